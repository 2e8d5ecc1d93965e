//! The state of the table, with queries but no rules.

use rondel::components::{Agenda, Arrivals, Deck, Ring, Rotation, Row, Track};
use rondel::{Outcome, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::content::{
    ALLIANCES_TO_WIN, AllianceId, CITY_NAME, CardId, CardsOf, Effect, Goods, LAWSUITS_TO_WIN, LawsuitId, Pick, Product,
    SHIPS, SPACES, ShipId, SpecialId,
};

/// The seat that plays Hamburg (red). There are two players (RC-1.1).
pub const HAMBURG: Seat = Seat::new(0);
/// The seat that plays Altona (blue).
pub const ALTONA: Seat = Seat::new(1);
/// Both cities.
pub const CITIES: [Seat; 2] = [HAMBURG, ALTONA];

/// Returns the direction of a city's name on the prestige track and on lawsuit pieces: 1 (right) for Hamburg,
/// -1 for Altona.
pub const fn side(city: Seat) -> i8 {
    if city.index() == 0 { 1 } else { -1 }
}

/// The complete state of the table, including hidden cards.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// Each city's state.
    pub cities: PerSeat<City, 2>,
    /// The common supply.
    pub bank: Bank,
    /// The position of the ink jar.
    pub jar: Ring<SPACES>,
    /// The basic action card on each light space, or 0 on all other spaces.
    pub ring: [u8; SPACES as usize],
    /// The special action cards on the dark spaces 4, 8, 12 and 16.
    pub dark: Row<SpecialId, 4>,
    /// The action stack and its discard pile.
    pub specials: Deck,
    /// Special action cards currently being performed.
    pub in_play: CardsOf<SpecialId>,
    /// The ship cards on the board.
    pub ships: Row<ShipId, 4>,
    /// The ship stack.
    pub ship_stack: CardsOf<ShipId>,
    /// Ship cards left in the box, unseen.
    pub ship_box: CardsOf<ShipId>,
    /// The alliance cards on the board.
    pub alliances: Row<AllianceId, 4>,
    /// The lawsuits on spaces I, II and III.
    pub lawsuits: Row<Lawsuit, 3>,
    /// The lawsuit stack.
    pub lawsuit_stack: CardsOf<LawsuitId>,
    /// Lawsuit cards left in the box, unseen.
    pub lawsuit_box: CardsOf<LawsuitId>,
    /// Lawsuits resolved without a winner.
    pub lawsuits_gone: CardsOf<LawsuitId>,
    /// Position of the prestige marker, positive on Hamburg's side.
    pub prestige: Track<CITY_NAME>,
    /// The holder of the bell token, or `None` outside an off-season.
    pub bell: Option<Seat>,
    /// The current step of the off-season, or 0 outside an off-season.
    pub season_step: u8,
    /// Number of off-seasons begun.
    pub seasons: u8,
    /// The turn order, including the active city.
    pub turns: Rotation,
    /// Tasks to be decided or carried out. The innermost task is the last.
    pub agenda: Agenda<Item, 24>,
    /// The result of the game, or `None` while the game is in progress.
    pub end: Option<End>,
}

/// The cards and pieces in front of a city. Their number is not limited (RC-10.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct City {
    /// The products in stock.
    pub stock: Goods,
    /// Number of letters.
    pub letters: u8,
    /// Number of star tokens.
    pub stars: u8,
    /// Number of active factories (pliers face up).
    pub active_factories: u8,
    /// Number of inactive factories (cross face up).
    pub inactive_factories: u8,
    /// Ship cards.
    pub ships: CardsOf<ShipId>,
    /// Alliance cards.
    pub alliances: CardsOf<AllianceId>,
    /// Lawsuit cards won.
    pub lawsuits: CardsOf<LawsuitId>,
    /// The order in which the ships, alliances and lawsuits were acquired, for display.
    pub arrivals: WonOrder,
    /// Special action cards in hand.
    pub hand: CardsOf<SpecialId>,
    /// Cards in hand that the rival knows (RC-13.3, RC-13.6).
    pub known: CardsOf<SpecialId>,
}

/// The order in which a city acquired its cards of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct WonOrder {
    /// The order of the ships.
    pub ships: Arrivals<{ SHIPS as usize }>,
    /// The order of the alliances.
    pub alliances: Arrivals<{ ALLIANCES_TO_WIN as usize }>,
    /// The order of the lawsuits.
    pub lawsuits: Arrivals<{ LAWSUITS_TO_WIN as usize }>,
}

impl City {
    /// Adds a ship.
    pub fn take_ship(&mut self, card: ShipId) {
        self.ships.add(card);
        self.arrivals.ships.add(card.number());
    }

