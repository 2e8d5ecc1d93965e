//! The impartial hand at the table: all luck and all announcements of a game come from here.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use serde::{Deserialize, Serialize};

use crate::any_state::AnyState;
use crate::element::{ElementId, Icon};
use crate::intern;
use crate::seat::{Observer, Seat};
use crate::text::Text;

/// Draws random numbers, shuffles, and collects what is announced.
///
/// A state never holds a random generator, so a bot that searches a state cannot read the future in it. The
/// generator is xoshiro256++, seeded through `SplitMix64`. Its output and [`Dealer::below`] never change: the same
/// seed and the same actions give the same game on every machine, because saved games depend on it.
#[derive(Clone, Debug)]
pub struct Dealer {
    generator: Xoshiro256PlusPlus,
    draws: u64,
    listener: Option<Box<Listener>>,
}

/// What has been announced so far, for a dealer with a listener.
#[derive(Clone, Debug, Default)]
struct Listener {
    moments: Vec<Moment>,
    heard: Vec<Announcement>,
    /// Flows that no announcement has taken up yet.
    flows: Vec<Flow>,
}

/// A step of an action: what happened in it, and the position after it.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The position after the step.
    pub state: AnyState,
    /// What was announced since the previous moment.
    pub heard: Vec<Announcement>,
}

/// Something that happened, as a line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Announcement {
    /// The text for everyone.
    pub text: Text,
    /// The text for one seat that knows more.
    pub private: Option<(Seat, Text)>,
    /// The same without its subject and as short as possible, such as "builds a factory", for the headline of the
    /// turn; `None` to leave it out of the headline.
    pub brief: Option<Text>,
    /// The things it is about, highlighted when a person points at the line. Never a hidden card.
    pub elements: Vec<ElementId>,
    /// What went from one place to another.
    pub flows: Vec<Flow>,
    /// How much it matters to whoever watches.
    pub weight: Weight,
}

/// A number of equal things that go from one place to another, such as three beer from the supply to a stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flow {
    /// What they look like.
    #[serde(deserialize_with = "intern::word")]
    pub icon: Icon,
    /// How many; at least 1.
    pub count: u16,
    /// The thing on the table they leave; `None` where they come from outside, such as an endless supply.
    pub from: Option<ElementId>,
    /// The thing on the table they arrive at; `None` where they leave the table.
    pub to: Option<ElementId>,
}

/// How much something matters to whoever watches. It determines how long a moment is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Weight {
    /// A step on the way, such as a payment.
    Small,
    /// Most of what happens.
    #[default]
    Usual,
    /// What a turn is remembered by: a purchase, a reveal, the end of a round.
    Great,
}

/// An announcement as one observer receives it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HeardAnnouncement {
    /// The text.
    pub text: Text,
    /// The same for a headline, without its subject.
    pub brief: Option<Text>,
    /// The things it is about.
    pub elements: Vec<ElementId>,
    /// What went from where to where.
    pub flows: Vec<Flow>,
    /// How much it matters.
    pub weight: Weight,
}

impl Announcement {
    /// A public line of the log.
    pub fn new(text: Text) -> Self {
        Self { text, private: None, brief: None, elements: Vec::new(), flows: Vec::new(), weight: Weight::Usual }
    }

    /// Adds the things it is about.
    #[must_use]
    pub fn about(mut self, elements: impl IntoIterator<Item = ElementId>) -> Self {
        self.elements.extend(elements);
        self
    }

    /// Sets its part of the headline of the turn.
    #[must_use]
    pub fn in_brief(mut self, brief: Text) -> Self {
        self.brief = Some(brief);
        self
    }

    /// Sets how much it matters.
    #[must_use]
    pub fn weighing(mut self, weight: Weight) -> Self {
        self.weight = weight;
        self
    }

    /// Sets the text that `seat` reads instead of the public one.
    #[must_use]
    pub fn private_to(mut self, seat: Seat, text: Text) -> Self {
        self.private = Some((seat, text));
        self
    }
}

impl Dealer {
    /// A dealer whose luck follows from `seed` alone, without a listener.
    pub fn seeded(seed: u64) -> Self {
        Self { generator: Xoshiro256PlusPlus::seed_from_u64(seed), draws: 0, listener: None }
    }

