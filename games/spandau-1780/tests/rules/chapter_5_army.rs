//! Tests for SP-5: the army.

use crate::table::{BLUE, GREEN, RED, Table, YELLOW, set, work};
use rondel::{Dealer, Seat};
use rondel_spandau_1780::Action;
use rondel_spandau_1780::content::{Good, Reward};
use rondel_spandau_1780::state::{Phase, Task};

/// Returns a table in which Red has three military symbols and may advance, with players on these spaces of a campaign.
fn march(seats: u8, campaign: u8, spaces: &[(Seat, u8)]) -> Table {
    let mut table = Table::usual(seats);
    table.active(RED, &["spandau_musket_factory"]);
    table.state.campaign = campaign;
    for (seat, space) in spaces {
        table.state.players[*seat].progress = Some(*space);
    }
    table.ask(RED, Task::Act(Phase::Army));
    table
}

fn advance(table: &mut Table) -> &mut Table {
    table.play(Action::Advance)
}

fn spaces(table: &Table) -> Vec<Option<u8>> {
    table.state.seats.each().map(|seat| table.state.players[seat].progress).collect()
}

/// The example from the rulebook: two military symbols, two spaces.
#[test]
fn sp_5_1_example_two_military_symbols_advance_two_spaces() {
    let mut table = Table::usual(2);
    table.active(RED, &["infantry_barracks"]).ask(RED, Task::Act(Phase::Army));
    assert_eq!(table.legal(), [Action::Advance, Action::Finish], "all of them or none");
    advance(&mut table);
    assert_eq!(spaces(&table), [Some(2), None]);
}

#[test]
fn sp_5_1_who_does_not_advance_takes_no_part() {
    let mut table = march(2, 0, &[]);
    table.play(Action::Finish);
    assert_eq!(spaces(&table), [None, None]);
    let mut table = march(2, 0, &[(RED, 1)]);
    table.play(Action::Finish);
    assert_eq!(spaces(&table), [Some(1), None]);
}

#[test]
fn sp_5_1_without_military_symbols_nothing_is_asked() {
    let mut table = Table::usual(3);
    table.ask_all(RED, &[Task::Act(Phase::Army), Task::Exchange]);
    assert_eq!(table.task(), Some(Task::Exchange));
}

#[test]
fn sp_5_2_who_reaches_the_last_space_ends_the_campaign_and_steps_left_over_are_lost() {
    let length = Table::usual(2).rules.content().campaigns[0].length;
    for before in length - 3..length {
        let mut table = march(2, 0, &[(RED, before)]);
        advance(&mut table);
        assert_eq!((table.state.campaign, spaces(&table)), (1, vec![None, None]), "from {before}");
    }
    let mut table = march(2, 0, &[(RED, length - 4)]);
    advance(&mut table);
    assert_eq!((table.state.campaign, spaces(&table)), (0, vec![Some(length - 1), None]));
}

#[test]
fn sp_5_3_everybody_who_took_part_draws_an_artwork_from_the_stack() {
    let mut table = march(4, 0, &[(RED, 5), (GREEN, 1)]);
    let (stack, displayed) = (table.state.stack, table.state.displayed);
    advance(&mut table);
    assert_eq!([RED, BLUE, GREEN, YELLOW].map(|seat| table.works_of(seat).len()), [6, 5, 6, 5]);
    let drawn = stack.without(table.state.stack);
    assert_eq!((drawn.len(), drawn.and(table.state.seen).len(), table.state.displayed), (2, 0, displayed));
    assert_eq!((table.state.players[RED].drew, table.state.players[BLUE].drew), (1, 0));
}

#[test]
fn sp_5_3_a_short_stack_serves_the_higher_ranks() {
    let mut table = march(3, 0, &[(RED, 5), (BLUE, 1), (GREEN, 4)]);
    let left = [work("astrolabe"), work("victory_medal")];
    table.stack(&left);
    advance(&mut table);
    assert_eq!([RED, BLUE, GREEN].map(|seat| table.works_of(seat).len()), [6, 5, 6]);
    assert!(table.outcome().is_none() && table.state.displayed.is_some(), "the displayed work is still auctioned");
    assert_eq!(table.works_of(RED).or(table.works_of(GREEN)).and(set(left)), set(left));
}

#[test]
fn sp_5_3_which_artwork_is_drawn_is_chance() {
    let drawn = |seed| {
        let mut table = march(2, 0, &[(RED, 5)]);
        table.dealer = Dealer::seeded(seed);
        let before = table.works_of(RED);
        advance(&mut table);
        table.works_of(RED).without(before).iter().next()
    };
    let all: std::collections::BTreeSet<Option<u8>> = (0..100).map(drawn).collect();
    assert!(all.len() > 25 && !all.contains(&None), "{}", all.len());
}

/// Ends the first campaign, and returns the seats ranked second and third. The rewards of these ranks are three
/// coins and one level.
fn second_and_third(table: &mut Table) -> (Vec<Seat>, Vec<Seat>) {
    let levels: Vec<u8> = table.state.seats.each().map(|seat| table.state.players[seat].level).collect();
    advance(table);
    let others = || table.state.seats.each().filter(|seat| *seat != RED);
    let second = others().filter(|seat| table.coins_of(*seat) == 3).collect();
    let third = others().filter(|seat| table.state.players[*seat].level == levels[seat.index()] + 1).collect();
    (second, third)
}

#[test]
fn sp_5_4_the_rank_is_that_on_the_campaign() {
    let mut table = march(3, 0, &[(RED, 5), (BLUE, 2), (GREEN, 3)]);
    table.state.players[BLUE].level = 4;
    assert_eq!(second_and_third(&mut table), (vec![GREEN], vec![BLUE]));
}

