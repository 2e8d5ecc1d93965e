//! Prompts for the deciding player, and explanations of blocked clicks.

use rondel::components::{Cards, Kind};
use rondel::scene::{BlockedClick, IndirectChoice};
use rondel::{Seat, Text};

use super::{bidding, choices};
use crate::action::Action;
use crate::content::{Good, Terrain};
use crate::plugin::Turns;
use crate::rules::{artist, cards, collections, influence};
use crate::state::{Item, State, Task, count_of, each_card, title};
use crate::{Spandau, words};

/// Returns the prompt for the deciding player. It includes the phase if the game is played phase by phase.
pub(super) fn prompt(rules: &Spandau, state: &State) -> Text {
    let question = question(rules, state);
    match super::phase(state).filter(|_| rules.setup.turns == Turns::Phases) {
        Some(phase) => Text::new("ask-in-phase").with("phase", words::phase(phase)).with("question", question),
        None => question,
    }
}

fn question(rules: &Spandau, state: &State) -> Text {
    let Some(Item { seat, task }) = state.asked() else { return Text::new("ask-nothing") };
    let content = rules.content();
    match task {
        Task::ChooseBoard => Text::new("ask-board"),
        Task::StartPlacing if state.players[seat].influence.is_empty() => Text::new("ask-first-stone"),
        Task::StartPlacing => Text::new("ask-start"),
        Task::ChooseStone(field) => Text::new("ask-stone").with("field", words::field(content, field)),
        Task::Discard(left) => Text::new("ask-discard").with("count", left),
        Task::Offer => Text::new(if state.offers_secret { "ask-first-offer" } else { "ask-offer" }),
        Task::Bid => match state.auction.highest() {
            Some((leader, bid)) => Text::new("ask-bid").with("leader", words::player(leader)).with("coins", bid),
            None => Text::new("ask-open"),
        },
        Task::Pay => Text::new("ask-pay").with("left", state.payment.left()),
        Task::Assert { surplus } => {
            Text::new("ask-assert").with("level", state.players[seat].level).with("surplus", surplus)
        }
        Task::Advance => Text::new("ask-advance"),
        Task::Inspect(left) => Text::new("ask-inspect").with("count", left),
        Task::Publish(piece) => {
            let key = if state.genuine.has(piece) { "ask-publish-genuine" } else { "ask-publish-forged" };
            Text::new(key).with("work", words::work(rules, piece))
        }
        Task::PlayCards => {
            let (active, limit) = (count_of(&state.players[seat].active), cards::limit(state, seat));
            Text::new("ask-play").with("active", active).with("limit", limit)
        }
        Task::Grow(left) => Text::new("ask-grow").with("count", left),
        Task::MoveForBerlin(field) | Task::MoveStone(field) => {
            Text::new("ask-move").with("field", words::field(content, field))
        }
        Task::Expand => Text::new("ask-expand").with("cards", influence::cards_to_spend(&state.players[seat])),
        Task::Exchange => {
            let offered = state.players[seat].offered;
            let genuine = offered.is_some_and(|piece| state.knows(seat, piece) && state.genuine.has(piece));
            let given = offered.map_or_else(|| Text::new("nothing"), |piece| words::work(rules, piece));
            Text::new("ask-exchange").with("genuine", u8::from(genuine)).with("given", given)
        }
        Task::LastClaim => Text::new("ask-claim"),
        Task::Show(collection) => {
            let first = collections::to_show(content, state, seat, collection).iter().next().unwrap_or_default();
            let kind = content.artworks[usize::from(title(first))].kind;
            let entry = &content.collections[usize::from(collection)];
            Text::new("ask-show").with("kind", words::kind(kind)).with("collection", entry.name())
        }
        _ => Text::new("ask-nothing"),
    }
}

