//! Tests for SP-10: the six ways the game can end.

use crate::table::{BLUE, GREEN, RED, Table, at, lot, region, work};
use rondel_spandau_1780::Action;
use rondel_spandau_1780::content::{Field, Stones};
use rondel_spandau_1780::state::{ALL_SPOTS, Ending, Phase, Task};

/// Returns `count` works that initially belong to no player.
fn works(count: usize) -> Vec<u8> {
    (0..count).map(|number| 2 * (15 + number as u8)).collect()
}

fn fields_of(id: &str) -> [Field; 3] {
    [0, 1, 2].map(|slot| Field::new(region(id), slot))
}

/// Returns a table in which Red, with `red_owns` works, has won the auction for one coin.
fn bought(red_owns: usize) -> Table {
    let mut table = Table::usual(3);
    table.works(RED, &works(red_owns)).coins(RED, 1).auction().play(Action::Bid(1));
    table
}

#[test]
fn sp_10_1_a_twelfth_artwork_ends_the_game_at_once() {
    let table = bought(11);
    assert_eq!((table.works_of(RED).len(), table.state.ended), (12, Some(Ending::Cabinet)));
    assert!(table.outcome().is_some() && table.decides().is_none() && table.legal().is_empty());
    let displayed = table.state.displayed;
    assert_eq!(displayed, None, "nothing follows");
}

#[test]
fn sp_10_1_eleven_do_not() {
    let table = bought(10);
    assert_eq!((table.works_of(RED).len(), table.state.ended), (11, None));
}

#[test]
fn sp_10_1_forgeries_count_for_the_twelve() {
    let mut table = Table::usual(3);
    table.works(RED, &works(11)).coins(RED, 1);
    for piece in works(11).into_iter().chain([lot()]) {
        table.forged(piece);
    }
    table.auction().play(Action::Bid(1));
    assert_eq!((table.state.ended, table.state.genuine_works(RED)), (Some(Ending::Cabinet), 0));
}

/// Returns a table in which Red is about to end this campaign.
fn campaign(number: u8) -> Table {
    let mut table = Table::usual(3);
    table.active(RED, &["main_guardhouse"]);
    table.state.campaign = number;
    let length = table.rules.content().campaigns[usize::from(number)].length;
    table.state.players[RED].progress = Some(length - 1);
    table
}

#[test]
fn sp_10_2_the_last_campaign_ends_the_game() {
    for number in 0..4 {
        let mut table = campaign(number);
        table.ask(RED, Task::Act(Phase::Army)).play(Action::Advance);
        assert_eq!(table.state.ended, (number == 3).then_some(Ending::Campaigns));
    }
}

#[test]
fn sp_10_3_the_game_ends_when_every_field_is_taken_black_stones_included() {
    let mut table = Table::usual(2);
    table.stone(RED, "zehlendorf", 0).hand(RED, &["weekly_market"]).black_but(&[at("zehlendorf", 1)]);
    table.ask(RED, Task::Expand).play(Action::Place(at("zehlendorf", 1)));
    let first = table.legal()[0];
    table.play(first);
    assert_eq!(table.state.ended, Some(Ending::Map));
}

#[test]
fn sp_10_3_not_while_one_field_is_free() {
    let mut table = Table::usual(2);
    table.stone(RED, "zehlendorf", 0).hand(RED, &["weekly_market", "watermill"]);
    table.black_but(&[at("zehlendorf", 1), at("bernau", 0)]);
    table.ask(RED, Task::Expand).play(Action::Place(at("zehlendorf", 1)));
    let first = table.legal()[0];
    table.play(first);
    assert_eq!(table.state.ended, None);
}

#[test]
fn sp_10_3_a_black_stone_may_take_the_last_field() {
    let mut table = Table::usual(3);
    table.black_but(&[at("zehlendorf", 1)]).ask(RED, Task::Grow(2)).play(Action::Place(at("zehlendorf", 1)));
    assert_eq!(table.state.ended, Some(Ending::Map), "though another black stone was due");
}

#[test]
fn sp_10_4_the_game_ends_when_a_player_has_placed_all_thirty_stones() {
    let mut table = Table::usual(2);
    let regions = ["tegel", "wedding", "britz", "rixdorf", "steglitz", "lankwitz", "gatow", "kladow", "saarmund"];
    let fields = regions.iter().flat_map(|id| fields_of(id)).chain([at("zehlendorf", 0), at("zehlendorf", 1)]);
    table.fill(RED, fields).hand(RED, &["weekly_market", "watermill", "post_mill"]);
    assert_eq!(table.state.players[RED].placed.count_ones(), 29);
    table.ask(RED, Task::Expand);
    assert_eq!(table.state.players[RED].placed, ALL_SPOTS & !(1 << 29), "the third city is left");
    table.play(Action::Place(at("teltow", 0)));
    assert_eq!(table.state.ended, Some(Ending::Stones));
    assert_eq!(table.state.players[RED].influence.len(), 30);
}

#[test]
fn sp_10_4_twenty_nine_do_not_end_it() {
    let mut table = Table::usual(2);
    let regions = ["tegel", "wedding", "britz", "rixdorf", "steglitz", "lankwitz", "gatow", "kladow", "saarmund"];
    let fields = regions.iter().flat_map(|id| fields_of(id)).chain([at("zehlendorf", 0)]);
    table.fill(RED, fields).hand(RED, &["weekly_market", "watermill", "post_mill"]).ask(RED, Task::Expand);
    table.play(Action::Place(at("teltow", 0)));
    assert_eq!((table.state.ended, table.state.players[RED].placed.count_ones()), (None, 29));
}

