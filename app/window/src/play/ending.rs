//! Texts about the end of a game.

use rondel::Seat;

/// The end of a game as text.
pub struct EndingText {
    /// Headline that names the winners.
    pub headline: String,
    /// Reason for the result, as a sentence.
    pub reason: String,
    pub(super) winners: Vec<Seat>,
    pub(super) seats: Vec<String>,
    /// The names of the seats from first to last place. If there are more than two seats, each name includes the place.
    pub(super) ranked: Vec<(Seat, String)>,
    pub(super) others: Vec<String>,
    pub(super) lines: Vec<(String, Vec<i32>)>,
    /// The most important turns, each with its last step, its seat and a description.
    pub(super) turns: Vec<(usize, Seat, String)>,
    /// The first step of each turn, with its headline.
    pub(super) headlines: Vec<(usize, String)>,
}

impl EndingText {
    /// Returns the headline of the turn to which a step belongs.
    pub(super) fn headline_at(&self, step: usize) -> Option<&str> {
        let later = self.headlines.partition_point(|(from, _)| *from <= step);
        self.headlines[..later].last().map(|(_, headline)| headline.as_str())
    }

    /// Returns the last line of the score sheet as text: its label and each player's count.
    pub(super) fn total(&self) -> Option<String> {
        let (what, points) = self.lines.last()?;
        let names = self.seats.iter().chain(&self.others);
        let counts: Vec<String> = names.zip(points).map(|(name, count)| format!("{name} {count}")).collect();
        Some(format!("{what}: {}", counts.join(", ")))
    }
}
