//! The window itself: full screen, remembered state, dropped files, and the list of shortcuts.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{DroppedFile, Event, HoveredFile, Key, Modifiers, ViewportCommand, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use rondel_sound::Sounds;
use rondel_system::{Settings, Store};
use rondel_window::{Opens, Shell, Start};

use crate::house::{begin, click, unbuilt, window, window_with};

#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

fn drop_file(window: &mut Harness<'static, Shell>, file: &Path) {
    window.input_mut().dropped_files.push(Arc::new(Dropped(file.to_owned())));
    window.run();
}

fn fills_screen(window: &Harness<'static, Shell>) -> bool {
    window.state().context().settings.window.full_screen
}

#[test]
fn f11_and_the_settings_fill_the_screen_and_leave_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    let modifiers = Modifiers::NONE;
    window.event(Event::Key { key: Key::F11, physical_key: None, pressed: true, repeat: false, modifiers });
    window.step();
    let asked = &window.output().viewport_output[&ViewportId::ROOT].commands;
    assert!(asked.contains(&ViewportCommand::Fullscreen(true)), "{asked:?}");
    window.run();
    assert!(fills_screen(&window));
    click(&mut window, "Settings");
    click(&mut window, "Full screen (F11)");
    assert!(!fills_screen(&window));
    click(&mut window, "Full screen (F11)");
    let kept = Settings::window_in(&folder.path().join("settings.json"));
    assert!(kept.full_screen, "it is found again as it was left");
}

#[test]
fn the_volume_is_set_with_the_arrow_keys_and_each_step_is_heard() {
    let folder = tempfile::tempdir().expect("a folder");
    let (sounds, told) = Sounds::told();
    let start = Start { store: Store::at(folder.path()), opens: Opens::Home, seed: Some(1) };
    let mut window = unbuilt().build_eframe(|cc| Shell::new(&cc.egui_ctx, start).with_sounds(sounds));
    click(&mut window, "Settings");
    assert_eq!(window.state().context().settings.volume, 60);
    window.get_by_role_and_label(Role::Slider, "Sound").focus();
    window.run();
    let mut gains = Vec::new();
    for _ in 0..2 {
        window.key_press(Key::ArrowRight);
        window.run();
        gains.extend(told.try_iter().map(|order| order.gain));
    }
    assert!(window.state().context().settings.volume > 60);
    assert!(matches!(gains[..], [first, second] if second > first), "{gains:?}");
    for _ in 0..40 {
        window.key_press(Key::ArrowLeft);
        window.run();
    }
    assert_eq!(window.state().context().settings.volume, 0);
    assert!(window.query_all_by_value("Off").next().is_some(), "what is silent says so");
    assert!(told.try_iter().all(|order| order.gain > 0.0));
}

#[test]
fn a_window_opens_as_it_was_left_within_bounds() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("settings.json");
    let opened = |text: &str| {
        std::fs::write(&file, text).expect("settings");
        rondel_window::window::as_it_was_left(Settings::window_in(&file))
    };
    let left = opened(r#"{"window":{"size":[1000,700],"maximized":true,"full_screen":false}}"#);
    assert_eq!(left.inner_size, Some(egui::vec2(1000.0, 700.0)));
    assert_eq!(
        (left.maximized, left.fullscreen, left.clamp_size_to_monitor_size),
        (Some(true), Some(false), Some(true))
    );
    assert_eq!(opened(r#"{"window":{"size":[1,60000]}}"#).inner_size, Some(egui::vec2(800.0, 8192.0)));
    assert_eq!(opened("{}").inner_size, Some(rondel_window::window::USUAL));
    assert_eq!(opened("{ broken").inner_size, Some(rondel_window::window::USUAL));
    assert!(file.exists(), "broken settings are put aside by whoever can say so");
}

#[test]
fn a_game_dropped_on_the_window_is_opened_and_anything_else_says_why_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = window(folder.path(), None);
    begin(&mut first, "Tic-tac-toe", "Nought");
    click(&mut first, "Mark row 1, column 1");
    let file = first.state().play().and_then(|play| play.file()).expect("a file").to_owned();
    drop(first);
    let letter = folder.path().join("letter.txt");
    std::fs::write(&letter, "Dear Ann,\n").expect("a letter");
    let mut window = window(folder.path(), None);
    drop_file(&mut window, &letter);
    assert!(window.state().play().is_none());
    assert!(window.query_by_label_contains("letter.txt: line 1 is not the start of a Rondel game (").is_some());
    drop_file(&mut window, &file);
    let play = window.state().play().expect("a game");
    assert_eq!(play.file(), Some(file.as_path()));
}

#[test]
fn the_path_of_a_file_is_typed_as_people_write_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = window(folder.path(), None);
    begin(&mut first, "Tic-tac-toe", "Nought");
    click(&mut first, "Mark row 1, column 1");
    let file = first.state().play().and_then(|play| play.file()).expect("a file").to_owned();
    drop(first);
    for text in [format!("\"{}\"", file.display()), format!("file://{}", file.display()), "~/no-such/a.rondel".into()] {
        let mut window = window(folder.path(), None);
        click(&mut window, "Tools");
        click(&mut window, "Open a file …");
        let edit = window.get_by_role_and_label(Role::TextInput, "File path");
        edit.focus();
        edit.type_text(&text);
        window.run();
        click(&mut window, "Open");
        if text.starts_with('~') {
            assert!(window.query_by_label_contains("~/no-such").is_none(), "it is in the home folder");
            assert!(window.query_by_label_contains("/no-such/a.rondel").is_some());
        } else {
            assert_eq!(window.state().play().expect("a game").file(), Some(file.as_path()), "{text}");
        }
    }
}

#[test]
fn a_file_that_hovers_over_the_window_is_told_what_becomes_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    let hint = "Drop the file to open the game";
    assert!(window.query_by_label(hint).is_none());
    window.input_mut().hovered_files.push(HoveredFile { path: Some("game.rondel".into()), ..HoveredFile::default() });
    window.step();
    window.step();
    assert!(window.query_by_label(hint).is_some());
    window.input_mut().hovered_files.clear();
    window.run();
    assert!(window.query_by_label(hint).is_none());
}

#[test]
fn a_question_mark_opens_the_sheet_of_keys_and_escape_closes_it() {
    let folder = tempfile::tempdir().expect("a folder");
    for (language, title) in [("en", "In a replay, or when the game is over"), ("de", "Überall"), ("nl", "Overal")] {
        let settings = format!(r#"{{"language":"{language}","speed":"none","theme":"light"}}"#);
        let mut window = window_with(folder.path(), None, &settings);
        window.event(Event::Text("?".to_owned()));
        window.run();
        assert!(window.query_by_label(title).is_some(), "{language}");
        window.key_press(Key::Escape);
        window.run();
        assert!(window.query_by_label(title).is_none(), "{language}");
    }
}

#[test]
fn the_sheet_of_keys_is_found_from_home_and_from_the_settings() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    let sheet = "move through the choices";
    window.key_press(Key::F1);
    window.run();
    assert!(window.query_by_label(sheet).is_some());
    click(&mut window, "Close");
    click(&mut window, "Shortcuts");
    assert!(window.query_by_label(sheet).is_some());
    click(&mut window, "Close");
    click(&mut window, "Settings");
    // The button in the header is behind the dialog.
    let keys = window.query_all_by_label("Shortcuts").last().expect("the button of the settings");
    keys.click_accesskit();
    window.run();
    assert!(window.query_by_label(sheet).is_some());
}
