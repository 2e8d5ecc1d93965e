//! Complete games played by keyboard through the accessibility tree alone, with a check of the screen reader
//! announcements.

use egui::accesskit::{Live, Role};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use rondel::{Chronicle, Dealer, Observer};
use rondel_window::Shell;

use crate::house::{anything, begin, click, decide, window, window_at_pace};
use crate::spoken::{lines, region};

type Window = Harness<'static, Shell>;

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.step();
    window.step();
}

fn press_with(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.step();
    window.step();
}

/// Returns the element with the keyboard focus.
fn focused(window: &Window) -> Option<Node<'_>> {
    window.root().children_recursive().find(|node| node.accesskit_node().is_focused())
}

fn name(node: &Node<'_>) -> String {
    let node = node.accesskit_node();
    node.label().or_else(|| node.value()).unwrap_or_default()
}

fn description(window: &Window) -> String {
    focused(window).and_then(|node| node.accesskit_node().description()).unwrap_or_default()
}

fn focused_name(window: &Window) -> String {
    focused(window).map(|node| name(&node)).unwrap_or_default()
}

#[test]
fn every_piece_is_reached_area_by_area() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Tic-tac-toe", "Nought");
    press(&mut window, Key::F6);
    let square = |row: usize, column: usize| format!("Free square in row {row}, column {column}");
    assert_eq!(focused_name(&window), square(1, 1));
    let mut walked = vec![focused_name(&window)];
    for _ in 0..8 {
        press(&mut window, Key::ArrowRight);
        walked.push(focused_name(&window));
    }
    let squares = (1..=3).flat_map(|row| (1..=3).map(move |column| (row, column)));
    assert_eq!(walked, squares.map(|(row, column)| square(row, column)).collect::<Vec<String>>());
    press(&mut window, Key::ArrowUp);
    assert_eq!(focused_name(&window), square(2, 3));
    assert!(description(&window).contains("Can be chosen"), "{}", description(&window));
    press(&mut window, Key::Enter);
    assert_eq!(focused_name(&window), "Cross in row 2, column 3", "the keyboard stays where it was");
    press(&mut window, Key::Space);
    let refusal = lines(&region(&window, Live::Assertive));
    assert!(refusal.len() == 1 && !refusal[0].is_empty(), "a dead thing says why: {refusal:?}");
    press(&mut window, Key::F6);
    assert!(focused_name(&window).starts_with("Mark row"), "{}", focused_name(&window));
    press(&mut window, Key::F6);
    assert!(focused_name(&window).contains("Cross"), "the log: {}", focused_name(&window));
    press(&mut window, Key::F6);
    assert_eq!(focused_name(&window), "Back to all games", "what leads away comes last");
    press_with(&mut window, Modifiers::SHIFT, Key::F6);
    press_with(&mut window, Modifiers::SHIFT, Key::F6);
    assert!(focused_name(&window).starts_with("Mark row"), "{}", focused_name(&window));
}

#[test]
fn a_thing_is_looked_at_closely_by_keyboard() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Rival Cities", "Altona");
    let mut inspected = false;
    for _ in 0..40 {
        press(&mut window, Key::F6);
        let (thing, about) = (focused_name(&window), description(&window));
        if about.lines().count() < 2 || focused(&window).is_some_and(|node| node.accesskit_node().role() == Role::Image)
        {
            continue;
        }
        press(&mut window, Key::F2);
        window.run_steps(3);
        let said = lines(&region(&window, Live::Polite)).join("\n");
        if said.starts_with(&thing) {
            inspected = true;
            assert!(said.contains(&about), "{said} lacks {about}");
            assert!(window.query_all_by_label(&thing).count() > 1, "the tooltip is shown");
            press(&mut window, Key::Escape);
            assert_eq!(focused_name(&window), thing, "Escape puts the tooltip away first");
            press(&mut window, Key::Escape);
            assert!(focused(&window).is_none_or(|node| name(&node) != thing), "and leaves then");
            break;
        }
    }
    assert!(inspected, "nothing could be looked at");
}

