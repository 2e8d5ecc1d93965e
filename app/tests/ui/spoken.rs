//! Automatic announcements for screen readers: the live regions of the window.

use egui::accesskit::{Live, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use rondel::scene::{Inline, Piece};
use rondel::{Dealer, Observer, Turn, plugins};
use rondel_sound::{Sound, Sounds};
use rondel_system::Store;
use rondel_window::{Opens, Shell, Start};

use crate::house::{begin, click, unbuilt, window};

/// Returns the text of the live region with this politeness.
pub(crate) fn region(window: &Harness<'static, Shell>, live: Live) -> String {
    let mut nodes = window.root().children_recursive();
    let region =
        nodes.find(|node| node.accesskit_node().role() == Role::Status && node.accesskit_node().live() == live);
    region.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

/// Returns the lines of a region without the characters that only distinguish repeated announcements.
pub(crate) fn lines(text: &str) -> Vec<String> {
    text.trim_end_matches('\u{a0}').lines().map(str::to_owned).collect()
}

fn polite(window: &Harness<'static, Shell>) -> Vec<String> {
    lines(&region(window, Live::Polite))
}

#[test]
fn turns_what_happened_what_is_asked_and_the_end_are_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    assert_eq!(polite(&window), ["Cross to move.", "Mark a free square."]);
    click(&mut window, "Mark row 1, column 1");
    let said = polite(&window);
    assert!(said[0].contains("row 1, column 1"), "{said:?}");
    assert_eq!(said[1..], ["Nought to move.", "Mark a free square."]);
    for (row, column) in [(2, 1), (1, 2), (2, 2), (1, 3)] {
        click(&mut window, &format!("Mark row {row}, column {column}"));
    }
    assert!(polite(&window).ends_with(&["Cross wins".to_owned(), "Cross has three in a row.".to_owned()]));
}

#[test]
fn a_refusal_is_heard_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = r#"{"language":"en","speed":"none","forced":false,"theme":"light","coach":false}"#;
    std::fs::write(folder.path().join("settings.json"), settings).expect("settings");
    let (sounds, told) = Sounds::told();
    let start = Start { store: Store::at(folder.path()), opens: Opens::Home, seed: Some(1) };
    let mut window = unbuilt().build_eframe(|cc| Shell::new(&cc.egui_ctx, start).with_sounds(sounds));
    begin(&mut window, "Tic-tac-toe", "Nought");
    click(&mut window, "Mark row 1, column 1");
    let before: Vec<Sound> = told.try_iter().map(|order| order.sound).collect();
    assert!(!before.contains(&Sound::Refusal), "{before:?}");
    click(&mut window, "Cross in row 1, column 1");
    assert_eq!(told.try_iter().map(|order| order.sound).collect::<Vec<Sound>>(), [Sound::Refusal]);
}

#[test]
fn a_refusal_is_said_at_once_and_again_each_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    click(&mut window, "Mark row 1, column 1");
    assert_eq!(region(&window, Live::Assertive), "");
    let mut refused = || {
        click(&mut window, "Cross in row 1, column 1");
        region(&window, Live::Assertive)
    };
    let (first, second) = (refused(), refused());
    assert_eq!(lines(&first), lines(&second));
    assert_eq!(lines(&first).len(), 1);
    assert_ne!(first, second, "the same words twice are two announcements");
}

#[test]
fn what_is_taken_back_is_said_and_asked_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    click(&mut window, "Mark row 1, column 1");
    click(&mut window, "Undo (Ctrl+Z)");
    let expected = ["The last move was undone.", "Cross to move.", "Mark a free square."];
    assert_eq!(polite(&window), expected);
}

#[test]
fn nothing_is_said_below_the_cover_and_the_next_person_hears_what_is_theirs() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let mut pick = crate::house::anything(3);
    let mut covers = 0;
    for _ in 0..120 {
        let play = window.state().play().expect("a game");
        if play.ending().is_some() {
            break;
        }
        if play.covered() {
            covers += 1;
            let said = polite(&window);
            window.run_steps(3);
            assert_eq!(polite(&window), said, "nothing new");
            assert_eq!(region(&window, Live::Assertive), "");
        }
        crate::house::decide(&mut window, &mut pick);
        if !window.state().play().expect("a game").covered() {
            assert!(!polite(&window).is_empty(), "who decides is asked");
        }
    }
    assert!(covers > 3, "{covers} covers");
}

#[test]
fn the_choice_the_arrows_are_on_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    for _ in 0..2 {
        window.key_press(egui::Key::ArrowDown);
        window.run();
    }
    assert_eq!(polite(&window), ["Mark row 1, column 2"]);
}

/// Pieces are read aloud as text, so each icon on a piece needs a word.
#[test]
fn every_icon_that_stands_on_a_piece_has_a_word() {
    let icons = |piece: &Piece| {
        let plates = piece.face.badges.iter().flat_map(|badge| badge.inlines.clone());
        let all = plates.chain(piece.face.lines.iter().flatten().cloned());
        all.filter_map(|inline| if let Inline::Icon(icon) = inline { Some(icon) } else { None }).collect::<Vec<_>>()
    };
    let mut wordless = std::collections::BTreeSet::new();
    for plugin in plugins().expect("the games").into_values() {
        let catalogs = rondel::LANGUAGES.map(|language| plugin.catalog(language).expect("a language"));
        let mut session = crate::moments::table_of(plugin, 5);
        let mut luck = Dealer::seeded(5);
        for _ in 0..120 {
            let Turn::Decide(seat) = session.turn() else { break };
            for icon in session.scene(Observer::Seat(seat)).pieces().flat_map(icons) {
                let key = format!("icon-{icon}");
                wordless.extend(catalogs.iter().any(|catalog| !catalog.has(&key)).then_some((plugin.id, icon)));
            }
            let choice = luck.below(session.choices().len() as u32) as usize;
            session.play(choice).expect("a choice");
        }
    }
    assert!(wordless.is_empty(), "{wordless:?}");
}
