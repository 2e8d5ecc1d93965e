//! Actions: the decisions a player can make.

use rondel::Seat;
use serde::{Deserialize, Serialize};

use crate::content::{DeckKind, Field, Good};
use crate::state::{CardId, Spot};

/// A single decision by a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Choose this side of a board.
    Board(u8),
    /// Place a stone on this field of the map.
    Place(Field),
    /// Take the stone from this spot of the player board.
    Stone(Spot),
    /// Discard this hand card for a stone.
    Discard(CardId),
    /// Discard a face-down card of this deck for a stone.
    DiscardDrawn(DeckKind),
    /// Offer this artwork.
    Offer(u8),
    /// Bid this number of coins.
    Bid(u16),
    /// Drop out of the auction.
    DropOut,
    /// Pay with this hand card.
    PayCard(CardId),
    /// Sell one more unit of this good.
    Sell(Good),
    /// Sell several units of this good: all that are left, or the number still needed for the price.
    SellMany(Good, u8),
    /// Pay the rest in coins.
    PayCoins,
    /// Assert influence in the palace.
    Assert,
    /// Advance on the campaign.
    Advance,
    /// Inspect this artwork.
    Inspect(u8),
    /// Make the finding public.
    Publish,
    /// Play this card.
    Play(CardId),
    /// Play the first card, replacing the second.
    Replace(CardId, CardId),
    /// Displace the stone on this field.
    Displace(Field),
    /// Move the displaced stone to this field.
    Move(Field),
    /// Exchange offers with this player.
    Exchange(Seat),
    /// Show the works for this open collection, 0 or 1.
    Claim(u8),
    /// Show the works for the private collection.
    ClaimPrivate,
    /// Choose this artwork for the collection.
    Show(u8),
    /// Decline, or do nothing more.
    Finish,
}
