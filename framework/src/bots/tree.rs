//! The tree of a search: decisions keyed by the actions that led to them, not by positions.

use crate::dealer::Dealer;
use crate::seat::Seat;

/// The decision the search is about.
pub(super) const ROOT: u32 = 0;
/// No node.
const NONE: u32 = u32::MAX;
/// A tree of so many nodes grows no more; the search goes on in what there is.
const FULL: usize = 1 << 23;

/// An action that was or could be taken after all those above it.
struct Node<A> {
    action: A,
    seat: Seat,
    first_child: u32,
    next: u32,
    visits: u32,
    available: u32,
    total: f64,
}

impl<A> Node<A> {
    fn new(action: A, seat: Seat) -> Self {
        Self { action, seat, first_child: NONE, next: NONE, visits: 0, available: 0, total: 0.0 }
    }
}

/// Every action the search has met, by what came before it; with what it was worth to the seat that took it.
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    candidates: Vec<u32>,
}

impl<A: Copy + Eq> Tree<A> {
    /// A tree with nothing below its root; `any` stands at the root and means nothing.
    pub(super) fn new(any: A, seat: Seat) -> Self {
        Self { nodes: vec![Node::new(any, seat)], candidates: Vec::new() }
    }

    pub(super) fn action(&self, node: u32) -> A {
        self.nodes[node as usize].action
    }

    pub(super) fn seat(&self, node: u32) -> Seat {
        self.nodes[node as usize].seat
    }

    pub(super) fn visits(&self, node: u32) -> u32 {
        self.nodes[node as usize].visits
    }

    /// How often the search took this action at the root, and what it was worth on average.
    pub(super) fn at_root(&self, action: A) -> (u32, f64) {
        let mut child = self.nodes[ROOT as usize].first_child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if node.action == action {
                return (node.visits, node.total / f64::from(node.visits.max(1)));
            }
            child = node.next;
        }
        (0, 0.0)
    }

    /// The child of `parent` to look at next among those that `legal` allows; nothing when the tree is full.
    ///
    /// An action never looked at comes first, whichever luck says; then the upper confidence bound decides, which counts
    /// how often an action could have been taken: what is seldom legal is not thought neglected (Cowling et al. 2012).
    pub(super) fn select(
        &mut self,
        parent: u32,
        seat: Seat,
        legal: &[A],
        exploration: f64,
        dealer: &mut Dealer,
    ) -> Option<u32> {
        self.collect(parent, seat, legal);
        let mut fresh = 0;
        let mut chosen = None;
        let mut best = f64::NEG_INFINITY;
        let mut logarithm = (0, 0.0);
        for &candidate in &self.candidates {
            let node = &mut self.nodes[candidate as usize];
            node.available += 1;
            if node.visits == 0 {
                fresh += 1;
                if fresh == 1 || dealer.below(fresh) == 0 {
                    chosen = Some(candidate);
                }
            } else if fresh == 0 {
                if logarithm.0 != node.available {
                    logarithm = (node.available, f64::from(node.available).ln());
                }
                let visits = f64::from(node.visits);
                let bound = node.total / visits + exploration * (logarithm.1 / visits).sqrt();
                if bound > best {
                    best = bound;
                    chosen = Some(candidate);
                }
            }
        }
        chosen
    }

    /// Finds the children of `parent` for all `legal` actions, and grows those that are missing.
    fn collect(&mut self, parent: u32, seat: Seat, legal: &[A]) {
        self.candidates.clear();
        // Legal actions come in a stable order, so the next child is nearly always the one looked for.
        let first = self.nodes[parent as usize].first_child;
        let mut expected = first;
        let mut last = NONE;
        for &action in legal {
            let found = self.find(expected, seat, action).or_else(|| self.find(first, seat, action));
            let child = match found {
                Some(child) => child,
                None if self.nodes.len() >= FULL => continue,
                None => self.grow(parent, last, Node::new(action, seat)),
            };
            last = child;
            expected = self.nodes[child as usize].next;
            self.candidates.push(child);
        }
    }

    fn find(&self, mut child: u32, seat: Seat, action: A) -> Option<u32> {
        while child != NONE {
            let node = &self.nodes[child as usize];
            if node.action == action && node.seat == seat {
                return Some(child);
            }
            child = node.next;
        }
        None
    }

    /// Puts a child behind its elder sibling `elder`, or first.
    fn grow(&mut self, parent: u32, elder: u32, mut node: Node<A>) -> u32 {
        let child = self.nodes.len() as u32;
        let link = if elder == NONE {
            &mut self.nodes[parent as usize].first_child
        } else {
            &mut self.nodes[elder as usize].next
        };
        node.next = std::mem::replace(link, child);
        self.nodes.push(node);
        child
    }

    /// Counts a visit that was worth `utility` to the seat that took the action.
    pub(super) fn credit(&mut self, node: u32, utility: f32) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.total += f64::from(utility);
    }
}
