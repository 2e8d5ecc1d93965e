//! Own dice: the window asks what they show, at the deal and whenever a choice leads to a roll.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use rondel::{Luck, Session, Turn};
use rondel_window::Shell;

use crate::house::{click, window};

type Window = Harness<'static, Shell>;

fn says(window: &Window, part: &str) -> bool {
    window.query_all_by_label_contains(part).next().is_some()
}

fn session(window: &Window) -> &Session {
    window.state().play().expect("a game").held().session().expect("held here")
}

/// Opens a game of backgammon with own dice in which the person begins with 3 and 1.
fn begun(root: &std::path::Path) -> Window {
    let mut window = window(root, None);
    click(&mut window, "Backgammon");
    click(&mut window, "Own dice");
    click(&mut window, "Start");
    assert!(says(&window, "What does the die show?") && says(&window, "The start of the game, roll 1"));
    click(&mut window, "3");
    assert!(says(&window, "The start of the game, roll 2"));
    click(&mut window, "1");
    window
}

/// Steps until a die is asked for.
fn until_asked(window: &mut Window) {
    for _ in 0..400 {
        if says(window, "What does the die show?") {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
        window.step();
    }
    panic!("no die is asked for");
}

#[test]
fn dice_are_entered_with_the_mouse_and_by_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path());
    assert_eq!(session(&window).header().deal, [Luck::Die(3), Luck::Die(1)]);
    click(&mut window, "From 8 to 5");
    click(&mut window, "From 6 to 5");
    until_asked(&mut window);
    assert!(says(&window, "From 6 to 5"), "what leads to the roll");
    assert_eq!(session(&window).plies().len(), 1);
    window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
    window.run_steps(3);
    assert!(
        session(&window).plies().len() == 1 && says(&window, "What does the die show?"),
        "the keys of the table rest"
    );
    click(&mut window, "Cancel");
    assert!(!says(&window, "What does the die show?") && session(&window).plies().len() == 1);
    click(&mut window, "From 6 to 5");
    until_asked(&mut window);
    window.key_press(egui::Key::Num6);
    window.run_steps(3);
    assert!(says(&window, "What does the die show?"), "the second die");
    window.key_press(egui::Key::Num5);
    window.run_steps(3);
    assert_eq!(session(&window).plies()[1].luck, [Luck::Die(6), Luck::Die(5)]);
    // The computer plays its dice, and the person rolls again.
    until_asked(&mut window);
    assert!(window.query_by_label("Cancel").is_none(), "the computer's move stands");
    click(&mut window, "Leave the rest to chance");
    window.run_steps(3);
    assert!(session(&window).plies().len() >= 4 && matches!(session(&window).turn(), Turn::Decide(_)));
}

#[test]
fn a_deal_can_be_cancelled_or_left_to_chance_and_only_open_dice_are_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    click(&mut window, "Backgammon");
    click(&mut window, "Own dice");
    click(&mut window, "Start");
    click(&mut window, "Cancel");
    assert!(window.state().play().is_none() && !says(&window, "What does the die show?"));
    click(&mut window, "Backgammon");
    click(&mut window, "Start");
    click(&mut window, "5");
    click(&mut window, "Leave the rest to chance");
    assert_eq!(session(&window).header().deal, [Luck::Die(5)]);
    assert!(session(&window).header().own_luck);
    for game in ["Rival Cities", "Checkers", "Hearts", "Liar’s Dice"] {
        let mut window = crate::house::window(folder.path(), None);
        click(&mut window, game);
        assert!(window.query_by_label("Own dice").is_none(), "{game}");
    }
}
