//! Rule numbers are links wherever they appear.

use std::cell::Cell;
use std::rc::Rc;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT, Queryable};
use rondel::plugins;
use rondel_painter::{linked, theme};
use rondel_presenter::resolved::ResolvedPiece;
use rondel_presenter::words::Words;

use crate::house::{begin, click, decide, window};
use crate::reading::{Window, in_sight, point_at, press};

/// Returns the rule numbers that are currently links.
fn linked_numbers(window: &Window) -> Vec<String> {
    let links = window.query_all(By::new().role(Role::Link));
    links.filter_map(|node| node.accesskit_node().label()).collect()
}

/// Clicks a rule number and checks that its rule is shown.
fn follow(window: &mut Window, number: &str) {
    let is_link = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::Link;
    window.query_all_by_label(number).find(is_link).expect("a link").click_accesskit();
    window.run_ok();
    let plugin = plugins().expect("the games")[window.state().play().expect("a game").game().id];
    let sentence = plugin.rule("en", number).expect("a rule");
    let begin: String = sentence.chars().take_while(|letter| *letter != '*').take(30).collect();
    assert!(in_sight(window, begin.trim_end()), "{number} does not lead to `{begin}`");
}

#[test]
fn the_number_in_a_tooltip_is_a_link_unless_the_table_waits_for_a_click() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    decide(&mut window, &mut |_| 0);
    let play = window.state().play().expect("a game");
    assert!(!play.covered());
    let has_rule = |piece: &&ResolvedPiece| piece.id.kind == "ship" && piece.help.is_some();
    let ship = play.scene().pieces.iter().find(has_rule).expect("a ship on the board");
    let rule = ship.help.as_ref().expect("a rule").1.to_owned();
    let place = play.shown_table().view.rect(ship.rect).center();
    point_at(&mut window, place);
    assert!(window.query_all_by_label(&rule).next().is_some() && linked_numbers(&window).is_empty());
    click(&mut window, "Replay");
    press(&mut window, Key::Home);
    let view = window.state().play().expect("a game").shown_table().view;
    let scene = window.state().play().expect("a game").scene();
    let place = view.rect(scene.pieces.iter().find(has_rule).expect("a ship on the board").rect).center();
    point_at(&mut window, place);
    assert_eq!(linked_numbers(&window), [rule.as_str()]);
    follow(&mut window, &rule);
}

#[test]
fn the_number_of_a_reason_and_of_a_goal_is_a_link() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let scene = window.state().play().expect("a game").scene();
    let ship = scene.pieces.iter().find(|piece| piece.id.kind == "ship").expect("a ship on the board").name.clone();
    assert!(linked_numbers(&window).is_empty());
    click(&mut window, &ship);
    let reason = linked_numbers(&window);
    assert_eq!(reason.len(), 1, "{reason:?}");
    follow(&mut window, &reason[0]);
    press(&mut window, Key::Escape);
    press(&mut window, Key::F3);
    let goals = linked_numbers(&window);
    let goal = goals.iter().find(|number| !reason.contains(number)).expect("the rule of a goal");
    follow(&mut window, goal);
}

#[test]
fn a_number_in_any_words_asks_for_its_rule() {
    let plugin = plugins().expect("the games")["tic-tac-toe"];
    let words = Words::new("en", [plugin]);
    let mut asked = None;
    let mut window = Harness::new_ui(move |ui| {
        let font = egui::FontId::proportional(14.0);
        linked::words_ui(ui, "Three in a row win (TTT-1.2).", font, egui::Color32::BLACK, plugin, &words, None);
        asked = linked::asked(ui.ctx()).or(asked);
        if let Some((_, rule)) = asked {
            ui.label(format!("asked for {rule}"));
        }
    });
    theme::install(&window.ctx);
    window.run();
    window.get_by_role_and_label(Role::Link, "TTT-1.2").click_accesskit();
    window.run();
    assert!(window.query_by_label("asked for TTT-1.2").is_some());
}

/// Returns the width of `words` in the font that the next test uses.
fn wide(window: &Harness<'_>, words: &str) -> f32 {
    let font = egui::FontId::proportional(14.0);
    window.ctx.fonts_mut(|fonts| fonts.layout_no_wrap(words.to_owned(), font, egui::Color32::BLACK).size().x)
}

#[test]
fn a_number_is_a_link_where_it_is_drawn_and_nowhere_else() {
    const BEFORE: &str = "Äh, für drei in einer Reihe gilt ";
    const NUMBER: &str = "TTT-1.2";
    let plugin = plugins().expect("the games")["tic-tac-toe"];
    let words = Words::new("en", [plugin]);
    let room = Rc::new(Cell::new(600.0));
    let asked = Rc::new(Cell::new(0));
    let (width, count) = (room.clone(), asked.clone());
    let mut window = Harness::builder().with_size([700.0, 200.0]).build_ui(move |ui| {
        let font = egui::FontId::proportional(14.0);
        ui.set_max_width(width.get());
        let said = format!("{BEFORE}{NUMBER}, größer als üblich.");
        linked::words_ui(ui, &said, font, egui::Color32::BLACK, plugin, &words, None);
        count.set(count.get() + usize::from(linked::asked(ui.ctx()).is_some()));
    });
    theme::install(&window.ctx);
    window.run();
    let (begin, end) = (wide(&window, BEFORE), wide(&window, &format!("{BEFORE}{NUMBER}")));
    let asks = |window: &mut Harness<'_>, x: f32, row: f32| {
        let label = window.query_all_by_label_contains(BEFORE).next().expect("the words").rect();
        let pos = egui::pos2(label.left() + x, label.top() + row);
        let before = asked.get();
        window.event(egui::Event::PointerMoved(pos));
        for pressed in [true, false] {
            let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
            window.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
        }
        window.run();
        asked.get() > before
    };
    assert_eq!(
        [begin - 4.0, begin + 2.0, end - 2.0, end + 4.0].map(|x| asks(&mut window, x, 8.0)),
        [false, true, true, false]
    );
    // In a narrow window, the number is in the second row.
    room.set(begin + 10.0);
    window.run();
    let row = window.query_all_by_label_contains(BEFORE).next().expect("the words").rect().height() / 2.0;
    let end = end - begin;
    assert_eq!([2.0, end - 2.0, end + 4.0].map(|x| asks(&mut window, x, row + 8.0)), [true, true, false]);
    assert!(!asks(&mut window, begin + 2.0, 8.0), "nothing is left of it in the first row");
}
