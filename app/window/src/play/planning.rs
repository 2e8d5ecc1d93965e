//! Planning the next turn during other players' turns. The user makes decisions on a copy of the game, in which other
//! players' moves and all hidden information are assumed. On the user's turn, the decisions are made one by one, as
//! long as they are still possible and the pieces they concern have not changed.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, TryRecvError};

use egui::{Frame, Label, Margin, Panel, RichText, Ui};
use rondel::scene::{Piece, Rect};
use rondel::{ElementId, Scene, Seat, Session, Table as _, Text, Turn};
use rondel_painter::{theme, widgets};
use rondel_tables::LocalTable;
use rondel_tables::planning::until_turn_of;

use super::mode::Mode;
use super::reading::{Reading, ShownChoice};
use super::{Play, background};
use crate::context::AppContext;

/// The plan for the user's next turn.
#[derive(Default)]
pub(super) struct Planning {
    /// The copy of the game that is being prepared.
    prepares: Option<Receiver<Option<Session>>>,
    /// The copy of the game, while the user plans.
    table: Option<Box<Play>>,
    /// The decisions that remain to be made.
    steps: VecDeque<PlannedStep>,
    /// Time at which the next decision is made, in seconds.
    due: Option<f64>,
}

/// The progress of planning on the copy of the game.
pub(super) struct PlanProgress {
    /// Number of plies before the planned turn.
    from: usize,
    steps: Vec<PlannedStep>,
    /// Whether the plan will be used. `None` until the user has finished planning.
    ends: Option<bool>,
    /// Whether it has become the user's turn in the game.
    is_due: bool,
}

/// A planned decision.
#[derive(Clone)]
pub(super) struct PlannedStep {
    /// Number of plies before the decision, on the copy of the game.
    ply: usize,
    label: String,
    targets: Vec<ElementId>,
    /// The pieces that the decision concerns, as they were when it was planned.
    pieces: Vec<Piece>,
}

/// Interval between planned decisions, in seconds at normal speed.
const PAUSE: f64 = 0.9;

/// Returns the pieces with these ids. Their rectangles are cleared, so that comparisons ignore their positions.
fn pieces(scene: &Scene, ids: &[ElementId]) -> Vec<Piece> {
    let found = ids.iter().filter_map(|id| scene.piece(*id)).cloned();
    found.map(|piece| Piece { rect: Rect::new(0.0, 0.0, 0.0, 0.0), ..piece }).collect()
}

impl PlannedStep {
    fn of(ply: usize, choice: &ShownChoice, scene: &Scene) -> Self {
        let pieces = pieces(scene, &choice.targets);
        Self { ply, label: choice.label.clone(), targets: choice.targets.clone(), pieces }
    }

    /// Returns the index of the same choice in another position, or `None` if the choice or its pieces have
    /// changed.
    fn find(&self, reading: &Reading, scene: &Scene) -> Option<usize> {
        let is_same = |choice: &ShownChoice| choice.label == self.label && choice.targets == self.targets;
        let found = reading.choices.iter().position(is_same)?;
        (pieces(scene, &self.targets) == self.pieces).then_some(found)
    }
}

impl Play {
    /// Returns the seat whose next turn can be planned now.
    fn plans_for(&self) -> Option<Seat> {
        let persons = self.game.persons();
        let [seat] = persons.as_slice() else { return None };
        let waits = matches!(self.game.held.turn(), Turn::Decide(other) if other != *seat);
        let here = self.game.held.here().is_some() && self.game.mode.is_live() && !self.game.covered();
        (waits && here && !self.game.watching.looks_back()).then_some(*seat)
    }

