//! Tables with people elsewhere that lie in files: those that wait for guests, and those in which one is a guest.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rondel::journal::Player;
use rondel::{Text, Turn, plugins};
use rondel_hosting::Chair;
use rondel_online::{Gathered, Switchboard, TABLE, TableLost, VISIT, Visit, kept_in};
use rondel_presenter::resolved::ResolvedScene;
use rondel_system::Store;
use rondel_tables::Away as _;

use super::room::Kind;
use super::{no_net, no_visit};
use crate::context::AppContext;
use crate::faults;
use crate::home::{FarFile, Progress};
use crate::play::Play;

/// No more of them are looked at.
const MOST: usize = 24;

/// The files of such tables, those that were written to last first.
pub fn far_files(store: &Store) -> Vec<PathBuf> {
    let files = [VISIT, TABLE].into_iter().flat_map(|ending| kept_in(&store.visits(), ending));
    let mut dated: Vec<_> = files.filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path))).collect();
    dated.sort_unstable_by(|one, other| other.cmp(one));
    dated.into_iter().map(|(_, path)| path).take(MOST).collect()
}

/// Whether it is a table that waits for its guests, and no visit.
pub(super) fn gathers(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == TABLE)
}

/// What is in such a file; nothing where it cannot be read, or its game is over.
pub fn look(path: &Path, language: &str) -> Option<FarFile> {
    if gathers(path) { look_at_table(path) } else { look_at_visit(path, language) }
}

fn look_at_table(path: &Path) -> Option<FarFile> {
    let agreed = Gathered::agreed(path).ok().filter(|agreed| agreed.next.is_none())?;
    let plugin = plugins().ok()?.get(agreed.game.as_str()).copied()?;
    let player = |chair: &Chair| match chair {
        Chair::Here(player) => Some(player.clone()),
        Chair::Taken { name, .. } => Some(Player::human(name.clone())),
        Chair::Open(_) => None,
    };
    let players: Vec<Player> = agreed.chairs.iter().filter_map(player).collect();
    let open = agreed.chairs.len() - players.len();
    Some(FarFile { plugin, players, progress: Progress::Gathering(open), scene: None })
}

fn look_at_visit(path: &Path, language: &str) -> Option<FarFile> {
    let visit = Visit::look(path).ok()?;
    let guest = visit.guest();
    let plugin = guest.plugin()?;
    let company = guest.company();
    let catalog = plugin.catalog(language).ok()?;
    let progress = match guest.turn() {
        Some(Turn::Over(_)) => return None,
        _ if guest.deciding().is_some() && !guest.has_chosen() => Progress::YourTurn,
        Some(Turn::Decide(seat)) => {
            let sitter = company.iter().find(|sitter| sitter.seat == seat)?;
            let named = sitter.player.bot.is_none() && !sitter.player.name.is_empty();
            Progress::Turn(if named { sitter.player.name.clone() } else { catalog.say(&sitter.name) })
        }
        None => Progress::Waiting,
    };
    let scene = guest.present().map(|view| ResolvedScene::new(&view.scene, &catalog));
    let players = company.into_iter().map(|sitter| sitter.player).collect();
    Some(FarFile { plugin, players, progress, scene })
}

/// Opens the table in a file.
pub(super) fn open(path: &Path, cx: &AppContext, board: Arc<Switchboard>) -> Result<Kind, String> {
    if gathers(path) {
        let gathered = Gathered::resume(path, board);
        return gathered.map(|gathered| Kind::Gathering(Box::new(gathered))).map_err(|error| match error {
            TableLost::UnknownGame(game) => cx.words.with("fault-no-game", "game", Text::verbatim(game)),
            TableLost::Start(error) => faults::start_error(&error, &cx.words),
            other => no_net(cx, &other),
        });
    }
    let mut visit = Visit::resume(path.to_owned()).map_err(|error| no_visit(cx, &error))?;
    visit.connect(board);
    visited(visit, cx).ok_or_else(|| cx.words.word("far-closed"))
}

/// A visit as a room holds it.
pub(super) fn visited(visit: Visit, cx: &AppContext) -> Option<Kind> {
    if !visit.guest().has_begun() {
        return Some(Kind::Calling(Box::new(visit)));
    }
    Play::visit(cx, Box::new(visit)).map(|play| Kind::Playing(Box::new(play)))
}
