//! The results of an action, moment by moment.

use serde::Serialize;

use super::summary::brief;
use crate::any_state::AnyState;
use crate::dealer::{Dealer, Moment, Weight};
use crate::ruleset::Stage;
use crate::scene::{Observer, Scene};
use crate::turn::Turn;
use crate::view::HeardAnnouncement;

/// A position after an action, with the moments that led to it.
pub(super) struct After<R: Stage> {
    pub(super) state: R::State,
    pub(super) turn: Turn,
    pub(super) moments: Vec<Moment>,
    /// Whether the action made a random draw or showed a secret, and therefore cannot be undone.
    pub(super) is_final: bool,
}

/// The announcements and the table that an observer receives at one moment. The table of the last moment is
/// omitted because the laws about positions check it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct HeardMoment {
    pub(super) heard: Vec<HeardAnnouncement>,
    pub(super) scene: Option<Scene>,
}

impl<R: Stage> After<R> {
    /// Plays an action with a dealer seeded with `luck`.
    pub(super) fn of(rules: &R, state: &R::State, action: R::Action, luck: u64) -> Self {
        let mut state = state.clone();
        let mut dealer = Dealer::seeded(luck).with_listener();
        rules.apply(&mut state, action, &mut dealer);
        let is_final = dealer.draws() > 0;
        let moments = dealer.take_moments(AnyState::of::<R>(state.clone()));
        Self { turn: rules.turn(&state), state, moments, is_final }
    }

    /// Returns the announcements and tables that an observer receives during the action.
    pub(super) fn seen_by(&self, rules: &R, observer: Observer) -> Vec<HeardMoment> {
        let last = self.moments.len() - 1;
        let seen = |(index, moment): (usize, &Moment)| HeardMoment {
            heard: moment.heard.iter().map(|told| told.to(observer)).collect(),
            scene: (index < last).then(|| rules.scene(moment.state.typed::<R>(), observer)),
        };
        self.moments.iter().enumerate().map(seen).collect()
    }

    /// Returns the announcements that an observer receives.
    pub(super) fn heard_by(&self, observer: Observer) -> Vec<HeardAnnouncement> {
        self.moments.iter().flat_map(|moment| &moment.heard).map(|told| told.to(observer)).collect()
    }
}

/// Formats the announcements briefly; each message is shown as its key.
pub(super) fn briefly(seen: &[HeardMoment]) -> String {
    let moments = seen.iter().map(|moment| {
        let lines: Vec<String> = moment.heard.iter().map(told_briefly).collect();
        lines.join("; ")
    });
    moments.collect::<Vec<_>>().join(" | ")
}

fn told_briefly(told: &HeardAnnouncement) -> String {
    let mut words = vec![brief(&told.text)];
    let about: Vec<String> = told.elements.iter().map(ToString::to_string).collect();
    words.extend((!about.is_empty()).then(|| format!("[{}]", about.join(" "))));
    words.extend(told.brief.as_ref().map(|headline| format!("in brief `{}`", brief(headline))));
    words.extend(told.flows.iter().map(|flow| {
        let end = |end: Option<_>| end.map_or("outside".to_owned(), |id: crate::scene::ElementId| id.to_string());
        format!("{} {} from {} to {}", flow.count, flow.icon, end(flow.from), end(flow.to))
    }));
    words.extend((told.weight != Weight::default()).then(|| format!("as {:?}", told.weight).to_lowercase()));
    words.join(" ")
}
