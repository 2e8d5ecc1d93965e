//! Ratings of players, computed from the games they played against each other.
//!
//! The model is that of Bradley and Terry (1952) on the Elo scale: a player rated 400 points higher is expected to
//! score ten times as many points as the opponent. A game with more than two players counts as one game between each
//! pair of players who are not partners: the better-placed player wins, and equal places are a draw. Ratings are fitted
//! by Hunter's (2004) iteration. Intervals are found by resampling whole games with replacement (Efron 1979), because
//! the results within a game are not independent.

use serde::Serialize;

use crate::dealer::Dealer;
use crate::seat::{MAX_SEATS, Seat};
use crate::turn::Outcome;

/// The games of a group of players. The players are numbered from 0.
#[derive(Clone, Debug)]
pub struct Encounters {
    players: usize,
    games: Vec<Encounter>,
}

/// The player at each seat and the outcome of one game.
#[derive(Clone, Copy, Debug)]
struct Encounter {
    seated: [u8; MAX_SEATS],
    outcome: Outcome,
}

/// A player's strength.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The rating, in Elo points.
    pub elo: f64,
    /// Lower end of the 95% interval. `None` for a player who never scored.
    pub low: Option<f64>,
    /// Upper end of the 95% interval. `None` for a player who scored every point.
    pub high: Option<f64>,
}

/// The results of one player against another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Duel {
    /// Number of games in which both players took part.
    pub games: u32,
    /// Points of the first player: for each game, 1 for the better place and 0.5 for equal places.
    pub points: f64,
}

/// The rating of the player that anchors the scale.
pub const FIXED: f64 = 1500.0;

impl Encounters {
    /// Creates an empty list of games among this many players.
    pub fn new(players: usize) -> Self {
        Self { players, games: Vec::new() }
    }

    /// Counts a game. `seated` contains the player at each seat. A team counts as its first seat only, so all partners
    /// should be the same player.
    pub fn count(&mut self, seated: &[usize], outcome: Outcome) {
        let mut players = [0; MAX_SEATS];
        for (place, player) in players.iter_mut().zip(seated) {
            *place = *player as u8;
        }
        self.games.push(Encounter { seated: players, outcome });
    }

    /// Returns the results of `player` against `other`.
    pub fn duel(&self, player: usize, other: usize) -> Duel {
        let points = self.points(self.games.iter());
        let (won, lost) = (points[player * self.players + other], points[other * self.players + player]);
        Duel { games: (won + lost).round() as u32, points: won }
    }

