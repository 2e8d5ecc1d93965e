//! Tests of the views of every registered game. A view contains everything that an observer may know about a
//! moment, as a single serialisable value.

use rondel::scene::ZoneKind;
use rondel::{Chronicle, Dealer, ElementId, MomentId, Observer, Seat, Session, Turn, View};
use rondel_tests::{games, play_any, table};

/// Returns the id of every moment of a game, from the deal to the present.
fn places(session: &Session) -> impl Iterator<Item = MomentId> + '_ {
    let moments = |ply| 0..session.moments(ply).map_or(0, <[_]>::len);
    (0..=session.plies().len()).flat_map(move |ply| moments(ply).map(move |moment| MomentId { ply, moment }))
}

fn played(plugin: &'static rondel::Plugin, seats: u8, seed: u64) -> Session {
    let mut session = table(plugin, seats, seed);
    let mut hand = Dealer::seeded(seed);
    while play_any(&mut session, &mut hand) {}
    session
}

#[test]
fn a_view_is_read_as_it_was_written() {
    for plugin in games() {
        let session = played(plugin, plugin.players.0.max(2), 16);
        let observers = session.seats().each().map(Observer::Seat).chain([Observer::Spectator, Observer::Open]);
        for (place, observer) in places(&session).step_by(7).zip(observers.collect::<Vec<_>>().into_iter().cycle()) {
            let view = session.view(place, observer).expect("a moment of the game");
            let written = serde_json::to_string(&view).expect("a view is plain data");
            let read: View = serde_json::from_str(&written).unwrap_or_else(|error| panic!("{}: {error}", plugin.id));
            assert_eq!(read, view, "{} at {place:?}", plugin.id);
        }
    }
}

#[test]
fn only_who_decides_is_asked_and_only_at_the_end_everything_is_open() {
    for plugin in games() {
        let mut session = table(plugin, plugin.players.0.max(2), 17);
        let mut hand = Dealer::seeded(17);
        loop {
            let place = session.place();
            let Turn::Decide(seat) = session.turn() else { break };
            // All seats that decide at the same time are asked.
            let asked = session.deciders();
            for observer in session.seats().each().map(Observer::Seat).chain([Observer::Spectator]) {
                let view = session.view(place, observer).expect("the present");
                let decides = asked.iter().any(|seat| observer == Observer::Seat(seat));
                assert_eq!(!view.choices.is_empty(), decides, "{}", plugin.id);
                assert_eq!(view.prompt.is_some(), decides, "{}", plugin.id);
                assert_eq!(view.turn, Some(Turn::Decide(seat)), "{}", plugin.id);
            }
            assert_eq!(session.view(place, Observer::Open), None, "{}: hands are open too soon", plugin.id);
            assert!(play_any(&mut session, &mut hand));
        }
        let last = session.view(session.place(), Observer::Open).expect("the game is over");
        assert!(last.score.is_some() && matches!(last.turn, Some(Turn::Over(_))), "{}", plugin.id);
    }
}

#[test]
fn a_chronicle_holds_every_moment_once_and_follows_what_is_taken_back() {
    for plugin in games() {
        let mut session = table(plugin, plugin.players.1, 18);
        let mut hand = Dealer::seeded(18);
        let mut chronicle = Chronicle::of(Observer::Seat(Seat::new(0)));
        for _ in 0..200 {
            let goes_on = play_any(&mut session, &mut hand);
            if hand.below(3) == 0 && session.undo().is_ok() {
                chronicle.take_back_to(session.plies().len());
            }
            if hand.below(2) == 0 {
                chronicle.follow(&session);
            }
            if !goes_on {
                break;
            }
        }
        chronicle.follow(&session);
        let told: Vec<MomentId> = chronicle.steps().iter().map(|step| step.place).collect();
        assert_eq!(told, places(&session).collect::<Vec<_>>(), "{}", plugin.id);
        let mut whole = Chronicle::of(Observer::Seat(Seat::new(0)));
        whole.follow(&session);
        assert_eq!(chronicle, whole, "{}", plugin.id);
        let turns: Vec<_> = chronicle.stretches().collect();
        let begins = |step: usize| !chronicle.steps()[step].continues(&chronicle.steps()[step - 1]);
        assert!(turns.windows(2).all(|pair| pair[0].to == pair[1].from && begins(pair[1].from)));
        assert_eq!(turns.last().map(|turn| turn.to), Some(told.len()), "{}", plugin.id);
        let seat = Seat::new(0);
        if let Some(since) = chronicle.since(seat) {
            assert!(
                chronicle.steps()[since..].iter().all(|step| step.mover != Some(seat) || step.non_player.is_some())
            );
            assert_eq!(chronicle.steps()[since - 1].mover, Some(seat));
        }
    }
}

