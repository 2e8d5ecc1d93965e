//! Tests that unplayable content files are rejected: each reason once, with the file and the line.

use rondel::{ContentError, Setup};
use rondel_spandau_1780::SpandauSetup;
use rondel_spandau_1780::content::FILES;

fn bundled(file: &str) -> &'static str {
    FILES.iter().find(|(name, _)| *name == file).expect("a file of the game").1
}

fn refuse(file: &str, text: String) -> String {
    let content = [(file.to_owned(), text)].into();
    let error = SpandauSetup { content, ..SpandauSetup::default() }.rules().expect_err("content that cannot be played");
    error.to_string()
}

/// Changes the line of an entry, and asserts that the error names that line and contains `because`.
fn refused(file: &str, entry: &str, from: &str, to: &str, because: &str) {
    let mark = format!("id: \"{entry}\"");
    let mut changed = None;
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(bundled(file).lines()) {
        let is_it = (line.contains(&mark) || line.contains(&format!("good: {entry},"))) && changed.is_none();
        if is_it {
            assert!(line.contains(from), "`{from}` is not in {line}");
            changed = Some(number);
        }
        lines.push(if is_it { line.replacen(from, to, 1) } else { line.to_owned() });
    }
    let line = changed.unwrap_or_else(|| panic!("{file} has no entry {entry}"));
    let complaint = refuse(file, lines.join("\n"));
    assert!(complaint.starts_with(&format!("{file}, line {line}")), "{complaint}; it should name line {line}");
    assert!(complaint.contains(because), "{complaint}");
}

/// Returns a bundled file without the line of an entry.
fn without(file: &str, entry: &str) -> String {
    let mark = format!("id: \"{entry}\"");
    bundled(file).lines().filter(|line| !line.contains(&mark)).collect::<Vec<_>>().join("\n")
}

#[test]
fn content_the_bundled_files_can_be_played_with() {
    assert!(SpandauSetup::default().rules().is_ok());
    for (file, text) in FILES {
        let mut setup = SpandauSetup::default();
        assert!(setup.replace_content(file, text.to_owned()).is_ok(), "{file}");
        assert_eq!(setup.content.len(), 1);
    }
}

#[test]
fn content_an_unknown_file_is_refused() {
    assert!(refuse("horses.ron", "[]".to_owned()).contains("horses.ron"));
    let mut setup = SpandauSetup::default();
    assert!(setup.replace_content("horses.ron", String::new()).is_err() && setup.content.is_empty());
}

#[test]
fn content_a_line_that_cannot_be_read_is_named() {
    for (file, text) in FILES {
        let lines: Vec<&str> = text.lines().collect();
        let at = lines.iter().position(|line| line.trim_start().starts_with('(')).expect("an entry");
        let mut broken = lines.clone();
        let spoilt = lines[at].replacen("provenance: Reconstructed", "provenance: Invented", 1);
        broken[at] = &spoilt;
        let complaint = refuse(file, broken.join("\n"));
        assert!(complaint.starts_with(&format!("{file}, line {}", at + 1)), "{complaint}");
    }
}

#[test]
fn content_a_word_too_many_is_refused() {
    refused("market.ron", "Silk", "cells: 8", "cells: 8, weight: 2", "weight");
    refused("palace.ron", "royal_guard", "gives:", "gift: 1, gives:", "gift");
}

#[test]
fn content_no_two_things_of_a_kind_are_called_alike() {
    refused("map.ron", "bornstedt", "name: \"Bornstedt\"", "name: \"Bernau\"", "is called `Bernau`, as bernau is");
    let because = "is called `Koninklijke Garde`, as royal_guard is";
    refused("palace.ron", "royal_patent", "Koninklijk Octrooi", "Koninklijke Garde", because);
}

#[test]
fn content_a_region_stands_on_the_map_once() {
    refused("map.ron", "bernau", "id: \"bernau\"", "id: \"bernau\", name: \"B\"", "name");
    let line = bundled("map.ron").lines().find(|line| line.contains("id: \"tegel\"")).expect("Tegel");
    let twice = bundled("map.ron").replacen(line, &format!("{line}\n{line}"), 1);
    assert!(refuse("map.ron", twice).contains("tegel: is listed twice"));
}

#[test]
fn content_a_region_has_a_name_and_a_border_on_the_map() {
    refused("map.ron", "tegel", "name: \"Tegel\"", "name: \" \"", "has no name");
    refused("map.ron", "tegel", "label: (462", "label: (1462", "within 0 to 1000");
    refused("map.ron", "tegel", "slots: ((382, 140)", "slots: ((382, -1)", "within 0 to 1000");
    let outline = "outline: [(322, 171), (359, 108), (572, 51), (591, 91), (504, 181)]";
    refused("map.ron", "tegel", outline, "outline: [(322, 171), (359, 108)]", "three places or more");
}