/// Moves the focus to an element with this name: to its area with F6, then within the area.
fn walk_to(window: &mut Window, wanted: &str) -> bool {
    for _ in 0..40 {
        press(window, Key::F6);
        for _ in 0..200 {
            if focused_name(window) == wanted {
                return true;
            }
            let before = focused(window).map(|node| node.accesskit_node().id());
            press(window, Key::ArrowRight);
            if focused(window).map(|node| node.accesskit_node().id()) == before {
                break;
            }
        }
    }
    false
}

#[test]
fn regions_of_a_map_are_stops_that_say_what_stands_there_and_are_clicked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    begin(&mut window, "Spandau 1780", "Blue");
    let regions = |window: &Window| -> Vec<(String, bool)> {
        let play = window.state().play().expect("a game");
        let open: Vec<_> = play.shown_table().open.iter().map(|(id, _)| *id).collect();
        let regions = play.scene().zones.iter().flat_map(|zone| &zone.regions);
        regions.map(|region| (region.name.clone(), region.fields.iter().any(|field| open.contains(field)))).collect()
    };
    let plies =
        |window: &Window| window.state().play().expect("a game").held().session().expect("held here").plies().len();
    let mut pick = anything(5);
    let (mut refused, mut taken) = (false, false);
    for _ in 0..60 {
        if window.state().play().expect("a game").covered() {
            decide(&mut window, &mut pick);
            continue;
        }
        let closed = regions(&window).into_iter().find(|(_, open)| !open).filter(|_| !refused);
        if let Some((name, _)) = closed {
            assert!(walk_to(&mut window, &name), "{name} is not reached");
            assert!(description(&window).starts_with("Spaces: ") && description(&window).contains("Stones: "));
            press(&mut window, Key::Enter);
            let said = lines(&region(&window, Live::Assertive)).join("\n");
            assert!(!said.is_empty(), "a region in which nothing can be done says so");
            refused = true;
        }
        if let Some((name, _)) = regions(&window).into_iter().find(|(_, open)| *open) {
            assert!(walk_to(&mut window, &name), "{name} is not reached");
            assert!(description(&window).contains("Can be chosen"), "{}", description(&window));
            let before = plies(&window);
            press(&mut window, Key::Enter);
            let narrowed = window.query_by_label("Show all").is_some();
            assert!(plies(&window) > before || narrowed, "what can be chosen in {name} was clicked");
            taken = true;
            break;
        }
        decide(&mut window, &mut pick);
    }
    assert!(refused && taken, "{refused} {taken}");
}

#[test]
fn the_window_and_its_parts_have_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window(folder.path(), None);
    assert_eq!(window.root().accesskit_node().label().as_deref(), Some("Rondel"));
    begin(&mut window, "Rival Cities", "Altona");
    let title = window.root().accesskit_node().label().unwrap_or_default();
    assert!(title.starts_with("Rival Cities: ") && title.ends_with(" to move – Rondel"), "{title}");
    let groups = window.root().children_recursive().filter(|node| node.accesskit_node().role() == Role::Group);
    let named: Vec<String> = groups.map(|group| name(&group)).filter(|name| !name.is_empty()).collect();
    assert!(named.len() > 3 && named.contains(&"Your choices".to_owned()), "{named:?}");
}

/// A user who cannot see the screen, and who presses keys and listens to the announcements.
struct Listener {
    window: Window,
    polite: String,
    heard: Vec<String>,
    luck: Dealer,
}

/// The available input, according to the accessibility tree.
enum Asked {
    Cover,
    Choices(usize),
    Over,
    Nothing,
}

impl Listener {
    fn step(&mut self) {
        self.window.step();
        let polite = region(&self.window, Live::Polite);
        if polite != self.polite {
            self.heard.extend(lines(&polite));
            self.polite = polite;
        }
    }

