//! The saved games on the home screen: every file is listed, with the reason if it cannot be opened. A file that is
//! lost during play is written again, and unreadable settings are backed up.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use rondel::plain::is_plain;
use rondel_system::Store;
use rondel_window::{Opens, Shell, Start};

use crate::house::{begin, click, unbuilt, window};

/// Opens a window with an unchanged data folder, including its settings.
fn window_as_it_is(root: &Path) -> Harness<'static, Shell> {
    let start = Start { store: Store::at(root), opens: Opens::Home, seed: Some(1) };
    let mut window = unbuilt().build_eframe(|cc| Shell::new(&cc.egui_ctx, start));
    window.run();
    window
}

/// Creates a game of tic-tac-toe with one decision in the folder of games.
fn a_game(root: &Path) -> PathBuf {
    let mut window = window(root, None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    click(&mut window, "Mark row 1, column 1");
    window.state().play().expect("a game").file().expect("a file").to_owned()
}

#[test]
fn a_file_that_cannot_be_opened_is_listed_with_its_reason_and_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path();
    let sound = a_game(root);
    let games = root.join("games");
    let text = fs::read_to_string(&sound).expect("the game");
    let broken = [
        ("letter", "Dear Ann,\n".to_owned(), "line 1 is not the start of a Rondel game (expected value, column 1)"),
        ("empty", String::new(), "the file is empty"),
        ("chess", text.replace("tic-tac-toe", "chess"), "unknown game “chess”"),
        (
            "later",
            text.replacen("\"rondel\":1", "\"rondel\":2", 1),
            "this file was written by a newer version of Rondel",
        ),
        ("crowd", text.replacen("[{},{}]", "[{},{},{}]", 1), "the game does not support 3 players"),
    ];
    for (name, text, _) in &broken {
        fs::write(games.join(format!("{name}.rondel")), text).expect("a file");
    }
    fs::create_dir(games.join("folder.rondel")).expect("a folder");
    File::create(games.join("large.rondel")).expect("a file").set_len(60_000_000).expect("a hole as large");
    let mut window = window(root, None);
    let mut expected: Vec<_> = broken.into_iter().map(|(name, _, reason)| (name, reason)).collect();
    expected.push(("folder", "this is a folder, not a file"));
    expected.push(("large", "the file has 60000000 bytes; at most 4000000 are allowed"));
    for (name, reason) in expected {
        let path = games.join(format!("{name}.rondel"));
        let label = format!("Cannot be opened: {name}.rondel, {reason}, {}", path.display());
        // Whether a game can start is only known after it has been replayed on a background thread.
        while name == "crowd" && window.query_by_label(&label).is_none() {
            window.step();
            std::thread::yield_now();
        }
        let row = window.query_by_label(&label).unwrap_or_else(|| panic!("no row `{label}`"));
        row.click_accesskit();
        window.run();
        let told = format!("{}: {reason}", path.display());
        assert!(window.state().context().notices.contains(&told), "{told}: {:?}", window.state().context().notices);
        assert!(window.state().play().is_none());
    }
    window.query_by_label_contains("Resume: Tic-tac-toe").expect("the sound one").click_accesskit();
    window.run();
    assert!(window.state().play().is_some());
}

#[test]
fn a_row_is_its_file_wherever_it_stands() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path();
    a_game(root);
    let games = root.join("games");
    let names = ["first", "second", "third"];
    for name in names {
        fs::write(games.join(format!("{name}.rondel")), "Dear Ann,\n").expect("a file");
    }
    let rows = |names: &[&str]| -> Vec<_> {
        let window = window(root, None);
        let row = |name: &&str| {
            let label = format!("Cannot be opened: {name}.rondel");
            let row = window.query_by_label_contains(&label).expect("a row");
            (row.accesskit_node().id(), row.rect().top())
        };
        names.iter().map(row).collect()
    };
    let before = rows(&names);
    let left = (0..3).min_by(|a, b| before[*a].1.total_cmp(&before[*b].1)).expect("an uppermost row");
    fs::remove_file(games.join(format!("{}.rondel", names[left]))).expect("the file of the uppermost row");
    let stay: Vec<usize> = (0..3).filter(|place| *place != left).collect();
    let after = rows(&stay.iter().map(|place| names[*place]).collect::<Vec<_>>());
    for (place, now) in stay.into_iter().zip(after) {
        assert_eq!(now.0, before[place].0, "{}", names[place]);
        assert!(now.1 < before[place].1, "{} moved up: {} from {}", names[place], now.1, before[place].1);
    }
}

