//! Actions: the decisions a player can make.

use rondel::Seat;
use serde::{Deserialize, Serialize};

use crate::content::{Good, Goods};
use crate::state::Building;

/// A single decision by a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Keeps this board.
    Keep(u8),
    /// Builds this card for free.
    BuildFree(u8),
    /// Moves the worker to this building.
    Enter(Building),
    /// Pays this good as a fee.
    PayFee(Good),
    /// Pays the fee after the action.
    PayLater,
    /// Takes these goods.
    Take(Goods),
    /// Pays these goods.
    Pay(Goods),
    /// Doubles this good.
    Double(Good),
    /// Swaps two goods on the market.
    Swap(Good, Good),
    /// Moves a good to this market slot, counted from 0.
    Move(Good, u8),
    /// Puts this good into the slot that is being filled.
    Put(Good),
    /// Takes a levy from this seat.
    LevyFrom(Seat),
    /// Gives this good as a levy.
    Give(Good),
    /// Copies this building.
    Copy(Building),
    /// Carries out this part of the building's action, counted from 0.
    Part(u8),
    /// Sells one of each good to the inland traders.
    SellBundle,
    /// Ships all of this good.
    Ship(Good),
    /// Buys this card.
    Buy(u8),
    /// Keeps these units of the shipped goods.
    KeepBack(Goods),
    /// Uses the once-per-turn ability.
    UseAbility,
    /// Stops or declines.
    Finish,
}