    /// Adds an alliance.
    pub fn take_alliance(&mut self, card: AllianceId) {
        self.alliances.add(card);
        self.arrivals.alliances.add(card.number());
    }

    /// Removes an alliance.
    pub fn give_up_alliance(&mut self, card: AllianceId) {
        self.alliances.remove(card);
        self.arrivals.alliances.remove(card.number());
    }

    /// Adds a lawsuit.
    pub fn take_lawsuit(&mut self, card: LawsuitId) {
        self.lawsuits.add(card);
        self.arrivals.lawsuits.add(card.number());
    }

    /// Returns the total number of factories.
    pub fn factories(&self) -> u8 {
        self.active_factories + self.inactive_factories
    }
}

/// The common supply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Bank {
    /// The products in the supply.
    pub goods: Goods,
    /// Number of letters.
    pub letters: u8,
    /// Number of factories.
    pub factories: u8,
    /// Number of star tokens.
    pub stars: u8,
}

/// A lawsuit on the board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lawsuit {
    /// The card.
    pub card: LawsuitId,
    /// Position of the lawsuit's marker, positive on Hamburg's side.
    pub marker: Track<4>,
}

impl Lawsuit {
    /// Returns the position of the marker as seen by a city: positive on the city's side, negative on the
    /// rival's side.
    pub fn lead_of(&self, city: Seat) -> i8 {
        self.marker.place() * side(city)
    }
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// The city that won.
    pub winner: Seat,
    /// The rule that ended the game.
    pub by: Ending,
}

impl End {
    /// Returns the outcome of the game. Kept out of line, so that `turn`, which playouts call before every action, is
    /// inlined.
    #[cold]
    #[inline(never)]
    pub(crate) fn outcome(self) -> Outcome {
        Outcome::win(self.winner, Seats::TWO, self.by.key())
    }
}

/// The ways a game can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// Instant win by a lead of three ships (RC-11.1).
    Ships,
    /// Instant win by a third lawsuit (RC-11.2).
    Lawsuits,
    /// Instant win by all four alliances (RC-11.3).
    Alliances,
    /// Instant win by reaching the city's name (RC-11.4).
    Prestige,
    /// Star scoring after the last ship (RC-12.1).
    NoShips,
    /// Star scoring after the last lawsuit (RC-12.2).
    NoLawsuits,
    /// Star scoring after the last factory (RC-12.3).
    NoFactories,
    /// Star scoring after the last star token (RC-12.4).
    NoStars,
}

impl Ending {
    /// Returns the message key of the text that describes this ending.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Ships => "end-ships",
            Self::Lawsuits => "end-lawsuits",
            Self::Alliances => "end-alliances",
            Self::Prestige => "end-prestige",
            Self::NoShips => "end-no-ships",
            Self::NoLawsuits => "end-no-lawsuits",
            Self::NoFactories => "end-no-factories",
            Self::NoStars => "end-no-stars",
        }
    }
}

/// A pending task and the city that is responsible for it.
pub type Item = rondel::components::AgendaItem<Task>;

