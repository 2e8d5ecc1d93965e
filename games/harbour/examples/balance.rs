//! Plays many games of Harbour among bots and writes what came out as a page of the book:
//! `cargo run --release -p rondel-harbour --example balance -- 400 docs/balance/harbour.md greedy`. Searching bots, such as
//! `mcts:300`, say more and take a thousand times as long.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use rayon::prelude::*;
use rondel::arena::{Share, game_seed};
use rondel::bots::{self, Bot, Effort};
use rondel::{Catalog, Dealer, Observation, Ruleset, Seat, Seats, Turn, plugins};
use rondel_harbour::content::{Content, Provenance};
use rondel_harbour::{Action, Harbour, HarbourSetup, State};

const SEED: u64 = 1;

/// What is remembered of one game.
struct Played {
    state: State,
    /// What the game was worth to each seat: 1 for the winner, shared among winners.
    wins: Vec<f64>,
    points: Vec<i32>,
    turns: Vec<u32>,
    plies: u32,
    /// The seat that began.
    first: u8,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().map_or(Ok(400), |count| count.parse())?;
    let path = arguments.next().unwrap_or_else(|| "docs/balance/harbour.md".to_owned());
    let bot: Bot = arguments.next().as_deref().unwrap_or("greedy").parse()?;
    let rules = HarbourSetup::default().rules()?;
    let played: BTreeMap<u8, Vec<Played>> = (1..=4)
        .map(|seats| {
            let all =
                (0..games).into_par_iter().map(|index| play(&rules, bot, seats, game_seed(SEED, index))).collect();
            (seats, all)
        })
        .collect();
    let words = plugins()?["harbour"].catalog("en")?;
    std::fs::write(path, page(&rules, bot, &played, &words)?)?;
    Ok(())
}

fn play(rules: &Harbour, bot: Bot, seats: u8, seed: u64) -> Played {
    let table = Seats::new(seats).expect("one to four");
    let (mut dealer, mut thoughts) = (Dealer::seeded(seed), Dealer::seeded(!seed));
    let mut state = rules.deal(table, &mut dealer);
    let first = state.active().index() as u8;
    let mut turns = vec![0; usize::from(seats)];
    let mut actions = Vec::new();
    let mut plies = 0;
    let outcome = loop {
        let seat = match rules.turn(&state) {
            Turn::Over(outcome) => break outcome,
            Turn::Decide(seat) => seat,
        };
        actions.clear();
        rules.legal_actions(&state, &mut actions);
        let index = if let Action::Keep(_) = actions[0] {
            // Bots choose boards badly, and a board is to be measured, not the taste of a bot.
            thoughts.below(actions.len() as u32) as usize
        } else {
            let observation = Observation::of(rules, &state, seat, &mut thoughts);
            bots::think(rules, bot, &observation, &mut thoughts, &Effort::QUIET).choice
        };
        let action = actions[index];
        turns[seat.index()] += u32::from(matches!(action, Action::Enter(_)));
        rules.apply(&mut state, action, &mut dealer);
        plies += 1;
    };
    let winners = outcome.winners().count() as f64;
    let wins = table.each().map(|seat| if outcome.placing(seat) == 1 { 1.0 / winners } else { 0.0 }).collect();
    let points = table.each().map(|seat| rules.score(&state, seat).total()).collect();
    Played { state, wins, points, turns, plies, first }
}

