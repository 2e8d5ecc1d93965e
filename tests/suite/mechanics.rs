//! Tests of the mechanics that games declare, and of the components that their tables show.

use std::collections::{BTreeMap, BTreeSet};

use rondel::mechanics::{Component, components};
use rondel::{Plugin, Seats};
use rondel_tests::games;

/// The messages shared by all games, in each language.
const HOUSE: [(&str, &str); 3] = [
    ("en", include_str!("../../framework/locales/en.ftl")),
    ("de", include_str!("../../framework/locales/de.ftl")),
    ("nl", include_str!("../../framework/locales/nl.ftl")),
];

/// Returns the keys in a locale file that start with `prefix`, without the prefix.
fn named<'a>(words: &'a str, prefix: &str) -> BTreeSet<&'a str> {
    let keys = words.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    keys.filter_map(|key| key.strip_prefix(prefix)).collect()
}

#[test]
fn the_house_has_terms_for_the_mechanics_of_its_games_and_for_no_others() {
    let declared: BTreeSet<&str> =
        games().iter().flat_map(|plugin| plugin.mechanics).map(|mechanic| mechanic.id).collect();
    let things: BTreeSet<&str> = Component::ALL.into_iter().map(Component::id).collect();
    for (language, words) in HOUSE {
        assert_eq!(named(words, "mechanic-"), declared, "{language}");
        assert_eq!(named(words, "component-"), things, "{language}");
    }
}

#[test]
fn games_share_what_they_truly_share() {
    let having = |id: &str| -> Vec<&str> {
        games().into_iter().filter(|plugin| plugin.mechanic(id).is_some()).map(|plugin| plugin.id).collect()
    };
    assert_eq!(having("rondel"), ["rival-cities"]);
    assert_eq!(having("market"), ["harbour", "spandau-1780"]);
    assert_eq!(
        having("hand-management"),
        ["cribbage", "gin-rummy", "porters", "rival-cities", "spandau-1780", "wisps"]
    );
    assert_eq!(having("set-collection"), ["cribbage", "gin-rummy", "harbour", "rival-cities", "spandau-1780"]);
    assert_eq!(having("sudden-death"), ["checkers", "connect-four", "rival-cities", "tic-tac-toe"]);
}

fn on_the_table_of(plugin: &Plugin) -> BTreeSet<Component> {
    let game = (plugin.setup)().open().expect("the bundled content is good");
    components(game.as_ref(), Seats::new(plugin.players.1).expect("a table"), 1780)
}

#[test]
fn components_are_those_that_lie_on_the_tables() {
    use Component::{Cards, Discs, Display, FaceDown, Grid, Hand, Map, OwnBoards, Pawns, Ring, Stores};
    let found: BTreeMap<&str, BTreeSet<Component>> =
        games().into_iter().map(|plugin| (plugin.id, on_the_table_of(plugin))).collect();
    let expected = [
        ("causeways", BTreeSet::from([OwnBoards, Stores, Map])),
        ("checkers", BTreeSet::from([OwnBoards, Stores, Pawns, Grid])),
        ("connect-four", BTreeSet::from([Discs, Grid])),
        ("harbour", BTreeSet::from([Cards, FaceDown, Display, OwnBoards, Stores, Discs])),
        ("liars-dice", BTreeSet::from([OwnBoards, Pawns, Grid])),
        ("go", BTreeSet::from([OwnBoards, Stores, Pawns, Grid])),
        ("porters", BTreeSet::from([Cards, Display, OwnBoards, Stores])),
        ("backgammon", BTreeSet::from([OwnBoards, Stores, Pawns])),
        ("hearts", BTreeSet::from([Cards, Hand, FaceDown, Display, OwnBoards])),
        ("euchre", BTreeSet::from([Cards, Hand, FaceDown, Display, OwnBoards, Stores])),
        ("cribbage", BTreeSet::from([Cards, FaceDown, Display, OwnBoards, Stores, Pawns, Discs])),
        ("gin-rummy", BTreeSet::from([Cards, FaceDown, Display, OwnBoards, Stores])),
        ("rival-cities", BTreeSet::from([Cards, Hand, FaceDown, Display, OwnBoards, Stores, Pawns, Discs, Ring])),
        ("spandau-1780", BTreeSet::from([Cards, Hand, FaceDown, Display, OwnBoards, Stores, Pawns, Discs, Map])),
        ("tic-tac-toe", BTreeSet::from([Grid])),
        ("wisps", BTreeSet::from([Cards, Hand, FaceDown, Display, OwnBoards, Stores])),
    ];
    assert_eq!(found, BTreeMap::from(expected));
}
