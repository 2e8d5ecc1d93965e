//! The stage of Euchre: scene, choices and texts.

use rondel::components::{Cards, Trick};
use rondel::playing_cards::{PROPORTION, PlayingCard, Suit, face_down};
use rondel::scene::{BlockedClick, Inline, Piece, Rect, ScoreSheet, Shape, Tone, UsageHint, Zone, ZoneKind, layout};
use rondel::{
    Announcement, Choice, ElementId, Goal, Goals, Group, NonPlayer, Observer, Scene, Seat, Stage, Text, Weight,
};

use crate::cards::{LEFT_BOWER, PLAIN, RIGHT_BOWER, SUITS, twin};
use crate::{Act, DISCARD, Euchre, KITTY, PLAYERS, Phase, TEAMS, Table, UPCARD, partner};

/// The size of a table and its areas, in table units. The hands begin with that of the observer, at the bottom, and go
/// on clockwise, so that the partner sits at the top.
struct Places {
    size: (f32, f32),
    hands: [Rect; PLAYERS],
    teams: [Rect; 2],
    middle: Rect,
    last: Rect,
    signs: Rect,
}

const WIDE: Places = Places {
    size: Scene::SIZE,
    hands: [
        Rect::new(330.0, 635.0, 940.0, 255.0),
        Rect::new(10.0, 205.0, 310.0, 330.0),
        Rect::new(330.0, 10.0, 940.0, 185.0),
        Rect::new(1280.0, 205.0, 310.0, 330.0),
    ],
    teams: [Rect::new(10.0, 10.0, 310.0, 185.0), Rect::new(1280.0, 10.0, 310.0, 185.0)],
    middle: Rect::new(330.0, 205.0, 940.0, 420.0),
    last: Rect::new(10.0, 545.0, 310.0, 345.0),
    signs: Rect::new(1280.0, 545.0, 310.0, 345.0),
};
const TALL: Places = Places {
    size: (1200.0, 1290.0),
    hands: [
        Rect::new(15.0, 975.0, 1170.0, 300.0),
        Rect::new(15.0, 230.0, 270.0, 350.0),
        Rect::new(295.0, 15.0, 610.0, 205.0),
        Rect::new(915.0, 230.0, 270.0, 350.0),
    ],
    teams: [Rect::new(15.0, 15.0, 270.0, 205.0), Rect::new(915.0, 15.0, 270.0, 205.0)],
    middle: Rect::new(295.0, 230.0, 610.0, 735.0),
    last: Rect::new(15.0, 590.0, 270.0, 375.0),
    signs: Rect::new(915.0, 590.0, 270.0, 375.0),
};
/// The height of a title, the margin, and the gap between cards.
const TITLE: f32 = 40.0;
const MARGIN: f32 = 10.0;
const GAP: f32 = 8.0;
/// The rank of the nine, the lowest card, on its face.
const LOWEST: u8 = 9;

const NAMES: [&str; PLAYERS] = ["seat-south", "seat-west", "seat-north", "seat-east"];

/// Returns the element ID of a team's item, or of a seat's.
pub(crate) const fn of(kind: &'static str, number: usize) -> ElementId {
    ElementId::new(kind, number as u32)
}

const fn id(card: u8) -> ElementId {
    ElementId::new("card", card as u32)
}

fn name_of(seat: Seat) -> Text {
    Text::new(NAMES[seat.index() % PLAYERS])
}

fn team_name(team: usize) -> Text {
    Text::new(["team-south-north", "team-west-east"][team % 2])
}

/// Returns the colour of a team: that of its first seat.
const fn team_tone(team: usize) -> Tone {
    Tone::Seat(Seat::new(team as u8))
}

const fn suit(number: u8) -> Suit {
    Suit::ALL[(number % SUITS) as usize]
}

const fn playing_card(card: u8) -> PlayingCard {
    PlayingCard::new(suit(PLAIN.suit(card)), PLAIN.rank(card) + LOWEST)
}

fn about(key: &'static str, seat: Seat) -> Text {
    Text::new(key).with("player", name_of(seat))
}