    /// Returns the rating of each player, or `None` for a player who is not connected with `fixed` by any chain of
    /// games. The player `fixed` is rated 1500. `seed` determines the resampling for the intervals.
    pub fn ratings(&self, fixed: usize, seed: u64) -> Vec<Option<Rating>> {
        const DRAWS: usize = 400;
        let points = self.points(self.games.iter());
        let rated = self.reached(&points, fixed);
        let elos = self.elos(&points, fixed);
        let mut dealer = Dealer::seeded(seed);
        let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); self.players];
        for _ in 0..DRAWS.min(DRAWS * self.games.len()) {
            let games = (0..self.games.len()).map(|_| &self.games[dealer.below(self.games.len() as u32) as usize]);
            let points = self.points(games);
            // A resample of only a few games may omit a player.
            if self.reached(&points, fixed) == rated {
                for (of_player, elo) in drawn.iter_mut().zip(self.elos(&points, fixed)) {
                    of_player.push(elo);
                }
            }
        }
        let rating = |player: usize| {
            let mut drawn = drawn[player].clone();
            drawn.sort_by(f64::total_cmp);
            let at = |share: f64| drawn.get((share * drawn.len() as f64) as usize).copied();
            let others = (0..self.players).filter(|other| *other != player);
            let won: f64 = others.clone().map(|other| points[player * self.players + other]).sum();
            let lost: f64 = others.map(|other| points[other * self.players + player]).sum();
            let is_fixed = player == fixed;
            // Resampling shows too little spread if there are few games or if all games have the same result.
            let (least, most) = likely_range(&self.met(player, &elos));
            let (low, high) = if is_fixed {
                (Some(FIXED), Some(FIXED))
            } else {
                let low = least.filter(|_| won > 0.0).map(|least| at(0.025).map_or(least, |low| low.min(least)));
                let high = most.filter(|_| lost > 0.0).map(|most| at(0.975).map_or(most, |high| high.max(most)));
                (low, high)
            };
            rated[player].then_some(Rating { elo: elos[player], low, high })
        };
        (0..self.players).map(rating).collect()
    }

    /// Returns, for each opponent in each game of a player, the opponent's rating and the player's score.
    fn met(&self, player: usize, elos: &[f64]) -> Vec<(f64, f64)> {
        let mut met = Vec::new();
        for Encounter { seated, outcome } in &self.games {
            for one in sides(outcome).filter(|one| usize::from(seated[*one]) == player) {
                for other in sides(outcome).filter(|other| usize::from(seated[*other]) != player) {
                    let points = score(outcome, one, other);
                    met.extend(points.map(|points| (elos[usize::from(seated[other])], points)));
                }
            }
        }
        met
    }

    /// Returns which players are connected with the player `fixed` by games, directly or through other players.
    fn reached(&self, points: &[f64], fixed: usize) -> Vec<bool> {
        let mut reached = vec![false; self.players];
        let mut open = vec![fixed];
        while let Some(player) = open.pop() {
            if !std::mem::replace(&mut reached[player], true) {
                let met =
                    |other: &usize| points[player * self.players + other] + points[other * self.players + player] > 0.0;
                open.extend((0..self.players).filter(met));
            }
        }
        reached
    }

    /// Returns each player's points (row) against each other player (column).
    fn points<'a>(&self, games: impl Iterator<Item = &'a Encounter>) -> Vec<f64> {
        let mut points = vec![0.0; self.players * self.players];
        for Encounter { seated, outcome } in games {
            for one in sides(outcome) {
                for other in sides(outcome).filter(|other| *other != one) {
                    let (row, column) = (usize::from(seated[one]), usize::from(seated[other]));
                    if row != column {
                        points[row * self.players + column] += score(outcome, one, other).unwrap_or(0.0);
                    }
                }
            }
        }
        points
    }

    /// Returns the ratings that fit these points best. One extra draw is counted for every pair that has met, so
    /// that an undefeated player has a rating too.
    fn elos(&self, points: &[f64], fixed: usize) -> Vec<f64> {
        const ROUNDS: usize = 2000;
        let count = self.players;
        let met = |one: usize, other: usize| {
            let games = points[one * count + other] + points[other * count + one];
            if one != other && games > 0.0 { games + 1.0 } else { 0.0 }
        };
        let mut strengths = vec![1.0_f64; count];
        for _ in 0..ROUNDS {
            let mut moved = 0.0_f64;
            for one in 0..count {
                let won: f64 = (0..count)
                    .filter(|other| met(one, *other) > 0.0)
                    .map(|other| points[one * count + other] + 0.5)
                    .sum();
                let expected: f64 = (0..count).map(|other| met(one, other) / (strengths[one] + strengths[other])).sum();
                if expected > 0.0 {
                    let next = won / expected;
                    moved = moved.max((next / strengths[one]).ln().abs());
                    strengths[one] = next;
                }
            }
            if moved < 1e-7 {
                break;
            }
        }
        strengths.iter().map(|strength| FIXED + 400.0 * (strength / strengths[fixed]).log10()).collect()
    }
}

/// Returns the index of the first seat of each team.
fn sides(outcome: &Outcome) -> impl Iterator<Item = usize> {
    outcome.teams().each(outcome.seats()).filter_map(|team| team.iter().next()).map(Seat::index)
}

/// Returns the points of one seat against another, or `None` if the two seats are partners.
fn score(outcome: &Outcome, one: usize, other: usize) -> Option<f64> {
    outcome.points_against(Seat::new(one as u8), Seat::new(other as u8))
}

/// Returns the rating of a player who met opponents of known ratings. Each pair contains the rating of an opponent
/// and the score: 1 for a win, 0.5 for a draw. Returns `None` if there are no games.
///
/// The result is the rating at which these scores are most likely. As in [`Encounters`], one extra draw is counted for
/// each different rating among the opponents, so that an undefeated player has a rating too. The interval is computed
/// from the likelihood of the games alone (Wilks 1938). Its lower end is `None` for a player who never scored; its
/// upper end is `None` for a player who scored every point.
pub fn rating_against(games: &[(f64, f64)]) -> Option<Rating> {
    if games.is_empty() {
        return None;
    }
    let mut met: Vec<f64> = games.iter().map(|(rating, _)| *rating).collect();
    met.sort_by(f64::total_cmp);
    met.dedup();
    let with_draws: Vec<(f64, f64)> =
        games.iter().copied().chain(met.into_iter().map(|rating| (rating, 0.5))).collect();
    let elo = crossing(|elo| lacking(&with_draws, elo));
    let (low, high) = likely_range(games);
    Some(Rating { elo, low, high })
}

