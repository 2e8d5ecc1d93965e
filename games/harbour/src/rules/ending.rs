//! Chapter 5: the end and the points.

use std::cmp::Ordering;

use rondel::{Outcome, Seat, Seats};

use super::Table;
use super::characters::end_points;
use crate::content::Content;
use crate::state::{State, TRAINER};

/// HB-5.1: so many purchases end the game.
pub(crate) const LAST_PURCHASE: u8 = 4;

/// HB-5.6: so many rounds without a purchase end the game.
const LAST_IDLE_ROUND: u8 = 50;

/// HB-5.6: whether nobody has bought for too long.
pub(crate) fn is_standstill(state: &State) -> bool {
    state.idle_turns >= LAST_IDLE_ROUND * state.turns.seats().count() as u8
}

/// The points of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Those of the buildings bought.
    pub buildings: i32,
    /// Those of the ability.
    pub ability: i32,
    /// Those of the bonus card.
    pub bonus: i32,
}

impl Score {
    /// All together.
    pub const fn total(&self) -> i32 {
        self.buildings + self.ability + self.bonus
    }
}

/// HB-5.2: the points of the buildings, the Noble's free one apart (HB-6.18); HB-5.3: those of the ability; HB-5.4: those
/// of the bonus card.
pub(crate) fn score(content: &Content, state: &State, seat: Seat) -> Score {
    let player = &state.players[seat];
    let bought = player.buildings.iter().filter(|card| player.free != Some(*card));
    Score {
        buildings: bought.map(|card| i32::from(content.buildings[usize::from(card)].victory_points)).sum(),
        ability: end_points(content, state, seat),
        bonus: player.bonus.map_or(0, |card| {
            let card = &content.bonus[usize::from(card)];
            i32::from(player.goods.count(card.good) / card.units * card.points)
        }),
    }
}

/// HB-5.5: points, then bought buildings, then goods, in one number.
fn rank(content: &Content, state: &State, seat: Seat) -> i32 {
    let player = &state.players[seat];
    (score(content, state, seat).total() * 100 + i32::from(player.bought())) * 100 + player.goods.total() as i32
}

/// HB-5.5: most points win; HB-7.7: alone, more than the training opponent.
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
    /// HB-5.1: a fourth purchase, and every other player has one more turn.
    pub(super) fn after_buying(&mut self, seat: Seat) {
        self.state.bought_now = true;
        if self.state.players[seat].bought() >= LAST_PURCHASE && self.state.turns.begin_last_round() {
            self.say("log-last-round", seat, |text| text, []);
        }
    }

    /// HB-5.1: then the game ends; HB-5.4: the bonus cards are turned up.
    pub(super) fn end_game(&mut self) {
        self.state.is_over = true;
        let seats = self.state.turns.seats();
        if seats.each().any(|seat| self.state.players[seat].bonus.is_some()) {
            self.dealer.show_secret();
        }
        for seat in seats.each() {
            let points = score(&self.rules.content, self.state, seat).total();
            self.say("log-points", seat, |text| text.with("points", points), []);
        }
    }
}
