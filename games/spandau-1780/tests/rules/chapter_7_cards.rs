//! Tests for SP-7: playing cards.

use crate::table::{BLUE, RED, STOP, Table, at, card};
use rondel_spandau_1780::Action;
use rondel_spandau_1780::content::{Good, Symbol};
use rondel_spandau_1780::state::{Task, count_of};

const REGIONS: [&str; 4] = ["zehlendorf", "lankwitz", "tegel", "wedding"];

/// Returns a table in which Red controls some regions and has these cards. The board shows one Progress and one
/// Tobacco.
fn with(regions: usize, active: &[&str], hand: &[&str]) -> Table {
    let mut table = Table::usual(2);
    for region in &REGIONS[..regions] {
        // The stones are only added to the map. No stone leaves Red's board, so no symbol is uncovered.
        let player = &mut table.state.players[RED];
        for slot in 0..2 {
            player.influence.add(at(region, slot));
        }
    }
    table.active(RED, active).hand(RED, hand);
    table
}

/// Asks Red to play cards.
fn asked(mut table: Table) -> Table {
    table.ask(RED, Task::PlayCards);
    table
}

fn plays(regions: usize, active: &[&str], hand: &[&str]) -> Vec<Action> {
    let table = asked(with(regions, active, hand));
    if table.task() == Some(STOP) {
        Vec::new()
    } else {
        table.legal().into_iter().filter(|action| *action != Action::Finish).collect()
    }
}

fn play(id: &str) -> Action {
    Action::Play(card(id))
}

fn replace(id: &str, old: &str) -> Action {
    Action::Replace(card(id), card(old))
}

/// Plays without the conservation check, because the stones added by [`with`] were not taken from a board.
fn apply(table: &mut Table, action: Action) {
    assert!(table.may(action), "{action:?} is not among {:?}", table.legal());
    rondel::Ruleset::apply(&table.rules, &mut table.state, action, &mut table.dealer);
}

#[test]
fn sp_7_1_as_many_cards_may_be_active_as_one_controls_regions() {
    let hand = ["weekly_market", "village_inn", "havel_ferry"];
    for regions in 0..=3 {
        let mut table = asked(with(regions, &[], &hand));
        let mut played = 0;
        while let Some(action) =
            hand.iter().map(|id| play(id)).find(|action| table.task() == Some(Task::PlayCards) && table.may(*action))
        {
            apply(&mut table, action);
            played += 1;
        }
        assert_eq!((played, count_of(&table.state.players[RED].active) as usize), (regions, regions));
    }
}

#[test]
fn sp_7_1_a_region_with_one_stone_is_not_controlled() {
    let mut table = with(0, &[], &["weekly_market"]);
    table.state.players[RED].influence.add(at("zehlendorf", 0));
    table.state.players[RED].influence.add(at("lankwitz", 0));
    assert_eq!(asked(table).task(), Some(STOP));
}

#[test]
fn sp_7_2_the_symbols_required_must_be_there_and_are_not_used_up() {
    assert_eq!(plays(1, &[], &["sugar_refinery"]), [play("sugar_refinery")], "it needs one Progress");
    assert_eq!(plays(1, &[], &["academy_of_arts"]), [], "it needs two");
    assert_eq!(plays(2, &["grey_friars"], &["academy_of_arts"]), [play("academy_of_arts")]);
    assert_eq!(plays(2, &["grey_friars"], &["orangery"]), [], "it needs a palace symbol besides");
    assert_eq!(plays(3, &["grey_friars", "court_tailor"], &["orangery"]), [play("orangery")]);
    let mut table = asked(with(2, &[], &["sugar_refinery", "boatyard"]));
    apply(&mut table, play("sugar_refinery"));
    apply(&mut table, play("boatyard"));
    assert_eq!(table.symbols(RED, Symbol::Progress), 1, "one Progress served both");
}

#[test]
fn sp_7_2_levels_in_the_palace_are_no_palace_symbols() {
    let mut table = with(2, &["grey_friars"], &["orangery"]);
    table.state.players[RED].level = 5;
    assert_eq!(asked(table).legal(), [Action::Finish]);
}

#[test]
fn sp_7_2_a_card_goes_from_the_hand_to_the_active_ones() {
    let mut table = asked(with(1, &[], &["weekly_market"]));
    apply(&mut table, play("weekly_market"));
    assert_eq!(count_of(&table.state.players[RED].hand), 0);
    assert!(table.state.players[RED].active[0].has(card("weekly_market").number()));
}

#[test]
fn sp_7_3_goods_required_must_be_among_the_symbols_and_are_paid_from_the_stock() {
    for (symbol, stock, may) in
        [(false, 0, false), (true, 0, false), (false, 3, false), (true, 1, true), (true, 3, true)]
    {
        let mut table = with(2, if symbol { &["wheat_field"] } else { &[] }, &["brewery"]);
        table.goods(RED, Good::Wheat, stock, 4);
        let mut table = asked(table);
        assert_eq!(table.task() == Some(Task::PlayCards) && table.may(play("brewery")), may, "{symbol} {stock}");
        if may {
            apply(&mut table, play("brewery"));
            assert_eq!(table.stock_and_price(RED, Good::Wheat), (stock - 1, 4), "once, and no price changes");
        }
    }
}

