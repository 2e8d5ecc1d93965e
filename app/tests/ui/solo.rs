//! A game played alone against an automatic opponent: advice, choices, log, end and review treat it as a player.

use std::path::Path;

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable};
use rondel::journal::{Header, Player};
use rondel::{Session, Turn};
use rondel_window::Shell;

use crate::house::{anything, click, window};

type Window = Harness<'static, Shell>;

/// Opens a solo game of Harbour after this many random choices, or at its end.
fn solo(root: &Path, seed: u64, plies: usize) -> Window {
    let plugin = rondel::plugins().expect("the games")["harbour"];
    let header = Header::of(plugin, (plugin.setup)(), vec![Player::human("Ann")], seed);
    let mut session = Session::start(header).expect("a game");
    let mut pick = anything(seed);
    while session.plies().len() < plies && matches!(session.turn(), Turn::Decide(_)) {
        let place = pick(session.choices().len());
        session.play(place).expect("a choice");
    }
    let file = root.join("solo.rondel");
    std::fs::write(&file, session.journal()).expect("a game");
    window(root, Some(&file))
}

fn says(window: &Window, part: &str) -> bool {
    window.query_all_by_label_contains(part).next().is_some()
}

#[test]
fn the_first_turn_is_advised_by_what_it_gains_and_not_by_the_end_of_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = solo(folder.path(), 7, 2);
    window.key_press(Key::H);
    window.run();
    while !says(&window, "Likely continuation") {
        window.step();
        std::thread::yield_now();
    }
    window.run();
    assert!(!says(&window, "Ends the game."), "no first turn does");
    assert!(!says(&window, ": 0% ±") && says(&window, "% ±"), "the game is open");
}

#[test]
fn a_choice_without_effect_says_so_in_a_solo_game_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let window = solo(folder.path(), 7, 2);
    let described = |label: &str| window.get_by_label_contains(label).accesskit_node().description();
    assert_eq!(
        described("Tax Office: take 1 good").as_deref(),
        Some("No effect now."),
        "the opponent owns nothing yet"
    );
    assert_eq!(described("Lighthouse: gain 1 fish"), None);
}

#[test]
fn the_log_and_the_end_name_the_automatic_opponent_beside_the_player() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = solo(folder.path(), 3, usize::MAX);
    let headings = |of: &str| window.query_all_by_label_contains(of).count();
    assert!(headings("Training opponent: uses") > 2 && headings("Red: uses") > 2, "each turn has its own heading");
    assert!(window.query_all_by_label("Training opponent").next().is_some(), "the whole name is above its column");
    assert!(says(&window, "Key turns") && window.state().play().and_then(|play| play.ending()).is_some());
    click(&mut window, "Review this game");
    while says(&window, "moves analysed") || window.query_by_label("Result").is_none() {
        window.step();
        std::thread::yield_now();
    }
    window.run_steps(30);
    assert!(says(&window, "Red"), "the review is about the player");
}
