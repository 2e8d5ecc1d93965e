//! Tests for SP-11: questions reveal nothing, and actions that reveal hidden information cannot be undone.

use rondel_spandau_1780::Action;
use rondel_spandau_1780::state::{Phase, Task};

use crate::table::{RED, STOP, Table};

#[test]
fn sp_11_1_whoever_has_cards_and_room_is_asked_whatever_the_cards_are() {
    for card in ["weekly_market", "academy_of_sciences"] {
        let mut table = Table::usual(2);
        table.hand(RED, &[card]).control(RED, "zehlendorf").ask(RED, Task::PlayCards);
        assert_eq!(table.task(), Some(Task::PlayCards), "{card}");
    }
    let mut table = Table::usual(2);
    table.hand(RED, &[]).control(RED, "zehlendorf").ask(RED, Task::PlayCards);
    assert_eq!(table.task(), Some(STOP), "that there is no card all can see");
}

#[test]
fn sp_11_1_whoever_has_hidden_works_and_a_coin_is_asked_whatever_the_works_are() {
    let artist = || {
        let mut table = Table::usual(2);
        table.active(RED, &["painters_workshop"]).coins(RED, 1);
        table.state.public = u32::MAX;
        table
    };
    let mut table = artist();
    table.ask(RED, Task::Act(Phase::Artist));
    assert_eq!(table.task(), Some(Task::Inspect(1)), "others cannot know that there is nothing left to learn");
    assert!(table.may(Action::Finish) && table.legal().len() == 1);
    let mut table = artist();
    let works = table.state.players[RED].works;
    table.state.seen = table.state.seen.or(works);
    table.ask(RED, Task::Act(Phase::Artist));
    assert_eq!(table.task(), Some(STOP), "that all is known all can see");
}

#[test]
fn sp_11_5_whoever_has_works_enough_is_asked_whatever_they_are() {
    let mut table = Table::usual(2);
    table.ask(RED, Task::LastClaim);
    assert_eq!(table.task(), Some(STOP), "five works are too few for any collection");
    let mut table = Table::usual(2);
    let sixth = table.state.stack.iter().next().expect("a work is left");
    table.more_work(RED, sixth).ask(RED, Task::LastClaim);
    assert_eq!(table.task(), Some(Task::LastClaim));
    assert!(table.may(Action::Finish));
}

#[test]
fn sp_11_2_who_has_seen_the_cards_drawn_cannot_take_that_back() {
    let mut table = Table::usual(2);
    table
        .hand(RED, &[])
        .face_down(RED, &["weekly_market"])
        .control(RED, "zehlendorf")
        .ask_all(RED, &[Task::Expand, Task::TakeDrawn]);
    let before = table.dealer.draws();
    table.play(Action::Finish);
    assert!(table.dealer.draws() > before, "a secret was seen");
    let mut table = Table::usual(2);
    table.hand(RED, &["weekly_market"]).control(RED, "zehlendorf").ask_all(RED, &[Task::Expand, Task::TakeDrawn]);
    let before = table.dealer.draws();
    table.play(Action::Finish);
    assert_eq!(table.dealer.draws(), before, "nothing was face down");
}

#[test]
fn sp_11_4_who_has_seen_the_end_cannot_take_that_back() {
    let mut table = Table::usual(2);
    table.state.campaign = 3;
    table.active(RED, &["main_guardhouse"]);
    table.state.players[RED].progress = Some(11);
    table.ask(RED, Task::Advance);
    let before = table.dealer.draws();
    table.stack(&[]).play(Action::Advance);
    assert!(table.state.ended.is_some() && table.dealer.draws() > before, "all works were shown");
}
