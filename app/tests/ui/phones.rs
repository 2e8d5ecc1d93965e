//! Phones as players: the window shows a code for each open seat, and then the common table.

#[path = "../web/wire.rs"]
mod wire;

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use egui::{Color32, OutputCommand, Rect, Shape};
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, Node};
use rondel::{Seat, Table as _, Turn};
use rondel_online::net::Invitation;
use rondel_painter::theme;
use rondel_web::Link;
use rondel_window::Shell;
use serde_json::json;
use tokio::runtime::Runtime;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use wire::Wire;

use crate::camera;
use crate::house::{click, window_with};

/// Timeout for waiting.
const LONGEST: Duration = Duration::from_secs(90);
/// Label prefix of a code, followed by the seat.
const CODE: &str = "Phone code for ";
const FILL: &str = "Let the computer play";

/// A window with connected phones, which disconnect when it is dropped.
struct Room {
    window: Harness<'static, Shell>,
    network: Runtime,
    _folder: tempfile::TempDir,
}

/// A connected phone.
struct Phone {
    /// Number of the decision that the phone has to make.
    asked: Arc<Mutex<Option<u64>>>,
    is_over: Arc<AtomicBool>,
    chooses: UnboundedSender<u64>,
}

impl Phone {
    fn asked(&self) -> Option<u64> {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the first choice of a decision.
    fn chooses(&self, decision: u64) {
        self.chooses.send(decision).expect("it is there");
    }
}

impl Room {
    /// Sets up a table with a phone for every seat. `set_up` lists further elements to click.
    fn of(game: &str, set_up: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let settings =
            r#"{"language":"en","speed":"none","forced":false,"theme":"light","coach":false,"relays":"none"}"#;
        let mut window = window_with(folder.path(), None, settings);
        for label in [&[game], set_up, &["Everyone on a phone", "Start"]].concat() {
            click(&mut window, label);
        }
        let network = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let mut room = Self { window, network: network.expect("threads"), _folder: folder };
        room.wait("the codes", |room| !room.codes().is_empty());
        room
    }

    /// Draws frames until a condition holds.
    fn wait(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) {
        let until = Instant::now() + LONGEST;
        while !is_so(self) {
            assert!(Instant::now() < until, "{what} is not to be seen: {:?}", self.reads(""));
            self.window.step();
            std::thread::yield_now();
        }
    }

    /// Returns all visible labels that contain `part`.
    fn reads(&self, part: &str) -> Vec<String> {
        let found = self.window.query_all_by_label_contains(part);
        found.filter_map(|node| said(&node)).collect()
    }

    /// Returns all visible labels that contain `part`, with their positions.
    fn labels(&self, part: &str) -> Vec<(String, Rect)> {
        let found = self.window.query_all_by_label_contains(part);
        found.filter_map(|node| Some((said(&node)?, node.rect()))).collect()
    }

    /// Returns the seats and positions of all visible codes.
    fn codes(&self) -> Vec<(String, Rect)> {
        let seat = |label: String| Some(label.strip_prefix(CODE)?.to_owned());
        self.labels(CODE).into_iter().filter_map(|(label, rect)| Some((seat(label)?, rect))).collect()
    }

    /// Returns the addresses in the codes, by seat.
    fn links(&mut self) -> Vec<String> {
        click(&mut self.window, "Invite people online too");
        let origin = self.window.state().context().phones.origin.clone().expect("pages are open");
        let mut links = Vec::new();
        for _ in 0..self.codes().len() {
            // The label of a button changes once its invitation has been copied.
            self.window.query_all_by_label("Copy invitation").next().expect("an invitation").click_accesskit();
            let copied = (0..6).find_map(|_| {
                self.window.step();
                self.window.output().platform_output.commands.iter().find_map(|command| match command {
                    OutputCommand::CopyText(text) => Some(text.clone()),
                    _ => None,
                })
            });
            self.window.run_ok();
            let code = copied.expect("it is copied").lines().last().expect("a code").to_owned();
            let Invitation { table, secret, .. } = code.parse().expect("an invitation");
            links.push(Link { table, secret }.at(&origin));
        }
        links
    }

