//! What is told of what happens: lines of the log, their short words for the headline of a turn, and the steps one sees.

use rondel::{Announcement, ElementId, Flow, Seat, Text, Weight};

use super::Table;
use crate::content::Good;
use crate::state::{Building, State};
use crate::words;

/// Where goods come from and go to.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// The warehouse of a player.
    Warehouse(Seat),
    /// Something else on the table, where nobody owns them any more.
    On(ElementId),
    /// The supply, which has no end and lies nowhere.
    Supply,
}

impl Place {
    fn element(self, good: Good) -> Option<ElementId> {
        match self {
            Self::Warehouse(seat) => Some(words::stock(seat, good)),
            Self::On(element) => Some(element),
            Self::Supply => None,
        }
    }
}

impl Table<'_> {
    /// Units of one good go from one place to another; all goods that move after the set-up do so here.
    #[inline]
    pub(super) fn transfer(&mut self, good: Good, count: u8, from: Place, to: Place) {
        if count == 0 {
            return;
        }
        if let Place::Warehouse(seat) = from {
            self.player(seat).goods.remove(good, count);
        }
        if let Place::Warehouse(seat) = to {
            self.player(seat).goods.add(good, count);
        }
        self.dealer.flow(|| {
            let (from, to) = (from.element(good), to.element(good));
            Flow { from, to, ..Flow::of(words::good_icon(good), count) }
        });
    }

    /// Dollars, points or cards go from one thing on the table to another, or out of it.
    #[inline]
    pub(super) fn pass_on(&mut self, icon: &'static str, count: u8, from: ElementId, to: impl Into<Option<ElementId>>) {
        if count > 0 {
            self.dealer.flow(|| Flow { to: to.into(), ..Flow::of(icon, count).from(from) });
        }
    }

    /// Whoever watches sees the table as it is now before anything else happens.
    #[inline]
    pub(super) fn step(&mut self) {
        self.dealer.moment(&*self.state);
    }

    /// Announces what a player did: `fill` adds what the message needs beside the player.
    pub(super) fn say(
        &mut self,
        key: &'static str,
        seat: Seat,
        fill: impl FnOnce(Text) -> Text,
        about: impl IntoIterator<Item = ElementId>,
    ) {
        let state = &*self.state;
        self.dealer.announce(|| {
            let text = Text::new(key).with("player", words::player(seat, state.solo));
            told(state, key, seat, fill(text)).about(about)
        });
    }

    /// Announces what happened to all.
    pub(super) fn tell(&mut self, key: &'static str, about: impl IntoIterator<Item = ElementId>) {
        self.dealer.announce(|| Announcement::new(Text::new(key)).weighing(weight(key)).about(about));
    }

    /// Announces what a player did with a building.
    pub(super) fn say_building(
        &mut self,
        key: &'static str,
        seat: Seat,
        building: Building,
        fill: impl FnOnce(Text) -> Text,
    ) {
        let (content, state) = (&self.rules.content, &*self.state);
        self.dealer.announce(|| {
            let name = words::building(content, state, building);
            let text = Text::new(key).with("player", words::player(seat, state.solo)).with("building", name);
            told(state, key, seat, fill(text)).about([words::building_element(building)])
        });
    }
}

/// A line of the log with its short words and its weight.
fn told(state: &State, key: &str, seat: Seat, text: Text) -> Announcement {
    let brief = brief(state, key, seat).map(|brief| reworded(&text, brief));
    Announcement { brief, ..Announcement::new(text) }.weighing(weight(key))
}

/// The same gaps filled in another message.
fn reworded(text: &Text, key: &'static str) -> Text {
    match text {
        Text::Message { args, .. } => Text::Message { key: key.into(), args: args.clone() },
        _ => Text::new(key),
    }
}

/// The message by which the headline of a turn says what the log says by `key`. The headline begins with the person whose
/// turn it is: what befalls others is left to the log, and what the training opponent does in it names the opponent.
fn brief(state: &State, key: &str, seat: Seat) -> Option<&'static str> {
    if state.is_trainer(seat) {
        return match key {
            "log-enter" => Some("brief-trainer-enter"),
            "log-buy" => Some("brief-trainer-buy"),
            _ => None,
        };
    }
    let gains_for_oneself = || seat == state.active() || state.nobody_has_moved();
    match key {
        "log-board" => Some("brief-board"),
        "log-free" => Some("brief-free"),
        "log-enter" => Some("brief-enter"),
        "log-pass" => Some("brief-pass"),
        "log-gain" | "log-gain-lost" if gains_for_oneself() => Some("brief-gain"),
        "log-convert" => Some("brief-convert"),
        "log-copy" => Some("brief-copy"),
        "log-market-swap" => Some("brief-market-swap"),
        "log-market-move" => Some("brief-market-move"),
        "log-ability" => Some("brief-ability"),
        "log-bundle" => Some("brief-bundle"),
        "log-ship" => Some("brief-ship"),
        "log-keep" => Some("brief-keep"),
        "log-buy" => Some("brief-buy"),
        "log-last-round" => Some("brief-last-round"),
        _ => None,
    }
}

/// How much a line of the log matters.
fn weight(key: &str) -> Weight {
    match key {
        "log-fee" | "log-fee-later" | "log-fee-saved" | "log-full" | "log-convert" | "log-keep"
        | "log-trainer-counts" => Weight::Small,
        "log-free" | "log-buy" | "log-last-round" | "log-standstill" | "log-bonus" | "log-exchange" | "log-points" => {
            Weight::Great
        }
        _ => Weight::Usual,
    }
}
