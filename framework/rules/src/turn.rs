//! The seat to move, and the outcome of a game.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::element::Name;
use crate::intern;
use crate::seat::{MAX_SEATS, Seat, SeatSet, Seats};
use crate::teams::Teams;

/// The seat to move, or the outcome; see [`Ruleset::turn`](crate::Ruleset::turn).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Turn {
    /// The seat that decides next.
    Decide(Seat),
    /// The outcome of a finished game.
    Over(Outcome),
}

impl Turn {
    /// Returns all seats that have yet to make the current decision: the seat that is asked now, and the seats in
    /// `together` that are asked later. `together` is the result of [`Ruleset::together`](crate::Ruleset::together) for
    /// the same position.
    pub fn deciders(self, together: SeatSet) -> SeatSet {
        match self {
            Self::Decide(seat) => SeatSet::from(seat).iter().chain(together.after(seat).iter()).collect(),
            Self::Over(_) => SeatSet::NONE,
        }
    }
}

/// The outcome of a game: the place of every seat, and the rule that ended the game. It owns no heap memory, so
/// playouts do not allocate.
///
/// Partners share a place. Places are counted by team: a seat in second place has one team ahead of it, whatever the
/// size of that team.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// 0 for seats that no table of this size up to [`PLACES_WRITTEN`] has.
    #[serde(serialize_with = "write_places", deserialize_with = "read_places")]
    placing: [u8; MAX_SEATS],
    seats: Seats,
    #[serde(deserialize_with = "intern::word")]
    reason: Name,
    is_defeat: bool,
    /// Whether the game has only a score, which nobody wins or loses.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    is_scored: bool,
    #[serde(default, skip_serializing_if = "Teams::are_alone")]
    teams: Teams,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    score: Option<i32>,
    /// The worth of the outcome to each seat, in units of 1 / [`FULL_WORTH`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    worth: Option<[u16; MAX_SEATS]>,
}

/// Number of places that are always written, so that versions with up to six seats can read the outcome.
const PLACES_WRITTEN: usize = 6;

fn write_places<S: Serializer>(places: &[u8; MAX_SEATS], serializer: S) -> Result<S::Ok, S::Error> {
    let count = places.iter().rposition(|place| *place != 0).map_or(0, |last| last + 1);
    serializer.collect_seq(&places[..count.max(PLACES_WRITTEN)])
}

fn read_places<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; MAX_SEATS], D::Error> {
    let read = Vec::<u8>::deserialize(deserializer)?;
    if !(PLACES_WRITTEN..=MAX_SEATS).contains(&read.len()) {
        return Err(D::Error::custom(format!("no table has {} places", read.len())));
    }
    let mut places = [0; MAX_SEATS];
    places[..read.len()].copy_from_slice(&read);
    Ok(places)
}

/// The number that stands for a worth of 1. Halves, thirds, quarters and tenths of it are whole numbers.
const FULL_WORTH: u16 = 60_000;

impl Outcome {
    const fn placed(mut placing: [u8; MAX_SEATS], seats: Seats, reason: &'static str) -> Self {
        let mut absent = if seats.count() > PLACES_WRITTEN { seats.count() } else { PLACES_WRITTEN };
        while absent < MAX_SEATS {
            placing[absent] = 0;
            absent += 1;
        }
        let teams = Teams::ALONE;
        Self { placing, seats, reason, is_defeat: false, is_scored: false, teams, score: None, worth: None }
    }

    /// Creates an outcome in which one seat wins and all others share second place. `reason` is a message key; see
    /// [`Outcome::reason`].
    pub fn win(winner: Seat, seats: Seats, reason: &'static str) -> Self {
        let mut placing = [2; MAX_SEATS];
        placing[winner.index()] = 1;
        Self::placed(placing, seats, reason)
    }

    /// Creates an outcome in which all seats share first place.
    pub const fn draw(seats: Seats, reason: &'static str) -> Self {
        Self::placed([1; MAX_SEATS], seats, reason)
    }

