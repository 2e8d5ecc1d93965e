//! What a seat holds possible about what it cannot see.

use std::collections::BTreeMap;

use crate::dealer::Dealer;
use crate::observation::Observation;
use crate::ruleset::Stage;
use crate::scene::{Observer, Scene};
use crate::seat::{Seat, Seats};
use crate::text::Text;

/// Something another seat may have that is not for everybody to see.
#[derive(Clone, Debug, PartialEq)]
pub struct Belief {
    /// Whose it would be.
    pub seat: Seat,
    /// What it is called.
    pub thing: Text,
    /// In which share of the positions that could be they have it, from 0 to 1.
    pub share: f64,
}

/// Looks at so many positions that could be: what the others see in some of them that is not for everybody, the likeliest
/// first. What is so in all of them is no belief; it may be no more than how a seat sees its own side of the table.
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

/// What lies face up in a scene, by name, and how often.
fn names(scene: &Scene) -> BTreeMap<String, (Text, u32)> {
    let mut names = BTreeMap::new();
    for piece in scene.pieces().filter(|piece| piece.face.back.is_none()) {
        names.entry(format!("{:?}", piece.name)).or_insert_with(|| (piece.name.clone(), 0)).1 += 1;
    }
    names
}
