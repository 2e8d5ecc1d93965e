//! Messages from a page to the server: its identity and the actions of its user.

use rondel_hosting::deal::digest;
use rondel_hosting::{Key, Secret, Share, TableId};
use serde::{Deserialize, Deserializer};

use super::link::number;

/// Maximum length of a message, in bytes.
pub(super) const LONGEST: usize = 4_096;

/// The first message of a page.
#[derive(Debug, Deserialize)]
pub(super) struct Hello {
    /// The table.
    #[serde(deserialize_with = "of_32_bytes")]
    table: [u8; 32],
    /// The secret of the invitation. Absent if the page reconnects.
    #[serde(default, deserialize_with = "perhaps_of_32_bytes")]
    secret: Option<[u8; 32]>,
    /// Identity of the page: a random number that it generated and keeps secret.
    #[serde(deserialize_with = "of_32_bytes")]
    claim: [u8; 32],
    /// The user's name.
    #[serde(default)]
    pub(super) name: String,
    /// The user's preferred languages, best first.
    #[serde(default)]
    pub(super) languages: Vec<String>,
}

impl Hello {
    pub(super) fn table(&self) -> TableId {
        TableId(self.table)
    }

    /// Returns the secret of the invitation. Guests who are known to the host do not need a secret.
    pub(super) fn secret(&self) -> Secret {
        Secret(self.secret.unwrap_or_default())
    }

    /// Returns the guest's key. It is a one-way hash of the claim, so the server stores no data about the
    /// page, and a restarted host still recognises it.
    pub(super) fn key(&self) -> Key {
        Key(digest(&[b"rondel page key ".as_slice(), &self.claim].concat()))
    }

    /// Returns the guest's share of the random seed at this table.
    pub(super) fn share(&self) -> Share {
        Share(digest(&[b"rondel page share ".as_slice(), &self.claim, &self.table].concat()))
    }
}

fn of_32_bytes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; 32], D::Error> {
    number(&String::deserialize(deserializer)?).ok_or_else(|| serde::de::Error::custom("32 bytes are expected"))
}

fn perhaps_of_32_bytes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<[u8; 32]>, D::Error> {
    let words = Option::<String>::deserialize(deserializer)?;
    let read = |words: String| number(&words).ok_or_else(|| serde::de::Error::custom("32 bytes are expected"));
    words.map(read).transpose()
}

/// A user action.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum PageAction {
    /// Taps an element of the table.
    Tap(String),
    /// Selects a choice from the list. Contains the decision number and the choice index.
    Choose(u64, usize),
    /// Clears the current selection.
    Clear,
    /// Reports the width and height available for the table, for example after the device was rotated.
    Room(f32, f32),
    /// Changes the language.
    Language(String),
    /// Asks to take back the last decision.
    TakeBack,
    /// Resigns.
    Resign,
    /// Answers another player's request to take back a decision.
    Agree(bool),
    /// Sends a predefined phrase.
    Phrase(u8),
    /// Sends a chat message.
    Say(String),
    /// Asks for another game with the same players.
    Again,
    /// Leaves the table permanently.
    Leave,
}

#[cfg(test)]
mod tests {
    use super::super::link::written;
    use super::*;

    #[test]
    fn a_page_is_known_by_its_claim_and_shares_luck_of_its_own_at_each_table() {
        let hello = |claim: u8, table: u8| {
            let [claim, table] = [claim, table].map(|byte| written(&[byte; 32]));
            let words = format!(r#"{{"table":"{table}","claim":"{claim}","name":"Ann"}}"#);
            serde_json::from_str::<Hello>(&words).expect("a greeting")
        };
        assert_eq!(hello(1, 1).key(), hello(1, 2).key());
        assert_ne!(hello(1, 1).key(), hello(2, 1).key());
        assert_ne!(hello(1, 1).share(), hello(1, 2).share());
        assert_ne!(hello(1, 1).key().0, hello(1, 1).share().0);
        assert!(!format!("{:?}", hello(1, 1).key()).contains(&written(&[1; 32])));
    }

    #[test]
    fn what_is_no_greeting_is_not_read() {
        for words in ["", "{}", "[]", r#"{"table":"x","claim":"y"}"#, r#"{"table":1,"claim":2}"#] {
            assert!(serde_json::from_str::<Hello>(words).is_err(), "{words}");
        }
        let deed: PageAction = serde_json::from_str(r#"{"choose":[3,1]}"#).expect("a deed");
        assert_eq!(deed, PageAction::Choose(3, 1));
        assert!(serde_json::from_str::<PageAction>(r#"{"choose":[3,-1]}"#).is_err());
    }
}
