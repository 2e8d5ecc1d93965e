//! Actions: the decisions a city can make.

use serde::{Deserialize, Serialize};

use crate::content::{AllianceId, Goods, Product, ShipId, SpecialId};

/// A single decision by a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Moves the ink jar by this many spaces.
    MoveJar(u8),
    /// Pays these products.
    Pay(Goods),
    /// Chooses option A: performs the card at the ink jar.
    OptionA,
    /// Chooses option B: plays this special card from the hand.
    OptionB(SpecialId),
    /// Chooses option C: both options A and B.
    OptionC,
    /// Chooses option D: takes the special card at the ink jar into the hand.
    OptionD,
    /// Performs the card's action with this index, counted from 0.
    Perform(u8),
    /// Forfeits the rest.
    Finish,
    /// Produces this product, turning this many factories.
    Produce(Product, u8),
    /// Takes one product, which may be chosen, given or stolen.
    Take(Product),
    /// Swaps the first product for the second.
    Swap(Product, Product),
    /// Exchanges a letter and the first product for the second.
    Exchange(Product, Product),
    /// Accepts an offer.
    Accept,
    /// Declines an offer.
    Decline,
    /// Repeats the action by means of an alliance.
    RepeatWithAlliance,
    /// Repeats the action by means of a ship.
    RepeatWithShip,
    /// Takes this alliance card.
    Ally(AllianceId),
    /// Buys this ship.
    Buy(ShipId),
    /// Advances the lawsuit on this space, counted from 0.
    Advance(u8),
    /// Swaps the lawsuit on this space, counted from 0, with the next one.
    SwapLawsuits(u8),
}
