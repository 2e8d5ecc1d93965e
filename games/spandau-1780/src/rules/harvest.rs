//! Chapter 2: the round and the harvest.

use rondel::components::Kind;
use rondel::line::{Line, small, usual};
use rondel::{MAX_SEATS, Seat, Text};

use super::Table;
use crate::content::{Good, Symbol};
use crate::plugin::Storage;
use crate::state::{State, Task};
use crate::words;

/// The message for units that did not fit.
pub(super) const SPOILT: Line = small("log-spoil");

impl Table<'_> {
    /// Begins a round with the harvest and the auction (SP-2.1). The players' actions are opened after the auction.
    pub(super) fn begin_round(&mut self) {
        self.moment();
        self.acting = None;
        // Nobody acts in a harvest.
        let decided = self.mover.take();
        self.state.round += 1;
        let (round, start) = (self.state.round, self.state.start);
        self.tell(usual("log-round"), move |text| text.with("round", round), [words::bidder(start)]);
        self.open(start, Task::Auction);
        self.harvest();
        self.mover = decided;
    }

    /// Carries out the harvest, clockwise from the starting player of the last round (SP-2.8).
    fn harvest(&mut self) {
        let mut stores = [false; MAX_SEATS];
        for seat in self.state.clockwise(self.state.start) {
            stores[seat.index()] = self.store_harvest(seat);
        }
        let before = self.state.prices;
        for good in Good::ALL {
            self.rise(*good);
        }
        let prices = self.state.prices;
        let risen = words::price_elements(self.prices_changed_since(before));
        self.tell(small("log-prices"), move |text| text.with("prices", words::prices(&prices)), risen);
        self.moment();
        for seat in self.state.clockwise(self.state.start) {
            self.coin_income(seat, stores[seat.index()]);
        }
        self.moment();
    }

    /// Stores one unit for every symbol of a good (SP-2.2). Returns whether any unit was stored.
    fn store_harvest(&mut self, seat: Seat) -> bool {
        let symbols = self.state.symbols(&self.rules.content, seat);
        let before = self.state.prices;
        let (mut stored, mut spoilt) = ([0_u8; 6], [0_u8; 6]);
        for good in Good::ALL {
            let count = symbols.count(Symbol::of_good(*good));
            let kept = self.store(seat, *good, count);
            (stored[good.index()], spoilt[good.index()]) = (kept, count - kept);
        }
        if stored != [0; 6] {
            let pushed = words::price_elements(self.prices_changed_since(before));
            let all = Some((stored, symbols.count(Symbol::Coin)));
            let fill = move |text: Text| text.with("what", words::goods(&stored));
            self.say_harvest(usual("log-harvest"), seat, fill, all, pushed);
        }
        if spoilt != [0; 6] {
            let full = Good::ALL.iter().filter(move |good| spoilt[good.index()] > 0);
            let about = full.map(|good| words::good_element(*good));
            self.say(SPOILT, seat, move |text| text.with("what", words::goods(&spoilt)), about);
        }
        if stored != [0; 6] || spoilt != [0; 6] {
            self.moment();
        }
        stored != [0; 6]
    }

    /// Returns a predicate for the goods whose prices differ from `before`.
    pub(super) fn prices_changed_since(&self, before: [u8; 6]) -> impl Fn(usize) -> bool + use<> {
        let prices = self.state.prices;
        move |good| prices[good] != before[good]
    }

    /// Stores up to `count` units and returns the number that fitted.
    pub(super) fn store(&mut self, seat: Seat, good: Good, count: u8) -> u8 {
        let stored = (0..count).filter(|_| self.store_one(seat, good)).count() as u8;
        self.goods_stored(seat, good, stored);
        stored
    }

    /// Stores one unit, and pushes the price marker if it occupies the cell. Returns `false` if the unit spoils
    /// (SP-2.3 to SP-2.5).
    fn store_one(&mut self, seat: Seat, good: Good) -> bool {
        let row = self.rules.content.row(good);
        let taken = self.cells_taken(seat, good);
        let price = &mut self.state.prices[good.index()];
        if taken + 1 > row.cells - *price {
            if *price <= row.lowest {
                return false;
            }
            *price -= 1;
        }
        self.player(seat).stock[good.index()] += 1;
        true
    }

    /// Returns the number of cells that are occupied for this player: by the player's own units or, in a shared
    /// row, by those of all players (SP-2.3).
    fn cells_taken(&self, seat: Seat, good: Good) -> u8 {
        match self.rules.setup.storage {
            Storage::PerPlayer => self.state.stock(seat, good),
            Storage::Shared => self.state.seats.each().map(|seat| self.state.stock(seat, good)).sum(),
        }
    }

    /// Raises the price by one, unless the next cell contains a unit or the row ends (SP-2.6).
    fn rise(&mut self, good: Good) {
        let cells = self.rules.content.row(good).cells;
        let deepest = deepest(self.rules.setup.storage, self.state, good);
        let price = &mut self.state.prices[good.index()];
        if *price < cells && deepest < cells - *price {
            *price += 1;
        }
    }

    /// Pays a player one coin for every coin symbol (SP-2.7). Coins never run out (SP-1.21). `is_told` states whether the
    /// headline names the coins with the stored goods.
    fn coin_income(&mut self, seat: Seat, is_told: bool) {
        let coins = self.state.symbols(&self.rules.content, seat).count(Symbol::Coin);
        self.move_coins(None, Some(seat), coins.into());
        if coins > 0 {
            let all = (!is_told).then_some(([0; 6], coins));
            let fill = move |text: Text| text.with("coins", coins);
            self.say_harvest(small("log-income"), seat, fill, all, [words::coins_element(seat)]);
        }
    }
}

/// Returns the number of occupied cells in a row, counted from the left.
pub(crate) fn deepest(storage: Storage, state: &State, good: Good) -> u8 {
    let stocks = state.seats.each().map(|seat| state.stock(seat, good));
    match storage {
        Storage::PerPlayer => stocks.max().unwrap_or(0),
        Storage::Shared => stocks.sum(),
    }
}
