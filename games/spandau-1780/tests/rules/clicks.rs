//! Tests of clicks on the table: what they choose, that it stays in its place, and what they do not choose.

use rondel::components::Kind;
use rondel::scene::{Group, Rect, Scene};
use rondel::{Choice, ElementId, Observer, Seat, Stage, Text};
use rondel_spandau_1780::Action;
use rondel_spandau_1780::content::Good;
use rondel_spandau_1780::state::{Phase, Task};

use crate::table::{BLUE, RED, Table, five_of, lot};

fn seen(table: &Table) -> Scene {
    table.rules.scene(&table.state, Observer::Seat(RED))
}

fn choice(table: &Table, action: Action) -> Choice {
    table.rules.choice(&table.state, action)
}

/// Returns the key of a message.
fn key(text: &Text) -> &str {
    if let Text::Message { key, .. } = text { key } else { "" }
}

fn unit(good: Good, number: u32) -> ElementId {
    ElementId::new("unit", good.index() as u32 * 16 + number)
}

/// Returns a table at which Red pays 14 with five units of wheat at 3 and coins.
fn paying() -> Table {
    let mut table = Table::usual(2);
    table.goods(RED, Good::Wheat, 5, 3).goods(BLUE, Good::Wheat, 2, 3).coins(RED, 10).auction();
    table.play(Action::Bid(14));
    table
}

/// Clicks a piece as the window does: a piece that cannot be chosen yet is clicked again after its first choice.
fn click(table: &mut Table, element: ElementId) {
    for _ in 0..16 {
        let direct = table.legal().into_iter().find(|action| choice(table, *action).targets == [element]);
        if let Some(action) = direct {
            table.play(action);
            return;
        }
        let indirect = table.rules.indirect_choices(&table.state);
        let first = indirect.iter().find(|indirect| indirect.element == element).expect("a piece to click").first;
        table.play(table.legal()[first]);
    }
}

/// Returns the players from left to right by their pieces of this kind.
fn columns(table: &Table, kind: &str) -> Vec<u32> {
    let scene = seen(table);
    let mut pieces: Vec<_> = scene.pieces().filter(|piece| piece.id.kind == kind).collect();
    pieces.sort_by(|one, other| one.rect.x.total_cmp(&other.rect.x));
    pieces.iter().map(|piece| piece.id.number).collect()
}

#[test]
fn the_columns_of_the_players_keep_their_places_whoever_starts() {
    let mut table = Table::quiet(3, &rondel_spandau_1780::SpandauSetup::default());
    for start in table.state.seats.each() {
        table.state.start = start;
        assert_eq!(columns(&table, "bidder"), [0, 1, 2], "{start} starts");
        assert_eq!(columns(&table, "bidder"), columns(&table, "stock-of-player"), "as in the warehouse");
    }
}

#[test]
fn a_click_on_a_unit_sells_all_units_up_to_it() {
    for count in 1..=5_u8 {
        let mut table = paying();
        click(&mut table, unit(Good::Wheat, count.into()));
        let sold = if count == 5 { 5 - table.state.stock(RED, Good::Wheat) } else { table.state.payment.sold[5] };
        assert_eq!(sold, count);
    }
    let mut table = paying();
    click(&mut table, unit(Good::Wheat, 2));
    click(&mut table, unit(Good::Wheat, 4));
    assert_eq!(table.state.payment.sold[5], 4, "the numbers count from the first unit");
    let told = table.rules.indirect_choices(&paying().state);
    assert!(told.iter().all(|indirect| key(&indirect.cost) == "sell-many"), "{told:?}");
}

#[test]
fn a_click_on_ones_own_stock_sells_a_unit_and_one_on_anothers_does_not() {
    let scene = seen(&paying());
    let stands_for = |seat: Seat| {
        let stock = ElementId::new("stock", (seat.index() * 6 + Good::Wheat.index()) as u32);
        scene.piece(stock).expect("a stock").stands_for
    };
    assert_eq!((stands_for(RED), stands_for(BLUE)), (Some(unit(Good::Wheat, 1)), None));
}