    /// Connects a phone through a link and enters a name.
    fn sits(&mut self, link: &str, name: &'static str) -> Phone {
        let (asked, is_over) = (Arc::new(Mutex::new(None)), Arc::new(AtomicBool::new(false)));
        let (chooses, mut chosen) = unbounded_channel();
        let phone = Phone { asked: asked.clone(), is_over: is_over.clone(), chooses };
        let link = link.to_owned();
        let mut claim = [0; 32];
        claim[..name.len()].copy_from_slice(name.as_bytes());
        self.network.spawn(async move {
            let mut wire = Wire::open(&link, claim, name).await.expect("it is let in");
            loop {
                tokio::select! {
                    there = wire.hear() => if !there { return },
                    decision = chosen.recv() => {
                        let Some(decision) = decision else { return };
                        wire.say(&json!({ "choose": [decision, 0] })).await;
                    }
                }
                *asked.lock().unwrap_or_else(PoisonError::into_inner) = wire.asked().map(|(decision, _)| decision);
                is_over.store(wire.is_over(), Ordering::Relaxed);
            }
        });
        self.wait(name, |room| {
            room.reads(name).iter().any(|label| label == name || label.contains(&format!("{name},")))
        });
        phone
    }

    fn begins(&mut self) {
        self.wait("the table", |room| room.window.state().play().is_some());
        self.window.run_ok();
    }

    /// Returns the labels and positions of the players' panels.
    fn plates(&self, names: &[&str]) -> Vec<(String, Rect)> {
        let plate = |name: &&str| {
            let found = self.labels(&format!(", {name}")).into_iter().next();
            found.unwrap_or_else(|| panic!("no plate of {name}: {:?}", self.reads("")))
        };
        names.iter().map(plate).collect()
    }

    /// Returns the fill colours of panels within a rectangle.
    fn fills(&self, place: Rect) -> Vec<Color32> {
        fn filled(shape: &Shape, place: Rect, into: &mut Vec<Color32>) {
            match shape {
                Shape::Vec(shapes) => shapes.iter().for_each(|shape| filled(shape, place, into)),
                Shape::Rect(rect)
                    if rect.rect.expand(1.0).contains_rect(place) && place.expand(1.0).contains_rect(rect.rect) =>
                {
                    into.push(rect.fill);
                }
                _ => {}
            }
        }
        let mut fills = Vec::new();
        for clipped in &self.window.output().shapes {
            filled(&clipped.shape, place, &mut fills);
        }
        fills
    }

