//! The options of the game, and its registration as a plug-in.

use rondel::{AnyGame, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::Rules;

/// The options chosen before a game; none so far.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Options {}

#[typetag::serde(name = "caravan-id")]
impl Setup for Options {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(Rules))
    }
}

/// The game's plug-in, which describes it to Rondel.
pub const PLUGIN: Plugin = Plugin {
    id: "caravan-id",
    version: env!("CARGO_PKG_VERSION"),
    setup: || Box::<Options>::default(),
    players: crate::PLAYERS,
    minutes: (5, 15),
    mechanics: &[Mechanic::new("the-mechanic", "CV-1.2")],
    credits: "",
    locales: &[("en", include_str!("../locales/en.ftl"))],
    rules: &[("en", include_str!("../rules/en.md"))],
    icons: rondel::drawings!("../icons/": ["cover", "back"]),
    lessons: &[],
    aid: &[],
};

rondel::inventory::submit! { PLUGIN }