fn with(text: Text, card: u8) -> Text {
    text.with("card", playing_card(card).name())
}

/// Returns an announcement about a seat, with these words added to the full and to the brief text.
fn told(key: &'static str, seat: Seat, add: impl Fn(Text) -> Text) -> Announcement {
    Announcement::new(add(about(key, seat))).in_brief(add(Text::new(format!("{key}-in-brief"))))
}

pub(crate) fn deals(seat: Seat, upcard: u8) -> Announcement {
    told("deals", seat, |text| with(text, upcard)).about([id(upcard)])
}

pub(crate) fn passes(seat: Seat) -> Announcement {
    told("passes", seat, |text| text)
}

pub(crate) fn orders(seat: Seat, dealer: Seat, upcard: u8) -> Announcement {
    let key = if seat == dealer { "picks-up" } else { "orders" };
    told(key, seat, |text| with(text, upcard)).weighing(Weight::Great).about([id(upcard)])
}

pub(crate) fn names(seat: Seat, trump: u8) -> Announcement {
    told("names", seat, |text| text.with("suit", suit(trump).name())).weighing(Weight::Great).about([of("trump", 0)])
}

pub(crate) fn plays_alone(seat: Seat, is_alone: bool) -> Announcement {
    let weight = if is_alone { Weight::Great } else { Weight::Small };
    told(if is_alone { "goes-alone" } else { "goes-together" }, seat, |text| text).weighing(weight)
}

/// Announces that the dealer has discarded and takes the upcard; only the dealer is told what was discarded.
pub(crate) fn discards(seat: Seat, card: u8, upcard: u8) -> Announcement {
    let own = with(about("discards-it", seat), card).with("upcard", playing_card(upcard).name());
    told("discards", seat, |text| text.with("upcard", playing_card(upcard).name())).private_to(seat, own)
}

pub(crate) fn turns_down(seat: Seat, upcard: u8) -> Announcement {
    told("turns-down", seat, |text| with(text, upcard)).about([id(upcard)])
}

pub(crate) fn throws_in() -> Announcement {
    counted(Announcement::new(Text::new("throws-in")))
}

pub(crate) fn plays(seat: Seat, card: u8) -> Announcement {
    told("plays", seat, |text| with(text, card)).about([id(card)])
}

pub(crate) fn takes(seat: Seat, team: usize) -> Announcement {
    Announcement::new(about("takes", seat)).weighing(Weight::Small).about([of("tricks", team)])
}

/// Announces the points of a deal: those of the makers or, if below 0, those of the other team.
pub(crate) fn scores(team: usize, points: i16, won: u8, total: i16) -> Announcement {
    let key = match points {
        1 => "scores-made",
        2 => "scores-march",
        3.. => "scores-alone",
        _ => "scores-euchre",
    };
    let text = Text::new(key).with("team", team_name(team)).with("won", won).with("all", total);
    counted(Announcement::new(text)).about([of("points", team)])
}

/// Puts an announcement under the heading of the end of the deal.
fn counted(told: Announcement) -> Announcement {
    let phase = NonPlayer { name: Text::new("counting"), look: None };
    told.weighing(Weight::Great).in_turn_of(phase)
}

fn inner(area: Rect) -> Rect {
    Rect::new(area.x + MARGIN, area.y + TITLE, area.w - 2.0 * MARGIN, area.h - TITLE - MARGIN)
}

/// Returns a card, with its place among trumps.
fn face(table: &Table, card: u8, rect: Rect) -> Piece {
    let help = match table.suits().rank(card) {
        RIGHT_BOWER => "help-right",
        LEFT_BOWER => "help-left",
        _ => "help-card",
    };
    playing_card(card).piece(id(card), rect).help(Text::new(help), "EU-3.1")
}

/// Returns the cards of a hand that the observer knows.
fn known(table: &Table, observer: Observer, seat: Seat) -> Cards {
    match observer {
        _ if observer.sees_secrets_of(seat) => table.hand(seat),
        Observer::Seat(own) => table.cards.known_to(own, seat.index()),
        _ => table.cards.open_at(seat.index()),
    }
}

