//! The laws of a ruleset on random games of Rival Cities, with every way to set up.

use rondel::conformance::{self, Plan};
use rondel::{Catalog, LANGUAGES, plugins};
use rondel_rival_cities::{FirstCity, RingOrder, RivalCitiesSetup};

fn catalogs() -> Vec<Catalog> {
    let games = plugins().expect("no two games of one id");
    LANGUAGES.map(|language| games["rival-cities"].catalog(language).expect("a good locale")).into()
}

#[test]
fn every_law_holds_in_a_first_game() {
    let rules = RivalCitiesSetup::default().rules().expect("the printed content");
    let catalogs = catalogs();
    let report = conformance::check(&rules, &Plan { games: 60, seed: 1, catalogs: &catalogs, look_every: 1 })
        .expect("a lawful game");
    assert_eq!(report.games, 60);
}

#[test]
fn every_law_holds_with_a_shuffled_ring_and_a_chosen_start() {
    for first in [FirstCity::Hamburg, FirstCity::Altona] {
        let setup = RivalCitiesSetup { ring: RingOrder::Shuffled, first, ..RivalCitiesSetup::default() };
        let rules = setup.rules().expect("the printed content");
        let catalogs = catalogs();
        conformance::check(&rules, &Plan { games: 30, seed: 500, catalogs: &catalogs, look_every: 1 })
            .expect("a lawful game");
    }
}
