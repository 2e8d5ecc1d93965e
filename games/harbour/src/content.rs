//! Cards and boards as data: the types that `content/*.ron` is parsed into.

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
    /// The icons on buildings.
    pub enum Icon { Coin, Anchor, TopHat, Warehouse }
}

/// A count of each good.
pub type Goods = Supply<Good, 4>;

/// Number of building cards.
pub const BUILDINGS: u8 = 36;
/// The buildings that are always in the display of a first game (HB-1.9).
pub const FIRST_GAME: [&str; 3] = ["lighthouse", "canal_lock", "shipbuilders_guild"];
/// Maximum number of units of a good in a warehouse.
pub const FULL: u8 = 6;
/// Index of the Wharfs, the common side of the boards, in [`Content::boards`].
pub const WHARFS: u8 = 0;
/// If the first display has at least this many "buy a building" cards, it is laid out again (HB-1.4).
pub const TOO_MANY_PURCHASES: usize = 3;

/// All cards and boards of the game.
#[derive(Clone, Debug)]
pub struct Content {
    /// The building cards.
    pub buildings: Vec<BuildingCard>,
    /// The Wharfs, followed by the characters.
    pub boards: Vec<Board>,
    /// The market board.
    pub market: MarketBoard,
    /// The bonus cards.
    pub bonus: Vec<BonusCard>,
    /// The training opponent.
    pub trainer: TrainingOpponent,
    /// The icons of each building card, computed once because they are looked up at every ply.
    pub icons: [Icons; BUILDINGS as usize],
    /// The icons of each board.
    pub board_icons: Vec<Icons>,
}

/// Counts of all icons, packed into one integer so that they can be added quickly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Icons(u32);

impl Icons {
    /// Counts the icons of a card or board.
    pub fn of(icons: &[Icon]) -> Self {
        Self(icons.iter().map(|icon| 1 << (8 * *icon as u32)).sum())
    }

    /// Returns the sum of both counts, icon by icon.
    #[must_use]
    #[inline]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Returns the count of one icon.
    #[inline]
    pub const fn count(self, icon: Icon) -> u8 {
        (self.0 >> (8 * icon as u32)) as u8
    }
}

/// The origin of a content entry. The strings name the sources, so that an entry can be compared with the printed game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Provenance {
    /// As printed, according to these sources.
    Printed(String),
    /// Printed in part; the rest is our own design.
    Partly(String),
    /// Our own design, because the sources do not specify it.
    Reconstructed,
}

/// An amount of goods: a count of each good, plus units that the player chooses.
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
    /// Units of the player's choice, in any mix.
    pub any: u8,
    /// Units of the player's choice, all of the same kind.
    pub same: u8,
}

impl Bundle {
    /// Returns the counts of the four specific goods, without the units of the player's choice.
    #[inline]
    pub const fn named(&self) -> Goods {
        Goods::from_counts([self.fish, self.livestock, self.wood, self.stone])
    }

    /// Returns the total number of units.
    pub const fn total(&self) -> u8 {
        self.fish + self.livestock + self.wood + self.stone + self.any + self.same
    }
}

/// The action of a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Deed {
    /// A single effect.
    One(Effect),
    /// An optional effect: a purchase or a change of the market that the card allows the player to decline (HB-3.19).
    May(Effect),
    /// Both effects, in either order (HB-3.17).
    Both(Effect, Effect),
    /// One of two effects (HB-3.18).
    Either(Effect, Effect),
}

impl Deed {
    /// Returns the effects of the action.
    pub fn parts(&self) -> impl Iterator<Item = Effect> + use<> {
        let (one, other) = match *self {
            Self::One(one) | Self::May(one) => (one, None),
            Self::Both(one, other) | Self::Either(one, other) => (one, Some(other)),
        };
        std::iter::once(one).chain(other)
    }

    /// Returns whether any part of the action is "buy a building".
    pub fn is_purchase(&self) -> bool {
        self.parts().any(|part| matches!(part, Effect::Buy { .. }))
    }

