//! Prompts for the deciding city, and explanations of blocked clicks and choices.

use rondel::Text;
use rondel::components::Kind;
use rondel::scene::{BlockedClick, DisabledChoice, IndirectChoice};

use crate::action::Action;
use crate::content::{Content, Goods, Product, SPACES};
use crate::rules::lawsuits::can_pay_costs;
use crate::rules::ships::{can_buy, ship_cost};
use crate::rules::turn::{is_option_c_free, may_choose_a, may_choose_c, may_choose_d, movement_cost};
use crate::state::{Item, State, Task};
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
            Text::new(key).with("card", words::card_said(content, card))
        }
        Task::Produce(what, count) => Text::new("ask-produce").with("what", words::picked(what, count)),
        Task::TakeAny { left, .. } => Text::new("ask-take").with("count", left),
        Task::Donate { what, price, stars, .. } => {
            Text::new("ask-donate").with("what", words::picked(what, price)).with("stars", words::stars(stars))
        }
        Task::Swap(times) => Text::new("ask-swap").with("count", times),
        Task::PayFactory(cost) => Text::new("ask-factory").with("count", cost),
        Task::Offer(effect) => Text::new("ask-offer").with("what", words::effect(effect)),
        Task::RepeatPrestige { .. } => Text::new("ask-repeat-prestige"),
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
        Task::Upkeep(card) => Text::new("ask-upkeep").with("alliance", words::alliance_name(card)),
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
        Task::BuyShip => state
            .ships
            .iter()
            .filter(|(_, ship)| !can_buy(content, state, seat, *ship))
            .map(|(_, ship)| BlockedClick {
                element: words::ship(ship),
                reason: Text::new("not-paid").with("cost", words::goods(&ship_cost(content, state, seat, ship))),
                rule: "RC-5.18",
            })
            .collect(),
        Task::Advance { .. } => state
            .lawsuits
            .iter()
            .filter(|(_, lawsuit)| !can_pay_costs(content, city, lawsuit.card))
            .map(|(_, lawsuit)| BlockedClick {
                element: words::lawsuit(lawsuit.card),
                reason: Text::new("not-paid")
                    .with("cost", words::legal_costs(&content.lawsuits[usize::from(lawsuit.card)].costs)),
                rule: "RC-5.21",
            })
            .collect(),
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

/// Returns the ships that lack one product, which an exchange for a letter provides (RC-5.8). The product given is the
/// one of which the city has most.
pub(super) fn indirect_choices(content: &Content, state: &State, actions: &[Action]) -> Vec<IndirectChoice> {
    let Some(Item { seat, task: Task::BuyShip }) = state.agenda.top().copied() else { return Vec::new() };
    let city = &state.cities[seat];
    let indirect = |ship| {
        let price = ship_cost(content, state, seat, ship);
        let (product, count) =
            <Product as Kind>::ALL.iter().map(|it| (*it, price.count(*it))).find(|(_, count)| *count > 0)?;
        if city.stock.count(product) + 1 != count {
            return None;
        }
        let exchanges = actions.iter().enumerate().filter_map(|(index, action)| match action {
            Action::Exchange(give, take) if *take == product => Some((index, *give)),
            _ => None,
        });
        let (aside, give) = exchanges.max_by_key(|(_, give)| city.stock.count(*give))?;
        let cost = Text::new("indirect-ship")
            .with("cost", words::goods(&price))
            .with("give", words::goods(&Goods::of(give, 1)));
        Some(IndirectChoice { element: words::ship(ship), aside, cost })
    };
    state.ships.iter().map(|(_, ship)| ship).filter_map(indirect).collect()
}

/// Returns those of the four options that are currently unavailable (RC-3.1).
pub(super) fn disabled_choices(content: &Content, state: &State) -> Vec<DisabledChoice> {
    let Some(Item { seat, task: Task::ChooseOption }) = state.agenda.top().copied() else { return Vec::new() };
    let city = &state.cities[seat];
    let both = if city.letters == 0 && !is_option_c_free(content, state, seat) {
        ("not-both-letter", "RC-3.5")
    } else {
        ("not-both-hand", "RC-3.11")
    };
    let options = [
        (may_choose_a(state), "withheld-a", "option-a", ("not-a", "RC-3.10")),
        (!city.hand.is_empty(), "withheld-b", "option-b", ("not-b", "RC-3.4")),
        (may_choose_c(content, state, seat), "withheld-c", "option-c", both),
        (may_choose_d(state), "withheld-d", "option-d", ("not-d", "RC-3.9")),
    ];
    let closed = options.into_iter().filter(|(open, ..)| !open);
    closed
        .map(|(_, label, icon, (reason, rule))| DisabledChoice {
            label: Text::new(label),
            icon: Some(icon),
            reason: Text::new(reason),
            rule,
        })
        .collect()
}