#[test]
fn content_neighbours_are_on_the_map_and_mutual() {
    refused("map.ron", "bernau", "neighbours: [", "neighbours: [\"bernau\", ", "is its own neighbour");
    refused(
        "map.ron",
        "bernau",
        "neighbours: [",
        "neighbours: [\"atlantis\", ",
        "borders atlantis, which is not on the map",
    );
    refused(
        "map.ron",
        "bernau",
        "neighbours: [",
        "neighbours: [\"nauen\", ",
        "borders nauen, which does not border it",
    );
}

#[test]
fn content_berlin_has_three_cities() {
    refused("map.ron", "berlin", "(City, City, City)", "(City, City, River)", "three city fields");
    let mut map = without("map.ron", "berlin");
    for place in ["\"berlin\", ", ", \"berlin\"", "\"berlin\""] {
        map = map.replace(place, "");
    }
    assert!(refuse("map.ron", map).contains("berlin: must be there"));
}

#[test]
fn content_a_map_has_cities_enough_and_not_too_many_regions() {
    let mut map = bundled("map.ron").replace("fields: (City, City, City)", "BERLIN");
    map =
        map.replace("fields: (City, City, ", "fields: (Field, Field, ").replace("fields: (City, ", "fields: (Field, ");
    let complaint = refuse("map.ron", map.replace("BERLIN", "fields: (City, City, City)"));
    assert!(complaint.contains("40 regions with 3 cities"), "{complaint}");
    let line = bundled("map.ron").lines().find(|line| line.contains("id: \"nauen\"")).expect("Nauen");
    let neighbours = line.split("neighbours: [").nth(1).expect("neighbours").split(']').next().expect("neighbours");
    let named = |number| line.replace("\"nauen\"", &format!("\"island_{number}\""));
    let island = |number| named(number).replace("\"Nauen\"", &format!("\"Island {number}\"")).replace(neighbours, "");
    let islands: Vec<String> = (0..25).map(island).collect();
    let many = bundled("map.ron").replacen(line, &format!("{line}\n{}", islands.join("\n")), 1);
    assert!(refuse("map.ron", many.clone()).contains("65 regions"));
    let fewer = many.replacen(&format!("{}\n", islands[0]), "", 1);
    let content = [("map.ron".to_owned(), fewer)].into();
    assert!(SpandauSetup { content, ..SpandauSetup::default() }.rules().is_ok(), "sixty-four are not too many");
}

#[test]
fn content_a_card_stands_in_one_deck_once_with_all_its_names() {
    let line = bundled("cards.ron").lines().find(|line| line.contains("id: \"brewery\"")).expect("the brewery");
    let twice = bundled("cards.ron").replacen(line, &format!("{line}\n{line}"), 1);
    assert!(refuse("cards.ron", twice).contains("brewery: is listed twice"));
    refused("cards.ron", "brewery", "name_en: \"Brewery\"", "name_en: \"\"", "has no name in one of the languages");
    refused("cards.ron", "brewery", "name_de: \"Brauhaus\"", "name_de: \"\"", "has no name in one of the languages");
    refused("cards.ron", "brewery", "name_nl: \"Brouwerij\"", "name_nl: \" \"", "has no name in one of the languages");
}

#[test]
fn content_cards_bring_something_draw_none_and_are_paid_with_coins_and_goods() {
    refused("cards.ron", "brewery", "gives: [(Coin, 2)]", "gives: []", "has no effect");
    refused("cards.ron", "brewery", "gives: [(Coin, 2)]", "gives: [(City, 1)]", "card symbol");
    refused("cards.ron", "brewery", "needs: []", "needs: [(River, 1)]", "card symbol");
    refused("cards.ron", "brewery", "pays: [(Wheat, 1)]", "pays: [(Palace, 1)]", "neither coins nor goods");
    refused("cards.ron", "brewery", "gives: [(Coin, 2)]", "gives: [(Coin, 6)]", "more than five of Coin");
    refused("cards.ron", "brewery", "gives: [(Coin, 2)]", "gives: [(Coin, 3), (Coin, 3)]", "more than five of Coin");
}

#[test]
fn content_a_deck_has_ten_to_sixty_four_cards() {
    let river: Vec<&str> = bundled("cards.ron").lines().filter(|line| line.contains("deck: River")).collect();
    let few: Vec<&str> = bundled("cards.ron").lines().filter(|line| !river[..13].contains(line)).collect();
    assert!(refuse("cards.ron", few.join("\n")).contains("River has 9 cards"));
    let copies: Vec<String> =
        (0..43).map(|number| river[0].replace("fishermens_quarter", &format!("quarter_{number}"))).collect();
    let many = bundled("cards.ron").replacen(river[0], &format!("{}\n{}", river[0], copies.join("\n")), 1);
    assert!(refuse("cards.ron", many).contains("River has 65 cards"));
}

