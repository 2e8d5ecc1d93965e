//! A computer’s turn on the screen: the header follows what is being shown, not the position that has already been
//! reached.

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use rondel::journal::{Header, Player};
use rondel::{Bot, Seat, Session, Table, Turn};
use rondel_window::Shell;

use crate::house::window_at_pace;

/// Returns the text of all labels within nodes of this role.
fn labels(window: &Harness<'static, Shell>, role: Role) -> Vec<String> {
    fn below(node: Node<'_>, into: &mut Vec<String>) {
        let accessible = node.accesskit_node();
        into.extend(accessible.label().or_else(|| accessible.value()));
        node.children().for_each(|child| below(child, into));
    }
    let mut found = Vec::new();
    window.query_all_by_role(role).for_each(|node| below(node, &mut found));
    found
}

#[test]
fn the_header_names_the_computer_until_its_move_has_been_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let plugin = rondel::plugins().expect("the games")["tic-tac-toe"];
    let players = vec![Player::human("Ann"), Player::bot(Bot::Random)];
    let mut session = Session::start(Header::of(plugin, (plugin.setup)(), players, 3)).expect("a game");
    session.play(0).expect("a choice");
    let file = folder.path().join("games/game.rondel");
    std::fs::create_dir_all(folder.path().join("games")).expect("a folder");
    std::fs::write(&file, session.journal()).expect("a file");
    let settings = r#"{"language":"en","speed":"slow","forced":false}"#;
    let mut window = window_at_pace(folder.path(), Some(&file), settings, 0.05);
    let names = [0, 1].map(|seat| session.game().seat_name(Seat::new(seat)));
    let catalog = |window: &Harness<'static, Shell>, name| window.state().context().words.of("tic-tac-toe").say(name);
    let [own, other] = names.each_ref().map(|name| catalog(&window, name));
    let mut seen = Vec::new();
    for _ in 0..2_000 {
        window.step();
        std::thread::sleep(std::time::Duration::from_millis(1));
        let play = window.state().play().expect("a game is on the table");
        let is_asked = matches!(play.held().turn(), Turn::Decide(seat) if seat == Seat::new(0));
        let header = labels(&window, Role::Banner);
        let [names_own, names_other] = [&own, &other].map(|name| header.iter().any(|label| label == name));
        if is_asked {
            assert!(names_own != names_other, "{header:?}");
            seen.push(names_own);
        }
        if seen.last() == Some(&true) && seen.len() > 3 {
            break;
        }
    }
    let shown = seen.iter().filter(|names_own| !**names_own).count();
    assert!(shown >= 5, "the computer's move was on the screen for {shown} frames after it was made");
    assert!(seen.is_sorted(), "once the header has named the person, it does not return to the computer");
    assert_eq!(seen.last(), Some(&true), "in the end the header names the person");
}
