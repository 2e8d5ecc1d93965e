//! Euchre: a trick-taking game for two pairs of partners, who bid for trumps.

mod cards;
mod estimate;
mod plugin;
mod stage;

use std::ops::RangeInclusive;

use rondel::bots::{LevelRatings, SearchSettings, Skill, Skills};
use rondel::components::{Cards, Hands, MatchScore, Sight, Suits, Trick};
use rondel::{ConservationError, Dealer, Flow, MAX_SEATS, Outcome, Ruleset, Seat, SeatSet, Seats, Teams, Turn};
use serde::{Deserialize, Serialize};

use cards::{PACK, PLAIN, SUITS, suits};
pub use plugin::{EuchreSetup, LastBid, Length, PLUGIN};

/// EU-1.2: the number of players, and the teams.
const PLAYERS: usize = 4;
const TEAMS: Teams = Teams::alternating(2);
/// EU-1.3: the cards in a hand, which is also the number of tricks.
const HAND: u8 = 5;
/// EU-4.1: the tricks that the makers need.
const ENOUGH: u8 = 3;
/// EU-4.6: a match has at most this many deals.
const MOST_DEALS: u16 = 40;
/// The most decisions in a deal: two rounds of bidding, going alone, the discard, the cards, and dealing again.
const DECISIONS: usize = 2 * PLAYERS + 2 + PLAYERS * HAND as usize + 1;

/// The places of cards after the hands: the cards that nobody sees, the upcard, the dealer's discard, and the cards
/// that have been played.
const KITTY: usize = PLAYERS;
const UPCARD: usize = 5;
const DISCARD: usize = 6;
const PLAYED: usize = 7;

/// The ruleset.
pub struct Euchre {
    /// EU-4.5: the points that win, and the largest number of deals.
    limit: i16,
    deals: u16,
    /// EU-2.4: whether the dealer must name trumps if nobody else does.
    sticks: bool,
}

/// What the seat to move decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Phase {
    /// Whether the suit of the upcard becomes trumps, or which other suit.
    Order,
    Name,
    /// Whether the maker plays alone, and what the dealer discards.
    Alone,
    Discard,
    Play,
    /// The deal is over; to deal the next one.
    Deal,
}

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    /// The points, and who deals.
    score: MatchScore<PLAYERS>,
    cards: Hands<{ PLAYED + 1 }>,
    phase: Phase,
    /// The seat to move, except during the play.
    mover: Seat,
    trump: Option<u8>,
    maker: Option<Seat>,
    is_alone: bool,
    /// The trick that is being played, and the one before it.
    trick: Trick,
    last: Option<Trick>,
    /// The tricks of both teams in this deal.
    tricks: [u8; 2],
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    /// Passes.
    Pass,
    /// Makes the suit of the upcard trumps.
    Order,
    /// Makes another suit trumps.
    Name(u8),
    /// Plays alone, or with the partner.
    Alone(bool),
    /// Lays away a card of the dealer.
    Discard(u8),
    /// Plays a card.
    Play(u8),
    /// Deals the next cards.
    Deal,
}

impl Table {
    fn seats(&self) -> Seats {
        self.score.seats()
    }

    fn dealer(&self) -> Seat {
        self.score.first()
    }

    fn hand(&self, seat: Seat) -> Cards {
        self.cards.at(seat.index())
    }

    /// Returns the seat that is to move, if the game goes on.
    fn mover(&self) -> Seat {
        if self.phase == Phase::Play { self.trick.next().unwrap_or(self.mover) } else { self.mover }
    }

    /// Returns the suits, with trumps once they are known.
    fn suits(&self) -> Suits {
        self.trump.map_or(PLAIN, suits)
    }

    /// EU-3.3: returns the cards that a seat may play.
    fn legal(&self, seat: Seat) -> Cards {
        self.trick.legal(self.hand(seat), self.suits())
    }

    fn upcard(&self) -> Option<u8> {
        self.cards.at(UPCARD).iter().next()
    }

    /// EU-2.3: returns the suits that may be named.
    fn other_suits(&self) -> impl Iterator<Item = u8> + use<> {
        let turned_down = self.upcard().map(|card| PLAIN.suit(card));
        (0..SUITS).filter(move |suit| Some(*suit) != turned_down)
    }

    /// EU-2.5: returns the seat that sits out.
    fn absent(&self) -> SeatSet {
        self.maker.filter(|_| self.is_alone).map_or(SeatSet::NONE, |maker| SeatSet::from(partner(maker)))
    }

