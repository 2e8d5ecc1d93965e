//! Portraits of players: a character for each bot level and for each other kind of player, on a disc.

use egui::{Color32, Image, Rect, Stroke, Ui};
use rondel::Bot;
use rondel::bots::Level;
use rondel::journal::Player;
use rondel_painter::icons::Icons;
use rondel_painter::theme;

/// The portrait of bots without a level and of other programs.
pub(crate) const ROBOT: &str = "portrait-program";
/// The portrait of a player elsewhere.
pub(crate) const GUEST: &str = "portrait-guest";

/// Returns the name of the icon with the portrait of a player at a seat, counted from 0. People at neighbouring seats look
/// different.
pub(crate) fn portrait_of(player: &Player, index: usize) -> &'static str {
    match player.bot {
        Some(Bot::Level(level)) => level_portrait(level),
        Some(_) => ROBOT,
        None if player.program => ROBOT,
        None => person_portrait(index),
    }
}

/// Returns the name of the icon with the portrait of a person at a seat, counted from 0.
pub(crate) fn person_portrait(index: usize) -> &'static str {
    if index % 2 == 1 { "portrait-person-2" } else { "portrait-person" }
}

/// Returns the name of the icon with the portrait of a bot level.
pub(crate) fn level_portrait(level: Level) -> &'static str {
    match level {
        Level::Beginner => "portrait-beginner",
        Level::Apprentice => "portrait-apprentice",
        Level::Journeyman => "portrait-journeyman",
        Level::Expert => "portrait-expert",
        Level::Master => "portrait-master",
        Level::Grandmaster => "portrait-grandmaster",
    }
}

/// Paints a portrait on a disc of this colour.
pub(crate) fn paint(ui: &Ui, icons: &mut Icons, place: Rect, portrait: &str, colour: Color32) {
    let radius = place.width() / 2.0;
    ui.painter().circle_filled(place.center(), radius, colour);
    if let Some((texture, _)) = icons.icon(ui.ctx(), None, portrait, place.width() * ui.pixels_per_point()) {
        let round = Image::from_texture((texture, place.size())).corner_radius(radius);
        round.tint(theme::between(Color32::WHITE, theme::palette(ui.ctx()).tint, 0.3)).paint_at(ui, place);
    }
    let edge = theme::between(colour, Color32::BLACK, 0.35);
    ui.painter().circle_stroke(place.center(), radius, Stroke::new(2.0, edge));
}
