//! The state of the table, with queries but no rules.

use rondel::components::{Agenda, Arrivals, Cards, Deck, Kind, Market, Rotation, Row};
use rondel::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::content::{Ability, BUILDINGS, Board, Bundle, Change, Content, Deed, Effect, Good, Goods, Icons};

/// The seat of the training opponent in a solo game. A solo game uses a table for two (HB-7.1).
pub const TRAINER: Seat = Seat::new(1);
/// Maximum number of cards in the display, used with four players.
pub const DISPLAY: usize = 7;

/// The complete state of the table, including hidden cards.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// Each player's state.
    pub players: PerSeat<Player, 4>,
    /// The turn order and the active player. The training opponent takes turns too.
    pub turns: Rotation,
    /// Whether a single player plays against the training opponent.
    pub solo: bool,
    /// Number of turns before the training opponent buys (HB-7.5).
    pub countdown: u8,
    /// The goods on the market, cheapest first.
    pub market: Market<Good, 4>,
    /// The buildings for sale, from left to right.
    pub display: Row<u8, DISPLAY>,
    /// The stack of face-down building cards.
    pub stack: Deck,
    /// The cards that the Noble is looking at before the first turn.
    pub looked: Cards,
    /// The building that the active player's worker left in this turn.
    pub left: Option<Building>,
    /// Whether the active player has used a once-per-turn ability.
    pub ability_used: bool,
    /// The recipient of a fee that the active player still owes, or `None` if no fee is due.
    pub fee_due: Option<Seat>,
    /// Tasks to be decided or carried out. The innermost task is the last.
    pub agenda: Agenda<Item, 20>,
    /// Number of turns that have ended since the last turn with a purchase (HB-5.6).
    pub idle_turns: u8,
    /// Whether a building has been bought in this turn.
    pub bought_now: bool,
    /// Whether the game has ended.
    pub is_over: bool,
}

/// The cards and goods of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The goods in the warehouse.
    pub goods: Goods,
    /// The board side in use, as an index into the content.
    pub board: Option<u8>,
    /// The two boards to choose from, until one has been kept.
    pub offered: [u8; 2],
    /// The building cards, including the free building.
    pub buildings: Cards,
    /// The order in which the building cards were acquired, for display.
    pub arrivals: Arrivals<6>,
    /// The Noble's free building, which has no points and does not count as one of the four buildings to buy.
    pub free: Option<u8>,
    /// The building that the worker occupies, or `None` before the first move.
    pub worker: Option<Building>,
    /// The bonus card, known only to its owner.
    pub bonus: Option<u8>,
    /// The points received for exchanging goods at the end (HB-5.4).
    pub bonus_points: u8,
}

impl Player {
    /// Adds a building card.
    pub fn take_building(&mut self, card: u8) {
        self.buildings.add(card);
        self.arrivals.add(card);
    }

    /// Returns the number of buildings bought.
    pub fn bought(&self) -> u8 {
        self.buildings.len() as u8 - u8::from(self.free.is_some())
    }
}

/// A building: either a card, identified by its number, or a seat's starting building.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Building(u8);

const FIRST_START: u8 = 64;

impl Building {
    /// Returns the building for a card.
    pub const fn card(card: u8) -> Self {
        Self(card)
    }

    /// Returns a seat's starting building.
    pub const fn start_of(seat: Seat) -> Self {
        Self(FIRST_START + seat.index() as u8)
    }

    /// Returns the card number, or `None` for a starting building.
    pub const fn as_card(self) -> Option<u8> {
        if self.0 < BUILDINGS { Some(self.0) } else { None }
    }

    /// Returns the seat that has this starting building, or `None` for a card.
    pub const fn as_start(self) -> Option<Seat> {
        if self.0 >= FIRST_START { Some(Seat::new(self.0 - FIRST_START)) } else { None }
    }
}

/// A set of buildings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Buildings(u128);

impl Buildings {
    /// Returns whether the set contains this building.
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
    /// The empty set.
    pub const NONE: Self = Self(0);
    /// All four goods.
    pub const ALL: Self = Self(15);

    /// Returns whether the set contains this good.
    #[inline]
    pub const fn has(self, good: Good) -> bool {
        self.0 >> good as u8 & 1 == 1
    }

