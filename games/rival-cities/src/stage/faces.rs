//! Builds the faces of cards from icons and text.

use rondel::scene::{Corner, Icon, Inline, Piece, Rect, Shape, Tone, layout};
use rondel::{ElementId, Text};

use super::choices::effect_icon;
use crate::content::{
    AllianceId, Benefit, Content, Effect, LawsuitId, Pick, Product, ShipEffect, ShipId, ShipStars, Upkeep,
};
use crate::rules::cards::only_one_half;
use crate::state::{CardRef, Item, State, Task};
use crate::words;

const fn pick_icon(what: Pick) -> Icon {
    match what {
        Pick::Any => "any-product",
        Pick::Only(product) => words::product_icon(product),
    }
}

fn amount(count: u8, icon: Icon) -> Vec<Inline> {
    if count == 1 { vec![Inline::Icon(icon)] } else { vec![Inline::Number(i32::from(count)), Inline::Icon(icon)] }
}

fn goods_of(product: Product, count: u8) -> Vec<Inline> {
    amount(count, words::product_icon(product))
}

/// Returns an effect as icons, with a short text if icons alone would be unclear.
pub(super) fn inlines(effect: Effect) -> Vec<Inline> {
    let icon = |icon| vec![Inline::Icon(icon)];
    let named = |name: Icon, key: &'static str| vec![Inline::Icon(name), Inline::Text(Text::new(key))];
    match effect {
        Effect::Production(what, count) => [icon("production"), amount(count, pick_icon(what))].concat(),
        Effect::Gift(what, count) => [icon("gift"), amount(count, pick_icon(what))].concat(),
        Effect::Gain(what, count) => amount(count, pick_icon(what)),
        Effect::Donation(what, price, stars, times) => {
            let mut line =
                [icon("donation"), amount(price, pick_icon(what)), icon("arrow-right"), amount(stars, "star")].concat();
            if times > 1 {
                line.push(Inline::Text(Text::new("times").with("count", times)));
            }
            line
        }
        Effect::Swap(times) => vec![Inline::Icon("swap"), Inline::Text(Text::new("times").with("count", times))],
        Effect::Letters(count) => amount(count, "letter"),
        Effect::Stars(count) => amount(count, "star"),
        Effect::Draw => named("draw", "short-draw"),
        Effect::Factory(0) => named("build", "short-factory"),
        Effect::Factory(cost) => [amount(cost, "any-product"), icon("arrow-right"), icon("build")].concat(),
        Effect::Reactivate(count) => amount(count, "reactivate"),
        Effect::Prestige => named("prestige", "short-prestige"),
        Effect::Alliance => named("alliance", "short-alliance"),
        Effect::Ship => named("ship", "short-ship"),
        Effect::Lawsuit => named("lawsuit", "short-lawsuit"),
        Effect::Court => named("court", "short-court"),
        Effect::Piracy(count) => [icon("piracy"), amount(count, "any-product")].concat(),
        Effect::PiracyForPrestige(count) => {
            [icon("prestige"), icon("arrow-right"), icon("piracy"), amount(count, "any-product")].concat()
        }
        Effect::Sway => icon("sway"),
    }
}

/// Returns the icon for the kind of action or, for a gain, for the product.
const fn kind(effect: Effect) -> Icon {
    match effect {
        Effect::Gain(what, _) => pick_icon(what),
        _ => effect_icon(effect),
    }
}

/// Returns an effect as icons only, for lines with several effects.
pub(super) fn bare(effect: Effect) -> impl Iterator<Item = Inline> {
    inlines(effect).into_iter().filter(|inline| !matches!(inline, Inline::Text(_)))
}

/// Gap between two actions of a card, so that their marks leave the word in it readable, and size of the word.
const JOINT: f32 = 20.0;
const WORD: (f32, f32) = (52.0, 18.0);