/// Returns the 95% likelihood interval of a rating. The lower end is `None` if no points were scored. The upper end
/// is `None` if every point was scored.
fn likely_range(games: &[(f64, f64)]) -> (Option<f64>, Option<f64>) {
    if games.is_empty() {
        return (None, None);
    }
    let scored: f64 = games.iter().map(|(_, score)| score).sum();
    let most_likely = crossing(|elo| lacking(games, elo));
    let lost = log_likelihood(games, most_likely) - CHI_SQUARED_95 / 2.0;
    let falls_short = |elo| log_likelihood(games, elo) - lost;
    let low = (scored > 0.0).then(|| bisect(LEAST, most_likely, |elo| -falls_short(elo)));
    let high = (scored < games.len() as f64).then(|| bisect(most_likely, MOST, falls_short));
    (low, high)
}

/// The 95th percentile of the chi-squared distribution with one degree of freedom.
const CHI_SQUARED_95: f64 = super::NORMAL_95 * super::NORMAL_95;
/// The lowest and highest possible ratings.
const LEAST: f64 = FIXED - 6000.0;
const MOST: f64 = FIXED + 6000.0;

/// Returns the share of the points that a player of rating `elo` is expected to score against `other`.
fn expected(elo: f64, other: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf((other - elo) / 400.0))
}

/// Returns the difference between the points scored and the points expected at this rating.
fn lacking(games: &[(f64, f64)], elo: f64) -> f64 {
    games.iter().map(|(other, score)| score - expected(elo, *other)).sum()
}

fn log_likelihood(games: &[(f64, f64)], elo: f64) -> f64 {
    let of = |(other, score): &(f64, f64)| {
        let part = |share: f64, points: f64| if points > 0.0 { points * share.ln() } else { 0.0 };
        part(expected(elo, *other), *score) + part(expected(*other, elo), 1.0 - score)
    };
    games.iter().map(of).sum()
}

fn crossing(falling: impl Fn(f64) -> f64) -> f64 {
    bisect(LEAST, MOST, falling)
}