/// Sorts cards into suits of alternating colours, trumps first, the best card of a suit first.
fn sorted(table: &Table, cards: Cards) -> impl Iterator<Item = u8> {
    let (suits, first) = (table.suits(), table.trump.unwrap_or_default());
    let order = match twin(first) {
        // A black suit lies between the red ones.
        twin @ (0 | 3) => [first, 1, twin, 2],
        twin => [first, 0, twin, 3],
    };
    order.into_iter().flat_map(move |suit| {
        let mut of_suit: Vec<u8> = cards.and(suits.cards(suit)).iter().collect();
        of_suit.sort_by_key(|card| std::cmp::Reverse(suits.rank(*card)));
        of_suit
    })
}

/// Returns the name of a seat and what it does in this deal.
fn title(table: &Table, observer: Observer, seat: Seat) -> Text {
    let roles = [
        ("partner", observer == Observer::Seat(partner(seat))),
        ("dealer", table.dealer() == seat),
        ("role-maker", table.maker == Some(seat)),
    ];
    let roles: Vec<Text> = roles.into_iter().filter(|(_, is_so)| *is_so).map(|(key, _)| Text::new(key)).collect();
    let with = |name: Text, roles: Text| Text::new("name-with-roles").with("player", name).with("roles", roles);
    let name = if roles.is_empty() { name_of(seat) } else { with(name_of(seat), Text::List(roles)) };
    if table.absent().has(seat) { with(name, Text::new("sits-out")) } else { name }
}

/// Lays out a hand: the cards that the observer knows, beside the back of all others.
fn hand(table: &Table, observer: Observer, seat: Seat, area: Rect) -> Zone {
    let known = known(table, observer, seat);
    let hidden = table.hand(seat).without(known).len() as u16;
    let inner = inner(area);
    let count = known.len() as usize + usize::from(hidden > 0);
    // In one or two rows, whichever makes the cards larger.
    let size = |rows: usize| {
        let columns = count.div_ceil(rows).max(2);
        let h = (inner.h - GAP * (rows - 1) as f32) / rows as f32;
        ((h / PROPORTION).min((inner.w - GAP * (columns - 1) as f32) / columns as f32), h, columns)
    };
    let rows = if size(2).0 > size(1).0 { 2 } else { 1 };
    let (w, h, columns) = size(rows);
    let places = (0..rows).flat_map(|row| {
        let band = Rect { y: inner.y + (h + GAP) * row as f32, h, ..inner };
        layout::row(band, columns.min(count.saturating_sub(columns * row)), w, w * PROPORTION, GAP)
    });
    let mut places = places.collect::<Vec<_>>().into_iter();
    let back = (hidden > 0).then(|| places.next()).flatten().map(|rect| {
        let back = face_down(of("held", seat.index()), rect, about("held", seat)).count(hidden);
        back.help(Text::new("help-held"), "EU-1.3")
    });
    let faces = sorted(table, known).zip(places).map(|(card, rect)| face(table, card, rect));
    let kind = if observer == Observer::Seat(seat) { ZoneKind::Fan } else { ZoneKind::Mat };
    Zone::new(kind, area).titled(title(table, observer, seat)).of(seat).with(back).with(faces)
}

/// Lays out the points and tricks of a team.
fn team(table: &Table, team: usize, area: Rect) -> Zone {
    let mut cells = layout::grid(inner(area), 2, 1).map(|cell| cell.shrunk(4.0));
    let mut tile = |kind: &'static str, icon, count: u16, help, rule| {
        let name = Text::new(kind).with("team", team_name(team));
        let piece = Piece::new(of(kind, team), Shape::Tile, cells.next().unwrap_or(area), name).icon(icon);
        piece.count(count).tone(team_tone(team)).help(Text::new(help), rule)
    };
    let points = table.score.of(Seat::new(team as u8)).unsigned_abs();
    let points = tile("points", "point", points, "help-points", "EU-4.5");
    let tricks = tile("tricks", "trick", table.tricks[team].into(), "help-tricks", "EU-4.1");
    Zone::new(ZoneKind::Mat, area).titled(team_name(team)).with([points, tricks])
}

