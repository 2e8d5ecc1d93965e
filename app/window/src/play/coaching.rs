//! The coach: the first times a kind of decision comes up it says what that is about, what good players look at, and, to who
//! asks, what the Master would do and why.

use std::time::Duration;

use egui::{Button, Label, RichText, Ui};
use rondel::Bot;
use rondel::bots::Level;
use rondel_tables::bot_worker::BotTask;

use super::analysis::{Analysis, AnalysisPanel, Purpose};
use super::move_table::note_ui;
use super::view::GameView;
use crate::context::AppContext;

/// What the coach has seen and said.
#[derive(Default)]
pub(super) struct Coach {
    /// The ply about which it spoke last.
    spoke_at: Option<usize>,
    /// Kinds of decisions that were taken, still to be remembered.
    taken: Vec<String>,
    /// Whether the person has asked what the Master would do: who wants to think first is not told.
    opened: bool,
    /// How high its words were in the last frame: they leave the rest of the panel to the choices and the log.
    pub(super) height: f32,
}

/// How long the Master may think about its advice, and how many choices it tells.
const THINKING: Duration = Duration::from_secs(3);
pub(super) const ADVISED: usize = 1;

impl Coach {
    /// A decision of this kind was taken.
    pub(super) fn note(&mut self, kind: Option<&str>) {
        self.taken.extend(kind.map(str::to_owned));
    }

    /// What it said was put away before it could be read.
    pub(super) fn was_interrupted(&mut self) {
        self.spoke_at = None;
    }
}

impl GameView {
    /// What the game says about this kind of decision, if anything.
    fn coached(&self, cx: &AppContext) -> Option<String> {
        let key = format!("coach-{}", self.reading.kind.as_deref()?);
        let catalog = cx.words.of(self.plugin.id);
        catalog.has(&key).then(|| catalog.word(&key))
    }

    /// Draws what stands below the coach's words; true where it is to fall silent.
    pub(super) fn coach_end_ui(&self, ui: &mut Ui, cx: &AppContext) -> bool {
        let kind = self.reading.kind.as_deref().unwrap_or_default();
        if cx.settings.coaches_last(self.plugin.id, kind) {
            note_ui(ui, cx.words.word("coach-last"));
        }
        ui.add_space(4.0);
        let silent = Button::new(RichText::new(cx.words.word("coach-silent")).size(12.5));
        ui.add(silent).on_hover_text(cx.words.word("coach-silent-hint")).clicked()
    }
}

impl AnalysisPanel {
    /// Lets the coach speak where a kind of decision comes up of which the person has seen little; once for every frame.
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

    /// Whether what was found may be shown: the coach waits until it is asked.
    pub(super) fn tells_advice(&self) -> bool {
        self.coach.opened || !self.shown.as_ref().is_some_and(Analysis::is_coach)
    }

    /// Whether the coach has said what the decision is about, and nothing of its advice.
    pub(super) fn coach_is_brief(&self) -> bool {
        self.shown.as_ref().is_some_and(Analysis::is_coach) && !self.tells_advice()
    }

    /// Asks a coach who is there and waits what the Master would do; false where none is.
    pub(super) fn ask_coach(&mut self) -> bool {
        let waits = !self.tells_advice();
        self.coach.opened |= waits;
        waits
    }

    /// Draws what the coach says, and asks the person whether they want its advice.
    pub(super) fn coach_ui(&mut self, game: &GameView, ui: &mut Ui, cx: &AppContext) {
        if let Some(about) = game.coached(cx) {
            ui.add(Label::new(RichText::new(about).size(14.0)).wrap());
            ui.add_space(6.0);
        }
        if !self.tells_advice() && ui.button(cx.words.word("coach-ask")).clicked() {
            self.coach.opened = true;
        }
    }
}

impl Analysis {
    /// Whether it is the coach's.
    pub(super) fn is_coach(&self) -> bool {
        self.purpose == Purpose::Coach
    }
}
