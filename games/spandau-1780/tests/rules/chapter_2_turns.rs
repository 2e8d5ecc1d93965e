//! Tests for SP-2: the order in which players act, turn by turn and phase by phase, and its consequences for
//! other chapters.

use std::collections::BTreeSet;

use rondel::{Observer, Seat, Stage, Text};
use rondel_spandau_1780::content::Good;
use rondel_spandau_1780::state::{Phase, Task, count_of};
use rondel_spandau_1780::{Action, SpandauSetup, Turns};

use crate::chapter_9_collections::gallery;
use crate::table::{BLUE, GREEN, RED, Table, at};

fn table(seats: u8, turns: Turns) -> Table {
    Table::quiet(seats, &SpandauSetup { turns, ..SpandauSetup::default() })
}

/// Returns a three-player table at which all players have a decision to make in every action except drawing.
fn busy(turns: Turns) -> Table {
    let mut table = table(3, turns);
    table.active(RED, &["main_guardhouse", "painters_workshop"]).hand(RED, &["weekly_market"]);
    table.active(BLUE, &["bridge_guard", "riverside_studio"]).hand(BLUE, &["village_inn"]);
    table.active(GREEN, &["foresters_lodge", "engravers_studio"]).hand(GREEN, &["havel_ferry"]);
    for (seat, region) in [(RED, "zehlendorf"), (BLUE, "kladow"), (GREEN, "tegel")] {
        table.coins(seat, 2).control(seat, region).state.players[seat].level = 1;
    }
    table
}

/// Plays a round in which Blue wins the auction and each decision ends as soon as possible. Returns each action
/// with the seat that decides in it, in order.
fn order(table: &mut Table) -> Vec<(Phase, Seat)> {
    table.auction().play(Action::DropOut).play(Action::Bid(1)).play(Action::DropOut);
    let mut order = Vec::new();
    while table.state.round == 1 {
        let (seat, task) = table.asks().expect("the game goes on");
        let step = (table.state.phase, seat);
        if !matches!(task, Task::Pay) && order.last() != Some(&step) {
            order.push(step);
        }
        table.play_first();
    }
    order
}

const ASKED_IN: [Phase; 6] = [Phase::Palace, Phase::Army, Phase::Artist, Phase::Cards, Phase::Expand, Phase::Exchange];

#[test]
fn sp_2_1_one_player_does_all_seven_actions_before_the_next_begins() {
    let whole: Vec<_> = [BLUE, GREEN, RED].into_iter().flat_map(|seat| ASKED_IN.map(|phase| (phase, seat))).collect();
    assert_eq!(order(&mut busy(Turns::Whole)), whole);
}

#[test]
fn sp_2_9_phase_by_phase_all_players_do_an_action_before_anybody_does_the_next() {
    let phases: Vec<_> = ASKED_IN.into_iter().flat_map(|phase| [BLUE, GREEN, RED].map(|seat| (phase, seat))).collect();
    assert_eq!(order(&mut busy(Turns::Phases)), phases);
}

#[test]
fn sp_2_9_the_question_and_the_table_tell_the_phase() {
    let mut table = busy(Turns::Phases);
    table.phases(&[Phase::Army]);
    let army = || Text::new("step-army");
    let question = Text::new("ask-in-phase").with("phase", army()).with("question", Text::new("ask-advance"));
    assert_eq!(table.rules.prompt(&table.state), question);
    table.state.round = 1;
    for observer in [Observer::Seat(RED), Observer::Seat(BLUE), Observer::Spectator] {
        let phases = table.rules.scene(&table.state, observer).phases.expect("the steps of the round");
        assert_eq!(phases.steps[phases.current].name, Text::new("round-army"), "{observer:?}");
    }
    let mut whole = busy(Turns::Whole);
    whole.ask(RED, Task::Act(Phase::Army));
    assert_eq!(whole.rules.prompt(&whole.state), Text::new("ask-advance"));
}

#[test]
fn sp_2_10_a_collection_is_shown_in_any_action_of_ones_own_and_in_no_other() {
    let mut table = busy(Turns::Phases);
    table.works(BLUE, &[]).works(GREEN, &[]).works(RED, &gallery());
    table.collections(["mirror_cabinet", "picture_gallery"], "treasury");
    table.phases(&[Phase::Army, Phase::Artist, Phase::Cards]);
    let mut asked = Vec::new();
    while let Some((seat, Task::Advance | Task::Inspect(_) | Task::PlayCards)) = table.asks() {
        asked.push(seat);
        assert_eq!(table.may(Action::Claim(1)), seat == RED, "{:?}", table.asks());
        table.play(Action::Finish);
    }
    assert_eq!(asked, [RED, BLUE, GREEN, RED, BLUE, GREEN, RED, BLUE, GREEN]);
}

