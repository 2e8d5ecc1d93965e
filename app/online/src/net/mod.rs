//! How programs reach each other: encrypted connections between two keys, over which messages go as frames.
//!
//! Nothing outside this folder names the network library, and nothing in it knows a game.

mod address;
mod binding;
mod frame;
mod identity;
pub mod invitation;
mod local;
mod nearby;
mod transport;

pub use address::Address;
pub use identity::{Identity, IdentityError};
pub use invitation::Invitation;
pub use local::{LocalConnection, LocalConnector};
pub use nearby::{Advertisement, Nearby};
pub use transport::{ConnectionId, NetError, ReceivePermit, Relays, Transport, TransportEvent, TransportOptions};

/// Bytes nobody can guess.
///
/// # Errors
/// A system that gives none.
pub fn unguessable() -> Result<[u8; 32], NetError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| NetError::NoLuck(error.to_string()))?;
    Ok(bytes)
}

/// Waits until the program is asked to end, as by Ctrl-C or by whoever supervises it.
pub async fn asked_to_end() {
    #[cfg(unix)]
    {
        let asked = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
        if let Ok(mut asked) = asked {
            tokio::select! {
                _ = asked.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
