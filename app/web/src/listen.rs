//! Accepts connections and limits their number and idle time.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::{Domain, SockRef, Socket, Type};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::{self, PemObject as _};
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::{Error, ServerConfig};

use super::answer::answer;
use super::limits::{ConnectionLimiter, LimitedStream, PartialMessage, Rejected, SEND_BUFFER, Slot};
use super::{Common, WebError, WebOptions};

/// Timeout for a TLS handshake or the headers of a request.
const PATIENCE: Duration = Duration::from_secs(10);
/// Number of subsequent ports to try before using any free port.
const NEXT_PORTS: u16 = 8;
/// Maximum size of the request headers, in bytes.
const HEADERS: usize = 16 * 1_024;

/// A port that is open but does not serve requests yet.
pub(super) struct Listening {
    listener: std::net::TcpListener,
    at: SocketAddr,
    tls: Option<TlsAcceptor>,
}

impl Listening {
    pub(super) fn open(options: &WebOptions) -> Result<Self, WebError> {
        let tls = options.tls.as_ref().map(|(certificate, key)| acceptor(certificate, key)).transpose()?;
        let failed = |source| WebError::Listen { at: options.listen, source };
        let (ip, port) = (options.listen.ip(), options.listen.port());
        let mut listener = bind(options.listen);
        // Subsequent ports are tried first, so that a restarted server is likely to get the same port again.
        let others = (1..=NEXT_PORTS).map(|step| port.saturating_add(step)).chain([0]);
        for port in others.filter(|_| options.any_port) {
            if listener.is_ok() {
                break;
            }
            listener = bind((ip, port).into());
        }
        let listener = listener.map_err(failed)?;
        listener.set_nonblocking(true).map_err(failed)?;
        let at = listener.local_addr().map_err(failed)?;
        Ok(Self { listener, at, tls })
    }

    pub(super) fn at(&self) -> SocketAddr {
        self.at
    }

    /// Serves all clients. Dropping the future closes all connections.
    pub(super) async fn serve(self, common: Arc<Common>, options: WebOptions) {
        let Ok(listener) = TcpListener::from_std(self.listener) else { return };
        let limiter = ConnectionLimiter::new(options.most_connections, options.most_per_address);
        let mut lines = JoinSet::new();
        loop {
            let (stream, from) = match listener.accept().await {
                Ok(accepted) => accepted,
                Err(error) => {
                    // For example, no file handles are left. Some will become available when other connections end.
                    tracing::warn!("a connection could not be accepted: {error}");
                    sleep(Duration::from_millis(200)).await;
                    continue;
                }
            };
            while lines.try_join_next().is_some() {}
            let is_own = stream.local_addr().is_ok_and(|own| is_same_network(own.ip(), from.ip()));
            if !options.anyone && !is_near(from.ip()) && !is_own {
                tracing::debug!("connection refused: not from the local network");
                continue;
            }
            let slot = match limiter.admit(from.ip()) {
                Ok(slot) => slot,
                Err(Rejected::Full) => {
                    tracing::warn!("connection refused: the maximum number of browsers is reached");
                    continue;
                }
                Err(Rejected::AddressFull) => {
                    tracing::debug!("connection refused: too many connections from one address");
                    continue;
                }
            };
            let _ = stream.set_nodelay(true);
            let _ = SockRef::from(&stream).set_send_buffer_size(SEND_BUFFER);
            lines.spawn(welcome(stream, self.tls.clone(), common.clone(), slot));
        }
    }
}

/// Opens a port. The unspecified IPv6 address also accepts IPv4 connections. On a system without IPv6, only IPv4
/// connections are accepted.
fn bind(at: SocketAddr) -> io::Result<std::net::TcpListener> {
    let is_any = at.is_ipv6() && at.ip().is_unspecified();
    let bound = if is_any { bind_both(at) } else { std::net::TcpListener::bind(at) };
    match bound {
        Err(error) if is_any && !matches!(error.kind(), io::ErrorKind::AddrInUse | io::ErrorKind::PermissionDenied) => {
            std::net::TcpListener::bind((Ipv4Addr::UNSPECIFIED, at.port()))
        }
        bound => bound,
    }
}

fn bind_both(at: SocketAddr) -> io::Result<std::net::TcpListener> {
    /// Maximum number of connections that wait to be accepted.
    const BACKLOG: i32 = 128;
    let socket = Socket::new(Domain::IPV6, Type::STREAM, None)?;
    socket.set_only_v6(false)?;
    #[cfg(unix)]
    socket.set_reuse_address(true)?;
    socket.bind(&at.into())?;
    socket.listen(BACKLOG)?;
    Ok(socket.into())
}

