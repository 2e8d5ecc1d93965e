//! The pages of the tables of `rondel host`, for browsers.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use rondel_online::Router;
use rondel_web::{Server, WebError, WebOptions};

/// Whether and how tables are open to browsers.
#[derive(Clone, Debug, Args)]
pub(super) struct Pages {
    /// Opens the tables to browsers in the local network too: each invitation is said as the address of a page as well.
    #[arg(long)]
    web: bool,
    /// Where the pages are; port 8017 of every address of this machine if not said.
    #[arg(long, requires = "web", value_name = "ADDRESS")]
    web_listen: Option<SocketAddr>,
    /// The name of this machine in the addresses of pages.
    #[arg(long, requires = "web", value_name = "NAME")]
    web_name: Option<String>,
    /// Answers browsers from everywhere, not only from the local network.
    #[arg(long, requires = "web")]
    web_anyone: bool,
    /// The certificate of the name of this machine and its key, in PEM files: pages are encrypted then.
    #[arg(long, requires = "web", num_args = 2, value_names = ["CERT", "KEY"])]
    tls: Option<Vec<PathBuf>>,
    /// How many browsers may be connected at a time.
    #[arg(long, requires = "web", default_value_t = 1_024, value_name = "BROWSERS")]
    web_connections: usize,
    /// How many of them may come from one address, or one /64 network of IPv6. Behind a proxy, all browsers have its address.
    #[arg(long, requires = "web", default_value_t = 256, value_name = "BROWSERS")]
    web_connections_per_address: usize,
}

impl Pages {
    /// Opens the pages, where they are asked for.
    ///
    /// # Errors
    /// A port that is taken, or a certificate that cannot be used.
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
            tls,
            most_connections: self.web_connections,
            most_per_address: self.web_connections_per_address,
        };
        Server::open(router, &options).map(Some)
    }
}
