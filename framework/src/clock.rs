//! Clocks that limit the time of players.
//!
//! The header of a game holds its [`TimeControl`], and each decision of a player in the journal holds the time that it
//! took. So the time left can be computed from the journal alone, and a player who takes a decision back gets its time
//! back. When a player's time is up, a bot decides instead: for this decision, or until the end of the game. At a table
//! of two, the players can agree instead that whoever runs out of time loses.
//!
//! This module measures nothing. The program that hosts the game does.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::bots::{Bot, Level};
use crate::seat::{Seat, SeatSet};
use crate::session::{Forfeit, Session};

/// The bot that decides for a player whose time is up.
pub const OUT_OF_TIME: Bot = Bot::Level(Level::Journeyman);

/// The time that each player has, and what happens when it is up.
///
/// As text, also in files, a time per decision is one duration, such as `45s`, `2m` or `3d`. A time per game has a plus
/// sign before the increment: `10m+5s`. `or lose` follows if a player loses when the time is up.
///
/// ```
/// use rondel::clock::TimeControl;
///
/// let control: TimeControl = "10m+5s or lose".parse().expect("a time control");
/// assert_eq!(control, TimeControl::per_game(600, 5).or_lose());
/// assert_eq!(control.to_string(), "10m+5s or lose");
/// assert!("0s".parse::<TimeControl>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TimeControl {
    /// The time.
    pub limit: TimeLimit,
    /// Whether a player whose time is up loses. Otherwise a bot decides for the player. Only tables of two may have
    /// such a clock.
    pub loses: bool,
}

/// The time that a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeLimit {
    /// A time for each decision.
    Decision {
        /// The time in seconds.
        seconds: u32,
    },
    /// A time for the whole game.
    Game {
        /// The time at the beginning, in seconds.
        seconds: u32,
        /// The time added after each decision, in seconds.
        increment: u32,
    },
}

/// The clocks of a table at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clocks {
    /// The time left to each seat in milliseconds, or `None` for a seat of a bot.
    pub left: Vec<Option<u64>>,
    /// The seats whose clocks are running.
    pub running: SeatSet,
}

/// Error returned when a text is not a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a clock is a time per decision, such as 45s, 2m or 3d, or a time per game and an increment, such as 10m+5s, \
     either of them with `or lose` at a table of two"
)]
pub struct NoTimeControl;

/// Longest time, in seconds: 30 days.
const LONGEST: u32 = 30 * 24 * 60 * 60;
/// What follows the time if a player loses when it is up.
const OR_LOSE: &str = " or lose";
const UNITS: [(u32, char); 4] = [(24 * 60 * 60, 'd'), (60 * 60, 'h'), (60, 'm'), (1, 's')];

/// A decision that a player has made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimedDecision {
    /// The time that it took, in milliseconds.
    pub time: u64,
    /// Whether there was only one choice, so that the player gets no increment.
    pub forced: bool,
}

impl TimeControl {
    /// Creates a clock with this time for each decision.
    pub const fn per_decision(seconds: u32) -> Self {
        Self { limit: TimeLimit::Decision { seconds }, loses: false }
    }

    /// Creates a clock with this time for the whole game and this increment after each decision.
    pub const fn per_game(seconds: u32, increment: u32) -> Self {
        Self { limit: TimeLimit::Game { seconds, increment }, loses: false }
    }

    /// Lets a player whose time is up lose.
    #[must_use]
    pub const fn or_lose(self) -> Self {
        Self { loses: true, ..self }
    }

    /// Returns the time left to a player in milliseconds. `taken` are the player's decisions so far, and `current` is the
    /// time taken for the current one, in milliseconds. Once the time for a game is up, increments add nothing.
    pub fn left(self, taken: impl IntoIterator<Item = TimedDecision>, current: u64) -> u64 {
        match self.limit {
            TimeLimit::Decision { seconds } => (u64::from(seconds) * 1000).saturating_sub(current),
            TimeLimit::Game { seconds, increment } => {
                let start = u64::from(seconds) * 1000;
                let after = |left: u64, TimedDecision { time, forced }| match left.saturating_sub(time) {
                    0 => 0,
                    left if forced => left,
                    left => left + u64::from(increment) * 1000,
                };
                taken.into_iter().fold(start, after).saturating_sub(current)
            }
        }
    }

    /// Returns the time at the beginning of a game.
    pub fn start(self) -> Duration {
        let (TimeLimit::Decision { seconds } | TimeLimit::Game { seconds, .. }) = self.limit;
        Duration::from_secs(seconds.into())
    }
}

impl Clocks {
    /// Returns the clocks of a game, or `None` if it has none. `current` returns the time that a seat has taken for its
    /// current decision, in milliseconds.
    pub fn of(session: &Session, current: impl Fn(Seat) -> u64) -> Option<Self> {
        session.header().clock?;
        let left: Vec<Option<u64>> =
            session.seats().each().map(|seat| Self::left_to(session, seat, current(seat))).collect();
        let runs = |seat: &Seat| left[seat.index()].is_some_and(|left| left > 0);
        let running = session.deciders().iter().filter(runs).collect();
        Some(Self { left, running })
    }

    /// Returns the time left to a seat in milliseconds, or `None` if the game has no clocks or a bot has the seat.
    pub fn left_to(session: &Session, seat: Seat, current: u64) -> Option<u64> {
        let control = session.header().clock?;
        session.header().players.get(seat.index()).filter(|player| player.is_person())?;
        if session.forfeit_of() == Some((seat, Forfeit::Time)) {
            return Some(0);
        }
        let own = session.plies().iter().filter(|ply| ply.seat == seat);
        let taken = own.filter_map(|ply| Some(TimedDecision { time: ply.time?, forced: ply.forced }));
        Some(control.left(taken, current))
    }

