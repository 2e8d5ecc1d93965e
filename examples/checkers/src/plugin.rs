//! The setup options of Checkers, its player aid, and its registration with Rondel.

use rondel::aid::{AidLine, AidPart};
use rondel::{AnyGame, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::Checkers;

/// The setup of Checkers, which has no options.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct CheckersSetup {}

#[typetag::serde(name = "checkers")]
impl Setup for CheckersSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(Checkers))
    }
}

/// The player aid.
const AID: &[AidPart] = &[
    AidPart::new(
        "aid-turn",
        &[
            AidLine::new("aid-move", "CH-2.1"),
            AidLine::new("aid-king", "CH-2.2"),
            AidLine::new("aid-capture", "CH-2.4"),
            AidLine::new("aid-continue", "CH-2.5"),
            AidLine::new("aid-crown", "CH-2.6"),
        ],
    ),
    AidPart::new("aid-end", &[AidLine::new("aid-win", "CH-3.1"), AidLine::new("aid-draw", "CH-3.2")]),
];

/// The registration of Checkers with Rondel.
pub const PLUGIN: Plugin = Plugin {
    id: "checkers",
    version: env!("CARGO_PKG_VERSION"),
    setup: || Box::<CheckersSetup>::default(),
    players: (2, 2),
    minutes: (15, 30),
    mechanics: &[Mechanic::new("grid-movement", "CH-2.1"), Mechanic::new("sudden-death", "CH-3.1")],
    credits: "traditional (12th to 19th century)",
    locales: rondel::in_each_language!("../locales/", ".ftl"),
    rules: rondel::in_each_language!("../rules/", ".md"),
    lessons: rondel::lessons!["../lessons/": ["capture"]],
    aid: AID,
    icons: rondel::drawings!("../icons/": ["man-red", "man-blue", "king-red", "king-blue", "board", "cover"]),
};

rondel::inventory::submit! { PLUGIN }
