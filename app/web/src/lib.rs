//! The table in a browser: a small server for phones on the local network and for friends without the program.
//!
//! Each open page is a guest of its table ([`rondel_hosting::Guest`]). The guest runs in this program instead
//! of on a remote machine, and everything sent to the page is derived from that guest's views. The code
//! that resolves views for the window ([`rondel_presenter::resolved`]) also resolves them for the page, which
//! only renders the result. Taps are resolved to choices here by the same rules as in the window, so that a tap
//! has the same effect everywhere.
//!
//! The guest's key and its share of the random seed are derived from a random number that the page generates
//! and keeps. The server stores nothing, so a restarted host recognises the page.

#[cfg(test)]
use rondel_games as _;

mod answer;
mod catalog_cache;
mod claim;
mod limits;
mod link;
mod listen;
mod outer_url;
mod page_session;
mod phone;
mod shown;
mod suspended_guests;
mod watching;

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use rondel_hosting::{Secret, TableId};
use rondel_online::Router;
use rondel_online::net::LocalConnector;
use tokio::task::AbortHandle;

use self::answer::HttpPolicy;
use self::catalog_cache::CatalogCache;
use self::listen::Listening;
use self::suspended_guests::SuspendedGuests;

pub use self::link::Link;
pub use self::outer_url::{OuterUrl, OuterUrlError};

/// Default port of the server.
pub const USUAL_PORT: u16 = 8017;

/// Configuration of the server.
#[derive(Clone, Debug)]
pub struct WebOptions {
    /// Address to listen on.
    pub listen: SocketAddr,
    /// Whether to use any free port if the requested port is taken.
    pub any_port: bool,
    /// Whether to accept clients from outside the local network.
    pub anyone: bool,
    /// Host name of this machine for links, if it has one.
    pub name: Option<String>,
    /// URL at which a reverse proxy serves the pages, if there is one. Links begin with it.
    pub outer_url: Option<OuterUrl>,
    /// TLS certificate for the host name and its private key, as PEM files.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// Maximum number of open connections.
    pub most_connections: usize,
    /// Maximum number of connections from one IPv4 address or one IPv6 /64 network.
    pub most_per_address: usize,
}

impl Default for WebOptions {
    fn default() -> Self {
        // Also accepts IPv4 connections, if the system supports both.
        let listen = SocketAddr::from((Ipv6Addr::UNSPECIFIED, USUAL_PORT));
        Self {
            listen,
            any_port: false,
            anyone: false,
            name: None,
            outer_url: None,
            tls: None,
            most_connections: 1_024,
            most_per_address: 256,
        }
    }
}

/// Reasons why the server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum WebError {
    /// The port is taken or not permitted.
    #[error("cannot serve pages at {at}: {source}")]
    Listen {
        /// The requested address.
        at: SocketAddr,
        /// The error of the operating system.
        source: io::Error,
    },
    /// The certificate or its key cannot be used.
    #[error("{path}: {why}")]
    Certificate {
        /// The file.
        path: PathBuf,
        /// Description of the problem.
        why: String,
    },
}

/// The server for the pages of this program's tables. Dropping it stops the server.
pub struct Server {
    origin: String,
    work: Option<AbortHandle>,
}

/// State shared by all pages.
struct Common {
    connector: LocalConnector,
    policy: HttpPolicy,
    suspended: SuspendedGuests,
    catalogs: CatalogCache,
}

impl Server {
    /// Starts the server for all tables of a router.
    ///
    /// # Errors
    /// Returns an error if the port is taken or the certificate cannot be used.
    pub fn open(router: &Router, options: &WebOptions) -> Result<Self, WebError> {
        let listening = Listening::open(options)?;
        let at = listening.at();
        let host = match &options.name {
            Some(name) => name.clone(),
            None => host_of(own_address(router, at.ip())),
        };
        let secure = options.tls.is_some();
        let usual = if secure { 443 } else { 80 };
        let port = if at.port() == usual { String::new() } else { format!(":{}", at.port()) };
        let origin = match &options.outer_url {
            Some(url) => url.base().to_owned(),
            None => format!("{}://{host}{port}", if secure { "https" } else { "http" }),
        };
        let common = Common {
            connector: router.connector(),
            policy: HttpPolicy { name: options.name.clone(), secure, outer_url: options.outer_url.clone() },
            suspended: SuspendedGuests::default(),
            catalogs: CatalogCache::default(),
        };
        let work = router.spawn(listening.serve(Arc::new(common), options.clone()));
        tracing::info!(%origin, "pages are open");
        Ok(Self { origin, work })
    }

