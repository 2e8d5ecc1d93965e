//! One decision of one player.

use rondel::Seat;
use serde::{Deserialize, Serialize};

use crate::content::{DeckKind, Field, Good};
use crate::state::{CardId, Spot};

/// One decision of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Chooses this side of a board.
    Board(u8),
    /// Places a stone on this field.
    Place(Field),
    /// Takes the stone from this spot of the board.
    Stone(Spot),
    /// Discards this hand card for a stone.
    Discard(CardId),
    /// Discards a face-down card of this deck for a stone.
    DiscardDrawn(DeckKind),
    /// Offers this artwork.
    Offer(u8),
    /// Bids so many coins.
    Bid(u16),
    /// Drops out of the auction.
    DropOut,
    /// Pays with this hand card.
    PayCard(CardId),
    /// Sells one more unit of this good.
    Sell(Good),
    /// Sells so many units of this good at once: as many as there are, or as the price needs.
    SellMany(Good, u8),
    /// Pays the rest in coins.
    PayCoins,
    /// Asserts the influence in the palace.
    Assert,
    /// Advances on the campaign.
    Advance,
    /// Inspects this artwork.
    Inspect(u8),
    /// Makes the finding public.
    Publish,
    /// Plays this card.
    Play(CardId),
    /// Plays the first card in place of the second.
    Replace(CardId, CardId),
    /// Displaces the stone on this field.
    Displace(Field),
    /// Moves the displaced stone to this field.
    Move(Field),
    /// Exchanges offers with this player.
    Exchange(Seat),
    /// Shows the works of an open collection, 0 or 1.
    Claim(u8),
    /// Shows those of the private collection.
    ClaimPrivate,
    /// Will show this artwork for the collection.
    Show(u8),
    /// Does nothing, or no more.
    Finish,
}
