//! Tests of how messages are sent and resent.

use std::sync::Arc;

use rondel::{Dealer, Turn};
use rondel_hosting::{Acknowledged, Event, GuestTable as _, Host, NumberedEvent, ToGuest, ToHost};
use rondel_tests::one_guest::{ANN, exchange, message, seated};

#[test]
fn what_has_just_been_sent_is_given_a_whole_tick_before_it_is_sent_again() {
    let (mut host, mut ann) = seated();
    let told = |host: &mut Host| host.tell().into_iter().map(|(_, message)| message).collect::<Vec<_>>();
    host.tick();
    host.take(0).expect("a choice");
    let first = told(&mut host);
    assert!(first.iter().any(|message| matches!(message, ToGuest::Report(_))), "{first:?}");
    host.tick();
    assert_eq!(told(&mut host), [], "it may still be on its way");
    host.tick();
    assert_eq!(told(&mut host), first, "it is lost");
    for message in first {
        ann.hear(message).expect("an honest host");
    }
    let heard = ann.tell().expect("she has heard it");
    host.hear(ANN, &heard).expect("she is a guest");
    for _ in 0..3 {
        host.tick();
        assert_eq!(told(&mut host), [], "it has arrived");
    }
}

#[test]
fn a_guest_whose_first_word_over_a_new_connection_is_lost_says_it_again() {
    let (mut host, mut ann) = seated();
    host.went(ANN);
    host.take(0).expect("a choice");
    host.came(ANN);
    ann.connected();
    ann.tell().expect("she says who she is, and it is lost");
    assert_eq!((ann.tell(), host.tell()), (None, Vec::new()));
    ann.tick();
    exchange(&mut host, &mut ann);
    assert_eq!(ann.plies(), 1, "she has heard what was played meanwhile");
    ann.tick();
    assert_eq!(ann.tell(), None, "and is silent then");
}

/// Returns the events among the messages that the host sends next.
fn reports(host: &mut Host) -> Vec<Arc<NumberedEvent>> {
    let report = |(_, message)| if let ToGuest::Report(report) = message { Some(report) } else { None };
    host.tell().into_iter().filter_map(report).collect()
}

#[test]
fn what_is_sent_again_is_not_made_again_unless_it_is_so_no_more() {
    let (mut host, _) = seated();
    let again = |host: &mut Host| {
        (0..2).for_each(|_| host.tick());
        reports(host)
    };
    host.take(0).expect("a choice");
    let first = reports(&mut host);
    let second = again(&mut host);
    assert!(first.len() == 1 && Arc::ptr_eq(&first[0], &second[0]), "{first:?}, {second:?}");
    host.take_back(1).expect("nothing was seen");
    let third = again(&mut host);
    assert_eq!((&third[0].event, &third[1].event), (&Event::Gone, &Event::TakenBack { ply: 0 }));
}

#[test]
fn a_guest_that_forgets_and_remembers_takes_no_more_room() {
    let (mut host, _) = seated();
    let mut luck = Dealer::seeded(4);
    while matches!(host.session().turn(), Turn::Decide(_)) {
        host.take(luck.below(host.session().choices().len() as u32) as usize).expect("a free column");
    }
    let all = host.happened() as u32;
    let mut held = Vec::new();
    for (count, events) in (2..).zip([0, all, 10, 0, 16, 5, all - 1, 0]) {
        let seen = Acknowledged { welcomed: true, events, ..Acknowledged::default() };
        host.hear(ANN, &ToHost { count: count * 9, seen, ..message(None) }).expect("she may have forgotten");
        (0..2).for_each(|_| host.tick());
        held.extend(reports(&mut host));
        held.sort_by_key(Arc::as_ptr);
        held.dedup_by_key(|report| Arc::as_ptr(report));
        let kept = held.iter().filter(|report| Arc::strong_count(report) > 1).count();
        assert!(kept <= 8, "{kept} events are kept for one guest");
    }
    assert!(held.len() > 24, "{} events were told, some of them twice", held.len());
}
