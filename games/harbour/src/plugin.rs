//! The options of the game, and its registration with the house.

use std::collections::BTreeMap;
use std::sync::Arc;

use rondel::{AnyGame, ContentError, Mechanic, Plugin, Setup, SetupError, SetupOption};
use serde::{Deserialize, Serialize};

use crate::{Harbour, content};

/// Which side of the boards is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Boards {
    /// Characters, one of two (HB-1.6).
    #[default]
    Characters,
    /// The Wharfs (HB-1.5).
    Wharfs,
}

/// How the game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// A random display and goods of choice (HB-1.3, HB-1.8).
    #[default]
    Usual,
    /// Three buildings that are easy to begin with, the Wharfs, one of each good (HB-1.9).
    FirstGame,
}

/// How strong the training opponent is (HB-7.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// A good player mostly wins.
    Easy,
    /// Half the time.
    #[default]
    Usual,
    /// Now and then.
    Hard,
}

/// In which order shipped goods return to the market (HB-4.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShippedOrder {
    /// The dearest into the cheapest slot.
    #[default]
    HighestFirst,
    /// In the order they had.
    Kept,
}

/// Whether several warehouses may keep units of one good (HB-4.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WarehouseReading {
    /// They may.
    #[default]
    SameGood,
    /// Each keeps a good of its own.
    DifferentGoods,
}

/// Whether somebody without goods may enter an opponent's building (HB-2.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FeeReading {
    /// Only if a fee can be paid.
    #[default]
    Forbidden,
    /// Yes, for nothing.
    Free,
}

/// Whether purchases and changes of the market may be declined where the card does not say so (HB-3.19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PurchaseReading {
    /// Neither: who can pay buys, and the market is changed.
    #[default]
    AsFarAsPossible,
    /// A change of the market; who can pay must buy.
    Compulsory,
    /// Both.
    MayDecline,
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

const BOARDS: [(&str, Boards); 2] = [("characters", Boards::Characters), ("wharfs", Boards::Wharfs)];
const STARTS: [(&str, Start); 2] = [("usual", Start::Usual), ("first-game", Start::FirstGame)];
const WITH: [(&str, bool); 2] = [("without", false), ("with", true)];
const LEVELS: [(&str, Level); 3] = [("easy", Level::Easy), ("usual", Level::Usual), ("hard", Level::Hard)];
const SHIPPED: [(&str, ShippedOrder); 2] =
    [("highest-first", ShippedOrder::HighestFirst), ("kept", ShippedOrder::Kept)];
const WAREHOUSES: [(&str, WarehouseReading); 2] =
    [("same-good", WarehouseReading::SameGood), ("different-goods", WarehouseReading::DifferentGoods)];
const FEES: [(&str, FeeReading); 2] = [("forbidden", FeeReading::Forbidden), ("free", FeeReading::Free)];
const PURCHASES: [(&str, PurchaseReading); 3] = [
    ("as-far-as-possible", PurchaseReading::AsFarAsPossible),
    ("compulsory", PurchaseReading::Compulsory),
    ("may-decline", PurchaseReading::MayDecline),
];

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

    fn options(&self) -> Vec<SetupOption> {
        vec![
            SetupOption::of("start", &STARTS, self.start),
            SetupOption::of("boards", &BOARDS, self.boards).idle_if(self.start == Start::FirstGame),
            SetupOption::of("bonus", &WITH, self.bonus),
            SetupOption::of("inland", &WITH, self.inland).for_players(3..=4),
            SetupOption::of("trainer", &LEVELS, self.trainer).for_players(1..=1),
            SetupOption::of("shipped", &SHIPPED, self.shipped).rarely(),
            SetupOption::of("warehouses", &WAREHOUSES, self.warehouses).rarely(),
            SetupOption::of("fee", &FEES, self.fee).rarely(),
            SetupOption::of("purchase", &PURCHASES, self.purchase).rarely(),
        ]
    }

    fn choose(&mut self, option: &str, value: &str) -> Result<(), SetupError> {
        let options = self.options();
        let wanted = SetupOption::find(&options, option)?;
        match wanted.id {
            "start" => self.start = wanted.value(&STARTS, value)?,
            "boards" => self.boards = wanted.value(&BOARDS, value)?,
            "bonus" => self.bonus = wanted.value(&WITH, value)?,
            "inland" => self.inland = wanted.value(&WITH, value)?,
            "trainer" => self.trainer = wanted.value(&LEVELS, value)?,
            "shipped" => self.shipped = wanted.value(&SHIPPED, value)?,
            "warehouses" => self.warehouses = wanted.value(&WAREHOUSES, value)?,
            "fee" => self.fee = wanted.value(&FEES, value)?,
            _ => self.purchase = wanted.value(&PURCHASES, value)?,
        }
        Ok(())
    }

    fn bundled_content(&self) -> &'static [(&'static str, &'static str)] {
        &content::FILES
    }

    fn own_content(&self) -> Option<&BTreeMap<String, String>> {
        Some(&self.content)
    }

    fn own_content_mut(&mut self) -> Option<&mut BTreeMap<String, String>> {
        Some(&mut self.content)
    }
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
