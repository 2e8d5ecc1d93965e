//! The rules view, and the player aid next to the table.

use std::collections::BTreeSet;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use rondel::aid::{explained, word_of};
use rondel::{LANGUAGES, plugins};
use rondel_games as _;
use rondel_presenter::resolved::LinePart;
use rondel_presenter::words::Words;
use rondel_window::{Shell, rules};

use crate::house::{begin, click, decide, window, window_with};

pub(crate) type Window = Harness<'static, Shell>;

pub(crate) fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run_ok();
}

/// Clicks the element with this label, while bots may still be thinking.
fn tap(window: &mut Window, label: &str) {
    let answers = |node: &egui_kittest::Node<'_>| matches!(node.accesskit_node().role(), Role::Button | Role::Link);
    window
        .query_all_by_label(label)
        .find(answers)
        .unwrap_or_else(|| panic!("nothing is called `{label}`"))
        .click_accesskit();
    window.run_ok();
}

fn write(window: &mut Window, words: &str) {
    window.event(egui::Event::Text(words.to_owned()));
    window.run_ok();
}

/// Returns whether `words` is currently visible within the rules window.
pub(crate) fn in_sight(window: &Window, words: &str) -> bool {
    window.query_all_by_label_contains(words).any(|node| (150.0..830.0).contains(&node.rect().center().y))
}

fn settings(language: &str) -> String {
    format!(r#"{{"language":"{language}","speed":"none","forced":false,"theme":"light"}}"#)
}

/// Opens a window with the rules of Rival Cities.
fn rules_of_rival_cities(root: &std::path::Path) -> Window {
    let mut window = window(root, None);
    begin(&mut window, "Rival Cities", "Altona");
    press(&mut window, Key::F1);
    window
}

#[test]
fn the_contents_lead_to_a_chapter() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = rules_of_rival_cities(folder.path());
    assert!(in_sight(&window, "The game is for two players"));
    click(&mut window, "8 Ships");
    assert!(in_sight(&window, "Ship 1 (3 furniture, 1 star), when bought"));
    assert!(!in_sight(&window, "The game is for two players"));
}

#[test]
fn a_word_is_found_by_any_of_its_forms_in_every_language() {
    for (language, title, forms) in [
        ("en", "Rival Cities", ["factory", "factories"]),
        ("de", "Rival Cities", ["Manufaktur", "Manufakturen"]),
        ("nl", "Stedenstrijd", ["fabriek", "fabrieken"]),
    ] {
        let counts = forms.map(|form| {
            let folder = tempfile::tempdir().expect("a folder");
            let mut window = window_with(folder.path(), None, &settings(language));
            tap(&mut window, title);
            tap(&mut window, &Words::new(language, []).word("new-begin"));
            press(&mut window, Key::F1);
            write(&mut window, form);
            let words = |node: egui_kittest::Node<'_>| {
                let node = node.accesskit_node();
                node.label().or_else(|| node.value())
            };
            let mut found = window.query_all_by_label_contains(" / ").filter_map(words);
            found.find(|words| words.starts_with("1 / ")).unwrap_or_else(|| panic!("{language}: {form} is not found"))
        });
        assert_eq!(counts[0], counts[1], "{language}");
        let all: usize = counts[0].trim_start_matches("1 / ").parse().expect("a number");
        assert!(all >= 8, "{language}: {all}");
    }
}

#[test]
fn a_number_in_a_rule_leads_to_the_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = rules_of_rival_cities(folder.path());
    write(&mut window, "RC-7.12");
    assert!(in_sight(&window, "For Oslo, London and Novgorod, only a product from the supply counts"));
    assert!(!in_sight(&window, "If you would gain a product while the supply has none"));
    let is_link = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::Link;
    window.query_all_by_label("RC-10.4").find(is_link).expect("a link").click_accesskit();
    // Images that load meanwhile shift the page, which must then scroll to the rule again.
    let led_there = |window: &mut Harness<'static, Shell>| {
        window.run_ok();
        in_sight(window, "If you would gain a product while the supply has none")
    };
    assert!((0..20).any(|_| led_there(&mut window)));
}

#[test]
fn a_rule_is_found_by_its_number_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = rules_of_rival_cities(folder.path());
    for number in ["rc-12.8", "12.8"] {
        press(&mut window, Key::F1);
        press(&mut window, Key::F1);
        write(&mut window, number);
        assert!(in_sight(&window, "The city with the higher total wins"), "{number}");
    }
}

#[test]
fn the_number_of_a_chapter_leads_to_its_first_rule() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = rules_of_rival_cities(folder.path());
    write(&mut window, "RC-12");
    assert!(in_sight(&window, "RC-12.1") && !in_sight(&window, "The game is for two players"));
}

