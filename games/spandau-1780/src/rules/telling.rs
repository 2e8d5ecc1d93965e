//! How what happens is told, and in which steps it is seen.

use rondel::{Announcement, ElementId, Seat, Text, Weight};

use super::Table;
use crate::words;

/// How something is told: its message, what the headline of a turn says of it, and how much it matters.
#[derive(Clone, Copy)]
pub(super) struct Line {
    key: &'static str,
    brief: Option<&'static str>,
    weight: Weight,
}

/// A step on the way.
pub(super) const fn small(key: &'static str) -> Line {
    Line { key, brief: None, weight: Weight::Small }
}

/// Most of what happens.
pub(super) const fn usual(key: &'static str) -> Line {
    Line { key, brief: None, weight: Weight::Usual }
}

/// What a turn is remembered by.
pub(super) const fn great(key: &'static str) -> Line {
    Line { key, brief: None, weight: Weight::Great }
}

impl Line {
    /// What the headline says of it: the same gaps, without the player.
    pub(super) const fn brief(self, key: &'static str) -> Self {
        Self { brief: Some(key), ..self }
    }

    /// The line about a player. The headline is that of whoever decided, so it says nothing of others.
    fn told(self, seat: Seat, mover: Option<Seat>, fill: impl Fn(Text) -> Text) -> Announcement {
        let told = Announcement::new(fill(by(self.key, seat))).weighing(self.weight);
        match self.brief.filter(|_| mover == Some(seat)) {
            Some(brief) => told.in_brief(fill(Text::new(brief))),
            None => told,
        }
    }
}

/// A message about a player.
fn by(key: &'static str, seat: Seat) -> Text {
    Text::new(key).with("player", words::player(seat))
}

impl Table<'_> {
    /// Announces what a player did: `fill` adds what the message needs beside the player, `about` names what is another on
    /// the table.
    pub(super) fn say(
        &mut self,
        line: Line,
        seat: Seat,
        fill: impl Fn(Text) -> Text,
        about: impl IntoIterator<Item = ElementId>,
    ) {
        let mover = self.mover;
        self.dealer.announce(|| line.told(seat, mover, fill).about(about));
    }

    /// As [`Table::say`], with other words for the player alone, who knows more.
    pub(super) fn whisper(
        &mut self,
        line: Line,
        seat: Seat,
        fill: impl Fn(Text) -> Text,
        (own_key, own_fill): (&'static str, impl FnOnce(Text) -> Text),
        about: impl IntoIterator<Item = ElementId>,
    ) {
        let mover = self.mover;
        self.dealer.announce(|| line.told(seat, mover, fill).about(about).whispered(seat, own_fill(by(own_key, seat))));
    }

    /// Announces what happened to all.
    pub(super) fn tell(
        &mut self,
        line: Line,
        fill: impl FnOnce(Text) -> Text,
        about: impl IntoIterator<Item = ElementId>,
    ) {
        self.dealer.announce(|| Announcement::new(fill(Text::new(line.key))).weighing(line.weight).about(about));
    }

    /// What happened so far is seen before what comes next.
    #[inline]
    pub(super) fn moment(&mut self) {
        self.dealer.moment(&*self.state);
    }
}
