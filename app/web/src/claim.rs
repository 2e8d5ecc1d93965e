//! What a page says to its server: who it is, and what its person did.

use rondel_hosting::deal::digest;
use rondel_hosting::{Key, Secret, Share, TableId};
use serde::{Deserialize, Deserializer};

use super::link::number;

/// So long may be what a page says at once, in bytes.
pub(super) const LONGEST: usize = 4_096;

/// What a page says first.
#[derive(Debug, Deserialize)]
pub(super) struct Hello {
    /// At which table.
    #[serde(deserialize_with = "of_32_bytes")]
    table: [u8; 32],
    /// What the page was invited with; nothing where it comes back.
    #[serde(default, deserialize_with = "perhaps_of_32_bytes")]
    secret: Option<[u8; 32]>,
    /// What the page knows itself by: a number it has drawn and keeps for itself.
    #[serde(deserialize_with = "of_32_bytes")]
    claim: [u8; 32],
    /// What its person is called.
    #[serde(default)]
    pub(super) name: String,
    /// The languages its person reads, the best first.
    #[serde(default)]
    pub(super) languages: Vec<String>,
}

impl Hello {
    pub(super) fn table(&self) -> TableId {
        TableId(self.table)
    }

    /// What the page was invited with; whom a host knows needs nothing.
    pub(super) fn secret(&self) -> Secret {
        Secret(self.secret.unwrap_or_default())
    }

    /// The key its guest is known by. It follows from the claim, from which nobody can tell the claim: so nothing need be kept
    /// of a page, and a host that is started anew knows it again.
    pub(super) fn key(&self) -> Key {
        Key(digest(&[b"rondel page key ".as_slice(), &self.claim].concat()))
    }

    /// Its guest's part of the luck at this table.
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

/// What the person at a page did.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum PageAction {
    /// Tapped a thing on the table.
    Tap(String),
    /// Took a choice from the list: the number of the decision it is of, and its own.
    Choose(u64, usize),
    /// Put back what was tapped.
    Clear,
    /// Turned the page, so that there is another room for the table: how wide and how high.
    Room(f32, f32),
    /// Reads another language.
    Language(String),
    /// Wants to take the last decision back.
    TakeBack,
    /// Lets somebody else take back, or not.
    Agree(bool),
    /// Says a phrase of the house.
    Phrase(u8),
    /// Says something in their own words.
    Say(String),
    /// Wants another game with the same people.
    Again,
    /// Leaves for good.
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
