//! The state of the table, with queries but no rules.

use rondel::components::{Agenda, Arrivals, Auction, Cards, Deck, Kind, ManyCards};
use rondel::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::content::{Board, Content, DeckKind, Field, Good, STONES, Stones, Symbol, Symbols, Terrain};
use crate::shelf::Shelf;

/// The complete state of the table, including hidden information.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// Each player's state.
    pub players: PerSeat<Player, 5>,
    /// The seats at the table.
    pub seats: Seats,
    /// The starting player of this round or, before the auction, of the previous one.
    pub start: Seat,
    /// The acting seat: the player whose turn it is or, if the game is played phase by phase, the player acting in this
    /// phase.
    pub active: Seat,
    /// The current action of the round (SP-2.1).
    pub phase: Phase,
    /// The round, counted from 1; 0 before the first round.
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
    /// The artworks that have left the game.
    pub removed: Cards,
    /// The genuine copy of every title.
    pub genuine: Cards,
    /// The titles whose genuine copy everyone knows, one bit each.
    pub public: u32,
    /// The artworks whose location everyone knows.
    pub seen: Cards,
    /// The artworks that were drawn from the stack in public.
    pub lots: Cards,
    /// The works chosen so far for a collection, before other players see them (SP-9.9).
    pub shown: Cards,
    /// The open collections.
    pub open: [Option<u8>; 2],
    /// The face-down collections.
    pub collections: Cards,
    /// The current campaign, counted from 0.
    pub campaign: u8,
    /// The auction of this round.
    pub auction: Auction,
    /// The payment for the artwork won in the auction, while it is in progress.
    pub payment: Payment,
    /// The seats that may still place stones before the game, one bit each (SP-1.14).
    pub placing: u8,
    /// Whether the initial offers are still secret (SP-1.19).
    pub offers_secret: bool,
    /// The open tasks, innermost last.
    pub agenda: Agenda<Item, 24>,
    /// The reason why the game ended; `None` while it is in progress.
    pub ended: Option<Ending>,
}

/// The state of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The chosen side of a board, as an index into the content; `None` before the choice.
    pub side: Option<u8>,
    /// The stones that have left the board, one bit for each [`Spot`].
    pub placed: u32,
    /// The stones on the map.
    pub influence: Stones,
    /// Number of coins.
    pub coins: u16,
    /// Number of units of each good in the warehouse.
    pub stock: [u8; 6],
    /// The hand cards, by deck.
    pub hand: [Cards; 3],
    /// The cards drawn this turn that nobody has seen, by deck.
    pub drawn: [Cards; 3],
    /// The active cards, by deck.
    pub active: [Cards; 3],
    /// The order in which the active cards were played, by [`CardId::index`], for display.
    pub arrivals: Arrivals<15>,
    /// The level in the palace.
    pub level: u8,
    /// The shield that holds this player's stone, counted from 1; `None` if there is none.
    pub shield: Option<u8>,
    /// The space on the campaign; `None` if the player does not take part.
    pub progress: Option<u8>,
    /// The artworks the player owns.
    pub works: Cards,
    /// The places of these artworks, for display to their owner.
    pub shelf: Shelf,
    /// The artwork that the player offers.
    pub offered: Option<u8>,
    /// The titles whose genuine copy this player knows, one bit each.
    pub known: u32,
    /// The titles in `known` that everyone knows this player has inspected.
    pub watched: u32,
    /// Number of inspections of hidden works in the player's own cabinet. No other player knows which ones were
    /// inspected.
    pub looks: u8,
    /// The private collection.
    pub collection: Option<u8>,
    /// The five works dealt at the beginning.
    pub dealt: Cards,
    /// The works in `dealt` that everyone knows were dealt to this player.
    pub traced: Cards,
    /// Number of works drawn that only this player has seen.
    pub drew: u8,
}

/// A place for a stone on a player board: nine each for field, forest and river, column by column, then three
/// for city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spot(pub u8);

/// Number of the first city spot.
const CITIES: u8 = 27;

impl Spot {
    /// Iterates over all spots.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..STONES).map(Self)
    }

    /// Returns the terrain of the stone.
    #[inline]
    pub const fn terrain(self) -> Terrain {
        match self.0 / 9 {
            0 => Terrain::Field,
            1 => Terrain::Forest,
            2 => Terrain::River,
            _ => Terrain::City,
        }
    }

    /// Returns the column, counted from 0.
    #[inline]
    pub const fn column(self) -> u8 {
        if self.0 >= CITIES { self.0 - CITIES } else { self.0 % 9 / 3 }
    }

    /// Returns the position within the column, counted from 0.
    pub const fn place(self) -> u8 {
        if self.0 >= CITIES { 0 } else { self.0 % 3 }
    }

    /// Returns the symbol under the stone.
    pub fn symbol(self, board: &Board) -> Symbol {
        board.columns(self.terrain())[usize::from(self.column())][usize::from(self.place())]
    }
}

