//! Tests of custom content for the bundled games: playable content is accepted, and unplayable content is refused.

use rondel::{Setup, trial};
use rondel_tests::games;

fn bundled(setup: &dyn Setup, file: &str) -> &'static str {
    setup.bundled_content().iter().find(|(name, _)| *name == file).expect("a content file").1
}

/// Opens a game with these replacements in one of its content files, and returns the error, if any.
fn with(game: &str, file: &str, changes: &[(&str, &str)]) -> Result<(), String> {
    let plugin = games().into_iter().find(|plugin| plugin.id == game).expect("a bundled game");
    let mut setup = (plugin.setup)();
    let mut text = bundled(setup.as_ref(), file).to_owned();
    for (from, to) in changes {
        assert!(text.contains(from), "{file} has no `{from}`");
        text = text.replacen(from, to, 1);
    }
    setup.replace_content(file, text).map_err(|error| error.to_string())?;
    trial::open(setup.as_ref()).map(|_| ()).map_err(|error| error.to_string())
}

#[test]
fn a_copy_of_the_bundled_content_is_taken() {
    for plugin in games() {
        let mut setup = (plugin.setup)();
        for (file, text) in setup.bundled_content() {
            setup.replace_content(file, (*text).to_owned()).expect("the bundled text");
        }
        let opened = trial::open(setup.as_ref());
        assert!(opened.is_ok(), "{}: {:?}", plugin.id, opened.err().map(|error| error.to_string()));
    }
}

#[test]
fn braces_in_a_name_are_played_with() {
    assert_eq!(with("harbour", "buildings.ron", &[("\"Lighthouse\"", "\"{$x}\"")]), Ok(()));
    assert_eq!(with("spandau-1780", "map.ron", &[("name: \"Spandau\"", "name: \"{$x}\"")]), Ok(()));
}

#[test]
fn what_was_found_to_leave_nothing_to_do_or_to_tell_apart_is_refused() {
    for (game, file, from, to, why) in [
        (
            "rival-cities",
            "board.ron",
            "movement: [0, 0, 1, 1, 2]",
            "movement: [1]",
            "the first space must cost nothing",
        ),
        ("harbour", "market.ron", "minimum: 3, dollars: 3", "minimum: 3, dollars: 2", "slots rise in price"),
        (
            "spandau-1780",
            "map.ron",
            "name: \"Bernau\"",
            "name: \"Spandau\"",
            "spandau: is called `Spandau`, as bernau is",
        ),
    ] {
        let refused = with(game, file, &[(from, to)]).expect_err("it cannot be played with");
        assert!(refused.starts_with(file) && refused.contains(why), "{refused}");
    }
}

#[test]
fn no_two_things_of_a_file_are_called_alike() {
    let mut names = 0;
    for plugin in games() {
        for (file, text) in (plugin.setup)().bundled_content() {
            for key in ["name_en: \"", "name_de: \"", "name_nl: \""] {
                let mut called = std::collections::BTreeSet::new();
                for name in text.split(key).skip(1).filter_map(|rest| rest.split('"').next()) {
                    names += 1;
                    assert!(called.insert(name), "{}: {file} calls two things `{name}`", plugin.id);
                }
            }
        }
    }
    assert!(names > 300, "{names} names");
}

#[test]
fn every_back_has_a_word_in_every_language() {
    for plugin in games() {
        for (back, _) in plugin.icons.iter().filter(|(name, _)| *name == "back" || name.starts_with("card-back-")) {
            for language in rondel::LANGUAGES {
                let catalog = plugin.catalog(language).expect("its words");
                assert!(catalog.has(&rondel::aid::word_of(back)), "{}: {back} in {language}", plugin.id);
            }
        }
    }
}
