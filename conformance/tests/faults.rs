//! Tests that every check finds the intended faults and explains how to fix them, and that a game without faults
//! passes.

use std::path::{Path, PathBuf};

use rondel::aid::AidPart;
use rondel::{LessonFile, Mechanic, Plugin};
use rondel_conformance::{Gate, Gates};
use rondel_tic_tac_toe::PLUGIN;

const MISSPELT: &[Mechanic] = &[Mechanic::new("rondle", "TTT-1.1")];
const TWICE: &[Mechanic] = &[Mechanic::new("sudden-death", "TTT-1.2"), Mechanic::new("sudden-death", "TTT-1.2")];
const AID: &[AidPart] = &[AidPart::new("aid-nothing", &[])];

fn home() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/tic-tac-toe")
}

/// Returns the faults reported for a game whose crate is in `folder`.
fn said_in(plugin: &Plugin, folder: &Path) -> Vec<(Gate, String)> {
    let passed = Gates::of(plugin, folder).on_games(4).pass();
    passed
        .err()
        .map_or_else(Vec::new, |faults| faults.list().iter().map(|fault| (fault.gate, fault.said.clone())).collect())
}

/// Asserts that this check reports a fault that contains `words`.
fn caught(plugin: &Plugin, gate: Gate, words: &str) {
    caught_in(plugin, &home(), gate, words);
}

fn caught_in(plugin: &Plugin, folder: &Path, gate: Gate, words: &str) {
    let said = said_in(plugin, folder);
    assert!(said.iter().any(|(at, said)| *at == gate && said.contains(words)), "{words}: {said:#?}");
}

/// Returns the English locale of Tic-tac-toe after a change.
fn english_with(change: impl Fn(&str) -> String) -> &'static [(&'static str, &'static str)] {
    let words = PLUGIN.locales.iter().find(|(language, _)| *language == "en").map(|(_, words)| *words);
    let changed: &'static str = change(words.expect("English")).leak();
    Box::leak(Box::new([("en", changed)]))
}

#[test]
fn an_honest_game_passes_in_one_line() {
    let report = rondel_conformance::plugin(&PLUGIN, home()).unwrap_or_else(|faults| panic!("{faults}"));
    assert_eq!(report.games, 100);
}

#[test]
fn all_that_is_wrong_is_said_at_once_by_the_name_of_the_game() {
    let plugin = Plugin { mechanics: &[], minutes: (0, 0), ..PLUGIN };
    let faults = Gates::of(&plugin, &home()).on_games(2).pass().expect_err("two faults").to_string();
    assert!(faults.starts_with("`tic-tac-toe` does not pass"), "{faults}");
    assert!(
        faults.contains("- entry: `minutes: (0, 0)`") && faults.contains("- mechanics: it declares no mechanic"),
        "{faults}"
    );
}

#[test]
fn a_game_that_does_not_register_is_told_the_line() {
    let plugin = Plugin { id: "noughts", ..PLUGIN };
    caught(&plugin, Gate::Entry, "write `rondel::inventory::submit! { PLUGIN }`");
    caught(&plugin, Gate::Laws, "write `#[typetag::serde(name = \"noughts\")]`");
    caught(&Plugin { id: "Noughts!", ..PLUGIN }, Gate::Entry, "is not plain");
}

#[test]
fn a_program_that_does_not_name_its_game_is_told_the_line() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("src")).expect("a folder");
    std::fs::write(folder.path().join("Cargo.toml"), "[package]\nname = \"silk-road\"\n").expect("a file");
    std::fs::write(folder.path().join("src/main.rs"), "fn main() {}\n").expect("a file");
    caught_in(&PLUGIN, folder.path(), Gate::Entry, "write `use silk_road as _;` in src/main.rs");
    std::fs::write(folder.path().join("src/main.rs"), "use silk_road as _;\nfn main() {}\n").expect("a file");
    assert!(said_in(&PLUGIN, folder.path()).iter().all(|(gate, _)| *gate != Gate::Entry));
}

#[test]
fn every_missing_word_is_listed_at_once() {
    let locales = english_with(|words| {
        let kept = words.lines().filter(|line| !line.starts_with("prompt") && !line.starts_with("end-line ="));
        kept.collect::<Vec<_>>().join("\n")
    });
    let plugin = Plugin { locales, ..PLUGIN };
    caught(
        &plugin,
        Gate::Laws,
        "en: no message `end-line`: write `end-line = …`; en: no message `prompt`: write `prompt = …`",
    );
    let locales: &'static [_] = Box::leak(Box::new([locales[0], *PLUGIN.locales.last().expect("Dutch")]));
    caught(&Plugin { locales, ..PLUGIN }, Gate::Words, "locales/en.ftl: write `end-line = …`, `prompt = …`");
    caught(&Plugin { locales: &PLUGIN.locales[1..], ..PLUGIN }, Gate::Words, "it has no English texts");
    let locales = english_with(|words| words.replace("tagline =", "motto ="));
    caught(&Plugin { locales, ..PLUGIN }, Gate::Words, "locales/en.ftl: write `tagline = …`");
}

