//! Keys of what is said about people at a table elsewhere.

use rondel_hosting::{Presence, RequestRefused};

/// So many phrases everybody reads in their own language.
pub const PHRASES: u8 = 8;
/// The key of what is said of a wish that does not come true.
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

/// The key of where somebody is.
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

/// The key of a phrase; of one that a later program has, the friendliest.
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
