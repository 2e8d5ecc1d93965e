//! Labels of actions, and the elements to click for them.

use rondel::scene::{Icon, Inline};
use rondel::{Choice, ElementId, Group, Seat, Text};

use super::faces;
use crate::action::Action;
use crate::content::{AllianceId, AnyProduction, Content, Effect, Goods, LawsuitId, Pick, Product, SpecialId};
use crate::rules::season::{upkeep_letters, upkeep_price};
use crate::rules::ships::ship_cost;
use crate::rules::turn::{is_option_c_free, may_choose_d, movement_cost};
use crate::state::{CardRef, Item, State, Task};
use crate::words;

/// Returns the label of an action and the elements to click for it.
pub(super) fn choice(content: &Content, state: &State, action: Action) -> Choice {
    let Item { seat, task } = state.agenda.top().copied().unwrap_or_default();
    match action {
        Action::MoveJar(spaces) => move_jar(content, state, seat, spaces),
        Action::Pay(goods) => pay(seat, task, &goods),
        Action::OptionA => {
            let card = state.card_at(state.jar.place()).unwrap_or_default();
            let label = with_actions("option-a", content, card);
            let face = with_icons(Text::new("option-a-short"), &content.card(card).actions);
            let option = main(label).icon("option-a").on([words::card_element(card, state.jar.place())]).face(face);
            // Without a hand, the only other option is to take the card.
            if state.cities[seat].hand.is_empty() && !may_choose_d(state) { option.obvious() } else { option }
        }
        Action::OptionB(card) => option_b(content, state, seat, card),
        Action::OptionC if is_option_c_free(content, state, seat) => {
            main(Text::new("option-c-free")).icon("option-c").on([words::JAR])
        }
        Action::OptionC => main(Text::new("option-c")).icon("option-c").on([words::letter_tile(seat)]),
        Action::OptionD => {
            let card = state.card_at(state.jar.place()).unwrap_or_default();
            let label = Text::new("option-d").with("card", words::card_said(content, card));
            main(label).icon("option-d").on([words::TAKE])
        }
        Action::Perform(part) => perform(content, task, part),
        Action::Finish => finish(content, task),
        Action::Produce(product, factories) => produce(content, state, seat, task, product, factories),
        Action::Take(product) => take(state, seat, task, product),
        Action::Swap(give, take) => {
            main(trade("swap-products", give, take)).icon("swap").on(trade_targets(seat, give, take))
        }
        Action::Exchange(give, take) => Choice::new(trade("exchange-letter", give, take), Group::Aside)
            .icon("letter")
            .on([words::letter_tile(seat)])
            .on(trade_targets(seat, give, take)),
        Action::Accept => accept(content, state, seat, task),
        Action::Decline => decline(content, state, seat, task),
        Action::RepeatWithAlliance => repeat_with_alliance(content, task),
        Action::RepeatWithShip => {
            let ship = content.holders.ship_repeat_prestige.iter().next().unwrap_or_default();
            main(
                Text::new("repeat-with-ship")
                    .with("ship", words::ship_said(content, ship))
                    .with("price", words::goods(&crate::rules::prestige::ship_repeat_price(content))),
            )
            .icon("repeat")
            .on([words::ship(ship)])
        }
        Action::Ally(card) => ally(state, card),
        Action::Buy(card) => main(
            Text::new("buy-ship")
                .with("ship", words::ship_said(content, card))
                .with("price", words::goods_or_nothing(&ship_cost(content, state, seat, card))),
        )
        .icon("ship")
        .on([words::ship(card)])
        .deliberate(),
        Action::Advance(slot) => advance(content, state, slot),
        Action::SwapLawsuits(slot) => {
            let cards = [slot, slot + 1].map(|slot| state.lawsuits.get(usize::from(slot)));
            main(Text::new("swap-lawsuits").with("one", words::numeral(slot)).with("other", words::numeral(slot + 1)))
                .icon("court")
                .on(cards.into_iter().flatten().map(|lawsuit| words::lawsuit(lawsuit.card)))
        }
    }
}

