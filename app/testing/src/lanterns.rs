//! A game in which everyone sees all hands but their own, for testing games that all players win or lose together.
//!
//! Two rows of lanterns, red and blue, are lit from 1 to 5. On each turn, a player places one of their three cards
//! without seeing it, spends one of six messages to show another player one of that player's cards, or waits. A card
//! that does not continue its row breaks. The third broken card loses the game. Otherwise the night ends after twenty
//! turns.

use std::ops::RangeInclusive;

use rondel::scene::{Piece, Rect, Shape, Zone, ZoneKind};
use rondel::{
    Announcement, AnyGame, Choice, ConservationError, Dealer, ElementId, Goal, Goals, Group, Observer, Outcome, Plugin,
    Ruleset, Scene, Seat, Seats, Setup, SetupError, Stage, Teams, Text, Turn,
};
use serde::{Deserialize, Serialize};

/// The kinds of cards: five numbers in red, then five in blue. There are three cards of each kind.
const KINDS: usize = 10;
const COPIES: u8 = 3;
const HAND: usize = 3;
const MESSAGES: u8 = 6;
const BREAKS: u8 = 3;
const TURNS: u8 = 20;
/// Number of lit lanterns that wins the game.
const ENOUGH: i32 = 4;

/// The rules.
pub struct Lanterns;

/// A card in a hand, and whether its owner knows it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct HeldCard {
    kind: u8,
    is_told: bool,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Night {
    /// The number of cards of each kind in the deck, and the number of cards of each kind that were broken or placed.
    deck: [u8; KINDS],
    played: [u8; KINDS],
    hands: Vec<[Option<HeldCard>; HAND]>,
    lit: [u8; 2],
    messages: u8,
    broken: u8,
    turns: u8,
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    /// Places the player's own card in this slot.
    Place(u8),
    /// Shows the card in a slot of another seat to its owner.
    Show(Seat, u8),
    /// Does nothing.
    Wait,
}

/// Takes a random card out of a pile.
fn draw(pile: &mut [u8; KINDS], dealer: &mut Dealer) -> Option<u8> {
    let count: u8 = pile.iter().sum();
    let mut left = if count == 0 { return None } else { dealer.below(count.into()) as u8 };
    let kind = pile.iter().position(|copies| {
        let is_it = left < *copies;
        left = left.saturating_sub(*copies);
        is_it
    })?;
    pile[kind] -= 1;
    Some(kind as u8)
}

impl Night {
    fn seats(&self) -> Seats {
        Seats::new(self.hands.len() as u8).expect("a table")
    }

    fn lanterns(&self) -> i32 {
        self.lit.iter().map(|lit| i32::from(*lit)).sum()
    }

    fn is_over(&self) -> bool {
        self.broken >= BREAKS || self.turns == TURNS
    }

    /// Returns the cards of other seats that a seat can show to their owners.
    fn untold(&self, from: Seat) -> impl Iterator<Item = (Seat, u8)> + '_ {
        let others = self.seats().each().filter(move |seat| *seat != from && self.messages > 0);
        others
            .flat_map(|seat| (0..HAND as u8).map(move |slot| (seat, slot)))
            .filter(|(seat, slot)| self.hands[seat.index()][usize::from(*slot)].is_some_and(|held| !held.is_told))
    }

    fn next(&self) -> Seat {
        Seat::new(self.turns % self.hands.len() as u8)
    }
}

