//! The rules of a game: the first of the two traits that an author of a game implements.
//!
//! Advice to bots ([`Ruleset::estimate`], [`Ruleset::skills`] and others) is part of this trait, with defaults. As a
//! trait of its own it would need an `impl` in every game, also in those that have no advice to give.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::dealer::Dealer;
use crate::seat::{MAX_SEATS, Seat, SeatSet, Seats};
use crate::skill::{Calibration, Level, LevelRatings, Skills};
use crate::turn::Turn;

/// The rules of one game, together with the cards and boards it is played with.
///
/// A ruleset is immutable and shared between threads. Everything that changes during play is in `State`.
pub trait Ruleset: Send + Sync + 'static {
    /// The whole position, hidden cards included. Plain data: no random generator, no caches, no pointers. Two
    /// equal states must behave alike.
    type State: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One decision of one seat. A compound decision is a sequence of small ones.
    type Action: Copy + Debug + Eq + Hash + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// How many seats a table of this game may have.
    ///
    /// ```
    /// fn seats() -> std::ops::RangeInclusive<u8> {
    ///     2..=4
    /// }
    /// # assert!(seats().contains(&3));
    /// ```
    fn seats(&self) -> RangeInclusive<u8>;

    /// An upper bound on the plies of any game. A game that lasts longer breaks law 1.
    ///
    /// ```
    /// // Seven matches, of which somebody takes one at least.
    /// fn longest_game() -> usize {
    ///     7
    /// }
    /// # assert_eq!(longest_game(), 7);
    /// ```
    fn longest_game(&self) -> usize;

    /// Whether several seats may share first place at the end (law 8).
    ///
    /// ```
    /// // Most points win, and nothing breaks a tie.
    /// fn allows_ties() -> bool {
    ///     true
    /// }
    /// # assert!(allows_ties());
    /// ```
    fn allows_ties(&self) -> bool {
        false
    }

    /// The starting position of a game. All luck comes from `dealer`.
    ///
    /// ```
    /// # use rondel::components::Cards;
    /// # use rondel::{Dealer, Seats};
    /// // Five of forty cards for everybody; all luck comes from the dealer.
    /// fn deal(seats: Seats, dealer: &mut Dealer) -> Vec<Cards> {
    ///     let mut deck = Cards::first(40);
    ///     seats.each().map(|_| deck.draw_many(5, dealer)).collect()
    /// }
    /// # assert_eq!(deal(Seats::TWO, &mut Dealer::seeded(1))[1].len(), 5);
    /// ```
    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Self::State;

    /// Which seat decides next, or how the game ended.
    ///
    /// ```
    /// # use rondel::{Outcome, Seat, Seats, Turn};
    /// // Whoever took the last match has won; `"last"` is the reason, a word of the locale files.
    /// fn turn(left: u8, next: Seat) -> Turn {
    ///     if left > 0 { Turn::Decide(next) } else { Turn::Over(Outcome::win(next.rival(), Seats::TWO, "last")) }
    /// }
    /// # assert_eq!(turn(1, Seat::new(0)), Turn::Decide(Seat::new(0)));
    /// ```
    fn turn(&self, state: &Self::State) -> Turn;

    /// The seats that decide at the same time and unseen by each other, including the seat that [`Ruleset::turn`]
    /// names: all who choose a card in secret, or make a sealed bid. Empty where one seat decides alone, as in most
    /// games.
    ///
    /// Members of the group are still asked one after another, in the order of their seats and each once. This
    /// method returns the same set until the last of them has chosen. Until then their choices lie in the state,
    /// hidden from all others; nothing that anybody is asked, offered, shown or told may depend on them (law 11),
    /// and no luck may be drawn. Where each member makes several secret choices, use one round for each.
    ///
    /// ```
    /// # use rondel::components::Picks;
    /// # use rondel::{SeatSet, Seats};
    /// // All who bid at the same time; see `components::Picks`.
    /// fn together(bids: &Picks<u8>) -> SeatSet {
    ///     bids.together()
    /// }
    /// # assert_eq!(together(&Picks::ask(Seats::TWO.each().collect())).len(), 2);
    /// ```
    #[inline]
    fn together(&self, _state: &Self::State) -> SeatSet {
        SeatSet::NONE
    }

    /// Appends every legal action, each once and in a stable order: at least one while a seat decides, none once
    /// the game is over.
    ///
    /// ```
    /// // One or two of the matches that are left. The buffer is given; nothing is allocated.
    /// fn legal_actions(left: u8, into: &mut Vec<u8>) {
    ///     into.extend(1..=left.min(2));
    /// }
    /// # let mut actions = Vec::new();
    /// # legal_actions(7, &mut actions);
    /// # assert_eq!(actions, [1, 2]);
    /// ```
    fn legal_actions(&self, state: &Self::State, into: &mut Vec<Self::Action>);

    /// One legal action, each with the same probability. Called only while a seat decides; `buffer` is scratch
    /// space that callers reuse.
    ///
    /// Playouts spend most of their time here. A ruleset that can draw an action without listing all of them may
    /// override this; the laws check that the draw is uniform.
    ///
    /// ```
    /// # use rondel::Dealer;
    /// // Columns are drawn until one is not full: as fair as a list of all.
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

    /// Plays an action. The caller guarantees that it is legal in `state`.
    ///
    /// ```
    /// # use rondel::{Announcement, Dealer, Text};
    /// // The closure is called only if somebody listens.
    /// fn apply(left: &mut u8, taken: u8, dealer: &mut Dealer) {
    ///     *left -= taken;
    ///     dealer.announce(|| Announcement::new(Text::new("takes").with("count", taken)));
    /// }
    /// # let mut left = 7;
    /// # apply(&mut left, 2, &mut Dealer::seeded(1));
    /// # assert_eq!(left, 5);
    /// ```
    fn apply(&self, state: &mut Self::State, action: Self::Action, dealer: &mut Dealer);

    /// Replaces everything `observer` cannot know by a fair sample of what it could be (a *determinization*). The
    /// sample must not depend on what is hidden, and must be as likely as it is given what the observer knows (laws
    /// 5 and 9).
    ///
    /// ```
    /// # use rondel::components::Cards;
    /// # use rondel::{Dealer, Seat};
    /// // The others hold any of the cards that the observer does not hold: never those that lie there.
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

    /// Counts every piece on the table (law 2), also between the steps of an action.
    ///
    /// # Errors
    /// When the table has lost or gained a piece.
    ///
    /// ```
    /// # use rondel::ConservationError;
    /// // Forty cards, wherever they lie.
    /// fn check_conservation(hands: [usize; 2], deck: usize) -> Result<(), ConservationError> {
    ///     ConservationError::check("cards", hands.iter().sum::<usize>() + deck, 40)
    /// }
    /// # assert!(check_conservation([5, 5], 30).is_ok() && check_conservation([5, 6], 30).is_err());
    /// ```
    fn check_conservation(&self, state: &Self::State) -> Result<(), ConservationError>;

    /// Advice to bots: the expected result of the position for `seat`, from 0 (lost) to 1 (won); `None` where the
    /// ruleset has no estimate. No rule reads it.
    ///
    /// It may read the whole state, including others' hands. A bot asks only about positions sampled by
    /// [`Ruleset::determinize`] (an [`Observation`] holds no other), so it learns nothing it may not know. Only the
    /// laws and the lab ask about the true position, and they tell no player.
    ///
    /// [`Observation`]: crate::Observation
    ///
    /// ```
    /// // Level is one half, and each point ahead is worth less than the one before.
    /// fn estimate(lead: i32) -> Option<f32> {
    ///     Some(1.0 / (1.0 + (-0.2 * lead as f32).exp()))
    /// }
    /// # assert_eq!(estimate(0), Some(0.5));
    /// ```
    fn estimate(&self, _state: &Self::State, _seat: Seat) -> Option<f32> {
        None
    }

    /// Advice to bots: [`Ruleset::estimate`] for every seat at once, for games in which one computation serves all
    /// seats. Seats that are not at the table, or have no estimate, get 0.5. The laws check that both methods
    /// agree.
    ///
    /// ```
    /// # use rondel::{MAX_SEATS, Seats};
    /// // Of two seats one has what the other lacks.
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

    /// Advice to bots: an action that wins at once, or the only one that keeps the next seat from winning at once
    /// (decisive and anti-decisive moves: Teytaud and Teytaud 2010). Called only while a seat decides.
    ///
    /// A search asks at the first plies of every playout, so override this only where the answer costs about as
    /// much as drawing an action.
    ///
    /// ```
    /// # use rondel::Urgent;
    /// // Two matches or one that are left win at once; nobody can keep the next from winning with three.
    /// fn urgent(left: u8) -> Urgent<u8> {
    ///     if left <= 2 { Urgent::Wins(left) } else { Urgent::Unasked }
    /// }
    /// # assert_eq!(urgent(2), Urgent::Wins(2));
    /// ```
    #[inline]
    fn urgent(&self, _state: &Self::State) -> Urgent<Self::Action> {
        Urgent::Unasked
    }

    /// Advice to bots: what `seat` knows and others do not, as a number, where there are so few cases that a search
    /// can treat each separately; 0 where there is nothing to know, or too much. A player who does not know it is
    /// assumed to act the same in all cases. No rule reads it.
    ///
    /// ```
    /// // One card of three, at Kuhn poker: 0 would say that there is nothing to know.
    /// fn knowledge(card: u8) -> u32 {
    ///     1 + u32::from(card)
    /// }
    /// # assert_eq!(knowledge(0), 1);
    /// ```
    #[inline]
    fn knowledge(&self, _state: &Self::State, _seat: Seat) -> u32 {
        0
    }

    /// Advice to bots: the search behind each level a person can choose, found by playing the levels against each
    /// other (`rondel ladder --tune`). The Grandmaster thinks ten times as long as the Master. Where longer thought
    /// does not help, repeat the Master's skill; no Grandmaster is offered then.
    ///
    /// ```
    /// # use rondel::bots::{Skill, Skills};
    /// // The Beginner slips in a tenth of its decisions.
    /// fn skills() -> Skills {
    ///     [(10, 10), (25, 0), (70, 0), (250, 0), (1000, 0), (10_000, 0)].map(|(thinks, slips)| Skill::new(thinks, slips))
    /// }
    /// # assert_eq!(skills()[0].slips, 10);
    /// ```
    fn skills(&self) -> Skills {
        Level::UNMEASURED
    }

    /// How strong the levels of [`Ruleset::skills`] are at a table of two, in Elo points; `None` where nobody has
    /// measured them.
    ///
    /// ```
    /// # use rondel::bots::LevelRatings;
    /// // As `rondel ladder` prints them; the Journeyman has 1500.
    /// fn level_ratings() -> Option<LevelRatings> {
    ///     Some([961, 1194, 1500, 1840, 2009, 2269])
    /// }
    /// # assert_eq!(level_ratings().map(|ratings| ratings[2]), Some(1500));
    /// ```
    fn level_ratings(&self) -> Option<LevelRatings> {
        None
    }

    /// How often a seat at a table of two gets what its search expects, fitted to games. Hints, the coach and
    /// reviews correct their figures by it; no bot plays differently for it.
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

/// What a ruleset says about the next ply; see [`Ruleset::urgent`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgent<A> {
    /// The ruleset does not say.
    Unasked,
    /// No action wins at once, and the next seat cannot win at once either.
    Nothing,
    /// This action wins at once.
    Wins(A),
    /// No action wins at once, and after any other action the next seat could.
    Parries(A),
}

/// A table with a piece too many or too few; see [`Ruleset::check_conservation`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}: counted {found}, expected {expected}")]
pub struct ConservationError {
    /// What was counted.
    pub what: String,
    /// How many are on the table.
    pub found: usize,
    /// How many the game has.
    pub expected: usize,
}

impl ConservationError {
    /// Compares a count with the number the game has.
    ///
    /// # Errors
    /// When they differ.
    pub fn check(what: &str, found: usize, expected: usize) -> Result<(), Self> {
        if found == expected { Ok(()) } else { Err(Self { what: what.to_owned(), found, expected }) }
    }
}
