//! Looking back at a game: a timeline of the whole game, and the keys for moving through it.

use egui::{Align2, CursorIcon, Key, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use rondel::{Observer, Seat, Table, Turn, Weight};
use rondel_painter::dropdown::Dropdown;
use rondel_painter::theme::{self, seat_colour};
use rondel_painter::widgets;

use super::action::Action;
use super::branching::Branches;
use super::ending_sheet::EndingSheet;
use super::view::GameView;
use crate::context::AppContext;

impl GameView {
    /// Returns the last step before the events that the local player has missed since their last decision, or
    /// `None` if the player has missed nothing.
    pub(super) fn missed(&self) -> Option<usize> {
        let Observer::Seat(seat) = self.observer() else { return None };
        self.watching.chronicle.since(seat).map(|step| step.saturating_sub(1))
    }

    /// Returns the last step before the turn that contains `step`.
    pub(super) fn turn_start(&self, step: usize) -> usize {
        let mut turns = self.watching.chronicle.stretches();
        turns.find(|turn| (turn.from..turn.to).contains(&step)).map_or(step, |turn| turn.from.saturating_sub(1))
    }

    /// Returns the last step of the turn that contains `step`.
    pub(super) fn turn_end(&self, step: usize) -> usize {
        let mut turns = self.watching.chronicle.stretches();
        turns.find(|turn| (turn.from..turn.to).contains(&step)).map_or(step, |turn| turn.to - 1)
    }

    fn turn_before(&self, at: usize) -> usize {
        let mut before = self.watching.chronicle.stretches().rev();
        before.find(|turn| turn.to - 1 < at).map_or(0, |turn| turn.to - 1)
    }

    fn turn_after(&self, at: usize) -> usize {
        let mut after = self.watching.chronicle.stretches();
        after.find(|turn| turn.to - 1 > at).map_or(self.watching.present(), |turn| turn.to - 1)
    }

    /// Handles the keys that move through the game: the arrow keys, Page Up, Page Down, Home, End and the space
    /// bar. Once the game is over, these keys also start looking back.
    pub(super) fn replay_keys(&self, ending: &EndingSheet, ui: &Ui) -> Option<Action> {
        let elsewhere = ui.memory(|memory| memory.focused().is_some());
        let over = matches!(self.held.turn(), Turn::Over(_)) && ending.shown_ending(self).is_none();
        if elsewhere || !(over || self.watching.looks_back()) {
            return None;
        }
        let (at, present) = (self.watching.at, self.watching.present());
        let pressed = |key| ui.input(|input| input.modifiers.is_none() && input.key_pressed(key));
        let steps = [
            (Key::ArrowLeft, at.saturating_sub(1)),
            (Key::ArrowRight, (at + 1).min(present)),
            (Key::PageUp, self.turn_before(at)),
            (Key::PageDown, self.turn_after(at)),
            (Key::Home, 0),
            (Key::End, present),
        ];
        if let Some((_, wanted)) = steps.into_iter().find(|(key, _)| pressed(*key))
            && wanted != at
        {
            return Some(Action::LookAt(wanted));
        }
        (pressed(Key::Space) && self.watching.looks_back()).then_some(Action::TogglePlaying)
    }

    /// Draws the bar below the table.
    pub(super) fn replay_ui(
        &self,
        branches: &Branches,
        is_branching: bool,
        ui: &mut Ui,
        cx: &mut AppContext,
    ) -> Option<Action> {
        let (at, present) = (self.watching.at, self.watching.present());
        let mut wanted = at;
        let mut toggled = false;
        let mut asked = None;
        ui.horizontal(|ui| {
            let (icon, words) = if self.watching.plays() { ("pause", "replay-pause") } else { ("play", "replay-play") };
            for (icon, words, to) in [
                ("first", "replay-first", Some(0)),
                ("back", "replay-back", Some(at.saturating_sub(1))),
                (icon, words, None),
                ("forward", "replay-forward", Some((at + 1).min(present))),
                ("last", "replay-last", Some(present)),
            ] {
                if widgets::icon_button(ui, &mut cx.icons, icon, cx.words.word(words), false).clicked() {
                    (wanted, toggled) = (to.unwrap_or(wanted), to.is_none());
                }
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if ui.button(cx.words.word("replay-now")).clicked() {
                    wanted = usize::MAX;
                }
                if branches.can_branch(self) && !is_branching {
                    let what_if = ui.button(cx.words.word("branch-what-if"));
                    if what_if.on_hover_text(cx.words.word("branch-hint")).clicked() {
                        asked = Some(Action::OpenBranches(true));
                    }
                }
                if let Some(eyes) = self.eyes_ui(ui, cx) {
                    asked = Some(Action::LookThrough(eyes));
                }
                if let Some(step) = self.course_ui(branches, ui, cx) {
                    wanted = step;
                }
            });
        });
        if toggled {
            Some(Action::TogglePlaying)
        } else if wanted == usize::MAX {
            Some(Action::GoOn)
        } else if wanted != at {
            Some(Action::LookAt(wanted))
        } else {
            asked
        }
    }

    /// Draws the list of points of view. Returns the new point of view if the user has selected another one.
    fn eyes_ui(&self, ui: &mut Ui, cx: &AppContext) -> Option<Observer> {
        let over = matches!(self.held.turn(), Turn::Over(_));
        let persons = self.persons();
        let open = |seat: &Seat| over || !self.held.is_secretive() || persons.as_slice() == [*seat];
        let mut observers: Vec<Observer> = self.held.seats().each().filter(open).map(Observer::Seat).collect();
        observers.push(Observer::Spectator);
        observers.extend(over.then_some(Observer::Open));
        let now_looks = self.observer();
        let mut wanted = now_looks;
        let called = |observer: Observer| match observer {
            Observer::Seat(seat) => self.seat_name(seat, cx),
            Observer::Spectator => cx.words.word("replay-bystander"),
            Observer::Open => cx.words.word("replay-open"),
        };
        let eyes: Vec<(Observer, String)> = observers.into_iter().map(|eyes| (eyes, called(eyes))).collect();
        let name = cx.words.word("replay-eyes");
        let shown = Dropdown::new("eyes", name.as_str()).width(130.0).value(ui, &mut wanted, &eyes);
        shown.on_hover_text(name);
        (wanted != now_looks).then_some(wanted)
    }

    /// Draws the timeline: turns in the colours of their seats, important events as tick marks, and numbered rounds.
    /// Returns the selected step.
    fn course_ui(&self, branches: &Branches, ui: &mut Ui, cx: &AppContext) -> Option<usize> {
        const HIGH: f32 = 30.0;
        let palette = theme::palette(ui.ctx());
        let (rect, line) = ui.allocate_exact_size(vec2(ui.available_width().max(80.0), HIGH), Sense::click_and_drag());
        let (at, present) = (self.watching.at, self.watching.present().max(1));
        line.widget_info(|| WidgetInfo {
            value: Some(at as f64),
            ..WidgetInfo::labeled(Role::Slider, true, cx.words.word("replay-title"))
        });
        let across = rect.shrink2(vec2(7.0, 0.0)).x_range();
        let x = |step: usize| across.min + across.span() * step as f32 / present as f32;
        let bar = Rect::from_x_y_ranges(across, rect.center().y - 4.0..=rect.center().y + 4.0);
        ui.painter().rect_filled(bar, 3.0, palette.edge);
        for turn in self.watching.chronicle.stretches() {
            let Some(seat) = turn.actor else { continue };
            let from = pos2(x(turn.from.saturating_sub(1)), bar.top());
            let part = Rect::from_min_max(from, pos2(x(turn.to - 1), bar.bottom()));
            ui.painter().rect_filled(part, 0.0, seat_colour(seat));
        }
        // The number of a round is shown below its first step, if there is space.
        let mut shown = None;
        let mut free = across.min;
        for (number, step) in self.watching.chronicle.steps().iter().enumerate() {
            if step.round != shown
                && let Some(round) = step.round
            {
                shown = step.round;
                ui.painter().vline(x(number), bar.bottom()..=rect.bottom() - 2.0, Stroke::new(1.0, palette.faint));
                if x(number) >= free {
                    let below = pos2(x(number) + 2.0, rect.bottom() + 1.0);
                    let font = theme::text(11.0);
                    let words = ui.painter().text(below, Align2::LEFT_BOTTOM, round, font, palette.faint);
                    free = words.right() + 6.0;
                }
            }
            if step.heard.iter().any(|told| told.weight == Weight::Great) {
                let stroke = Stroke::new(1.5, palette.ink);
                ui.painter().vline(x(number), rect.center().y - 8.0..=rect.center().y + 8.0, stroke);
            }
        }
        for (ply, sign) in branches.marked() {
            let above = pos2(x(self.step_of(ply)), rect.top() + 1.0);
            ui.painter().text(above, Align2::CENTER_TOP, sign, theme::strong(13.0), palette.brand);
        }
        let knob = Rect::from_center_size(pos2(x(at), rect.center().y), vec2(11.0, 20.0));
        ui.painter().rect(knob, 4.0, palette.sheet, Stroke::new(2.0, palette.ink), StrokeKind::Inside);
        let pointed = |x: f32| {
            let share = ((x - across.min) / across.span()).clamp(0.0, 1.0);
            (share * present as f32).round() as usize
        };
        let line = line.on_hover_cursor(CursorIcon::PointingHand);
        let clicked = line.interact_pointer_pos().filter(|_| line.clicked() || line.dragged());
        if let Some(pointer) = line.hover_pos() {
            let step = self.watching.chronicle.steps().get(pointed(pointer.x));
            let mover = step.and_then(|step| step.mover).map(|seat| self.seat_name(seat, cx));
            let round = step.and_then(|step| step.round);
            let round = round.map(|round| cx.words.with("replay-round", "round", round));
            let when = [round, mover].into_iter().flatten().collect::<Vec<_>>().join(" · ");
            let above = pos2(pointer.x, rect.top() - 2.0);
            ui.painter().text(above, Align2::CENTER_BOTTOM, when, theme::text(13.0), palette.faint);
        }
        clicked.map(|pointer| pointed(pointer.x)).filter(|step| *step != at)
    }
}
