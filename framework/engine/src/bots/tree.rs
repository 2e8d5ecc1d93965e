//! The tree of a search. Decisions are keyed by the actions that led to them, not by positions.

use super::proof::ProofState;
use crate::dealer::Dealer;
use crate::seat::Seat;

/// Index of the root, the decision that is being searched.
pub(super) const ROOT: u32 = 0;
/// Value of an untried action at a node where nothing is hidden. It is greater than any actual value.
const UNTRIED: f32 = 1e9;
/// Maximum total number of nodes of a search, divided equally among its trees. A tree that has reached its share
/// gets no more nodes; the search continues in the existing nodes.
pub(super) const FULL: usize = 2_000_000;

/// An action that was or could be taken after the actions on the path from the root.
#[derive(Clone, Copy)]
struct Node<A> {
    action: A,
    seat: Seat,
    /// Private knowledge of the seat that takes the action; see `Ruleset::knowledge`.
    knows: u32,
    /// The state of the proof for the action.
    standing: ProofState,
    /// Maximum number of plies to the end of the game, including this action. The value is valid only if the node
    /// is settled.
    plies: u8,
    visits: u32,
    /// Number of times the action was legal. If nothing is hidden, this is the number of choices made below the
    /// node.
    available: u32,
    /// Index of the first child. The children are contiguous. Most nodes have no children before they are tried
    /// twice.
    children: u32,
    count: u16,
    room: u16,
    /// Mean value for the seat that took the action.
    mean: f32,
    /// Reciprocal of the square root of the visits.
    narrowness: f32,
}

impl<A> Node<A> {
    const fn new(action: A, seat: Seat, knows: u32) -> Self {
        Self {
            action,
            seat,
            knows,
            standing: ProofState::Open,
            plies: 0,
            visits: 0,
            available: 0,
            children: 0,
            count: 0,
            room: 0,
            mean: 0.0,
            narrowness: 0.0,
        }
    }
}

/// All actions that the search has encountered, keyed by the preceding actions, with their value for the seat
/// that took them.
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// Maximum number of nodes.
    full: usize,
    /// Index of the first child of the most recently visited parent.
    first: usize,
    /// The children of that parent whose actions are legal.
    candidates: Vec<Candidate>,
    /// Square roots of the logarithms of 0, 1, 2 …, computed and cached on demand.
    reaches: Vec<f32>,
}

/// A child whose action is legal in the current position.
#[derive(Clone, Copy)]
struct Candidate {
    /// Index among the legal actions.
    place: u16,
    /// Offset from the first child of its parent.
    behind: u16,
}

/// Number of cached values in `reaches`. Few nodes have more visits.
const REMEMBERED: u32 = 2048;

/// Returns the numerator of the exploration term in the upper confidence bound, for this many visits to the parent.
fn reach(reaches: &mut Vec<f32>, visits: u32) -> f32 {
    let of = |visits: u32| (visits.max(1) as f32).ln().sqrt();
    if visits >= REMEMBERED {
        return of(visits);
    }
    while reaches.len() <= visits as usize {
        reaches.push(of(reaches.len() as u32));
    }
    reaches[visits as usize]
}

impl<A: Copy + Eq> Tree<A> {
    /// Creates a tree that consists of a root and can grow to `full` nodes. `any` is a placeholder for the
    /// root's action.
    pub(super) fn new(any: A, seat: Seat, full: usize) -> Self {
        Self { nodes: vec![Node::new(any, seat, 0)], full, first: 0, candidates: Vec::new(), reaches: Vec::new() }
    }

    #[inline]
    pub(super) fn action(&self, node: u32) -> A {
        self.nodes[node as usize].action
    }

    #[inline]
    pub(super) fn seat(&self, node: u32) -> Seat {
        self.nodes[node as usize].seat
    }

    #[inline]
    pub(super) fn visits(&self, node: u32) -> u32 {
        self.nodes[node as usize].visits
    }

    #[inline]
    pub(super) fn standing(&self, node: u32) -> ProofState {
        self.nodes[node as usize].standing
    }

