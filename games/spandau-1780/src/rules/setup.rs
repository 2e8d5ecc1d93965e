//! Chapter 1: the set-up.

use rondel::components::{Agenda, Auction, Bidding, Cards, Deck, Kind};
use rondel::line::{small, usual};
use rondel::{Dealer, PerSeat, Seat, Seats};

use super::Table;
use crate::Spandau;
use crate::content::{Content, DeckKind, FIRST_CARDS, Field, Stones, Terrain};
use crate::rules::influence;
use crate::state::{Payment, Phase, Player, State, Task};
use crate::words;

/// Maximum number of players (SP-1.1). Berlin stands in for missing players.
pub(crate) const MOST_PLAYERS: usize = 5;
/// Number of genuine works dealt to each player (SP-1.18).
const GENUINE: u32 = 2;
/// Number of forged works dealt to each player (SP-1.18).
const FORGED: u32 = 3;
/// Total number of works dealt to each player (SP-1.18).
pub(crate) const DEALT: u32 = GENUINE + FORGED;

/// Sets up the table.
pub(crate) fn deal(rules: &Spandau, seats: Seats, dealer: &mut Dealer) -> State {
    let content = &rules.content;
    let start = starting_player(seats, dealer);
    let (mut collections, decks) = (Cards::first(content.collections.len() as u8), shuffled_decks(content));
    let mut players: PerSeat<Player, 5> = PerSeat::default();
    // SP-1.7: a private collection for each player; two more are placed face up below.
    for seat in seats.each() {
        players[seat].collection = collections.draw(dealer);
    }
    let mut state = State {
        players,
        seats,
        start,
        active: start,
        phase: Phase::default(),
        round: 0,
        berlin: berlin_at_start(content, seats),
        decks,
        prices: first_prices(content),
        stack: Cards::NONE,
        displayed: None,
        removed: Cards::NONE,
        genuine: genuine_copies(content, dealer),
        public: 0,
        seen: Cards::NONE,
        lots: Cards::NONE,
        shown: Cards::NONE,
        open: [collections.draw(dealer), collections.draw(dealer)],
        collections,
        campaign: 0,
        auction: Auction::open(Bidding::Ascending, seats, start),
        payment: Payment::default(),
        placing: (1_u16 << seats.count()) as u8 - 1,
        offers_secret: false,
        agenda: Agenda::new(),
        ended: None,
    };
    let mut table = Table::of(rules, &mut state, dealer);
    table.open(start, Task::DealWorks);
    let last = last_to_choose(table.state);
    table.open(last, Task::StartPlacing);
    table.open(start, Task::FirstCards);
    for seat in choosing_order(table.state).rev() {
        table.open(seat, Task::ChooseBoard);
    }
    table.settle();
    state
}

/// Returns a random starting player (SP-1.9).
fn starting_player(seats: Seats, dealer: &mut Dealer) -> Seat {
    Seat::new(dealer.chance(seats.count() as u32) as u8)
}

/// Returns the three decks (SP-1.4). Their order is hidden, so cards are drawn at random instead of being
/// shuffled in advance.
fn shuffled_decks(content: &Content) -> [Deck; 3] {
    std::array::from_fn(|deck| Deck::of(Cards::first(content.cards[deck].len() as u8)))
}

/// Returns the starting prices (SP-1.5).
fn first_prices(content: &Content) -> [u8; 6] {
    std::array::from_fn(|good| content.market[good].start)
}

/// Returns the genuine copies, one of the two of each title (SP-1.8).
fn genuine_copies(content: &Content, dealer: &mut Dealer) -> Cards {
    (0..content.titles()).map(|title| 2 * title + dealer.chance(2) as u8).collect()
}

/// Places one black stone for each player short of five (SP-1.13).
fn berlin_at_start(content: &Content, seats: Seats) -> Stones {
    let mut stones = Stones::NONE;
    for slot in 0..missing(seats) {
        stones.add(Field::new(content.atlas.berlin, slot));
    }
    stones
}

/// Returns the difference between five and the number of players.
pub(crate) const fn missing(seats: Seats) -> u8 {
    (MOST_PLAYERS - seats.count()) as u8
}

/// Returns the seats clockwise from the starting player (SP-1.10).
fn choosing_order(state: &State) -> impl DoubleEndedIterator<Item = Seat> + use<> {
    state.clockwise(state.start)
}

/// Returns the last player to choose a board, who places the first stone (SP-1.14).
fn last_to_choose(state: &State) -> Seat {
    choosing_order(state).next_back().unwrap_or(state.start)
}

