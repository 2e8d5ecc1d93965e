//! Prompts for the deciding city, and explanations of blocked clicks and choices.

use rondel::components::Kind;
use rondel::scene::{BlockedClick, DisabledChoice, IndirectChoice};
use rondel::{Dealer, Group, Ruleset as _, Seat, Text};

use super::choices;
use crate::RivalCities;
use crate::action::Action;
use crate::content::{Content, Effect, Goods, Product, SPACES, Upkeep};
use crate::rules::lawsuits::can_pay_costs;
use crate::rules::possible::may_perform;
use crate::rules::prestige::ship_repeat_price;
use crate::rules::ships::{can_buy, ship_cost};
use crate::rules::turn::{is_option_c_free, may_choose_a, may_choose_c, may_choose_d, movement_cost};
use crate::state::{CardRef, Item, State, Task};
use crate::words;

/// Returns the prompt for the deciding city.
pub(super) fn prompt(content: &Content, state: &State) -> Text {
    let Some(Item { seat, task }) = state.agenda.top().copied() else {
        return Text::new("ask-nothing");
    };
    match task {
        Task::FirstProduct => Text::new("ask-first-product"),
        Task::MoveJar => Text::new("ask-move"),
        Task::PayMove(owed) => Text::new("ask-pay-move").with("count", owed),
        Task::ChooseOption => Text::new("ask-option"),
        Task::BothOptions { a: true, b: true } => Text::new("ask-both"),
        Task::BothOptions { .. } => Text::new("ask-other-half"),
        Task::Card { card, .. } => {
            let key =
                if crate::rules::cards::only_one_half(content, state, seat, card) { "ask-half" } else { "ask-action" };
            Text::new(key)
        }
        Task::Produce(what, count) => Text::new("ask-produce").with("what", words::picked(what, count)),
        Task::TakeAny { left, .. } => Text::new("ask-take").with("count", left),
        Task::Donate { what, price, stars, .. } => {
            Text::new("ask-donate").with("what", words::picked(what, price)).with("stars", words::stars(stars))
        }
        Task::Swap(times) => Text::new("ask-swap").with("count", times),
        Task::PayFactory(cost) => Text::new("ask-factory").with("count", cost),
        Task::Offer(effect) => Text::new("ask-offer").with("what", words::effect(effect)),
        Task::RepeatPrestige { alliance, ship } => {
            let with_alliance = words::goods(&content.holders.repeat_prestige_price);
            let with_ship = words::goods(&ship_repeat_price(content));
            match (alliance, ship) {
                (true, true) => Text::new("ask-repeat-either").with("one", with_alliance).with("other", with_ship),
                (true, false) => Text::new("ask-repeat-prestige").with("price", with_alliance),
                (false, _) => Text::new("ask-repeat-prestige").with("price", with_ship),
            }
        }
        Task::RepeatDraw => {
            Text::new("ask-repeat-draw").with("price", words::goods(&content.holders.repeat_draw_price))
        }
        Task::FormAlliance => Text::new("ask-alliance"),
        Task::BuyShip => Text::new("ask-ship"),
        Task::Advance { .. } => Text::new("ask-lawsuit"),
        Task::SwayAgain { slot, left } => {
            Text::new("ask-sway-again").with("slot", words::numeral(slot)).with("count", left)
        }
        Task::RepeatLawsuit => Text::new("ask-repeat-lawsuit"),
        Task::Court => Text::new("ask-court"),
        Task::Steal(left) => Text::new("ask-steal").with("count", left),
        Task::Upkeep(card) => {
            let price = match content.alliances[usize::from(card)].upkeep {
                Upkeep::Goods(what, count) => words::picked(what, count),
                Upkeep::Letters(count) => words::letters(count),
            };
            Text::new("ask-upkeep").with("alliance", words::alliance_name(card)).with("price", price)
        }
        Task::LastExchange => Text::new("ask-last-exchange"),
        Task::Do(_)
        | Task::Sway(_)
        | Task::Discard(_)
        | Task::RefillShips
        | Task::RefillLawsuits
        | Task::OffSeason(_) => Text::new("ask-nothing"),
    }
}

