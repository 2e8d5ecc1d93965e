//! Gin Rummy for two: draw, discard, and knock with little deadwood, over several deals.

mod estimate;
mod melds;
mod plugin;
mod stage;

use std::ops::RangeInclusive;

use rondel::bots::{LevelRatings, SearchSettings, Skill, Skills};
use rondel::components::{Cards, Hands, MatchScore};
use rondel::{ConservationError, Dealer, Flow, MAX_SEATS, Outcome, Ruleset, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

use melds::CARDS;
pub use melds::Division;
pub use plugin::{GinRummySetup, PLUGIN, Target};

/// GN-3.1: the cards dealt to each player.
const DEALT: u32 = 10;
/// GN-3.6: the cards in the stock that nobody draws.
const LEFT: u32 = 2;
/// GN-3.7: so many cards taken from the discard pile end a deal.
const MOST_TAKEN: u8 = 50;
/// GN-4.1: the most deadwood with which a player may knock.
const KNOCK: u8 = 10;
/// GN-5.2, GN-5.3: the bonus for gin and for an undercut.
const BONUS: i16 = 25;
/// GN-6.2: so many void deals in a row end the match.
const MOST_VOIDS: u8 = 3;
/// The most decisions in a deal: the first card, two for each card drawn or taken, and the next deal.
const DECISIONS: usize = 3 + 2 * (CARDS as usize + MOST_TAKEN as usize) + 1;

/// The places of cards after the hands. `LAID` holds the cards that were laid off.
const STOCK: usize = 2;
const PILE: usize = 3;
const LAID: usize = 4;

/// The sources of bonus points, as indices.
const FOR_GIN: usize = 0;
const FOR_UNDERCUT: usize = 1;

/// GN-6.1: the target of a match of one deal, in which any points win.
const ONE_DEAL: i16 = 1;

/// The ruleset, with the points that win.
pub struct GinRummy {
    target: i16,
}

/// What the seat to move decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Step {
    /// Whether to take the first card of the discard pile.
    Offer,
    /// Nothing: the card must come from the stock, because nobody has taken the first one.
    Stock,
    /// Where to take a card.
    Draw,
    /// Which card to discard, and whether to knock.
    Discard,
    /// Nothing but the next deal.
    Over,
}

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    target: i16,
    cards: Hands<{ LAID + 1 }>,
    /// The points, and the dealer.
    score: MatchScore<2>,
    step: Step,
    mover: Seat,
    /// The card on top of the discard pile, and the one that was just taken from it.
    upcard: Option<u8>,
    taken: Option<u8>,
    pile_draws: u8,
    knocker: Option<Seat>,
    /// The number of void deals since a deal was scored.
    voids: u8,
    /// The bonuses of each seat, which its points contain.
    bonuses: [[i16; 2]; 2],
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    /// Takes the upper card of the discard pile.
    Take,
    /// Draws from the stock.
    Draw,
    /// Leaves the first card of the discard pile.
    Pass,
    /// Discards a card.
    Discard(u8),
    /// Discards a card and knocks.
    Knock(u8),
    /// Deals the next cards.
    Deal,
}

impl Table {
    fn hand(&self, seat: Seat) -> Cards {
        self.cards.at(seat.index())
    }

    fn is_over(&self) -> bool {
        self.score.has_reached(self.target) || self.voids == MOST_VOIDS
    }

    /// GN-3.4: returns the cards that the seat to move may discard.
    fn discards(&self) -> impl Iterator<Item = u8> {
        let taken = self.taken;
        self.hand(self.mover).iter().filter(move |card| taken != Some(*card))
    }

    /// GN-4.1: returns the deadwood that remains if the seat to move discards a card, or `None` if it is too much.
    fn knock_with(&self, card: u8) -> Option<u8> {
        let rest = Division::best(self.hand(self.mover).without(Cards::NONE.with(card))).points();
        (rest <= KNOCK).then_some(rest)
    }

    /// Returns the cards that the seat to move may discard to knock.
    fn knocks(&self) -> impl Iterator<Item = u8> {
        self.discards().filter(|card| self.knock_with(*card).is_some())
    }

    /// Returns the divided hands of both seats after a knock; the melds of the knocker contain what was laid off.
    fn divided(&self) -> [Division; 2] {
        let mut divided = [0, 1].map(|seat| Division::best(self.hand(Seat::new(seat))));
        if let Some(knocker) = self.knocker {
            let own = &mut divided[knocker.index()];
            *own = own.lay_off(self.cards.at(LAID)).0;
        }
        divided
    }

