//! Checks the laws of a ruleset on games of Harbour with every player count and every setup option.

use rondel::conformance::{self, CheckPlan, LawReport};
use rondel::{Catalog, LANGUAGES, plugins};
use rondel_harbour::{Boards, FeeReading, HarbourSetup, Level, PurchaseReading, ShippedOrder, Start, WarehouseReading};

/// The tests make many short-lived allocations, so they use the same allocator as the program.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn check(setup: &HarbourSetup, games: u32, seed: u64) -> LawReport {
    let games_by_id = plugins().expect("no two games of one id");
    let catalogs: Vec<Catalog> =
        LANGUAGES.map(|language| games_by_id["harbour"].catalog(language).expect("a good locale")).into();
    let rules = setup.rules().expect("the bundled content");
    let report = conformance::check_on(2, &rules, &CheckPlan { games, seed, catalogs: &catalogs, look_every: 1 })
        .expect("a lawful game");
    assert!(
        report.unexplained_clicks().0.is_empty(),
        "whoever clicks in vain is told why: {:?}",
        report.unexplained_clicks()
    );
    report
}

#[test]
fn every_law_holds_with_characters_bonus_cards_and_inland_traders() {
    let report = check(&HarbourSetup { bonus: true, inland: true, ..HarbourSetup::default() }, 40, 1);
    assert_eq!(report.games, 40);
    assert!(report.hidden_positions > 0, "bonus cards are hidden");
}

#[test]
fn every_law_holds_in_a_first_game() {
    check(&HarbourSetup { start: Start::FirstGame, ..HarbourSetup::default() }, 16, 100);
}

#[test]
fn every_law_holds_with_the_other_readings_of_the_rules() {
    let setup = HarbourSetup {
        boards: Boards::Wharfs,
        trainer: Level::Hard,
        shipped: ShippedOrder::Kept,
        warehouses: WarehouseReading::DifferentGoods,
        fee: FeeReading::Free,
        purchase: PurchaseReading::MayDecline,
        ..HarbourSetup::default()
    };
    check(&setup, 24, 200);
}

#[test]
fn every_law_holds_alone_at_each_level() {
    for (trainer, seed) in [(Level::Easy, 300), (Level::Usual, 304), (Level::Hard, 308)] {
        // Every fourth game is a solo game.
        check(&HarbourSetup { trainer, bonus: true, ..HarbourSetup::default() }, 16, seed);
    }
}
