//! Tests of models trained by self-play: they are reproducible, predict results better than the mean, and are
//! rejected by other games.

use std::cell::Cell;
use std::sync::Arc;

use rondel::bots::SearchSettings;
use rondel::learning::{FitReport, FitTask, SelfPlay, Training, TrainingGame};
use rondel::{AnyGame, Bot, Dealer, IncludedModels, Plugin, Seat, Seats, SetupError, Turn, bots, setup, trial};
use rondel_games::tic_tac_toe::TicTacToe;

fn open(id: &str) -> AnyGame {
    let plugin: &Plugin = setup::plugins().expect("the games are sound")[id];
    trial::open((plugin.setup)().as_ref()).expect("the usual setup")
}

/// Plays games of tic-tac-toe for training.
fn games(game: &AnyGame, count: u64) -> Vec<TrainingGame> {
    let plan = SelfPlay { seats: Seats::TWO, seed: 7, quick: 15, deep: 40 };
    (0..count).map(|index| game.play_training_game(&plan, index)).collect()
}

fn fit(game: &AnyGame, games: &[TrainingGame]) -> FitReport {
    game.fit_games(FitTask {
        rules: &game.fingerprint(Seats::TWO),
        seats: Seats::TWO,
        games,
        seed: 1,
        stop: &|| false,
        tell: &|_| {},
    })
}

fn fitted(game: &AnyGame) -> FitReport {
    fit(game, &games(game, 200))
}

fn training(report: &FitReport) -> Arc<Training> {
    Arc::new(Training::default().with(Arc::clone(&report.fits[0].model)))
}

#[test]
fn the_same_seed_gives_the_same_games_and_the_same_model() {
    let game = open("tic-tac-toe");
    assert_eq!(games(&game, 5), games(&game, 5));
    let (one, other) = (training(&fitted(&game)), training(&fitted(&game)));
    let text = |training: &Training| serde_json::to_string(training).expect("plain data");
    assert_eq!(text(&one), text(&other));
    // A model survives a JSON round trip unchanged.
    let read: Training = serde_json::from_str(&text(&one)).expect("what was written");
    assert_eq!(text(&read), text(&one));
}

#[test]
fn a_model_judges_better_than_a_guess_and_what_one_seat_hopes_for_the_other_fears() {
    let game = open("tic-tac-toe");
    let games = games(&game, 600);
    let report = fit(&game, &games);
    assert_eq!(report.before, None, "the game has no estimate of its own");
    // The baseline predicts the mean result of the training positions for all held-out positions.
    let part = |kept: bool| {
        let games = games.iter().filter(move |game| (game.index % 5 == 4) == kept);
        games.flat_map(|game| std::iter::repeat_n(f64::from(game.results[0]), game.choices.len()))
    };
    let mean = part(false).sum::<f64>() / part(false).count() as f64;
    let guess = part(true).map(|result| (result - mean).powi(2)).sum::<f64>() / part(true).count() as f64;
    let error = f64::from(report.fits[0].error);
    assert!(error < guess, "an error of {error}, where the mean alone has {guess}");
    let advised = game.trained(Some(training(&report))).expect("its own model");
    assert!(!game.estimates(Seats::TWO) && advised.estimates(Seats::TWO));
}

#[test]
fn a_trained_bot_takes_the_same_choices_on_any_number_of_threads() {
    let game = open("tic-tac-toe");
    let advised = game.trained(Some(training(&fitted(&game)))).expect("its own model");
    let mut dealer = Dealer::seeded(3);
    let mut state = advised.deal(Seats::TWO, &mut dealer);
    while let Turn::Decide(seat) = advised.turn(&state) {
        let bot: Bot = "mcts:60:trees=2".parse().expect("a bot");
        let choices = [1, 2].map(|threads| {
            let observation = advised.observe(&state, seat, &mut Dealer::seeded(5));
            let limits = bots::SearchLimits { threads, stop: &|_| false };
            advised.think(bot, &observation, &mut Dealer::seeded(6), &limits).choice
        });
        assert_eq!(choices[0], choices[1]);
        advised.apply(&mut state, choices[0], &mut dealer).expect("a legal choice");
    }
}

