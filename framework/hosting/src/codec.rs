//! Messages as bytes. Bytes from elsewhere may be anything: their size, depth and number of values are checked first.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::message::{ToGuest, ToHost};
use crate::bounds;

/// The largest message of a guest, in bytes; ordinary ones have five hundred.
pub const LARGEST_TO_HOST: usize = 8_000;
/// The largest message of a host, in bytes; the first view of a large table has half a million.
pub const LARGEST_TO_GUEST: usize = 16_000_000;
/// The largest of those that tell how things stand or what was said: all of them are kept.
const LARGEST_STANDING: usize = 64_000;
/// The most values in a message of a guest…
const MOST_TO_HOST: usize = 200;
/// …and in one of a host.
const MOST_TO_GUEST: usize = 2_000_000;

/// The deepest nesting in a message, a little less than what is read at all: what is new in a view is deeper than the view, for each of
/// its first levels by up to two brackets.
pub(super) const DEEPEST: usize = 120;

/// Bytes that are no message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a valid message: {0}")]
pub struct DecodeError(String);

/// A message as bytes: one JSON value.
///
/// # Panics
/// Never: messages are plain data.
pub fn write(message: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(message).expect("messages are plain data")
}

/// Reads what a guest says.
///
/// # Errors
/// What is too large or no message.
pub fn read_to_host(bytes: &[u8]) -> Result<ToHost, DecodeError> {
    read(bytes, LARGEST_TO_HOST, MOST_TO_HOST)
}

/// Reads what a host says.
///
/// # Errors
/// What is too large or no message.
pub fn read_to_guest(bytes: &[u8]) -> Result<ToGuest, DecodeError> {
    let message = read(bytes, LARGEST_TO_GUEST, MOST_TO_GUEST)?;
    if matches!(message, ToGuest::Standing(_) | ToGuest::Said(_)) {
        small(bytes, LARGEST_STANDING)?;
    }
    Ok(message)
}

fn small(bytes: &[u8], largest: usize) -> Result<(), DecodeError> {
    if bytes.len() <= largest {
        return Ok(());
    }
    Err(DecodeError(format!("it has {} bytes, the most is {largest}", bytes.len())))
}

fn read<T: DeserializeOwned>(bytes: &[u8], largest: usize, most: usize) -> Result<T, DecodeError> {
    small(bytes, largest)?;
    let text = std::str::from_utf8(bytes).map_err(|_| DecodeError("it is not text".to_owned()))?;
    bounds::json_within(text, most, DEEPEST).map_err(|fault| DecodeError(fault.to_string()))?;
    // What a message says may hold anything; where it goes wrong is all that is told.
    serde_json::from_str(text).map_err(|error| DecodeError(format!("column {}", error.column())))
}
