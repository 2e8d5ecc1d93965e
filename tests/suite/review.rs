//! Tests of reviews: blunders are recognised, and results are attributed to their causes.

use rondel::bots::{Budget, Mcts, SearchLimits};
use rondel::journal::Fork;
use rondel::review::{Decision, Review, Verdict};
use rondel::{AnyState, Bot, Dealer, Seat, Session, Turn};
use rondel_tests::{games, mid_game, table};

const SEARCH: Mcts = Mcts::new(Budget::Iterations(300));

/// Continues a game among bots with short searches, until `stop` returns `true` or the game is over.
fn play(session: &mut Session, iterations: u32, stop: impl Fn(&Session) -> bool) {
    while let Turn::Decide(seat) = session.turn() {
        if stop(session) {
            return;
        }
        let (observation, mut dealer) = (session.observe(seat), session.aside_dealer(seat));
        let thought = session.game().think(Bot::searching(iterations), &observation, &mut dealer, &SearchLimits::QUIET);
        session.play(thought.choice).expect("a legal choice");
    }
}

fn review(session: &Session, of: Option<Seat>) -> Review {
    let weigh = |ply| Decision::weigh(session, ply, SEARCH, &SearchLimits::QUIET).expect("there was a choice");
    Review::of(session, Review::plies(session, of).into_iter().map(weigh).collect())
}

#[test]
fn a_result_is_the_sum_of_its_parts_in_every_game() {
    for plugin in games() {
        let mut session = table(plugin, plugin.players.0.max(2), 3);
        play(&mut session, 12, |session| session.plies().len() >= 60);
        let review = review(&session, None);
        for seat in session.seats().each() {
            let balance = review.balance(seat);
            let sum = balance.start + balance.own + balance.others + balance.luck + balance.unexplained;
            assert!((sum - balance.result).abs() < 1e-9, "{}, {seat}: {balance:?}", plugin.id);
            assert!(
                balance.own <= 1e-9,
                "{}, {seat}: nobody gains by a choice that is not the best: {balance:?}",
                plugin.id
            );
        }
    }
}

#[test]
fn who_does_not_take_the_win_has_blundered() {
    let toy = games().into_iter().find(|plugin| plugin.id == "tic-tac-toe").expect("it lives here");
    let mut session = table(toy, 2, 1);
    // Cross has two squares of the first row, Nought two of the second. Cross marks a corner instead of
    // completing its row.
    for choice in [0, 2, 0, 2, 4] {
        session.play(choice).expect("a free square");
    }
    let decision = Decision::weigh(&session, 4, SEARCH, &SearchLimits::QUIET).expect("there was a choice");
    assert_eq!((decision.verdict(), decision.best), (Verdict::Blunder, 0), "{decision:?}");
    assert!(decision.loss() > 0.5, "{decision:?}");
    assert_eq!(review(&session, None).swings(1)[0].ply, 4);
}

#[test]
fn whatever_was_taken_was_tried_often_enough_to_be_compared() {
    for plugin in games() {
        let mut session = table(plugin, plugin.players.0.max(2), 5);
        play(&mut session, 8, |session| session.plies().len() >= 24);
        for decision in review(&session, None).decisions {
            for choice in [decision.choices[decision.chosen], decision.choices[decision.best]] {
                // A search that models other seats' knowledge also spends iterations on positions that
                // the observer can rule out. A proven choice need not be tried.
                assert!(choice.visits >= 75 || choice.reach == 0.0, "{}: {decision:?}", plugin.id);
            }
        }
    }
}

#[test]
fn a_seat_is_told_of_its_own_decisions_alone() {
    for plugin in games() {
        let mut session = table(plugin, plugin.players.0.max(2), 7);
        play(&mut session, 8, |session| session.plies().len() >= 30);
        let own = review(&session, Some(Seat::new(1)));
        assert!(!own.decisions.is_empty() && own.decisions.iter().all(|decision| decision.seat == Seat::new(1)));
    }
}

#[test]
fn what_is_said_of_a_decision_hangs_on_nothing_that_was_hidden_from_its_decider() {
    for plugin in games() {
        let session = mid_game(plugin, plugin.players.0.max(2), 11);
        let (game, Turn::Decide(seat)) = (session.game(), session.turn()) else { panic!("somebody decides") };
        let weigh = |state: &AnyState| {
            let observation = game.observe(state, seat, &mut Dealer::seeded(9));
            game.weigh(SEARCH, 0, &observation, &mut Dealer::seeded(10), &SearchLimits::QUIET).considered
        };
        let known = weigh(session.state());
        for luck in 0..4 {
            let other = game.sample(&session.observe(seat), &mut Dealer::seeded(luck));
            assert_eq!(weigh(&other), known, "{}: another position that {seat} cannot tell apart", plugin.id);
        }
    }
}

#[test]
fn in_a_game_that_only_differs_in_what_was_hidden_a_decision_is_weighed_alike() {
    for plugin in games() {
        let mut session = mid_game(plugin, plugin.players.0.max(2), 13);
        let (ply, Turn::Decide(seat)) = (session.plies().len(), session.turn()) else { panic!("somebody decides") };
        session.play(0).expect("a choice");
        let players = session.header().players.clone();
        let weighed = |session: &Session| Decision::weigh(session, ply, SEARCH, &SearchLimits::QUIET);
        let known = weighed(&session);
        for luck in 0..3 {
            let fork = Fork { ply: ply as u32, supposed_by: Some(seat), luck: Some(luck) };
            let mut other = session.branch(fork, players.clone()).expect("a branch");
            other.play(0).expect("a choice");
            assert_eq!(weighed(&other), known, "{}: {seat} cannot tell this game apart", plugin.id);
        }
    }
}

#[test]
fn what_is_weighed_is_what_a_search_would_take_and_takes_no_more_than_it_must() {
    /// Enough iterations for most decisions to be clear before all iterations have been run.
    const ITERATIONS: u32 = 400;
    let search = Mcts::new(Budget::Iterations(ITERATIONS));
    let mut spared = Vec::new();
    for plugin in games() {
        let (mut thought_of, mut weighed) = (0, 0);
        for seed in 1..6 {
            let session = mid_game(plugin, plugin.players.0.max(2), seed);
            let Turn::Decide(seat) = session.turn() else { continue };
            let observation = session.observe(seat);
            let luck = || session.aside_dealer(seat);
            let alone = session.game().think(Bot::Mcts(search), &observation, &mut luck(), &SearchLimits::QUIET);
            let both = session.game().weigh(search, alone.choice, &observation, &mut luck(), &SearchLimits::QUIET);
            assert_eq!(both.choice, alone.choice, "{} seed {seed}", plugin.id);
            let taken = &both.considered[both.choice];
            assert!(taken.proven.is_some() || taken.visits >= u64::from(ITERATIONS / 2), "{} seed {seed}", plugin.id);
            let missing = u64::from(ITERATIONS / 2).saturating_sub(alone.considered[alone.choice].visits);
            let is_certain = taken.proven.is_some();
            thought_of += alone.iterations + if is_certain { 0 } else { missing };
            weighed += both.iterations;
        }
        assert!(weighed <= thought_of, "{}: {weighed} iterations, {thought_of} if it always went on", plugin.id);
        spared.extend((weighed < thought_of).then_some(plugin.id));
    }
    assert!(spared.contains(&"harbour") && spared.contains(&"spandau-1780"), "{spared:?}");
}
