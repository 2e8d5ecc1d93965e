//! The names of people next to their seats, in lists, and in images of saved games. People with the same name
//! are distinguished by their seats.

use egui_kittest::kittest::Queryable;
use rondel::journal::{Header, Journal, Player};
use rondel::{Seat, Session};
use rondel_cli::screenshots::rig::ScreenshotRig;

use crate::house::window;

/// Plays a game of tic-tac-toe between two people with these names, in which the first choice is taken `plies` times.
fn played(names: [&str; 2], plies: usize) -> Session {
    let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
    let header = Header::of(plugin, (plugin.setup)(), names.map(Player::human).to_vec(), 3);
    let mut session = Session::start(header).expect("a game");
    for _ in 0..plies {
        session.play(0).expect("a first choice");
    }
    session
}

#[test]
fn two_people_of_the_same_name_are_told_apart_at_the_end_and_in_the_list_of_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games/two.rondel");
    std::fs::create_dir_all(folder.path().join("games")).expect("a folder");
    std::fs::write(&file, played(["Ann", "Ann"], 7).journal()).expect("a game");
    let at_the_end = window(folder.path(), Some(&file));
    assert!(at_the_end.query_all_by_label("Cross (Ann) wins").next().is_some());
    drop(at_the_end);
    let mut home = window(folder.path(), None);
    while home.query_by_label_contains("Tic-tac-toe, Cross (Ann), Nought (Ann), Cross (Ann) won").is_none() {
        home.step();
        std::thread::yield_now();
    }
}

#[test]
#[cfg(feature = "net")]
fn two_people_of_the_same_name_are_told_apart_in_the_chat() {
    use crate::elsewhere::{Evening, SAY};
    use egui::accesskit::Role;

    let (host, guest) = (0, 1);
    let mut evening = Evening::named(&["Ann", "Ann"]);
    evening.begin();
    evening.click(guest, "Players at this table");
    let edit = evening.window(guest).get_by_role_and_label(Role::TextInput, SAY);
    edit.focus();
    edit.type_text("Nice to see you");
    evening.step();
    evening.click(guest, "Send");
    evening.wait("it is known who spoke", |them| them.reads(host, "Blue (Ann): Nice to see you"));
    assert!(evening.reads(guest, "Red (Ann)"), "everybody is listed with their seats");
}

#[test]
fn a_picture_of_a_saved_game_names_the_people_of_the_game() {
    let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
    let mut studio = ScreenshotRig::new([1280, 720], 1.0);
    for (names, plies, shown) in [
        (["Ann", "Ben"], 7, "Cross (Ann) wins"),
        (["", "Ben"], 7, "Cross wins"),
        (["Ann", "Ben"], 2, "Ann"),
        (["Ann", "Ben"], 3, "Ben"),
    ] {
        let written = played(names, plies).journal();
        for seat in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
            let journal = Journal::read(written.as_bytes()).expect("a journal");
            let mut play = studio.open(plugin, journal, seat).expect("a game");
            studio.draw(&mut play);
            let words: Vec<String> = studio.words().into_iter().map(|words| words.text).collect();
            assert!(words.iter().any(|words| words == shown), "{shown} for {seat:?}: {words:?}");
            assert!(!words.iter().any(|words| words.contains("Computer")), "{words:?}");
        }
    }
}
