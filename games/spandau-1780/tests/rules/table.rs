//! A table for testing rules, with methods that construct states and play actions.

use std::sync::LazyLock;

use rondel::Seat;
use rondel::components::{Cards, Deck, Kind};
use rondel_spandau_1780::content::{DeckKind, Field, Good, Stones, Symbol, Terrain};
use rondel_spandau_1780::state::{ALL_SPOTS, CardId, Item, Phase, Player, Spot, Task, each_card};
use rondel_spandau_1780::{Action, Spandau, SpandauSetup};

pub(crate) const RED: Seat = Seat::new(0);
pub(crate) const BLUE: Seat = Seat::new(1);
pub(crate) const GREEN: Seat = Seat::new(2);
pub(crate) const YELLOW: Seat = Seat::new(3);
pub(crate) const WHITE: Seat = Seat::new(4);

/// The last task on the agenda of a test. It always waits for a decision, so that no new round begins.
pub(crate) const STOP: Task = Task::ChooseBoard;

static BUNDLED: LazyLock<Spandau> = LazyLock::new(|| SpandauSetup::default().rules().expect("the bundled content"));

fn number<T>(things: &[T], id: &str, of: impl Fn(&T) -> &str) -> u8 {
    things.iter().position(|thing| of(thing) == id).unwrap_or_else(|| panic!("there is no `{id}`")) as u8
}

/// Returns the number of a region.
pub(crate) fn region(id: &str) -> u8 {
    number(&BUNDLED.content().regions, id, |region| &region.id)
}

/// Returns a field of a region by its slot.
pub(crate) fn at(id: &str, slot: u8) -> Field {
    Field::new(region(id), slot)
}

/// Returns a card by its ID in the content files.
pub(crate) fn card(id: &str) -> CardId {
    let decks = &BUNDLED.content().cards;
    let found = DeckKind::ALL.iter().find_map(|deck| {
        let number = decks[deck.index()].iter().position(|card| card.id == id)?;
        Some(CardId::new(*deck, number as u8))
    });
    found.unwrap_or_else(|| panic!("there is no card `{id}`"))
}

/// Returns the number of a side of a board.
pub(crate) fn side(id: &str) -> u8 {
    number(&BUNDLED.content().boards, id, |board| &board.id)
}

/// Returns the number of a collection.
pub(crate) fn collection(id: &str) -> u8 {
    number(&BUNDLED.content().collections, id, |collection| &collection.id)
}

/// Returns the first copy of a work. The other copy is `other(work(..))`.
pub(crate) fn work(id: &str) -> u8 {
    2 * number(&BUNDLED.content().artworks, id, |work| &work.id)
}

/// Returns the other copy of a work.
pub(crate) fn other(piece: u8) -> u8 {
    piece ^ 1
}

/// Returns the works that [`Table::quiet`] gives to a player. The first work is offered, and the first two
/// works are genuine.
pub(crate) fn five_of(seat: Seat) -> [u8; 5] {
    std::array::from_fn(|place| 2 * (5 * seat.index() + place) as u8)
}

/// Returns a set of works.
pub(crate) fn set(pieces: impl IntoIterator<Item = u8>) -> Cards {
    pieces.into_iter().collect()
}

/// Returns the artwork displayed first.
pub(crate) fn lot() -> u8 {
    work("celestial_globe")
}

rondel::test_table!(Spandau);

impl Table {
    /// Deals a game.
    pub(crate) fn dealt(seats: u8, setup: &SpandauSetup, seed: u64) -> Self {
        Self::deal(setup.rules().expect("playable content"), seats, seed)
    }

    /// Returns a game after a set-up in which every player chose the first option and placed one stone.
    pub(crate) fn set_up(seats: u8, setup: &SpandauSetup, seed: u64) -> Self {
        let mut table = Self::dealt(seats, setup, seed);
        while table.state.round == 0 {
            table.play_first();
        }
        table
    }