    /// Returns the set with this good added.
    #[must_use]
    #[inline]
    pub const fn with(self, good: Good) -> Self {
        Self(self.0 | 1 << good as u8)
    }

    /// Returns the set with this good removed.
    #[must_use]
    pub const fn without(self, good: Good) -> Self {
        Self(self.0 & !(1 << good as u8))
    }

    /// Returns the set with these goods removed.
    #[must_use]
    #[inline]
    pub const fn except(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Returns the goods that are in either set.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the number of goods.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns an iterator over the goods in order.
    pub fn iter(self) -> impl Iterator<Item = Good> {
        Good::ALL.iter().copied().filter(move |good| self.has(*good))
    }

    /// Returns all sets that contain every good of this set and only goods of `most`, including this set and
    /// `most` themselves.
    pub fn up_to(self, most: Self) -> impl Iterator<Item = Self> {
        (0..=Self::ALL.0).map(Self).filter(move |set| set.0 & self.0 == self.0 && set.0 & most.0 == set.0)
    }
}

impl FromIterator<Good> for GoodSet {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Self {
        goods.into_iter().fold(Self::NONE, Self::with)
    }
}

/// Returns the kinds of goods with a count above zero.
pub fn kinds_in(goods: &Goods) -> GoodSet {
    goods.iter().map(|(good, _)| good).collect()
}

/// A pending task and the player who is responsible for it.
pub type Item = rondel::components::AgendaItem<Task>;

/// A pending task. Tasks in the first group wait for a decision if there is anything to decide. Tasks in the
/// second group are carried out as soon as they reach the top of the agenda.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Keep one of two boards (HB-1.6).
    ChooseBoard,
    /// Choose the free building (HB-6.18).
    ChooseFree,
    /// Move the worker (HB-2.2).
    #[default]
    Move,
    /// Pay the fee to this owner, either now or later (HB-2.8).
    Fee(Seat),
    /// Pay the fee to this owner, if it is still due (HB-2.8).
    FeeAfter(Seat),
    /// Take goods of the player's choice (HB-3.1).
    Take(Taking),
    /// Convert goods (HB-3.4).
    Convert {
        /// The goods paid.
        pay: Bundle,
        /// The goods gained.
        gain: Bundle,
        /// Number of conversions left.
        times: u8,
        /// Whether one conversion has been carried out, in which case the player may stop.
        done: bool,
    },
    /// Choose the good to double (HB-3.8).
    Double,
    /// Change the market (HB-3.9 to HB-3.11).
    Market {
        /// The kind of change.
        change: Change,
        /// Whether the market may be left unchanged (HB-3.19).
        may_decline: bool,
    },
    /// Choose the good for a slot, after the more expensive slots have been filled (HB-3.11).
    Arrange {
        /// The slot, from 0.
        slot: u8,
        /// Whether the order still has to change (HB-3.19).
        must_change: bool,
    },
    /// Choose the opponent who pays a levy (HB-3.12).
    LevyFrom,
    /// Choose the good to give to this seat (HB-3.12, HB-3.13).
    Give(Seat),
    /// Choose the building to copy (HB-3.15).
    CopyOccupied,
    /// Choose which of two parts to carry out first (HB-3.17).
    Parts {
        /// The building with these parts.
        building: Building,
        /// The open parts, one bit each.
        open: u8,
    },
    /// Choose one of two effects of a building (HB-3.18).
    Either(Building),
    /// Ship and buy (chapter 4).
    Purchase(Purchase),
    /// Choose which units the warehouses keep (HB-4.8).
    KeepBack {
        /// The shipped goods that have not been kept so far.
        loose: Goods,
        /// Number of units to keep.
        left: u8,
    },
    /// Choose the shipped good for the next slot (HB-6.17).
    Refill {
        /// The shipped goods.
        shipped: GoodSet,
        /// Number of goods already placed.
        placed: u8,
    },
    /// Use the once-per-turn ability or end the turn (HB-6.7).
    EndOfTurn,

    /// Look at the stack for the free building (HB-6.18).
    LookAtStack,
    /// Carry out the action of a building.
    Deed(Building),
    /// Carry out this effect.
    Do(Effect),
    /// Gain these goods, multiplied by this number (HB-3.1, HB-3.2).
    Gain(Bundle, u8),
    /// Refill the display and apply the consequences of a purchase.
    AfterPurchase {
        /// The goods shipped.
        shipped: GoodSet,
        /// Number of buildings bought.
        bought: u8,
    },
}

