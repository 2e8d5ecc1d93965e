//! The rules of a game: the first of the two traits that a game author implements.
//!
//! Advice to bots ([`Ruleset::estimate`], [`Ruleset::skills`] and others) is part of this trait, with defaults. A
//! separate trait would need an `impl` in every game, even in games that have no advice to give.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::dealer::Dealer;
use crate::seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Seats};
use crate::skill::{Calibration, Level, LevelRatings, SearchSettings, Skills};
use crate::teams::Teams;
use crate::turn::Turn;

/// The rules of one game, together with its cards and boards.
///
/// A ruleset is immutable and shared between threads. Everything that changes during play is in `State`.
pub trait Ruleset: Send + Sync + 'static {
    /// The complete position, including hidden cards. It is plain data without a random number generator, caches or
    /// pointers. Two equal states must behave identically.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One decision of one seat. A compound decision is split into a sequence of small decisions.
    type Action: Copy + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Returns the range of player counts that the game supports.
    ///
    /// ```
    /// fn seats() -> std::ops::RangeInclusive<u8> {
    ///     2..=4
    /// }
    /// # assert!(seats().contains(&3));
    /// ```
    fn seats(&self) -> RangeInclusive<u8>;

    /// Returns an upper bound on the number of plies in any game. A game that lasts longer violates law 1.
    ///
    /// ```
    /// // Seven matches; each ply takes at least one.
    /// fn longest_game() -> usize {
    ///     7
    /// }
    /// # assert_eq!(longest_game(), 7);
    /// ```
    fn longest_game(&self) -> usize;

    /// Returns whether several teams may share first place at the end (law 8). A seat without partners is a team.
    ///
    /// ```
    /// // The most points win, and there is no tie-breaker.
    /// fn allows_ties() -> bool {
    ///     true
    /// }
    /// # assert!(allows_ties());
    /// ```
    fn allows_ties(&self) -> bool {
        false
    }

    /// Returns the teams at a table of this size. Partners win and lose together, so the outcome must name the same
    /// teams (law 8). Return [`Teams::ALONE`] if there are no partners, or if partners are determined only in the
    /// course of a game. In the second case, only the outcome names them.
    ///
    /// ```
    /// # use rondel::{Seats, Teams};
    /// // Four players form two pairs that sit opposite each other; at other tables, everyone plays alone.
    /// fn teams(seats: Seats) -> Teams {
    ///     if seats.count() == 4 { Teams::alternating(2) } else { Teams::ALONE }
    /// }
    /// # assert!(teams(Seats::new(4).unwrap()).has_partners(Seats::new(4).unwrap()));
    /// ```
    fn teams(&self, _seats: Seats) -> Teams {
        Teams::ALONE
    }

    /// Creates the starting position of a game. All randomness must come from `dealer`.
    ///
    /// ```
    /// # use rondel::components::Cards;
    /// # use rondel::{Dealer, Seats};
    /// // Deals five of forty cards to each seat; all randomness comes from the dealer.
    /// fn deal(seats: Seats, dealer: &mut Dealer) -> Vec<Cards> {
    ///     let mut deck = Cards::first(40);
    ///     seats.each().map(|_| deck.draw_many(5, dealer)).collect()
    /// }
    /// # assert_eq!(deal(Seats::TWO, &mut Dealer::seeded(1))[1].len(), 5);
    /// ```
    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Self::State;

    /// Returns the seat that decides next, or the outcome if the game is over.
    ///
    /// ```
    /// # use rondel::{Outcome, Seat, Seats, Turn};
    /// // The player who took the last match has won; the reason `"last"` is a message key.
    /// fn turn(left: u8, next: Seat) -> Turn {
    ///     if left > 0 { Turn::Decide(next) } else { Turn::Over(Outcome::win(next.rival(), Seats::TWO, "last")) }
    /// }
    /// # assert_eq!(turn(1, Seat::new(0)), Turn::Decide(Seat::new(0)));
    /// ```
    fn turn(&self, state: &Self::State) -> Turn;

    /// Returns whether the deciding seat is about to begin a turn. Override this method if a seat may take several
    /// turns in a row, as in solo play against an automatic opponent. Bots look ahead turn by turn, and the log
    /// shows a heading for each turn. If this returns `false`, the current turn continues until another seat
    /// decides.
    ///
    /// ```
    /// // A turn begins with a move of the worker; all other decisions of the turn follow from it.
    /// fn begins_turn(moves_worker: bool) -> bool {
    ///     moves_worker
    /// }
    /// # assert!(begins_turn(true));
    /// ```
    #[inline]
    fn begins_turn(&self, _state: &Self::State) -> bool {
        false
    }

    /// Returns the seats that decide simultaneously and in secret, including the seat that [`Ruleset::turn`]
    /// returns: for example, all seats that choose a card in secret or make a sealed bid. The set is empty if one
    /// seat decides alone, as in most games.
    ///
    /// Members of the group are still asked one after another, in seat order, each once. This method must return the
    /// same set until the last member has chosen. Until then, the choices are stored in the state, hidden from all
    /// other seats: no prompt, choice, view or announcement may depend on them (law 11), and no random number may be
    /// drawn. If each member makes several secret choices, use a separate round of choices for each.
    ///
    /// ```
    /// # use rondel::components::Picks;
    /// # use rondel::{SeatSet, Seats};
    /// // All seats that bid simultaneously; see `components::Picks`.
    /// fn together(bids: &Picks<u8>) -> SeatSet {
    ///     bids.together()
    /// }
    /// # assert_eq!(together(&Picks::ask(Seats::TWO.each().collect())).len(), 2);
    /// ```
    #[inline]
    fn together(&self, _state: &Self::State) -> SeatSet {
        SeatSet::NONE
    }

    /// Appends every legal action, each once and in a stable order: at least one while a seat decides, none when
    /// the game is over.
    ///
    /// ```
    /// // One or two of the remaining matches. The caller provides the buffer, so nothing is allocated.
    /// fn legal_actions(left: u8, into: &mut Vec<u8>) {
    ///     into.extend(1..=left.min(2));
    /// }
    /// # let mut actions = Vec::new();
    /// # legal_actions(7, &mut actions);
    /// # assert_eq!(actions, [1, 2]);
    /// ```
    fn legal_actions(&self, state: &Self::State, into: &mut Vec<Self::Action>);

    /// Returns a legal action, chosen uniformly at random. The method is called only while a seat decides. `buffer`
    /// is scratch space that callers reuse.
    ///
    /// Playouts spend most of their time in this method. A ruleset that can draw an action without listing all of
    /// them may override this method; the laws check that the draw is uniform.
    ///
    /// ```
    /// # use rondel::Dealer;
    /// // Draws columns until one is not full, which is as uniform as choosing from a list.
    /// fn random_action(full: u8, dealer: &mut Dealer) -> u8 {
    ///     loop {
    ///         let column = dealer.below(7) as u8;
    ///         if full >> column & 1 == 0 {
    ///             return column;
    ///         }
    ///     }
    /// }
    /// # assert_eq!(random_action(0b101_1111, &mut Dealer::seeded(1)), 5);
    /// ```
    #[inline]
    fn random_action(&self, state: &Self::State, dealer: &mut Dealer, buffer: &mut Vec<Self::Action>) -> Self::Action {
        buffer.clear();
        self.legal_actions(state, buffer);
        assert!(!buffer.is_empty(), "a seat that decides has a legal action (law 1)");
        buffer[dealer.below(buffer.len() as u32) as usize]
    }

    /// Plays an action. The caller guarantees that the action is legal in `state`.
    ///
    /// ```
    /// # use rondel::{Announcement, Dealer, Text};
    /// // The closure is called only if there is a listener.
    /// fn apply(left: &mut u8, taken: u8, dealer: &mut Dealer) {
    ///     *left -= taken;
    ///     dealer.announce(|| Announcement::new(Text::new("takes").with("count", taken)));
    /// }
    /// # let mut left = 7;
    /// # apply(&mut left, 2, &mut Dealer::seeded(1));
    /// # assert_eq!(left, 5);
    /// ```
    fn apply(&self, state: &mut Self::State, action: Self::Action, dealer: &mut Dealer);

    /// Replaces everything that `observer` cannot know with a fair sample of what it could be (a
    /// *determinization*). The sample must not depend on the hidden information. Each possible sample must be drawn
    /// with its probability given the observer's knowledge (laws 5 and 9).
    ///
    /// ```
    /// # use rondel::components::Cards;
    /// # use rondel::{Dealer, Seat};
    /// // The other hands may contain any card that the observer does not hold; the actual hands must not matter.
    /// fn determinize(hands: &mut [Cards], observer: Seat, dealer: &mut Dealer) {
    ///     let mut unseen = Cards::first(40).without(hands[observer.index()]);
    ///     for (_, hand) in hands.iter_mut().enumerate().filter(|(seat, _)| *seat != observer.index()) {
    ///         *hand = unseen.draw_many(hand.len(), dealer);
    ///     }
    /// }
    /// # let mut hands = [Cards::first(5), Cards::first(10).without(Cards::first(5))];
    /// # determinize(&mut hands, Seat::new(0), &mut Dealer::seeded(1));
    /// # assert!(hands[0] == Cards::first(5) && hands[1].len() == 5 && hands[0].and(hands[1]).is_empty());
    /// ```
    fn determinize(&self, state: &mut Self::State, observer: Seat, dealer: &mut Dealer);

    /// Checks that no piece has been lost or added (law 2). The check must also succeed between the steps of an action.
    ///
    /// # Errors
    /// Returns an error if the table has lost or gained a piece.
    ///
    /// ```
    /// # use rondel::ConservationError;
    /// // There are always forty cards in total.
    /// fn check_conservation(hands: [usize; 2], deck: usize) -> Result<(), ConservationError> {
    ///     ConservationError::check("cards", hands.iter().sum::<usize>() + deck, 40)
    /// }
    /// # assert!(check_conservation([5, 5], 30).is_ok() && check_conservation([5, 6], 30).is_err());
    /// ```
    fn check_conservation(&self, state: &Self::State) -> Result<(), ConservationError>;

    /// Returns the expected result of the position for `seat`, from 0 (lost) to 1 (won), as advice to bots. Returns
    /// `None` if the ruleset has no estimate. The rules do not use the estimate.
    ///
    /// The estimate may use the whole state, including other hands. Bots call this method only with positions
    /// sampled by [`Ruleset::determinize`], because an [`Observation`] contains no other positions. The estimate
    /// therefore reveals nothing that a bot may not know. Only the laws and the lab call the method with the true
    /// position, and they do not pass the result to players.
    ///
    /// [`Observation`]: crate::Observation
    ///
    /// ```
    /// // An even position is worth one half, and each additional point of lead adds less than the previous point.
    /// fn estimate(lead: i32) -> Option<f32> {
    ///     Some(1.0 / (1.0 + (-0.2 * lead as f32).exp()))
    /// }
    /// # assert_eq!(estimate(0), Some(0.5));
    /// ```
    fn estimate(&self, _state: &Self::State, _seat: Seat) -> Option<f32> {
        None
    }

    /// Returns [`Ruleset::estimate`] for every seat, as advice to bots. Override this method if one computation
    /// serves all seats. A seat that is not at the table, or that has no estimate, gets 0.5. The laws check that
    /// both methods agree.
    ///
    /// ```
    /// # use rondel::{MAX_SEATS, Seats};
    /// // With two seats, the estimates add up to 1.
    /// fn estimates(seats: Seats, lead_of_first: f32) -> [f32; MAX_SEATS] {
    ///     # assert_eq!(seats, Seats::TWO);
    ///     let mut all = [0.5; MAX_SEATS];
    ///     all[0] = 1.0 / (1.0 + (-lead_of_first).exp());
    ///     all[1] = 1.0 - all[0];
    ///     all
    /// }
    /// # assert!(estimates(Seats::TWO, 1.0)[1] < 0.5);
    /// ```
    #[inline]
    fn estimates(&self, state: &Self::State, seats: Seats) -> [f32; MAX_SEATS] {
        let mut all = [0.5; MAX_SEATS];
        for seat in seats.each() {
            all[seat.index()] = self.estimate(state, seat).unwrap_or(0.5);
        }
        all
    }

    /// Returns whether [`Ruleset::estimates`] returns real estimates for tables of this size, not only the default
    /// of 0.5.
    fn has_estimates(&self, state: &Self::State, seats: Seats) -> bool {
        seats.each().next().is_some_and(|seat| self.estimate(state, seat).is_some())
    }

    /// Returns an estimate for one seat that is quicker to compute than [`Ruleset::estimates`] but may be less
    /// precise. A search uses this estimate to select the best of many random turns. Only the wrapper for trained
    /// models overrides this method. In that wrapper, [`Ruleset::estimates`] evaluates a model, but this method
    /// returns the ruleset's own estimate, if the ruleset has one.
    #[inline]
    fn quick_estimate(&self, state: &Self::State, _seats: Seats, seat: Seat) -> f32 {
        self.estimate(state, seat).unwrap_or(0.5)
    }

    /// Returns the exploration and playout settings for searches at tables of this size. Training finds good
    /// settings for a model. Authors seldom need to change the defaults.
    fn search_settings(&self, _seats: Seats) -> SearchSettings {
        SearchSettings::USUAL
    }

    /// Appends values that describe each seat's position, for training (`rondel train`). Each seat gets at most
    /// [`MAX_FEATURES`] values, the same count for every seat and in every position, each between about -100 and
    /// 100. The values may use the whole state, like [`Ruleset::estimate`], and must be computed using only
    /// addition, multiplication, division and square roots, so that they are identical on every machine. The method
    /// is called only while a seat decides.
    ///
    /// Training already uses the numbers, enum variants and sets in the state itself, so add only values that the
    /// state does not contain: products, ratios, and other values that only the rules can compute.
    ///
    /// ```
    /// # use rondel::{Seat, SeatFeatures, Seats};
    /// // The points, and the points weighted by the round, because points matter more late in the game.
    /// fn features(points: [u8; 2], round: u8, seats: Seats, into: &mut SeatFeatures) {
    ///     for seat in seats.each() {
    ///         let points = f32::from(points[seat.index()]);
    ///         into[seat].extend([points, points * f32::from(round) / 10.0]);
    ///     }
    /// }
    /// # let mut found = SeatFeatures::default();
    /// # features([12, 3], 5, Seats::TWO, &mut found);
    /// # assert_eq!(found[Seat::new(0)][..], [12.0, 6.0]);
    /// ```
    #[inline]
    fn features(&self, _state: &Self::State, _seats: Seats, _into: &mut SeatFeatures) {}

    /// Returns, as advice to bots, an action that wins immediately, or the only action that prevents the next seat
    /// from winning immediately (decisive and anti-decisive moves: Teytaud and Teytaud 2010). The method is called
    /// only while a seat decides.
    ///
    /// A search calls this method in the first plies of every playout, so override the method only if it is about
    /// as fast as drawing an action.
    ///
    /// ```
    /// # use rondel::Urgent;
    /// // Taking the last one or two matches wins. If three are left, no action wins or prevents the next player's win,
    /// // so there is no advice.
    /// fn urgent(left: u8) -> Urgent<u8> {
    ///     if left <= 2 { Urgent::Wins(left) } else { Urgent::Unasked }
    /// }
    /// # assert_eq!(urgent(2), Urgent::Wins(2));
    /// ```
    #[inline]
    fn urgent(&self, _state: &Self::State) -> Urgent<Self::Action> {
        Urgent::Unasked
    }

    /// Returns, as advice to bots, a number that identifies the private information of `seat`, so that a search can
    /// treat each case separately. Returns 0 if there is no private information, or if there are too many cases. A
    /// player without this information is assumed to act in the same way in all cases. The rules do not use this
    /// number.
    ///
    /// ```
    /// // One card of three, as in Kuhn poker; 0 would mean that there is no private information.
    /// fn knowledge(card: u8) -> u32 {
    ///     1 + u32::from(card)
    /// }
    /// # assert_eq!(knowledge(0), 1);
    /// ```
    #[inline]
    fn knowledge(&self, _state: &Self::State, _seat: Seat) -> u32 {
        0
    }

    /// Returns, as advice to bots, the skill of each level of play, found by playing the levels against each other
    /// (`rondel ladder --tune`). The Grandmaster searches ten times as long as the Master. If more search time does
    /// not help, repeat the Master's skill. The Grandmaster is then not offered.
    ///
    /// ```
    /// # use rondel::bots::{Skill, Skills};
    /// // The Beginner makes a tenth of its decisions at random.
    /// fn skills() -> Skills {
    ///     [(10, 10), (25, 0), (70, 0), (250, 0), (1000, 0), (10_000, 0)]
    ///         .map(|(thinks, slips)| Skill::new(thinks, slips))
    /// }
    /// # assert_eq!(skills()[0].slips, 10);
    /// ```
    fn skills(&self) -> Skills {
        Level::UNMEASURED
    }

    /// Returns, as advice to bots, whether a level of play may choose at random in this position. Return `false` where
    /// a random choice would spoil the game rather than weaken a player: when the stake is doubled, or a bid commits a
    /// seat for a whole deal. Must not depend on anything hidden from the deciding seat.
    ///
    /// ```
    /// // Nobody doubles the stake by mistake.
    /// fn allows_slips(asks_to_double: bool) -> bool {
    ///     !asks_to_double
    /// }
    /// # assert!(!allows_slips(true));
    /// ```
    fn allows_slips(&self, _state: &Self::State) -> bool {
        true
    }

    /// Returns the strength of the levels of [`Ruleset::skills`] at a table of two, in Elo points. Returns `None`
    /// if the strength has not been measured.
    ///
    /// ```
    /// # use rondel::bots::LevelRatings;
    /// // As printed by `rondel ladder`; the Journeyman has 1500.
    /// fn level_ratings() -> Option<LevelRatings> {
    ///     Some([961, 1194, 1500, 1840, 2009, 2269])
    /// }
    /// # assert_eq!(level_ratings().map(|ratings| ratings[2]), Some(1500));
    /// ```
    fn level_ratings(&self) -> Option<LevelRatings> {
        None
    }

    /// Returns the correction for search results at a table of two, fitted to recorded games. Hints, the coach and
    /// reviews apply the correction to the figures that they show. It does not affect how bots play.
    ///
    /// ```
    /// # use rondel::bots::Calibration;
    /// fn calibration() -> Calibration {
    ///     Calibration { optimism: 3.0, slope: 1.2 }
    /// }
    /// # assert!(calibration().told(0.5, 100) < 0.5 && calibration().told(0.9, 10_000) > 0.9);
    /// ```
    fn calibration(&self) -> Calibration {
        Calibration::NONE
    }
}

