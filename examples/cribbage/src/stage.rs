//! The stage of Cribbage: scene, choices and texts.

use rondel::components::Cards;
use rondel::playing_cards::{PROPORTION, PlayingCard, Suit, face_down};
use rondel::scene::{
    BlockedClick, Corner, Inline, Piece, Rect, ScoreSheet, Shape, Tone, UsageHint, Zone, ZoneKind, layout,
};
use rondel::{Announcement, Choice, ElementId, Goal, Goals, Group, Observer, Scene, Seat, Seats, Stage, Text, Weight};

use crate::score::{MOST, Pegged, Tally, rank, suit, value};
use crate::{Act, CRIB, Cribbage, DEALT, IN_CRIB, LAID, PLAYED, PLAYS, Table};

/// The size of a table and its areas, in table units. The mat of the observer is the first.
struct Places {
    size: (f32, f32),
    board: Rect,
    deck: Rect,
    crib: Rect,
    count: Rect,
    line: Rect,
    mats: [Rect; 2],
}

const WIDE: Places = Places {
    size: Scene::SIZE,
    board: Rect::new(15.0, 15.0, 1570.0, 180.0),
    deck: Rect::new(15.0, 210.0, 440.0, 225.0),
    crib: Rect::new(15.0, 450.0, 440.0, 225.0),
    count: Rect::new(15.0, 690.0, 440.0, 195.0),
    line: Rect::new(470.0, 415.0, 1115.0, 240.0),
    mats: [Rect::new(470.0, 670.0, 1115.0, 215.0), Rect::new(470.0, 210.0, 1115.0, 190.0)],
};
const TALL: Places = Places {
    size: (1200.0, 1290.0),
    board: Rect::new(15.0, 15.0, 1170.0, 134.0),
    deck: Rect::new(15.0, 435.0, 380.0, 220.0),
    crib: Rect::new(410.0, 435.0, 535.0, 220.0),
    count: Rect::new(960.0, 435.0, 225.0, 220.0),
    line: Rect::new(15.0, 670.0, 1170.0, 270.0),
    mats: [Rect::new(15.0, 955.0, 1170.0, 320.0), Rect::new(15.0, 165.0, 1170.0, 255.0)],
};
/// The rows of holes on the board, and the width of its drawing with the places of the holes on it.
const ROWS: i32 = 3;
const BOARD: f32 = 1570.0;
const FIRST_HOLE: (f32, f32) = (88.0, 32.0);
const LAST_HOLE: f32 = 1494.0;
const CLOSE: f32 = 36.0;
const ROW_HEIGHT: f32 = 58.0;
const LANE: f32 = 12.0;
const PEG: f32 = 22.0;
/// The gap between cards, the height of a title with margins, and the width of a tile.
const GAP: f32 = 8.0;
const TITLE: f32 = 52.0;
const TILE: f32 = 190.0;

/// Returns the element ID of a seat's points.
pub(crate) const fn points(seat: Seat) -> ElementId {
    ElementId::new("points", seat.index() as u32)
}

const fn element(card: u8) -> ElementId {
    ElementId::new("card", card as u32)
}

fn name_of(seat: Seat) -> Text {
    Text::new(["seat-red", "seat-blue"][seat.index() % 2])
}

const fn face(card: u8) -> PlayingCard {
    PlayingCard::new(Suit::ALL[suit(card) as usize], rank(card) + 1)
}

fn about(key: &'static str, seat: Seat) -> Text {
    Text::new(key).with("player", name_of(seat))
}

/// Returns an announcement about a seat, with these words added to the full and to the brief text.
pub(crate) fn told(key: &'static str, seat: Seat, add: impl Fn(Text) -> Text) -> Announcement {
    let brief = Text::new(format!("{key}-in-brief")).with("player", name_of(seat));
    Announcement::new(add(about(key, seat))).in_brief(add(brief))
}

/// Returns the announcement of the starter, of two for his heels, or of a point for the last card.
pub(crate) fn told_card(key: &'static str, seat: Seat, card: u8) -> Announcement {
    told(key, seat, |text| text.with("card", face(card).name())).about([element(card)])
}

/// Returns the announcement of a choice for the crib, which only the player may read.
pub(crate) fn told_choice(seat: Seat, cards: [u8; 2]) -> Announcement {
    let own = with_cards(Text::new("chooses-it"), cards);
    Announcement::new(about("chooses", seat)).private_to(seat, own).weighing(Weight::Small)
}

fn with_cards(text: Text, [low, high]: [u8; 2]) -> Text {
    text.with("low", face(low).name()).with("high", face(high).name())
}

