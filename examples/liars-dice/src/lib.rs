//! Liar's Dice: everyone rolls dice under a cup and bids on how many dice of all players show a number, until somebody
//! challenges the last bid. Sixes count as every number.

mod plugin;
mod stage;

use std::ops::RangeInclusive;

use rondel::bots::{LevelRatings, SearchSettings, Skill, Skills};
use rondel::components::Dice;
use rondel::{Announcement, ConservationError, Dealer, Flow, MAX_SEATS, Outcome, Ruleset, Seat, Seats, Turn, Weight};
use serde::{Deserialize, Serialize};

pub use plugin::{DiceCount, LiarsDiceSetup, PLUGIN};

/// The number of sides of a die. Sixes are wild (LD-2.3).
const SIDES: u8 = 6;
/// LD-1.1: the largest number of dice of a player.
const MOST_DICE: u8 = 5;
/// How likely one die fits a bid: it shows the number or a six.
const FITS: f32 = 1.0 / 3.0;

/// The ruleset, with a number of dice for each player.
pub struct LiarsDice {
    dice: u8,
}

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    seats: Seats,
    /// For each seat, the number of its dice that show each number, from 1.
    rolled: [[u8; SIDES as usize]; MAX_SEATS],
    /// Whether all dice are shown, because the last bid is being checked.
    open: bool,
    /// The latest bid of each seat in this round.
    bids: [Option<Bid>; MAX_SEATS],
    /// The seat with the last bid of the round, and the seat to move.
    bidder: Option<Seat>,
    mover: Seat,
    /// The number of dice that have been lost, and the round in which each seat lost its last one.
    lost: u8,
    out: [u8; MAX_SEATS],
    /// The last bid that was checked.
    checked: Option<Check>,
}

/// A bid: at least `count` dice show `number` (LD-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Bid {
    count: u8,
    number: u8,
}

/// A bid that was checked, and the number of dice that fitted it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Check {
    bid: Bid,
    found: u8,
}

/// The action of bidding or of challenging the last bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    /// Challenges the last bid.
    Challenge,
    /// Makes a bid.
    Bid(Bid),
}

impl Bid {
    /// Returns the bid with this place among all bids, from the lowest (LD-2.4).
    const fn at(place: u32) -> Self {
        let sides = SIDES as u32;
        Self { count: (place / sides + 1) as u8, number: (place % sides + 1) as u8 }
    }

    fn place(self) -> u32 {
        u32::from(self.count - 1) * u32::from(SIDES) + u32::from(self.number - 1)
    }
}

impl Table {
    fn left(&self, seat: Seat) -> u8 {
        self.rolled[seat.index()].iter().sum()
    }

    fn total(&self) -> u8 {
        self.seats.each().map(|seat| self.left(seat)).sum()
    }

    fn bid(&self) -> Option<Bid> {
        self.bidder.and_then(|seat| self.bids[seat.index()])
    }

    /// Returns the places of the bids that are higher than the last one (LD-2.4).
    fn higher(&self) -> std::ops::Range<u32> {
        self.bid().map_or(0, |bid| bid.place() + 1)..u32::from(self.total()) * u32::from(SIDES)
    }

    /// LD-2.3: returns the number of dice of a seat that fit a number.
    fn fitting(&self, seat: Seat, number: u8) -> u8 {
        let rolled = self.rolled[seat.index()];
        let wild = if number == SIDES { 0 } else { rolled[usize::from(SIDES) - 1] };
        rolled[usize::from(number) - 1] + wild
    }

    fn found(&self, number: u8) -> u8 {
        self.seats.each().map(|seat| self.fitting(seat, number)).sum()
    }

    /// Returns the next seat that still has dice.
    fn after(&self, seat: Seat) -> Seat {
        let seats = self.seats.count();
        let next = (1..=seats).map(|step| Seat::new(((seat.index() + step) % seats) as u8));
        next.into_iter().find(|seat| self.left(*seat) > 0).unwrap_or(seat)
    }

