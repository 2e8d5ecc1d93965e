//! The setup options of Euchre, its player aid, and its registration with Rondel.

use rondel::aid::{AidLine, AidPart};
use rondel::drawings::{CARD_BACK, CLUBS, DIAMONDS, HEARTS, SPADES};
use rondel::{AnyGame, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::{Euchre, MOST_DEALS};

rondel::option_values! {
    /// When the game is over (EU-4.5).
    pub enum Length {
        #[default]
        Ten = "ten",
        Five = "five",
        One = "one",
    }
}

rondel::option_values! {
    /// Whether the dealer must name trumps if nobody else does (EU-2.4).
    pub enum LastBid {
        #[default]
        Stuck = "stuck",
        Free = "free",
    }
}

/// The setup of Euchre.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct EuchreSetup {
    /// When the game is over.
    pub length: Length,
    /// Whether the dealer must name trumps if nobody else does.
    pub last_bid: LastBid,
}

#[typetag::serde(name = "euchre")]
impl Setup for EuchreSetup {
    rondel::options!(length, last_bid);

    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(Euchre::new(self.length, self.last_bid)))
    }
}

impl Euchre {
    /// Creates the ruleset for games of this length.
    pub const fn new(length: Length, last_bid: LastBid) -> Self {
        let (limit, deals) = [(10, MOST_DEALS), (5, MOST_DEALS), (1, 1)][length as usize];
        Self { limit, deals, sticks: matches!(last_bid, LastBid::Stuck) }
    }
}

/// The player aid.
const AID: &[AidPart] = &[
    AidPart::new(
        "aid-bids",
        &[
            AidLine::new("aid-order", "EU-2.1"),
            AidLine::new("aid-name", "EU-2.3"),
            AidLine::new("aid-stuck", "EU-2.4"),
            AidLine::new("aid-alone", "EU-2.5"),
        ],
    ),
    AidPart::new(
        "aid-tricks",
        &[
            AidLine::new("aid-trumps", "EU-3.1"),
            AidLine::new("aid-follow", "EU-3.3"),
            AidLine::new("aid-win", "EU-3.4"),
        ],
    ),
    AidPart::new(
        "aid-points",
        &[
            AidLine::new("aid-made", "EU-4.1").icon("point"),
            AidLine::new("aid-march", "EU-4.2").icon("point"),
            AidLine::new("aid-euchred", "EU-4.3").icon("point"),
        ],
    ),
    AidPart::new(
        "aid-symbols",
        &[
            AidLine::symbol("suit-clubs", "EU-1.1"),
            AidLine::symbol("suit-diamonds", "EU-1.1"),
            AidLine::symbol("suit-hearts", "EU-1.1"),
            AidLine::symbol("suit-spades", "EU-1.1"),
            AidLine::symbol("trick", "EU-3.4"),
            AidLine::symbol("point", "EU-4.1"),
        ],
    ),
];

/// The registration of Euchre with Rondel.
pub const PLUGIN: Plugin = Plugin {
    id: "euchre",
    version: env!("CARGO_PKG_VERSION"),
    setup: || Box::<EuchreSetup>::default(),
    players: (4, 4),
    minutes: (10, 30),
    mechanics: &[
        Mechanic::new("trick-taking", "EU-3.4"),
        Mechanic::new("team-play", "EU-1.2"),
        Mechanic::new("hidden-information", "EU-1.3"),
    ],
    credits: "traditional (19th century)",
    locales: rondel::in_each_language!("../locales/", ".ftl"),
    rules: rondel::in_each_language!("../rules/", ".md"),
    lessons: rondel::lessons!["../lessons/": ["deal"]],
    aid: AID,
    icons: rondel::drawings!("../icons/": ["cover", "point", "trick"]; CLUBS, DIAMONDS, HEARTS, SPADES, CARD_BACK),
};

rondel::inventory::submit! { PLUGIN }
