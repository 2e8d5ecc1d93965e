//! Message keys for statuses and messages at a remote table.

use rondel_hosting::{Presence, RequestRefused};

/// Number of predefined chat phrases, which each participant reads in their own language.
pub const PHRASES: u8 = 8;
/// Returns the message key that explains why a request was refused.
pub fn refusal(refused: RequestRefused) -> &'static str {
    match refused {
        RequestRefused::Late => "far-late",
        RequestRefused::NotYours | RequestRefused::NoSuchChoice => "far-not-yours",
        RequestRefused::NothingPlayed => "undo-nothing",
        RequestRefused::SecretSeen => "undo-secret",
        RequestRefused::Declined => "far-declined",
        RequestRefused::TooOften => "far-too-often",
    }
}

/// Returns the message key of a participant's presence.
pub fn presence(presence: Presence) -> &'static str {
    match presence {
        Presence::Open => "far-open",
        Presence::Bot => "far-bot",
        Presence::Here => "far-host",
        Presence::There => "far-there",
        Presence::Lost => "far-gone",
        Presence::Left => "far-gone-for-good",
    }
}

/// Returns the message key of a phrase. Phrases introduced by a newer version are replaced by the greeting.
pub fn phrase(number: u8) -> &'static str {
    const KEYS: [&str; PHRASES as usize] = [
        "phrase-hello",
        "phrase-luck",
        "phrase-well",
        "phrase-thanks",
        "phrase-oops",
        "phrase-moment",
        "phrase-game",
        "phrase-bye",
    ];
    KEYS.get(usize::from(number)).copied().unwrap_or(KEYS[0])
}
