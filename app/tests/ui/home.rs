//! The home screen: games to resume come first, then the available games, then everything else. Everything
//! stays within its frame for any number and length of player names.

use std::path::{Path, PathBuf};

use egui::accesskit::Role;
use egui::{Rect, Shape};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use rondel::journal::{Header, Player};
use rondel::{Bot, Observer, Seat, Session};
use rondel_window::Shell;

use crate::house::{click, window, window_with};

/// Collects all painted text with its position.
fn painted(shape: &Shape, into: &mut Vec<(String, Rect)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| painted(shape, into)),
        Shape::Text(text) => into.push((text.galley.text().to_owned(), text.visual_bounding_rect())),
        _ => {}
    }
}

#[test]
fn whoever_can_go_on_with_a_game_sees_all_ways_from_home_in_a_window_of_1280_by_720() {
    let folder = tempfile::tempdir().expect("a folder");
    a_game(folder.path(), "begun", "harbour", vec![Player::human("Ann"), Player::bot(Bot::Random)], 4);
    let mut window = window(folder.path(), None);
    wait_for(&mut window, "Resume: Harbour");
    // The size of the window in points, after everything is scaled down.
    let size = egui::vec2(1280.0, 720.0) / 0.85;
    window.set_size(size);
    window.run();
    assert!(window.query_by_label("Continue").is_some());
    for label in ["Join a game …", "Game library", "Tools", "Shortcuts", "Settings", "New game", "Rules"] {
        let buttons: Vec<_> = window.query_all_by_label(label).collect();
        let seen = buttons.iter().filter(|button| button.rect().bottom() <= size.y && button.rect().right() <= size.x);
        let wanted = if buttons.len() > 1 { 3 } else { 1 };
        assert!(seen.count() >= wanted, "{label}: {:?}", buttons.iter().map(Node::rect).collect::<Vec<_>>());
    }
}

#[test]
fn the_row_of_a_game_of_five_with_long_names_stays_in_its_frame() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("games");
    std::fs::create_dir_all(&games).expect("a folder");
    let version = rondel::plugins().expect("the games")["spandau-1780"].version;
    let name = "Wilhelmina Charlotte von Brandenburg-Ansbach";
    let players = vec![format!("{{\"name\":\"{name}\"}}"); 5].join(",");
    let header = format!(
        "{{\"rondel\":1,\"game\":\"spandau-1780\",\"version\":\"{version}\",\"setup\":{{\"ruleset\":\"spandau-1780\"}},\
         \"players\":[{players}],\"seed\":1}}\nnonsense\n"
    );
    std::fs::write(games.join("five.rondel"), header).expect("a game");
    let mut window = window(folder.path(), None);
    for size in [[1280.0, 720.0], [800.0, 520.0]] {
        window.set_size(size.into());
        window.run();
        let row = window.get_by_label_contains("Resume: Spandau 1780");
        let bounds = row.accesskit_node().bounding_box().expect("it has a place");
        let row = Rect::from_min_max(
            egui::pos2(bounds.x0 as f32, bounds.y0 as f32),
            egui::pos2(bounds.x1 as f32, bounds.y1 as f32),
        );
        let mut texts = Vec::new();
        window.output().shapes.iter().for_each(|clipped| painted(&clipped.shape, &mut texts));
        let inside: Vec<_> = texts.iter().filter(|(_, at)| row.y_range().contains(at.center().y)).collect();
        assert!(inside.iter().any(|(text, _)| text.contains(name)), "{inside:?}");
        assert!(
            inside.iter().any(|(text, _)| text.starts_with("damaged file")),
            "what is wrong comes first: {inside:?}"
        );
        for (text, at) in &inside {
            assert!(row.contains_rect(*at), "{text} at {at} in {row}");
        }
        for (place, (text, at)) in inside.iter().enumerate() {
            let over = inside[..place].iter().find(|(_, other)| other.shrink(1.0).intersects(*at));
            assert!(over.is_none(), "{text} lies over {over:?}");
        }
    }
}

