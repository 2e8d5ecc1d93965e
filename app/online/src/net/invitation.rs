//! An invitation as a text one can copy: where the host is, which table, and what lets one in.

use std::fmt;
use std::str::FromStr;

use data_encoding::BASE32_NOPAD;
use rondel_hosting::{Secret, TableId, deal};

use super::Address;

/// What every invitation begins with; the number is that of its shape.
const BEGINS: &str = "rondel1";
/// So many bytes of a digest tell whether all of it was copied.
const CHECK: usize = 4;
/// So many ways to the host are told at most.
const WAYS: usize = 6;

/// Where a table is and what lets one in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Where its host is.
    pub host: Address,
    /// Which table.
    pub table: TableId,
    /// What the host knows it by.
    pub secret: Secret,
}

/// A text that is no invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoInvitation {
    /// It does not begin as one.
    #[error("an invitation begins with `{BEGINS}`")]
    Foreign,
    /// Part of it is missing or changed.
    #[error("part of the invitation is missing")]
    Torn,
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

    /// Reads it out of whatever was copied with it: blanks and ends of lines within it make no difference.
    fn from_str(words: &str) -> Result<Self, NoInvitation> {
        /// No invitation is longer.
        const LONGEST: usize = 4_000;
        let from = words.find(BEGINS).ok_or(NoInvitation::Foreign)? + BEGINS.len();
        let digits: String = words[from..].chars().filter(|letter| !letter.is_whitespace()).take(LONGEST).collect();
        let end = digits.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(digits.len());
        let bytes =
            BASE32_NOPAD.decode(digits[..end].to_ascii_uppercase().as_bytes()).map_err(|_| NoInvitation::Torn)?;
        let (said, check) = bytes.split_at_checked(bytes.len().saturating_sub(CHECK)).ok_or(NoInvitation::Torn)?;
        if deal::digest(said)[..CHECK] != *check {
            return Err(NoInvitation::Torn);
        }
        let (table, rest) = said.split_first_chunk::<32>().ok_or(NoInvitation::Torn)?;
        let (secret, host) = rest.split_first_chunk::<32>().ok_or(NoInvitation::Torn)?;
        let host = Address::from_bytes(host).ok_or(NoInvitation::Torn)?;
        Ok(Self { host, table: TableId(*table), secret: Secret(*secret) })
    }
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
        assert_eq!(format!("Come and play!\n{one}\r\n  {other}").parse(), Ok(invitation()), "as a letter breaks it");
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
