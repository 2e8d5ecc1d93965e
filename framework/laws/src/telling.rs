//! Laws 5b and 7b: the information that an action reveals.

use std::collections::BTreeSet;

use super::after::{After, briefly};
use super::evidence::Evidence;
use super::hidden::unseen;
use super::summary::words;
use super::{Breach, Law, Position, alike, holds, summary};
use crate::dealer::{Dealer, Moment};
use crate::ruleset::{Ruleset, Stage};
use crate::scene::{Observer, Scene};
use crate::seat::Seat;
use crate::turn::Turn;

/// Checks laws 5b and 7b at one position. An action is played in this position, in positions that the mover or an
/// observer cannot distinguish from it, and with a different random seed. A different action is also played.
pub(super) fn check<R: Stage>(
    position: &Position<'_, R>,
    eye: &mut Dealer,
    evidence: &mut Evidence,
) -> Result<(), Breach> {
    let Turn::Decide(mover) = position.turn else { return Ok(()) };
    let action = any(position.legal, eye);
    let luck = u64::from(eye.below(u32::MAX));
    let here = After::of(position.rules, position.state, action, luck);
    undoes_nothing_seen(position, mover, action, &here, luck, eye)?;
    let observer = Seat::new(eye.below(position.seats.count() as u32) as u8);
    let other_than_here = |there: &After<R>| there.state != here.state && there.turn == here.turn;
    for (instead, there) in instead_of(position, (mover, observer), action, &here, luck, eye) {
        if other_than_here(&there) {
            asks_luck_alike(position, observer, [(action, &here), (instead, &there)], luck)?;
            tells_what_is_known(position, observer, [(action, &here), (instead, &there)], luck)?;
            note_doubt(position, observer, [&here, &there], evidence);
        }
    }
    let Some(sample) = another(position, observer, action, eye) else { return Ok(()) };
    let there = After::of(position.rules, &sample, action, luck);
    if other_than_here(&there) {
        asks_luck_alike(position, observer, [(action, &here), (action, &there)], luck)?;
        let is_news = is_news(position, mover, action, &here, luck, eye);
        if is_news && names_what_is_hidden(position, observer, [&here, &there]) {
            tells_what_is_known(position, observer, [(action, &here), (action, &there)], luck)?;
        }
        note_doubt(position, observer, [&here, &there], evidence);
    }
    Ok(())
}

fn any<T: Copy>(list: &[T], eye: &mut Dealer) -> T {
    list[eye.below(list.len() as u32) as usize]
}

/// Checks law 7b: if the mover can distinguish two positions after an action but not before it, a random draw was
/// made or a secret shown, and an undo is therefore rejected.
fn undoes_nothing_seen<R: Stage>(
    position: &Position<'_, R>,
    mover: Seat,
    action: R::Action,
    here: &After<R>,
    luck: u64,
    eye: &mut Dealer,
) -> Result<(), Breach> {
    let rules = position.rules;
    let Some(sample) = another(position, mover, action, eye) else { return Ok(()) };
    let there = After::of(rules, &sample, action, luck);
    if here.is_final && there.is_final {
        return Ok(());
    }
    let observer = Observer::Seat(mover);
    let (heard, supposed) = (here.seen_by(rules, observer), there.seen_by(rules, observer));
    let said = || summary::action(rules, position.state, action);
    alike(Law::Undoing, &heard, &supposed, || {
        format!("{mover} can undo {}, but what it heard reveals something hidden", said())
    })?;
    let seen = |next: &After<R>| (rules.scene(&next.state, observer), next.turn);
    alike(Law::Undoing, &seen(here), &seen(&there), || {
        format!("{mover} can undo {}, but the table that follows reveals something hidden", said())
    })
}

