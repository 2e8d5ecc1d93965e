//! Tests a seat's beliefs in Kuhn poker, which are easy to compute.

use rondel::bots::{Belief, beliefs};
use rondel::scene::{Piece, Rect, Shape, Zone, ZoneKind};
use rondel::{Choice, Dealer, ElementId, Group, Observation, Observer, Scene, Seat, Seats, Stage, Text};

use crate::kuhn::{Deed, Kuhn, Table};

const NAMES: [&str; 3] = ["jack", "queen", "king"];

/// All observers see the pot and a jack from a second pack. Each seat sees its own card and a chair that is
/// visible only to that seat.
impl Stage for Kuhn {
    fn scene(&self, table: &Table, observer: Observer) -> Scene {
        let thing = |kind, number, name| {
            let rect = Rect::new(10.0, 10.0, 100.0, 100.0);
            Piece::new(ElementId::new(kind, number), Shape::Card, rect, Text::new(name))
        };
        let mut pieces = vec![thing("pot", 0, "pot"), thing("box", 0, NAMES[0])];
        for seat in Seat::each_of(2) {
            let number = seat.index() as u32;
            if observer.sees_secrets_of(seat) {
                pieces.push(thing("card", number, NAMES[usize::from(table.cards[seat.index()])]));
                pieces.push(thing("chair", number, "chair"));
            } else {
                pieces.push(thing("card", number, "back").back("back"));
            }
        }
        let mut scene = Scene::new(observer);
        scene.zones.push(Zone::new(ZoneKind::Mat, scene.bounds()).with(pieces));
        scene
    }

    fn choice(&self, _table: &Table, deed: Deed) -> Choice {
        Choice::new(Text::new(if deed == Deed::Bet { "bet" } else { "pass" }), Group::Main)
    }

    fn prompt(&self, _table: &Table) -> Text {
        Text::new("prompt")
    }

    fn seat_name(&self, seat: Seat) -> Text {
        Text::new(if seat == Seat::new(0) { "first" } else { "second" })
    }
}

#[test]
fn each_unseen_card_is_held_as_likely_as_it_is_and_what_all_see_is_no_belief() {
    const SAMPLES: u32 = 400;
    for own in 0..3 {
        for seat in Seat::each_of(2) {
            let mut cards = [(own + 1) % 3; 2];
            cards[seat.index()] = own;
            let mut dealer = Dealer::seeded(u64::from(own));
            let observation = Observation::of(&Kuhn, &Table::new(cards, &[]), seat, &mut dealer);
            let held = beliefs(&Kuhn, &observation, Seats::TWO, SAMPLES, &mut dealer);
            let mut things: Vec<Text> = held.iter().map(|belief| belief.thing.clone()).collect();
            things.sort();
            let mut unseen = [(own + 1) % 3, (own + 2) % 3].map(|card| Text::new(NAMES[usize::from(card)]));
            unseen.sort();
            assert_eq!(things, unseen, "{seat} with the {}", NAMES[usize::from(own)]);
            let is_fair = |belief: &Belief| belief.seat == seat.rival() && (belief.share - 0.5).abs() < 0.1;
            assert!(held.iter().all(is_fair), "{held:?}");
            assert!(held[0].share >= held[1].share && (held[0].share + held[1].share - 1.0).abs() < 1e-9, "{held:?}");
        }
    }
}