/// Returns the spots of a terrain in a column, one bit each.
#[inline]
pub const fn spots(terrain: Terrain, column: u8) -> u32 {
    match terrain {
        Terrain::City => 1 << (CITIES + column),
        _ => 0b111 << (9 * terrain as u8 + 3 * column),
    }
}

/// Returns all spots of a column, one bit each.
#[inline]
pub const fn column(column: u8) -> u32 {
    spots(Terrain::Field, column)
        | spots(Terrain::Forest, column)
        | spots(Terrain::River, column)
        | spots(Terrain::City, column)
}

/// All spots, one bit each.
pub const ALL_SPOTS: u32 = (1 << STONES) - 1;

/// A card, identified by its deck and its number in the deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(u8);

impl CardId {
    /// Returns the card with this number in a deck.
    #[inline]
    pub const fn new(deck: DeckKind, number: u8) -> Self {
        Self(deck as u8 * 64 + number)
    }

    /// Returns the deck of the card.
    #[inline]
    pub const fn deck(self) -> DeckKind {
        match self.0 / 64 {
            0 => DeckKind::City,
            1 => DeckKind::Land,
            _ => DeckKind::River,
        }
    }

    /// Returns the number of the card in its deck.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 % 64
    }

    /// Returns the number of the card among the cards of all decks.
    pub const fn index(self) -> u8 {
        self.0
    }
}

/// Iterates over the cards of the three decks, deck by deck.
pub fn each_card(cards: [Cards; 3]) -> impl Iterator<Item = CardId> {
    DeckKind::ALL.iter().flat_map(move |deck| cards[deck.index()].iter().map(|number| CardId::new(*deck, number)))
}

impl Player {
    /// Adds an active card.
    pub fn activate(&mut self, card: CardId) {
        self.active[card.deck().index()].add(card.number());
        self.arrivals.add(card.index());
    }

    /// Removes an active card.
    pub fn deactivate(&mut self, card: CardId) {
        self.active[card.deck().index()].remove(card.number());
        self.arrivals.remove(card.index());
    }

    /// Returns the active cards in the order in which they were played.
    pub fn active_cards(&self) -> impl Iterator<Item = CardId> + use<> {
        let cards: ManyCards = each_card(self.active).map(CardId::index).collect();
        self.arrivals.of(cards).map(CardId)
    }
}

/// Returns the number of cards in all three decks.
#[inline]
pub const fn count_of(cards: &[Cards; 3]) -> u32 {
    cards[0].len() + cards[1].len() + cards[2].len()
}

/// Returns the title of an artwork, which its two copies share.
#[inline]
pub const fn title(piece: u8) -> u8 {
    piece / 2
}

/// Returns the other copy of an artwork.
#[inline]
pub const fn twin(piece: u8) -> u8 {
    piece ^ 1
}

/// A pending task and the player who is responsible for it.
pub type Item = rondel::components::AgendaItem<Task>;

/// A pending task. Tasks in the first group wait for a decision, unless nothing is left to decide. Tasks in the
/// second group are carried out as soon as they reach the top of the agenda.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Task {
    /// Choose a board and its side (SP-1.10).
    ChooseBoard,
    /// Place a stone before the game begins, or pass (SP-1.14).
    StartPlacing,
    /// Choose the work to offer (SP-1.19, SP-6.7, SP-9.2).
    #[default]
    Offer,
    /// Bid or drop out (SP-3.2).
    Bid,
    /// Pay for the artwork that was won (SP-3.6 to SP-3.8).
    Pay,
    /// Decide whether to assert influence in the palace (SP-4.3).
    Assert {
        /// Number of levels beyond the fifth.
        surplus: u8,
    },
    /// Decide whether to advance on the campaign (SP-5.1).
    Advance,
    /// Inspect artworks, up to this number (SP-6.1).
    Inspect(u8),
    /// Decide whether to make a finding public (SP-6.4).
    Publish(u8),
    /// Play cards (SP-7.2).
    PlayCards,
    /// Place this number of black stones to let Berlin grow (SP-8.3).
    Grow(u8),
    /// Choose the new field of a stone that Berlin displaces (SP-8.4).
    MoveForBerlin(Field),
    /// Place stones and displace others (SP-8.5, SP-8.10).
    Expand,
    /// Choose the stone to place on a field (SP-8.7).
    ChooseStone(Field),
    /// Discard this number of cards for a stone (SP-8.6).
    Discard(u8),
    /// Choose the new field of a displaced stone (SP-8.10).
    MoveStone(Field),
    /// Choose a player to exchange with (SP-9.1).
    Exchange,
    /// Show a collection at the end of the turn, as a last chance (SP-9.5).
    LastClaim,
    /// Choose the works to show for this collection (SP-9.8).
    Show(u8),

    /// Draw the first cards (SP-1.12).
    FirstCards,
    /// Deal the artworks (SP-1.18).
    DealWorks,
    /// Show the initial offers and display the first artwork (SP-1.20).
    ShowOffers,
    /// Open the auction (SP-3.1).
    Auction,
    /// Carry out all of this player's actions in order (SP-2.1).
    Turn,
    /// Carry out this action for all players in order (SP-2.9).
    Phase(Phase),
    /// Carry out this action of this player.
    Act(Phase),
    /// Take the cards that are still face down into the hand (SP-8.13).
    TakeDrawn,
}

