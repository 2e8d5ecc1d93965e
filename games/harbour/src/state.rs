//! Everything on the table, and questions about it; no rules.

use rondel::components::{Agenda, Cards, Deck, Kind, Market, Rotation, Row};
use rondel::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::content::{Ability, BUILDINGS, Board, Bundle, Change, Content, Deed, Effect, Good, Goods, Icons};

/// HB-7.1: alone, the training opponent sits at this place of a table for two.
pub const TRAINER: Seat = Seat::new(1);
/// The longest display: for four players.
pub const DISPLAY: usize = 7;

/// Everything on the table, hidden cards included.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What lies before each player.
    pub players: PerSeat<Player, 4>,
    /// Whose turn it is; the training opponent has turns too.
    pub turns: Rotation,
    /// Whether one person plays against the training opponent.
    pub solo: bool,
    /// How many turns the training opponent takes before it buys (HB-7.5).
    pub countdown: u8,
    /// The goods on the market, the cheapest first.
    pub market: Market<Good, 4>,
    /// The buildings for sale, from left to right.
    pub display: Row<u8, DISPLAY>,
    /// The face-down building cards.
    pub stack: Deck,
    /// The cards at which the Noble looks before the game.
    pub looked: Cards,
    /// The building that the worker of the active player left in this turn.
    pub left: Option<Building>,
    /// Whether the active player used an ability for once in a turn.
    pub ability_used: bool,
    /// To whom the active player still owes a fee.
    pub fee_due: Option<Seat>,
    /// What is still to be decided, innermost last.
    pub agenda: Agenda<Item, 20>,
    /// How many turns have ended since the one with the last purchase (HB-5.6).
    pub idle_turns: u8,
    /// Whether a building was bought in this turn.
    pub bought_now: bool,
    /// Whether the game has ended.
    pub is_over: bool,
}

/// What lies before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The goods in the warehouse.
    pub goods: Goods,
    /// Which side of which board: a place in the content.
    pub board: Option<u8>,
    /// The two boards to choose from, until one was kept.
    pub offered: [u8; 2],
    /// The building cards, the free one included.
    pub buildings: Cards,
    /// The building of the Noble, which has no points and is not one of the four.
    pub free: Option<u8>,
    /// Where the worker stands; nowhere before the first move.
    pub worker: Option<Building>,
    /// The bonus card, known to its owner alone.
    pub bonus: Option<u8>,
    /// The points into which goods were turned at the end (HB-5.4).
    pub bonus_points: u8,
}

impl Player {
    /// How many buildings were bought.
    pub fn bought(&self) -> u8 {
        self.buildings.len() as u8 - u8::from(self.free.is_some())
    }
}

/// A building: a card by its number, or the starting building of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Building(u8);

const FIRST_START: u8 = 64;

impl Building {
    /// A card.
    pub const fn card(card: u8) -> Self {
        Self(card)
    }

    /// The starting building of a seat.
    pub const fn start_of(seat: Seat) -> Self {
        Self(FIRST_START + seat.index() as u8)
    }

    /// The number of the card.
    pub const fn as_card(self) -> Option<u8> {
        if self.0 < BUILDINGS { Some(self.0) } else { None }
    }

    /// Whose starting building it is.
    pub const fn as_start(self) -> Option<Seat> {
        if self.0 >= FIRST_START { Some(Seat::new(self.0 - FIRST_START)) } else { None }
    }
}

/// A set of buildings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Buildings(u128);

impl Buildings {
    /// Whether this building is in it.
    #[inline]
    pub const fn has(self, building: Building) -> bool {
        self.0 >> building.0 & 1 == 1
    }
}

impl FromIterator<Building> for Buildings {
    fn from_iter<I: IntoIterator<Item = Building>>(buildings: I) -> Self {
        Self(buildings.into_iter().fold(0, |all, building| all | 1 << building.0))
    }
}

/// A set of goods.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GoodSet(u8);

impl GoodSet {
    /// No good.
    pub const NONE: Self = Self(0);
    /// All four.
    pub const ALL: Self = Self(15);

