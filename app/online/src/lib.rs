//! Tables with people elsewhere: a game that is held here and has guests, and a game held elsewhere in which one is a guest. The
//! rules of talking are the framework's (`rondel_hosting`), the connections those of [`crate::net`]; here they meet with files and bots.

#[cfg(test)]
use rondel_games as _;

mod attendance;
mod gathered;
mod kept;
mod nearby;
pub mod net;
mod switchboard;
mod visit;

pub use attendance::Attendance;
pub use gathered::{Gathered, InvitedSeat, TableLost, agreement};
pub use kept::{TABLE, VISIT, VisitFile, VisitHeader, kept_in};
pub use nearby::NearbyTable;
pub use switchboard::{Mail, Switchboard};
pub use visit::{Visit, VisitError};