/// Maximum number of features that a ruleset defines for each seat; see [`Ruleset::features`].
pub const MAX_FEATURES: usize = 56;

/// The features of one seat's position: up to [`MAX_FEATURES`] features from the author, and the features that
/// every game has.
pub type Features = ArrayVec<f32, { MAX_FEATURES + 1 + MAX_SEATS }>;
/// Each seat's features.
pub type SeatFeatures = PerSeat<Features, MAX_SEATS>;

/// A ruleset's advice about the next ply; see [`Ruleset::urgent`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgent<A> {
    /// The ruleset gives no advice.
    Unasked,
    /// No action wins immediately, and the next seat cannot win immediately either.
    Nothing,
    /// This action wins immediately.
    Wins(A),
    /// No action wins immediately, and only this action prevents the next seat from winning immediately.
    Parries(A),
}

/// The error returned if a table has too many or too few pieces; see [`Ruleset::check_conservation`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}: counted {found}, expected {expected}")]
pub struct ConservationError {
    /// The name of the counted pieces.
    pub what: String,
    /// Number of pieces on the table.
    pub found: usize,
    /// Number of pieces in the game.
    pub expected: usize,
}

impl ConservationError {
    /// Compares a count with the number of pieces in the game.
    ///
    /// # Errors
    /// Returns an error if the two numbers differ.
    pub fn check(what: &str, found: usize, expected: usize) -> Result<(), Self> {
        if found == expected { Ok(()) } else { Err(Self { what: what.to_owned(), found, expected }) }
    }
}