    /// Whether this good is in it.
    #[inline]
    pub const fn has(self, good: Good) -> bool {
        self.0 >> good as u8 & 1 == 1
    }

    /// The set with this good.
    #[must_use]
    #[inline]
    pub const fn with(self, good: Good) -> Self {
        Self(self.0 | 1 << good as u8)
    }

    /// The set without this good.
    #[must_use]
    pub const fn without(self, good: Good) -> Self {
        Self(self.0 & !(1 << good as u8))
    }

    /// The set without these goods.
    #[must_use]
    #[inline]
    pub const fn except(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// All goods of both sets.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The goods in order.
    pub fn iter(self) -> impl Iterator<Item = Good> {
        Good::ALL.iter().copied().filter(move |good| self.has(*good))
    }

    /// The sets between this one and a larger one, both included, each once.
    pub fn up_to(self, most: Self) -> impl Iterator<Item = Self> {
        (0..=Self::ALL.0).map(Self).filter(move |set| set.0 & self.0 == self.0 && set.0 & most.0 == set.0)
    }
}

impl FromIterator<Good> for GoodSet {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Self {
        goods.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The kinds of goods that lie there.
pub fn kinds_in(goods: &Goods) -> GoodSet {
    goods.iter().map(|(good, _)| good).collect()
}

/// Something still to be decided or done, and by whom.
pub type Item = rondel::components::AgendaItem<Task>;

/// What is still to be decided or done. The first group waits for a decision, unless nothing is left to decide; the
/// second is done at once when it comes to the top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Keep one of two boards (HB-1.6).
    ChooseBoard,
    /// Choose the free building (HB-6.18).
    ChooseFree,
    /// Move the worker (HB-2.2).
    #[default]
    Move,
    /// Pay the fee to this owner now, or later (HB-2.8).
    Fee(Seat),
    /// Pay the fee to this owner, if it is still due (HB-2.8).
    FeeAfter(Seat),
    /// Take units of one's choice (HB-3.1).
    Take(Taking),
    /// Convert goods (HB-3.4).
    Convert {
        /// What is paid.
        pay: Bundle,
        /// What is gained.
        gain: Bundle,
        /// How often still.
        times: u8,
        /// Whether it was done once, so that one may stop.
        done: bool,
    },
    /// Choose the good that doubles (HB-3.8).
    Double,
    /// Change the market (HB-3.9 to HB-3.11).
    Market {
        /// How.
        change: Change,
        /// Whether it may be left as it is (HB-3.19).
        may_decline: bool,
    },
    /// Choose the good for a slot, the dearer ones being chosen (HB-3.11).
    Arrange {
        /// Which slot, from 0.
        slot: u8,
        /// Whether the order is still the one it was and must become another (HB-3.19).
        must_change: bool,
    },
    /// Choose who pays a levy (HB-3.12).
    LevyFrom,
    /// Choose the good that is given to this seat (HB-3.12, HB-3.13).
    Give(Seat),
    /// Choose the building that is copied (HB-3.15).
    CopyOccupied,
    /// Choose which of two parts comes first; those open, one bit each (HB-3.17).
    Parts {
        /// Of which building.
        building: Building,
        /// The open parts.
        open: u8,
    },
    /// Choose one of two things (HB-3.18).
    Either(Building),
    /// Ship and buy (chapter 4).
    Purchase(Purchase),
    /// Choose which units the warehouses keep (HB-4.8).
    KeepBack {
        /// What of the shipped goods is not kept yet.
        loose: Goods,
        /// How many units are kept.
        left: u8,
    },
    /// Choose which of the shipped goods comes into the next slot (HB-6.17).
    Refill {
        /// Those shipped.
        shipped: GoodSet,
        /// How many were put back.
        placed: u8,
    },
    /// Use the ability for once in a turn, or not (HB-6.7).
    EndOfTurn,

