//! Tests for HB-3: a visit to every building and every starting building.

use std::collections::BTreeSet;

use crate::table::{BLUE, GREEN, RED, Table, at, card, pay, start, take};
use rondel_harbour::Action::{Finish, LevyFrom, Move, Part, Put, Ship, Swap};
use rondel_harbour::content::Good::{self, Fish, Livestock, Stone, Wood};
use rondel_harbour::content::{Board, Deed, Effect};
use rondel_harbour::{Action, Boards, HarbourSetup};

/// A visit by Red to a building, and its result.
struct Visit {
    id: &'static str,
    owned: &'static [&'static str],
    before: [u8; 4],
    plays: Vec<Action>,
    after: [u8; 4],
    order: [Good; 4],
    bought: &'static [&'static str],
}

/// Returns a visit in which Red enters this building with the goods in `before`, plays these actions and then
/// has the goods in `after`.
fn visit(id: &'static str, before: [u8; 4], plays: &[Action], after: [u8; 4]) -> Visit {
    Visit { id, owned: &[], before, plays: plays.to_vec(), after, order: [Fish, Livestock, Wood, Stone], bought: &[] }
}

impl Visit {
    fn owning(self, owned: &'static [&'static str]) -> Self {
        Self { owned, ..self }
    }

    fn with_market_after(self, order: [Good; 4]) -> Self {
        Self { order, ..self }
    }

    fn buying(self, bought: &'static [&'static str]) -> Self {
        Self { bought, ..self }
    }
}

fn buy(id: &str) -> Action {
    Action::Buy(card(id))
}

/// Returns the visits. Red comes from the quarry, Blue is on the cattle ferry with one wood, and Green has one
/// stone. The cattle ferry costs $6, the lumber yard $6 and the quarry $7.
fn visits() -> Vec<Visit> {
    vec![
        visit("sushi_shop", [2, 0, 0, 0], &[], [1, 1, 1, 1]),
        visit("flute_carver", [0, 0, 2, 0], &[], [1, 1, 1, 1]),
        visit("goulash_kitchen", [0, 2, 0, 0], &[], [1, 1, 1, 1]),
        visit("masoners_hall", [0, 0, 0, 2], &[], [1, 1, 1, 1]),
        visit("pub", [1, 1, 0, 0], &[], [0, 0, 2, 2]),
        visit("bathhouse", [0, 0, 1, 1], &[], [2, 2, 0, 0]),
        visit("smokehouse", [1, 0, 1, 0], &[], [0, 2, 0, 2]),
        visit("griffin_stable", [0, 1, 0, 1], &[], [2, 0, 2, 0]),
        visit("inn", [1, 0, 1, 1], &[], [0, 4, 0, 0]),
        visit("golem_workshop", [0, 3, 0, 0], &[], [0, 0, 0, 5]),
        visit("pawn_shop", [1, 1, 1, 0], &[pay([1, 1, 0, 0]), take([0, 0, 1, 2])], [0, 0, 2, 2]),
        visit("bait_shop", [0; 4], &[], [2, 0, 0, 0]),
        visit("cattle_ferry", [0; 4], &[], [0, 2, 0, 0]),
        visit("lumber_yard", [0; 4], &[], [0, 0, 2, 0]),
        visit("quarry", [0; 4], &[], [0, 0, 0, 2]),
        visit("lighthouse", [0; 4], &[take([0, 0, 1, 0])], [1, 0, 1, 0]),
        visit("fish_market", [0; 4], &[], [2, 0, 0, 0]).owning(&["pub"]),
        visit("ranch", [0; 4], &[], [0, 2, 0, 0]).owning(&["pub"]),
        visit("shipbreakers_yard", [0; 4], &[], [0, 0, 2, 0]).owning(&["pub"]),
        visit("ballast_quay", [0; 4], &[], [0, 0, 0, 2]).owning(&["pub"]),
        visit("warehouse_row", [0; 4], &[take([0, 1, 1, 0])], [0, 1, 1, 0]).owning(&["inn", "smokehouse"]),
        visit("ice_cellar", [0; 4], &[], [2, 2, 0, 0]).owning(&["inn", "smokehouse"]),
        visit("hall_of_mirrors", [0, 0, 3, 0], &[], [0, 0, 6, 0]),
        visit("canal_lock", [0; 4], &[Move(Fish, 3)], [0; 4]).with_market_after([Livestock, Wood, Stone, Fish]),
        visit("commodity_exchange", [0; 4], &[Put(Fish), Put(Livestock), Put(Wood)], [0; 4])
            .with_market_after([Stone, Wood, Livestock, Fish]),
        visit("tax_office", [1, 0, 0, 0], &[], [1, 0, 1, 1]),
        visit("abbey", [0; 4], &[take([0, 0, 1, 0]), take([1, 0, 0, 0]), take([1, 0, 0, 0])], [1, 1, 1, 0]),
        visit("clocktower", [0; 4], &[], [0, 0, 0, 2]),
        visit("imaginarium", [0; 4], &[], [0, 2, 0, 0]),
        visit("shipbuilders_guild", [0, 0, 0, 5], &[Ship(Stone), buy("cattle_ferry")], [0; 4])
            .with_market_after([Stone, Fish, Livestock, Wood])
            .buying(&["cattle_ferry"]),
        visit(
            "library",
            [0, 3, 3, 5],
            &[Part(0), Ship(Livestock), Ship(Wood), Ship(Stone), buy("cattle_ferry"), buy("lumber_yard")],
            [0; 4],
        )
        .with_market_after([Stone, Wood, Livestock, Fish])
        .buying(&["cattle_ferry", "lumber_yard"]),
        visit(
            "bank",
            [1, 1, 0, 5],
            &[pay([0, 1, 0, 0]), take([1, 0, 0, 0]), Finish, Ship(Fish), Ship(Stone), buy("quarry")],
            [0; 4],
        )
        .with_market_after([Stone, Fish, Livestock, Wood])
        .buying(&["quarry"]),
        visit("traders_guild", [0; 4], &[Part(0), take([0, 0, 1, 0]), Swap(Fish, Wood)], [0, 0, 1, 0])
            .with_market_after([Wood, Livestock, Fish, Stone]),
        visit("architectural_society", [2, 0, 0, 4], &[Ship(Fish), Ship(Stone), buy("quarry")], [0; 4])
            .with_market_after([Stone, Fish, Livestock, Wood])
            .buying(&["quarry"]),
        visit(
            "privateer_ship",
            [2, 0, 0, 5],
            &[Part(0), LevyFrom(BLUE), Ship(Fish), Ship(Stone), buy("quarry")],
            [0, 0, 1, 0],
        )
        .with_market_after([Stone, Fish, Livestock, Wood])
        .buying(&["quarry"]),
        visit(
            "dock_crane",
            [2, 0, 0, 5],
            &[Part(1), Ship(Fish), Ship(Stone), buy("quarry"), Swap(Wood, Stone)],
            [0; 4],
        )
        .with_market_after([Wood, Fish, Livestock, Stone])
        .buying(&["quarry"]),
    ]
}

