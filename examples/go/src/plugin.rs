//! The setup options of Go, its player aid, and its registration with Rondel.

use rondel::aid::{AidLine, AidPart};
use rondel::{AnyGame, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::Go;

rondel::option_values! {
    /// The size of the board (GO-1.1).
    pub enum BoardSize {
        #[default]
        Nine = "9x9",
        Thirteen = "13x13",
        Nineteen = "19x19",
    }
}

/// The setup of Go.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct GoSetup {
    /// The size of the board.
    pub board: BoardSize,
}

#[typetag::serde(name = "go")]
impl Setup for GoSetup {
    rondel::options!(board);

    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(Go::new(self.board)))
    }
}

/// The player aid.
const AID: &[AidPart] = &[
    AidPart::new(
        "aid-turn",
        &[
            AidLine::new("aid-place", "GO-2.1"),
            AidLine::new("aid-capture", "GO-2.4"),
            AidLine::new("aid-suicide", "GO-2.5"),
            AidLine::new("aid-ko", "GO-2.6"),
        ],
    ),
    AidPart::new(
        "aid-end",
        &[
            AidLine::new("aid-pass", "GO-3.1"),
            AidLine::new("aid-area", "GO-3.3"),
            AidLine::new("aid-alive", "GO-3.4"),
            AidLine::new("aid-komi", "GO-3.5"),
        ],
    ),
];

/// The registration of Go with Rondel.
pub const PLUGIN: Plugin = Plugin {
    id: "go",
    version: env!("CARGO_PKG_VERSION"),
    setup: || Box::<GoSetup>::default(),
    players: (2, 2),
    minutes: (15, 90),
    mechanics: &[Mechanic::new("enclosure", "GO-3.3")],
    credits: "traditional (China, before 400 BCE)",
    locales: rondel::in_each_language!("../locales/", ".ftl"),
    rules: rondel::in_each_language!("../rules/", ".md"),
    lessons: rondel::lessons!["../lessons/": ["capture"]],
    aid: AID,
    icons: rondel::drawings![
        "../icons/": ["black", "white", "board-9", "board-13", "board-19", "area-black", "area-white", "cover"]
    ],
};

rondel::inventory::submit! { PLUGIN }
