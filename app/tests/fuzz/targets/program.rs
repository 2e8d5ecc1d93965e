//! The program itself, with unusual command lines and damaged files: it must exit quickly, with a
//! one-sentence message, and leave its input unchanged.

mod bounds;
mod process;

use std::ffi::OsString;
use std::path::Path;

use super::{Attempt, Seed, Taken, Target, contents, journals, parts, tables};

pub(crate) use process::{largest_run, most_memory};

pub(super) const LINES: Target = Target { name: "command lines", cases: 200, seeds: lines, check: check_line };
pub(super) const FILES: Target = Target { name: "files by the program", cases: 200, seeds: files, check: check_file };

/// Returns realistic command lines with one argument per line. The named files are in the working directory.
fn lines() -> Vec<Seed> {
    let mut lines: Vec<String> = [
        "list --json",
        "list",
        "--help",
        "--version",
        "play --help",
        "open game.rondel",
        "replay pipe",
        "replay games",
    ]
    .iter()
    .chain(&["replay game.rondel --ply 3 --think random --language nl", "replay game.rondel --verify"])
    .chain(&["replay game.rondel --ply 0", "replay bonus.ron", "compare --merge part.json --csv"])
    .chain(&["compare --merge part.json --html page.html", "compare --merge game.rondel part.json --json"])
    .chain(&["compare harbour:content=bonus.ron@2 --games 2", "play harbour --content pipe --seats random,random"])
    .chain(&["simulate harbour --games 2 --content bonus.ron --json", "compare --merge pipe /dev/zero /dev/null"])
    .map(|line| (*line).to_owned())
    .collect();
    for plugin in tables::games() {
        let (id, fewest) = (plugin.id, usize::from(plugin.players.0));
        let bots = vec!["random"; fewest].join(",");
        let option =
            (plugin.setup)().options().first().map(|option| format!("--option {}={}", option.id, option.chosen));
        let option = option.unwrap_or_default();
        lines.extend([
            format!("play {id} {option} --seats {bots} --seed 1 --language de --save new.rondel"),
            format!("play {id} --seats {} --save game.rondel", vec!["human"; fewest].join(",")),
            format!(
                "simulate {id} --games 3 --seats {} --seed 7 --threads 2 --json",
                bots.replacen("random", "greedy", 1)
            ),
            format!("simulate {id} {option} {option} --games 2"),
            format!("ladder {id} --games 2 --bots random,greedy --seed 3 --threads 2 --json --seats {fewest}"),
            format!("compare {id}@{fewest} tic-tac-toe --games 2 --bot random --weak random --seed 4 --json"),
            format!("compare {id}@{} --games 2 --shard 1/2 --threads 1", bots.replace(',', "+")),
            format!("check {id} {option} --games 2 --seed 5 --look-every 200"),
            format!("bench {id} --json"),
        ]);
    }
    let seed =
        |line: String| Seed { name: String::new(), text: line.split_whitespace().collect::<Vec<_>>().join("\n") };
    lines.into_iter().map(seed).collect()
}

fn check_line(attempt: &Attempt<'_>) -> Result<Taken, String> {
    let folder = attempt.folder.join("here");
    let files = lay_out(&folder).map_err(|error| error.to_string())?;
    let words: Vec<String> =
        String::from_utf8_lossy(attempt.bytes).replace('\0', "").split('\n').map(str::to_owned).collect();
    // Control characters in the arguments may be printed.
    let odd = words.iter().any(|word| word.contains(char::is_control));
    let words = bounds::bounded(words);
    let ended =
        process::run(&folder, words.iter().map(OsString::from)).map_err(|wrong| format!("{wrong}\n  {words:?}"))?;
    let ended = if odd { Ok(ended.taken()) } else { ended.in_plain_letters() };
    for (name, text) in files {
        if std::fs::read(folder.join(name)).is_ok_and(|now| now == text.as_bytes()) {
            continue;
        }
        return Err(super::hunt::CHANGED.to_owned());
    }
    ended
}

/// Creates the files named on the command lines: a game, a content file, a part, a pipe without a writer, and a
/// folder.
fn lay_out(folder: &Path) -> std::io::Result<[(&'static str, String); 3]> {
    if folder.exists() {
        std::fs::remove_dir_all(folder)?;
    }
    std::fs::create_dir_all(folder.join("games"))?;
    let files = [
        ("game.rondel", journals::short()),
        ("bonus.ron", contents::called("bonus.ron")),
        ("part.json", parts::small()),
    ];
    for (name, text) in &files {
        std::fs::write(folder.join(name), text)?;
    }
    std::process::Command::new("mkfifo").arg(folder.join("pipe")).status()?;
    Ok(files)
}

/// Returns all valid files. The name of each seed contains the type of the file.
fn files() -> Vec<Seed> {
    let of = |kind: &str, seeds: Vec<Seed>| -> Vec<Seed> {
        let name = |seed: &Seed| format!("{kind}/{}", seed.name).trim_end_matches('/').to_owned();
        seeds.into_iter().map(|seed| Seed { name: name(&seed), ..seed }).collect()
    };
    [of("journal", journals::seeds()), of("content", contents::seeds()), of("part", parts::seeds())]
        .into_iter()
        .flatten()
        .collect()
}

fn check_file(attempt: &Attempt<'_>) -> Result<Taken, String> {
    let (kind, game_and_name) = attempt.name.split_once('/').unwrap_or((attempt.name, ""));
    let (game, name) = game_and_name.split_once('/').unwrap_or_default();
    let column = format!("{game}:content=read/{name}");
    let commands: Vec<Vec<&str>> = match kind {
        "journal" => vec![
            vec!["replay", "read/game.rondel"],
            vec!["replay", "read/game.rondel", "--verify"],
            vec!["replay", "read/game.rondel", "--ply", "0", "--language", "de"],
            vec!["replay", "read/game.rondel", "--think", "random", "--language", "nl"],
        ],
        "content" => vec![
            vec!["simulate", game, "--content", &column[game.len() + 9..], "--games", "2"],
            vec!["play", game, "--content", &column[game.len() + 9..], "--language", "nl"],
            vec!["compare", &column, "--games", "1", "--bot", "random", "--trials", "0"],
        ],
        _ => vec![
            vec!["compare", "--merge", "read/part.json"],
            vec!["compare", "--merge", "read/part.json", "--json"],
            vec!["compare", "--merge", "read/part.json", "--csv", "--language", "de"],
            vec!["compare", "--merge", "read/part.json", "--html", "page.html"],
        ],
    };
    let name = match kind {
        "journal" => "game.rondel",
        "content" => name,
        _ => "part.json",
    };
    let folder = attempt.folder.join("here");
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(|error| error.to_string())?;
    }
    let path = attempt.file(&format!("here/read/{name}"));
    let words = &commands[attempt.luck as usize % commands.len()];
    let ended =
        process::run(&folder, words.iter().map(OsString::from)).map_err(|wrong| format!("{wrong}\n  {words:?}"));
    attempt.unchanged(&path)?;
    ended?.in_plain_letters().map_err(|wrong| format!("{wrong}\n  {words:?}"))
}
