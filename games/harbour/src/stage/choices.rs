//! Labels of actions, and the elements to click for them.

use rondel::scene::{Icon, Inline};
use rondel::{Choice, Dealer, ElementId, Group, Seat, Text};

use super::{faces, panel};
use crate::action::Action;
use crate::content::{Change, Deed, Effect, Goods};
use crate::rules::{self as play, buying, ending, turn};
use crate::state::{Building, Item, State, Task};
use crate::{Harbour, words};

/// Returns the label of an action and the elements to click for it.
pub(super) fn choice(rules: &Harbour, state: &State, action: Action) -> Choice {
    let content = rules.content();
    let Item { seat, task } = state.agenda.top().copied().unwrap_or_default();
    match action {
        Action::Keep(board) => {
            let entry = &content.boards[usize::from(board)];
            main(Text::new("keep-board").with("board", entry.name()).with("ability", entry.text()))
                .icon("ability")
                .on([faces::board_element(board)])
        }
        Action::BuildFree(card) => main(on_building("build-free", rules, state, Building::card(card)))
            .icon("free")
            .on([words::building_element(Building::card(card))]),
        Action::Enter(building) => enter(rules, state, seat, building),
        Action::PayFee(good) => Choice::new(Text::new("pay-fee").with("what", words::amount(good, 1)), Group::Pay)
            .icon(words::good_icon(good))
            .on([words::stock(seat, good)]),
        Action::PayLater => Choice::new(Text::new("pay-later"), Group::Pay).icon("later"),
        Action::Take(goods) => {
            let key = if matches!(task, Task::Take(taking) if taking.to_begin) { "begin-with" } else { "take" };
            main(Text::new(key).with("what", words::goods(&goods)))
                .icon(only_good(&goods, "plus"))
                .on(stocks(seat, &goods))
        }
        Action::Pay(goods) => Choice::new(Text::new("pay").with("what", words::goods(&goods)), Group::Pay)
            .icon(only_good(&goods, "arrow-right"))
            .on(stocks(seat, &goods)),
        Action::Double(good) => {
            let count = state.players[seat].goods.count(good);
            let after = (2 * count).min(crate::content::FULL);
            main(Text::new("double").with("good", words::good(good)).with("count", count).with("after", after))
                .icon(words::good_icon(good))
                .on([words::stock(seat, good)])
        }
        Action::Swap(one, other) => {
            main(Text::new("swap").with("one", words::good(one)).with("other", words::good(other)))
                .icon("market-swap")
                .on([words::on_market(one), words::on_market(other)])
        }
        Action::Move(good, slot) => main(to_slot("move", rules, good, slot))
            .icon(words::good_icon(good))
            .on([words::on_market(good), words::slot(slot)]),
        Action::Put(good) => {
            let slot = match task {
                Task::Arrange { slot, .. } => slot,
                Task::Refill { placed, .. } => placed,
                _ => 3,
            };
            main(to_slot("move", rules, good, slot)).icon(words::good_icon(good)).on([words::on_market(good)])
        }
        Action::LevyFrom(payer) => main(Text::new("levy-from").with("payer", words::player(payer, state.solo)))
            .icon(words::worker_icon(payer, state.solo))
            .on([words::building_element(Building::start_of(payer))]),
        Action::Give(good) => {
            let taker = if let Task::Give(taker) = task { taker } else { seat };
            let label = Text::new("give").with("what", words::amount(good, 1));
            Choice::new(label.with("taker", words::player(taker, state.solo)), Group::Pay)
                .icon(words::good_icon(good))
                .on([words::stock(seat, good)])
        }
        Action::Copy(building) => main(on_building("copy", rules, state, building))
            .icon("copy-occupied")
            .on([words::building_element(building)]),
        Action::Part(part) => part_of_deed(rules, state, task, part),
        Action::SellBundle => main(Text::new("sell-bundle").with("dollars", content.market.inland_traders))
            .icon("bundle")
            .on([words::BUNDLE]),
        Action::Ship(good) => ship(rules, state, seat, task, good),
        Action::Buy(card) => buy(rules, state, seat, task, card),
        Action::KeepBack(goods) => main(Text::new("keep-back").with("what", words::goods(&goods)))
            .icon(only_good(&goods, "keep"))
            .on(stocks(seat, &goods)),
        Action::UseAbility => {
            let text = state.board(content, seat).map_or_else(|| Text::new("nothing"), crate::content::Board::text);
            Choice::new(Text::new("use-ability").with("ability", text), Group::Aside)
                .icon("ability")
                .on([words::ability(seat)])
        }
        Action::Finish => finish(task),
    }
}

