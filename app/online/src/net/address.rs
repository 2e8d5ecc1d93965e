//! Network addresses of programs.

use std::net::{IpAddr, SocketAddr};

use iroh::{EndpointAddr, EndpointId, RelayUrl, TransportAddr};
use rondel_hosting::Key;

/// The address of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address(pub(super) EndpointAddr);

impl Address {
    /// Creates an address from a key, socket addresses and relay servers. Returns `None` if any of them is invalid.
    pub fn at(key: [u8; 32], sockets: &[&str], relays: &[&str]) -> Option<Self> {
        let mut address = EndpointAddr::new(EndpointId::from_bytes(&key).ok()?);
        for socket in sockets {
            address.addrs.insert(TransportAddr::Ip(socket.parse().ok()?));
        }
        for relay in relays {
            address.addrs.insert(TransportAddr::Relay(relay.parse().ok()?));
        }
        Some(Self(address))
    }

    /// Returns the public key of the program.
    pub fn key(&self) -> Key {
        Key(*self.0.id.as_bytes())
    }

    /// Returns the IP addresses of the program, without relay servers.
    pub fn ips(&self) -> impl Iterator<Item = IpAddr> + '_ {
        self.0.addrs.iter().filter_map(|way| if let TransportAddr::Ip(at) = way { Some(at.ip()) } else { None })
    }

    /// Encodes the key and up to `ways` routes, each preceded by a byte that identifies its kind.
    pub(super) fn to_bytes(&self, ways: usize) -> Vec<u8> {
        let mut bytes = self.0.id.as_bytes().to_vec();
        for way in self.0.addrs.iter().take(ways) {
            match way {
                TransportAddr::Ip(SocketAddr::V4(at)) => {
                    bytes.push(4);
                    bytes.extend(at.ip().octets());
                    bytes.extend(at.port().to_be_bytes());
                }
                TransportAddr::Ip(SocketAddr::V6(at)) => {
                    bytes.push(6);
                    bytes.extend(at.ip().octets());
                    bytes.extend(at.port().to_be_bytes());
                }
                TransportAddr::Relay(url) if url.as_str().len() <= 200 => {
                    bytes.extend([0, url.as_str().len() as u8]);
                    bytes.extend(url.as_str().bytes());
                }
                _ => {}
            }
        }
        bytes
    }

    pub(super) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (key, mut rest) = bytes.split_first_chunk::<32>()?;
        let mut address = EndpointAddr::new(EndpointId::from_bytes(key).ok()?);
        while let Some((kind, way)) = rest.split_first() {
            let (way, left) = match kind {
                4 => {
                    let (at, left) = way.split_first_chunk::<6>()?;
                    let ip: [u8; 4] = at[..4].try_into().ok()?;
                    (TransportAddr::Ip((ip, u16::from_be_bytes([at[4], at[5]])).into()), left)
                }
                6 => {
                    let (at, left) = way.split_first_chunk::<18>()?;
                    let ip: [u8; 16] = at[..16].try_into().ok()?;
                    (TransportAddr::Ip((ip, u16::from_be_bytes([at[16], at[17]])).into()), left)
                }
                0 => {
                    let (length, rest) = way.split_first()?;
                    let (url, left) = rest.split_at_checked(usize::from(*length))?;
                    let url: RelayUrl = std::str::from_utf8(url).ok()?.parse().ok()?;
                    (TransportAddr::Relay(url), left)
                }
                _ => return None,
            };
            address.addrs.insert(way);
            rest = left;
        }
        Some(Self(address))
    }
}