/// Returns a text and the icons of effects. A divider precedes the icons of each effect.
fn with_icons(text: Text, effects: &[Effect]) -> Vec<Inline> {
    let icons = effects.iter().flat_map(|effect| std::iter::once(Inline::Divider).chain(faces::bare(*effect)));
    std::iter::once(Inline::Text(text)).chain(icons).collect()
}

fn main(label: Text) -> Choice {
    Choice::new(label, Group::Main)
}

fn pass(key: &'static str) -> Choice {
    Choice::new(Text::new(key), Group::Pass).icon("pass")
}

/// Returns the label of an option, listing all actions of the card.
fn with_actions(key: &'static str, content: &Content, card: CardRef) -> Text {
    Text::new(key).with("actions", words::actions_said(content, card))
}

/// Returns the choice for option B. If another card in hand has the same actions, the label includes the card's
/// number.
fn option_b(content: &Content, state: &State, seat: Seat, card: SpecialId) -> Choice {
    let actions_of = |card: SpecialId| &content.card(CardRef::special(card)).actions;
    let has_a_twin = state.cities[seat].hand.iter().any(|other| other != card && actions_of(other) == actions_of(card));
    let key = if has_a_twin { "option-b-numbered" } else { "option-b" };
    let label = with_actions(key, content, CardRef::special(card));
    let label = if has_a_twin { label.with("number", card.0 + 1) } else { label };
    let face = with_icons(Text::new("option-b-short"), &content.card(CardRef::special(card)).actions);
    main(label).icon("option-b").on([words::special(card)]).face(face)
}

fn move_jar(content: &Content, state: &State, seat: Seat, spaces: u8) -> Choice {
    let cost = movement_cost(content, state, seat, spaces);
    let space = state.jar.ahead(spaces);
    let passes_the_bell = state.jar.place() + spaces >= crate::content::SPACES;
    let card = state.card_at(space);
    let here = card.map_or_else(|| Text::new("empty-space-short"), |card| words::card_said(content, card));
    let key = if passes_the_bell { "move-past-bell" } else { "move-jar" };
    let label = Text::new(key).with("spaces", spaces).with("card", here).with("cost", cost);
    let target = card.map_or_else(|| words::space(space), |card| words::card_element(card, space));
    let way = Text::new("move-jar-short").with("spaces", spaces).with("cost", cost);
    let actions = card.map_or(&[][..], |card| &content.card(card).actions);
    let choice = main(label).icon("ink-jar").on([target]).face(with_icons(way, actions));
    if passes_the_bell { choice.icon("bell") } else { choice }
}

fn pay(seat: Seat, task: Task, goods: &Goods) -> Choice {
    let key = match task {
        Task::Upkeep(card) => {
            let label =
                Text::new("pay-upkeep").with("alliance", words::alliance_name(card)).with("what", words::goods(goods));
            return Choice::new(label, Group::Pay).icon("alliance").on(tiles(seat, goods));
        }
        Task::Donate { .. } => "pay-donation",
        Task::PayFactory(_) => "pay-factory",
        Task::RepeatLawsuit => "pay-le-havre",
        _ => "pay",
    };
    let label = Text::new(key).with("what", words::goods(goods));
    let choice = Choice::new(label, Group::Pay).on(tiles(seat, goods));
    match task {
        Task::Donate { .. } => choice.icon("donation"),
        Task::PayFactory(_) => choice.icon("build"),
        Task::RepeatLawsuit => choice.icon("repeat"),
        _ => goods.iter().fold(choice, |choice, (product, _)| choice.icon(words::product_icon(product))),
    }
}

/// Returns the elements of a city's product piles, each repeated for every product paid.
fn tiles(seat: Seat, goods: &Goods) -> Vec<ElementId> {
    goods
        .iter()
        .flat_map(|(product, count)| std::iter::repeat_n(words::product_tile(seat, product), usize::from(count)))
        .collect()
}