    /// Rolls `count` dice of a seat.
    fn roll(&mut self, seat: Seat, count: u8, dealer: &mut Dealer) {
        let mut rolled = [0; SIDES as usize];
        for _ in 0..count {
            rolled[usize::from(Dice::<1>::rolled(SIDES, dealer).shown()[0]) - 1] += 1;
        }
        self.rolled[seat.index()] = rolled;
    }

    /// LD-1.2: all players roll all their dice.
    fn roll_all(&mut self, dealer: &mut Dealer) {
        for seat in self.seats.each() {
            self.roll(seat, self.left(seat), dealer);
        }
    }

    /// Checks the last bid (LD-2.5) and begins the next round.
    fn challenge(&mut self, dealer: &mut Dealer) {
        let (Some(bidder), Some(bid)) = (self.bidder, self.bid()) else { return };
        let (challenger, found) = (self.mover, self.found(bid.number));
        dealer.announce(|| stage::told("challenges", challenger, bid).about([stage::place(bidder)]));
        (self.open, self.checked) = (true, Some(Check { bid, found }));
        dealer.show_secret();
        let (loser, key) = if found >= bid.count { (challenger, "bid-true") } else { (bidder, "bid-false") };
        dealer.announce(|| stage::checked(key, loser, found).about([stage::place(bidder)]));
        dealer.moment(self);
        let dice = &mut self.rolled[loser.index()];
        if let Some(shown) = dice.iter_mut().find(|shown| **shown > 0) {
            *shown -= 1;
        }
        self.lost += 1;
        dealer.flow(|| Flow::of("cup", 1_u16).from(stage::die(loser, 0)));
        if self.left(loser) == 0 {
            self.out[loser.index()] = self.lost;
            dealer.announce(|| Announcement::new(stage::about("is-out", loser)).weighing(Weight::Great));
        }
        // LD-2.6: the loser begins.
        self.mover = if self.left(loser) > 0 { loser } else { self.after(loser) };
        (self.open, self.bidder, self.bids) = (false, None, [None; MAX_SEATS]);
        if self.left(self.mover) < self.total() {
            self.roll_all(dealer);
        } else {
            self.open = true;
        }
    }
}

