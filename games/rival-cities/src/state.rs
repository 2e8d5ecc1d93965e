//! Everything on the table, and questions about it; no rules.

use rondel::components::{Agenda, Deck, Ring, Rotation, Row, Track};
use rondel::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::content::{
    AllianceId, CITY_NAME, CardsOf, Effect, Goods, LawsuitId, Pick, Product, SPACES, ShipId, SpecialId,
};

/// RC-1.1: two players, this seat plays Hamburg (red).
pub const HAMBURG: Seat = Seat::new(0);
/// The seat that plays Altona (blue).
pub const ALTONA: Seat = Seat::new(1);
/// Both cities.
pub const CITIES: [Seat; 2] = [HAMBURG, ALTONA];

/// The way to a city's name on the prestige track and on lawsuit pieces: to the right for Hamburg.
pub const fn side(city: Seat) -> i8 {
    if city.index() == 0 { 1 } else { -1 }
}

/// Everything on the table, hidden cards included.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What lies before each city.
    pub cities: PerSeat<City, 2>,
    /// The supply.
    pub bank: Bank,
    /// Where the ink jar stands.
    pub jar: Ring<SPACES>,
    /// The basic action card at each light space; 0 at the others.
    pub ring: [u8; SPACES as usize],
    /// The special action cards at the dark spaces 4, 8, 12 and 16.
    pub dark: Row<SpecialId, 4>,
    /// The action stack and its discard pile.
    pub specials: Deck,
    /// Special action cards that are being performed.
    pub in_play: CardsOf<SpecialId>,
    /// The ship cards on the board.
    pub ships: Row<ShipId, 4>,
    /// The ship stack.
    pub ship_stack: CardsOf<ShipId>,
    /// The ship cards that were left in the box, unseen.
    pub ship_box: CardsOf<ShipId>,
    /// The alliance cards on the board.
    pub alliances: Row<AllianceId, 4>,
    /// The lawsuits on spaces I, II and III.
    pub lawsuits: Row<Lawsuit, 3>,
    /// The lawsuit stack.
    pub lawsuit_stack: CardsOf<LawsuitId>,
    /// The lawsuit cards that were left in the box, unseen.
    pub lawsuit_box: CardsOf<LawsuitId>,
    /// The lawsuits nobody won.
    pub lawsuits_gone: CardsOf<LawsuitId>,
    /// The prestige marker; right of 0 is Hamburg's side.
    pub prestige: Track<CITY_NAME>,
    /// Who holds the bell token, during the off-season.
    pub bell: Option<Seat>,
    /// The step of the off-season, or 0.
    pub season_step: u8,
    /// Off-seasons begun so far.
    pub seasons: u8,
    /// Whose turn it is.
    pub turns: Rotation,
    /// What is still to be decided, innermost last.
    pub agenda: Agenda<Item, 24>,
    /// How the game ended.
    pub end: Option<End>,
}

/// What lies before one city; RC-10.1: without limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct City {
    /// Products.
    pub stock: Goods,
    /// Letters.
    pub letters: u8,
    /// Star tokens.
    pub stars: u8,
    /// Factories with the pliers up.
    pub active_factories: u8,
    /// Factories with the cross up.
    pub inactive_factories: u8,
    /// Ship cards.
    pub ships: CardsOf<ShipId>,
    /// Alliance cards.
    pub alliances: CardsOf<AllianceId>,
    /// Lawsuits won.
    pub lawsuits: CardsOf<LawsuitId>,
    /// Special action cards in hand.
    pub hand: CardsOf<SpecialId>,
    /// Those of them the rival knows (RC-13.3, RC-13.6).
    pub known: CardsOf<SpecialId>,
}

impl City {
    /// All its factories.
    pub fn factories(&self) -> u8 {
        self.active_factories + self.inactive_factories
    }
}

/// The common supply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Bank {
    /// Products.
    pub goods: Goods,
    /// Letters.
    pub letters: u8,
    /// Factories.
    pub factories: u8,
    /// Star tokens.
    pub stars: u8,
}

/// A lawsuit on the board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lawsuit {
    /// The card.
    pub card: LawsuitId,
    /// Its marker; right of 0 is Hamburg's side.
    pub marker: Track<4>,
}

