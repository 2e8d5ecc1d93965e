//! The options of the game, and its registration with the house.

use std::collections::BTreeMap;
use std::sync::Arc;

use rondel::{AnyGame, ContentError, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::{Harbour, content};

rondel::option_values! {
    /// Which side of the boards is played.
    pub enum Boards {
        /// Characters, one of two (HB-1.6).
        #[default]
        Characters = "characters",
        /// The Wharfs (HB-1.5).
        Wharfs = "wharfs",
    }

    /// How the game begins.
    pub enum Start {
        /// A random display and goods of choice (HB-1.3, HB-1.8).
        #[default]
        Usual = "usual",
        /// Three buildings that are easy to begin with, the Wharfs, one of each good (HB-1.9).
        FirstGame = "first-game",
    }

    /// How strong the training opponent is (HB-7.7).
    pub enum Level {
        /// A good player mostly wins.
        Easy = "easy",
        /// Half the time.
        #[default]
        Usual = "usual",
        /// Now and then.
        Hard = "hard",
    }

    /// In which order shipped goods return to the market (HB-4.10).
    pub enum ShippedOrder {
        /// The dearest into the cheapest slot.
        #[default]
        HighestFirst = "highest-first",
        /// In the order they had.
        Kept = "kept",
    }

    /// Whether several warehouses may keep units of one good (HB-4.8).
    pub enum WarehouseReading {
        /// They may.
        #[default]
        SameGood = "same-good",
        /// Each keeps a good of its own.
        DifferentGoods = "different-goods",
    }

    /// Whether somebody without goods may enter an opponent's building (HB-2.10).
    pub enum FeeReading {
        /// Only if a fee can be paid.
        #[default]
        Forbidden = "forbidden",
        /// Yes, for nothing.
        Free = "free",
    }

    /// Whether purchases and changes of the market may be declined where the card does not say so (HB-3.19).
    pub enum PurchaseReading {
        /// Neither: who can pay buys, and the market is changed.
        #[default]
        AsFarAsPossible = "as-far-as-possible",
        /// A change of the market; who can pay must buy.
        Compulsory = "compulsory",
        /// Both.
        MayDecline = "may-decline",
    }
}

impl PurchaseReading {
    /// What a setup means that does not say: such were written when both could be declined.
    fn when_not_said() -> Self {
        Self::MayDecline
    }
}

/// What is agreed before a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HarbourSetup {
    /// Which side of the boards is played.
    pub boards: Boards,
    /// How the game begins.
    pub start: Start,
    /// Whether bonus cards are dealt (HB-1.11).
    pub bonus: bool,
    /// Whether the inland traders buy, with 3 and 4 players (HB-4.11).
    pub inland: bool,
    /// How strong the training opponent is, alone.
    pub trainer: Level,
    /// In which order shipped goods return.
    pub shipped: ShippedOrder,
    /// What several warehouses keep.
    pub warehouses: WarehouseReading,
    /// Whether visitors without goods are let in.
    pub fee: FeeReading,
    /// Whether purchases and changes of the market may be declined.
    #[serde(default = "PurchaseReading::when_not_said")]
    pub purchase: PurchaseReading,
    /// Content files of one's own, by name: they travel with a saved game.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub content: BTreeMap<String, String>,
}

impl HarbourSetup {
    /// The ruleset of these options.
    ///
    /// # Errors
    /// A content file that cannot be played with.
    pub fn rules(&self) -> Result<Harbour, ContentError> {
        Ok(Harbour { content: content::load(&self.content)?, setup: self.clone() })
    }
}

#[typetag::serde(name = "harbour")]
impl Setup for HarbourSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(Arc::new(self.rules()?))
    }

    rondel::options!(
        |setup| start,
        boards.idle_if(setup.start == Start::FirstGame),
        bonus,
        inland.for_players(3..=4),
        trainer.for_players(1..=1),
        shipped.rarely(),
        warehouses.rarely(),
        fee.rarely(),
        purchase.rarely()
    );
    rondel::own_content!(content, &content::FILES);
}

/// Every drawing of the game, by name.
pub(crate) const ICONS: &[(&str, &str)] = rondel::drawings![
    "../icons/": [
        "ability", "anchor", "any-good", "arrow-right", "berth", "bonus", "bundle", "buy", "buy-two",
        "card-back-bonus", "card-back-building", "coin", "copy", "copy-occupied", "cover", "dollar", "double", "fee",
        "fish", "free", "goods", "keep", "later", "levy", "levy-each", "livestock", "market", "market-move",
        "market-rearrange", "market-swap", "or", "others", "pass", "plot", "per", "plus", "points", "same-goods", "ship",
        "stone", "table", "top-hat", "track", "trainer", "warehouse", "wood", "worker-0", "worker-1", "worker-2",
        "worker-3", "worker-trainer",
    ],
    "../icons/buildings/": [
        "abbey", "architectural_society", "bait_shop", "ballast_quay", "bank", "bathhouse", "canal_lock",
        "cattle_ferry", "clocktower", "commodity_exchange", "dock_crane", "fish_market", "flute_carver",
        "golem_workshop", "goulash_kitchen", "griffin_stable", "hall_of_mirrors", "ice_cellar", "imaginarium",
        "inn", "library", "lighthouse", "lumber_yard", "masoners_hall", "pawn_shop", "privateer_ship", "pub",
        "quarry", "ranch", "shipbreakers_yard", "shipbuilders_guild", "smokehouse", "sushi_shop", "tax_office",
        "traders_guild", "warehouse_row",
    ],
    "../icons/characters/": [
        "admiral", "alchemist", "beggar", "bookkeeper", "clockwork_tradesman", "cyclops", "diplomat", "fisherman",
        "harbour_pilot", "investor", "mason", "merman", "miser", "noble", "pirate", "satyr", "smuggler",
        "speculator", "werewolf", "wharfs", "wholesaler",
    ],
];

rondel::inventory::submit! {
    Plugin {
        id: "harbour",
        version: env!("CARGO_PKG_VERSION"),
        setup: || Box::<HarbourSetup>::default(),
        players: (1, 4),
        minutes: (30, 60),
        mechanics: &[
            Mechanic::new("worker-placement", "HB-2.2"),
            Mechanic::new("market", "HB-4.9"),
            Mechanic::new("variable-powers", "HB-1.6"),
            Mechanic::new("tableau-building", "HB-2.13"),
            Mechanic::new("open-drafting", "HB-4.5"),
            Mechanic::new("set-collection", "HB-4.1"),
            Mechanic::new("take-that", "HB-3.12"),
            Mechanic::new("end-game-bonuses", "HB-5.3"),
            Mechanic::new("hidden-information", "HB-8.3"),
            Mechanic::new("solo", "HB-7.1"),
        ],
        credits: "Scott Almes · Tasty Minstrel Games, Frosted Games, 2015",
        locales: rondel::in_each_language!("../locales/", ".ftl", ".lessons.ftl"),
        rules: rondel::in_each_language!("../rules/", ".md"),
        lessons: rondel::lessons!["../lessons/": ["first-steps", "market" from ["market-lock", "market-last"], "symbols" from ["symbols"]]],
        aid: crate::stage::aid::AID,
        icons: ICONS,
    }
}
