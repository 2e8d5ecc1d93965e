//! Small types that guard what is true in every game; what they mean in one game stays there.

pub mod agenda;
pub mod auction;
pub mod deck;
pub mod kinds;
pub mod market;
pub mod price;
pub mod rotation;
pub mod row;
pub mod supply;
pub mod track;

pub use agenda::{Agenda, Item};
pub use auction::{Auction, Bidding};
pub use deck::{Cards, Deck};
pub use kinds::Kind;
pub use market::Market;
pub use price::Price;
pub use rotation::Rotation;
pub use row::Row;
pub use supply::Supply;
pub use track::{Ring, Track};
