//! Tests the last chapter of the rules, which lists every card in each language and marks our reconstructions.
//!
//! The chapter is generated from the content: `RONDEL_RECORD=1 cargo test -p rondel-harbour --test cards` updates it.

use std::fmt::Write as _;
use std::path::Path;

use rondel::{Catalog, LANGUAGES, plugins};
use rondel_harbour::content::{Deed, Provenance};
use rondel_harbour::{Harbour, HarbourSetup};

/// The fixed texts of the chapter in one language.
struct Words {
    chapter: &'static str,
    about: &'static str,
    buildings: &'static str,
    characters: &'static str,
    printed: &'static str,
    partly: &'static str,
    ours: &'static str,
    start: &'static str,
}

const WORDS: [Words; 3] = [
    Words {
        chapter: "## 9 The cards",
        about: "What each card says here, and how much of it is printed. The list is generated from the cards that come with this program.",
        buildings: "### Buildings",
        characters: "### Player boards",
        printed: "as printed",
        partly: "partly as printed; the rest is our reconstruction",
        ours: "our reconstruction",
        start: "Starting building",
    },
    Words {
        chapter: "## 9 Die Karten",
        about: "Was jede Karte hier sagt und ob es so gedruckt ist. Die Liste ist aus den Karten dieses Programms gemacht.",
        buildings: "### Gebäude",
        characters: "### Spielertableaus",
        printed: "wie gedruckt",
        partly: "teils gedruckt, der Rest ist unsere Rekonstruktion",
        ours: "unsere Rekonstruktion",
        start: "Startgebäude",
    },
    Words {
        chapter: "## 9 De kaarten",
        about: "Wat elke kaart hier zegt en of het zo gedrukt is. De lijst is gemaakt uit de kaarten van dit programma.",
        buildings: "### Gebouwen",
        characters: "### Spelerborden",
        printed: "zoals gedrukt",
        partly: "deels gedrukt, de rest is onze reconstructie",
        ours: "onze reconstructie",
        start: "Startgebouw",
    },
];

fn origin(provenance: &Provenance, words: &Words) -> &'static str {
    match provenance {
        Provenance::Printed(_) => words.printed,
        Provenance::Partly(_) => words.partly,
        Provenance::Reconstructed => words.ours,
    }
}

fn chapter(rules: &Harbour, catalog: &Catalog, words: &Words) -> String {
    let mut page = format!("{}\n\n{}\n\n{}\n\n", words.chapter, words.about, words.buildings);
    for (card, entry) in (0..).zip(&rules.content().buildings) {
        let icons: Vec<String> = entry.icons.iter().map(|icon| catalog.say(&Harbour::icon_in_words(*icon))).collect();
        let (name, action) = (catalog.say(&entry.name()), catalog.say(&rules.action_in_words(card)));
        let price = entry.cost.map_or_else(|| "–".to_owned(), |cost| format!("${cost}"));
        let points = catalog.say(&Harbour::points_in_words(entry.victory_points));
        let origin = origin(&entry.provenance, words);
        let _ = writeln!(page, "- **{name}**: {action}. {price}, {points}, {}. ({origin})", icons.join(", "));
    }
    let _ = write!(page, "\n{}\n\n", words.characters);
    for (number, board) in (0..).zip(&rules.content().boards) {
        let icons: Vec<String> = board.icons.iter().map(|icon| catalog.say(&Harbour::icon_in_words(*icon))).collect();
        let (name, text) = (catalog.say(&board.name()), catalog.say(&board.text()));
        let start = catalog.say(&rules.start_in_words(number));
        let origin = origin(&board.provenance, words);
        let _ = writeln!(page, "- **{name}**: {text} {}: {start}; {}. ({origin})", words.start, icons.join(", "));
    }
    page
}