/// Writes a game between these players to the folder of games. In it, the first choice was taken `plies` times.
fn a_game(root: &Path, name: &str, game: &str, players: Vec<Player>, plies: usize) -> PathBuf {
    let plugin = rondel::plugins().expect("the games")[game];
    let header = Header::of(plugin, (plugin.setup)(), players, 3);
    let mut played = Session::start(header).expect("a game");
    for _ in 0..plies {
        played.play(0).expect("a first choice");
    }
    let file = root.join(format!("games/{name}.rondel"));
    std::fs::create_dir_all(root.join("games")).expect("a folder");
    std::fs::write(&file, played.journal()).expect("a game");
    file
}

fn place_of(window: &Harness<'static, Shell>, label: &str) -> Rect {
    let mut nodes = window.query_all_by_label_contains(label);
    let bounds = nodes.find_map(|node| node.accesskit_node().bounding_box());
    let bounds = bounds.unwrap_or_else(|| panic!("`{label}` has a place"));
    Rect::from_min_max(egui::pos2(bounds.x0 as f32, bounds.y0 as f32), egui::pos2(bounds.x1 as f32, bounds.y1 as f32))
}

/// Draws frames until an element with this label appears.
fn wait_for(window: &mut Harness<'static, Shell>, label: &str) {
    while window.query_by_label_contains(label).is_none() {
        window.step();
        std::thread::yield_now();
    }
    window.run();
}

/// Returns the number of painted shapes within a rectangle, including text and drawings.
fn painted_within(window: &Harness<'static, Shell>, place: Rect) -> usize {
    fn count(shape: &Shape, place: Rect) -> usize {
        match shape {
            Shape::Noop => 0,
            Shape::Vec(shapes) => shapes.iter().map(|shape| count(shape, place)).sum(),
            shape => usize::from(place.contains(shape.visual_bounding_rect().center())),
        }
    }
    window.output().shapes.iter().map(|clipped| count(&clipped.shape, place)).sum()
}

#[test]
fn unfinished_games_come_first_with_whose_turn_it_is_and_finished_ones_last() {
    let folder = tempfile::tempdir().expect("a folder");
    let persons = || vec![Player::human("Ann"), Player::human("")];
    a_game(folder.path(), "open", "tic-tac-toe", persons(), 2);
    a_game(folder.path(), "over", "tic-tac-toe", persons(), 7);
    a_game(folder.path(), "alone", "tic-tac-toe", vec![Player::human("Ann"), Player::bot(Bot::Random)], 0);
    let mut window = window(folder.path(), None);
    wait_for(&mut window, "Ann, Player 2, Ann won");
    wait_for(&mut window, "Resume: Tic-tac-toe, Ann, Player 2, Ann to move");
    wait_for(&mut window, "Resume: Tic-tac-toe, Ann, Computer: Random, Your turn");
    let (heading, games) = (place_of(&window, "Continue"), place_of(&window, "Games"));
    for card in ["Ann to move", "Your turn"] {
        let card = place_of(&window, card);
        assert!(heading.bottom() <= card.top() && card.bottom() <= games.top(), "{card}");
    }
    assert!(place_of(&window, "Ann won").top() > place_of(&window, "Other saved games").top());
    click(&mut window, "Resume: Tic-tac-toe, Ann, Player 2, Ann to move");
    assert_eq!(window.state().play().expect("a game").held().session().expect("held here").plies().len(), 2);
}

#[test]
fn a_saved_table_is_seen_through_the_eyes_of_the_only_person_or_as_a_bystander() {
    let folder = tempfile::tempdir().expect("a folder");
    let seen = |name: &str, players: Vec<Player>| {
        let file = a_game(folder.path(), name, "rival-cities", players, 3);
        let glance = rondel_tables::glance(&file, |_| true).expect("a game that begins");
        glance.view.expect("a table").observer
    };
    let (person, bot) = (|| Player::human(""), || Player::bot(Bot::Random));
    assert_eq!(seen("first", vec![person(), bot()]), Observer::Seat(Seat::new(0)));
    assert_eq!(seen("second", vec![bot(), person()]), Observer::Seat(Seat::new(1)));
    assert_eq!(seen("both", vec![person(), person()]), Observer::Spectator);
    assert_eq!(seen("none", vec![bot(), bot()]), Observer::Spectator);
}

