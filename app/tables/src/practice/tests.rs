use std::fs;
use std::path::Path;

use rondel::bots::{Budget, Mcts, SearchLimits};
use rondel::journal::Header;
use rondel::review::{Decision, Review, usual_iterations};
use rondel::{AnyState, Dealer, Game, MomentId, Observer, Table as _, Turn};
use rondel_games as _;
use rondel_system::Weighed;

use super::*;
use crate::LocalTable;

/// Returns the first position found in games with this seed.
fn first_win(plugin: &'static Plugin, seed: u64) -> Exercise {
    let mut wins = Wins::of(plugin, (plugin.setup)(), seed).expect("a game");
    let mut found = (0..2000).filter_map(|_| wins.look_on().expect("a game"));
    found.next().unwrap_or_else(|| panic!("{}: there is a position in two thousand games", plugin.id))
}

fn win_of(exercise: &Exercise) -> usize {
    let ExerciseKind::Win { choice, .. } = exercise.kind() else { panic!("a win is looked for") };
    *choice
}

/// Returns whether a choice allows its seat to win before any other seat has a choice, in the true position.
fn wins_within_turn(game: &dyn Game, state: &AnyState, choice: usize, seat: Seat, tried: &mut u32) -> bool {
    *tried += 1;
    assert!(*tried < 50_000, "too much can be done in the turn");
    let mut after = state.clone();
    game.apply(&mut after, choice, &mut Dealer::seeded(7)).expect("a choice");
    match game.turn(&after) {
        Turn::Over(outcome) => outcome.has_won(seat),
        Turn::Decide(next) => {
            let choices = game.actions(&after).len();
            let goes_on = next == seat || choices == 1;
            goes_on && (0..choices).any(|choice| wins_within_turn(game, &after, choice, seat, tried))
        }
    }
}

