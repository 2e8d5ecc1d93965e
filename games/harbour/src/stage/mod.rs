//! Layout and texts of the game.
//!
//! | module | contents |
//! | --- | --- |
//! | `quay` | the market, the display and the stack |
//! | `panel` | the current decision: the plan of a purchase, or the parts of a building |
//! | `players` | player boards with their warehouses, workers and buildings |
//! | `boards` | positions on a player's board |
//! | `places` | positions on tables of several shapes |
//! | `faces` | card faces |
//! | `choices` | labels of actions, and the elements to click for them |
//! | `asking` | prompts, and explanations of blocked clicks |
//! | `goals` | the end conditions, and the points so far |

pub(crate) mod aid;
mod asking;
mod boards;
mod choices;
mod faces;
mod goals;
mod panel;
mod parts;
mod places;
mod players;
mod quay;
mod uses;

use rondel::bots::EstimatePart;
use rondel::scene::{BlockedClick, Icon, ScoreSheet, UsageHint};
use rondel::{Choice, Goals, Observer, Scene, Seat, Stage, Text};

use self::places::Places;
use crate::state::{State, TRAINER};
use crate::{Action, Harbour, words};

/// Height reserved for a zone's title, in table units.
const TITLE: f32 = 20.0;

impl Stage for Harbour {
    fn scene(&self, state: &State, observer: Observer) -> Scene {
        lay(self, state, observer, &places::CLASSIC)
    }

    fn other_shapes(&self, state: &State, observer: Observer) -> Vec<Scene> {
        // In a tall window, up to three boards are just as large in the classic layout as in the narrow one.
        let four = state.turns.seats().count() == 4;
        let shapes = if four { &[places::WIDE, places::NARROW][..] } else { &[places::WIDE] };
        shapes.iter().map(|places| lay(self, state, observer, places)).collect()
    }

    fn choice(&self, state: &State, action: Action) -> Choice {
        choices::choice(self, state, action)
    }

    fn prompt(&self, state: &State) -> Text {
        asking::prompt(self, state)
    }

    fn seat_name(&self, seat: Seat) -> Text {
        words::player(seat, false)
    }

    fn seat_icon(&self, seat: Seat) -> Option<Icon> {
        Some(words::worker_icon(seat, false))
    }

    fn blocked_clicks(&self, state: &State) -> Vec<BlockedClick> {
        asking::blocked_clicks(self, state)
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        uses::uses()
    }

    fn goals(&self, state: &State, observer: Observer) -> Goals {
        goals::goals(self, state, observer)
    }

    fn estimate_parts(&self, state: &State, seat: Seat) -> Vec<EstimatePart> {
        parts::parts(self, state, seat)
    }

    /// Returns the points by source (HB-5.2 to HB-5.5). In a solo game, the training opponent also has a column.
    fn score_sheet(&self, state: &State) -> ScoreSheet {
        let seats = || state.turns.seats().each();
        let scores = || seats().map(|seat| self.score(state, seat));
        let line = |key: &'static str, points: Vec<i32>| (Text::new(key), points);
        let count =
            |of: fn(&crate::state::Player) -> u8| seats().map(|seat| i32::from(of(&state.players[seat]))).collect();
        let mut lines = vec![line("score-buildings", scores().map(|score| score.buildings).collect())];
        let abilities: Vec<i32> = scores().map(|score| score.ability).collect();
        if abilities.iter().any(|points| *points != 0) {
            lines.push(line("score-ability", abilities));
        }
        if seats().any(|seat| state.players[seat].bonus.is_some()) {
            lines.push(line("score-bonus", scores().map(|score| score.bonus).collect()));
        }
        let totals: Vec<i32> = scores().map(|score| score.total()).collect();
        // HB-5.5: the tie-breakers are shown only if there is a tie for first place.
        let most = totals.iter().max();
        if totals.iter().filter(|total| Some(*total) == most).count() > 1 {
            lines.push(line("score-bought", count(crate::state::Player::bought)));
            lines.push(line("score-goods", count(|player| player.goods.total() as u8)));
        }
        lines.push(line("score-total", totals));
        let others = if state.solo { vec![words::player(TRAINER, true)] } else { Vec::new() };
        ScoreSheet { lines, others }
    }
}

/// Lays out the scene for a table of this shape.
fn lay(rules: &Harbour, state: &State, observer: Observer, places: &Places) -> Scene {
    let mut scene = Scene::new(observer);
    (scene.width, scene.height) = places.size;
    scene.backdrop = Some("table");
    quay::lay(rules, state, places, &mut scene.zones);
    players::lay(rules, state, observer, places, &mut scene.zones);
    scene
}
