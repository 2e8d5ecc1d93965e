//! The setup options of Gin Rummy, its player aid, and its registration with Rondel.

use rondel::aid::{AidLine, AidPart};
use rondel::drawings::{CARD_BACK, CLUBS, DIAMONDS, HEARTS, SPADES};
use rondel::{AnyGame, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::{GinRummy, ONE_DEAL};

rondel::option_values! {
    /// The points that win (GN-1.3).
    pub enum Target {
        #[default]
        Long = "100",
        Short = "50",
        OneDeal = "one-deal",
    }
}

/// The setup of Gin Rummy.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct GinRummySetup {
    /// The points that win.
    pub target: Target,
}

#[typetag::serde(name = "gin-rummy")]
impl Setup for GinRummySetup {
    rondel::options!(target);

    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(GinRummy::new(self.target)))
    }
}

impl GinRummy {
    /// Creates the ruleset for this number of points. GN-1.3: each scored deal brings at least one point, so that a
    /// single deal is a match to one point.
    pub const fn new(target: Target) -> Self {
        Self { target: [100, 50, ONE_DEAL][target as usize] }
    }
}

/// The player aid.
const AID: &[AidPart] = &[
    AidPart::new(
        "aid-melds",
        &[AidLine::new("aid-set", "GN-2.1"), AidLine::new("aid-run", "GN-2.2"), AidLine::new("aid-values", "GN-1.1")],
    ),
    AidPart::new(
        "aid-turn",
        &[
            AidLine::new("aid-take", "GN-3.3"),
            AidLine::new("aid-discard", "GN-3.4"),
            AidLine::new("aid-knock", "GN-4.1"),
            AidLine::new("aid-void", "GN-3.6"),
        ],
    ),
    AidPart::new(
        "aid-scores",
        &[
            AidLine::new("aid-lay-off", "GN-4.3"),
            AidLine::new("aid-difference", "GN-5.1"),
            AidLine::new("aid-gin", "GN-5.2"),
            AidLine::new("aid-undercut", "GN-5.3"),
            AidLine::new("aid-win", "GN-6.1"),
        ],
    ),
];

/// The registration of Gin Rummy with Rondel.
pub const PLUGIN: Plugin = Plugin {
    id: "gin-rummy",
    version: env!("CARGO_PKG_VERSION"),
    setup: || Box::<GinRummySetup>::default(),
    players: (2, 2),
    minutes: (15, 30),
    mechanics: &[
        Mechanic::new("set-collection", "GN-2.1"),
        Mechanic::new("hand-management", "GN-3.4"),
        Mechanic::new("open-drafting", "GN-3.3"),
        Mechanic::new("hidden-information", "GN-3.1"),
    ],
    credits: "Elwood T. Baker (1909)",
    locales: rondel::in_each_language!("../locales/", ".ftl"),
    rules: rondel::in_each_language!("../rules/", ".md"),
    lessons: rondel::lessons!["../lessons/": ["deal"]],
    aid: AID,
    icons: rondel::drawings!("../icons/": ["chip", "deadwood", "knock", "cover"];
        CLUBS, DIAMONDS, HEARTS, SPADES, CARD_BACK),
};

rondel::inventory::submit! { PLUGIN }