/// Returns the choice for one part of a building's action.
fn part_of_deed(rules: &Harbour, state: &State, task: Task, part: u8) -> Choice {
    let (Task::Parts { building, .. } | Task::Either(building)) = task else { return pass("finish") };
    let effect = state.deed(rules.content(), building).parts().nth(usize::from(part));
    let what = effect.map_or_else(|| Text::new("nothing"), |effect| words::effect(&effect));
    let key = if matches!(task, Task::Either(_)) { "do-this" } else { "do-first" };
    let icon = match effect {
        Some(Effect::Buy { .. }) => "buy",
        Some(Effect::Gain { goods, .. }) => only_good(&goods.named(), "plus"),
        Some(Effect::Convert { .. }) => "arrow-right",
        Some(Effect::Market(change)) => faces::change_icon(change),
        _ => "plus",
    };
    main(Text::new(key).with("what", what)).icon(icon).on([panel::part_element(part)])
}

fn main(label: Text) -> Choice {
    Choice::new(label, Group::Main)
}

/// Returns the icon of the good if there is only one kind, or `otherwise`.
fn only_good(goods: &Goods, otherwise: Icon) -> Icon {
    let mut kinds = goods.iter();
    match (kinds.next(), kinds.next()) {
        (Some((good, _)), None) => words::good_icon(good),
        _ => otherwise,
    }
}

fn pass(key: &'static str) -> Choice {
    Choice::new(Text::new(key), Group::Pass).icon("pass")
}

fn on_building(key: &'static str, rules: &Harbour, state: &State, building: Building) -> Text {
    Text::new(key)
        .with("building", words::building(rules.content(), state, building))
        .with("action", words::deed(&state.deed(rules.content(), building)))
}

fn to_slot(key: &'static str, rules: &Harbour, good: crate::content::Good, slot: u8) -> Text {
    let dollars = rules.content().market.slots[usize::from(slot)].dollars;
    Text::new(key).with("good", words::good(good)).with("dollars", dollars)
}

/// Returns the choice for entering a building (HB-2.3), with any fee due to its owner (HB-2.7).
fn enter(rules: &Harbour, state: &State, seat: Seat, building: Building) -> Choice {
    let fee = turn::fee_due(rules.content(), state, seat, building);
    let fee = fee.filter(|_| turn::fee_will_be_paid(rules.content(), state, seat, building));
    let key = if fee.is_some() { "enter-for-fee" } else { "enter" };
    let label = on_building(key, rules, state, building);
    let label = match fee {
        Some(owner) => label.with("owner", words::player(owner, state.solo)),
        None => label,
    };
    // HB-3.18: one of two effects may be unavailable. This is not checked for a building with two parts,
    // because the first part may provide what the second needs.
    let short = match state.deed(rules.content(), building) {
        Deed::Either(one, other) => [one, other].iter().find_map(|part| buying::short_of(rules, state, seat, part)),
        _ => None,
    };
    let label = match short {
        Some(short) => Text::new("nothing-affordable").with("what", label).with("short", short),
        None => label,
    };
    let icon = if fee.is_some() { "fee" } else { words::worker_icon(seat, state.solo) };
    let mut face = shown_building(rules, state, building, fee);
    if let Some(short) = short {
        face.extend([Inline::Divider, Inline::Text(Text::new("enter-short-of").with("short", short))]);
    }
    main(label).icon(icon).on([words::building_element(building)]).idle_if(is_idle(rules, state, building)).face(face)
}