#[test]
#[cfg(unix)]
fn a_pipe_and_a_link_that_leads_nowhere_are_listed_too_and_nothing_waits() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    fs::create_dir(&games).expect("a folder");
    let pipe = games.join("pipe.rondel");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    std::os::unix::fs::symlink("/nowhere", games.join("link.rondel")).expect("a link");
    let window = window(folder.path(), None);
    let label = "Cannot be opened: pipe.rondel, this is a pipe, not a file, ";
    assert!(window.query_by_label_contains(label).is_some());
    assert!(window.query_by_label_contains("Cannot be opened: link.rondel, No such file").is_some());
}

#[test]
fn no_saved_game_vanishes_because_there_are_many() {
    let folder = tempfile::tempdir().expect("a folder");
    let sound = a_game(folder.path());
    for number in 0..44 {
        fs::copy(&sound, sound.with_file_name(format!("{number}.rondel"))).expect("a copy");
    }
    let mut window = window(folder.path(), None);
    let rows = |window: &Harness<'static, Shell>| window.query_all_by_label_contains("Resume: Tic-tac-toe").count();
    assert!(rows(&window) < 15, "Home is short");
    click(&mut window, "Game library (45)");
    while window.state().library().and_then(|library| library.shown()).is_none() {
        window.step();
        std::thread::yield_now();
    }
    assert_eq!(window.state().library().and_then(|library| library.shown()).map(<[_]>::len), Some(45));
}

#[test]
fn a_folder_of_games_that_cannot_be_read_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    fs::write(&games, "a file in place of the folder").expect("a file");
    let window = window(folder.path(), None);
    let told = format!("The saved games folder, {}, cannot be read: ", games.display());
    assert!(window.query_by_label_contains(&told).is_some());
}

#[test]
fn a_game_deleted_while_it_is_played_goes_on_in_a_new_file_and_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    click(&mut window, "Mark row 1, column 1");
    let file = |window: &Harness<'static, Shell>| {
        window.state().play().and_then(|play| play.file()).expect("a file").to_owned()
    };
    let first = file(&window);
    fs::remove_file(&first).expect("deleted");
    fs::write(&first, "another game").expect("replaced");
    click(&mut window, "Mark row 2, column 2");
    let second = file(&window);
    assert_eq!(second.file_stem(), Some(format!("{}-2", first.file_stem().expect("a name").display()).as_ref()));
    assert_eq!(fs::read_to_string(&second).expect("the game").lines().count(), 3, "header and both decisions");
    assert_eq!(fs::read_to_string(&first).expect("the other"), "another game");
    let told = format!(
        "Another program deleted or changed this game’s file, {}. The whole game has been saved in {} and \
         continues there.",
        first.display(),
        second.display()
    );
    assert_eq!(window.state().context().notices, [told]);
    // No decision follows, but the loss is detected on leaving the game.
    fs::remove_file(&second).expect("deleted");
    click(&mut window, "Back to all games");
    assert_eq!(window.state().context().notices.len(), 2);
    assert!(window.query_by_label_contains("Resume: Tic-tac-toe").is_some(), "it is there again");
}