impl Lawsuit {
    /// How far the marker stands on a city's side; below 0 on the rival's.
    pub fn lead_of(&self, city: Seat) -> i8 {
        self.marker.place() * side(city)
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct End {
    /// The city that won.
    pub winner: Seat,
    /// By which rule.
    pub by: Ending,
}

/// The rules that end a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// Instant win: three ships more (RC-11.1).
    Ships,
    /// Instant win: a third lawsuit (RC-11.2).
    Lawsuits,
    /// Instant win: all four alliances (RC-11.3).
    Alliances,
    /// Instant win: the city's name (RC-11.4).
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
    /// The text that tells it.
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

/// Something still to be decided or done, and by whom.
pub type Item = rondel::components::AgendaItem<Task>;

/// What is still to be decided or done. The first group waits for a decision, unless nothing is left to decide; the
/// second is done at once when it comes to the top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Choose the first product (RC-1.14).
    FirstProduct,
    /// Move the ink jar (RC-2.2).
    #[default]
    MoveJar,
    /// Pay so many more products of any kind for the move (RC-2.5).
    PayMove(u8),
    /// Choose one of the options A to D (RC-3.1).
    ChooseOption,
    /// Under option C: which of the two halves are still open (RC-3.5).
    BothOptions {
        /// Option A is still open.
        a: bool,
        /// Option B is still open.
        b: bool,
    },
    /// Perform the actions of a card that are still open, one bit each (RC-4.2).
    Card {
        /// The card.
        card: CardRef,
        /// The open actions.
        open: u8,
    },
    /// Choose what and with how many factories to produce (RC-5.2).
    Produce(Pick, u8),
    /// Choose so many more products (RC-5.4); the bits say which came from the supply so far.
    TakeAny {
        /// How many are left.
        left: u8,
        /// The kinds that came from the supply so far.
        gained: u8,
        /// Whether alliances favour it: a Gift or a Production.
        favoured: bool,
    },
    /// Donate, up to so many times more (RC-5.5).
    Donate {
        /// Which product is given.
        what: Pick,
        /// How many.
        price: u8,
        /// For how many stars.
        stars: u8,
        /// How often still.
        times: u8,
        /// Whether this action gained a star already.
        gained: bool,
    },
    /// Swap products, up to so many times more (RC-5.6).
    Swap(u8),
    /// Pay for a factory (RC-5.11).
    PayFactory(u8),
    /// Perform this or decline (RC-4.5).
    Offer(Effect),
    /// Repeat "Earn prestige" by paying (RC-7.8, RC-8.9).
    RepeatPrestige {
        /// With Bruxelles.
        alliance: bool,
        /// With ship 16.
        ship: bool,
    },
    /// Repeat drawing by paying (RC-7.10).
    RepeatDraw,
    /// Choose an alliance (RC-5.16).
    FormAlliance,
    /// Choose a ship (RC-5.18).
    BuyShip,
    /// Choose a lawsuit to advance (RC-5.21).
    Advance {
        /// Whether this is Le Havre's repeat.
        repeat: bool,
    },
    /// Pay the legal costs again for one more sway (RC-5.24).
    SwayAgain {
        /// On which lawsuit space, from 0.
        slot: u8,
        /// How often still.
        left: u8,
    },
    /// Pay Le Havre for a second advance (RC-7.9).
    RepeatLawsuit,
    /// Choose what the court rules (RC-5.25, RC-5.26).
    Court,
    /// Steal so many more products (RC-5.27).
    Steal(u8),
    /// Pay an alliance's upkeep or return it (RC-6.2).
    Upkeep(AllianceId),
    /// Exchange a letter gained as the last thing of the turn, or end it (RC-5.29).
    LastExchange,

    /// Do this at once.
    Do(Effect),
    /// Move the marker of the lawsuit on this space (RC-5.22).
    Sway(u8),
    /// Lay the special card that was performed onto the discard pile (RC-3.4).
    Discard(SpecialId),
    /// Fill the ship space (RC-5.20).
    RefillShips,
    /// Move the lawsuits forward (RC-9.4).
    RefillLawsuits,
    /// Begin a step of the off-season (RC-6.1).
    OffSeason(u8),
}

/// An action card at the ring or in play: 0 the overview, 1 to 15 the basic cards, then the special cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardRef(u8);

const FIRST_SPECIAL: u8 = 16;

impl CardRef {
    /// The overview's action.
    pub const OVERVIEW: Self = Self(0);

    /// A basic card by its number.
    pub const fn basic(number: u8) -> Self {
        Self(number)
    }

    /// A special card by its place in the content, from 0.
    pub const fn special(card: SpecialId) -> Self {
        Self(FIRST_SPECIAL + card.0)
    }

    /// The number of a basic card, or 0 of the overview.
    pub const fn as_basic(self) -> Option<u8> {
        if self.0 < FIRST_SPECIAL { Some(self.0) } else { None }
    }

    /// The place of a special card in the content.
    pub const fn as_special(self) -> Option<SpecialId> {
        if self.0 < FIRST_SPECIAL { None } else { Some(SpecialId(self.0 - FIRST_SPECIAL)) }
    }
}

/// RC-1.2: every fourth space is dark, but 0 is the overview's; its place in [`State::dark`].
pub const fn dark_slot(space: u8) -> Option<usize> {
    if space != 0 && space.is_multiple_of(4) { Some(space as usize / 4 - 1) } else { None }
}

impl State {
    /// Whose turn it is.
    #[inline]
    pub fn active(&self) -> Seat {
        self.turns.active()
    }

    /// The action card at a space of the ring; RC-3.3: the overview's at space 0; nothing where a special was picked up.
    #[inline]
    pub fn card_at(&self, space: u8) -> Option<CardRef> {
        match dark_slot(space) {
            Some(slot) => self.dark.get(slot).map(CardRef::special),
            None if space == 0 => Some(CardRef::OVERVIEW),
            None => Some(CardRef::basic(self.ring[space as usize])),
        }
    }

    /// How far the prestige marker stands on a city's side; below 0 on the rival's.
    #[inline]
    pub fn prestige_of(&self, city: Seat) -> i8 {
        self.prestige.place() * side(city)
    }

    /// Whether a city could gain a product: from the supply, or from a rival who has more (RC-10.4).
    #[inline]
    pub fn can_gain(&self, city: Seat, product: Product) -> bool {
        self.bank.goods.count(product) > 0
            || self.cities[city.rival()].stock.count(product) > self.cities[city].stock.count(product)
    }
}
