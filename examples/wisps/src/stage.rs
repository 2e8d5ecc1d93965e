//! The stage of Wisps: scene, choices and texts.

use rondel::components::Cards;
use rondel::scene::{Corner, Inline, Piece, Rect, ScoreSheet, Shape, Tone, UsageHint, Zone, ZoneKind, layout};
use rondel::{Choice, ElementId, Goal, Goals, Group, Observer, Scene, Seat, Stage, Text};

use crate::{Light, Moor, ROUNDS, SHOWN, SIGNS, SMALL, Wisps};

/// Areas in table units: the wisps, the lanterns of the round, the signs shown so far, the observer's hand,
/// and the mats on both sides.
const WISPS: Rect = Rect::new(330.0, 15.0, 940.0, 150.0);
const ROUND: Rect = Rect::new(330.0, 180.0, 940.0, 270.0);
const SIGNS_SHOWN: Rect = Rect::new(330.0, 465.0, 940.0, 105.0);
const OWN: Rect = Rect::new(330.0, 590.0, 940.0, 290.0);
const SIDES: [Rect; 2] = [Rect::new(20.0, 15.0, 290.0, 865.0), Rect::new(1290.0, 15.0, 290.0, 865.0)];

const NAMES: [&str; 6] = ["seat-red", "seat-blue", "seat-green", "seat-yellow", "seat-purple", "seat-teal"];
/// The icons of the signs, and the message keys of their names.
const PICTURES: [&str; 6] = ["star", "moon", "leaf", "drop", "flower", "fish"];
const SIGN_NAMES: [&str; 6] = ["icon-star", "icon-moon", "icon-leaf", "icon-drop", "icon-flower", "icon-fish"];

/// Returns a seat's name.
pub(crate) fn name_of(seat: Seat) -> Text {
    Text::new(NAMES.get(seat.index()).copied().unwrap_or(NAMES[0]))
}

/// Returns the element ID of a seat's item: `place` for its lantern of the round, `stock` for its points, or `held` for
/// its hand.
pub(crate) const fn of(kind: &'static str, seat: Seat) -> ElementId {
    ElementId::new(kind, seat.index() as u32)
}

/// Returns the element ID of a lantern: `lantern` in the observer's hand, or `open` in another hand.
pub(crate) const fn lantern(kind: &'static str, light: Light) -> ElementId {
    ElementId::new(kind, light.0 as u32)
}

/// Returns the element ID of this round's great (0) or small wisp (1).
pub(crate) const fn prize(kind: usize) -> ElementId {
    ElementId::new("prize", kind as u32)
}

/// Returns a text about a player. The function `about` also adds a lantern of that player.
pub(crate) fn about_seat(key: &'static str, seat: Seat) -> Text {
    Text::new(key).with("player", name_of(seat))
}

pub(crate) fn about(key: &'static str, seat: Seat, light: Light) -> Text {
    with(about_seat(key, seat), light)
}

fn with(text: Text, light: Light) -> Text {
    text.with("number", light.brightness()).with("sign", Text::new(SIGN_NAMES[light.sign() as usize]))
}

/// Returns the piece for a face-up lantern, with its sign and brightness.
fn face(id: ElementId, light: Light, rect: Rect) -> Piece {
    Piece::new(id, Shape::Card, rect, with(Text::new("lantern"), light))
        .icon(PICTURES[usize::from(light.sign())])
        .line([Inline::Number(light.brightness().into())])
        .help(Text::new("help-lantern"), "WI-2.2")
}

fn wisps(moor: &Moor) -> Zone {
    let places: Vec<Rect> = layout::row(WISPS.shrunk(10.0), ROUNDS + 1, 94.0, 105.0, 8.0).collect();
    let now = usize::from(moor.round);
    let great = (0..ROUNDS).map(|round| {
        let worth = if round == now { moor.prize() } else { moor.great[round] };
        let id = if round == now { prize(0) } else { ElementId::new("great", round as u32) };
        let piece = Piece::new(id, Shape::Tile, places[round], Text::new("great").with("worth", worth)).icon("wisp");
        let piece = piece.line([Inline::Number(worth.into())]).help(Text::new("help-great"), "WI-2.3");
        piece.tone([Tone::Spent, Tone::Accent, Tone::Neutral][usize::from(round >= now) + usize::from(round > now)])
    });
    let small = Piece::new(prize(1), Shape::Tile, places[ROUNDS], Text::new("small").with("worth", SMALL));
    let small = small.icon("spark").line([Inline::Number(SMALL.into())]).help(Text::new("help-small"), "WI-2.3");
    Zone::new(ZoneKind::Row, WISPS).with(great).with([small.tone(Tone::Accent)])
}