/// Returns the announcement of a card that is played, with everything that it scores.
pub(crate) fn told_play(seat: Seat, card: u8, pegged: Pegged) -> Announcement {
    let part = |key, points: u8| (points > 0).then(|| Text::new(key).with("points", points));
    let for_count = part(if pegged.count == MOST { "play-31" } else { "play-15" }, pegged.for_count());
    let parts = [for_count, part("play-pairs", pegged.for_pairs()), part("play-run", pegged.run)];
    let (points, parts) = (pegged.points(), Text::List(parts.into_iter().flatten().collect()));
    let (key, weight) = if points > 0 { ("plays-scores", Weight::Great) } else { ("plays", Weight::Usual) };
    let add = |text: Text| text.with("card", face(card).name()).with("count", pegged.count).with("points", points);
    told(key, seat, |text| add(text).with("parts", parts.clone())).weighing(weight).about([element(card)])
}

/// Returns the announcement of what a hand or the crib scores: all its parts, each with the points up to there.
pub(crate) fn told_show(seat: Seat, is_dealer: bool, is_crib: bool, tally: Tally) -> Announcement {
    let mut sum = 0;
    let mut part = |key, count: u8, points: u8| {
        sum += points;
        (points > 0).then(|| Text::new(key).with("number", count).with("length", tally.length).with("sum", sum))
    };
    let mut parts: Vec<Text> = (0..tally.fifteens).filter_map(|_| part("show-fifteen", 1, 2)).collect();
    parts.extend(part("show-pairs", tally.pairs, 2 * tally.pairs));
    parts.extend(part("show-runs", tally.runs, tally.runs * tally.length));
    parts.extend(part("show-flush", tally.flush, tally.flush));
    parts.extend(part("show-nobs", 1, tally.nobs.into()));
    let key = [["shows-nothing", "shows"], ["shows-crib-nothing", "shows-crib"]][usize::from(is_crib)];
    let (parts, key) = (Text::List(parts), key[usize::from(sum > 0)]);
    let told = told(key, seat, |text| text.with("points", sum).with("parts", parts.clone()));
    let told = told.weighing(Weight::Great).about([points(seat)]).by(seat);
    // The dealer's headline is for a hand and the crib, so only that of the non-dealer has all parts.
    if is_dealer || sum == 0 { told } else { told.in_brief(Text::new("shows-in-words").with("parts", parts)) }
}

/// Returns the place of a hole for a seat: numbers below 1 are before the first hole.
fn hole(board: Rect, target: u8, seat: Seat, number: i32) -> Rect {
    let (scale, in_row) = (board.w / BOARD, (i32::from(target) - 1) / ROWS);
    let row = ((number - 1) / in_row).clamp(0, ROWS - 1);
    let (column, is_back) = (number - 1 - row * in_row, row % 2 == 1);
    // Holes before the first and after the last one are as close as on the long board.
    let beyond = column.min(0) + (column - in_row + 1).max(0);
    let step = (LAST_HOLE - FIRST_HOLE.0) / (in_row - 1) as f32;
    let x = FIRST_HOLE.0 + step * (column - beyond) as f32 + CLOSE * beyond as f32;
    let x = if is_back { FIRST_HOLE.0 + LAST_HOLE - x } else { x };
    // The lanes change sides in each bend, and end in the same hole.
    let side = if number >= target.into() { 0.0 } else { [-LANE, LANE][usize::from((seat.index() == 0) == is_back)] };
    let (x, y) = (x - PEG / 2.0, FIRST_HOLE.1 + ROW_HEIGHT * row as f32 + side - PEG / 2.0);
    Rect::new(board.x + scale * x, board.y + scale * y, scale * PEG, scale * PEG)
}

fn board(table: &Table, area: Rect) -> Zone {
    let icon = if table.target > 100 { "board-121" } else { "board-61" };
    let wood = Piece::new(ElementId::new("board", 0), Shape::Figure, area, Text::new("board")).icon(icon).only_seen();
    let pegs = Seats::TWO.each().flat_map(|seat| {
        let front = i32::from(table.total(seat));
        let back = if front == 0 { -1 } else { table.behind[seat.index()].into() };
        [("peg-back", back), ("peg-front", front)].into_iter().zip(0..).map(move |((key, number), peg)| {
            let id = ElementId::new("peg", 2 * seat.index() as u32 + peg);
            let name = about(key, seat).with("points", number.max(0));
            let piece = Piece::new(id, Shape::Disc, hole(area, table.target, seat, number), name);
            piece.tone(Tone::Seat(seat)).help(Text::new("help-peg"), "CR-5.1")
        })
    });
    Zone::new(ZoneKind::Row, area).with([wood]).with(pegs)
}

/// Returns places for so many cards in a row, below the title of a zone.
fn places(zone: Rect, count: usize) -> impl Iterator<Item = Rect> {
    let width = ((zone.w - 24.0) / count as f32 - GAP).min((zone.h - TITLE) / PROPORTION);
    let area = Rect { x: zone.x + 12.0, y: zone.y + TITLE - 10.0, w: zone.w - 24.0, h: zone.h - TITLE };
    layout::row(area, count, width, width * PROPORTION, GAP)
}

