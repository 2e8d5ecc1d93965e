//! The game's options and its plugin registration.

use std::collections::BTreeMap;

use rondel::{AnyGame, ContentError, IncludedModels, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::{RivalCities, content};

rondel::option_values! {
    /// Arrangement of the basic action cards around the board.
    pub enum RingOrder {
        /// In numerical order (RC-1.3).
        #[default]
        FirstGame = "first-game",
        /// Shuffled (RC-1.4).
        Shuffled = "shuffled",
    }

    /// The starting city.
    pub enum FirstCity {
        /// Chosen at random (RC-1.13).
        #[default]
        Random = "random",
        /// Hamburg.
        Hamburg = "hamburg",
        /// Altona.
        Altona = "altona",
    }
}

/// Setup options of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RivalCitiesSetup {
    /// Arrangement of the basic action cards.
    pub ring: RingOrder,
    /// The starting city.
    pub first: FirstCity,
    /// Custom content files by name, stored in saved games.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub content: BTreeMap<String, String>,
}

impl RivalCitiesSetup {
    /// Creates the ruleset for these options.
    ///
    /// # Errors
    /// Returns an error if a content file is invalid.
    pub fn rules(&self) -> Result<RivalCities, ContentError> {
        Ok(RivalCities { content: content::load(&self.content)?, ring_order: self.ring, first_city: self.first })
    }
}

/// The trained models, written by `rondel train rival-cities --option ring=shuffled` (docs/training.md).
static MODELS: IncludedModels = IncludedModels::new(include_str!("../content/models.json"));

#[typetag::serde(name = "rival-cities")]
impl Setup for RivalCitiesSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        let usual = || Self { content: self.content.clone(), ..Self::default() }.rules();
        MODELS.open(self.rules()?, !self.content.is_empty(), usual)
    }

    rondel::options!(ring, first);
    rondel::own_content!(content, &content::FILES);
}

rondel::inventory::submit! {
    Plugin {
        id: "rival-cities",
        version: env!("CARGO_PKG_VERSION"),
        setup: || Box::<RivalCitiesSetup>::default(),
        players: (2, 2),
        minutes: (30, 45),
        mechanics: &[
            Mechanic::new("rondel", "RC-2.2"),
            Mechanic::new("tug-of-war", "RC-5.14"),
            Mechanic::new("sudden-death", "RC-11.5"),
            Mechanic::new("hand-management", "RC-3.4"),
            Mechanic::new("open-drafting", "RC-5.18"),
            Mechanic::new("set-collection", "RC-11.3"),
            Mechanic::new("tableau-building", "RC-8.7"),
            Mechanic::new("income", "RC-6.5"),
            Mechanic::new("take-that", "RC-5.27"),
            Mechanic::new("hidden-information", "RC-13.2"),
            Mechanic::new("end-game-bonuses", "RC-12.5"),
        ],
        credits: "Andreas Steding · Deep Print Games, 2025",
        locales: rondel::in_each_language!("../locales/", ".ftl", ".lessons.ftl"),
        rules: rondel::in_each_language!("../rules/", ".md"),
        lessons: rondel::lessons!["../lessons/": ["first-steps", "lawsuits" from ["lawsuits"], "season" from ["season"], "ways" from ["ways-ships", "ways-prestige", "ways-alliances", "ways-lawsuits", "ways-stars"]]],
        aid: crate::stage::aid::AID,
        icons: rondel::drawings![
            "../icons/": [
                "alliance", "altona", "any-product", "arrow-right", "bank", "beer", "bell", "board", "build",
                "card-back-action", "card-back-lawsuit", "card-back-ship", "cloth", "court", "cover", "donation",
                "draw", "factory-inactive", "factory", "furniture", "gift", "hamburg", "hand", "ink-jar", "known",
                "lawsuit", "leather", "letter", "off-season", "option-a", "option-b", "option-c", "option-d", "pass",
                "piracy", "plus", "prestige", "production", "reactivate", "repeat", "ship", "star", "supply", "swap",
                "sway", "table",
            ],
            "../icons/ships/": [
                "ship-1", "ship-2", "ship-3", "ship-4", "ship-5", "ship-6", "ship-7", "ship-8", "ship-9", "ship-10",
                "ship-11", "ship-12", "ship-13", "ship-14", "ship-15", "ship-16", "ship-17", "ship-18", "ship-19",
                "ship-20", "ship-21",
            ],
            "../icons/cities/": [
                "amsterdam", "bruxelles", "gdansk", "kjobenhavn", "le-havre", "london", "novgorod", "oslo",
            ],
        ],
    }
}
