//! Everything on the table, and questions about it; no rules.

use rondel::components::{Agenda, Auction, Cards, Deck, Kind};
use rondel::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::content::{Board, Content, DeckKind, Field, Good, STONES, Stones, Symbol, Symbols, Terrain};

/// Everything on the table, hidden things included.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What lies before each player.
    pub players: PerSeat<Player, 5>,
    /// How many take part.
    pub seats: Seats,
    /// The starting player of this round; before the auction that of the last.
    pub start: Seat,
    /// Who acts: whose turn it is or, phase by phase, whose part of the phase.
    pub active: Seat,
    /// Which of the actions of the round they have come to (SP-2.1).
    pub phase: Phase,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The black stones.
    pub berlin: Stones,
    /// The three decks.
    pub decks: [Deck; 3],
    /// The prices of the goods.
    pub prices: [u8; 6],
    /// The face-down artworks.
    pub stack: Cards,
    /// The artwork to be auctioned next.
    pub displayed: Option<u8>,
    /// Artworks that left the game.
    pub removed: Cards,
    /// The genuine copy of every title.
    pub genuine: Cards,
    /// The titles of which everybody knows which copy is genuine.
    pub public: u32,
    /// The artworks of which everybody knows who has them.
    pub seen: Cards,
    /// The artworks that came off the stack before all eyes.
    pub lots: Cards,
    /// What somebody has chosen so far to show for a collection, before anybody sees it (SP-9.9).
    pub shown: Cards,
    /// The open collections.
    pub open: [Option<u8>; 2],
    /// The face-down collections.
    pub collections: Cards,
    /// The present campaign, from 0.
    pub campaign: u8,
    /// The auction of this round.
    pub auction: Auction,
    /// What was paid so far for the artwork that was won in it, while it is paid.
    pub payment: Payment,
    /// Who still places stones before the game, one bit for each seat (SP-1.14).
    pub placing: u8,
    /// Whether the offers of the beginning are still secret (SP-1.19).
    pub offers_secret: bool,
    /// What is still to be decided, innermost last.
    pub agenda: Agenda<Item, 24>,
    /// How the game ended.
    pub ended: Option<Ending>,
}

/// What lies before one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// Which side of which board: a place in the content.
    pub side: Option<u8>,
    /// The stones that have left the board, one bit for each [`Spot`].
    pub placed: u32,
    /// The stones on the map.
    pub influence: Stones,
    /// The coins.
    pub coins: u16,
    /// The goods in the warehouse.
    pub stock: [u8; 6],
    /// The hand, deck by deck.
    pub hand: [Cards; 3],
    /// Cards drawn in this turn that nobody has seen.
    pub drawn: [Cards; 3],
    /// The cards that are played.
    pub active: [Cards; 3],
    /// The level in the palace.
    pub level: u8,
    /// The shield on which a stone stands, from 1.
    pub shield: Option<u8>,
    /// The space on the campaign; nothing for whoever does not take part.
    pub progress: Option<u8>,
    /// The artworks.
    pub works: Cards,
    /// The one that is offered.
    pub offered: Option<u8>,
    /// The titles of which this player knows which copy is genuine.
    pub known: u32,
    /// Those of them of which all know that this player inspected them.
    pub watched: u32,
    /// How often this player inspected a work of the own collection, which one nobody saw.
    pub looks: u8,
    /// The private collection.
    pub collection: Option<u8>,
    /// The five works dealt at the beginning.
    pub dealt: Cards,
    /// Those of the five of which everybody knows that they were among them.
    pub traced: Cards,
    /// How many works were drawn that only this player has seen.
    pub drew: u8,
}

/// A place of a stone on a player board: nine each for field, forest and river, column by column, then three cities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spot(pub u8);

/// Where the spots of the cities begin.
const CITIES: u8 = 27;

impl Spot {
    /// Every spot.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..STONES).map(Self)
    }

    /// The terrain of its stone.
    #[inline]
    pub const fn terrain(self) -> Terrain {
        match self.0 / 9 {
            0 => Terrain::Field,
            1 => Terrain::Forest,
            2 => Terrain::River,
            _ => Terrain::City,
        }
    }

    /// Its column, from 0.
    #[inline]
    pub const fn column(self) -> u8 {
        if self.0 >= CITIES { self.0 - CITIES } else { self.0 % 9 / 3 }
    }

    /// Its place within the column.
    pub const fn place(self) -> u8 {
        if self.0 >= CITIES { 0 } else { self.0 % 3 }
    }

    /// What lies under its stone.
    pub fn symbol(self, board: &Board) -> Symbol {
        board.columns(self.terrain())[usize::from(self.column())][usize::from(self.place())]
    }
}