    /// Plays the action that ends the current decision soonest.
    pub(crate) fn play_first(&mut self) -> &mut Self {
        let legal = self.legal();
        let finish = [Action::Finish, Action::DropOut].into_iter().find(|action| legal.contains(action));
        self.play(finish.unwrap_or(legal[0]))
    }

    /// Returns a table in the first round. Red is the most recent starting player. No player has any cards,
    /// coins or goods, and there are no stones on the map. All players have the manufacturer's board, which begins with only Progress
    /// and Tobacco. Goods have their starting prices.
    pub(crate) fn quiet(seats: u8, setup: &SpandauSetup) -> Self {
        let mut table = Self::set_up(seats, setup, 7);
        let content = table.rules.content();
        let decks = std::array::from_fn(|deck| Deck::of(Cards::first(content.cards[deck].len() as u8)));
        let pieces = content.pieces();
        let titles = content.titles();
        let state = &mut table.state;
        state.decks = decks;
        (state.start, state.active, state.removed, state.public) = (RED, RED, Cards::NONE, 0);
        state.prices = std::array::from_fn(|good| content.market[good].start);
        let lot = if titles == 32 { lot() } else { 2 * (titles - 1) };
        state.displayed = Some(lot);
        state.stack = pieces;
        state.stack.remove(lot);
        state.seen = set([lot]);
        state.genuine = (0..titles).map(|title| if title % 5 < 2 { 2 * title } else { 2 * title + 1 }).collect();
        for seat in state.seats.each() {
            let works = set(five_of(seat));
            state.stack = state.stack.without(works);
            state.seen.add(five_of(seat)[0]);
            let collection = state.players[seat].collection;
            state.players[seat] = Player {
                side: Some(side("manufacturer")),
                works,
                dealt: works,
                traced: set([five_of(seat)[0]]),
                offered: Some(five_of(seat)[0]),
                collection,
                ..Player::default()
            };
        }
        state.agenda.clear();
        table
    }

    /// Returns a table like [`Table::quiet`], but with the default options.
    pub(crate) fn usual(seats: u8) -> Self {
        Self::quiet(seats, &SpandauSetup::default())
    }

    /// Opens a task for a player in their turn, followed by [`STOP`].
    pub(crate) fn ask(&mut self, seat: Seat, task: Task) -> &mut Self {
        self.ask_all(seat, &[task])
    }

    /// Opens several tasks in this order, followed by [`STOP`].
    pub(crate) fn ask_all(&mut self, seat: Seat, tasks: &[Task]) -> &mut Self {
        self.state.active = seat;
        self.state.agenda.clear();
        self.state.agenda.push(Item { seat, task: STOP });
        tasks.iter().rev().for_each(|task| self.state.agenda.push(Item { seat, task: *task }));
        self.settle()
    }

    /// Begins a player's turn as the last turn of the round.
    pub(crate) fn turn_of(&mut self, seat: Seat) -> &mut Self {
        self.only(seat, Task::Turn)
    }

    /// Opens these actions, and no others, for all players, as in a game played phase by phase.
    pub(crate) fn phases(&mut self, phases: &[Phase]) -> &mut Self {
        let start = self.state.start;
        self.ask_all(start, &phases.iter().map(|phase| Task::Phase(*phase)).collect::<Vec<_>>())
    }

    /// Begins the next round with its harvest and auction.
    pub(crate) fn new_round(&mut self) -> &mut Self {
        self.state.agenda.clear();
        self.settle()
    }

    /// Opens the auction without a harvest.
    pub(crate) fn auction(&mut self) -> &mut Self {
        let seat = self.state.start;
        self.only(seat, Task::Auction)
    }

    fn only(&mut self, seat: Seat, task: Task) -> &mut Self {
        self.state.active = seat;
        self.state.agenda.clear();
        self.state.agenda.push(Item { seat, task });
        self.settle()
    }

    /// Carries out everything that needs no decision.
    pub(crate) fn settle(&mut self) -> &mut Self {
        self.rules.settle(&mut self.state, &mut self.dealer);
        self
    }

    /// Gives a player a different board.
    pub(crate) fn board(&mut self, seat: Seat, id: &str) -> &mut Self {
        self.state.players[seat].side = Some(side(id));
        self
    }