/// Returns the zone with each seat's lantern of this round, face down if the observer may not see it. A seat that has
/// not chosen yet shows its lantern of the last round.
fn round(moor: &Moor, observer: Observer) -> Zone {
    let places = layout::row(ROUND.shrunk(10.0), moor.seats.count(), 140.0, 240.0, 14.0);
    let pieces = moor.seats.each().zip(places).map(|(seat, rect)| {
        if let Some(light) = moor.picks.seen_by(observer, seat) {
            return face(of("place", seat), light, rect).title(name_of(seat)).tone(Tone::Seat(seat));
        }
        if moor.picks.has_chosen(seat) {
            return Piece::new(of("place", seat), Shape::Card, rect, about_seat("hidden", seat)).back("back");
        }
        let Some((light, caught)) = moor.latest[seat.index()] else {
            let empty = Piece::new(of("place", seat), Shape::Tile, rect, about_seat("unlit", seat));
            return empty.title(name_of(seat)).tone(Tone::Seat(seat)).help(Text::new("help-place"), "WI-2.1");
        };
        let is_blind = moor.latest.iter().flatten().filter(|(other, _)| other.sign() == light.sign()).count() > 1;
        let tone = if is_blind { Tone::Spent } else { Tone::Seat(seat) };
        let piece = face(of("place", seat), light, rect).title(name_of(seat)).tone(tone);
        let gain = Inline::Text(Text::new("gain").with("worth", caught));
        if caught > 0 { piece.badge(Corner::TopRight, [gain]) } else { piece }
    });
    Zone::new(ZoneKind::Row, ROUND).with(pieces)
}

/// Returns the zone that shows, for each sign, how many of its lanterns have been revealed.
fn signs(moor: &Moor) -> Zone {
    let shown = moor.at(SHOWN);
    let places = layout::row(SIGNS_SHOWN.shrunk(6.0), SIGNS.into(), 140.0, 84.0, 12.0);
    let pieces = places.zip(0..SIGNS).map(|(rect, sign)| {
        let count = shown.iter().filter(|card| Light(*card).sign() == sign).count();
        let name = Text::new("shown").with("sign", Text::new(SIGN_NAMES[usize::from(sign)])).with("count", count);
        let piece = Piece::new(ElementId::new("sign", sign.into()), Shape::Tile, rect, name);
        piece.icon(PICTURES[usize::from(sign)]).count(count as u16).help(Text::new("help-sign"), "WI-1.1")
    });
    Zone::new(ZoneKind::Row, SIGNS_SHOWN).with(pieces)
}

/// Returns a seat's mat: its points, and the part of its hand that the observer may see.
fn mat(moor: &Moor, observer: Observer, seat: Seat, mat: Rect) -> Zone {
    let [great, small] = moor.caught[seat.index()];
    let inner = Rect::new(mat.x + 12.0, mat.y + 38.0, mat.w - 24.0, mat.h - 50.0);
    let [top, below] = [0.0, 0.5].map(|share| Rect { y: inner.y + inner.h * share, h: inner.h * 0.48, ..inner });
    let (left, right) = (Rect { w: 170.0, h: 90.0, ..top }, Rect { x: top.x + 185.0, w: 75.0, ..top });
    let words = about_seat("stock", seat).with("points", great + small);
    let stock = Piece::new(of("stock", seat), Shape::Tile, left, words).icon("wisp").count(great + small);
    let all = moor.at(seat.index());
    let seen = if observer.sees_secrets_of(seat) { all } else { moor.open_at(seat.index()) };
    let back = Piece::new(of("held", seat), Shape::Card, right, about_seat("held", seat)).back("back");
    let back = back.count(all.len() as u16).help(Text::new("help-held"), "WI-1.2");
    let zone = Zone::new(ZoneKind::Mat, mat).titled(name_of(seat)).of(seat);
    let zone = zone.with([stock.help(Text::new("help-stock"), "WI-3.1"), back]);
    if observer == Observer::Seat(seat) { zone } else { zone.with(laid_out(seen, below, 78.0, "open")) }
}