    /// Draws the button that begins a plan, or the finished plan, in the panel of a waiting player.
    pub(super) fn plan_ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        if !self.plan.steps.is_empty() {
            ui.add_space(6.0);
            ui.label(RichText::new(cx.words.word("plan-made")).font(theme::strong(14.0)));
            for (number, step) in self.plan.steps.iter().enumerate() {
                ui.add(Label::new(format!("{}. {}", number + 1, step.label)).wrap());
            }
            if ui.button(cx.words.word("plan-discard")).clicked() {
                self.forget_plan();
            }
            return;
        }
        let Some(seat) = self.plans_for() else { return };
        ui.add_space(6.0);
        let is_free = self.plan.prepares.is_none();
        let button = ui.add_enabled(is_free, egui::Button::new(cx.words.word("plan-open")));
        if button.on_hover_text(cx.words.word("plan-hint")).clicked() {
            let begun = self.game.held.here().and_then(|table| table.supposition(seat, cx.seed()).ok());
            self.plan.prepares = begun.and_then(|session| {
                background::spawn(&cx.ctx, "plan", move |tell| {
                    tell(until_turn_of(session, seat));
                })
            });
        }
    }

    /// Opens the copy of the game once it is ready. Called once per frame.
    pub(super) fn advance_plan(&mut self, cx: &AppContext) {
        let Some(prepares) = &self.plan.prepares else { return };
        let answer = match prepares.try_recv() {
            Ok(answer) => answer,
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => None,
        };
        self.plan.prepares = None;
        let Some(session) = answer else {
            self.game.tell(cx.words.word("plan-none"));
            return;
        };
        // The user's turn may have begun in the meantime.
        if self.plans_for().is_none() {
            return;
        }
        let table = LocalTable::of_supposition(cx.store.games(), self.game.plugin, session);
        let mut copy = Self::sit_down(cx, self.game.plugin, table.into());
        let from = copy.game.held.plies();
        copy.game.mode = Mode::Plan(Box::new(PlanProgress { from, steps: Vec::new(), ends: None, is_due: false }));
        copy.read(cx);
        self.plan.table = Some(Box::new(copy));
    }

    /// Returns whether the user is planning on a copy of the game.
    pub(super) fn plan_is_open(&self) -> bool {
        self.plan.table.is_some()
    }

    /// Draws the copy of the game while the user is planning.
    pub(super) fn planned_ui(&mut self, ui: &mut Ui, cx: &mut AppContext, free: bool) {
        let is_due = self.game.deciding_here().is_some();
        let Some(copy) = &mut self.plan.table else { return };
        if let Mode::Plan(progress) = &mut copy.game.mode {
            progress.is_due = is_due;
        }
        copy.ui(ui, cx, free);
        let Mode::Plan(progress) = &mut copy.game.mode else { return };
        if let Some(is_used) = progress.ends {
            self.plan.steps = if is_used { std::mem::take(&mut progress.steps).into() } else { VecDeque::new() };
            self.plan.table = None;
            self.timing.settle(cx.now);
            ui.ctx().request_repaint();
        }
    }

    /// Draws the strip above the copy of the game, with the buttons that end planning.
    pub(super) fn plan_strip_ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        let Mode::Plan(progress) = &mut self.game.mode else { return };
        let palette = theme::palette(ui.ctx());
        let fill = theme::between(palette.panel, palette.point, 0.3);
        let strip = Frame::NONE.fill(fill).inner_margin(Margin::symmetric(14, 7));
        let mut undone = false;
        Panel::top("plan").frame(strip).show(ui, |ui| {
            ui.add(Label::new(cx.words.word("plan-about")).wrap());
            ui.horizontal_wrapped(|ui| {
                if progress.is_due {
                    ui.label(RichText::new(cx.words.word("your-turn")).font(theme::strong(15.0)));
                }
                let count = progress.steps.len();
                let words = cx.words.with("plan-use", "count", count);
                let used = ui.add_enabled_ui(count > 0, |ui| widgets::primary(ui, words).clicked()).inner;
                undone = ui.add_enabled(count > 0, egui::Button::new(cx.words.word("undo"))).clicked();
                let discarded = ui.button(cx.words.word("plan-discard")).clicked();
                if used || discarded {
                    progress.ends = Some(used);
                }
            });
        });
        if undone {
            self.undo(cx);
        }
    }

    /// Records a decision on the copy of the game.
    pub(super) fn note_planned(&mut self, place: usize) {
        let (ply, observer) = (self.game.held.plies(), self.game.observer());
        let Some(view) = self.game.held.view(self.game.held.place(), observer) else { return };
        let Some(choice) = self.game.reading.choices.get(place) else { return };
        let step = PlannedStep::of(ply, choice, &view.scene);
        if let Mode::Plan(progress) = &mut self.game.mode {
            progress.steps.push(step);
        }
    }

    /// Takes back the last planned decision.
    pub(super) fn undo_planned(&mut self, cx: &AppContext) {
        let Mode::Plan(progress) = &mut self.game.mode else { return };
        let Some(last) = progress.steps.pop() else { return };
        let count = self.game.held.plies().saturating_sub(last.ply.max(progress.from));
        if count > 0 && self.game.held.take_back(count).is_ok() {
            self.taken_back_to(self.game.held.plies(), cx);
        } else if let Mode::Plan(progress) = &mut self.game.mode {
            progress.steps.push(last);
        }
    }

    /// Discards the plan.
    pub(super) fn forget_plan(&mut self) {
        self.plan = Planning::default();
    }

    /// Makes the next planned decision when it is due. Returns whether there is one.
    pub(super) fn follow_plan(&mut self, cx: &AppContext) -> bool {
        let Some(step) = self.plan.steps.front() else { return false };
        if self.game.deciding_here().is_none() {
            return false;
        }
        let view = self.game.held.view(self.game.held.place(), self.game.observer());
        let Some(place) = view.and_then(|view| step.find(&self.game.reading, &view.scene)) else {
            self.game.tell(cx.words.say(&Text::new("plan-stopped").with("choice", &step.label)));
            self.forget_plan();
            return false;
        };
        let pause = f64::from(cx.settings.speed.factor()) * PAUSE;
        let due = *self.plan.due.get_or_insert(cx.now + pause);
        if cx.now < due {
            cx.ctx.request_repaint_after_secs((due - cx.now).max(0.001) as f32);
            return true;
        }
        self.plan.due = None;
        self.plan.steps.pop_front();
        self.take(place, cx);
        cx.ctx.request_repaint();
        true
    }
}