    /// Sets a player's coins.
    pub(crate) fn coins(&mut self, seat: Seat, coins: u16) -> &mut Self {
        self.state.players[seat].coins = coins;
        self
    }

    /// Sets a player's units of a good, and the good's price.
    pub(crate) fn goods(&mut self, seat: Seat, good: Good, count: u8, price: u8) -> &mut Self {
        self.state.players[seat].stock[good.index()] = count;
        self.state.prices[good.index()] = price;
        self
    }

    /// Deals cards into a hand.
    pub(crate) fn hand(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        for card in ids.iter().map(|id| card(id)) {
            self.take_card(card);
            self.state.players[seat].hand[card.deck().index()].add(card.number());
        }
        self
    }

    /// Makes cards active for a player.
    pub(crate) fn active(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        for card in ids.iter().map(|id| card(id)) {
            self.take_card(card);
            self.state.players[seat].active[card.deck().index()].add(card.number());
        }
        self
    }

    /// Deals face-down cards to a player.
    pub(crate) fn face_down(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        for card in ids.iter().map(|id| card(id)) {
            self.take_card(card);
            self.state.players[seat].drawn[card.deck().index()].add(card.number());
        }
        self
    }

    fn take_card(&mut self, card: CardId) {
        let deck = card.deck().index();
        let was_there = self.state.decks[deck].pile.remove(card.number());
        assert!(was_there, "{card:?} lies elsewhere");
    }

    /// Places a stone on the map. The stone comes from the leftmost spot for the field's terrain.
    pub(crate) fn stone(&mut self, seat: Seat, region: &str, slot: u8) -> &mut Self {
        let field = at(region, slot);
        let terrain = self.rules.content().atlas.terrain_of(field);
        let player = &mut self.state.players[seat];
        let free = Spot::all().find(|spot| spot.terrain() == terrain && player.placed >> spot.0 & 1 == 0);
        player.placed |= 1 << free.expect("a stone is left on the board").0;
        player.influence.add(field);
        self
    }

    /// Places two stones in a region, so that the player controls it.
    pub(crate) fn control(&mut self, seat: Seat, region: &str) -> &mut Self {
        self.stone(seat, region, 0).stone(seat, region, 1)
    }

    /// Places a stone on each of these fields. The stones come from any spots that still have a stone.
    pub(crate) fn fill(&mut self, seat: Seat, fields: impl IntoIterator<Item = Field>) -> &mut Self {
        for field in fields {
            let player = &mut self.state.players[seat];
            let spot = (ALL_SPOTS & !player.placed).trailing_zeros();
            player.placed |= 1 << spot;
            player.influence.add(field);
        }
        self
    }

    /// Places black stones on all free fields except these.
    pub(crate) fn black_but(&mut self, free: &[Field]) -> &mut Self {
        let mut kept = Stones::NONE;
        for field in free {
            kept.add(*field);
        }
        let all = self.rules.content().atlas.all;
        self.state.berlin = self.state.berlin.or(all.without(self.state.taken()).without(kept));
        self
    }

    /// Gives a player exactly these works, which the other players have not seen. The player's previous works
    /// go into the stack.
    pub(crate) fn works(&mut self, seat: Seat, pieces: &[u8]) -> &mut Self {
        let before = self.state.players[seat].works;
        self.state.stack = self.state.stack.or(before);
        self.state.seen = self.state.seen.without(before);
        let player = &mut self.state.players[seat];
        (player.works, player.offered) = (Cards::NONE, None);
        for piece in pieces {
            self.give(seat, *piece);
        }
        self
    }

    fn give(&mut self, seat: Seat, piece: u8) {
        let holder = self.state.seats.each().find(|seat| self.state.players[*seat].works.has(piece));
        assert!(holder.is_none(), "{piece} belongs to somebody");
        self.state.stack.remove(piece);
        self.state.players[seat].works.add(piece);
    }