    /// Returns the maximum number of plies to the end of the game at a settled node, including the node's own ply.
    pub(super) fn plies(&self, node: u32) -> u8 {
        self.nodes[node as usize].plies
    }

    /// Returns the node at which the search continues below one of the most recently collected children. The
    /// next actions by other seats cannot depend on the private knowledge of the acting seat, so children that
    /// differ only in that knowledge share their descendants.
    #[inline]
    pub(super) fn below(&self, child: u32) -> u32 {
        let Node { action, seat, knows, .. } = self.nodes[child as usize];
        if knows == 0 {
            return child;
        }
        let is_alike = |other: &u32| {
            let other = &self.nodes[*other as usize];
            other.action == action && other.seat == seat
        };
        (self.first as u32..child).find(is_alike).unwrap_or(child)
    }

    /// Returns the offset of a recently collected child from the first child. The offset does not change when more
    /// children are added.
    pub(super) fn behind(&self, child: u32) -> u16 {
        (child as usize - self.first) as u16
    }

    /// Returns the child at an offset from the first child of its parent.
    pub(super) fn child(&self, parent: u32, behind: u16) -> u32 {
        self.nodes[parent as usize].children + u32::from(behind)
    }

    /// Returns the node at which the search continues below a joint choice of several seats. Each seat
    /// independently chose one of the most recently collected children of `parent`. The joint choice is stored as a
    /// chain of nodes below the first seat's child, with one node for each further choice. Returns `None` if the
    /// tree is full.
    pub(super) fn join(&mut self, parent: u32, chosen: &[u16]) -> Option<u32> {
        let (first, others) = chosen.split_first()?;
        let mut node = self.below(self.child(parent, *first));
        for behind in others {
            let Node { action, seat, .. } = self.nodes[self.child(parent, *behind) as usize];
            self.collect(node, seat, 0, &[action]);
            node = self.collected().next()?;
        }
        Some(node)
    }