fn places(scene: &Scene, kind: &str) -> Vec<(ElementId, Rect)> {
    let mut found: Vec<_> =
        scene.pieces().filter(|piece| piece.id.kind == kind).map(|piece| (piece.id, piece.rect)).collect();
    found.sort_by_key(|(id, _)| *id);
    found
}

#[test]
fn the_tiles_of_bids_keep_their_places_during_an_auction() {
    for (coins, last) in [(17, 17), (30, 30), (45, 45), (60, 60), (90, 90)] {
        let mut table = Table::usual(2);
        table.coins(RED, coins).coins(BLUE, coins - 5).auction();
        let first = places(&seen(&table), "bid");
        assert_eq!(first.last().map(|(id, _)| id.number), Some(last));
        for bid in [3, 10, 11] {
            table.play(Action::Bid(bid));
            assert_eq!(places(&seen(&table), "bid"), first, "{coins} coins, after a bid of {bid}");
        }
    }
}

#[test]
fn works_keep_their_places_in_the_cabinet() {
    let mut table = Table::usual(3);
    let own = five_of(RED);
    table.coins(RED, 3).active(RED, &["painters_workshop"]);
    let before = places(&seen(&table), "work");
    let at = |all: &[(ElementId, Rect)], piece: u8| {
        all.iter().find(|(id, _)| *id == ElementId::new("work", piece.into())).map(|(_, rect)| *rect)
    };
    table.ask(RED, Task::Exchange).play(Action::Exchange(BLUE));
    let after = places(&seen(&table), "work");
    assert!(own[1..].iter().all(|piece| at(&before, *piece) == at(&after, *piece)));
    assert!(own[1..].iter().all(|piece| at(&after, *piece).is_some()));
    assert_eq!(at(&after, five_of(BLUE)[0]), at(&before, own[0]), "the work received lies where the one given lay");
}

#[test]
fn a_work_that_the_player_knows_is_not_inspected_again_by_a_click() {
    let mut table = Table::usual(3);
    table.active(RED, &["painters_workshop"]).coins(RED, 3).ask(RED, Task::Act(Phase::Artist));
    let (own, offered) = (five_of(RED)[1], five_of(BLUE)[0]);
    for piece in [own, offered, lot()] {
        assert_eq!(choice(&table, Action::Inspect(piece)).targets, [ElementId::new("work", piece.into())]);
        table.play(Action::Inspect(piece)).play(Action::Finish).ask(RED, Task::Act(Phase::Artist));
        let again = choice(&table, Action::Inspect(piece));
        assert!(again.targets.is_empty() && again.group == Group::Main, "{again:?}");
        let blocked = table.rules.blocked_clicks(&table.state);
        let told = blocked.iter().find(|told| told.element == ElementId::new("work", piece.into())).expect("a reason");
        let status = if table.state.genuine.has(piece) { "not-again-genuine" } else { "not-again-forged" };
        assert_eq!(key(&told.reason), status);
        table.coins(RED, 3);
    }
}

#[test]
fn works_that_the_player_knows_are_offered_and_exchanged_by_what_they_are() {
    let mut table = Table::usual(3);
    let (own, theirs) = (five_of(RED)[0], five_of(BLUE)[0]);
    table.genuine(own);
    let said = |table: &Table, action| format!("{:?}", choice(table, action).label);
    table.ask(RED, Task::Exchange);
    assert!(!said(&table, Action::Exchange(BLUE)).contains("known-"), "nothing was inspected");
    let unaware = table.rules.prompt(&table.state);
    table.state.players[RED].known = 1 << (own / 2) | 1 << (theirs / 2);
    let label = said(&table, Action::Exchange(BLUE));
    assert_eq!(label.matches("known-").count(), 2, "{label}");
    assert_ne!(table.rules.prompt(&table.state), unaware, "the question warns");
    table.ask(RED, Task::Offer);
    assert!(said(&table, Action::Offer(own)).contains("known-genuine"));
}