/// Returns the card at the ink jar or a card that is being performed. While a city chooses among the card's actions, or
/// may use the card, each action is a tile on the card. The tiles of closed actions are pale. A word between two
/// actions says whether the city may use both or only one of them.
pub(super) fn performed_card(
    content: &Content,
    state: &State,
    card: CardRef,
    id: ElementId,
    rect: Rect,
) -> (Piece, Vec<Piece>) {
    let mut piece = action_card(content, card, id, rect);
    let (open, seat) = match state.agenda.top() {
        Some(Item { task: Task::Card { card: performed, open }, seat }) if *performed == card => (*open, *seat),
        Some(Item { task: Task::ChooseOption, seat }) if content.card(card).actions.len() > 1 => (u8::MAX, *seat),
        _ => return (piece, Vec::new()),
    };
    piece.face.lines.clear();
    let actions = &content.card(card).actions;
    let inner = rect.shrunk(3.0);
    let joint = if actions.len() == 2 { JOINT } else { 0.0 };
    let places = layout::grid(Rect { h: inner.h - joint, ..inner }, 1, actions.len()).enumerate();
    let places = places.map(|(part, place)| Rect { y: place.y + joint * part as f32, ..place });
    let parts = actions.iter().zip(places).enumerate();
    let tile = |(part, (action, place)): (usize, (&Effect, Rect))| {
        let name = words::effect(*action);
        // A low tile has no room for the icon of a donation beside its price, or for that of a decision beside its
        // name.
        let left_out = if actions.len() < 3 { "court" } else { "donation" };
        let is_shown = |inline: &Inline| joint == 0.0 && actions.len() < 3 || *inline != Inline::Icon(left_out);
        let line: Vec<Inline> = inlines(*action).into_iter().filter(is_shown).collect();
        let tile = Piece::new(words::part(part as u8), Shape::Tile, place.shrunk(1.5), name).line(line);
        match card.as_special() {
            _ if open >> part & 1 == 0 => tile.tone(Tone::Spent),
            Some(_) => tile.tone(Tone::Accent),
            None => tile,
        }
    };
    let mut tiles: Vec<Piece> = parts.map(tile).collect();
    if joint > 0.0 {
        let word = Text::new(if only_one_half(content, state, seat, card) { "short-or" } else { "short-and" });
        let (x, y) = inner.centre();
        let place = Rect::around(x, y, WORD.0, WORD.1);
        let joined = Piece::new(ElementId::new("joint", 0), Shape::Figure, place, word.clone());
        tiles.push(joined.line([Inline::Text(word)]).only_seen());
    }
    (piece, tiles)
}

fn effect_sentences(effects: &[Effect]) -> Text {
    Text::List(effects.iter().map(|effect| words::effect(*effect)).collect())
}

/// Returns an action card, face up.
pub(super) fn action_card(content: &Content, card: CardRef, id: ElementId, rect: Rect) -> Piece {
    let face = content.card(card);
    let mut piece = Piece::new(id, Shape::Card, rect, words::card_name(content, card));
    if face.split {
        let [one, other] = [face.actions[0], face.actions[1]];
        piece = piece.line(inlines(one)).line([Inline::Divider]).line(inlines(other));
    } else {
        for effect in &face.actions {
            piece = piece.line(inlines(*effect));
        }
    }
    piece = piece.behind(face.actions.iter().map(|effect| kind(*effect)));
    let (key, rule) = if face.split { ("help-split", "RC-4.1") } else { ("help-card", "RC-4.2") };
    let tone = if card.as_special().is_some() { Tone::Accent } else { Tone::Neutral };
    piece.tone(tone).help(Text::new(key).with("actions", effect_sentences(&face.actions)), rule)
}