    /// EU-1.3: deals five cards to each seat, and turns up the upcard.
    fn dealt(score: MatchScore<PLAYERS>, dealer: &mut Dealer) -> Self {
        let by = score.first();
        let mut cards = Hands::new(PACK, KITTY, |place| match place {
            KITTY => Sight::Nobody,
            DISCARD => Sight::Owner(by),
            hand if hand < PLAYERS => Sight::Owner(Seat::new(hand as u8)),
            _ => Sight::All,
        });
        (0..PLAYERS).for_each(|seat| cards.deal(KITTY, seat, HAND.into(), dealer));
        cards.draw(KITTY, UPCARD, dealer);
        let trick = Trick::led_by(left(by), score.seats());
        let (phase, mover, tricks) = (Phase::Order, left(by), [0; 2]);
        Self { score, cards, phase, mover, trump: None, maker: None, is_alone: false, trick, last: None, tricks }
    }

    /// EU-2.1, EU-2.3: the next seat bids, or the next round begins. EU-2.4: after both, the hands are thrown in.
    fn pass(&mut self, dealer: &mut Dealer) {
        let by = self.mover;
        dealer.announce(|| stage::passes(by));
        self.mover = left(by);
        if by != self.dealer() {
        } else if self.phase == Phase::Order {
            self.phase = Phase::Name;
            let upcard = self.upcard().unwrap_or_default();
            dealer.announce(|| stage::turns_down(by, upcard));
        } else {
            dealer.moment(self);
            dealer.announce(stage::throws_in);
            self.end();
        }
    }

    /// Makes a suit trumps. EU-2.5: then the maker decides whether to play alone.
    fn make(&mut self, trump: u8) {
        (self.trump, self.maker, self.phase) = (Some(trump), Some(self.mover), Phase::Alone);
    }

    /// EU-2.2: lays a card away, and then takes the upcard.
    fn discard(&mut self, card: u8, dealer: &mut Dealer) {
        let by = self.dealer();
        self.cards.put(card, DISCARD);
        if let Some(upcard) = self.upcard() {
            self.cards.put(upcard, by.index());
            dealer.announce(|| stage::discards(by, card, upcard));
        }
        self.begin();
    }

    /// EU-3.2: the player to the left of the dealer leads, or the next one who plays.
    fn begin(&mut self) {
        self.phase = Phase::Play;
        self.trick = Trick::led_by(left(self.dealer()), self.seats()).without(self.absent());
    }

    /// Plays a card, and records if the hand has no card of the suit that was led.
    fn play(&mut self, card: u8, dealer: &mut Dealer) {
        let (seat, suits) = (self.mover(), self.suits());
        self.cards.put(card, PLAYED);
        if let Some(suit) = self.trick.missed(card, suits) {
            self.cards.bar(seat.index(), suits.cards(suit));
        }
        self.trick.play(card);
        dealer.announce(|| stage::plays(seat, card));
        if self.trick.next().is_none() {
            self.take(dealer);
        }
    }

    /// EU-3.4: the winner takes the trick and leads the next one.
    fn take(&mut self, dealer: &mut Dealer) {
        let Some(winner) = self.trick.winner(self.suits()) else { return };
        dealer.moment(self);
        let team = TEAMS.index(winner);
        self.tricks[team] += 1;
        dealer.announce(|| stage::takes(winner, team));
        self.last = Some(self.trick);
        self.trick = Trick::led_by(winner, self.seats()).without(self.absent());
        if self.tricks.iter().sum::<u8>() == HAND {
            // The last trick stays in the middle while the deal is counted.
            self.phase = Phase::Deal;
            self.count(dealer);
        }
    }

    /// Counts the points of the deal.
    fn count(&mut self, dealer: &mut Dealer) {
        let Some(maker) = self.maker else { return };
        dealer.moment(self);
        let won = self.tricks[TEAMS.index(maker)];
        let points = points(won, self.is_alone);
        let seat = if points < 0 { left(maker) } else { maker };
        self.score.add_for_team(seat, points.abs(), TEAMS);
        let (team, total) = (TEAMS.index(seat), self.score.of(seat));
        dealer.flow(|| Flow::of("point", points.unsigned_abs()).to(stage::of("points", team)));
        dealer.announce(|| stage::scores(team, points, won, total));
        self.end();
    }

    /// EU-4.4: the next player is to deal.
    fn end(&mut self) {
        (self.phase, self.mover) = (Phase::Deal, left(self.dealer()));
    }

    /// Returns the number of deals that are over.
    fn completed(&self) -> u16 {
        self.score.deals() + u16::from(self.phase == Phase::Deal)
    }
}

/// Returns the seat to the left, which is the next one clockwise.
const fn left(seat: Seat) -> Seat {
    Seat::new(((seat.index() + 1) % PLAYERS) as u8)
}

const fn partner(seat: Seat) -> Seat {
    left(left(seat))
}

/// Returns the points of the makers for their tricks; below 0, the points of the other team.
const fn points(won: u8, is_alone: bool) -> i16 {
    match (won, is_alone) {
        // EU-4.2: all five tricks.
        (HAND, true) => 4,
        (HAND, false) => 2,
        (ENOUGH.., _) => 1,
        // EU-4.3: the makers are euchred.
        _ => -2,
    }
}

