//! Tests that the layout is stable: during a game, every element keeps its place, regardless of the current decision.

use std::collections::BTreeMap;

use rondel::components::Kind;
use rondel::journal::{Header, Player};
use rondel::scene::{Rect, Scene, ZoneKind};
use rondel::{Dealer, ElementId, Observer, Seat, Session, Stage, Turn};
use rondel_harbour::content::Good;
use rondel_harbour::{Harbour, HarbourSetup, State};

/// The key of a zone: its kind, its owner, and its title if it has one.
type ZoneId = (ZoneKind, Option<Seat>, Option<String>);

/// Returns the places of the zones. The title of a player's mat depends on what the player can ship.
fn zones(scene: &Scene) -> BTreeMap<ZoneId, Rect> {
    let title = |key: &str| if key == "mat-ships" { "mat-of" } else { key }.to_owned();
    let id = |zone: &rondel::scene::Zone| {
        (zone.kind, zone.owner, zone.title.as_ref().map(|title_of| title(title_of.key().unwrap_or_default())))
    };
    let zones: BTreeMap<ZoneId, Rect> = scene.zones.iter().map(|zone| (id(zone), zone.rect)).collect();
    assert_eq!(zones.len(), scene.zones.len(), "no two zones have the same title and owner");
    zones
}

/// Returns the upper left corner of each piece, except the pieces that players move. A building becomes less
/// tall while a worker stands below it, but its corner stays in place.
fn corners(scene: &Scene) -> BTreeMap<ElementId, (f32, f32)> {
    let moved = ["market", "worker", "stock-marker", "stock-left"];
    let still = scene.pieces().filter(|piece| !moved.contains(&piece.id.kind));
    still.map(|piece| (piece.id, (piece.rect.x, piece.rect.y))).collect()
}

/// Returns everything that determines which pieces lie on the boards and in the display.
fn laid(state: &State) -> impl PartialEq + use<> {
    let players = state.turns.seats().each().map(|seat| {
        let player = &state.players[seat];
        (player.board, player.buildings, player.bonus, player.worker.is_some())
    });
    (players.collect::<Vec<_>>(), state.display.iter().collect::<Vec<_>>(), state.looked.is_empty())
}

/// Returns the scenes of a position for tables of all shapes.
fn scenes(rules: &Harbour, state: &State) -> Vec<Scene> {
    let first = rules.scene(state, Observer::Spectator);
    std::iter::once(first).chain(rules.other_shapes(state, Observer::Spectator)).collect()
}

/// Compares a scene with the one before it, and returns whether a zone was added or removed.
fn compare(before: &Scene, now: &Scene, same_pieces: bool, place: &str) -> bool {
    let (old, new) = (zones(before), zones(now));
    for (id, rect) in &new {
        // Only the untitled row of a player's buildings becomes larger when buildings are added.
        let grows = id.0 == ZoneKind::Row && id.1.is_some();
        if let Some(earlier) = old.get(id).filter(|_| !grows || same_pieces) {
            assert_eq!(rect, earlier, "{place}: {id:?} has moved");
        }
    }
    if same_pieces {
        let old = corners(before);
        for (piece, corner) in corners(now) {
            let earlier = old.get(&piece).copied().unwrap_or(corner);
            assert_eq!(corner, earlier, "{place}: {piece:?} has moved");
        }
    }
    old.keys().ne(new.keys())
}

#[test]
fn everything_keeps_its_place_in_every_decision_of_a_game() {
    let setup = HarbourSetup { bonus: true, inland: true, ..HarbourSetup::default() };
    let rules = setup.rules().expect("the bundled content");
    let (mut compared, mut changed) = (0, 0);
    for (seats, seed) in (1..=4_u8).flat_map(|seats| (0..6_u64).map(move |seed| (seats, seed))) {
        let players = vec![Player::human(""); usize::from(seats)];
        let (game, version) = ("harbour".to_owned(), env!("CARGO_PKG_VERSION").to_owned());
        let header = Header::new(game, version, Box::new(setup.clone()), players, seed);
        let mut session = Session::start(header).expect("a table");
        let mut hand = Dealer::seeded(seed);
        let mut last: Option<(Vec<Scene>, State)> = None;
        while let Turn::Decide(_) = session.turn() {
            let state: State = *session.state().get().expect("a state of Harbour");
            let now = scenes(&rules, &state);
            if let Some((before, earlier)) = &last {
                let same_pieces = laid(earlier) == laid(&state);
                for (shape, (before, now)) in before.iter().zip(&now).enumerate() {
                    let place = format!("{seats} seats, seed {seed}, ply {}, shape {shape}", session.plies().len());
                    changed += usize::from(compare(before, now, same_pieces, &place));
                    compared += 1;
                }
            }
            last = Some((now, state));
            let count = session.choices().len();
            session.play(hand.below(count as u32) as usize).expect("a listed choice is legal");
        }
    }
    assert!(compared > 2_000 && changed > 300, "{compared} scenes compared, {changed} with other zones");
}

#[test]
fn a_purchase_shows_in_the_warehouse_what_it_leaves() {
    let rules = HarbourSetup::default().rules().expect("the bundled content");
    let mut seen = 0;
    for seed in 0..4 {
        let players = vec![Player::human(""); 2];
        let header = Header::new(
            "harbour".to_owned(),
            env!("CARGO_PKG_VERSION").to_owned(),
            Box::new(HarbourSetup::default()),
            players,
            seed,
        );
        let mut session = Session::start(header).expect("a table");
        let mut hand = Dealer::seeded(seed);
        while let Turn::Decide(seat) = session.turn() {
            let state: State = *session.state().get().expect("a state of Harbour");
            let scene = rules.scene(&state, Observer::Spectator);
            for good in Good::ALL {
                let of_good = (seat.index() * 4 + good.index()) as u32;
                let Some(cell) = scene.piece(ElementId::new("stock-left", of_good)) else { continue };
                let marker = scene.piece(ElementId::new("stock-marker", of_good)).expect("a marker on each track");
                assert!(cell.rect.x + cell.rect.w <= marker.rect.centre().0, "it is on a lower number");
                seen += 1;
            }
            let count = session.choices().len();
            session.play(hand.below(count as u32) as usize).expect("a listed choice is legal");
        }
    }
    assert!(seen > 20, "{seen}");
}
