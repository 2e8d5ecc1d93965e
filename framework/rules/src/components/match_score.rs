//! The score of a match: several deals whose points add up.

use serde::{Deserialize, Serialize};

use crate::seat::{MAX_SEATS, PerSeat, Seat, Seats};
use crate::teams::Teams;

/// The score of a match over several deals: each seat's points, the number of completed deals, and the seat that
/// begins or deals in the current one. `SEATS` is the largest number of players. Partners have the same points.
///
/// The points of the current deal belong to the state of the game until the deal ends.
///
/// ```
/// use rondel::components::MatchScore;
/// use rondel::{Seat, Seats, Teams};
///
/// let mut score = MatchScore::<4>::new(Seats::new(4).expect("a table"), Seat::new(2));
/// score.add_for_team(Seat::new(3), 2, Teams::alternating(2));
/// score.end_deal();
/// assert_eq!((score.points(), score.deals(), score.first()), (&[0, 2, 0, 2][..], 1, Seat::new(3)));
/// assert!(!score.has_reached(10));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchScore<const SEATS: usize> {
    seats: Seats,
    points: PerSeat<i16, SEATS>,
    deals: u16,
    first: Seat,
}

/// The smallest spread that chances are computed with.
const LEAST_SPREAD: f32 = 0.1;

impl<const SEATS: usize> MatchScore<SEATS> {
    /// Creates the score before the first deal, which `first` begins. A table may not have more than `SEATS` seats.
    pub fn new(seats: Seats, first: Seat) -> Self {
        assert!(seats.count() <= SEATS, "a score for {SEATS} seats cannot hold {}", seats.count());
        Self { seats, points: PerSeat::default(), deals: 0, first }
    }

    /// Returns the seats at the table.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// Returns the points of a seat.
    pub fn of(&self, seat: Seat) -> i16 {
        self.points[seat]
    }

    /// Returns the points of all seats at the table, in seat order.
    pub fn points(&self) -> &[i16] {
        &self.points.as_slice()[..self.seats.count()]
    }

    /// Returns the number of completed deals.
    pub const fn deals(&self) -> u16 {
        self.deals
    }

    /// Returns the seat that begins or deals in the current deal, as the game understands it.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Adds points for a seat.
    pub fn add(&mut self, seat: Seat, points: i16) {
        self.points[seat] = self.points[seat].saturating_add(points);
    }

    /// Adds points for every seat of a team.
    pub fn add_for_team(&mut self, seat: Seat, points: i16, teams: Teams) {
        teams.of(seat, self.seats).iter().for_each(|partner| self.add(partner, points));
    }

    /// Ends the deal. The next seat begins the next one.
    pub fn end_deal(&mut self) {
        self.end_deal_before(Seat::new(((self.first.index() + 1) % self.seats.count()) as u8));
    }

    /// Ends the deal. `first` begins the next one.
    pub fn end_deal_before(&mut self, first: Seat) {
        self.deals = self.deals.saturating_add(1);
        self.first = first;
    }

    /// Returns whether a seat has at least `limit` points.
    pub fn has_reached(&self, limit: i16) -> bool {
        self.points().iter().any(|points| *points >= limit)
    }

    /// Returns advice for bots at the end of a deal: the share of the rivals that each seat will probably beat if most
    /// points win, from 0 to 1. Partners are no rivals. `of_deal` are the points that the current deal will probably bring,
    /// in seat order, and `spread` is how far the points of two rivals typically move apart in a deal, at least 0.1. Leads
    /// count more towards the end of the match, and at its end only the order counts. For games in which the fewest points
    /// win, see [`MatchScore::chances_of_fewest`].
    pub fn chances(&self, of_deal: &[f32], limit: i16, spread: f32, teams: Teams) -> [f32; MAX_SEATS] {
        self.compare(of_deal, limit, (spread, 1.0), teams)
    }

    /// Returns the same advice as [`MatchScore::chances`] if the fewest points win and everyone plays alone.
    pub fn chances_of_fewest(&self, of_deal: &[f32], limit: i16, spread: f32) -> [f32; MAX_SEATS] {
        self.compare(of_deal, limit, (spread, -1.0), Teams::ALONE)
    }

