//! A table to test rules at: states built by hand, and one helper through which every test plays.

use std::sync::LazyLock;

use crate::figures;
use rondel::Seat;
use rondel::components::{Cards, Market, Rotation};
use rondel_harbour::content::{Good, Goods, WHARFS};
use rondel_harbour::state::{Building, Item, Task};
use rondel_harbour::{Action, Boards, Harbour, HarbourSetup, Start};

pub(crate) const RED: Seat = Seat::new(0);
pub(crate) const BLUE: Seat = Seat::new(1);
pub(crate) const GREEN: Seat = Seat::new(2);
pub(crate) const YELLOW: Seat = Seat::new(3);

/// What lies for sale unless a test says otherwise, for $5, $6, $6, $7, $7, $7 and $6: none of it lets one buy.
const FOR_SALE: [&str; 7] = ["bait_shop", "cattle_ferry", "lumber_yard", "quarry", "lighthouse", "pub", "bathhouse"];

static BUNDLED: LazyLock<Harbour> = LazyLock::new(|| HarbourSetup::default().rules().expect("the bundled content"));

/// The number of a building card.
pub(crate) fn card(id: &str) -> u8 {
    let number = BUNDLED.content().buildings.iter().position(|card| card.id == id);
    number.unwrap_or_else(|| panic!("there is no card `{id}`")) as u8
}

/// A building card as a place for workers.
pub(crate) fn at(id: &str) -> Building {
    Building::card(card(id))
}

/// The starting building of a player.
pub(crate) fn start(seat: Seat) -> Building {
    Building::start_of(seat)
}

/// The number of a board.
pub(crate) fn board(id: &str) -> u8 {
    let number = BUNDLED.content().boards.iter().position(|board| board.id == id);
    number.unwrap_or_else(|| panic!("there is no board `{id}`")) as u8
}

/// The usual game, with the figures of the tests.
pub(crate) fn usual() -> HarbourSetup {
    HarbourSetup { content: figures::content(), ..HarbourSetup::default() }
}

/// The Wharfs for all, everything else as usual.
pub(crate) fn with_wharfs() -> HarbourSetup {
    HarbourSetup { boards: Boards::Wharfs, ..usual() }
}

rondel::test_table!(Harbour);

impl Table {
    /// A game as it is dealt.
    pub(crate) fn dealt(seats: u8, setup: &HarbourSetup, seed: u64) -> Self {
        Self::deal(setup.rules().expect("playable content"), seats, seed)
    }

    /// Red is to move for the first time; all have the Wharfs and empty warehouses. On the market stand fish, livestock,
    /// wood and stone, from the cheapest.
    pub(crate) fn with(seats: u8, setup: &HarbourSetup) -> Self {
        let mut table = Self::dealt(seats, setup, 7);
        for seat in Seat::each_of(seats) {
            table.state.players[seat].board = Some(WHARFS);
            table.stock(seat, [0; 4]);
        }
        let for_sale = table.state.display_slots();
        table.market([Good::Fish, Good::Livestock, Good::Wood, Good::Stone]);
        table.display(&FOR_SALE[..for_sale]).turn_of(RED);
        table
    }

    /// The usual game of the tests: as [`Table::with`], without options.
    pub(crate) fn wharfs(seats: u8) -> Self {
        Self::with(seats, &with_wharfs())
    }

    /// A first game, in which Red begins.
    pub(crate) fn first_game(seats: u8) -> Self {
        let mut table = Self::dealt(seats, &HarbourSetup { start: Start::FirstGame, ..usual() }, 7);
        table.turn_of(RED);
        table
    }

    /// Gives a player a board.
    pub(crate) fn with_character(&mut self, seat: Seat, id: &str) -> &mut Self {
        self.state.players[seat].board = Some(board(id));
        self
    }

    /// Fills a warehouse: fish, livestock, wood, stone.
    pub(crate) fn stock(&mut self, seat: Seat, counts: [u8; 4]) -> &mut Self {
        self.state.players[seat].goods = Goods::from_counts(counts);
        self
    }

    /// Has a player own a building; from the display another takes its place.
    pub(crate) fn own(&mut self, seat: Seat, id: &str) -> &mut Self {
        let card = card(id);
        if let Some(slot) = self.state.display.slot_of(card) {
            let other = self.state.stack.pile.iter().next().expect("a card is left in the stack");
            self.state.stack.pile.remove(other);
            self.state.display.put(slot, other);
        }
        self.take_away(card);
        self.state.players[seat].buildings.add(card);
        self
    }

    /// Has a player own several buildings.
    pub(crate) fn own_all(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        ids.iter().fold(self, |table, id| table.own(seat, id))
    }

    fn take_away(&mut self, card: u8) {
        self.state.stack.pile.remove(card);
        self.state.stack.under.remove(card);
        for seat in self.state.turns.seats().each() {
            self.state.players[seat].buildings.remove(card);
        }
    }