    fn press(&mut self, modifiers: Modifiers, key: Key) {
        self.window.key_press_modifiers(modifiers, key);
        self.step();
        self.step();
    }

    fn asked(&self) -> Asked {
        let button = |label: &str| self.window.query_all_by_label(label).next().is_some();
        if button("Rematch") {
            return Asked::Over;
        }
        if button("I’m ready") {
            return Asked::Cover;
        }
        let is_list = |node: &Node<'_>| node.accesskit_node().role() == Role::Group && name(node) == "Your choices";
        let list = self.window.root().children_recursive().find(is_list);
        let buttons = list.map_or(0, |list| {
            list.children_recursive().filter(|node| node.accesskit_node().role() == Role::Button).count()
        });
        if buttons == 0 { Asked::Nothing } else { Asked::Choices(buttons) }
    }

    /// Returns whether the keyboard focus is in the list of choices.
    fn in_list(&self) -> bool {
        let mut at = focused(&self.window);
        while let Some(node) = at {
            if node.accesskit_node().role() == Role::Group {
                return name(&node) == "Your choices";
            }
            at = node.parent();
        }
        false
    }

    /// Makes a decision, occasionally on the table and otherwise in the list.
    fn decide(&mut self, choices: usize) {
        if self.luck.below(5) == 0 {
            self.press(Modifiers::NONE, Key::F6);
            for _ in 0..self.luck.below(12) {
                let key = [Key::ArrowRight, Key::ArrowDown, Key::F6][self.luck.below(3) as usize];
                self.press(Modifiers::NONE, key);
            }
            let on_table = focused(&self.window).is_some_and(|node| node.accesskit_node().description().is_some());
            let answers = focused(&self.window).is_some_and(|node| node.accesskit_node().role() == Role::Button);
            if on_table && answers && description(&self.window).contains("Can be chosen") {
                self.press(Modifiers::NONE, Key::Enter);
                return;
            }
        }
        for _ in 0..60 {
            if self.in_list() {
                break;
            }
            self.press(Modifiers::SHIFT, Key::F6);
        }
        assert!(self.in_list(), "F6 leads to the choices, not to {}", focused_name(&self.window));
        for _ in 0..self.luck.below(choices.min(12) as u32) {
            self.press(Modifiers::NONE, Key::Tab);
        }
        if self.in_list() {
            self.press(Modifiers::NONE, Key::Enter);
        }
    }

    /// Plays until the game is over or the given number of decisions has been made. Returns whether the game is over.
    fn play(&mut self, most: usize) -> bool {
        let mut decisions = 0;
        while decisions < most {
            match self.asked() {
                Asked::Over => return true,
                Asked::Cover => self.press(Modifiers::NONE, Key::Enter),
                Asked::Choices(count) => {
                    decisions += 1;
                    self.decide(count);
                }
                Asked::Nothing => std::thread::yield_now(),
            }
            self.step();
        }
        false
    }

