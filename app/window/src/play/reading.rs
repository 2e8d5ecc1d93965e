//! A position in words: made once when it changes, so that frames only paint.

use rondel::scene::Icon;
use rondel::{ElementId, Seat, Table, Turn};

use super::choices::ShownChoice;
use super::ending::Ending;
use super::log::LogPanel;
use super::view::GameView;
use crate::context::AppContext;
use crate::listed::player_name;

/// A position in words.
#[derive(Default)]
pub(super) struct Reading {
    pub(super) prompt: String,
    /// What kind of decision it is: the key of what is asked.
    pub(super) kind: Option<String>,
    pub(super) choices: Vec<ShownChoice>,
    pub(super) obstacles: Vec<ShownObstacle>,
    pub(super) withheld: Vec<ShownWithheld>,
    pub(super) ending: Option<Ending>,
    pub(super) seats: Vec<String>,
    /// The decision of a bot that can be asked about: the one that led to the position that is looked at, or the last one.
    pub(super) considered: Option<usize>,
}

/// What is offered at other times.
pub(super) struct ShownWithheld {
    pub(super) label: String,
    pub(super) icon: Option<Icon>,
    pub(super) reason: String,
    pub(super) rule: &'static str,
}

/// Why something cannot be clicked.
pub(super) struct ShownObstacle {
    pub(super) element: ElementId,
    pub(super) reason: String,
    pub(super) rule: &'static str,
}

impl Reading {
    /// Reads the present as the person at the screen may see it.
    pub(super) fn of(game: &GameView, log: &LogPanel, cx: &AppContext) -> Self {
        let catalog = cx.words.of(game.plugin.id);
        let seats = game.held.company().iter().map(|sitter| catalog.say(&sitter.name)).collect();
        let mut reading = Self { seats, considered: game.decision_of_a_bot(), ..Self::default() };
        let here = game.deciding_here();
        if here.is_none() && matches!(game.held.turn(), Turn::Decide(_)) {
            return reading;
        }
        let Some(view) = game.held.view(game.held.place(), game.observer()) else { return reading };
        reading.prompt = view.prompt.as_ref().map(|prompt| catalog.say(prompt)).unwrap_or_default();
        // A question may stand within another that says when it is asked.
        let keys: Vec<&str> = view.prompt.iter().flat_map(rondel::Text::keys).collect();
        let coached = keys.iter().find(|key| catalog.has(&format!("coach-{key}")));
        reading.kind = coached.or(keys.first()).map(|key| (*key).to_owned());
        let shown = |withheld: rondel::scene::Withheld| ShownWithheld {
            label: catalog.say(&withheld.label),
            icon: withheld.icon,
            reason: catalog.say(&withheld.reason),
            rule: withheld.rule,
        };
        reading.withheld = view.withheld.into_iter().map(shown).collect();
        reading.choices = view.choices.into_iter().map(|choice| ShownChoice::new(choice, catalog)).collect();
        let shown = |obstacle: rondel::scene::Obstacle| ShownObstacle {
            element: obstacle.element,
            reason: catalog.say(&obstacle.reason),
            rule: obstacle.rule,
        };
        reading.obstacles = view.obstacles.into_iter().map(shown).collect();
        if let Turn::Over(outcome) = game.held.turn() {
            reading.ending =
                Some(Ending::read(game, log, &reading.seats, &outcome, view.score.unwrap_or_default(), cx));
        }
        reading
    }
}

impl GameView {
    /// The decision of a bot that can be asked about. One that was forced is passed over, unless it is looked at.
    fn decision_of_a_bot(&self) -> Option<usize> {
        if !self.mode.is_game() || self.has_people_elsewhere() {
            return None;
        }
        // What bots held before a branch left the game is the game's own secret.
        let from = self.held.here().map_or(0, rondel_tables::LocalTable::forked_at);
        let by_bot = |ply: &usize| *ply >= from && self.held.mover(*ply).is_some_and(|seat| !self.is_person(seat));
        if self.watching.looks_back() {
            let shown = self.watching.step().and_then(|step| step.place.ply.checked_sub(1));
            return shown.filter(by_bot);
        }
        (0..self.held.plies()).rev().filter(by_bot).find(|ply| !self.held.was_forced(*ply))
    }

    /// What a seat is called in the game.
    pub(super) fn seat_name(&self, seat: Seat, cx: &AppContext) -> String {
        self.reading.seats.get(seat.index()).cloned().unwrap_or_else(|| player_name(None, seat, &cx.words))
    }

    /// What a seat and its player are called: "Hamburg (Ann)".
    pub(super) fn full_name(&self, seat: Seat, cx: &AppContext) -> String {
        beside(&self.seat_name(seat, cx), &self.player_name(seat, cx))
    }

    /// What a player is called beside the name of its seat; nothing where that says it already.
    pub(super) fn player_beside(&self, seat: Seat, cx: &AppContext) -> Option<String> {
        Some(self.player_name(seat, cx)).filter(|player| *player != self.seat_name(seat, cx))
    }

    /// What a player is called; who gave no name is called by what they are.
    pub(super) fn player_name(&self, seat: Seat, cx: &AppContext) -> String {
        player_name(self.held.player(seat).as_ref(), seat, &cx.words)
    }
}

/// A seat and its player in one; a name that both have is said once.
pub(super) fn beside(seat: &str, player: &str) -> String {
    if seat == player { seat.to_owned() } else { format!("{seat} ({player})") }
}
