//! Builds the faces of cards from icons and text.

use rondel::components::Kind;
use rondel::scene::{self, Corner, Inline, Piece, Rect, Shape, Tone};
use rondel::{ElementId, Seat, Text};

use crate::content::{Board, Bundle, Change, Copied, Deed, Effect, Good, Icon, Levied, Per, Provenance};
use crate::rules::buying;
use crate::rules::ending::LAST_PURCHASE;
use crate::state::{Building, Item, State, Task};
use crate::{Harbour, words};

/// Returns a building of the display with its price. During a purchase, this is the current price.
pub(super) fn for_sale(rules: &Harbour, state: &State, card: u8, rect: Rect) -> Piece {
    let entry = &rules.content().buildings[usize::from(card)];
    let piece = building_face(rules, state, card, rect).title(entry.name());
    let piece = lines(piece.badge(Corner::BottomLeft, icons_of(&entry.icons)), &entry.action);
    let Some(cost) = entry.cost else { return piece };
    let now = match state.agenda.top() {
        Some(Item { task: Task::Purchase(purchase), .. }) => buying::price(rules.content(), purchase, card),
        _ => None,
    };
    match now.filter(|now| *now != cost) {
        Some(now) => {
            piece.badge(Corner::TopRight, [Inline::Icon("coin"), Inline::Text(Text::new("dollars").with("count", now))])
        }
        None => piece.badge(Corner::TopRight, [Inline::Text(Text::new("dollars").with("count", cost))]),
    }
}

/// Returns a building owned by a player.
pub(super) fn owned(rules: &Harbour, state: &State, owner: Seat, card: u8, rect: Rect) -> Piece {
    let entry = &rules.content().buildings[usize::from(card)];
    let mut piece = building_face(rules, state, card, rect).title(entry.name()).tone(Tone::Seat(owner));
    let (is_flat, lies) = (is_flat(state, owner), state.turns.seats().count() > 2);
    if is_flat {
        // A flat card only has space for the action, not for the drawing.
        piece.face.icon = None;
    }
    // The icons are in the place of the price, so there is space below them for the action.
    let free = (state.players[owner].free == Some(card)).then_some(Inline::Icon("free"));
    let piece = piece.badge(Corner::TopRight, icons_of(&entry.icons).chain(free));
    match &entry.action {
        // A landscape card shows both parts in one row.
        Deed::Both(one, other) if lies => {
            piece.line(signs(one).into_iter().chain([Inline::Divider]).chain(signs(other)))
        }
        Deed::Either(one, other) if is_flat => {
            piece.line(signs(one).into_iter().chain([Inline::Icon("or")]).chain(signs(other)))
        }
        Deed::One(effect) | Deed::May(effect) if is_flat => piece.line(signs(effect)),
        action => lines(piece, action),
    }
}

/// Returns the icons of a building or board.
fn icons_of(icons: &[Icon]) -> impl Iterator<Item = Inline> {
    icons.iter().map(|icon| Inline::Icon(words::icon(*icon)))
}

/// Returns whether a player's cards have so little height that the whole action must fit in one row. This is
/// the case on a small board with five or more buildings.
fn is_flat(state: &State, owner: Seat) -> bool {
    state.turns.seats().count() > 2 && state.players[owner].buildings.len() > u32::from(LAST_PURCHASE)
}

/// Returns the parts common to all building cards: points and drawing.
fn building_face(rules: &Harbour, state: &State, card: u8, rect: Rect) -> Piece {
    let entry = &rules.content().buildings[usize::from(card)];
    let building = Building::card(card);
    // HB-6.18: the Noble's free building has no points.
    let is_free = state.turns.seats().each().any(|seat| state.players[seat].free == Some(card));
    let points = if is_free { 0 } else { entry.victory_points };
    let piece = Piece::new(words::building_element(building), Shape::Card, rect, spoken(state, building, entry.name()))
        .icon(words::vignette(&entry.id))
        .badge(Corner::TopLeft, [Inline::Icon("points"), Inline::Number(points.into())]);
    let help = Text::new("help-building")
        .with("action", words::deed(&entry.action))
        .with("points", points)
        .with(
            "price",
            entry.cost.map_or_else(|| Text::new("not-for-sale"), |cost| Text::new("dollars").with("count", cost)),
        )
        .with("icons", icons(&entry.icons))
        .with("here", standing(state, building))
        .with("source", provenance(&entry.provenance));
    piece.help(help, "HB-2.3")
}

/// Returns a starting building on its board.
pub(super) fn start(rules: &Harbour, state: &State, seat: Seat, board: &Board, rect: Rect) -> Piece {
    let building = Building::start_of(seat);
    let piece = Piece::new(
        words::building_element(building),
        Shape::Card,
        rect,
        spoken(state, building, words::building(rules.content(), state, building)),
    )
    .icon(words::vignette(&board.id))
    .title(board.name())
    .tone(Tone::Seat(seat))
    .badge(Corner::BottomLeft, icons_of(&board.icons));
    let help = Text::new("help-board")
        .with("action", words::deed(&board.start))
        .with("ability", board.text())
        .with("icons", icons(&board.icons))
        .with("here", standing(state, building))
        .with("source", provenance(&board.provenance));
    lines(piece, &board.start).help(help, "HB-1.7")
}

