//! A card game for two pairs of partners, for testing shared wins.
//!
//! Four players sit opposite their partners and each receive three of twelve cards, numbered from 1 to 12. In each of
//! three tricks, every player plays a card, and the highest takes the trick. The pair with more tricks wins.

use std::ops::RangeInclusive;

use rondel::scene::{Piece, Rect, ScoreSheet, Shape, Zone, ZoneKind};
use rondel::{
    Announcement, AnyGame, Choice, ConservationError, Dealer, ElementId, Group, Observer, Outcome, Plugin, Ruleset,
    Scene, Seat, Seats, Setup, SetupError, Stage, Teams, Text, Turn,
};
use serde::{Deserialize, Serialize};

const CARDS: u8 = 12;
const HAND: usize = 3;
const PAIRS: Teams = Teams::alternating(2);

/// The rules.
pub struct Crossing;

/// A position: where each card is, from the lowest to the highest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Deal {
    hands: [Vec<u8>; 4],
    /// The cards of the current trick, with their seats.
    trick: Vec<(Seat, u8)>,
    taken: Vec<u8>,
    /// Number of tricks that each pair has won.
    tricks: [i32; 2],
    next: Seat,
}

fn four() -> Seats {
    Seats::new(4).expect("four seats")
}

impl Ruleset for Crossing {
    type State = Deal;
    type Action = u8;

    fn seats(&self) -> RangeInclusive<u8> {
        4..=4
    }

    fn longest_game(&self) -> usize {
        CARDS.into()
    }

    fn teams(&self, _seats: Seats) -> Teams {
        PAIRS
    }

    fn deal(&self, _seats: Seats, dealer: &mut Dealer) -> Deal {
        let mut cards: Vec<u8> = (1..=CARDS).collect();
        dealer.shuffle(&mut cards);
        let mut hands: [Vec<u8>; 4] = std::array::from_fn(|seat| cards[HAND * seat..HAND * (seat + 1)].to_vec());
        for hand in &mut hands {
            hand.sort_unstable();
        }
        Deal { hands, trick: Vec::new(), taken: Vec::new(), tricks: [0; 2], next: Seat::new(0) }
    }

    fn turn(&self, deal: &Deal) -> Turn {
        if deal.hands.iter().any(|hand| !hand.is_empty()) {
            return Turn::Decide(deal.next);
        }
        Turn::Over(Outcome::by_team_points(&deal.tricks, PAIRS, four(), "end-tricks"))
    }

    fn legal_actions(&self, deal: &Deal, into: &mut Vec<u8>) {
        into.extend(&deal.hands[deal.next.index()]);
    }

    fn apply(&self, deal: &mut Deal, card: u8, dealer: &mut Dealer) {
        let seat = deal.next;
        dealer.show_secret();
        deal.hands[seat.index()].retain(|held| *held != card);
        deal.trick.push((seat, card));
        let told = |key| Text::new(key).with("seat", self.seat_name(seat)).with("card", u32::from(card));
        dealer.announce(|| Announcement::new(told("log-plays")));
        deal.next = Seat::new((seat.index() as u8 + 1) % 4);
        if deal.trick.len() == 4 {
            let winner = deal.trick.iter().max_by_key(|(_, card)| *card).map_or(seat, |(seat, _)| *seat);
            deal.taken.extend(deal.trick.drain(..).map(|(_, card)| card));
            deal.taken.sort_unstable();
            deal.tricks[PAIRS.index(winner)] += 1;
            dealer.announce(|| Announcement::new(Text::new("log-takes").with("seat", self.seat_name(winner))));
            deal.next = winner;
        }
    }

    fn determinize(&self, deal: &mut Deal, observer: Seat, dealer: &mut Dealer) {
        let own = &deal.hands[observer.index()];
        let open = |card: &u8| {
            own.contains(card) || deal.taken.contains(card) || deal.trick.iter().any(|(_, played)| played == card)
        };
        let mut unseen: Vec<u8> = (1..=CARDS).filter(|card| !open(card)).collect();
        dealer.shuffle(&mut unseen);
        for seat in four().each().filter(|seat| *seat != observer) {
            let hand = &mut deal.hands[seat.index()];
            *hand = unseen.split_off(unseen.len() - hand.len());
            hand.sort_unstable();
        }
    }

    fn check_conservation(&self, deal: &Deal) -> Result<(), ConservationError> {
        let found = deal.hands.iter().map(Vec::len).sum::<usize>() + deal.trick.len() + deal.taken.len();
        ConservationError::check("cards", found, CARDS.into())
    }
}