    fn compare(&self, of_deal: &[f32], limit: i16, (spread, sign): (f32, f32), teams: Teams) -> [f32; MAX_SEATS] {
        let spread = spread.max(LEAST_SPREAD);
        let mut totals = [0.0; MAX_SEATS];
        for (seat, points) in self.points().iter().enumerate() {
            totals[seat] = f32::from(*points) + of_deal.get(seat).copied().unwrap_or_default();
        }
        let totals = &totals[..self.seats.count()];
        let most = totals.iter().copied().fold(f32::MIN, f32::max);
        // The deals that are left until somebody who gains half the spread in each of them reaches the limit.
        let left = (f32::from(limit) - most).max(0.0) / (spread / 2.0);
        // The logistic curve closest to the normal distribution, for a sum of that many deals and this deal's rest.
        let scale = 1.7 / (spread * (0.25 + left).sqrt());
        let beats = |own: f32, rival: f32| 1.0 / (1.0 + (-sign * scale * (own - rival)).exp());
        let (mut rivals, mut beaten) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        for seat in self.seats.each() {
            let before = Seat::each_of(seat.index() as u8);
            for rival in before.filter(|rival| !teams.are_partners(seat, *rival)) {
                // Each pair shares one.
                let share = beats(totals[seat.index()], totals[rival.index()]);
                for (one, share) in [(seat, share), (rival, 1.0 - share)] {
                    rivals[one.index()] += 1.0;
                    beaten[one.index()] += share;
                }
            }
        }
        std::array::from_fn(|seat| if rivals[seat] > 0.0 { beaten[seat] / rivals[seat] } else { 0.5 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(points: [i16; 3]) -> MatchScore<4> {
        let mut score = MatchScore::new(Seats::new(3).expect("a table"), Seat::new(1));
        for (seat, points) in points.into_iter().enumerate() {
            score.add(Seat::new(seat as u8), points);
        }
        score
    }

    fn is_near(one: f32, other: f32) -> bool {
        (one - other).abs() < 1e-6
    }

    #[test]
    fn partners_are_no_rivals() {
        let mut score = MatchScore::<4>::new(Seats::new(4).expect("a table"), Seat::new(0));
        let pairs = Teams::alternating(2);
        score.add_for_team(Seat::new(1), 10, pairs);
        let chances = score.chances(&[], 10, 2.0, pairs);
        assert!(chances[1] > 0.99 && chances[2] < 0.01, "{chances:?}");
        assert!(is_near(chances[0], chances[2]) && is_near(chances[0] + chances[1], 1.0));
        assert!(score.chances(&[], 10, 0.0, pairs).iter().all(|chance| chance.is_finite()));
    }

    #[test]
    fn points_add_up_and_the_deal_goes_round() {
        let mut score = after([3, 0, 7]);
        score.add(Seat::new(0), -5);
        score.end_deal();
        score.end_deal();
        assert_eq!((score.points(), score.first()), (&[-2, 0, 7][..], Seat::new(0)));
        score.end_deal_before(Seat::new(2));
        assert_eq!((score.deals(), score.first()), (3, Seat::new(2)));
        assert!(score.has_reached(7) && !score.has_reached(8));
    }

    #[test]
    fn partners_score_together() {
        let mut score = MatchScore::<4>::new(Seats::new(4).expect("a table"), Seat::new(0));
        score.add_for_team(Seat::new(2), 4, Teams::alternating(2));
        assert_eq!(score.points(), [4, 0, 4, 0]);
    }

    #[test]
    fn a_lead_counts_more_the_nearer_the_end_is() {
        let early = after([10, 0, 0]).chances(&[], 100, 10.0, Teams::ALONE);
        let late = after([95, 85, 85]).chances(&[], 100, 10.0, Teams::ALONE);
        let over = after([110, 85, 85]).chances(&[], 100, 10.0, Teams::ALONE);
        assert!(
            0.55 < early[0] && early[0] < late[0] && late[0] < 0.95 && over[0] > 0.99,
            "{early:?} {late:?} {over:?}"
        );
        assert!((early[0] + early[1] + early[2] - 1.5).abs() < 1e-5, "each pair shares one");
        assert!(is_near(early[1], early[2]) && is_near(early[3], 0.5), "a seat without a player has one half");
    }

    #[test]
    fn what_the_deal_brings_counts_as_points_do() {
        let sure = after([10, 4, 0]).chances(&[], 100, 10.0, Teams::ALONE);
        let more = after([7, 4, -5]).chances(&[3.0, 0.0, 5.0], 100, 10.0, Teams::ALONE);
        assert!(sure.iter().zip(more).all(|(sure, more)| is_near(*sure, more)), "{more:?} {sure:?}");
        let fewest = after([10, 4, 0]).chances_of_fewest(&[], 100, 10.0);
        assert!((fewest[0] - (1.0 - sure[0])).abs() < 1e-6, "{fewest:?} {sure:?}");
    }
}