fn perform(content: &Content, task: Task, part: u8) -> Choice {
    let Task::Card { card, .. } = task else { return pass("finish") };
    let effect = content.card(card).actions[usize::from(part)];
    let choice = main(words::effect(effect)).icon(effect_icon(effect)).on([words::part(part)]);
    // The rival may benefit from piracy for prestige, and a drawn card can never be taken back.
    if matches!(effect, Effect::PiracyForPrestige(_) | Effect::Draw) { choice } else { choice.obvious() }
}

/// Returns the choice that ends a task. For a card, it says what is given up.
fn finish(content: &Content, task: Task) -> Choice {
    let Task::Card { card, open } = task else { return pass(finish_key(task)) };
    let actions = &content.card(card).actions;
    let mut left = (0..actions.len()).filter(|part| open >> part & 1 == 1);
    match (left.next(), left.count()) {
        (Some(last), 0) => {
            let label = Text::new("finish-one").with("action", words::effect(actions[last]));
            Choice::new(label, Group::Pass).icon("pass")
        }
        (_, more) if more + 1 == actions.len() => pass("finish-all"),
        _ => pass("finish-rest"),
    }
}

/// Returns the label of the choice that ends a task other than a card.
const fn finish_key(task: Task) -> &'static str {
    match task {
        Task::BothOptions { a: true, b: true } => "finish-both",
        Task::BothOptions { .. } => "finish-other-half",
        Task::Donate { .. } => "finish-donation",
        Task::Swap(_) => "finish-swaps",
        Task::SwayAgain { .. } => "finish-sways",
        Task::LastExchange => "finish-turn",
        _ => "finish",
    }
}

/// Returns the icon that represents an effect.
pub(super) const fn effect_icon(effect: Effect) -> Icon {
    match effect {
        Effect::Production(..) => "production",
        Effect::Gift(..) => "gift",
        Effect::Gain(..) => "any-product",
        Effect::Donation(..) => "donation",
        Effect::Swap(_) => "swap",
        Effect::Letters(_) => "letter",
        Effect::Stars(_) => "star",
        Effect::Draw => "draw",
        Effect::Factory(_) => "build",
        Effect::Reactivate(_) => "reactivate",
        Effect::Prestige => "prestige",
        Effect::Alliance => "alliance",
        Effect::Ship => "ship",
        Effect::Lawsuit => "lawsuit",
        Effect::Court => "court",
        Effect::Piracy(_) | Effect::PiracyForPrestige(_) => "piracy",
        Effect::Sway => "sway",
    }
}

fn produce(content: &Content, state: &State, seat: Seat, task: Task, product: Product, factories: u8) -> Choice {
    let (what, count) = if let Task::Produce(what, count) = task { (what, count) } else { (Pick::Any, 0) };
    let each_its_own = what == Pick::Any && content.board.any_production == AnyProduction::EachItsOwn;
    let (key, count) = if each_its_own { ("produce-each-its-own", count) } else { ("produce", count + factories) };
    let label = Text::new(key).with("what", words::amount(product, count)).with("factories", factories);
    let turned = std::iter::repeat_n(words::factory_tile(seat), usize::from(factories));
    // If no more factories can be turned and only one product is produced, clicks on the factories say everything.
    let is_clear = matches!(what, Pick::Only(_)) && factories > 0 && factories == state.cities[seat].active_factories;
    let made = (!is_clear).then_some(words::bank_product(product));
    main(label).icon(words::product_icon(product)).on(made).on(turned)
}

fn take(state: &State, seat: Seat, task: Task, product: Product) -> Choice {
    let from_rival = || words::product_tile(seat.rival(), product);
    let (key, target) = match task {
        Task::Steal(_) => ("steal", from_rival()),
        _ if state.bank.goods.count(product) == 0 => ("take-scarce", from_rival()),
        _ => ("take", words::bank_product(product)),
    };
    main(Text::new(key).with("what", words::amount(product, 1))).icon(words::product_icon(product)).on([target])
}

fn trade(key: &'static str, give: Product, take: Product) -> Text {
    Text::new(key).with("give", words::amount(give, 1)).with("take", words::amount(take, 1))
}

