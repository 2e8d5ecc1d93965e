//! The texts that name components, and the elements that show components on the table.

use rondel::components::Kind;
use rondel::{ElementId, Seat, Text};

use crate::content::{Bundle, Change, Content, Copied, Deed, Effect, Good, Goods, Icon, Levied, Per};
use crate::plugin::ICONS;
use crate::state::{Building, State, TRAINER};

/// Returns a player's name, which is the colour of their worker.
pub(crate) fn player(seat: Seat, solo: bool) -> Text {
    Text::new(if solo && seat == TRAINER { "trainer" } else { SEATS[seat.index() % SEATS.len()] })
}

const SEATS: [&str; 4] = ["seat-red", "seat-blue", "seat-green", "seat-yellow"];

/// Returns the name of a good.
pub(crate) fn good(good: Good) -> Text {
    Text::new(good_icon(good))
}

/// Returns the icon of a good.
pub(crate) const fn good_icon(good: Good) -> &'static str {
    match good {
        Good::Fish => "fish",
        Good::Livestock => "livestock",
        Good::Wood => "wood",
        Good::Stone => "stone",
    }
}

/// Returns the name of the drawing for an icon on buildings.
pub(crate) const fn icon(icon: Icon) -> &'static str {
    match icon {
        Icon::Coin => "coin",
        Icon::Anchor => "anchor",
        Icon::TopHat => "top-hat",
        Icon::Warehouse => "warehouse",
    }
}

/// Returns the text for a number of units of one good.
pub(crate) fn amount(good: Good, count: u8) -> Text {
    Text::new(match good {
        Good::Fish => "count-fish",
        Good::Livestock => "count-livestock",
        Good::Wood => "count-wood",
        Good::Stone => "count-stone",
    })
    .with("count", count)
}

/// Returns the text for a list of goods, or "nothing" if there are none.
pub(crate) fn goods(goods: &Goods) -> Text {
    if goods.is_empty() {
        return Text::new("nothing");
    }
    Text::List(goods.iter().map(|(good, count)| amount(good, count)).collect())
}

/// Returns the name of a building. A starting building is named after its board.
pub(crate) fn building(content: &Content, state: &State, building: Building) -> Text {
    match (building.as_card(), building.as_start()) {
        (Some(card), _) => content.buildings[usize::from(card)].name(),
        (None, Some(seat)) => {
            Text::new("start-of").with("player", player(seat, state.solo)).with("board", board(content, state, seat))
        }
        (None, None) => Text::new("nothing"),
    }
}

/// Returns the name of a player's board.
pub(crate) fn board(content: &Content, state: &State, seat: Seat) -> Text {
    state.board(content, seat).map_or_else(|| player(seat, state.solo), crate::content::Board::name)
}

/// Returns the element of a building.
pub(crate) fn building_element(building: Building) -> ElementId {
    match (building.as_card(), building.as_start()) {
        (Some(card), _) => ElementId::new("building", card.into()),
        (None, start) => ElementId::new("start", start.map_or(0, |seat| seat.index() as u32)),
    }
}

/// Returns the element of a player's stock of one good.
pub(crate) fn stock(seat: Seat, good: Good) -> ElementId {
    ElementId::new("stock", (seat.index() * 4 + good.index()) as u32)
}

/// Returns the elements of a player's stocks of these goods.
pub(crate) fn stocks(seat: Seat, goods: &Goods) -> impl Iterator<Item = ElementId> + '_ {
    goods.iter().map(move |(good, _)| stock(seat, good))
}

/// Returns the element of the marker on a player's stock of one good.
pub(crate) fn stock_marker(seat: Seat, good: Good) -> ElementId {
    ElementId::new("stock-marker", (seat.index() * 4 + good.index()) as u32)
}

/// Returns the element of the placeholder for a building that a player may still buy.
pub(crate) fn plot(seat: Seat, place: u32) -> ElementId {
    ElementId::new("plot", seat.index() as u32 * 8 + place)
}

/// Returns the element of the number next to a player's stock of one good.
pub(crate) fn stock_number(seat: Seat, good: Good) -> ElementId {
    ElementId::new("stock-number", (seat.index() * 4 + good.index()) as u32)
}

/// Returns the element of the cell that shows how many units of a good are left after a purchase.
pub(crate) fn stock_left(seat: Seat, good: Good) -> ElementId {
    ElementId::new("stock-left", (seat.index() * 4 + good.index()) as u32)
}

/// Returns the element of a good on the market.
pub(crate) fn on_market(good: Good) -> ElementId {
    ElementId::new("market", good.index() as u32)
}

/// Returns the element of a market slot, from 0.
pub(crate) const fn slot(slot: u8) -> ElementId {
    ElementId::new("slot", slot as u32)
}

/// Returns the element of the ship's berth below a market slot, from 0.
pub(crate) const fn berth(slot: u8) -> ElementId {
    ElementId::new("berth", slot as u32)
}

/// The inland traders, who buy one of each good.
pub(crate) const BUNDLE: ElementId = ElementId::new("bundle", 0);

/// The stack of buildings.
pub(crate) const STACK: ElementId = ElementId::new("stack", 0);

