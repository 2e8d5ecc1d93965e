//! Resigning: asked once more, told, and not offered where it has no meaning.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use rondel::journal::{Header, Player};
use rondel::{Session, Turn};
use rondel_window::Shell;

use crate::house::{click, window};

type Window = Harness<'static, Shell>;

fn opened(id: &str, players: Vec<Player>) -> (tempfile::TempDir, Window) {
    let folder = tempfile::tempdir().expect("a folder");
    let plugin = rondel::plugins().expect("the games")[id];
    let header = Header::of(plugin, (plugin.setup)(), players, 7);
    let file = folder.path().join("game.rondel");
    std::fs::write(&file, Session::start(header).expect("a game").journal()).expect("a game");
    let window = window(folder.path(), Some(&file));
    (folder, window)
}

fn turn(window: &Window) -> Turn {
    window.state().play().expect("a game").held().session().expect("held here").turn()
}

fn says(window: &Window, part: &str) -> bool {
    window.query_all_by_label_contains(part).next().is_some()
}

#[test]
fn a_player_resigns_after_a_question_and_the_end_is_told() {
    let (folder, mut window) = opened("connect-four", ["Ann", "Ben"].map(Player::human).into());
    let Turn::Decide(seat) = turn(&window) else { panic!("it has begun") };
    click(&mut window, "Resign …");
    assert!(says(&window, " wins the game."));
    click(&mut window, "Cancel");
    assert_eq!(turn(&window), Turn::Decide(seat), "nothing happened");
    click(&mut window, "Resign …");
    click(&mut window, "Resign");
    let Turn::Over(outcome) = turn(&window) else { panic!("it goes on") };
    assert_eq!((outcome.winner(), outcome.reason()), (Some(seat.rival()), "end-resignation"));
    for _ in 0..200 {
        window.step();
    }
    assert!(says(&window, "the other player resigned."));
    assert!(window.query_by_label("Resign …").is_none());
    let saved = std::fs::read_to_string(folder.path().join("game.rondel")).expect("a file");
    assert!(saved.ends_with("{\"forfeit\":{\"seat\":0,\"cause\":\"resignation\"}}\n"), "{saved}");
}

#[test]
fn nobody_resigns_where_the_others_would_play_on_or_all_play_together() {
    for (id, count) in [("wisps", 3), ("porters", 2)] {
        let players = (0..count).map(|number| Player::human(format!("Player {number}"))).collect();
        let (_folder, window) = opened(id, players);
        assert!(window.query_by_label("Resign …").is_none(), "{id}");
    }
}
