//! Maps, and zones that are folded until their opener is clicked.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use rondel_window::Shell;

use crate::house::{begin, click, window};

fn parish(folder: &tempfile::TempDir) -> Harness<'static, Shell> {
    let mut window = window(folder.path(), None);
    begin(&mut window, "Parish", "Squire");
    window
}

fn there(window: &Harness<'static, Shell>, label: &str) -> bool {
    window.query_by_label(label).is_some()
}

fn plies(window: &Harness<'static, Shell>) -> usize {
    window.state().play().expect("a game").held().session().expect("held here").plies().len()
}

fn press(window: &mut Harness<'static, Shell>, key: Key) {
    window.key_press(key);
    window.run();
}

/// Returns the centre of an element of the table on the screen.
fn place(window: &Harness<'static, Shell>, label: &str) -> Pos2 {
    window.get_by_label(label).rect().center()
}

/// Clicks with the mouse at a position.
fn click_at(window: &mut Harness<'static, Shell>, pos: Pos2) {
    window.event(Event::PointerMoved(pos));
    for pressed in [true, false] {
        window.event(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE });
    }
    window.run();
}

#[test]
fn what_is_folded_away_is_there_once_its_opener_is_clicked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = parish(&folder);
    assert!(!there(&window, "Letter") && !there(&window, "Deed"));
    let chest = place(&window, "Chest");
    click_at(&mut window, chest);
    assert!(there(&window, "Letter") && !there(&window, "Deed"));
    assert_eq!(plies(&window), 0, "the game has not heard of it");
    let letter = place(&window, "Letter");
    click_at(&mut window, letter);
    assert_eq!(plies(&window), 1, "what is folded out can be clicked");
    assert!(there(&window, "Letter"), "it stays out after a decision");
    click_at(&mut window, chest);
    assert!(!there(&window, "Letter"));
}

#[test]
fn the_keyboard_folds_out_and_escape_folds_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = parish(&folder);
    assert_eq!(window.get_by_label("Chest").accesskit_node().role(), Role::Button);
    for key in [Key::Enter, Key::Space] {
        window.get_by_label("Chest").focus();
        window.run();
        press(&mut window, key);
        assert!(there(&window, "Letter"), "{key:?}");
        press(&mut window, Key::Escape);
        assert!(!there(&window, "Letter"), "Escape after {key:?}");
    }
    assert_eq!(plies(&window), 0);
}

#[test]
fn escape_first_takes_back_what_was_begun() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = parish(&folder);
    click(&mut window, "Chest");
    press(&mut window, Key::ArrowDown);
    press(&mut window, Key::Escape);
    assert!(there(&window, "Letter"), "the list was left first");
    press(&mut window, Key::Escape);
    assert!(!there(&window, "Letter"));
}

#[test]
fn a_click_on_what_is_covered_does_not_reach_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = parish(&folder);
    let covered = place(&window, "Field 1");
    let beside = place(&window, "Field 0");
    click(&mut window, "Chest");
    assert!(!there(&window, "Field 1") && there(&window, "Field 0"));
    click_at(&mut window, covered);
    assert_eq!(plies(&window), 0);
    click_at(&mut window, beside);
    assert_eq!(plies(&window), 1);
    click(&mut window, "Chest");
    click_at(&mut window, covered);
    assert_eq!(plies(&window), 2);
}

#[test]
fn an_opener_that_the_game_waits_for_belongs_to_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = parish(&folder);
    let strongbox = place(&window, "Box");
    click_at(&mut window, strongbox);
    assert!(there(&window, "Deed"));
    click_at(&mut window, strongbox);
    click(&mut window, "Take field 0");
    click_at(&mut window, strongbox);
    assert_eq!((plies(&window), there(&window, "Deed")), (2, false));
    click_at(&mut window, strongbox);
    assert_eq!((plies(&window), there(&window, "Deed")), (2, true), "it was taken; now it only folds");
}

#[test]
fn of_two_that_overlap_the_earlier_one_folds_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = parish(&folder);
    click(&mut window, "Chest");
    click(&mut window, "Box");
    assert!(!there(&window, "Letter") && there(&window, "Deed"));
}

#[test]
fn a_zone_that_covers_its_own_opener_is_folded_away_by_a_click_on_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = parish(&folder);
    let trunk = place(&window, "Trunk");
    click_at(&mut window, trunk);
    assert!(there(&window, "Note") && !there(&window, "Trunk"));
    click_at(&mut window, trunk);
    assert!(!there(&window, "Note") && there(&window, "Trunk"));
}

#[test]
fn a_region_is_read_aloud_and_explained_within_its_border_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = parish(&folder);
    let hook = window.get_by_label("The Hook").rect();
    let explained = |window: &mut Harness<'static, Shell>, pos: Pos2| {
        window.hover_at(pos);
        window.run();
        window.run_steps(6);
        ["About The Hook.", "About The Yard.", "About The Meadow."].map(|words| there(window, words))
    };
    // The bounding rectangle of the hook includes the yard and the meadow. Positions are relative to it.
    let mut at = |x: f32, y: f32| explained(&mut window, hook.lerp_inside([x, y]));
    assert_eq!(at(0.5, 0.1), [true, false, false]);
    assert_eq!(at(0.6, 0.9), [false, true, false]);
    assert_eq!(at(0.9, 0.9), [false, false, true]);
    assert_eq!(at(0.2, 0.5), [true, false, false]);
    let field = place(&window, "Field 0");
    assert_eq!(explained(&mut window, field), [false; 3], "a piece on the map speaks for itself");
    assert!(!there(&window, "Click to show"));
    let chest = place(&window, "Chest");
    explained(&mut window, chest);
    assert!(there(&window, "Click to show"));
}
