//! Whoever kills the program loses nothing that was ever on the screen.

use rondel::journal::{FORMAT, Header, Player};
use rondel::{Bot, Turn, plugins};

use crate::house::window;

#[test]
fn no_frame_shows_a_ply_that_is_not_on_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    for plugin in plugins().expect("each id once").into_values() {
        let bots = vec![Player::bot(Bot::Random); usize::from(plugin.players.0.max(2))];
        let (game, version) = (plugin.id.to_owned(), plugin.version.to_owned());
        let header = Header { rondel: FORMAT, game, version, setup: (plugin.setup)(), players: bots, seed: 3 };
        let file = folder.path().join(format!("{}.rondel", plugin.id));
        std::fs::write(&file, header.line()).expect("a journal");
        let mut window = window(folder.path(), Some(&file));
        loop {
            window.step();
            let session = window.state().play().expect("a game").session();
            let lines = std::fs::read_to_string(&file).expect("the journal").lines().count();
            assert_eq!(lines, 1 + session.plies().len(), "{}", plugin.id);
            if session.plies().len() >= 40 || matches!(session.turn(), Turn::Over(_)) {
                break;
            }
            std::thread::yield_now();
        }
    }
}