impl Ruleset for Lanterns {
    type State = Night;
    type Action = Act;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=8
    }

    fn longest_game(&self) -> usize {
        TURNS.into()
    }

    fn teams(&self, _seats: Seats) -> Teams {
        Teams::TOGETHER
    }

    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Night {
        let mut deck = [COPIES; KINDS];
        let mut held = |dealer: &mut Dealer| draw(&mut deck, dealer).map(|kind| HeldCard { kind, is_told: false });
        let hands = seats.each().map(|_| std::array::from_fn(|_| held(dealer))).collect();
        Night { deck, played: [0; KINDS], hands, lit: [0; 2], messages: MESSAGES, broken: 0, turns: 0 }
    }

    fn turn(&self, night: &Night) -> Turn {
        if !night.is_over() {
            return Turn::Decide(night.next());
        }
        let (score, is_dark) = (night.lanterns(), night.broken >= BREAKS);
        let won = !is_dark && score >= ENOUGH;
        let reason = if won { "end-lit" } else { "end-dark" };
        let worth = if is_dark { 0.0 } else { score as f32 / 10.0 };
        Turn::Over(Outcome::together(won, night.seats(), reason).with_score(score).worth(|_| worth))
    }

    fn legal_actions(&self, night: &Night, into: &mut Vec<Act>) {
        if night.is_over() {
            return;
        }
        let own = night.hands[night.next().index()].iter().enumerate().filter(|(_, held)| held.is_some());
        into.extend(own.map(|(slot, _)| Act::Place(slot as u8)));
        into.extend(night.untold(night.next()).map(|(seat, slot)| Act::Show(seat, slot)));
        into.push(Act::Wait);
    }

    fn apply(&self, night: &mut Night, act: Act, dealer: &mut Dealer) {
        let seat = night.next();
        match act {
            Act::Place(slot) => {
                dealer.show_secret();
                let drawn = draw(&mut night.deck, dealer).map(|kind| HeldCard { kind, is_told: false });
                let hand = &mut night.hands[seat.index()][usize::from(slot)];
                let placed = std::mem::replace(hand, drawn).expect("a legal action places a card").kind;
                night.played[usize::from(placed)] += 1;
                let (colour, number) = (usize::from(placed) / 5, placed % 5);
                let fits = night.lit[colour] == number;
                let key = if fits { "log-lights" } else { "log-breaks" };
                dealer.announce(|| Announcement::new(named(key, placed).with("seat", self.seat_name(seat))));
                *(if fits { &mut night.lit[colour] } else { &mut night.broken }) += 1;
            }
            Act::Wait => {
                let told = || Text::new("log-waits").with("seat", self.seat_name(seat));
                dealer.announce(|| Announcement::new(told()));
            }
            Act::Show(owner, slot) => {
                night.messages -= 1;
                let held = night.hands[owner.index()][usize::from(slot)].as_mut().expect("a card that can be shown");
                held.is_told = true;
                let kind = held.kind;
                dealer.show_secret();
                dealer.announce(|| {
                    let told = named("log-shows", kind).with("seat", self.seat_name(seat));
                    Announcement::new(told.with("owner", self.seat_name(owner)))
                });
            }
        }
        night.turns += 1;
    }

    fn determinize(&self, night: &mut Night, observer: Seat, dealer: &mut Dealer) {
        let own = night.hands[observer.index()];
        let unknown = |held: &&HeldCard| !held.is_told;
        for held in own.iter().flatten().filter(unknown) {
            night.deck[usize::from(held.kind)] += 1;
        }
        for (slot, _) in own.iter().enumerate().filter(|(_, held)| held.as_ref().is_some_and(|held| unknown(&held))) {
            let kind = draw(&mut night.deck, dealer).expect("the own cards were put into the deck");
            night.hands[observer.index()][slot] = Some(HeldCard { kind, is_told: false });
        }
    }

    fn check_conservation(&self, night: &Night) -> Result<(), ConservationError> {
        for kind in 0..KINDS {
            let held = night.hands.iter().flatten().flatten().filter(|held| usize::from(held.kind) == kind).count();
            let found = held + usize::from(night.deck[kind] + night.played[kind]);
            ConservationError::check("cards", found, COPIES.into())?;
        }
        Ok(())
    }

    fn estimate(&self, night: &Night, _seat: Seat) -> Option<f32> {
        let hope = f32::from(BREAKS - night.broken) / f32::from(BREAKS);
        Some(if night.broken >= BREAKS { 0.0 } else { hope * (night.lanterns() as f32 + 1.0) / 11.0 })
    }
}

/// Adds the name of a card to a message.
fn named(key: &'static str, kind: u8) -> Text {
    let colour = if kind < 5 { "red" } else { "blue" };
    Text::new(key).with("colour", Text::new(colour)).with("number", u32::from(kind % 5 + 1))
}

fn card_id(seat: Seat, slot: u8) -> ElementId {
    ElementId::new("card", (HAND * seat.index()) as u32 + u32::from(slot))
}

impl Stage for Lanterns {
    fn scene(&self, night: &Night, observer: Observer) -> Scene {
        let mut scene = Scene::new(observer);
        let sees = |owner: Seat, held: &HeldCard| match observer {
            Observer::Seat(seat) => seat != owner || held.is_told,
            Observer::Spectator => held.is_told,
            Observer::Open => true,
        };
        for seat in night.seats().each() {
            let row = Rect::new(20.0, 20.0 + 105.0 * seat.index() as f32, 300.0, 100.0);
            let card = |(slot, held): (u8, &Option<HeldCard>)| {
                let held = held.as_ref()?;
                let rect = Rect::new(row.x + 90.0 * f32::from(slot), row.y, 70.0, 100.0);
                let card = |name| Piece::new(card_id(seat, slot), Shape::Card, rect, name);
                let name = if sees(seat, held) { named("card", held.kind) } else { Text::new("hidden") };
                Some(if sees(seat, held) { card(name) } else { card(name).back("back") })
            };
            let cards = (0..).zip(&night.hands[seat.index()]).filter_map(card);
            scene.zones.push(Zone::new(ZoneKind::Row, row).of(seat).with(cards));
        }
        let rows = Rect::new(400.0, 20.0, 200.0, 220.0);
        let lantern = |(colour, lit): (usize, u8)| {
            let rect = Rect::new(rows.x, rows.y + 110.0 * colour as f32, 80.0, 80.0);
            let name = named("row", colour as u8 * 5).with("lit", u32::from(lit));
            Piece::new(ElementId::new("row", colour as u32), Shape::Tile, rect, name)
        };
        scene.zones.push(Zone::new(ZoneKind::Mat, rows).with(night.lit.into_iter().enumerate().map(lantern)));
        let rect = Rect::new(400.0, 300.0, 80.0, 80.0);
        let name =
            Text::new("left").with("messages", u32::from(night.messages)).with("broken", u32::from(night.broken));
        let left = Piece::new(ElementId::new("left", 0), Shape::Tile, rect, name);
        scene.zones.push(Zone::new(ZoneKind::Mat, rect).with([left]));
        scene
    }