#[test]
fn the_moments_of_a_ply_end_in_the_position_after_it() {
    for plugin in games() {
        let session = played(plugin, plugin.players.1, 16);
        for ply in 0..=session.plies().len() {
            let moments = session.moments(ply).expect("a ply that was played");
            let last = moments.last().map(|moment| &moment.state);
            assert_eq!(last, session.state_at(ply), "{} after ply {ply}", plugin.id);
        }
    }
}

#[test]
fn the_names_in_a_written_view_stay_as_older_programs_know_them() {
    let plugin = rondel_tests::game("causeways");
    let session = table(plugin, plugin.players.0.max(2), 16);
    let view = session.view(session.place(), Observer::Spectator).expect("the deal");
    let written = serde_json::to_value(view).expect("a view is plain data");
    let names: Vec<&str> = written.as_object().expect("an object").keys().map(String::as_str).collect();
    let known = "place observer mover turn deciders round scene goals heard prompt choices obstacles withheld score";
    assert_eq!(names, known.split(' ').collect::<Vec<_>>());
    assert_eq!(written["observer"], "Bystander");
}

/// Returns the pieces of these kinds in the rows that belong to a seat, as seen by that seat.
fn owned(session: &Session, place: MomentId, seat: Seat, kinds: &[&str]) -> Vec<ElementId> {
    let view = session.view(place, Observer::Seat(seat)).expect("a moment of the game");
    let rows = view.scene.zones.iter().filter(|zone| zone.kind == ZoneKind::Row && zone.owner == Some(seat));
    rows.flat_map(|zone| &zone.pieces).map(|piece| piece.id).filter(|id| kinds.contains(&id.kind)).collect()
}

#[test]
fn what_a_player_acquired_keeps_its_order_and_new_things_come_last() {
    for (id, kinds) in [
        ("harbour", &["building"][..]),
        ("rival-cities", &["ship", "alliance", "lawsuit"]),
        ("spandau-1780", &["card"]),
    ] {
        let plugin = games().into_iter().find(|plugin| plugin.id == id).expect("a bundled game");
        let mut unsorted = 0;
        let tables = (16..46).flat_map(|seed| [(plugin.players.0, seed), (plugin.players.1, seed)]);
        for (seats, seed) in tables {
            if unsorted > 0 && seed > 16 {
                break;
            }
            let session = played(plugin, seats, seed);
            for (seat, kind) in session.seats().each().flat_map(|seat| kinds.iter().map(move |kind| (seat, *kind))) {
                let mut before: Vec<ElementId> = Vec::new();
                for place in places(&session) {
                    let now = owned(&session, place, seat, &[kind]);
                    let kept: Vec<ElementId> = before.iter().copied().filter(|id| now.contains(id)).collect();
                    assert_eq!(now[..kept.len()], kept, "{id}, {seat:?} at {place:?}");
                    unsorted += u32::from(!now.is_sorted());
                    before = now;
                }
            }
        }
        assert!(unsorted > 0, "{id}: nothing was acquired out of order, so this shows nothing");
    }
}
