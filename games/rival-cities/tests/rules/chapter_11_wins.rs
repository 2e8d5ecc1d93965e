//! Tests for RC-11: instant wins.

use crate::table::{ALTONA, HAMBURG, Table};
use rondel_rival_cities::Action;
use rondel_rival_cities::content::{AllianceId, Effect, Product, ShipId, SpecialId};

#[test]
fn rc_11_1_three_ships_more_than_the_rival_win() {
    for (rivals, wins) in [(0, true), (1, false)] {
        let mut table = Table::first_game();
        table.give_ship(HAMBURG, 20).give_ship(HAMBURG, 21);
        if rivals > 0 {
            table.give_ship(ALTONA, 12);
        }
        table.ship_for_sale(1, 0).give(HAMBURG, Product::Furniture, 3).start(Effect::Ship).play(Action::Buy(ShipId(0)));
        assert_eq!(table.won(), wins.then_some((HAMBURG, "end-ships")));
    }
}

#[test]
fn rc_11_2_the_third_lawsuit_wins() {
    for (number_before, wins) in [(2, true), (1, false)] {
        let mut table = Table::first_game();
        table.lawsuit(0, 6, -2).lawsuits_won(ALTONA, &[9, 3][..number_before]).season_step(5);
        assert_eq!(table.won(), wins.then_some((ALTONA, "end-lawsuits")));
    }
    let mut table = Table::first_game();
    table.lawsuit(0, 6, 2).lawsuits_won(HAMBURG, &[9, 3]).start(Effect::Court).play(Action::Accept);
    assert_eq!(table.won(), Some((HAMBURG, "end-lawsuits")), "by a Court ruling");
}

#[test]
fn rc_11_3_all_four_alliances_win() {
    let mut table = Table::first_game();
    table.alliances_in_play([1, 3, 5, 7]);
    table.give_alliance(HAMBURG, 1).give_alliance(HAMBURG, 3).start(Effect::Alliance).play(Action::Ally(AllianceId(6)));
    assert_eq!(table.won(), None, "three are not four");
    table.turn_of(HAMBURG).start(Effect::Alliance).play(Action::Ally(AllianceId(4)));
    assert_eq!(table.won(), Some((HAMBURG, "end-alliances")));
}

#[test]
fn rc_11_3_the_fourth_may_be_the_rivals() {
    let mut table = Table::first_game();
    table.alliances_in_play([1, 3, 5, 7]).give_alliance(ALTONA, 7).give_letters(HAMBURG, 1);
    table.give_alliance(HAMBURG, 1).give_alliance(HAMBURG, 3).give_alliance(HAMBURG, 5);
    table.start(Effect::Alliance).play(Action::Ally(AllianceId(6)));
    assert_eq!(table.won(), Some((HAMBURG, "end-alliances")));
}

#[test]
fn rc_11_4_the_eighth_step_wins() {
    for (city, place) in [(HAMBURG, 6), (ALTONA, -6)] {
        let mut table = Table::first_game();
        table.turn_of(city).prestige(place).start(Effect::Prestige);
        assert_eq!(table.won(), None, "the seventh does not");
        table.turn_of(city).start(Effect::Prestige);
        assert_eq!(table.won(), Some((city, "end-prestige")));
    }
}

#[test]
fn rc_11_5_the_game_stops_amid_an_action() {
    let mut table = Table::first_game();
    // Lawsuit 9: prestige, then a sway. The rest of the card would follow.
    table.lawsuit(2, 9, 0).prestige(7).give(HAMBURG, Product::Leather, 3).give_special(HAMBURG, 2).at_option(1);
    table.play_all([Action::OptionB(SpecialId(1)), Action::Perform(0), Action::Advance(2), Action::Accept]);
    assert_eq!(table.won(), Some((HAMBURG, "end-prestige")));
    assert_eq!(table.marker(2), 0, "the sway never came");
    assert!(table.legal().is_empty() && table.asks().is_none());
}

#[test]
fn rc_11_5_ship_1_wins_with_the_first_of_its_two_moves() {
    let mut table = Table::first_game();
    table.prestige(7).ship_for_sale(1, 0).give(HAMBURG, Product::Furniture, 3).start(Effect::Ship);
    table.play(Action::Buy(ShipId(0))).play(Action::Accept);
    assert_eq!(table.won(), Some((HAMBURG, "end-prestige")));
}

#[test]
fn rc_11_5_the_winning_ship_needs_no_immediate_effect() {
    let mut table = Table::first_game();
    table.give_ship(HAMBURG, 20).give_ship(HAMBURG, 21).ship_for_sale(4, 0).give(HAMBURG, Product::Furniture, 2);
    table.start(Effect::Ship).play(Action::Buy(ShipId(3)));
    assert_eq!((table.won(), table.city(HAMBURG).letters), (Some((HAMBURG, "end-ships")), 0));
    assert_eq!(table.state.ships.get(0), None, "nor is its space filled");
}

#[test]
fn rc_11_5_an_off_season_step_can_win_before_the_next_begins() {
    let mut table = Table::first_game();
    // Altona's fleet wins by prestige in step 2, although Hamburg would win its third lawsuit in step 5.
    table.give_ship(ALTONA, 20).prestige(-7).lawsuit(0, 6, 4).lawsuits_won(HAMBURG, &[9, 3]);
    table.off_season().play(Action::Accept);
    assert_eq!(table.won(), Some((ALTONA, "end-prestige")));
    assert_eq!(table.city(ALTONA).letters, 0, "no income was paid");
}

#[test]
fn rc_11_5_the_third_lawsuit_wins_before_its_bonus() {
    let mut table = Table::first_game();
    table.lawsuit(0, 6, 2).lawsuits_won(HAMBURG, &[9, 3]).season_step(5);
    assert_eq!((table.city(HAMBURG).letters, table.lawsuit_on(0)), (0, None));
}

#[test]
fn rc_11_5_an_instant_win_needs_no_stars() {
    let mut table = Table::first_game();
    table.give_stars(ALTONA, 12).prestige(7).start(Effect::Prestige);
    assert_eq!(table.won(), Some((HAMBURG, "end-prestige")));
}
