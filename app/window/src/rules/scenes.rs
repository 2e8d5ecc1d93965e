//! Creates the scenes for the pictures in the rules, from descriptions such as `scene:ply=12,seed=3,zone=zone-market`.

use egui::{Rect, pos2, vec2};
use rondel::scene::{Scene, Zone};
use rondel::{Observer, Plugin, Seat, Text, Turn};
use rondel_tables::greedy::{bots_header, greedy_game};

/// The description of a picture.
#[derive(Debug, PartialEq)]
struct Shows {
    seats: Option<u8>,
    seed: u64,
    ply: usize,
    /// The viewing seat, or the seat to move if `None`.
    seat: Option<u8>,
    /// The title keys of zones and the names of elements to show. If empty, the whole table is shown.
    parts: Vec<&'static str>,
    options: Vec<(&'static str, &'static str)>,
}

impl Shows {
    /// Parses a description such as `scene:ply=12,seed=3,seats=2,as=1,zone=zone-market+zone-display,OPTION=VALUE`.
    fn read(words: &'static str) -> Result<Self, String> {
        let parts = words.strip_prefix("scene:").ok_or_else(|| format!("`{words}` is not a scene"))?;
        let mut shows = Self { seats: None, seed: 1, ply: 0, seat: None, parts: Vec::new(), options: Vec::new() };
        for part in parts.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (key, value) = part.split_once('=').ok_or_else(|| format!("`{part}` is not `key=value`"))?;
            let number = || value.parse::<u64>().map_err(|_| format!("`{part}` is not a number"));
            let small = || value.parse::<u8>().map_err(|_| format!("`{part}` is not a seat number"));
            match key {
                "ply" => shows.ply = number()?.min(1000) as usize,
                "seed" => shows.seed = number()?,
                "seats" => shows.seats = Some(small()?),
                "as" => shows.seat = Some(small()?.checked_sub(1).ok_or("seats are counted from 1")?),
                "zone" => shows.parts = value.split('+').collect(),
                _ => shows.options.push((key, value)),
            }
        }
        Ok(shows)
    }

    /// Plays the game up to the described position.
    fn scene(&self, plugin: &Plugin) -> Result<Scene, String> {
        let mut setup = (plugin.setup)();
        for (option, value) in &self.options {
            setup.choose(option, value).map_err(|error| error.to_string())?;
        }
        let seats = self.seats.unwrap_or(plugin.players.0);
        if !(plugin.players.0..=plugin.players.1).contains(&seats) || self.seat.is_some_and(|seat| seat >= seats) {
            return Err(format!("no table of {} has such seats", plugin.id));
        }
        let header = bots_header(plugin, setup, seats, self.seed);
        let session = greedy_game(header, self.ply).map_err(|error| error.to_string())?;
        let seat = match (self.seat, session.turn()) {
            (Some(seat), _) => Seat::new(seat),
            (None, Turn::Decide(seat)) => seat,
            (None, Turn::Over(_)) => Seat::new(0),
        };
        Ok(session.scene(Observer::Seat(seat)))
    }

    /// Returns the part of the table to show, in table units.
    fn cut(&self, scene: &Scene) -> Result<Rect, String> {
        /// Margin around the selected part, in table units.
        const MARGIN: f32 = 7.0;
        let table = Rect::from_min_size(pos2(0.0, 0.0), vec2(scene.width, scene.height));
        let mut cut = Rect::NOTHING;
        for part in &self.parts {
            let is_called = |zone: &&Zone| matches!(&zone.title, Some(Text::Message { key, .. }) if key == part);
            let zones = scene.zones.iter().filter(is_called).map(|zone| zone.rect);
            let things = scene.pieces().filter(|piece| piece.id.to_string() == *part).map(|piece| piece.rect);
            let mut found = zones.chain(things).peekable();
            if found.peek().is_none() {
                return Err(format!("nothing on the table is called `{part}`"));
            }
            for rect in found {
                cut = cut.union(Rect::from_min_size(pos2(rect.x, rect.y), vec2(rect.w, rect.h)));
            }
        }
        Ok(if self.parts.is_empty() { table } else { cut.expand(MARGIN).intersect(table) })
    }
}

/// A scene, and the part of it to show in table units.
pub(super) type Shot = (Scene, Rect);

/// Creates the described scene by playing `ply` plies of a game between `seats` greedy bots, with the seed `seed`. The
/// viewing seat is `as`, counted from 1, or the seat to move. `zone` selects the zones with these title keys and the
/// elements with these names, separated by `+`. Without `zone`, the whole table is shown. All other keys are options of
/// the game.
///
/// # Errors
/// Returns an error if the description cannot be parsed, the game cannot begin, or a part is not on the table.
pub(super) fn shoot(plugin: &Plugin, words: &'static str) -> Result<Shot, String> {
    let shows = Shows::read(words)?;
    let scene = shows.scene(plugin)?;
    let cut = shows.cut(&scene)?;
    Ok((scene, cut))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_picture_shows_is_read() {
        let shows =
            Shows::read("scene:ply=12,seed=3,seats=2,as=1,zone=market+ship-4,start=first-game").expect("a scene");
        assert_eq!((shows.ply, shows.seed, shows.seats, shows.seat), (12, 3, Some(2), Some(0)));
        assert_eq!((shows.parts, shows.options), (vec!["market", "ship-4"], vec![("start", "first-game")]));
    }

    #[test]
    fn what_cannot_be_shown_says_why() {
        for (words, why) in [
            ("board.png", "is not a scene"),
            ("scene:ply", "is not `key=value`"),
            ("scene:ply=x", "is not a number"),
            ("scene:seats=300", "is not a seat number"),
            ("scene:as=0", "seats are counted from 1"),
            ("scene:seats=9", "no table of"),
            ("scene:as=7", "no table of"),
            ("scene:dice=red", "unknown option `dice`"),
            ("scene:zone=cellar", "nothing on the table is called `cellar`"),
        ] {
            let fault = shoot(&rondel_testing::stuck::PLUGIN, words).expect_err(words);
            assert!(fault.contains(why), "{words}: {fault}");
        }
    }
}