/// The spots of a terrain in a column, one bit each.
#[inline]
pub const fn spots(terrain: Terrain, column: u8) -> u32 {
    match terrain {
        Terrain::City => 1 << (CITIES + column),
        _ => 0b111 << (9 * terrain as u8 + 3 * column),
    }
}

/// All spots of a column.
#[inline]
pub const fn column(column: u8) -> u32 {
    spots(Terrain::Field, column)
        | spots(Terrain::Forest, column)
        | spots(Terrain::River, column)
        | spots(Terrain::City, column)
}

/// All spots.
pub const ALL_SPOTS: u32 = (1 << STONES) - 1;

/// A card: its deck and its number there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(u8);

impl CardId {
    /// The card of this number in a deck.
    #[inline]
    pub const fn new(deck: DeckKind, number: u8) -> Self {
        Self(deck as u8 * 64 + number)
    }

    /// Its deck.
    #[inline]
    pub const fn deck(self) -> DeckKind {
        match self.0 / 64 {
            0 => DeckKind::City,
            1 => DeckKind::Land,
            _ => DeckKind::River,
        }
    }

    /// Its number in the deck.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 % 64
    }

    /// Its number among all cards.
    pub const fn index(self) -> u8 {
        self.0
    }
}

/// The cards of the three decks, deck by deck.
pub fn each_card(cards: [Cards; 3]) -> impl Iterator<Item = CardId> {
    DeckKind::ALL.iter().flat_map(move |deck| cards[deck.index()].iter().map(|number| CardId::new(*deck, number)))
}

/// How many cards of all three decks.
#[inline]
pub const fn count_of(cards: &[Cards; 3]) -> u32 {
    cards[0].len() + cards[1].len() + cards[2].len()
}

/// The title of an artwork; its two copies share it.
#[inline]
pub const fn title(piece: u8) -> u8 {
    piece / 2
}

/// The other copy of an artwork.
#[inline]
pub const fn twin(piece: u8) -> u8 {
    piece ^ 1
}

/// Something still to be decided or done, and by whom.
pub type Item = rondel::components::AgendaItem<Task>;

/// What is still to be decided or done. The first group waits for a decision, unless nothing is left to decide; the
/// second is done at once when it comes to the top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Choose a board and its side (SP-1.10).
    ChooseBoard,
    /// Place a stone of the start placement, or pass (SP-1.14).
    StartPlacing,
    /// Choose the work that is offered (SP-1.19, SP-6.7, SP-9.2).
    #[default]
    Offer,
    /// Bid or drop out (SP-3.2).
    Bid,
    /// Pay for the artwork that was won (SP-3.6 to SP-3.8).
    Pay,
    /// Assert one's influence in the palace, or not (SP-4.3).
    Assert {
        /// What was beyond the fifth level.
        surplus: u8,
    },
    /// Advance on the campaign, or not (SP-5.1).
    Advance,
    /// Inspect artworks, so many at most (SP-6.1).
    Inspect(u8),
    /// Make a finding public, or not (SP-6.4).
    Publish(u8),
    /// Play cards (SP-7.2).
    PlayCards,
    /// Let Berlin grow, so many stones (SP-8.3).
    Grow(u8),
    /// Choose where the stone goes that Berlin displaces (SP-8.4).
    MoveForBerlin(Field),
    /// Place stones and displace others (SP-8.5, SP-8.10).
    Expand,
    /// Choose which stone goes on a field (SP-8.7).
    ChooseStone(Field),
    /// Discard so many cards for a stone (SP-8.6).
    Discard(u8),
    /// Choose where a displaced stone goes (SP-8.10).
    MoveStone(Field),
    /// Choose with whom to exchange (SP-9.1).
    Exchange,
    /// A last chance to show a collection in one's turn (SP-9.5).
    LastClaim,
    /// Choose which works to show for this collection (SP-9.8).
    Show(u8),

    /// Draw the first cards (SP-1.12).
    FirstCards,
    /// Deal the artworks (SP-1.18).
    DealWorks,
    /// Show the offers of the beginning and display the first artwork (SP-1.20).
    ShowOffers,
    /// Open the auction (SP-3.1).
    Auction,
    /// All actions of this player, one after the other (SP-2.1).
    Turn,
    /// This action of all players, one after the other (SP-2.9).
    Phase(Phase),
    /// This action of this player.
    Act(Phase),
    /// Take the cards still face down into the hand (SP-8.13).
    TakeDrawn,
}

/// The actions of a round that players do one after the other, in their order (SP-2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Chapter 4.
    #[default]
    Palace,
    /// Chapter 5.
    Army,
    /// Chapter 6.
    Artist,
    /// Chapter 7.
    Cards,
    /// Drawing cards, in chapter 8.
    Draw,
    /// Expanding influence, in chapter 8.
    Expand,
    /// Chapter 9.
    Exchange,
}

