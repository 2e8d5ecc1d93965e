//! Tests for RC-11: instant wins.

use crate::table::{ALTONA, HAMBURG, Table};
use rondel::scene::Tone;
use rondel::{Observer, Stage};
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
    // Lawsuit 9 yields prestige, then a sway. After that, the other actions of the card would follow.
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
    // Altona's larger fleet earns prestige and wins the game in step 2. Hamburg would win its third lawsuit in
    // step 5.
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

/// Returns the seats that are shown as one step from a win by this rule.
fn near(table: &Table, rule: &str) -> Vec<usize> {
    let goals = table.rules.goals(&table.state, Observer::Spectator);
    let goal = goals.list.iter().find(|goal| goal.rule == rule).expect("a way to win");
    goal.one_short().collect()
}

#[test]
fn rc_11_1_a_lead_of_two_ships_is_one_step_from_winning_only_if_a_third_can_be_paid() {
    let mut table = Table::first_game();
    table.give_ship(HAMBURG, 20).give_ship(HAMBURG, 21).ship_for_sale(1, 0);
    // Hamburg has nothing to pay for a long move, and no card that buys a ship is near.
    assert_eq!(near(table.turn_of(HAMBURG).jar_at(0), "RC-11.1"), [0; 0], "out of reach");
    table.turn_of(ALTONA);
    assert_eq!(near(&table, "RC-11.1"), [0], "Altona may move the jar to such a card");
    table.no_ship_stack();
    for slot in 0..4 {
        let ship = table.state.ships.take(slot).expect("a ship for sale");
        table.state.ship_box.add(ship);
    }
    assert_eq!(near(&table, "RC-11.1"), [0; 0], "no ship is for sale");
}

#[test]
fn rc_11_2_two_lawsuits_are_one_step_from_winning_only_with_a_lead_in_the_next() {
    let mut table = Table::first_game();
    table.lawsuits_won(ALTONA, &[9, 3]).lawsuit(0, 6, 1).lawsuit(1, 7, 0);
    assert_eq!(near(&table, "RC-11.2"), [0; 0], "Hamburg leads in I, and nobody in II");
    table.lawsuit(1, 7, -1);
    assert_eq!(near(&table, "RC-11.2"), [1]);
}

#[test]
fn rc_11_the_race_stands_on_both_mats_and_counts_like_the_goals() {
    let mut table = Table::first_game();
    table.give_ship(HAMBURG, 20).give_alliance(ALTONA, 1).prestige(3);
    let goals = table.rules.goals(&table.state, Observer::Spectator);
    let scene = table.rules.scene(&table.state, Observer::Spectator);
    for seat in [HAMBURG, ALTONA] {
        for (number, goal) in goals.list.iter().take(4).enumerate() {
            let id = rondel::ElementId::new("race", (seat.index() * 4 + number) as u32);
            let tile = scene.piece(id).expect("a tile for each way to win");
            // For ships, the count is the lead over the rival.
            let key = if goal.rule == "RC-11.1" { "race-lead" } else { "race-count" };
            let count = rondel::Text::new(key)
                .with("has", goal.counts()[seat.index()])
                .with("needs", goal.needs.expect("a target"));
            assert_eq!(tile.face.lines, [vec![rondel::scene::Inline::Text(count)]], "{seat}, {}", goal.rule);
        }
    }
}

#[test]
fn rc_11_after_an_instant_win_only_the_ways_to_win_are_listed() {
    let mut table = Table::first_game();
    table.give_ship(HAMBURG, 20).give_ship(HAMBURG, 21).ship_for_sale(1, 0).give(HAMBURG, Product::Furniture, 3);
    assert_eq!(table.rules.score_sheet(&table.state).lines.len(), 6, "stars by source");
    table.start(Effect::Ship).play(Action::Buy(ShipId(0)));
    assert_eq!(table.won(), Some((HAMBURG, "end-ships")));
    let sheet = table.rules.decisive_score(&table.state);
    assert_eq!(sheet.lines.iter().map(|(_, ships)| ships.as_slice()).collect::<Vec<_>>(), [[3, 0]]);
    let ways = |table: &Table| {
        let goals = table.rules.goals(&table.state, Observer::Spectator);
        goals.list.iter().map(|goal| goal.rule).collect::<Vec<&str>>()
    };
    assert_eq!(ways(&table), ["RC-11.1", "RC-11.2", "RC-11.3", "RC-11.4"], "no stars and no end conditions");
    let mut table = Table::first_game();
    table.prestige(7).start(Effect::Prestige);
    assert_eq!(ways(&table), ["RC-11.4", "RC-11.1", "RC-11.2", "RC-11.3"], "what won comes first");
}

#[test]
fn rc_11_what_a_city_has_won_is_in_its_colour_and_what_is_on_offer_is_not() {
    let mut table = Table::first_game();
    table.give_ship(HAMBURG, 20).give_alliance(ALTONA, 4);
    let scene = table.rules.scene(&table.state, Observer::Spectator);
    let tones = |kind: &str, owner: Option<rondel::Seat>| -> Vec<Tone> {
        let zones = scene.zones.iter().filter(|zone| zone.owner == owner);
        let pieces = zones.flat_map(|zone| &zone.pieces).filter(|piece| piece.id.kind == kind);
        pieces.map(|piece| piece.tone).collect()
    };
    assert_eq!(tones("ship", Some(HAMBURG)), [Tone::Seat(HAMBURG)]);
    assert_eq!(tones("alliance", Some(ALTONA)), [Tone::Seat(ALTONA)]);
    assert_eq!(tones("ship", None), [Tone::Neutral; 4]);
}