fn card(card: u8, rect: Rect) -> Piece {
    face(card).piece(element(card), rect).help(Text::new("help-card").with("value", value(card)), "CR-1.1")
}

/// Lays out cards, face down with names of this kind if the observer may not see them.
fn cards(
    cards: Cards,
    sees: bool,
    kind: &'static str,
    seat: Seat,
    rects: &mut impl Iterator<Item = Rect>,
) -> Vec<Piece> {
    let piece = |((number, rect), place): ((u8, Rect), u32)| {
        if sees {
            return card(number, rect);
        }
        let id = ElementId::new(kind, DEALT * seat.index() as u32 + place);
        face_down(id, rect, about(kind, seat)).help(Text::new("help-hidden"), "CR-2.1")
    };
    cards.iter().zip(rects).zip(0..).map(piece).collect()
}

fn deck(table: &Table, area: Rect) -> Zone {
    let mut rects = places(area, 2);
    let (left, right) = (rects.next().unwrap_or(area), rects.next().unwrap_or(area));
    let space = Piece::new(ElementId::new("starter", 0), Shape::Space, right, Text::new("no-starter"));
    let starter = table.starter().map_or(space, |starter| card(starter, right));
    let starter = starter.help(Text::new("help-starter"), "CR-2.3");
    let deck = face_down(ElementId::new("deck", 0), left, Text::new("deck")).help(Text::new("when-deck"), "CR-4.7");
    Zone::new(ZoneKind::Row, area).titled(Text::new("zone-starter")).with([deck, starter])
}

fn crib(table: &Table, observer: Observer, area: Rect) -> Zone {
    let mut rects = places(area, 2 * LAID as usize);
    let mut pieces = cards(table.cards.at(CRIB), true, "laid", table.dealer, &mut rects);
    for seat in Seats::TWO.each() {
        let laid = table.cards.at(IN_CRIB + seat.index());
        pieces.extend(cards(laid, observer.sees_secrets_of(seat), "laid", seat, &mut rects));
    }
    Zone::new(ZoneKind::Row, area).titled(about("zone-crib", table.dealer)).with(pieces)
}

fn count(table: &Table, area: Rect) -> Zone {
    let inner = Rect { y: area.y + TITLE - 10.0, h: area.h - TITLE, ..area }.shrunk(4.0);
    let tile = Piece::new(ElementId::new("count", 0), Shape::Tile, inner, Text::new("count")).count(table.count());
    let tone = if table.line().is_empty() { Tone::Neutral } else { Tone::Accent };
    let tile = tile.tone(tone).help(Text::new("help-count"), "CR-3.1");
    Zone::new(ZoneKind::Row, area).titled(Text::new("count")).with([tile])
}

/// Lays out the cards in the order of play, those of the observer lower. Cards before the count began are dimmed.
fn line(table: &Table, own: Seat, area: Rect) -> Zone {
    let shift = area.h * 0.06;
    let played = if table.is_shown() { 0 } else { table.played };
    let rects = places(Rect { h: area.h - 2.0 * shift, ..area }, PLAYS);
    let pieces = table.line.into_iter().zip(rects).zip(0..played).map(|((number, rect), place)| {
        let is_own = table.cards.at(PLAYED + own.index()).has(number);
        let tone = if place < table.since { Tone::Spent } else { Tone::Neutral };
        card(number, Rect { y: rect.y + if is_own { 2.0 * shift } else { 0.0 }, ..rect }).tone(tone)
    });
    Zone::new(ZoneKind::Row, area).titled(Text::new("zone-line")).with(pieces)
}

/// Lays out the points and the hand of a seat; in the show, the cards that it has played.
fn mat(table: &Table, observer: Observer, seat: Seat, area: Rect) -> Zone {
    let tile = Rect::new(area.x + 12.0, area.y + TITLE - 10.0, TILE, area.h - TITLE);
    let tile = Piece::new(points(seat), Shape::Tile, tile, about("points-of", seat)).icon("peg");
    let tile = tile.count(table.total(seat)).help(Text::new("help-points"), "CR-5.1");
    let tile =
        if table.dealer == seat { tile.badge(Corner::TopLeft, [Inline::Text(Text::new("dealer"))]) } else { tile };
    let is_shown = table.is_shown();
    let hand = if is_shown { table.cards.at(PLAYED + seat.index()) } else { table.hand(seat) };
    let mut rects = places(Rect { x: area.x + TILE + GAP, w: area.w - TILE - GAP, ..area }, DEALT as usize);
    let mut pieces = cards(hand, is_shown || observer.sees_secrets_of(seat), "held", seat, &mut rects);
    let chosen = table.picks.seen_by(observer, seat).unwrap_or(Cards::NONE);
    for (piece, _) in pieces.iter_mut().zip(hand.iter()).filter(|(_, number)| chosen.has(*number)) {
        piece.tone = Tone::Accent;
    }
    Zone::new(ZoneKind::Mat, area).titled(name_of(seat)).of(seat).with([tile]).with(pieces)
}