#[test]
fn the_table_of_an_unfinished_game_is_painted_small() {
    let folder = tempfile::tempdir().expect("a folder");
    a_game(folder.path(), "one", "rival-cities", vec![Player::human(""), Player::bot(Bot::Random)], 3);
    let mut window = window(folder.path(), None);
    wait_for(&mut window, "Resume: Rival Cities, Player 1, Computer: Random, ");
    for frame in 0.. {
        if painted_within(&window, place_of(&window, "Resume: Rival Cities")) > 100 {
            break;
        }
        assert!(frame < 100_000, "no table is painted");
        window.step();
        std::thread::yield_now();
    }
}

#[test]
fn the_big_games_come_first_and_their_names_are_seen_at_once_on_a_small_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    a_game(folder.path(), "one", "tic-tac-toe", vec![Player::human("Ann"), Player::human("Ben")], 2);
    let mut window = window(folder.path(), None);
    // A window of 1280 × 720 is scaled to 86%.
    window.set_size(egui::vec2(1280.0, 720.0) / 0.86);
    wait_for(&mut window, "Ann to move");
    let place = |title: &str| place_of(&window, title);
    let [spandau, harbour, rivals, four] = ["Spandau 1780", "Harbour", "Rival Cities", "Connect four"].map(place);
    assert!(spandau.left() < harbour.left() && harbour.left() < rivals.left() && rivals.top() < four.top());
    let mut texts = Vec::new();
    window.output().shapes.iter().for_each(|clipped| painted(&clipped.shape, &mut texts));
    for title in ["Spandau 1780", "Harbour", "Rival Cities"] {
        let (_, at) = texts.iter().find(|(text, _)| text == title).expect("its name");
        assert!(at.bottom() < 720.0 / 0.86, "{title} at {at}");
    }
}

#[test]
fn the_buttons_of_each_card_lie_within_it_in_every_language() {
    for language in ["en", "de", "nl"] {
        let folder = tempfile::tempdir().expect("a folder");
        let settings = format!(r#"{{"language":"{language}","speed":"none","theme":"light"}}"#);
        let mut window = window_with(folder.path(), None, &settings);
        // In a window of 1280 × 720, three games of a few minutes fit next to each other.
        for size in [egui::vec2(1280.0, 720.0) / 0.84, egui::vec2(1280.0, 720.0), egui::vec2(1920.0, 1080.0)] {
            window.set_size(size);
            window.run();
            let buttons = window.query_all_by_role(Role::Button).map(|node| node.rect()).collect::<Vec<_>>();
            let cards = buttons.iter().filter(|rect| rect.height() > 100.0).count();
            assert!(cards >= 6, "{cards} cards");
            for button in buttons.iter().filter(|rect| rect.height() < 100.0 && rect.top() > 100.0) {
                let card = buttons.iter().find(|card| card.height() > 100.0 && card.intersects(*button));
                assert!(
                    card.is_none_or(|card| card.expand(0.5).contains_rect(*button)),
                    "{language}, {size}: {button}"
                );
            }
        }
    }
}

#[test]
fn a_game_with_a_cover_shows_it_and_another_its_opening() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    window.set_size(egui::vec2(1600.0, 2400.0));
    window.run();
    let picture = |title: &str| place_of(&window, title).split_top_bottom_at_fraction(0.5).0;
    assert!(painted_within(&window, picture("Rival Cities")) < 4, "a drawing is one thing");
    assert!(painted_within(&window, picture("Parish")) > 8, "an opening is many");
}
