//! Proves results and passes them up the tree (MCTS-Solver: Winands, Björnsson and Saito 2008).
//!
//! Results are proven only in two-player games, and only for nodes that were reached without random draws and at
//! which both seats know the whole position: `determinize` neither draws nor changes anything for either seat. All
//! other nodes are *clouded*: the search continues below them as usual, but their results are never proven.

use super::Search;
use crate::bots::proof::ProofState;
use crate::bots::tree::ROOT;
use crate::ruleset::{Ruleset, Urgent};
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::turn::Turn;

impl<R: Ruleset> Search<'_, R> {
    /// Returns the value of a settled node for each of the two seats.
    #[cold]
    pub(super) fn certainly(&self, node: u32) -> [f32; MAX_SEATS] {
        let mut utilities = [0.0; MAX_SEATS];
        let seat = self.tree.seat(node);
        let utility = self.tree.standing(node).utility();
        utilities[seat.index()] = utility;
        utilities[seat.rival().index()] = 1.0 - utility;
        utilities
    }

    /// Propagates the proven result of the last action on the path up the tree, as far as possible.
    #[cold]
    pub(super) fn conclude(&mut self) {
        let last = self.path.len() - 1;
        // Restore the settled value, which was overwritten when the visit was credited.
        let node = self.path[last];
        self.tree.settle(node, self.tree.standing(node), self.tree.plies(node));
        for at in (0..=last).rev() {
            let parent = if at == 0 { ROOT } else { self.path[at - 1] };
            if !self.tree.conclude(parent) {
                break;
            }
        }
    }

    /// Returns whether both seats know the whole position and `seat` decides alone.
    fn is_known(&mut self, seat: Seat) -> bool {
        let draws = self.onlooker.draws();
        self.rules.together(&self.state).is_empty()
            && self.rules.knowledge(&self.state, seat) == 0
            && Seats::TWO.each().all(|seat| {
                self.anyones.clone_from(&self.state);
                self.rules.determinize(&mut self.anyones, seat, &mut self.onlooker);
                self.onlooker.draws() == draws && self.anyones == self.state
            })
    }

    /// Checks whether a newly reached position has a proven result: the game is over, or can be won with one
    /// action. All actions on the path were taken without random draws, in positions known to both seats.
    pub(super) fn arrive(&mut self, node: u32) {
        let seat = match self.rules.turn(&self.state) {
            Turn::Over(outcome) => {
                return self.tree.settle(node, ProofState::of(&outcome, self.tree.seat(node)), 1);
            }
            Turn::Decide(seat) => seat,
        };
        if !self.is_known(seat) {
            return self.tree.cloud(node);
        }
        let urgent = self.rules.urgent(&self.state);
        if matches!(urgent, Urgent::Nothing | Urgent::Parries(_)) {
            return;
        }
        self.legal.clear();
        self.rules.legal_actions(&self.state, &mut self.legal);
        let draws = self.onlooker.draws();
        let wins = self.legal.iter().position(|action| {
            if matches!(urgent, Urgent::Wins(wins) if wins != *action) {
                return false;
            }
            self.anyones.clone_from(&self.state);
            self.rules.apply(&mut self.anyones, *action, &mut self.onlooker);
            match self.rules.turn(&self.anyones) {
                Turn::Over(outcome) => {
                    self.onlooker.draws() == draws && ProofState::of(&outcome, seat) == ProofState::Won
                }
                Turn::Decide(_) => false,
            }
        });
        if let Some(place) = wins
            && self.tree.grow(node, seat, &self.legal)
        {
            let winner = self.tree.row(node).start + place as u32;
            self.tree.settle(winner, ProofState::Won, 1);
            self.tree.conclude(node);
        }
    }

    /// Descends through positions known to both seats. Stops at an action that was never tried or is settled, or at
    /// a position with random draws or hidden information. Returns the index of the observer's action on the path,
    /// the node reached, and whether the descent should continue.
    pub(super) fn descend_open(&mut self, exploration: f32) -> (Option<usize>, u32, bool) {
        let mut first = None;
        let mut node = ROOT;
        loop {
            if self.tree.row(node).is_empty() {
                let Turn::Decide(seat) = self.rules.turn(&self.state) else { return (first, node, false) };
                self.legal.clear();
                self.rules.legal_actions(&self.state, &mut self.legal);
                if !self.tree.grow(node, seat, &self.legal) {
                    return (first, node, false);
                }
            }
            let is_forced = self.tree.row(node).len() == 1;
            let (place, child) = match self.insisted {
                Some(place) if node == ROOT => (place, self.tree.row(ROOT).start + place as u32),
                _ => self.tree.choose(node, exploration, &mut self.dealer),
            };
            first = first.or(Some(place));
            let draws = self.dealer.draws();
            self.rules.apply(&mut self.state, self.tree.action(child), &mut self.dealer);
            self.path.push(child);
            node = child;
            let is_new = self.tree.visits(node) == 0;
            if is_new && self.tree.standing(node) == ProofState::Open {
                if self.dealer.draws() == draws { self.arrive(node) } else { self.tree.cloud(node) }
            }
            let is_leaf = is_new && !is_forced;
            match self.tree.standing(node) {
                ProofState::Open if !is_leaf => {}
                ProofState::Clouded if !is_leaf => return (first, node, true),
                _ => return (first, node, false),
            }
        }
    }
}
