//! A seat's beliefs about hidden information.

use std::collections::BTreeMap;

use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::Stage;
use crate::scene::{Observer, Scene};
use crate::seat::{Seat, Seats};
use crate::text::Text;

/// A non-public object that another seat may have.
#[derive(Clone, Debug, PartialEq)]
pub struct Belief {
    /// The seat that may have it.
    pub seat: Seat,
    /// The name of the object.
    pub thing: Text,
    /// Share of the possible positions in which the seat has it, from 0 to 1.
    pub share: f64,
}

/// Samples possible positions and returns the non-public objects that other seats see in some of them, sorted
/// by seat and then from most to least likely. Objects found in every sample are omitted, because they may
/// merely reflect how a seat sees its own side of the table.
pub fn beliefs<R: Stage>(
    rules: &R,
    observation: &Observation<R>,
    seats: Seats,
    samples: u32,
    dealer: &mut Dealer,
) -> Vec<Belief> {
    let mut state = observation.sample(rules, dealer);
    let mut seen: BTreeMap<(Seat, String), (Text, u32)> = BTreeMap::new();
    for _ in 0..samples {
        observation.sample_into(rules, &mut state, dealer);
        let public = names(&rules.scene(&state, Observer::Spectator));
        for seat in seats.each().filter(|seat| *seat != observation.seat()) {
            for (key, (thing, count)) in names(&rules.scene(&state, Observer::Seat(seat))) {
                if public.get(&key).is_none_or(|(_, shown)| *shown < count) {
                    seen.entry((seat, key)).or_insert((thing, 0)).1 += 1;
                }
            }
        }
    }
    let share = |count: u32| f64::from(count) / f64::from(samples.max(1));
    let mut beliefs: Vec<Belief> = seen
        .into_iter()
        .filter(|(_, (_, count))| *count < samples)
        .map(|((seat, _), (thing, count))| Belief { seat, thing, share: share(count) })
        .collect();
    beliefs.sort_by(|left, right| left.seat.cmp(&right.seat).then(right.share.total_cmp(&left.share)));
    beliefs
}

/// Counts the face-up pieces in a scene by name.
fn names(scene: &Scene) -> BTreeMap<String, (Text, u32)> {
    let mut names = BTreeMap::new();
    for piece in scene.pieces().filter(|piece| piece.face.back.is_none()) {
        names.entry(format!("{:?}", piece.name)).or_insert_with(|| (piece.name.clone(), 0)).1 += 1;
    }
    names
}
