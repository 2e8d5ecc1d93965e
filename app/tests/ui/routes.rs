//! A map of hexagons and roads: elements with a custom outline are clicked and focused according to their shape.

use egui::{Event, Key, Modifiers, PointerButton, Pos2, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use rondel_window::Shell;

use crate::house::{begin, window};

fn causeways(folder: &tempfile::TempDir) -> Harness<'static, Shell> {
    let mut window = window(folder.path(), None);
    begin(&mut window, "Causeways", "Blue");
    window
}

fn plies(window: &Harness<'static, Shell>) -> usize {
    window.state().play().expect("a game").held().session().expect("held here").plies().len()
}

/// Taps as on a touch screen, without a previous pointer position.
fn tap(window: &mut Harness<'static, Shell>, pos: Pos2) {
    window.event(Event::PointerMoved(pos));
    for pressed in [true, false] {
        window.event(Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE });
    }
    window.event(Event::PointerGone);
    window.run();
}

fn rect(window: &Harness<'static, Shell>, label: &str) -> egui::Rect {
    window.get_by_label(label).rect()
}

#[test]
fn a_road_is_clicked_on_it_and_not_beside_it_within_its_rectangle() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = causeways(&folder);
    // The road runs from the upper right to the lower left. Two corners of its rectangle are marsh.
    let road = rect(&window, "Free path between A1 and B1");
    let beside = pos2(road.left() + 2.0, road.top() + 2.0);
    tap(&mut window, beside);
    assert_eq!(plies(&window), 0, "the marsh beside it is no road");
    tap(&mut window, road.center());
    assert_eq!(plies(&window), 1);
    assert!(window.query_by_label("Red’s causeway between A1 and B1").is_some());
}

#[test]
fn a_click_on_a_village_says_that_roads_are_built() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = causeways(&folder);
    let village = window.get_all_by_label_contains("Village B2").next().expect("a village").rect();
    tap(&mut window, village.center());
    assert_eq!(plies(&window), 0, "a village is not chosen");
    let reason = window.query_all_by_label_contains("You cannot choose a village").count();
    assert!(reason > 0, "it says what is");
}

#[test]
fn roads_are_reached_and_built_with_the_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = causeways(&folder);
    window.get_by_label("Free path between A2 and A3").focus();
    window.run();
    assert!(window.get_by_label("Free path between A2 and A3").accesskit_node().is_focused());
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(plies(&window), 1);
    assert!(window.query_by_label("Red’s causeway between A2 and A3").is_some());
}
