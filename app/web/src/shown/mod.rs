//! The data sent to a page, as text and positions. The data is divided into parts that the page's script
//! identifies by name. Each part is sent only when it changes.

pub(super) mod asked;
pub(super) mod company;
pub(super) mod scene;
pub(super) mod told;

use std::collections::BTreeMap;
use std::f32::consts::TAU;

use rondel::Seat;
use rondel_painter::table::brush::seat_outline;
use rondel_presenter::online::{PHRASES, phrase};
use rondel_presenter::words::Words;
use serde::Serialize;

/// Message keys of the page that do not belong to a game.
const WORDS: [&str; 34] = [
    "choices-title",
    "choices-all",
    "close",
    "end-result",
    "far-again",
    "far-agree",
    "far-decline",
    "far-leave-asked",
    "far-leave-now",
    "far-looking-on",
    "far-say",
    "far-say-hint",
    "log-title",
    "piece-chosen",
    "piece-open",
    "resign",
    "resign-open",
    "settings-language",
    "standing-title",
    "web-everybody",
    "web-farther",
    "web-fit",
    "web-hand",
    "web-leave",
    "web-lost",
    "web-nearer",
    "web-no-hand",
    "web-on-table",
    "web-resign-asked",
    "web-table",
    "web-take-back",
    "web-title",
    "web-turn",
    "web-you",
];

/// The general messages of a page, and the shapes of the seats.
#[derive(Serialize)]
pub(super) struct PageWords {
    language: String,
    languages: [&'static str; rondel::LANGUAGES.len()],
    words: BTreeMap<&'static str, String>,
    phrases: Vec<String>,
    /// Each seat's shape, as the corners of a polygon within the unit circle. Empty for the circle itself.
    shapes: Vec<Vec<[f32; 2]>>,
}

pub(super) fn page_words(words: &Words) -> PageWords {
    let shape = |seat: u8| {
        let (corners, turn) = seat_outline(Seat::new(seat));
        let corner = |number: usize| {
            let angle = turn + TAU * number as f32 / corners as f32;
            [angle.cos(), angle.sin()]
        };
        (0..corners).map(corner).collect()
    };
    PageWords {
        language: words.language().to_owned(),
        languages: rondel::LANGUAGES,
        words: WORDS.into_iter().map(|key| (key, words.word(key))).collect(),
        phrases: (0..PHRASES).map(|number| words.word(phrase(number))).collect(),
        shapes: (0..rondel::MAX_SEATS as u8).map(shape).collect(),
    }
}

/// The parts of a page, stored so that only changes are sent.
#[derive(Debug, Default)]
pub(super) struct Parts {
    sent: BTreeMap<String, String>,
    new: BTreeMap<String, String>,
}

impl Parts {
    /// Sets the current value of a part.
    pub(super) fn say(&mut self, name: impl Into<String>, part: &impl Serialize) {
        let (name, part) = (name.into(), serde_json::to_string(part).expect("plain data"));
        if self.sent.get(&name) == Some(&part) {
            self.new.remove(&name);
        } else {
            self.new.insert(name, part);
        }
    }

    /// Returns a message with all changed parts, or `None` if there are none.
    pub(super) fn take(&mut self) -> Option<String> {
        if self.new.is_empty() {
            return None;
        }
        let new = std::mem::take(&mut self.new);
        let parts: Vec<String> = new.iter().map(|(name, part)| format!("\"{name}\":{part}")).collect();
        self.sent.extend(new);
        Some(format!("{{{}}}", parts.join(",")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_new_is_sent() {
        let mut parts = Parts::default();
        parts.say("one", &1);
        parts.say("two", &"2");
        assert_eq!(parts.take().as_deref(), Some(r#"{"one":1,"two":"2"}"#));
        parts.say("one", &1);
        parts.say("two", &"zwei");
        parts.say("two", &"2");
        assert_eq!(parts.take(), None, "what came and went is nothing new");
        parts.say("two", &"drei");
        assert_eq!(parts.take().as_deref(), Some(r#"{"two":"drei"}"#));
    }
}