/// Lays out the cards of a trick around the middle, each towards its seat.
fn trick(table: &Table, trick: &Trick, seats: &[Seat], area: Rect, is_last: bool) -> Vec<Piece> {
    let h = ((area.h - GAP) / 2.0).min((area.w - 2.0 * GAP) / 3.0 * PROPORTION);
    let w = h / PROPORTION;
    let (x, y) = area.centre();
    let (aside, down) = (w + GAP, f32::midpoint(h, GAP));
    let centres = [(x, y + down), (x - aside, y), (x, y - down), (x + aside, y)];
    let places = centres.map(|(x, y)| Rect::around(x, y, w, h));
    let pieces = places.into_iter().zip(seats).filter_map(|(rect, seat)| {
        let card = trick.played().find(|(by, _)| by == seat);
        let Some((_, card)) = card else {
            let space = Piece::new(of("place", seat.index()), Shape::Space, rect, about("place", *seat));
            let space = space.title(name_of(*seat)).help(Text::new("help-place"), "EU-3.3");
            return Some(space).filter(|_| !is_last && !table.absent().has(*seat));
        };
        let piece = face(table, card, rect);
        Some(if is_last { piece.tone(Tone::Spent) } else { piece.tone(team_tone(TEAMS.index(*seat))) })
    });
    pieces.collect()
}

/// Lays out the upcard, the cards that nobody has seen and, in the second round of bidding, the suits.
fn bidding(table: &Table, area: Rect) -> Vec<Piece> {
    let names = table.phase == Phase::Name;
    let cards = if names { Rect { h: area.h * 0.6, ..area } } else { area };
    let h = (cards.h - GAP).min(260.0);
    let mut places = layout::row(cards, 2, h / PROPORTION, h, 3.0 * GAP);
    let back = places.next().map(|rect| {
        let back = face_down(of("kitty", 0), rect, Text::new("kitty")).count(table.cards.at(KITTY).len() as u16);
        back.help(Text::new("help-kitty"), "EU-1.3")
    });
    let upcard = table.upcard().zip(places.next()).map(|(card, rect)| {
        let (tone, help, rule) = match (table.phase, table.trump) {
            (Phase::Order, _) => (Tone::Accent, "help-upcard", "EU-2.1"),
            (_, Some(trump)) if trump == PLAIN.suit(card) => (Tone::Accent, "help-upcard-ordered", "EU-2.2"),
            _ => (Tone::Spent, "help-upcard-down", "EU-2.3"),
        };
        playing_card(card).piece(id(card), rect).tone(tone).help(Text::new(help), rule)
    });
    let row = Rect { y: cards.y + cards.h + GAP, h: area.h - cards.h - GAP, ..area };
    let side = row.h.min(row.w / 4.0 - GAP);
    let suits = table.other_suits().filter(|_| names);
    let suits = suits.zip(layout::row(row, 3, side, side, 2.0 * GAP)).map(|(number, rect)| {
        let piece = Piece::new(of("suit", number.into()), Shape::Tile, rect, suit(number).name());
        piece.icon(suit(number).icon()).help(Text::new("help-suit"), "EU-2.3")
    });
    back.into_iter().chain(upcard).chain(suits).collect()
}