fn trade_targets(seat: Seat, give: Product, take: Product) -> [ElementId; 2] {
    [words::product_tile(seat, give), words::bank_product(take)]
}

fn accept(content: &Content, state: &State, seat: Seat, task: Task) -> Choice {
    match task {
        Task::Offer(Effect::Prestige) => {
            main(words::effect(Effect::Prestige)).icon("prestige").on([words::PRESTIGE_MARKER]).obvious()
        }
        Task::Offer(Effect::Draw) => main(words::effect(Effect::Draw)).icon("draw").on([words::ACTION_STACK]),
        Task::Offer(effect) => main(words::effect(effect)).icon(effect_icon(effect)).on([words::BANK_FACTORIES]),
        Task::SwayAgain { slot, .. } => {
            let card = state.lawsuits.get(usize::from(slot)).map_or(LawsuitId::default(), |lawsuit| lawsuit.card);
            let costs = words::legal_costs(&content.lawsuits[usize::from(card)].costs);
            main(Text::new("sway-again").with("costs", costs)).icon("sway").on([words::lawsuit(card)])
        }
        Task::Court => {
            let card = state.lawsuits.get(0).map_or(LawsuitId::default(), |lawsuit| lawsuit.card);
            main(Text::new("resolve-lawsuit")).icon("court").on([words::lawsuit(card)])
        }
        Task::Upkeep(card) => {
            let letters = upkeep_letters(content, card);
            let label = Text::new("pay-upkeep")
                .with("alliance", words::alliance_name(card))
                .with("what", words::letters(letters));
            Choice::new(label, Group::Pay).icon("alliance").on([words::letter_tile(seat)])
        }
        _ => main(Text::new("accept")),
    }
}

fn decline(content: &Content, state: &State, seat: Seat, task: Task) -> Choice {
    match task {
        Task::Upkeep(card) => {
            let label = Text::new("return-alliance").with("alliance", words::alliance_name(card));
            let choice = Choice::new(label, Group::Pass).icon("pass");
            // While the upkeep can be paid, a click on the alliance could be meant to keep it.
            let city = &state.cities[seat];
            let can_pay = match upkeep_price(content, card) {
                Some(price) => price.is_payable_from(&city.stock),
                None => city.letters >= upkeep_letters(content, card),
            };
            if can_pay { choice } else { choice.on([words::alliance(card)]) }
        }
        Task::RepeatPrestige { .. } | Task::RepeatDraw | Task::RepeatLawsuit => pass("decline-repeat"),
        _ => pass("decline"),
    }
}

fn repeat_with_alliance(content: &Content, task: Task) -> Choice {
    let holders = &content.holders;
    let (cards, price, key) = match task {
        Task::RepeatDraw => (holders.repeat_draw, holders.repeat_draw_price, "repeat-draw"),
        _ => (holders.repeat_prestige, holders.repeat_prestige_price, "repeat-with-alliance"),
    };
    let card = cards.iter().next().unwrap_or_default();
    let label = Text::new(key).with("price", words::goods(&price)).with("alliance", words::alliance_name(card));
    main(label).icon("repeat").on([words::alliance(card)])
}

fn ally(state: &State, card: AllianceId) -> Choice {
    let key = if state.alliances.slot_of(card).is_some() { "ally" } else { "ally-from-rival" };
    main(Text::new(key).with("alliance", words::alliance_name(card))).icon("alliance").on([words::alliance(card)])
}

fn advance(content: &Content, state: &State, slot: u8) -> Choice {
    let card = state.lawsuits.get(usize::from(slot)).map_or(LawsuitId::default(), |lawsuit| lawsuit.card);
    let face = &content.lawsuits[usize::from(card)];
    let bonus = Text::List(face.advance.iter().map(|effect| words::effect(*effect)).collect());
    let label = Text::new("advance-lawsuit")
        .with("slot", words::numeral(slot))
        .with("costs", words::legal_costs(&face.costs))
        .with("bonus", bonus);
    main(label).icon("lawsuit").on([words::lawsuit(card)])
}
