//! Labels of actions, and the elements to click for them.

use rondel::{Choice, Group, Seat, Text};

use super::{bidding, board};
use crate::action::Action;
use crate::content::{Good, Symbol};
use crate::rules::cards::card;
use crate::rules::{army, influence};
use crate::state::{Item, State, Task, value_of};
use crate::{Spandau, words};

/// Returns the label of an action and the elements to click for it.
pub(super) fn choice(rules: &Spandau, state: &State, action: Action) -> Choice {
    let content = rules.content();
    let Item { seat, task } = state.agenda.top().copied().unwrap_or_default();
    match action {
        Action::Board(side) => {
            let entry = &content.boards[usize::from(side)];
            main(Text::new("choose-board").with("board", entry.name()).with("base", words::symbols(entry.base)))
                .icon(words::emblem(seat))
                .on([board::side_element(side)])
        }
        Action::Place(field) => {
            let terrain = || words::terrain_icon(content.atlas.terrain_of(field));
            let grows = matches!(task, Task::Grow(_));
            let (key, icon) = if grows { ("grow-on", "grow") } else { ("place-on", terrain()) };
            main(Text::new(key).with("field", words::field(content, field)))
                .icon(icon)
                .on([words::field_element(field)])
        }
        Action::Stone(spot) => {
            let side = state.players[seat].side.unwrap_or(0);
            let symbol = spot.symbol(&content.boards[usize::from(side)]);
            main(Text::new("take-stone").with("symbol", words::symbol(symbol)))
                .icon(words::symbol_icon(symbol))
                .on([words::spot_element(seat, spot)])
        }
        Action::Offer(piece) => on_work("offer", words::known_work(rules, state, seat, piece), piece).icon("offer"),
        Action::Bid(_)
        | Action::DropOut
        | Action::PayCard(_)
        | Action::Sell(_)
        | Action::SellMany(..)
        | Action::PayCoins => at_auction(rules, state, task, action),
        Action::Assert => {
            let level = state.players[seat].level;
            let shield = &content.shields[usize::from(level.max(1) - 1)];
            main(Text::new("assert").with("shield", shield.name()).with("what", words::symbols(shield.gives)))
                .icon("assert")
                .on([words::shield_element(level)])
        }
        Action::Advance => {
            let steps = state.symbols(content, seat).count(Symbol::Military);
            main(Text::new("advance").with("steps", steps))
                .icon("advance")
                .on([words::space_element(army::reached(content, state, seat))])
        }
        Action::Inspect(piece) => inspect(rules, state, seat, piece),
        Action::Publish => {
            let Task::Publish(piece) = task else { return pass("finish", "pass") };
            let key = if state.genuine.has(piece) { "publish-genuine" } else { "publish-forged" };
            main(Text::new(key).with("work", words::work(rules, piece))).icon("publish")
        }
        Action::Discard(_) | Action::DiscardDrawn(_) | Action::Play(_) | Action::Replace(..) => {
            with_cards(rules, seat, action)
        }
        Action::Displace(field) => displace(rules, state, task, field),
        Action::Move(field) => main(Text::new("move-to").with("field", words::field(content, field)))
            .icon("displace")
            .on([words::field_element(field)]),
        Action::Exchange(partner) => {
            let offer = |owner: Seat| state.players[owner].offered;
            let name = |piece| words::known_work(rules, state, seat, piece);
            let named = |owner: Seat| offer(owner).map_or_else(|| Text::new("nothing"), name);
            let label = Text::new("exchange").with("partner", words::player(partner));
            main(label.with("given", named(seat)).with("work", named(partner)))
                .icon("exchange")
                .on(offer(partner).map(words::work_element))
        }
        Action::Claim(place) => match state.open[usize::from(place)] {
            Some(collection) => claim("claim", rules, collection),
            None => pass("finish", "pass"),
        },
        Action::ClaimPrivate => match state.players[seat].collection {
            Some(collection) => claim("claim-private", rules, collection),
            None => pass("finish", "pass"),
        },
        Action::Show(piece) => {
            let key = if state.seen.has(piece) { "show-known" } else { "show" };
            on_work(key, words::work(rules, piece), piece).icon("claim")
        }
        Action::Finish => finish(task),
    }
}

/// Returns the choice for a bid or a payment.
fn at_auction(rules: &Spandau, state: &State, task: Task, action: Action) -> Choice {
    let content = rules.content();
    match action {
        Action::Bid(amount) => {
            let choice = main(Text::new("bid").with("coins", amount)).icon("bid");
            if bidding::has_tile(state, amount) { choice.on([bidding::bid_element(amount)]) } else { choice }
        }
        Action::PayCard(id) => {
            let label =
                Text::new("pay-card").with("card", card(content, id).name()).with("deck", words::deck(id.deck()));
            let choice = pay(label.with("coins", value_of(id.deck()))).icon("pay-card");
            // A card may be lost because it is the only one that can still be used, which is easily overlooked.
            choice.on([words::card_element(id)]).deliberate()
        }
        Action::Sell(good) => {
            let price = state.prices[rondel::components::Kind::index(good)];
            pay(Text::new("sell").with("good", words::good(good)).with("coins", price))
                .icon(words::good_icon(good))
                .on([bidding::units_element(state, good, 1)])
        }
        Action::SellMany(good, count) => pay(sell_many(state, good, count))
            .icon(words::good_icon(good))
            .on([bidding::units_element(state, good, count)]),
        Action::PayCoins => {
            let left = if task == Task::Pay { state.payment.left() } else { 0 };
            pay(Text::new("pay-coins").with("coins", left)).icon("coins").on([bidding::REST])
        }
        _ => Choice::new(Text::new("drop-out"), Group::Pass).icon("drop-out").on([bidding::OUT]),
    }
}

