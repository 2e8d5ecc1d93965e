//! Replays a measured game and opens it.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError};

use egui::Context;
use rondel::Seat;
use rondel::journal::{Entry, Header, Journal, Player};
use rondel_charts::Column;
use rondel_system::clock::CLOCK;
use rondel_tables::LocalTable;
use serde_json::Value;

use super::marks::Behind;
use crate::context::AppContext;
use crate::{background, faults};

/// A game being replayed on a separate thread, because some bots are slow.
pub struct Opening {
    columns: Arc<Vec<Column>>,
    /// The game to open.
    pub behind: Behind,
    played: Receiver<Vec<(Seat, Value)>>,
}

impl Opening {
    /// Starts the replay. Returns `None` if no thread can be created.
    pub fn start(ctx: &Context, columns: &Arc<Vec<Column>>, behind: Behind) -> Option<Self> {
        let table = Arc::clone(columns);
        let played = background::spawn(ctx, "lab replay", move |tell| {
            let column = &table[behind.column];
            tell(column.game.record(&column.plan, behind.game, CLOCK));
        });
        Some(Self { columns: Arc::clone(columns), behind, played: played? })
    }

    /// Returns the replayed game at its start, or the reason why it cannot be shown. `None` while the replay is
    /// running.
    pub fn opened(&self, cx: &AppContext) -> Option<Result<LocalTable, String>> {
        match self.played.try_recv() {
            Ok(played) => Some(self.show(cx, played)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(cx.words.word("lab-broken"))),
        }
    }

    fn show(&self, cx: &AppContext, played: Vec<(Seat, Value)>) -> Result<LocalTable, String> {
        let column = &self.columns[self.behind.column];
        let header = Header::of(
            column.plugin,
            rondel::setup::clone_setup(column.setup.as_ref()),
            column.plan.bots.iter().map(|bot| Player::bot(*bot)).collect(),
            column.plan.game_seed(self.behind.game),
        );
        let entries = played.into_iter().map(|(seat, action)| Entry::play(seat, action));
        let journal = Journal { header, entries: entries.collect(), notices: Vec::new() };
        let (held, notices) = LocalTable::hold(cx.store.games(), column.plugin, journal)
            .map_err(|error| faults::start_error(&error, &cx.words))?;
        match notices.first() {
            Some(notice) => Err(faults::notice(notice, &cx.words)),
            None => Ok(held),
        }
    }
}