/// Returns the clicks that are currently blocked, with the reason and its rule.
pub(super) fn blocked_clicks(rules: &Spandau, state: &State) -> Vec<BlockedClick> {
    let Some(Item { seat, task }) = state.asked() else { return Vec::new() };
    match task {
        Task::PlayCards => hand(rules, state, seat),
        Task::StartPlacing => fields(rules, state, seat),
        Task::Expand => fields(rules, state, seat).into_iter().chain(stones(rules, state, seat)).collect(),
        Task::Inspect(_) => known_works(state, seat),
        Task::Pay => {
            let mut open = Vec::new();
            crate::rules::auction::each_payment(state, seat, |action| open.push(action));
            let closed = |action: Action| !open.contains(&action);
            let blocked = |element| BlockedClick { element, reason: Text::new("not-dearest-first"), rule: "SP-3.8" };
            let cards = each_card(state.players[seat].hand).filter(|card| closed(Action::PayCard(*card)));
            let owns = |good: &&Good| state.stock(seat, **good) > state.payment.sold[good.index()];
            let goods = Good::ALL.iter().filter(owns).filter(|good| closed(Action::Sell(**good)));
            let goods = goods.map(|good| bidding::units_element(state, *good, 1));
            cards.map(words::card_element).chain(goods).map(blocked).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns the numbers of units that can be sold with several choices in turn: more than one, but fewer than are needed
/// or left. A click on the last of these units sells one after the other.
pub(super) fn indirect_choices(rules: &Spandau, state: &State) -> Vec<IndirectChoice> {
    if !matches!(state.asked(), Some(Item { task: Task::Pay, .. })) {
        return Vec::new();
    }
    let mut legal = Vec::new();
    crate::rules::legal::legal(rules, state, &mut legal);
    let mut indirect = Vec::new();
    for action in &legal {
        let Action::SellMany(good, most) = *action else { continue };
        let Some(first) = legal.iter().position(|action| *action == Action::Sell(good)) else { continue };
        indirect.extend((2..most).map(|count| IndirectChoice {
            element: bidding::units_element(state, good, count),
            first,
            cost: choices::sell_many(state, good, count),
        }));
    }
    indirect
}

/// Returns the reasons why hand cards cannot be played.
fn hand(rules: &Spandau, state: &State, seat: Seat) -> Vec<BlockedClick> {
    let content = rules.content();
    let symbols = state.symbols(content, seat);
    let (active, limit) = (count_of(&state.players[seat].active), cards::limit(state, seat));
    let mut playable = Vec::new();
    cards::each_play(content, state, seat, |action| match action {
        Action::Play(card) | Action::Replace(card, _) => playable.push(card),
        _ => {}
    });
    let why = |id| {
        let entry = cards::card(content, id);
        let (reason, rule) = if limit == 0 && active == 0 {
            (Text::new("not-without-region"), "SP-7.1")
        } else if !cards::shows(symbols, entry) {
            (Text::new("not-without-symbols").with("what", words::symbols(entry.needs.plus(entry.pays))), "SP-7.2")
        } else if !cards::can_pay(state, seat, entry) {
            (Text::new("not-without-payment").with("what", words::symbols(entry.pays)), "SP-7.3")
        } else {
            (Text::new("not-without-the-old"), "SP-7.4")
        };
        BlockedClick { element: words::card_element(id), reason, rule }
    };
    each_card(state.players[seat].hand).filter(|card| !playable.contains(card)).map(why).collect()
}

/// Returns the reasons why no stone can be placed on a free field.
fn fields(rules: &Spandau, state: &State, seat: Seat) -> Vec<BlockedClick> {
    let atlas = &rules.content().atlas;
    let player = &state.players[seat];
    if player.influence.is_empty() {
        let free = |terrain: &Terrain| atlas.terrain[terrain.index()].without(state.taken()).first_of_each();
        let others = Terrain::ALL.iter().filter(|terrain| **terrain != Terrain::City);
        let fields = others.flat_map(|terrain| free(terrain).iter().collect::<Vec<_>>());
        let reason = || Text::new("not-first-city");
        let blocked = |field| BlockedClick { element: words::field_element(field), reason: reason(), rule: "SP-1.15" };
        return fields.map(blocked).collect();
    }
    let reach = atlas.reach(player.influence.regions());
    let cards = influence::cards_to_spend(player);
    let open = influence::places(rules, state, seat);
    let mut blocked = Vec::new();
    for terrain in Terrain::ALL {
        let free = atlas.terrain[terrain.index()].without(state.taken());
        for field in free.first_of_each().iter().filter(|field| !open[terrain.index()].has(*field)) {
            let near = reach.has(field.region());
            let (reason, rule) = match influence::next_column(player, *terrain) {
                _ if !near => (Text::new("not-near"), "SP-8.8"),
                None => (Text::new("not-without-stone"), "SP-8.7"),
                Some(column) if *terrain == Terrain::City && !influence::city_is_open(player, column) => {
                    (Text::new("not-before-column").with("column", column), "SP-8.9")
                }
                Some(column) if cards < influence::cost(column) => {
                    (Text::new("not-without-cards").with("count", influence::cost(column)), "SP-8.5")
                }
                Some(_) => continue,
            };
            blocked.push(BlockedClick { element: words::field_element(field), reason, rule });
        }
    }
    blocked
}

/// Returns the reasons why other players' stones cannot be displaced.
fn stones(rules: &Spandau, state: &State, seat: Seat) -> Vec<BlockedClick> {
    let content = rules.content();
    let player = &state.players[seat];
    let mut open = Vec::new();
    influence::each_displacement(content, state, seat, |field| open.push(field));
    let mut blocked = Vec::new();
    for other in state.others(seat) {
        for terrain in Terrain::ALL {
            let coins = influence::compensation(*terrain);
            let there = state.players[other].influence.and(content.atlas.terrain[terrain.index()]).first_of_each();
            for field in there.iter().filter(|field| !open.contains(field)) {
                let (reason, rule) = if !player.influence.regions().has(field.region()) {
                    (Text::new("not-beside-you"), "SP-8.10")
                } else if player.coins < coins {
                    (Text::new("not-without-coins").with("coins", coins), "SP-8.11")
                } else {
                    (Text::new("not-without-room"), "SP-8.10")
                };
                blocked.push(BlockedClick { element: words::field_element(field), reason, rule });
            }
        }
    }
    blocked
}

/// Returns the blocked clicks for works that everyone or the player knows to be genuine or forged (SP-6.2).
fn known_works(state: &State, seat: Seat) -> Vec<BlockedClick> {
    let may = artist::inspectable(state, seat);
    let known: Cards = may.iter().filter(|piece| state.knows(seat, *piece)).collect();
    let blocked = |piece| {
        let reason = match (may.has(piece), state.genuine.has(piece)) {
            (false, _) => "not-known",
            (true, true) => "not-again-genuine",
            (true, false) => "not-again-forged",
        };
        BlockedClick { element: words::work_element(piece), reason: Text::new(reason), rule: "SP-6.2" }
    };
    state.players[seat].works.without(may).or(known).iter().map(blocked).collect()
}
