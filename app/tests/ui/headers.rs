//! The headers of all screens: at every window and text size, the buttons and labels of a header do not
//! overlap or extend outside the window. Dialogs are no larger than the window.

use std::path::Path;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect, Vec2, ViewportId, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use rondel::Session;
use rondel::journal::{Header, Player};
use rondel_system::Store;
use rondel_window::{Opens, Shell, Start};

use crate::house::{click, unbuilt};

type Window = Harness<'static, Shell>;

/// Window sizes, in pixels, and text sizes, in percent.
const SIZES: [Vec2; 4] = [vec2(800.0, 600.0), vec2(1024.0, 768.0), vec2(1280.0, 720.0), vec2(1920.0, 1080.0)];
const TEXTS: [u16; 4] = [80, 100, 150, 200];
const LANGUAGES: [&str; 3] = ["en", "de", "nl"];
/// Names of people: the longest that a file may contain, a long one in Chinese, and one written from right to left.
const NAMES: [&str; 3] = [
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "田田田田田田田田田田田田田田田田田田田田田田田田",
    "أبو عبد الله محمد بن موسى الخوارزمي",
];

/// Resizes the window to a size in pixels. Text is scaled as on a real screen.
fn resize(window: &mut Window, size: Vec2) {
    for _ in 0..3 {
        let points = size / window.ctx.zoom_factor();
        let inner = Rect::from_min_size(egui::Pos2::ZERO, points);
        window.input_mut().viewports.entry(ViewportId::ROOT).or_default().inner_rect = Some(inner);
        window.set_size(points);
        window.run_ok();
    }
    // A dialog is centred using its size in the previous frame.
    window.run_steps(2);
}

fn word(window: &Window, key: &'static str) -> String {
    window.state().context().words.word(key)
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run_ok();
}

/// Returns the buttons and labels of the header with their positions.
fn header(window: &Window) -> Vec<(String, Rect)> {
    fn below(node: Node<'_>, into: &mut Vec<(String, Rect)>) {
        let accessible = node.accesskit_node();
        if matches!(accessible.role(), Role::Button | Role::Label)
            && let Some(label) = accessible.label().or_else(|| accessible.value())
        {
            into.push((label, node.rect()));
            return;
        }
        node.children().for_each(|child| below(child, into));
    }
    let mut found = Vec::new();
    window.query_all_by_role(Role::Banner).for_each(|banner| below(banner, &mut found));
    found
}

/// Checks the header at all window sizes. It must have at least `least` buttons and labels.
fn holds(window: &mut Window, screen: &str, least: usize) {
    for size in SIZES {
        resize(window, size);
        let room = window.ctx.content_rect();
        let found = header(window);
        let wrong = |what: String| panic!("{screen} at {size}: {what} in {room}: {found:#?}");
        if found.len() < least {
            wrong(format!("{} things", found.len()));
        }
        for (place, (label, rect)) in found.iter().enumerate() {
            if !room.expand(0.5).contains_rect(*rect) {
                wrong(format!("{label} at {rect}"));
            }
            if let Some((other, _)) = found[..place].iter().find(|(_, other)| other.shrink(0.5).intersects(*rect)) {
                wrong(format!("{label} lies over {other}"));
            }
        }
    }
}

/// Checks that an open dialog fits in the window at all window sizes.
fn fits(window: &mut Window, name: &'static str) {
    for size in SIZES {
        resize(window, size);
        let room = window.ctx.content_rect();
        let dialog = window.ctx.memory(|memory| memory.area_rect(egui::Id::unique(("dialog", name))));
        let dialog = dialog.unwrap_or_else(|| panic!("the dialog `{name}` is open"));
        assert!(room.expand(0.5).contains_rect(dialog), "the dialog `{name}` at {size}: {dialog} in {room}");
    }
}