    /// Creates an outcome in which the game itself wins, for example when a solo player loses to an automatic opponent.
    pub const fn defeat(seats: Seats, reason: &'static str) -> Self {
        let mut outcome = Self::placed([2; MAX_SEATS], seats, reason);
        outcome.is_defeat = true;
        outcome
    }

    /// Ranks the seats by points, highest first. Seats with equal points share a place. `points` has one entry for
    /// each seat, in seat order.
    pub fn by_points(points: &[i32], seats: Seats, reason: &'static str) -> Self {
        let mut placing = [1; MAX_SEATS];
        for (index, own) in points.iter().enumerate().take(seats.count()) {
            placing[index] = 1 + points[..seats.count()].iter().filter(|other| *other > own).count() as u8;
        }
        Self::placed(placing, seats, reason)
    }

    /// Ranks the teams by points, highest first. Teams with equal points share a place. `points` has one entry for
    /// each team, in the order of [`Teams::each`].
    ///
    /// ```
    /// # use rondel_rules::{Outcome, Seat, Seats, Teams};
    /// let four = Seats::new(4).unwrap();
    /// let outcome = Outcome::by_team_points(&[7, 6], Teams::alternating(2), four, "tricks");
    /// assert!(outcome.has_won(Seat::new(0)) && outcome.has_won(Seat::new(2)));
    /// ```
    pub fn by_team_points(points: &[i32], teams: Teams, seats: Seats, reason: &'static str) -> Self {
        let mut of_seats = [0; MAX_SEATS];
        for seat in seats.each() {
            of_seats[seat.index()] = points[teams.index(seat)];
        }
        Self::by_points(&of_seats, seats, reason).in_teams(teams)
    }

    /// Creates the outcome of a cooperative game, which all seats win or lose together. If there are degrees of
    /// success, add [`Outcome::with_score`] and [`Outcome::worth`].
    ///
    /// ```
    /// # use rondel_rules::{Outcome, Seat, Seats};
    /// // Fifteen of twenty-five lamps were lit before the night ended.
    /// let outcome = Outcome::together(true, Seats::TWO, "dawn").with_score(15).worth(|_| 15.0 / 25.0);
    /// assert!(outcome.has_won(Seat::new(1)) && outcome.utility(Seat::new(1)) < 0.7);
    /// ```
    pub const fn together(won: bool, seats: Seats, reason: &'static str) -> Self {
        let mut outcome = if won { Self::draw(seats, reason) } else { Self::defeat(seats, reason) };
        outcome.teams = Teams::TOGETHER;
        outcome
    }

    /// Creates the outcome of a game that has only a score, so that nobody wins or loses. All seats share the
    /// score. `worth` is the value of the score to bots, from 0 (the lowest possible score) to 1.
    pub fn scored(score: i32, worth: f32, seats: Seats, reason: &'static str) -> Self {
        let outcome = Self::together(true, seats, reason).with_score(score).worth(|_| worth);
        Self { is_scored: true, ..outcome }
    }

    /// Returns the same outcome for these teams: every team takes the best place of its seats.
    #[must_use]
    pub fn in_teams(self, teams: Teams) -> Self {
        let best = |seat: Seat| teams.of(seat, self.seats).iter().map(|seat| self.placing(seat)).min().unwrap_or(1);
        let mut placing = self.placing;
        if !self.is_defeat {
            for seat in self.seats.each() {
                let ahead = self.seats.each().filter(|other| teams.is_first(*other) && best(*other) < best(seat));
                placing[seat.index()] = 1 + ahead.count() as u8;
            }
        }
        Self { placing, teams, ..self }
    }

    /// Returns the same outcome with the seats' shared score, which is shown to the players.
    #[must_use]
    pub const fn with_score(mut self, score: i32) -> Self {
        self.score = Some(score);
        self
    }

