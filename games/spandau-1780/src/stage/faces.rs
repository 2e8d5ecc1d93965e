//! Builds the faces of cards and works.

use rondel::scene::{Corner, Icon, Inline, Piece, Rect, Shape, Stamp, Tone};
use rondel::{ElementId, Observer, Seat, Text};

use super::{knows, nearest, sees};
use crate::content::{Symbol, Symbols};
use crate::plugin::ICONS;
use crate::rules::cards;
use crate::rules::works::of_kind;
use crate::state::{CardId, State, title};
use crate::{Spandau, words};

/// Returns the icon of a content entry, or a generic one for custom entries.
pub(super) fn vignette(id: &str) -> Icon {
    ICONS.iter().find(|(name, _)| *name == id).map_or("artwork", |(name, _)| *name)
}

/// Returns symbols in a row, with a number if there are more than two of a kind.
pub(super) fn symbol_row(symbols: Symbols) -> Vec<Inline> {
    symbols
        .iter()
        .flat_map(|(symbol, count)| {
            let icon = Inline::Icon(words::symbol_icon(symbol));
            if count > 2 { vec![Inline::Number(count.into()), icon] } else { vec![icon; usize::from(count)] }
        })
        .collect()
}

/// Returns symbols in lines that fit a narrow card: all in one line if there are few, otherwise one line per
/// repeated symbol, each followed by a symbol that occurs once.
pub(super) fn symbol_lines(symbols: Symbols) -> Vec<Vec<Inline>> {
    const FEW: usize = 3;
    let whole = symbol_row(symbols);
    if whole.len() <= FEW {
        return vec![whole];
    }
    let icon = |symbol| Inline::Icon(words::symbol_icon(symbol));
    let mut single = symbols.iter().filter(|(_, count)| *count == 1);
    let several = symbols.iter().filter(|(_, count)| *count > 1);
    let mut lines: Vec<Vec<Inline>> = several
        .map(|(symbol, count)| {
            let number = Inline::Text(Text::verbatim(count.to_string()));
            [number, icon(symbol)].into_iter().chain(single.next().map(|(symbol, _)| icon(symbol))).collect()
        })
        .collect();
    lines.extend(single.map(|(symbol, _)| vec![icon(symbol)]));
    lines
}

/// Returns the symbols that a card requires, followed by those that are paid, with a minus sign.
fn price_row(card: &crate::content::Card) -> Vec<Inline> {
    let mut row = symbol_row(card.needs);
    for (symbol, count) in card.pays.iter() {
        row.push(Inline::Text(Text::verbatim(format!("−{count}"))));
        row.push(Inline::Icon(words::symbol_icon(symbol)));
    }
    row
}

/// Returns a hand card in full: the symbols it provides, and its requirements below a divider. It is a tile, because
/// a small card would show a faint drawing behind its text.
pub(super) fn hand_card(rules: &Spandau, id: CardId, rect: Rect) -> Piece {
    let entry = cards::card(rules.content(), id);
    let deck = words::symbol_icon(Symbol::of_deck(id.deck()));
    let mut piece = Piece::new(words::card_element(id), Shape::Tile, rect, entry.name())
        .icon(vignette(&entry.id))
        .title(entry.name())
        .badge(Corner::TopLeft, [Inline::Icon(deck)])
        .line(symbol_row(entry.gives));
    let price = price_row(entry);
    if !price.is_empty() {
        piece = piece.line([Inline::Divider]).line(price);
    }
    piece.help(card_help(rules, id), "SP-7.2")
}

/// Returns an active card, with only the symbols it provides.
pub(super) fn active_card(rules: &Spandau, seat: Seat, id: CardId, rect: Rect) -> Piece {
    let entry = cards::card(rules.content(), id);
    Piece::new(words::card_element(id), Shape::Tile, rect, entry.name())
        .icon(vignette(&entry.id))
        .line(symbol_row(entry.gives))
        .tone(Tone::Seat(seat))
        .help(card_help(rules, id), "SP-7.6")
}

fn card_help(rules: &Spandau, id: CardId) -> Text {
    let entry = cards::card(rules.content(), id);
    Text::new("help-card")
        .with("deck", words::deck(id.deck()))
        .with("needs", words::symbols(entry.needs))
        .with("pays", words::symbols(entry.pays))
        .with("gives", words::symbols(entry.gives))
}