#[test]
fn content_ten_sides_of_five_boards() {
    let complaint = refuse("boards.ron", without("boards.ron", "art_agent"));
    assert!(complaint.starts_with("boards.ron") && complaint.contains("9 entries"), "{complaint}");
    refused("boards.ron", "salon_hostess", "side: Front", "side: Back", "one front and one back");
    let six = bundled("boards.ron").replace("board: 5", "board: 6");
    assert!(refuse("boards.ron", six).contains("one front and one back"));
    let twice = bundled("boards.ron").replace("id: \"art_agent\"", "id: \"salon_hostess\"");
    assert!(refuse("boards.ron", twice).contains("salon_hostess: is listed twice"));
    refused(
        "boards.ron",
        "art_agent",
        "name_nl: \"Kunstagent\"",
        "name_nl: \"\"",
        "has no name in one of the languages",
    );
}

#[test]
fn content_each_column_of_a_board_has_its_stones() {
    refused("boards.ron", "art_agent", "city: ([City]", "city: ([City, City]", "1 stones of the terrain City");
    refused("boards.ron", "art_agent", "forest: ([Land, ", "forest: ([", "3 stones of the terrain Forest");
    refused("boards.ron", "art_agent", "Tobacco])", "Tobacco, Silk])", "3 stones of the terrain Field");
}

#[test]
fn content_the_rows_of_the_warehouse_are_in_order_and_have_room() {
    let complaint = refuse("market.ron", "[]".to_owned());
    assert!(complaint.contains("0 entries") && complaint.contains('6'), "{complaint}");
    refused("market.ron", "Silk", "good: Silk", "good: Wine", "is in the place of Silk");
    for (from, to) in
        [("cells: 8", "cells: 13"), ("lowest: 3", "lowest: 0"), ("start: 5", "start: 2"), ("start: 5", "start: 9")]
    {
        refused("market.ron", "Silk", from, to, "prices rise from at least 1");
    }
    refused("market.ron", "Silk", "lowest: 3, start: 5", "lowest: 8, start: 8", "has no cell for a unit");
}

#[test]
fn content_five_shields_bring_something_and_draw_nothing() {
    assert!(refuse("palace.ron", without("palace.ron", "royal_guard")).contains("4 entries"));
    refused("palace.ron", "royal_guard", "gives: [(Military, 3)]", "gives: []", "has no effect");
    refused("palace.ron", "royal_guard", "gives: [(Military, 3)]", "gives: [(Land, 1)]", "draws cards");
}

#[test]
fn content_four_campaigns_the_shortest_first() {
    assert!(refuse("campaigns.ron", without("campaigns.ron", "potato_war")).contains("3 entries"));
    refused("campaigns.ron", "potato_war", "length: 6", "length: 0", "has 0 spaces");
    refused("campaigns.ron", "goehrde_campaign", "length: 12", "length: 31", "has 31 spaces");
    refused("campaigns.ron", "dutch_campaign", "length: 8", "length: 5", "is shorter than the one before");
    refused("campaigns.ron", "potato_war", "Coins(4)", "Coins(0)", "a reward is 1 to 9");
    refused("campaigns.ron", "potato_war", "Palace(1)", "Palace(10)", "a reward is 1 to 9");
}

#[test]
fn content_eight_collections_that_can_be_owned() {
    assert!(refuse("collections.ron", without("collections.ron", "treasury")).contains("7 entries"));
    let from = "needs: [(Clockwork, 2), (Medal, 2), (Painting, 1), (Manuscript, 1)]";
    refused("collections.ron", "treasury", from, "needs: []", "1 to 4 works");
    refused("collections.ron", "treasury", "needs: [(Clockwork, 2)", "needs: [(Clockwork, 5)", "1 to 4 works");
    let many = "needs: [(Clockwork, 4), (Medal, 4), (Painting, 4)]";
    refused("collections.ron", "treasury", from, many, "more works than anybody can own");
    let seven = "with_seven_kinds: [(Clockwork, 2)";
    refused("collections.ron", "treasury", seven, "with_seven_kinds: [(Instrument, 2)", "the eighth kind");
}

#[test]
fn content_thirty_two_artworks_kind_by_kind() {
    assert!(refuse("artworks.ron", without("artworks.ron", "astrolabe")).contains("31 entries"));
    refused(
        "artworks.ron",
        "ivory_ship",
        "kind: Sculpture",
        "kind: Porcelain",
        "is in the place of a work of the kind Sculpture",
    );
}

#[test]
fn content_that_is_refused_leaves_a_setup_as_it_was() {
    let mut setup = SpandauSetup::default();
    let error = setup.replace_content("artworks.ron", "[]".to_owned());
    assert!(error.is_err() && setup == SpandauSetup::default());
    let direct = SpandauSetup { content: [("palace.ron".to_owned(), "[]".to_owned())].into(), ..setup };
    assert!(matches!(direct.rules(), Err(ContentError::Count { file: "palace.ron", found: 0, expected: 5 })));
}
