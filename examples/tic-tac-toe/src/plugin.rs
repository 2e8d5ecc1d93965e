//! The setup options of Tic-tac-toe, and its registration with Rondel.

use rondel::{AnyGame, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::TicTacToe;

/// The setup of Tic-tac-toe, which has no options.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct TicTacToeSetup {}

#[typetag::serde(name = "tic-tac-toe")]
impl Setup for TicTacToeSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(TicTacToe))
    }
}

/// The registration of Tic-tac-toe with Rondel.
pub const PLUGIN: Plugin = Plugin {
    id: "tic-tac-toe",
    version: env!("CARGO_PKG_VERSION"),
    setup: || Box::<TicTacToeSetup>::default(),
    players: (2, 2),
    minutes: (1, 2),
    mechanics: &[Mechanic::new("pattern-building", "TTT-1.2"), Mechanic::new("sudden-death", "TTT-1.2")],
    credits: "traditional",
    locales: rondel::in_each_language!("../locales/", ".ftl"),
    rules: rondel::in_each_language!("../rules/", ".md"),
    lessons: rondel::lessons!["../lessons/": ["line"]],
    aid: crate::aid::AID,
    icons: &[
        ("cross", include_str!("../icons/cross.svg")),
        ("nought", include_str!("../icons/nought.svg")),
        ("cover", include_str!("../icons/cover.svg")),
    ],
};

rondel::inventory::submit! { PLUGIN }
