//! Faults in a game with a map and no hidden information.

use rondel::conformance::Law;
use rondel::{ElementId, Ruleset, Seat, Turn};
use rondel_causeways::{Causeways, PLUGIN};
use serde_json::json;

use crate::{Fault, caught, edit, read, violation};

fn wrong(fault: Fault<Causeways>, law: Law, words: &str) {
    caught(&PLUGIN, Causeways, fault, law, words);
}

#[test]
fn an_honest_game_of_causeways_keeps_every_law() {
    assert_eq!(violation(&PLUGIN, Causeways, Fault::Nothing, 30), None);
}

#[test]
fn two_causeways_in_one_place_are_counted() {
    wrong(
        Fault::Applies(|causeways, marsh, build, dealer| {
            causeways.apply(marsh, build, dealer);
            edit(marsh, |marsh| marsh["built"][1] = marsh["built"][0].clone());
        }),
        Law::Census,
        "causeways: counted 2, expected 1",
    );
}

#[test]
fn places_that_are_listed_twice_or_not_at_all_are_caught() {
    wrong(Fault::Lists(|_, legal| legal.extend(legal.first().copied())), Law::Actions, "is listed twice");
    wrong(
        Fault::Lists(|marsh, legal| legal.truncate(if read(marsh)["built"][0] == json!(0) { 42 } else { 0 })),
        Law::Actions,
        "has no legal action",
    );
}

#[test]
fn a_seat_that_has_nothing_to_build_and_is_asked_all_the_same_is_caught() {
    wrong(
        Fault::Applies(|causeways, marsh, build, dealer| {
            causeways.apply(marsh, build, dealer);
            edit(marsh, |marsh| {
                // Violates CW-2.3: the first seat is asked when no seat can build.
                if marsh["mover"].is_null() {
                    marsh["mover"] = json!(0);
                }
            });
        }),
        Law::Actions,
        "has no legal action",
    );
}

#[test]
fn a_choice_of_a_place_that_is_not_there_is_caught() {
    wrong(Fault::Calls(|_, choice| choice.on([ElementId::new("place", 99)])), Law::Words, "place-99");
}

#[test]
fn a_road_or_a_village_without_its_border_or_off_the_table_is_caught() {
    wrong(
        Fault::Shows(|_, _, scene| {
            if let Some(piece) = scene.zones[0].pieces.first_mut() {
                piece.outline = None;
            }
        }),
        Law::Words,
        "place-0",
    );
    wrong(
        Fault::Shows(|_, _, scene| {
            if let Some(piece) = scene.zones[0].pieces.last_mut() {
                piece.rect.x += 900.0;
            }
        }),
        Law::Words,
        "village-18",
    );
}

#[test]
fn a_sample_of_what_all_see_is_caught() {
    wrong(
        Fault::Supposes(|_, marsh, _, dealer| {
            let first = dealer.below(18) as usize;
            edit(marsh, |marsh| {
                let worth = marsh["worth"].as_array_mut().expect("a row");
                worth.swap(first, first + 1);
            });
        }),
        Law::Views,
        "map › village-",
    );
}

#[test]
fn a_shared_victory_against_the_rules_and_a_game_that_never_ends_are_caught() {
    wrong(Fault::AllowsNoTies, Law::Endings, "share first place");
    wrong(
        Fault::Turns(|_, turn| if matches!(turn, Turn::Over(_)) { Turn::Decide(Seat::new(0)) } else { turn }),
        Law::Actions,
        "has no legal action",
    );
}

#[test]
fn an_end_that_no_goal_has_reached_is_caught() {
    wrong(
        Fault::CountsGoals(|_, _, goals| {
            if let Some(end) = goals.list.last_mut() {
                end.needs = Some(1000);
            }
        }),
        Law::Goals,
        "no goal that lists it has been reached",
    );
}