/// The actions of players in a round, in order (SP-2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The palace (chapter 4).
    #[default]
    Palace,
    /// The army (chapter 5).
    Army,
    /// The artist (chapter 6).
    Artist,
    /// Playing cards (chapter 7).
    Cards,
    /// Drawing cards (chapter 8).
    Draw,
    /// Expanding influence (chapter 8).
    Expand,
    /// Exchanging works (chapter 9).
    Exchange,
}

impl Phase {
    /// All actions in order.
    pub const ALL: [Self; 7] =
        [Self::Palace, Self::Army, Self::Artist, Self::Cards, Self::Draw, Self::Expand, Self::Exchange];
}

/// A payment in progress: the amount already paid with cards and goods. The most valuable items are paid
/// first, so that no item turns out to be superfluous.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Payment {
    /// The price to be paid.
    pub price: u16,
    /// The amount paid with cards and goods so far.
    pub paid: u16,
    /// The units of each good sold so far. Prices fall only after the payment.
    pub sold: [u8; 6],
    /// The value of the last item. No item of higher value may follow.
    pub last: u8,
}

impl Payment {
    /// Returns the amount still to be paid.
    #[inline]
    pub const fn left(&self) -> u16 {
        self.price.saturating_sub(self.paid)
    }
}

/// The reason why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// A player owns twelve artworks (SP-10.1).
    Cabinet,
    /// The last campaign is over (SP-10.2).
    Campaigns,
    /// The map is full (SP-10.3).
    Map,
    /// All of a player's stones are placed (SP-10.4).
    Stones,
    /// The last artwork was auctioned (SP-10.5).
    Artworks,
    /// Berlin cannot grow (SP-10.6).
    Berlin,
}

impl State {
    /// Returns all seats, clockwise from `first`.
    #[inline]
    pub fn clockwise(&self, first: Seat) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        let count = self.seats.count();
        (0..count).map(move |step| {
            let seat = first.index() + step;
            Seat::new(if seat >= count { seat - count } else { seat } as u8)
        })
    }

    /// Returns the other seats, clockwise from `seat`.
    pub fn others(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.clockwise(seat).skip(1)
    }

    /// Returns the fields with a stone.
    #[inline]
    pub fn taken(&self) -> Stones {
        self.seats.each().fold(self.berlin, |taken, seat| taken.or(self.players[seat].influence))
    }

    /// Returns the player whose stone is on a field; `None` for a free field or a black stone.
    pub fn owner(&self, field: Field) -> Option<Seat> {
        self.seats.each().find(|seat| self.players[*seat].influence.has(field))
    }

    /// Returns whether a seat knows whether a copy is genuine.
    #[inline]
    pub fn knows(&self, seat: Seat, piece: u8) -> bool {
        (self.players[seat].known | self.public) >> title(piece) & 1 == 1
    }

    /// Returns whether everyone knows whether a copy is genuine.
    #[inline]
    pub const fn all_know(&self, piece: u8) -> bool {
        self.public >> title(piece) & 1 == 1
    }

    /// Returns the number of genuine works a seat has.
    #[inline]
    pub fn genuine_works(&self, seat: Seat) -> u32 {
        self.players[seat].works.and(self.genuine).len()
    }

    /// Returns a player's symbols on the board, on active cards and on the shield (SP-1.11, SP-2.2, SP-4.5).
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

    /// Returns the maximum amount that a player could pay (SP-3.3).
    pub fn purse(&self, seat: Seat) -> u16 {
        let player = &self.players[seat];
        let cards: u32 =
            DeckKind::ALL.iter().map(|deck| player.hand[deck.index()].len() * u32::from(value_of(*deck))).sum();
        player.coins + cards as u16 + self.stock_worth(seat)
    }

    /// Returns the value of all of a player's goods at current prices.
    pub fn stock_worth(&self, seat: Seat) -> u16 {
        let stock = self.players[seat].stock.iter().zip(&self.prices);
        stock.map(|(count, price)| u16::from(*count) * u16::from(*price)).sum()
    }

    /// Returns the number of units a player has of a good.
    pub fn stock(&self, seat: Seat, good: Good) -> u8 {
        self.players[seat].stock[good.index()]
    }

    /// Returns the seat that must decide, with its task; `None` after the end.
    #[inline]
    pub fn asked(&self) -> Option<Item> {
        self.agenda.top().copied().filter(|_| self.ended.is_none())
    }
}

/// Returns the payment value of a hand card (SP-3.6).
#[inline]
pub const fn value_of(deck: DeckKind) -> u8 {
    match deck {
        DeckKind::City => 3,
        DeckKind::River => 2,
        DeckKind::Land => 1,
    }
}
