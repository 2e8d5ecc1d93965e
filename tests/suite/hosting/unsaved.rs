//! Tests of the messages that guests receive while the host cannot save the table.

use rondel_hosting::{
    Acknowledged, ChatText, Guest, GuestTable, Request, TableStatus, ToGuest, ToHost, Update, read_to_guest, write,
};
use rondel_tests::one_guest::{ANN, exchange, fresh_ann, gathering, message, seated};

/// Delivers Ann's next message, if any, to a table that cannot be saved, and then delivers the messages of the
/// table to Ann. Returns the resulting updates.
fn exchange_unsaved(table: &mut impl GuestTable, ann: &mut Guest) -> Vec<Update> {
    if let Some(message) = ann.tell() {
        table.hear(ANN, &message).expect("Ann behaves");
    }
    let told = table.tell_unsaved().into_iter();
    told.map(|(_, message)| ann.hear(message).expect("an honest host")).collect()
}

#[test]
fn guests_are_told_that_the_host_cannot_save_and_nothing_else() {
    let (mut host, mut ann) = seated();
    let before = ann.standing().cloned();
    host.take(3).expect("a column");
    host.say_as(rondel::Seat::new(0), &ChatText::Phrase(1));
    assert_eq!(exchange_unsaved(&mut host, &mut ann), [Update::Unsaved]);
    assert!(ann.is_unsaved());
    assert_eq!((ann.plies(), ann.said().len()), (0, 0), "what is not on disk");
    assert_eq!(ann.standing(), before.as_ref(), "the last status still holds");
    for _ in 0..9 {
        host.tick();
        ann.tick();
        assert_eq!(exchange_unsaved(&mut host, &mut ann), [], "she has heard it");
    }
    assert!(host.is_waiting());
    exchange(&mut host, &mut ann);
    assert!(!ann.is_unsaved() && !host.is_waiting());
    assert_eq!((ann.plies(), ann.said().len()), (1, 1));
}

#[test]
fn a_request_made_meanwhile_is_answered_when_the_table_is_saved() {
    let (mut host, mut ann) = seated();
    host.take(3).expect("a column");
    exchange(&mut host, &mut ann);
    ann.choose(2);
    exchange_unsaved(&mut host, &mut ann);
    assert!(ann.is_unsaved() && ann.has_chosen());
    exchange(&mut host, &mut ann);
    assert_eq!((ann.plies(), ann.is_unsaved(), ann.has_chosen()), (2, false, false));
}

#[test]
fn who_comes_while_the_table_cannot_be_saved_is_told_before_being_welcomed() {
    let (mut gathering, mut ann) = (gathering(), fresh_ann());
    assert_eq!(exchange_unsaved(&mut gathering, &mut ann), [Update::Unsaved]);
    assert!(ann.is_unsaved() && ann.welcome().is_none());
    for _ in 0..9 {
        gathering.tick();
        ann.tick();
        assert_eq!(exchange_unsaved(&mut gathering, &mut ann), []);
    }
    while !gathering.is_ready() {
        ann.tick();
        gathering.hear(ANN, &ann.tell().expect("she wants in")).expect("she is invited");
        for (_, message) in gathering.tell() {
            ann.hear(message).expect("an honest host");
        }
    }
    assert!(ann.welcome().is_some() && !ann.is_unsaved());
}

#[test]
fn players_who_move_to_another_table_are_told_so_once_it_is_saved() {
    let (mut gathering, mut ann) = (gathering(), fresh_ann());
    let mut told = |gathering: &mut rondel_hosting::Lobby| {
        ann.tick();
        exchange_unsaved(gathering, &mut ann);
        exchange_unsaved(gathering, &mut ann);
    };
    told(&mut gathering);
    gathering.goes_on_at(rondel_hosting::TableId([7; 32]));
    told(&mut gathering);
    assert!(!gathering.is_left(), "she has heard only that it cannot be saved");
}

#[test]
fn a_notice_that_is_lost_is_sent_again_and_one_that_is_late_changes_nothing() {
    let (mut host, mut ann) = seated();
    let lost = host.tell_unsaved();
    assert_eq!(lost.len(), 1);
    assert_eq!(host.tell_unsaved(), []);
    (0..2).for_each(|_| host.tick());
    assert_eq!(host.tell_unsaved(), lost);
    exchange(&mut host, &mut ann);
    let (_, late) = lost.into_iter().next().expect("a notice");
    assert_eq!((ann.hear(late), ann.is_unsaved()), (Ok(Update::Nothing), false));
    // On a new connection, numbering may restart. The last notice remains valid until another status arrives.
    exchange_unsaved(&mut host, &mut ann);
    host.went(ANN);
    ann.connected();
    assert!(ann.is_unsaved());
    host.came(ANN);
    assert_eq!(host.tell_unsaved(), [], "she has not said anything yet");
    exchange_unsaved(&mut host, &mut ann);
    exchange(&mut host, &mut ann);
    assert!(!ann.is_unsaved());
}

#[test]
fn a_program_that_does_not_know_notices_ignores_them() {
    let (mut host, mut ann) = seated();
    let (_, notice) = host.tell_unsaved().into_iter().next().expect("a notice");
    let ToGuest::Standing(standing) = read_to_guest(&write(&notice)).expect("a message") else {
        panic!("{notice:?} is no status")
    };
    let number = standing.unsaved.expect("a notice");
    assert!(number > ann.standing().expect("known").version);
    // The status as read by an older program.
    let older = TableStatus { unsaved: None, ..standing };
    assert_eq!(ann.hear(ToGuest::Standing(older)), Ok(Update::Nothing));
    // An older program acknowledges its last status, and its requests are processed as before.
    let seen = Acknowledged { welcomed: true, standing: number - 1, events: 1, ..Acknowledged::default() };
    let said = ToHost { count: 99, seen, ..message(Some(Request::Say(ChatText::Phrase(1)))) };
    host.hear(ANN, &said).expect("she is a guest");
    assert_eq!(host.said().len(), 1);
    let usual = serde_json::to_value(ann.standing().expect("known")).expect("plain data");
    assert!(usual.get("unsaved").is_none(), "a usual status is as it was");
}
