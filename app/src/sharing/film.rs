//! A game, or a part of it, as a moving picture: its moments as one observer saw them, each for as long as it weighs.

use std::ops::RangeInclusive;

use rondel::{Chronicle, Observer, Place, Plugin, Table, Turn};

use super::reel::Reel;
pub use super::reel::ReelError;
use crate::picture::moment::Moments;
use crate::picture::studio::Look;

/// A film has no more pictures: of a game that has more moments its decisions are shown, else its turns.
pub const MOST_PICTURES: usize = 600;
/// What stands near the beginning of a GIF that this program wrote.
pub const GIF_SIGN: &str = "Rondel film";
/// No film is wider or higher, in dots.
pub const LARGEST: usize = 1920;

/// What kind of file a film is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// It opens everywhere and has 255 colours.
    Gif,
    /// It has all colours and is larger.
    Apng,
}

/// What is filmed, and how.
#[derive(Clone, Debug)]
pub struct Shooting {
    /// The game.
    pub plugin: &'static Plugin,
    /// Through whose eyes.
    pub observer: Observer,
    /// What came of these plies; 0 is the deal.
    pub plies: RangeInclusive<usize>,
    /// Width and height in dots.
    pub size: [usize; 2],
    /// Light or dark, and in which language.
    pub look: Look,
    /// What kind of file.
    pub format: Format,
}

/// Why there is no film.
#[derive(Debug, thiserror::Error)]
pub enum FilmError {
    /// All hands were asked for before the game is over.
    #[error("the hands are open once the game is over, and it is not")]
    Hidden,
    /// Nothing happened there.
    #[error("there is nothing to be seen from ply {from} to {to}")]
    Nothing {
        /// The first ply that was asked for.
        from: usize,
        /// The last one.
        to: usize,
    },
    /// So long that no messenger takes it.
    #[error("a film has at most {MOST_PICTURES} pictures, and this one would have {0}; choose fewer plies")]
    Long(usize),
    /// Its person did not wait for it.
    #[error("the film was given up")]
    GivenUp,
    /// The file.
    #[error(transparent)]
    Reel(#[from] ReelError),
}

/// The places a film shows: all moments where they are few enough, else where decisions end, else where turns end.
///
/// # Errors
/// What may not be seen, where nothing is, and where too much is.
pub fn places(table: &dyn Table, shooting: &Shooting) -> Result<Vec<Place>, FilmError> {
    if shooting.observer == Observer::Open && !matches!(table.turn(), Turn::Over(_)) {
        return Err(FilmError::Hidden);
    }
    let mut chronicle = Chronicle::of(shooting.observer);
    chronicle.follow(table);
    let steps: Vec<_> = chronicle.steps().iter().filter(|step| shooting.plies.contains(&step.place.ply)).collect();
    let (from, to) = (*shooting.plies.start(), *shooting.plies.end());
    let place = |step: &&rondel::table::Step| step.place;
    let moments: Vec<Place> = steps.iter().map(place).collect();
    if moments.is_empty() {
        return Err(FilmError::Nothing { from, to });
    }
    let decisions: Vec<Place> = steps.iter().filter(|step| step.at_rest).map(place).collect();
    let turns: Vec<Place> =
        steps.chunk_by(|one, next| one.mover == next.mover).filter_map(|turn| turn.last().map(place)).collect();
    let fitting = [moments, decisions, turns];
    let fewest = fitting[2].len();
    fitting.into_iter().find(|places| places.len() < MOST_PICTURES).ok_or(FilmError::Long(fewest + 1))
}

/// Makes the film. `goes_on` is told how many of how many pictures are drawn, and says whether its person still waits.
///
/// # Errors
/// What may not be seen, is too long, or is not waited for.
pub fn film(table: &dyn Table, shooting: &Shooting, goes_on: &dyn Fn(usize, usize) -> bool) -> Result<Vec<u8>, FilmError> {
    let places = places(table, shooting)?;
    let view = |place: Place| table.view(place, shooting.observer).ok_or(FilmError::Hidden);
    let mut moments = Moments::new(shooting.plugin, table.company(), shooting.size, shooting.look);
    let before = before(table, places[0], shooting.observer);
    let count = places.len() + usize::from(before.is_some());
    // The colours of the whole film are those of its beginning, its middle and its end.
    let mut samples = Vec::new();
    for place in [places[places.len() / 2], places[places.len() - 1], places[0]] {
        moments.lay(&view(place)?);
        samples.push(moments.draw());
    }
    let mut file = Vec::new();
    let mut reel = Reel::begin(shooting.format, &mut file, count, &samples)?;
    drop(samples);
    let mut drawn = 0;
    let mut add = |moments: &mut Moments, seconds: f32| {
        drawn += 1;
        moments.note_share(drawn as f32 / count as f32);
        reel.add(moments.draw(), (100.0 * seconds).round() as u16)?;
        if goes_on(drawn, count) { Ok(()) } else { Err(FilmError::GivenUp) }
    };
    if let Some(before) = before {
        moments.lay(&view(before)?);
        add(&mut moments, FIRST)?;
    }
    for (number, place) in places.iter().enumerate() {
        let worth = moments.show(&view(*place)?);
        let seconds = worth.max(reading(moments.words()));
        add(&mut moments, if number + 1 == places.len() { seconds.max(LAST) } else { seconds })?;
    }
    reel.finish()?;
    Ok(file)
}

/// The table before the first thing happens is shown for so many seconds.
const FIRST: f32 = 1.0;
/// The last picture stays for so many.
const LAST: f32 = 3.0;

/// How many seconds it takes to read these words.
fn reading(words: &str) -> f32 {
    (0.25 + 0.02 * words.chars().count() as f32).min(1.8)
}

/// The last moment before a place; nothing where that is the first one.
fn before(table: &dyn Table, first: Place, observer: Observer) -> Option<Place> {
    let mut chronicle = Chronicle::of(observer);
    chronicle.follow(table);
    let earlier = chronicle.steps().iter().rev().find(|step| step.place < first);
    earlier.map(|step| step.place)
}

#[cfg(test)]
mod tests;