    /// Returns the same outcome with its worth to each seat, from 0 to 1, on the scale of
    /// [`Ruleset::estimate`](crate::Ruleset::estimate). Use this method if the margin of a win matters as well as
    /// the places. [`Outcome::utility`] then returns these values. Partners must have equal worths, and no seat may
    /// have a higher worth than a seat with a better place (law 8).
    ///
    /// ```
    /// # use rondel_rules::{Outcome, Seat, Seats};
    /// // A double win is worth twice as much as a single one, for which there is 0.75.
    /// let winner = Seat::new(0);
    /// let double = Outcome::win(winner, Seats::TWO, "double").worth(|seat| if seat == winner { 1.0 } else { 0.0 });
    /// assert_eq!(double.utility(winner), 1.0);
    /// ```
    #[must_use]
    pub fn worth(mut self, of: impl Fn(Seat) -> f32) -> Self {
        let mut worth = [0; MAX_SEATS];
        for seat in self.seats.each() {
            let value = of(seat);
            debug_assert!((0.0..=1.0).contains(&value), "an outcome is worth from 0 to 1, not {value}");
            worth[seat.index()] = (value.clamp(0.0, 1.0) * f32::from(FULL_WORTH)).round() as u16;
        }
        self.worth = Some(worth);
        self
    }

    /// Returns a seat's place: 1 is first. Tied seats and partners share a place.
    pub fn placing(&self, seat: Seat) -> u8 {
        self.placing[seat.index()]
    }

    /// Returns the seats at this table.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Returns the teams.
    pub const fn teams(&self) -> Teams {
        self.teams
    }

    /// Returns the seats' shared score, if there is one.
    pub const fn score(&self) -> Option<i32> {
        self.score
    }

