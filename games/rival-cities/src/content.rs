//! Cards and boards as data: the types that `content/*.ron` is parsed into.

use rondel::components::Supply;
use serde::{Deserialize, Serialize};

pub use crate::ids::{AllianceId, CardId, CardsOf, LawsuitId, ShipId, SpecialId};

mod check;
mod load;

pub use load::FILES;
pub(crate) use load::load;

rondel::kinds! {
    /// The four products.
    pub enum Product { Beer, Cloth, Leather, Furniture }
}

/// A count of each product.
pub type Goods = Supply<Product, 4>;

/// Number of spaces in the ring around the board.
pub const SPACES: u8 = 20;
/// Number of basic action cards.
pub const BASICS: u8 = 15;
/// Number of special action cards.
pub const SPECIALS: u8 = 24;
/// Number of alliance cards.
pub const ALLIANCES: u8 = 8;
/// Number of lawsuit cards.
pub const LAWSUITS: u8 = 10;
/// Number of ship cards.
pub const SHIPS: u8 = 21;
/// Number of ship cards used in a game (RC-1.6).
pub const SHIPS_IN_PLAY: u8 = 10;
/// Number of alliance cards used in a game (RC-1.7).
pub const ALLIANCES_IN_PLAY: u8 = 4;
/// Number of lawsuit cards used in a game (RC-1.8).
pub const LAWSUITS_IN_PLAY: u8 = 7;

/// Lead in ships required to win the game (RC-11.1).
pub const SHIPS_AHEAD_TO_WIN: u8 = 3;
/// Number of won lawsuits required to win the game (RC-11.2).
pub const LAWSUITS_TO_WIN: u8 = 3;
/// Number of alliances required to win the game (RC-11.3).
pub const ALLIANCES_TO_WIN: u8 = ALLIANCES_IN_PLAY;
/// Number of steps from the middle of the prestige track to a city's name (RC-11.4).
pub const CITY_NAME: i8 = 8;

/// All cards and boards of the game.
#[derive(Clone, Debug)]
pub struct Content {
    /// The board.
    pub board: Board,
    /// The overview's action at index 0, followed by the basic action cards 1 to 15.
    pub basics: Vec<ActionCard>,
    /// The special action cards.
    pub specials: Vec<ActionCard>,
    /// The alliance cards.
    pub alliances: Vec<AllianceCard>,
    /// The lawsuit cards.
    pub lawsuits: Vec<LawsuitCard>,
    /// The ship cards. Ship 1 is at index 0.
    pub ships: Vec<ShipCard>,
    /// The cards with lasting effects, computed once because they are looked up at every ply.
    pub holders: Holders,
    /// Cost of a move of 0, 1, 2, … spaces, without ship 17 and with it. Computed once.
    pub move_costs: [[u8; SPACES as usize + 1]; 2],
}

/// The cards with lasting effects, by effect.
#[derive(Clone, Copy, Debug, Default)]
pub struct Holders {
    /// For each product, the alliance that yields an additional unit, if any (RC-7.2 to RC-7.4).
    pub favours: [Option<AllianceId>; 4],
    /// Alliances that add a star to a Donation (Amsterdam).
    pub extra_star: CardsOf<AllianceId>,
    /// Alliances that allow both halves of a split card (Gdańsk).
    pub both_halves: CardsOf<AllianceId>,
    /// Alliances that can repeat "Earn prestige" (Bruxelles).
    pub repeat_prestige: CardsOf<AllianceId>,
    /// Price of a repeat with Bruxelles.
    pub repeat_prestige_price: Goods,
    /// Alliances that can repeat "Advance a lawsuit" (Le Havre).
    pub repeat_lawsuit: CardsOf<AllianceId>,
    /// Alliances that can repeat drawing a card (Kjøbenhavn).
    pub repeat_draw: CardsOf<AllianceId>,
    /// Price of a repeat with Kjøbenhavn.
    pub repeat_draw_price: Goods,
    /// Ships that add a product to each Production (RC-8.7).
    pub each_production: CardsOf<ShipId>,
    /// Ships with an income in each off-season (RC-6.5).
    pub income: CardsOf<ShipId>,
    /// Ships that can repeat "Earn prestige" (ship 16).
    pub ship_repeat_prestige: CardsOf<ShipId>,
    /// Ships that add stars for lawsuits won (ship 15).
    pub stars_for_lawsuits: CardsOf<ShipId>,
    /// Ships that add a free space to each move (ship 17).
    pub free_space: CardsOf<ShipId>,
    /// Ships that make option C free (ship 18).
    pub free_option_c: CardsOf<ShipId>,
    /// Ships that make later ships cheaper (ship 19).
    pub cheaper_ships: CardsOf<ShipId>,
}

