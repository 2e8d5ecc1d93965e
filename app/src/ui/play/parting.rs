//! What was told to one person alone by the decision that ended their turn: they read it before the cover falls, and nobody
//! else does.

use rondel::{Observer, Seat};

use super::Play;
use crate::ui::house::House;

/// Somebody who has yet to read what was told to them alone.
pub(super) struct Parting {
    pub(super) seat: Seat,
    /// The first ply they saw nothing after.
    from: usize,
}

impl Play {
    /// Whether whoever had the turn is still to pass the screen on, having read what is for them alone.
    pub fn parts(&self) -> bool {
        self.covered() && self.parting.is_some()
    }

    /// The parting of the person who sat here until now, where something was told to them alone.
    pub(super) fn parting_of(&self, sat_here: Observer, house: &House) -> Option<Parting> {
        let Observer::Seat(seat) = sat_here else { return None };
        let parting = Parting { seat, from: self.last_decision_of(seat, house)? };
        let whispered = self.whispers(&parting).next().is_some();
        whispered.then_some(parting)
    }

    /// A choice that was taken by itself was no decision: what came before it was gone too soon to be read.
    fn last_decision_of(&self, seat: Seat, house: &House) -> Option<usize> {
        let game = self.session.game();
        let forced = |place: usize| self.session.state_at(place).is_some_and(|state| game.choices(state).len() == 1);
        let plies = self.session.plies();
        (0..plies.len()).rev().find(|place| plies[*place].seat == seat && !(house.settings.forced && forced(*place)))
    }

    fn whispers<'a>(&'a self, parting: &'a Parting) -> impl Iterator<Item = &'a rondel::Text> {
        let told = self.session.plies().iter().skip(parting.from).flat_map(rondel::session::Ply::announcements);
        told.filter_map(|told| told.private.as_ref()).filter(|(seat, _)| *seat == parting.seat).map(|(_, text)| text)
    }

    /// What is told to the person who passes the screen on, line by line.
    pub(super) fn parting_words(&self, parting: &Parting, house: &House) -> Vec<String> {
        let catalog = house.words.of(self.plugin.id);
        self.whispers(parting).map(|text| catalog.say(text)).collect()
    }

    /// The cover falls; the next person has yet to say that they are ready.
    pub(super) fn pass_on(&mut self, house: &House, now: f64) {
        self.parting = None;
        self.settle(house, now);
    }
}