/// Lays out trumps, the makers, and the card that was turned down or, for the dealer, discarded.
fn signs(table: &Table, observer: Observer, area: Rect) -> Zone {
    let inner = inner(area);
    let top = Rect { h: inner.h * 0.46, ..inner };
    let mut cells = layout::grid(top, 2, 1).map(|cell| cell.shrunk(4.0));
    let trump = cells.next().zip(table.trump).map(|(rect, trump)| {
        let piece = Piece::new(of("trump", 0), Shape::Tile, rect, Text::new("trump").with("suit", suit(trump).name()));
        piece.icon(suit(trump).icon()).tone(Tone::Accent).help(Text::new("help-trump"), "EU-3.1")
    });
    let maker = cells.next().zip(table.maker).map(|(rect, maker)| {
        let piece = Piece::new(of("maker", 0), Shape::Tile, rect, about("maker", maker));
        let piece = piece.title(name_of(maker)).tone(team_tone(TEAMS.index(maker)));
        let alone = table.is_alone.then(|| Inline::Text(Text::new("alone")));
        piece.line(alone).help(Text::new("help-maker"), "EU-2.5")
    });
    let below = Rect { y: top.y + top.h + GAP, h: inner.h - top.h - GAP, ..inner };
    let place = Rect::around(below.centre().0, below.centre().1, below.h / PROPORTION, below.h);
    let is_aside = matches!(table.phase, Phase::Play | Phase::Deal) && table.trump.is_some();
    let is_known = observer.sees_secrets_of(table.dealer()) && is_aside;
    let aside = if is_known { table.cards.at(DISCARD) } else { Cards::NONE };
    let aside = aside.or(if is_aside { table.cards.at(UPCARD) } else { Cards::NONE });
    let aside = aside.iter().next().map(|card| {
        let piece = playing_card(card).piece(id(card), place).tone(Tone::Spent);
        piece.help(Text::new("help-aside"), "EU-2.2")
    });
    Zone::new(ZoneKind::Row, area).titled(Text::new("zone-signs")).with(trump).with(maker).with(aside)
}

fn scene(table: &Table, observer: Observer, places: &Places) -> Scene {
    let mut scene = Scene::new(observer);
    (scene.width, scene.height) = places.size;
    let own = if let Observer::Seat(seat) = observer { seat.index() } else { 0 };
    let seats: [Seat; PLAYERS] = std::array::from_fn(|step| Seat::new(((own + step) % PLAYERS) as u8));
    scene.zones.extend([0, 1].map(|number| team(table, number, places.teams[number])));
    scene.zones.extend((1..PLAYERS).map(|step| hand(table, observer, seats[step], places.hands[step])));
    // The last trick of a deal stays in the middle until the next deal.
    let (now, last) = if table.phase == Phase::Deal { (table.last, None) } else { (Some(table.trick), table.last) };
    let middle = inner(places.middle);
    let (title, pieces) = match (table.phase, now) {
        (Phase::Play | Phase::Deal, Some(now)) => ("zone-trick", trick(table, &now, &seats, middle, false)),
        _ => ("zone-bidding", bidding(table, middle)),
    };
    scene.zones.push(Zone::new(ZoneKind::Row, places.middle).titled(Text::new(title)).with(pieces));
    let pieces = last.map(|last| trick(table, &last, &seats, inner(places.last), true));
    let last = Zone::new(ZoneKind::Row, places.last).titled(Text::new("zone-last"));
    scene.zones.extend([last.with(pieces.into_iter().flatten()), signs(table, observer, places.signs)]);
    scene.zones.push(hand(table, observer, seats[0], places.hands[0]));
    scene
}

impl Stage for Euchre {
    fn scene(&self, table: &Table, observer: Observer) -> Scene {
        scene(table, observer, &WIDE)
    }

    fn other_shapes(&self, table: &Table, observer: Observer) -> Vec<Scene> {
        vec![scene(table, observer, &TALL)]
    }

    fn choice(&self, table: &Table, action: Act) -> Choice {
        let main = |text| Choice::new(text, Group::Main);
        let upcard = table.upcard().unwrap_or_default();
        match action {
            Act::Pass => Choice::new(Text::new("pass"), Group::Pass),
            Act::Order => {
                let key = if table.mover == table.dealer() { "pick-up" } else { "order" };
                main(with(Text::new(key), upcard)).on([id(upcard)])
            }
            Act::Name(number) => {
                main(Text::new("name").with("suit", suit(number).name())).on([of("suit", number.into())])
            }
            Act::Alone(is_alone) => main(Text::new(if is_alone { "go-alone" } else { "go-together" })),
            Act::Discard(card) => main(with(Text::new("discard"), card)).on([id(card)]),
            Act::Play(card) => main(with(Text::new("play"), card)).on([id(card)]),
            Act::Deal => main(Text::new("deal").with("number", table.score.deals() + 2)).deliberate(),
        }
    }

