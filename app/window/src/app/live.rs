//! A table for a game under development. The table is updated whenever the folder of the game's crate changes.

use egui::{Context, ScrollArea, Ui};
use rondel::journal::{Header, Player};
use rondel::{Bot, Plugin, Setup, StartError};
use rondel_painter::widgets;
use rondel_tables::LocalTable;

use super::{Screen, Shell};
use crate::faults;
use crate::live::{Folder, Reading, Watch};
use crate::play::Play;
use crate::rules::Rules;

/// Maximum height of the messages above the table, in points. Longer messages are scrolled.
const HIGHEST: f32 = 150.0;

/// A watched folder, with its current faults.
pub(super) struct Live {
    watch: Watch,
    /// The faults in the folder. While there are any, the table keeps showing the last valid state.
    faults: Vec<String>,
    code_changed: bool,
    /// The setup of the last valid reading, as JSON.
    setup: Option<String>,
}

impl Shell {
    /// Opens a table for the game in a folder, and follows changes to the folder.
    pub fn follow(&mut self, ctx: &Context, folder: Folder) {
        let (plugin, waker) = (folder.plugin, ctx.clone());
        match Watch::begin(folder, move || waker.request_repaint()) {
            Ok(watch) => self.live = Some(Live { watch, faults: Vec::new(), code_changed: false, setup: None }),
            Err(error) => self.cx.notices.push(error.to_string()),
        }
        match self.table_of(plugin, (plugin.setup)()) {
            Ok(table) => self.sit_down(Play::try_out(&self.cx, table)),
            Err(error) => self.cx.notices.push(faults::start_error(&error, &self.cx.words)),
        }
    }

    /// Creates a table with one human player against greedy bots, which respond immediately. The table has two
    /// seats, or the nearest number that the game allows.
    fn table_of(&self, plugin: &'static Plugin, setup: Box<dyn Setup>) -> Result<LocalTable, StartError> {
        let seats = plugin.players.1.min(plugin.players.0.max(2));
        let players = (0..seats).map(|seat| if seat == 0 { Player::human("") } else { Player::bot(Bot::Greedy) });
        let header = Header::of(plugin, setup, players.collect(), self.cx.seed());
        LocalTable::try_out(self.cx.store.games(), plugin, header)
    }

    /// Applies the changes read since the last frame.
    pub(super) fn take_live(&mut self) {
        let Some(Reading { plugin, setup, faults, code_changed }) =
            self.live.as_ref().and_then(|live| live.watch.take())
        else {
            return;
        };
        if let Some(live) = &mut self.live {
            (live.faults, live.code_changed) = (faults, code_changed);
        }
        let Some(plugin) = plugin else { return };
        self.cx.renew(plugin);
        self.drafts.remove(plugin.id);
        if let Some(rules) = self.rules.take_if(|rules| rules.plugin.id == plugin.id) {
            self.rules = Some(Rules::open(plugin, &self.cx, rules.wanted()));
        }
        self.renew_table(plugin, setup.as_ref());
    }

    /// Updates the table to the changed contents of the folder. If the setup has changed, the game is replayed with
    /// the new setup.
    fn renew_table(&mut self, plugin: &'static Plugin, setup: &dyn Setup) {
        let Screen::Play(play) = &mut self.screen else { return };
        if play.game().id != plugin.id {
            return;
        }
        let written = serde_json::to_string(setup).ok();
        let before = self.live.as_mut().map(|live| std::mem::replace(&mut live.setup, written.clone()));
        let is_other = before
            .flatten()
            .map_or_else(|| setup.own_content().is_some_and(|own| !own.is_empty()), |before| Some(before) != written);
        if is_other && let Some(here) = play.held().here() {
            match here.tried_with(self.cx.store.games(), plugin, setup) {
                Ok(table) => **play = Play::try_out(&self.cx, table),
                Err(error) => self.cx.notices.push(faults::start_error(&error, &self.cx.words)),
            }
        }
        play.renew(&self.cx, plugin);
    }

    /// Draws the faults in the folder above the table.
    pub(super) fn live_ui(&self, ui: &mut Ui) {
        let Some(live) = &self.live else { return };
        let words = &self.cx.words;
        let mut said: Vec<String> = Vec::new();
        if !live.faults.is_empty() {
            said.push(words.word("live-faults"));
            said.extend(live.faults.iter().map(|fault| rondel::plain::plain(fault).replace('`', "\"")));
        }
        if live.code_changed {
            said.push(words.with("live-code", "game", live.watch.folder.plugin.id));
        }
        if said.is_empty() {
            return;
        }
        widgets::notice_ui(ui, "live", |ui| {
            ScrollArea::vertical().max_height(HIGHEST).min_scrolled_height(HIGHEST).show(ui, |ui| {
                for line in &said {
                    ui.label(widgets::notice_words(line));
                }
            });
        });
    }
}
