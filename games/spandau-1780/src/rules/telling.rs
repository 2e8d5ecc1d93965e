//! Announces events, and ends the moments in which they are shown.

use rondel::line::Line;
use rondel::{Announcement, ElementId, NonPlayer, OF_OTHER, Seat, Text};

use super::Table;
use crate::content::Field;
use crate::words;

/// Returns the announcement about a player: in the player's own turn, even if it begins without a decision, or in the
/// headline of another player's turn, where the part about this player comes last and begins with the player's name.
fn told(
    line: Line,
    seat: Seat,
    [mover, acting]: [Option<Seat>; 2],
    fill: impl FnOnce(Text) -> Text,
    fill_brief: impl FnOnce(Text) -> Text,
) -> Announcement {
    let told = Announcement::new(fill(by(line.key, seat))).weighing(line.weight);
    let told = if mover != Some(seat) && acting == Some(seat) { told.by(seat) } else { told };
    let Some(brief) = line.brief else { return told };
    let brief = fill_brief(Text::new(brief));
    let is_own = mover == Some(seat) || told.by.is_some();
    told.in_brief(if is_own { brief } else { by(OF_OTHER, seat).with("did", brief) })
}

/// Returns a message about a player.
fn by(key: &'static str, seat: Seat) -> Text {
    Text::new(key).with("player", words::player(seat))
}

impl Table<'_> {
    /// Returns the deciding player, and the player whose action has begun since the decision.
    fn turns(&self) -> [Option<Seat>; 2] {
        [self.mover, self.acting]
    }

    /// Makes an announcement. In a round, nobody acts only in the harvest.
    #[inline]
    pub(super) fn announce(&mut self, tell: impl FnOnce() -> Announcement) {
        let round = self.state.round;
        let is_harvest = self.mover.is_none() && round > 0;
        self.dealer.announce(|| {
            let name = || Text::new("harvest-of").with("round", round);
            if is_harvest { tell().in_turn_of(NonPlayer { name: name(), look: None }) } else { tell() }
        });
    }

    /// Announces a player's action like [`Table::say`], but names nobody other than the deciding player in the
    /// headline, for events that concern all players.
    pub(super) fn say_of_each(
        &mut self,
        line: Line,
        seat: Seat,
        fill: impl Fn(Text) -> Text,
        about: impl IntoIterator<Item = ElementId>,
    ) {
        let brief = line.brief.filter(|_| self.mover == Some(seat));
        self.say(Line { brief, ..line }, seat, fill, about);
    }

    /// Announces a player's action. `fill` adds the arguments other than the player; `about` lists the
    /// elements that changed.
    pub(super) fn say(
        &mut self,
        line: Line,
        seat: Seat,
        fill: impl Fn(Text) -> Text,
        about: impl IntoIterator<Item = ElementId>,
    ) {
        let turns = self.turns();
        self.announce(|| told(line, seat, turns, &fill, &fill).about(about));
    }

    /// Announces a part of a player's harvest. `all` is the whole harvest for the headline, as stored units and
    /// coins, or `None` if another part names it.
    pub(super) fn say_harvest(
        &mut self,
        line: Line,
        seat: Seat,
        fill: impl FnOnce(Text) -> Text,
        all: Option<([u8; 6], u8)>,
        about: impl IntoIterator<Item = ElementId>,
    ) {
        let turns = self.turns();
        let line = Line { brief: all.map(|_| "brief-harvest"), ..line };
        self.announce(|| {
            let what = |(stored, coins)| words::harvest(&stored, coins);
            let fill_brief = |text: Text| all.into_iter().fold(text, |text, all| text.with("what", what(all)));
            told(line, seat, turns, fill, fill_brief).about(about)
        });
    }

    /// Announces what a player does on spaces of the map. The headline names only the regions, so that it can join
    /// several of them; `fill` adds the arguments of both texts, and `field` is the space.
    pub(super) fn say_on_map(
        &mut self,
        line: Line,
        seat: Seat,
        field: Field,
        (fill, fill_line): (impl Fn(Text) -> Text, impl FnOnce(Text) -> Text),
        about: impl IntoIterator<Item = ElementId>,
    ) {
        let (turns, content) = (self.turns(), &self.rules.content);
        let brief =
            |text| fill(text).with("count", 1).with("regions", words::headline_regions(content, field.region()));
        self.announce(|| told(line, seat, turns, |text| fill_line(fill(text)), brief).about(about));
    }

    /// Announces an action like [`Table::say`], but with a different text for the player, who knows more than
    /// the others.
    pub(super) fn whisper(
        &mut self,
        line: Line,
        seat: Seat,
        fill: impl Fn(Text) -> Text,
        (own_key, own_fill): (&'static str, impl FnOnce(Text) -> Text),
        about: impl IntoIterator<Item = ElementId>,
    ) {
        self.address(line, seat, fill, (seat, own_key, own_fill), about);
    }

    /// Announces an action like [`Table::say`], but with a different text for one player, whom it affects.
    pub(super) fn address(
        &mut self,
        line: Line,
        seat: Seat,
        fill: impl Fn(Text) -> Text,
        (listener, own_key, own_fill): (Seat, &'static str, impl FnOnce(Text) -> Text),
        about: impl IntoIterator<Item = ElementId>,
    ) {
        let turns = self.turns();
        self.announce(|| {
            told(line, seat, turns, &fill, &fill).about(about).private_to(listener, own_fill(by(own_key, seat)))
        });
    }

    /// Announces an event that concerns everyone, or another player than the deciding one.
    pub(super) fn tell(&mut self, line: Line, fill: impl Fn(Text) -> Text, about: impl IntoIterator<Item = ElementId>) {
        self.announce(|| {
            let told = Announcement::new(fill(Text::new(line.key))).weighing(line.weight).about(about);
            line.brief.map(|brief| fill(Text::new(brief))).into_iter().fold(told, Announcement::in_brief)
        });
    }

    /// Ends a moment, so that everything announced so far is shown before the next step. Does nothing if nothing has
    /// been announced in it.
    #[inline]
    pub(super) fn moment(&mut self) {
        if self.dealer.has_announced() {
            self.dealer.moment(&*self.state);
        }
    }
}