    /// Lays a building into a slot of the display, from 0; what lay there goes into the stack.
    pub(crate) fn for_sale(&mut self, id: &str, slot: usize) -> &mut Self {
        if let Some(now) = self.state.display.slot_of(card(id)) {
            self.state.display.swap(now, slot);
            return self;
        }
        self.take_away(card(id));
        if let Some(there) = self.state.display.put(slot, card(id)) {
            self.state.stack.pile.add(there);
        }
        self
    }

    /// Lays buildings into the first slots of the display.
    pub(crate) fn display(&mut self, ids: &[&str]) -> &mut Self {
        ids.iter().enumerate().fold(self, |table, (slot, id)| table.for_sale(id, slot))
    }

    /// Empties the display into the stack.
    pub(crate) fn nothing_for_sale(&mut self) -> &mut Self {
        for slot in 0..self.state.display_slots() {
            if let Some(card) = self.state.display.take(slot) {
                self.state.stack.pile.add(card);
            }
        }
        self
    }

    /// Lays the whole stack before a player, so that there is none.
    pub(crate) fn stack_to(&mut self, seat: Seat) -> &mut Self {
        let stack = std::mem::replace(&mut self.state.stack.pile, Cards::NONE);
        self.state.players[seat].buildings = self.state.players[seat].buildings.or(stack);
        self
    }

    /// Has the goods stand on the market in this order, from the cheapest.
    pub(crate) fn market(&mut self, order: [Good; 4]) -> &mut Self {
        self.state.market = Market::in_order(order).expect("each good once");
        self
    }

    /// Puts a worker onto a building.
    pub(crate) fn worker_at(&mut self, seat: Seat, building: Building) -> &mut Self {
        self.state.players[seat].worker = Some(building);
        self
    }

    /// Makes it the turn of a player, who is to move.
    pub(crate) fn turn_of(&mut self, seat: Seat) -> &mut Self {
        self.state.turns = Rotation::new(self.state.turns.seats(), seat);
        (self.state.left, self.state.fee_due, self.state.ability_used) = (None, None, false);
        self.state.agenda.clear();
        self.state.agenda.push(Item { seat, task: Task::Move });
        self
    }

    /// Lets everything happen that needs no decision.
    pub(crate) fn settle(&mut self) -> &mut Self {
        self.rules.settle(&mut self.state, &mut self.dealer);
        self
    }

    /// Ends the game as it stands.
    pub(crate) fn over(&mut self) -> &mut Self {
        self.state.is_over = true;
        self
    }

    /// Moves the worker onto a building card.
    pub(crate) fn enter(&mut self, id: &str) -> &mut Self {
        self.play(Action::Enter(at(id)))
    }

    /// Has Red, with these goods, enter the own starting building in order to buy.
    pub(crate) fn red_buys_with(&mut self, counts: [u8; 4]) -> &mut Self {
        self.stock(RED, counts).play(Action::Enter(start(RED))).play(Action::Part(1))
    }

    /// Ships these goods one after the other.
    pub(crate) fn ship(&mut self, goods: &[Good]) -> &mut Self {
        goods.iter().fold(self, |table, good| table.play(Action::Ship(*good)))
    }

    /// Buys a building.
    pub(crate) fn buy(&mut self, id: &str) -> &mut Self {
        self.play(Action::Buy(card(id)))
    }

    /// Whether the deciding player may move the worker onto this building card.
    pub(crate) fn may_enter(&self, id: &str) -> bool {
        self.may(Action::Enter(at(id)))
    }

    /// Whether the deciding player may buy this building now.
    pub(crate) fn may_buy(&self, id: &str) -> bool {
        self.may(Action::Buy(card(id)))
    }

    /// What is asked, and of whom.
    pub(crate) fn asks(&self) -> Option<(Seat, Task)> {
        self.state.agenda.top().map(|item| (item.seat, item.task))
    }

    /// Who decides.
    pub(crate) fn decides(&self) -> Option<Seat> {
        self.asks().map(|(seat, _)| seat)
    }

    /// What a warehouse holds: fish, livestock, wood, stone.
    pub(crate) fn has(&self, seat: Seat) -> [u8; 4] {
        let goods = self.state.players[seat].goods;
        [Good::Fish, Good::Livestock, Good::Wood, Good::Stone].map(|good| goods.count(good))
    }

    /// The goods on the market, from the cheapest.
    pub(crate) fn order(&self) -> [Good; 4] {
        *self.state.market.order()
    }

    /// Whether a player owns a building card.
    pub(crate) fn owns(&self, seat: Seat, id: &str) -> bool {
        self.state.players[seat].buildings.has(card(id))
    }

    /// The points of a player.
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        self.rules.score(&self.state, seat).total()
    }
}

/// Takes these goods: fish, livestock, wood, stone.
pub(crate) fn take(counts: [u8; 4]) -> Action {
    Action::Take(Goods::from_counts(counts))
}

/// Pays these goods: fish, livestock, wood, stone.
pub(crate) fn pay(counts: [u8; 4]) -> Action {
    Action::Pay(Goods::from_counts(counts))
}

/// Keeps these units of what is shipped: fish, livestock, wood, stone.
pub(crate) fn keep_back(counts: [u8; 4]) -> Action {
    Action::KeepBack(Goods::from_counts(counts))
}