#[test]
fn sp_5_4_on_equal_spaces_the_level_in_the_palace_counts() {
    let mut table = march(3, 0, &[(RED, 5), (BLUE, 2), (GREEN, 2)]);
    table.state.players[GREEN].level = 1;
    assert_eq!(second_and_third(&mut table), (vec![GREEN], vec![BLUE]));
    let mut table = march(3, 0, &[(RED, 5), (BLUE, 2), (GREEN, 2)]);
    (table.state.players[BLUE].level, table.state.start) = (1, GREEN);
    table.state.players[GREEN].shield = Some(5);
    assert_eq!(second_and_third(&mut table), (vec![BLUE], vec![GREEN]), "the counter, not the shield");
}

#[test]
fn sp_5_4_on_equal_levels_the_order_of_turns_counts() {
    for (start, second, third) in [(RED, BLUE, GREEN), (BLUE, BLUE, GREEN), (GREEN, GREEN, BLUE)] {
        let mut table = march(3, 0, &[(RED, 5), (BLUE, 2), (GREEN, 2)]);
        table.state.start = start;
        assert_eq!(second_and_third(&mut table), (vec![second], vec![third]), "{start} began");
    }
}

#[test]
fn sp_5_4_the_rank_is_that_before_any_reward() {
    let mut table = march(5, 0, &[(RED, 5), (YELLOW, 4), (BLUE, 2), (GREEN, 2)]);
    table.state.players[GREEN].level = 1;
    table.state.start = BLUE;
    assert_eq!(second_and_third(&mut table), (vec![YELLOW], vec![GREEN]));
    assert_eq!((table.coins_of(BLUE), table.state.players[BLUE].level, table.works_of(BLUE).len()), (0, 0, 6));
}

#[test]
fn sp_5_5_the_first_three_ranks_have_rewards() {
    let mut table = march(4, 0, &[(RED, 5), (BLUE, 4), (GREEN, 2), (YELLOW, 1)]);
    advance(&mut table);
    let gained = |seat: Seat| (table.coins_of(seat), table.state.players[seat].level);
    assert_eq!([RED, BLUE, GREEN, YELLOW].map(gained), [(4, 2), (3, 0), (0, 1), (0, 0)]);
}

/// The rulebook's rule for two players.
#[test]
fn sp_5_5_example_with_two_players_the_third_reward_is_ignored() {
    let mut table = march(2, 0, &[(RED, 5), (BLUE, 1)]);
    advance(&mut table);
    let gained = |seat: Seat| (table.coins_of(seat), table.state.players[seat].level, table.works_of(seat).len());
    assert_eq!([RED, BLUE].map(gained), [(4, 2, 6), (3, 0, 6)]);
    let mut table = march(2, 3, &[(RED, 11), (BLUE, 1)]);
    advance(&mut table);
    assert_eq!([RED, BLUE].map(|seat| table.works_of(seat).len()), [5 + 1 + 3, 5 + 1 + 2]);
}

#[test]
fn sp_5_5_who_took_no_part_has_no_reward() {
    let mut table = march(4, 0, &[(RED, 5)]);
    advance(&mut table);
    let gained = |seat: Seat| (table.coins_of(seat), table.state.players[seat].level, table.works_of(seat).len());
    assert_eq!([BLUE, GREEN, YELLOW].map(gained), [(0, 0, 5); 3]);
}

#[test]
fn sp_5_6_coins_levels_goods_and_artworks_are_rewards() {
    let mut table = march(3, 1, &[(RED, 7), (BLUE, 3), (GREEN, 1)]);
    table.goods(BLUE, Good::Wine, 3, 4);
    let rewards = &table.rules.content().campaigns[1].rewards;
    assert_eq!(rewards.0, [Reward::Artworks(1)]);
    assert_eq!(rewards.1, [Reward::Goods(Good::Wine, 2), Reward::Goods(Good::Tobacco, 2)]);
    advance(&mut table);
    assert_eq!([RED, BLUE, GREEN].map(|seat| table.works_of(seat).len()), [7, 6, 6]);
    assert_eq!(
        table.stock_and_price(BLUE, Good::Wine),
        (5, 3),
        "stored as at the harvest: the second pushes the marker"
    );
    assert_eq!(table.stock_and_price(BLUE, Good::Tobacco), (2, 4), "no price rises");
    assert_eq!(table.coins_of(GREEN), 2);
}

#[test]
fn sp_5_6_goods_for_which_there_is_no_room_spoil() {
    let mut table = march(2, 1, &[(RED, 7), (BLUE, 3)]);
    table.goods(BLUE, Good::Wine, 5, 2);
    advance(&mut table);
    assert_eq!(table.stock_and_price(BLUE, Good::Wine), (6, 2));
}

#[test]
fn sp_5_6_palace_levels_count_to_the_fifth_at_most() {
    let mut table = march(2, 0, &[(RED, 5)]);
    table.state.players[RED].level = 4;
    advance(&mut table);
    assert_eq!((table.state.players[RED].level, table.state.players[RED].shield), (5, None));
}

#[test]
fn sp_5_7_the_next_campaign_begins_with_nobody_taking_part() {
    let mut table = march(4, 0, &[(RED, 5), (BLUE, 4), (YELLOW, 1)]);
    advance(&mut table);
    assert_eq!((table.state.campaign, spaces(&table)), (1, vec![None; 4]));
    table.active(BLUE, &["main_guardhouse"]).ask(BLUE, Task::Act(Phase::Army));
    advance(&mut table);
    assert_eq!(spaces(&table), [None, Some(1), None, None], "in the same round too");
}
