//! A table for testing rules, with methods that construct states and play actions.

use rondel::components::{Kind, Ring, Rotation, Track};
use rondel::{Seat, Seats};
use rondel_rival_cities::content::{
    AllianceId, CardId, CardsOf, Effect, FILES, Goods, LawsuitId, Product, ShipId, SpecialId,
};
use rondel_rival_cities::state::{CardRef, City, Item, Lawsuit, Task};
use rondel_rival_cities::{Action, FirstCity, RivalCities, RivalCitiesSetup};

pub(crate) use rondel_rival_cities::state::{ALTONA, HAMBURG};

rondel::test_table!(RivalCities);

impl Table {
    /// Returns a first game in which both cities took beer as their first product, and Hamburg must move the
    /// ink jar.
    pub(crate) fn first_game() -> Self {
        let mut table = Self::before_the_first_product();
        table.play(Action::Take(Product::Beer));
        table.play(Action::Take(Product::Beer));
        table.empty_stocks();
        table
    }

    /// Returns a first game like [`Table::first_game`], but with a changed `board.ron`: `from` is replaced by `to`.
    pub(crate) fn with_switch(from: &str, to: &str) -> Self {
        let (file, printed) = FILES[0];
        assert!(file == "board.ron" && printed.contains(from), "{from} is no switch of {file}");
        let mut table = Self::first_game();
        let content = [(file.to_owned(), printed.replace(from, to))].into();
        table.rules = RivalCitiesSetup { content, ..RivalCitiesSetup::default() }.rules().expect("a playable board");
        table
    }

    /// Returns a first game in which Hamburg must choose its first product.
    pub(crate) fn before_the_first_product() -> Self {
        let setup = RivalCitiesSetup { first: FirstCity::Hamburg, ..RivalCitiesSetup::default() };
        Self::deal(setup.rules().expect("the printed content"), 2, 7)
    }

    /// Moves all products to the supply.
    pub(crate) fn empty_stocks(&mut self) {
        for seat in [HAMBURG, ALTONA] {
            for product in Product::ALL {
                let count = self.state.cities[seat].stock.count(*product);
                self.state.cities[seat].stock.give(*product, count, &mut self.state.bank.goods);
            }
        }
    }

    /// Gives a city products from the supply.
    pub(crate) fn give(&mut self, seat: Seat, product: Product, count: u8) -> &mut Self {
        let given = self.state.bank.goods.give(product, count, &mut self.state.cities[seat].stock);
        assert_eq!(given, count, "the supply has that many");
        self
    }

    /// Gives a city letters from the supply.
    pub(crate) fn give_letters(&mut self, seat: Seat, count: u8) -> &mut Self {
        self.state.bank.letters -= count;
        self.state.cities[seat].letters += count;
        self
    }

    /// Gives a city star tokens from the supply.
    pub(crate) fn give_stars(&mut self, seat: Seat, count: u8) -> &mut Self {
        self.state.bank.stars -= count;
        self.state.cities[seat].stars += count;
        self
    }

    /// Gives a city the ship with this printed number, wherever it was.
    pub(crate) fn give_ship(&mut self, seat: Seat, number: u8) -> &mut Self {
        self.take_ship_away(number);
        self.state.cities[seat].ships.add(ShipId(number - 1));
        self
    }

    fn take_ship_away(&mut self, number: u8) {
        let card = ShipId(number - 1);
        self.state.ship_stack.remove(card);
        self.state.ship_box.remove(card);
        if let Some(slot) = self.state.ships.slot_of(card) {
            self.state.ships.take(slot);
        }
    }

    /// Puts the ship with this printed number on the board space `slot`, counted from 0. The ship previously on
    /// that space goes to the stack or box that this ship came from.
    pub(crate) fn ship_for_sale(&mut self, number: u8, slot: usize) -> &mut Self {
        let was_in_stack = self.state.ship_stack.has(ShipId(number - 1));
        self.take_ship_away(number);
        match self.state.ships.put(slot, ShipId(number - 1)) {
            Some(there) if was_in_stack => self.state.ship_stack.add(there),
            Some(there) => self.state.ship_box.add(there),
            None => {}
        }
        self
    }

    /// Gives a city an alliance, from 1 (Oslo) to 8 (Kjøbenhavn). If this alliance is not on the board, another
    /// alliance leaves the board for it.
    pub(crate) fn give_alliance(&mut self, seat: Seat, number: u8) -> &mut Self {
        self.alliance_on_board(number);
        let slot = self.state.alliances.slot_of(AllianceId(number - 1)).expect("it lies there now");
        self.state.alliances.take(slot);
        self.state.cities[seat].alliances.add(AllianceId(number - 1));
        self
    }

    /// Includes an alliance, from 1 to 8, among the four of this game.
    pub(crate) fn alliance_on_board(&mut self, number: u8) -> &mut Self {
        if self.state.alliances.slot_of(AllianceId(number - 1)).is_none() {
            let (slot, _) = self.state.alliances.iter().next().expect("an alliance lies on the board");
            self.state.alliances.put(slot, AllianceId(number - 1));
        }
        self
    }

