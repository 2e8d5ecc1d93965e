//! The game's options and its plugin registration.

use std::collections::BTreeMap;

use rondel::components::Bidding;
use rondel::{AnyGame, ContentError, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::{Spandau, content};

rondel::option_values! {
    /// The number of times each player is asked at an auction (SP-3.2).
    pub enum Auctions {
        /// Until only one player is left.
        #[default]
        Ascending = "ascending",
        /// Once.
        OnceAround = "once-around",
    }

    /// The way the units of several players fill a row of the warehouse (SP-2.3).
    pub enum Storage {
        /// Each player fills the row separately.
        #[default]
        PerPlayer = "per-player",
        /// All players fill the row together.
        Shared = "shared",
    }

    /// The treatment of overpayment (SP-3.8).
    pub enum Change {
        /// The excess is returned.
        #[default]
        Given = "given",
        /// The excess is lost.
        Kept = "kept",
    }

    /// The destination of drawn cards (SP-8.1).
    pub enum Drawn {
        /// Face down in front of the player.
        #[default]
        FaceDown = "face-down",
        /// Into the hand.
        ToHand = "to-hand",
    }

    /// The order of the actions in a round (SP-2.1, SP-2.9).
    pub enum Turns {
        /// All actions of one player, then all actions of the next.
        #[default]
        Whole = "whole",
        /// The first action of all players, then the second action of all players, and so on.
        Phases = "phases",
    }

    /// The number of kinds of artwork played (SP-1.8).
    pub enum Kinds {
        /// All eight: 32 titles.
        #[default]
        Eight = "eight",
        /// Seven: 28 titles.
        Seven = "seven",
    }
}

impl Auctions {
    /// Returns the framework's value for this option.
    pub(crate) const fn bidding(self) -> Bidding {
        match self {
            Self::Ascending => Bidding::Ascending,
            Self::OnceAround => Bidding::OnceAround,
        }
    }
}

/// Setup options of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SpandauSetup {
    /// The number of kinds of artwork.
    pub kinds: Kinds,
    /// The number of times each player is asked at an auction (SP-3.2).
    pub auction: Auctions,
    /// The order in which players act.
    pub turns: Turns,
    /// The way units fill a row of the warehouse.
    pub storage: Storage,
    /// Whether change is given.
    pub change: Change,
    /// The destination of drawn cards.
    pub drawn: Drawn,
    /// Custom content files by name, stored in saved games.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub content: BTreeMap<String, String>,
}

impl SpandauSetup {
    /// Creates the ruleset for these options.
    ///
    /// # Errors
    /// Returns an error if a content file is invalid.
    pub fn rules(&self) -> Result<Spandau, ContentError> {
        Ok(Spandau { content: content::load(&self.content, self.kinds.count())?, setup: self.clone() })
    }
}

impl Kinds {
    const fn count(self) -> u8 {
        match self {
            Self::Eight => 8,
            Self::Seven => 7,
        }
    }
}

#[typetag::serde(name = "spandau-1780")]
impl Setup for SpandauSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(self.rules()?))
    }

    rondel::options!(kinds, auction, turns, storage.rarely(), change.rarely(), drawn.rarely());
    rondel::own_content!(content, &content::FILES);
}

