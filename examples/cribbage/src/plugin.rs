//! The setup options of Cribbage, its player aid, and its registration with Rondel.

use rondel::aid::{AidLine, AidPart};
use rondel::drawings::{CARD_BACK, CLUBS, DIAMONDS, HEARTS, SPADES};
use rondel::{AnyGame, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::Cribbage;

rondel::option_values! {
    /// The points that win (CR-1.3).
    pub enum Target {
        #[default]
        Long = "121",
        Short = "61",
    }
}

/// The setup of Cribbage.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct CribbageSetup {
    /// The points that win.
    pub target: Target,
}

#[typetag::serde(name = "cribbage")]
impl Setup for CribbageSetup {
    rondel::options!(target);

    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(Cribbage::new(self.target)))
    }
}

impl Cribbage {
    /// Creates the ruleset for this number of points.
    pub const fn new(target: Target) -> Self {
        Self { target: [121, 61][target as usize] }
    }
}

/// The player aid.
const AID: &[AidPart] = &[
    AidPart::new(
        "aid-play",
        &[
            AidLine::new("aid-go", "CR-3.2"),
            AidLine::new("aid-last", "CR-3.3"),
            AidLine::new("aid-fifteen", "CR-3.5"),
            AidLine::new("aid-pairs", "CR-3.6"),
            AidLine::new("aid-run", "CR-3.7"),
        ],
    ),
    AidPart::new(
        "aid-show",
        &[
            AidLine::new("aid-order", "CR-4.1"),
            AidLine::new("aid-show-fifteen", "CR-4.2"),
            AidLine::new("aid-show-pair", "CR-4.3"),
            AidLine::new("aid-show-run", "CR-4.4"),
            AidLine::new("aid-flush", "CR-4.5"),
            AidLine::new("aid-nobs", "CR-4.6"),
        ],
    ),
    AidPart::new("aid-end", &[AidLine::new("aid-win", "CR-5.1"), AidLine::new("aid-skunk", "CR-5.2")]),
];

/// The registration of Cribbage with Rondel.
pub const PLUGIN: Plugin = Plugin {
    id: "cribbage",
    version: env!("CARGO_PKG_VERSION"),
    setup: || Box::<CribbageSetup>::default(),
    players: (2, 2),
    minutes: (20, 40),
    mechanics: &[
        Mechanic::new("hand-management", "CR-2.2"),
        Mechanic::new("set-collection", "CR-4.1"),
        Mechanic::new("simultaneous-selection", "CR-2.2"),
        Mechanic::new("hidden-information", "CR-2.1"),
    ],
    credits: "traditional (17th century)",
    locales: rondel::in_each_language!("../locales/", ".ftl"),
    rules: rondel::in_each_language!("../rules/", ".md"),
    lessons: rondel::lessons!["../lessons/": ["deal"]],
    aid: AID,
    icons: rondel::drawings!("../icons/": ["board-121", "board-61", "peg", "cover"];
        CLUBS, DIAMONDS, HEARTS, SPADES, CARD_BACK),
};

rondel::inventory::submit! { PLUGIN }