    /// Returns the clocks after some time in which nobody decided.
    #[must_use]
    pub fn after(&self, time: Duration) -> Self {
        let mut after = self.clone();
        for seat in self.running.iter() {
            if let Some(Some(left)) = after.left.get_mut(seat.index()) {
                *left = left.saturating_sub(milliseconds(time));
            }
        }
        after
    }

    /// Returns whether the time of a player is up.
    pub fn is_up(&self, seat: Seat) -> bool {
        self.left.get(seat.index()) == Some(&Some(0))
    }
}

/// Returns a duration in milliseconds.
pub fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// Returns the time as shown on a clock: `2:05`, or `1:02:05` from an hour on. Begun seconds count in full, so that a
/// clock shows zero only when the time is up.
pub fn shown(milliseconds: u64) -> String {
    let seconds = milliseconds.div_ceil(1000);
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// Returns a duration as a count of the largest unit that divides it, and the letter of that unit: `d`, `h`, `m` or `s`.
pub fn in_largest_unit(seconds: u32) -> (u32, char) {
    let divides = |(unit, _): &&(u32, char)| seconds != 0 && seconds.is_multiple_of(*unit);
    let (unit, letter) = UNITS.iter().find(divides).unwrap_or(&(1, 's'));
    (seconds / unit, *letter)
}

fn write_duration(seconds: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (count, letter) = in_largest_unit(seconds);
    write!(f, "{count}{letter}")
}

fn read_duration(text: &str) -> Option<u32> {
    let (unit, letter) = UNITS.iter().find(|(_, letter)| text.ends_with(*letter))?;
    let seconds = text.strip_suffix(*letter)?.parse::<u32>().ok()?.checked_mul(*unit)?;
    (seconds <= LONGEST).then_some(seconds)
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            TimeLimit::Decision { seconds } => write_duration(seconds, f)?,
            TimeLimit::Game { seconds, increment } => {
                write_duration(seconds, f)?;
                f.write_str("+")?;
                write_duration(increment, f)?;
            }
        }
        f.write_str(if self.loses { OR_LOSE } else { "" })
    }
}

impl From<TimeControl> for String {
    fn from(control: TimeControl) -> Self {
        control.to_string()
    }
}

impl TryFrom<String> for TimeControl {
    type Error = NoTimeControl;

    fn try_from(text: String) -> Result<Self, NoTimeControl> {
        text.parse()
    }
}

impl FromStr for TimeControl {
    type Err = NoTimeControl;

    fn from_str(text: &str) -> Result<Self, NoTimeControl> {
        let read = |text| read_duration(text).ok_or(NoTimeControl);
        let time = text.strip_suffix(OR_LOSE).unwrap_or(text);
        let limit = match time.split_once('+') {
            None => TimeLimit::Decision { seconds: read(time)? },
            Some((start, increment)) => TimeLimit::Game { seconds: read(start)?, increment: read(increment)? },
        };
        let control = Self { limit, loses: time.len() < text.len() };
        if control.start().is_zero() { Err(NoTimeControl) } else { Ok(control) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn chosen(time: u64) -> TimedDecision {
        TimedDecision { time, forced: false }
    }

    #[test]
    fn a_time_per_decision_begins_anew_with_each_decision() {
        let control = TimeControl::per_decision(30);
        assert_eq!(control.left([29_000, 45_000].map(chosen), 10_000), 20_000);
        assert_eq!(control.left([], 30_001), 0);
    }

    #[test]
    fn a_time_per_game_grows_by_the_increment_until_it_is_up() {
        let control = TimeControl::per_game(60, 5);
        let taken = [10_000, 20_000].map(chosen);
        assert_eq!(control.left(taken, 7_000), 60_000 - 10_000 + 5_000 - 20_000 + 5_000 - 7_000);
        assert_eq!(control.left([60_000, 1].map(chosen), 0), 0, "increments do not bring the time back");
        assert_eq!(control.left([TimedDecision { time: 9_000, forced: true }], 0), 51_000, "nothing for no choice");
        assert_eq!(control.left([u64::MAX, u64::MAX].map(chosen), u64::MAX), 0);
    }

    #[test]
    fn texts_are_read_as_they_are_written() {
        for text in ["45s", "90s", "2m", "3d", "10m+5s", "1h+0s", "45s or lose", "1h+0s or lose"] {
            assert_eq!(text.parse::<TimeControl>().expect(text).to_string(), text);
        }
        for text in [
            "",
            "0s",
            "5",
            "s",
            "-5s",
            "31d",
            "10m+",
            "+5s",
            "10m+5",
            "4294967295d",
            "1m+1m+1m",
            " or lose",
            "5sor lose",
        ] {
            assert_eq!(text.parse::<TimeControl>(), Err(NoTimeControl), "{text}");
            assert!(serde_json::from_value::<TimeControl>(text.into()).is_err(), "{text}");
        }
    }

    #[test]
    fn a_clock_shows_zero_only_when_the_time_is_up() {
        let shown: Vec<String> = [0, 1, 59_001, 125_000, 3_725_000, 273_600_000].into_iter().map(shown).collect();
        assert_eq!(shown, ["0:00", "0:01", "1:00", "2:05", "1:02:05", "76:00:00"]);
    }
}
