//! Chapter 9: the exchange.

use rondel::line::great;
use rondel::{Seat, Text};

use super::Table;
use crate::state::{State, Task};
use crate::words;

/// Returns the players whose offer may be taken (SP-9.1). There are none if the player offers nothing (SP-9.3).
pub(crate) fn partners(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + use<'_> {
    let offers = state.players[seat].offered.is_some();
    state.others(seat).filter(move |other| offers && state.players[*other].offered.is_some())
}

impl Table<'_> {
    /// Exchanges the works that two players offer (SP-9.1). The other player then offers the work received, and
    /// the active player chooses a new offer (SP-9.2).
    pub(super) fn exchange(&mut self, seat: Seat, partner: Seat) {
        let (Some(given), Some(taken)) = (self.state.players[seat].offered, self.state.players[partner].offered) else {
            return;
        };
        let player = self.player(seat);
        player.swap_work(given, taken);
        player.offered = None;
        let other = self.player(partner);
        other.swap_work(taken, given);
        other.offered = Some(given);
        self.works_go(1, words::work_element(given), Some(words::portrait(partner)));
        self.works_go(1, words::work_element(taken), Some(words::portrait(seat)));
        let rules = self.rules;
        let name_them = move |text: Text| {
            text.with("partner", words::player(partner))
                .with("given", words::work(rules, given))
                .with("taken", words::work(rules, taken))
        };
        let about = [words::work_element(given), words::work_element(taken)];
        let line = great("log-exchange").brief("brief-exchange");
        self.address(line, seat, name_them, (partner, "log-exchange-own", name_them), about);
        self.open(seat, Task::Offer);
    }
}