#[test]
fn in_every_game_there_are_positions_in_which_the_answer_alone_wins() {
    for plugin in rondel::plugins().expect("the games").into_values() {
        let mut wins = Wins::of(plugin, (plugin.setup)(), 3).expect("a game");
        assert_eq!(wins.all_choose_at_once(), plugin.id == "wisps", "{}", plugin.id);
        // In these games, others always choose at the same time, or after the last choice of a seat.
        if ["hearts", "wisps"].contains(&plugin.id) {
            assert!((0..20).all(|_| wins.look_on().expect("a game").is_none()), "{}", plugin.id);
            continue;
        }
        let exercise = first_win(plugin, 3);
        let session = exercise.game().expect("a game");
        let state = session.state_at(exercise.ply()).expect("a position");
        let (game, seat) = (session.game(), exercise.seat());
        let choices = 0..game.actions(state).len();
        assert!(choices.len() > 1, "{}: there is something to look for", plugin.id);
        let wins: Vec<usize> =
            choices.filter(|choice| wins_within_turn(game.as_ref(), state, *choice, seat, &mut 0)).collect();
        // With hidden information, another choice may win as well, but nobody can be sure of it.
        if crate::hides_anything(&session, exercise.ply()) {
            assert!(wins.contains(&win_of(&exercise)), "{}: {wins:?}", plugin.id);
        } else {
            assert_eq!(wins, [win_of(&exercise)], "{}", plugin.id);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_positions_and_none_twice() {
    let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
    let positions = |seed| {
        let mut wins = Wins::of(plugin, (plugin.setup)(), seed).expect("a game");
        let found = (0..60).filter_map(|_| wins.look_on().expect("a game"));
        found.map(|exercise| exercise.position()).collect::<Vec<_>>()
    };
    let once = positions(5);
    assert!(once.len() > 10 && once == positions(5) && once != positions(6));
    let mut apart = once.clone();
    apart.sort();
    apart.dedup();
    assert_eq!(apart.len(), once.len());
}

/// Plays a game to its end and saves it in a folder.
fn played(folder: &Path, game: &str, choices: &[usize], players: Vec<Player>) -> LocalTable {
    let plugin = rondel::plugins().expect("the games")[game];
    let header = Header::of(plugin, (plugin.setup)(), players, 5);
    let mut table = LocalTable::begin(folder.to_owned(), plugin, header).expect("a table");
    for choice in choices.iter().copied().chain(std::iter::repeat(0)) {
        if table.is_over() {
            break;
        }
        table.take(choice).expect("a choice");
    }
    table
}

/// Reviews every decision with this number of iterations.
fn weighed(table: &LocalTable, iterations: u32) -> Vec<Weighed> {
    let search = Mcts::new(Budget::Iterations(iterations));
    let weigh = |ply| Decision::weigh(table.session(), ply, search, &SearchLimits::QUIET);
    let found = (0..table.plies()).filter_map(weigh);
    found.map(|decision| Weighed { iterations, decision }).collect()
}

/// Choices of a game in which nought overlooks that cross has two in a row.
const BLUNDERED: [usize; 5] = [0, 3, 0, 5, 0];

fn two_persons() -> Vec<Player> {
    vec![Player::human("Ann"), Player::human("Bob")]
}

fn judged(exercise: &Exercise, answer: PracticeAnswer) -> AnswerJudgement {
    let judge = Judge::begin(Arc::new(exercise.clone()), answer, || ()).expect("a thread");
    loop {
        if let Some(found) = judge.found() {
            return found.expect("it was judged");
        }
        std::thread::yield_now();
    }
}

#[test]
fn a_mistake_is_set_up_beside_the_game_and_its_better_choice_is_right() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = played(folder.path(), "tic-tac-toe", &BLUNDERED, two_persons());
    let file = table.file().expect("it was played").to_owned();
    let plugins: Vec<&'static Plugin> = rondel::plugins().expect("the games").into_values().collect();
    assert!(in_file(&file, &plugins).is_none(), "it was not reviewed");
    let found = weighed(&table, usual_iterations(&table.session().game().skills()));
    table.keep_review(found.clone()).expect("kept");
    let mistakes = in_file(&file, &plugins).expect("it was reviewed");
    let places = |all: &[Exercise]| all.iter().map(|it| (it.ply(), it.seat())).collect::<Vec<_>>();
    assert_eq!(places(&mistakes), places(&at_table(&table, &found)));
    let blunder = mistakes.iter().find(|it| it.ply() == 3).expect("the blunder");
    let ExerciseKind::Mistake(mistake) = blunder.kind() else { panic!("a mistake") };
    let before = fs::read(&file).expect("the game");
    let mut practised = LocalTable::practise(folder.path().to_owned(), blunder).expect("a table");
    assert!(practised.plies() == 3 && practised.is_here(blunder.seat()) && !practised.is_over());
    practised.take(1).expect("a choice");
    practised.take_back(1).expect("taken back");
    drop(practised);
    let left = fs::read_dir(folder.path()).expect("a folder").count();
    assert!(left == 2 && fs::read(&file).expect("the game") == before, "the game and its review, as they were");
    // Choice 0 is the first free square, row 1, column 3.
    assert_eq!(judged(blunder, PracticeAnswer::Choice(0)).verdict, Some(AnswerVerdict::Right));
    assert_eq!(judged(blunder, PracticeAnswer::Choice(mistake.chosen)).verdict, Some(AnswerVerdict::Same));
    let other = judged(blunder, PracticeAnswer::Choice(1));
    assert_eq!((other.verdict, other.best), (Some(AnswerVerdict::NoBetter), 0), "cross wins all the same");
    let shown = judged(blunder, PracticeAnswer::Shown);
    assert_eq!((shown.verdict, shown.best), (None, 0));
    assert!(shown.thought.considered.iter().all(|choice| choice.visits > 0), "what all choices are worth is known");
}

#[test]
fn mistakes_of_a_game_in_which_something_was_taken_back_are_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
    let header = Header::of(plugin, (plugin.setup)(), two_persons(), 5);
    let mut table = LocalTable::begin(folder.path().to_owned(), plugin, header).expect("a table");
    table.take(1).expect("a choice");
    table.take_back(1).expect("taken back");
    for choice in BLUNDERED {
        table.take(choice).expect("a choice");
    }
    let file = table.file().expect("it was played").to_owned();
    assert!(fs::read_to_string(&file).expect("the game").contains("undo"), "the file says so");
    table.keep_review(weighed(&table, usual_iterations(&table.session().game().skills()))).expect("kept");
    let mistakes = in_file(&file, &[plugin]).expect("it was reviewed");
    assert!(mistakes.iter().any(|it| it.ply() == 3), "the blunder");
}

#[test]
fn what_people_elsewhere_did_is_not_ones_own_mistake() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = played(folder.path(), "tic-tac-toe", &BLUNDERED, two_persons());
    let file = table.file().expect("it was played").to_owned();
    table.keep_review(weighed(&table, usual_iterations(&table.session().game().skills()))).expect("kept");
    // Nought, who blundered, played on another machine.
    rondel_system::write_about(&file, |about| about.elsewhere = vec![1]).expect("said");
    let mistakes = in_file(&file, &[table.plugin()]).expect("it was reviewed");
    assert!(mistakes.iter().all(|it| it.seat() == Seat::new(0)));
    rondel_system::write_about(&file, |about| about.elsewhere = vec![0]).expect("said");
    assert!(in_file(&file, &[table.plugin()]).expect("it was reviewed").iter().any(|it| it.ply() == 3));
}

