//! The progress of the game: a warning above the table shows players who are one step from winning, and a list
//! next to it shows all ways to win.

use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use rondel_window::Shell;

use crate::house::{begin, click, window};

fn is_there(window: &Harness<'static, Shell>, label: &str) -> bool {
    window.query_all_by_label(label).next().is_some()
}

/// Returns whether any element has a label that starts with these words.
fn begins(window: &Harness<'static, Shell>, words: &str) -> bool {
    let called =
        |node: egui_kittest::Node<'_>| node.accesskit_node().label().is_some_and(|label| label.starts_with(words));
    window.query_all(egui_kittest::kittest::By::new()).any(called)
}

#[test]
fn whoever_is_one_step_from_winning_is_said_above_the_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    let near = "Cross needs one more mark to win";
    for square in ["row 1, column 1", "row 2, column 1"] {
        assert!(!begins(&window, near));
        click(&mut window, &format!("Mark {square}"));
    }
    assert!(!begins(&window, near));
    click(&mut window, "Mark row 1, column 2");
    assert!(begins(&window, near));
    assert!(!begins(&window, "Nought needs one more mark to win"));
}

#[test]
fn f3_shows_every_way_to_win_and_goes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let titles = ["Instant win", "Ends the game"];
    let press = |window: &mut Harness<'static, Shell>| {
        window.key_press_modifiers(Modifiers::NONE, Key::F3);
        window.run();
    };
    assert!(!titles.iter().any(|title| is_there(&window, title)));
    press(&mut window);
    assert!(titles.iter().all(|title| is_there(&window, title)));
    press(&mut window);
    assert!(!titles.iter().any(|title| is_there(&window, title)));
}

#[test]
fn an_option_that_is_not_open_stands_in_the_list_with_the_reason_and_what_cannot_be_chosen_says_when_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let kind = |window: &Harness<'static, Shell>| {
        let play = window.state().play().expect("a game is on the table");
        play.held()
            .session()
            .expect("held here")
            .game()
            .prompt(play.held().session().expect("held here").state())
            .key()
            .unwrap_or_default()
            .to_owned()
    };
    while kind(&window) != "ask-option" {
        assert!(!begins(&window, "From your hand: a special card"));
        crate::house::decide(&mut window, &mut |_| 0);
    }
    assert!(is_there(&window, "From your hand: a special card. You have no special card in hand."));
    let scene = window.state().play().expect("a game is on the table").scene();
    let ship = scene.pieces.iter().find(|piece| piece.id.kind == "ship").expect("a ship on the board").name.clone();
    click(&mut window, &ship);
    let message = window.state().play().and_then(|play| play.message().map(str::to_owned)).unwrap_or_default();
    assert!(message.starts_with("Now: ") && message.contains("Choose a ship with the action"), "{message}");
}
