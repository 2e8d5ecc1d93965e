//! Exports all or part of a game as an animation. It shows each moment from one observer's view, for a time
//! that depends on the weight of the moment.

use std::ops::RangeInclusive;

use rondel::table::Step;
use rondel::{Chronicle, MomentId, Observer, Plugin, Table, Turn};

use super::animation::AnimationEncoder;

pub use super::animation::AnimationError;
use crate::moment::{Moments, RenderOptions};

/// Maximum number of frames in a film.
pub const MOST_PICTURES: usize = 600;
/// Number of frames that a viewer can follow comfortably. A longer game is shown with one frame per decision
/// or, if that is still too long, one frame per turn.
const AT_EASE: usize = 180;
/// Marker near the beginning of a GIF that identifies it as written by this program.
pub const GIF_SIGN: &str = "Rondel film";
/// Maximum width and height of a film, in pixels.
pub const LARGEST: usize = 1920;

/// File format of a film.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmFormat {
    /// GIF, which every program can open but which is limited to 255 colours.
    Gif,
    /// APNG, which has full colour but is larger.
    Apng,
}

/// The part of a game to film, with the format and appearance of the film.
#[derive(Clone, Debug)]
pub struct Shooting {
    /// The game.
    pub plugin: &'static Plugin,
    /// The observer whose view is shown.
    pub observer: Observer,
    /// The plies to show; 0 is the deal.
    pub plies: RangeInclusive<usize>,
    /// Width and height in pixels.
    pub size: [usize; 2],
    /// Theme and language.
    pub look: RenderOptions,
    /// File format.
    pub format: FilmFormat,
}

/// Reasons why a film cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum FilmError {
    /// The open view was requested before the end of the game.
    #[error("hands are only visible once the game is over")]
    Hidden,
    /// The range contains no moments.
    #[error("there is nothing to show from ply {from} to {to}")]
    Nothing {
        /// The first requested ply.
        from: usize,
        /// The last requested ply.
        to: usize,
    },
    /// The film would have too many frames. Contains the number of frames it would have.
    #[error("a film can have at most {MOST_PICTURES} pictures, but this one would have {0}; choose fewer plies")]
    Long(usize),
    /// The caller cancelled the film.
    #[error("the film was cancelled")]
    GivenUp,
    /// The file cannot be written.
    #[error(transparent)]
    Reel(#[from] AnimationError),
}

/// Returns the frames of a film, each as a list of moments. A short game has one frame per moment, and a longer
/// game has one frame per decision or per turn.
///
/// # Errors
/// Returns an error if the observer may not see the moments, or if there are no moments or too many frames.
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
    let turns: Vec<_> = steps.chunk_by(|one, next| next.continues(one)).map(places).collect();
    let shown = [moments, decisions].into_iter().find(|parts| parts.len() <= AT_EASE).unwrap_or(turns);
    if shown.len() < MOST_PICTURES { Ok(shown) } else { Err(FilmError::Long(shown.len() + 1)) }
}

/// Creates the film. `goes_on` receives the number of completed frames and the total, and returns `false` to cancel.
///
/// # Errors
/// Returns an error if the observer may not see the moments, the film is too long, or the caller cancels it.
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
    // The palette of the whole film is derived from the middle, last and first frames.
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

/// Duration of the initial frame, in seconds.
const FIRST: f32 = 1.0;
/// Minimum duration of the last frame, in seconds.
const LAST: f32 = 3.0;

/// Returns the time needed to read a caption, in seconds.
fn reading(words: &str) -> f32 {
    (0.25 + 0.02 * words.chars().count() as f32).min(1.8)
}

/// Returns the last moment before `first`, or `None` if `first` is the earliest moment.
fn before(table: &dyn Table, first: MomentId, observer: Observer) -> Option<MomentId> {
    let mut chronicle = Chronicle::of(observer);
    chronicle.follow(table);
    let earlier = chronicle.steps().iter().rev().find(|step| step.place < first);
    earlier.map(|step| step.place)
}

#[cfg(test)]
mod tests;
