//! The setup options of Causeways, and its registration with Rondel.

use rondel::{AnyGame, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::Causeways;

/// The setup of Causeways, which has no options.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct CausewaysSetup {}

#[typetag::serde(name = "causeways")]
impl Setup for CausewaysSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(Causeways))
    }
}

/// The registration of Causeways with Rondel.
pub const PLUGIN: Plugin = Plugin {
    id: "causeways",
    version: env!("CARGO_PKG_VERSION"),
    setup: || Box::<CausewaysSetup>::default(),
    players: (2, 4),
    minutes: (10, 15),
    mechanics: &[Mechanic::new("route-building", "CW-2.2"), Mechanic::new("area-majority", "CW-3.1")],
    credits: "Rondel (2026)",
    locales: rondel::in_each_language!("../locales/", ".ftl"),
    rules: rondel::in_each_language!("../rules/", ".md"),
    lessons: rondel::lessons!["../lessons/": ["village"]],
    aid: crate::aid::AID,
    icons: &[
        ("causeway", include_str!("../icons/causeway.svg")),
        ("village", include_str!("../icons/village.svg")),
        ("marsh", include_str!("../icons/marsh.svg")),
        ("cover", include_str!("../icons/cover.svg")),
    ],
};

rondel::inventory::submit! { PLUGIN }