    /// Look at the stack for the free building (HB-6.18).
    LookAtStack,
    /// Do the action of a building.
    Deed(Building),
    /// Do this.
    Do(Effect),
    /// Gain this so many times (HB-3.1, HB-3.2).
    Gain(Bundle, u8),
    /// Fill the market and the display, and see what the purchase brings.
    AfterPurchase {
        /// What was shipped.
        shipped: GoodSet,
        /// How many buildings were bought.
        bought: u8,
    },
}

/// Taking units of one's choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Taking {
    /// How many are left to take.
    pub left: u8,
    /// Goods that may not be chosen (HB-3.6).
    pub except: GoodSet,
    /// Whether all are of one kind.
    pub same: bool,
    /// What was gained in this step so far (HB-6.5).
    pub gained: GoodSet,
    /// Whether these are the goods one begins with (HB-1.8), which no ability counts.
    pub to_begin: bool,
}

/// A purchase on its way: nothing is shipped before a building is bought, so all of it is still a plan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Purchase {
    /// The goods to be shipped.
    pub shipped: GoodSet,
    /// Whether one of each good goes to the inland traders (HB-4.11).
    pub bundle: bool,
    /// How many buildings may still be bought.
    pub left: u8,
    /// How many were bought.
    pub bought: u8,
    /// The dollars spent on them.
    pub spent: u8,
    /// What each building costs less (HB-4.4).
    pub discount: u8,
    /// The warehouses that keep a unit (HB-4.8).
    pub warehouses: u8,
    /// Whether it may be declined (HB-3.19).
    pub may_decline: bool,
}

impl State {
    /// Whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.turns.active()
    }

    /// Whether the training opponent sits here.
    #[inline]
    pub fn is_trainer(&self, seat: Seat) -> bool {
        self.solo && seat == TRAINER
    }

    /// HB-1.3: as many slots as players and three more.
    pub fn display_slots(&self) -> usize {
        self.turns.seats().count() + 3
    }

    /// The board of a player.
    pub fn board<'a>(&self, content: &'a Content, seat: Seat) -> Option<&'a Board> {
        self.players[seat].board.map(|board| &content.boards[usize::from(board)])
    }

    /// The ability of a player.
    #[inline]
    pub fn ability(&self, content: &Content, seat: Seat) -> Ability {
        self.board(content, seat).map_or(Ability::None, |board| board.ability)
    }

    /// HB-2.13: the icons of all buildings a player owns.
    #[inline]
    pub fn icons(&self, content: &Content, seat: Seat) -> Icons {
        let start = self.players[seat].board.map_or(Icons::default(), |board| content.board_icons[usize::from(board)]);
        self.players[seat].buildings.iter().fold(start, |sum, card| sum.plus(content.icons[usize::from(card)]))
    }

    /// Whose building it is; nobody's while it lies in the display.
    pub fn owner(&self, building: Building) -> Option<Seat> {
        match building.as_card() {
            Some(card) => self.turns.seats().each().find(|seat| self.players[*seat].buildings.has(card)),
            None => building.as_start(),
        }
    }

    /// Whether the first turn is still to come.
    pub fn nobody_has_moved(&self) -> bool {
        self.turns.seats().each().all(|seat| self.players[seat].worker.is_none())
    }

    /// The buildings on which workers stand.
    pub fn occupied(&self) -> Buildings {
        self.turns.seats().each().filter_map(|seat| self.players[seat].worker).collect()
    }

    /// The players whose workers stand on a building.
    pub fn workers_on(&self, building: Building) -> impl Iterator<Item = Seat> + use<'_> {
        self.turns.seats().each().filter(move |seat| self.players[*seat].worker == Some(building))
    }

    /// What a building does.
    pub fn deed(&self, content: &Content, building: Building) -> Deed {
        match (building.as_card(), building.as_start()) {
            (Some(card), _) => content.buildings[usize::from(card)].action,
            (None, start) => {
                let board = start.and_then(|seat| self.players[seat].board).unwrap_or(crate::content::WHARFS);
                content.boards[usize::from(board)].start
            }
        }
    }

    /// The Noble, who may know a card under the stack.
    pub fn noble(&self, content: &Content) -> Option<Seat> {
        let is_noble = |seat: &Seat| matches!(self.ability(content, *seat), Ability::FreeBuilding { .. });
        self.turns.seats().each().find(is_noble)
    }
}