impl Euchre {
    /// EU-2.4: returns whether the seat to move may pass in the second round.
    fn may_pass(&self, table: &Table) -> bool {
        !self.sticks || table.mover != table.dealer()
    }

    fn is_over(&self, table: &Table) -> bool {
        table.phase == Phase::Deal && (table.score.has_reached(self.limit) || table.completed() >= self.deals)
    }
}

impl Ruleset for Euchre {
    type State = Table;
    type Action = Act;

    fn seats(&self) -> RangeInclusive<u8> {
        PLAYERS as u8..=PLAYERS as u8
    }

    fn longest_game(&self) -> usize {
        usize::from(self.deals) * DECISIONS
    }

    /// EU-4.6: a tie is possible only if hands may be thrown in.
    fn allows_ties(&self) -> bool {
        !self.sticks
    }

    fn teams(&self, _seats: Seats) -> Teams {
        TEAMS
    }

    /// EU-1.3: chance decides who deals first.
    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Table {
        let first = Seat::new(dealer.chance(PLAYERS as u32) as u8);
        Table::dealt(MatchScore::new(seats, first), dealer)
    }

    fn turn(&self, table: &Table) -> Turn {
        if !self.is_over(table) {
            return Turn::Decide(table.mover());
        }
        let reason = match self.deals {
            1 if table.trump.is_none() => "end-thrown-in",
            1 => "end-deal",
            _ if table.score.has_reached(self.limit) => "end-points",
            _ => "end-deals",
        };
        let points = [0, 1].map(|team| table.score.of(Seat::new(team)).into());
        Turn::Over(Outcome::by_team_points(&points, TEAMS, table.seats(), reason))
    }

    fn legal_actions(&self, table: &Table, into: &mut Vec<Act>) {
        match table.phase {
            Phase::Order => into.extend([Act::Pass, Act::Order]),
            Phase::Name => {
                let pass = self.may_pass(table).then_some(Act::Pass);
                into.extend(pass.into_iter().chain(table.other_suits().map(Act::Name)));
            }
            Phase::Alone => into.extend([false, true].map(Act::Alone)),
            Phase::Discard => into.extend(table.hand(table.mover).iter().map(Act::Discard)),
            Phase::Play => into.extend(table.legal(table.mover()).iter().map(Act::Play)),
            Phase::Deal if self.is_over(table) => {}
            Phase::Deal => into.push(Act::Deal),
        }
    }

    fn apply(&self, table: &mut Table, action: Act, dealer: &mut Dealer) {
        let by = table.mover;
        match action {
            Act::Pass => table.pass(dealer),
            Act::Order => {
                let Some(upcard) = table.upcard() else { return };
                dealer.announce(|| stage::orders(by, table.dealer(), upcard));
                table.make(PLAIN.suit(upcard));
            }
            Act::Name(suit) => {
                dealer.announce(|| stage::names(by, suit));
                table.make(suit);
            }
            Act::Alone(is_alone) => {
                dealer.announce(|| stage::plays_alone(by, is_alone));
                table.is_alone = is_alone;
                // EU-2.2: the dealer discards if the upcard was ordered up.
                if table.upcard().map(|card| PLAIN.suit(card)) == table.trump {
                    (table.phase, table.mover) = (Phase::Discard, table.dealer());
                } else {
                    table.begin();
                }
            }
            Act::Discard(card) => table.discard(card, dealer),
            Act::Play(card) => table.play(card, dealer),
            Act::Deal => {
                table.score.end_deal();
                *table = Table::dealt(table.score, dealer);
                let upcard = table.upcard().unwrap_or_default();
                dealer.announce(|| stage::deals(by, upcard));
            }
        }
    }

    fn determinize(&self, table: &mut Table, observer: Seat, dealer: &mut Dealer) {
        table.cards.determinize(observer, dealer);
    }

    fn check_conservation(&self, table: &Table) -> Result<(), ConservationError> {
        table.cards.check_conservation("cards", PACK)
    }

    fn estimate(&self, table: &Table, seat: Seat) -> Option<f32> {
        Some(estimate::chances(self, table)[TEAMS.index(seat)])
    }

    fn estimates(&self, table: &Table, _seats: Seats) -> [f32; MAX_SEATS] {
        let chances = estimate::chances(self, table);
        std::array::from_fn(|seat| chances[seat % 2])
    }

    /// The estimate itself plays the deal on.
    fn search_settings(&self, _seats: Seats) -> SearchSettings {
        SearchSettings { turns: 0, ..SearchSettings::USUAL }
    }

    /// A longer search gains nothing, so the last level is the one before it (docs/strength.md).
    fn skills(&self) -> Skills {
        [(10, 75), (30, 45), (60, 20), (200, 4), (3000, 0), (3000, 0)].map(|(thinks, slips)| Skill::new(thinks, slips))
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([1073, 1275, 1500, 1728, 1780, 1780])
    }
}