    /// Returns the most recently collected children.
    pub(super) fn collected(&self) -> impl Iterator<Item = u32> + '_ {
        self.candidates.iter().map(|candidate| self.first as u32 + u32::from(candidate.behind))
    }

    /// Returns the collected child for the legal action at index `place`, together with that index. Returns `None`
    /// if the tree is full.
    pub(super) fn collected_at(&self, place: usize) -> Option<(usize, u32)> {
        let found = self.candidates.iter().find(|candidate| usize::from(candidate.place) == place)?;
        Some((place, self.first as u32 + u32::from(found.behind)))
    }

    /// Finds the children of `parent` for all `legal` actions, and adds the missing children.
    #[inline]
    pub(super) fn collect(&mut self, parent: u32, seat: Seat, knows: u32, legal: &[A]) {
        self.candidates.clear();
        let Node { children, mut count, .. } = self.nodes[parent as usize];
        self.first = children as usize;
        // Legal actions have a stable order, so the next child is nearly always the child for this action.
        let mut expected = 0;
        for (place, &action) in legal.iter().enumerate() {
            let is_it = |node: &Node<A>| node.action == action && node.seat == seat && node.knows == knows;
            let children = &self.nodes[self.first..self.first + usize::from(count)];
            let found = match children.get(usize::from(expected)) {
                Some(node) if is_it(node) => Some(expected),
                _ => children.iter().position(is_it).map(|behind| behind as u16),
            };
            let child = match found {
                Some(child) => child,
                None if self.make_room(parent, legal.len() - place) => {
                    self.nodes[self.first + usize::from(count)] = Node::new(action, seat, knows);
                    count += 1;
                    self.nodes[parent as usize].count = count;
                    count - 1
                }
                None => continue,
            };
            expected = child + 1;
            self.candidates.push(Candidate { place: place as u16, behind: child });
        }
    }

    /// Makes room for at least one more child, and moves the existing children if necessary. Up to `more`
    /// children may be missing. Returns whether the tree can still grow.
    fn make_room(&mut self, parent: u32, more: usize) -> bool {
        let Node { action, count, room, .. } = self.nodes[parent as usize];
        if count < room {
            return true;
        }
        // A newly created list rarely grows later, but a list that has grown once usually grows again.
        let count = usize::from(count);
        let room = if count == 0 { more } else { count + more.max(count / 2) };
        let start = self.nodes.len();
        let Ok(wanted) = u16::try_from(room) else { return false };
        if start + room > self.full {
            return false;
        }
        self.nodes.extend_from_within(self.first..self.first + count);
        self.nodes.resize(start + room, Node::new(action, Seat::new(0), 0));
        let parent = &mut self.nodes[parent as usize];
        (parent.children, parent.room, self.first) = (start as u32, wanted, start);
        true
    }

    /// Selects the best of the collected children and returns it with its index among the legal actions. Returns
    /// `None` if the tree is full.
    ///
    /// Untried children take precedence, and one of them is chosen at random. Otherwise the upper confidence bound
    /// decides (Kocsis and Szepesvári 2006). The bound uses the number of times the action was legal, so that
    /// rarely legal actions are not explored too often (Cowling, Powley and Whitehouse 2012).
    #[inline]
    pub(super) fn select(&mut self, exploration: f32, dealer: &mut Dealer) -> Option<(usize, u32)> {
        let mut chosen = None;
        let mut best = f32::NEG_INFINITY;
        let mut untried = 0;
        let mut bonus = (0, 0.0);
        for Candidate { place, behind } in self.candidates.iter().copied() {
            let child = self.first + usize::from(behind);
            let node = &mut self.nodes[child];
            node.available += 1;
            if node.visits == 0 {
                untried += 1;
                if untried == 1 || dealer.below(untried) == 0 {
                    chosen = Some((usize::from(place), child as u32));
                }
            } else if untried == 0 {
                // In a game with no hidden information, all children have been legal equally often.
                if bonus.0 != node.available {
                    bonus = (node.available, exploration * reach(&mut self.reaches, node.available));
                }
                let bound = node.mean + bonus.1 * node.narrowness;
                if bound > best {
                    best = bound;
                    chosen = Some((usize::from(place), child as u32));
                }
            }
        }
        chosen
    }

    /// Records a visit with the value `utility` for the seat that took the action.
    #[inline]
    pub(super) fn credit(&mut self, node: u32, utility: f32) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        let share = 1.0 / node.visits as f32;
        let mean = node.mean + (utility - node.mean) * share;
        node.mean = if node.visits == 1 { utility } else { mean };
        node.narrowness = share.sqrt();
    }

    /// Returns the children of a node where nothing is hidden, in the order of the legal actions. The range is
    /// empty if they have not been added yet.
    #[inline]
    pub(super) fn row(&self, parent: u32) -> std::ops::Range<u32> {
        let Node { children, count, .. } = self.nodes[parent as usize];
        children..children + u32::from(count)
    }

    /// Adds all children of a node where nothing is hidden. Returns whether there was room for them.
    #[inline]
    pub(super) fn grow(&mut self, parent: u32, seat: Seat, legal: &[A]) -> bool {
        let start = self.nodes.len();
        let Ok(count) = u16::try_from(legal.len()) else { return false };
        if count == 0 || start + legal.len() > self.full {
            return false;
        }
        self.nodes.extend(legal.iter().map(|action| Node { mean: UNTRIED, ..Node::new(*action, seat, 0) }));
        let parent = &mut self.nodes[parent as usize];
        (parent.children, parent.count, parent.room) = (start as u32, count, count);
        true
    }

    /// Returns the best child of a node where nothing is hidden, with its index among the legal actions. All
    /// children are always legal, so the upper confidence bound needs no separate count for each. Proven losses
    /// are ranked last.
    #[inline]
    pub(super) fn choose(&mut self, parent: u32, exploration: f32, dealer: &mut Dealer) -> (usize, u32) {
        let parent = &mut self.nodes[parent as usize];
        parent.available += 1;
        let Node { children, count, available, .. } = *parent;
        let bonus = exploration * reach(&mut self.reaches, available);
        let row = &self.nodes[children as usize..children as usize + usize::from(count)];
        let (mut place, mut best) = (0, f32::NEG_INFINITY);
        for (other, node) in row.iter().enumerate() {
            let bound = node.mean + bonus * node.narrowness;
            if bound > best {
                (place, best) = (other, bound);
            }
        }
        if row[place].visits == 0 && row[place].standing == ProofState::Open {
            // Choose one of the untried children at random.
            let untried = row.iter().filter(|node| node.visits == 0).count();
            let skipped = dealer.below(untried as u32) as usize;
            let places = row.iter().enumerate().filter(|(_, node)| node.visits == 0);
            place = places.map(|(place, _)| place).nth(skipped).unwrap_or(place);
        }
        (place, children + place as u32)
    }

    /// Marks a node as clouded: its result depends on random draws or hidden information, so nothing is ever proven
    /// about it.
    pub(super) fn cloud(&mut self, node: u32) {
        self.nodes[node as usize].standing = ProofState::Clouded;
    }

    /// Records the proven result of a node, for the seat that takes its action, and the number of plies to the end of
    /// the game.
    pub(super) fn settle(&mut self, node: u32, standing: ProofState, plies: u8) {
        let node = &mut self.nodes[node as usize];
        (node.standing, node.plies) = (standing, plies);
        match standing {
            ProofState::Open | ProofState::Clouded => {}
            // The action is not tried again while the result of any other action is open.
            ProofState::Lost => (node.mean, node.narrowness) = (-UNTRIED, 0.0),
            ProofState::Drawn => node.mean = 0.5,
            // The action ranks before all others, even before untried actions.
            ProofState::Won => node.mean = 2.0 * UNTRIED,
        }
    }

    /// Settles a node from its children, all of which exist. The deciding seat wins if one of its actions wins.
    /// Otherwise, if all actions are settled, the seat takes the best action. Returns whether the node is now
    /// settled.
    pub(super) fn conclude(&mut self, parent: u32) -> bool {
        let row = &self.nodes[self.row(parent).start as usize..self.row(parent).end as usize];
        let Some(decides) = row.first().map(|node| node.seat) else { return false };
        let best = row.iter().max_by_key(|node| node.standing.rank(node.plies));
        let all = row.iter().all(|node| node.standing.is_settled());
        let Some(Node { standing, plies, .. }) = best.filter(|best| all || best.standing == ProofState::Won).copied()
        else {
            return false;
        };
        let is_own = parent == ROOT || self.nodes[parent as usize].seat == decides;
        self.settle(parent, if is_own { standing } else { standing.for_rival() }, plies.saturating_add(1));
        true
    }

    /// Returns the collected child with the best proven result. Among children with equal results, returns the
    /// most-tried child.
    pub(super) fn likeliest(&self) -> Option<u32> {
        self.collected().max_by_key(|node| {
            let Node { standing, plies, visits, .. } = self.nodes[*node as usize];
            (standing.rank(plies), visits)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_legal_only_every_tenth_time_is_not_thought_neglected() {
        let seat = Seat::new(0);
        let [rare, common] = ['r', 'c'];
        let mut dealer = Dealer::seeded(1);
        let mut tree = Tree::new(' ', seat, FULL);
        for time in 0..100 {
            let legal = if time % 10 == 0 { &[rare, common][..] } else { &[common] };
            tree.collect(ROOT, seat, 0, legal);
            tree.select(1.0, &mut dealer);
        }
        // Each action was tried five times with the same results, but one was legal ten times as often as the other.
        tree.collect(ROOT, seat, 0, &[rare, common]);
        let children: Vec<u32> = tree.collected().collect();
        for child in children.repeat(5) {
            tree.credit(child, 0.5);
        }
        let (place, child) = tree.select(1.0, &mut dealer).expect("a choice");
        assert_eq!((place, tree.action(child)), (1, common), "the rare one is tried no sooner than it deserves");
    }
}
