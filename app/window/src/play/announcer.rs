//! What the person at the screen is told: a message over the table, the sentence above it, and what is read aloud.

use super::caption::Caption;
use super::message::Message;
use super::speech::Speech;

/// What the person at the screen is told.
#[derive(Default)]
pub(super) struct Announcer {
    /// The sentence over the table.
    pub(super) message: Option<Message>,
    /// What a screen reader says.
    pub(super) speech: Speech,
    /// What others have just done.
    pub(super) caption: Caption,
    /// Whether a person who is to decide is called: others have just played.
    pub(super) calls: bool,
}

impl Announcer {
    /// Begins with what was said before.
    pub(super) fn new(speech: Speech) -> Self {
        Self { speech, ..Self::default() }
    }
}