/// Returns one of the boards offered to a player.
pub(super) fn offered(rules: &Harbour, board: u8, rect: Rect) -> Piece {
    let entry = &rules.content().boards[usize::from(board)];
    let piece = Piece::new(board_element(board), Shape::Card, rect, entry.name())
        .icon(words::vignette(&entry.id))
        .title(entry.name())
        .badge(Corner::BottomLeft, icons_of(&entry.icons));
    let help = Text::new("help-board")
        .with("action", words::deed(&entry.start))
        .with("ability", entry.text())
        .with("icons", icons(&entry.icons))
        .with("here", Text::verbatim(""))
        .with("source", provenance(&entry.provenance));
    lines(piece, &entry.start).line([Inline::Text(entry.text())]).help(help, "HB-1.6")
}

/// Returns the element of an offered board.
pub(super) const fn board_element(board: u8) -> ElementId {
    ElementId::new("board", board as u32)
}

/// Size of a worker on a building, and the length by which the worker overlaps the card.
const WORKER: f32 = 44.0;
const TOUCHES: f32 = 5.0;

/// Returns the position of a building card and the workers on it. The workers stand at the lower edge or, in
/// landscape format, at the right edge. The card leaves room for them, so that they do not cover its content and it keeps
/// its size when they come or go.
pub(super) fn with_workers(state: &State, building: Building, place: Rect) -> (Rect, Vec<Piece>) {
    let there: Vec<Seat> = state.workers_on(building).collect();
    let (card, places) = beside_card(place, there.len());
    (card, there.into_iter().zip(places).map(|(seat, rect)| worker(state, seat, rect)).collect())
}

/// Divides a place between a card and the workers on it.
fn beside_card(place: Rect, workers: usize) -> (Rect, Vec<Rect>) {
    let (w, h) = (WORKER, WORKER);
    if place.w > place.h {
        let card = Rect { w: place.w - w + TOUCHES, ..place };
        let step = h.min((place.h - h) / (workers as f32 - 1.0).max(1.0));
        let y = |number: usize| place.y + (place.h - h - step * number as f32).max(0.0);
        return (card, (0..workers).map(|number| Rect::new(place.x + place.w - w, y(number), w, h)).collect());
    }
    let card = Rect { h: place.h - h + TOUCHES, ..place };
    let step = w.min((place.w - w) / (workers as f32 - 1.0).max(1.0));
    let x = |number: usize| place.x + (place.w - w) / 2.0 + step * (number as f32 - (workers as f32 - 1.0) / 2.0);
    (card, (0..workers).map(|number| Rect::new(x(number), place.y + place.h - h, w, h)).collect())
}

/// Returns a player's worker.
pub(super) fn worker(state: &State, seat: Seat, rect: Rect) -> Piece {
    let name = Text::new("worker-of").with("player", words::player(seat, state.solo));
    let worker = Piece::new(words::worker(seat), Shape::Disc, rect, name).icon(words::worker_icon(seat, state.solo));
    worker.tone(Tone::Seat(seat)).only_seen()
}

fn icons(icons: &[Icon]) -> Text {
    Text::List(icons.iter().map(|icon| Text::new(format!("help-{}", words::icon(*icon)))).collect())
}

/// Returns the accessible name of a building. It includes the players whose workers are there, because the
/// workers themselves are purely visual.
fn spoken(state: &State, building: Building, name: Text) -> Text {
    let there: Vec<Text> = state.workers_on(building).map(|seat| words::player(seat, state.solo)).collect();
    if there.is_empty() {
        name
    } else {
        Text::new("occupied").with("building", name).with("players", Text::List(there))
    }
}

/// Returns text that lists the players whose workers are on a building.
fn standing(state: &State, building: Building) -> Text {
    let there: Vec<Text> = state.workers_on(building).map(|seat| words::player(seat, state.solo)).collect();
    if there.is_empty() { Text::verbatim("") } else { Text::new("stands-here").with("players", Text::List(there)) }
}

/// Returns the text for the origin of an entry.
fn provenance(provenance: &Provenance) -> Text {
    match provenance {
        Provenance::Printed(_) => Text::new("source-printed"),
        Provenance::Partly(_) => Text::new("source-partly"),
        Provenance::Reconstructed => Text::new("source-ours"),
    }
}

