//! The same scene in window and page: what the window makes of a view is laid beside what the browser has drawn.

use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use egui::Rect;
use rondel::{Observer, Seat, Session};
use rondel_app::ui::table::resolved::ResolvedScene;
use rondel_app::ui::words::Words;
use serde_json::Value;

use crate::guest::Guest;
use crate::host::Host;

/// So far things may lie apart, in shares of the table.
const APART: f64 = 0.01;

/// A thing as it should be on a page.
struct Expected {
    id: String,
    /// Its left and upper edge, its width and its height, in shares of the table.
    at: [f64; 4],
    name: String,
    folded_into: Option<String>,
}

/// The scene of whoever sits at a seat at the last moment of a game, in the layout of this shape.
fn window_scene(session: &Session, observer: Observer, words: &Words, shape: f64) -> ResolvedScene {
    let view = session.view(session.place(), observer).expect("a view");
    let catalog = words.of(&session.header().game);
    let source = Arc::new(view.scene);
    let scene = ResolvedScene::in_layout(&source, None, catalog);
    let apart = |size: egui::Vec2| (f64::from(size.x / size.y) / shape).ln().abs();
    let nearest = scene.shapes().min_by(|(_, one), (_, other)| apart(*one).total_cmp(&apart(*other)));
    match nearest.and_then(|(layout, _)| layout) {
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

/// What is otherwise on the page than it should be.
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
        // Whoever computes what is read aloud makes one space of several.
        let squeezed = |words: &str| words.split_whitespace().collect::<Vec<_>>().join(" ");
        if !squeezed(name).starts_with(&squeezed(&thing.name)) {
            told.push(format!("{} is called `{name}` and should be `{}`", thing.id, thing.name));
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

/// Compares all that lies on a page with the window's scene of the same view, what is folded away too; how many things there were.
pub(crate) fn compare(host: &Host, guest: &Guest, seat: usize, words: &Words) -> usize {
    guest.looks_at("table");
    let observer = Observer::Seat(Seat::new(seat as u8));
    let until = Instant::now() + Duration::from_secs(30);
    loop {
        let session = host.session();
        let seen = guest.page.says("eye.things()");
        let scene = window_scene(&session, observer, words, seen["shape"].as_f64().unwrap_or(1.0));
        let expected = expected(&scene);
        // What others did is shown one after the other: it takes a moment until the present is there.
        let found = differences(&expected, &seen, None);
        if found.is_empty() {
            unfold(guest, &expected);
            return expected.len();
        }
        assert!(
            Instant::now() < until,
            "{} ply {}: {found:#?}\n{}",
            session.header().game,
            session.plies().len(),
            guest.page.tells()
        );
        sleep(Duration::from_millis(100));
    }
}

/// Folds everything out, one after the other, and looks for it.
fn unfold(guest: &Guest, expected: &[Expected]) {
    let mut openers: Vec<&str> = expected.iter().filter_map(|thing| thing.folded_into.as_deref()).collect();
    openers.sort_unstable();
    openers.dedup();
    for opener in openers {
        // Where the thing can be chosen as well a tap on it chooses.
        let thing = format!("document.querySelector('#felt .piece[data-id=\"{opener}\"][aria-expanded]:not(.open)')");
        if guest.page.is(&format!("{thing} !== null")) {
            guest.page.says(&format!("{thing}.click()"));
            let found = differences(expected, &guest.page.says("eye.things()"), Some(opener));
            assert!(found.is_empty(), "folded out of {opener}: {found:#?}");
            guest.page.says(&format!("{thing}.click()"));
        }
    }
}