/// Returns a work of art that shows whether it is genuine, if the observer knows.
pub(super) fn work(rules: &Spandau, state: &State, observer: Observer, piece: u8, rect: Rect) -> Piece {
    let entry = &rules.content().artworks[usize::from(title(piece))];
    let (finding, help) = match finding(state, observer, piece) {
        None => (None, "help-work-unknown"),
        Some(true) => (Some((Stamp::Approval, "genuine", "stamp-genuine")), "help-work-genuine"),
        Some(false) => (Some((Stamp::Rejection, "forged", "stamp-forged")), "help-work-forged"),
    };
    let help = Text::new(help).with("kind", words::kind(entry.kind)).with("seen", seen_by(state, observer, piece));
    let work = Piece::new(words::work_element(piece), Shape::Card, rect, words::work(rules, piece))
        .icon(vignette(&entry.id))
        .title(entry.name())
        .badge(Corner::TopLeft, [Inline::Icon(words::kind_icon(entry.kind)), Inline::Text(copy(piece))])
        .help(help, "SP-6.3");
    match finding {
        Some((stamp, icon, key)) => work.stamp(stamp, icon, Text::new(key)),
        None => work.badge(Corner::TopRight, [Inline::Icon("unknown")]),
    }
}

/// Returns whether a work is genuine, or `None` if the observer does not know.
fn finding(state: &State, observer: Observer, piece: u8) -> Option<bool> {
    knows(state, observer, piece).then(|| state.genuine.has(piece))
}

/// Adds a mark to the badge of a work that shows its kind: a badge of its own would leave no room for the name.
pub(super) fn marked(mut work: Piece, mark: Icon) -> Piece {
    if let Some(badge) = work.face.badges.iter_mut().find(|badge| badge.corner == Corner::TopLeft) {
        badge.inlines.push(Inline::Icon(mark));
    }
    work
}

/// Returns the number of a copy, I or II.
fn copy(piece: u8) -> Text {
    Text::verbatim(if piece.is_multiple_of(2) { "I" } else { "II" })
}

/// Returns text that states who has seen a work.
fn seen_by(state: &State, observer: Observer, piece: u8) -> Text {
    let own = matches!(observer, Observer::Seat(seat) if state.players[seat].works.has(piece));
    Text::new(if state.seen.has(piece) {
        "seen-by-all"
    } else if own {
        "seen-by-you"
    } else {
        "seen-by-owner"
    })
}

/// Returns a collection, with the number of required works that the nearest player owns if the observer may know it.
pub(super) fn collection(
    rules: &Spandau,
    state: &State,
    observer: Observer,
    collection: u8,
    rect: Rect,
    private: bool,
) -> Piece {
    let content = rules.content();
    let entry = &content.collections[usize::from(collection)];
    let near = nearest(state, observer);
    let own = sees(state, observer, near);
    let needs = content.needs(collection);
    let line =
        needs.iter().flat_map(|(kind, count)| [Inline::Number((*count).into()), Inline::Icon(words::kind_icon(*kind))]);
    let in_words = |(kind, count): &(crate::content::ArtKind, u8)| {
        Text::new("count-kind").with("count", *count).with("kind", words::kind(*kind))
    };
    let help = Text::new(if private { "help-private" } else { "help-collection" })
        .with("what", Text::List(needs.iter().map(in_words).collect()));
    // A small card would show a faint drawing behind its text.
    let piece = Piece::new(words::collection_element(collection), Shape::Tile, rect, entry.name())
        .icon(vignette(&entry.id))
        .title(entry.name())
        .line(line)
        .help(help, if private { "SP-9.6" } else { "SP-9.5" });
    if !own {
        return piece;
    }
    let works = state.players[near].works;
    let has: u32 = needs.iter().map(|(kind, count)| of_kind(works, *kind).len().min(u32::from(*count))).sum();
    let all: u32 = needs.iter().map(|(_, count)| u32::from(*count)).sum();
    piece.badge(Corner::TopRight, [Inline::Text(Text::verbatim(format!("{has}/{all}")))])
}

/// Returns the back of a private collection.
pub(super) fn private_back(seat: Seat, rect: Rect) -> Piece {
    let name = Text::new("private-of").with("player", words::player(seat));
    Piece::new(ElementId::new("private", seat.index() as u32), Shape::Card, rect, name)
        .back("card-back-collection")
        .help(Text::new("help-private-hidden"), "SP-11.5")
}

/// Returns the works that the observer cannot see, as a stack of card backs.
pub(super) fn hidden_works(seat: Seat, count: u32, rect: Rect) -> Piece {
    let name = Text::new("hidden-works-of").with("player", words::player(seat));
    Piece::new(ElementId::new("hidden-works", seat.index() as u32), Shape::Card, rect, name)
        .back("card-back-artwork")
        .count(count as u16)
        .help(Text::new("help-hidden-works"), "SP-11.3")
}
