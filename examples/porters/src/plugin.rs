//! The setup of Porters, its player aid, and its registration with Rondel.

use rondel::aid::{AidLine, AidPart};
use rondel::{AnyGame, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

/// The setup of Porters, which has no options.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct PortersSetup {}

#[typetag::serde(name = "porters")]
impl Setup for PortersSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(crate::Porters))
    }
}

/// The player aid.
const AID: &[AidPart] = &[
    AidPart::new(
        "aid-turn",
        &[
            AidLine::new("aid-signal", "PO-2.1"),
            AidLine::new("aid-carry", "PO-2.3"),
            AidLine::new("aid-leave", "PO-2.8"),
        ],
    ),
    AidPart::new("aid-marks", &[AidLine::new("aid-ear", "PO-2.2"), AidLine::new("aid-no", "PO-2.2")]),
    AidPart::new(
        "aid-end",
        &[AidLine::new("aid-win", "PO-3.1"), AidLine::new("aid-fallen", "PO-3.2"), AidLine::new("aid-night", "PO-3.3")],
    ),
];

/// The registration of Porters with Rondel.
pub const PLUGIN: Plugin = Plugin {
    id: "porters",
    version: env!("CARGO_PKG_VERSION"),
    setup: || Box::<PortersSetup>::default(),
    players: (2, 5),
    minutes: (15, 25),
    mechanics: &[
        Mechanic::new("cooperation", "PO-3.1"),
        Mechanic::new("hidden-information", "PO-1.2"),
        Mechanic::new("deduction", "PO-2.2"),
        Mechanic::new("hand-management", "PO-2.9"),
    ],
    credits: "Rondel (2026)",
    locales: rondel::in_each_language!("../locales/", ".ftl"),
    rules: rondel::in_each_language!("../rules/", ".md"),
    lessons: rondel::lessons!["../lessons/": ["signals"]],
    aid: AID,
    icons: rondel::drawings!("../icons/": ["bread", "rope", "wood", "oil", "wool", "weight", "pack", "porter", "ear", "no",
        "signal", "sun", "ravine", "valley", "cover"]),
};

rondel::inventory::submit! { PLUGIN }
