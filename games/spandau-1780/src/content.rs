//! The map, boards and cards as data: the types that `content/*.ron` is parsed into.

use rondel::Text;
use rondel::components::Cards;
use serde::Deserialize;

mod atlas;
mod check;
mod load;
mod symbols;

pub use atlas::{Atlas, Field, Regions, Stones};
pub use load::FILES;
pub(crate) use load::load;
pub use symbols::{Symbol, Symbols, Uncovered};

rondel::kinds! {
    /// The terrains. Displacing a stone costs the index of its terrain plus one, in coins: 1 for a field, 2 for
    /// a forest, 3 for a river and 4 for a city.
    pub enum Terrain { Field, Forest, River, City }
}

rondel::kinds! {
    /// The three decks.
    pub enum DeckKind { City, Land, River }
}

rondel::kinds! {
    /// The six goods.
    pub enum Good { Silk, Wine, Tobacco, Potato, Cattle, Wheat }
}

rondel::kinds! {
    /// The kinds of artwork. The last kind is left out if only seven kinds are played.
    pub enum ArtKind { Painting, Sculpture, Porcelain, Clockwork, Medal, Naturalia, Manuscript, Instrument }
}

/// Number of cards from each deck that a player draws at the beginning (SP-1.12).
pub const FIRST_CARDS: u32 = 2;
/// Number of stones per player (SP-1.11).
pub const STONES: u8 = 30;
/// The highest level of the palace (SP-4.2).
pub const TOP_LEVEL: u8 = 5;
/// Number of works of each kind (SP-1.8).
pub const WORKS_OF_A_KIND: u8 = 4;
/// Number of artworks owned by one player that ends the game (SP-10.1).
pub const FULL_CABINET: u32 = 12;
/// Maximum number of cards in a deck.
pub const MOST_CARDS: usize = 64;

/// The complete content of the game.
#[derive(Clone, Debug)]
pub struct Content {
    /// The regions of the map.
    pub regions: Vec<Region>,
    /// The map in the form used during play.
    pub atlas: Atlas,
    /// The cards of each deck.
    pub cards: [Vec<Card>; 3],
    /// Both sides of all player boards.
    pub boards: Vec<Board>,
    /// The symbol under each stone of each board side. Computed once, because it is needed at every ply.
    pub under: Vec<[Symbol; STONES as usize]>,
    /// The symbols that each board side provides, also computed once.
    pub uncovered: Vec<Uncovered>,
    /// The rows of the warehouse.
    pub market: Vec<Row>,
    /// The shields of the palace, from the first level.
    pub shields: Vec<Shield>,
    /// The campaigns, shortest first.
    pub campaigns: Vec<Campaign>,
    /// The collections.
    pub collections: Vec<Collection>,
    /// The works of art, grouped by kind.
    pub artworks: Vec<Artwork>,
    /// Number of kinds of artwork played.
    pub kinds: u8,
    /// Number of works that the smallest collection requires.
    pub smallest_collection: u32,
}

/// The origin of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Provenance {
    /// As printed.
    Printed,
    /// Our own design, because the sources do not specify it.
    Reconstructed,
}

/// A region of the map.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// The ID in the content files.
    pub id: String,
    /// The name, the same in every language.
    pub name: String,
    /// The terrain of each field.
    pub fields: (Terrain, Terrain, Terrain),
    /// The positions of the fields on a map of 1000 × 1000 units.
    pub slots: (Place, Place, Place),
    /// The position of the name.
    pub label: Place,
    /// The corners of the border.
    pub outline: Vec<Place>,
    /// The IDs of the regions with a common border.
    pub neighbours: Vec<String>,
    /// The origin of the entry.
    pub provenance: Provenance,
}

/// A position on the map: x to the east and y to the south, from 0 to 1000.
pub type Place = (f32, f32);

/// A card of one of the decks.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The ID in the content files.
    pub id: String,
    /// The deck of the card.
    pub deck: DeckKind,
    /// The English name.
    pub name_en: String,
    /// The German name.
    pub name_de: String,
    /// The Dutch name.
    pub name_nl: String,
    /// The symbols required to play the card (SP-7.2).
    #[serde(deserialize_with = "load::symbols")]
    pub needs: Symbols,
    /// The coins and goods that are required as symbols and also paid (SP-7.3).
    #[serde(deserialize_with = "load::symbols")]
    pub pays: Symbols,
    /// The symbols that the card provides.
    #[serde(deserialize_with = "load::symbols")]
    pub gives: Symbols,
    /// The origin of the entry.
    pub provenance: Provenance,
}