#[test]
fn one_bad_byte_loses_no_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let sound = a_game(folder.path());
    let mut bytes = fs::read(&sound).expect("the game");
    let place = bytes.iter().position(|byte| *byte == b'\n').expect("a header");
    bytes.splice((place + 1)..=place, b"{\"play\":\xFF}\n".iter().copied());
    fs::write(&sound, &bytes).expect("a bad byte");
    let mut window = window(folder.path(), None);
    window.query_by_label_contains("damaged file").expect("the game").click_accesskit();
    window.run();
    let told = "The file is damaged: line 2 cannot be read (byte 9 is not valid UTF-8 text).";
    assert!(window.state().context().notices[0].starts_with(told), "{:?}", window.state().context().notices);
    click(&mut window, "Mark row 2, column 2");
    assert_eq!(fs::read(&sound).expect("the damaged game"), bytes, "it stays as it is");
    let anew = window.state().play().and_then(|play| play.file()).expect("a file").to_owned();
    assert_eq!(fs::read_to_string(anew).expect("the new game").lines().count(), 2);
}

#[test]
fn a_file_another_program_has_written_anew_is_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let sound = a_game(folder.path());
    let text = fs::read_to_string(&sound).expect("the game");
    fs::write(&sound, format!("\u{feff}{}", text.replace('\n', "\r\n").trim_end())).expect("as an editor leaves it");
    let mut window = window(folder.path(), Some(&sound));
    let told = "another program has rewritten this file, but nothing has been lost";
    assert!(window.query_by_label(told).is_some() && window.state().context().notices.is_empty());
    click(&mut window, "Mark row 2, column 2");
    let play = window.state().play().expect("a game");
    assert_eq!((play.file(), play.held().session().expect("held here").plies().len()), (Some(sound.as_path()), 2));
    drop(window);
    let again = crate::house::window(folder.path(), Some(&sound));
    assert_eq!(again.state().play().expect("a game").held().session().expect("held here").plies().len(), 2);
}

#[test]
fn names_from_a_file_are_shown_in_plain_characters() {
    let folder = tempfile::tempdir().expect("a folder");
    let sound = a_game(folder.path());
    let text = fs::read_to_string(&sound).expect("the game");
    let name = "A\\u001b[2J\\u0007\u{9b}\u{202e}\\nnn";
    fs::write(&sound, text.replacen("[{}", &format!("[{{\"name\":\"{name}\"}}"), 1)).expect("a name");
    let mut window = window(folder.path(), None);
    let row = window.query_by_label_contains("Resume: Tic-tac-toe, A\u{FFFD}[2J\u{FFFD}\u{FFFD}\u{FFFD} nn, Player 2");
    row.expect("the game").click_accesskit();
    window.run();
    let players = &window.state().play().expect("a game").held().session().expect("held here").header().players;
    assert!(players[0].name.chars().all(is_plain), "{:?}", players[0].name);
}

#[test]
#[cfg(unix)]
fn settings_that_are_no_file_are_put_aside_and_it_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("settings.json");
    assert!(std::process::Command::new("mkfifo").arg(&file).status().expect("mkfifo").success());
    let window = window_as_it_is(folder.path());
    let aside = folder.path().join("settings.json.bak");
    let [told] = window.state().context().notices.as_slice() else { panic!("one notice") };
    assert!(told.contains(&aside.display().to_string()) && aside.exists() && !file.exists(), "{told}");
}

#[test]
fn settings_that_can_neither_be_read_nor_put_aside_are_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path().join("a file in place of the folder");
    fs::write(&root, "mine").expect("a file");
    let mut window = window_as_it_is(&root);
    assert_eq!(window.state().context().notices.len(), 1, "{:?}", window.state().context().notices);
    click(&mut window, "Got it");
    click(&mut window, "Settings");
    click(&mut window, "Dark");
    assert_eq!(window.state().context().notices.len(), 1, "they are not saved");
    assert_eq!(fs::read_to_string(&root).expect("the file"), "mine");
}
