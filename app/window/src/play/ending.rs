//! Text that describes the end of a game.

use rondel::Seat;

/// The end of a game as text.
pub struct EndingText {
    /// Headline that names the winners.
    pub headline: String,
    /// Reason for the result, as a sentence.
    pub reason: String,
    pub(super) winners: Vec<Seat>,
    pub(super) seats: Vec<String>,
    /// The seats from first to last place, with their names and, if there are more than two, their places.
    pub(super) ranked: Vec<(Seat, String)>,
    pub(super) others: Vec<String>,
    pub(super) lines: Vec<(String, Vec<i32>)>,
    /// The most important turns: the last step, the seat, and a description of each.
    pub(super) turns: Vec<(usize, Seat, String)>,
}

impl EndingText {
    /// Returns the last line of the score sheet as text: the item counted, and each player's count.
    pub(super) fn total(&self) -> Option<String> {
        let (what, points) = self.lines.last()?;
        let names = self.seats.iter().chain(&self.others);
        let counts: Vec<String> = names.zip(points).map(|(name, count)| format!("{name} {count}")).collect();
        Some(format!("{what}: {}", counts.join(", ")))
    }
}
