//! Chapter 1: setup.

use rondel::components::{Agenda, Cards, Deck, Kind, Market, Rotation, Row};
use rondel::line::usual;
use rondel::{Announcement, Dealer, PerSeat, Seat, Seats, Text};

use super::Table;
use super::trainer::training;
use crate::content::{BUILDINGS, Content, FIRST_GAME, Good, Goods, TOO_MANY_PURCHASES, WHARFS};
use crate::plugin::{Boards, Start};
use crate::state::{DISPLAY, Item, Player, State, TRAINER, Taking, Task};
use crate::{Harbour, words};

/// Number of goods each player begins with (HB-1.8).
const FIRST_GOODS: u8 = 3;

/// Sets up the table.
pub(crate) fn deal(rules: &Harbour, seats: Seats, dealer: &mut Dealer) -> State {
    let (content, setup) = (&rules.content, &rules.setup);
    let solo = seats.count() == 1;
    // HB-7.1: a solo game is set up as for two players.
    let places = if solo { Seats::TWO } else { seats };
    // HB-1.12: chance decides who starts. HB-7.1: in a solo game, the player starts.
    let first = if solo { Seat::new(0) } else { Seat::new(dealer.chance(u32::from(places.count() as u8)) as u8) };
    let first_game = setup.start == Start::FirstGame;
    let mut state = State {
        players: PerSeat::default(),
        turns: Rotation::new(places, first),
        solo,
        countdown: 0,
        market: deal_market(dealer),
        display: Row::empty(),
        stack: Deck::of(Cards::first(BUILDINGS)),
        looked: Cards::NONE,
        left: None,
        ability_used: false,
        fee_due: None,
        agenda: Agenda::new(),
        idle_turns: 0,
        bought_now: false,
        is_over: false,
    };
    let number_of = |id| content.buildings.iter().position(|card| card.id == id).expect("checked on loading") as u8;
    let fixed = FIRST_GAME.map(number_of);
    lay_display(content, &mut state, if first_game { &fixed } else { &[] }, dealer);
    if setup.bonus {
        deal_bonus(&mut state, dealer);
    }
    if solo {
        // HB-7.7: the countdown depends on the level of the training opponent.
        state.countdown = training(rules).first;
    }
    // The item pushed last is the innermost one and is handled first.
    state.agenda.push(Item { seat: first, task: Task::Move });
    let turns = state.turns;
    let people = || turns.from(first).filter(|seat| !(solo && *seat == TRAINER));
    if !first_game {
        for seat in people().rev() {
            let begin = Taking { left: FIRST_GOODS, to_begin: true, ..Taking::default() };
            state.agenda.push(Item { seat, task: Task::Take(begin) });
        }
    }
    if setup.boards == Boards::Wharfs || first_game {
        for seat in people() {
            // HB-1.5: all players have the Wharfs.
            state.players[seat].board = Some(WHARFS);
            if first_game {
                // HB-1.9: one of each good.
                state.players[seat].goods = Goods::of_each(1);
            }
        }
    } else {
        offer_boards(content, &mut state, people(), dealer);
    }
    dealer.announce(|| {
        let starts = Text::new("log-starts").with("player", words::player(first, solo));
        Announcement::new(starts).about([words::worker(first)])
    });
    Table { rules, state: &mut state, dealer }.settle();
    state
}

/// Puts each good on a different slot, at random (HB-1.2).
fn deal_market(dealer: &mut Dealer) -> Market<Good, 4> {
    let mut order = [Good::Fish, Good::Livestock, Good::Wood, Good::Stone];
    dealer.shuffle(&mut order);
    Market::in_order(order).expect("each good once")
}

/// Lays out the display, and starts over as long as three or more cards show "buy a building" (HB-1.3, HB-1.4).
/// In a first game, the fixed buildings stay and only the others are drawn again (HB-1.9, HB-1.10).
fn lay_display(content: &Content, state: &mut State, fixed: &[u8], dealer: &mut Dealer) {
    loop {
        let mut stack = Cards::first(BUILDINGS).without(fixed.iter().copied().collect());
        let mut display: Row<u8, DISPLAY> = Row::empty();
        for slot in 0..state.display_slots() {
            let card = fixed.get(slot).copied().or_else(|| stack.draw(dealer));
            display.put(slot, card.expect("there are more cards than slots"));
        }
        let shows_purchase = |card: u8| content.buildings[usize::from(card)].action.is_purchase();
        if display.iter().filter(|(_, card)| shows_purchase(*card)).count() < TOO_MANY_PURCHASES {
            state.display = display;
            state.stack = Deck::of(stack);
            return;
        }
    }
}

/// Offers two boards to each player (HB-1.6).
fn offer_boards(
    content: &Content,
    state: &mut State,
    people: impl DoubleEndedIterator<Item = Seat> + Clone,
    dealer: &mut Dealer,
) {
    let mut characters = Cards::first(content.boards.len() as u8);
    characters.remove(WHARFS);
    for seat in people.clone().rev() {
        state.players[seat].offered =
            [(); 2].map(|()| characters.draw(dealer).expect("there are two boards for each player"));
        // HB-6.18: the free building is chosen after all boards and before the starting goods.
        state.agenda.push(Item { seat, task: Task::LookAtStack });
    }
    for seat in people.rev() {
        state.agenda.push(Item { seat, task: Task::ChooseBoard });
    }
}

/// Deals a bonus card to each player (HB-1.11).
fn deal_bonus(state: &mut State, dealer: &mut Dealer) {
    let mut cards = Cards::first(Good::ALL.len() as u8);
    for seat in state.turns.seats().each() {
        if !state.is_trainer(seat) {
            state.players[seat].bonus = cards.draw(dealer);
        }
    }
}

impl Table<'_> {
    /// Keeps a board and returns the other board to the box (HB-1.6). The building of the kept board becomes
    /// the starting building (HB-1.7).
    pub(super) fn keep_board(&mut self, seat: Seat, board: u8) {
        let Player { offered, .. } = self.state.players[seat];
        self.player(seat).board = Some(board);
        self.player(seat).offered = Player::default().offered;
        debug_assert!(offered.contains(&board), "one of the two is kept");
        let content = &self.rules.content;
        let home = words::home(seat, self.state.solo);
        self.say(
            usual("log-board").brief("brief-board"),
            seat,
            |text| text.with("board", content.boards[usize::from(board)].name()),
            [home],
        );
    }
}
