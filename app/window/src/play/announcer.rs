//! Announcements to the player at the screen: the message over the table, the caption above it, and speech.

use rondel::SeatSet;

use super::banner::Banner;
use super::caption::Caption;
use super::message::Message;
use super::speech::Speech;

/// The announcements to the player at the screen.
#[derive(Default)]
pub(super) struct Announcer {
    /// Message over the table.
    pub(super) message: Option<Message>,
    /// Output for screen readers.
    pub(super) speech: Speech,
    /// Caption with another player's latest move.
    pub(super) caption: Caption,
    /// Whether to alert the player whose turn it is, because others have just played.
    pub(super) calls: bool,
    /// Banner over the table.
    pub(super) banner: Option<Banner>,
    /// The players whose time is up, as far as the user has been told. `None` before the clocks are first read.
    pub(super) out_of_time: Option<SeatSet>,
}

impl Announcer {
    /// Creates an announcer that continues from the given speech state.
    pub(super) fn new(speech: Speech) -> Self {
        Self { speech, ..Self::default() }
    }
}
