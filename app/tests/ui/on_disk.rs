//! Killing the program loses nothing that was ever on the screen.

use egui_kittest::kittest::Queryable;
use rondel::journal::{Header, Player};
use rondel::{Bot, Turn, plugins};

use crate::house::window;

#[test]
fn no_frame_shows_a_ply_that_is_not_on_disk() {
    let games = plugins().expect("each id once");
    assert!(!games.is_empty());
    for plugin in games.into_values() {
        let folder = tempfile::tempdir().expect("a folder");
        let bots = vec![Player::bot(Bot::Random); usize::from(plugin.players.0.max(2))];
        let header = Header::of(plugin, (plugin.setup)(), bots, 3);
        let file = folder.path().join("games/bots.rondel");
        std::fs::create_dir_all(folder.path().join("games")).expect("a folder");
        std::fs::write(&file, header.line()).expect("a journal");
        let mut window = window(folder.path(), None);
        window.query_all_by_label_contains("Resume: ").next().expect("a game to resume").click_accesskit();
        // The bots keep the window busy, so each frame is checked.
        loop {
            window.step();
            let Some(play) = window.state().play() else { continue };
            let session = play.held().session().expect("held here");
            let lines = std::fs::read_to_string(&file).expect("the journal").lines().count();
            assert_eq!(lines, 1 + session.plies().len(), "{}", plugin.id);
            if session.plies().len() >= 40 || matches!(session.turn(), Turn::Over(_)) {
                break;
            }
            std::thread::yield_now();
        }
    }
}