impl Ruleset for LiarsDice {
    type State = Table;
    type Action = Act;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=MAX_SEATS as u8
    }

    /// Returns the number of decisions if every possible bid is made in every round.
    fn longest_game(&self) -> usize {
        let dice = MAX_SEATS * usize::from(self.dice);
        (2..=dice).map(|left| left * usize::from(SIDES) + 1).sum()
    }

    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Table {
        // LD-1.3: chance decides who begins.
        let mover = Seat::new(dealer.chance(seats.count() as u32) as u8);
        let mut table = Table {
            seats,
            rolled: [[0; SIDES as usize]; MAX_SEATS],
            open: false,
            bids: [None; MAX_SEATS],
            bidder: None,
            mover,
            lost: 0,
            out: [0; MAX_SEATS],
            checked: None,
        };
        seats.each().for_each(|seat| table.roll(seat, self.dice, dealer));
        table
    }

    /// LD-3.2: the last player with dice wins, and the others are ranked by how long they stayed.
    fn turn(&self, table: &Table) -> Turn {
        if table.left(table.mover) < table.total() {
            return Turn::Decide(table.mover);
        }
        let stayed = table.out.map(|round| if round == 0 { i32::from(u8::MAX) } else { i32::from(round) });
        Turn::Over(Outcome::by_points(&stayed, table.seats, "end-last"))
    }

    /// LD-2.1: the player bids, or challenges the last bid of the round.
    fn legal_actions(&self, table: &Table, into: &mut Vec<Act>) {
        if let Turn::Decide(_) = self.turn(table) {
            into.extend(table.bidder.map(|_| Act::Challenge));
            into.extend(table.higher().map(|place| Act::Bid(Bid::at(place))));
        }
    }

    /// Draws a place among the challenge and the higher bids.
    fn random_action(&self, table: &Table, dealer: &mut Dealer, _buffer: &mut Vec<Act>) -> Act {
        let (higher, may_challenge) = (table.higher(), u32::from(table.bidder.is_some()));
        let drawn = dealer.below(higher.len() as u32 + may_challenge);
        if drawn < may_challenge { Act::Challenge } else { Act::Bid(Bid::at(higher.start + drawn - may_challenge)) }
    }

    fn apply(&self, table: &mut Table, action: Act, dealer: &mut Dealer) {
        match action {
            Act::Challenge => table.challenge(dealer),
            Act::Bid(bid) => {
                let seat = table.mover;
                table.bids[seat.index()] = Some(bid);
                (table.bidder, table.mover) = (Some(seat), table.after(seat));
                dealer.announce(|| stage::told("bids", seat, bid).about([stage::place(seat)]));
            }
        }
    }

    /// The dice of the others may show anything: bids may be lies.
    fn determinize(&self, table: &mut Table, observer: Seat, dealer: &mut Dealer) {
        if !table.open {
            for seat in table.seats.each().filter(|seat| *seat != observer) {
                table.roll(seat, table.left(seat), dealer);
            }
        }
    }

    fn check_conservation(&self, table: &Table) -> Result<(), ConservationError> {
        let all = table.seats.count() * usize::from(self.dice);
        ConservationError::check("dice", usize::from(table.total() + table.lost), all)
    }

    /// Returns the share of rivals that the seat will probably outlast. If there is a bid, the next player may challenge it.
    fn estimate(&self, table: &Table, seat: Seat) -> Option<f32> {
        let now = outlasted(table, seat, None);
        let (Some(bidder), Some(bid)) = (table.bidder, table.bid()) else { return Some(now) };
        let judge = table.mover;
        let unseen = f32::from(table.total() - table.left(judge));
        let lack = f32::from(bid.count) - f32::from(table.fitting(judge, bid.number)) - FITS * unseen;
        let challenged = 1.0 / (1.0 + (-1.5 * lack).exp());
        let loser = if table.found(bid.number) >= bid.count { judge } else { bidder };
        Some(now + challenged * (outlasted(table, seat, Some(loser)) - now))
    }

    /// In a sampled position, a search sees all dice, so that every turn it looks ahead makes it too sure of them.
    fn search_settings(&self, _seats: Seats) -> SearchSettings {
        SearchSettings { turns: 0, ..SearchSettings::USUAL }
    }

    fn skills(&self) -> Skills {
        [(10, 60), (30, 25), (100, 5), (300, 0), (1000, 0), (1000, 0)].map(|(thinks, slips)| Skill::new(thinks, slips))
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([1001, 1377, 1500, 1556, 1579, 1579])
    }
}

/// Returns the share of rivals that a seat will probably outlast, from the numbers of dice, if `loser` loses one.
fn outlasted(table: &Table, seat: Seat, loser: Option<Seat>) -> f32 {
    let left = |seat: Seat| f32::from(table.left(seat)) - if loser == Some(seat) { 1.0 } else { 0.0 };
    let (own, mut sum) = (left(seat), 0.0);
    for rival in table.seats.each().filter(|rival| *rival != seat) {
        let theirs = left(rival);
        sum += if own > 0.0 && theirs > 0.0 {
            1.0 / (1.0 + (-0.5 * (own - theirs)).exp())
        } else {
            // Whoever has dice outlasts those who have none, and of these, the one who left later.
            let out = |seat: Seat| if loser == Some(seat) { u8::MAX } else { table.out[seat.index()] };
            let later = out(seat) > out(rival);
            f32::from(u8::from(own > theirs || theirs <= 0.0 && later))
        };
    }
    sum / (table.seats.count() - 1) as f32
}
