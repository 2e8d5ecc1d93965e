//! The setup options of Backgammon, its player aid, and its registration with Rondel.

use rondel::aid::{AidLine, AidPart};
use rondel::drawings::{DIE_1, DIE_2, DIE_3, DIE_4, DIE_5, DIE_6};
use rondel::{AnyGame, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::Backgammon;

rondel::option_values! {
    /// How many points win (BG-5.6).
    pub enum Length {
        #[default]
        One = "one",
        Three = "three",
        Five = "five",
        Seven = "seven",
    }
}

/// The setup of Backgammon.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct BackgammonSetup {
    /// How many points win.
    pub length: Length,
}

#[typetag::serde(name = "backgammon")]
impl Setup for BackgammonSetup {
    rondel::options!(length);

    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(Backgammon::new(self.length)))
    }
}

impl Backgammon {
    /// Creates the ruleset for games or matches of this length.
    pub const fn new(length: Length) -> Self {
        Self { limit: [1, 3, 5, 7][length as usize] }
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
    AidPart::new(
        "aid-cube",
        &[
            AidLine::new("aid-offer", "BG-5.2").icon("cube"),
            AidLine::new("aid-take", "BG-5.3"),
            AidLine::new("aid-drop", "BG-5.4"),
            AidLine::new("aid-crawford", "BG-5.5"),
        ],
    ),
];

/// The registration of Backgammon with Rondel.
pub const PLUGIN: Plugin = Plugin {
    id: "backgammon",
    version: env!("CARGO_PKG_VERSION"),
    setup: || Box::<BackgammonSetup>::default(),
    players: (2, 2),
    minutes: (10, 60),
    mechanics: &[Mechanic::new("dice-rolling", "BG-2.1")],
    credits: "traditional (17th century)",
    locales: rondel::in_each_language!("../locales/", ".ftl"),
    rules: rondel::in_each_language!("../rules/", ".md"),
    lessons: rondel::lessons!["../lessons/": ["turn"]],
    aid: AID,
    icons: rondel::drawings!("../icons/": ["man-red", "man-blue", "slab-red", "slab-blue", "pips", "board", "cube", "cup", "points", "cover"];
        DIE_1, DIE_2, DIE_3, DIE_4, DIE_5, DIE_6),
};

rondel::inventory::submit! { PLUGIN }
