//! Tables with people elsewhere: a game that is held here and has guests, and a game held elsewhere in which one is a guest. The
//! protocol is the framework's (`rondel_hosting`), the connections those of [`crate::net`]. [`TableServer`] holds all tables that are
//! open in a program, and is the only thing that keeps them going.

#[cfg(test)]
use rondel_games as _;

mod error;
mod guest_connections;
mod guest_session;
mod hosted_lobby;
mod nearby;
pub mod net;
mod router;
mod session_file;
pub mod table_server;

pub use error::TableError;
pub use guest_connections::GuestConnections;
pub use guest_session::GuestSession;
pub use hosted_lobby::{HostedLobby, InvitedSeat, agreement};
pub use nearby::NearbyTable;
pub use router::{Inbound, Router};
pub use session_file::{SessionFile, SessionHeader, TABLE, VISIT, kept_in};
pub use table_server::{HostPolicy, TableServer, WhenOver, age};