#[test]
fn sp_4_1_phase_by_phase_all_stones_come_off_before_a_counter_rises() {
    let mut table = busy(Turns::Phases);
    for seat in [RED, BLUE, GREEN] {
        table.state.players[seat].shield = Some(4);
    }
    table.phases(&[Phase::Palace]);
    assert_eq!(table.asks(), Some((RED, Task::Assert { surplus: 0 })));
    assert!([RED, BLUE, GREEN].iter().all(|seat| table.state.players[*seat].shield.is_none()));
    table.play(Action::Assert).play(Action::Finish);
    let shield = |seat: Seat| table.state.players[seat].shield;
    assert_eq!((shield(RED), shield(BLUE)), (Some(1), None), "what is asserted in this phase stays");
}

#[test]
fn sp_4_5_phase_by_phase_a_shield_counts_until_the_next_palace_phase() {
    let mut table = table(3, Turns::Phases);
    table.state.players[RED].level = 1;
    table.auction();
    while !matches!(table.task(), Some(Task::Assert { .. })) {
        table.play_first();
    }
    table.play(Action::Assert);
    while table.state.round == 1 {
        table.play_first();
    }
    assert_eq!((table.state.stock(RED, Good::Wine), table.state.players[RED].shield), (1, Some(1)));
    while matches!(table.task(), Some(Task::Bid)) {
        assert_eq!(table.state.players[RED].shield, Some(1));
        table.play_first();
    }
    assert_eq!(table.state.players[RED].shield, None);
}

#[test]
fn sp_5_4_phase_by_phase_the_order_of_turns_is_that_in_which_all_act() {
    let mut table = busy(Turns::Phases);
    table.state.start = BLUE;
    for (seat, space) in [(BLUE, 5), (GREEN, 3), (RED, 3)] {
        table.coins(seat, 0).state.players[seat].progress = Some(space);
    }
    table.phases(&[Phase::Army]).play(Action::Advance);
    assert_eq!(table.asks(), Some((GREEN, Task::Advance)), "the next campaign");
    assert_eq!((table.coins_of(GREEN), table.state.players[GREEN].level), (3, 1), "Green acts before Red");
    assert_eq!((table.coins_of(RED), table.state.players[RED].level), (0, 2));
}

#[test]
fn sp_8_1_phase_by_phase_drawn_cards_lie_face_down_until_their_owner_has_expanded() {
    let mut table = table(5, Turns::Phases);
    table.stone(RED, "potsdam", 0).stone(BLUE, "potsdam", 1);
    table.phases(&[Phase::Draw, Phase::Expand]);
    let cards = |table: &Table, seat: Seat| (count_of(&table.state.players[seat].drawn), table.hand_size(seat));
    assert_eq!(table.asks(), Some((RED, Task::Expand)));
    assert_eq!((cards(&table, RED), cards(&table, BLUE)), ((1, 0), (1, 0)));
    table.play(Action::Finish);
    assert_eq!(table.asks(), Some((BLUE, Task::Expand)));
    assert_eq!((cards(&table, RED), cards(&table, BLUE)), ((0, 1), (1, 0)));
    table.play(Action::Finish);
    assert_eq!(cards(&table, BLUE), (0, 1));
}

#[test]
fn sp_8_3_phase_by_phase_berlin_grows_before_anybody_expands() {
    let mut table = table(4, Turns::Phases);
    table.state.start = BLUE;
    table.hand(RED, &["weekly_market"]).stone(RED, "potsdam", 0).hand(BLUE, &["village_inn"]).stone(BLUE, "nauen", 0);
    table.phases(&[Phase::Expand]);
    let before = table.state.berlin.len();
    assert_eq!(table.asks(), Some((BLUE, Task::Grow(1))));
    table.play(Action::Place(at("lichtenberg", 0)));
    assert_eq!(table.asks(), Some((BLUE, Task::Expand)));
    table.play(Action::Finish);
    assert_eq!((table.asks(), table.state.berlin.len()), (Some((RED, Task::Expand)), before + 1));
}

#[test]
fn sp_9_1_phase_by_phase_all_exchange_when_all_else_is_done() {
    let mut table = busy(Turns::Phases);
    let order = order(&mut table);
    assert_eq!(order[order.len() - 3..], [BLUE, GREEN, RED].map(|seat| (Phase::Exchange, seat)));
}

#[test]
fn sp_2_1_the_steps_of_a_round_are_shown_in_their_order() {
    let mut table = Table::dealt(3, &SpandauSetup::default(), 5);
    let step = |table: &Table| table.rules.scene(&table.state, Observer::Spectator).phases.map(|it| it.current);
    assert_eq!(step(&table), None, "before the first round");
    let (mut seen, mut last) = (BTreeSet::new(), (0, table.state.active, 0));
    while table.state.round < 6 && table.outcome().is_none() {
        table.play_first();
        let Some(current) = step(&table) else { continue };
        let is_auction = matches!(table.task(), Some(Task::Bid | Task::Pay));
        assert_eq!(current == 1, is_auction, "{:?}", table.task());
        // Within a player's turn, the steps only go forward.
        let now = (table.state.round, table.state.active, current);
        assert!((now.0, now.1) != (last.0, last.1) || now.2 >= last.2 || last.2 == 1, "{last:?} and {now:?}");
        seen.insert(current);
        last = now;
    }
    assert!(seen.len() >= 4, "{seen:?}");
}
