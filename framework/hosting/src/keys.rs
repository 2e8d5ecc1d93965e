//! 32-byte numbers that identify tables and programs or serve as secrets. They are written as 64 hexadecimal digits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Error returned when a string is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct NotHex;

macro_rules! number {
    ($(#[$doc:meta])* $name:ident, $shown:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub [u8; 32]);

        impl $name {
            /// Returns all 64 digits.
            pub fn hex(&self) -> String {
                self.0.iter().map(|byte| format!("{byte:02x}")).collect()
            }
        }

        impl FromStr for $name {
            type Err = NotHex;

            fn from_str(words: &str) -> Result<Self, NotHex> {
                let mut bytes = [0; 32];
                if words.len() != 64 || !words.bytes().all(|digit| digit.is_ascii_hexdigit()) {
                    return Err(NotHex);
                }
                for (byte, place) in bytes.iter_mut().zip((0..64).step_by(2)) {
                    *byte = u8::from_str_radix(&words[place..place + 2], 16).map_err(|_| NotHex)?;
                }
                Ok(Self(bytes))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let shown: fn(&Self) -> String = $shown;
                write!(f, "{}({})", stringify!($name), shown(self))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.hex())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

/// Returns the first digits, which suffice to tell values apart in a log.
fn short(hex: &str) -> String {
    format!("{}…", &hex[..8])
}

number!(
    /// The public key of a program, authenticated by the transport.
    Key,
    |key| short(&key.hex())
);
number!(
    /// The id of a table: a random number drawn by its host.
    TableId,
    |table| short(&table.hex())
);
number!(
    /// The secret of an invitation. The first peer that presents it takes the seat. Never shown in a log.
    Secret,
    |_| "…".to_owned()
);
number!(
    /// A program's contribution to the random seed of a game. Never shown in a log.
    Share,
    |_| "…".to_owned()
);
number!(
    /// The commitment to a [`Share`] before it is revealed.
    Seal,
    |seal| short(&seal.hex())
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_are_written_and_nothing_else_is() {
        let key = Key(std::array::from_fn(|byte| byte as u8 * 7));
        assert_eq!(key.hex().parse(), Ok(key));
        assert_eq!(serde_json::from_value::<Key>(serde_json::to_value(key).expect("plain data")).expect("a key"), key);
        for wrong in ["", "0123", &"g".repeat(64), &"é".repeat(32), &"+f".repeat(32), &"0".repeat(66)] {
            assert_eq!(wrong.parse::<Key>(), Err(NotHex), "{wrong}");
        }
    }

    #[test]
    fn what_is_secret_is_not_shown() {
        let bytes = [0xAB; 32];
        assert!(!format!("{:?} {:?}", Secret(bytes), Share(bytes)).contains("ab"));
    }
}
