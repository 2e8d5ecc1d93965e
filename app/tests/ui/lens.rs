//! The lens that enlarges a part of the table.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use rondel_window::Shell;

use crate::house::{begin, window};

const ENLARGE: &str = "Enlarge this part of the table";

fn width(window: &Harness<'static, Shell>, label: &str) -> f32 {
    window.get_by_label(label).rect().width()
}

/// Moves the pointer to an element of the table. Returns the label of the lens, if there is one.
fn lens_at(window: &mut Harness<'static, Shell>, label: &str) -> Option<&'static str> {
    let place = window.get_by_label(label).rect().center();
    window.hover_at(place);
    window.run();
    // The same words are those of the button in the header.
    let whole = window.query_all_by_label("Show whole table").count() > 1;
    window.query_by_label(ENLARGE).map(|_| ENLARGE).or(whole.then_some("Show whole table"))
}

#[test]
fn a_part_of_the_table_is_enlarged_and_the_whole_table_is_shown_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let supply = "Supply: leather × 12";
    let whole = width(&window, supply);
    assert_eq!(lens_at(&mut window, supply), Some(ENLARGE));
    window.get_by_label(ENLARGE).click();
    window.run_steps(30);
    assert!(width(&window, supply) > 1.4 * whole, "{} after {whole}", width(&window, supply));
    assert_eq!(lens_at(&mut window, supply), Some("Show whole table"));
    window.query_all_by_label("Show whole table").last().expect("a lens").click();
    window.run_steps(30);
    assert!((width(&window, supply) - whole).abs() < 0.1);
}

#[test]
fn a_table_that_is_shown_large_has_no_lens() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    assert_eq!(lens_at(&mut window, "Free square in row 1, column 1"), None);
}
