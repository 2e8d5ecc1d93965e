//! The URL of a page with its table and secret. Both are in the fragment after `#`, which browsers do not send,
//! so that they never appear in a request, a log or a title.

use data_encoding::BASE64URL_NOPAD;
use rondel_hosting::{Secret, TableId};

/// The contents of a page URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The table.
    pub table: TableId,
    /// The secret that grants access.
    pub secret: Secret,
}

impl Link {
    /// Returns the URL of the page on the server at `origin`.
    pub fn at(&self, origin: &str) -> String {
        format!("{origin}/#{}.{}", BASE64URL_NOPAD.encode(&self.table.0), BASE64URL_NOPAD.encode(&self.secret.0))
    }

    /// Parses a URL. Returns `None` if it is not the URL of a page.
    pub fn read(address: &str) -> Option<Self> {
        let (table, secret) = address.split_once('#')?.1.split_once('.')?;
        Some(Self { table: TableId(number(table)?), secret: Secret(number(secret)?) })
    }
}

/// Decodes 32 bytes from the text format used by pages.
pub(super) fn number(words: &str) -> Option<[u8; 32]> {
    BASE64URL_NOPAD.decode(words.as_bytes()).ok()?.try_into().ok()
}

/// Encodes 32 bytes in the text format used by pages.
pub(super) fn written(number: &[u8; 32]) -> String {
    BASE64URL_NOPAD.encode(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_as_it_is_written_and_nothing_else_is() {
        let link = Link { table: TableId([7; 32]), secret: Secret([200; 32]) };
        let address = link.at("http://192.168.1.7:8017");
        assert!(address.starts_with("http://192.168.1.7:8017/#"), "{address}");
        assert_eq!(Link::read(&address), Some(link));
        for torn in ["", "http://192.168.1.7:8017/", &address[..address.len() - 1], &address.replace('.', "")] {
            assert_eq!(Link::read(torn), None, "{torn}");
        }
    }
}