/// Returns the text for selling several units of a good.
pub(super) fn sell_many(state: &State, good: Good, count: u8) -> Text {
    let price = state.prices[rondel::components::Kind::index(good)];
    let label = Text::new("sell-many").with("what", words::amount(good, count));
    label.with("coins", u16::from(price) * u16::from(count))
}

/// Returns the choice for a card that is discarded for a stone, or played.
fn with_cards(rules: &Spandau, seat: Seat, action: Action) -> Choice {
    let content = rules.content();
    match action {
        Action::Discard(id) => {
            pay(Text::new("discard").with("card", card(content, id).name()).with("deck", words::deck(id.deck())))
                .icon(words::symbol_icon(Symbol::of_deck(id.deck())))
                .on([words::card_element(id)])
        }
        Action::DiscardDrawn(deck) => pay(Text::new("discard-drawn").with("deck", words::deck(deck)))
            .icon(words::symbol_icon(Symbol::of_deck(deck)))
            .on([words::drawn_element(seat, deck)]),
        Action::Play(id) => {
            let entry = card(content, id);
            main(Text::new("play").with("card", entry.name()).with("gives", words::symbols(entry.gives)))
                .icon("play-card")
                .on([words::card_element(id)])
        }
        Action::Replace(id, old) => {
            let entry = card(content, id);
            main(
                Text::new("replace")
                    .with("card", entry.name())
                    .with("gives", words::symbols(entry.gives))
                    .with("old", card(content, old).name()),
            )
            .icon("replace")
            .on([words::card_element(id), words::card_element(old)])
        }
        _ => pass("play-no-more", "pass"),
    }
}

fn main(label: Text) -> Choice {
    Choice::new(label, Group::Main)
}

fn pay(label: Text) -> Choice {
    Choice::new(label, Group::Pay)
}

fn pass(key: &'static str, icon: &'static str) -> Choice {
    Choice::new(Text::new(key), Group::Pass).icon(icon)
}

fn on_work(key: &'static str, name: Text, piece: u8) -> Choice {
    main(Text::new(key).with("work", name)).on([words::work_element(piece)])
}

/// Returns the choice to inspect a work. Its label names the owner or what the player already knows (SP-6.2). A work
/// whose status the player knows is inspected again only to reveal it, which is seldom meant, so a click on the work
/// does not choose it.
fn inspect(rules: &Spandau, state: &State, seat: Seat, piece: u8) -> Choice {
    let owner = state.others(seat).find(|other| state.players[*other].offered == Some(piece));
    let name = words::work(rules, piece);
    if state.knows(seat, piece) {
        let key = if state.genuine.has(piece) { "inspect-again-genuine" } else { "inspect-again-forged" };
        return main(Text::new(key).with("work", name)).icon("inspect");
    }
    let label = if state.displayed == Some(piece) {
        Text::new("inspect-displayed")
    } else if let Some(owner) = owner {
        Text::new("inspect-offer").with("owner", words::player(owner))
    } else {
        Text::new("inspect-own")
    };
    main(label.with("work", name)).icon("inspect").on([words::work_element(piece)])
}

/// Returns the choice to displace a stone, with the coins its owner receives (SP-8.11). If Berlin displaces the
/// stone, the bank pays (SP-8.4).
fn displace(rules: &Spandau, state: &State, task: Task, field: crate::content::Field) -> Choice {
    let content = rules.content();
    let owner = state.owner(field).unwrap_or_default();
    let coins = influence::compensation(content.atlas.terrain_of(field));
    let key = if matches!(task, Task::Grow(_)) { "displace-for-berlin" } else { "displace" };
    let label = Text::new(key).with("owner", words::player(owner)).with("field", words::field(content, field));
    let group = if matches!(task, Task::Grow(_)) { Group::Aside } else { Group::Main };
    Choice::new(label.with("coins", coins), group).icon("displace").on([words::field_element(field)])
}

fn claim(key: &'static str, rules: &Spandau, collection: u8) -> Choice {
    let entry = &rules.content().collections[usize::from(collection)];
    Choice::new(Text::new(key).with("collection", entry.name()), Group::Aside)
        .icon("claim")
        .on([words::collection_element(collection)])
}

fn finish(task: Task) -> Choice {
    match task {
        Task::StartPlacing => pass("start-pass", "pass"),
        Task::Assert { .. } => pass("assert-not", "pass"),
        Task::Advance => pass("hold", "hold"),
        Task::Inspect(_) => pass("inspect-no-more", "pass"),
        Task::Publish(_) => pass("keep-secret", "keep-secret"),
        Task::PlayCards => pass("play-no-more", "pass"),
        Task::Expand => pass("expand-no-more", "pass"),
        _ => pass("end-turn", "pass"),
    }
}
