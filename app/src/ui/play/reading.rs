//! A position in words: made once when it changes, so that frames only paint.

use rondel::scene::Observer;
use rondel::{AnyState, ElementId, Plugin, Scene, Seat, Session, Turn};

use super::Play;
use super::choices::ShownChoice;
use super::ending::Ending;
use crate::ui::house::House;
use crate::ui::table::resolved::ResolvedScene;

/// A position in words.
pub(super) struct Reading {
    pub(super) prompt: String,
    pub(super) choices: Vec<ShownChoice>,
    pub(super) obstacles: Vec<ShownObstacle>,
    pub(super) ending: Option<Ending>,
    pub(super) seats: Vec<String>,
    /// The decision of a bot that can be asked about: the one that followed the position that is looked at, or the last one.
    pub(super) considered: Option<usize>,
}

/// Why something cannot be clicked.
pub(super) struct ShownObstacle {
    pub(super) element: ElementId,
    pub(super) reason: String,
    pub(super) rule: &'static str,
}

impl Reading {
    pub(super) fn blank() -> Self {
        Self {
            prompt: String::new(),
            choices: Vec::new(),
            obstacles: Vec::new(),
            ending: None,
            seats: Vec::new(),
            considered: None,
        }
    }

    /// Reads the position as the person at the screen may see it.
    pub(super) fn of(play: &Play, house: &House) -> Self {
        let catalog = house.words.of(play.plugin.id);
        let (session, game) = (&play.session, play.session.game());
        let seats = session.seats().each().map(|seat| catalog.say(&game.seat_name(seat))).collect();
        let mut reading = Self { seats, considered: play.decision_of_a_bot(), ..Self::blank() };
        match session.turn() {
            Turn::Decide(_) if play.covered() => {}
            Turn::Decide(seat) => {
                // What a person is asked may tell what they drew; it is for their eyes.
                if play.observer().sees_secrets_of(seat) || !play.secretive {
                    reading.prompt = catalog.say(&game.prompt(session.state()));
                }
                if play.deciding_here().is_some() {
                    reading.choices =
                        session.choices().into_iter().map(|choice| ShownChoice::new(choice, catalog)).collect();
                    // Listed in the order of groups; the place in the list is not the number of the choice.
                    reading.obstacles = game
                        .obstacles(session.state())
                        .into_iter()
                        .map(|obstacle| ShownObstacle {
                            element: obstacle.element,
                            reason: catalog.say(&obstacle.reason),
                            rule: obstacle.rule,
                        })
                        .collect();
                }
            }
            Turn::Over(outcome) => reading.ending = Some(Ending::read(play, &outcome, house)),
        }
        reading
    }
}

/// The table of a position as `observer` sees it.
pub(super) fn scene(
    session: &Session,
    state: &AnyState,
    observer: Observer,
    house: &House,
    plugin: &'static Plugin,
) -> ResolvedScene {
    ResolvedScene::new(&session.game().scene(state, observer), house.words.of(plugin.id))
}

/// Whether in a position some seat sees what another does not.
pub(super) fn hides_anything(session: &Session, state: &AnyState) -> bool {
    let seen_by = |observer| Scene { observer: Observer::Bystander, ..session.game().scene(state, observer) };
    let public = seen_by(Observer::Bystander);
    session.seats().each().any(|seat| seen_by(Observer::Seat(seat)) != public)
}

impl Play {
    /// The decision of a bot that can be asked about. One that was forced is passed over, unless it is looked at.
    fn decision_of_a_bot(&self) -> Option<usize> {
        let plies = self.session.plies();
        let by_bot = |ply: &usize| plies.get(*ply).is_some_and(|ply| !self.is_person(ply.seat));
        let game = self.session.game();
        let open = |ply: &usize| self.session.state_at(*ply).is_some_and(|state| game.choices(state).len() > 1);
        match self.looking_back {
            Some(shown) => Some(shown).filter(by_bot),
            None => (0..plies.len()).rev().filter(by_bot).find(open),
        }
    }

    /// What a seat is called in the game.
    pub(super) fn seat_name(&self, seat: Seat, house: &House) -> String {
        self.reading.seats.get(seat.index()).cloned().unwrap_or_else(|| numbered(seat, house))
    }

    /// What a seat and its player are called: "Hamburg (Ann)".
    pub(super) fn full_name(&self, seat: Seat, house: &House) -> String {
        format!("{} ({})", self.seat_name(seat, house), self.player_name(seat, house))
    }

    /// What a player is called; who gave no name is called by what they are.
    pub(super) fn player_name(&self, seat: Seat, house: &House) -> String {
        match self.player(seat) {
            Some(player) if !player.name.is_empty() => player.name.clone(),
            Some(player) => {
                player.bot.map_or_else(|| numbered(seat, house), |bot| crate::ui::newgame::bot_name(bot, &house.words))
            }
            None => numbered(seat, house),
        }
    }
}

/// What a seat without a name is called.
fn numbered(seat: Seat, house: &House) -> String {
    house.words.with("player-number", "number", seat.index() + 1)
}
