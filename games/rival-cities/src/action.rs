//! One decision of one city.

use serde::{Deserialize, Serialize};

use crate::content::{AllianceId, Goods, Product, ShipId, SpecialId};

/// One decision of one city.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Moves the ink jar so many spaces.
    MoveJar(u8),
    /// Pays these products.
    Pay(Goods),
    /// Performs the card at the ink jar.
    OptionA,
    /// Plays this special card from the hand.
    OptionB(SpecialId),
    /// Does both.
    OptionC,
    /// Takes the special card at the ink jar into the hand.
    OptionD,
    /// Performs this action of the card, from 0.
    Perform(u8),
    /// Forfeits what is left.
    Finish,
    /// Produces, turning so many factories.
    Produce(Product, u8),
    /// Takes one product: chosen, given or stolen.
    Take(Product),
    /// Gives the first product for the second.
    Swap(Product, Product),
    /// Gives a letter and the first product for the second.
    Exchange(Product, Product),
    /// Does what is offered.
    Accept,
    /// Declines what is offered.
    Decline,
    /// Repeats the action with an alliance.
    RepeatWithAlliance,
    /// Repeats the action with a ship.
    RepeatWithShip,
    /// Takes this alliance card.
    Ally(AllianceId),
    /// Buys this ship.
    Buy(ShipId),
    /// Advances the lawsuit on this space, from 0.
    Advance(u8),
    /// Swaps the lawsuit on this space, from 0, with the next.
    SwapLawsuits(u8),
}
