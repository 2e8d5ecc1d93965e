//! Chapter 11: what is asked tells nothing, and what was seen cannot be taken back.

use rondel_spandau_1780::Action;
use rondel_spandau_1780::state::Task;

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