#[test]
fn keys_turn_the_pages_of_the_rules() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = rules_of_rival_cities(folder.path());
    press(&mut window, Key::PageDown);
    press(&mut window, Key::PageDown);
    assert!(!in_sight(&window, "The game is for two players"));
    press(&mut window, Key::PageUp);
    press(&mut window, Key::PageUp);
    assert!(in_sight(&window, "The game is for two players"));
}

#[test]
fn every_picture_in_the_rules_can_be_drawn_and_stands_in_every_language() {
    for plugin in plugins().expect("the games").into_values() {
        let shown = plugin.rules.iter().map(|(language, text)| {
            let faults = rules::faults(plugin, text);
            assert!(faults.is_empty(), "{} in {language}: {faults:?}", plugin.id);
            let shows = |line: &str| Some(line.strip_prefix("![")?.split_once("](")?.1.to_owned());
            text.lines().filter_map(shows).collect::<Vec<String>>()
        });
        let shown: Vec<Vec<String>> = shown.collect();
        assert!(shown.iter().all(|pictures| *pictures == shown[0]), "{}", plugin.id);
    }
}

#[test]
fn a_picture_takes_the_shape_of_what_it_shows_once_it_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Connect four", "Blue");
    press(&mut window, Key::F1);
    let shape = |window: &Window| {
        let picture = window.get_by_role_and_label(Role::Image, "Four in a row wins, in any direction.").rect();
        picture.width() / picture.height()
    };
    // Until the image is loaded, the default shape is used. On a busy machine, this may take a while.
    for _ in 0..20_000 {
        if shape(&window) < 1.4 {
            break;
        }
        window.step();
        std::thread::yield_now();
    }
    // The board has seven columns of six holes.
    assert!((1.1..1.25).contains(&shape(&window)), "{}", shape(&window));
}

#[test]
fn the_player_aid_has_a_word_for_every_symbol_in_every_language() {
    for language in LANGUAGES {
        for plugin in plugins().expect("the games").into_values().filter(|plugin| plugin.players.1 > 1) {
            let folder = tempfile::tempdir().expect("a folder");
            let mut window = window_with(folder.path(), None, &settings(language));
            let catalog = plugin.catalog(language).expect("a language");
            if plugin.id == "parish" {
                continue;
            }
            tap(&mut window, &catalog.word("title"));
            tap(&mut window, &Words::new(language, []).word("new-begin"));
            press(&mut window, Key::F4);
            let said = |key: &str| {
                assert!(catalog.has(key), "{} in {language} has no word for {key}", plugin.id);
                let words = catalog.word(key);
                let there = window.query_all_by_label(words.trim_end_matches(':')).next().is_some();
                assert!(there, "{} in {language}: {words}", plugin.id);
            };
            plugin.aid.iter().flat_map(|part| part.lines).for_each(|line| said(&line.key()));
            if explained(plugin.aid).next().is_none() {
                let icons = plugin.icons.iter().map(|(icon, _)| word_of(icon)).filter(|key| catalog.has(key));
                icons.for_each(|key| said(&key));
            }
        }
    }
}

#[test]
fn the_player_aid_says_words_and_no_keys() {
    for (language, title, said) in [
        (
            "en",
            "Rival Cities",
            [
                "Spaces moved, and the products they cost",
                "furniture",
                "1: 0, 2: 0, 3: 1, 4: 2, 5: 4, 6: 6, 7: 8, 8: 10",
            ],
        ),
        (
            "de",
            "Rival Cities",
            ["Gezogene Felder und die Waren, die sie kosten", "Möbel", "1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 4, 7: 4"],
        ),
        (
            "nl",
            "Stedenstrijd",
            ["Aantal velden, en de producten die ze kosten", "meubel", "1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 4, 7: 4"],
        ),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = window_with(folder.path(), None, &settings(language));
        tap(&mut window, title);
        tap(&mut window, &Words::new(language, []).word("new-begin"));
        press(&mut window, Key::F4);
        for words in said {
            assert!(window.query_all_by_label(words).next().is_some(), "{language}: {words}");
        }
    }
}

#[test]
fn the_game_goes_on_beside_the_player_aid_and_one_key_puts_it_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    let open = |window: &Window| window.query_all_by_label("Mark one free square.").next().is_some();
    press(&mut window, Key::F4);
    assert!(open(&window));
    press(&mut window, Key::Num1);
    assert_eq!(window.state().play().expect("a game").held().session().expect("held here").plies().len(), 1);
    assert!(open(&window));
    press(&mut window, Key::Escape);
    assert!(!open(&window));
    click(&mut window, "Player aid");
    assert!(open(&window), "the header has it too");
    let is_link = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::Link;
    window.query_all_by_label("TTT-1.1").find(is_link).expect("a link").click_accesskit();
    window.run_ok();
    assert!(in_sight(&window, "The two players take turns marking a free square"), "a number opens the rules");
}

