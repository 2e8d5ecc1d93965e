//! Compares the scene of a page with the scene of the window: the browser must show the same elements in the
//! same positions.

use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use egui::Rect;
use rondel::{Observer, Seat, Session};
use rondel_presenter::resolved::ResolvedScene;
use rondel_presenter::words::Words;
use serde_json::{Value, json};

use crate::guest::Guest;
use crate::host::Host;

/// Maximum distance between positions, as a share of the table size.
const APART: f64 = 0.01;

/// An expected element of a page.
#[derive(Clone)]
struct Expected {
    id: String,
    /// Left, top, width and height, as shares of the table size.
    at: [f64; 4],
    name: String,
    folded_into: Option<String>,
}

/// Returns an observer's scene at the end of a game. The scene has the layout that makes the table largest in
/// the space of a page.
fn window_scene(session: &Session, observer: Observer, words: &Words, seen: &Value) -> ResolvedScene {
    let view = session.view(session.place(), observer).expect("a view");
    let catalog = words.of(&session.header().game);
    let source = Arc::new(view.scene);
    let scene = ResolvedScene::in_layout(&source, None, catalog);
    let room = [0, 1].map(|side| seen["room"][side].as_f64().unwrap_or(1.0) as f32);
    let scale = |size: egui::Vec2| (room[0] / size.x).min(room[1] / size.y);
    let largest = scene.shapes().max_by(|(_, one), (_, other)| scale(*one).total_cmp(&scale(*other)));
    match largest.and_then(|(layout, _)| layout) {
        Some(layout) => ResolvedScene::in_layout(&source, Some(layout), catalog),
        None => scene,
    }
}

fn expected(scene: &ResolvedScene) -> Vec<Expected> {
    let shares = |rect: Rect| {
        let (width, height) = (scene.size.x, scene.size.y);
        [rect.left() / width, rect.top() / height, rect.width() / width, rect.height() / height].map(f64::from)
    };
    let pieces = scene.pieces.iter().map(|piece| Expected {
        id: piece.id.to_string(),
        at: shares(piece.rect),
        name: piece.spoken(),
        folded_into: piece.folded_into.map(|opener| opener.to_string()),
    });
    let regions = scene.zones.iter().flat_map(|zone| zone.regions.iter().map(move |region| (zone, region)));
    let regions = regions.map(|(zone, region)| Expected {
        id: region.id.to_string(),
        at: shares(Rect::from_points(&region.outline)),
        name: region.name.clone(),
        folded_into: zone.folded_into.map(|opener| opener.to_string()),
    });
    pieces.chain(regions).collect()
}

/// Returns all differences between the page and the expected elements.
fn differences(expected: &[Expected], seen: &Value, out: Option<&str>) -> Vec<String> {
    let mut told = Vec::new();
    let shown = |thing: &&Expected| thing.folded_into.as_deref().is_none_or(|opener| Some(opener) == out);
    let mut count = 0;
    for thing in expected.iter().filter(shown) {
        count += 1;
        let found = &seen["found"][&thing.id];
        if found.is_null() {
            told.push(format!("{} ({}) is not there", thing.id, thing.name));
            continue;
        }
        let at: Vec<f64> = (0..4).map(|side| found["at"][side].as_f64().unwrap_or(f64::NAN)).collect();
        if thing.at.iter().zip(&at).any(|(should, is)| (should - is).abs().is_nan() || (should - is).abs() > APART) {
            told.push(format!("{} lies at {at:.4?} and should at {:.4?}", thing.id, thing.at));
        }
        let name = found["name"].as_str().unwrap_or_default();
        // The computed accessible name has single spaces.
        let squeezed = |words: &str| words.split_whitespace().collect::<Vec<_>>().join(" ");
        if !squeezed(name).starts_with(&squeezed(&thing.name)) {
            told.push(format!("{} is called `{name}` and should be `{}`", thing.id, thing.name));
        }
        // For voice control, the label must contain the visible text.
        if let Some(title) = found["title"].as_str().filter(|title| !squeezed(name).contains(&squeezed(title))) {
            told.push(format!("{} is called `{name}`, and `{title}` stands on it", thing.id));
        }
        if found["role"] != "button" {
            told.push(format!("{} is {} and should be a button", thing.id, found["role"]));
        }
    }
    let all = seen["found"].as_object().map_or(0, serde_json::Map::len);
    if all != count {
        told.push(format!("{all} things are there and should be {count}"));
    }
    told
}