    /// Returns the message key of the rule that ended the game. A game may also define a sentence under this key with
    /// the suffix `-told`. Its placeholders are `winner`, the names of the winners, and `winners`, their number.
    pub fn reason(&self) -> &'static str {
        self.reason
    }

    /// Returns all seats in first place: the seats of one team, or of several teams if they tie. Returns no seat if
    /// the game itself won.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats.each().filter(|seat| self.placing(*seat) == 1)
    }

    /// Returns the seats that won: one seat, or partners. Returns `None` if several teams tie, the game itself won,
    /// or the game has only a score.
    pub fn winning_team(&self) -> Option<SeatSet> {
        let winners: SeatSet = self.winners().collect();
        let first = winners.iter().next().filter(|_| !self.is_scored)?;
        winners.iter().all(|seat| self.teams.are_partners(first, seat)).then_some(winners)
    }

    /// Returns the seat that won alone. Returns `None` if partners won, if several seats tie, or if no seat won.
    /// See [`Outcome::has_won`] for games with teams.
    pub fn winner(&self) -> Option<Seat> {
        let mut winners = self.winners();
        let first = winners.next();
        if winners.next().is_some() || self.is_scored { None } else { first }
    }

    /// Returns whether a seat won, alone or with its partners.
    pub fn has_won(&self, seat: Seat) -> bool {
        self.winning_team().is_some_and(|team| team.has(seat))
    }

    /// Returns whether several teams share first place.
    pub fn is_tie(&self) -> bool {
        !self.is_defeat && !self.is_scored && self.winning_team().is_none()
    }

    /// Returns whether the seats won or lost together, or have a common score.
    pub fn is_joint(&self) -> bool {
        self.teams.are_together(self.seats)
    }

    /// Returns whether the game has only a score, which nobody wins or loses.
    pub const fn is_scored(&self) -> bool {
        self.is_scored
    }

    /// Returns whether the game itself won.
    pub const fn is_defeat(&self) -> bool {
        self.is_defeat
    }

    /// Returns whether the outcome has a worth for each seat; see [`Outcome::worth`].
    pub const fn has_worth(&self) -> bool {
        self.worth.is_some()
    }

    /// Returns the value that a bot maximises, from 0 to 1: the worth of the outcome to the seat
    /// ([`Outcome::worth`]) or, if none was set, the fraction of other teams that the seat beats, with ties
    /// counting half. A solo player gets 1 for a win, and so does every seat if all seats win together. Every seat
    /// gets 0 if the game itself won.
    pub fn utility(&self, seat: Seat) -> f32 {
        if let Some(worth) = &self.worth {
            return f32::from(worth[seat.index()].min(FULL_WORTH)) / f32::from(FULL_WORTH);
        }
        if self.is_defeat() {
            return 0.0;
        }
        let is_alone = self.teams.are_alone();
        let own = self.placing(seat);
        let mut others = 0_u8;
        let mut score = 0.0;
        for other in self.seats.each().filter(|other| *other != seat) {
            if !is_alone && (self.teams.are_partners(seat, other) || !self.teams.is_first(other)) {
                continue;
            }
            others += 1;
            score += match self.placing(other).cmp(&own) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => 0.0,
            };
        }
        if others == 0 { 1.0 } else { score / f32::from(others) }
    }

    /// Returns the points of one seat against another: 1 for a better place, 0.5 for the same place. Returns `None`
    /// for partners, who do not play against each other.
    pub fn points_against(&self, one: Seat, other: Seat) -> Option<f64> {
        let points = match self.placing(one).cmp(&self.placing(other)) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        (!self.teams.are_partners(one, other)).then_some(points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utility_counts_whom_a_seat_beats() {
        let three = Seats::new(3).expect("three seats");
        let outcome = Outcome::by_points(&[5, 9, 5], three, "points");
        assert_eq!(outcome.winner(), Some(Seat::new(1)));
        assert!((outcome.utility(Seat::new(1)) - 1.0).abs() < f32::EPSILON);
        assert!((outcome.utility(Seat::new(0)) - 0.25).abs() < f32::EPSILON);
    }

    #[test]
    fn alone_one_wins_or_is_beaten_by_the_game() {
        let alone = Seats::new(1).expect("one seat");
        assert!(Outcome::win(Seat::new(0), alone, "won").utility(Seat::new(0)) > 0.99);
        let beaten = Outcome::defeat(alone, "beaten");
        assert!(beaten.is_defeat() && beaten.winner().is_none() && beaten.utility(Seat::new(0)) < 0.01);
        assert!(!Outcome::draw(Seats::TWO, "full").is_defeat());
    }

    #[test]
    fn a_draw_has_no_single_winner() {
        assert_eq!(Outcome::draw(Seats::TWO, "full").winner(), None);
        assert_eq!(Outcome::win(Seat::new(1), Seats::TWO, "line").winner(), Some(Seat::new(1)));
    }

    fn four() -> Seats {
        Seats::new(4).expect("four seats")
    }

    fn utilities(outcome: &Outcome) -> Vec<f32> {
        outcome.seats().each().map(|seat| outcome.utility(seat)).collect()
    }

    #[test]
    fn partners_win_together() {
        let pairs = Teams::alternating(2);
        for outcome in [
            Outcome::by_team_points(&[4, 9], pairs, four(), "tricks"),
            Outcome::win(Seat::new(3), four(), "tricks").in_teams(pairs),
        ] {
            let team: SeatSet = [1, 3].map(Seat::new).into_iter().collect();
            assert_eq!((outcome.winning_team(), outcome.winner()), (Some(team), None));
            assert!(outcome.has_won(Seat::new(1)) && !outcome.has_won(Seat::new(0)) && !outcome.is_tie());
            assert_eq!(four().each().map(|seat| outcome.placing(seat)).collect::<Vec<_>>(), [2, 1, 2, 1]);
            assert_eq!(utilities(&outcome), [0.0, 1.0, 0.0, 1.0]);
            assert_eq!(outcome.points_against(Seat::new(1), Seat::new(3)), None);
            assert_eq!(outcome.points_against(Seat::new(1), Seat::new(2)), Some(1.0));
        }
        let tie = Outcome::by_team_points(&[5, 5], pairs, four(), "tricks");
        assert!(tie.is_tie() && tie.winning_team().is_none() && utilities(&tie) == [0.5; 4]);
    }

    #[test]
    fn utility_counts_teams_and_not_seats() {
        let six = Seats::new(6).expect("six seats");
        let outcome = Outcome::by_team_points(&[3, 9, 6], Teams::numbered(&[0, 1, 1, 1, 2, 2]), six, "points");
        assert_eq!(utilities(&outcome), [0.0, 1.0, 1.0, 1.0, 0.5, 0.5]);
        assert_eq!(six.each().map(|seat| outcome.placing(seat)).collect::<Vec<_>>(), [3, 1, 1, 1, 2, 2]);
    }

    #[test]
    fn all_win_or_lose_together() {
        let won = Outcome::together(true, four(), "saved");
        assert!(won.has_won(Seat::new(2)) && won.is_joint() && !won.is_tie() && !won.is_defeat());
        assert_eq!(utilities(&won), [1.0; 4]);
        let lost = Outcome::together(false, four(), "sunk").with_score(3);
        assert!(lost.is_defeat() && lost.is_joint() && !lost.is_tie() && lost.winners().count() == 0);
        assert_eq!((utilities(&lost), lost.score()), (vec![0.0; 4], Some(3)));
        assert!(!Outcome::draw(four(), "full").is_joint());
    }

    #[test]
    fn a_worth_tells_a_high_win_from_a_low_one() {
        let winner = Seat::new(0);
        let won = |own: f32| {
            Outcome::win(winner, Seats::TWO, "home").worth(|seat| if seat == winner { own } else { 1.0 - own })
        };
        assert_eq!((utilities(&won(0.75)), utilities(&won(1.0))), (vec![0.75, 0.25], vec![1.0, 0.0]));
        assert!(won(0.75).has_won(winner));
        let lit = |lamps: u8| Outcome::together(true, four(), "dawn").worth(|_| f32::from(lamps) / 25.0);
        assert!(lit(15).utility(winner) < lit(25).utility(winner));
    }

    #[test]
    fn a_score_alone_is_neither_won_nor_lost() {
        let one = Seats::new(1).expect("one seat");
        for seats in [one, four()] {
            let outcome = Outcome::scored(42, 0.5, seats, "full");
            assert!(!outcome.has_won(Seat::new(0)) && outcome.winner().is_none() && !outcome.is_tie());
            assert!(outcome.is_scored() && !outcome.is_defeat());
            assert_eq!((outcome.score(), outcome.utility(Seat::new(0))), (Some(42), 0.5));
        }
    }

    #[test]
    fn an_outcome_without_teams_is_written_as_before_and_every_outcome_is_read_back() {
        let plain = Outcome::win(Seat::new(1), Seats::TWO, "line");
        let written = r#"{"placing":[2,1,2,2,2,2],"seats":2,"reason":"line","is_defeat":false}"#;
        assert_eq!(serde_json::to_string(&plain).expect("plain data"), written);
        let [six, eight] = [6, 8].map(|count| Seats::new(count).expect("a table"));
        let (of_six, of_eight) = (Outcome::win(Seat::new(5), six, "line"), Outcome::win(Seat::new(7), eight, "line"));
        assert!(serde_json::to_string(&of_six).expect("plain data").contains("[2,2,2,2,2,1]"));
        serde_json::from_str::<Outcome>(&written.replace("2,2,2,2]", "2]")).expect_err("too few places");
        let pairs = Outcome::by_team_points(&[4, 9], Teams::alternating(2), four(), "tricks").worth(|_| 0.5);
        for outcome in [
            plain,
            of_six,
            of_eight,
            pairs,
            Outcome::scored(-7, 0.1, four(), "full"),
            Outcome::together(false, four(), "sunk"),
        ] {
            let written = serde_json::to_string(&outcome).expect("plain data");
            assert_eq!(serde_json::from_str::<Outcome>(&written).expect("an outcome"), outcome, "{written}");
        }
    }
}
