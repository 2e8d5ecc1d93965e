//! The figures used by the tests.
//!
//! Most prices, points and icons of the cards are our own (see their provenance) and are tuned from time to time. The
//! tests of the rules therefore replace these figures, but keep the actions and abilities of the actual cards.

use std::collections::BTreeMap;

use rondel_harbour::content::FILES;

/// Price, points and icons of each building.
const BUILDINGS: [(&str, u8, u8, &str); 36] = [
    ("sushi_shop", 8, 7, "Coin"),
    ("flute_carver", 8, 7, "Coin"),
    ("goulash_kitchen", 7, 7, "Warehouse"),
    ("masoners_hall", 8, 8, "Anchor"),
    ("pub", 7, 6, "Anchor"),
    ("bathhouse", 6, 4, "Coin"),
    ("smokehouse", 9, 9, "Warehouse"),
    ("griffin_stable", 10, 10, "TopHat, Warehouse"),
    ("inn", 6, 5, "Warehouse"),
    ("golem_workshop", 10, 10, "Anchor, Warehouse"),
    ("pawn_shop", 7, 5, "Coin"),
    ("bait_shop", 5, 4, "Anchor"),
    ("cattle_ferry", 6, 5, "Anchor"),
    ("lumber_yard", 6, 4, "Warehouse"),
    ("quarry", 7, 6, "Coin"),
    ("lighthouse", 7, 7, "Anchor"),
    ("fish_market", 9, 9, "Anchor"),
    ("ranch", 9, 9, "Anchor"),
    ("shipbreakers_yard", 6, 5, "Anchor"),
    ("ballast_quay", 10, 10, "Anchor, Warehouse"),
    ("warehouse_row", 8, 6, "Coin, Warehouse"),
    ("ice_cellar", 9, 9, "Warehouse"),
    ("hall_of_mirrors", 9, 8, "Coin"),
    ("canal_lock", 7, 6, "Warehouse"),
    ("commodity_exchange", 11, 11, "Coin, TopHat"),
    ("tax_office", 9, 8, "Coin"),
    ("abbey", 10, 10, "TopHat, Warehouse"),
    ("clocktower", 10, 10, "Anchor, TopHat"),
    ("imaginarium", 9, 9, "TopHat"),
    ("shipbuilders_guild", 8, 7, "TopHat"),
    ("library", 9, 8, "Coin, TopHat"),
    ("bank", 9, 8, "Coin"),
    ("traders_guild", 8, 8, "TopHat, Warehouse"),
    ("architectural_society", 9, 9, "Coin, Anchor"),
    ("privateer_ship", 10, 10, "Anchor, TopHat"),
    ("dock_crane", 8, 7, "Anchor, Warehouse"),
];

/// Icons and goods of each starting building.
const BOARDS: [(&str, &str, &str); 21] = [
    ("wharfs", "Anchor", "any: 2"),
    ("alchemist", "Anchor", "stone: 1, any: 1"),
    ("beggar", "Anchor", "any: 1"),
    ("bookkeeper", "Coin", "wood: 1, any: 1"),
    ("clockwork_tradesman", "Anchor", "fish: 1, any: 1"),
    ("diplomat", "Anchor, TopHat", "livestock: 1, any: 1"),
    ("investor", "TopHat", "livestock: 1, any: 1"),
    ("mason", "TopHat", "stone: 1, any: 1"),
    ("fisherman", "Anchor", "any: 1"),
    ("wholesaler", "Anchor", "any: 1"),
    ("noble", "TopHat", "livestock: 1"),
    ("speculator", "TopHat", "stone: 1, any: 1"),
    ("smuggler", "Coin", "any: 1"),
    ("pirate", "Coin", "fish: 1, any: 1"),
    ("miser", "Coin", "livestock: 1, any: 1"),
    ("werewolf", "Warehouse", "any: 1"),
    ("satyr", "TopHat", "any: 1"),
    ("merman", "Warehouse", "fish: 1, any: 1"),
    ("cyclops", "Anchor", "stone: 1, any: 1"),
    ("harbour_pilot", "Coin", "wood: 1, any: 1"),
    ("admiral", "Anchor, TopHat", "wood: 1, any: 1"),
];

/// Returns the bundled content files with these figures.
pub(crate) fn content() -> BTreeMap<String, String> {
    let pinned = FILES.map(|(file, text)| {
        let mut id = "";
        let lines = text.lines().map(|line| {
            id = line.split_once("id: \"").map_or(id, |(_, rest)| rest.split('"').next().unwrap_or(rest));
            figure(id, line.trim()).unwrap_or_else(|| line.to_owned())
        });
        (file.to_owned(), lines.collect::<Vec<_>>().join("\n"))
    });
    pinned.into()
}

/// Returns the replacement for this line of an entry, if it contains a figure.
fn figure(id: &str, line: &str) -> Option<String> {
    let (key, _) = line.split_once(':')?;
    let building = BUILDINGS.iter().find(|(building, ..)| *building == id);
    let board = BOARDS.iter().find(|(board, ..)| *board == id);
    match (key, building, board) {
        ("cost", Some((_, cost, points, icons)), _) => {
            Some(format!("cost: {cost}, victory_points: {points}, icons: [{icons}],"))
        }
        ("icons", _, Some((_, icons, _))) => Some(format!("icons: [{icons}],")),
        ("start", _, Some((_, _, goods))) => Some(format!("start: Either(Gain(goods: ({goods})), Buy()),")),
        ("inland_traders", ..) => Some("inland_traders: 3,".to_owned()),
        _ => None,
    }
}
