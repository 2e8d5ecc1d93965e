//! How a game ended, in words.

use rondel::Seat;

/// The end of a game in words.
pub struct EndingText {
    /// Who won.
    pub headline: String,
    /// By what, in a sentence.
    pub reason: String,
    pub(super) winners: Vec<Seat>,
    pub(super) seats: Vec<String>,
    /// The seats from the first to the last place, with what they are called and, among several, their place.
    pub(super) ranked: Vec<(Seat, String)>,
    pub(super) others: Vec<String>,
    pub(super) lines: Vec<(String, Vec<i32>)>,
    /// The turns that weighed most: in which step each ended, and what it was.
    pub(super) turns: Vec<(usize, Seat, String)>,
}

impl EndingText {
    /// The last line of the score sheet in words: what is counted, and how much of it each has.
    pub(super) fn total(&self) -> Option<String> {
        let (what, points) = self.lines.last()?;
        let names = self.seats.iter().chain(&self.others);
        let counts: Vec<String> = names.zip(points).map(|(name, count)| format!("{name} {count}")).collect();
        Some(format!("{what}: {}", counts.join(", ")))
    }
}