#[test]
fn the_rules_list_every_card_and_say_which_is_ours() {
    let rules = HarbourSetup::default().rules().expect("the bundled content");
    for (language, words) in LANGUAGES.iter().zip(&WORDS) {
        let catalog = plugins().expect("each id once")["harbour"].catalog(language).expect("a good locale");
        let chapter = chapter(&rules, &catalog, words);
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("rules/{language}.md"));
        let told = std::fs::read_to_string(&path).expect("the rules");
        let before = told.split(words.chapter).next().unwrap_or_default().trim_end().to_owned();
        let whole = format!("{before}\n\n{chapter}");
        if std::env::var_os("RONDEL_RECORD").is_some() {
            std::fs::write(&path, &whole).expect("the rules can be written");
        }
        let told = std::fs::read_to_string(&path).expect("the rules");
        assert!(told == whole, "{language}: the list of cards is not what the content says; record it anew");
    }
}

#[test]
fn the_rules_tell_the_levels_of_the_training_opponent_as_the_content_has_them() {
    let rules = HarbourSetup::default().rules().expect("the bundled content");
    let trainer = &rules.content().trainer;
    let levels = [trainer.easy, trainer.usual, trainer.hard];
    let figures: Vec<String> = levels
        .iter()
        .flat_map(|level| [level.extra, level.first, level.turns])
        .map(|figure| figure.to_string())
        .collect();
    for language in LANGUAGES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("rules/{language}.md"));
        let told = std::fs::read_to_string(&path).expect("the rules");
        let sentence = told.lines().find_map(|line| line.strip_prefix("**HB-7.7**")).expect("the levels");
        let numbers = sentence.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty());
        assert_eq!(numbers.collect::<Vec<_>>(), figures, "{language}");
    }
}

/// Checks the printed figures that are known from public sources. Our own corrections must not change these figures.
#[test]
fn the_printed_figures_are_as_printed() {
    let rules = HarbourSetup::default().rules().expect("the bundled content");
    let content = rules.content();
    let sushi = content.buildings.iter().find(|card| card.id == "sushi_shop").expect("it is printed");
    assert_eq!((sushi.cost, sushi.victory_points), (Some(8), 7));
    let slots = content.market.slots.map(|slot| (slot.minimum, slot.dollars));
    assert_eq!(slots, [(2, 2), (3, 3), (4, 4), (5, 5)]);
    let words = plugins().expect("each id once")["harbour"].catalog("en").expect("a good locale");
    for (id, action) in [
        ("sushi_shop", "turn 1 fish into 1 livestock, 1 wood and 1 stone"),
        ("flute_carver", "turn 1 wood into 1 fish, 1 livestock and 1 stone"),
        ("goulash_kitchen", "turn 1 livestock into 1 fish, 1 wood and 1 stone"),
        ("inn", "turn 1 fish, 1 wood and 1 stone into 4 livestock"),
        ("golem_workshop", "turn 3 livestock into 5 stone"),
        ("ranch", "gain 1 livestock for each anchor"),
        ("architectural_society", "in either order: gain 1 stone; buy a building"),
        ("hall_of_mirrors", "double one of your goods"),
    ] {
        let card = content.buildings.iter().position(|card| card.id == id).expect("it is bundled") as u8;
        assert_eq!(words.say(&rules.action_in_words(card)), action, "{id}");
    }
    let two_parts = content.buildings.iter().filter(|card| matches!(card.action, Deed::Both(..)));
    let two_parts: Vec<&str> = two_parts.map(|card| card.id.as_str()).collect();
    let printed = ["library", "bank", "traders_guild", "architectural_society", "privateer_ship", "dock_crane"];
    assert_eq!(two_parts, printed);
    for (id, icons, text) in [
        ("bookkeeper", 1, "When you ship, keep everything above the minimum of each good."),
        ("clockwork_tradesman", 1, "When you ship the good in the lowest slot, receive $1 more."),
        ("diplomat", 2, "You may enter an occupied building; the player standing there gains 1 good of their choice."),
    ] {
        let board = content.boards.iter().find(|board| board.id == id).expect("it is bundled");
        assert_eq!((board.icons.len(), board.text_en.as_str()), (icons, text));
    }
}
