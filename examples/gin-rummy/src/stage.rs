//! The stage of Gin Rummy: scene, choices and texts.

use rondel::components::Cards;
use rondel::playing_cards::{PROPORTION, PlayingCard, Suit, face_down};
use rondel::scene::{BlockedClick, Piece, Rect, ScoreSheet, Shape, Tone, UsageHint, Zone, ZoneKind, layout};
use rondel::{Announcement, Choice, ElementId, Goal, Goals, Group, Observer, Scene, Seat, Stage, Text, Weight};

use crate::melds::{Division, rank, suit, value};
use crate::{Act, DEALT, FOR_GIN, FOR_UNDERCUT, GinRummy, KNOCK, LAID, MOST_VOIDS, ONE_DEAL, PILE, STOCK, Step, Table};

/// The size of a table and its areas, in table units. The mat of the observer is the first.
struct Places {
    size: (f32, f32),
    middle: Rect,
    discards: Rect,
    /// The number of rows of discards, and whether the tiles of a mat are above its cards.
    rows: usize,
    tiles_above: bool,
    mats: [Rect; 2],
}

const WIDE: Places = Places {
    size: Scene::SIZE,
    middle: Rect::new(15.0, 250.0, 560.0, 300.0),
    discards: Rect::new(590.0, 250.0, 995.0, 300.0),
    rows: 2,
    tiles_above: false,
    mats: [Rect::new(15.0, 565.0, 1570.0, 320.0), Rect::new(15.0, 15.0, 1570.0, 220.0)],
};
const TALL: Places = Places {
    size: (1200.0, 1290.0),
    middle: Rect::new(15.0, 335.0, 480.0, 540.0),
    discards: Rect::new(510.0, 335.0, 675.0, 540.0),
    rows: 4,
    tiles_above: true,
    mats: [Rect::new(15.0, 890.0, 1170.0, 385.0), Rect::new(15.0, 15.0, 1170.0, 305.0)],
};
/// The gaps between cards of a hand, between discards and between groups of cards, the height of a title with
/// margins, and the width of a tile.
const GAP: f32 = 8.0;
const CLOSE: f32 = 4.0;
const GROUP_GAP: f32 = 30.0;
const TITLE: f32 = 52.0;
const TILE: f32 = 170.0;
const MARGIN: f32 = 12.0;
/// The most cards in the discard pile below the upper one.
const MOST_DISCARDS: usize = 30;
/// The most cards in a hand.
const MOST_HELD: u32 = DEALT + 1;

/// Returns the element ID of a seat's points.
pub(crate) const fn points(seat: Seat) -> ElementId {
    ElementId::new("points", seat.index() as u32)
}

const STOCK_ID: ElementId = ElementId::new("stock", 0);
const KNOCK_ID: ElementId = ElementId::new("knock", 0);

const fn element(card: u8) -> ElementId {
    ElementId::new("card", card as u32)
}

