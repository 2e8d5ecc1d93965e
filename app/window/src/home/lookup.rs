//! Saved games are replayed on a thread of their own, so that no frame waits for them.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use rondel::{Catalog, Plugin, Turn};
use rondel_presenter::resolved::ResolvedScene;
use rondel_system::Unopened;

use crate::background;

/// What is known of a saved game once it was replayed.
pub(super) struct Found {
    /// Who decides, or how the game ended.
    pub(super) turn: Turn,
    /// What the game calls who decides.
    pub(super) decider: Option<String>,
    /// The table as it stands, of the games that are to be gone on with first.
    pub(super) scene: Option<ResolvedScene>,
}

/// A saved game to be replayed.
pub(super) struct Asked {
    /// Where it lies.
    pub(super) file: PathBuf,
    /// Which game it is, where this program has it.
    pub(super) plugin: Option<&'static Plugin>,
}

/// What came of replaying one: nothing where its file cannot be read.
pub(super) type Answer = Result<Option<Found>, Unopened>;

/// What is found of saved games that are being replayed, by their places in the list. One that would break the rules so badly that
/// the thread dies leaves the others as they were listed.
pub(super) type Lookup = Receiver<(usize, Answer)>;

/// Begins with the first game; so many that are not over are looked at as they stand. Nothing where the system gives no
/// thread.
pub(super) fn look_up(ctx: &egui::Context, language: &str, saved: Vec<Asked>, pictures: usize) -> Option<Lookup> {
    let mut reader = Reader { language: language.to_owned(), catalogs: BTreeMap::new(), pictures };
    background::spawn(ctx, "saved games", move |tell| {
        let _ = saved.iter().enumerate().all(|(place, asked)| tell((place, reader.look(asked))));
    })
}

/// Replays games, with the words of each.
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
