//! The setup options of Connect Four, and its registration with Rondel.

use rondel::{AnyGame, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::ConnectFour;

/// The setup of Connect Four, which has no options.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct ConnectFourSetup {}

#[typetag::serde(name = "connect-four")]
impl Setup for ConnectFourSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(ConnectFour))
    }
}

/// The registration of Connect Four with Rondel.
pub const PLUGIN: Plugin = Plugin {
    id: "connect-four",
    version: env!("CARGO_PKG_VERSION"),
    setup: || Box::<ConnectFourSetup>::default(),
    players: (2, 2),
    minutes: (5, 10),
    mechanics: &[Mechanic::new("pattern-building", "C4-1.3"), Mechanic::new("sudden-death", "C4-1.3")],
    credits: "Howard Wexler, Ned Strongin (1974)",
    locales: rondel::in_each_language!("../locales/", ".ftl"),
    rules: rondel::in_each_language!("../rules/", ".md"),
    lessons: &[],
    aid: crate::aid::AID,
    icons: &[
        ("red", include_str!("../icons/red.svg")),
        ("blue", include_str!("../icons/blue.svg")),
        ("cover", include_str!("../icons/cover.svg")),
    ],
};

rondel::inventory::submit! { PLUGIN }