/// The drawings of a building card's back, of dollars and of points.
pub(crate) const BACK: &str = "card-back-building";
pub(crate) const DOLLARS: &str = "dollar";
pub(crate) const POINTS: &str = "points";

/// Returns the element that represents a player on the table: the starting building, or the portrait of the
/// training opponent.
pub(crate) fn home(seat: Seat, solo: bool) -> ElementId {
    if solo && seat == TRAINER { ElementId::new("trainer", 0) } else { building_element(Building::start_of(seat)) }
}

/// Returns the element that shows how many icons of one kind a player has.
pub(crate) fn tool(seat: Seat, icon: Icon) -> ElementId {
    ElementId::new("tool", (seat.index() * 4 + icon.index()) as u32)
}

/// Returns the element of a player's bonus card.
pub(crate) fn bonus(seat: Seat) -> ElementId {
    ElementId::new("bonus", seat.index() as u32)
}

/// Returns the element of a player's worker.
pub(crate) fn worker(seat: Seat) -> ElementId {
    ElementId::new("worker", seat.index() as u32)
}

/// Returns the element that represents a player's ability.
pub(crate) fn ability(seat: Seat) -> ElementId {
    ElementId::new("ability", seat.index() as u32)
}

/// Returns the drawing of a player's worker.
pub(crate) fn worker_icon(seat: Seat, solo: bool) -> &'static str {
    const WORKERS: [&str; 4] = ["worker-0", "worker-1", "worker-2", "worker-3"];
    if solo && seat == TRAINER { "worker-trainer" } else { WORKERS[seat.index() % WORKERS.len()] }
}

/// Returns the drawing of a building or character. Custom cards have a generic drawing.
pub(crate) fn vignette(id: &str) -> &'static str {
    ICONS.iter().find(|(name, _)| *name == id).map_or("goods", |(name, _)| *name)
}

/// Returns the text for a bundle of goods, including the units of the player's choice.
pub(crate) fn bundle(bundle: &Bundle) -> Text {
    bundle_chosen(bundle, "count-any")
}

/// Like [`bundle`], with the message for the units that can be chosen.
fn bundle_chosen(bundle: &Bundle, any: &'static str) -> Text {
    let named = bundle.named();
    let mut parts: Vec<Text> = named.iter().map(|(good, count)| amount(good, count)).collect();
    if bundle.any > 0 {
        parts.push(Text::new(any).with("count", bundle.any));
    }
    if bundle.same > 0 {
        parts.push(Text::new("count-same").with("count", bundle.same));
    }
    Text::List(parts)
}

/// Returns the text for the action of a building.
pub(crate) fn deed(deed: &Deed) -> Text {
    match deed {
        Deed::One(one) => effect(one),
        Deed::May(one) => Text::new("do-may").with("what", effect(one)),
        Deed::Both(one, other) => Text::new("do-both").with("one", effect(one)).with("other", effect(other)),
        Deed::Either(one, other) => Text::new("do-either").with("one", effect(one)).with("other", effect(other)),
    }
}

/// Returns the text for an effect.
pub(crate) fn effect(effect: &Effect) -> Text {
    match effect {
        Effect::Gain { goods, per: None, others: None } => Text::new("do-gain").with("what", bundle(goods)),
        Effect::Gain { goods, per: None, others: Some(theirs) } => Text::new("do-gain-others")
            .with("what", bundle(goods))
            .with("theirs", bundle_chosen(theirs, "count-any-theirs")),
        Effect::Gain { goods, per: Some(per), .. } => {
            Text::new("do-gain-per").with("what", bundle(goods)).with("icon", per_icon(*per))
        }
        Effect::Convert { pay, gain, times: 1 } => {
            Text::new("do-convert").with("pay", bundle(pay)).with("gain", bundle(gain))
        }
        Effect::Convert { pay, gain, times } => {
            Text::new("do-convert-times").with("pay", bundle(pay)).with("gain", bundle(gain)).with("times", *times)
        }
        Effect::Double => Text::new("do-double"),
        Effect::Market(Change::Swap) => Text::new("do-market-swap"),
        Effect::Market(Change::Move) => Text::new("do-market-move"),
        Effect::Market(Change::Rearrange) => Text::new("do-market-rearrange"),
        Effect::Buy { count: 1, discount: 0, .. } => Text::new("do-buy"),
        Effect::Buy { count: 1, discount, per: None } => Text::new("do-buy-cheaper").with("dollars", *discount),
        Effect::Buy { count: 1, discount, per: Some(per) } => {
            Text::new("do-buy-cheaper-per").with("dollars", *discount).with("icon", per_icon(*per))
        }
        Effect::Buy { .. } => Text::new("do-buy-two"),
        Effect::Levy(Levied::One) => Text::new("do-levy"),
        Effect::Levy(Levied::Each) => Text::new("do-levy-each"),
        Effect::Copy(Copied::Left) => Text::new("do-copy"),
        Effect::Copy(Copied::Occupied) => Text::new("do-copy-occupied"),
    }
}

fn per_icon(per: Per) -> Text {
    let Per::Icon(which) = per;
    Text::new(format!("icon-{}", icon(which)))
}
