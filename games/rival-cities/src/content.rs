//! Cards and boards as data: the types that `content/*.ron` parses into.

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

/// Spaces of the ring round the board.
pub const SPACES: u8 = 20;
/// How many cards of each sort there are.
pub const BASICS: u8 = 15;
/// Special action cards.
pub const SPECIALS: u8 = 24;
/// Alliance cards.
pub const ALLIANCES: u8 = 8;
/// Lawsuit cards.
pub const LAWSUITS: u8 = 10;
/// Ship cards.
pub const SHIPS: u8 = 21;
/// RC-1.6, RC-1.7, RC-1.8: how many of them are in a game.
pub const SHIPS_IN_PLAY: u8 = 10;
/// Alliance cards in a game.
pub const ALLIANCES_IN_PLAY: u8 = 4;
/// Lawsuit cards in a game.
pub const LAWSUITS_IN_PLAY: u8 = 7;

/// RC-11.1: so many ships more than the rival has win the game.
pub const SHIPS_AHEAD_TO_WIN: u8 = 3;
/// RC-11.2: so many lawsuits won win the game.
pub const LAWSUITS_TO_WIN: u8 = 3;
/// RC-11.3: so many alliances win the game.
pub const ALLIANCES_TO_WIN: u8 = ALLIANCES_IN_PLAY;
/// RC-11.4: steps from the middle of the prestige track to a city's name.
pub const CITY_NAME: i8 = 8;

/// Every card and board of the game.
#[derive(Clone, Debug)]
pub struct Content {
    /// The board.
    pub board: Board,
    /// The overview's action at 0, then the basic action cards 1 to 15.
    pub basics: Vec<ActionCard>,
    /// The special action cards.
    pub specials: Vec<ActionCard>,
    /// The alliance cards.
    pub alliances: Vec<AllianceCard>,
    /// The lawsuit cards.
    pub lawsuits: Vec<LawsuitCard>,
    /// The ship cards; ship 1 stands at 0.
    pub ships: Vec<ShipCard>,
    /// Which cards have which lasting effect: asked at every ply, so worked out once.
    pub holders: Holders,
    /// What a move of 0, 1, 2, … spaces costs, without ship 17 and with it; worked out once.
    pub move_costs: [[u8; SPACES as usize + 1]; 2],
}

/// The cards that have a lasting effect, by effect.
#[derive(Clone, Copy, Debug, Default)]
pub struct Holders {
    /// The alliance that favours each product (RC-7.2 to RC-7.4).
    pub favours: [Option<AllianceId>; 4],
    /// Amsterdam.
    pub extra_star: CardsOf<AllianceId>,
    /// Gdańsk.
    pub both_halves: CardsOf<AllianceId>,
    /// Bruxelles.
    pub repeat_prestige: CardsOf<AllianceId>,
    /// What it costs.
    pub repeat_prestige_price: Goods,
    /// Le Havre.
    pub repeat_lawsuit: CardsOf<AllianceId>,
    /// Kjøbenhavn.
    pub repeat_draw: CardsOf<AllianceId>,
    /// What it costs.
    pub repeat_draw_price: Goods,
    /// Ships that add a product to each Production (RC-8.7).
    pub each_production: CardsOf<ShipId>,
    /// Ships with an income in each off-season (RC-6.5).
    pub income: CardsOf<ShipId>,
    /// Ship 16.
    pub ship_repeat_prestige: CardsOf<ShipId>,
    /// Ship 15.
    pub stars_for_lawsuits: CardsOf<ShipId>,
    /// Ship 17.
    pub free_space: CardsOf<ShipId>,
    /// Ship 18.
    pub free_option_c: CardsOf<ShipId>,
    /// Ship 19.
    pub cheaper_ships: CardsOf<ShipId>,
}

/// Where an entry comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Provenance {
    /// Read off the printed thing.
    Printed,
    /// Our design, since the source is silent.
    Reconstructed,
}

/// One product, or any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pick {
    /// A product of one's choice.
    Any,
    /// This product.
    Only(Product),
}

/// What a card does: the verbs of its icons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// Production: so many products, and one more for each factory turned (RC-5.1, RC-5.2).
    Production(Pick, u8),
    /// Gift: so many products (RC-5.4).
    Gift(Pick, u8),
    /// Donation: pay so many products for so many stars, so many times (RC-5.5).
    Donation(Pick, u8, u8, u8),
    /// Product swap, so many times (RC-5.6).
    Swap(u8),
    /// Gain so many letters (RC-5.7).
    Letters(u8),
    /// Draw a special action card (RC-5.10).
    Draw,
    /// Build a factory for so many products of any kind (RC-5.11, RC-5.12).
    Factory(u8),
    /// Turn up to so many factories active (RC-5.13).
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
    /// Piracy: steal up to so many products (RC-5.27).
    Piracy(u8),
    /// Piracy after the rival may have earned prestige (RC-5.28).
    PiracyForPrestige(u8),
    /// Gain so many products that are neither Production nor Gift.
    Gain(Pick, u8),
    /// Gain so many star tokens.
    Stars(u8),
    /// Sway the lawsuit that is being advanced (RC-5.22).
    Sway,
}

/// A basic or special action card, or the overview's action.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionCard {
    /// Its number.
    pub number: u8,
    /// Whether only one half may be used (RC-4.1).
    pub split: bool,
    /// What it does.
    pub actions: Vec<Effect>,
    /// Where the entry comes from.
    pub source: Provenance,
}

