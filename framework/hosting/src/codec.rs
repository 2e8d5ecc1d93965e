//! Encodes messages as bytes. Received bytes are untrusted, so their size, nesting depth and number of values are
//! checked before decoding.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::message::{ToGuest, ToHost};
use crate::bounds;

/// Maximum size of a message from a guest, in bytes. A typical message is about 500 bytes long.
pub const LARGEST_TO_HOST: usize = 8_000;
/// Maximum size of a message from a host, in bytes. The first view of a large table is about 500,000 bytes long.
pub const LARGEST_TO_GUEST: usize = 16_000_000;
/// Maximum size of a status or chat message, in bytes. Guests keep these messages in memory.
const LARGEST_STANDING: usize = 64_000;
/// Maximum number of values in a message from a guest.
const MOST_TO_HOST: usize = 200;
/// Maximum number of values in a message from a host.
const MOST_TO_GUEST: usize = 2_000_000;

/// Maximum nesting depth of a message, slightly below the limit of `serde_json`. A delta is nested deeper than its
/// view, by up to two brackets for each level that is compared separately.
pub(super) const DEEPEST: usize = 120;

/// Error returned when bytes are not a valid message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a valid message: {0}")]
pub struct DecodeError(String);

/// Encodes a message as JSON.
///
/// # Panics
/// Never panics, because messages are plain data.
pub fn write(message: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(message).expect("messages are plain data")
}

/// Decodes a message from a guest.
///
/// # Errors
/// Returns an error if the message is too large or invalid.
pub fn read_to_host(bytes: &[u8]) -> Result<ToHost, DecodeError> {
    read(bytes, LARGEST_TO_HOST, MOST_TO_HOST)
}

/// Decodes a message from a host.
///
/// # Errors
/// Returns an error if the message is too large or invalid.
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
    Err(DecodeError(format!("it has {} bytes; the maximum is {largest}", bytes.len())))
}

fn read<T: DeserializeOwned>(bytes: &[u8], largest: usize, most: usize) -> Result<T, DecodeError> {
    small(bytes, largest)?;
    let text = std::str::from_utf8(bytes).map_err(|_| DecodeError("it is not text".to_owned()))?;
    bounds::json_within(text, most, DEEPEST).map_err(|fault| DecodeError(fault.to_string()))?;
    // The message may contain secrets or malicious text, so the error contains only the location.
    serde_json::from_str(text).map_err(|error| DecodeError(format!("column {}", error.column())))
}
