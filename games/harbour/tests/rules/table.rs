//! A table for testing rules, with methods that construct states and play actions.

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

/// The buildings for sale, unless a test specifies others. Their prices are $5, $6, $6, $7, $7, $7 and $6. None
/// of them allows a purchase.
const FOR_SALE: [&str; 7] = ["bait_shop", "cattle_ferry", "lumber_yard", "quarry", "lighthouse", "pub", "bathhouse"];

static BUNDLED: LazyLock<Harbour> = LazyLock::new(|| HarbourSetup::default().rules().expect("the bundled content"));

/// Returns the number of a building card.
pub(crate) fn card(id: &str) -> u8 {
    let number = BUNDLED.content().buildings.iter().position(|card| card.id == id);
    number.unwrap_or_else(|| panic!("there is no card `{id}`")) as u8
}

/// Returns a building card as a place for workers.
pub(crate) fn at(id: &str) -> Building {
    Building::card(card(id))
}

/// Returns a player's starting building.
pub(crate) fn start(seat: Seat) -> Building {
    Building::start_of(seat)
}

/// Returns the number of a board.
pub(crate) fn board(id: &str) -> u8 {
    let number = BUNDLED.content().boards.iter().position(|board| board.id == id);
    number.unwrap_or_else(|| panic!("there is no board `{id}`")) as u8
}

/// Returns the default setup with the figures of the tests.
pub(crate) fn usual() -> HarbourSetup {
    HarbourSetup { content: figures::content(), ..HarbourSetup::default() }
}

/// Returns the default setup, but with the Wharfs for all players.
pub(crate) fn with_wharfs() -> HarbourSetup {
    HarbourSetup { boards: Boards::Wharfs, ..usual() }
}

rondel::test_table!(Harbour);

impl Table {
    /// Deals a game.
    pub(crate) fn dealt(seats: u8, setup: &HarbourSetup, seed: u64) -> Self {
        Self::deal(setup.rules().expect("playable content"), seats, seed)
    }

    /// Returns a game in which Red is about to take the first turn, and all players have the Wharfs and empty
    /// warehouses. The goods on the market, from the cheapest, are fish, livestock, wood and stone.
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

    /// Returns a table like [`Table::with`], but with the setup of [`with_wharfs`].
    pub(crate) fn wharfs(seats: u8) -> Self {
        Self::with(seats, &with_wharfs())
    }

    /// Returns a first game in which Red begins.
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

    /// Sets the contents of a warehouse: fish, livestock, wood, stone.
    pub(crate) fn stock(&mut self, seat: Seat, counts: [u8; 4]) -> &mut Self {
        self.state.players[seat].goods = Goods::from_counts(counts);
        self
    }

    /// Gives a building to a player. If the building was in the display, another building replaces it.
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

    /// Gives several buildings to a player.
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

    /// Puts a building into a slot of the display, from 0. The previous building in that slot goes to the stack.
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

    /// Puts buildings into the first slots of the display.
    pub(crate) fn display(&mut self, ids: &[&str]) -> &mut Self {
        ids.iter().enumerate().fold(self, |table, (slot, id)| table.for_sale(id, slot))
    }

    /// Moves all buildings from the display to the stack.
    pub(crate) fn nothing_for_sale(&mut self) -> &mut Self {
        for slot in 0..self.state.display_slots() {
            if let Some(card) = self.state.display.take(slot) {
                self.state.stack.pile.add(card);
            }
        }
        self
    }

    /// Gives the entire stack to a player, which leaves it empty.
    pub(crate) fn stack_to(&mut self, seat: Seat) -> &mut Self {
        let stack = std::mem::replace(&mut self.state.stack.pile, Cards::NONE);
        self.state.players[seat].buildings = self.state.players[seat].buildings.or(stack);
        self
    }

    /// Sets the order of the goods on the market, from the cheapest.
    pub(crate) fn market(&mut self, order: [Good; 4]) -> &mut Self {
        self.state.market = Market::in_order(order).expect("each good once");
        self
    }

    /// Puts a worker on a building.
    pub(crate) fn worker_at(&mut self, seat: Seat, building: Building) -> &mut Self {
        self.state.players[seat].worker = Some(building);
        self
    }

    /// Starts a player's turn, which begins with the move.
    pub(crate) fn turn_of(&mut self, seat: Seat) -> &mut Self {
        self.state.turns = Rotation::new(self.state.turns.seats(), seat);
        (self.state.left, self.state.fee_due, self.state.ability_used) = (None, None, false);
        self.state.agenda.clear();
        self.state.agenda.push(Item { seat, task: Task::Move });
        self
    }

    /// Carries out everything that needs no decision.
    pub(crate) fn settle(&mut self) -> &mut Self {
        self.rules.settle(&mut self.state, &mut self.dealer);
        self
    }

    /// Ends the game in its current state.
    pub(crate) fn over(&mut self) -> &mut Self {
        self.state.is_over = true;
        self
    }

    /// Moves the worker to a building card.
    pub(crate) fn enter(&mut self, id: &str) -> &mut Self {
        self.play(Action::Enter(at(id)))
    }

    /// Lets Red enter the starting building with these goods, in order to buy.
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

    /// Returns whether the deciding player may move the worker to this building card.
    pub(crate) fn may_enter(&self, id: &str) -> bool {
        self.may(Action::Enter(at(id)))
    }

    /// Returns whether the deciding player may currently buy this building.
    pub(crate) fn may_buy(&self, id: &str) -> bool {
        self.may(Action::Buy(card(id)))
    }

    /// Returns the current decision and its player.
    pub(crate) fn asks(&self) -> Option<(Seat, Task)> {
        self.state.agenda.top().map(|item| (item.seat, item.task))
    }

    /// Returns the player who must decide.
    pub(crate) fn decides(&self) -> Option<Seat> {
        self.asks().map(|(seat, _)| seat)
    }

    /// Returns the contents of a warehouse: fish, livestock, wood, stone.
    pub(crate) fn has(&self, seat: Seat) -> [u8; 4] {
        let goods = self.state.players[seat].goods;
        [Good::Fish, Good::Livestock, Good::Wood, Good::Stone].map(|good| goods.count(good))
    }

    /// Returns the goods on the market, from the cheapest.
    pub(crate) fn order(&self) -> [Good; 4] {
        *self.state.market.order()
    }

    /// Returns whether a player owns a building card.
    pub(crate) fn owns(&self, seat: Seat, id: &str) -> bool {
        self.state.players[seat].buildings.has(card(id))
    }

    /// Returns a player's points.
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        self.rules.score(&self.state, seat).total()
    }
}

/// Returns the action of taking these goods: fish, livestock, wood, stone.
pub(crate) fn take(counts: [u8; 4]) -> Action {
    Action::Take(Goods::from_counts(counts))
}

/// Returns the action of paying these goods: fish, livestock, wood, stone.
pub(crate) fn pay(counts: [u8; 4]) -> Action {
    Action::Pay(Goods::from_counts(counts))
}

/// Returns the action of keeping these units of the shipped goods: fish, livestock, wood, stone.
pub(crate) fn keep_back(counts: [u8; 4]) -> Action {
    Action::KeepBack(Goods::from_counts(counts))
}