/// Adds a building's action to a piece as icons.
fn lines(piece: Piece, deed: &Deed) -> Piece {
    match deed {
        Deed::One(effect) | Deed::May(effect) => in_rows(signs(effect)).into_iter().fold(piece, Piece::line),
        Deed::Both(one, other) => piece.line(signs(one)).line([Inline::Divider]).line(signs(other)),
        Deed::Either(one, other) => {
            let both = signs(one).into_iter().chain([Inline::Icon("or")]).chain(signs(other)).collect();
            in_rows(both).into_iter().fold(piece, Piece::line)
        }
    }
}

/// Splits many icons into two rows, so that they are as large as on other cards. A payment is above its gain,
/// and one part is above the other.
fn in_rows(mut signs: Vec<Inline>) -> Vec<Vec<Inline>> {
    const MANY: usize = 5;
    if signs.len() <= MANY {
        return vec![signs];
    }
    let parted = signs.iter().position(|sign| match sign {
        Inline::Icon(icon) => *icon == "arrow-right" || *icon == "or",
        other => *other == Inline::Divider,
    });
    let Some(place) = parted else { return vec![signs] };
    let below = signs.split_off(place + usize::from(signs[place] == Inline::Icon("arrow-right")));
    let below = below.into_iter().filter(|sign| *sign != Inline::Divider).collect();
    vec![signs, below]
}

/// Returns an effect as icons.
pub(super) fn signs(effect: &Effect) -> Vec<Inline> {
    let mut signs = Vec::new();
    match effect {
        Effect::Gain { goods, per, others } => {
            signs.push(Inline::Icon("plus"));
            bundle(goods, &mut signs);
            times(*per, &mut signs);
            if let Some(theirs) = others {
                signs.push(Inline::Divider);
                signs.push(Inline::Icon("others"));
                bundle(theirs, &mut signs);
            }
        }
        Effect::Convert { pay, gain, times } => {
            if *times > 1 {
                signs.push(Inline::Text(Text::new("times").with("count", *times)));
            }
            bundle(pay, &mut signs);
            signs.push(Inline::Icon("arrow-right"));
            bundle(gain, &mut signs);
        }
        Effect::Double => signs.push(Inline::Icon("double")),
        Effect::Market(change) => signs.push(Inline::Icon(change_icon(*change))),
        Effect::Buy { count, discount, per } => {
            signs.push(Inline::Icon(if *count > 1 { "buy-two" } else { "buy" }));
            if *discount > 0 {
                signs.push(Inline::Text(Text::new("cheaper").with("count", *discount)));
                times(*per, &mut signs);
            }
        }
        Effect::Levy(Levied::One) => signs.push(Inline::Icon("levy")),
        Effect::Levy(Levied::Each) => signs.push(Inline::Icon("levy-each")),
        Effect::Copy(Copied::Left) => signs.push(Inline::Icon("copy")),
        Effect::Copy(Copied::Occupied) => signs.push(Inline::Icon("copy-occupied")),
    }
    signs
}

/// Returns the icon for a change of the market.
pub(super) const fn change_icon(change: Change) -> scene::Icon {
    match change {
        Change::Swap => "market-swap",
        Change::Move => "market-move",
        Change::Rearrange => "market-rearrange",
    }
}

fn times(per: Option<Per>, signs: &mut Vec<Inline>) {
    if let Some(Per::Icon(icon)) = per {
        signs.extend([Inline::Icon("per"), Inline::Icon(words::icon(icon))]);
    }
}

fn bundle(bundle: &Bundle, signs: &mut Vec<Inline>) {
    let named = bundle.named();
    let counted = Good::ALL.iter().map(|good| (words::good_icon(*good), named.count(*good)));
    for (icon, count) in counted.chain([("any-good", bundle.any), ("same-goods", bundle.same)]) {
        if count > 1 {
            signs.push(Inline::Number(count.into()));
        }
        if count > 0 {
            signs.push(Inline::Icon(icon));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn workers_stand_at_the_edge_of_their_building_and_cover_nothing_on_it() {
        for place in
            [Rect::new(8.0, 30.0, 183.0, 310.0), Rect::new(0.0, 0.0, 170.0, 97.0), Rect::new(5.0, 5.0, 140.0, 190.0)]
        {
            for count in 0..=4 {
                let (card, workers) = beside_card(place, count);
                assert_eq!(card, beside_card(place, 0).0, "a worker does not resize the card");
                assert!(place.holds(&card) && card.w * card.h > 0.6 * place.w * place.h, "{place:?}: {card:?}");
                assert_eq!(workers.len(), count);
                for worker in workers {
                    let (right, low) = (card.x + card.w - worker.x, card.y + card.h - worker.y);
                    assert!(place.holds(&worker) && worker.w >= 32.0, "{place:?}: {worker:?}");
                    assert!(right <= TOUCHES + 0.01 || low <= TOUCHES + 0.01, "{worker:?} on {card:?}");
                    assert!(right >= 0.0 && low >= 0.0, "{worker:?} is away from {card:?}");
                }
            }
        }
    }
}