/// Lays lanterns out side by side, so that no lantern covers the number of another lantern.
fn laid_out(cards: Cards, area: Rect, width: f32, kind: &'static str) -> impl Iterator<Item = Piece> {
    let count = cards.len() as usize;
    let width = width.min(area.w / count.max(1) as f32 - 10.0);
    let places = layout::row(area, count, width, area.h.min(width * 1.8), 10.0);
    cards.iter().zip(places).map(move |(card, rect)| face(lantern(kind, Light(card)), Light(card), rect))
}

fn own(moor: &Moor, seat: Seat) -> Zone {
    let hand = moor.at(seat.index());
    let (chosen, open) = (moor.picks.seen_by(Observer::Seat(seat), seat), moor.open_at(seat.index()));
    let left = chosen.map_or(hand, |light| hand.without(Cards::NONE.with(light.0)));
    let marked = |piece: Piece| piece.badge(Corner::TopRight, [Inline::Icon("eye")]);
    let pieces = left.iter().zip(laid_out(left, OWN.shrunk(15.0), 124.0, "lantern"));
    let pieces = pieces.map(|(card, piece)| if open.has(card) { marked(piece) } else { piece });
    Zone::new(ZoneKind::Fan, OWN).of(seat).with(pieces)
}

impl Stage for Wisps {
    fn scene(&self, moor: &Moor, observer: Observer) -> Scene {
        let mut scene = Scene::new(observer);
        scene.backdrop = Some("moor");
        scene.zones.extend([wisps(moor), round(moor, observer), signs(moor)]);
        let in_rows = moor.seats.count().div_ceil(2);
        let mats = SIDES.into_iter().flat_map(|side| layout::column(side, in_rows, side.w, 275.0, 20.0));
        scene.zones.extend(moor.seats.each().zip(mats).map(|(seat, rect)| mat(moor, observer, seat, rect)));
        if let Observer::Seat(seat) = observer {
            scene.zones.push(own(moor, seat));
        }
        scene
    }

    fn choice(&self, _moor: &Moor, light: Light) -> Choice {
        Choice::new(with(Text::new("light"), light), Group::Main).on([lantern("lantern", light)])
    }

    fn prompt(&self, moor: &Moor) -> Text {
        Text::new("ask-light").with("worth", moor.prize())
    }

    fn seat_name(&self, seat: Seat) -> Text {
        name_of(seat)
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        vec![
            UsageHint::of("lantern", "when-lantern", "WI-2.1"),
            UsageHint::of("open", "when-open", "WI-2.5"),
            UsageHint::of("prize", "when-prize", "WI-2.3"),
            UsageHint::of("great", "when-great", "WI-1.3"),
            UsageHint::of("place", "help-place", "WI-2.1"),
            UsageHint::of("sign", "help-sign", "WI-1.1"),
            UsageHint::of("held", "help-held", "WI-1.2"),
            UsageHint::of("stock", "help-stock", "WI-3.1"),
        ]
    }

    fn round(&self, moor: &Moor) -> Option<u16> {
        Some((u16::from(moor.round) + 1).min(ROUNDS as u16))
    }

    fn goals(&self, moor: &Moor, _observer: Observer) -> Goals {
        let end = Goal::end(Text::new("goal-rounds"), ["end-rounds"], "WI-3.1")
            .together(moor.round.into())
            .last_step(Text::new("goal-rounds-step"));
        let points =
            Goal::points(Text::new("goal-points"), "WI-3.1").each(moor.points()[..moor.seats.count()].to_vec());
        Goals { list: vec![points, end.needs(ROUNDS as i32)], others: Vec::new() }
    }

    fn score_sheet(&self, moor: &Moor) -> ScoreSheet {
        let of = |kind: usize| moor.seats.each().map(|seat| moor.caught[seat.index()][kind].into()).collect();
        let points = moor.points()[..moor.seats.count()].to_vec();
        let lines = [("great-wisps", of(0)), ("small-wisps", of(1)), ("goal-points", points)];
        ScoreSheet { lines: lines.map(|(key, points)| (Text::new(key), points)).into(), others: Vec::new() }
    }
}
