//! Checks the laws of a ruleset on random games of Rival Cities, with each setup option.

use rondel::conformance::{self, CheckPlan};
use rondel::{Catalog, LANGUAGES, plugins};
use rondel_rival_cities::content::FILES;
use rondel_rival_cities::{FirstCity, RingOrder, RivalCitiesSetup};

/// The tests make many short-lived allocations, so they use the same allocator as the program.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn catalogs() -> Vec<Catalog> {
    let games = plugins().expect("no two games of one id");
    LANGUAGES.map(|language| games["rival-cities"].catalog(language).expect("a good locale")).into()
}

#[test]
fn every_law_holds_in_a_first_game() {
    let rules = RivalCitiesSetup::default().rules().expect("the printed content");
    let catalogs = catalogs();
    let report =
        conformance::check_on(2, &rules, &CheckPlan { games: 40, seed: 1, catalogs: &catalogs, look_every: 1 })
            .expect("a lawful game");
    assert_eq!(report.games, 40);
    assert!(
        report.unexplained_clicks().0.is_empty(),
        "whoever clicks in vain is told why: {:?}",
        report.unexplained_clicks()
    );
}

#[test]
fn every_law_holds_with_a_shuffled_ring_and_a_chosen_start() {
    for first in [FirstCity::Hamburg, FirstCity::Altona] {
        let setup = RivalCitiesSetup { ring: RingOrder::Shuffled, first, ..RivalCitiesSetup::default() };
        let rules = setup.rules().expect("the printed content");
        let catalogs = catalogs();
        conformance::check_on(2, &rules, &CheckPlan { games: 30, seed: 500, catalogs: &catalogs, look_every: 1 })
            .expect("a lawful game");
    }
}

#[test]
fn every_law_holds_with_the_other_readings_of_ship_17_and_special_11() {
    let (file, printed) = FILES[0];
    let board = printed
        .replace("free_space: Shift", "free_space: ThirdSpace")
        .replace("any_production: OneKind", "any_production: EachItsOwn");
    assert_ne!(board, printed);
    let setup = RivalCitiesSetup { content: [(file.to_owned(), board)].into(), ..RivalCitiesSetup::default() };
    let rules = setup.rules().expect("a playable board");
    let catalogs = catalogs();
    conformance::check_on(2, &rules, &CheckPlan { games: 40, seed: 900, catalogs: &catalogs, look_every: 1 })
        .expect("a lawful game");
}
