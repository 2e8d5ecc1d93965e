//! Chapter 6: the artist.

use rondel::components::Cards;
use rondel::line::usual;
use rondel::{Seat, Text};

use super::Table;
use crate::content::Symbol;
use crate::state::{State, Task, title};
use crate::words;

/// Price of an inspection, in coins (SP-6.1).
pub(crate) const FEE: u16 = 1;

/// Returns the works that a player may inspect: their own, those that others offer, and the displayed one,
/// except those that everyone knows to be genuine or forged (SP-6.2).
pub(crate) fn inspectable(state: &State, seat: Seat) -> Cards {
    let offered = state.others(seat).filter_map(|other| state.players[other].offered);
    let mut works = state.players[seat].works;
    offered.chain(state.displayed).for_each(|piece| works.add(piece));
    if state.public == 0 { works } else { works.iter().filter(|piece| !state.all_know(*piece)).collect() }
}

/// Returns whether a player is asked to inspect a work. This requires the fee, and either hidden works or any
/// other work to inspect. The question must not depend on what the player already knows about the hidden works,
/// because its absence would reveal this knowledge (SP-11.1).
pub(crate) fn is_asked(state: &State, seat: Seat) -> bool {
    let hidden = state.players[seat].works.without(state.seen);
    can_pay(state, seat) && (!hidden.is_empty() || !inspectable(state, seat).is_empty())
}

/// Returns whether a player can pay for an inspection (SP-6.1).
pub(crate) fn can_pay(state: &State, seat: Seat) -> bool {
    state.players[seat].coins >= FEE
}

impl Table<'_> {
    /// Allows one inspection for each artist symbol (SP-6.1).
    pub(super) fn count_artists(&mut self, seat: Seat) {
        let artists = self.state.symbols(&self.rules.content, seat).count(Symbol::Artist);
        if artists > 0 {
            self.open(seat, Task::Inspect(artists));
        }
    }

    /// Inspects a work. Only the inspector learns the result, which applies to both copies (SP-6.3).
    pub(super) fn inspect(&mut self, seat: Seat, piece: u8, left: u8) {
        let own_hidden = self.state.players[seat].works.has(piece) && self.state.players[seat].offered != Some(piece);
        self.move_coins(Some(seat), None, FEE);
        let player = self.player(seat);
        player.known |= 1 << title(piece);
        if own_hidden {
            player.looks = player.looks.saturating_add(1);
        } else {
            player.watched |= 1 << title(piece);
        }
        self.dealer.show_secret();
        let (rules, genuine) = (self.rules, self.state.genuine.has(piece));
        let own_key = if genuine { "log-inspect-genuine" } else { "log-inspect-forged" };
        let name_it = move |text: Text| text.with("work", words::work(rules, piece));
        let about = |work| [words::coins_element(seat), work];
        if own_hidden {
            let line = usual("log-inspect-own").brief("brief-inspect-own");
            self.whisper(line, seat, |text| text, (own_key, name_it), about(words::portrait(seat)));
        } else {
            let line = usual("log-inspect").brief("brief-inspect");
            self.whisper(line, seat, name_it, (own_key, name_it), about(words::work_element(piece)));
        }
        if left > 1 {
            self.open(seat, Task::Inspect(left - 1));
        }
        self.open(seat, Task::Publish(piece));
    }
}
