//! Playing statistics for the person at this screen, computed from the games in which only one person played
//! at this screen.

use std::collections::BTreeMap;

use rondel::arena::Share;
use rondel::arena::ratings::{Rating, rating_against};
use rondel::bots::LevelRatings;
use rondel::{Bot, Plugin, Seat};

use super::months::Month;
use super::row::{GameScore, LibraryRow, Outcome, Record};

/// Numbers of games by result.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameTally {
    /// Number of games won.
    pub won: u64,
    /// Number of games drawn.
    pub drawn: u64,
    /// Number of games lost.
    pub lost: u64,
}

impl GameTally {
    /// Returns the total number of games.
    pub fn games(self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// Returns the share of points, with a draw as half a point, and its 95% confidence interval (Wilson 1927).
    pub fn share(self) -> (f64, (f64, f64)) {
        let points = self.won as f64 + self.drawn as f64 / 2.0;
        (points / self.games().max(1) as f64, Share::interval(points, self.games()))
    }

    fn count(&mut self, score: GameScore) {
        let counted = match score {
            GameScore::Won => &mut self.won,
            GameScore::Drawn => &mut self.drawn,
            GameScore::Lost => &mut self.lost,
        };
        *counted += 1;
    }
}

/// Another player at the table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Opponent {
    /// A bot, in its textual form.
    Bot(String),
    /// A person on another machine, by name; empty if no name was given.
    Person(String),
}

/// A person's results in one game or in all games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Statistics {
    /// Results in all games.
    pub all: GameTally,
    /// Results by game identifier.
    pub games: BTreeMap<String, GameTally>,
    /// Results by seat index, from 0.
    pub seats: BTreeMap<usize, GameTally>,
    /// Results against each opponent, decided by the better placing.
    pub opponents: BTreeMap<Opponent, GameTally>,
    /// Results by the month in which the game was last played.
    pub months: BTreeMap<Month, GameTally>,
    /// Ratings by game identifier, for games whose levels have been measured.
    pub ratings: BTreeMap<String, Rated>,
}

/// A person's rating in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// Number of two-player games against levels.
    pub games: usize,
    /// The rating on the scale of the levels, on which the Journeyman has a rating of 1500. `None` if there are too
    /// few games.
    pub rating: Option<Rating>,
}

/// Minimum number of games against levels for a rating.
pub const FEWEST_RATED: usize = 10;

/// Computes the statistics of the game with this identifier, or of all games. `ratings` returns the ratings of
/// a game's levels.
pub fn count(rows: &[LibraryRow], of: Option<&str>, ratings: impl Fn(&str) -> Option<LevelRatings>) -> Statistics {
    let mut statistics = Statistics::default();
    let mut rated: BTreeMap<String, Vec<(f64, f64)>> = BTreeMap::new();
    for row in rows {
        let Ok(game) = &row.game else { continue };
        if of.is_some_and(|id| game.id != id) {
            continue;
        }
        let (Some(seat), Some(score), Some(outcome)) = (game.mine(), game.score(), &game.outcome) else { continue };
        statistics.all.count(score);
        statistics.games.entry(game.id.clone()).or_default().count(score);
        statistics.seats.entry(seat.index()).or_default().count(score);
        statistics.months.entry(Month::of(row.played)).or_default().count(score);
        for (place, opponent) in opponents(game).filter(|(place, _)| is_opponent(outcome, seat, *place)) {
            statistics.opponents.entry(opponent).or_default().count(against(outcome, seat.index(), place));
        }
        if let Some(met) = ratings(&game.id).and_then(|ratings| rated_game(game, &ratings, score)) {
            rated.entry(game.id.clone()).or_default().push(met);
        }
    }
    let rate = |(id, games): (String, Vec<(f64, f64)>)| {
        let rating = (games.len() >= FEWEST_RATED).then(|| rating_against(&games)).flatten();
        (id, Rated { games: games.len(), rating })
    };
    statistics.ratings = rated.into_iter().map(rate).collect();
    statistics
}

/// Returns the ratings of a game's levels with the default options, if they have been measured.
pub fn level_ratings(plugin: &Plugin) -> Option<LevelRatings> {
    (plugin.setup)().open().ok()?.level_ratings()
}

/// Returns all other players at the table with their seat indices.
fn opponents(game: &Record) -> impl Iterator<Item = (usize, Opponent)> + '_ {
    let others = game.seats.iter().enumerate().filter(|(_, sitter)| !sitter.is_here());
    others.map(|(place, sitter)| {
        let opponent = match sitter.bot {
            Some(bot) => Opponent::Bot(bot.to_string()),
            None => Opponent::Person(sitter.name.clone()),
        };
        (place, opponent)
    })
}

/// Returns whether `seat` and the seat with the index `other` are opponents, not partners.
fn is_opponent(outcome: &Outcome, seat: Seat, other: usize) -> bool {
    u8::try_from(other).is_ok_and(|other| !outcome.teams.are_partners(seat, Seat::new(other)))
}

/// Compares the placings of two seats.
fn against(outcome: &Outcome, own: usize, other: usize) -> GameScore {
    let place = |seat: usize| outcome.placing.get(seat).copied().unwrap_or(u8::MAX);
    match place(own).cmp(&place(other)) {
        std::cmp::Ordering::Less => GameScore::Won,
        std::cmp::Ordering::Equal => GameScore::Drawn,
        std::cmp::Ordering::Greater => GameScore::Lost,
    }
}