/// A side of a player board.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The ID in the content files.
    pub id: String,
    /// The number of the board, from 1 to 5.
    pub board: u8,
    /// The side of that board.
    pub side: Side,
    /// The English name.
    pub name_en: String,
    /// The German name.
    pub name_de: String,
    /// The Dutch name.
    pub name_nl: String,
    /// The symbols available from the beginning.
    #[serde(deserialize_with = "load::symbol_list")]
    pub base: Symbols,
    /// The symbols under the city stones.
    pub city: Columns,
    /// The symbols under the field stones.
    pub field: Columns,
    /// The symbols under the forest stones.
    pub forest: Columns,
    /// The symbols under the river stones.
    pub river: Columns,
    /// The origin of the entry.
    pub provenance: Provenance,
}

/// The front or the back of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[allow(missing_docs)]
pub enum Side {
    Front,
    Back,
}

/// The symbols of three columns.
pub type Columns = (Vec<Symbol>, Vec<Symbol>, Vec<Symbol>);

/// A row of the warehouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The good of the row.
    pub good: Good,
    /// Number of cells.
    pub cells: u8,
    /// The lowest price (SP-2.5).
    pub lowest: u8,
    /// The starting price (SP-1.5).
    pub start: u8,
    /// The origin of the entry.
    pub provenance: Provenance,
}

/// A shield of the palace.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shield {
    /// The ID in the content files.
    pub id: String,
    /// The English name.
    pub name_en: String,
    /// The German name.
    pub name_de: String,
    /// The Dutch name.
    pub name_nl: String,
    /// The symbols that a player has while their stone is on the shield.
    #[serde(deserialize_with = "load::symbols")]
    pub gives: Symbols,
    /// The origin of the entry.
    pub provenance: Provenance,
}

/// A campaign.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// The ID in the content files.
    pub id: String,
    /// The English name.
    pub name_en: String,
    /// The German name.
    pub name_de: String,
    /// The Dutch name.
    pub name_nl: String,
    /// Number of spaces.
    pub length: u8,
    /// The rewards of the first three ranks.
    pub rewards: (Vec<Reward>, Vec<Reward>, Vec<Reward>),
    /// The origin of the entry.
    pub provenance: Provenance,
}

impl Campaign {
    /// Returns the rewards of a rank, counted from 0.
    pub fn reward(&self, rank: usize) -> &[Reward] {
        match rank {
            0 => &self.rewards.0,
            1 => &self.rewards.1,
            2 => &self.rewards.2,
            _ => &[],
        }
    }
}

/// A reward of a campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Reward {
    /// This many coins.
    Coins(u8),
    /// This many levels in the palace.
    Palace(u8),
    /// This many units of a good.
    Goods(Good, u8),
    /// This many artworks.
    Artworks(u8),
}

/// A collection.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Collection {
    /// The ID in the content files.
    pub id: String,
    /// The English name.
    pub name_en: String,
    /// The German name.
    pub name_de: String,
    /// The Dutch name.
    pub name_nl: String,
    /// The required kinds, each with the number of works.
    pub needs: Vec<(ArtKind, u8)>,
    /// The requirements if only seven kinds are played.
    pub with_seven_kinds: Vec<(ArtKind, u8)>,
    /// The origin of the entry.
    pub provenance: Provenance,
}

/// A work of art, of which there is a genuine and a forged copy.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Artwork {
    /// The ID in the content files.
    pub id: String,
    /// The kind of the work.
    pub kind: ArtKind,
    /// The English name.
    pub name_en: String,
    /// The German name.
    pub name_de: String,
    /// The Dutch name.
    pub name_nl: String,
    /// The origin of the entry.
    pub provenance: Provenance,
}

/// Implements `name` for content types that have a name in each language.
macro_rules! named {
    ($($thing:ty),*) => {
        $(impl $thing {
            /// Returns the name in every language.
            pub fn name(&self) -> Text {
                Text::translated([&self.name_en, &self.name_de, &self.name_nl])
            }
        })*
    };
}
impl Board {
    /// Returns the symbols under the stones of a terrain, by column.
    pub fn columns(&self, terrain: Terrain) -> [&[Symbol]; 3] {
        let (first, second, third) = match terrain {
            Terrain::City => &self.city,
            Terrain::Field => &self.field,
            Terrain::Forest => &self.forest,
            Terrain::River => &self.river,
        };
        [first, second, third]
    }
}
named!(Card, Board, Shield, Campaign, Collection, Artwork);

impl Content {
    /// Returns the artworks in play: two copies of every title, numbered `2 × title` and `2 × title + 1`.
    pub fn pieces(&self) -> Cards {
        Cards::first(2 * self.titles())
    }

    /// Returns the number of titles in play.
    pub const fn titles(&self) -> u8 {
        self.kinds * WORKS_OF_A_KIND
    }

    /// Returns the requirements of a collection.
    pub fn needs(&self, collection: u8) -> &[(ArtKind, u8)] {
        let collection = &self.collections[usize::from(collection)];
        if self.kinds < 8 { &collection.with_seven_kinds } else { &collection.needs }
    }

    /// Returns the row of a good.
    #[inline]
    pub fn row(&self, good: Good) -> &Row {
        &self.market[good as usize]
    }
}