    fn choice(&self, night: &Night, act: Act) -> Choice {
        match act {
            Act::Place(slot) => {
                let label = Text::new("place").with("slot", u32::from(slot) + 1);
                Choice::new(label, Group::Main).on([card_id(night.next(), slot)])
            }
            Act::Wait => Choice::new(Text::new("wait"), Group::Main),
            Act::Show(owner, slot) => {
                let label = Text::new("show").with("slot", u32::from(slot) + 1).with("owner", self.seat_name(owner));
                Choice::new(label, Group::Main).on([card_id(owner, slot)])
            }
        }
    }

    fn prompt(&self, _night: &Night) -> Text {
        Text::new("prompt")
    }

    fn goals(&self, night: &Night, _observer: Observer) -> Goals {
        let is_over = night.is_over() && night.broken < BREAKS;
        // The game goes on until the night ends, so the goal is reached only then.
        let has = if is_over { night.lanterns() } else { night.lanterns().min(ENOUGH - 1) };
        let goal = Goal::victory(Text::new("goal-lit"), "end-lit", "LN-1").together(has).needs(ENOUGH);
        Goals { list: vec![goal], ..Goals::default() }
    }

    fn seat_name(&self, seat: Seat) -> Text {
        Text::new("seat").with("number", seat.index() + 1)
    }
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct LanternsSetup {}

#[typetag::serde(name = "lanterns")]
impl Setup for LanternsSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(Lanterns))
    }
}

const ENGLISH: &str = "title = Lanterns\ntagline = Everyone sees the cards but their owner.
end-lit = enough lanterns\nend-dark = too dark\ncard = { $colour } { $number }\nhidden = unknown card\nback = lantern
row = { $colour } row: { $lit } lit\nleft = { $messages } messages, { $broken } broken\nred = red\nblue = blue
place = Place your card { $slot }\nshow = Show { $owner } card { $slot }\nprompt = Place or show a card, or wait.
goal-lit = Lanterns\nwait = Wait\nseat = Keeper { $number }\nlog-waits = { $seat } waits.
log-lights = { $seat } lights { $colour } { $number }.\nlog-breaks = { $seat } breaks { $colour } { $number }.
log-shows = { $seat } shows { $owner } { $colour } { $number }.\n";
const GERMAN: &str = "title = Laternen\ntagline = Alle sehen die Karten, nur ihr Besitzer nicht.
end-lit = genug Laternen\nend-dark = zu dunkel\ncard = { $colour } { $number }\nhidden = unbekannte Karte\nback = Laterne
row = Reihe { $colour }: { $lit } hell\nleft = { $messages } Nachrichten, { $broken } zerbrochen\nred = Rot\nblue = Blau
place = Deine Karte { $slot } legen\nshow = { $owner } Karte { $slot } zeigen\nprompt = Lege oder zeige eine Karte, oder warte.
goal-lit = Laternen\nwait = Warten\nseat = Wächter { $number }\nlog-waits = { $seat } wartet.
log-lights = { $seat } zündet { $colour } { $number } an.\nlog-breaks = { $seat } zerbricht { $colour } { $number }.
log-shows = { $seat } zeigt { $owner } { $colour } { $number }.\n";
const DUTCH: &str = "title = Lantaarns\ntagline = Iedereen ziet de kaarten, behalve hun eigenaar.
end-lit = genoeg lantaarns\nend-dark = te donker\ncard = { $colour } { $number }\nhidden = onbekende kaart\nback = lantaarn
row = Rij { $colour }: { $lit } aan\nleft = { $messages } berichten, { $broken } gebroken\nred = rood\nblue = blauw
place = Leg je kaart { $slot }\nshow = Toon { $owner } kaart { $slot }\nprompt = Leg of toon een kaart, of wacht.
goal-lit = Lantaarns\nwait = Wacht\nseat = Wachter { $number }\nlog-waits = { $seat } wacht.
log-lights = { $seat } steekt { $colour } { $number } aan.\nlog-breaks = { $seat } breekt { $colour } { $number }.
log-shows = { $seat } toont { $owner } { $colour } { $number }.\n";

/// The plugin of the game, which is not registered.
pub static PLUGIN: Plugin = Plugin {
    id: "lanterns",
    version: "1",
    setup: || Box::<LanternsSetup>::default(),
    players: (2, 8),
    minutes: (5, 10),
    mechanics: &[],
    credits: "for tests",
    locales: &[("en", ENGLISH), ("de", GERMAN), ("nl", DUTCH)],
    rules: &[("en", "# Lanterns\n\n**LN-1** Light four lanterns.\n")],
    lessons: &[],
    aid: &[],
    icons: &[],
};
