//! Binds the network port of this program and configures the relay servers.

use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, UdpSocket};
use std::time::Duration;

use iroh::endpoint::{QuicTransportConfig, presets};
use iroh::{Endpoint, RelayMode, RelayUrl, SecretKey};
use tokio::time::sleep;

use super::identity::Identity;
use super::transport::{NetError, PROTOCOL, Relays, TransportOptions};

/// Makes this program reachable at its previous port, or at any free port.
///
/// # Errors
/// Returns an error if the network cannot be used.
pub(super) async fn bind(identity: &mut Identity, options: &TransportOptions) -> Result<Endpoint, NetError> {
    /// Number of further attempts and the pause between them. A program that was just closed may still be
    /// using the port.
    const AGAIN: (usize, Duration) = (6, Duration::from_millis(200));
    let wanted = options.listen.unwrap_or(SocketAddr::V4(SocketAddrV4::new(Ipv4Addr::UNSPECIFIED, identity.port)));
    let mut endpoint = bind_at(identity, options, wanted).await;
    for _ in 0..AGAIN.0 {
        if endpoint.is_ok() || wanted.port() == 0 {
            break;
        }
        sleep(AGAIN.1).await;
        endpoint = bind_at(identity, options, wanted).await;
    }
    if endpoint.is_err() && options.listen.is_none() && identity.port != 0 {
        // Another program is using the previous port.
        let any = SocketAddr::V4(SocketAddrV4::new(Ipv4Addr::UNSPECIFIED, 0));
        endpoint = bind_at(identity, options, any).await;
    }
    if endpoint.is_err()
        && let Some(at) = options.listen
        && let Err(source) = UdpSocket::bind(at)
    {
        // The network library does not report the cause.
        return Err(NetError::Listen { at, source });
    }
    let endpoint = endpoint?;
    if let Some(port) = endpoint.bound_sockets().iter().find(|socket| socket.is_ipv4()).map(SocketAddr::port) {
        identity.remember_port(port);
    }
    Ok(endpoint)
}

async fn bind_at(identity: &Identity, options: &TransportOptions, at: SocketAddr) -> Result<Endpoint, NetError> {
    let failed = |error: &dyn std::fmt::Display| NetError::Bind(error.to_string());
    let transport = QuicTransportConfig::builder()
        .keep_alive_interval(Duration::from_secs(4))
        .max_idle_timeout(Some(
            Duration::from_secs(15).try_into().map_err(|error: iroh::endpoint::VarIntBoundsExceeded| failed(&error))?,
        ))
        .max_concurrent_bidi_streams(1_u8.into())
        .max_concurrent_uni_streams(0_u8.into())
        .build();
    let builder = match &options.relays {
        Relays::Makers => Endpoint::builder(presets::N0),
        Relays::Nobody => Endpoint::builder(presets::Minimal).relay_mode(RelayMode::Disabled),
        Relays::Own(urls) => {
            let url = |url: &String| url.parse::<RelayUrl>().map_err(|_| NetError::Relay(url.clone()));
            let urls = urls.iter().map(url).collect::<Result<Vec<_>, _>>()?;
            Endpoint::builder(presets::Minimal).relay_mode(RelayMode::custom(urls))
        }
    };
    let builder = builder
        .secret_key(SecretKey::from_bytes(&identity.secret.0))
        .alpns(vec![PROTOCOL.to_vec()])
        .transport_config(transport)
        .bind_addr(at)
        .map_err(|error| failed(&error))?;
    builder.bind().await.map_err(|error| failed(&error))
}
