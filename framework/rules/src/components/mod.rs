//! Small types for mechanics that several games share. They enforce the rules common to all of these games and are
//! independent of any particular game. For example, an [`Auction`] tracks whose turn it is to bid and the lowest
//! bid, while the rules of a game determine how much a seat can pay.

pub mod agenda;
pub mod arrivals;
pub mod auction;
pub mod cards;
pub mod deck;
pub mod dice;
pub mod doubling_cube;
pub mod graph;
pub mod hands;
pub mod kinds;
pub mod market;
pub mod match_score;
pub mod picks;
pub mod price;
pub mod redeal;
pub mod rotation;
pub mod row;
pub mod supply;
pub mod track;
pub mod trick;

pub use agenda::{Agenda, AgendaItem};
pub use arrivals::Arrivals;
pub use auction::{Auction, Bidding};
pub use cards::{CardSet, Cards, ManyCards, each_lies_once};
pub use deck::Deck;
pub use dice::{Dice, chances_of_counts, chances_of_sums};
pub use doubling_cube::DoublingCube;
pub use graph::Graph;
pub use hands::{Hands, Sight};
pub use kinds::Kind;
pub use market::Market;
pub use match_score::MatchScore;
pub use picks::{Picks, RevealedPicks};
pub use price::Price;
pub use redeal::{Hidden, deal_anew, mixed};
pub use rotation::Rotation;
pub use row::Row;
pub use supply::Supply;
pub use track::{Ring, Track};
pub use trick::{MOST_TOP_TRUMPS, Suits, Trick};