    /// Starts collecting announcements, flows and moments.
    #[must_use]
    pub fn with_listener(mut self) -> Self {
        self.listener = Some(Box::default());
        self
    }

    /// A uniform random number from 0 to `bound - 1`; counts as one draw. `bound` must be at least 1.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "nothing to draw from");
        self.draws += 1;
        // Multiply and take the high half; refuse the few low halves that would favour small numbers (Lemire 2019).
        let mut product = (self.generator.next_u64() >> 32) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = (self.generator.next_u64() >> 32) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Puts `items` into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// Records that somebody has seen a secret. It counts as a draw, so the action cannot be undone.
    pub fn show_secret(&mut self) {
        self.draws += 1;
    }

    /// How often luck was drawn or a secret shown so far. An action that changes this number cannot be undone.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// Whether there is a listener. Without one, nothing that only a listener would see needs to be made.
    #[inline]
    pub fn is_heard(&self) -> bool {
        self.listener.is_some()
    }

    /// Announces what happened, with the flows recorded since the last announcement. Without a listener `tell` is
    /// not called, and the call costs one branch.
    #[inline]
    pub fn announce(&mut self, tell: impl FnOnce() -> Announcement) {
        /// Stands apart so that what nobody hears takes no room in the code of a playout.
        #[cold]
        #[inline(never)]
        fn listen(listener: &mut Listener, tell: impl FnOnce() -> Announcement) {
            let mut told = tell();
            told.flows.append(&mut listener.flows);
            listener.heard.push(told);
        }
        if let Some(listener) = &mut self.listener {
            listen(listener, tell);
        }
    }

    /// Records that things go from one place to another; call it where the rules pay or gain. The next announcement
    /// takes the flow up. A flow after the last announcement of an action belongs to that announcement.
    #[inline]
    pub fn flow(&mut self, flow: impl FnOnce() -> Flow) {
        #[cold]
        #[inline(never)]
        fn note(listener: &mut Listener, flow: impl FnOnce() -> Flow) {
            listener.flows.push(flow());
        }
        if let Some(listener) = &mut self.listener {
            note(listener, flow);
        }
    }

    /// Marks a step of an action: whoever watches sees the table as it is now, with what was announced since the
    /// last step. `state` must be the ruleset's own `State`, complete and sound: every law holds of it except those
    /// about decisions. Without a listener the call costs one branch.
    #[inline]
    pub fn moment<S: Clone + PartialEq + Send + Sync + std::fmt::Debug + 'static>(&mut self, state: &S) {
        #[cold]
        #[inline(never)]
        fn mark<S: Clone + PartialEq + Send + Sync + std::fmt::Debug + 'static>(listener: &mut Listener, state: &S) {
            listener.close(AnyState::new(state.clone()));
        }
        if let Some(listener) = &mut self.listener {
            mark(listener, state);
        }
    }

    /// Takes the steps since the last call. The last of them leads to the position `after`. Empty without a
    /// listener.
    pub fn take_moments(&mut self, after: AnyState) -> Vec<Moment> {
        let Some(listener) = &mut self.listener else { return Vec::new() };
        let is_marked = listener.moments.last().is_some_and(|last| last.state == after);
        if !is_marked || !listener.heard.is_empty() || !listener.flows.is_empty() {
            listener.close(after);
        }
        std::mem::take(&mut listener.moments)
    }

    /// Takes all announcements since the last call, whatever their moment.
    pub fn take_announcements(&mut self) -> Vec<Announcement> {
        let Some(listener) = &mut self.listener else { return Vec::new() };
        listener.tell_flows();
        let moments = std::mem::take(&mut listener.moments);
        let rest = std::mem::take(&mut listener.heard);
        moments.into_iter().flat_map(|moment| moment.heard).chain(rest).collect()
    }
}

impl Listener {
    fn close(&mut self, state: AnyState) {
        self.tell_flows();
        self.moments.push(Moment { state, heard: std::mem::take(&mut self.heard) });
    }

    /// Adds left-over flows to the last announcement; where there is none, they are shown without words.
    fn tell_flows(&mut self) {
        if self.flows.is_empty() {
            return;
        }
        if self.heard.is_empty() {
            self.heard.push(Announcement::new(Text::List(Vec::new())).weighing(Weight::Small));
        }
        if let Some(last) = self.heard.last_mut() {
            last.flows.append(&mut self.flows);
        }
    }
}

