//! The review of a game: opened at its end or during play, it shows the expected results, the most costly
//! decisions and better alternatives, and is stored next to the game.

use std::path::Path;

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable};
use egui_kittest::{Harness, Node};
use rondel::journal::{Header, Player};
use rondel::{Dealer, Session, Turn};
use rondel_tables::LocalTable;
use rondel_window::Shell;

use crate::house::{begin, click, comes_to_rest, window_with};

const SETTINGS: &str = r#"{"language":"en","speed":"none","forced":false,"theme":"light","coach":false}"#;

/// Moves of a game in which Nought overlooks that Cross has two in a row, and Cross wins.
const BLUNDERED: [&str; 5] =
    ["row 1, column 1", "row 2, column 2", "row 1, column 2", "row 3, column 3", "row 1, column 3"];

fn says(window: &Harness<'static, Shell>, words: &str) -> bool {
    window.query_all_by_label_contains(words).next().is_some()
}

fn play(folder: &Path, squares: &[&str]) -> Harness<'static, Shell> {
    let mut window = window_with(folder, None, SETTINGS);
    begin(&mut window, "Tic-tac-toe", "Nought");
    for square in squares {
        click(&mut window, &format!("Mark {square}"));
    }
    window
}

/// Waits until everything is analysed.
fn wait(window: &mut Harness<'static, Shell>) {
    loop {
        window.step();
        if !says(window, "moves analysed") {
            break;
        }
        std::thread::yield_now();
    }
    window.run_steps(30);
}

fn reviews(folder: &Path) -> usize {
    let games = std::fs::read_dir(folder.join("games")).expect("games").flatten();
    games.filter(|entry| entry.path().extension().is_some_and(|ending| ending == "review")).count()
}

#[test]
fn the_reason_of_a_defeat_is_found_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = play(folder.path(), &BLUNDERED);
    click(&mut window, "Review this game");
    wait(&mut window);
    // The review is saved once its threads are idle, and the final results appear at the same time.
    while reviews(folder.path()) == 0 {
        window.step();
        std::thread::yield_now();
    }
    assert!(comes_to_rest(&mut window));
    assert!(says(&window, "What decided the game") && says(&window, "Result breakdown"));
    let blunder = "Nought: Mark row 3, column 3. position 3, Blunder";
    assert!(says(&window, blunder));
    assert!(!says(&window, "Cross: Mark row 1, column 3. "), "the winning move is no fault");
    window.get_by_label_contains(blunder).click();
    assert!(comes_to_rest(&mut window));
    assert!(says(&window, "Nought chose: Mark row 3, column 3"));
    assert!(says(&window, "Better: Mark row 1, column 3"));
    assert!(says(&window, "What happened in the game") && says(&window, "then Cross: Mark row 1, column 3"));
    assert_eq!(window.state().play().expect("a game").played_there().len(), 1, "what was chosen is marked too");
    assert!(!says(&window, "Provisional"), "all is weighed");
    // Without changes, no frames are drawn.
    window.run();
    click(&mut window, "Close review");
    assert!(!says(&window, "What decided the game"));
    assert_eq!(reviews(folder.path()), 1);
    // When the review is shown again, it appears immediately.
    click(&mut window, "Review this game");
    window.step();
    assert!(!says(&window, "moves analysed") && says(&window, blunder));
}

#[test]
fn what_if_begins_with_what_would_have_been_better() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = play(folder.path(), &BLUNDERED);
    click(&mut window, "Review this game");
    wait(&mut window);
    window.get_by_label_contains("Nought: Mark row 3, column 3. position 3, Blunder").click();
    assert!(comes_to_rest(&mut window));
    click(&mut window, "What if …");
    click(&mut window, "Play from here …");
    assert!(says(&window, "Start with the better move: Mark row 1, column 3"));
    click(&mut window, "Start");
    assert!(comes_to_rest(&mut window));
    let held = window.state().play().expect("a game").held();
    let (choices, taken) = held.choices_at(3).expect("it was decided there");
    assert_eq!((held.here().map(LocalTable::forked_at), choices.len(), taken), (Some(3), 6, Some(0)));
}

#[test]
fn a_better_move_is_tried_with_one_click_and_leads_back_to_the_review() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = play(folder.path(), &BLUNDERED);
    click(&mut window, "Review this game");
    wait(&mut window);
    window.get_by_label_contains("Nought: Mark row 3, column 3. position 3, Blunder").click();
    assert!(comes_to_rest(&mut window));
    click(&mut window, "Try it");
    assert!(comes_to_rest(&mut window));
    let play = window.state().play().expect("a game");
    let held = play.held();
    let (_, taken) = held.choices_at(3).expect("it was decided there");
    assert_eq!((held.here().map(LocalTable::forked_at), taken), (Some(3), Some(0)));
    assert!(play.view().is_branch());
    click(&mut window, "Back to the game");
    assert!(comes_to_rest(&mut window));
    assert!(!window.state().play().expect("a game").view().is_branch());
    assert!(says(&window, "Try it") && says(&window, "this move cost"), "the review of the position");
}

