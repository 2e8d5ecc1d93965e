//! The setup options of Backgammon, its player aid, and its registration with Rondel.

use rondel::aid::{AidLine, AidPart};
use rondel::drawings::{DIE_1, DIE_2, DIE_3, DIE_4, DIE_5, DIE_6};
use rondel::{AnyGame, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::Backgammon;

/// The setup of Backgammon, which has no options.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct BackgammonSetup {}

#[typetag::serde(name = "backgammon")]
impl Setup for BackgammonSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(Backgammon))
    }
}

/// The player aid.
const AID: &[AidPart] = &[
    AidPart::new(
        "aid-turn",
        &[
            AidLine::new("aid-move", "BG-2.1"),
            AidLine::new("aid-double", "BG-2.2"),
            AidLine::new("aid-open", "BG-2.3"),
            AidLine::new("aid-hit", "BG-2.4"),
            AidLine::new("aid-bar", "BG-2.5"),
            AidLine::new("aid-both", "BG-2.6"),
        ],
    ),
    AidPart::new(
        "aid-off",
        &[
            AidLine::new("aid-home", "BG-3.1"),
            AidLine::new("aid-higher", "BG-3.2"),
            AidLine::new("aid-win", "BG-4.1"),
            AidLine::new("aid-gammon", "BG-4.2"),
        ],
    ),
];

/// The registration of Backgammon with Rondel.
pub const PLUGIN: Plugin = Plugin {
    id: "backgammon",
    version: env!("CARGO_PKG_VERSION"),
    setup: || Box::<BackgammonSetup>::default(),
    players: (2, 2),
    minutes: (10, 20),
    mechanics: &[Mechanic::new("dice-rolling", "BG-2.1")],
    credits: "traditional (17th century)",
    locales: rondel::in_each_language!("../locales/", ".ftl"),
    rules: rondel::in_each_language!("../rules/", ".md"),
    lessons: rondel::lessons!["../lessons/": ["turn"]],
    aid: AID,
    icons: rondel::drawings!("../icons/": ["man-red", "man-blue", "slab-red", "slab-blue", "pips", "board", "cover"];
        DIE_1, DIE_2, DIE_3, DIE_4, DIE_5, DIE_6),
};

rondel::inventory::submit! { PLUGIN }
