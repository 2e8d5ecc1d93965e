//! The texts that name components, and the elements that show components on the table.

use rondel::components::Kind;
use rondel::scene::Icon;
use rondel::{ElementId, Seat, Text};

use crate::content::{
    ALLIANCES, AllianceId, Content, Effect, Goods, LawsuitId, LegalCosts, Pick, Product, SHIPS, ShipEffect, ShipId,
    ShipStars, SpecialId,
};
use crate::state::{CardRef, City, Ending};

/// The ink jar.
pub(crate) const JAR: ElementId = ElementId::new("ink-jar", 0);
/// The bell token.
pub(crate) const BELL: ElementId = ElementId::new("bell", 0);
/// The prestige marker.
pub(crate) const PRESTIGE_MARKER: ElementId = ElementId::new("prestige-marker", 0);
/// The action stack.
pub(crate) const ACTION_STACK: ElementId = ElementId::new("action-stack", 0);
/// The discard pile of special action cards.
pub(crate) const DISCARD: ElementId = ElementId::new("discard", 0);
/// The ship stack.
pub(crate) const SHIP_STACK: ElementId = ElementId::new("ship-stack", 0);
/// The lawsuit stack.
pub(crate) const LAWSUIT_STACK: ElementId = ElementId::new("lawsuit-stack", 0);
/// The supply of letters.
pub(crate) const BANK_LETTERS: ElementId = bank_tile(4);
/// The supply of star tokens.
pub(crate) const BANK_STARS: ElementId = bank_tile(5);
/// The supply of factories.
pub(crate) const BANK_FACTORIES: ElementId = bank_tile(6);
/// Icon for the back of a special action card.
pub(crate) const ACTION_BACK: Icon = "card-back-action";
/// Icon for the back of a ship card.
pub(crate) const SHIP_BACK: Icon = "card-back-ship";
/// Icon for the back of a lawsuit card.
pub(crate) const LAWSUIT_BACK: Icon = "card-back-lawsuit";

/// Returns a city's name.
pub(crate) fn city(seat: Seat) -> Text {
    Text::new(if seat.index() == 0 { "hamburg" } else { "altona" })
}

/// Returns a product's name.
pub(crate) fn product(product: Product) -> Text {
    Text::new(product_icon(product))
}

/// Returns the icon of a product.
pub(crate) const fn product_icon(product: Product) -> &'static str {
    match product {
        Product::Beer => "beer",
        Product::Cloth => "cloth",
        Product::Leather => "leather",
        Product::Furniture => "furniture",
    }
}

/// Returns the text for a number of products of one kind.
pub(crate) fn amount(product: Product, count: u8) -> Text {
    Text::new(match product {
        Product::Beer => "count-beer",
        Product::Cloth => "count-cloth",
        Product::Leather => "count-leather",
        Product::Furniture => "count-furniture",
    })
    .with("count", count)
}

/// Returns the text for a list of products.
pub(crate) fn goods(goods: &Goods) -> Text {
    Text::List(goods.iter().map(|(product, count)| amount(product, count)).collect())
}

/// Returns the text for a number of letters.
pub(crate) fn letters(count: u8) -> Text {
    Text::new("count-letter").with("count", count)
}

/// Returns the text for a number of star tokens.
pub(crate) fn stars(count: u8) -> Text {
    Text::new("count-star").with("count", count)
}

/// Returns the name of an action card. A special card is named by its actions, because no number is printed on it.
pub(crate) fn card_name(content: &Content, card: CardRef) -> Text {
    match (card.as_basic(), card.as_special()) {
        (Some(0), _) => Text::new("card-overview"),
        (Some(number), _) => Text::new("card-basic").with("number", number),
        (None, _) => card_said(content, card),
    }
}

/// Returns text that describes an action card by its actions, because players refer to cards in this way.
pub(crate) fn card_said(content: &Content, card: CardRef) -> Text {
    Text::new("card-said").with("actions", actions_said(content, card))
}

/// Returns text that lists the actions of a card. For a split card, the text names one half "or" the other (RC-4.1).
pub(crate) fn actions_said(content: &Content, card: CardRef) -> Text {
    let card = content.card(card);
    match card.actions.as_slice() {
        [one, other] if card.split => Text::new("one-or-other").with("one", effect(*one)).with("other", effect(*other)),
        actions => Text::List(actions.iter().map(|action| effect(*action)).collect()),
    }
}

/// Returns the name of an alliance.
pub(crate) fn alliance_name(card: AllianceId) -> Text {
    Text::new(format!("alliance-{}", card.0 + 1))
}

