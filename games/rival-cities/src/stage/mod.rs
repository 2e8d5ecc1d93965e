//! Layout and texts of the game.
//!
//! | module | contents |
//! | --- | --- |
//! | `board` | the ring of action cards, the prestige track, lawsuits, ships, alliances |
//! | `cities` | the cities' mats and hands, the supply and the piles |
//! | `places` | positions on tables of several shapes |
//! | `faces` | card faces |
//! | `choices` | labels of actions, and the elements to click for them |
//! | `asking` | prompts, and explanations of blocked choices |
//! | `goals` | the ways to win, with each city's progress |
//! | `season` | the strip with the steps of the off-season |

pub(crate) mod aid;
mod asking;
mod board;
mod choices;
mod cities;
mod faces;
mod goals;
mod parts;
mod places;
mod season;
mod uses;

use rondel::bots::EstimatePart;
use rondel::scene::{BlockedClick, DisabledChoice, Icon, IndirectChoice, ScoreSheet, UsageHint};
use rondel::{Choice, Goals, Observer, Scene, Seat, Stage, Text};

use self::places::Places;
use crate::rules::scoring;
use crate::state::{CITIES, State};
use crate::{Action, RivalCities, words};

impl Stage for RivalCities {
    fn scene(&self, state: &State, observer: Observer) -> Scene {
        lay(self, state, observer, &places::CLASSIC)
    }

    fn other_shapes(&self, state: &State, observer: Observer) -> Vec<Scene> {
        [places::WIDE, places::NARROW].map(|places| lay(self, state, observer, &places)).into()
    }

    fn choice(&self, state: &State, action: Action) -> Choice {
        choices::choice(&self.content, state, action)
    }

    fn prompt(&self, state: &State) -> Text {
        asking::prompt(&self.content, state)
    }

    fn seat_name(&self, seat: Seat) -> Text {
        words::city(seat)
    }

    fn seat_icon(&self, seat: Seat) -> Option<Icon> {
        Some(words::city_icon(seat))
    }

    fn indirect_choices(&self, state: &State) -> Vec<IndirectChoice> {
        asking::indirect_choices(self, state)
    }

    fn blocked_clicks(&self, state: &State) -> Vec<BlockedClick> {
        asking::blocked_clicks(&self.content, state)
    }

    /// Returns the round, which is counted in off-seasons because each one ends a round (RC-6.1).
    fn round(&self, state: &State) -> Option<u16> {
        let begun = u16::from(state.seasons);
        Some(if state.season_step > 0 { begun } else { begun + 1 })
    }

    fn disabled_choices(&self, state: &State) -> Vec<DisabledChoice> {
        asking::disabled_choices(&self.content, state)
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        uses::uses()
    }

    fn goals(&self, state: &State, observer: Observer) -> Goals {
        goals::goals(&self.content, state, observer)
    }

    fn estimate_parts(&self, state: &State, seat: Seat) -> Vec<EstimatePart> {
        parts::parts(&self.content, state, seat)
    }

    /// Returns the counts that decided an instant win or, after any other ending, the stars.
    fn decisive_score(&self, state: &State) -> ScoreSheet {
        let Some(way) = goals::won_by(state) else { return self.score_sheet(state) };
        let [(key, one), (_, other)] = CITIES.map(|seat| way.score(state, seat));
        ScoreSheet { lines: vec![(Text::new(key), vec![one, other])], others: Vec::new() }
    }

    /// Returns each city's stars by source (RC-12.5 to RC-12.8).
    fn score_sheet(&self, state: &State) -> ScoreSheet {
        let counted = CITIES.map(|seat| scoring::stars(&self.content, state, seat));
        let line =
            |key: &'static str, of: fn(&scoring::Stars) -> i32| (Text::new(key), counted.iter().map(of).collect());
        ScoreSheet {
            lines: vec![
                line("score-ships", |stars| stars.ships),
                line("score-alliances", |stars| stars.alliances),
                line("score-lawsuits", |stars| stars.lawsuits),
                line("score-prestige", |stars| stars.prestige),
                line("score-tokens", |stars| stars.tokens),
                line("score-total", scoring::Stars::total),
            ],
            others: Vec::new(),
        }
    }
}

/// Lays out the scene for a table of this shape.
fn lay(rules: &RivalCities, state: &State, observer: Observer, places: &Places) -> Scene {
    let mut scene = Scene::new(observer);
    (scene.width, scene.height) = places.size;
    scene.backdrop = Some("table");
    scene.phases = season::phases(state);
    board::lay(&rules.content, state, places.board, &mut scene.zones);
    cities::lay(&rules.content, state, observer, places, &mut scene.zones);
    scene
}
