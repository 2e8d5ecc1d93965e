//! The `rondel practice` command.

use std::io::Write;

use anyhow::{Context as _, bail};
use clap::Args;
use rondel::Arg;
use rondel_tables::code;
use rondel_tables::practice::{Exercise, ExerciseKind, Wins};
use serde::Serialize;

use super::complain;
use super::play::words::Words;
use super::table::{self, GameArgs};

#[derive(Debug, Args)]
pub(super) struct Practice {
    #[command(flatten)]
    game: GameArgs,
    /// Seed of the games to search: the same seed gives the same positions.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of positions.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..=1000))]
    count: u16,
    /// Maximum number of games to search.
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Language: en, de or nl.
    #[arg(long)]
    language: Option<String>,
}

/// The output of `--json`.
#[derive(Serialize)]
struct PracticeJson<'a> {
    game: &'a str,
    seed: u64,
    /// Number of games searched.
    games: u64,
    positions: Vec<OfPosition>,
}

#[derive(Serialize)]
struct OfPosition {
    /// Code of the position.
    code: String,
    /// Number of decisions before the position.
    ply: usize,
    seat: String,
    /// Seat number, counted from 1, as for `--as`.
    #[serde(rename = "as")]
    number: usize,
    /// Number of choices.
    choices: usize,
    /// Index of the winning choice.
    answer: usize,
    /// The line to the win as text, starting with the answer.
    line: Vec<String>,
}

impl Practice {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let language = table::language(self.language.as_deref())?;
        let opened = self.game.open()?;
        let words = Words::new(opened.plugin, language)?;
        let mut wins = Wins::of(opened.plugin, opened.setup, self.seed)?;
        if wins.all_choose_at_once() {
            bail!("in this game all players choose at the same time, so no choice is certain to win");
        }
        if !self.json {
            writeln!(out, "{}", words.game.word("title"))?;
            words.line(out, "cli-practice", &[])?;
        }
        let mut positions = Vec::new();
        while positions.len() < usize::from(self.count) && wins.games() < self.games {
            let Some(found) = wins.look_on()? else { continue };
            let position = OfPosition::of(&found, &words)?;
            if !self.json {
                position.say(out, positions.len() + 1, &words)?;
            }
            positions.push(position);
        }
        if positions.len() < usize::from(self.count) {
            let found = positions.len();
            complain(&format!("found {found} positions in {} games; use --games to search more", wins.games()));
        }
        if self.json {
            let object = PracticeJson { game: opened.plugin.id, seed: self.seed, games: wins.games(), positions };
            serde_json::to_writer(&mut *out, &object)?;
            writeln!(out)?;
        }
        Ok(())
    }
}

impl OfPosition {
    fn of(found: &Exercise, words: &Words) -> anyhow::Result<Self> {
        let session = found.as_played()?;
        let (game, ply) = (session.game(), found.ply());
        let state = session.state_at(ply).context("the game has no such ply")?;
        let ExerciseKind::Win { choice, line } = found.kind() else { bail!("no choice in this position wins") };
        let said = line.iter().map(|step| words.game.say(&step.choice)).collect();
        Ok(Self {
            code: code::written(&session, ply)?,
            ply,
            seat: words.game.say(&game.seat_name(found.seat())),
            number: found.seat().index() + 1,
            choices: game.actions(state).len(),
            answer: *choice,
            line: said,
        })
    }

    fn say(&self, out: &mut impl Write, number: usize, words: &Words) -> anyhow::Result<()> {
        let gaps = [("number", Arg::from(number)), ("seat", (&self.seat).into()), ("choices", Arg::from(self.choices))];
        writeln!(out)?;
        words.line(out, "cli-practice-position", &gaps)?;
        writeln!(out, "{}", self.code)?;
        words.line(out, "cli-practice-answer", &[("line", self.line.join(" · ").into())])
    }
}
