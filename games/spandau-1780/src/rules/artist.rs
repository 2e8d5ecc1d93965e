//! Chapter 6: the artist.

use rondel::Seat;
use rondel::components::Cards;

use super::Table;
use crate::content::Symbol;
use crate::state::{State, Task, title};
use crate::words;

/// SP-6.1: what an inspection costs.
pub(crate) const FEE: u16 = 1;

/// SP-6.2: the works a player may inspect: the player's own, those others offer and the displayed one, without those
/// everybody knows.
pub(crate) fn inspectable(state: &State, seat: Seat) -> Cards {
    let offered = state.others(seat).filter_map(|other| state.players[other].offered);
    let mut works = state.players[seat].works;
    offered.chain(state.displayed).for_each(|piece| works.add(piece));
    if state.public == 0 { works } else { works.iter().filter(|piece| !state.all_know(*piece)).collect() }
}

/// SP-6.1: whether an inspection can be paid.
pub(crate) fn can_pay(state: &State, seat: Seat) -> bool {
    state.players[seat].coins >= FEE
}

impl Table<'_> {
    /// SP-6.1: one inspection for each artist symbol.
    pub(super) fn count_artists(&mut self, seat: Seat) {
        let artists = self.state.symbols(&self.rules.content, seat).count(Symbol::Artist);
        if artists > 0 {
            self.open(seat, Task::Inspect(artists));
        }
    }

    /// SP-6.3: what is found the inspector alone knows, for both copies.
    pub(super) fn inspect(&mut self, seat: Seat, piece: u8, left: u8) {
        let own_hidden = self.state.players[seat].works.has(piece) && self.state.players[seat].offered != Some(piece);
        let player = self.player(seat);
        player.coins -= FEE;
        player.known |= 1 << title(piece);
        if own_hidden {
            player.looks = player.looks.saturating_add(1);
        } else {
            player.watched |= 1 << title(piece);
        }
        self.dealer.show_secret();
        let (rules, genuine) = (self.rules, self.state.genuine.has(piece));
        let own_key = if genuine { "log-inspect-genuine" } else { "log-inspect-forged" };
        self.dealer.announce(|| {
            let work = || words::work(rules, piece);
            let public = if own_hidden {
                super::by("log-inspect-own", seat)
            } else {
                super::by("log-inspect", seat).with("work", work())
            };
            rondel::Announcement::new(public).whispered(seat, super::by(own_key, seat).with("work", work()))
        });
        if left > 1 {
            self.open(seat, Task::Inspect(left - 1));
        }
        self.open(seat, Task::Publish(piece));
    }
}