/// Returns a building's name, the owner who is paid, and the action as icons.
fn shown_building(rules: &Harbour, state: &State, building: Building, fee: Option<Seat>) -> Vec<Inline> {
    let name = words::building(rules.content(), state, building);
    let name = match fee {
        Some(owner) => {
            Text::new("enter-short-fee").with("building", name).with("owner", words::player(owner, state.solo))
        }
        None => Text::new("enter-short").with("building", name),
    };
    let deed = state.deed(rules.content(), building);
    let parts = deed.parts().flat_map(|part| std::iter::once(Inline::Divider).chain(faces::signs(&part)));
    std::iter::once(Inline::Text(name)).chain(parts).collect()
}

/// Returns whether entering a building has no effect: no player gains or loses anything in this turn, the
/// market does not change, and no decision is needed before the next turn. The result does not depend on
/// chance.
fn is_idle(rules: &Harbour, state: &State, building: Building) -> bool {
    let mut after = *state;
    let mut table = play::Table { rules, state: &mut after, dealer: &mut Dealer::seeded(0) };
    let is_done = play::play_in_turn(&mut table, Action::Enter(building));
    let owns = |state: &State, seat: Seat| {
        let player = &state.players[seat];
        (player.goods, player.buildings, player.bonus)
    };
    let same = state.turns.seats().each().all(|seat| owns(state, seat) == owns(&after, seat));
    is_done && same && !ending::is_last_turn(state) && after.market == state.market && after.display == state.display
}

fn ship(rules: &Harbour, state: &State, seat: Seat, task: Task, good: crate::content::Good) -> Choice {
    let content = rules.content();
    let Task::Purchase(purchase) = task else { return pass("finish") };
    let brings = buying::brings(content, state, seat, &purchase, good);
    let units = buying::stock(state, seat, &purchase).count(good);
    main(Text::new("ship").with("what", words::amount(good, units)).with("dollars", brings))
        .icon("ship")
        .on([words::on_market(good)])
        .deliberate()
}

fn buy(rules: &Harbour, state: &State, seat: Seat, task: Task, card: u8) -> Choice {
    let content = rules.content();
    let Task::Purchase(purchase) = task else { return pass("finish") };
    let money = buying::dollars(content, state, seat, &purchase) - purchase.spent;
    let price = buying::price(content, &purchase, card).unwrap_or(0);
    let entry = &content.buildings[usize::from(card)];
    let lost = money.saturating_sub(price);
    let key = if purchase.left > 1 || lost == 0 { "buy" } else { "buy-and-lose" };
    let label = Text::new(key).with("building", entry.name()).with("price", price).with("lost", lost);
    let label = label.with("points", entry.victory_points);
    let label = match panel::sum(rules, state, seat, &purchase) {
        Some(sum) => Text::new("buy-with-sum").with("sum", sum).with("what", label),
        None => label,
    };
    main(label).icon("buy").on([words::building_element(Building::card(card))]).deliberate()
}

fn finish(task: Task) -> Choice {
    match task {
        Task::Market { change, .. } => {
            let choice = Choice::new(Text::new("leave-market"), Group::Pass);
            choice.icon(if change == Change::Swap { "pass" } else { "market" })
        }
        Task::Purchase(purchase) if purchase.bought > 0 => pass("buy-no-more"),
        Task::Purchase(_) => pass("buy-nothing"),
        Task::EndOfTurn => pass("end-turn"),
        Task::Convert { .. } => pass("convert-no-more"),
        _ => pass("finish"),
    }
}

/// Returns the elements of a player's stocks, each repeated for every unit taken or paid.
fn stocks(seat: Seat, goods: &Goods) -> Vec<ElementId> {
    goods.iter().flat_map(|(good, count)| std::iter::repeat_n(words::stock(seat, good), usize::from(count))).collect()
}
