//! The progress of all players towards victory and the end of the game. All goals are shown next to the table,
//! and those that are one step from completion are shown in a warning above it.

use egui::{Align, Button, CornerRadius, Layout, Rect, RichText, ScrollArea, Sense, Stroke, Ui, pos2, vec2};
use rondel::{Goals, Plugin, Seat, Table as _};
use rondel_painter::table::brush::seat_shape;
use rondel_painter::theme::{self, faded};
use rondel_painter::{linked, widgets};
use rondel_presenter::goals::{Column, GoalKind, GoalProgress, ShownGoal};
use rondel_presenter::words::Words;

use super::action::Action;
use super::view::GameView;
use crate::context::AppContext;

impl GameView {
    /// Returns all publicly known ways to win or to end the game.
    pub fn goals(&self) -> Goals {
        self.held.view(self.held.place(), rondel::Observer::Spectator).map_or_else(Goals::default, |view| view.goals)
    }
}

/// Draws the progress towards a goal: the seat and the count, with a bar below.
pub(super) fn bar_ui(ui: &mut Ui, goal: &ShownGoal, whose: Option<&Column>, has: i32, width: f32, words: &Words) {
    const BAR: f32 = 5.0;
    let palette = theme::palette(ui.ctx());
    let height = if whose.is_some() { 26.0 } else { BAR + 2.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let count = goal.count(has, words);
    let said = whose
        .map_or_else(|| format!("{}: {count}", goal.text), |column| format!("{}, {}: {count}", goal.text, column.name));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &said));
    let colour = whose.map_or(palette.faint, |column| theme::seat_colour(column.look));
    if let Some(column) = whose {
        let middle = pos2(rect.left() + 8.0, rect.top() + 10.0);
        seat_shape(ui.painter(), middle, 6.0, column.look);
        let said_in_full = widgets::elided(ui.painter(), &count, theme::text(14.0), palette.ink, width - 20.0);
        // With five players, there is no space for "3 of 12", so only the tooltip shows the required number.
        let count = if said_in_full.elided {
            ui.painter().layout_no_wrap(has.to_string(), theme::text(14.0), palette.ink)
        } else {
            said_in_full
        };
        ui.painter().galley(pos2(rect.left() + 18.0, rect.top() + 1.0), count, palette.ink);
        response.on_hover_text(&said);
    }
    if let Some(needs) = goal.needs.filter(|needs| *needs > 0) {
        let share = (has as f32 / needs as f32).clamp(0.0, 1.0);
        let bar = Rect::from_min_max(pos2(rect.left(), rect.bottom() - BAR), rect.max);
        let done = Rect::from_min_size(bar.min, vec2(bar.width() * share, BAR));
        let corner = CornerRadius::same(2);
        ui.painter().rect_filled(bar, corner, faded(palette.ink, 0.16));
        ui.painter().rect_filled(done, corner, colour);
    }
}

/// Draws the goals instead of the log.
pub(super) fn goals_ui(
    goals: &GoalProgress,
    plugin: &'static Plugin,
    ui: &mut Ui,
    cx: &mut AppContext,
) -> Option<Action> {
    let (title, words) = (cx.words.word("standing-title"), cx.words.word("standing-close"));
    let closed = widgets::panel_heading(ui, &mut cx.icons, title, words);
    ScrollArea::vertical().id_salt("standing").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        for kind in GoalKind::ALL {
            let mut shown = goals.goals.iter().filter(|goal| goal.kind == kind).peekable();
            if shown.peek().is_some() {
                ui.add_space(4.0);
                let title = RichText::new(cx.words.word(kind.title())).size(13.0);
                ui.label(title.color(theme::palette(ui.ctx()).faint));
            }
            for goal in shown {
                goal_ui(goals, plugin, ui, cx, goal);
            }
        }
    });
    closed.then_some(Action::OpenGoals(false))
}

fn goal_ui(goals: &GoalProgress, plugin: &'static Plugin, ui: &mut Ui, cx: &mut AppContext, goal: &ShownGoal) {
    const ICON: f32 = 22.0;
    ui.horizontal(|ui| {
        widgets::game_icon(ui, &mut cx.icons, plugin, goal.icon, ICON);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            linked::number_ui(ui, goal.rule, plugin, cx.words.language());
            if goal.together {
                ui.label(RichText::new(goal.count(goal.counts[0], &cx.words)).size(14.0));
            }
            ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
                ui.label(RichText::new(&goal.text).size(14.5).strong());
            });
        });
    });
    if goal.together {
        bar_ui(ui, goal, None, goal.counts[0], ui.available_width(), &cx.words);
    } else {
        ui.horizontal(|ui| {
            let gap = ui.spacing().item_spacing.x;
            let count = goals.columns.len().max(1) as f32;
            let width = (ui.available_width() - gap * (count - 1.0)) / count;
            for (column, has) in goals.columns.iter().zip(&goal.counts) {
                bar_ui(ui, goal, Some(column), *has, width, &cx.words);
            }
        });
    }
    ui.add_space(5.0);
}

/// Returns the width of the warning banner in points, or 0 if there is no warning.
pub(super) fn warning_width(goals: &GoalProgress, game: &GameView, room: f32) -> f32 {
    const WIDEST: f32 = 400.0;
    if goals.warnings.is_empty() || game.watching.looks_back() { 0.0 } else { (room * 0.5).min(WIDEST) }
}

/// Draws warnings that a victory or the end of the game is one step away: those about other players than `own` first, and
/// as many as there is room for. A click opens all goals.
pub(super) fn warning_ui(
    goals: &GoalProgress,
    own: Option<Seat>,
    ui: &mut Ui,
    cx: &AppContext,
    width: f32,
) -> Option<Action> {
    const SIZE: f32 = 13.5;
    /// Maximum number of lines, and the margins beside them in points.
    const LINES: usize = 2;
    const MARGINS: f32 = 18.0;
    let warnings = goals.warnings_for(own);
    let first = warnings.first()?;
    let palette = theme::palette(ui.ctx());
    let colour = first.about.seat.map_or(palette.alarm, theme::seat_colour);
    let fits = |text: &str| {
        let laid = ui.painter().layout_no_wrap(text.to_owned(), theme::strong(SIZE), palette.ink);
        laid.size().x <= width - MARGINS
    };
    let told = if warnings.len() == LINES && warnings.iter().all(|warning| fits(&warning.text)) { LINES } else { 1 };
    let mut lines: Vec<String> = warnings.iter().take(told).map(|warning| warning.text.clone()).collect();
    if warnings.len() > told {
        lines[0] = format!("{} {}", lines[0], cx.words.with("standing-more", "count", warnings.len() - told));
    }
    let button = Button::new(RichText::new(lines.join("\n")).font(theme::strong(SIZE)))
        .wrap()
        .fill(faded(colour, 0.25))
        .stroke(Stroke::new(2.0, colour))
        .min_size(vec2(width, 0.0));
    let all: Vec<&str> = warnings.iter().map(|warning| warning.text.as_str()).collect();
    let room = vec2(width, ui.available_height());
    let shown = ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
        ui.set_max_width(width);
        ui.add(button)
    });
    shown.inner.on_hover_text(all.join("\n")).clicked().then_some(Action::OpenGoals(true))
}