/// Returns the element on top of the discard pile, or its empty place.
fn upper(table: &Table) -> ElementId {
    table.upcard.map_or(ElementId::new("pile", 0), element)
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

/// Returns an announcement about a seat; `add` adds parameters to the full and to the brief text.
pub(crate) fn told(key: &'static str, seat: Seat, add: impl Fn(Text) -> Text) -> Announcement {
    let brief = Text::new(format!("{key}-in-brief")).with("player", name_of(seat));
    Announcement::new(add(about(key, seat))).in_brief(add(brief))
}

/// Returns the announcement of a card that a seat takes or discards.
pub(crate) fn told_card(key: &'static str, seat: Seat, card: u8) -> Announcement {
    told(key, seat, |text| text.with("card", face(card).name())).about([element(card)])
}

/// Returns the announcement of a card from the stock, which only the player sees.
pub(crate) fn told_draw(seat: Seat, card: u8) -> Announcement {
    let own = Text::new("draws-it").with("card", face(card).name());
    told("draws", seat, |text| text).private_to(seat, own).weighing(Weight::Small)
}

/// Returns the announcement of a deal that nobody scores.
pub(crate) fn told_void(reason: &'static str) -> Announcement {
    Announcement::new(Text::new(reason)).in_brief(Text::new("void-in-brief")).weighing(Weight::Great)
}

/// Returns the announcement of a knock with so much deadwood.
pub(crate) fn told_knock(seat: Seat, card: u8, deadwood: u8) -> Announcement {
    let key = if deadwood == 0 { "gins" } else { "knocks" };
    let add = |text: Text| text.with("card", face(card).name()).with("deadwood", deadwood);
    told(key, seat, add).weighing(Weight::Great).about([element(card)])
}

/// Returns the announcement of the points for a deal, with the deadwood of the seat that scores and of the other one.
pub(crate) fn told_score(key: &'static str, seat: Seat, [scored, own, theirs]: [i32; 3]) -> Announcement {
    let told = told(key, seat, |text| text.with("points", scored).with("own", own).with("theirs", theirs));
    told.weighing(Weight::Great).about([points(seat)]).by(seat)
}

/// Returns the announcement of the cards that a seat lays off.
pub(crate) fn told_laid(seat: Seat, cards: Cards) -> Announcement {
    let names = Text::List(cards.iter().map(|card| face(card).name()).collect());
    let told = told("lays-off", seat, |text| text.with("cards", names.clone()).with("number", cards.len()));
    told.about(cards.iter().map(element)).by(seat)
}

fn card(number: u8, rect: Rect) -> Piece {
    face(number).piece(element(number), rect).help(Text::new("help-card").with("value", value(number)), "GN-1.1")
}

/// Returns the area below the title of a zone.
fn inner(zone: Rect) -> Rect {
    Rect::new(zone.x + MARGIN, zone.y + TITLE - 10.0, zone.w - 2.0 * MARGIN, zone.h - TITLE)
}

/// Lays out groups of cards beside each other, as large as they fit into an area.
fn grouped(groups: &[usize], area: Rect) -> Vec<Rect> {
    let cards: usize = groups.iter().sum();
    let gaps = GAP * cards.saturating_sub(1) as f32 + (GROUP_GAP - GAP) * groups.len().saturating_sub(1) as f32;
    // Hands of all sizes have cards of the same size.
    let width = ((area.w - gaps) / cards.max(MOST_HELD as usize) as f32).min(area.h / PROPORTION);
    let mut x = area.x + (area.w - gaps - width * cards as f32) / 2.0;
    let mut rects = Vec::with_capacity(cards);
    for group in groups {
        for _ in 0..*group {
            let height = width * PROPORTION;
            rects.push(Rect::new(x, area.y + (area.h - height) / 2.0, width, height));
            x += width + GAP;
        }
        x += GROUP_GAP - GAP;
    }
    rects
}

/// Returns the melds of a seat and its deadwood, without those that are empty.
fn groups(division: &Division) -> Vec<Cards> {
    let all = division.melds.into_iter().chain([division.deadwood]);
    all.filter(|group| !group.is_empty()).collect()
}

/// Lays out a hand: its melds and its deadwood, or the cards that everybody knows and the others face down.
fn hand(table: &Table, is_seen: bool, seat: Seat, area: Rect) -> Vec<Piece> {
    let all = table.hand(seat);
    let open = if is_seen { all } else { table.cards.open_at(seat.index()) };
    let groups = if is_seen { groups(&table.divided()[seat.index()]) } else { vec![open] };
    let backs = all.without(open).len();
    let counts = groups.iter().map(|group| group.len()).chain([backs]).filter(|count| *count > 0);
    let counts: Vec<usize> = counts.map(|count| count as usize).collect();
    let mut rects = grouped(&counts, area).into_iter();
    let mut pieces = Vec::new();
    for (number, rect) in groups.iter().flat_map(|group| group.iter()).zip(&mut rects) {
        let is_laid = table.cards.at(LAID).has(number);
        pieces.push(card(number, rect).tone(if is_laid { Tone::Seat(seat.rival()) } else { Tone::Neutral }));
    }
    pieces.extend(rects.zip(0..).map(|(rect, place)| {
        let id = ElementId::new("held", MOST_HELD * seat.index() as u32 + place);
        face_down(id, rect, about("held", seat)).help(Text::new("help-hidden"), "GN-3.1")
    }));
    pieces
}

/// Returns the least deadwood that a seat has, or will have after its discard.
fn least_deadwood(table: &Table, seat: Seat) -> u8 {
    if table.step != Step::Discard || table.mover != seat {
        return table.divided()[seat.index()].points();
    }
    let without = |card| Division::best(table.hand(seat).without(Cards::NONE.with(card))).points();
    table.discards().map(without).min().unwrap_or_default()
}

/// Lays out the points, the deadwood and the hand of a seat.
fn mat(table: &Table, observer: Observer, seat: Seat, zone: Rect, tiles_above: bool) -> Zone {
    let area = inner(zone);
    let (width, height) = if tiles_above { (TILE, area.h * 0.32) } else { (TILE, (area.h - GAP) / 2.0) };
    let upper = Rect { w: width, h: height, ..area };
    let (lower, cards) = if tiles_above {
        let below = height + MARGIN;
        (Rect { x: area.x + width + GAP, ..upper }, Rect { y: area.y + below, h: area.h - below, ..area })
    } else {
        let beside = width + MARGIN;
        (Rect { y: area.y + height + GAP, ..upper }, Rect { x: area.x + beside, w: area.w - beside, ..area })
    };
    let tile = Piece::new(points(seat), Shape::Tile, upper, about("points-of", seat)).icon("chip");
    let tile = tile.count(table.score.of(seat).unsigned_abs()).help(Text::new("help-points"), "GN-6.1");
    let is_shown = table.knocker.is_some() && table.cards.open_at(seat.index()) == table.hand(seat);
    let is_seen = is_shown || observer.sees_secrets_of(seat);
    let id = ElementId::new("deadwood", seat.index() as u32);
    let deadwood = is_seen.then(|| {
        let tile = Piece::new(id, Shape::Tile, lower, about("deadwood-of", seat)).icon("deadwood");
        tile.count(least_deadwood(table, seat)).help(Text::new("help-deadwood"), "GN-2.3")
    });
    let cards = hand(table, is_seen, seat, cards);
    let heading = if table.score.first() == seat { about("name-dealer", seat) } else { name_of(seat) };
    Zone::new(ZoneKind::Mat, zone).titled(heading).of(seat).with([tile]).with(deadwood).with(cards)
}

/// Lays out the stock, the upper card of the discard pile, and the place to knock.
fn middle(table: &Table, zone: Rect) -> Zone {
    let area = inner(zone);
    let is_tall = area.h > area.w;
    let cards = if is_tall { Rect { h: area.h * 0.55, ..area } } else { Rect { w: area.w * 0.64, ..area } };
    let tile = if is_tall {
        Rect { y: area.y + area.h * 0.65, h: area.h * 0.3, ..area }
    } else {
        Rect { x: area.x + area.w * 0.68, w: area.w * 0.32, ..area }
    };
    let width = (cards.w / 2.0 - GAP).min(cards.h / PROPORTION);
    let mut rects = layout::row(cards, 2, width, width * PROPORTION, 2.0 * GAP);
    let (left, right) = (rects.next().unwrap_or(cards), rects.next().unwrap_or(cards));
    let stock = face_down(STOCK_ID, left, Text::new("stock")).count(table.cards.at(STOCK).len() as u16);
    let stock = stock.help(Text::new("help-stock"), "GN-3.6");
    let space = Piece::new(upper(table), Shape::Space, right, Text::new("pile"));
    let upcard = table.upcard.map_or(space, |number| card(number, right)).help(Text::new("help-pile"), "GN-3.3");
    let knock = Piece::new(KNOCK_ID, Shape::Tile, tile.shrunk(MARGIN), Text::new("knock")).icon("knock");
    let tone = if table.knocker.is_some() { Tone::Accent } else { Tone::Neutral };
    let knock = knock.title(Text::new("knock")).tone(tone).help(Text::new("help-knock"), "GN-4.1");
    Zone::new(ZoneKind::Row, zone).titled(Text::new("zone-middle")).with([stock, upcard, knock])
}

/// Lays out the cards below the upper one of the discard pile, by suit.
fn discards(table: &Table, zone: Rect, rows: usize) -> Zone {
    let area = inner(zone);
    let columns = MOST_DISCARDS.div_ceil(rows);
    let row = area.h / rows as f32;
    let width = (area.w / columns as f32 - CLOSE).min((row - GAP) / PROPORTION);
    let lower = table.cards.at(PILE).without(table.upcard.into_iter().collect());
    let pieces = lower.iter().zip(0..).map(|(number, place)| {
        let (x, y) = ((place % columns) as f32, (place / columns) as f32);
        card(number, Rect::new(area.x + x * (width + CLOSE), area.y + y * row, width, width * PROPORTION))
    });
    Zone::new(ZoneKind::Row, zone).titled(Text::new("zone-discards")).with(pieces)
}

fn scene(table: &Table, observer: Observer, places: &Places) -> Scene {
    let mut scene = Scene::new(observer);
    (scene.width, scene.height) = places.size;
    let own = if let Observer::Seat(seat) = observer { seat } else { Seat::new(0) };
    scene
        .zones
        .extend([mat(table, observer, own.rival(), places.mats[1], places.tiles_above), middle(table, places.middle)]);
    scene.zones.push(discards(table, places.discards, places.rows));
    scene.zones.push(mat(table, observer, own, places.mats[0], places.tiles_above));
    scene
}

impl Stage for GinRummy {
    fn scene(&self, table: &Table, observer: Observer) -> Scene {
        scene(table, observer, &WIDE)
    }

    fn other_shapes(&self, table: &Table, observer: Observer) -> Vec<Scene> {
        vec![scene(table, observer, &TALL)]
    }

    fn choice(&self, table: &Table, action: Act) -> Choice {
        let with_card = |key: &'static str, number| Text::new(key).with("card", face(number).name());
        let main = |label| Choice::new(label, Group::Main);
        match action {
            Act::Take => main(with_card("take", table.upcard.unwrap_or_default())).on([upper(table)]),
            Act::Draw => main(Text::new("draw")).on([STOCK_ID]),
            Act::Pass => Choice::new(Text::new("pass"), Group::Pass),
            Act::Discard(number) => {
                let choice = main(with_card("discard", number));
                // If the seat can knock, a click on the card is followed by one on the discard pile or the knock
                // tile.
                let can_knock = table.knocks().next().is_some();
                if can_knock { choice.moving(element(number), upper(table)) } else { choice.on([element(number)]) }
            }
            Act::Knock(number) => {
                let deadwood = table.knock_with(number).unwrap_or_default();
                let key = if deadwood == 0 { "gin" } else { "knock-with" };
                let label = with_card(key, number).with("deadwood", deadwood);
                main(label).icon("knock").moving(element(number), KNOCK_ID).deliberate()
            }
            Act::Deal => main(Text::new("deal").with("number", table.score.deals() + 2)).on([STOCK_ID]).deliberate(),
        }
    }

    fn prompt(&self, table: &Table) -> Text {
        Text::new(match table.step {
            Step::Offer => "ask-offer",
            Step::Stock => "ask-stock",
            Step::Draw => "ask-draw",
            Step::Discard if table.knocks().next().is_some() => "ask-knock",
            Step::Discard => "ask-discard",
            Step::Over => "ask-deal",
        })
    }

    fn seat_name(&self, seat: Seat) -> Text {
        name_of(seat)
    }

    fn seat_icon(&self, _seat: Seat) -> Option<&'static str> {
        Some("chip")
    }

    /// Explains why the card that was just taken cannot be discarded, and why the seat to move cannot knock.
    fn blocked_clicks(&self, table: &Table) -> Vec<BlockedClick> {
        let no = |element, key, rule| vec![BlockedClick { element, reason: Text::new(key), rule }];
        match table.step {
            Step::Offer => return no(STOCK_ID, "blocked-offer", "GN-3.2"),
            Step::Stock => return no(upper(table), "blocked-stock", "GN-3.2"),
            Step::Draw | Step::Over => return Vec::new(),
            Step::Discard => {}
        }
        let taken = table.taken.map(|card| BlockedClick {
            element: element(card),
            reason: Text::new("blocked-taken"),
            rule: "GN-3.4",
        });
        let least = least_deadwood(table, table.mover);
        let knock = (least > KNOCK).then(|| BlockedClick {
            element: KNOCK_ID,
            reason: Text::new("blocked-knock").with("deadwood", least),
            rule: "GN-4.1",
        });
        taken.into_iter().chain(knock).collect()
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        let cards = [("card", "when-card", "GN-3.4"), ("held", "when-held", "GN-3.1"), ("pile", "when-pile", "GN-3.3")];
        let others = [("stock", "when-stock", "GN-3.3"), ("knock", "when-knock", "GN-4.1")];
        let tiles = [("points", "help-points", "GN-6.1"), ("deadwood", "help-deadwood", "GN-2.3")];
        let all = cards.into_iter().chain(others).chain(tiles);
        all.map(|(things, text, rule)| UsageHint::of(things, text, rule)).collect()
    }

    fn round(&self, table: &Table) -> Option<u16> {
        Some(table.score.deals() + 1)
    }

    fn goals(&self, table: &Table, _observer: Observer) -> Goals {
        let voids = Goal::end(Text::new("goal-voids"), ["end-voids"], "GN-6.2").together(table.voids.into());
        let voids = voids.needs(MOST_VOIDS.into()).last_step(Text::new("goal-voids-step"));
        let points = [0, 1].map(|seat| i32::from(table.score.points()[seat]));
        let goal = if self.target == ONE_DEAL {
            Goal::points(Text::new("goal-deal"), "GN-6.1").each(points)
        } else {
            let goal = Goal::victory(Text::new("goal-points"), "end-points", "GN-6.1").each(points);
            goal.needs(self.target.into()).last_step(Text::new("goal-points-step"))
        };
        Goals { list: vec![goal, voids], others: Vec::new() }
    }

    fn score_sheet(&self, table: &Table) -> ScoreSheet {
        let bonus = |kind: usize| table.bonuses.map(|own| i32::from(own[kind])).to_vec();
        let total = [0, 1].map(|seat| i32::from(table.score.points()[seat]));
        let differences = [0, 1].map(|seat| total[seat] - i32::from(table.bonuses[seat].iter().sum::<i16>())).to_vec();
        let lines = [("from-differences", differences), ("from-gin", bonus(FOR_GIN))];
        let lines = lines.into_iter().chain([("from-undercuts", bonus(FOR_UNDERCUT)), ("goal-points", total.to_vec())]);
        ScoreSheet { lines: lines.map(|(key, points)| (Text::new(key), points)).collect(), others: Vec::new() }
    }
}
