//! Limits the work that randomly damaged command lines cause, so that a long run counts as a failure.

use rondel::bots::Bot;

/// Maximum number of games, and minimum distance between positions that a check inspects.
const GAMES: u64 = 3;
const LOOK_EVERY: u64 = 100;

/// Maximum length of an argument, since systems limit the length of a command line.
const LONGEST: usize = 4_000;

/// Options whose defaults cause a lot of work, each with a smaller value.
const USUAL: [(&str, &str, &str); 7] = [
    ("ladder", "--games", "2"),
    ("ladder", "--bots", "random,greedy"),
    ("check", "--games", "2"),
    ("check", "--look-every", "200"),
    ("compare", "--games", "2"),
    ("compare", "--strong", "greedy"),
    ("compare", "--trials", "2"),
];

/// Returns the command line with limited work.
pub(super) fn bounded(mut words: Vec<String>) -> Vec<String> {
    for at in 0..words.len() {
        let option = at.checked_sub(1).map(|before| words[before].clone()).unwrap_or_default();
        words[at] = within(&option, &words[at]);
    }
    let Some(command) = words.first().cloned() else { return words };
    for (of, option, value) in USUAL {
        let merges = words.iter().any(|word| word == "--merge");
        if of == command && !merges && !words.iter().any(|word| word.starts_with(option)) {
            words.splice(1..1, [option.to_owned(), value.to_owned()]);
        }
    }
    if command == "bench" {
        // This command measures time and cannot be made quick, so an invalid option is added.
        words.push("--nothing".to_owned());
    }
    words
}

fn within(option: &str, word: &str) -> String {
    if let Ok(number) = word.parse::<u64>() {
        match option {
            "--games" if number > GAMES => return GAMES.to_string(),
            "--threads" if (3..=1024).contains(&number) => return "2".to_owned(),
            "--look-every" if (1..LOOK_EVERY).contains(&number) => return LOOK_EVERY.to_string(),
            _ => {}
        }
    }
    // Absolute paths are made relative, so that nothing is written outside the folder.
    let word = if word.starts_with('/') && !word.starts_with("/dev/") { word.trim_start_matches('/') } else { word };
    word.split_inclusive([',', '+', '@']).map(quick_bot).collect::<String>().chars().take(LONGEST).collect()
}

/// Replaces a bot that thinks for a long time.
fn quick_bot(word: &str) -> String {
    let (name, end) = match word.strip_suffix([',', '+', '@']) {
        Some(name) => word.split_at(name.len()),
        None => (word, ""),
    };
    match name.trim().parse::<Bot>() {
        Ok(Bot::Mcts(_) | Bot::Level(_)) => format!("random{end}"),
        _ => word.to_owned(),
    }
}
