//! The setup options of Liar's Dice, its player aid, and its registration with Rondel.

use rondel::aid::{AidLine, AidPart};
use rondel::drawings::{DIE_1, DIE_2, DIE_3, DIE_4, DIE_5, DIE_6};
use rondel::{AnyGame, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::{LiarsDice, MOST_DICE};

rondel::option_values! {
    /// The number of dice of each player (LD-1.1).
    pub enum DiceCount {
        #[default]
        Five = "five",
        Three = "three",
        One = "one",
    }
}

/// The setup of Liar's Dice.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LiarsDiceSetup {
    /// The number of dice of each player.
    pub dice: DiceCount,
}

#[typetag::serde(name = "liars-dice")]
impl Setup for LiarsDiceSetup {
    rondel::options!(dice);

    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(LiarsDice::new(self.dice)))
    }
}

impl LiarsDice {
    /// Creates the ruleset for this number of dice.
    pub const fn new(dice: DiceCount) -> Self {
        Self { dice: [MOST_DICE, 3, 1][dice as usize] }
    }
}

/// The player aid.
const AID: &[AidPart] = &[
    AidPart::new(
        "aid-turn",
        &[
            AidLine::new("aid-bid", "LD-2.2"),
            AidLine::new("aid-wild", "LD-2.3"),
            AidLine::new("aid-higher", "LD-2.4"),
            AidLine::new("aid-challenge", "LD-2.5"),
        ],
    ),
    AidPart::new("aid-end", &[AidLine::new("aid-out", "LD-3.1"), AidLine::new("aid-last", "LD-3.2")]),
];

/// The registration of Liar's Dice with Rondel.
pub const PLUGIN: Plugin = Plugin {
    id: "liars-dice",
    version: env!("CARGO_PKG_VERSION"),
    setup: || Box::<LiarsDiceSetup>::default(),
    players: (2, 8),
    minutes: (10, 30),
    mechanics: &[
        Mechanic::new("bluffing", "LD-2.2"),
        Mechanic::new("dice-rolling", "LD-1.2"),
        Mechanic::new("player-elimination", "LD-3.1"),
        Mechanic::new("hidden-information", "LD-1.2"),
    ],
    credits: "traditional (South America)",
    locales: rondel::in_each_language!("../locales/", ".ftl"),
    rules: rondel::in_each_language!("../rules/", ".md"),
    lessons: rondel::lessons!["../lessons/": ["bluff"]],
    aid: AID,
    icons: rondel::drawings!("../icons/": ["cup", "cover"]; DIE_1, DIE_2, DIE_3, DIE_4, DIE_5, DIE_6),
};

rondel::inventory::submit! { PLUGIN }
