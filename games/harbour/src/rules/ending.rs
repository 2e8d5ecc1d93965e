//! Chapter 5: the end of the game and the points.

use std::cmp::Ordering;

use rondel::line::great;
use rondel::{Outcome, Seat, Seats};

use super::Table;
use super::characters::end_points;
use super::telling::Place;
use crate::content::{Content, Goods};
use crate::state::{Player, State, TRAINER};
use crate::words;

/// Number of purchases by one player that ends the game (HB-5.1).
pub(crate) const LAST_PURCHASE: u8 = 4;

/// Number of rounds without a purchase that ends the game (HB-5.6).
pub(crate) const LAST_IDLE_ROUND: u8 = 50;

/// Returns whether too many rounds have passed without a purchase (HB-5.6).
pub(crate) fn is_standstill(state: &State) -> bool {
    state.idle_turns >= LAST_IDLE_ROUND * state.turns.seats().count() as u8
}

/// Returns whether the game would end after this turn if nothing were bought in the turn (HB-5.1, HB-5.6).
pub(crate) fn is_last_turn(state: &State) -> bool {
    state.turns.turns_left() == Some(0) || is_standstill(&State { idle_turns: state.idle_turns + 1, ..*state })
}

/// A player's points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Points of the buildings bought.
    pub buildings: i32,
    /// Points of the ability.
    pub ability: i32,
    /// Points of the bonus card.
    pub bonus: i32,
}

impl Score {
    /// Returns the total number of points.
    pub const fn total(&self) -> i32 {
        self.buildings + self.ability + self.bonus
    }
}

/// Counts the points that a player would score if the game ended now: points of the buildings (HB-5.2) except
/// the Noble's free building (HB-6.18), points of the ability (HB-5.3), and points for goods exchanged
/// beforehand (HB-5.4).
pub(crate) fn score(content: &Content, state: &State, seat: Seat) -> Score {
    let (goods, bonus) = after_exchange(content, state, seat);
    Score {
        buildings: points_of_buildings(content, state, seat),
        ability: end_points(content, state, seat, &goods),
        bonus,
    }
}

/// Counts the points visible to everyone. The bonus card is ignored, so the ability counts all current goods.
pub(crate) fn open_score(content: &Content, state: &State, seat: Seat) -> Score {
    let ability = end_points(content, state, seat, &state.players[seat].goods);
    Score { buildings: points_of_buildings(content, state, seat), ability, bonus: 0 }
}

fn points_of_buildings(content: &Content, state: &State, seat: Seat) -> i32 {
    let player = &state.players[seat];
    let bought = player.buildings.iter().filter(|card| player.free != Some(*card));
    bought.map(|card| i32::from(content.buildings[usize::from(card)].victory_points)).sum()
}

/// Returns the goods left after exchanging goods for points with the bonus card, and the points received (HB-5.4).
#[inline]
fn after_exchange(content: &Content, state: &State, seat: Seat) -> (Goods, i32) {
    let player = &state.players[seat];
    if state.is_over { (player.goods, player.bonus_points.into()) } else { exchanged(content, player) }
}

/// Returns the goods left and the points received if the bonus card exchanges goods for points now (HB-5.4).
#[inline]
fn exchanged(content: &Content, player: &Player) -> (Goods, i32) {
    let Some(card) = player.bonus else { return (player.goods, 0) };
    let card = &content.bonus[usize::from(card)];
    let times = player.goods.count(card.good) / card.units;
    let mut left = player.goods;
    left.remove(card.good, times * card.units);
    (left, i32::from(times * card.points))
}

/// Returns the points, bought buildings and goods combined into one number for ranking (HB-5.5).
fn rank(content: &Content, state: &State, seat: Seat) -> i32 {
    let player = &state.players[seat];
    (score(content, state, seat).total() * 100 + i32::from(player.bought())) * 100 + player.goods.total() as i32
}

/// Returns the outcome. The most points win (HB-5.5). In a solo game, the player needs more points than the
/// training opponent (HB-7.8).
pub(crate) fn outcome(content: &Content, state: &State) -> Outcome {
    let ranks: [i32; 4] = std::array::from_fn(|seat| rank(content, state, Seat::new(seat as u8)));
    let seats = state.turns.seats();
    if !state.solo {
        let reason = if is_standstill(state) { "end-standstill" } else { "end-points" };
        return Outcome::by_points(&ranks[..seats.count()], seats, reason);
    }
    let alone = Seats::new(1).expect("one person");
    let person = Seat::new(0);
    let by_points = [person, TRAINER].map(|seat| score(content, state, seat).total());
    let is_even = by_points[0] == by_points[1];
    match ranks[0].cmp(&ranks[TRAINER.index()]) {
        Ordering::Greater if is_even => Outcome::win(person, alone, "end-tie-won"),
        Ordering::Greater => Outcome::win(person, alone, "end-trainer-beaten"),
        Ordering::Equal => Outcome::draw(alone, "end-trainer-shared"),
        Ordering::Less if is_even => Outcome::defeat(alone, "end-tie-lost"),
        Ordering::Less => Outcome::defeat(alone, "end-trainer-won"),
    }
}

impl Table<'_> {
    /// Begins the last round after a fourth purchase, giving every other player one more turn (HB-5.1).
    pub(super) fn after_buying(&mut self, seat: Seat) {
        self.state.bought_now = true;
        if self.state.players[seat].bought() >= LAST_PURCHASE && self.state.turns.begin_last_round() {
            self.say(
                great("log-last-round").brief("brief-last-round"),
                seat,
                |text| text,
                [words::home(seat, self.state.solo)],
            );
        }
    }

    /// Ends the game (HB-5.1) and reveals the bonus cards (HB-5.4).
    pub(super) fn end_game(&mut self) {
        self.step();
        self.state.is_over = true;
        let seats = self.state.turns.seats();
        let players = self.state.players;
        let mut with_card = seats.each().filter(|seat| players[*seat].bonus.is_some()).peekable();
        if with_card.peek().is_some() {
            self.dealer.show_secret();
            self.tell(great("log-bonus"), with_card.map(words::bonus));
            self.step();
        }
        for seat in seats.each() {
            self.exchange(seat);
        }
        for seat in seats.each() {
            let score = score(&self.rules.content, self.state, seat);
            let home = words::home(seat, self.state.solo);
            // HB-5.3: the points of the ability.
            self.pass_on(words::POINTS, score.ability as u8, words::ability(seat), home);
            self.say(great("log-points"), seat, |text| text.with("points", score.total()), [home]);
        }
    }

    /// Exchanges goods of the kind on the bonus card for points (HB-5.4).
    fn exchange(&mut self, seat: Seat) {
        let Some(card) = self.state.players[seat].bonus else { return };
        let good = self.rules.content.bonus[usize::from(card)].good;
        let (left, points) = exchanged(&self.rules.content, &self.state.players[seat]);
        let turned = self.state.players[seat].goods.count(good) - left.count(good);
        if turned > 0 {
            let (card, home) = (words::bonus(seat), words::home(seat, self.state.solo));
            self.player(seat).bonus_points = points as u8;
            self.transfer(good, turned, Place::Warehouse(seat), Place::On(card));
            self.pass_on(words::POINTS, points as u8, card, home);
            self.say(
                great("log-exchange"),
                seat,
                |text| text.with("what", words::amount(good, turned)).with("points", points),
                [words::stock(seat, good), card],
            );
            self.step();
        }
    }
}
