//! The URL at which a reverse proxy serves the pages.

use std::str::FromStr;

use url::Url;

/// A URL such as `https://table.example` or `https://example.org/rondel`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OuterUrl {
    /// The whole URL without a trailing slash.
    base: String,
    origin: String,
    host: String,
    encrypted: bool,
}

/// The reason why a string is not a valid public URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OuterUrlError {
    /// The string is not an HTTP URL.
    #[error("a URL starts with https:// or http://, such as https://table.example/rondel")]
    Scheme,
    /// The URL has a query, a fragment, a user name or a password.
    #[error("the URL of pages consists of host, port and path only, such as https://table.example/rondel")]
    Extra,
}

impl FromStr for OuterUrl {
    type Err = OuterUrlError;

    fn from_str(text: &str) -> Result<Self, OuterUrlError> {
        let url = Url::parse(text.trim()).map_err(|_| OuterUrlError::Scheme)?;
        let host = url.host_str().filter(|_| matches!(url.scheme(), "http" | "https")).ok_or(OuterUrlError::Scheme)?;
        let has_extra = url.query().is_some() || url.fragment().is_some() || url.password().is_some();
        if has_extra || !url.username().is_empty() {
            return Err(OuterUrlError::Extra);
        }
        Ok(Self {
            base: url.as_str().trim_end_matches('/').to_owned(),
            origin: url.origin().ascii_serialization(),
            host: host.to_owned(),
            encrypted: url.scheme() == "https",
        })
    }
}

impl OuterUrl {
    /// Returns the whole URL, without a slash at the end.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Returns scheme, host and port, as in an `Origin` header.
    pub(super) fn origin(&self) -> &str {
        &self.origin
    }

    /// Returns the host without the port.
    pub(super) fn host(&self) -> &str {
        &self.host
    }

    /// Returns the origin for WebSocket connections.
    pub(super) fn socket_origin(&self) -> String {
        let authority = self.origin.split_once("://").map_or("", |(_, authority)| authority);
        format!("{}://{authority}", if self.encrypted { "wss" } else { "ws" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outer_address_is_host_port_and_path() {
        let url: OuterUrl = "https://Table.example:8443/rondel/".parse().expect("an address");
        assert_eq!(url.base(), "https://table.example:8443/rondel");
        assert_eq!((url.origin(), url.host()), ("https://table.example:8443", "table.example"));
        assert_eq!(url.socket_origin(), "wss://table.example:8443");
        let url: OuterUrl = "http://192.168.1.7".parse().expect("an address");
        assert_eq!((url.base(), url.socket_origin().as_str()), ("http://192.168.1.7", "ws://192.168.1.7"));
    }

    #[test]
    fn everything_else_is_refused_with_the_reason() {
        for (text, error) in [
            ("table.example", OuterUrlError::Scheme),
            ("", OuterUrlError::Scheme),
            ("ftp://table.example", OuterUrlError::Scheme),
            ("https://", OuterUrlError::Scheme),
            ("https://table.example/?a=1", OuterUrlError::Extra),
            ("https://table.example/#a", OuterUrlError::Extra),
            ("https://ann:secret@table.example", OuterUrlError::Extra),
        ] {
            assert_eq!(text.parse::<OuterUrl>(), Err(error), "{text}");
        }
    }
}