/// The origin of a content entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Provenance {
    /// Copied from the printed component.
    Printed,
    /// Our own design, because the source does not specify it.
    Reconstructed,
}

/// One product, or any product.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pick {
    /// Any product, chosen by the player.
    Any,
    /// Only this product.
    Only(Product),
}

/// An effect of a card, as shown by its icons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// Production: gain this many products, plus one for each factory turned (RC-5.1, RC-5.2).
    Production(Pick, u8),
    /// Gift: gain this many products (RC-5.4).
    Gift(Pick, u8),
    /// Donation: pay products for stars (RC-5.5). The numbers are the products paid, the stars gained and the
    /// maximum number of Donations.
    Donation(Pick, u8, u8, u8),
    /// Product swap, up to this many times (RC-5.6).
    Swap(u8),
    /// Gain this many letters (RC-5.7).
    Letters(u8),
    /// Draw a special action card (RC-5.10).
    Draw,
    /// Build a factory for this many products of any kind (RC-5.11, RC-5.12).
    Factory(u8),
    /// Turn up to this many factories active (RC-5.13).
    Reactivate(u8),
    /// Earn prestige (RC-5.14).
    Prestige,
    /// Form an alliance (RC-5.16).
    Alliance,
    /// Purchase a ship (RC-5.18).
    Ship,
    /// Advance a lawsuit (RC-5.21).
    Lawsuit,
    /// Court ruling (RC-5.25).
    Court,
    /// Piracy: steal up to this many products (RC-5.27).
    Piracy(u8),
    /// Piracy after the rival has had the option to earn prestige (RC-5.28).
    PiracyForPrestige(u8),
    /// Gain this many products outside a Production or Gift.
    Gain(Pick, u8),
    /// Gain this many star tokens.
    Stars(u8),
    /// Sway the lawsuit being advanced (RC-5.22).
    Sway,
}

/// A basic or special action card, or the overview's action.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionCard {
    /// The card number.
    pub number: u8,
    /// Whether only one half may be used (RC-4.1).
    pub split: bool,
    /// The actions on the card.
    pub actions: Vec<Effect>,
    /// The origin of the entry.
    pub source: Provenance,
}

/// An alliance card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllianceCard {
    /// The allied city.
    pub city: String,
    /// Upkeep, due in each off-season.
    pub upkeep: Upkeep,
    /// Number of dark stars.
    pub stars: u8,
    /// The benefit of the alliance.
    pub benefit: Benefit,
    /// Price of repeating "Earn prestige" or "Draw a special action card", or `None` for other benefits. Files
    /// that predate this field use the printed price.
    #[serde(default)]
    pub repeat: Option<(Product, u8)>,
    /// The origin of the entry.
    pub source: Provenance,
}

/// The upkeep of an alliance, due in each off-season.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Upkeep {
    /// This many products.
    Goods(Pick, u8),
    /// This many letters.
    Letters(u8),
}

/// The benefit of an alliance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Benefit {
    /// One additional product of this kind with each Production or Gift that yields this product.
    Favours(Product),
    /// One additional star with each Donation action that yielded a star.
    ExtraStar,
    /// Use of both halves of a split card.
    BothHalves,
    /// Repeating "Earn prestige" for a price.
    RepeatPrestige,
    /// Repeating "Advance a lawsuit" for one product of any kind.
    RepeatLawsuit,
    /// Repeating "Draw a special action card" for a price.
    RepeatDraw,
}

impl Benefit {
    /// Returns whether each use costs a product named on the card.
    pub(crate) const fn has_a_price(self) -> bool {
        matches!(self, Self::RepeatPrestige | Self::RepeatDraw)
    }
}