/// Samples a position that `seat` cannot distinguish from the present position. Returns `None` if the sample equals the
/// present position, has a different turn, or does not allow `action`.
fn another<R: Ruleset>(
    position: &Position<'_, R>,
    seat: Seat,
    action: R::Action,
    eye: &mut Dealer,
) -> Option<R::State> {
    let mut sample = position.state.clone();
    position.rules.determinize(&mut sample, seat, eye);
    if sample == *position.state || position.rules.turn(&sample) != position.turn {
        return None;
    }
    let mut legal = Vec::new();
    position.rules.legal_actions(&sample, &mut legal);
    legal.contains(&action).then_some(sample)
}

/// Returns alternatives to `here` that the observer can recognise only from the tables and announcements that it
/// receives: a different action by another seat, or the same action with a different random seed.
fn instead_of<R: Stage>(
    position: &Position<'_, R>,
    (mover, observer): (Seat, Seat),
    action: R::Action,
    here: &After<R>,
    luck: u64,
    eye: &mut Dealer,
) -> Vec<(R::Action, After<R>)> {
    let mut others = Vec::new();
    let instead = any(position.legal, eye);
    if observer != mover && instead != action {
        others.push((instead, After::of(position.rules, position.state, instead, luck)));
    }
    if here.is_final {
        others.push((action, After::of(position.rules, position.state, action, !luck)));
    }
    others
}

/// Returns whether the tables and announcements for a spectator during an action depend on information that the
/// mover did not have, such as the order of a pile. Information that the mover already had is excluded, because
/// such information may no longer matter. An example is which of two discarded cards was looked at.
fn is_news<R: Stage>(
    position: &Position<'_, R>,
    mover: Seat,
    action: R::Action,
    here: &After<R>,
    luck: u64,
    eye: &mut Dealer,
) -> bool {
    another(position, mover, action, eye).is_some_and(|sample| {
        let there = After::of(position.rules, &sample, action, luck);
        there.seen_by(position.rules, Observer::Spectator) != here.seen_by(position.rules, Observer::Spectator)
    })
}

/// Returns whether an announcement that is made only in `here` names a piece that another seat now sees and the
/// observer does not. A hidden piece that was turned up for everyone may be named, even if its former place can
/// no longer be seen.
fn names_what_is_hidden<R: Stage>(position: &Position<'_, R>, observer: Seat, [here, there]: [&After<R>; 2]) -> bool {
    let told = |next: &After<R>| {
        let mut told = BTreeSet::new();
        for told_of in [Observer::Seat(observer), Observer::Spectator].map(|hearer| next.heard_by(hearer)).concat() {
            [Some(&told_of.text), told_of.brief.as_ref()].into_iter().flatten().for_each(|text| words(text, &mut told));
            let ends = told_of.flows.iter().flat_map(|flow| [flow.from, flow.to]).flatten();
            told.extend(told_of.elements.iter().copied().chain(ends).map(|id| id.to_string()));
        }
        told
    };
    let (heard, otherwise) = (told(here), told(there));
    if heard == otherwise {
        return false;
    }
    let sees = |seat| position.rules.scene(&here.state, Observer::Seat(seat));
    let view = sees(observer);
    position.seats.each().filter(|other| *other != observer).any(|other| {
        let mut hidden = BTreeSet::new();
        for lying in unseen(&sees(other), &view).values() {
            lying.words(&mut hidden);
        }
        heard.difference(&otherwise).any(|word| hidden.contains(word))
    })
}

/// Checks law 5b: if two positions give an observer the same sample for the same random seed (law 9), the
/// observer and a spectator, who knows no more, receive the same announcements in both. Announced information
/// that the rules remember, such as a number that a player has named, makes the samples differ. Information that
/// is public only briefly, such as which of two face-down cards was put aside, makes the samples at an
/// intermediate moment differ.
fn tells_what_is_known<R: Stage>(
    position: &Position<'_, R>,
    observer: Seat,
    [(action, here), (instead, there)]: [(R::Action, &After<R>); 2],
    luck: u64,
) -> Result<(), Breach> {
    let hearers = [Observer::Seat(observer), Observer::Spectator];
    let seen = |next: &After<R>, hearer| next.seen_by(position.rules, hearer);
    let Some(hearer) = hearers.into_iter().find(|hearer| seen(here, *hearer) != seen(there, *hearer)) else {
        return Ok(());
    };
    if can_tell(position, observer, [here, there], luck) {
        return Ok(());
    }
    let (heard, instead_heard) = (seen(here, hearer), seen(there, hearer));
    alike(Law::Log, &heard, &instead_heard, || {
        let (heard, instead_heard, hearer) = (briefly(&heard), briefly(&instead_heard), summary::who(hearer));
        format!(
            "{}, but {hearer} hears `{heard}` or `{instead_heard}`",
            not_known(position, observer, [action, instead])
        )
    })
}