#[test]
fn hb_3_4_each_building_does_what_its_card_says() {
    for visit in visits() {
        let mut table = Table::wharfs(3);
        table.worker_at(RED, at("quarry")).worker_at(BLUE, at("cattle_ferry"));
        table.stock(BLUE, [0, 0, 1, 0]).stock(GREEN, [0, 0, 0, 1]).stock(RED, visit.before);
        table.own_all(RED, visit.owned).for_sale(visit.id, 0);
        // A worker that is already on this building starts from home instead.
        for seat in [RED, BLUE] {
            if table.state.players[seat].worker == Some(at(visit.id)) {
                table.worker_at(seat, start(seat));
            }
        }
        table.enter(visit.id).play_all(&visit.plays);
        assert_eq!(table.has(RED), visit.after, "{}", visit.id);
        assert_eq!(table.order(), visit.order, "{}", visit.id);
        assert_eq!(table.decides(), Some(BLUE), "{}: the turn is over", visit.id);
        assert!(visit.bought.iter().all(|id| table.owns(RED, id)), "{}", visit.id);
        assert_eq!(usize::from(table.state.players[RED].bought()), visit.owned.len() + visit.bought.len());
    }
}

#[test]
fn hb_3_4_no_building_was_forgotten() {
    let visited: BTreeSet<&str> = visits().iter().map(|visit| visit.id).collect();
    assert_eq!((visits().len(), visited.len()), (36, 36));
}

/// Returns a table with the bundled content in which Red enters the starting building of this board with these goods.
fn at_home(board: u8, before: [u8; 4]) -> Table {
    let mut table = Table::with(2, &HarbourSetup { boards: Boards::Wharfs, ..HarbourSetup::default() });
    table.state.players[RED].board = Some(board);
    table.stock(RED, before).play(Action::Enter(start(RED)));
    table
}

#[test]
fn hb_3_18_each_starting_building_gives_its_goods() {
    for board in 0..21 {
        let mut table = at_home(board, [0; 4]);
        let Board { id, start, .. } = table.rules.content().boards[usize::from(board)].clone();
        let Deed::Either(Effect::Gain { goods, .. }, Effect::Buy { .. }) = start else { panic!("{id}") };
        if goods.any > 0 {
            assert_eq!(table.has(RED), [goods.fish, goods.livestock, goods.wood, goods.stone], "{id}");
            table.play(take([0, 0, 0, goods.any]));
        }
        assert_eq!(table.has(RED), [goods.fish, goods.livestock, goods.wood, goods.stone + goods.any], "{id}");
        assert!(table.decides() == Some(BLUE) || table.may(Action::UseAbility), "{id}: nothing more is gained");
    }
}

#[test]
fn hb_3_18_each_starting_building_lets_its_player_buy() {
    for board in 0..21 {
        let mut table = at_home(board, [6; 4]);
        table.play(Action::Part(1)).ship(&[Fish, Livestock, Wood, Stone]).buy("bait_shop");
        assert!(table.owns(RED, "bait_shop"));
    }
}
