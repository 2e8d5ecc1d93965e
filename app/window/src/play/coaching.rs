//! The coach. While a kind of decision is new to the player, the coach explains it and what good players
//! consider. On request, the coach shows what the Master would do and why.

use std::time::Duration;

use egui::{Button, Label, RichText, Ui};
use rondel::Bot;
use rondel::bots::Level;
use rondel_tables::bot_worker::BotTask;

use super::analysis::{Analysis, AnalysisPanel, Purpose};
use super::move_table::note_ui;
use super::view::GameView;
use crate::context::AppContext;

/// The state of the coach.
#[derive(Default)]
pub(super) struct Coach {
    /// Ply at which the coach last spoke.
    spoke_at: Option<usize>,
    /// Kinds of decisions that were made but have not been recorded in the settings yet.
    taken: Vec<String>,
    /// Whether the player has asked for the Master's choice. The choice is hidden until then, so that players first
    /// think for themselves.
    opened: bool,
}

/// Maximum duration of the Master's search, and maximum number of choices shown.
const THINKING: Duration = Duration::from_secs(3);
pub(super) const ADVISED: usize = 1;

impl Coach {
    /// Records that a decision of this kind was made.
    pub(super) fn note(&mut self, kind: Option<&str>) {
        self.taken.extend(kind.map(str::to_owned));
    }

    /// Lets the coach comment on the same decision again, because its text was closed before it could be read.
    pub(super) fn was_interrupted(&mut self) {
        self.spoke_at = None;
    }
}

impl GameView {
    /// Returns the game's explanation of this kind of decision, if any.
    fn coached(&self, cx: &AppContext) -> Option<String> {
        let key = format!("coach-{}", self.reading.kind.as_deref()?);
        let catalog = cx.words.of(self.plugin.id);
        catalog.has(&key).then(|| catalog.word(&key))
    }

    /// Draws the last part of the coach's text.
    pub(super) fn coach_end_ui(&self, ui: &mut Ui, cx: &AppContext) {
        let kind = self.reading.kind.as_deref().unwrap_or_default();
        if cx.settings.coaches_last(self.plugin.id, kind) {
            note_ui(ui, cx.words.word("coach-last"));
        }
    }
}

impl AnalysisPanel {
    /// Starts the coach if the player has little experience with this kind of decision. Called once per frame.
    pub(super) fn coach(&mut self, game: &mut GameView, cx: &mut AppContext) {
        let taken: Vec<String> = std::mem::take(&mut self.coach.taken);
        if cx.settings.coach && !taken.is_empty() {
            for kind in &taken {
                cx.settings.met(game.plugin.id, kind);
            }
            cx.keep_settings();
        }
        if !game.mode.is_live() || self.shown.is_some() || !game.can_hint() {
            return;
        }
        let (Some(seat), Some(kind)) = (game.deciding_here(), game.reading.kind.as_deref()) else { return };
        let ply = game.held.plies();
        if self.coach.spoke_at == Some(ply) || !cx.settings.coaches(game.plugin.id, kind) {
            return;
        }
        self.coach.spoke_at = Some(ply);
        self.coach.opened = false;
        let (bot, most) = (Bot::Level(Level::Master), Some(THINKING));
        if let Some(about) = game.coached(cx) {
            game.announcer.speech.say(about);
        }
        let task = BotTask { bot, seat, ply, most, samples: 0, explained: ADVISED };
        self.look_into(game, cx, Purpose::Coach, task);
    }

    /// Returns whether the result may be shown. The coach withholds its advice until it is requested.
    pub(super) fn tells_advice(&self) -> bool {
        self.coach.opened || !self.shown.as_ref().is_some_and(Analysis::is_coach)
    }

    /// Asks a waiting coach for its advice. Returns `false` if no coach is waiting.
    pub(super) fn ask_coach(&mut self) -> bool {
        let waits = !self.tells_advice();
        self.coach.opened |= waits;
        waits
    }

    /// Draws the coach's explanation and, in one row, the buttons that request its advice and that switch it off.
    /// Returns whether the user switched it off.
    pub(super) fn coach_ui(&mut self, game: &GameView, ui: &mut Ui, cx: &AppContext) -> bool {
        if let Some(about) = game.coached(cx) {
            ui.add(Label::new(RichText::new(about).size(14.0)).wrap());
            ui.add_space(2.0);
        }
        let button = |key: &'static str| Button::new(RichText::new(cx.words.word(key)).size(13.0));
        let row = ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            if !self.tells_advice() && ui.add(button("coach-ask")).clicked() {
                self.coach.opened = true;
            }
            ui.add(button("coach-silent")).on_hover_text(cx.words.word("coach-silent-hint")).clicked()
        });
        row.inner
    }
}

impl Analysis {
    /// Returns whether the analysis belongs to the coach.
    pub(super) fn is_coach(&self) -> bool {
        self.purpose == Purpose::Coach
    }
}