/// Compares all elements on a page, including folded elements, with the window's scene of the same view. Returns the
/// number of elements.
pub(crate) fn compare(host: &Host, guest: &Guest, seat: usize, words: &Words) -> usize {
    let observer = Observer::Seat(Seat::new(seat as u8));
    if !guest.looks_at("table") {
        return 0;
    }
    let things = agrees(host, guest, observer, words, None);
    let mut openers: Vec<&str> = things.iter().filter_map(|thing| thing.folded_into.as_deref()).collect();
    openers.sort_unstable();
    openers.dedup();
    for opener in openers {
        // A tap on an element that can also be chosen would take the choice.
        let thing = format!("document.querySelector('#felt .piece[data-id=\"{opener}\"][aria-expanded]:not(.open)')");
        if guest.page.is(&format!("{thing} !== null")) {
            guest.page.says(&format!("{thing}.click()"));
            agrees(host, guest, observer, words, Some(opener));
            guest.page.says(&format!("{thing}.click()"));
        }
    }
    things.len()
}

/// Compares all elements on a page with their accessible names. This slows the browser down from then on.
pub(crate) fn listen(host: &Host, guest: &Guest, seat: usize, words: &Words) {
    if !guest.looks_at("table") {
        return;
    }
    let expected = agrees(host, guest, Observer::Seat(Seat::new(seat as u8)), words, None);
    let found = differences(&expected, &guest.page.says("eye.things(true)"), None);
    assert!(found.is_empty(), "{found:#?}");
}

/// Waits until the page matches the window, and returns the expected elements. This takes a while, because
/// steps are shown one after another, and a changed size must first reach the host.
fn agrees(host: &Host, guest: &Guest, observer: Observer, words: &Words, out: Option<&str>) -> Vec<Expected> {
    let until = Instant::now() + Duration::from_secs(90);
    loop {
        let session = host.session();
        let seen = guest.page.says("eye.things(false)");
        let expected = expected(&window_scene(&session, observer, words, &seen));
        let found = differences(&expected, &seen, out);
        if found.is_empty() {
            return expected;
        }
        let some: Vec<&String> = found.iter().take(12).collect();
        assert!(
            Instant::now() < until,
            "{} ply {}, {out:?} folded out, {} differences: {some:#?}\n{}",
            session.header().game,
            session.plies().len(),
            found.len(),
            guest.page.tells()
        );
        sleep(Duration::from_millis(150));
    }
}

#[test]
fn whatever_lies_elsewhere_or_is_called_otherwise_is_found() {
    let thing = |id: &str, left: f64| Expected {
        id: id.to_owned(),
        at: [left, 0.2, 0.3, 0.4],
        name: "Ship".to_owned(),
        folded_into: None,
    };
    let expected = [thing("card-1", 0.1), thing("card-2", 0.5)];
    let seen = |left: f64, name: &str, role: &str| {
        let other = json!({ "at": [0.5, 0.2, 0.3, 0.4], "name": "Ship. A card", "role": "button" });
        let one = json!({ "at": [left, 0.2, 0.3, 0.4], "name": name, "role": role });
        json!({ "found": { "card-1": one, "card-2": other } })
    };
    let count = |seen: &Value| differences(&expected, seen, None).len();
    assert_eq!(count(&seen(0.109, "Ship", "button")), 0);
    assert_eq!(count(&seen(0.111, "Ship", "button")), 1);
    assert_eq!(count(&seen(0.1, "A ship", "button")), 1);
    assert_eq!(count(&seen(0.1, "Ship", "img")), 1);
    let titled = |title: &str| {
        let mut seen = seen(0.1, "Ship, laden", "button");
        seen["found"]["card-1"]["title"] = title.into();
        count(&seen)
    };
    assert_eq!((titled("Ship"), titled("Boat")), (0, 1));
    assert_eq!(differences(&expected[..1], &seen(0.1, "Ship", "button"), None).len(), 1, "one too many");
    let more = [&expected[..], &[thing("card-3", 0.1)]].concat();
    assert_eq!(differences(&more, &seen(0.1, "Ship", "button"), None).len(), 2, "one too few");
}