    /// Gives a player one more work from the stack. The other players have not seen this work.
    pub(crate) fn more_work(&mut self, seat: Seat, piece: u8) -> &mut Self {
        assert!(self.state.stack.has(piece), "{piece} is not in the stack");
        self.give(seat, piece);
        self.state.players[seat].drew = 1;
        self
    }

    /// Sets a player's offer.
    pub(crate) fn offers(&mut self, seat: Seat, piece: u8) -> &mut Self {
        self.state.players[seat].offered = Some(piece);
        self.state.seen = self.state.seen.or(set([piece]));
        self
    }

    /// Makes a copy genuine and its twin forged.
    pub(crate) fn genuine(&mut self, piece: u8) -> &mut Self {
        self.state.genuine.remove(other(piece));
        self.state.genuine = self.state.genuine.or(set([piece]));
        self
    }

    /// Makes a copy forged and its twin genuine.
    pub(crate) fn forged(&mut self, piece: u8) -> &mut Self {
        self.genuine(other(piece))
    }

    /// Replaces the stack with these works. All other works of the stack leave the game.
    pub(crate) fn stack(&mut self, pieces: &[u8]) -> &mut Self {
        self.state.removed = self.state.removed.or(self.state.stack);
        self.state.stack = set(pieces.iter().copied());
        self.state.removed = self.state.removed.without(self.state.stack);
        self
    }

    /// Sets the open collections and Red's private collection. The other players receive some of the remaining
    /// collections.
    pub(crate) fn collections(&mut self, open: [&str; 2], of_red: &str) -> &mut Self {
        let open = open.map(collection);
        let mut rest = (0..8).filter(|number| !open.contains(number) && *number != collection(of_red));
        self.state.open = open.map(Some);
        for seat in self.state.seats.each() {
            let own = if seat == RED { Some(collection(of_red)) } else { rest.next() };
            self.state.players[seat].collection = own;
        }
        self.state.collections = rest.collect();
        self
    }

    /// Returns whether any legal action satisfies the predicate.
    pub(crate) fn may_any(&self, sort: impl Fn(&Action) -> bool) -> bool {
        self.legal().iter().any(sort)
    }

    /// Returns the current decision and its player.
    pub(crate) fn asks(&self) -> Option<(Seat, Task)> {
        self.state.asked().map(|item| (item.seat, item.task))
    }

    /// Returns the current task.
    pub(crate) fn task(&self) -> Option<Task> {
        self.asks().map(|(_, task)| task)
    }

    /// Returns the player who must decide.
    pub(crate) fn decides(&self) -> Option<Seat> {
        self.asks().map(|(seat, _)| seat)
    }

    /// Returns a player's coins.
    pub(crate) fn coins_of(&self, seat: Seat) -> u16 {
        self.state.players[seat].coins
    }

    /// Returns the player's units of a good, and the good's price.
    pub(crate) fn stock_and_price(&self, seat: Seat, good: Good) -> (u8, u8) {
        (self.state.stock(seat, good), self.state.prices[good.index()])
    }

    /// Returns the number of symbols of one kind that a player has.
    pub(crate) fn symbols(&self, seat: Seat, symbol: Symbol) -> u8 {
        self.state.symbols(self.rules.content(), seat).count(symbol)
    }

    /// Returns a player's works.
    pub(crate) fn works_of(&self, seat: Seat) -> Cards {
        self.state.players[seat].works
    }

    /// Returns the number of cards in a hand.
    pub(crate) fn hand_size(&self, seat: Seat) -> usize {
        each_card(self.state.players[seat].hand).count()
    }

    /// Returns the terrain of a field.
    pub(crate) fn terrain(&self, field: Field) -> Terrain {
        self.rules.content().atlas.terrain_of(field)
    }
}

/// Returns the spot of a stone by its terrain, its column and its place in the column. Columns and places are
/// counted from 1.
pub(crate) fn spot(terrain: Terrain, column: u8, place: u8) -> Spot {
    let found =
        Spot::all().find(|spot| spot.terrain() == terrain && spot.column() + 1 == column && spot.place() + 1 == place);
    found.expect("a spot of the board")
}
