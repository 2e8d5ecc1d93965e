//! How Spandau 1780 looks and reads.

use rondel::scene::Scene;
use rondel::{Choice, Group, Observer, Seat, Stage, Text};

use crate::action::Action;
use crate::state::State;
use crate::{Spandau, words};

impl Stage for Spandau {
    fn scene(&self, _state: &State, observer: Observer) -> Scene {
        Scene::new(observer)
    }

    fn choice(&self, _state: &State, action: Action) -> Choice {
        Choice::new(Text::verbatim(format!("{action:?}")), Group::Main)
    }

    fn prompt(&self, _state: &State) -> Text {
        Text::verbatim("?")
    }

    fn seat_name(&self, seat: Seat) -> Text {
        words::player(seat)
    }
}