    /// GN-3.1: deals ten cards to each player, and turns one up.
    fn dealt(target: i16, score: MatchScore<2>, dealer: &mut Dealer) -> Self {
        let mut cards = Hands::of_seats(Cards::first(CARDS), STOCK);
        Seats::TWO.each().for_each(|seat| cards.deal(STOCK, seat.index(), DEALT, dealer));
        let (upcard, mover) = (cards.draw(STOCK, PILE, dealer), score.first().rival());
        let (step, taken, pile_draws, knocker) = (Step::Offer, None, 0, None);
        Self { target, cards, score, step, mover, upcard, taken, pile_draws, knocker, voids: 0, bonuses: [[0; 2]; 2] }
    }

    /// GN-5.4: deals the next cards.
    fn deal_next(&mut self, dealer: &mut Dealer) {
        let by = self.mover;
        self.score.end_deal_before(by);
        dealer.announce(|| stage::told("deals", by, |text| text));
        let next = Self::dealt(self.target, self.score, dealer);
        *self = Self { voids: self.voids, bonuses: self.bonuses, ..next };
    }

    fn take(&mut self, dealer: &mut Dealer) {
        let (seat, Some(card)) = (self.mover, self.upcard) else { return };
        self.cards.put(card, seat.index());
        (self.taken, self.upcard) = (self.upcard, None);
        dealer.announce(|| stage::told_card("takes", seat, card));
        self.pile_draws += u8::from(self.step == Step::Draw);
        self.step = Step::Discard;
        if self.pile_draws == MOST_TAKEN {
            self.end_void("void-taken", dealer);
        }
    }

    fn draw(&mut self, dealer: &mut Dealer) {
        let seat = self.mover;
        self.step = Step::Discard;
        if let Some(card) = self.cards.draw(STOCK, seat.index(), dealer) {
            dealer.announce(|| stage::told_draw(seat, card));
        }
    }

    /// GN-3.2: the dealer may take the card that the other player has left; then the other one must draw.
    fn pass(&mut self, dealer: &mut Dealer) {
        let seat = self.mover;
        dealer.announce(|| stage::told("passes", seat, |text| text));
        if seat == self.score.first() {
            self.step = Step::Stock;
        }
        self.mover = seat.rival();
    }

    fn discard(&mut self, card: u8, dealer: &mut Dealer) {
        let seat = self.mover;
        self.lay_down(card);
        dealer.announce(|| stage::told_card("discards", seat, card));
        (self.mover, self.step) = (seat.rival(), Step::Draw);
        // GN-3.6: the last cards of the stock are not drawn.
        if self.cards.at(STOCK).len() <= LEFT {
            self.end_void("void-stock", dealer);
        }
    }

    fn lay_down(&mut self, card: u8) {
        self.cards.put(card, PILE);
        (self.upcard, self.taken) = (Some(card), None);
    }

    /// GN-5.4: nobody scores, and the same player deals again.
    fn end_void(&mut self, reason: &'static str, dealer: &mut Dealer) {
        self.voids += 1;
        (self.step, self.mover, self.taken) = (Step::Over, self.score.first(), None);
        dealer.announce(|| stage::told_void(reason));
    }

    fn knock(&mut self, card: u8, dealer: &mut Dealer) {
        let (seat, other) = (self.mover, self.mover.rival());
        dealer.show_secret();
        self.lay_down(card);
        (self.knocker, self.step) = (Some(seat), Step::Over);
        // GN-5.4: the other player deals next.
        self.mover = self.score.first().rival();
        let own = Division::best(self.hand(seat));
        self.hand(seat).iter().for_each(|card| self.cards.lay_open(card));
        dealer.announce(|| stage::told_knock(seat, card, own.points()));
        dealer.moment(self);
        // GN-4.2: the other player shows the other hand.
        self.hand(other).iter().for_each(|card| self.cards.lay_open(card));
        // GN-4.4: nothing is laid off after gin.
        if own.points() > 0 {
            dealer.moment(self);
            let hand = self.hand(other);
            let (_, rest) = own.lay_off(hand);
            let kept = rest.melds.into_iter().fold(rest.deadwood, Cards::or);
            let laid = hand.without(kept);
            laid.iter().for_each(|card| self.cards.put(card, LAID));
            if !laid.is_empty() {
                dealer.announce(|| stage::told_laid(other, laid));
            }
        }
        dealer.moment(self);
        self.score_knock(seat, own.points().into(), dealer);
    }

