//! Loads the content files, which are either bundled or replaced by custom ones.

use std::collections::BTreeMap;

use rondel::ContentError;
use rondel::content::Files;
use serde::{Deserialize, Deserializer};

use super::check::check;
use super::{Atlas, Board, Card, Content, DeckKind, Region, Symbol, Symbols, Uncovered};
use crate::state::Spot;

/// The names of the content files, with their bundled text.
pub const FILES: [(&str, &str); 8] = [
    ("map.ron", include_str!("../../content/map.ron")),
    ("cards.ron", include_str!("../../content/cards.ron")),
    ("boards.ron", include_str!("../../content/boards.ron")),
    ("market.ron", include_str!("../../content/market.ron")),
    ("palace.ron", include_str!("../../content/palace.ron")),
    ("campaigns.ron", include_str!("../../content/campaigns.ron")),
    ("collections.ron", include_str!("../../content/collections.ron")),
    ("artworks.ron", include_str!("../../content/artworks.ron")),
];

/// Reads and checks all content. `replaced` contains replacement texts by file name; `kinds` is the number of kinds of
/// artwork in play.
pub(crate) fn load(replaced: &BTreeMap<String, String>, kinds: u8) -> Result<Content, ContentError> {
    let files = Files::new(&FILES, replaced)?;
    let regions: Vec<Region> = files.parse("map.ron")?;
    let cards: Vec<Card> = files.parse("cards.ron")?;
    let of_deck = |deck: DeckKind| cards.iter().filter(|card| card.deck == deck).cloned().collect();
    let boards: Vec<Board> = files.parse("boards.ron")?;
    let content = Content {
        under: Vec::new(),
        uncovered: Vec::new(),
        atlas: Atlas::default(),
        regions,
        cards: [of_deck(DeckKind::City), of_deck(DeckKind::Land), of_deck(DeckKind::River)],
        boards,
        market: files.parse("market.ron")?,
        shields: files.parse("palace.ron")?,
        campaigns: files.parse("campaigns.ron")?,
        collections: files.parse("collections.ron")?,
        artworks: files.parse("artworks.ron")?,
        kinds,
        smallest_collection: 0,
    };
    check(&content, &files)?;
    let under = |board: &Board| std::array::from_fn(|spot| Spot(spot as u8).symbol(board));
    let under: Vec<_> = content.boards.iter().map(under).collect();
    let uncovered = content.boards.iter().zip(&under).map(|(board, under)| Uncovered::of(board.base, under)).collect();
    let asked = |collection: u8| content.needs(collection).iter().map(|(_, count)| u32::from(*count)).sum();
    let smallest_collection = (0..content.collections.len() as u8).map(asked).min().unwrap_or(0);
    Ok(Content { atlas: Atlas::of(&content.regions), under, uncovered, smallest_collection, ..content })
}

/// Deserialises symbols with their counts, written in RON as a list of pairs.
pub(super) fn symbols<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Symbols, D::Error> {
    let pairs = Vec::<(Symbol, u8)>::deserialize(deserializer)?;
    sum(pairs)
}

/// Deserialises symbols listed one by one.
pub(super) fn symbol_list<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Symbols, D::Error> {
    let list = Vec::<Symbol>::deserialize(deserializer)?;
    sum(list.into_iter().map(|symbol| (symbol, 1)))
}

/// Adds up symbols, and returns an error for more than five of one symbol. A player has at most fifteen
/// active cards, thirty stones, a board and a shield, so with this limit the sum stays below 128.
fn sum<E: serde::de::Error>(pairs: impl IntoIterator<Item = (Symbol, u8)>) -> Result<Symbols, E> {
    let mut sum = Symbols::NONE;
    for (symbol, count) in pairs {
        sum = sum.plus(Symbols::of(symbol, count.min(10)));
        if sum.count(symbol) > 5 {
            return Err(E::custom(format!("more than five of {symbol:?}")));
        }
    }
    Ok(sum)
}
