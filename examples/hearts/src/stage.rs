//! The stage of Hearts: scene, choices and texts.

use rondel::components::{Cards, Trick};
use rondel::playing_cards::{PROPORTION, PlayingCard, Suit, face_down};
use rondel::scene::{BlockedClick, Inline, Piece, Rect, ScoreSheet, Shape, Tone, UsageHint, Zone, ZoneKind, layout};
use rondel::{
    Announcement, Choice, ElementId, Goal, Goals, Group, NonPlayer, Observer, Scene, Seat, Stage, Text, Weight,
};

use crate::cards::{HEARTS, PENALTIES, QUEEN_OF_SPADES, SUITS, pack, points};
use crate::{Card, Hearts, PASSED, PLAYED, Table, is_first};

/// The size of a table, its areas, and the columns of the other players' mats.
struct Places {
    size: (f32, f32),
    others: Rect,
    columns: usize,
    trick: Rect,
    last: Rect,
    signs: Rect,
    own: Rect,
    hand: Rect,
}

const WIDE: Places = Places {
    size: (1500.0, 1000.0),
    others: Rect::new(10.0, 10.0, 1480.0, 235.0),
    columns: 5,
    trick: Rect::new(15.0, 255.0, 930.0, 360.0),
    last: Rect::new(960.0, 255.0, 525.0, 195.0),
    signs: Rect::new(960.0, 465.0, 525.0, 150.0),
    own: Rect::new(15.0, 630.0, 200.0, 355.0),
    hand: Rect::new(230.0, 630.0, 1255.0, 355.0),
};
const TALL: Places = Places {
    size: (1200.0, 1290.0),
    others: Rect::new(10.0, 10.0, 1180.0, 300.0),
    columns: 3,
    trick: Rect::new(15.0, 320.0, 1170.0, 330.0),
    last: Rect::new(15.0, 660.0, 690.0, 175.0),
    signs: Rect::new(720.0, 660.0, 465.0, 175.0),
    own: Rect::new(15.0, 845.0, 1170.0, 120.0),
    hand: Rect::new(15.0, 975.0, 1170.0, 300.0),
};

const NAMES: [&str; 6] = ["seat-red", "seat-blue", "seat-green", "seat-yellow", "seat-purple", "seat-teal"];

/// Returns the element ID of a seat's item: `taken` for its cards of the deal, `held` for its hand, and so on.
pub(crate) const fn of(kind: &'static str, seat: Seat) -> ElementId {
    ElementId::new(kind, seat.index() as u32)
}

const fn id(card: u8) -> ElementId {
    ElementId::new("card", card as u32)
}

fn name_of(seat: Seat) -> Text {
    Text::new(NAMES.get(seat.index()).copied().unwrap_or(NAMES[0]))
}

fn playing_card(card: u8) -> PlayingCard {
    PlayingCard::new(Suit::ALL[usize::from(SUITS.suit(card)) % 4], SUITS.rank(card) + 2)
}

fn about(key: &'static str, seat: Seat) -> Text {
    Text::new(key).with("player", name_of(seat))
}

fn with(text: Text, card: u8) -> Text {
    text.with("card", playing_card(card).name())
}

/// Returns a text about a seat that passes three cards to another.
fn passing(key: &'static str, seat: Seat, to: Seat, cards: Cards) -> Text {
    let text = about(key, seat).with("to", name_of(to));
    let list = cards.iter().zip(["first", "second", "third"]);
    list.fold(text, |text, (card, key)| text.with(key, playing_card(card).name()))
}

/// Announces that a seat has chosen three cards to pass; only the seat itself is told which.
pub(crate) fn chooses(seat: Seat, to: Seat, cards: Cards) -> Announcement {
    let own = passing("chooses-them", seat, to, cards);
    Announcement::new(about("chooses", seat)).private_to(seat, own).weighing(Weight::Small)
}

/// Announces that a seat passes three cards; only the receiver is told which.
pub(crate) fn passes(seat: Seat, to: Seat, cards: Cards) -> Announcement {
    let seen = passing("passes-them", seat, to, cards);
    let told = about("passes", seat).with("to", name_of(to));
    Announcement::new(told).private_to(to, seen).about([of("held", to)])
}

pub(crate) fn plays(seat: Seat, card: u8, breaks: bool) -> Announcement {
    let [key, brief] = if breaks { ["breaks", "breaks-in-brief"] } else { ["plays", "plays-in-brief"] };
    Announcement::new(with(about(key, seat), card)).in_brief(with(Text::new(brief), card)).about([id(card)])
}

pub(crate) fn takes(seat: Seat, points: u16) -> Announcement {
    let key = if points > 0 { "takes-points" } else { "takes" };
    let weight = if points > 0 { Weight::Usual } else { Weight::Small };
    Announcement::new(about(key, seat).with("points", points)).weighing(weight).about([of("taken", seat)])
}

