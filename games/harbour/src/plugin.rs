//! The game's options and its plugin registration.

use std::collections::BTreeMap;

use rondel::{AnyGame, ContentError, Mechanic, Plugin, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::{Harbour, content};

rondel::option_values! {
    /// The side of the boards in use.
    pub enum Boards {
        /// Characters: each player chooses one of two (HB-1.6).
        #[default]
        Characters = "characters",
        /// The Wharfs (HB-1.5).
        Wharfs = "wharfs",
    }

    /// The starting position of a game.
    pub enum Start {
        /// A random display and goods of each player's choice (HB-1.3, HB-1.8).
        #[default]
        Usual = "usual",
        /// Three beginner-friendly buildings, the Wharfs and one of each good (HB-1.9).
        FirstGame = "first-game",
    }

    /// The strength of the training opponent (HB-7.7).
    pub enum Level {
        /// A good player usually wins.
        Easy = "easy",
        /// A good player wins about half of the games.
        #[default]
        Usual = "usual",
        /// A good player wins occasionally.
        Hard = "hard",
    }

    /// The order in which shipped goods return to the market (HB-4.10).
    pub enum ShippedOrder {
        /// The most expensive good goes to the cheapest slot.
        #[default]
        HighestFirst = "highest-first",
        /// The goods stay in their previous order.
        Kept = "kept",
    }

    /// Whether several warehouses may keep units of the same good (HB-4.8).
    pub enum WarehouseReading {
        /// Several warehouses may keep the same good.
        #[default]
        SameGood = "same-good",
        /// Each warehouse keeps a different good.
        DifferentGoods = "different-goods",
    }

    /// Whether a player without goods may enter an opponent's building (HB-2.10).
    pub enum FeeReading {
        /// Only if a fee can be paid.
        #[default]
        Forbidden = "forbidden",
        /// Yes, without paying a fee.
        Free = "free",
    }

    /// Whether purchases and changes of the market may be declined even if the card does not allow it (HB-3.19).
    pub enum PurchaseReading {
        /// Neither may be declined: a player who can pay must buy, and the market must change.
        #[default]
        AsFarAsPossible = "as-far-as-possible",
        /// Only changes of the market may be declined: a player who can pay must buy.
        Compulsory = "compulsory",
        /// Both may be declined.
        MayDecline = "may-decline",
    }
}

impl PurchaseReading {
    /// Returns the value for saved setups without this field. When these setups were saved, purchases and
    /// changes of the market could both be declined.
    fn when_not_said() -> Self {
        Self::MayDecline
    }
}

/// Setup options of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HarbourSetup {
    /// The side of the boards in use.
    pub boards: Boards,
    /// The starting position.
    pub start: Start,
    /// Whether bonus cards are dealt (HB-1.11).
    pub bonus: bool,
    /// Whether the inland traders are in a game with 3 or 4 players (HB-4.11).
    pub inland: bool,
    /// The strength of the training opponent in a solo game.
    pub trainer: Level,
    /// The order in which shipped goods return to the market.
    pub shipped: ShippedOrder,
    /// Whether several warehouses may keep the same good.
    pub warehouses: WarehouseReading,
    /// Whether visitors without goods may enter an opponent's building.
    pub fee: FeeReading,
    /// Whether purchases and changes of the market may be declined.
    #[serde(default = "PurchaseReading::when_not_said")]
    pub purchase: PurchaseReading,
    /// Custom content files by name, stored in saved games.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub content: BTreeMap<String, String>,
}

impl HarbourSetup {
    /// Creates the ruleset for these options.
    ///
    /// # Errors
    /// Returns an error if a content file is invalid.
    pub fn rules(&self) -> Result<Harbour, ContentError> {
        Ok(Harbour { content: content::load(&self.content)?, setup: self.clone() })
    }
}

#[typetag::serde(name = "harbour")]
impl Setup for HarbourSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(self.rules()?))
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

/// All drawings of the game, by name.
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