    /// Returns whether the action copies the action of another building.
    pub fn copies(&self) -> bool {
        self.parts().any(|part| matches!(part, Effect::Copy(_)))
    }
}

/// An effect, which is one part of a building's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// Gain goods (HB-3.1 to HB-3.3).
    Gain {
        /// The goods gained.
        goods: Bundle,
        /// The multiplier of the gain, if any.
        #[serde(default)]
        per: Option<Per>,
        /// The goods that every opponent gains, if any.
        #[serde(default)]
        others: Option<Bundle>,
    },
    /// Convert goods into other goods (HB-3.4 to HB-3.7).
    Convert {
        /// The goods paid.
        pay: Bundle,
        /// The goods gained.
        gain: Bundle,
        /// Maximum number of conversions.
        #[serde(default = "once")]
        times: u8,
    },
    /// Double a good (HB-3.8).
    Double,
    /// Change the market (HB-3.9 to HB-3.11).
    Market(Change),
    /// Buy buildings (chapter 4).
    Buy {
        /// Maximum number of buildings.
        #[serde(default = "once")]
        count: u8,
        /// Discount on each building, in dollars.
        #[serde(default)]
        discount: u8,
        /// The multiplier of the discount, if any.
        #[serde(default)]
        per: Option<Per>,
    },
    /// Take goods from opponents (HB-3.12, HB-3.13).
    Levy(Levied),
    /// Carry out the action of another building (HB-3.14 to HB-3.16).
    Copy(Copied),
}

fn once() -> u8 {
    1
}

/// The multiplier of a gain or discount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Per {
    /// The number of these icons that the player owns.
    Icon(Icon),
}

/// A change of the market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Change {
    /// Two goods swap places.
    Swap,
    /// One good moves to another slot.
    Move,
    /// The goods are put into any order.
    Rearrange,
}

/// The payers of a levy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Levied {
    /// One opponent.
    One,
    /// Every opponent.
    Each,
}

/// The building to copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Copied {
    /// The building just left.
    Left,
    /// A building occupied by another player's worker.
    Occupied,
}

/// A building card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingCard {
    /// The identifier in content files.
    pub id: String,
    /// The English name.
    pub name_en: String,
    /// The German name.
    pub name_de: String,
    /// The Dutch name.
    pub name_nl: String,
    /// Price before the discount for coins, or `None` if the building cannot be bought.
    pub cost: Option<u8>,
    /// Number of points.
    pub victory_points: u8,
    /// The icons on the card.
    pub icons: Vec<Icon>,
    /// The action of the building.
    pub action: Deed,
    /// The origin of the entry.
    pub provenance: Provenance,
}

impl BuildingCard {
    /// Returns the name of the building in all languages.
    pub fn name(&self) -> Text {
        Text::translated([&self.name_en, &self.name_de, &self.name_nl])
    }
}

/// A side of a player board.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The identifier in content files.
    pub id: String,
    /// The English name.
    pub name_en: String,
    /// The German name.
    pub name_de: String,
    /// The Dutch name.
    pub name_nl: String,
    /// The icons of the starting building.
    pub icons: Vec<Icon>,
    /// The action of the starting building.
    pub start: Deed,
    /// The special ability.
    pub ability: Ability,
    /// The English description of the ability.
    pub text_en: String,
    /// The German description of the ability.
    pub text_de: String,
    /// The Dutch description of the ability.
    pub text_nl: String,
    /// The origin of the entry.
    pub provenance: Provenance,
}

impl Board {
    /// Returns the name of the board in all languages.
    pub fn name(&self) -> Text {
        Text::translated([&self.name_en, &self.name_de, &self.name_nl])
    }

    /// Returns the description of the ability in all languages.
    pub fn text(&self) -> Text {
        Text::translated([&self.text_en, &self.text_de, &self.text_nl])
    }
}

