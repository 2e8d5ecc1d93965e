//! Portraits of players: a symbol on a disc, with a row of pips for the bot levels.

use egui::{Color32, Rect, Stroke, Ui, Vec2, vec2};
use rondel::Bot;
use rondel::bots::Level;
use rondel_painter::icons::Icons;
use rondel_painter::{theme, widgets};

use super::seats::Who;

/// Paints a player's portrait on a disc of this colour.
pub(super) fn paint(ui: &Ui, icons: &mut Icons, place: Rect, who: &Who, colour: Color32) {
    let edge = Stroke::new(1.5, theme::palette(ui.ctx()).sheet);
    ui.painter().circle(place.center(), place.width() / 2.0, colour, edge);
    let icon = match who {
        Who::Person => "person",
        Who::Guest => "people",
        Who::Phone => "phone",
        Who::Bot(_) => "bot",
        Who::Program(_) => "program",
    };
    let level = if let Who::Bot(Bot::Level(level)) = who { Some(*level) } else { None };
    let raised = if level.is_some() { place.width() * 0.09 } else { 0.0 };
    let drawn = Rect::from_center_size(place.center() - vec2(0.0, raised), Vec2::splat(place.width() * 0.58));
    widgets::paint_house_icon(ui, icons, icon, drawn, Color32::WHITE);
    if let Some(level) = level {
        pips(ui, place, level);
    }
}

/// Paints pips along the lower edge of the disc: one for the lowest level, two for the next, and so on.
fn pips(ui: &Ui, place: Rect, level: Level) {
    let count = Level::ALL.iter().position(|other| *other == level).map_or(0, |place| place + 1);
    let (radius, apart) = (place.width() * 0.048, place.width() * 0.125);
    let start = place.center() + vec2(-apart * (count as f32 - 1.0) / 2.0, place.width() * 0.33);
    for pip in 0..count {
        ui.painter().circle_filled(start + vec2(apart * pip as f32, 0.0), radius, Color32::WHITE);
    }
}
