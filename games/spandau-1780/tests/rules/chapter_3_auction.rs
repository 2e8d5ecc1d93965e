//! Tests for SP-3: bidding.

use crate::table::{BLUE, GREEN, RED, Table, YELLOW, lot, set};
use rondel::components::Cards;
use rondel_spandau_1780::content::Good;
use rondel_spandau_1780::state::{Payment, Phase, Task};
use rondel_spandau_1780::{Action, SpandauSetup};

/// Returns an auction in which all players have nine coins and Red is asked first.
fn auction(seats: u8) -> Table {
    auction_with(seats, &SpandauSetup::default())
}

fn auction_with(seats: u8, setup: &SpandauSetup) -> Table {
    let mut table = Table::quiet(seats, setup);
    for seat in table.state.seats.each() {
        table.coins(seat, 9);
    }
    table.auction();
    table
}

fn bids(table: &Table) -> Vec<u16> {
    table
        .legal()
        .iter()
        .filter_map(|action| if let Action::Bid(amount) = action { Some(*amount) } else { None })
        .collect()
}

#[test]
fn sp_3_1_the_starting_player_of_the_last_round_is_asked_first() {
    for start in [RED, BLUE, GREEN] {
        let mut table = Table::usual(3);
        table.coins(RED, 3).coins(BLUE, 3).coins(GREEN, 3);
        table.state.start = start;
        table.auction();
        assert_eq!(table.asks(), Some((start, Task::Bid)));
        assert_eq!((table.legal()[0], bids(&table)), (Action::DropOut, vec![1, 2, 3]), "at least one coin, or out");
    }
}

#[test]
fn sp_3_2_clockwise_each_must_bid_more_or_drop_out_until_one_is_left() {
    let mut table = auction(4);
    table.play(Action::Bid(2));
    assert_eq!((table.decides(), bids(&table)), (Some(BLUE), vec![3, 4, 5, 6, 7, 8, 9]));
    table.play(Action::Bid(5));
    assert_eq!((table.decides(), bids(&table)), (Some(GREEN), vec![6, 7, 8, 9]));
    table.play(Action::DropOut).play(Action::DropOut);
    assert_eq!((table.decides(), bids(&table)), (Some(RED), vec![6, 7, 8, 9]));
    table.play(Action::Bid(6));
    assert_eq!(table.decides(), Some(BLUE), "who dropped out is not asked again");
    table.play(Action::DropOut);
    assert_eq!((table.coins_of(RED), table.works_of(RED).has(lot())), (3, true));
    assert_eq!([BLUE, GREEN, YELLOW].map(|seat| table.coins_of(seat)), [9; 3], "only the winner pays");
}

#[test]
fn sp_3_2_an_option_asks_each_only_once() {
    let once = SpandauSetup { auction: rondel_spandau_1780::Auctions::OnceAround, ..SpandauSetup::default() };
    let mut table = auction_with(3, &once);
    table.play(Action::Bid(2)).play(Action::DropOut).play(Action::Bid(3));
    assert_eq!((table.state.start, table.coins_of(GREEN), table.coins_of(RED)), (GREEN, 6, 9));
    let mut table = auction_with(3, &once);
    table.play(Action::Bid(2)).play(Action::DropOut).play(Action::DropOut);
    assert_eq!((table.state.start, table.coins_of(RED)), (RED, 7));
}

#[test]
fn sp_3_3_a_bid_counts_only_if_it_can_be_paid_with_coins_hand_cards_and_goods() {
    let mut table = Table::usual(2);
    table.coins(RED, 1).hand(RED, &["weekly_market", "watermill", "post_mill"]).goods(RED, Good::Wheat, 2, 3);
    table.active(RED, &["sugar_refinery"]).auction();
    let most = 1 + 3 + 2 + 1 + 2 * 3;
    assert_eq!((table.state.purse(RED), bids(&table)), (most, (1..=most).collect()));
}

#[test]
fn sp_3_3_who_cannot_bid_more_is_out_without_being_asked() {
    let mut table = Table::usual(3);
    table.coins(RED, 5).coins(BLUE, 3).coins(GREEN, 6).auction().play(Action::Bid(3));
    assert_eq!(table.decides(), Some(GREEN));
}