    /// Scores a deal that a seat has ended with so much deadwood.
    fn score_knock(&mut self, knocker: Seat, own: i16, dealer: &mut Dealer) {
        let theirs = i16::from(Division::best(self.hand(knocker.rival())).points());
        let (seat, bonus, key) = if own == 0 {
            // GN-5.2
            (knocker, Some(FOR_GIN), "scores-gin")
        } else if theirs <= own {
            // GN-5.3
            (knocker.rival(), Some(FOR_UNDERCUT), "scores-undercut")
        } else {
            // GN-5.1
            (knocker, None, "scores")
        };
        let difference = (theirs - own).abs();
        let more = bonus.map_or(0, |_| BONUS);
        if let Some(bonus) = bonus {
            self.bonuses[seat.index()][bonus] += BONUS;
        }
        let points = difference + more;
        self.score.add(seat, points);
        self.voids = 0;
        dealer.flow(|| Flow::of("chip", points.unsigned_abs()).to(stage::points(seat)));
        let (least, most) = (own.min(theirs), own.max(theirs));
        dealer.announce(|| stage::told_score(key, seat, [points, least, most].map(i32::from)));
    }
}

impl Ruleset for GinRummy {
    type State = Table;
    type Action = Act;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    /// Each scored deal brings at least a point. Void deals may come before each of them.
    fn longest_game(&self) -> usize {
        2 * self.target.unsigned_abs() as usize * usize::from(MOST_VOIDS) * DECISIONS
    }

    /// GN-6.2: after void deals, both players may have the same points.
    fn allows_ties(&self) -> bool {
        true
    }

    /// GN-1.2: chance decides who deals first.
    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Table {
        let first = Seat::new(dealer.chance(2) as u8);
        Table::dealt(self.target, MatchScore::new(seats, first), dealer)
    }

    /// GN-6.1: whoever reaches the target wins. GN-6.2: too many void deals end the match, too.
    fn turn(&self, table: &Table) -> Turn {
        if !table.is_over() {
            return Turn::Decide(table.mover);
        }
        let points = [0, 1].map(|seat| i32::from(table.score.points()[seat]));
        let reason = match table.voids {
            MOST_VOIDS => "end-voids",
            _ if table.target == ONE_DEAL => "end-deal",
            _ => "end-points",
        };
        Turn::Over(Outcome::by_points(&points, Seats::TWO, reason))
    }

    fn legal_actions(&self, table: &Table, into: &mut Vec<Act>) {
        match table.step {
            Step::Over if table.is_over() => {}
            Step::Over => into.push(Act::Deal),
            Step::Offer => into.extend([Act::Take, Act::Pass]),
            Step::Stock => into.push(Act::Draw),
            Step::Draw => into.extend([Act::Take, Act::Draw]),
            Step::Discard => {
                into.extend(table.knocks().map(Act::Knock));
                into.extend(table.discards().map(Act::Discard));
            }
        }
    }

    fn apply(&self, table: &mut Table, action: Act, dealer: &mut Dealer) {
        match action {
            Act::Take => table.take(dealer),
            Act::Draw => table.draw(dealer),
            Act::Pass => table.pass(dealer),
            Act::Discard(card) => table.discard(card, dealer),
            Act::Knock(card) => table.knock(card, dealer),
            Act::Deal => table.deal_next(dealer),
        }
    }

    /// Deals the unseen cards again. GN-3.5: cards taken from the discard pile stay in their hand.
    fn determinize(&self, table: &mut Table, observer: Seat, dealer: &mut Dealer) {
        table.cards.determinize(observer, dealer);
    }

    fn check_conservation(&self, table: &Table) -> Result<(), ConservationError> {
        table.cards.check_conservation("cards", Cards::first(CARDS))
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md). Longer searches were not tried.
    fn skills(&self) -> Skills {
        [(30, 38), (30, 22), (40, 9), (70, 0), (2000, 0), (2000, 0)].map(|(thinks, slips)| Skill::new(thinks, slips))
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([947, 1152, 1500, 1750, 1879, 1879])
    }

    /// Returns settings that rate a position at once, because random playouts hardly ever knock.
    fn search_settings(&self, _seats: Seats) -> SearchSettings {
        SearchSettings { turns: 0, ..SearchSettings::USUAL }
    }

    fn estimate(&self, table: &Table, seat: Seat) -> Option<f32> {
        Some(estimate::shares(table)[seat.index()])
    }

    fn estimates(&self, table: &Table, _seats: Seats) -> [f32; MAX_SEATS] {
        estimate::shares(table)
    }
}
