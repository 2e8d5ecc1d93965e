//! Search results as text: expected lines and percentages.

use rondel::bots::Expected;
use rondel::{Catalog, Seat, Text};

use super::words::Words;

/// Maximum number of steps shown of an expected line. Later steps are little better than guesses.
const STEPS: usize = 5;

/// Returns the first steps of a line as text. Consecutive steps of one seat form one sentence.
pub fn line_words(steps: &[Expected], names: &[String], words: &Words, catalog: &Catalog) -> Vec<(Seat, String)> {
    let steps = &steps[..steps.len().min(STEPS)];
    let turn = |turn: &[Expected]| {
        let seat = turn[0].seat;
        let name = names.get(seat.index()).cloned().unwrap_or_default();
        let choices: Vec<String> = turn.iter().map(|step| catalog.say(&step.choice)).collect();
        let choices = without_what_is_said_again(choices);
        let choices: Vec<String> = choices.chunk_by(PartialEq::eq).map(|same| times_words(same, words)).collect();
        let sentence = Text::new("line-step").with("seat", name).with("choice", choices.join("; "));
        (seat, words.say(&sentence))
    };
    steps.chunk_by(|one, next| one.seat == next.seat).map(turn).collect()
}

/// Removes each step that the next step repeats in more detail: of "at the inkwell: form an alliance" and
/// "form an alliance with Bremen", only the second is kept.
fn without_what_is_said_again(steps: Vec<String>) -> Vec<String> {
    let says_again = |step: &str, last: &str| {
        let what = last.rsplit(": ").next().unwrap_or(last);
        let mut words = step.split_whitespace();
        what != step && what.split_whitespace().all(|word| words.any(|it| it == word))
    };
    let mut told: Vec<String> = Vec::with_capacity(steps.len());
    for step in steps {
        told.pop_if(|last| says_again(&step, last));
        told.push(step);
    }
    told
}

/// Describes a step that is repeated several times in a row: "sell a unit (2×)".
fn times_words(same: &[String], words: &Words) -> String {
    let times = Text::new("log-times").with("did", &same[0]).with("count", same.len() as i64);
    if same.len() == 1 { same[0].clone() } else { words.say(&times) }
}

/// Converts a share from 0 to 1 to a whole percentage.
pub fn percent(share: f64) -> u32 {
    (share.clamp(0.0, 1.0) * 100.0).round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_does_in_a_row_is_one_sentence_and_what_comes_twice_is_counted() {
        let words = Words::new("en", []);
        let step = |seat, choice: &str| Expected { seat: Seat::new(seat), choice: Text::verbatim(choice) };
        let steps = [step(0, "a"), step(0, "b"), step(1, "c"), step(0, "d"), step(0, "d"), step(1, "f")];
        let told = line_words(&steps, &["Ann".to_owned(), "Bob".to_owned()], &words, words.of("no game"));
        let sentences: Vec<&str> = told.iter().map(|(_, sentence)| sentence.as_str()).collect();
        assert_eq!(sentences, ["then Ann: a; b", "then Bob: c", "then Ann: d (2×)"]);
    }

    #[test]
    fn a_step_that_the_next_one_names_again_is_not_told() {
        let told = |steps: [&str; 3]| without_what_is_said_again(steps.map(str::to_owned).into()).join("; ");
        assert_eq!(
            told(["Am Tintenfass: Bündnis schließen", "Bündnis mit Bremen schließen", "Passen"]),
            "Bündnis mit Bremen schließen; Passen"
        );
        assert_eq!(told(["Sell goods", "Sell goods", "Sell"]), "Sell goods; Sell goods; Sell", "each was done");
    }
}
