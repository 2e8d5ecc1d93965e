//! Chapter 4: the palace.

use rondel::Seat;
use rondel::line::{small, usual};

use super::Table;
use crate::content::{Symbol, TOP_LEVEL};
use crate::state::Task;
use crate::words;

impl Table<'_> {
    /// Removes the player's stone from its shield (SP-4.1).
    pub(super) fn leave_shield(&mut self, seat: Seat) {
        if let Some(shield) = self.player(seat).shield.take() {
            let rules = self.rules;
            let name = move || rules.content.shields[usize::from(shield - 1)].name();
            let about = [words::shield_element(shield)];
            self.say(
                small("log-leave-shield").brief("brief-leave-shield"),
                seat,
                move |text| text.with("shield", name()),
                about,
            );
        }
    }

    /// Raises the counter by the number of palace symbols (SP-4.2).
    pub(super) fn rise_in_palace(&mut self, seat: Seat) {
        let symbols = self.state.symbols(&self.rules.content, seat).count(Symbol::Palace);
        if symbols > 0 && self.state.players[seat].level < TOP_LEVEL {
            self.moment();
        }
        let surplus = self.rise_by(seat, symbols);
        if may_assert(self.state.players[seat].level) {
            self.open(seat, Task::Assert { surplus });
        }
    }

    /// Raises a counter, at most to the fifth level, and returns the surplus levels.
    pub(super) fn rise_by(&mut self, seat: Seat, levels: u8) -> u8 {
        let player = self.player(seat);
        let (before, raw) = (player.level, player.level + levels);
        player.level = raw.min(TOP_LEVEL);
        let level = player.level;
        if level > before {
            let line = usual("log-palace").brief("brief-palace");
            self.say(line, seat, move |text| text.with("level", level), [words::counter(seat)]);
        }
        // SP-4.4: if influence is not asserted, the levels beyond five are lost.
        raw - level
    }

    /// Puts a stone on the shield of the level. The counter restarts with the levels beyond five (SP-4.3).
    pub(super) fn assert_influence(&mut self, seat: Seat, surplus: u8) {
        let player = self.player(seat);
        // SP-4.6: several players may have stones on one shield.
        player.shield = Some(player.level);
        let shield = player.level;
        player.level = surplus.min(TOP_LEVEL);
        let rules = self.rules;
        self.say(
            usual("log-assert").brief("brief-assert"),
            seat,
            move |text| text.with("shield", rules.content.shields[usize::from(shield - 1)].name()),
            [words::shield_element(shield), words::on_shield_element(seat), words::counter(seat)],
        );
    }
}

/// Returns whether influence may be asserted. This requires at least the first level (SP-4.3).
const fn may_assert(level: u8) -> bool {
    level > 0
}
