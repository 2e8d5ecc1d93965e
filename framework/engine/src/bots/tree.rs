//! The tree of a search: decisions keyed by the actions that led to them, not by positions.

use super::proof::ProofState;
use crate::dealer::Dealer;
use crate::seat::Seat;

/// The decision the search is about.
pub(super) const ROOT: u32 = 0;
/// What was never tried where nothing is hidden counts as better than anything that was.
const UNTRIED: f32 = 1e9;
/// The trees of a search hold so many nodes together; then they grow no more, and the search goes on in what there is.
pub(super) const FULL: usize = 2_000_000;

/// An action that was or could be taken after all those above it.
#[derive(Clone, Copy)]
struct Node<A> {
    action: A,
    seat: Seat,
    /// What the one who takes it knows and others do not; see `Ruleset::knowledge`.
    knows: u32,
    /// What is known for certain of it.
    standing: ProofState,
    /// In how many plies at most the game is over, itself among them, where it is settled.
    plies: u8,
    visits: u32,
    /// How often it could have been taken; where nothing is hidden, how often a choice was made below it.
    available: u32,
    /// Where the actions after it lie, all in a row; there are none before it is tried a second time.
    children: u32,
    count: u16,
    room: u16,
    /// What it was worth on average to the seat that took it.
    mean: f32,
    /// One by the square root of the visits.
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

/// Every action the search has met, by what came before it; with what it was worth to the seat that took it.
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The most nodes it may have.
    full: usize,
    /// Where the children of the parent looked at last begin.
    first: usize,
    /// Those of them that are legal.
    candidates: Vec<Candidate>,
    /// The roots of the logarithms of 0, 1, 2 …, as far as they were asked for.
    reaches: Vec<f32>,
}

/// A child collected.
#[derive(Clone, Copy)]
struct Candidate {
    /// Its place among the legal actions.
    place: u16,
    /// How far behind the first child of its parent it lies.
    behind: u16,
}

/// So many roots of logarithms are remembered; few nodes ask for more.
const REMEMBERED: u32 = 2048;