/// Opens a window with a finished game of Rival Cities and its result.
fn finished(folder: &Path, settings: &str) -> Harness<'static, Shell> {
    finished_game(folder, settings, "rival-cities", 2)
}

/// Opens a window with a finished game between this number of people, and its result.
fn finished_game(folder: &Path, settings: &str, game: &str, seats: usize) -> Harness<'static, Shell> {
    let plugin = rondel::plugins().expect("each id once")[game];
    let players = ["Ann", "Ben", "Cleo", "Dan", "Eva"][..seats].iter().map(|name| Player::human(*name)).collect();
    let mut session = Session::start(Header::of(plugin, (plugin.setup)(), players, 1)).expect("a table");
    let mut hand = Dealer::seeded(1);
    while let Turn::Decide(_) = session.turn() {
        let count = session.choices().len();
        session.play(hand.below(count as u32) as usize).expect("a choice");
    }
    let file = folder.join("game.rondel");
    std::fs::write(&file, session.journal()).expect("a file");
    window_with(folder, Some(&file), settings)
}

#[test]
fn a_review_at_work_is_kept_when_its_game_is_left() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir_all(folder.path().join("games")).expect("a folder");
    let mut window = finished(folder.path(), SETTINGS);
    click(&mut window, "View table");
    window.get_by_label("Review this game").click_accesskit();
    let found = |window: &Harness<'static, Shell>| {
        let mut labels = window.query_all_by_label_contains(" moves analysed");
        labels.next().is_some() && window.query_by_label_contains("What decided").is_some()
    };
    while !found(&window) {
        window.step();
        std::thread::yield_now();
    }
    assert!(!folder.path().join("game.rondel.review").exists());
    window.get_by_label("Back to all games").click_accesskit();
    window.step();
    window.step();
    assert!(folder.path().join("game.rondel.review").is_file(), "what was found is kept");
}

#[test]
fn the_breakdown_of_a_game_with_many_seats_is_within_its_panel() {
    for (game, seats) in [("euchre", 4), ("porters", 5)] {
        let folder = tempfile::tempdir().expect("a folder");
        // German has long words.
        let mut window = finished_game(folder.path(), &SETTINGS.replace("en", "de"), game, seats);
        click(&mut window, "Den Tisch ansehen");
        window.get_by_label("Partie analysieren").click_accesskit();
        while !says(&window, "Wie das Ergebnis zustande kam") {
            window.step();
            std::thread::yield_now();
        }
        let heading = window.get_by_label("Wie das Ergebnis zustande kam");
        let (left, right) = (heading.rect().left(), window.ctx.content_rect().right());
        let panel = heading.parent().expect("the panel");
        let within = |node: &Node<'_>| {
            let area = node.accesskit_node().bounding_box();
            area.is_none_or(|area| area.x0 as f32 > left - 0.5 && area.x1 as f32 <= right)
        };
        let texts: Vec<_> =
            panel.children_recursive().filter(|node| node.accesskit_node().role() == Role::Label).collect();
        assert!(texts.len() > 6 * seats, "{game}: {}", texts.len());
        let beyond: Vec<_> = texts.into_iter().filter(|node| !within(node)).collect();
        assert!(beyond.is_empty(), "{game}: {beyond:?}");
    }
}

#[test]
fn the_sheet_at_the_end_stands_still() {
    let folder = tempfile::tempdir().expect("a folder");
    // German has long words, which wrap.
    let mut window = finished(folder.path(), &SETTINGS.replace("en", "de"));
    let button = |window: &Harness<'static, Shell>| {
        window.query_all_by_label("Partie analysieren").last().expect("a button of the sheet").rect()
    };
    assert!(says(&window, "Schlüsselzüge"));
    let before = button(&window);
    window.run_steps(20);
    assert_eq!(button(&window), before);
}

/// A few hundred decisions cannot be analysed within one frame.
#[test]
fn figures_of_a_review_that_was_stopped_are_said_not_to_be_final() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = finished(folder.path(), SETTINGS);
    window.query_all_by_label("Review this game").last().expect("a button of the sheet").click();
    window.step();
    window.step();
    assert!(says(&window, "moves analysed") && says(&window, "Provisional"));
    window.get_by_label("Stop").click();
    window.run_steps(10);
    assert!(says(&window, "moves analysed") && says(&window, "Provisional"), "it has only been stopped");
}

#[test]
fn between_two_persons_nothing_is_reviewed_before_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let window = play(folder.path(), &BLUNDERED[..4]);
    assert!(window.query_by_label("Review this game").is_none());
}

#[test]
fn a_person_among_bots_reviews_their_own_decisions_meanwhile() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window_with(folder.path(), None, SETTINGS);
    click(&mut window, "Tic-tac-toe");
    click(&mut window, "Start");
    while window.query_by_label("Mark row 1, column 1").is_none() {
        window.step();
    }
    click(&mut window, "Mark row 1, column 1");
    click(&mut window, "Review this game");
    wait(&mut window);
    assert!(says(&window, "only your own moves") && !says(&window, "What happened in the game"));
    assert!(!says(&window, "Result breakdown"));
}
