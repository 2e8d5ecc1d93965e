//! Chapter 2: the seven actions of a round, turn by turn or phase by phase.

use rondel::Seat;
use rondel::line::small;

use super::Table;
use crate::plugin::Turns;
use crate::rules::setup::missing;
use crate::state::{Phase, Task};
use crate::words;

impl Table<'_> {
    /// Opens the turns, clockwise from the starting player (SP-2.1) or, depending on the option, the phases one after
    /// the other (SP-2.9).
    pub(super) fn open_turns(&mut self) {
        let start = self.state.start;
        match self.rules.setup.turns {
            Turns::Whole => self.state.clockwise(start).rev().for_each(|seat| self.open(seat, Task::Turn)),
            Turns::Phases => Phase::ALL.iter().rev().for_each(|phase| self.open(start, Task::Phase(*phase))),
        }
    }

    /// Opens all of a player's actions (SP-2.1).
    pub(super) fn begin_turn(&mut self, seat: Seat) {
        Phase::ALL.iter().rev().for_each(|phase| self.open(seat, Task::Act(*phase)));
    }

    /// Opens an action for all players, in turn order (SP-2.9).
    pub(super) fn begin_phase(&mut self, phase: Phase) {
        self.moment();
        self.tell(small("log-phase"), move |text| text.with("phase", words::phase(phase)), []);
        if phase == Phase::Palace {
            // SP-4.1: if the game is played phase by phase, all stones are removed from the shields before any counter
            // rises.
            self.state.seats.each().for_each(|seat| self.leave_shield(seat));
        }
        self.state.clockwise(self.state.start).rev().for_each(|seat| self.open(seat, Task::Act(phase)));
    }

    /// Begins an action of a player, who then counts as the player whose turn it is (SP-2.10).
    pub(super) fn act(&mut self, seat: Seat, phase: Phase) {
        self.moment();
        (self.state.active, self.state.phase) = (seat, phase);
        self.acting = Some(seat);
        match phase {
            Phase::Palace => {
                self.leave_shield(seat);
                self.rise_in_palace(seat);
            }
            Phase::Army => self.count_army(seat),
            Phase::Artist => self.count_artists(seat),
            Phase::Cards => self.open(seat, Task::PlayCards),
            Phase::Draw => self.draw_cards(seat),
            Phase::Expand => self.begin_expanding(seat),
            Phase::Exchange => {
                self.open(seat, Task::LastClaim);
                self.open(seat, Task::Exchange);
            }
        }
    }

    /// Begins expanding influence. In the starting player's turn, Berlin grows first (SP-8.3). Afterwards,
    /// face-down cards join the hand (SP-8.13).
    fn begin_expanding(&mut self, seat: Seat) {
        self.open(seat, Task::TakeDrawn);
        self.open(seat, Task::Expand);
        let growth = missing(self.state.seats);
        if seat == self.state.start && growth > 0 {
            self.open(seat, Task::Grow(growth));
        }
    }
}