/// Returns a ship card.
pub(super) fn ship(content: &Content, card: ShipId, id: ElementId, rect: Rect) -> Piece {
    let face = &content.ships[usize::from(card)];
    let stars = match face.stars {
        ShipStars::Printed(stars) => Inline::Number(i32::from(stars)),
        ShipStars::PerShip => Inline::Icon("ship"),
    };
    let piece = Piece::new(id, Shape::Card, rect, words::ship_said(content, card))
        .icon(words::hull(card))
        .badge(Corner::TopLeft, goods_of(face.cost.0, face.cost.1))
        .badge(Corner::TopRight, [stars, Inline::Icon("star")]);
    let (line, rule): (Vec<Inline>, _) = match &face.effect {
        ShipEffect::Now(effects) => (effects.iter().flat_map(|effect| bare(*effect)).collect(), now_rule(card)),
        ShipEffect::Income(effect) => (
            std::iter::once(Inline::Icon("bell")).chain(bare(*effect)).collect(),
            if *effect == Effect::Prestige { "RC-8.6" } else { "RC-8.5" },
        ),
        ShipEffect::EachProduction(product) => (
            vec![Inline::Icon("production"), Inline::Icon("plus"), Inline::Icon(words::product_icon(*product))],
            "RC-8.7",
        ),
        ShipEffect::StarsForLawsuits(count) => {
            ([vec![Inline::Icon("court"), Inline::Icon("arrow-right")], amount(*count, "star")].concat(), "RC-8.8")
        }
        ShipEffect::RepeatPrestige(product, count) => {
            ([goods_of(*product, *count), vec![Inline::Icon("repeat"), Inline::Icon("prestige")]].concat(), "RC-8.9")
        }
        ShipEffect::FreeSpace => (vec![Inline::Icon("ink-jar"), Inline::Icon("plus"), Inline::Number(1)], "RC-2.6"),
        ShipEffect::FreeOptionC => (vec![Inline::Icon("option-c"), Inline::Text(Text::new("short-free"))], "RC-8.10"),
        ShipEffect::CheaperShips(less) => (vec![Inline::Icon("ship"), Inline::Number(-i32::from(*less))], "RC-8.11"),
        ShipEffect::Nothing => (Vec::new(), if face.stars == ShipStars::PerShip { "RC-8.13" } else { "RC-8.12" }),
    };
    let piece = if line.is_empty() { piece } else { piece.line(line) };
    piece.help(ship_help(content, card), rule)
}

fn now_rule(card: ShipId) -> &'static str {
    match card.0 {
        0 => "RC-8.1",
        1 => "RC-8.2",
        2 => "RC-8.3",
        _ => "RC-8.4",
    }
}

fn ship_help(content: &Content, card: ShipId) -> Text {
    let face = &content.ships[usize::from(card)];
    let with_cost = |text: Text| {
        text.with("cost", words::amount(face.cost.0, face.cost.1)).with(
            "stars",
            match face.stars {
                ShipStars::Printed(stars) => words::dark_stars(stars),
                ShipStars::PerShip => Text::new("star-per-ship"),
            },
        )
    };
    let effect = match &face.effect {
        ShipEffect::Now(effects) => Text::new("ship-now").with("effect", effect_sentences(effects)),
        ShipEffect::Income(effect) => Text::new("ship-income").with("effect", words::effect(*effect)),
        ShipEffect::EachProduction(product) => Text::new("ship-production").with("what", words::amount(*product, 1)),
        ShipEffect::StarsForLawsuits(count) => Text::new("ship-lawsuits").with("what", words::stars(*count)),
        ShipEffect::RepeatPrestige(product, count) => {
            Text::new("ship-repeat").with("what", words::amount(*product, *count))
        }
        ShipEffect::FreeSpace => Text::new("ship-free-space"),
        ShipEffect::FreeOptionC => Text::new("ship-free-option"),
        ShipEffect::CheaperShips(less) => Text::new("ship-cheaper").with("count", *less),
        ShipEffect::Nothing => Text::new("ship-nothing"),
    };
    with_cost(Text::new("help-ship")).with("effect", effect)
}

