//! Actions: the decisions a player can make.

use rondel::Seat;
use serde::{Deserialize, Serialize};

use crate::content::{DeckKind, Field, Good};
use crate::state::{CardId, Spot};

/// A single decision by a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Chooses this side of a board.
    Board(u8),
    /// Places a stone on this field of the map.
    Place(Field),
    /// Takes the stone from this spot of the player board.
    Stone(Spot),
    /// Discards this hand card to pay for a stone.
    Discard(CardId),
    /// Discards a face-down card of this deck to pay for a stone.
    DiscardDrawn(DeckKind),
    /// Offers this artwork.
    Offer(u8),
    /// Bids this number of coins.
    Bid(u16),
    /// Drops out of the auction.
    DropOut,
    /// Pays with this hand card.
    PayCard(CardId),
    /// Sells one more unit of this good.
    Sell(Good),
    /// Sells several units of this good: all that are left, or the number still needed for the price.
    SellMany(Good, u8),
    /// Pays the rest in coins.
    PayCoins,
    /// Asserts influence in the palace.
    Assert,
    /// Advances on the campaign.
    Advance,
    /// Inspects this artwork.
    Inspect(u8),
    /// Makes the finding public.
    Publish,
    /// Plays this card.
    Play(CardId),
    /// Plays the first card, replacing the second.
    Replace(CardId, CardId),
    /// Displaces the stone on this field.
    Displace(Field),
    /// Moves the displaced stone to this field.
    Move(Field),
    /// Exchanges offers with this player.
    Exchange(Seat),
    /// Shows the works for this open collection, 0 or 1.
    Claim(u8),
    /// Shows the works for the private collection.
    ClaimPrivate,
    /// Chooses this artwork for the collection.
    Show(u8),
    /// Declines, or does nothing more.
    Finish,
}