#[cfg(test)]
mod tests {
    use rondel::journal::{Header, Player};
    use rondel::scene::{Shape, Zone, ZoneKind};
    use rondel::{Bot, Catalog, Choice, Group, Observer};
    use rondel_system::Store;

    use super::*;

    /// Begins a game of tic-tac-toe in which a bot is to move, and opens a copy on which the person's turn is planned.
    fn planning() -> (tempfile::TempDir, AppContext, Play) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut cx = AppContext::open(Store::at(folder.path()), Some(1));
        let plugin = cx.plugin("tic-tac-toe").expect("the game");
        let players = vec![Player::bot(Bot::Random), Player::human("Ann")];
        let mut play = Play::begin(&cx, plugin, Header::of(plugin, (plugin.setup)(), players, 1)).expect("a game");
        cx.now = 10.0;
        let seat = play.plans_for().expect("a bot is to move");
        let session = play.game.held.here().expect("held here").supposition(seat, 7).expect("a copy");
        let (send, prepares) = std::sync::mpsc::channel();
        send.send(until_turn_of(session, seat)).expect("it is awaited");
        play.plan.prepares = Some(prepares);
        play.advance_plan(&cx);
        (folder, cx, play)
    }

    /// Plans a choice and lets the game go on. Returns the number of plies and whether a message names the choice.
    fn played(choice: usize) -> (usize, bool) {
        let (_folder, mut cx, mut play) = planning();
        let copy = play.plan.table.as_mut().expect("the user plans");
        copy.choose(choice, &cx);
        let Mode::Plan(progress) = &mut copy.game.mode else { panic!("a plan") };
        play.plan.steps = std::mem::take(&mut progress.steps).into();
        play.plan.table = None;
        assert_eq!((play.plan.steps.len(), play.game.held.plies()), (1, 0), "nothing has been played");
        let label = play.plan.steps[0].label.clone();
        for _ in 0..400 {
            cx.now += 0.5;
            play.advance(&cx);
            if play.plan.steps.is_empty() {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        assert!(play.plan.steps.is_empty());
        (play.game.held.plies(), play.message().is_some_and(|message| message.contains(&label)))
    }

    #[test]
    fn a_planned_decision_is_made_unless_it_is_no_longer_possible() {
        // The bot takes the same square in every game. One of these plans needs that square, so the planned decision
        // is not made.
        let results: Vec<(usize, bool)> = (0..8).map(played).collect();
        assert_eq!(results.iter().filter(|result| **result == (2, false)).count(), 7, "{results:?}");
        assert_eq!(results.iter().filter(|result| **result == (1, true)).count(), 1, "{results:?}");
    }

    #[test]
    fn a_plan_stops_where_a_piece_it_concerns_has_changed() {
        let id = ElementId::new("ship", 3);
        let scene = |count: u16, x: f32| {
            let mut scene = Scene::new(Observer::Spectator);
            let rect = Rect::new(x, 0.0, 10.0, 10.0);
            let ship = Piece::new(id, Shape::Card, rect, Text::verbatim("Ship")).count(count);
            scene.zones.push(Zone::new(ZoneKind::Row, rect).with([ship]));
            scene
        };
        let reading = |label: &str| {
            let choice = Choice::new(Text::verbatim(label), Group::Main).on([id]);
            let catalog = Catalog::new("en", []).expect("no words are needed");
            Reading { choices: vec![ShownChoice::new(choice, &catalog)], ..Reading::default() }
        };
        let step = PlannedStep::of(0, &reading("buy").choices[0], &scene(1, 0.0));
        assert_eq!(step.find(&reading("buy"), &scene(1, 0.0)), Some(0));
        assert_eq!(step.find(&reading("buy"), &scene(1, 40.0)), Some(0), "only its place is another");
        assert_eq!(step.find(&reading("buy"), &scene(2, 0.0)), None);
        assert_eq!(step.find(&reading("buy for 2"), &scene(1, 0.0)), None);
    }

    #[test]
    fn a_plan_is_taken_back_step_by_step_and_ends_at_the_turn_of_others() {
        let (_folder, cx, mut play) = planning();
        let copy = play.plan.table.as_mut().expect("the user plans");
        let before = copy.game.held.plies();
        copy.choose(0, &cx);
        assert_eq!(copy.game.held.plies(), before + 1);
        copy.advance(&cx);
        assert_eq!(copy.game.held.plies(), before + 1, "nobody else moves");
        copy.undo(&cx);
        assert_eq!(copy.game.held.plies(), before);
        copy.undo(&cx);
        assert_eq!(copy.game.held.plies(), before, "what was assumed is not taken back");
    }
}
