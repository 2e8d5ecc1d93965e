//! Laws 5b and 7b: what somebody learns from an action.

use std::collections::BTreeSet;

use super::brief::{brief, words};
use super::evidence::Evidence;
use super::unseen::unseen;
use super::{Breach, Law, Moment, holds};
use crate::dealer::{Announcement, Dealer};
use crate::ruleset::{Ruleset, Stage};
use crate::scene::{ElementId, Observer};
use crate::seat::Seat;
use crate::text::Text;
use crate::turn::Turn;

/// Laws 5b and 7b at one position: an action is played here, in a position the mover cannot tell from this one, with other
/// luck, and another action in its place.
pub(super) fn check<R: Stage>(moment: &Moment<'_, R>, eye: &mut Dealer, evidence: &mut Evidence) -> Result<(), Breach> {
    let Turn::Decide(mover) = moment.turn else { return Ok(()) };
    let action = any(moment.legal, eye);
    let luck = u64::from(eye.below(u32::MAX));
    let here = Next::of(moment.rules, moment.state, action, luck);
    undoes_nothing_seen(moment, mover, action, &here, luck, eye)?;
    let observer = Seat::new(eye.below(moment.seats.count() as u32) as u8);
    let other_than_here = |there: &Next<R>| there.state != here.state && there.turn == here.turn;
    for (instead, there) in instead_of(moment, (mover, observer), action, &here, luck, eye) {
        if other_than_here(&there) {
            tells_what_is_known(moment, observer, [(action, &here), (instead, &there)], luck)?;
            note_doubt(moment, observer, [&here, &there], evidence);
        }
    }
    let Some(sample) = another(moment, observer, action, eye) else { return Ok(()) };
    let there = Next::of(moment.rules, &sample, action, luck);
    if other_than_here(&there) {
        let is_news = is_news(moment, mover, action, &here, luck, eye);
        if is_news && names_what_is_hidden(moment, observer, [&here, &there]) {
            tells_what_is_known(moment, observer, [(action, &here), (action, &there)], luck)?;
        }
        note_doubt(moment, observer, [&here, &there], evidence);
    }
    Ok(())
}

fn any<T: Copy>(list: &[T], eye: &mut Dealer) -> T {
    list[eye.below(list.len() as u32) as usize]
}

/// A position after an action.
struct Next<R: Ruleset> {
    state: R::State,
    turn: Turn,
    heard: Vec<Announcement>,
    /// Whether luck was asked or a secret shown.
    is_final: bool,
}

impl<R: Stage> Next<R> {
    fn of(rules: &R, state: &R::State, action: R::Action, luck: u64) -> Self {
        let mut state = state.clone();
        let mut dealer = Dealer::seeded(luck).with_listener();
        rules.apply(&mut state, action, &mut dealer);
        let (heard, is_final) = (dealer.take_announcements(), dealer.draws() > 0);
        Self { turn: rules.turn(&state), state, heard, is_final }
    }

    /// What an observer heard of the action.
    fn heard_by(&self, observer: Observer) -> Vec<(&Text, &[ElementId])> {
        fn text(announcement: &Announcement, observer: Observer) -> &Text {
            match &announcement.private {
                Some((seat, whisper)) if observer == Observer::Seat(*seat) => whisper,
                _ => &announcement.text,
            }
        }
        self.heard.iter().map(|announcement| (text(announcement, observer), announcement.elements.as_slice())).collect()
    }
}

/// Law 7b: where the mover could not tell two positions apart and after the action can, luck was drawn or a secret seen, so
/// that an undo is refused.
fn undoes_nothing_seen<R: Stage>(
    moment: &Moment<'_, R>,
    mover: Seat,
    action: R::Action,
    here: &Next<R>,
    luck: u64,
    eye: &mut Dealer,
) -> Result<(), Breach> {
    let rules = moment.rules;
    let Some(sample) = another(moment, mover, action, eye) else { return Ok(()) };
    let there = Next::of(rules, &sample, action, luck);
    if here.is_final && there.is_final {
        return Ok(());
    }
    let observer = Observer::Seat(mover);
    let (heard, supposed) = (here.heard_by(observer), there.heard_by(observer));
    holds(Law::Undoing, heard == supposed, || {
        let (heard, supposed) = (briefly(&heard), briefly(&supposed));
        format!("{mover} can undo {action:?}, and heard `{heard}` where it could have been `{supposed}`")
    })?;
    let sees_the_same = rules.scene(&here.state, observer) == rules.scene(&there.state, observer);
    holds(Law::Undoing, sees_the_same && here.turn == there.turn, || {
        format!("{mover} can undo {action:?}, after which the table is another than it could have been")
    })
}

/// What was heard, with the messages by their keys.
fn briefly(heard: &[(&Text, &[ElementId])]) -> String {
    let lines = heard.iter().map(|(text, elements)| {
        let about: Vec<String> = elements.iter().map(ToString::to_string).collect();
        if about.is_empty() { brief(text) } else { format!("{} [{}]", brief(text), about.join(" ")) }
    });
    lines.collect::<Vec<_>>().join("; ")
}