    /// Returns the seat to move.
    fn turn(&self) -> Option<Seat> {
        match self.window.state().play()?.held().turn() {
            Turn::Decide(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    fn resize(&mut self, width: f32, height: f32) {
        self.window.set_size(egui::vec2(width, height));
        self.window.run_ok();
    }
}

/// Returns the text of an element as read by screen readers.
fn said(node: &Node<'_>) -> Option<String> {
    node.accesskit_node().label().or_else(|| node.accesskit_node().value())
}

/// Checks that no rectangles overlap and that all are within the given width.
fn lie_apart(things: &[(String, Rect)], width: f32) {
    for (number, (label, rect)) in things.iter().enumerate() {
        assert!(rect.left() >= 0.0 && rect.right() <= width, "{label} at {rect:?} is not within {width}");
        for (other, place) in &things[number + 1..] {
            assert!(!rect.shrink(1.0).intersects(*place), "{label} lies at {rect:?}, over {other} at {place:?}");
        }
    }
}

#[test]
fn each_seat_has_a_code_until_somebody_sits_there_or_the_computer_does() {
    let mut room = Room::of("Spandau 1780", &["3 players"]);
    let seats = room.codes();
    assert_eq!(seats.len(), 3);
    lie_apart(&seats, 1600.0);
    assert!(seats.iter().all(|(_, code)| (code.width() - code.height()).abs() < 1.0 && code.width() >= 150.0));
    let links = room.links();
    assert!(links.iter().all(|link| Link::read(link).is_some()) && links[0] != links[1], "{links:?}");
    let _ann = room.sits(&links[0], "Ann");
    let whose = |room: &Room| room.codes().into_iter().map(|(seat, _)| seat).collect::<Vec<_>>();
    assert_eq!(whose(&room), [seats[1].0.clone(), seats[2].0.clone()], "the code of a seat that is taken is gone");
    // The last button with this name belongs to the list of remote invitations.
    let fill = room.window.query_all_by_label(FILL).next().expect("a button");
    fill.click_accesskit();
    room.window.run_ok();
    assert_eq!(whose(&room), [seats[2].0.clone()]);
    assert!(room.window.state().play().is_none(), "a seat is open still");
    let _cleo = room.sits(&links[2], "Cleo");
    room.begins();
    let plates = room.plates(&["Ann", "Cleo"]);
    assert!(plates[0].0.starts_with(&seats[0].0) && plates[1].0.starts_with(&seats[2].0), "{plates:?}");
}

#[test]
fn codes_have_room_in_a_narrow_window() {
    let mut room = Room::of("Spandau 1780", &["5 players"]);
    let links: BTreeSet<String> = room.links().into_iter().collect();
    for (width, height) in [(1600.0, 900.0), (1024.0, 768.0), (720.0, 900.0)] {
        room.resize(width, height);
        let codes = room.codes();
        assert_eq!(codes.len(), 5);
        lie_apart(&codes, width);
        assert!(codes.iter().all(|(_, code)| code.width() >= 149.0), "{codes:?}");
        let seen: BTreeSet<String> = camera::codes(&room.window).into_iter().collect();
        // In the narrow window, the other codes are further down and require scrolling.
        let all = if width > 800.0 { 5 } else { 2 };
        assert!(seen.is_subset(&links) && seen.len() >= all, "what a camera reads at {width} × {height}: {seen:?}");
    }
}

#[test]
fn the_table_for_all_says_who_is_there_and_whose_turn_it_is() {
    let mut room = Room::of("Tic-tac-toe", &[]);
    let links = room.links();
    let phones = [room.sits(&links[0], "Ann"), room.sits(&links[1], "Bartholomew")];
    room.begins();
    let names = ["Ann", "Bartholomew"];
    let mut turns = [0, 0];
    while !phones.iter().all(|phone| phone.is_over.load(Ordering::Relaxed)) {
        // The new status may arrive before the decision itself, so a phone may briefly repeat its question.
        room.wait("the same turn on the phones and in the window", |room| match room.turn() {
            Some(seat) => {
                let is_asked = |place: usize| phones[place].asked().is_some() == (place == seat.index());
                (0..phones.len()).all(is_asked) && room.plates(&names)[seat.index()].0.contains("to move")
            }
            None => phones.iter().all(|phone| phone.is_over.load(Ordering::Relaxed)),
        });
        let Some(seat) = room.turn() else { continue };
        let asked = seat.index();
        room.window.run_ok();
        let plates = room.plates(&names);
        lie_apart(&plates, 1600.0);
        for (place, (said, rect)) in plates.iter().enumerate() {
            let own = Seat::new(place as u8);
            assert_eq!(said.contains("to move"), own == seat, "{said}");
            assert_eq!(
                room.fills(*rect).contains(&theme::seat_ground(own)),
                own == seat,
                "{said}: {:?}",
                room.fills(*rect)
            );
        }
        turns[asked] += 1;
        let decision = phones[asked].asked().expect("it is asked");
        phones[asked].chooses(decision);
        room.wait("what was chosen", |room| room.turn() != Some(seat) && phones[asked].asked().is_none());
    }
    assert!(turns[0] >= 3 && turns[1] >= 2, "{turns:?}");
    let plates = room.plates(&names);
    assert!(plates.iter().all(|(said, _)| !said.contains("to move")), "{plates:?}");
}

#[test]
fn the_table_for_all_has_room_in_a_narrow_window_and_says_who_has_gone() {
    let mut room = Room::of("Spandau 1780", &["5 players"]);
    let names = ["Ann", "Bartholomew", "Cleo", "Diederik", "Eva"];
    let links = room.links();
    let mut phones: Vec<Phone> = links.iter().zip(names).map(|(link, name)| room.sits(link, name)).collect();
    room.begins();
    for (width, height) in [(1600.0, 900.0), (900.0, 700.0), (560.0, 800.0)] {
        room.resize(width, height);
        let plates = room.plates(&names);
        lie_apart(&plates, width);
        assert!(plates.iter().all(|(_, plate)| plate.width() >= 120.0), "{width}: {plates:?}");
    }
    drop(phones.pop());
    room.wait("that she has gone", |room| room.plates(&names)[4].0.contains("connection lost"));
    assert!(room.plates(&names)[..4].iter().all(|(said, _)| !said.contains("connection lost")));
}