#[test]
fn sp_3_4_who_is_left_without_anybody_having_bid_may_still_bid_once() {
    let mut table = auction(3);
    table.play(Action::DropOut).play(Action::DropOut);
    assert_eq!((table.decides(), bids(&table).first()), (Some(GREEN), Some(&1)));
    table.play(Action::Bid(4));
    assert_eq!((table.state.start, table.coins_of(GREEN), table.works_of(GREEN).has(lot())), (GREEN, 5, true));
}

#[test]
fn sp_3_5_if_nobody_bids_the_artwork_leaves_the_game_unseen_and_the_starting_player_stays() {
    let mut table = Table::usual(3);
    table.coins(GREEN, 9);
    table.state.start = BLUE;
    table.auction().play(Action::DropOut);
    assert!(table.state.removed.has(lot()) && !table.state.stack.has(lot()) && !table.state.seen.has(lot()));
    assert_eq!((table.state.start, table.state.active), (BLUE, BLUE));
    assert_eq!(table.state.public, 0, "nobody learns whether it was genuine");
    assert!([RED, BLUE, GREEN].iter().all(|seat| table.works_of(*seat).len() == 5 && !table.state.knows(*seat, lot())));
}

#[test]
fn sp_3_9_goods_and_cards_do_not_pay_for_inspections_displacing_or_cards() {
    let mut table = Table::usual(2);
    table.goods(RED, Good::Wheat, 5, 3).active(RED, &["painters_workshop", "weekly_market"]);
    table.hand(RED, &["calico_printing_works"]);
    for region in ["zehlendorf", "lankwitz", "tegel"] {
        table.control(RED, region);
    }
    table.stone(BLUE, "zehlendorf", 2).ask_all(RED, &[Task::Act(Phase::Artist), Task::PlayCards, Task::Expand]);
    assert_eq!(table.task(), Some(Task::PlayCards), "an inspection cannot be paid");
    assert_eq!(table.legal(), [Action::Finish], "nor can the card");
    table.play(Action::Finish);
    assert!(!table.may_any(|action| matches!(action, Action::Displace(_) | Action::Sell(_))));
    assert_eq!(table.stock_and_price(RED, Good::Wheat), (5, 3));
}

#[test]
fn sp_3_10_the_winner_takes_the_artwork_and_is_the_starting_player() {
    let mut table = auction(3);
    table.play(Action::DropOut).play(Action::Bid(1)).play(Action::DropOut);
    assert_eq!((table.state.start, table.state.active), (BLUE, BLUE));
    assert!(table.works_of(BLUE).has(lot()) && table.state.seen.has(lot()), "all know who has it");
    assert_eq!(table.works_of(BLUE).len(), 6);
}

#[test]
fn sp_3_11_then_the_next_artwork_of_the_stack_is_displayed() {
    let mut displayed = Cards::NONE;
    for seed in 0..400 {
        let mut table = auction(2);
        table.dealer = rondel::Dealer::seeded(seed);
        let stack = table.state.stack;
        table.play(Action::Bid(1)).play(Action::DropOut);
        let next = table.state.displayed.expect("a work on display");
        assert!(table.state.seen.has(next));
        assert_eq!(table.state.stack.or(set([next])), stack);
        displayed = displayed.or(set([next]));
    }
    assert_eq!(displayed, auction(2).state.stack, "any of them");
}

#[test]
fn sp_3_11_an_unsold_artwork_is_followed_too() {
    let mut table = auction(2);
    table.play(Action::DropOut).play(Action::DropOut);
    assert!(table.state.displayed.is_some_and(|piece| piece != lot()));
}

#[test]
fn sp_3_2_the_price_is_what_was_bid_last() {
    let mut table = auction(2);
    table.hand(RED, &["watermill"]);
    table.play(Action::Bid(4)).play(Action::DropOut);
    let expected = Payment { price: 4, paid: 0, sold: [0; 6], last: u8::MAX };
    assert_eq!((table.asks(), table.state.payment), (Some((RED, Task::Pay)), expected));
}