/// Returns an alliance card.
pub(super) fn alliance(content: &Content, card: AllianceId, id: ElementId, rect: Rect) -> Piece {
    let face = &content.alliances[usize::from(card)];
    let (upkeep, upkeep_words) = match face.upkeep {
        Upkeep::Goods(what, count) => (amount(count, pick_icon(what)), words::picked(what, count)),
        Upkeep::Letters(count) => (amount(count, "letter"), words::letters(count)),
    };
    let price = face.repeat.map_or_else(Vec::new, |(product, count)| goods_of(product, count));
    let line = match face.benefit {
        Benefit::Favours(product) => {
            vec![
                Inline::Icon("production"),
                Inline::Icon("gift"),
                Inline::Icon("plus"),
                Inline::Icon(words::product_icon(product)),
            ]
        }
        Benefit::ExtraStar => vec![Inline::Icon("donation"), Inline::Icon("plus"), Inline::Icon("star")],
        Benefit::BothHalves => vec![Inline::Number(1), Inline::Icon("plus"), Inline::Number(2)],
        Benefit::RepeatPrestige => [price, vec![Inline::Icon("repeat"), Inline::Icon("prestige")]].concat(),
        Benefit::RepeatLawsuit => {
            vec![Inline::Icon("any-product"), Inline::Icon("repeat"), Inline::Icon("lawsuit")]
        }
        Benefit::RepeatDraw => [price, vec![Inline::Icon("repeat"), Inline::Icon("draw")]].concat(),
    };
    let price = face.repeat.map_or_else(|| Text::new("nothing"), |(product, count)| words::amount(product, count));
    let help = match face.benefit {
        Benefit::Favours(product) => Text::new("alliance-favours").with("what", words::amount(product, 1)),
        Benefit::ExtraStar => Text::new("alliance-star"),
        Benefit::BothHalves => Text::new("alliance-halves"),
        Benefit::RepeatPrestige => Text::new("alliance-prestige").with("price", price),
        Benefit::RepeatLawsuit => Text::new("alliance-lawsuit"),
        Benefit::RepeatDraw => Text::new("alliance-draw").with("price", price),
    };
    let rule = match face.benefit {
        Benefit::Favours(Product::Furniture) => "RC-7.2",
        Benefit::Favours(Product::Cloth) => "RC-7.3",
        Benefit::Favours(_) => "RC-7.4",
        Benefit::ExtraStar => "RC-7.6",
        Benefit::BothHalves => "RC-7.7",
        Benefit::RepeatPrestige => "RC-7.8",
        Benefit::RepeatLawsuit => "RC-7.9",
        Benefit::RepeatDraw => "RC-7.10",
    };
    Piece::new(id, Shape::Card, rect, words::alliance_name(card))
        .title(words::alliance_name(card))
        .icon(words::vignette(card))
        .badge(Corner::TopLeft, [vec![Inline::Icon("bell")], upkeep].concat())
        .badge(Corner::TopRight, [Inline::Number(i32::from(face.stars)), Inline::Icon("star")])
        .line(line)
        .help(
            Text::new("help-alliance")
                .with("benefit", help)
                .with("upkeep", upkeep_words)
                .with("stars", words::dark_stars(face.stars)),
            rule,
        )
}

/// Returns a lawsuit card with this name.
pub(super) fn lawsuit(content: &Content, card: LawsuitId, name: Text, rect: Rect) -> Piece {
    let face = &content.lawsuits[usize::from(card)];
    let mut costs: Vec<Inline> =
        face.costs.goods.iter().flat_map(|(product, count)| goods_of(product, count)).collect();
    if face.costs.letters > 0 {
        costs.extend(amount(face.costs.letters, "letter"));
    }
    let bonus = face.advance.iter().flat_map(|effect| bare(*effect));
    let advance: Vec<Inline> = costs.into_iter().chain([Inline::Icon("arrow-right")]).chain(bonus).collect();
    let win: Vec<Inline> =
        std::iter::once(Inline::Icon("court")).chain(face.win.iter().flat_map(|effect| bare(*effect))).collect();
    let paid = words::legal_costs(&face.costs);
    Piece::new(words::lawsuit(card), Shape::Card, rect, name)
        .line(advance)
        .line([Inline::Divider])
        .line(win)
        .badge(Corner::BottomRight, [Inline::Number(i32::from(face.stars)), Inline::Icon("star")])
        .help(
            Text::new("help-lawsuit")
                .with("costs", paid)
                .with("bonus", effect_sentences(&face.advance))
                .with("win", effect_sentences(&face.win))
                .with("stars", words::dark_stars(face.stars)),
            "RC-5.21",
        )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::content::{self, ALLIANCES, SHIPS};

    #[test]
    fn every_ship_and_every_city_has_a_drawing_of_its_own() {
        let content = content::load(&std::collections::BTreeMap::new()).expect("the bundled content");
        let rect = Rect::new(0.0, 0.0, 148.0, 164.0);
        let ships = (0..SHIPS).map(ShipId).map(|card| ship(&content, card, words::ship(card), rect));
        let cities = (0..ALLIANCES).map(AllianceId).map(|card| alliance(&content, card, words::alliance(card), rect));
        let drawings: BTreeSet<Icon> = ships.chain(cities).filter_map(|piece| piece.face.icon).collect();
        assert_eq!(drawings.len(), usize::from(SHIPS + ALLIANCES));
        let plugin = rondel::plugins().expect("the game")["rival-cities"];
        assert!(drawings.iter().all(|drawing| plugin.icons.iter().any(|(name, _)| name == drawing)), "{drawings:?}");
    }
}
