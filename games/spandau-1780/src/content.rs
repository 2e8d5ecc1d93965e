//! The map, boards and cards as data: the types that `content/*.ron` parses into.

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
    /// The terrains, in the order of what displacing costs less one: field, forest, river, city are paid with 1 to 4 coins.
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
    /// The kinds of artworks; the last is left out where only seven are played.
    pub enum ArtKind { Painting, Sculpture, Porcelain, Clockwork, Medal, Naturalia, Manuscript, Instrument }
}

/// How many cards of each deck a player draws at the beginning (SP-1.12).
pub const FIRST_CARDS: u32 = 2;
/// Stones of a player (SP-1.11).
pub const STONES: u8 = 30;
/// The highest level of the palace (SP-4.2).
pub const TOP_LEVEL: u8 = 5;
/// Works of one kind (SP-1.8).
pub const WORKS_OF_A_KIND: u8 = 4;
/// So many artworks end the game (SP-10.1).
pub const FULL_CABINET: u32 = 12;
/// The most cards of a deck.
pub const MOST_CARDS: usize = 64;

/// Every card and board of the game.
#[derive(Clone, Debug)]
pub struct Content {
    /// The map.
    pub regions: Vec<Region>,
    /// The map, worked out for play.
    pub atlas: Atlas,
    /// The cards of each deck.
    pub cards: [Vec<Card>; 3],
    /// Both sides of all player boards.
    pub boards: Vec<Board>,
    /// What lies under each stone of each side: asked at every ply, so worked out once.
    pub under: Vec<[Symbol; STONES as usize]>,
    /// What each side brings, which is asked as often.
    pub uncovered: Vec<Uncovered>,
    /// The rows of the warehouse.
    pub market: Vec<Row>,
    /// The shields of the palace, from the first level.
    pub shields: Vec<Shield>,
    /// The campaigns, the shortest first.
    pub campaigns: Vec<Campaign>,
    /// The collections.
    pub collections: Vec<Collection>,
    /// The works of art, kind by kind.
    pub artworks: Vec<Artwork>,
    /// How many kinds of artworks are played.
    pub kinds: u8,
    /// How many works the smallest collection asks for.
    pub smallest_collection: u32,
}

/// Where an entry comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Provenance {
    /// As printed.
    Printed,
    /// Our design, since the sources are silent.
    Reconstructed,
}

/// A region of the map.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// Its name in files.
    pub id: String,
    /// What it is called in every language.
    pub name: String,
    /// The terrain of its fields.
    pub fields: (Terrain, Terrain, Terrain),
    /// Where its fields lie on a map of 1000 × 1000.
    pub slots: (Place, Place, Place),
    /// Where its name stands.
    pub label: Place,
    /// Its border.
    pub outline: Vec<Place>,
    /// The regions with a common border.
    pub neighbours: Vec<String>,
    /// Where the entry comes from.
    pub provenance: Provenance,
}

/// A place on the map: x to the east, y to the south, 0 to 1000.
pub type Place = (f32, f32);

/// A card of one of the decks.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its name in files.
    pub id: String,
    /// Its deck.
    pub deck: DeckKind,
    /// What it is called in English.
    pub name_en: String,
    /// In German.
    pub name_de: String,
    /// In Dutch.
    pub name_nl: String,
    /// Symbols that must be shown (SP-7.2).
    #[serde(deserialize_with = "load::symbols")]
    pub needs: Symbols,
    /// Coins and goods that must be shown and paid (SP-7.3).
    #[serde(deserialize_with = "load::symbols")]
    pub pays: Symbols,
    /// What it brings.
    #[serde(deserialize_with = "load::symbols")]
    pub gives: Symbols,
    /// Where the entry comes from.
    pub provenance: Provenance,
}