/// All drawings of the game, by name.
pub(crate) const ICONS: &[(&str, &str)] = rondel::drawings![
    "../icons/": [
        "advance", "artist", "artwork", "assert", "bid", "cabinet", "campaign", "card-back-artwork", "card-back-city",
        "card-back-collection", "card-back-land", "card-back-river", "cattle", "cell", "claim", "coin", "coins", "cover",
        "deck-city", "deck-land", "deck-river", "displace", "drop-out", "exchange", "forged", "genuine", "grow", "hand",
        "hold", "inspect", "keep-secret", "kind-clockwork", "kind-instrument", "kind-manuscript", "kind-medal",
        "kind-naturalia", "kind-painting", "kind-porcelain", "kind-sculpture", "leads", "map", "military", "offer",
        "palace", "pass", "pay-card", "pay-coins", "play-card", "player-0", "player-1", "player-2", "player-3",
        "player-4", "potato", "progress", "publish", "replace", "round",
        "sell", "silk", "start-player", "stone-0", "stone-1", "stone-2", "stone-3", "stone-4", "stone-berlin",
        "stone-place", "table", "terrain-city", "terrain-field", "terrain-forest", "terrain-river",
        "tobacco", "unknown", "wheat", "wine",
    ],
    "../icons/cards/": [
        "academy_of_arts", "academy_of_sciences", "bear_apothecary", "boatyard", "brass_works", "brewery",
        "brickyard", "bridge_guard", "calico_printing_works", "cattle_pasture", "charcoal_kiln", "charite",
        "colonists_village", "court_opera", "court_printing_house", "court_tailor", "customs_wharf", "dairy_farm",
        "demesne_farm", "economic_society", "engravers_studio", "fishermens_quarter", "foresters_lodge",
        "fulling_mill", "glassworks", "grey_friars", "grunewald_hunting_lodge", "havel_ferry", "havel_vineyard",
        "infantry_barracks", "main_guardhouse", "model_farm", "mulberry_plantation", "orangery", "painters_workshop",
        "paper_mill", "plaue_canal", "pleasure_yacht", "post_mill", "potato_field", "remount_depot",
        "riverside_studio", "royal_bank", "royal_cannon_foundry", "royal_cloth_warehouse", "royal_gunpowder_mill",
        "royal_porcelain_manufactory", "sanssouci", "silk_reeling_house", "silk_weaving_mill", "spandau_citadel",
        "spandau_lock", "spandau_musket_factory", "spirits_distillery", "sugar_refinery", "tannery",
        "tempelhof_drill_ground", "tobacco_field", "tobacco_parlour", "tobacco_spinning_works", "village_inn",
        "watermill", "weekly_market", "wheat_field", "wine_press", "wine_tavern",
    ],
    "../icons/works/": [
        "academy_prize", "alchemists_recipe_book", "amber_with_dragonfly", "astrolabe", "atlas_of_the_march",
        "book_of_hours", "bracteate_with_eagle", "bronze_bear", "bust_of_a_muse", "celestial_globe", "dancing_couple",
        "electrical_machine", "evening_on_the_havel", "feast_on_peacock_island", "flute_sonata", "girl_grenadier",
        "ivory_ship", "lidded_vase", "nautilus_cup", "ostrich_egg", "planetary_clock", "reflecting_telescope",
        "relief_coffee_service", "roman_aureus", "singing_bird", "sleeping_faun", "still_life_with_lemon",
        "table_clock", "turnip_tureen", "unicorns_horn", "victory_medal", "writing_boy",
    ],
    "../icons/people/": [
        "art_agent", "artillery_lieutenant", "commandant", "court_treasurer", "havel_shipmistress", "lady_in_waiting",
        "landed_squire", "manufacturer", "salon_hostess", "silk_entrepreneur",
    ],
    "../icons/scenes/": [
        "cabinet_of_mechanics", "chamber_of_wonders", "champagne_campaign", "court_painter", "court_treasury",
        "dutch_campaign", "goehrde_campaign", "grotto_hall", "ladys_salon", "mirror_cabinet", "picture_gallery",
        "potato_war", "royal_gardens", "royal_guard", "royal_patent", "scholars_study", "treasury",
    ],
];

rondel::inventory::submit! {
    Plugin {
        id: "spandau-1780",
        version: env!("CARGO_PKG_VERSION"),
        setup: || Box::<SpandauSetup>::default(),
        players: (2, 5),
        minutes: (60, 150),
        mechanics: &[
            Mechanic::new("auction", "SP-3.2"),
            Mechanic::new("area-majority", "SP-1.3"),
            Mechanic::new("deduction", "SP-6.3"),
            Mechanic::new("hidden-information", "SP-11.4"),
            Mechanic::new("market", "SP-2.4"),
            Mechanic::new("set-collection", "SP-9.5"),
            Mechanic::new("hand-management", "SP-7.2"),
            Mechanic::new("multi-use-cards", "SP-3.6"),
            Mechanic::new("tableau-building", "SP-7.5"),
            Mechanic::new("income", "SP-2.2"),
            Mechanic::new("variable-powers", "SP-1.11"),
            Mechanic::new("take-that", "SP-8.10"),
        ],
        credits: "Sebastian Schlick",
        locales: rondel::in_each_language!("../locales/", ".ftl", ".lessons.ftl"),
        rules: rondel::in_each_language!("../rules/", ".md"),
        lessons: rondel::lessons!["../lessons/": ["round", "map", "auction", "artworks"]],
        aid: crate::stage::aid::AID,
        icons: ICONS,
    }
}
