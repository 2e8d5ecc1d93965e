//! Faults in a game with secret choices and hidden hands.

use rondel::conformance::Law;
use rondel::scene::{Inline, Observer, Piece, Shape};
use rondel::{Announcement, ElementId, MAX_SEATS, Ruleset, Seat, Stage, Text, Turn};
use rondel_wisps::{PLUGIN, Wisps};

use crate::{Fault, caught, edit, read, violation};

type Moor = <Wisps as Ruleset>::State;

/// Returns the lantern that a seat has chosen but not shown yet.
fn picked(moor: &Moor, seat: usize) -> Option<u64> {
    read(moor)["picks"]["picked"][seat].as_u64()
}

/// Returns the lanterns in a hand, one bit each.
fn hand(moor: &Moor, seat: usize) -> u64 {
    let thirds = &read(moor)["lanterns"];
    (0..3).fold(0, |all, third| all | thirds[third]["places"][seat].as_u64().expect("a set"))
}

fn wrong(fault: Fault<Wisps>, law: Law, words: &str) {
    caught(&PLUGIN, Wisps, fault, law, words);
}

#[test]
fn an_honest_game_of_wisps_keeps_every_law() {
    assert_eq!(violation(&PLUGIN, Wisps, Fault::Nothing, 60), None);
}

#[test]
fn a_pick_that_is_seen_on_the_table_is_caught() {
    wrong(
        Fault::Shows(|moor, _, scene| {
            for piece in
                scene.zones.iter_mut().flat_map(|zone| &mut zone.pieces).filter(|piece| piece.id.kind == "place")
            {
                if let Some(number) = picked(moor, piece.id.number as usize) {
                    piece.face.lines = vec![vec![Inline::Number(number as i32 + 1)]];
                }
            }
        }),
        Law::Together,
        "sees it before seat 2 has chosen",
    );
}

#[test]
fn a_pick_that_everybody_hears_of_is_caught() {
    wrong(
        Fault::Applies(|wisps, moor, light, dealer| {
            let number = read(&light).as_u64().expect("a number") as u32;
            dealer.announce(|| Announcement::new(Text::new("chooses-it").with("number", number)));
            wisps.apply(moor, light, dealer);
        }),
        Law::Together,
        "hears of it before seat 2 has chosen",
    );
}

#[test]
fn an_open_lantern_that_is_missing_once_it_is_chosen_is_caught() {
    wrong(
        Fault::Shows(|moor, _, scene| {
            let chosen: Vec<u64> = (0..6).filter_map(|seat| picked(moor, seat)).collect();
            for zone in &mut scene.zones {
                zone.pieces.retain(|piece| piece.id.kind != "open" || !chosen.contains(&piece.id.number.into()));
            }
        }),
        Law::Together,
        "sees it before seat 2 has chosen",
    );
}

#[test]
fn a_count_that_tells_what_was_chosen_is_caught() {
    wrong(
        Fault::Shows(|moor, _, scene| {
            // Shows the total brightness of the lanterns still in hand. The total falls by the brightness of each
            // chosen lantern.
            let left = |seat| hand(moor, seat) & !picked(moor, seat).map_or(0, |card| 1 << card);
            for piece in
                scene.zones.iter_mut().flat_map(|zone| &mut zone.pieces).filter(|piece| piece.id.kind == "held")
            {
                let left = left(piece.id.number as usize);
                piece.count = Some((0..60).filter(|card| left >> card & 1 == 1).map(|card| card + 1).sum());
            }
        }),
        Law::Together,
        "sees it before seat 2 has chosen",
    );
}

#[test]
fn a_pick_that_leaves_the_hand_and_lies_nowhere_is_missed() {
    wrong(
        Fault::Applies(|wisps, moor, light, dealer| {
            let number = read(&light).as_u64().expect("a number");
            if let Turn::Decide(seat) = wisps.turn(moor) {
                wisps.apply(moor, light, dealer);
                edit(moor, |moor| {
                    let hand = &mut moor["lanterns"][number as usize / 20]["places"][seat.index()];
                    *hand = (hand.as_u64().expect("a set") & !(1 << number)).into();
                });
            }
        }),
        Law::Census,
        "lanterns: counted 19, expected 20",
    );
}

