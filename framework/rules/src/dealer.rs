//! The source of all randomness and all announcements in a game.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use serde::{Deserialize, Serialize};

use crate::any_state::AnyState;
use crate::element::{ElementId, Icon};
use crate::intern;
use crate::luck::Script;
use crate::seat::{Observer, Seat, SeatSet};
use crate::text::Text;

/// A random number generator that also collects announcements.
///
/// A state never contains a random number generator, so a bot that searches a state cannot predict future draws. The
/// generator is xoshiro256++, seeded through `SplitMix64`. Its output and the algorithm of [`Dealer::below`] never
/// change: the same seed and the same actions produce the same game on every machine. Saved games depend on this.
#[derive(Clone, Debug)]
pub struct Dealer {
    generator: Xoshiro256PlusPlus,
    pub(crate) draws: u64,
    listener: Option<Box<Listener>>,
    /// The results that random events follow; see [`Dealer::follow`].
    pub(crate) script: Option<Box<Script>>,
}

/// The moments, announcements and flows collected so far.
#[derive(Clone, Debug, Default)]
struct Listener {
    moments: Vec<Moment>,
    heard: Vec<Announcement>,
    /// Flows that are not yet attached to an announcement.
    flows: Vec<Flow>,
}

/// A step of an action: the announcements made during it, and the position after it.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The position after the step.
    pub state: AnyState,
    /// Announcements made since the previous moment.
    pub heard: Vec<Announcement>,
}

/// A log entry that describes an event in the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Announcement {
    /// The public text.
    pub text: Text,
    /// The text that some seats, which have more information, see instead of the public text.
    pub private: Option<(SeatSet, Text)>,
    /// A version for the headline of the turn, without the subject and as short as possible, such as "builds a
    /// factory". `None` leaves the event out of the headline.
    pub brief: Option<Text>,
    /// The elements that the entry describes, highlighted when the user points at the entry. They must not include
    /// hidden cards.
    pub elements: Vec<ElementId>,
    /// Movements of items from one place to another.
    pub flows: Vec<Flow>,
    /// The importance of the event to viewers.
    pub weight: Weight,
    /// The automatic opponent whose turn it is or the phase, or `None` during a seat's turn.
    pub non_player: Option<NonPlayer>,
    /// The seat whose turn it is, if the rules carry out something for another seat than the deciding one.
    pub by: Option<Seat>,
}

/// Something without a seat that acts by the rules: an automatic opponent, or a phase in which nobody acts, such as a
/// harvest. It acts after the seats have made their decisions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NonPlayer {
    /// The name of the opponent or of the phase.
    pub name: Text,
    /// The seat whose colour and shape represent an automatic opponent on the table: the first seat without a player.
    /// `None` for a phase.
    pub look: Option<Seat>,
}

/// A number of identical items that move from one place to another, such as three barrels from the supply to a
/// player's stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flow {
    /// The icon of the items.
    #[serde(deserialize_with = "intern::word")]
    pub icon: Icon,
    /// Number of items, at least 1.
    pub count: u16,
    /// The element that the items leave, or `None` if they come from outside the table, such as an endless supply.
    pub from: Option<ElementId>,
    /// The element that the items reach, or `None` if they leave the table.
    pub to: Option<ElementId>,
}

/// The importance of an event to viewers. It determines how long a moment is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Weight {
    /// A minor step, such as a payment.
    Small,
    /// An ordinary event.
    #[default]
    Usual,
    /// A memorable event, such as a purchase, a reveal or the end of a round.
    Great,
}

/// An announcement as received by one observer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HeardAnnouncement {
    /// The text.
    pub text: Text,
    /// A version without the subject, for the headline of the turn.
    pub brief: Option<Text>,
    /// The elements that the entry describes.
    pub elements: Vec<ElementId>,
    /// Movements of items from one place to another.
    pub flows: Vec<Flow>,
    /// The importance of the event to viewers.
    pub weight: Weight,
    /// The automatic opponent whose turn it is or the phase, or `None` during a seat's turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub non_player: Option<NonPlayer>,
    /// The seat whose turn it is, if the rules carry out something for another seat than the deciding one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
}