fn page(
    rules: &Harbour,
    bot: Bot,
    tables: &BTreeMap<u8, Vec<Played>>,
    words: &Catalog,
) -> Result<String, std::fmt::Error> {
    let games = tables.values().next().map_or(0, Vec::len);
    let mut page = String::new();
    writeln!(page, "# Harbour: the balance\n")?;
    writeln!(
        page,
        "{games} games at each number of seats, every seat played by `{bot}`, characters, no bonus cards, no inland\n\
         traders, seed {SEED}. Made by\n\n    cargo run --release -p rondel-harbour --example balance -- {games} docs/balance/harbour.md {bot}\n\n\
         and not written by hand. Intervals are Wilson's at 95 %. What was changed after reading it stands in the\n\
         [architecture](../architecture.md#harbour).\n"
    )?;
    seats_table(&mut page, tables)?;
    buildings_table(&mut page, rules.content(), tables, words)?;
    characters_table(&mut page, rules.content(), tables, words)?;
    Ok(page)
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

fn seats_table(page: &mut String, tables: &BTreeMap<u8, Vec<Played>>) -> std::fmt::Result {
    writeln!(page, "## Seats, points and turns\n")?;
    writeln!(
        page,
        "The first column of wins is the player who starts, the next the one after, and so on. Alone a win is"
    )?;
    writeln!(page, "one against the training opponent at its usual level.\n")?;
    writeln!(
        page,
        "| seats | wins in turn order | points of winners | points of all | turns per player | plies per game | shared wins |"
    )?;
    writeln!(page, "| --- | --- | --- | --- | --- | --- | --- |")?;
    for (seats, games) in tables {
        let all = games.len() as u64;
        let in_turn_order = |game: &Played, place: u8| game.wins[usize::from((game.first + place) % seats)];
        let wins: Vec<String> = (0..*seats)
            .map(|place| {
                let sum: f64 = games.iter().map(|game| in_turn_order(game, place)).sum();
                let share = Share::of(sum.round() as u64, all);
                format!("{:.0} % ({:.0}–{:.0})", 100.0 * sum / all as f64, 100.0 * share.low, 100.0 * share.high)
            })
            .collect();
        let winners = games.iter().flat_map(|game| {
            game.points.iter().zip(&game.wins).filter(|(_, won)| **won > 0.0).map(|(points, _)| f64::from(*points))
        });
        let points = games.iter().flat_map(|game| game.points.iter().map(|points| f64::from(*points)));
        let turns = games.iter().flat_map(|game| game.turns.iter().map(|turns| f64::from(*turns)));
        let shared = games.iter().filter(|game| game.wins.iter().any(|won| *won > 0.0 && *won < 1.0)).count();
        writeln!(
            page,
            "| {seats} | {} | {:.1} | {:.1} | {:.1} | {:.0} | {shared} |",
            wins.join(" · "),
            mean(winners),
            mean(points),
            mean(turns),
            mean(games.iter().map(|game| f64::from(game.plies)))
        )?;
    }
    writeln!(page)
}

/// How often something was taken where it could be, and how those who took it fared against an even share of wins.
#[derive(Default)]
struct Fate {
    seen: u64,
    taken: u64,
    worth: f64,
    even: f64,
}

impl Fate {
    fn cells(&self) -> String {
        let rate = 100.0 * self.taken as f64 / self.seen.max(1) as f64;
        let fared = if self.even > 0.0 { self.worth / self.even } else { 0.0 };
        format!("{} | {rate:.0} % | {fared:.2}", self.taken)
    }
}

fn buildings_table(
    page: &mut String,
    content: &Content,
    tables: &BTreeMap<u8, Vec<Played>>,
    words: &Catalog,
) -> std::fmt::Result {
    let mut fates: Vec<Fate> = content.buildings.iter().map(|_| Fate::default()).collect();
    for (seats, games) in tables.iter().filter(|(seats, _)| **seats > 1) {
        for game in games {
            for (card, fate) in (0..).zip(&mut fates) {
                let state = &game.state;
                if state.stack.pile.has(card) || state.stack.under.has(card) {
                    continue;
                }
                fate.seen += 1;
                let owner = Seat::each_of(*seats).find(|seat| {
                    let player = &state.players[*seat];
                    player.buildings.has(card) && player.free != Some(card)
                });
                if let Some(owner) = owner {
                    fate.taken += 1;
                    fate.worth += game.wins[owner.index()];
                    fate.even += 1.0 / f64::from(*seats);
                }
            }
        }
    }
    writeln!(page, "## Buildings\n")?;
    writeln!(
        page,
        "Games of two, three and four. *Bought when seen*: in how many of the games in which it lay in the display."
    )?;
    writeln!(page, "*Buyers' wins*: how many games their buyers won for each they would win by an even share.\n")?;
    writeln!(page, "| building | price | points | ours | bought | bought when seen | buyers' wins |")?;
    writeln!(page, "| --- | --- | --- | --- | --- | --- | --- |")?;
    let mut rows: Vec<_> = content.buildings.iter().zip(&fates).collect();
    rows.sort_by(|(_, one), (_, other)| (other.taken * one.seen.max(1)).cmp(&(one.taken * other.seen.max(1))));
    for (card, fate) in rows {
        let cost = card.cost.map_or_else(|| "–".to_owned(), |cost| format!("${cost}"));
        let ours = origin(&card.provenance);
        writeln!(
            page,
            "| {} | {cost} | {} | {ours} | {} |",
            words.say(&card.name()),
            card.victory_points,
            fate.cells()
        )?;
    }
    writeln!(page)
}

fn characters_table(
    page: &mut String,
    content: &Content,
    tables: &BTreeMap<u8, Vec<Played>>,
    words: &Catalog,
) -> std::fmt::Result {
    let mut fates: Vec<Fate> = content.boards.iter().map(|_| Fate::default()).collect();
    for (seats, games) in tables.iter().filter(|(seats, _)| **seats > 1) {
        for game in games {
            for seat in Seat::each_of(*seats) {
                if let Some(board) = game.state.players[seat].board {
                    let fate = &mut fates[usize::from(board)];
                    fate.seen += 1;
                    fate.taken += 1;
                    fate.worth += game.wins[seat.index()];
                    fate.even += 1.0 / f64::from(*seats);
                }
            }
        }
    }
    writeln!(page, "## Characters\n")?;
    writeln!(page, "Of the two boards offered one was kept at random. *Wins*: for each by an even share.\n")?;
    writeln!(page, "| character | ours | games | wins |")?;
    writeln!(page, "| --- | --- | --- | --- |")?;
    let mut rows: Vec<_> = content.boards.iter().zip(&fates).skip(1).collect();
    rows.sort_by(|(_, one), (_, other)| (other.worth * one.even).total_cmp(&(one.worth * other.even)));
    for (board, fate) in rows {
        let wins = fate.worth / fate.even.max(1e-9);
        writeln!(
            page,
            "| {} | {} | {} | {wins:.2} |",
            words.say(&board.name()),
            origin(&board.provenance),
            fate.taken
        )?;
    }
    Ok(())
}

fn origin(provenance: &Provenance) -> &'static str {
    match provenance {
        Provenance::Printed(_) => "no",
        Provenance::Partly(_) => "in part",
        Provenance::Reconstructed => "yes",
    }
}