fn card_id(card: u8) -> ElementId {
    ElementId::new("card", card.into())
}

impl Stage for Crossing {
    fn scene(&self, deal: &Deal, observer: Observer) -> Scene {
        let mut scene = Scene::new(observer);
        let face = |card: u8, rect: Rect| {
            Piece::new(card_id(card), Shape::Card, rect, Text::new("card").with("card", u32::from(card)))
        };
        for seat in four().each() {
            let row = Rect::new(20.0, 20.0 + 120.0 * seat.index() as f32, 300.0, 100.0);
            let cards = deal.hands[seat.index()].iter().enumerate().map(|(place, card)| {
                let rect = Rect::new(row.x + 90.0 * place as f32, row.y, 70.0, 100.0);
                if observer.sees_secrets_of(seat) {
                    return face(*card, rect);
                }
                let id = ElementId::new("back", (HAND * seat.index() + place) as u32);
                Piece::new(id, Shape::Card, rect, Text::new("hidden")).back("back")
            });
            scene.zones.push(Zone::new(ZoneKind::Fan, row).of(seat).with(cards));
        }
        let mat = Rect::new(400.0, 20.0, 400.0, 220.0);
        let rect = |place: usize, y| Rect::new(mat.x + 30.0 * place as f32, mat.y + y, 25.0, 100.0);
        let trick = deal.trick.iter().enumerate().map(|(place, (_, card))| face(*card, rect(place, 0.0)));
        let taken = deal.taken.iter().enumerate().map(|(place, card)| face(*card, rect(place, 110.0)));
        scene.zones.push(Zone::new(ZoneKind::Mat, mat).with(trick.chain(taken)));
        scene
    }

    fn choice(&self, _deal: &Deal, card: u8) -> Choice {
        Choice::new(Text::new("play").with("card", u32::from(card)), Group::Main).on([card_id(card)])
    }

    fn prompt(&self, _deal: &Deal) -> Text {
        Text::new("prompt")
    }

    fn score_sheet(&self, deal: &Deal) -> ScoreSheet {
        let of_seats = four().each().map(|seat| deal.tricks[PAIRS.index(seat)]).collect();
        ScoreSheet { lines: vec![(Text::new("tricks"), of_seats)], others: Vec::new() }
    }

    fn seat_name(&self, seat: Seat) -> Text {
        Text::new(["north", "east", "south", "west"][seat.index()])
    }
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct CrossingSetup {}

#[typetag::serde(name = "crossing")]
impl Setup for CrossingSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(rondel::any_game(Crossing))
    }
}

const ENGLISH: &str = "title = Crossing\ntagline = Three tricks, two pairs.\nend-tricks = tricks\ncard = card { $card }
hidden = hidden card\nback = a player's card\nplay = Play { $card }\nprompt = Play a card.\ntricks = Tricks
north = North\neast = East\nsouth = South\nwest = West
log-plays = { $seat } plays { $card }.\nlog-takes = { $seat } takes the trick.\n";
const GERMAN: &str = "title = Kreuzung\ntagline = Drei Stiche, zwei Paare.\nend-tricks = Stiche\ncard = Karte { $card }
hidden = verdeckte Karte\nback = Karte eines Spielers\nplay = { $card } spielen\nprompt = Spiele eine Karte.\ntricks = Stiche
north = Nord\neast = Ost\nsouth = Süd\nwest = West
log-plays = { $seat } spielt { $card }.\nlog-takes = { $seat } nimmt den Stich.\n";
const DUTCH: &str = "title = Kruising\ntagline = Drie slagen, twee paren.\nend-tricks = slagen\ncard = kaart { $card }
hidden = verborgen kaart\nback = kaart van een speler\nplay = Speel { $card }\nprompt = Speel een kaart.\ntricks = Slagen
north = Noord\neast = Oost\nsouth = Zuid\nwest = West
log-plays = { $seat } speelt { $card }.\nlog-takes = { $seat } neemt de slag.\n";

/// The plugin of the game, which is not registered.
pub static PLUGIN: Plugin = Plugin {
    id: "crossing",
    version: "1",
    setup: || Box::<CrossingSetup>::default(),
    players: (4, 4),
    minutes: (2, 3),
    mechanics: &[],
    credits: "for tests",
    locales: &[("en", ENGLISH), ("de", GERMAN), ("nl", DUTCH)],
    rules: &[("en", "# Crossing\n\n**CR-1** Take more tricks.\n")],
    lessons: &[],
    aid: &[],
    icons: &[],
};
