//! Replays saved games on a separate thread, so that frames are not delayed.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use rondel::{Catalog, Plugin, Turn};
use rondel_presenter::resolved::ResolvedScene;
use rondel_system::Unopened;

use crate::background;

/// The information obtained by replaying a saved game.
pub(super) struct Found {
    /// The seat to move, or the outcome of the game.
    pub(super) turn: Turn,
    /// The name of the seat to move.
    pub(super) decider: Option<String>,
    /// The current scene, for the first unfinished games only.
    pub(super) scene: Option<ResolvedScene>,
}

/// A saved game to replay.
pub(super) struct Asked {
    /// The file.
    pub(super) file: PathBuf,
    /// The game, or `None` if this program does not include it.
    pub(super) plugin: Option<&'static Plugin>,
}

/// The result of replaying a game: `None` if its file cannot be read or the program does not include the game, and an
/// error if the game cannot begin.
pub(super) type Answer = Result<Option<Found>, Unopened>;

/// Receives each result with the game's index in the list. If a game panics, the games after it in the list are not
/// replayed.
pub(super) type Lookup = Receiver<(usize, Answer)>;

/// Starts to replay the games in order. The scene is also returned for the first `pictures` unfinished games.
/// Returns `None` if no thread can be created.
pub(super) fn look_up(ctx: &egui::Context, language: &str, saved: Vec<Asked>, pictures: usize) -> Option<Lookup> {
    let mut reader = Reader { language: language.to_owned(), catalogs: BTreeMap::new(), pictures };
    background::spawn(ctx, "saved games", move |tell| {
        let _ = saved.iter().enumerate().all(|(place, asked)| tell((place, reader.look(asked))));
    })
}

/// Replays games and caches their catalogues.
struct Reader {
    language: String,
    catalogs: BTreeMap<&'static str, Option<Catalog>>,
    pictures: usize,
}

impl Reader {
    fn look(&mut self, asked: &Asked) -> Answer {
        let wants_view = |turn: &Turn| self.pictures > 0 && matches!(turn, Turn::Decide(_));
        let glance = match rondel_tables::glance(&asked.file, wants_view) {
            Ok(glance) => glance,
            Err(fault @ Unopened::Start(_)) => return Err(fault),
            Err(Unopened::File(_) | Unopened::Journal(_)) => return Ok(None),
        };
        let Some(plugin) = asked.plugin else { return Ok(None) };
        let catalog = self.catalogs.entry(plugin.id).or_insert_with(|| plugin.catalog(&self.language).ok());
        let Some(catalog) = catalog else { return Ok(None) };
        let scene = glance.view.map(|view| ResolvedScene::new(&view.scene, catalog));
        self.pictures -= usize::from(scene.is_some());
        let decider = glance.decider.map(|name| catalog.say(&name));
        Ok(Some(Found { turn: glance.turn, decider, scene }))
    }
}