/// A position that `seat` cannot tell from the present one, in which an action may be taken as well.
fn another<R: Ruleset>(moment: &Moment<'_, R>, seat: Seat, action: R::Action, eye: &mut Dealer) -> Option<R::State> {
    let mut sample = moment.state.clone();
    moment.rules.determinize(&mut sample, seat, eye);
    if sample == *moment.state || moment.rules.turn(&sample) != moment.turn {
        return None;
    }
    let mut legal = Vec::new();
    moment.rules.legal_actions(&sample, &mut legal);
    legal.contains(&action).then_some(sample)
}

/// What could have come about in a way that the observer cannot tell from this one but by what is seen and heard of it: by
/// another action of somebody else, or with other luck.
fn instead_of<R: Stage>(
    moment: &Moment<'_, R>,
    (mover, observer): (Seat, Seat),
    action: R::Action,
    here: &Next<R>,
    luck: u64,
    eye: &mut Dealer,
) -> Vec<(R::Action, Next<R>)> {
    let mut others = Vec::new();
    let instead = any(moment.legal, eye);
    if observer != mover && instead != action {
        others.push((instead, Next::of(moment.rules, moment.state, instead, luck)));
    }
    if here.is_final {
        others.push((action, Next::of(moment.rules, moment.state, action, !luck)));
    }
    others
}

/// Whether what all hear of an action hangs on what the mover did not know, such as the order of a pile. What the mover knew
/// and tells may have no meaning any more, such as which of two cards that are gone was looked at.
fn is_news<R: Stage>(
    moment: &Moment<'_, R>,
    mover: Seat,
    action: R::Action,
    here: &Next<R>,
    luck: u64,
    eye: &mut Dealer,
) -> bool {
    another(moment, mover, action, eye).is_some_and(|sample| {
        let there = Next::of(moment.rules, &sample, action, luck);
        there.heard_by(Observer::Bystander) != here.heard_by(Observer::Bystander)
    })
}

/// Whether something is told here and not there that names a thing which others see now and the observer does not. What lay
/// hidden and was turned up for all may be told, though nobody can see any more how it lay.
fn names_what_is_hidden<R: Stage>(moment: &Moment<'_, R>, observer: Seat, [here, there]: [&Next<R>; 2]) -> bool {
    let told = |next: &Next<R>| {
        let mut told = BTreeSet::new();
        for (text, elements) in
            [Observer::Seat(observer), Observer::Bystander].map(|hearer| next.heard_by(hearer)).concat()
        {
            words(text, &mut told);
            told.extend(elements.iter().map(ToString::to_string));
        }
        told
    };
    let (heard, otherwise) = (told(here), told(there));
    if heard == otherwise {
        return false;
    }
    let sees = |seat| moment.rules.scene(&here.state, Observer::Seat(seat));
    let view = sees(observer);
    moment.seats.each().filter(|other| *other != observer).any(|other| {
        let mut hidden = BTreeSet::new();
        for lying in unseen(&sees(other), &view).values() {
            lying.words(&mut hidden);
        }
        heard.difference(&otherwise).any(|word| hidden.contains(word))
    })
}

/// Law 5b: of two positions that are one to an observer, since they give it the same sample where luck is the same (law 9), it
/// hears the same; and so does a bystander, who knows no more. What is announced and kept in mind by the
/// rules, such as a number somebody named, gives samples of its own.
fn tells_what_is_known<R: Stage>(
    moment: &Moment<'_, R>,
    observer: Seat,
    [(action, here), (instead, there)]: [(R::Action, &Next<R>); 2],
    luck: u64,
) -> Result<(), Breach> {
    let hearers = [Observer::Seat(observer), Observer::Bystander];
    let Some(hearer) = hearers.into_iter().find(|hearer| here.heard_by(*hearer) != there.heard_by(*hearer)) else {
        return Ok(());
    };
    let sample = |state: &R::State| {
        let mut sample = state.clone();
        moment.rules.determinize(&mut sample, observer, &mut Dealer::seeded(luck));
        sample
    };
    holds(Law::Log, sample(&here.state) != sample(&there.state), || {
        let (heard, instead_heard) = (briefly(&here.heard_by(hearer)), briefly(&there.heard_by(hearer)));
        let hearer = if hearer == Observer::Bystander { "a bystander".to_owned() } else { observer.to_string() };
        format!("{observer} cannot know {action:?} from {instead:?}, and {hearer} hears `{heard}` or `{instead_heard}`")
    })
}

/// Notes what others see of two positions that look and sound the same to an observer.
fn note_doubt<R: Stage>(moment: &Moment<'_, R>, observer: Seat, [here, there]: [&Next<R>; 2], evidence: &mut Evidence) {
    let rules = moment.rules;
    let seen_by = Observer::Seat(observer);
    let wanted = |other: &Seat| *other != observer && evidence.wants_doubt((observer, *other));
    let others: Vec<Seat> = moment.seats.each().filter(wanted).collect();
    if others.is_empty() || here.heard_by(seen_by) != there.heard_by(seen_by) {
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
