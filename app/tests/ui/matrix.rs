//! The matrix of shared mechanics, and the rules of two games side by side.

use std::path::Path;

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use rondel_window::Shell;

use crate::house::{click, window, window_with};

type Window = Harness<'static, Shell>;

const HARBOUR_MARKET: &str = "Harbour: Market. The four goods sit on market slots that pay $2 to $5. Shipped goods drop \
                              to the cheap end, and the others move up. (HB-4.9)";

fn matrix(root: &Path) -> Window {
    let mut window = window(root, None);
    click(&mut window, "Tools");
    click(&mut window, "Compare mechanics");
    window
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

fn has(window: &Window, label: &str) -> bool {
    window.query_all_by_label(label).next().is_some()
}

fn begins(window: &Window, words: &str) -> bool {
    window.query_all_by_label_contains(words).next().is_some()
}

/// Returns the position of a rule's text if it is visible.
fn in_sight(window: &Window, rule: &str) -> Option<egui::Pos2> {
    let mut places = window.query_all_by_label_contains(rule).map(|node| node.rect().center());
    places.find(|place| (150.0..880.0).contains(&place.y))
}

#[test]
fn a_cell_says_how_a_game_uses_a_mechanic_and_opens_its_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = matrix(folder.path());
    assert!(begins(&window, "Harbour: Set collection.") && begins(&window, "Rival Cities: Set collection."));
    assert!(!begins(&window, "Tic-tac-toe: Set collection."), "a game has no cell for what it has not");
    click(&mut window, HARBOUR_MARKET);
    let rule = in_sight(&window, "Then the market is adjusted:");
    assert!(rule.is_some(), "the rules are open at the number");
    press(&mut window, Key::Escape);
    assert!(!begins(&window, "Then the market is adjusted"), "one key closes the rules");
    assert!(has(&window, HARBOUR_MARKET), "and leaves the table");
    press(&mut window, Key::Escape);
    assert!(has(&window, "Tools"), "the next one leads home");
}

#[test]
fn the_keyboard_shows_the_sentence_of_a_cell() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = matrix(folder.path());
    let sentence = "Each turn, your only worker must move to another free building: your own, one from the display or an opponent’s.";
    assert!(!has(&window, sentence));
    window.get_by_label(&format!("Harbour: Worker placement. {sentence} (HB-2.2)")).focus();
    window.run();
    assert!(has(&window, sentence) && has(&window, "Click to read HB-2.2"));
    press(&mut window, Key::Enter);
    assert!(in_sight(&window, "On your turn, you must move your worker to another building;").is_some());
}

#[test]
fn two_rule_texts_lie_beside_each_other_each_at_its_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = matrix(folder.path());
    click(&mut window, "Compare: Set collection");
    for (side, game) in [("Right game", "Rival Cities"), ("Left game", "Harbour")] {
        click(&mut window, side);
        click(&mut window, game);
    }
    let left = in_sight(&window, "To buy a building, you ship goods").expect("Harbour's rule");
    let right = in_sight(&window, "You win at once when you have all 4").expect("the rule of Rival Cities");
    assert!(left.x < 800.0 && right.x > 800.0, "{left:?} {right:?}");
    assert!(begins(&window, "Collect goods by kind:") && begins(&window, "All four alliances, three lawsuits won"));

    // Selects another mechanic that both games share, and then another game with the same mechanic.
    click(&mut window, "Take that");
    assert!(in_sight(&window, "Levy from one: an opponent").is_some_and(|place| place.x < 800.0));
    assert!(in_sight(&window, "Piracy, 1 product: take 1").is_some_and(|place| place.x > 800.0));
    click(&mut window, "Right game");
    click(&mut window, "Spandau 1780");
    assert!(in_sight(&window, "You may pay coins to displace").is_some_and(|place| place.x > 800.0));
    assert!(has(&window, "Market") && !has(&window, "Open drafting"), "what Harbour and Spandau share");

    press(&mut window, Key::Escape);
    assert!(has(&window, "Compare: Set collection"), "one key leads back to the table");
    click(&mut window, "Compare: Income");
    click(&mut window, "Back to all mechanics");
    click(&mut window, "Back to all games");
    assert!(has(&window, "Tools"));
}

#[test]
fn what_one_game_has_alone_opens_its_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = matrix(folder.path());
    assert!(!has(&window, "Compare: Rondel"));
    click(&mut window, "Read: Rondel");
    assert!(in_sight(&window, "You begin your turn by moving").is_some());
}

#[test]
fn components_are_found_on_the_tables_of_the_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = matrix(folder.path());
    // The games are played on a background thread. This is the last result.
    while !has(&window, "Tic-tac-toe: Grid of squares") {
        window.step();
        std::thread::yield_now();
    }
    for there in ["Spandau 1780: Map with regions", "Rival Cities: Ring of spaces", "Harbour: Shared face-up cards"] {
        assert!(has(&window, there), "{there}");
    }
    for not_there in ["Harbour: Map with regions", "Spandau 1780: Ring of spaces", "Tic-tac-toe: Cards"] {
        assert!(!has(&window, not_there), "{not_there}");
    }
}

#[test]
fn the_table_speaks_the_language_of_the_settings() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = r#"{"language":"de","speed":"none","text":150,"theme":"dark"}"#;
    let mut window = window_with(folder.path(), None, settings);
    click(&mut window, "Werkzeuge");
    click(&mut window, "Mechaniken vergleichen");
    click(&mut window, "Vergleichen: Einkommen");
    assert!(begins(&window, "Schritt 3, Schiffseinkommen") && begins(&window, "Bei der Ernte lagern alle"));
    click(&mut window, "Zurück zu allen Mechaniken");
    assert!(has(&window, "Vergleichen: Einkommen"));
}
