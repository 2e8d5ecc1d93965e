//! The setup options of Hearts, its player aid, and its registration with Rondel.

use rondel::aid::{AidLine, AidPart};
use rondel::drawings::{CARD_BACK, CLUBS, DIAMONDS, HEARTS, SPADES};
use rondel::{AnyGame, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::Hearts;

rondel::option_values! {
    /// When the game is over (HE-4.3).
    pub enum Length {
        #[default]
        Fifty = "fifty",
        Hundred = "hundred",
        One = "one",
    }
}

/// The setup of Hearts.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct HeartsSetup {
    /// When the game is over.
    pub length: Length,
}

#[typetag::serde(name = "hearts")]
impl Setup for HeartsSetup {
    rondel::options!(length);

    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(Hearts::new(self.length)))
    }
}

impl Hearts {
    /// Creates the ruleset for games of this length.
    pub const fn new(length: Length) -> Self {
        Self { limit: [50, 100, 1][length as usize] }
    }
}

/// The player aid.
const AID: &[AidPart] = &[
    AidPart::new(
        "aid-tricks",
        &[
            AidLine::new("aid-first", "HE-3.1"),
            AidLine::new("aid-follow", "HE-3.2"),
            AidLine::new("aid-win", "HE-3.3"),
            AidLine::new("aid-broken", "HE-3.4"),
            AidLine::new("aid-bloodless", "HE-3.5"),
        ],
    ),
    AidPart::new(
        "aid-points",
        &[
            AidLine::new("aid-heart", "HE-1.4").icon("suit-hearts"),
            AidLine::new("aid-queen", "HE-1.4").icon("suit-spades"),
            AidLine::new("aid-moon", "HE-4.2"),
            AidLine::new("aid-least", "HE-4.4"),
        ],
    ),
    AidPart::new(
        "aid-suits",
        &[
            AidLine::symbol("suit-clubs", "HE-1.1"),
            AidLine::symbol("suit-diamonds", "HE-1.1"),
            AidLine::symbol("suit-hearts", "HE-1.1"),
            AidLine::symbol("suit-spades", "HE-1.1"),
        ],
    ),
];

/// The registration of Hearts with Rondel.
pub const PLUGIN: Plugin = Plugin {
    id: "hearts",
    version: env!("CARGO_PKG_VERSION"),
    setup: || Box::<HeartsSetup>::default(),
    players: (4, 6),
    minutes: (15, 60),
    mechanics: &[
        Mechanic::new("trick-taking", "HE-3.3"),
        Mechanic::new("simultaneous-selection", "HE-2.1"),
        Mechanic::new("hidden-information", "HE-1.3"),
    ],
    credits: "traditional (United States)",
    locales: rondel::in_each_language!("../locales/", ".ftl"),
    rules: rondel::in_each_language!("../rules/", ".md"),
    lessons: rondel::lessons!["../lessons/": ["tricks"]],
    aid: AID,
    icons: rondel::drawings!("../icons/": ["cover"]; CLUBS, DIAMONDS, HEARTS, SPADES, CARD_BACK),
};

rondel::inventory::submit! { PLUGIN }