/// A choice of goods to take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Taking {
    /// Number of units left to take.
    pub left: u8,
    /// Goods that may not be chosen (HB-3.6).
    pub except: GoodSet,
    /// Whether all units must be of one kind.
    pub same: bool,
    /// The goods gained in this step so far (HB-6.5).
    pub gained: GoodSet,
    /// Whether these are the starting goods (HB-1.8), which do not trigger abilities.
    pub to_begin: bool,
}

/// A purchase in progress. Nothing is shipped before a building is bought, so until then the purchase is only a plan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Purchase {
    /// The goods to be shipped.
    pub shipped: GoodSet,
    /// Whether one of each good is sold to the inland traders (HB-4.11).
    pub bundle: bool,
    /// Number of buildings that may still be bought.
    pub left: u8,
    /// Number of buildings bought.
    pub bought: u8,
    /// Number of dollars spent on these buildings.
    pub spent: u8,
    /// Discount on each building, in dollars (HB-4.4).
    pub discount: u8,
    /// Number of warehouse icons, each of which keeps a unit (HB-4.8).
    pub warehouses: u8,
    /// Whether the purchase may be declined (HB-3.19).
    pub may_decline: bool,
}

impl State {
    /// Returns the player whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.turns.active()
    }

    /// Returns whether this is the seat of the training opponent.
    #[inline]
    pub fn is_trainer(&self, seat: Seat) -> bool {
        self.solo && seat == TRAINER
    }

    /// Returns the number of slots in the display: the number of players plus three (HB-1.3).
    pub fn display_slots(&self) -> usize {
        self.turns.seats().count() + 3
    }

    /// Returns a player's board, if one has been kept.
    pub fn board<'a>(&self, content: &'a Content, seat: Seat) -> Option<&'a Board> {
        self.players[seat].board.map(|board| &content.boards[usize::from(board)])
    }

    /// Returns a player's ability.
    #[inline]
    pub fn ability(&self, content: &Content, seat: Seat) -> Ability {
        self.board(content, seat).map_or(Ability::None, |board| board.ability)
    }

    /// Counts the icons of all buildings a player owns (HB-2.13).
    #[inline]
    pub fn icons(&self, content: &Content, seat: Seat) -> Icons {
        let start = self.players[seat].board.map_or(Icons::default(), |board| content.board_icons[usize::from(board)]);
        self.players[seat].buildings.iter().fold(start, |sum, card| sum.plus(content.icons[usize::from(card)]))
    }

    /// Returns the owner of a building, or `None` if it is in the display.
    pub fn owner(&self, building: Building) -> Option<Seat> {
        match building.as_card() {
            Some(card) => self.turns.seats().each().find(|seat| self.players[*seat].buildings.has(card)),
            None => building.as_start(),
        }
    }

    /// Returns whether no worker has moved yet.
    pub fn nobody_has_moved(&self) -> bool {
        self.turns.seats().each().all(|seat| self.players[seat].worker.is_none())
    }

    /// Returns the buildings that are occupied by workers.
    pub fn occupied(&self) -> Buildings {
        self.turns.seats().each().filter_map(|seat| self.players[seat].worker).collect()
    }

    /// Returns the players whose workers are on a building.
    pub fn workers_on(&self, building: Building) -> impl Iterator<Item = Seat> + use<'_> {
        self.turns.seats().each().filter(move |seat| self.players[*seat].worker == Some(building))
    }

    /// Returns the action of a building.
    pub fn deed(&self, content: &Content, building: Building) -> Deed {
        match (building.as_card(), building.as_start()) {
            (Some(card), _) => content.buildings[usize::from(card)].action,
            (None, start) => {
                let board = start.and_then(|seat| self.players[seat].board).unwrap_or(crate::content::WHARFS);
                content.boards[usize::from(board)].start
            }
        }
    }

    /// Returns the player who has the Noble and may therefore know cards under the stack.
    pub fn noble(&self, content: &Content) -> Option<Seat> {
        let is_noble = |seat: &Seat| matches!(self.ability(content, *seat), Ability::FreeBuilding { .. });
        self.turns.seats().each().find(is_noble)
    }
}