impl Announcement {
    /// Creates a public log entry.
    pub fn new(text: Text) -> Self {
        let (elements, flows) = (Vec::new(), Vec::new());
        Self { text, private: None, brief: None, elements, flows, weight: Weight::Usual, non_player: None, by: None }
    }

    /// Adds elements that the entry describes.
    #[must_use]
    pub fn about(mut self, elements: impl IntoIterator<Item = ElementId>) -> Self {
        self.elements.extend(elements);
        self
    }

    /// Sets the text for the headline of the turn.
    #[must_use]
    pub fn in_brief(mut self, brief: Text) -> Self {
        self.brief = Some(brief);
        self
    }

    /// Sets the importance of the event.
    #[must_use]
    pub fn weighing(mut self, weight: Weight) -> Self {
        self.weight = weight;
        self
    }

    /// Assigns the event to the turn of an automatic opponent or to a phase. The log shows a heading for it.
    ///
    /// ```
    /// # use rondel::{Announcement, NonPlayer, Seat, Text};
    /// let guard = NonPlayer { name: Text::new("guard"), look: Some(Seat::new(1)) };
    /// let told = Announcement::new(Text::new("log-guard-moves")).in_turn_of(guard);
    /// # assert!(told.non_player.is_some());
    /// ```
    #[must_use]
    pub fn in_turn_of(mut self, non_player: NonPlayer) -> Self {
        self.non_player = Some(non_player);
        self
    }

    /// Assigns the event to the turn of a seat other than the deciding one, for which the rules carry something out. The
    /// log shows a heading for that turn.
    #[must_use]
    pub fn by(mut self, seat: Seat) -> Self {
        self.by = Some(seat);
        self
    }

    /// Sets the text shown to `seat` instead of the public text.
    #[must_use]
    pub fn private_to(self, seat: Seat, text: Text) -> Self {
        self.private_to_seats(std::iter::once(seat).collect(), text)
    }

    /// Sets the text shown to `seats` instead of the public text, for example to all but the owner of a card.
    #[must_use]
    pub fn private_to_seats(mut self, seats: SeatSet, text: Text) -> Self {
        self.private = Some((seats, text));
        self
    }
}

impl Dealer {
    /// Creates a dealer without a listener. Its random numbers depend only on `seed`.
    pub fn seeded(seed: u64) -> Self {
        Self { generator: Xoshiro256PlusPlus::seed_from_u64(seed), draws: 0, listener: None, script: None }
    }

    /// Starts collecting announcements, flows and moments.
    #[must_use]
    pub fn with_listener(mut self) -> Self {
        self.listener = Some(Box::default());
        self
    }

    /// Returns a uniform random number from 0 to `bound - 1`, which counts as one draw. `bound` must be at least 1.
    /// Rules use [`Dealer::chance`] for what they leave to chance, and this method to choose for a player at random.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "nothing to draw from");
        self.draws += 1;
        // Multiply and take the high half. Reject the few low halves that would favour small numbers (Lemire 2019).
        let mut product = (self.generator.next_u64() >> 32) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = (self.generator.next_u64() >> 32) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Shuffles `items` into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let arranged = if self.script.is_some() { self.arrange(items) } else { 0 };
        let items = &mut items[arranged..];
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// Records that a secret was revealed. This counts as a draw, so the action cannot be undone.
    pub fn show_secret(&mut self) {
        self.draws += 1;
    }

    /// Returns the number of random draws and revealed secrets so far. An action that changes this number cannot
    /// be undone.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// Returns whether there is a listener. Without a listener, callers can skip any work that only a listener
    /// would see.
    #[inline]
    pub fn is_heard(&self) -> bool {
        self.listener.is_some()
    }

    /// Returns whether anything was announced since the last step. Without a listener, nothing is.
    #[inline]
    pub fn has_announced(&self) -> bool {
        self.listener.as_ref().is_some_and(|listener| !listener.heard.is_empty())
    }

