//! The ways to win on the result sheet, with the progress of each seat, for games that are not decided by points.

use egui::{Sense, Ui, pos2, vec2};
use rondel::Plugin;
use rondel_painter::table::brush::seat_shape;
use rondel_painter::{theme, widgets};
use rondel_presenter::goals::{Column, GoalKind, GoalProgress, ShownGoal};

use super::standing::bar_ui;
use crate::context::AppContext;

/// Size of a goal's icon, and distance between two goals, in points.
const ICON: f32 = 26.0;
const GAP: f32 = 6.0;

/// Returns the ways to win in which the seats compete. Empty unless there are several.
fn ways(goals: &GoalProgress) -> Vec<&ShownGoal> {
    let competes = |goal: &&ShownGoal| goal.kind == GoalKind::Victory && !goal.together && goal.needs.is_some();
    let ways: Vec<&ShownGoal> = goals.goals.iter().filter(competes).collect();
    if ways.len() > 1 { ways } else { Vec::new() }
}

/// Returns whether there are several ways to win to show.
pub(super) fn has_ways(goals: &GoalProgress) -> bool {
    !ways(goals).is_empty()
}

/// Draws the ways to win: the names of the seats, and a row with a bar for each seat per way.
pub(super) fn ways_ui(goals: &GoalProgress, plugin: &'static Plugin, ui: &mut Ui, cx: &mut AppContext) {
    ui.spacing_mut().item_spacing = vec2(12.0, GAP);
    let columns: Vec<&Column> = goals.columns.iter().filter(|column| column.seat.is_some()).collect();
    let gaps = 12.0 * columns.len() as f32;
    let width = (ui.available_width() - ICON - gaps) / columns.len().max(1) as f32;
    ui.horizontal(|ui| {
        ui.allocate_exact_size(vec2(ICON, 1.0), Sense::hover());
        for column in &columns {
            let (rect, _) = ui.allocate_exact_size(vec2(width, 20.0), Sense::hover());
            seat_shape(ui.painter(), pos2(rect.left() + 8.0, rect.center().y), 6.5, column.look);
            let ink = theme::palette(ui.ctx()).ink;
            let name = widgets::elided(ui.painter(), &column.name, theme::strong(14.0), ink, width - 20.0);
            let at = pos2(rect.left() + 20.0, rect.center().y - name.size().y / 2.0);
            ui.painter().galley(at, name, ink);
        }
    });
    for goal in ways(goals) {
        ui.horizontal(|ui| {
            let icon = ui.scope(|ui| widgets::game_icon(ui, &mut cx.icons, plugin, goal.icon, ICON)).response;
            icon.on_hover_text(&goal.text);
            for (column, has) in columns.iter().zip(&goal.counts) {
                let has = *has;
                bar_ui(ui, goal, Some(column), has, width, &cx.words);
            }
        });
    }
}