impl Phase {
    /// Every action, the first of them first.
    pub const ALL: [Self; 7] =
        [Self::Palace, Self::Army, Self::Artist, Self::Cards, Self::Draw, Self::Expand, Self::Exchange];
}

/// A payment on its way: what was discarded and sold so far. The dearest is paid first, so that nothing turns out
/// superfluous.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Payment {
    /// What is to be paid.
    pub price: u16,
    /// What cards and goods have brought so far.
    pub paid: u16,
    /// The units sold of each good: the price falls only afterwards.
    pub sold: [u8; 6],
    /// What the last thing brought: nothing dearer follows.
    pub last: u8,
}

impl Payment {
    /// What is still to be paid.
    #[inline]
    pub const fn left(&self) -> u16 {
        self.price.saturating_sub(self.paid)
    }
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// A player owns twelve artworks (SP-10.1).
    Cabinet,
    /// The last campaign is over (SP-10.2).
    Campaigns,
    /// The map is full (SP-10.3).
    Map,
    /// All stones of a player are placed (SP-10.4).
    Stones,
    /// The last artwork was auctioned (SP-10.5).
    Artworks,
    /// Berlin cannot grow (SP-10.6).
    Berlin,
}

impl State {
    /// The seats clockwise from one.
    #[inline]
    pub fn clockwise(&self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        let count = self.seats.count();
        (0..count).map(move |step| {
            let seat = first.index() + step;
            Seat::new(if seat >= count { seat - count } else { seat } as u8)
        })
    }

    /// The other seats clockwise.
    pub fn others(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.clockwise(seat).skip(1)
    }

    /// The fields that are taken.
    #[inline]
    pub fn taken(&self) -> Stones {
        self.seats.each().fold(self.berlin, |taken, seat| taken.or(self.players[seat].influence))
    }

    /// Whose stone stands on a field; black ones are nobody's.
    pub fn owner(&self, field: Field) -> Option<Seat> {
        self.seats.each().find(|seat| self.players[*seat].influence.has(field))
    }

    /// Whether a seat knows what a copy is.
    #[inline]
    pub fn knows(&self, seat: Seat, piece: u8) -> bool {
        (self.players[seat].known | self.public) >> title(piece) & 1 == 1
    }

    /// Whether everybody knows what a copy is.
    #[inline]
    pub const fn all_know(&self, piece: u8) -> bool {
        self.public >> title(piece) & 1 == 1
    }

    /// How many genuine works a seat has.
    #[inline]
    pub fn genuine_works(&self, seat: Seat) -> u32 {
        self.players[seat].works.and(self.genuine).len()
    }

    /// SP-1.11, SP-2.2, SP-4.5: the symbols of a player, on the board, on active cards and on the shield.
    pub fn symbols(&self, content: &Content, seat: Seat) -> Symbols {
        let player = &self.players[seat];
        let Some(side) = player.side.map(usize::from) else { return Symbols::NONE };
        let mut sum = content.uncovered[side].by(player.placed);
        for (cards, active) in content.cards.iter().zip(&player.active) {
            sum = active.iter().fold(sum, |sum, card| sum.plus(cards[usize::from(card)].gives));
        }
        match player.shield {
            Some(shield) => sum.plus(content.shields[usize::from(shield - 1)].gives),
            None => sum,
        }
    }

    /// SP-3.3: what a player could pay.
    pub fn purse(&self, seat: Seat) -> u16 {
        let player = &self.players[seat];
        let cards: u32 =
            DeckKind::ALL.iter().map(|deck| player.hand[deck.index()].len() * u32::from(value_of(*deck))).sum();
        player.coins + cards as u16 + self.stock_worth(seat)
    }

    /// What all goods of a player would bring now.
    pub fn stock_worth(&self, seat: Seat) -> u16 {
        let stock = self.players[seat].stock.iter().zip(&self.prices);
        stock.map(|(count, price)| u16::from(*count) * u16::from(*price)).sum()
    }

    /// The units a player has of a good.
    pub fn stock(&self, seat: Seat, good: Good) -> u8 {
        self.players[seat].stock[good.index()]
    }

    /// Who is asked, and what.
    #[inline]
    pub fn asked(&self) -> Option<Item> {
        self.agenda.top().copied().filter(|_| self.ended.is_none())
    }
}

/// SP-3.6: what a hand card pays.
#[inline]
pub const fn value_of(deck: DeckKind) -> u8 {
    match deck {
        DeckKind::City => 3,
        DeckKind::River => 2,
        DeckKind::Land => 1,
    }
}
