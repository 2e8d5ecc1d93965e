//! Cards and boards as data: the types that `content/*.ron` parses into.

use rondel::Text;
use rondel::components::Supply;
use serde::{Deserialize, Serialize};

mod check;
mod load;

pub use load::FILES;
pub(crate) use load::load;

rondel::kinds! {
    /// The four goods.
    pub enum Good { Fish, Livestock, Wood, Stone }
}

rondel::kinds! {
    /// The symbols on buildings.
    pub enum Icon { Coin, Anchor, TopHat, Warehouse }
}

/// A count of each good.
pub type Goods = Supply<Good, 4>;

/// Building cards.
pub const BUILDINGS: u8 = 36;
/// Buildings that a first game begins with.
pub const FIRST_GAME: [&str; 3] = ["lighthouse", "canal_lock", "shipbuilders_guild"];
/// The most units of a good a warehouse holds.
pub const FULL: u8 = 6;
/// The common side of the boards among [`Content::boards`].
pub const WHARFS: u8 = 0;
/// HB-1.4: a display with so many purchases is laid out anew.
pub const TOO_MANY_PURCHASES: usize = 3;

/// Every card and board of the game.
#[derive(Clone, Debug)]
pub struct Content {
    /// The building cards.
    pub buildings: Vec<BuildingCard>,
    /// The Wharfs, then the characters.
    pub boards: Vec<Board>,
    /// The market board.
    pub market: MarketBoard,
    /// The bonus cards.
    pub bonus: Vec<BonusCard>,
    /// The training opponent.
    pub trainer: TrainingOpponent,
    /// The icons of each building card: asked at every ply, so worked out once.
    pub icons: [Icons; BUILDINGS as usize],
    /// Those of each board.
    pub board_icons: Vec<Icons>,
}

/// How many of each icon, in one number: sums of them are quick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Icons(u32);

impl Icons {
    /// The icons of a card or board.
    pub fn of(icons: &[Icon]) -> Self {
        Self(icons.iter().map(|icon| 1 << (8 * *icon as u32)).sum())
    }

    /// Both together.
    #[must_use]
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// How many of one icon.
    #[inline]
    pub const fn count(self, icon: Icon) -> u8 {
        (self.0 >> (8 * icon as u32)) as u8
    }
}

/// Where an entry comes from. The words are for whoever compares it with the printed game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Provenance {
    /// As printed, by these sources.
    Printed(String),
    /// Some of it is printed, the rest is ours.
    Partly(String),
    /// Our design, since the sources are silent.
    Reconstructed,
}

/// So many of each good, so many of one's choice, and so many of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bundle {
    /// Fish.
    pub fish: u8,
    /// Livestock.
    pub livestock: u8,
    /// Wood.
    pub wood: u8,
    /// Stone.
    pub stone: u8,
    /// Units of one's choice, in any mix.
    pub any: u8,
    /// Units that are all of one good of one's choice.
    pub same: u8,
}

impl Bundle {
    /// What is named.
    #[inline]
    pub const fn named(&self) -> Goods {
        Goods::from_counts([self.fish, self.livestock, self.wood, self.stone])
    }

    /// How many units in all.
    pub const fn total(&self) -> u8 {
        self.fish + self.livestock + self.wood + self.stone + self.any + self.same
    }
}

/// What a building does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Deed {
    /// This.
    One(Effect),
    /// This, or nothing: a purchase or a change of the market of which the card says "may" (HB-3.19).
    May(Effect),
    /// Both parts, in either order (HB-3.17).
    Both(Effect, Effect),
    /// One of the two (HB-3.18).
    Either(Effect, Effect),
}

impl Deed {
    /// Its parts.
    pub fn parts(&self) -> impl Iterator<Item = Effect> + use<> {
        let (one, other) = match *self {
            Self::One(one) | Self::May(one) => (one, None),
            Self::Both(one, other) | Self::Either(one, other) => (one, Some(other)),
        };
        std::iter::once(one).chain(other)
    }

    /// Whether it shows "buy a building".
    pub fn is_purchase(&self) -> bool {
        self.parts().any(|part| matches!(part, Effect::Buy { .. }))
    }

    /// Whether it does what another building does.
    pub fn copies(&self) -> bool {
        self.parts().any(|part| matches!(part, Effect::Copy(_)))
    }
}

/// A part of what a building does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// Gain goods (HB-3.1 to HB-3.3).
    Gain {
        /// Which.
        goods: Bundle,
        /// For each of what.
        #[serde(default)]
        per: Option<Per>,
        /// What every opponent gains too.
        #[serde(default)]
        others: Option<Bundle>,
    },
    /// Pay goods for others (HB-3.4 to HB-3.7).
    Convert {
        /// What is paid.
        pay: Bundle,
        /// What is gained.
        gain: Bundle,
        /// How often.
        #[serde(default = "once")]
        times: u8,
    },
    /// Double a good (HB-3.8).
    Double,
    /// Change the market (HB-3.9 to HB-3.11).
    Market(Change),
    /// Buy (chapter 4).
    Buy {
        /// How many buildings at most.
        #[serde(default = "once")]
        count: u8,
        /// How much each costs less.
        #[serde(default)]
        discount: u8,
        /// For each of what.
        #[serde(default)]
        per: Option<Per>,
    },
    /// Take goods from opponents (HB-3.12, HB-3.13).
    Levy(Levied),
    /// Do what another building does (HB-3.14 to HB-3.16).
    Copy(Copied),
}

fn once() -> u8 {
    1
}

/// What a gain or discount is multiplied by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Per {
    /// Each icon of this sort that one owns.
    Icon(Icon),
}

