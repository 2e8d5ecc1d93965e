//! Loads the content files, which are either bundled or replaced by custom ones.

use std::collections::BTreeMap;

use rondel::ContentError;
use rondel::content::Files;
use serde::{Deserialize, Deserializer};

use super::check::{check, holders};
use super::{AllianceCard, Benefit, Content, Goods, Product, SPACES};

/// The names of the content files, with their bundled text.
pub const FILES: [(&str, &str); 6] = [
    ("board.ron", include_str!("../../content/board.ron")),
    ("basic.ron", include_str!("../../content/basic.ron")),
    ("special.ron", include_str!("../../content/special.ron")),
    ("alliances.ron", include_str!("../../content/alliances.ron")),
    ("lawsuits.ron", include_str!("../../content/lawsuits.ron")),
    ("ships.ron", include_str!("../../content/ships.ron")),
];

/// Reads and checks all content. `replaced` contains the replacement text of each replaced file, by file name.
pub(crate) fn load(replaced: &BTreeMap<String, String>) -> Result<Content, ContentError> {
    let files = Files::new(&FILES, replaced)?;
    let mut content = Content {
        board: files.parse("board.ron")?,
        basics: files.parse("basic.ron")?,
        specials: files.parse("special.ron")?,
        alliances: files.parse("alliances.ron")?,
        lawsuits: files.parse("lawsuits.ron")?,
        ships: files.parse("ships.ron")?,
        holders: super::Holders::default(),
        move_costs: [[0; SPACES as usize + 1]; 2],
    };
    for card in &mut content.alliances {
        if card.repeat.is_none() && card.benefit.has_a_price() {
            card.repeat = printed_price(card.benefit)?;
        }
    }
    check(&content, &files)?;
    content.holders = holders(&content);
    content.move_costs =
        [false, true].map(|free| std::array::from_fn(|spaces| content.board.move_cost(spaces as u8, free)));
    Ok(content)
}

/// Returns the price of a repeat, as printed on the card with this benefit.
fn printed_price(benefit: Benefit) -> Result<Option<(Product, u8)>, ContentError> {
    let printed: Vec<AllianceCard> = Files::new(&FILES, &BTreeMap::new())?.parse("alliances.ron")?;
    Ok(printed.into_iter().find(|card| card.benefit == benefit).and_then(|card| card.repeat))
}

/// Deserialises goods from a list of products and counts.
pub(super) fn goods<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Goods, D::Error> {
    let list = Vec::<(Product, u8)>::deserialize(deserializer)?;
    let mut goods = Goods::EMPTY;
    for (product, count) in list {
        goods.add(product, count);
    }
    Ok(goods)
}