/// Returns the rating of the opposing level in a two-player game, and the points scored against that level.
fn rated_game(game: &Record, ratings: &LevelRatings, score: GameScore) -> Option<(f64, f64)> {
    let [one, other] = game.seats.as_slice() else { return None };
    let Some(Bot::Level(level)) = one.bot.or(other.bot) else { return None };
    let points = match score {
        GameScore::Won => 1.0,
        GameScore::Drawn => 0.5,
        GameScore::Lost => 0.0,
    };
    Some((level.rating(ratings).into(), points))
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::super::row::{GameLocation, SeatedPlayer};
    use super::*;
    use rondel_system::GameMetadata;

    const DAY: i64 = 86_400;

    fn person() -> SeatedPlayer {
        SeatedPlayer { name: String::new(), bot: None, elsewhere: false }
    }

    fn bot(name: &str) -> SeatedPlayer {
        SeatedPlayer { name: String::new(), bot: Some(name.parse().expect("a bot")), elsewhere: false }
    }

    fn game(id: &str, seats: Vec<SeatedPlayer>, placing: &[u8], day: i64) -> LibraryRow {
        let outcome = (!placing.is_empty()).then(|| Outcome { placing: placing.to_vec(), ..Outcome::default() });
        let game = Record {
            id: id.to_owned(),
            seats,
            outcome,
            decides: None,
            plies: 9,
            rounds: None,
            begun: None,
            damaged: false,
            judged: None,
            print: 0,
        };
        LibraryRow {
            path: PathBuf::new(),
            place: GameLocation::Shelf,
            played: day * DAY,
            about: GameMetadata::default(),
            game: Ok(game),
        }
    }

    fn tally(won: u64, drawn: u64, lost: u64) -> GameTally {
        GameTally { won, drawn, lost }
    }

    #[test]
    fn games_are_counted_by_game_seat_opponent_and_month() {
        let away = SeatedPlayer { name: "Ann".to_owned(), bot: None, elsewhere: true };
        let rows = [
            game("rows", vec![person(), bot("expert")], &[1, 2], 0),
            game("rows", vec![bot("expert"), person()], &[1, 1], 1),
            game("ships", vec![person(), away, bot("master")], &[2, 1, 3], 40),
            // These are not counted: games without a person, with two people or in progress, and unreadable files.
            game("rows", vec![bot("expert"), bot("master")], &[1, 2], 2),
            game("rows", vec![person(), person()], &[1, 2], 2),
            game("rows", vec![person(), bot("expert")], &[], 2),
            LibraryRow { game: Err("empty".to_owned()), ..game("rows", Vec::new(), &[], 2) },
        ];
        let all = count(&rows, None, |_| None);
        assert_eq!(all.all, tally(1, 1, 1));
        assert_eq!(all.games, [("rows".into(), tally(1, 1, 0)), ("ships".into(), tally(0, 0, 1))].into());
        assert_eq!(all.seats, [(0, tally(1, 0, 1)), (1, tally(0, 1, 0))].into());
        let met = [
            (Opponent::Bot("expert".into()), tally(1, 1, 0)),
            (Opponent::Bot("master".into()), tally(1, 0, 0)),
            (Opponent::Person("Ann".into()), tally(0, 0, 1)),
        ];
        assert_eq!(all.opponents, met.into());
        let month = |month| Month { year: 1970, month };
        assert_eq!(all.months, [(month(1), tally(1, 1, 0)), (month(2), tally(0, 0, 1))].into());
        assert_eq!(count(&rows, Some("ships"), |_| None).all, tally(0, 0, 1));
        assert!(all.ratings.is_empty(), "nobody measured the levels");
    }

    #[test]
    fn a_share_counts_a_draw_for_half_and_says_how_sure_it_is() {
        let (share, (low, high)) = tally(6, 2, 2).share();
        assert!((share - 0.7).abs() < 1e-9, "{share}");
        // Wilson interval for 7 of 10.
        assert!((low - 0.3968).abs() < 5e-4 && (high - 0.8922).abs() < 5e-4, "{low} {high}");
    }

    #[test]
    fn a_rating_needs_ten_games_of_two_against_levels_and_lies_where_half_the_points_are_taken() {
        let ratings = |id: &str| (id == "rows").then_some([1000, 1200, 1500, 1700, 1900, 2000]);
        let mut rows: Vec<LibraryRow> = (0..9)
            .map(|number| {
                game("rows", vec![person(), bot("expert")], if number % 2 == 0 { &[1, 2] } else { &[2, 1] }, 0)
            })
            .collect();
        // These are not counted: a game against a bot that is not a level, a three-player game, and a game without
        // measured levels.
        rows.push(game("rows", vec![person(), bot("greedy")], &[1, 2], 0));
        rows.push(game("rows", vec![person(), bot("expert"), bot("expert")], &[1, 2, 2], 0));
        rows.push(game("ships", vec![person(), bot("expert")], &[1, 2], 0));
        let few = count(&rows, None, ratings);
        assert_eq!(few.ratings, [("rows".to_owned(), Rated { games: 9, rating: None })].into());
        rows.push(game("rows", vec![bot("expert"), person()], &[1, 2], 0));
        let rated = count(&rows, None, ratings).ratings["rows"];
        let rating = rated.rating.expect("ten games");
        assert!(rated.games == 10 && (rating.elo - 1700.0).abs() < 1e-6, "{rating:?}");
        assert!(
            rating.low.is_some_and(|low| low < 1500.0) && rating.high.is_some_and(|high| high > 1850.0),
            "{rating:?}"
        );
    }
}
