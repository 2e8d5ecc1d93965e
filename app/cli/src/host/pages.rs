//! Web pages for the tables run by `rondel host`.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use rondel_online::Router;
use rondel_web::{OuterUrl, Server, WebError, WebOptions};

/// Parses a host name without scheme, port or path.
fn host_name(text: &str) -> Result<String, String> {
    if text.contains("://") || text.contains('/') {
        return Err("a name has no scheme and no path; use --web-url for a whole URL".to_owned());
    }
    if text.contains(':') {
        return Err("a name has no port; the pages are at the port of --web-listen".to_owned());
    }
    let is_letter = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '.' | '_');
    if text.is_empty() || !text.chars().all(is_letter) {
        return Err("it is not a host name, such as `table.example`".to_owned());
    }
    Ok(text.to_owned())
}

/// Whether and how tables are open to browsers.
#[derive(Clone, Debug, Args)]
pub(super) struct Pages {
    /// Open the tables to browsers on the local network too: each invitation is also printed as the URL of a page.
    #[arg(long)]
    web: bool,
    /// Address of the pages; by default port 8017 on all addresses of this machine.
    #[arg(long, requires = "web", value_name = "ADDRESS")]
    web_listen: Option<SocketAddr>,
    /// The host name to use in the URLs of pages.
    #[arg(long, requires = "web", value_name = "NAME", value_parser = host_name, conflicts_with = "web_url")]
    web_name: Option<String>,
    /// The URL at which a reverse proxy serves the pages, such as `https://table.example/rondel`: links begin with it.
    #[arg(long, requires = "web", value_name = "URL")]
    web_url: Option<OuterUrl>,
    /// Accept browsers from anywhere, not only from the local network.
    #[arg(long, requires = "web")]
    web_anyone: bool,
    /// TLS certificate for the host name and its key, as PEM files; pages are then encrypted.
    #[arg(long, requires = "web", num_args = 2, value_names = ["CERT", "KEY"])]
    tls: Option<Vec<PathBuf>>,
    /// Maximum number of connected browsers.
    #[arg(long, requires = "web", default_value_t = 1_024, value_name = "BROWSERS")]
    web_connections: usize,
    /// Maximum number of browsers per address, or per /64 network for IPv6. Behind a proxy, all browsers share its
    /// address.
    #[arg(long, requires = "web", default_value_t = 256, value_name = "BROWSERS")]
    web_connections_per_address: usize,
}

impl Pages {
    /// Starts the web server if requested.
    ///
    /// # Errors
    /// Returns an error if the port is in use or the certificate is invalid.
    pub(super) fn open(&self, router: &Router) -> Result<Option<Server>, WebError> {
        if !self.web {
            return Ok(None);
        }
        let usual = WebOptions::default();
        let tls = self.tls.as_deref().and_then(|files| match files {
            [certificate, key] => Some((certificate.clone(), key.clone())),
            _ => None,
        });
        let options = WebOptions {
            listen: self.web_listen.unwrap_or(usual.listen),
            any_port: false,
            anyone: self.web_anyone,
            name: self.web_name.clone(),
            outer_url: self.web_url.clone(),
            tls,
            most_connections: self.web_connections,
            most_per_address: self.web_connections_per_address,
        };
        Server::open(router, &options).map(Some)
    }
}
