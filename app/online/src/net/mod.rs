//! Encrypted connections between programs, each of which is identified by a key. Messages are sent in frames.
//!
//! Code outside this module does not refer to the network library, and code inside it does not refer to games.

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

/// Returns unguessable random bytes.
///
/// # Errors
/// Returns an error if the system cannot provide them.
pub fn unguessable() -> Result<[u8; 32], NetError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| NetError::NoLuck(error.to_string()))?;
    Ok(bytes)
}

/// Waits until the program is asked to end, for example by Ctrl-C or a process supervisor.
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
