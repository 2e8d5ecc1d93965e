//! The table in a browser: a small server for phones in the same room, and for friends without the program.
//!
//! Each open page is a guest of its table ([`rondel_hosting::Guest`]) that lives in this program instead of at the
//! other end of a network. What the page is sent is made of that guest's views and of nothing else. It is resolved into
//! words and places by the code that does so for the window ([`rondel_presenter::resolved`]); the page only draws. Taps
//! too are narrowed to a choice here, with the window's rules, so that a tap means the same everywhere.
//!
//! The guest's key and its share of the luck follow from a number that the page draws and keeps. Nothing of it is
//! stored here, so a host that was restarted knows the page again.

#[cfg(test)]
use rondel_games as _;

mod answer;
mod catalog_cache;
mod claim;
mod limits;
mod link;
mod listen;
mod page_session;
mod phone;
mod shown;
mod suspended_guests;
mod watching;

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
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

/// The port of the pages where none is said.
pub const USUAL_PORT: u16 = 8017;

/// How pages are reached.
#[derive(Clone, Debug)]
pub struct WebOptions {
    /// Where the server listens.
    pub listen: SocketAddr,
    /// Whether it takes any free port where that one is taken.
    pub any_port: bool,
    /// Whether pages are for anybody, or for those on the local network alone.
    pub anyone: bool,
    /// The name of this machine in links, where it has one.
    pub name: Option<String>,
    /// The certificate of that name and its key, in PEM files.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// How many connections may be open at a time.
    pub most_connections: usize,
    /// How many of them may come from one IPv4 address or one /64 network of IPv6.
    pub most_per_address: usize,
}

impl Default for WebOptions {
    fn default() -> Self {
        let listen = SocketAddr::from((Ipv4Addr::UNSPECIFIED, USUAL_PORT));
        Self {
            listen,
            any_port: false,
            anyone: false,
            name: None,
            tls: None,
            most_connections: 1_024,
            most_per_address: 256,
        }
    }
}

/// Why there can be no pages.
#[derive(Debug, thiserror::Error)]
pub enum WebError {
    /// The port is taken, or not allowed.
    #[error("cannot serve pages at {at}: {source}")]
    Listen {
        /// Where.
        at: SocketAddr,
        /// Why.
        source: io::Error,
    },
    /// A certificate or its key that cannot be used.
    #[error("{path}: {why}")]
    Certificate {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
}

/// The pages of this program's tables, until it is dropped.
pub struct Server {
    origin: String,
    work: Option<AbortHandle>,
}

/// What all pages of a program share.
struct Common {
    connector: LocalConnector,
    policy: HttpPolicy,
    suspended: SuspendedGuests,
    catalogs: CatalogCache,
}

impl Server {
    /// Opens the pages of all tables that a router serves.
    ///
    /// # Errors
    /// A port that is taken, or a certificate that cannot be used.
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
        let origin = format!("{}://{host}{port}", if secure { "https" } else { "http" });
        let common = Common {
            connector: router.connector(),
            policy: HttpPolicy { name: options.name.clone(), secure },
            suspended: SuspendedGuests::default(),
            catalogs: CatalogCache::default(),
        };
        let work = router.spawn(listening.serve(Arc::new(common), options.clone()));
        tracing::info!(%origin, "pages are open");
        Ok(Self { origin, work })
    }

    /// Where its pages are, such as `http://192.168.1.7:8017`.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The page of whoever is invited to a table.
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

/// The address by which others on the local network reach this machine.
fn own_address(router: &Router, listens: IpAddr) -> IpAddr {
    if !listens.is_unspecified() {
        return listens;
    }
    // Nothing is sent: the system only says from which address it would send.
    let outwards = || {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
        Some(socket.local_addr().ok()?.ip())
    };
    let known = router.address(Duration::ZERO);
    let near = || known.ips().find(|ip| ip.is_ipv4() && listen::is_near(*ip) && !ip.is_loopback());
    outwards().filter(|ip| !ip.is_unspecified()).or_else(near).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

#[cfg(test)]
mod tests;