/// Returns whether the player aid is visible.
fn aid_is_open(window: &Window, game: &str) -> bool {
    window.query_all_by_label(&format!("{game} – Player aid")).next().is_some()
}

#[test]
fn the_player_aid_goes_with_its_table_and_takes_no_key_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    press(&mut window, Key::F4);
    assert!(aid_is_open(&window, "Tic-tac-toe"));
    click(&mut window, "Back to all games");
    assert!(!aid_is_open(&window, "Tic-tac-toe"));
    click(&mut window, "Tools");
    click(&mut window, "Compare mechanics");
    press(&mut window, Key::Escape);
    assert!(window.query_by_label("Tools").is_some(), "Escape leads home at once");
}

#[test]
fn the_player_aid_is_neither_opened_nor_closed_under_the_cover() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    press(&mut window, Key::F4);
    assert!(aid_is_open(&window, "Rival Cities"));
    while !window.state().play().expect("a game").covered() {
        decide(&mut window, &mut |_| 0);
    }
    assert!(!aid_is_open(&window, "Rival Cities"));
    for key in [Key::Escape, Key::F4] {
        press(&mut window, key);
    }
    assert!(window.query_by_label("Player aid").is_none(), "the header offers none there");
    click(&mut window, "I’m ready");
    assert!(aid_is_open(&window, "Rival Cities"), "what nobody saw did nothing");
}

#[test]
fn escape_closes_an_open_list_before_the_player_aid() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    press(&mut window, Key::Num1);
    click(&mut window, "Replay");
    press(&mut window, Key::F4);
    click(&mut window, "View as");
    assert!(egui::Popup::is_any_open(&window.ctx));
    press(&mut window, Key::Escape);
    assert!(!egui::Popup::is_any_open(&window.ctx) && aid_is_open(&window, "Tic-tac-toe"));
    press(&mut window, Key::Escape);
    assert!(!aid_is_open(&window, "Tic-tac-toe"));
}

/// Returns the full labels of all elements that contain these words.
fn said(window: &Window, words: &str) -> Vec<String> {
    let whole = |node: egui_kittest::Node<'_>| node.accesskit_node().label().or_else(|| node.accesskit_node().value());
    window.query_all_by_label_contains(words).filter_map(whole).collect()
}

/// Moves the pointer and waits long enough for a tooltip to appear.
pub(crate) fn point_at(window: &mut Window, place: egui::Pos2) {
    window.event(egui::Event::PointerMoved(place));
    window.run_steps(6);
}

#[test]
fn a_tooltip_names_the_symbol_under_the_pointer() {
    const GRID: usize = 14;
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let play = window.state().play().expect("a game");
    let card = play.scene().pieces.iter().find(|piece| piece.id.kind == "space" && !piece.face.lines.is_empty());
    let card = card.expect("an action card");
    let catalog = plugins().expect("the games")["rival-cities"].catalog("en").expect("English");
    let symbol = |part: &LinePart| match part {
        LinePart::Icon(icon) => Some(format!("Symbol: {}", catalog.word(&word_of(icon)).trim_end_matches(':'))),
        _ => None,
    };
    let drawn: BTreeSet<String> = card.face.lines.iter().flatten().filter_map(symbol).collect();
    let place = play.shown_table().view.rect(card.rect);
    let (mut named, mut silent) = (BTreeSet::new(), 0);
    for point in 0..GRID * GRID {
        let within = egui::vec2((point % GRID) as f32 + 0.5, (point / GRID) as f32 + 0.5) / GRID as f32;
        point_at(&mut window, place.min + within * place.size());
        let said = said(&window, "Symbol: ");
        assert!(said.len() < 2, "{said:?} under one pointer");
        silent += usize::from(said.is_empty());
        named.extend(said);
    }
    assert_eq!(named, drawn);
    assert!(silent > GRID, "beside its symbols a card has none");
}

#[test]
fn another_language_leaves_the_rules_where_they_are_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = rules_of_rival_cities(folder.path());
    click(&mut window, "8 Ships");
    assert!(in_sight(&window, "Ship 1 (3 furniture, 1 star), when bought"));
    click(&mut window, "Settings");
    click(&mut window, "Language");
    click(&mut window, "Deutsch");
    click(&mut window, "Schließen");
    assert!(in_sight(&window, "Schiff 1 (3 Möbel, 1 Stern)"));
}

#[test]
fn rules_out_of_sight_are_read_aloud_with_their_numbers() {
    let folder = tempfile::tempdir().expect("a folder");
    let window = rules_of_rival_cities(folder.path());
    assert!(!in_sight(&window, "The city with the higher total wins"));
    let said = said(&window, "The city with the higher total wins");
    assert!(said.len() == 1 && said[0].starts_with("RC-12.8 "), "{said:?}");
}
