//! The setup options of Wisps, its player aid, and its registration with Rondel.

use rondel::aid::{AidLine, AidPart};
use rondel::{AnyGame, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::Wisps;

/// The setup of Wisps, which has no options.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct WispsSetup {}

#[typetag::serde(name = "wisps")]
impl Setup for WispsSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(Wisps))
    }
}

/// The player aid.
const AID: &[AidPart] = &[
    AidPart::new(
        "aid-round",
        &[
            AidLine::new("aid-choose", "WI-2.1"),
            AidLine::new("aid-blind", "WI-2.2"),
            AidLine::new("aid-great", "WI-2.3").icon("wisp"),
            AidLine::new("aid-small", "WI-2.3").icon("spark"),
            AidLine::new("aid-open", "WI-2.5").icon("eye"),
        ],
    ),
    AidPart::new(
        "aid-signs",
        &[
            AidLine::symbol("star", "WI-1.1"),
            AidLine::symbol("moon", "WI-1.1"),
            AidLine::symbol("leaf", "WI-1.1"),
            AidLine::symbol("drop", "WI-1.1"),
            AidLine::symbol("flower", "WI-1.1"),
            AidLine::symbol("fish", "WI-1.1"),
        ],
    ),
];

/// The registration of Wisps with Rondel.
pub const PLUGIN: Plugin = Plugin {
    id: "wisps",
    version: env!("CARGO_PKG_VERSION"),
    setup: || Box::<WispsSetup>::default(),
    players: (2, 6),
    minutes: (10, 15),
    mechanics: &[
        Mechanic::new("simultaneous-selection", "WI-2.1"),
        Mechanic::new("hand-management", "WI-2.3"),
        Mechanic::new("hidden-information", "WI-1.2"),
    ],
    credits: "Rondel (2026)",
    locales: rondel::in_each_language!("../locales/", ".ftl"),
    rules: rondel::in_each_language!("../rules/", ".md"),
    lessons: rondel::lessons!["../lessons/": ["lanterns"]],
    aid: AID,
    icons: rondel::drawings!("../icons/": ["star", "moon", "leaf", "drop", "flower", "fish", "wisp", "spark", "eye", "back", "moor", "cover"]),
};

rondel::inventory::submit! { PLUGIN }