/// How far the upper confidence bound reaches after so many visits, before it is divided by those of the child.
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
    /// A tree with nothing below its root; `any` stands at the root and means nothing. It grows to `full` nodes.
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

    /// In how many plies at most the game is over after a settled node, its own among them.
    pub(super) fn plies(&self, node: u32) -> u8 {
        self.nodes[node as usize].plies
    }

    /// Where the search goes on below one of the children collected last. What others do next cannot hang on what the one
    /// who acted knows, so children that differ in this alone share what lies below them.
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

    /// How far behind the first child of its parent a child collected last lies: that stays so when more are grown.
    pub(super) fn behind(&self, child: u32) -> u16 {
        (child as usize - self.first) as u16
    }

    /// The child that lies so far behind the first one of its parent.
    pub(super) fn child(&self, parent: u32, behind: u16) -> u32 {
        self.nodes[parent as usize].children + u32::from(behind)
    }

    /// Where the search goes on below what several seats chose together. Each chose one of the children of `parent`, which
    /// were collected last; whatever the others choose, it is the same child. Below the first one's lies a chain of one
    /// node for each further choice; nothing where the tree is full.
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

    /// The children collected last.
    pub(super) fn collected(&self) -> impl Iterator<Item = u32> + '_ {
        self.candidates.iter().map(|candidate| self.first as u32 + u32::from(candidate.behind))
    }

    /// The child for legal action number `place` among those collected last, with that number; nothing where the tree is full.
    pub(super) fn collected_at(&self, place: usize) -> Option<(usize, u32)> {
        let found = self.candidates.iter().find(|candidate| usize::from(candidate.place) == place)?;
        Some((place, self.first as u32 + u32::from(found.behind)))
    }

    /// Finds the children of `parent` for all `legal` actions, and grows those that are missing.
    #[inline]
    pub(super) fn collect(&mut self, parent: u32, seat: Seat, knows: u32, legal: &[A]) {
        self.candidates.clear();
        let Node { children, mut count, .. } = self.nodes[parent as usize];
        self.first = children as usize;
        // Legal actions come in a stable order, so the next child is nearly always the one looked for.
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

    /// Makes room for one more child where as many as `more` may be missing, moving those that are there if it must;
    /// whether the tree can still grow.
    fn make_room(&mut self, parent: u32, more: usize) -> bool {
        let Node { action, count, room, .. } = self.nodes[parent as usize];
        if count < room {
            return true;
        }
        // A first list is seldom longer later; a list that has grown once grows again.
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

    /// The best of the children collected last, with its place among the legal actions; nothing when the tree is full.
    ///
    /// One never tried comes first, whichever luck says; then the upper confidence bound decides (Kocsis and Szepesvári
    /// 2006), which counts how often an action could have been taken: what is seldom legal is not thought neglected
    /// (Cowling, Powley and Whitehouse 2012).
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
                // All children have been there equally often in a game where nothing is hidden.
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

    /// Counts a visit that was worth `utility` to the seat that took the action.
    #[inline]
    pub(super) fn credit(&mut self, node: u32, utility: f32) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        let share = 1.0 / node.visits as f32;
        let mean = node.mean + (utility - node.mean) * share;
        node.mean = if node.visits == 1 { utility } else { mean };
        node.narrowness = share.sqrt();
    }

    /// The nodes right below one where nothing is hidden, in the order of the legal actions; none before they are grown.
    #[inline]
    pub(super) fn row(&self, parent: u32) -> std::ops::Range<u32> {
        let Node { children, count, .. } = self.nodes[parent as usize];
        children..children + u32::from(count)
    }

    /// Grows all children of a node where nothing is hidden at once; whether there is room for them.
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

    /// The best child of a node where nothing is hidden, with its place among the legal actions. All of them are legal each
    /// time, so the upper confidence bound needs no count of its own for each. What is lost for certain comes last.
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
            // Whichever luck says.
            let untried = row.iter().filter(|node| node.visits == 0).count();
            let skipped = dealer.below(untried as u32) as usize;
            let places = row.iter().enumerate().filter(|(_, node)| node.visits == 0);
            place = places.map(|(place, _)| place).nth(skipped).unwrap_or(place);
        }
        (place, children + place as u32)
    }

    /// Says that what comes after a node hangs on luck or on what somebody cannot see: nothing is ever certain of it.
    pub(super) fn cloud(&mut self, node: u32) {
        self.nodes[node as usize].standing = ProofState::Clouded;
    }

    /// Says for certain what a node is worth to the seat that takes it, and in how many plies the game is over.
    pub(super) fn settle(&mut self, node: u32, standing: ProofState, plies: u8) {
        let node = &mut self.nodes[node as usize];
        (node.standing, node.plies) = (standing, plies);
        match standing {
            ProofState::Open | ProofState::Clouded => {}
            // It is not tried again while anything else is open.
            ProofState::Lost => (node.mean, node.narrowness) = (-UNTRIED, 0.0),
            ProofState::Drawn => node.mean = 0.5,
            // Not even what was never tried comes before it.
            ProofState::Won => node.mean = 2.0 * UNTRIED,
        }
    }

    /// Settles a node by its children, all of which are there: it is won for who decides after it where one action wins, and as
    /// good as the best where all are settled. Whether it is settled now.
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

    /// What is best among the children collected last as far as is certain, else what was tried most.
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
        // Each was taken five times and was worth the same; one of them could have been taken ten times as often.
        tree.collect(ROOT, seat, 0, &[rare, common]);
        let children: Vec<u32> = tree.collected().collect();
        for child in children.repeat(5) {
            tree.credit(child, 0.5);
        }
        let (place, child) = tree.select(1.0, &mut dealer).expect("a choice");
        assert_eq!((place, tree.action(child)), (1, common), "the rare one is tried no sooner than it deserves");
    }
}