/// The special ability of a character (chapter 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Ability {
    /// No ability, as on the Wharfs.
    None,
    /// A gain triggered by an event (HB-6.1).
    When {
        /// The event.
        on: Trigger,
        /// The goods gained.
        gain: Bundle,
    },
    /// An additional effect, once per turn (HB-6.7).
    OncePerTurn(Effect),
    /// Keeping some of the shipped goods (HB-6.8, HB-6.9).
    Keep(Kept),
    /// Additional dollars for a shipment (HB-6.11, HB-6.12).
    ShipBonus {
        /// The shipments that qualify.
        on: Bonus,
        /// Number of additional dollars.
        dollars: u8,
    },
    /// A lower minimum for shipping a good (HB-6.13).
    ShipMinimum {
        /// The good.
        good: Good,
        /// Number of units by which the minimum is lowered.
        less: u8,
    },
    /// Permission to enter occupied buildings (HB-6.14).
    EnterOccupied {
        /// The goods gained by every player whose worker is already in the building.
        occupant: Bundle,
    },
    /// Exemption from fees (HB-6.15).
    NoFees,
    /// Paying this good instead of any other (HB-6.16).
    Substitute(Good),
    /// Choosing the order in which shipped goods return to the market (HB-6.17).
    RefillOrder,
    /// A free building before the first turn, chosen from several cards (HB-6.18).
    FreeBuilding {
        /// Number of cards to look at.
        look: u8,
    },
    /// Points at the end of the game (HB-6.19 to HB-6.21).
    EndPoints(Points),
}

/// An event that triggers an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Trigger {
    /// An opponent gains goods from their own starting building (HB-6.2).
    OtherUsesOwnStart,
    /// The player buys a building (HB-6.3).
    YouBuy,
    /// An opponent ships this good (HB-6.4).
    OtherShips(Good),
    /// The player gains this good (HB-6.5).
    YouGain(Good),
    /// The player receives a fee (HB-6.6).
    FeeReceived,
}

/// The part of a shipment that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Kept {
    /// The units above the minimum.
    Excess,
    /// One unit of each good.
    OneOfEach,
}

/// The shipments that yield additional dollars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Bonus {
    /// Shipments that include the good in the lowest slot.
    LowestSlot,
    /// Shipments of at least this many kinds of goods.
    Kinds(u8),
}

/// The points an ability scores at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Points {
    /// One point for each dollar that this good's slot pays.
    MarketValue(Good),
    /// One point for every group of this many remaining goods.
    PerGoods(u8),
    /// One point for each of these icons.
    PerIcon(Icon),
}

/// The market board.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketBoard {
    /// The slots, from the cheapest to the most expensive.
    #[serde(deserialize_with = "load::four")]
    pub slots: [Slot; 4],
    /// Dollars that the inland traders pay for one of each good.
    pub inland_traders: u8,
    /// The origin of the entry.
    pub provenance: Provenance,
}

/// A slot of the market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// Minimum number of units for shipping the good in this slot.
    pub minimum: u8,
    /// Dollars paid for a shipment.
    pub dollars: u8,
}

/// A bonus card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BonusCard {
    /// The identifier in content files.
    pub id: String,
    /// The good that the card scores.
    pub good: Good,
    /// Number of units in each scoring group.
    pub units: u8,
    /// Number of points for each group of `units`.
    pub points: u8,
    /// The origin of the entry.
    pub provenance: Provenance,
}

/// The training opponent at its three levels (HB-7.7).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrainingOpponent {
    /// The easy level.
    pub easy: Training,
    /// The usual level.
    pub usual: Training,
    /// The hard level.
    pub hard: Training,
    /// The origin of the entry.
    pub provenance: Provenance,
}

/// The strength of the training opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Training {
    /// Number of goods that the training opponent chooses and gains in each turn, in addition to the goods of
    /// the building that it visits.
    pub extra: u8,
    /// Number of turns before the training opponent's first purchase.
    pub first: u8,
    /// Number of turns from one purchase to the next.
    pub turns: u8,
}