#[test]
fn a_group_that_shrinks_by_what_was_chosen_is_caught() {
    wrong(
        Fault::DecidesTogether(|moor, together| {
            // A seat that has chosen a bright lantern is no longer counted among the deciding seats.
            let is_through = |seat: &Seat| picked(moor, seat.index()).is_some_and(|number| number >= 30);
            together.iter().filter(|seat| !is_through(seat)).collect()
        }),
        Law::Together,
        "when seat 2 should be asked, seat",
    );
}

#[test]
fn whoever_is_asked_later_must_not_be_hindered_by_what_others_chose() {
    wrong(
        Fault::Lists(|moor, legal| {
            let taken: Vec<u64> = (0..6).filter_map(|seat| picked(moor, seat)).map(|card| card % 6).collect();
            let sign = |light: &_| read(light).as_u64().map(|number| number % 6);
            if legal.iter().any(|light| sign(light).is_some_and(|sign| !taken.contains(&sign))) {
                legal.retain(|light| sign(light).is_some_and(|sign| !taken.contains(&sign)));
            }
        }),
        Law::Views,
        "in a sample",
    );
    wrong(
        Fault::Asks(|moor, prompt| {
            let total: u64 = (0..6).filter_map(|seat| picked(moor, seat)).sum();
            prompt.with("worth", total as u32)
        }),
        Law::Together,
        "seat 2 gets a different prompt",
    );
    wrong(
        Fault::CountsGoals(|moor, _, goals| {
            goals.list.swap(0, 1);
            if picked(moor, 0).is_some_and(|number| number > 30) {
                goals.list.swap(0, 1);
            }
        }),
        Law::Views,
        "sees different goals",
    );
}

#[test]
fn a_sample_that_keeps_the_pick_is_caught() {
    wrong(
        Fault::Supposes(|wisps, moor, observer, dealer| {
            let kept = read(moor)["picks"].clone();
            wisps.determinize(moor, observer, dealer);
            edit(moor, |moor| moor["picks"] = kept);
        }),
        Law::Places,
        "keeps the place",
    );
}

#[test]
fn a_sample_that_keeps_the_hands_is_caught() {
    wrong(
        Fault::Supposes(|wisps, moor, observer, dealer| {
            let kept = read(moor)["lanterns"].clone();
            wisps.determinize(moor, observer, dealer);
            edit(moor, |moor| moor["lanterns"] = kept);
        }),
        Law::Views,
        "shows what only seat",
    );
    wrong(Fault::Supposes(|_, _, _, _| {}), Law::Views, "no sample ever differs");
}

#[test]
fn a_sample_that_forgets_what_lies_open_is_caught() {
    wrong(
        Fault::Supposes(|wisps, moor, observer, dealer| {
            edit(moor, |moor| (0..3).for_each(|third| moor["lanterns"][third]["known"] = vec![0; MAX_SEATS].into()));
            wisps.determinize(moor, observer, dealer);
        }),
        Law::Views,
        "fan › lantern-",
    );
}

#[test]
fn a_hand_that_all_see_is_caught() {
    wrong(
        Fault::Shows(|moor, _, scene| {
            let Some(zone) = scene.zones.first_mut() else { return };
            let lowest = hand(moor, 0).trailing_zeros();
            let rect = zone.rect;
            let name = Text::new("lantern").with("number", lowest + 1).with("sign", Text::new("icon-star"));
            zone.pieces.push(Piece::new(ElementId::new("seen", 0), Shape::Tile, rect, name));
        }),
        Law::Views,
        "row › seen-0 › name",
    );
}

#[test]
fn what_was_revealed_must_not_be_taken_back() {
    wrong(
        Fault::Applies(|wisps, moor, light, dealer| {
            // Uses a copy of the dealer, so that the game's own dealer does not record the random draws.
            wisps.apply(moor, light, &mut dealer.clone());
        }),
        Law::Undoing,
        "can undo",
    );
}

#[test]
fn an_observer_that_sees_all_before_the_end_is_caught() {
    wrong(
        Fault::Shows(|moor, observer, scene| {
            if observer != Observer::Open {
                *scene = rondel::Scene { observer, ..Wisps.scene(moor, Observer::Open) };
            }
        }),
        Law::Together,
        "sees it before seat 2 has chosen",
    );
}