/// An alliance card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllianceCard {
    /// The allied city.
    pub city: String,
    /// What it costs to keep in each off-season.
    pub upkeep: Upkeep,
    /// Its dark stars.
    pub stars: u8,
    /// What it is good for.
    pub benefit: Benefit,
    /// What it costs to repeat prestige or drawing with it. Files from before this figure have the printed one.
    #[serde(default)]
    pub repeat: Option<(Product, u8)>,
    /// Where the entry comes from.
    pub source: Provenance,
}

/// What an alliance costs in each off-season.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Upkeep {
    /// So many products.
    Goods(Pick, u8),
    /// So many letters.
    Letters(u8),
}

/// What an alliance is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Benefit {
    /// One more of this product with each Production or Gift that brings it.
    Favours(Product),
    /// One more star with each Donation that brought one.
    ExtraStar,
    /// Both halves of a split card.
    BothHalves,
    /// Pay to repeat "Earn prestige".
    RepeatPrestige,
    /// Pay any product to repeat "Advance a lawsuit".
    RepeatLawsuit,
    /// Pay to repeat drawing a special action card.
    RepeatDraw,
}

impl Benefit {
    /// Whether a product is paid for it each time, which its card names.
    pub(crate) const fn has_a_price(self) -> bool {
        matches!(self, Self::RepeatPrestige | Self::RepeatDraw)
    }
}

/// The legal costs of a lawsuit.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LegalCosts {
    /// Products.
    #[serde(deserialize_with = "load::goods")]
    pub goods: Goods,
    /// Letters.
    pub letters: u8,
}

/// A lawsuit card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LawsuitCard {
    /// Its number.
    pub number: u8,
    /// What an advance costs.
    pub costs: LegalCosts,
    /// What an advance brings.
    pub advance: Vec<Effect>,
    /// What winning it brings.
    pub win: Vec<Effect>,
    /// Its dark stars.
    pub stars: u8,
    /// Where the entry comes from.
    pub source: Provenance,
}

/// A ship card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipCard {
    /// The number in its corner.
    pub number: u8,
    /// What it costs.
    pub cost: (Product, u8),
    /// Its dark stars.
    pub stars: ShipStars,
    /// What it does.
    pub effect: ShipEffect,
    /// Where the entry comes from.
    pub source: Provenance,
}

/// The dark stars of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum ShipStars {
    /// So many.
    Printed(u8),
    /// As many as its owner has ships (RC-8.13).
    PerShip,
}

/// What a ship does.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum ShipEffect {
    /// These actions, when it is bought (RC-8.1 to RC-8.4).
    Now(Vec<Effect>),
    /// This, in each off-season (RC-8.5, RC-8.6).
    Income(Effect),
    /// One of this product more with each Production.
    EachProduction(Product),
    /// So many stars for each lawsuit won.
    StarsForLawsuits(u8),
    /// Pay so many of this product to repeat "Earn prestige".
    RepeatPrestige(Product, u8),
    /// The ink jar moves one space further without charge.
    FreeSpace,
    /// Option C without a letter.
    FreeOptionC,
    /// Later ships cost so many products less.
    CheaperShips(u8),
    /// Nothing; its stars are all it has (RC-8.12).
    Nothing,
}

/// The board.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// What each further space of a move costs; the last figure holds for all beyond.
    pub movement: Vec<u8>,
    /// How ship 17 changes that.
    pub free_space: FreeSpace,
    /// What factories add to the Production of any product. Files from before this switch have the default.
    #[serde(default)]
    pub any_production: AnyProduction,
    /// The spaces of the prestige track from the middle outwards.
    pub prestige: Vec<PrestigeSpace>,
    /// How often the legal costs may be paid again on lawsuit spaces I, II and III.
    pub lawsuit_repeats: [u8; 3],
    /// How many of each product there are.
    pub products: u8,
    /// Letters.
    pub letters: u8,
    /// Factories.
    pub factories: u8,
    /// Star tokens.
    pub stars: u8,
    /// Where the entry comes from.
    pub source: Provenance,
}

/// How ship 17 changes what a move costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum FreeSpace {
    /// The whole scale moves by one space (RC-2.6).
    Shift,
    /// Only the third space is free: the other reading of the card.
    ThirdSpace,
}

/// What the factories turned for the Production of any product add.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum AnyProduction {
    /// The same kind that was chosen (RC-5.3).
    #[default]
    OneKind,
    /// Each a kind of its own: the other reading of special card 11.
    EachItsOwn,
}

/// A space of the prestige track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrestigeSpace {
    /// What it pays in the off-season.
    pub income: Option<Effect>,
    /// What it counts at the end.
    pub stars: u8,
}

impl Board {
    /// What a move of so many spaces costs (RC-2.4), with ship 17 or without (RC-2.6).
    pub fn move_cost(&self, spaces: u8, has_free_space: bool) -> u8 {
        let step = |space: u8| *self.movement.get(usize::from(space) - 1).or(self.movement.last()).unwrap_or(&0);
        match (has_free_space, self.free_space) {
            (false, _) => (1..=spaces).map(step).sum(),
            (true, FreeSpace::Shift) => (1..spaces).map(step).sum(),
            (true, FreeSpace::ThirdSpace) => (1..=spaces).filter(|space| *space != 3).map(step).sum(),
        }
    }
}