/// How the market is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Change {
    /// Two goods change places.
    Swap,
    /// One good is put elsewhere.
    Move,
    /// Any order.
    Rearrange,
}

/// From whom goods are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Levied {
    /// From one opponent.
    One,
    /// From every opponent.
    Each,
}

/// Which building is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Copied {
    /// The one just left.
    Left,
    /// One on which somebody else stands.
    Occupied,
}

/// A building card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingCard {
    /// Its name in files.
    pub id: String,
    /// What it is called in English.
    pub name_en: String,
    /// In German.
    pub name_de: String,
    /// In Dutch.
    pub name_nl: String,
    /// Its price before coins; nothing where it cannot be bought.
    pub cost: Option<u8>,
    /// Its points.
    pub victory_points: u8,
    /// Its icons.
    pub icons: Vec<Icon>,
    /// What it does.
    pub action: Deed,
    /// Where the entry comes from.
    pub provenance: Provenance,
}

impl BuildingCard {
    /// What it is called.
    pub fn name(&self) -> Text {
        Text::translated([&self.name_en, &self.name_de, &self.name_nl])
    }
}

/// A side of a player board.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Its name in files.
    pub id: String,
    /// What it is called in English.
    pub name_en: String,
    /// In German.
    pub name_de: String,
    /// In Dutch.
    pub name_nl: String,
    /// The icons of its starting building.
    pub icons: Vec<Icon>,
    /// What the starting building does.
    pub start: Deed,
    /// The special ability.
    pub ability: Ability,
    /// What the ability says in English.
    pub text_en: String,
    /// In German.
    pub text_de: String,
    /// In Dutch.
    pub text_nl: String,
    /// Where the entry comes from.
    pub provenance: Provenance,
}

impl Board {
    /// What it is called.
    pub fn name(&self) -> Text {
        Text::translated([&self.name_en, &self.name_de, &self.name_nl])
    }

    /// What the ability says.
    pub fn text(&self) -> Text {
        Text::translated([&self.text_en, &self.text_de, &self.text_nl])
    }
}

/// The special ability of a character (chapter 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Ability {
    /// None: the Wharfs.
    None,
    /// A gain when something happens (HB-6.1).
    When {
        /// What happens.
        on: Trigger,
        /// What is gained.
        gain: Bundle,
    },
    /// One effect more in each turn (HB-6.7).
    OncePerTurn(Effect),
    /// Some of what is shipped is kept (HB-6.8, HB-6.9).
    Keep(Kept),
    /// Dollars more for a shipment (HB-6.11, HB-6.12).
    ShipBonus {
        /// For which.
        on: Bonus,
        /// How many.
        dollars: u8,
    },
    /// Fewer units of a good are needed to ship it (HB-6.13).
    ShipMinimum {
        /// Which good.
        good: Good,
        /// How many fewer.
        less: u8,
    },
    /// Occupied buildings may be entered (HB-6.14).
    EnterOccupied {
        /// What everybody standing there gains.
        occupant: Bundle,
    },
    /// No fees (HB-6.15).
    NoFees,
    /// A good may be paid in place of any other (HB-6.16).
    Substitute(Good),
    /// The order in which shipped goods return is free (HB-6.17).
    RefillOrder,
    /// A free building before the game, out of so many cards (HB-6.18).
    FreeBuilding {
        /// How many cards are looked at.
        look: u8,
    },
    /// Points at the end (HB-6.19 to HB-6.21).
    EndPoints(Points),
}

/// What an ability waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Trigger {
    /// An opponent gains goods from that opponent's own starting building (HB-6.2).
    OtherUsesOwnStart,
    /// You buy a building (HB-6.3).
    YouBuy,
    /// An opponent ships this good (HB-6.4).
    OtherShips(Good),
    /// You gain this good (HB-6.5).
    YouGain(Good),
    /// You are paid a fee (HB-6.6).
    FeeReceived,
}

/// What is kept of a shipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Kept {
    /// What was above the minimum.
    Excess,
    /// One of each good.
    OneOfEach,
}

/// Which shipments pay more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Bonus {
    /// Those with the good in the lowest slot.
    LowestSlot,
    /// Those of so many kinds or more.
    Kinds(u8),
}

/// What an ability scores at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Points {
    /// The dollars of the slot of this good.
    MarketValue(Good),
    /// One for every so many goods left.
    PerGoods(u8),
    /// One for each icon of this sort.
    PerIcon(Icon),
}

/// The market board.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketBoard {
    /// The slots from the cheapest to the dearest.
    #[serde(deserialize_with = "load::four")]
    pub slots: [Slot; 4],
    /// What the inland traders pay for one of each good.
    pub inland_traders: u8,
    /// Where the entry comes from.
    pub provenance: Provenance,
}

/// A slot of the market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// The units needed to ship the good that stands here.
    pub minimum: u8,
    /// What it pays.
    pub dollars: u8,
}

/// A bonus card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusCard {
    /// Its name in files.
    pub id: String,
    /// Which good it counts.
    pub good: Good,
    /// For every so many units of it …
    pub units: u8,
    /// … so many points.
    pub points: u8,
    /// Where the entry comes from.
    pub provenance: Provenance,
}

/// The training opponent at its three levels (HB-7.7).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrainingOpponent {
    /// The easy level.
    pub easy: Training,
    /// The usual one.
    pub usual: Training,
    /// The hard one.
    pub hard: Training,
    /// Where the entry comes from.
    pub provenance: Provenance,
}

/// How strong the training opponent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Training {
    /// Goods of choice that it gains in each turn beside those of its building.
    pub extra: u8,
    /// How many turns it takes until its first purchase.
    pub first: u8,
    /// How many turns it takes from one purchase to the next.
    pub turns: u8,
}