/// Returns the sides of the boards that nobody has chosen (SP-1.10).
pub(crate) fn free_sides(rules: &Spandau, state: &State) -> impl Iterator<Item = u8> {
    let boards = &rules.content.boards;
    let chosen = state.seats.each().filter_map(|seat| state.players[seat].side);
    let taken = chosen.fold(0_u32, |taken, side| taken | 1 << boards[usize::from(side)].board);
    (0..).zip(boards).filter(move |(_, board)| taken >> board.board & 1 == 0).map(|(side, _)| side)
}

/// Returns the fields for a player's next stone: any free city field for the first stone (SP-1.15), and the
/// fields allowed by chapter 8 for later ones (SP-1.16).
pub(crate) fn places_at_start(rules: &Spandau, state: &State, seat: Seat) -> [Stones; 4] {
    let atlas = &rules.content.atlas;
    if !state.players[seat].influence.is_empty() {
        return influence::places(rules, state, seat);
    }
    let mut places = [Stones::NONE; 4];
    places[Terrain::City.index()] = atlas.terrain[Terrain::City.index()].without(state.taken()).first_of_each();
    places
}

impl Table<'_> {
    /// Draws two cards of every deck for each player (SP-1.12).
    pub(super) fn draw_first_cards(&mut self) {
        self.moment();
        for seat in self.state.seats.each() {
            for deck in DeckKind::ALL {
                let cards = self.state.decks[deck.index()].pile.draw_many(FIRST_CARDS, self.dealer);
                self.player(seat).hand[deck.index()] = cards;
            }
            self.cards_drawn(seat, [FIRST_CARDS as u8; 3]);
        }
        let all = self.state.seats.each().map(words::portrait);
        self.tell(usual("log-first-cards"), |text| text.with("count", FIRST_CARDS), all);
    }

    /// Gives a player the chosen side of a board (SP-1.10).
    pub(super) fn choose_board(&mut self, seat: Seat, side: u8) {
        self.player(seat).side = Some(side);
        let board = &self.rules.content.boards[usize::from(side)];
        let line = usual("log-board").brief("brief-board");
        self.say(line, seat, move |text| text.with("board", board.name()), [words::portrait(seat)]);
    }

    /// Places one stone, after which the next player in reverse order follows (SP-1.14).
    pub(super) fn place_at_start(&mut self, seat: Seat, field: Field) {
        self.next_to_place(seat);
        self.place(seat, field);
    }

    /// Passes. The player places no more stones before the game begins (SP-1.17).
    pub(super) fn pass_at_start(&mut self, seat: Seat) {
        self.state.placing &= !(1 << seat.index());
        self.say(small("log-start-pass"), seat, |text| text, [words::portrait(seat)]);
        self.next_to_place(seat);
    }

    fn next_to_place(&mut self, seat: Seat) {
        let still = |seat: &Seat| self.state.placing >> seat.index() & 1 == 1;
        let next = self.state.others(seat).rev().chain([seat]).find(still);
        if let Some(next) = next {
            self.open(next, Task::StartPlacing);
        }
    }

    /// Deals two genuine and three forged works to each player; all others form the stack (SP-1.18).
    pub(super) fn deal_works(&mut self) {
        self.moment();
        let pieces = self.rules.content.pieces();
        let mut genuine = self.state.genuine;
        let mut forged = pieces.without(genuine);
        for seat in self.state.seats.each() {
            let works = genuine.draw_many(GENUINE, self.dealer).or(forged.draw_many(FORGED, self.dealer));
            let player = self.player(seat);
            works.iter().for_each(|piece| player.gain_work(piece));
            player.dealt = works;
            self.works_go(works.len(), words::STACK, Some(words::portrait(seat)));
        }
        let all = self.state.seats.each().map(words::portrait);
        self.tell(usual("log-deal-works"), |text| text.with("genuine", GENUINE).with("forged", FORGED), all);
        self.state.stack = genuine.or(forged);
        self.state.offers_secret = true;
        let start = self.state.start;
        self.open(start, Task::ShowOffers);
        for seat in choosing_order(self.state).rev() {
            self.open(seat, Task::Offer);
        }
    }

    /// Shows the offers once all have been chosen (SP-1.19) and displays the first artwork (SP-1.20).
    pub(super) fn show_offers(&mut self) {
        self.moment();
        self.state.offers_secret = false;
        for seat in self.state.seats.each() {
            if let Some(piece) = self.state.players[seat].offered {
                self.reveal(seat, piece);
                self.say_offer(seat, piece);
            }
        }
        self.display_next();
    }
}
