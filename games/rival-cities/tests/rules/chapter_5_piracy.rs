//! Tests for RC-5: piracy.

use crate::table::{ALTONA, HAMBURG, Table, goods};
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{Effect, Product};
use rondel_rival_cities::state::Task;

use Product::{Beer, Furniture, Leather};

#[test]
fn rc_5_27_piracy_takes_one_product_of_choice_and_no_letter() {
    let mut table = Table::first_game();
    table.give(ALTONA, Beer, 2).give(ALTONA, Leather, 1).give_letters(ALTONA, 2).start(Effect::Piracy(1));
    assert_eq!(table.legal(), [Action::Take(Beer), Action::Take(Leather), Action::Finish]);
    table.play(Action::Take(Leather));
    assert_eq!((table.city(HAMBURG).stock, table.city(ALTONA).stock), (goods(Leather, 1), goods(Beer, 2)));
    assert_eq!((table.city(ALTONA).letters, table.state.active()), (2, ALTONA));
}

#[test]
fn rc_5_28_first_the_rival_may_earn_prestige_then_up_to_three_are_taken() {
    for (answer, place) in [(Action::Accept, -1), (Action::Decline, 0)] {
        let mut table = Table::first_game();
        table.give(ALTONA, Beer, 3).give(ALTONA, Furniture, 2).start(Effect::PiracyForPrestige(3));
        assert_eq!(table.asks(), Some((ALTONA, Task::Offer(Effect::Prestige))));
        table.play(answer);
        assert_eq!((table.prestige_place(), table.asks()), (place, Some((HAMBURG, Task::Steal(3)))));
        table.play_all([Action::Take(Furniture), Action::Take(Beer), Action::Take(Furniture)]);
        assert_eq!(table.city(HAMBURG).stock, goods(Furniture, 2).plus(&goods(Beer, 1)));
        assert_eq!((table.city(ALTONA).stock, table.state.active()), (goods(Beer, 2), ALTONA));
    }
}

#[test]
fn rc_5_28_fewer_than_three_may_be_taken() {
    let mut table = Table::first_game();
    table.give(ALTONA, Beer, 3).start(Effect::PiracyForPrestige(3)).play(Action::Decline);
    table.play(Action::Take(Beer)).play(Action::Finish);
    assert_eq!((table.has(HAMBURG, Beer), table.has(ALTONA, Beer)), (1, 2));
    let mut table = Table::first_game();
    table.give(ALTONA, Beer, 2).start(Effect::PiracyForPrestige(3)).play(Action::Decline);
    table.play(Action::Take(Beer)).play(Action::Take(Beer));
    assert_eq!(table.state.active(), ALTONA, "no third is there");
}

#[test]
fn rc_5_28_what_the_rival_pays_for_a_repeat_cannot_be_stolen() {
    let mut table = Table::first_game();
    table.give(ALTONA, Furniture, 1).give(ALTONA, Beer, 1).give_alliance(ALTONA, 6);
    table.start(Effect::PiracyForPrestige(3)).play(Action::Accept).play(Action::RepeatWithAlliance);
    assert_eq!((table.prestige_place(), table.legal()), (-2, vec![Action::Take(Beer), Action::Finish]));
}

#[test]
fn rc_5_28_the_rivals_prestige_can_win_before_anything_is_stolen() {
    let mut table = Table::first_game();
    table.give(ALTONA, Furniture, 3).prestige(-7).start(Effect::PiracyForPrestige(3)).play(Action::Accept);
    assert_eq!(table.won(), Some((ALTONA, "end-prestige")));
    assert_eq!(table.has(ALTONA, Furniture), 3);
}
