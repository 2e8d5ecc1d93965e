//! A game behind a figure: played once more as it was measured, and opened to be looked at.

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

/// A game that is being played once more, on a thread of its own: some bots think for long.
pub struct Opening {
    columns: Arc<Vec<Column>>,
    /// Which game it is.
    pub behind: Behind,
    played: Receiver<Vec<(Seat, Value)>>,
}

impl Opening {
    /// Begins to play; nothing where the system gives no thread.
    pub fn start(ctx: &Context, columns: &Arc<Vec<Column>>, behind: Behind) -> Option<Self> {
        let table = Arc::clone(columns);
        let played = background::spawn(ctx, "lab replay", move |tell| {
            let column = &table[behind.column];
            tell(column.game.record(&column.plan, behind.game, CLOCK));
        });
        Some(Self { columns: Arc::clone(columns), behind, played: played? })
    }

    /// The game at its beginning, once it was played; or why it cannot be shown.
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
        let entries = played.into_iter().map(|(seat, action)| Entry::Play { seat, action });
        let journal = Journal { header, entries: entries.collect(), notices: Vec::new() };
        let (held, notices) = LocalTable::hold(cx.store.games(), column.plugin, journal)
            .map_err(|error| faults::start_error(&error, &cx.words))?;
        match notices.first() {
            Some(notice) => Err(faults::notice(notice, &cx.words)),
            None => Ok(held),
        }
    }
}
