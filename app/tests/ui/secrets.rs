//! In a shared window, one person's hidden information is never visible to another.

use std::path::Path;

use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use rondel::{Observer, Scene, Seat, Turn};
use rondel_window::Shell;

use crate::house::{anything, begin, decide, window};

/// Returns all text that a screen reader can reach.
fn words(window: &Harness<'static, Shell>) -> Vec<String> {
    let nodes = window.root().children_recursive();
    nodes.flat_map(|node| [node.accesskit_node().label(), node.accesskit_node().value()]).flatten().collect()
}

/// Returns the names of pieces that `observer` sees but a spectator does not.
fn secrets(window: &Harness<'static, Shell>, observer: Observer) -> Vec<String> {
    let shell = window.state();
    let play = shell.play().expect("a game");
    let catalog = shell.context().words.of(play.game().id);
    let names = |scene: Scene| -> Vec<String> { scene.pieces().map(|piece| catalog.say(&piece.name)).collect() };
    let public = names(play.held().session().expect("held here").scene(Observer::Spectator));
    names(play.held().session().expect("held here").scene(observer))
        .into_iter()
        .filter(|name| !public.contains(name))
        .collect()
}

#[test]
fn the_cover_hides_every_hand_and_every_choice() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let mut pick = anything(11);
    let mut covers = 0;
    for _ in 0..400 {
        let play = window.state().play().expect("a game");
        let Turn::Decide(_) = play.held().session().expect("held here").turn() else { break };
        if play.covered() {
            covers += 1;
            let seen = words(&window);
            for seat in play.held().session().expect("held here").seats().each() {
                let hidden = secrets(&window, Observer::Seat(seat));
                assert!(hidden.iter().all(|name| !seen.contains(name)), "{hidden:?} stand on the cover");
            }
        }
        decide(&mut window, &mut pick);
    }
    assert!(covers > 3, "{covers} covers in a game with hands");
}

#[test]
fn nobody_reads_the_hand_of_the_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let mut pick = anything(12);
    let mut looked = 0;
    for _ in 0..400 {
        let play = window.state().play().expect("a game");
        let Turn::Decide(seat) = play.held().session().expect("held here").turn() else { break };
        if !play.covered() {
            let hidden = secrets(&window, Observer::Seat(seat.rival()));
            looked += hidden.len();
            let seen = words(&window);
            assert!(hidden.iter().all(|name| !seen.contains(name)), "{hidden:?} of the other stand on the table");
        }
        decide(&mut window, &mut pick);
    }
    assert!(looked > 0, "the other had something to hide");
}

/// A player whose turn ends by drawing a card can read the card's name on returning to the screen. The next player
/// never can.
#[test]
fn what_one_draws_last_is_read_by_nobody_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let mut pick = anything(15);
    let mut waiting: Option<(Seat, Vec<String>)> = None;
    let mut read = 0;
    for _ in 0..1500 {
        let shell = window.state();
        let play = shell.play().expect("a game");
        let session = play.held().session().expect("held here");
        let Turn::Decide(next) = session.turn() else { break };
        let seen = words(&window);
        match &waiting {
            Some((drew, whispered)) if !play.covered() && next == *drew => {
                assert!(whispered.iter().all(|text| seen.contains(text)), "{whispered:?} is told to who drew");
                read += 1;
                waiting = None;
            }
            Some((_, whispered)) => {
                assert!(whispered.iter().all(|text| !seen.contains(text)), "{whispered:?} is told to the other");
            }
            None if play.covered() => {
                let catalog = shell.context().words.of(play.game().id);
                let last = session.plies().last().expect("somebody decided");
                let told = last.announcements().filter_map(|told| told.private.as_ref());
                let whispered: Vec<String> = told.map(|(_, text)| catalog.say(text)).collect();
                waiting = (!whispered.is_empty()).then_some((last.seat, whispered));
            }
            None => {}
        }
        decide(&mut window, &mut pick);
    }
    assert!(read > 0, "somebody drew a card with their last action");
}

#[test]
fn the_cover_opens_by_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let mut pick = anything(14);
    let mut keys = [egui::Key::Enter, egui::Key::Space].into_iter().cycle();
    let mut opened = 0;
    while opened < 4 {
        if window.state().play().expect("a game").covered() {
            window.key_press(keys.next().expect("a key"));
            window.run();
            let play = window.state().play().expect("a game");
            assert!(!play.covered() && !play.choice_labels().is_empty(), "the next one sits before the table");
            opened += 1;
        }
        decide(&mut window, &mut pick);
    }
}

/// Undo while the table is covered returns the turn to the previous player. The person at the screen must
/// confirm first.
#[test]
fn what_is_taken_back_under_the_cover_stays_covered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let mut pick = anything(13);
    let mut taken_back = 0;
    for _ in 0..600 {
        let play = window.state().play().expect("a game");
        let Turn::Decide(_) = play.held().session().expect("held here").turn() else { break };
        if play.covered() {
            let before = play.held().session().expect("held here").plies().len();
            window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
            window.run();
            let play = window.state().play().expect("a game");
            assert!(play.covered(), "nobody said that they are ready");
            let (after, seen) = (play.held().session().expect("held here").plies().len(), words(&window));
            taken_back += before - after;
            let told = seen.iter().any(|word| word.starts_with("This cannot be undone"));
            assert_eq!(told, after == before, "what is refused is refused with its reason");
            for seat in play.held().session().expect("held here").seats().each() {
                let hidden = secrets(&window, Observer::Seat(seat));
                assert!(hidden.iter().all(|name| !seen.contains(name)), "{hidden:?} stand on the cover");
            }
            if taken_back > 3 {
                return;
            }
        }
        decide(&mut window, &mut pick);
    }
    assert!(taken_back > 0, "something could be taken back under a cover");
}

#[test]
fn names_of_files_tell_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    (0..6).for_each(|_| decide(&mut window, &mut |_| 0));
    let file = window.state().play().expect("a game").file().expect("a file").to_owned();
    let name = Path::new(&file).file_stem().expect("a name").to_string_lossy().into_owned();
    assert!(name.ends_with("-rival-cities") && !name.contains("1780"), "{name}");
}
