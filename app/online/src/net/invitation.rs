//! Invitations encoded as text that can be copied. Each contains the host's address, the table and a secret.

use std::fmt;
use std::str::FromStr;

use data_encoding::BASE32_NOPAD;
use rondel_hosting::{Secret, TableId, deal};
use rondel_system::pasted::{self, PastedError};

use super::Address;

/// Prefix of every invitation, including the format version.
const BEGINS: &str = "rondel1";
/// Number of digest bytes in the checksum.
const CHECK: usize = 4;
/// Maximum number of routes to the host.
const WAYS: usize = 6;

/// The address of a table, and the secret that admits a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The host's address.
    pub host: Address,
    /// The table.
    pub table: TableId,
    /// The secret by which the host recognises the invitation.
    pub secret: Secret,
}

/// The reason why a string is not a valid invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoInvitation {
    /// The text contains no invitation.
    #[error("an invitation begins with `{BEGINS}`")]
    Foreign,
    /// Part of the invitation is missing or has been changed.
    #[error("part of the invitation is missing")]
    Torn,
    /// The text contains several different invitations.
    #[error("the text contains several invitations; paste only one of them")]
    Several,
}

impl fmt::Display for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bytes = [self.table.0, self.secret.0].concat();
        bytes.extend(self.host.to_bytes(WAYS));
        let check = deal::digest(&bytes);
        bytes.extend_from_slice(&check[..CHECK]);
        write!(f, "{BEGINS}{}", BASE32_NOPAD.encode(&bytes).to_ascii_lowercase())
    }
}

impl FromStr for Invitation {
    type Err = NoInvitation;

    /// Parses the invitation contained in `text`, ignoring any surrounding text.
    fn from_str(text: &str) -> Result<Self, NoInvitation> {
        /// Maximum number of digits of an invitation.
        const MAX_DIGITS: usize = 4_000;
        pasted::code(text, BEGINS, MAX_DIGITS, decode).map_err(|error| match error {
            PastedError::Missing => NoInvitation::Foreign,
            PastedError::Torn | PastedError::Long => NoInvitation::Torn,
            PastedError::Several => NoInvitation::Several,
        })
    }
}

/// Decodes the digits of an invitation. Returns `None` if they are invalid or their checksum is wrong.
fn decode(digits: &str) -> Option<Invitation> {
    let bytes = BASE32_NOPAD.decode(digits.to_ascii_uppercase().as_bytes()).ok()?;
    let (content, check) = bytes.split_at_checked(bytes.len().checked_sub(CHECK)?)?;
    if deal::digest(content)[..CHECK] != *check {
        return None;
    }
    let (table, rest) = content.split_first_chunk::<32>()?;
    let (secret, host) = rest.split_first_chunk::<32>()?;
    let host = Address::from_bytes(host)?;
    Some(Invitation { host, table: TableId(*table), secret: Secret(*secret) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn invitation() -> Invitation {
        let key = *iroh::SecretKey::from_bytes(&[7; 32]).public().as_bytes();
        let host = Address::at(key, &["192.168.1.20:4321", "[2001:db8::1]:4321"], &["https://relay.example./"]);
        Invitation { host: host.expect("an address"), table: TableId([1; 32]), secret: Secret([2; 32]) }
    }

    #[test]
    fn an_invitation_is_read_as_it_was_written() {
        let written = invitation().to_string();
        assert!(written.len() < 330, "{}", written.len());
        assert_eq!(written.parse(), Ok(invitation()));
        let (one, other) = written.split_at(100);
        for text in [
            format!("Come and play!\n{one}\r\n  {other}"),
            format!("{written}\n\n\nSent from my phone"),
            format!("{written} thanks"),
            format!("\"{written}\""),
            format!("> Come and play!\n> {one}\n> {other}\n>\n> Ann"),
            written.to_uppercase(),
        ] {
            assert_eq!(text.parse(), Ok(invitation()), "{text}");
        }
        let second = Invitation { table: TableId([3; 32]), ..invitation() };
        assert_eq!(format!("{written} or {second}").parse::<Invitation>(), Err(NoInvitation::Several));
    }

    #[test]
    fn what_was_not_copied_whole_is_noticed() {
        let written = invitation().to_string();
        for short in [&written[..written.len() - 1], &written[..40], BEGINS] {
            assert_eq!(short.parse::<Invitation>(), Err(NoInvitation::Torn));
        }
        assert_eq!(written.replace('a', "b").parse::<Invitation>(), Err(NoInvitation::Torn));
        assert_eq!("beer".parse::<Invitation>(), Err(NoInvitation::Foreign));
    }
}
