//! Pieces dragged from place to place with the pointer.

use egui::Pos2;
use egui_kittest::Harness;
use rondel_window::Shell;

use crate::house::{begin, window};

type Window = Harness<'static, Shell>;

/// Drags from one position to another in several steps.
fn drag(window: &mut Window, from: Pos2, to: Pos2) {
    window.hover_at(from);
    window.step();
    window.drag_at(from);
    window.step();
    for share in [0.3, 0.6, 1.0] {
        window.hover_at(from + (to - from) * share);
        window.step();
    }
    window.drop_at(to);
    window.run();
}

fn plies(window: &Window) -> usize {
    window.state().play().expect("a game").held().plies()
}

/// Returns the positions of the first move: where it begins, and where it leads.
fn first_move(window: &Window) -> [Pos2; 2] {
    let play = window.state().play().expect("a game");
    let choice = play.held().session().expect("held here").choices().into_iter().next().expect("a move");
    assert!(choice.in_order);
    let at = |place: usize| {
        let piece = play.scene().piece(choice.targets[place]).expect("a piece");
        play.shown_table().view.rect(piece.rect).center()
    };
    [at(0), at(1)]
}

#[test]
fn a_man_is_moved_by_dragging_it_and_stays_selected_beside_the_board() {
    for (game, seat) in [("Checkers", "Blue"), ("Backgammon", "Blue")] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = window(folder.path(), None);
        begin(&mut window, game, seat);
        let [from, to] = first_move(&window);
        let room = window.state().play().expect("a game").shown_table().room;
        drag(&mut window, from, room.left_top() + egui::vec2(3.0, 3.0));
        assert_eq!(plies(&window), 0, "{game}: nobody can move there");
        let play = window.state().play().expect("a game");
        assert!(
            play.shown_table().open.len() < 30 && !play.shown_table().open.is_empty(),
            "{game}: targets are marked"
        );
        drag(&mut window, from, to);
        assert!(plies(&window) > 0, "{game}: it is moved");
    }
}