#[test]
fn a_search_plays_on_as_the_model_says_unless_the_bot_says_otherwise() {
    let game = open("tic-tac-toe");
    let training = training(&fitted(&game));
    let model = training.model(Seats::TWO).expect("a model");
    let search = SearchSettings { turns: 0, tries: 1, exploration: 50 };
    let quick = Arc::new(Training::default().with(Arc::new(model.searching(search))));
    let expected = |training: &Arc<Training>, bot: &str| {
        let game = game.trained(Some(Arc::clone(training))).expect("its own model");
        let state = game.deal(Seats::TWO, &mut Dealer::seeded(3));
        let observation = game.observe(&state, Seat::new(0), &mut Dealer::seeded(5));
        let limits = bots::SearchLimits::QUIET;
        let thought = game.think(bot.parse().expect("a bot"), &observation, &mut Dealer::seeded(6), &limits);
        thought.considered.iter().map(|move_stats| move_stats.expected(Seat::new(0), Seat::new(0))).collect::<Vec<_>>()
    };
    assert_ne!(expected(&quick, "mcts:60"), expected(&training, "mcts:60"));
    assert_eq!(expected(&quick, "mcts:60"), expected(&training, "mcts:60:turns=0:tries=1:exploration=50"));
    // Out-of-range settings from a damaged file are clamped to their limits.
    let wild = SearchSettings { turns: u32::MAX, tries: 0, exploration: 0 };
    assert_eq!(model.searching(wild).search, SearchSettings { turns: 100, tries: 1, exploration: 1 });
}

#[test]
fn a_search_selects_turns_by_the_authors_estimate_and_values_them_by_the_model() {
    let game = open("rival-cities");
    let plan = SelfPlay { seats: Seats::TWO, seed: 2, quick: 2, deep: 2 };
    let games: Vec<TrainingGame> = (0..5).map(|index| game.play_training_game(&plan, index)).collect();
    let trained = game.trained(Some(training(&fit(&game, &games)))).expect("its own model");
    let (mut dealer, mut choices, mut values) = (Dealer::seeded(4), 0, 0);
    let mut state = game.deal(Seats::TWO, &mut dealer);
    while let Turn::Decide(seat) = game.turn(&state) {
        let thought = |game: &AnyGame, bot: Bot| {
            let observation = game.observe(&state, seat, &mut Dealer::seeded(5));
            game.think(bot, &observation, &mut Dealer::seeded(6), &bots::SearchLimits::QUIET)
        };
        // The greedy bot only selects turns.
        let chosen = thought(&game, Bot::Greedy).choice;
        assert_eq!(chosen, thought(&trained, Bot::Greedy).choice);
        if game.actions(&state).len() > 1 {
            let expected = [&game, &trained].map(|game| {
                let thought = thought(game, Bot::searching(4));
                thought.considered[thought.choice].expected(seat, seat)
            });
            choices += 1;
            values += u32::from((expected[0] - expected[1]).abs() > 1e-6);
        }
        game.apply(&mut state, chosen, &mut dealer).expect("a legal choice");
    }
    assert!(choices > 30 && values > choices / 2, "the model gives other values: {values} of {choices}");
}

#[test]
fn seats_that_choose_together_start_one_random_turn() {
    let game = open("wisps");
    let three = Seats::new(3).expect("a table");
    let plan = SelfPlay { seats: three, seed: 3, quick: 2, deep: 10 };
    let games: Vec<TrainingGame> = (0..20).map(|index| game.play_training_game(&plan, index)).collect();
    let strays: Vec<u16> = games.iter().flat_map(|game| &game.strays).map(|stray| stray.ply).collect();
    assert!(strays.len() > 20 && strays.iter().all(|ply| ply % 3 == 0), "all three choose in every round: {strays:?}");
    // Old records without these additional positions can still be read.
    let mut old = serde_json::to_value(&games[0]).expect("plain data");
    old.as_object_mut().expect("an object").remove("strays");
    let read: TrainingGame = serde_json::from_value(old).expect("an old game");
    assert_eq!(read, TrainingGame { strays: Vec::new(), ..games[0].clone() });
}

#[test]
fn training_games_hold_positions_that_only_searches_reach() {
    let game = open("causeways");
    let plan = SelfPlay { seats: Seats::TWO, seed: 3, quick: 5, deep: 30 };
    let games: Vec<TrainingGame> = (0..20).map(|index| game.play_training_game(&plan, index)).collect();
    let strays: usize = games.iter().map(|game| game.strays.len()).sum();
    assert!(strays > 40, "{strays} positions after turns at random");
    let all = games.iter().flat_map(|game| &game.strays);
    assert!(all.clone().all(|stray| (stray.values.iter().sum::<f32>() - 1.0).abs() < 1e-3), "a rival's gain is a loss");
    let without: Vec<TrainingGame> =
        games.iter().map(|game| TrainingGame { strays: Vec::new(), ..game.clone() }).collect();
    let positions = |games| fit(&game, games).positions;
    let ((with, kept), (fewer, as_many)) = (positions(&games), positions(&without));
    assert!(with > fewer && kept == as_many, "they are fitted to, and nothing is judged by them: {with}, {fewer}");
}

#[test]
fn models_with_other_features_are_refused() {
    let (small, large) = (open("tic-tac-toe"), open("harbour"));
    let training = training(&fitted(&small));
    // Harbour defines its own features, which this model does not expect.
    let error = large.trained(Some(Arc::clone(&training))).err().expect("a model of another game");
    assert_eq!(error.to_string(), "the trained models were made for other rules");
    let torn = serde_json::to_string(&training).expect("plain data").replacen("\"sums\":", "\"sums\":3,\"was\":", 1);
    let torn: Training = serde_json::from_str(&torn).expect("still a training");
    assert!(small.trained(Some(Arc::new(torn))).is_err(), "three sums are not possible");
}