#[test]
fn what_is_not_over_not_deep_or_of_bots_alone_is_nobodys_mistake() {
    let folder = tempfile::tempdir().expect("a folder");
    let plugins: Vec<&'static Plugin> = rondel::plugins().expect("the games").into_values().collect();
    let over = played(folder.path(), "tic-tac-toe", &BLUNDERED, two_persons());
    assert!(at_table(&over, &weighed(&over, 50)).is_empty(), "it was looked at roughly only");
    let bots = vec![Player::bot(Bot::Random), Player::human("Bob")];
    let against = played(folder.path(), "tic-tac-toe", &BLUNDERED, bots);
    let deep = weighed(&against, usual_iterations(&against.session().game().skills()));
    against.keep_review(deep).expect("kept");
    let own = in_file(against.file().expect("a file"), &plugins).expect("reviewed");
    assert!(!own.is_empty() && own.iter().all(|mistake| mistake.seat() == Seat::new(1)));
    let file = against.file().expect("a file").to_owned();
    rondel_system::write_review(&file, "another game", Vec::new()).expect("written");
    assert!(in_file(&file, &plugins).is_none(), "a review of something else");
}

#[test]
fn a_position_that_is_set_up_gives_away_nothing_its_decider_did_not_know() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in ["rival-cities", "spandau-1780"] {
        let table = played_at_random(folder.path(), game);
        let session = table.session();
        let mut supposed = 0;
        // The first ply is skipped, because the whole position before it is assumed.
        for ply in Review::plies(session, None).into_iter().skip(1).step_by(9) {
            let seat = session.plies()[ply].seat;
            let exercise = Exercise {
                plugin: table.plugin(),
                journal: session.journal().into(),
                ply,
                seat,
                kind: ExerciseKind::Win { choice: 0, line: Vec::new() },
                position: Position::of(session, ply, seat).expect("a position"),
            };
            let set_up = exercise.set_up().expect("a position");
            let truth = session.state_at(ply).expect("a position");
            let own = Observer::Seat(seat);
            assert!(set_up.scene(own) == session.game().scene(truth, own), "{game} {ply}: they see what they saw");
            let fork = set_up.header().forks[0];
            assert!(fork.supposed_by == Some(seat) && fork.luck.is_some_and(|luck| luck != session.header().seed));
            supposed += usize::from(set_up.state() != truth);
            for other in session.seats().each().filter(|other| *other != seat) {
                let early = MomentId { ply: ply / 2, moment: 0 };
                let seen = |observer| set_up.view(early, observer).map(|view| view.scene.zones);
                assert!(seen(Observer::Seat(other)) == seen(Observer::Spectator), "{game} {ply}: nobody else's eyes");
            }
        }
        assert!(supposed > 5, "{game}: what was hidden is supposed ({supposed})");
    }
}

/// Plays a game with random choices to its end.
fn played_at_random(folder: &Path, game: &str) -> LocalTable {
    let mut luck = Dealer::seeded(11);
    let plugin = rondel::plugins().expect("the games")[game];
    let header = Header::of(plugin, (plugin.setup)(), two_persons(), 5);
    let mut table = LocalTable::begin(folder.to_owned(), plugin, header).expect("a table");
    while !table.is_over() {
        let choices = table.session().choices().len() as u32;
        table.take(luck.below(choices) as usize).expect("a choice");
    }
    table
}
