//! Reading content files, embedded or replaced.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};

use super::check::{check, holders};
use super::{Content, ContentError, Goods, Product, SPACES};

/// The content files and what is printed, by name.
pub const FILES: [(&str, &str); 6] = [
    ("board.ron", include_str!("../../content/board.ron")),
    ("basic.ron", include_str!("../../content/basic.ron")),
    ("special.ron", include_str!("../../content/special.ron")),
    ("alliances.ron", include_str!("../../content/alliances.ron")),
    ("lawsuits.ron", include_str!("../../content/lawsuits.ron")),
    ("ships.ron", include_str!("../../content/ships.ron")),
];

/// Reads and checks all content; `replaced` gives other texts for some files.
pub(crate) fn load(replaced: &BTreeMap<String, String>) -> Result<Content, ContentError> {
    if let Some(unknown) = replaced.keys().find(|name| !FILES.iter().any(|(file, _)| file == name)) {
        return Err(ContentError::UnknownFile { file: unknown.clone() });
    }
    let texts: BTreeMap<&str, &str> =
        FILES.iter().map(|(file, printed)| (*file, replaced.get(*file).map_or(*printed, String::as_str))).collect();
    let mut content = Content {
        board: parse("board.ron", &texts)?,
        basics: parse("basic.ron", &texts)?,
        specials: parse("special.ron", &texts)?,
        alliances: parse("alliances.ron", &texts)?,
        lawsuits: parse("lawsuits.ron", &texts)?,
        ships: parse("ships.ron", &texts)?,
        holders: super::Holders::default(),
        move_costs: [[0; SPACES as usize + 1]; 2],
    };
    check(&content, &texts)?;
    content.holders = holders(&content);
    content.move_costs =
        [false, true].map(|free| std::array::from_fn(|spaces| content.board.move_cost(spaces as u8, free)));
    Ok(content)
}

fn parse<T: DeserializeOwned>(file: &'static str, texts: &BTreeMap<&str, &str>) -> Result<T, ContentError> {
    ron::from_str(texts[file]).map_err(|error| ContentError::Syntax {
        file,
        line: error.span.start.line,
        reason: error.code.to_string(),
    })
}

/// Goods as a list of products with their counts.
pub(super) fn goods<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Goods, D::Error> {
    let list = Vec::<(Product, u8)>::deserialize(deserializer)?;
    let mut goods = Goods::EMPTY;
    for (product, count) in list {
        goods.add(product, count);
    }
    Ok(goods)
}
