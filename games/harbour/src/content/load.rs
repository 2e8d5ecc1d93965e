//! Loads the content files, which are either bundled or replaced by custom ones.

use std::collections::BTreeMap;

use rondel::ContentError;
use rondel::content::Files;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use super::check::check;
use super::{BUILDINGS, Board, BuildingCard, Content, Icons, Slot};

/// The names of the content files, with their bundled text.
pub const FILES: [(&str, &str); 5] = [
    ("buildings.ron", include_str!("../../content/buildings.ron")),
    ("characters.ron", include_str!("../../content/characters.ron")),
    ("market.ron", include_str!("../../content/market.ron")),
    ("bonus.ron", include_str!("../../content/bonus.ron")),
    ("trainer.ron", include_str!("../../content/trainer.ron")),
];

/// The structure of `characters.ron`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Boards {
    wharfs: Board,
    characters: Vec<Board>,
}

/// Reads and checks all content. `replaced` contains the replacement text of each replaced file, by file name.
pub(crate) fn load(replaced: &BTreeMap<String, String>) -> Result<Content, ContentError> {
    let files = Files::new(&FILES, replaced)?;
    let buildings: Vec<BuildingCard> = files.parse("buildings.ron")?;
    ContentError::check_count("buildings.ron", buildings.len(), usize::from(BUILDINGS))?;
    let Boards { wharfs, characters } = files.parse("characters.ron")?;
    let boards: Vec<Board> = std::iter::once(wharfs).chain(characters).collect();
    let content = Content {
        icons: std::array::from_fn(|card| Icons::of(&buildings[card].icons)),
        buildings,
        board_icons: boards.iter().map(|board| Icons::of(&board.icons)).collect(),
        boards,
        market: files.parse("market.ron")?,
        bonus: files.parse("bonus.ron")?,
        trainer: files.parse("trainer.ron")?,
    };
    check(&content, &files)?;
    Ok(content)
}

/// Deserialises the four slots of the market from a list.
pub(super) fn four<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Slot; 4], D::Error> {
    let slots = Vec::<Slot>::deserialize(deserializer)?;
    let found = slots.len();
    slots.try_into().map_err(|_| D::Error::custom(format!("{found} slots where the market has 4")))
}