    /// Puts a lawsuit, from 1 to 10, on the space `slot`, counted from 0. `marker` is the position of the
    /// lawsuit's marker, positive on Hamburg's side. The lawsuit previously on that space goes to where the new
    /// lawsuit came from.
    pub(crate) fn lawsuit(&mut self, slot: usize, number: u8, marker: i8) -> &mut Self {
        let card = LawsuitId(number - 1);
        let was_in_stack = self.state.lawsuit_stack.remove(card);
        self.state.lawsuit_box.remove(card);
        let elsewhere = self.state.lawsuits.iter().find(|(_, lawsuit)| lawsuit.card == card).map(|(slot, _)| slot);
        let replaced = self.state.lawsuits.put(slot, Lawsuit { card, marker: Track::at(marker) });
        match (elsewhere, replaced) {
            (Some(other), Some(there)) if other != slot => {
                self.state.lawsuits.put(other, there);
            }
            (None, Some(there)) if was_in_stack => self.state.lawsuit_stack.add(there.card),
            (None, Some(there)) => self.state.lawsuit_box.add(there.card),
            _ => {}
        }
        self
    }

    /// Adds a special card, from 1 to 24, to a city's hand as if the city had drawn it. The rival does not know
    /// the card.
    pub(crate) fn give_special(&mut self, seat: Seat, number: u8) -> &mut Self {
        self.take_special_away(number);
        self.state.cities[seat].hand.add(SpecialId(number - 1));
        self
    }

    /// Puts a special card, from 1 to 24, on a dark space (4, 8, 12 or 16).
    pub(crate) fn special_at(&mut self, space: u8, number: u8) -> &mut Self {
        self.take_special_away(number);
        if let Some(there) = self.state.dark.put(usize::from(space / 4 - 1), SpecialId(number - 1)) {
            self.state.specials.pile.add(there.0);
        }
        self
    }

    fn take_special_away(&mut self, number: u8) {
        let card = SpecialId(number - 1);
        self.state.specials.pile.remove(card.0);
        self.state.specials.discard.remove(card.0);
        for seat in [HAMBURG, ALTONA] {
            self.state.cities[seat].hand.remove(card);
            self.state.cities[seat].known.remove(card);
        }
        if let Some(slot) = self.state.dark.slot_of(card) {
            self.state.dark.take(slot);
            let other = self.state.specials.pile.iter().next().expect("a card is left in the stack");
            self.state.specials.pile.remove(other);
            self.state.dark.put(slot, SpecialId(other));
        }
    }

    /// Uses exactly these four alliances, from 1 to 8, all on the board in this order.
    pub(crate) fn alliances_in_play(&mut self, numbers: [u8; 4]) -> &mut Self {
        for (slot, number) in numbers.into_iter().enumerate() {
            self.state.alliances.put(slot, AllianceId(number - 1));
        }
        self
    }

    /// Awards these lawsuits, from 1 to 10, to a city. If such a lawsuit is on the board, another lawsuit takes
    /// its place, because a lawsuit that has been won leaves the board.
    pub(crate) fn lawsuits_won(&mut self, seat: Seat, numbers: &[u8]) -> &mut Self {
        for number in numbers {
            let card = LawsuitId(number - 1);
            self.state.lawsuit_stack.remove(card);
            self.state.lawsuit_box.remove(card);
            let on_board = self.state.lawsuits.iter().find(|(_, lawsuit)| lawsuit.card == card);
            if let Some((slot, lawsuit)) = on_board {
                let other = self.state.lawsuit_box.or(self.state.lawsuit_stack).iter().next().expect("another lawsuit");
                self.state.lawsuit_box.remove(other);
                self.state.lawsuit_stack.remove(other);
                self.state.lawsuits.put(slot, Lawsuit { card: other, ..lawsuit });
            }
            self.state.cities[seat].lawsuits.add(card);
        }
        self
    }

    /// Moves the entire lawsuit stack to the box.
    pub(crate) fn no_lawsuit_stack(&mut self) -> &mut Self {
        self.state.lawsuit_box = self.state.lawsuit_box.or(self.state.lawsuit_stack);
        self.state.lawsuit_stack = CardsOf::NONE;
        self
    }

    /// Moves the entire ship stack to the box.
    pub(crate) fn no_ship_stack(&mut self) -> &mut Self {
        self.state.ship_box = self.state.ship_box.or(self.state.ship_stack);
        self.state.ship_stack = CardsOf::NONE;
        self
    }

    /// Leaves `count` cards in the action stack and discards the rest.
    pub(crate) fn action_stack_of(&mut self, count: usize) -> &mut Self {
        let all = self.state.specials.pile;
        self.state.specials.pile = all.iter().take(count).collect();
        self.state.specials.discard = self.state.specials.discard.or(all.without(self.state.specials.pile));
        self
    }

    /// Leaves `count` cards in the action stack and none in the discard pile, as if Altona had drawn the rest.
    pub(crate) fn action_stack_without_discards(&mut self, count: usize) -> &mut Self {
        self.action_stack_of(count);
        let drawn = std::mem::take(&mut self.state.specials.discard);
        let hand = &mut self.state.cities[ALTONA].hand;
        *hand = hand.or(drawn.into());
        self
    }