/// Puts the announcement of a great event under the heading of the end of the deal.
fn counted(told: Announcement) -> Announcement {
    let phase = NonPlayer { name: Text::new("counting"), look: None };
    told.weighing(Weight::Great).in_turn_of(phase)
}

pub(crate) fn shoots(seat: Seat) -> Announcement {
    counted(Announcement::new(about("shoots", seat))).about([of("taken", seat)])
}

pub(crate) fn scores(seat: Seat, more: u16, all: i16) -> Announcement {
    let told = about("scores", seat).with("points", more).with("all", all);
    counted(Announcement::new(told)).about([of("total", seat)])
}

fn face(card: u8, rect: Rect) -> Piece {
    playing_card(card).piece(id(card), rect).help(Text::new("help-card"), "HE-3.2")
}

/// Lays cards out in rows of about the same length, without overlap, in suits of alternating colours.
fn laid_out(cards: Cards, area: Rect, most: f32) -> impl Iterator<Item = Piece> {
    let count = cards.len() as usize;
    let fitted = layout::fitted(area, count, most, most * PROPORTION, 8.0);
    let first = fitted.first().copied().unwrap_or(area);
    let rows = fitted.iter().filter(|place| place.x <= first.x).count().max(1);
    let columns = count.div_ceil(rows).max(1);
    let (step, height) = (first.h + 8.0, (first.h + 8.0) * rows as f32 - 8.0);
    let top = area.y + (area.h - height) / 2.0;
    let places = (0..rows).flat_map(move |row| {
        let band = Rect { y: top + step * row as f32, h: first.h, ..area };
        layout::row(band, columns.min(count - columns * row), first.w, first.h, 8.0)
    });
    let sorted = [0, 1, 3, 2].into_iter().flat_map(move |suit| cards.and(SUITS.cards(suit)).iter());
    places.zip(sorted).map(|(place, card)| face(card, place))
}

/// Lays out the cards of a trick, by seat.
fn trick(trick: &Trick, seats: &[Seat], area: Rect, is_last: bool) -> Vec<Piece> {
    let (gap, height) = (14.0, area.h);
    let width = (height / PROPORTION).min((area.w - gap * seats.len() as f32) / seats.len() as f32);
    let places = layout::row(area, seats.len(), width, width * PROPORTION, gap);
    let pieces = places.zip(seats).map(|(rect, seat)| match trick.played().find(|(by, _)| by == seat) {
        Some((_, card)) if is_last => Some(face(card, rect).tone(Tone::Spent)),
        Some((_, card)) => Some(face(card, rect).title(name_of(*seat)).tone(Tone::Seat(*seat))),
        None if is_last => None,
        None => {
            let piece = Piece::new(of("place", *seat), Shape::Space, rect, about("place", *seat));
            Some(piece.title(name_of(*seat)).help(Text::new("help-place"), "HE-3.2"))
        }
    });
    pieces.flatten().collect()
}

/// Lays out the cards that the observer has chosen to pass.
fn chosen(table: &Table, observer: Observer, area: Rect) -> Vec<Piece> {
    let Observer::Seat(seat) = observer else { return Vec::new() };
    let width = area.h / PROPORTION;
    let cards = table.chosen(seat);
    let places = layout::row(area, PASSED as usize, width, area.h, 14.0).zip(0..PASSED);
    let pieces = places.map(|(rect, place)| {
        if let Some(card) = cards.iter().nth(place as usize) {
            return face(card, rect);
        }
        let piece = Piece::new(ElementId::new("slot", place), Shape::Space, rect, Text::new("slot"));
        piece.help(Text::new("help-slot"), "HE-2.1")
    });
    pieces.collect()
}

/// Lays out signs that show whether hearts are broken, and where cards are passed in this deal.
fn signs(table: &Table, area: Rect) -> Zone {
    let mut places = layout::grid(area.shrunk(4.0), 2, 1).map(|rect| rect.shrunk(5.0));
    let mut tile = |kind, words: Text, help, rule| {
        let rect = places.next().unwrap_or(area);
        Piece::new(ElementId::new(kind, 0), Shape::Tile, rect, Text::new(kind)).title(words).help(Text::new(help), rule)
    };
    let is_broken = !table.cards.at(PLAYED).and(HEARTS).is_empty();
    let broken = tile("broken", Text::new(if is_broken { "is-broken" } else { "not-broken" }), "help-broken", "HE-3.4");
    let broken = broken.icon("suit-hearts").tone(if is_broken { Tone::Accent } else { Tone::Spent });
    let key = match (table.distance(), table.seats.count()) {
        (0, _) => "pass-nobody",
        (1, _) => "pass-left",
        (2, 4) => "pass-across",
        _ => "pass-right",
    };
    let passing = tile("passing", Text::new(key), "help-passing", "HE-2.2");
    let passing = passing.tone(if table.is_passing { Tone::Active } else { Tone::Neutral });
    // After the last deal, nothing is passed any more.
    let passing = Some(passing).filter(|_| table.mover().is_some());
    Zone::new(ZoneKind::Row, area).with([broken]).with(passing)
}

