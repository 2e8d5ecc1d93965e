//! Tables with remote players: hosting games for guests, and joining games on other machines. The protocol is
//! defined by the framework (`rondel_hosting`), and the connections are provided by [`crate::net`].
//! [`TableServer`] manages all open tables of a program. No other code advances them.

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
pub use hosted_lobby::{HostedLobby, InvitedSeat, TableTerms, agreement};
pub use nearby::NearbyTable;
pub use router::{Inbound, Router};
pub use session_file::{SessionFile, SessionHeader, TABLE, VISIT, kept_in};
pub use table_server::{HostPolicy, TableServer, WhenOver, age};
