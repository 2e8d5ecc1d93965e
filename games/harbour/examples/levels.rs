//! Plays many games alone against the training opponent and says how many of a hundred a bot wins:
//! `cargo run --release -p rondel-harbour --example levels -- mcts:2000 100`, at each level, or with other figures,
//! `… mcts:60 100 1,3,3 2,6,5`: goods of choice in each turn, turns until the first purchase, and turns from one purchase to the next.
//!
//! The games are those of `rondel simulate harbour --seats mcts:2000 --games 100 --option trainer=easy`.

use std::io::Write as _;
use std::ops::Range;

use rayon::prelude::*;
use rondel::arena::{Luck, Share, game_seed};
use rondel::bots::{self, Bot, Effort};
use rondel::{Dealer, Observation, Ruleset, Seat, Seats, Turn};
use rondel_harbour::state::TRAINER;
use rondel_harbour::{Action, Harbour, HarbourSetup, Level};

const SEED: u64 = 1;
const ME: Seat = Seat::new(0);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let bot: Bot = arguments.next().as_deref().unwrap_or("mcts:2000").parse()?;
    let games = range(arguments.next().as_deref().unwrap_or("100"))?;
    let figures: Vec<String> = arguments.collect();
    let mut out = std::io::stdout();
    if figures.is_empty() {
        for trainer in [Level::Easy, Level::Usual, Level::Hard] {
            let rules = HarbourSetup { trainer, ..HarbourSetup::default() }.rules()?;
            writeln!(out, "{trainer:?}: {}", alone(&rules, bot, games.clone()))?;
        }
    }
    for level in &figures {
        writeln!(out, "{level}: {}", alone(&with(level)?, bot, games.clone()))?;
    }
    Ok(())
}

/// `100`, or some of them: `20..40`.
fn range(games: &str) -> Result<Range<u64>, Box<dyn std::error::Error>> {
    let (first, end) = games.split_once("..").unwrap_or(("0", games));
    let games = first.parse()?..end.parse()?;
    if games.is_empty() { Err("there is no game to play".into()) } else { Ok(games) }
}

/// The game with a training opponent of these figures.
fn with(figures: &str) -> Result<Harbour, Box<dyn std::error::Error>> {
    let [extra, first, turns] = figures.split(',').collect::<Vec<_>>()[..] else {
        return Err(format!("`{figures}` is not three numbers, such as 2,6,5").into());
    };
    let level = format!("(extra: {extra}, first: {first}, turns: {turns})");
    let text = format!("(easy: {level}, usual: {level}, hard: {level}, provenance: Reconstructed)");
    Ok(HarbourSetup { content: [("trainer.ron".to_owned(), text)].into(), ..HarbourSetup::default() }.rules()?)
}

/// What came of one game.
struct Played {
    won: bool,
    points: [i32; 2],
    turns: u32,
    bought: u8,
}

/// How many games the bot wins, and how it and the training opponent fare.
fn alone(rules: &Harbour, bot: Bot, games: Range<u64>) -> String {
    let one = |index| play(rules, bot, Luck::of(game_seed(SEED, index)));
    let played: Vec<Played> = games.into_par_iter().map(one).collect();
    let games = played.len() as u64;
    let won = played.iter().filter(|game| game.won).count() as u64;
    let share = Share::of(won, games);
    let mean = |of: fn(&Played) -> f64| played.iter().map(of).sum::<f64>() / games as f64;
    format!(
        "{won} of {games} ({:.0} to {:.0} %); {:.1} points to {:.1}, {:.1} turns, {:.1} purchases of the training opponent",
        100.0 * share.low,
        100.0 * share.high,
        mean(|game| game.points[0].into()),
        mean(|game| game.points[1].into()),
        mean(|game| game.turns.into()),
        mean(|game| game.bought.into()),
    )
}

/// One game, as `rondel::arena` plays it.
fn play(rules: &Harbour, bot: Bot, luck: Luck) -> Played {
    let (mut dealer, mut thoughts) = (Dealer::seeded(luck.deal), Dealer::seeded(luck.thoughts));
    let mut state = rules.deal(Seats::new(1).expect("one person"), &mut dealer);
    let mut actions = Vec::new();
    let mut turns = 0;
    loop {
        let seat = match rules.turn(&state) {
            Turn::Over(outcome) => {
                let points = [ME, TRAINER].map(|seat| rules.score(&state, seat).total());
                let bought = state.players[TRAINER].bought();
                return Played { won: outcome.winners().any(|seat| seat == ME), points, turns, bought };
            }
            Turn::Decide(seat) => seat,
        };
        let observation = Observation::of(rules, &state, seat, &mut thoughts);
        let index = bots::think(rules, bot, &observation, &mut thoughts, &Effort::QUIET).choice;
        actions.clear();
        rules.legal_actions(&state, &mut actions);
        turns += u32::from(matches!(actions[index], Action::Enter(_)));
        rules.apply(&mut state, actions[index], &mut dealer);
    }
}