/// Lays out what all know about a player, and the part of the hand that the observer knows.
fn mat(table: &Table, observer: Observer, seat: Seat, rect: Rect) -> Zone {
    let is_own = observer == Observer::Seat(seat);
    let inner = Rect::new(rect.x + 10.0, rect.y + 38.0, rect.w - 20.0, rect.h - 46.0);
    let (columns, rows) = match is_own {
        true if inner.h > inner.w => (1, 2),
        true => (2, 1),
        false if inner.w > 2.0 * inner.h => (5, 1),
        false => (2, 2),
    };
    let cells: Vec<Rect> = layout::grid(inner, columns, rows).map(|cell| cell.shrunk(4.0)).collect();
    let total = Piece::new(of("total", seat), Shape::Tile, cells[0], about("total", seat));
    let total = total.title(Text::new("label-total")).line([Inline::Number(table.score.of(seat).into())]);
    let cards = table.taken[seat.index()];
    let taken = Piece::new(of("taken", seat), Shape::Tile, cells[1], about("taken", seat)).icon("suit-hearts");
    let queen = playing_card(QUEEN_OF_SPADES).inlines().into_iter().filter(|_| cards.has(QUEEN_OF_SPADES));
    let taken = taken.line(std::iter::once(Inline::Number(points(cards).into())).chain(queen));
    let taken = taken.help(Text::new("help-taken"), "HE-1.4");
    let zone = Zone::new(ZoneKind::Mat, rect).titled(name_of(seat)).of(seat);
    let zone = zone.with([total.help(Text::new("help-total"), "HE-4.1"), taken]);
    let (hand, known) = (table.hand(seat), known(table, observer, seat));
    if is_own {
        return zone;
    }
    let hidden = hand.without(known).len() as u16;
    let back = face_down(of("held", seat), cells[2], about("held", seat)).count(hidden);
    let back = (hidden > 0).then(|| back.help(Text::new("help-held"), "HE-1.3"));
    let first = if hidden > 0 { cells[3] } else { cells[2] };
    let beside = Rect { w: inner.x + inner.w - first.x, ..first };
    zone.with(back).with(laid_out(known, beside, 110.0))
}

/// Returns the cards of a hand whose place the observer knows.
fn known(table: &Table, observer: Observer, seat: Seat) -> Cards {
    match observer {
        _ if observer.sees_secrets_of(seat) => table.hand(seat),
        Observer::Seat(own) => table.cards.known_to(own, seat.index()),
        _ => table.cards.open_at(seat.index()),
    }
}

fn scene(table: &Table, observer: Observer, places: &Places) -> Scene {
    let mut scene = Scene::new(observer);
    (scene.width, scene.height) = places.size;
    let count = table.seats.count();
    // The other players in the order in which they play, from the left neighbour of the observer.
    let own = if let Observer::Seat(seat) = observer { Some(seat) } else { None };
    let first = own.map_or(0, |seat| seat.index() + 1);
    let seats: Vec<Seat> = (first..first + count).map(|seat| Seat::new((seat % count) as u8)).collect();
    let others = &seats[..count - own.iter().len()];
    let columns = places.columns.min(others.len());
    let cells = layout::grid(places.others, columns, others.len().div_ceil(columns));
    scene.zones.extend(others.iter().zip(cells).map(|(seat, cell)| mat(table, observer, *seat, cell.shrunk(5.0))));
    let inner = Rect { y: places.trick.y + 40.0, h: places.trick.h - 52.0, ..places.trick };
    let (title, pieces) = if table.is_passing {
        ("zone-passing", chosen(table, observer, inner))
    } else {
        ("zone-trick", trick(&table.trick, &seats, inner, false))
    };
    scene.zones.push(Zone::new(ZoneKind::Row, places.trick).titled(Text::new(title)).with(pieces));
    let inner = Rect { y: places.last.y + 36.0, h: places.last.h - 42.0, ..places.last };
    let pieces = table.last.map(|last| trick(&last, &seats, inner, true));
    let last = Zone::new(ZoneKind::Row, places.last).titled(Text::new("zone-last"));
    scene.zones.extend([last.with(pieces.into_iter().flatten()), signs(table, places.signs)]);
    if let Some(seat) = own {
        scene.zones.push(mat(table, observer, seat, places.own));
        let hand = laid_out(table.hand(seat), places.hand.shrunk(14.0), 220.0);
        scene.zones.push(Zone::new(ZoneKind::Fan, places.hand).of(seat).with(hand));
    }
    scene
}