    /// Announces an event, together with the flows recorded since the last announcement. Without a listener,
    /// `tell` is not called and the call costs one branch.
    #[inline]
    pub fn announce(&mut self, tell: impl FnOnce() -> Announcement) {
        /// Kept out of line, because playouts have no listener and never run this code.
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

    /// Records a movement of items. Call this method when items are paid or gained. The flow is attached to the
    /// next announcement in the same moment, or to the previous announcement if no other announcement follows.
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

    /// Marks a step of an action. Viewers see the table in this state, with the announcements made since the last
    /// step. `state` must be the ruleset's own `State`. It must be complete and consistent: all laws except those
    /// about decisions must hold for it. Without a listener, the call costs one branch.
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

    /// Removes and returns the steps recorded since the last call. The last step ends in the position `after`.
    /// Returns an empty list if there is no listener.
    pub fn take_moments(&mut self, after: AnyState) -> Vec<Moment> {
        let Some(listener) = &mut self.listener else { return Vec::new() };
        let is_marked = listener.moments.last().is_some_and(|last| last.state == after);
        if !is_marked || !listener.heard.is_empty() || !listener.flows.is_empty() {
            listener.close(after);
        }
        std::mem::take(&mut listener.moments)
    }

    /// Removes and returns all announcements made since the last call, across all moments.
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

    /// Attaches the remaining flows to the last announcement, or to a new announcement without text if there is no
    /// announcement.
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
    /// Returns whether the announcement has no text and only shows movements.
    pub fn is_wordless(&self) -> bool {
        matches!(&self.text, Text::List(parts) if parts.is_empty())
    }

    /// Returns the announcement as received by `observer`.
    pub fn to(&self, observer: Observer) -> HeardAnnouncement {
        let text = match &self.private {
            Some((seats, whisper)) if seats.iter().any(|seat| observer.sees_secrets_of(seat)) => whisper,
            _ => &self.text,
        };
        HeardAnnouncement {
            text: text.clone(),
            brief: self.brief.clone(),
            elements: self.elements.clone(),
            flows: self.flows.clone(),
            weight: self.weight,
            non_player: self.non_player.clone(),
            by: self.by,
        }
    }
}

/// The message key of an announcement that only repeats a choice. It is used if the rules did not announce the
/// choice.
pub const CHOSEN: &str = "chosen";

/// The message key of the part of a headline that tells of another player than the deciding one, with the placeholders
/// `player` and `did`. A headline tells such parts last. A game that uses the key has the message in its locales.
pub const OF_OTHER: &str = "brief-of-other";

impl HeardAnnouncement {
    /// Returns whether the announcement only repeats the observer's own choice.
    pub fn is_choice(&self) -> bool {
        matches!(&self.text, Text::Message { key, .. } if key == CHOSEN)
    }

    /// Returns whether the announcement has no text.
    pub fn is_wordless(&self) -> bool {
        matches!(&self.text, Text::List(parts) if parts.is_empty())
    }
}

impl Flow {
    /// Creates a flow of `count` items with this icon. `count` must be at least 1.
    pub fn of(icon: Icon, count: impl Into<u16>) -> Self {
        Self { icon, count: count.into(), from: None, to: None }
    }

    /// Sets the element that the items leave.
    #[must_use]
    pub fn from(mut self, from: ElementId) -> Self {
        self.from = Some(from);
        self
    }

    /// Sets the element that the items reach.
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
    fn what_several_seats_may_read_is_told_to_them_alone() {
        let others = [Seat::new(0), Seat::new(2)].into_iter().collect();
        let told = Announcement::new(Text::verbatim("a card")).private_to_seats(others, Text::verbatim("the seven"));
        let heard = |observer| told.to(observer).text == Text::verbatim("the seven");
        assert_eq!([0, 1, 2].map(|seat| heard(Observer::Seat(Seat::new(seat)))), [true, false, true]);
        assert_eq!([Observer::Open, Observer::Spectator].map(heard), [true, false]);
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