/// Returns the clicks that are currently blocked, with the reason and its rule.
pub(super) fn blocked_clicks(content: &Content, state: &State) -> Vec<BlockedClick> {
    let Some(Item { seat, task }) = state.agenda.top().copied() else { return Vec::new() };
    let city = &state.cities[seat];
    match task {
        Task::MoveJar => (1..=SPACES)
            .filter_map(|spaces| {
                let cost = movement_cost(content, state, seat, spaces);
                if u32::from(cost) <= city.stock.total() {
                    return None;
                }
                let space = state.jar.ahead(spaces);
                let element =
                    state.card_at(space).map_or_else(|| words::space(space), |card| words::card_element(card, space));
                let reason = Text::new("not-so-far").with("cost", cost).with("have", city.stock.total());
                Some(BlockedClick { element, reason, rule: "RC-2.5" })
            })
            .collect(),
        Task::BuyShip => ships_beyond_means(content, state, seat).collect(),
        Task::Advance { .. } => lawsuits_beyond_means(content, state, seat).collect(),
        Task::Card { card, open } => {
            let actions = &content.card(card).actions;
            let parts = blocked_parts(content, state, seat, actions, open);
            let ships = ships_beyond_means(content, state, seat).filter(|_| actions.contains(&Effect::Ship));
            ships
                .chain(lawsuits_beyond_means(content, state, seat).filter(|_| actions.contains(&Effect::Lawsuit)))
                .chain(parts)
                .collect()
        }
        Task::FormAlliance if city.letters == 0 => state.cities[seat.rival()]
            .alliances
            .iter()
            .map(|card| BlockedClick {
                element: words::alliance(card),
                reason: Text::new("not-without-letter"),
                rule: "RC-5.17",
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// Returns the actions of a card that cannot be performed, or cannot be performed again (RC-4.2).
fn blocked_parts(
    content: &Content,
    state: &State,
    seat: Seat,
    actions: &[Effect],
    open: u8,
) -> impl Iterator<Item = BlockedClick> {
    (0..).zip(actions).filter_map(move |(part, effect)| {
        let (reason, rule) = match effect {
            _ if open >> part & 1 == 0 => ("part-done", "RC-4.2"),
            effect if may_perform(content, state, seat, *effect) => return None,
            Effect::Lawsuit => ("part-no-lawsuit", "RC-5.21"),
            Effect::Ship => ("part-no-ship", "RC-5.18"),
            Effect::Alliance => ("part-no-alliance", "RC-5.17"),
            _ => ("part-nothing", "RC-4.2"),
        };
        Some(BlockedClick { element: words::part(part), reason: Text::new(reason), rule })
    })
}

/// Returns the ships for sale that a city cannot pay for (RC-5.18).
fn ships_beyond_means(content: &Content, state: &State, seat: Seat) -> impl Iterator<Item = BlockedClick> {
    let ships = state.ships.iter().map(|(_, ship)| ship).filter(move |ship| !can_buy(content, state, seat, *ship));
    ships.map(move |ship| BlockedClick {
        element: words::ship(ship),
        reason: Text::new("not-paid").with("cost", words::goods(&ship_cost(content, state, seat, ship))),
        rule: "RC-5.18",
    })
}

/// Returns the lawsuits whose legal costs a city cannot pay (RC-5.21).
fn lawsuits_beyond_means(content: &Content, state: &State, seat: Seat) -> impl Iterator<Item = BlockedClick> {
    let lawsuits =
        state.lawsuits.iter().filter(move |(_, lawsuit)| !can_pay_costs(content, &state.cities[seat], lawsuit.card));
    lawsuits.map(move |(_, lawsuit)| BlockedClick {
        element: words::lawsuit(lawsuit.card),
        reason: Text::new("not-paid")
            .with("cost", words::legal_costs(&content.lawsuits[usize::from(lawsuit.card)].costs)),
        rule: "RC-5.21",
    })
}

/// Returns the pieces that can be chosen once another choice has been made.
pub(super) fn indirect_choices(rules: &RivalCities, state: &State) -> Vec<IndirectChoice> {
    let mut actions = Vec::new();
    rules.legal_actions(state, &mut actions);
    match state.agenda.top().map(|item| item.task) {
        Some(Task::ChooseOption) => pieces_of_card_at_jar(rules, state, &actions),
        Some(Task::BuyShip) => ships_for_a_letter(rules.content(), state, &actions),
        Some(Task::Card { card, .. }) => pieces_of_actions(rules, state, card, &actions),
        _ => Vec::new(),
    }
}

/// Returns the actions of the card at the ink jar, and the ships, lawsuits and alliances that they lead to, which can be
/// chosen once option A has been chosen (RC-3.2).
fn pieces_of_card_at_jar(rules: &RivalCities, state: &State, actions: &[Action]) -> Vec<IndirectChoice> {
    let Some(first) = actions.iter().position(|action| *action == Action::OptionA) else { return Vec::new() };
    let mut after = *state;
    // To use the card reveals nothing and does not depend on chance.
    rules.apply(&mut after, Action::OptionA, &mut Dealer::seeded(0));
    let Some(Task::Card { card, .. }) = after.agenda.top().map(|item| item.task) else { return Vec::new() };
    let mut next = Vec::new();
    rules.legal_actions(&after, &mut next);
    let effects = &rules.content().card(card).actions;
    let parts = next.iter().filter_map(|action| {
        let Action::Perform(part) = action else { return None };
        let cost = Text::new("indirect-action").with("what", words::effect(effects[usize::from(*part)]));
        Some(IndirectChoice { element: words::part(*part), first, cost })
    });
    let parts = parts.filter(|_| effects.len() > 1);
    let pieces = pieces_of_actions(rules, &after, card, &next).into_iter();
    parts.chain(pieces.map(|piece| IndirectChoice { first, ..piece })).collect()
}

/// Returns the ships, lawsuits and alliances that can be chosen once an action of a card has been chosen
/// (RC-4.2). If several actions lead to a piece, the first of these actions is used.
fn pieces_of_actions(rules: &RivalCities, state: &State, card: CardRef, actions: &[Action]) -> Vec<IndirectChoice> {
    let content = rules.content();
    let mut found: Vec<IndirectChoice> = Vec::new();
    for (first, action) in actions.iter().enumerate() {
        let Action::Perform(part) = action else { continue };
        let effect = content.card(card).actions[usize::from(*part)];
        if !matches!(effect, Effect::Ship | Effect::Lawsuit | Effect::Alliance) {
            continue;
        }
        let mut after = *state;
        // Before a piece is chosen, these actions reveal nothing and do not depend on chance.
        rules.apply(&mut after, *action, &mut Dealer::seeded(0));
        let asks = after.agenda.top().map(|item| item.task);
        if !matches!(asks, Some(Task::BuyShip | Task::Advance { .. } | Task::FormAlliance)) {
            continue;
        }
        let mut next = Vec::new();
        rules.legal_actions(&after, &mut next);
        let pieces = next.into_iter().map(|action| choices::choice(content, &after, action));
        for piece in pieces.filter(|choice| choice.group == Group::Main && choice.targets.len() == 1) {
            let element = piece.targets[0];
            if found.iter().all(|other| other.element != element) {
                let cost = Text::new("indirect-action").with("what", piece.label);
                found.push(IndirectChoice { element, first, cost });
            }
        }
    }
    found
}

/// Returns the ships for which only one product is missing, if the city can get this product by exchanging a
/// letter (RC-5.8). In the exchange, the city gives the product of which it has most.
fn ships_for_a_letter(content: &Content, state: &State, actions: &[Action]) -> Vec<IndirectChoice> {
    let Some(Item { seat, task: Task::BuyShip }) = state.agenda.top().copied() else { return Vec::new() };
    let city = &state.cities[seat];
    let indirect = |ship| {
        let price = ship_cost(content, state, seat, ship);
        let (product, count) =
            <Product as Kind>::ALL.iter().map(|it| (*it, price.count(*it))).find(|(_, count)| *count > 0)?;
        if city.stock.count(product) + 1 != count {
            return None;
        }
        let mut exchanges = actions.iter().enumerate().filter_map(|(index, action)| match action {
            Action::Exchange(give, take) if *take == product => Some((index, *give)),
            _ => None,
        });
        // If the city has a choice of what to give, it makes that choice itself.
        let (first, give) = exchanges.next().filter(|_| exchanges.next().is_none())?;
        let cost = Text::new("indirect-ship")
            .with("cost", words::goods(&price))
            .with("give", words::goods(&Goods::of(give, 1)));
        Some(IndirectChoice { element: words::ship(ship), first, cost })
    };
    state.ships.iter().map(|(_, ship)| ship).filter_map(indirect).collect()
}

/// Returns the repeated payment of a lawsuit's legal costs if the city cannot pay them without an exchange.
fn unpaid_costs(content: &Content, state: &State, seat: Seat, slot: u8) -> Option<DisabledChoice> {
    let card = state.lawsuits.get(usize::from(slot))?.card;
    let costs = words::legal_costs(&content.lawsuits[usize::from(card)].costs);
    (!can_pay_costs(content, &state.cities[seat], card)).then(|| DisabledChoice {
        label: Text::new("sway-again").with("costs", costs),
        icon: Some("sway"),
        reason: Text::new("not-sway-again"),
        rule: "RC-5.24",
    })
}

/// Returns what is currently unavailable in a decision. It is listed below the available choices.
pub(super) fn disabled_choices(content: &Content, state: &State) -> Vec<DisabledChoice> {
    let Some(Item { seat, task }) = state.agenda.top().copied() else { return Vec::new() };
    match task {
        Task::ChooseOption => closed_options(content, state, seat),
        Task::SwayAgain { slot, .. } => unpaid_costs(content, state, seat, slot).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// Returns the options that are currently unavailable (RC-3.1). Their letters A to D are left out, because the letters
/// would be out of order.
fn closed_options(content: &Content, state: &State, seat: Seat) -> Vec<DisabledChoice> {
    let city = &state.cities[seat];
    let both = if city.letters == 0 && !is_option_c_free(content, state, seat) {
        ("not-both-letter", "RC-3.5")
    } else {
        ("not-both-hand", "RC-3.11")
    };
    let options = [
        (may_choose_a(state), "withheld-a", ("not-a", "RC-3.10")),
        (!city.hand.is_empty(), "withheld-b", ("not-b", "RC-3.4")),
        (may_choose_c(content, state, seat), "withheld-c", both),
        (may_choose_d(state), "withheld-d", ("not-d", "RC-3.9")),
    ];
    let closed = options.into_iter().filter(|(open, ..)| !open);
    closed
        .map(|(_, label, (reason, rule))| DisabledChoice {
            label: Text::new(label),
            icon: None,
            reason: Text::new(reason),
            rule,
        })
        .collect()
}