    fn prompt(&self, table: &Table) -> Text {
        let upcard = table.upcard().unwrap_or_default();
        match table.phase {
            Phase::Order if table.mover == table.dealer() => with(Text::new("ask-pick-up"), upcard),
            Phase::Order => with(about("ask-order", table.dealer()), upcard),
            Phase::Name if self.may_pass(table) => Text::new("ask-name"),
            Phase::Name => Text::new("ask-name-stuck"),
            Phase::Alone => Text::new("ask-alone"),
            Phase::Discard => with(Text::new("ask-discard"), upcard),
            Phase::Deal => Text::new("ask-deal"),
            Phase::Play => {
                let (hand, suits) = (table.hand(table.mover()), table.suits());
                let Some(led) = table.trick.led(suits) else { return Text::new("ask-lead") };
                let key = if hand.and(suits.cards(led)).is_empty() { "ask-any" } else { "ask-follow" };
                Text::new(key).with("suit", suit(led).name())
            }
        }
    }

    fn seat_name(&self, seat: Seat) -> Text {
        name_of(seat)
    }

    /// Explains why a card of the hand may not be played.
    fn blocked_clicks(&self, table: &Table) -> Vec<BlockedClick> {
        let seat = table.mover();
        let blocked =
            if table.phase == Phase::Play { table.hand(seat).without(table.legal(seat)) } else { Cards::NONE };
        let click = |card| {
            let key = if table.suits().rank(card) == LEFT_BOWER { "blocked-left" } else { "blocked-suit" };
            BlockedClick { element: id(card), reason: Text::new(key), rule: "EU-3.3" }
        };
        blocked.iter().map(click).collect()
    }

    fn usage_hints(&self) -> Vec<UsageHint> {
        let hints = [
            ("card", "when-card", "EU-3.3"),
            ("place", "help-place", "EU-3.3"),
            ("held", "help-held", "EU-1.3"),
            ("kitty", "help-kitty", "EU-1.3"),
            ("suit", "help-suit", "EU-2.3"),
            ("trump", "help-trump", "EU-3.1"),
            ("maker", "help-maker", "EU-2.5"),
            ("points", "help-points", "EU-4.5"),
            ("tricks", "help-tricks", "EU-4.1"),
        ];
        hints.map(|(things, text, rule)| UsageHint::of(things, text, rule)).into()
    }

    fn round(&self, table: &Table) -> Option<u16> {
        Some(table.score.deals() + 1)
    }

    fn goals(&self, table: &Table, _observer: Observer) -> Goals {
        let points = table.score.points().iter().map(|points| i32::from(*points));
        let list = if self.deals > 1 {
            let goal = Goal::end(Text::new("goal-points"), ["end-points"], "EU-4.5").each(points).of_teams();
            let mut list = vec![goal.needs(self.limit.into()).last_step(Text::new("goal-points-step"))];
            // Only if hands can be thrown in does it take so many deals.
            if !self.sticks {
                let deals =
                    Goal::end(Text::new("goal-deals"), ["end-deals"], "EU-4.6").together(table.completed().into());
                list.push(deals.needs(self.deals.into()).last_step(Text::new("goal-deals-step")));
            }
            list
        } else {
            let played = i32::from(table.tricks.iter().sum::<u8>());
            let goal = Goal::points(Text::new("goal-deal-points"), "EU-4.5").each(points).of_teams();
            let end = Goal::end(Text::new("goal-deal"), ["end-deal"], "EU-4.5").together(played);
            vec![goal, end.needs(crate::HAND.into()).last_step(Text::new("goal-deal-step"))]
        };
        Goals { list, others: Vec::new() }
    }

    fn score_sheet(&self, table: &Table) -> ScoreSheet {
        let points = table.score.points().iter().map(|points| i32::from(*points)).collect();
        ScoreSheet { lines: vec![(Text::new("goal-deal-points"), points)], others: Vec::new() }
    }
}
