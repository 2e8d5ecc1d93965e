//! Asks the people at the keyboard for the dice that they roll and the cards that they draw.

use std::io::Write;

use rondel::{Luck, LuckRequest};

use super::read_line;
use super::words::Words;

/// Asks for the results of random events one after another, until `next` names no further event. Returns `None` at the
/// end of input.
pub(super) fn answers(
    words: &Words,
    out: &mut impl Write,
    mut next: impl FnMut(&[Luck]) -> anyhow::Result<Option<LuckRequest>>,
) -> anyhow::Result<Option<Vec<Luck>>> {
    let mut luck = Vec::new();
    while let Some(request) = next(&luck)? {
        match answer(words, out, &request)? {
            Some(result) => luck.push(result),
            None => return Ok(None),
        }
    }
    Ok(Some(luck))
}

fn answer(words: &Words, out: &mut impl Write, request: &LuckRequest) -> anyhow::Result<Option<Luck>> {
    let options = request.options();
    // People count from 1, but cards have the numbers that the rules give them.
    let number = |luck: &Luck| match *luck {
        Luck::Card(card) => u32::from(card),
        Luck::Die(shown) => u32::from(shown),
        Luck::Item(item) | Luck::Number(item) => item + 1,
    };
    let key = match request {
        LuckRequest::Card(_) => "cli-luck-card",
        LuckRequest::Die(_) => "cli-luck-die",
        LuckRequest::Item(_) => "cli-luck-item",
        LuckRequest::Number(_) => "cli-luck-number",
    };
    let possible = ranges(options.iter().map(number));
    loop {
        words.line(out, key, &[("options", possible.as_str().into())])?;
        write!(out, "> ")?;
        let Some(line) = read_line(out)? else { return Ok(None) };
        match line.trim() {
            "q" => return Ok(None),
            typed => {
                let typed = typed.parse::<u32>().ok();
                if let Some(found) = options.iter().find(|option| Some(number(option)) == typed) {
                    return Ok(Some(*found));
                }
            }
        }
    }
}

/// Returns ascending numbers as text, with ranges such as `3-7`.
fn ranges(numbers: impl IntoIterator<Item = u32>) -> String {
    let mut found: Vec<(u32, u32)> = Vec::new();
    for number in numbers {
        match found.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => found.push((number, number)),
        }
    }
    let text = |(first, last): (u32, u32)| if first == last { first.to_string() } else { format!("{first}-{last}") };
    found.into_iter().map(text).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::ranges;

    #[test]
    fn neighbouring_numbers_are_a_range() {
        assert_eq!(ranges([1, 2, 3, 5, 7, 8]), "1-3, 5, 7-8");
        assert_eq!(ranges([]), "");
    }
}