fn scene(table: &Table, observer: Observer, places: &Places) -> Scene {
    let mut scene = Scene::new(observer);
    (scene.width, scene.height) = places.size;
    let own = if let Observer::Seat(seat) = observer { seat } else { Seat::new(0) };
    scene.zones.extend([board(table, places.board), mat(table, observer, own.rival(), places.mats[1])]);
    scene.zones.extend([deck(table, places.deck), crib(table, observer, places.crib), count(table, places.count)]);
    scene.zones.extend([line(table, own, places.line), mat(table, observer, own, places.mats[0])]);
    scene
}

impl Stage for Cribbage {
    fn scene(&self, table: &Table, observer: Observer) -> Scene {
        scene(table, observer, &WIDE)
    }

    fn other_shapes(&self, table: &Table, observer: Observer) -> Vec<Scene> {
        vec![scene(table, observer, &TALL)]
    }

    fn choice(&self, table: &Table, action: Act) -> Choice {
        match action {
            Act::Lay(low, high) => {
                Choice::new(with_cards(Text::new("lay"), [low, high]), Group::Main).on([low, high].map(element))
            }
            Act::Play(number) => {
                Choice::new(Text::new("play").with("card", face(number).name()), Group::Main).on([element(number)])
            }
            Act::Go => Choice::new(Text::new("go"), Group::Main).on([ElementId::new("count", 0)]),
            Act::Deal => {
                let count = Text::new("deal").with("number", table.deals + 1);
                Choice::new(count, Group::Main).on([ElementId::new("deck", 0)]).deliberate()
            }
        }
    }

    fn prompt(&self, table: &Table) -> Text {
        match table.picks.asked() {
            Some(seat) if seat == table.dealer => Text::new("ask-lay-own"),
            Some(_) => Text::new("ask-lay-other"),
            None if table.is_shown() => Text::new("ask-deal"),
            None if table.fitting(table.mover).next().is_none() => Text::new("ask-go").with("count", table.count()),
            None if table.line().is_empty() => Text::new("ask-first"),
            None => Text::new("ask-play").with("count", table.count()),
        }
    }

    fn seat_name(&self, seat: Seat) -> Text {
        name_of(seat)
    }

    fn seat_icon(&self, _seat: Seat) -> Option<&'static str> {
        Some("peg")
    }

    /// Explains why cards of the seat to move do not fit.
    fn blocked_clicks(&self, table: &Table) -> Vec<BlockedClick> {
        let (hand, count) = (table.hand(table.mover), table.count());
        let blocked = hand.iter().filter(|card| table.picks.asked().is_none() && count + value(*card) > MOST);
        let click = |card| {
            let reason = Text::new("blocked-31").with("count", count + value(card));
            BlockedClick { element: element(card), reason, rule: "CR-3.2" }
        };
        blocked.map(click).collect()
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        let cards = [("card", "when-card", "CR-3.1"), ("held", "when-held", "CR-2.1"), ("laid", "when-laid", "CR-2.2")];
        let others =
            [("deck", "when-deck", "CR-4.7"), ("starter", "help-starter", "CR-2.3"), ("peg", "help-peg", "CR-5.1")];
        let tiles = [("count", "when-count", "CR-3.2"), ("points", "help-points", "CR-5.1")];
        let all = cards.into_iter().chain(others).chain(tiles);
        all.map(|(things, text, rule)| UsageHint::of(things, text, rule)).collect()
    }

    fn round(&self, table: &Table) -> Option<u16> {
        Some(table.deals)
    }

    fn goals(&self, table: &Table, _observer: Observer) -> Goals {
        let points = Seats::TWO.each().map(|seat| table.total(seat).into());
        let goal = Goal::end(Text::new("goal-points"), ["end-points", "end-skunk"], "CR-5.1").each(points);
        let goal = goal.needs(table.target.into()).last_step(Text::new("goal-points-step"));
        Goals { list: vec![goal], others: Vec::new() }
    }

    fn score_sheet(&self, table: &Table) -> ScoreSheet {
        let of = |source: usize| table.points.map(|own| own[source].into()).to_vec();
        let total = Seats::TWO.each().map(|seat| table.total(seat).into()).collect();
        let lines = [("from-play", of(0)), ("from-hands", of(1)), ("from-cribs", of(2)), ("goal-points", total)];
        ScoreSheet { lines: lines.map(|(key, points)| (Text::new(key), points)).into(), others: Vec::new() }
    }
}
