//! Sharing a game: everything is chosen in one dialog by mouse or keyboard, and nothing is shared that the
//! person may not see.

use std::path::Path;

use egui::accesskit::Role;
use egui::{Event, Key, OutputCommand};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use rondel_window::Shell;

use crate::house::{begin, click, window, window_with};

const SETTINGS: &str = r#"{"language":"en","speed":"none","forced":false,"theme":"light","coach":false}"#;

/// Moves of a game that Cross wins.
const PLAYED: [&str; 5] =
    ["row 1, column 1", "row 2, column 2", "row 1, column 2", "row 3, column 3", "row 1, column 3"];

fn says(window: &Harness<'static, Shell>, words: &str) -> bool {
    window.query_all_by_label_contains(words).next().is_some()
}

/// Plays a game between two people without hidden information.
fn play(folder: &Path, squares: &[&str]) -> Harness<'static, Shell> {
    let mut window = window_with(folder, None, SETTINGS);
    begin(&mut window, "Tic-tac-toe", "Nought");
    for square in squares {
        click(&mut window, &format!("Mark {square}"));
    }
    window
}

/// Opens the dialog after closing the result.
fn share(window: &mut Harness<'static, Shell>) {
    if window.query_by_label("View table").is_some() {
        click(window, "View table");
    }
    click(window, "Share this game");
}

/// Clicks a button and returns the copied text.
fn copied(window: &mut Harness<'static, Shell>, button: &str) -> String {
    window.get_by_label(button).click_accesskit();
    for _ in 0..6 {
        window.step();
        for command in &window.output().platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                return text.clone();
            }
        }
    }
    panic!("nothing was copied");
}

fn paste(window: &mut Harness<'static, Shell>, words: &str) {
    window.event(Event::Paste(words.to_owned()));
    window.run();
}

/// Waits until the export is complete.
fn wait(window: &mut Harness<'static, Shell>) {
    loop {
        window.step();
        if !says(window, "Creating the ") {
            break;
        }
        std::thread::yield_now();
    }
    window.run();
}

#[test]
fn the_code_of_a_finished_game_opens_it_on_the_first_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut at_table = play(folder.path(), &PLAYED);
    share(&mut at_table);
    let code = copied(&mut at_table, "Copy code");
    assert!(code.starts_with("rondelgame1") && code.len() < 150, "{code}");
    at_table.run();
    assert!(says(&at_table, "Code copied"));

    let other = tempfile::tempdir().expect("a folder");
    let mut home = window(other.path(), None);
    paste(&mut home, "beer");
    assert!(home.state().play().is_none());
    paste(&mut home, &format!("Look what I did: {code}"));
    let play = home.state().play().expect("the game is on the table");
    assert!(play.ending().is_some() && play.game().id == "tic-tac-toe");
    assert!(play.file().is_none(), "what is only looked at is not kept");
}

#[test]
fn a_damaged_code_is_told_of_and_the_first_screen_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut home = window(folder.path(), None);
    paste(&mut home, "rondelgame1mfrggzdf");
    assert!(home.state().play().is_none() && says(&home, "The code is incomplete or has been changed"));
    // The code is also accepted in the field for a file.
    click(&mut home, "Tools");
    click(&mut home, "Open a file …");
    home.get_by_role(Role::TextInput).focus();
    home.step();
    paste(&mut home, "rondelgame9abc");
    assert!(home.state().play().is_none());
    click(&mut home, "Open");
    assert!(says(&home, "This code was written by a newer version of Rondel"));
}

#[test]
fn while_several_people_play_there_is_no_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = play(folder.path(), &PLAYED[..3]);
    share(&mut window);
    assert!(window.query_by_label("Copy code").is_none());
    assert!(says(&window, "Available once the game is over"));
}

#[test]
fn against_bots_one_is_warned_and_the_game_goes_on_from_its_code() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window_with(folder.path(), None, SETTINGS);
    click(&mut window, "Tic-tac-toe");
    click(&mut window, "Start");
    while window.query_by_label("Mark row 1, column 1").is_none() {
        window.step();
    }
    share(&mut window);
    click(&mut window, "Copy code");
    assert!(says(&window, "The code reveals everything"));
    let code = copied(&mut window, "Copy anyway");
    let other = tempfile::tempdir().expect("a folder");
    let mut home = crate::house::window(other.path(), None);
    paste(&mut home, &code);
    click(&mut home, "Mark row 1, column 1");
    assert!(home.state().play().and_then(|play| play.file()).is_some(), "a game that goes on is kept");
}

#[test]
fn a_covered_table_gives_nothing_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window_with(folder.path(), None, SETTINGS);
    begin(&mut window, "Rival Cities", "Altona");
    let covered =
        |window: &Harness<'static, Shell>| window.state().play().is_some_and(rondel_window::play::Play::covered);
    while !covered(&window) {
        crate::house::decide(&mut window, &mut |_| 0);
    }
    assert!(window.query_by_label("Share this game").is_none());
    click(&mut window, "I’m ready");
    assert!(window.query_by_label("Share this game").is_some());
}

#[test]
fn a_film_is_drawn_while_one_plays_on_and_lies_where_it_was_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = play(folder.path(), &PLAYED);
    share(&mut window);
    click(&mut window, "The whole game …");
    window.get_by_label("Save").click_accesskit();
    window.step();
    wait(&mut window);
    let file = folder.path().join("shared/tic-tac-toe-1.gif");
    assert!(std::fs::read(&file).expect("a film").starts_with(b"GIF89a"));
    assert!(says(&window, "Saved: "));
}

#[test]
fn a_review_can_be_saved_as_a_page_once_it_is_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = play(folder.path(), &PLAYED);
    share(&mut window);
    assert!(window.query_by_label("Save as a page …").is_none() && says(&window, "Review the whole game first"));
    click(&mut window, "Close");
    click(&mut window, "Review this game");
    loop {
        window.step();
        if !says(&window, "moves analysed") {
            break;
        }
        std::thread::yield_now();
    }
    window.run_steps(30);
    click(&mut window, "Share this game");
    click(&mut window, "Save as a page …");
    window.get_by_label("Save").click_accesskit();
    window.step();
    wait(&mut window);
    let page = std::fs::read_to_string(folder.path().join("shared/tic-tac-toe-1.html")).expect("a page");
    assert!(page.contains("All moves") && !page.contains("http"));
}

#[test]
fn a_game_that_is_saved_elsewhere_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = play(folder.path(), &PLAYED[..2]);
    let file = |window: &Harness<'static, Shell>| {
        window.state().play().expect("a game").held().file().expect("a file").to_owned()
    };
    let before = file(&window);
    share(&mut window);
    click(&mut window, "Save as …");
    window.get_by_label("Save").click_accesskit();
    window.step();
    window.run();
    let copy = folder.path().join("shared/tic-tac-toe-1.rondel");
    assert!(says(&window, "Saved: ") && file(&window) == before, "it goes on where it was");
    let text = |file: &std::path::Path| std::fs::read_to_string(file).expect("a game");
    assert_eq!(text(&copy), text(&before));
}

#[test]
fn everything_is_within_reach_of_the_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = play(folder.path(), &PLAYED[..2]);
    window.get_by_label("Share this game").focus();
    window.step();
    window.key_press(Key::Enter);
    window.run();
    for button in ["Save as …", "Copy", "Save …", "This turn …", "The whole game …", "Close"] {
        assert!(window.query_by_label(button).is_some(), "{button}");
    }
    window.key_press(Key::Escape);
    window.run();
    assert!(window.query_by_label("The whole game …").is_none(), "Escape closes it");
}
