//! Checks the laws of a ruleset on games of Spandau 1780 with every player count and every setup except the default
//! one, which the tests of all games cover.

use rondel::conformance::{self, CheckPlan, LawReport};
use rondel::{Catalog, Dealer, LANGUAGES, Ruleset, Seat, Seats, Turn as Next, plugins};
use rondel_spandau_1780::{Action, Auctions, Change, Drawn, Kinds, Spandau, SpandauSetup, State, Storage, Turns};

/// The tests make many short-lived allocations, so they use the same allocator as the program.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn check(setup: &SpandauSetup, games: u32, seed: u64) -> LawReport {
    let games_by_id = plugins().expect("no two games of one id");
    let catalogs: Vec<Catalog> =
        LANGUAGES.map(|language| games_by_id["spandau-1780"].catalog(language).expect("a good locale")).into();
    let rules = setup.rules().expect("the bundled content");
    let report = conformance::check_on(2, &rules, &CheckPlan { games, seed, catalogs: &catalogs, look_every: 4 })
        .expect("a lawful game");
    assert!(
        report.unexplained_clicks().0.is_empty(),
        "whoever clicks in vain is told why: {:?}",
        report.unexplained_clicks()
    );
    report
}

#[test]
fn every_law_holds_with_the_other_readings_of_the_rules() {
    let setup = SpandauSetup {
        kinds: Kinds::Seven,
        auction: Auctions::OnceAround,
        storage: Storage::Shared,
        change: Change::Kept,
        drawn: Drawn::ToHand,
        ..SpandauSetup::default()
    };
    check(&setup, 6, 100);
}

#[test]
fn every_law_holds_phase_by_phase() {
    let report = check(&SpandauSetup { turns: Turns::Phases, ..SpandauSetup::default() }, 8, 200);
    assert!(report.games == 8 && report.hidden_positions > 0);
}

#[test]
fn a_choice_that_is_drawn_is_the_one_that_would_be_drawn_from_a_list() {
    let choose = |rules: &Spandau, state: &State, dealer: &mut Dealer| {
        let (mut listed, mut luck) = (Vec::new(), dealer.clone());
        let drawn = rules.random_action(state, dealer, &mut Vec::new());
        rules.legal_actions(state, &mut listed);
        assert_eq!(drawn, listed[luck.below(listed.len() as u32) as usize], "{:?}", state.asked());
        assert_eq!(dealer.draws(), luck.draws());
        drawn
    };
    let setups = [
        SpandauSetup::default(),
        SpandauSetup { auction: Auctions::OnceAround, turns: Turns::Phases, ..SpandauSetup::default() },
    ];
    for (setup, seats) in setups.iter().flat_map(|setup| (2..=5).map(move |seats| (setup, seats))) {
        let rules = setup.rules().expect("the bundled content");
        let mut dealer = Dealer::seeded(u64::from(seats));
        let mut state = rules.deal(Seats::new(seats).expect("a table"), &mut dealer);
        let mut kinds = [0; 4];
        while let Next::Decide(decides) = rules.turn(&state) {
            // Check the same in a position sampled for another player.
            let mut supposed = state;
            rules.determinize(&mut supposed, Seat::new((decides.index() as u8 + 1) % seats), &mut dealer);
            if let Next::Decide(_) = rules.turn(&supposed) {
                choose(&rules, &supposed, &mut dealer);
            }
            let drawn = choose(&rules, &state, &mut dealer);
            let kind = match drawn {
                Action::Bid(_) => 0,
                Action::Place(_) => 1,
                Action::Displace(_) => 2,
                _ => 3,
            };
            kinds[kind] += 1;
            rules.apply(&mut state, drawn, &mut dealer);
        }
        assert!(kinds.iter().all(|count| *count > 0), "{kinds:?}");
    }
}