    /// Sets a city's active and inactive factories, taking them from the supply.
    pub(crate) fn factories(&mut self, seat: Seat, active: u8, inactive: u8) -> &mut Self {
        let city = &mut self.state.cities[seat];
        self.state.bank.factories += city.factories();
        self.state.bank.factories -= active + inactive;
        city.active_factories = active;
        city.inactive_factories = inactive;
        self
    }

    /// Starts a city's turn, which begins with moving the ink jar.
    pub(crate) fn turn_of(&mut self, seat: Seat) -> &mut Self {
        self.state.turns = Rotation::new(Seats::TWO, seat);
        self.state.agenda.clear();
        self.open(Task::MoveJar)
    }

    /// Moves the ink jar to a space, without any effect.
    pub(crate) fn jar_at(&mut self, space: u8) -> &mut Self {
        self.state.jar = Ring::at(space);
        self
    }

    /// Sets the position of the prestige marker, positive on Hamburg's side.
    pub(crate) fn prestige(&mut self, place: i8) -> &mut Self {
        self.state.prestige = Track::at(place);
        self
    }

    /// Lets the active city choose an option at this space, as after moving the ink jar there.
    pub(crate) fn at_option(&mut self, space: u8) -> &mut Self {
        self.jar_at(space);
        self.state.agenda.clear();
        self.open(Task::ChooseOption)
    }

    /// Lets Hamburg perform an action, as from a card.
    pub(crate) fn start(&mut self, effect: Effect) -> &mut Self {
        self.state.agenda.clear();
        self.open(Task::Do(effect));
        self.settle()
    }

    /// Lets Hamburg perform a basic card (1 to 15, or 0 for the overview).
    pub(crate) fn basic(&mut self, number: u8) -> &mut Self {
        let space =
            (0..20).find(|space| self.state.card_at(*space) == Some(CardRef::basic(number))).expect("on the ring");
        self.at_option(space);
        self.play(Action::OptionA)
    }

    /// Opens a task for the active city.
    pub(crate) fn open(&mut self, task: Task) -> &mut Self {
        self.state.agenda.push(Item { seat: self.state.active(), task });
        self
    }

    /// Carries out everything that needs no decision.
    pub(crate) fn settle(&mut self) -> &mut Self {
        self.rules.settle(&mut self.state, &mut self.dealer);
        self
    }

    /// Begins the off-season as if Hamburg had moved past the bell to space 1, where it then chooses an option.
    pub(crate) fn off_season(&mut self) -> &mut Self {
        self.jar_at(1);
        self.state.agenda.clear();
        self.open(Task::ChooseOption).open(Task::OffSeason(1)).settle()
    }

    /// Carries out this step of the off-season and all later steps.
    pub(crate) fn season_step(&mut self, step: u8) -> &mut Self {
        self.jar_at(1);
        self.state.bell = Some(self.state.active());
        self.state.season_step = step;
        self.state.agenda.clear();
        self.open(Task::ChooseOption).open(Task::OffSeason(step)).settle()
    }

    /// Returns the legal actions of the deciding city, except exchanges of letters.
    pub(crate) fn choices(&self) -> Vec<Action> {
        self.legal().into_iter().filter(|action| !matches!(action, Action::Exchange(..))).collect()
    }

    /// Returns the current decision and its city.
    pub(crate) fn asks(&self) -> Option<(Seat, Task)> {
        self.state.agenda.top().map(|item| (item.seat, item.task))
    }

    /// Returns a city's state.
    pub(crate) fn city(&self, seat: Seat) -> &City {
        &self.state.cities[seat]
    }

    /// Returns the number of units of a product that a city has.
    pub(crate) fn has(&self, seat: Seat, product: Product) -> u8 {
        self.state.cities[seat].stock.count(product)
    }

    /// Returns the position of the marker of the lawsuit on this space (counted from 0), positive on Hamburg's side.
    pub(crate) fn marker(&self, slot: usize) -> i8 {
        self.state.lawsuits.get(slot).expect("a lawsuit lies there").marker.place()
    }

    /// Returns the number of the lawsuit on a space, counted from 0.
    pub(crate) fn lawsuit_on(&self, slot: usize) -> Option<u8> {
        self.state.lawsuits.get(slot).map(|lawsuit| lawsuit.card.0 + 1)
    }

    /// Returns the position of the prestige marker, positive on Hamburg's side.
    pub(crate) fn prestige_place(&self) -> i8 {
        self.state.prestige.place()
    }

    /// Returns the winning city and the reason, if the game is over.
    pub(crate) fn won(&self) -> Option<(Seat, &'static str)> {
        self.outcome().map(|outcome| (outcome.winner().expect("no ties"), outcome.reason()))
    }
}

/// Returns the set of cards with these numbers, counted from 1.
pub(crate) fn cards<Id: CardId>(numbers: &[u8]) -> CardsOf<Id> {
    numbers.iter().map(|number| Id::of(number - 1)).collect()
}

/// Returns `count` units of one product.
pub(crate) fn goods(product: Product, count: u8) -> Goods {
    Goods::of(product, count)
}
