//! Chapter 1: setup.

use rondel::components::{Agenda, Cards, Deck, Ring, Rotation, Row, Track};
use rondel::{Dealer, PerSeat, Seat, Seats};

use super::Table;
use super::telling::STARTS;
use crate::content::{
    ALLIANCES, AllianceId, BASICS, CardsOf, Content, Goods, LAWSUITS, LAWSUITS_IN_PLAY, LawsuitId, Product, SHIPS,
    SHIPS_IN_PLAY, SPACES, SPECIALS, ShipId, SpecialId,
};
use crate::state::{Bank, CITIES, City, Item, Lawsuit, State, Task, dark_slot};
use crate::{FirstCity, RingOrder};

/// Sets up the table.
pub(crate) fn deal(content: &Content, order: RingOrder, first: FirstCity, dealer: &mut Dealer) -> State {
    let starting = match first {
        // RC-1.13: chance decides which city starts.
        FirstCity::Random => Seat::new(dealer.chance(2) as u8),
        FirstCity::Hamburg => CITIES[0],
        FirstCity::Altona => CITIES[1],
    };
    let mut specials = Deck::of(Cards::first(SPECIALS));
    let mut ship_stack = CardsOf::<ShipId>::first(SHIPS);
    let ship_box = ship_stack.draw_many((SHIPS - SHIPS_IN_PLAY).into(), dealer);
    let mut lawsuit_stack = CardsOf::<LawsuitId>::first(LAWSUITS);
    let lawsuit_box = lawsuit_stack.draw_many((LAWSUITS - LAWSUITS_IN_PLAY).into(), dealer);
    let mut alliance_cards = CardsOf::<AllianceId>::first(ALLIANCES);
    let board = &content.board;
    let mut state = State {
        // RC-1.12: each city takes 1 active factory.
        cities: PerSeat::from_fn(|_| City { active_factories: 1, ..City::default() }),
        // RC-1.11: the supply.
        bank: Bank {
            goods: Goods::of_each(board.products),
            letters: board.letters,
            factories: board.factories - 2,
            stars: board.stars,
        },
        // RC-1.10: the ink jar, the bell token and the prestige marker.
        jar: Ring::at(0),
        bell: None,
        prestige: Track::at(0),
        ring: lay_ring(order, dealer),
        // RC-1.5: 4 special action cards on the dark spaces.
        dark: lay_row(|| specials.draw(dealer).map(|drawn| SpecialId(drawn.card))),
        specials,
        in_play: CardsOf::NONE,
        // RC-1.6: 10 ships, 4 of them on the board.
        ships: lay_row(|| ship_stack.draw(dealer)),
        ship_stack,
        ship_box,
        // RC-1.7: 4 alliances.
        alliances: lay_row(|| alliance_cards.draw(dealer)),
        // RC-1.8, RC-1.9: 7 lawsuits, 3 of them on the board with their markers on 0.
        lawsuits: lay_row(|| lawsuit_stack.draw(dealer).map(|card| Lawsuit { card, marker: Track::at(0) })),
        lawsuit_stack,
        lawsuit_box,
        lawsuits_gone: CardsOf::NONE,
        season_step: 0,
        seasons: 0,
        turns: Rotation::new(Seats::TWO, starting),
        agenda: Agenda::new(),
        end: None,
    };
    state.agenda.push(Item { seat: starting, task: Task::MoveJar });
    // RC-1.14: the starting city takes 1 beer and 1 product of its choice, then the other city takes 2 beer and
    // 1 product.
    state.agenda.push(Item { seat: starting.rival(), task: Task::FirstProduct });
    state.agenda.push(Item { seat: starting, task: Task::FirstProduct });
    let mut table = Table::new(content, &mut state, dealer);
    table.say(STARTS, starting, |told| told);
    table.gain(starting, Product::Beer, 1);
    table.gain(starting.rival(), Product::Beer, 2);
    state
}

/// Places the basic action cards on the light spaces, in order (RC-1.3) or shuffled (RC-1.4).
fn lay_ring(order: RingOrder, dealer: &mut Dealer) -> [u8; SPACES as usize] {
    let mut cards: [u8; BASICS as usize] = std::array::from_fn(|index| index as u8 + 1);
    if order == RingOrder::Shuffled {
        dealer.shuffle(&mut cards);
    }
    let mut ring = [0; SPACES as usize];
    let light = (1..SPACES).filter(|space| dark_slot(*space).is_none());
    light.zip(cards).for_each(|(space, card)| ring[usize::from(space)] = card);
    ring
}

fn lay_row<T: Copy + PartialEq, const N: usize>(mut next: impl FnMut() -> Option<T>) -> Row<T, N> {
    let mut row = Row::empty();
    for slot in 0..N {
        if let Some(thing) = next() {
            row.put(slot, thing);
        }
    }
    row
}

impl Table<'_> {
    /// Takes the product of the city's choice (RC-1.14).
    pub(crate) fn take_first_product(&mut self, seat: Seat, product: Product) {
        self.gain(seat, product, 1);
    }
}
