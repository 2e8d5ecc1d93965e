//! A game that violates law 1, for testing error handling. After two plies, a seat must decide but has no choices.

use std::ops::RangeInclusive;

use rondel::journal::{Header, Player};
use rondel::{
    AnyGame, Choice, ConservationError, Dealer, Group, Observer, Plugin, Ruleset, Scene, Seat, Seats, Session, Setup,
    SetupError, Stage, Text, Turn,
};
use serde::{Deserialize, Serialize};

/// Number of decisions before no choices are left.
pub const DECISIONS: usize = 2;

struct Stuck;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct StuckAction(u8);

impl Ruleset for Stuck {
    type State = StuckAction;
    type Action = StuckAction;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    fn longest_game(&self) -> usize {
        9
    }

    fn deal(&self, _seats: Seats, _dealer: &mut Dealer) -> StuckAction {
        StuckAction(0)
    }

    fn turn(&self, step: &StuckAction) -> Turn {
        Turn::Decide(Seat::new(step.0 % 2))
    }

    fn legal_actions(&self, step: &StuckAction, into: &mut Vec<StuckAction>) {
        if usize::from(step.0) < DECISIONS {
            into.extend([StuckAction(1), StuckAction(3)]);
        }
    }

    fn apply(&self, step: &mut StuckAction, _action: StuckAction, _dealer: &mut Dealer) {
        step.0 += 1;
    }

    fn determinize(&self, _step: &mut StuckAction, _observer: Seat, _dealer: &mut Dealer) {}

    fn check_conservation(&self, _step: &StuckAction) -> Result<(), ConservationError> {
        Ok(())
    }
}

impl Stage for Stuck {
    fn scene(&self, _step: &StuckAction, observer: Observer) -> Scene {
        Scene::new(observer)
    }

    fn choice(&self, _step: &StuckAction, action: StuckAction) -> Choice {
        Choice::new(Text::verbatim(format!("Go {}", action.0)), Group::Main)
    }

    fn prompt(&self, _step: &StuckAction) -> Text {
        Text::verbatim("Go on.")
    }

    fn seat_name(&self, seat: Seat) -> Text {
        Text::verbatim(["Ox", "Ass"][seat.index()])
    }
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct StuckSetup {}

#[typetag::serde(name = "stuck")]
impl Setup for StuckSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(Stuck))
    }
}

/// The plugin of the game, which is not registered.
pub static PLUGIN: Plugin = Plugin {
    id: "stuck",
    version: "1",
    setup: || Box::<StuckSetup>::default(),
    players: (2, 2),
    minutes: (1, 1),
    mechanics: &[],
    credits: "for tests",
    locales: &[("en", "title = Stuck\ntagline = Nothing to choose.\n")],
    rules: &[("en", "# Stuck\n")],
    lessons: &[],
    aid: &[],
    icons: &[],
};

/// Returns the header of a game between these players.
pub fn header(players: [Player; 2]) -> Header {
    Header::of(&PLUGIN, (PLUGIN.setup)(), players.into(), 1)
}

/// Starts a game between these players.
pub fn session(players: [Player; 2]) -> Session {
    Session::start(header(players)).expect("it begins well")
}
