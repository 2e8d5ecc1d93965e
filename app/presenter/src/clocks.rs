//! Clocks in words.

use rondel::Text;
use rondel::clock::{TimeControl, in_largest_unit};

use crate::words::Words;

/// The time controls that are offered for a new game.
pub const OFFERED: [TimeControl; 7] = [
    TimeControl::Decision { seconds: 30 },
    TimeControl::Decision { seconds: 120 },
    TimeControl::Decision { seconds: 600 },
    TimeControl::Decision { seconds: 3 * 24 * 60 * 60 },
    TimeControl::Game { seconds: 5 * 60, increment: 5 },
    TimeControl::Game { seconds: 15 * 60, increment: 10 },
    TimeControl::Game { seconds: 60 * 60, increment: 30 },
];

/// Returns a time control as a phrase, such as “15 minutes per player, 10 seconds more after each decision”.
pub fn phrase(control: TimeControl, words: &Words) -> String {
    match control {
        TimeControl::Decision { seconds } => words.with("clock-per-decision", "time", duration(seconds)),
        TimeControl::Game { seconds, increment: 0 } => words.with("clock-per-game", "time", duration(seconds)),
        TimeControl::Game { seconds, increment } => {
            let text = Text::new("clock-with-increment").with("time", duration(seconds));
            words.say(&text.with("increment", duration(increment)))
        }
    }
}

/// Returns what players agree on about time before a game: the time control, and what happens when the time is up.
pub fn terms(control: TimeControl, words: &Words) -> String {
    format!("{}. {}", words.with("new-clock-is", "clock", phrase(control, words)), words.word("clock-rule"))
}

fn duration(seconds: u32) -> Text {
    let (count, unit) = in_largest_unit(seconds);
    let key = match unit {
        'd' => "clock-days",
        'h' => "clock-hours",
        'm' => "clock-minutes",
        _ => "clock-seconds",
    };
    Text::new(key).with("count", count)
}