/// The legal costs of a lawsuit.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LegalCosts {
    /// Products to pay.
    #[serde(deserialize_with = "load::goods")]
    pub goods: Goods,
    /// Letters to pay.
    pub letters: u8,
}

/// A lawsuit card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LawsuitCard {
    /// The card number.
    pub number: u8,
    /// Cost of an advance.
    pub costs: LegalCosts,
    /// The bonus for an advance.
    pub advance: Vec<Effect>,
    /// The bonus for winning the lawsuit.
    pub win: Vec<Effect>,
    /// Number of dark stars.
    pub stars: u8,
    /// The origin of the entry.
    pub source: Provenance,
}

/// A ship card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipCard {
    /// The number in the corner of the card.
    pub number: u8,
    /// Price of the ship.
    pub cost: (Product, u8),
    /// The dark stars of the ship.
    pub stars: ShipStars,
    /// The effect of the ship.
    pub effect: ShipEffect,
    /// The origin of the entry.
    pub source: Provenance,
}

/// The dark stars of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum ShipStars {
    /// A fixed, printed number.
    Printed(u8),
    /// One star for each ship that the ship's owner has (RC-8.13).
    PerShip,
}

/// The effect of a ship.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum ShipEffect {
    /// Effects that apply when the ship is bought (RC-8.1 to RC-8.4).
    Now(Vec<Effect>),
    /// Income in each off-season (RC-8.5, RC-8.6).
    Income(Effect),
    /// One additional product of this kind with each Production.
    EachProduction(Product),
    /// This many stars for each lawsuit won.
    StarsForLawsuits(u8),
    /// Repeating "Earn prestige" for this many products of this kind.
    RepeatPrestige(Product, u8),
    /// One additional free space for each move of the ink jar.
    FreeSpace,
    /// Option C without paying a letter.
    FreeOptionC,
    /// A discount of this many products on ships bought later.
    CheaperShips(u8),
    /// No effect. The ship counts only for its stars (RC-8.12).
    Nothing,
}

/// The board.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Cost of each successive space of a move. The last value applies to all further spaces.
    pub movement: Vec<u8>,
    /// The effect of ship 17 on the cost of a move.
    pub free_space: FreeSpace,
    /// The effect of factories on a Production of any product. Files that predate this field use the default.
    #[serde(default)]
    pub any_production: AnyProduction,
    /// The spaces of the prestige track, from the middle outwards.
    pub prestige: Vec<PrestigeSpace>,
    /// Maximum number of additional payments of the legal costs on lawsuit spaces I, II and III.
    pub lawsuit_repeats: [u8; 3],
    /// Number of products of each kind.
    pub products: u8,
    /// Number of letters.
    pub letters: u8,
    /// Number of factories.
    pub factories: u8,
    /// Number of star tokens.
    pub stars: u8,
    /// The origin of the entry.
    pub source: Provenance,
}

/// The effect of ship 17 on the cost of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum FreeSpace {
    /// The whole scale shifts by one space (RC-2.6).
    Shift,
    /// Only the third space becomes free. This is the alternative reading of the card.
    ThirdSpace,
}

/// The products that factories add to a Production of any product.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum AnyProduction {
    /// The same kind as the chosen product (RC-5.3).
    #[default]
    OneKind,
    /// A separately chosen kind for each factory. This is the alternative reading of special card 11.
    EachItsOwn,
}

/// A space of the prestige track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrestigeSpace {
    /// Income in the off-season, if any.
    pub income: Option<Effect>,
    /// Number of stars that the space is worth when stars are counted.
    pub stars: u8,
}

impl Board {
    /// Returns how many products a move of `spaces` spaces costs (RC-2.4), with or without ship 17 (RC-2.6).
    pub fn move_cost(&self, spaces: u8, has_free_space: bool) -> u8 {
        let step = |space: u8| *self.movement.get(usize::from(space) - 1).or(self.movement.last()).unwrap_or(&0);
        match (has_free_space, self.free_space) {
            (false, _) => (1..=spaces).map(step).sum(),
            (true, FreeSpace::Shift) => (1..spaces).map(step).sum(),
            (true, FreeSpace::ThirdSpace) => (1..=spaces).filter(|space| *space != 3).map(step).sum(),
        }
    }
}