/// Returns the zero of a decreasing function between `low` and `high`.
fn bisect(mut low: f64, mut high: f64, falling: impl Fn(f64) -> f64) -> f64 {
    const STEPS: u32 = 60;
    for _ in 0..STEPS {
        let middle = f64::midpoint(low, high);
        if falling(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::Seats;
    use crate::teams::Teams;

    /// Counts games of `one` against `other` with this many wins and losses.
    fn play(encounters: &mut Encounters, one: usize, other: usize, wins: u32, losses: u32) {
        for game in 0..wins + losses {
            let winner = Seat::new(u8::from(game >= wins));
            encounters.count(&[one, other], Outcome::win(winner, Seats::TWO, "end"));
        }
    }

    #[test]
    fn ten_times_as_many_wins_are_four_hundred_points() {
        let mut encounters = Encounters::new(2);
        play(&mut encounters, 0, 1, 10_000, 1_000);
        let [better, fixed] = encounters.ratings(1, 1)[..] else { panic!("two players") };
        let (better, fixed) = (better.expect("they met"), fixed.expect("it is fixed"));
        assert!((better.elo - 1900.0).abs() < 1.0, "{better:?}");
        let (low, high) = (better.low.expect("it lost"), better.high.expect("it won"));
        assert!(low < 1900.0 && high > 1900.0 && high - low < 40.0, "{better:?}");
        assert!(
            [Some(fixed.elo), fixed.low, fixed.high]
                .iter()
                .all(|elo| elo.is_some_and(|elo| (elo - FIXED).abs() < 1e-9))
        );
    }

    #[test]
    fn who_never_lost_has_a_rating_with_an_open_end() {
        let mut encounters = Encounters::new(3);
        play(&mut encounters, 0, 1, 50, 0);
        play(&mut encounters, 1, 2, 50, 0);
        let ratings: Vec<Rating> =
            encounters.ratings(1, 1).into_iter().map(|rating| rating.expect("they met")).collect();
        assert!(ratings[0].elo > 2000.0 && ratings[0].elo < 3000.0, "{ratings:?}");
        assert!((ratings[0].elo + ratings[2].elo - 2.0 * FIXED).abs() < 0.1, "{ratings:?}");
        assert!(ratings[0].low.is_some() && ratings[0].high.is_none() && ratings[2].low.is_none(), "{ratings:?}");
    }

    #[test]
    fn a_game_of_two_pairs_is_one_game_and_partners_do_not_play_against_each_other() {
        let four = Seats::new(4).expect("four seats");
        let pairs = |points: &[i32]| Outcome::by_team_points(points, Teams::alternating(2), four, "end");
        let mut encounters = Encounters::new(2);
        encounters.count(&[0, 1, 0, 1], pairs(&[3, 1]));
        encounters.count(&[1, 0, 1, 0], pairs(&[2, 2]));
        assert_eq!(encounters.duel(0, 1), Duel { games: 2, points: 1.5 });
        let mut alone = Encounters::new(2);
        alone.count(&[0, 1], Outcome::together(true, Seats::TWO, "end"));
        assert_eq!(alone.duel(0, 1), Duel::default());
    }

    #[test]
    fn few_games_say_little() {
        // The cases are one draw, ten losses and one win.
        for (outcomes, low, high) in [
            (vec![None], Some(-1.0), Some(1.0)),
            (vec![Some(1); 10], None, Some(1.0)),
            (vec![Some(0)], Some(-1.0), None),
        ] {
            let mut encounters = Encounters::new(2);
            for winner in outcomes {
                let outcome = winner.map_or_else(
                    || Outcome::by_points(&[1, 1], Seats::TWO, "end"),
                    |winner| Outcome::win(Seat::new(winner), Seats::TWO, "end"),
                );
                encounters.count(&[0, 1], outcome);
            }
            let rating = encounters.ratings(1, 1)[0].expect("they met");
            assert_eq!((rating.low.is_some(), rating.high.is_some()), (low.is_some(), high.is_some()), "{rating:?}");
            assert!(rating.low.is_none_or(|low| low < rating.elo - 100.0), "{rating:?}");
            assert!(rating.high.is_none_or(|high| high > rating.elo + 100.0), "{rating:?}");
        }
    }

    #[test]
    fn who_scores_ten_of_eleven_against_known_ratings_is_four_hundred_above() {
        let games: Vec<(f64, f64)> = (0..1100).map(|game| (1600.0, if game % 11 == 0 { 0.0 } else { 1.0 })).collect();
        let rating = rating_against(&games).expect("games were played");
        assert!((rating.elo - 2000.0).abs() < 2.0, "{rating:?}");
        let (low, high) = (rating.low.expect("it won"), rating.high.expect("it lost"));
        // The standard error is 400 / ln 10, divided by the square root of the sum of p (1 - p).
        let reach = 1.96 * 400.0 / 10.0_f64.ln() / (1100.0 * 10.0 / 121.0_f64).sqrt();
        assert!((high - low - 2.0 * reach).abs() < 3.0 && low < 2000.0 && high > 2000.0, "{rating:?}, {reach}");
    }

    #[test]
    fn half_the_points_against_two_levels_lie_between_them() {
        let games = [(1400.0, 0.5), (1600.0, 0.5), (1400.0, 1.0), (1600.0, 0.0)];
        let rating = rating_against(&games).expect("games were played");
        assert!((rating.elo - 1500.0).abs() < 1e-6, "{rating:?}");
        assert!(rating_against(&[]).is_none());
    }

    #[test]
    fn who_has_only_won_or_only_lost_has_a_rating_with_an_open_end() {
        let won = rating_against(&[(1500.0, 1.0); 5]).expect("games were played");
        assert!(won.elo > 1500.0 && won.low.is_some_and(|low| low < won.elo) && won.high.is_none(), "{won:?}");
        let lost = rating_against(&[(1500.0, 0.0); 5]).expect("games were played");
        assert!((won.elo + lost.elo - 3000.0).abs() < 1e-6 && lost.low.is_none() && lost.high.is_some(), "{lost:?}");
    }

    #[test]
    fn who_met_nobody_has_no_rating() {
        let mut encounters = Encounters::new(4);
        play(&mut encounters, 0, 1, 5, 5);
        play(&mut encounters, 2, 3, 5, 5);
        let rated: Vec<bool> = encounters.ratings(0, 1).iter().map(Option::is_some).collect();
        assert_eq!(rated, [true, true, false, false]);
        assert!(Encounters::new(2).ratings(0, 1)[1].is_none());
    }

    #[test]
    fn at_a_table_of_three_every_two_have_met() {
        let mut encounters = Encounters::new(3);
        let seats = Seats::new(3).expect("a table");
        encounters.count(&[2, 0, 1], Outcome::by_points(&[9, 5, 5], seats, "end"));
        assert_eq!(encounters.duel(2, 0), Duel { games: 1, points: 1.0 });
        assert_eq!(encounters.duel(0, 2), Duel { games: 1, points: 0.0 });
        assert_eq!(encounters.duel(0, 1), Duel { games: 1, points: 0.5 });
    }

    #[test]
    fn the_interval_holds_the_truth_about_as_often_as_it_says() {
        // The first of two players wins three games out of four, which corresponds to a difference of 190.8 points.
        let mut dealer = Dealer::seeded(5);
        let held = (0..200)
            .filter(|run| {
                let mut encounters = Encounters::new(2);
                for _ in 0..150 {
                    let winner = Seat::new(u8::from(dealer.below(4) == 3));
                    encounters.count(&[0, 1], Outcome::win(winner, Seats::TWO, "end"));
                }
                let rating = encounters.ratings(1, *run)[0].expect("they met");
                (rating.low..=rating.high).contains(&Some(FIXED + 190.85))
            })
            .count();
        assert!((180..=198).contains(&held), "{held} of 200");
    }
}
