//! Layout and texts of the game: the map, the warehouse, the court, the auction and the boards.

pub(crate) mod aid;
mod asking;
mod auction;
mod bidding;
mod board;
mod choices;
mod court;
mod faces;
mod goals;
mod map;
mod others;
mod own;
mod parts;
mod places;
mod round;
mod slots;
mod uses;
mod warehouse;

use rondel::bots::EstimatePart;
use rondel::scene::{BlockedClick, Icon, IndirectChoice, Scene, ScoreSheet, UsageHint};
use rondel::{Choice, Goals, Observer, Seat, Stage, Text};

use self::places::Places;
use crate::action::Action;
use crate::rules::ending;
use crate::state::{Phase, State, Task};
use crate::{Spandau, words};

/// Height reserved for a zone's title, in table units.
const TITLE: f32 = 20.0;

impl Stage for Spandau {
    fn scene(&self, state: &State, observer: Observer) -> Scene {
        lay(self, state, observer, &places::CLASSIC)
    }

    fn other_shapes(&self, state: &State, observer: Observer) -> Vec<Scene> {
        [places::WIDE, places::NARROW].map(|places| lay(self, state, observer, &places)).into()
    }

    fn choice(&self, state: &State, action: Action) -> Choice {
        choices::choice(self, state, action)
    }

    fn prompt(&self, state: &State) -> Text {
        asking::prompt(self, state)
    }

    fn seat_name(&self, seat: Seat) -> Text {
        words::player(seat)
    }

    fn seat_icon(&self, seat: Seat) -> Option<Icon> {
        Some(words::emblem(seat))
    }

    fn blocked_clicks(&self, state: &State) -> Vec<BlockedClick> {
        asking::blocked_clicks(self, state)
    }

    fn indirect_choices(&self, state: &State) -> Vec<IndirectChoice> {
        asking::indirect_choices(self, state)
    }

    fn round(&self, state: &State) -> Option<u16> {
        (state.round > 0).then_some(state.round.into())
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        uses::uses()
    }

    fn goals(&self, state: &State, observer: Observer) -> Goals {
        goals::goals(self, state, observer)
    }

    fn estimate_parts(&self, state: &State, seat: Seat) -> Vec<EstimatePart> {
        parts::parts(self.content(), state, seat)
    }

    fn score_sheet(&self, state: &State) -> ScoreSheet {
        let each = |of: &dyn Fn(Seat) -> i32| state.seats.each().map(of).collect();
        ScoreSheet {
            lines: vec![
                (Text::new("score-works"), each(&|seat| state.players[seat].works.len() as i32)),
                (Text::new("score-kinds"), each(&|seat| ending::kinds(state, seat))),
                (Text::new("score-genuine"), each(&|seat| state.genuine_works(seat) as i32)),
            ],
            others: Vec::new(),
        }
    }
}

/// Lays out the scene for a table of this shape.
fn lay(rules: &Spandau, state: &State, observer: Observer, places: &Places) -> Scene {
    let mut scene = Scene::new(observer);
    (scene.width, scene.height) = places.size;
    scene.backdrop = Some("table");
    scene.phases = round::phases(state);
    let zones = &mut scene.zones;
    map::lay(rules, state, places.map, zones);
    warehouse::lay(rules, state, places.warehouse, zones);
    court::palace(rules, state, places.palace, zones);
    let near = nearest(state, observer);
    let choosing = matches!(state.asked(), Some(item) if item.task == Task::ChooseBoard);
    if choosing {
        board::offered(rules, state, places.offered, zones);
    } else {
        court::campaign(rules, state, places.campaign, zones);
        court::collections(rules, state, observer, places.collections, zones);
        auction::lay(rules, state, (observer, near), places.auction, zones);
    }
    let (cards, others) = match state.seats.count() {
        2 => places.beside_two,
        3 => places.beside,
        _ => places.beside_many,
    };
    let (desk, others) = if choosing { places.at_first } else { (places.own, others) };
    own::lay(rules, state, observer, near, (desk, cards), zones);
    others::lay(rules, state, observer, near, others, places.sheet, zones);
    scene
}

/// Returns the current action of the round; `None` during the set-up, the harvest and the auction.
fn phase(state: &State) -> Option<Phase> {
    let acts = |task| state.round > 0 && !matches!(task, Task::Auction | Task::Bid | Task::Pay);
    state.asked().filter(|item| acts(item.task)).map(|_| state.phase)
}

/// Returns the seat whose board is shown nearest: the observer's own or, for spectators, that of the deciding player.
fn nearest(state: &State, observer: Observer) -> Seat {
    match observer {
        Observer::Seat(seat) => seat,
        Observer::Spectator | Observer::Open => state.asked().map_or(state.active, |item| item.seat),
    }
}

/// Returns whether an observer knows whether a copy of a work is genuine.
fn knows(state: &State, observer: Observer, piece: u8) -> bool {
    let told = match observer {
        Observer::Seat(seat) => state.knows(seat, piece),
        Observer::Spectator => state.all_know(piece),
        Observer::Open => true,
    };
    told || state.ended.is_some()
}

/// Returns whether an observer sees a seat's secrets.
fn sees(state: &State, observer: Observer, seat: Seat) -> bool {
    observer.sees_secrets_of(seat) || state.ended.is_some()
}