impl Stage for Hearts {
    fn scene(&self, table: &Table, observer: Observer) -> Scene {
        scene(table, observer, &WIDE)
    }

    fn other_shapes(&self, table: &Table, observer: Observer) -> Vec<Scene> {
        vec![scene(table, observer, &TALL)]
    }

    fn choice(&self, table: &Table, Card(card): Card) -> Choice {
        let seat = table.mover().unwrap_or(Seat::new(0));
        let label = Text::new(if table.is_passing { "pass" } else { "play" }).with("to", name_of(table.receiver(seat)));
        Choice::new(with(label, card), Group::Main).on([id(card)])
    }

    fn prompt(&self, table: &Table) -> Text {
        let seat = table.mover().unwrap_or(Seat::new(0));
        match table.trick.led(SUITS) {
            _ if table.is_passing => Text::new("ask-pass")
                .with("count", PASSED - table.chosen(seat).len())
                .with("to", name_of(table.receiver(seat))),
            None if table.cards.at(PLAYED).is_empty() => Text::new("ask-first"),
            None => Text::new("ask-lead"),
            Some(suit) => {
                let (hand, played) = (table.hand(seat), table.cards.at(PLAYED));
                let key = if !hand.and(SUITS.cards(suit)).is_empty() {
                    "ask-follow"
                } else if is_first(&table.trick, played) && !hand.without(PENALTIES).is_empty() {
                    "ask-discard-first"
                } else {
                    "ask-discard"
                };
                Text::new(key).with("suit", Suit::ALL[usize::from(suit) % 4].name())
            }
        }
    }

    fn seat_name(&self, seat: Seat) -> Text {
        name_of(seat)
    }

    /// Explains why a card of the hand may not be played.
    fn blocked_clicks(&self, table: &Table) -> Vec<BlockedClick> {
        let Some(seat) = table.mover().filter(|_| !table.is_passing) else { return Vec::new() };
        let (hand, played) = (table.hand(seat), table.cards.at(PLAYED));
        let follows = table.trick.legal(hand, SUITS);
        let why = |card| match card {
            _ if played.is_empty() => ("blocked-first", "HE-3.1"),
            _ if !follows.has(card) => ("blocked-suit", "HE-3.2"),
            _ if is_first(&table.trick, played) => ("blocked-points", "HE-3.5"),
            _ => ("blocked-hearts", "HE-3.4"),
        };
        let blocked = hand.without(table.legal(seat)).iter().map(|card| (card, why(card)));
        blocked.map(|(card, (key, rule))| BlockedClick { element: id(card), reason: Text::new(key), rule }).collect()
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        let hints = [
            ("card", "when-card", "HE-3.2"),
            ("place", "help-place", "HE-3.2"),
            ("slot", "help-slot", "HE-2.1"),
            ("broken", "help-broken", "HE-3.4"),
            ("passing", "help-passing", "HE-2.2"),
            ("total", "help-total", "HE-4.1"),
            ("taken", "help-taken", "HE-1.4"),
            ("held", "help-held", "HE-1.3"),
        ];
        hints.map(|(things, text, rule)| UsageHint::of(things, text, rule)).into()
    }

    fn round(&self, table: &Table) -> Option<u16> {
        Some(table.score.deals() + u16::from(table.mover().is_some()))
    }

    fn goals(&self, table: &Table, _observer: Observer) -> Goals {
        let totals = || table.score.points().iter().map(|points| i32::from(*points));
        let points = Goal::points(Text::new("goal-points"), "HE-4.4").each(totals());
        let end = if self.limit > 1 {
            Goal::end(Text::new("goal-limit"), ["end-limit"], "HE-4.3").each(totals()).needs(self.limit.into())
        } else {
            let played = table.cards.at(PLAYED).len() as i32;
            Goal::end(Text::new("goal-deal"), ["end-deal"], "HE-4.3")
                .together(played)
                .needs(pack(table.seats).len() as i32)
        };
        let step = if self.limit > 1 { "goal-limit-step" } else { "goal-deal-step" };
        Goals { list: vec![points, end.last_step(Text::new(step))], others: Vec::new() }
    }

    fn score_sheet(&self, table: &Table) -> ScoreSheet {
        let totals = table.score.points().iter().map(|points| i32::from(*points)).collect();
        ScoreSheet { lines: vec![(Text::new("goal-points"), totals)], others: Vec::new() }
    }
}
