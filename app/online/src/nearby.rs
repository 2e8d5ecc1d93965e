//! Tables announced on the local network.

use data_encoding::BASE64URL_NOPAD;
use rondel_hosting::{Secret, TableId};

use crate::net::{Invitation, Nearby};

/// Prefix of an announcement, including the format version.
const BEGINS: &str = "1 ";
/// Maximum length of a host's name, in bytes. Announcements on the local network must be short.
const LONGEST_NAME: usize = 60;

/// A table with a free seat, announced on the local network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NearbyTable {
    /// The invitation to the seat.
    pub invitation: Invitation,
    /// Identifier of the game.
    pub game: String,
    /// The host's name.
    pub host: String,
}

impl NearbyTable {
    /// Returns the tables that are currently announced.
    pub fn all(nearby: &Nearby) -> Vec<Self> {
        let read = |(host, words): (_, String)| {
            let rest = words.strip_prefix(BEGINS)?;
            let (code, rest) = rest.split_once(' ')?;
            let (game, name) = rest.split_once(' ')?;
            let bytes = BASE64URL_NOPAD.decode(code.as_bytes()).ok()?;
            let (table, secret) = bytes.split_first_chunk::<32>()?;
            let invitation = Invitation { host, table: TableId(*table), secret: Secret(secret.try_into().ok()?) };
            Some(Self { invitation, game: game.to_owned(), host: rondel::plain::plain(name).into_owned() })
        };
        nearby.shown().into_iter().filter_map(read).collect()
    }

    /// Returns the text of the announcement, without the host's address, which the network service adds.
    pub(super) fn words(&self) -> String {
        let Invitation { table, secret, .. } = &self.invitation;
        let code = BASE64URL_NOPAD.encode(&[table.0, secret.0].concat());
        let mut name = self.host.as_str();
        while name.len() > LONGEST_NAME {
            name = name.char_indices().next_back().map_or("", |(last, _)| &name[..last]);
        }
        format!("{BEGINS}{code} {} {name}", self.game)
    }
}