/// Returns text that describes a ship by its benefit, because players refer to ships in this way.
pub(crate) fn ship_said(content: &Content, card: ShipId) -> Text {
    let face = &content.ships[usize::from(card)];
    let brings = match &face.effect {
        ShipEffect::Now(effects) => match effects.as_slice() {
            [one, other] if one == other => Text::new("brings-twice").with("effect", effect(*one)),
            effects => Text::List(effects.iter().map(|it| effect(*it)).collect()),
        },
        ShipEffect::Income(income) => Text::new("brings-income").with("effect", effect(*income)),
        ShipEffect::EachProduction(product) => Text::new("brings-production").with("what", amount(*product, 1)),
        ShipEffect::StarsForLawsuits(count) => Text::new("brings-lawsuits").with("what", stars(*count)),
        ShipEffect::RepeatPrestige(..) => Text::new("brings-repeat"),
        ShipEffect::FreeSpace => Text::new("brings-space"),
        ShipEffect::FreeOptionC => Text::new("brings-option"),
        ShipEffect::CheaperShips(_) => Text::new("brings-cheaper"),
        ShipEffect::Nothing => match face.stars {
            ShipStars::Printed(stars) => dark_stars(stars),
            ShipStars::PerShip => Text::new("brings-stars"),
        },
    };
    Text::new("ship-said").with("brings", brings)
}

/// Returns the drawing of an alliance's city.
pub(crate) const fn vignette(card: AllianceId) -> Icon {
    const CITIES: [Icon; ALLIANCES as usize] =
        ["oslo", "london", "novgorod", "amsterdam", "gdansk", "bruxelles", "le-havre", "kjobenhavn"];
    CITIES[card.0 as usize]
}

/// Returns the drawing of a ship. Each drawing shows a hull and sails with a recognisable sign.
pub(crate) const fn hull(card: ShipId) -> Icon {
    const FLEET: [Icon; SHIPS as usize] = [
        "ship-1", "ship-2", "ship-3", "ship-4", "ship-5", "ship-6", "ship-7", "ship-8", "ship-9", "ship-10", "ship-11",
        "ship-12", "ship-13", "ship-14", "ship-15", "ship-16", "ship-17", "ship-18", "ship-19", "ship-20", "ship-21",
    ];
    FLEET[card.0 as usize]
}

/// Returns the name of the lawsuit on a lawsuit space, counted from 0.
pub(crate) fn lawsuit_at(slot: u8) -> Text {
    Text::new("lawsuit-at").with("numeral", numeral(slot))
}

/// Returns the numeral of a lawsuit space, counted from 0.
pub(crate) fn numeral(slot: u8) -> Text {
    Text::verbatim(["I", "II", "III"][usize::from(slot)])
}

/// Returns the element of a space of the ring.
pub(crate) const fn space(space: u8) -> ElementId {
    ElementId::new("space", space as u32)
}

/// Returns the element of a visible special action card.
pub(crate) const fn special(card: SpecialId) -> ElementId {
    ElementId::new("special", card.0 as u32 + 1)
}

/// Returns the element of an action card at a space of the ring.
pub(crate) fn card_element(card: CardRef, place: u8) -> ElementId {
    card.as_special().map_or_else(|| space(place), special)
}

/// The element for taking the card at the ink jar into the hand (RC-3.9).
pub(crate) const TAKE: ElementId = ElementId::new("take-card", 0);

/// Returns the element of an action of the card being performed. Actions are counted from 0.
pub(crate) const fn part(part: u8) -> ElementId {
    ElementId::new("action", part as u32)
}

/// Returns the element of a ship card.
pub(crate) const fn ship(card: ShipId) -> ElementId {
    ElementId::new("ship", card.0 as u32 + 1)
}

/// Returns the element of an alliance card.
pub(crate) const fn alliance(card: AllianceId) -> ElementId {
    ElementId::new("alliance", card.0 as u32 + 1)
}

/// Returns the element of a lawsuit card.
pub(crate) const fn lawsuit(card: LawsuitId) -> ElementId {
    ElementId::new("lawsuit", card.0 as u32 + 1)
}

/// Returns the element of an empty lawsuit space, from 0.
pub(crate) const fn lawsuit_space(slot: u32) -> ElementId {
    ElementId::new("lawsuit-space", slot)
}

/// Returns the element of a lawsuit's marker.
pub(crate) const fn marker(card: LawsuitId) -> ElementId {
    ElementId::new("lawsuit-marker", card.0 as u32 + 1)
}

/// Returns the element of a city's tile.
fn tile(seat: Seat, number: u32) -> ElementId {
    ElementId::new(if seat.index() == 0 { "hamburg" } else { "altona" }, number)
}

/// Returns the element of a city's pile of one product.
pub(crate) fn product_tile(seat: Seat, product: Product) -> ElementId {
    tile(seat, product.index() as u32)
}

/// Returns the element of a city's letters.
pub(crate) fn letter_tile(seat: Seat) -> ElementId {
    tile(seat, 4)
}