/// A pending task. Tasks in the first group wait for a decision if there is anything to decide. Tasks in the
/// second group are carried out as soon as they reach the top of the agenda.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Choose the first product (RC-1.14).
    FirstProduct,
    /// Move the ink jar (RC-2.2).
    #[default]
    MoveJar,
    /// Pay this many more products of any kind for the move (RC-2.5).
    PayMove(u8),
    /// Choose one of the options A to D (RC-3.1).
    ChooseOption,
    /// Choose between the open halves of option C (RC-3.5).
    BothOptions {
        /// Whether option A is still open.
        a: bool,
        /// Whether option B is still open.
        b: bool,
    },
    /// Perform the open actions of a card (RC-4.2).
    Card {
        /// The card.
        card: CardRef,
        /// The open actions, one bit each.
        open: u8,
    },
    /// Choose the product and the number of factories for a Production (RC-5.2).
    Produce(Pick, u8),
    /// Choose more products (RC-5.4).
    TakeAny {
        /// Number of products left to choose.
        left: u8,
        /// The kinds of products that came from the supply so far, one bit each.
        gained: u8,
        /// Whether alliances add products, which is the case for a Gift or Production.
        favoured: bool,
    },
    /// Donate (RC-5.5).
    Donate {
        /// The product to pay.
        what: Pick,
        /// Number of products to pay.
        price: u8,
        /// Number of stars gained.
        stars: u8,
        /// Number of Donations left.
        times: u8,
        /// Whether this action has already gained a star.
        gained: bool,
    },
    /// Swap up to this many more products (RC-5.6).
    Swap(u8),
    /// Pay for a factory (RC-5.11).
    PayFactory(u8),
    /// Perform this effect or decline it (RC-4.5).
    Offer(Effect),
    /// Pay to repeat "Earn prestige" (RC-7.8, RC-8.9).
    RepeatPrestige {
        /// Whether Bruxelles can be used.
        alliance: bool,
        /// Whether ship 16 can be used.
        ship: bool,
    },
    /// Pay to repeat drawing a card (RC-7.10).
    RepeatDraw,
    /// Choose an alliance (RC-5.16).
    FormAlliance,
    /// Choose a ship (RC-5.18).
    BuyShip,
    /// Choose a lawsuit to advance (RC-5.21).
    Advance {
        /// Whether this advance is a repeat with Le Havre.
        repeat: bool,
    },
    /// Pay the legal costs again for another sway (RC-5.24).
    SwayAgain {
        /// The lawsuit space, from 0.
        slot: u8,
        /// Number of repetitions left.
        left: u8,
    },
    /// Pay Le Havre for a second advance (RC-7.9).
    RepeatLawsuit,
    /// Choose a court ruling (RC-5.25, RC-5.26).
    Court,
    /// Steal up to this many more products (RC-5.27).
    Steal(u8),
    /// Pay an alliance's upkeep or return the alliance card (RC-6.2).
    Upkeep(AllianceId),
    /// Exchange letters before the turn ends, or end the turn (RC-5.29).
    LastExchange,

    /// Carry out this effect immediately.
    Do(Effect),
    /// Move the marker of the lawsuit on this space (RC-5.22).
    Sway(u8),
    /// Discard the special card that was performed (RC-3.4).
    Discard(SpecialId),
    /// Fill the empty ship space (RC-5.20).
    RefillShips,
    /// Move the lawsuits forward (RC-9.4).
    RefillLawsuits,
    /// Begin a step of the off-season (RC-6.1).
    OffSeason(u8),
}

/// An action card in the ring or in play. The number is 0 for the overview and 1 to 15 for the basic cards.
/// Numbers from 16 are special cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardRef(u8);

const FIRST_SPECIAL: u8 = 16;

impl CardRef {
    /// The overview's action.
    pub const OVERVIEW: Self = Self(0);

    /// Returns the basic card with this number.
    pub const fn basic(number: u8) -> Self {
        Self(number)
    }

    /// Returns the special card with this index in the content.
    pub const fn special(card: SpecialId) -> Self {
        Self(FIRST_SPECIAL + card.0)
    }

    /// Returns the number of a basic card, 0 for the overview, or `None` for a special card.
    pub const fn as_basic(self) -> Option<u8> {
        if self.0 < FIRST_SPECIAL { Some(self.0) } else { None }
    }

    /// Returns the index of a special card in the content, or `None` for any other card.
    pub const fn as_special(self) -> Option<SpecialId> {
        if self.0 < FIRST_SPECIAL { None } else { Some(SpecialId(self.0 - FIRST_SPECIAL)) }
    }
}

/// Returns the index of a dark space in [`State::dark`], or `None` for any other space. Every fourth space is
/// dark, except space 0, which belongs to the overview (RC-1.2).
pub const fn dark_slot(space: u8) -> Option<usize> {
    if space != 0 && space.is_multiple_of(4) { Some(space as usize / 4 - 1) } else { None }
}

impl State {
    /// Returns the city whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.turns.active()
    }

    /// Returns the action card at a space of the ring. At space 0, this is the overview's action (RC-3.3).
    /// Returns `None` for a space whose special card has been taken.
    #[inline]
    pub fn card_at(&self, space: u8) -> Option<CardRef> {
        match dark_slot(space) {
            Some(slot) => self.dark.get(slot).map(CardRef::special),
            None if space == 0 => Some(CardRef::OVERVIEW),
            None => Some(CardRef::basic(self.ring[space as usize])),
        }
    }

    /// Returns the position of the prestige marker as seen by a city: positive on the city's side, negative on
    /// the rival's side.
    #[inline]
    pub fn prestige_of(&self, city: Seat) -> i8 {
        self.prestige.place() * side(city)
    }

    /// Returns whether a city could gain a product, either from the supply or from a rival that has more of
    /// this product (RC-10.4).
    #[inline]
    pub fn can_gain(&self, city: Seat, product: Product) -> bool {
        self.bank.goods.count(product) > 0
            || self.cities[city.rival()].stock.count(product) > self.cities[city].stock.count(product)
    }
}