    /// Checks that everything a player at the screen may hear was announced, in the right order.
    fn check(&self, over: bool) {
        let shell = self.window.state();
        let play = shell.play().expect("a game");
        let catalog = shell.context().words.of(play.game().id);
        let session = play.held().session().expect("held here");
        let observers = session.seats().each().map(Observer::Seat).chain([Observer::Spectator]);
        let chronicles: Vec<Chronicle> = observers
            .map(|observer| {
                let mut chronicle = Chronicle::of(observer);
                chronicle.follow(session);
                chronicle
            })
            .collect();
        let mut said = self.heard.iter();
        let mut last = said.clone();
        let (mut mover, mut told) = (None, 0);
        for (number, step) in chronicles[0].steps().iter().enumerate() {
            if step.mover.is_some() && step.mover != mover {
                mover = step.mover;
                assert!(said.any(|line| line.ends_with("to move.")), "the turn at {:?} was not said", step.place);
            }
            for place in (0..step.heard.len()).filter(|place| !step.heard[*place].is_wordless()) {
                let versions: Vec<String> = chronicles
                    .iter()
                    .map(|chronicle| catalog.say(&chronicle.steps()[number].heard[place].text))
                    .flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<String>>())
                    .collect();
                told += 1;
                if chronicles.iter().any(|chronicle| chronicle.steps()[number].heard[place].is_wordless()) {
                    // Announcements for a single person are only spoken when that person is at the screen again.
                    let sat_again = chronicles[0].steps()[number + 1..].iter().any(|later| later.mover == step.mover);
                    let heard = self.heard.iter().any(|line| versions.contains(line));
                    assert!(heard || !sat_again, "{:?} was not said: {versions:?}", step.place);
                    continue;
                }
                let found = said.any(|line| versions.contains(line));
                let after: Vec<&String> = last.take(12).collect();
                assert!(found, "{:?} was not said: {versions:?}, but {after:?}", step.place);
                last = said.clone();
            }
        }
        assert!(told > 20, "{told} events are no game");
        if over {
            let ending = play.ending().expect("an end");
            assert!(said.any(|line| *line == ending.headline), "{} was not said", ending.headline);
            assert!(said.any(|line| *line == ending.reason), "{} was not said", ending.reason);
        }
    }
}

/// Starts a game. `second` is the player of the second seat.
fn sit_down(title: &str, seat: &str, second: &str) -> Listener {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = r#"{"language":"en","speed":"none","forced":false,"theme":"light"}"#;
    let mut window = window_at_pace(folder.path(), None, settings, 0.06);
    click(&mut window, title);
    click(&mut window, &format!("Who plays {seat}"));
    if second == "Computer: Random" {
        click(&mut window, "Other computer players");
    }
    click(&mut window, second);
    window.query_all_by_label("Start").next().expect("a button").click_accesskit();
    let mut listener = Listener { window, polite: String::new(), heard: Vec::new(), luck: Dealer::seeded(8) };
    (0..3).for_each(|_| listener.step());
    listener
}

#[test]
fn a_game_against_a_bot_is_played_by_ear() {
    let mut listener = sit_down("Rival Cities", "Altona", "Computer: Random");
    let over = listener.play(150);
    listener.check(over);
}

#[test]
fn a_game_with_hidden_hands_of_two_persons_is_played_by_ear() {
    let mut listener = sit_down("Rival Cities", "Altona", "Human");
    let over = listener.play(60);
    listener.check(over);
}

#[test]
fn harbour_is_played_by_ear() {
    let mut listener = sit_down("Harbour", "Blue", "Human");
    let over = listener.play(80);
    listener.check(over);
}

#[test]
fn spandau_is_played_by_ear() {
    let mut listener = sit_down("Spandau 1780", "Blue", "Human");
    let over = listener.play(80);
    listener.check(over);
}

/// Plays a game to its end.
fn play_out_by_ear(title: &str, seat: &str, second: &str) {
    let mut listener = sit_down(title, seat, second);
    let over = listener.play(20_000);
    assert!(over, "{title} ends");
    listener.check(over);
}

#[test]
#[ignore = "a whole game takes a minute: cargo test -p rondel-app --test ui -- --ignored"]
fn a_whole_game_of_rival_cities_is_played_by_ear() {
    play_out_by_ear("Rival Cities", "Altona", "Computer: Random");
}

#[test]
#[ignore = "a whole game takes a minute: cargo test -p rondel-app --test ui -- --ignored"]
fn a_whole_game_of_harbour_is_played_by_ear() {
    play_out_by_ear("Harbour", "Blue", "Human");
}

#[test]
#[ignore = "a whole game takes a minute: cargo test -p rondel-app --test ui -- --ignored"]
fn a_whole_game_of_spandau_is_played_by_ear() {
    play_out_by_ear("Spandau 1780", "Blue", "Human");
}