/// A side of a player board.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Its name in files.
    pub id: String,
    /// Which board it is a side of.
    pub board: u8,
    /// Which side.
    pub side: Side,
    /// What it is called in English.
    pub name_en: String,
    /// In German.
    pub name_de: String,
    /// In Dutch.
    pub name_nl: String,
    /// The symbols that work from the beginning.
    #[serde(deserialize_with = "load::symbol_list")]
    pub base: Symbols,
    /// What lies under the city stones.
    pub city: Columns,
    /// Under the field stones.
    pub field: Columns,
    /// Under the forest stones.
    pub forest: Columns,
    /// Under the river stones.
    pub river: Columns,
    /// Where the entry comes from.
    pub provenance: Provenance,
}

/// A side of a board.
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
    /// Whose good.
    pub good: Good,
    /// How many cells.
    pub cells: u8,
    /// The lowest price (SP-2.5).
    pub lowest: u8,
    /// The price at the beginning (SP-1.5).
    pub start: u8,
    /// Where the entry comes from.
    pub provenance: Provenance,
}

/// A shield of the palace.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shield {
    /// Its name in files.
    pub id: String,
    /// What it is called in English.
    pub name_en: String,
    /// In German.
    pub name_de: String,
    /// In Dutch.
    pub name_nl: String,
    /// What it brings while a stone stands on it.
    #[serde(deserialize_with = "load::symbols")]
    pub gives: Symbols,
    /// Where the entry comes from.
    pub provenance: Provenance,
}

/// A campaign.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// Its name in files.
    pub id: String,
    /// What it is called in English.
    pub name_en: String,
    /// In German.
    pub name_de: String,
    /// In Dutch.
    pub name_nl: String,
    /// How many spaces.
    pub length: u8,
    /// What the first three ranks receive.
    pub rewards: (Vec<Reward>, Vec<Reward>, Vec<Reward>),
    /// Where the entry comes from.
    pub provenance: Provenance,
}

impl Campaign {
    /// What a rank receives, from 0.
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
    /// So many coins.
    Coins(u8),
    /// So many levels in the palace.
    Palace(u8),
    /// So many units of a good.
    Goods(Good, u8),
    /// So many artworks.
    Artworks(u8),
}

/// A collection.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Collection {
    /// Its name in files.
    pub id: String,
    /// What it is called in English.
    pub name_en: String,
    /// In German.
    pub name_de: String,
    /// In Dutch.
    pub name_nl: String,
    /// How many works of which kinds it asks for.
    pub needs: Vec<(ArtKind, u8)>,
    /// The same where only seven kinds are played.
    pub with_seven_kinds: Vec<(ArtKind, u8)>,
    /// Where the entry comes from.
    pub provenance: Provenance,
}

/// A work of art, of which there is a genuine and a forged copy.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Artwork {
    /// Its name in files.
    pub id: String,
    /// Its kind.
    pub kind: ArtKind,
    /// What it is called in English.
    pub name_en: String,
    /// In German.
    pub name_de: String,
    /// In Dutch.
    pub name_nl: String,
    /// Where the entry comes from.
    pub provenance: Provenance,
}

/// Things of the content that have a name in each language.
macro_rules! named {
    ($($thing:ty),*) => {
        $(impl $thing {
            /// What it is called.
            pub fn name(&self) -> Text {
                Text::translated([&self.name_en, &self.name_de, &self.name_nl])
            }
        })*
    };
}
impl Board {
    /// What lies under the stones of a terrain, column by column.
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
    /// The pieces that are played: two copies of every title, numbered `2 × title` and `2 × title + 1`.
    pub fn pieces(&self) -> Cards {
        Cards::first(2 * self.titles())
    }

    /// How many titles are played.
    pub const fn titles(&self) -> u8 {
        self.kinds * WORKS_OF_A_KIND
    }

    /// What a collection asks for.
    pub fn needs(&self, collection: u8) -> &[(ArtKind, u8)] {
        let collection = &self.collections[usize::from(collection)];
        if self.kinds < 8 { &collection.with_seven_kinds } else { &collection.needs }
    }

    /// The row of a good.
    #[inline]
    pub fn row(&self, good: Good) -> &Row {
        &self.market[good as usize]
    }
}