#[test]
fn sp_10_5_the_game_ends_when_the_last_artwork_was_auctioned() {
    for buys in [true, false] {
        let mut table = Table::usual(2);
        table.stack(&[]).coins(RED, 1).auction();
        assert_eq!(table.state.ended, None, "it is auctioned still");
        table.play(if buys { Action::Bid(1) } else { Action::DropOut });
        assert_eq!(table.state.ended, Some(Ending::Artworks), "sold or not");
        assert_eq!(table.works_of(RED).has(lot()), buys);
    }
}

#[test]
fn sp_10_5_or_when_it_left_the_display_and_none_could_follow() {
    for more in [0, 1] {
        let mut table = Table::usual(2);
        table.stack(&[work("flute_sonata")][..more]).forged(lot()).coins(RED, 1).active(RED, &["painters_workshop"]);
        table.ask(RED, Task::Act(Phase::Artist)).play(Action::Inspect(lot())).play(Action::Publish);
        assert_eq!(table.state.ended, (more == 0).then_some(Ending::Artworks));
    }
}

#[test]
fn sp_10_5_a_work_that_is_the_last_of_the_stack_is_displayed() {
    let mut table = Table::usual(2);
    table.stack(&[work("flute_sonata")]).coins(RED, 1).auction().play(Action::Bid(1));
    assert_eq!((table.state.ended, table.state.displayed), (None, Some(work("flute_sonata"))));
}

/// Returns a table in which all fields of Zehlendorf except `free` are black, and Blue has stones on all fields
/// around it.
fn black_zehlendorf(free: &[u8]) -> Table {
    let mut table = Table::usual(3);
    table.state.berlin = Stones::NONE;
    for slot in (0..3).filter(|slot| !free.contains(slot)) {
        table.state.berlin.add(at("zehlendorf", slot));
    }
    let around = ["glienicke", "grunewald", "lichterfelde", "schmargendorf", "teltow"];
    table.fill(BLUE, around.into_iter().flat_map(fields_of));
    table
}

#[test]
fn sp_10_6_the_game_ends_when_a_black_stone_is_due_and_berlin_cannot_grow() {
    let mut table = black_zehlendorf(&[]);
    table.ask(RED, Task::Grow(1));
    assert_eq!(table.state.ended, Some(Ending::Berlin));
}

#[test]
fn sp_10_6_what_can_be_placed_is_placed_before() {
    let mut table = black_zehlendorf(&[1]);
    table.ask(RED, Task::Grow(2));
    assert_eq!(table.legal(), [Action::Place(at("zehlendorf", 1))]);
    table.play(Action::Place(at("zehlendorf", 1)));
    assert_eq!((table.state.ended, table.state.berlin.len()), (Some(Ending::Berlin), 3));
}

#[test]
fn sp_10_6_not_while_a_stone_can_be_displaced() {
    let mut table = black_zehlendorf(&[1]);
    table.fill(GREEN, [at("zehlendorf", 1)]).ask(RED, Task::Grow(1));
    assert_eq!(table.state.ended, Some(Ending::Berlin), "no forest around is free");
    let mut table = black_zehlendorf(&[1]);
    table.fill(GREEN, [at("zehlendorf", 1)]);
    let blue = &mut table.state.players[BLUE];
    blue.influence.remove(at("grunewald", 0));
    blue.placed &= blue.placed - 1;
    table.ask(RED, Task::Grow(1));
    assert_eq!(table.state.ended, None);
    assert!(table.may(Action::Displace(at("zehlendorf", 1))) && table.may(Action::Place(at("grunewald", 0))));
}

#[test]
fn sp_10_6_no_black_stone_is_due_with_five_players_or_in_the_turns_of_others() {
    let mut table = black_zehlendorf(&[]);
    table.turn_of(BLUE);
    while table.state.round == 1 && table.outcome().is_none() {
        table.play_first();
    }
    assert_eq!(table.state.ended, None);
}

#[test]
fn sp_10_7_a_campaign_is_evaluated_for_all_before_the_game_ends() {
    let mut table = campaign(0);
    table.works(RED, &works(11));
    table.state.players[BLUE].progress = Some(3);
    table.state.players[GREEN].progress = Some(1);
    table.ask(RED, Task::Act(Phase::Army)).play(Action::Advance);
    assert_eq!(table.state.ended, Some(Ending::Cabinet));
    assert_eq!([RED, BLUE, GREEN].map(|seat| table.works_of(seat).len()), [12, 6, 6]);
    assert_eq!((table.coins_of(RED), table.coins_of(BLUE), table.state.players[GREEN].level), (4, 3, 1));
}

#[test]
fn sp_10_7_so_is_the_last_one() {
    let mut table = campaign(3);
    table.state.players[BLUE].progress = Some(3);
    table.state.players[GREEN].progress = Some(1);
    table.ask(RED, Task::Act(Phase::Army)).play(Action::Advance);
    assert_eq!(table.state.ended, Some(Ending::Campaigns));
    assert_eq!([RED, BLUE, GREEN].map(|seat| table.works_of(seat).len()), [5 + 4, 5 + 3, 5 + 2]);
}