    /// Returns the base URL of the pages, such as `http://192.168.1.7:8017`.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// Returns the URL of the page for an invitation to a table.
    pub fn link(&self, table: TableId, secret: Secret) -> String {
        Link { table, secret }.at(&self.origin)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(work) = self.work.take() {
            work.abort();
        }
    }
}

fn host_of(ip: IpAddr) -> String {
    match ip {
        IpAddr::V4(ip) => ip.to_string(),
        IpAddr::V6(ip) => format!("[{ip}]"),
    }
}

/// Returns the address at which other devices on the local network can reach this machine.
fn own_address(router: &Router, listens: IpAddr) -> IpAddr {
    if !listens.is_unspecified() {
        return listens;
    }
    let known = router.address(Duration::ZERO);
    let known: Vec<IpAddr> = known.ips().collect();
    best_address([outward_address(IpAddr::from([192, 0, 2, 1])), outward_address(DOCUMENTATION_V6)], &known)
}

/// An address from the documentation range (RFC 3849), which is never assigned to a machine.
const DOCUMENTATION_V6: IpAddr = IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1));

/// Returns the local address from which this machine would reach `other`. Connecting a UDP socket sends nothing.
fn outward_address(other: IpAddr) -> Option<IpAddr> {
    let any: IpAddr = if other.is_ipv4() { Ipv4Addr::UNSPECIFIED.into() } else { Ipv6Addr::UNSPECIFIED.into() };
    let socket = UdpSocket::bind((any, 0)).ok()?;
    socket.connect((other, 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// Returns the address to use in links: a source address of outgoing packets or a known address of this
/// machine. IPv4 is preferred, because every device on a local network supports it. Falls back to the
/// loopback address.
fn best_address(outward: [Option<IpAddr>; 2], known: &[IpAddr]) -> IpAddr {
    // A link-local IPv6 address needs an interface name, which URLs cannot contain.
    let is_usable = |ip: &IpAddr| {
        !ip.is_unspecified() && !ip.is_loopback() && !matches!(ip, IpAddr::V6(ip) if ip.is_unicast_link_local())
    };
    let [outward_v4, outward_v6] = outward.map(|ip| ip.filter(is_usable));
    let known = |is_v4: bool| known.iter().copied().find(move |ip| ip.is_ipv4() == is_v4 && is_usable(ip));
    let known_v4 = known(true).filter(|ip| listen::is_near(*ip));
    let found = outward_v4.or(known_v4).or(outward_v6).or_else(|| known(false));
    found.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

#[cfg(test)]
mod addresses {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn links_name_an_address_that_others_can_reach() {
        let best = |outward: [Option<&str>; 2], known: &[&str]| {
            let known: Vec<IpAddr> = known.iter().map(|text| ip(text)).collect();
            best_address(outward.map(|text| text.map(ip)), &known).to_string()
        };
        assert_eq!(best([Some("192.168.1.7"), Some("2001:db8::7")], &[]), "192.168.1.7");
        assert_eq!(best([None, Some("2001:db8::7")], &["fe80::1"]), "2001:db8::7", "IPv6 alone");
        assert_eq!(best([None, None], &["fe80::1", "2001:db8::8"]), "2001:db8::8");
        assert_eq!(best([Some("127.0.0.1"), Some("::1")], &["fd00::5"]), "fd00::5");
        assert_eq!(best([None, Some("2001:db8::7")], &["10.0.0.3"]), "10.0.0.3", "every device has IPv4");
        assert_eq!(best([None, None], &["203.0.113.5", "fe80::1"]), "127.0.0.1", "no address of the local network");
    }
}

#[cfg(test)]
mod tests;