async fn welcome(stream: TcpStream, tls: Option<TlsAcceptor>, common: Arc<Common>, slot: Slot) {
    let stream = LimitedStream::new(stream);
    let partial = stream.partial();
    match tls {
        None => talk(stream, partial, common).await,
        Some(tls) => {
            if let Ok(Ok(stream)) = timeout(PATIENCE, tls.accept(stream)).await {
                talk(stream, partial, common).await;
            }
        }
    }
    drop(slot);
}

/// Handles the requests of one connection until it ends or becomes a page connection.
async fn talk<S>(stream: S, partial: PartialMessage, common: Arc<Common>)
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let followed = Arc::new(std::sync::Mutex::new(None));
    let service = service_fn(|request| {
        let (answered, page) = answer(request, &common);
        if page.is_some() {
            *followed.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = page;
        }
        async { Ok::<_, Infallible>(answered) }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(PATIENCE).max_buf_size(HEADERS);
    let ended = http.serve_connection(TokioIo::new(stream), service).with_upgrades().await;
    if let Err(error) = ended {
        tracing::debug!("a connection has ended: {error}");
        return;
    }
    let page = followed.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
    if let Some(page) = page {
        page.follow(partial, common).await;
    }
}

/// Returns whether two addresses are equal or belong to the same /64 network of IPv6. On IPv6-only networks, devices
/// have public addresses.
fn is_same_network(own: IpAddr, from: IpAddr) -> bool {
    match (own.to_canonical(), from.to_canonical()) {
        (IpAddr::V6(own), IpAddr::V6(from)) => own.segments()[..4] == from.segments()[..4],
        (own, from) => own == from,
    }
}

/// Returns whether an address belongs to this machine or the local network.
pub(super) fn is_near(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private() || ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local() || ip.is_unicast_link_local(),
    }
}

fn acceptor(certificate: &Path, key: &Path) -> Result<TlsAcceptor, WebError> {
    let wrong = |path: &Path| {
        let path: PathBuf = path.to_owned();
        move |error: &dyn std::fmt::Display| WebError::Certificate { path: path.clone(), why: error.to_string() }
    };
    let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_file_iter(certificate)
        .and_then(Iterator::collect)
        .map_err(|error| wrong(certificate)(&error))?;
    if chain.is_empty() {
        return Err(wrong(certificate)(&"the file contains no certificate"));
    }
    let key_der = PrivateKeyDer::from_pem_file(key).map_err(|error| match error {
        pem::Error::NoItemsFound => wrong(key)(&"the file contains no private key"),
        error => wrong(key)(&error),
    })?;
    let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| wrong(certificate)(&error))?
        .with_no_client_auth()
        .with_single_cert(chain, key_der)
        .map_err(|error| match error {
            Error::InconsistentKeys(_) => {
                wrong(key)(&format_args!("it is not the key of the certificate in {}", certificate.display()))
            }
            error => wrong(certificate)(&error),
        })?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}

impl From<WebError> for io::Error {
    fn from(error: WebError) -> Self {
        Self::other(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_of_an_ipv6_network_are_near_each_other() {
        let same = |own: &str, from: &str| is_same_network(own.parse().expect("own"), from.parse().expect("from"));
        assert!(same("2001:db8:1:2::7", "2001:db8:1:2:ffff::9") && same("192.168.1.7", "::ffff:192.168.1.7"));
        assert!(!same("2001:db8:1:2::7", "2001:db8:1:3::7") && !same("192.168.1.7", "192.168.1.8"));
    }

    #[test]
    fn one_port_serves_both_families() {
        let listener = bind("[::]:0".parse().expect("an address")).expect("a port");
        let port = listener.local_addr().expect("an address").port();
        std::net::TcpStream::connect((Ipv4Addr::LOCALHOST, port)).expect("IPv4");
        let taken = bind(format!("[::]:{port}").parse().expect("an address")).expect_err("it is taken");
        assert_eq!(taken.kind(), io::ErrorKind::AddrInUse);
    }

    #[test]
    fn near_is_this_machine_and_the_local_network() {
        let near = ["127.0.0.1", "10.1.2.3", "172.20.0.9", "192.168.1.7", "169.254.3.4", "::1", "fe80::1", "fd00::1"];
        for ip in near.iter().chain(&["::ffff:192.168.1.7"]) {
            assert!(is_near(ip.parse().expect("an address")), "{ip}");
        }
        for ip in ["8.8.8.8", "172.32.0.1", "193.168.1.7", "2001:db8::1", "::ffff:8.8.8.8", "0.0.0.0"] {
            assert!(!is_near(ip.parse().expect("an address")), "{ip}");
        }
    }
}