/// Checks law 5b: in two positions that an observer cannot distinguish, either both actions make a random draw or show
/// a secret, or neither does, because all seats learn whether an action can be undone.
fn asks_luck_alike<R: Stage>(
    position: &Position<'_, R>,
    observer: Seat,
    [(action, here), (instead, there)]: [(R::Action, &After<R>); 2],
    luck: u64,
) -> Result<(), Breach> {
    let is_alike = here.is_final == there.is_final || can_tell(position, observer, [here, there], luck);
    holds(Law::Log, is_alike, || {
        let not_known = not_known(position, observer, [action, instead]);
        format!(
            "{not_known}, but something random is drawn or a secret is shown in only one of them, so all seats learn \
             which can be undone"
        )
    })
}

fn not_known<R: Stage>(position: &Position<'_, R>, observer: Seat, [action, instead]: [R::Action; 2]) -> String {
    let said = |action| summary::action(position.rules, position.state, action);
    let other = if action == instead {
        "the same action with another random seed or other hidden information".to_owned()
    } else {
        said(instead)
    };
    format!("{observer} cannot distinguish {} from {other}", said(action))
}

/// Returns whether an observer can distinguish two sequences of moments by its samples for the same random seed
/// (law 9).
fn can_tell<R: Stage>(position: &Position<'_, R>, observer: Seat, [here, there]: [&After<R>; 2], luck: u64) -> bool {
    let sample = |moment: &Moment| {
        let mut sample = moment.state.typed::<R>().clone();
        position.rules.determinize(&mut sample, observer, &mut Dealer::seeded(luck));
        sample
    };
    let differ = |(one, other): (&Moment, &Moment)| sample(one) != sample(other);
    // If the numbers of moments differ, compare the final positions, and check whether a moment shows a table
    // that never appears in the other sequence. An additional moment alone does not count.
    let is_even = here.moments.len() == there.moments.len();
    let steps = if is_even { here.moments.len() } else { 1 };
    let scene = |moment: &Moment| position.rules.scene(moment.state.typed::<R>(), Observer::Seat(observer));
    let shows_more = |one: &After<R>, other: &After<R>| {
        let shown: Vec<Scene> = other.moments.iter().map(scene).collect();
        one.moments.iter().any(|moment| !shown.contains(&scene(moment)))
    };
    here.moments.iter().rev().zip(there.moments.iter().rev()).take(steps).any(differ)
        || !is_even && (shows_more(here, there) || shows_more(there, here))
}

/// Records the differences that other seats see between two positions that look and sound the same to an observer.
fn note_doubt<R: Stage>(
    position: &Position<'_, R>,
    observer: Seat,
    [here, there]: [&After<R>; 2],
    evidence: &mut Evidence,
) {
    let rules = position.rules;
    let seen_by = Observer::Seat(observer);
    let wanted = |other: &Seat| *other != observer && evidence.wants_doubt((observer, *other));
    let others: Vec<Seat> = position.seats.each().filter(wanted).collect();
    if others.is_empty() || here.seen_by(rules, seen_by) != there.seen_by(rules, seen_by) {
        return;
    }
    let scene = rules.scene(&here.state, seen_by);
    if scene != rules.scene(&there.state, seen_by) {
        return;
    }
    for other in others {
        let sees = |state| rules.scene(state, Observer::Seat(other));
        let (one, another) = (sees(&here.state), sees(&there.state));
        evidence.note_doubt((observer, other), unseen(&one, &scene), &unseen(&another, &scene));
    }
}