#[test]
fn seats_with_models_of_their_own_play_one_game() {
    let game = open("tic-tac-toe");
    let training = training(&fitted(&game));
    let players = [(Some(training), Bot::searching(30)), (None, Bot::searching(30))];
    let play = |seed| game.contest(&players, seed, &|_| Box::new(|| false));
    assert_eq!(play(4), play(4));
    assert!((5..=9).contains(&play(4).plies));
    assert!(play(4).outcome.utility(Seat::new(0)) <= 1.0);
}

#[test]
fn a_model_is_asked_at_tables_of_its_size_alone() {
    // The model is trained for two seats only, but the game also allows three.
    let game = open("causeways");
    let plan = SelfPlay { seats: Seats::TWO, seed: 1, quick: 2, deep: 2 };
    let games: Vec<TrainingGame> = (0..10).map(|index| game.play_training_game(&plan, index)).collect();
    let three = Seats::new(3).expect("a table");
    assert!(!game.estimates(Seats::TWO) && !game.estimates(three));
    let trained = game.trained(Some(training(&fit(&game, &games)))).expect("the model fits");
    assert!(trained.estimates(Seats::TWO) && !trained.estimates(three));
    let expects = |game: &AnyGame, seats: Seats| {
        let state = game.deal(seats, &mut Dealer::seeded(3));
        let observation = game.observe(&state, Seat::new(0), &mut Dealer::seeded(5));
        let thought = game.think(Bot::searching(30), &observation, &mut Dealer::seeded(6), &bots::SearchLimits::QUIET);
        thought.considered.iter().map(|choice| choice.expected(Seat::new(0), Seat::new(0))).collect::<Vec<_>>()
    };
    assert_ne!(expects(&trained, Seats::TWO), expects(&game, Seats::TWO));
    assert_eq!(expects(&trained, three), expects(&game, three));
}

#[test]
fn a_model_recognises_its_rules_by_their_content_not_by_their_options() {
    let plugin: &Plugin = setup::plugins().expect("the games are sound")["rival-cities"];
    let is_trained = |setup: &dyn setup::Setup| {
        let game = setup.open().expect("a sound setup");
        game.training().is_some_and(|training| training.model(Seats::TWO).is_some())
    };
    let mut setup = (plugin.setup)();
    assert!(is_trained(&*setup), "a change to the rules needs `rondel train` again (docs/training.md)");
    setup.choose("ring", "shuffled").expect("an option");
    assert!(is_trained(&*setup));
    let (_, ships) = setup.bundled_content().iter().find(|(file, _)| *file == "ships.ron").expect("a file");
    setup.replace_content("ships.ron", ships.replace("Printed(1)", "Printed(2)")).expect("sound content");
    assert!(!is_trained(&*setup));
}

#[test]
fn a_file_of_models_is_used_for_its_own_rules_alone() {
    let game = open("tic-tac-toe");
    let text = serde_json::to_string(&training(&fitted(&game))).expect("plain data");
    let opened = open_with(&text, false).expect("a file of models");
    assert!(opened.training().is_some());
    let own = game.fingerprint(Seats::TWO);
    let other = open("connect-four").fingerprint(Seats::TWO);
    assert!(own != other && own == open("tic-tac-toe").fingerprint(Seats::TWO));
    let of_others = text.replace(&own, &other);
    let opened = open_with(&of_others, false).expect("a file of models");
    assert!(opened.training().is_none() && !opened.estimates(Seats::TWO));
    let torn = open_with(&text[..text.len() / 2], false).err().expect("half a file");
    assert!(torn.to_string().starts_with("the trained models cannot be read: "), "{torn}");
}

#[test]
fn the_bundled_content_is_read_once_and_own_content_each_time() {
    let text = serde_json::to_string(&training(&fitted(&open("tic-tac-toe")))).expect("plain data");
    let models = IncludedModels::new(text.leak());
    let read = Cell::new(0);
    let usual = || {
        read.set(read.get() + 1);
        Ok(TicTacToe)
    };
    for (own_content, reads) in [(true, 1), (false, 2), (false, 2), (true, 3), (false, 3)] {
        let opened = models.open(TicTacToe, own_content, usual).expect("a file of models");
        assert_eq!((read.get(), opened.training().is_some()), (reads, true), "own content: {own_content}");
    }
}

/// Opens tic-tac-toe with the models in `text`.
fn open_with(text: &str, own_content: bool) -> Result<AnyGame, SetupError> {
    IncludedModels::new(text.to_owned().leak()).open(TicTacToe, own_content, || Ok(TicTacToe))
}
