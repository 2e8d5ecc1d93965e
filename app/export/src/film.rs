//! A game, or a part of it, as a moving picture: its moments as one observer saw them, each for as long as it weighs.

use std::ops::RangeInclusive;

use rondel::table::Step;
use rondel::{Chronicle, MomentId, Observer, Plugin, Table, Turn};

use super::animation::AnimationEncoder;

pub use super::animation::AnimationError;
use crate::moment::{Moments, RenderOptions};

/// A film has no more pictures.
pub const MOST_PICTURES: usize = 600;
/// Nobody looks at more of them at ease: where a game has more moments its decisions are shown, and where it has more of those its turns.
const AT_EASE: usize = 180;
/// What stands near the beginning of a GIF that this program wrote.
pub const GIF_SIGN: &str = "Rondel film";
/// No film is wider or higher, in dots.
pub const LARGEST: usize = 1920;

/// What kind of file a film is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmFormat {
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
    pub look: RenderOptions,
    /// What kind of file.
    pub format: FilmFormat,
}

/// Why there is no film.
#[derive(Debug, thiserror::Error)]
pub enum FilmError {
    /// All hands were asked for before the game is over.
    #[error("hands are only visible once the game is over")]
    Hidden,
    /// Nothing happened there.
    #[error("there is nothing to show from ply {from} to {to}")]
    Nothing {
        /// The first ply that was asked for.
        from: usize,
        /// The last one.
        to: usize,
    },
    /// So long that no messenger takes it.
    #[error("a film can have at most {MOST_PICTURES} pictures, but this one would have {0}; choose fewer plies")]
    Long(usize),
    /// Its person did not wait for it.
    #[error("the film was cancelled")]
    GivenUp,
    /// The file.
    #[error(transparent)]
    Reel(#[from] AnimationError),
}

/// The pictures of a film, each with the moments it tells: one alone where they are few enough, else those of a decision or a turn.
///
/// # Errors
/// What may not be seen, where nothing is, and where too much is.
pub fn pictures(table: &dyn Table, shooting: &Shooting) -> Result<Vec<Vec<MomentId>>, FilmError> {
    if shooting.observer == Observer::Open && !matches!(table.turn(), Turn::Over(_)) {
        return Err(FilmError::Hidden);
    }
    let mut chronicle = Chronicle::of(shooting.observer);
    chronicle.follow(table);
    let steps: Vec<_> = chronicle.steps().iter().filter(|step| shooting.plies.contains(&step.place.ply)).collect();
    if steps.is_empty() {
        return Err(FilmError::Nothing { from: *shooting.plies.start(), to: *shooting.plies.end() });
    }
    let places = |part: &[&Step]| part.iter().map(|step| step.place).collect::<Vec<MomentId>>();
    let moments: Vec<_> = steps.chunks(1).map(places).collect();
    let decisions: Vec<_> = steps.chunk_by(|one, next| one.place.ply == next.place.ply).map(places).collect();
    let turns: Vec<_> = steps.chunk_by(|one, next| one.mover == next.mover).map(places).collect();
    let shown = [moments, decisions].into_iter().find(|parts| parts.len() <= AT_EASE).unwrap_or(turns);
    if shown.len() < MOST_PICTURES { Ok(shown) } else { Err(FilmError::Long(shown.len() + 1)) }
}

/// Makes the film. `goes_on` is told how many of how many pictures are drawn, and says whether its person still waits.
///
/// # Errors
/// What may not be seen, is too long, or is not waited for.
pub fn film(
    table: &dyn Table,
    shooting: &Shooting,
    goes_on: &dyn Fn(usize, usize) -> bool,
) -> Result<Vec<u8>, FilmError> {
    let pictures = pictures(table, shooting)?;
    let view = |place: MomentId| table.view(place, shooting.observer).ok_or(FilmError::Hidden);
    let mut moments = Moments::new(shooting.plugin, table.players(), shooting.size, shooting.look);
    let before = before(table, pictures[0][0], shooting.observer);
    let count = pictures.len() + usize::from(before.is_some());
    // The colours of the whole film are those of its middle, its end and its beginning.
    let mut samples = Vec::new();
    for picture in [pictures.len() / 2, pictures.len() - 1, 0] {
        moments.lay(&view(pictures[picture][0])?);
        samples.push(moments.draw());
    }
    let mut file = Vec::new();
    let mut reel = AnimationEncoder::begin(shooting.format, &mut file, count, &samples)?;
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
    for (number, picture) in pictures.iter().enumerate() {
        let mut worth = 0.0_f32;
        moments.begin();
        for place in picture {
            worth = worth.max(moments.show(&view(*place)?));
        }
        let seconds = worth.max(reading(moments.words()));
        add(&mut moments, if number + 1 == pictures.len() { seconds.max(LAST) } else { seconds })?;
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
fn before(table: &dyn Table, first: MomentId, observer: Observer) -> Option<MomentId> {
    let mut chronicle = Chronicle::of(observer);
    chronicle.follow(table);
    let earlier = chronicle.steps().iter().rev().find(|step| step.place < first);
    earlier.map(|step| step.place)
}

#[cfg(test)]
mod tests;