#[test]
fn sp_7_3_coins_required_must_be_among_the_symbols_and_are_paid() {
    for (symbols, coins, may) in [(0, 9, false), (1, 9, false), (2, 1, false), (2, 2, true), (3, 5, true)] {
        let active = &["weekly_market", "village_inn", "havel_ferry"][..symbols];
        let mut table = with(4, active, &["infantry_barracks"]);
        table.coins(RED, coins);
        let mut table = asked(table);
        assert_eq!(
            table.task() == Some(Task::PlayCards) && table.may(play("infantry_barracks")),
            may,
            "{symbols} {coins}"
        );
        if may {
            apply(&mut table, play("infantry_barracks"));
            assert_eq!(table.coins_of(RED), coins - 2);
        }
    }
}

#[test]
fn sp_7_3_cards_without_coins_or_goods_cost_nothing() {
    let mut table = with(1, &[], &["sugar_refinery"]);
    table.coins(RED, 3).goods(RED, Good::Tobacco, 2, 3);
    let mut table = asked(table);
    apply(&mut table, play("sugar_refinery"));
    assert_eq!((table.coins_of(RED), table.stock_and_price(RED, Good::Tobacco)), (3, (2, 3)));
}

#[test]
fn sp_7_4_where_there_is_no_room_a_card_takes_the_place_of_an_active_one() {
    let active = ["weekly_market", "wheat_field"];
    assert_eq!(
        plays(2, &active, &["havel_ferry"]),
        [replace("havel_ferry", active[0]), replace("havel_ferry", active[1])]
    );
    let mut table = asked(with(2, &active, &["havel_ferry"]));
    apply(&mut table, replace("havel_ferry", "wheat_field"));
    let player = &table.state.players[RED];
    assert!(!player.active[1].has(card("wheat_field").number()) && player.active[2].has(card("havel_ferry").number()));
    assert!(table.state.decks[1].discard.has(card("wheat_field").number()), "the old one lies on its pile");
    assert_eq!(count_of(&player.active), 2);
}

#[test]
fn sp_7_4_the_requirements_must_be_met_without_the_card_that_goes() {
    let active = ["grey_friars", "weekly_market"];
    assert_eq!(plays(2, &active, &["academy_of_arts"]), [replace("academy_of_arts", "weekly_market")]);
    let mut table = with(1, &["weekly_market"], &["calico_printing_works"]);
    table.coins(RED, 5);
    assert_eq!(asked(table).legal(), [Action::Finish], "the coin symbol goes with the market");
}

#[test]
fn sp_7_4_with_more_active_cards_than_one_may_have_one_takes_the_place_of_one() {
    let active = ["weekly_market", "wheat_field", "village_inn"];
    for regions in 0..=2 {
        let mut table = asked(with(regions, &active, &["havel_ferry"]));
        assert!(!table.may(play("havel_ferry")));
        apply(&mut table, replace("havel_ferry", "weekly_market"));
        assert_eq!(count_of(&table.state.players[RED].active), 3);
    }
}

#[test]
fn sp_7_4_without_regions_and_active_cards_nothing_is_played() {
    assert_eq!(plays(0, &[], &["weekly_market"]), []);
}

#[test]
fn sp_7_5_the_benefits_of_a_card_count_at_once_also_for_the_next() {
    let mut table = asked(with(2, &[], &["grey_friars", "academy_of_arts"]));
    assert!(!table.may(play("academy_of_arts")));
    apply(&mut table, play("grey_friars"));
    apply(&mut table, play("academy_of_arts"));
    assert_eq!(table.symbols(RED, Symbol::Artist), 2);
}

#[test]
fn sp_7_5_coins_and_goods_of_a_card_come_at_the_harvest_only() {
    let mut table = asked(with(2, &[], &["weekly_market", "wheat_field"]));
    apply(&mut table, play("weekly_market"));
    apply(&mut table, play("wheat_field"));
    assert_eq!((table.coins_of(RED), table.state.players[RED].stock), (0, [0; 6]));
}

#[test]
fn sp_7_6_active_cards_stay_when_requirements_and_regions_are_lost() {
    let mut table = Table::usual(3);
    table.active(RED, &["spandau_citadel", "academy_of_sciences"]).coins(BLUE, 4);
    for seat in [RED, BLUE] {
        table.turn_of(seat);
        while table.state.active == seat && table.state.round == 1 {
            table.play_first();
        }
    }
    let active = &table.state.players[RED].active;
    assert_eq!((table.state.round, count_of(active)), (2, 2), "without a single region");
}

#[test]
fn sp_7_6_nobody_may_lay_an_active_card_aside() {
    let table = asked(with(3, &["weekly_market", "wheat_field"], &["havel_ferry"]));
    assert_eq!(table.legal(), [play("havel_ferry"), Action::Finish], "no replacing where there is room");
}
