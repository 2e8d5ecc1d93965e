//! The choices that are currently unavailable, shown in grey below the others with the reasons.

use egui::text::{LayoutJob, TextFormat};
use egui::{Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use rondel::scene::Group;
use rondel::{Catalog, Plugin, Scene};
use rondel_painter::icons::Icons;
use rondel_painter::{theme, widgets};

use super::choices::{ICON, KEY};
use super::reading::{Reading, ShownBlockedClick, ShownDisabledChoice};
use super::view::GameView;
use crate::context::AppContext;

/// Maximum number of blocked pieces. If there are more, none of them are listed, and clicks on the table show the
/// reasons.
const MOST: usize = 6;

/// The reason and the rule of the entry that the user clicked.
type Asked = (String, &'static str);

/// Draws the choices that are listed as unavailable. Returns the clicked entry.
pub(super) fn unavailable_ui(game: &GameView, ui: &mut Ui, cx: &mut AppContext) -> Option<Asked> {
    let mut asked = None;
    for row in &game.reading.disabled_choices {
        if row_ui(ui, row, game.plugin, &mut cx.icons).clicked() {
            asked = Some((row.reason.clone(), row.rule));
        }
    }
    asked
}

/// Returns the blocked pieces of the same kinds as the pieces that can be chosen. Returns none if there are too
/// many for the list.
pub(super) fn blocked_pieces(reading: &Reading, scene: &Scene, catalog: &Catalog) -> Vec<ShownDisabledChoice> {
    let main = || reading.choices.iter().filter(|choice| choice.group == Group::Main);
    let is_chosen = |kind| main().any(|choice| choice.targets.first().is_some_and(|target| target.kind == kind));
    let is_open = |element| reading.choices.iter().any(|choice| choice.targets.contains(&element));
    let alike =
        reading.blocked_clicks.iter().filter(|blocked| is_chosen(blocked.element.kind) && !is_open(blocked.element));
    let row = |blocked: &ShownBlockedClick| {
        let piece = scene.piece(blocked.element)?;
        Some(ShownDisabledChoice {
            label: catalog.say(&piece.name),
            icon: piece.face.icon,
            reason: reading.indirect_cost(blocked.element).unwrap_or(&blocked.reason).to_owned(),
            rule: blocked.rule,
        })
    };
    let rows: Vec<ShownDisabledChoice> = alike.filter_map(row).collect();
    if rows.len() > MOST { Vec::new() } else { rows }
}

/// Draws a choice that is currently unavailable, in grey and with the reason below it. A click shows the reason and its
/// rule.
fn row_ui(ui: &mut Ui, disabled: &ShownDisabledChoice, plugin: &'static Plugin, icons: &mut Icons) -> Response {
    let palette = theme::palette(ui.ctx());
    let start = 8.0 + KEY + 8.0 + if disabled.icon.is_some() { ICON + 3.0 } else { 0.0 };
    let room = (ui.available_width() - start - 10.0).max(40.0);
    let mut job = LayoutJob::simple(disabled.label.clone(), theme::text(13.5), palette.faint, room);
    let reason = format!("\n{}", disabled.reason);
    job.append(&reason, 0.0, TextFormat::simple(theme::text(12.0), palette.faint));
    let galley = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y + 8.0), Sense::click());
    let said = format!("{}. {}", disabled.label, disabled.reason);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, false, &said));
    if let Some(icon) = disabled.icon {
        let middle = pos2(rect.left() + 8.0 + KEY + 8.0 + ICON / 2.0, rect.center().y);
        let place = Rect::from_center_size(middle, vec2(ICON, ICON));
        widgets::paint_game_icon(ui, icons, plugin, icon, place, egui::Color32::from_white_alpha(90));
    }
    ui.painter().galley(pos2(rect.left() + start, rect.top() + 4.0), galley, palette.faint);
    response
}
