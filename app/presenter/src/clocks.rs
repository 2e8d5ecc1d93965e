//! Clocks in words.

use rondel::Text;
use rondel::clock::{TimeControl, TimeLimit, in_largest_unit};

use crate::words::Words;

/// The time controls that are offered for a new game.
pub const OFFERED: [TimeControl; 7] = [
    TimeControl::per_decision(30),
    TimeControl::per_decision(120),
    TimeControl::per_decision(600),
    TimeControl::per_decision(3 * 24 * 60 * 60),
    TimeControl::per_game(5 * 60, 5),
    TimeControl::per_game(15 * 60, 10),
    TimeControl::per_game(60 * 60, 30),
];

/// Returns a time control as a phrase, such as “15 minutes per player, 10 seconds more after each decision”.
pub fn phrase(control: TimeControl, words: &Words) -> String {
    match control.limit {
        TimeLimit::Decision { seconds } => words.with("clock-per-decision", "time", duration(seconds)),
        TimeLimit::Game { seconds, increment: 0 } => words.with("clock-per-game", "time", duration(seconds)),
        TimeLimit::Game { seconds, increment } => {
            let text = Text::new("clock-with-increment").with("time", duration(seconds));
            words.say(&text.with("increment", duration(increment)))
        }
    }
}

/// Returns what players agree on about time before a game: the time control, and what happens when the time is up.
pub fn terms(control: TimeControl, words: &Words) -> String {
    format!("{}. {}", words.with("new-clock-is", "clock", phrase(control, words)), rule(control, words))
}

/// Returns what happens when a player's time is up.
pub fn rule(control: TimeControl, words: &Words) -> String {
    words.word(if control.loses { "clock-rule-lose" } else { "clock-rule" })
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
