//! How what happens is told, and in which steps it is seen.

use rondel::line::Line;
use rondel::{Announcement, ElementId, Seat, Text};

use super::Table;
use crate::words;

/// The line about a player. The headline is that of whoever decided, so it says nothing of others.
fn told(line: Line, seat: Seat, mover: Option<Seat>, fill: impl Fn(Text) -> Text) -> Announcement {
    let told = Announcement::new(fill(by(line.key, seat))).weighing(line.weight);
    match line.brief.filter(|_| mover == Some(seat)) {
        Some(brief) => told.in_brief(fill(Text::new(brief))),
        None => told,
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
        self.dealer.announce(|| told(line, seat, mover, fill).about(about));
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
        self.dealer
            .announce(|| told(line, seat, mover, fill).about(about).private_to(seat, own_fill(by(own_key, seat))));
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