/// Returns the element of a city's stars.
pub(crate) fn star_tile(seat: Seat) -> ElementId {
    tile(seat, 5)
}

/// Returns the element of a city's active factories.
pub(crate) fn factory_tile(seat: Seat) -> ElementId {
    tile(seat, 6)
}

/// Returns the element of a city's inactive factories.
pub(crate) fn inactive_tile(seat: Seat) -> ElementId {
    tile(seat, 7)
}

/// Returns the element of a hidden card in a city's hand, by its index among the hidden cards.
pub(crate) const fn hidden(seat: Seat, place: u32) -> ElementId {
    ElementId::new(if seat.index() == 0 { "hamburg-hidden" } else { "altona-hidden" }, place)
}

/// Returns the element of the supply's pile of a product.
pub(crate) fn bank_product(product: Product) -> ElementId {
    bank_tile(product.index() as u32)
}

/// Returns the element of a supply pile: products (0 to 3), letters (4), stars (5) or factories (6).
pub(crate) const fn bank_tile(number: u32) -> ElementId {
    ElementId::new("supply", number)
}

/// Returns the elements that show why a city won.
pub(crate) fn won_by(city: &City, by: Ending) -> Vec<ElementId> {
    match by {
        Ending::Ships => city.ships.iter().map(ship).collect(),
        Ending::Lawsuits => city.lawsuits.iter().map(lawsuit).collect(),
        Ending::Alliances => city.alliances.iter().map(alliance).collect(),
        Ending::Prestige => vec![PRESTIGE_MARKER],
        Ending::NoShips => vec![SHIP_STACK],
        Ending::NoLawsuits => vec![LAWSUIT_STACK],
        Ending::NoFactories => vec![BANK_FACTORIES],
        Ending::NoStars => vec![BANK_STARS],
    }
}

/// Returns a city's icon. The outlines differ, so that the icons can be told apart without colour.
pub(crate) const fn city_icon(seat: Seat) -> &'static str {
    if seat.index() == 0 { "hamburg" } else { "altona" }
}

/// Returns the text for a number of products, of one kind or of any kind.
pub(crate) fn picked(what: Pick, count: u8) -> Text {
    match what {
        Pick::Any => Text::new("count-any").with("count", count),
        Pick::Only(product) => amount(product, count),
    }
}

/// Returns the text for the number of dark stars of a card or space.
pub(crate) fn dark_stars(count: u8) -> Text {
    Text::new("count-dark-star").with("count", count)
}

/// Returns the text for a list of products, or "nothing" if there are none.
pub(crate) fn goods_or_nothing(price: &Goods) -> Text {
    if price.is_empty() { Text::new("nothing") } else { goods(price) }
}

/// Returns the text for the legal costs of a lawsuit.
pub(crate) fn legal_costs(costs: &LegalCosts) -> Text {
    let mut parts: Vec<Text> = costs.goods.iter().map(|(product, count)| amount(product, count)).collect();
    if costs.letters > 0 {
        parts.push(letters(costs.letters));
    }
    Text::List(parts)
}

/// Returns a short text for an effect.
pub(crate) fn effect(effect: Effect) -> Text {
    match effect {
        Effect::Production(what, count) => Text::new("do-production").with("what", picked(what, count)),
        Effect::Gift(what, count) => Text::new("do-gift").with("what", picked(what, count)),
        Effect::Gain(what, count) => Text::new("do-gain").with("what", picked(what, count)),
        Effect::Donation(what, price, given, times) => {
            Text::new("do-donation").with("what", picked(what, price)).with("stars", stars(given)).with("times", times)
        }
        Effect::Swap(times) => Text::new("do-swap").with("times", times),
        Effect::Letters(count) => Text::new("do-gain").with("what", letters(count)),
        Effect::Stars(count) => Text::new("do-gain").with("what", stars(count)),
        Effect::Draw => Text::new("do-draw"),
        Effect::Factory(0) => Text::new("do-factory-free"),
        Effect::Factory(cost) => Text::new("do-factory").with("what", picked(Pick::Any, cost)),
        Effect::Reactivate(count) => Text::new("do-reactivate").with("count", count),
        Effect::Prestige => Text::new("do-prestige"),
        Effect::Alliance => Text::new("do-alliance"),
        Effect::Ship => Text::new("do-ship"),
        Effect::Lawsuit => Text::new("do-lawsuit"),
        Effect::Court => Text::new("do-court"),
        Effect::Piracy(count) => Text::new("do-piracy").with("what", picked(Pick::Any, count)),
        Effect::PiracyForPrestige(count) => Text::new("do-piracy-prestige").with("what", picked(Pick::Any, count)),
        Effect::Sway => Text::new("do-sway"),
    }
}