impl Announcement {
    /// Whether it has no text: something is only seen to go somewhere.
    pub fn is_wordless(&self) -> bool {
        matches!(&self.text, Text::List(parts) if parts.is_empty())
    }

    /// The announcement as `observer` receives it.
    pub fn to(&self, observer: Observer) -> HeardAnnouncement {
        let text = match &self.private {
            Some((seat, whisper)) if observer.sees_secrets_of(*seat) => whisper,
            _ => &self.text,
        };
        HeardAnnouncement {
            text: text.clone(),
            brief: self.brief.clone(),
            elements: self.elements.clone(),
            flows: self.flows.clone(),
            weight: self.weight,
        }
    }
}

impl HeardAnnouncement {
    /// Whether it has no text.
    pub fn is_wordless(&self) -> bool {
        matches!(&self.text, Text::List(parts) if parts.is_empty())
    }
}

impl Flow {
    /// So many things with this icon; at least 1.
    pub fn of(icon: Icon, count: impl Into<u16>) -> Self {
        Self { icon, count: count.into(), from: None, to: None }
    }

    /// Sets where they come from.
    #[must_use]
    pub fn from(mut self, from: ElementId) -> Self {
        self.from = Some(from);
        self
    }

    /// Sets where they go.
    #[must_use]
    pub fn to(mut self, to: ElementId) -> Self {
        self.to = Some(to);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_numbers_for_ever() {
        let mut dealer = Dealer::seeded(1780);
        let numbers: Vec<u32> = (0..8).map(|_| dealer.below(20)).collect();
        assert_eq!(numbers, [4, 9, 19, 9, 11, 8, 0, 7], "other numbers would break every saved game");
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut dealer = Dealer::seeded(7);
        let mut counts = [0_u32; 5];
        for _ in 0..50_000 {
            counts[dealer.below(5) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn announcements_are_kept_only_for_a_listener() {
        let mut deaf = Dealer::seeded(1);
        deaf.announce(|| unreachable!("nobody listens"));
        let mut dealer = Dealer::seeded(1).with_listener();
        dealer.announce(|| Announcement::new(Text::verbatim("the bell")));
        assert_eq!(dealer.take_announcements().len(), 1);
        assert!(dealer.take_announcements().is_empty());
    }

    #[test]
    fn a_moment_holds_the_table_and_what_was_told_since_the_one_before() {
        let beer = |count: u16| Flow::of("beer", count);
        let tell = |dealer: &mut Dealer, words: &str| dealer.announce(|| Announcement::new(Text::verbatim(words)));
        let mut dealer = Dealer::seeded(1).with_listener();
        dealer.flow(|| beer(3));
        tell(&mut dealer, "the brewery pays");
        tell(&mut dealer, "all drink");
        dealer.flow(|| beer(1));
        dealer.moment(&1_u8);
        dealer.flow(|| beer(2));
        let moments = dealer.take_moments(AnyState::new(2_u8));
        let told: Vec<Vec<(Text, Vec<u16>)>> = moments
            .iter()
            .map(|moment| {
                let counts = |told: &Announcement| told.flows.iter().map(|flow| flow.count).collect();
                moment.heard.iter().map(|told| (told.text.clone(), counts(told))).collect()
            })
            .collect();
        let said = |words: &str, flows: &[u16]| (Text::verbatim(words), flows.to_vec());
        let first = vec![said("the brewery pays", &[3]), said("all drink", &[1])];
        assert_eq!(told, [first, vec![(Text::List(Vec::new()), vec![2])]]);
        assert_eq!(moments[0].state, AnyState::new(1_u8));
        assert_eq!(moments[1].state, AnyState::new(2_u8));
        dealer.moment(&2_u8);
        assert_eq!(
            dealer.take_moments(AnyState::new(2_u8)).len(),
            1,
            "the last step was marked by the rules themselves"
        );
        assert!(Dealer::seeded(1).take_moments(AnyState::new(2_u8)).is_empty(), "nobody listens");
    }

    #[test]
    fn a_shuffle_keeps_every_item() {
        let mut items = [1, 2, 3, 4, 5, 6];
        Dealer::seeded(3).shuffle(&mut items);
        items.sort_unstable();
        assert_eq!(items, [1, 2, 3, 4, 5, 6]);
    }
}