#[test]
fn a_missing_term_names_the_known_ones() {
    let plugin = Plugin { mechanics: MISSPELT, ..PLUGIN };
    caught(&plugin, Gate::Mechanics, "Rondel has no term for `rondle`: use one of ");
    caught(&plugin, Gate::Mechanics, "rondel, ");
    caught(&plugin, Gate::Mechanics, "locales/de.ftl: write `uses-rondle = …`");
    caught(
        &plugin,
        Gate::Mechanics,
        "locales/en.ftl defines `uses-sudden-death`, but `Plugin::mechanics` does not declare it",
    );
    caught(&Plugin { mechanics: TWICE, ..PLUGIN }, Gate::Mechanics, "it declares a mechanic twice");
    let locales = Box::leak(Box::new([PLUGIN.locales[0], ("de", PLUGIN.locales[0].1)]));
    caught(&Plugin { locales, ..PLUGIN }, Gate::Mechanics, "is the same in two languages");
}

#[test]
fn rules_are_told_cited_and_tested() {
    let told = |rules: &'static [(&'static str, &'static str)]| Plugin { rules, ..PLUGIN };
    let more = "# Tic-tac-toe\n\n**TTT-1.1** One.\n\n**TTT-1.2** Two.\n\n**TTT-1.3** Three.\n\n**TTT-2.7** Seven.\n";
    let rules = Box::leak(Box::new([("en", more), PLUGIN.rules[1], PLUGIN.rules[2]]));
    caught(&told(rules), Gate::Rules, "no code cites TTT-2.7");
    caught(&told(rules), Gate::Rules, "no test for TTT-2.7: write `fn ttt_2_7_…()` in tests/");
    caught(&told(rules), Gate::Rules, "rules/de.md and rules/en.md differ in TTT-2.7");
    let fewer = "# Tic-tac-toe\n\n**TTT-1.1** One.\n\n**TTT-1.2** Two.\n";
    let rules = Box::leak(Box::new([("en", fewer)]));
    caught(&told(rules), Gate::Rules, "TTT-1.3 is cited, but rules/en.md does not define it");
    caught(&told(rules), Gate::Rules, "rules/nl.md is missing");
    caught(&told(&[("en", "Play.")]), Gate::Rules, "begin with the name of the game as a heading");
    caught(&told(&[("en", "Play.")]), Gate::Rules, "defines no rule: begin a line with its number");
}

#[test]
fn drawings_are_drawings_and_those_that_are_named_are_there() {
    let with = |icons: &'static [(&'static str, &'static str)]| Plugin { icons, ..PLUGIN };
    caught(&with(&[("cross", "<svg viewBox='0 0 1 1'>")]), Gate::Drawings, "icons/cross.svg cannot be read");
    caught(&with(&[("cross", "<p/>")]), Gate::Drawings, "it begins with `p`, not with `svg`");
    caught(&with(&[("cross", "<svg/>")]), Gate::Drawings, "icons/cross.svg: write its size as `viewBox=");
    let twice = Box::leak(Box::new([PLUGIN.icons[0], PLUGIN.icons[0]]));
    caught(&with(twice), Gate::Drawings, "two drawings are named `cross`");
    caught(
        &with(twice),
        Gate::Laws,
        "the drawing `nought`, which tic-tac-toe does not include: add it to `Plugin::icons`",
    );
}

#[test]
fn lessons_and_the_player_aid_are_played_and_read() {
    let lost = "(title: \"lesson-line\", about: \"lesson-line-about\", minutes: 2, seats: 2, seed: 1, steps: [Say(text: \"lost\")])";
    let lessons = Box::leak(Box::new([LessonFile { name: "lost", text: lost, journals: &[] }]));
    caught(
        &Plugin { lessons, ..PLUGIN },
        Gate::Lessons,
        "lessons/lost.ron, step 1: de: no message `lost`: write `lost = …`",
    );
    caught(
        &Plugin { aid: AID, ..PLUGIN },
        Gate::Laws,
        "needs the message `aid-nothing`, which is missing in `en`: write",
    );
}

#[test]
fn a_word_that_nothing_says_is_told_with_its_line() {
    let locales = english_with(|words| format!("{words}\nnobody-says-this = Hello"));
    let last = locales[0].1.lines().count();
    caught(
        &Plugin { locales, ..PLUGIN },
        Gate::Words,
        &format!("locales/en.ftl, line {last}: nothing uses `nobody-says-this`"),
    );
}

#[test]
fn a_locale_file_that_cannot_be_read_is_told_by_its_name_its_line_and_its_message() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("locales")).expect("a folder");
    let broken = "title = Caravan\n\nask-take = Take { $tile\n";
    std::fs::write(folder.path().join("locales/en.words.ftl"), broken).expect("a file");
    let plugin = Plugin { locales: &[("en", "title = Caravan\n\nask-take = Take { $tile\n")], ..PLUGIN };
    caught_in(&plugin, folder.path(), Gate::Words, "locales/en.words.ftl, line 3, `ask-take`: ");
}

#[test]
fn rules_that_break_down_are_told_with_their_place_and_all_else_beside_them() {
    let plugin = Plugin { setup: || panic!("there are no options"), minutes: (0, 0), ..PLUGIN };
    caught(&plugin, Gate::Options, "the rules panicked: there are no options (conformance/tests/faults.rs:");
    caught(&plugin, Gate::Laws, "the rules panicked: there are no options (conformance/tests/faults.rs:");
    caught(&plugin, Gate::Entry, "`minutes: (0, 0)`");
}