fn settings(language: &str, text: u16) -> String {
    format!(r#"{{"language":"{language}","text":{text},"speed":"none","forced":false,"theme":"light","coach":false}}"#)
}

/// Opens a window for each combination of the given languages and text sizes.
fn in_each(
    root: &Path,
    file: Option<&Path>,
    (languages, texts): (&[&str], &[u16]),
    mut check: impl FnMut(&mut Window, String),
) {
    for language in languages {
        for &text in texts {
            std::fs::write(root.join("settings.json"), settings(language, text)).expect("settings can be written");
            let opens = file.map_or(Opens::Home, |file| Opens::File(file.to_owned()));
            let start = Start { store: Store::at(root), opens, seed: Some(1780) };
            // The fonts have no Chinese characters.
            let builder = unbuilt().with_step_dt(0.25).allow_missing_glyphs();
            let mut window = builder.build_eframe(|cc| Shell::new(&cc.egui_ctx, start));
            window.run_ok();
            check(&mut window, format!("{language}, {text} %"));
        }
    }
}

/// Writes a game between these players, in which the first choice was taken `plies` times.
fn a_game(root: &Path, game: &str, players: Vec<Player>, plies: usize) -> std::path::PathBuf {
    let plugin = rondel::plugins().expect("the games")[game];
    let header = Header::of(plugin, (plugin.setup)(), players, 3);
    let mut played = Session::start(header).expect("a game");
    for _ in 0..plies {
        played.play(0).expect("a first choice");
    }
    let file = root.join(format!("games/{game}-{plies}.rondel"));
    std::fs::create_dir_all(root.join("games")).expect("a folder");
    std::fs::write(&file, played.journal()).expect("a game");
    file
}

#[test]
fn headers_break_into_rows_where_one_row_is_too_narrow() {
    let folder = tempfile::tempdir().expect("a folder");
    in_each(folder.path(), None, (&LANGUAGES, &TEXTS), |window, at| {
        let ways = if cfg!(feature = "net") { 6 } else { 5 };
        holds(window, &format!("home, {at}"), ways);
        window.key_press_modifiers(Modifiers::COMMAND, Key::L);
        window.run_ok();
        holds(window, &format!("library, {at}"), 6);
        press(window, Key::Escape);
        let tools = word(window, "home-tools");
        click(window, &tools);
        let matrix = word(window, "home-compare");
        click(window, &matrix);
        holds(window, &format!("matrix, {at}"), 2);
        press(window, Key::Escape);
        click(window, &tools);
        let lab = word(window, "lab-title");
        click(window, &lab);
        holds(window, &format!("lab, {at}"), 3);
    });
}

#[test]
fn names_in_a_header_give_way_to_its_buttons() {
    for name in NAMES {
        let folder = tempfile::tempdir().expect("a folder");
        for plies in [2, 7] {
            let players = vec![Player::human(name), Player::human(name)];
            let file = a_game(folder.path(), "tic-tac-toe", players, plies);
            in_each(folder.path(), Some(&file), (&["de"], &[100, 200]), |window, at| {
                if plies > 2 {
                    fits(window, "ending");
                    press(window, Key::Escape);
                }
                holds(window, &format!("{name} after {plies}, {at}"), 5);
            });
        }
    }
}

#[test]
fn dialogs_are_no_larger_than_the_window() {
    let folder = tempfile::tempdir().expect("a folder");
    in_each(folder.path(), None, (&LANGUAGES, &[100, 200]), |window, _| {
        for (key, name) in [
            ("settings-title", "settings"),
            ("keys-title", "keys"),
            ("home-open", "file"),
            ("practice-title", "practice"),
            #[cfg(feature = "net")]
            ("far-join", "joining"),
        ] {
            if matches!(key, "home-open" | "practice-title") {
                let tools = word(window, "home-tools");
                click(window, &tools);
            }
            let label = word(window, key);
            click(window, &label);
            fits(window, name);
            press(window, Key::Escape);
        }
        // The window is tall enough for the cards of all games.
        for game in ["spandau-1780", "harbour", "rival-cities"] {
            resize(window, vec2(1920.0, 3000.0));
            let title = window.state().context().words.of(game).word("title");
            click(window, &title);
            fits(window, "new game");
            press(window, Key::Escape);
            resize(window, vec2(1920.0, 3000.0));
            let learn = window.state().context().words.with("lessons-of", "game", title);
            click(window, &learn);
            fits(window, "lessons");
            press(window, Key::Escape);
        }
    });
}

#[test]
fn the_sheet_at_the_end_of_a_game_of_many_fits_into_the_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let bots = rondel_tables::greedy::bots_header;
    let plugin = rondel::plugins().expect("the games")["spandau-1780"];
    let header = Header { players: vec![Player::human(NAMES[0]); 5], ..bots(plugin, (plugin.setup)(), 5, 3) };
    let game = rondel_tables::greedy::greedy_game(header, usize::MAX).expect("a whole game");
    let file = folder.path().join("five.rondel");
    std::fs::write(&file, game.journal()).expect("a game");
    in_each(folder.path(), Some(&file), (&["de"], &[100, 200]), |window, at| {
        fits(window, "ending");
        press(window, Key::Escape);
        holds(window, &format!("five after the end, {at}"), 5);
        let share = word(window, "share-title");
        click(window, &share);
        fits(window, "share");
    });
}
