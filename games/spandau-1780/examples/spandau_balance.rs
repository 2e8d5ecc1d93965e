//! Plays many games of Spandau 1780 among searching bots and writes what came out as a page of the book:
//! `cargo run --release -p rondel-spandau-1780 --example spandau_balance -- 400 docs/balance/spandau-1780.md`.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use rayon::prelude::*;
use rondel::arena::{Share, game_seed};
use rondel::bots::{self, Bot, Effort};
use rondel::components::Kind;
use rondel::{Catalog, Dealer, Observation, Outcome, Ruleset, Seat, Seats, Turn, plugins};
use rondel_spandau_1780::content::{DeckKind, Symbol};
use rondel_spandau_1780::state::{CardId, Task};
use rondel_spandau_1780::{Action, Spandau, SpandauSetup, State};

const BOT: &str = "mcts:100";
const SEED: u64 = 1;

/// What is remembered of one game.
struct Played {
    state: State,
    outcome: Outcome,
    /// What the game was worth to each seat: 1 for the winner, shared among winners.
    wins: Vec<f64>,
    plies: u32,
    /// The player who chose a board first.
    first: u8,
    /// The cards each player played.
    cards: Vec<Vec<CardId>>,
    /// What was paid for the artworks.
    prices: Vec<u16>,
    /// How often each of the [`DEEDS`] was done.
    deeds: [u32; DEEDS.len()],
}

/// What is counted beside the cards.
const DEEDS: [&str; 10] = [
    "stones placed",
    "stones displaced",
    "black stones that displaced",
    "inspections",
    "findings made public",
    "influence asserted",
    "advances",
    "cards played",
    "active cards replaced",
    "collections shown",
];

fn deed(task: Task, action: Action) -> Option<usize> {
    match (task, action) {
        (Task::Grow(_), Action::Displace(_)) => Some(2),
        (Task::Grow(_), _) => None,
        (_, Action::Place(_)) => Some(0),
        (_, Action::Displace(_)) => Some(1),
        (_, Action::Inspect(_)) => Some(3),
        (_, Action::Publish) => Some(4),
        (_, Action::Assert) => Some(5),
        (_, Action::Advance) => Some(6),
        (_, Action::Play(_)) => Some(7),
        (_, Action::Replace(..)) => Some(8),
        (_, Action::Claim(_) | Action::ClaimPrivate) => Some(9),
        _ => None,
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().map_or(Ok(400), |count| count.parse())?;
    let path = arguments.next().unwrap_or_else(|| "docs/balance/spandau-1780.md".to_owned());
    let rules = SpandauSetup::default().rules()?;
    let among = |seats: u8, bot: Bot, games: u64| -> Vec<Played> {
        (0..games).into_par_iter().map(|index| play(&rules, seats, bot, game_seed(SEED, index))).collect()
    };
    let bot: Bot = BOT.parse()?;
    let played: BTreeMap<u8, Vec<Played>> = (2..=5).map(|seats| (seats, among(seats, bot, games))).collect();
    let random: BTreeMap<u8, Vec<Played>> = (2..=5).map(|seats| (seats, among(seats, Bot::Random, 2500))).collect();
    let words = plugins()?["spandau-1780"].catalog("en")?;
    std::fs::write(path, page(&rules, &played, &random, &words)?)?;
    Ok(())
}

fn play(rules: &Spandau, seats: u8, bot: Bot, seed: u64) -> Played {
    let table = Seats::new(seats).expect("two to five");
    let (mut dealer, mut thoughts) = (Dealer::seeded(seed), Dealer::seeded(!seed));
    let mut state = rules.deal(table, &mut dealer);
    let first = state.start.index() as u8;
    let mut actions = Vec::new();
    let (mut plies, mut cards, mut prices) = (0, vec![Vec::new(); usize::from(seats)], Vec::new());
    let mut deeds = [0; DEEDS.len()];
    let outcome = loop {
        let seat = match rules.turn(&state) {
            Turn::Over(outcome) => break outcome,
            Turn::Decide(seat) => seat,
        };
        actions.clear();
        rules.legal_actions(&state, &mut actions);
        let index = if bot == Bot::Random || matches!(actions[0], Action::Board(_)) {
            // Bots choose boards badly, and a board is to be measured, not the taste of a bot.
            thoughts.below(actions.len() as u32) as usize
        } else {
            let observation = Observation::of(rules, &state, seat, &mut thoughts);
            bots::think(rules, bot, &observation, &mut thoughts, &Effort::QUIET).choice
        };
        let action = actions[index];
        if let Some(deed) = state.asked().and_then(|item| deed(item.task, action)) {
            deeds[deed] += 1;
        }
        if let Action::Play(card) | Action::Replace(card, _) = action {
            cards[seat.index()].push(card);
        }
        let round = state.round;
        let sold = state.displayed;
        rules.apply(&mut state, action, &mut dealer);
        plies += 1;
        if matches!(action, Action::Bid(_) | Action::DropOut | Action::PayCard(_) | Action::Sell(_) | Action::PayCoins)
            && (state.displayed != sold || state.round != round)
            && let Some((_, price)) = state.auction.highest()
        {
            prices.push(price);
        }
    };
    let winners = outcome.winners().count() as f64;
    let wins = table.each().map(|seat| if outcome.placing(seat) == 1 { 1.0 / winners } else { 0.0 }).collect();
    Played { state, outcome, wins, plies, first, cards, prices, deeds }
}

fn page(
    rules: &Spandau,
    tables: &BTreeMap<u8, Vec<Played>>,
    random: &BTreeMap<u8, Vec<Played>>,
    words: &Catalog,
) -> Result<String, std::fmt::Error> {
    let games = tables.values().next().map_or(0, Vec::len);
    let mut page = String::new();
    writeln!(page, "# Spandau 1780: the balance\n")?;
    writeln!(
        page,
        "{games} games at each number of seats, every seat played by `{BOT}`, boards chosen at random, seed {SEED}. Made by\n\n    \
         cargo run --release -p rondel-spandau-1780 --example spandau_balance -- {games} docs/balance/spandau-1780.md\n\n\
         and not written by hand. Intervals are Wilson's at 95 %. Map, boards, cards and prices are our reconstruction; what\n\
         was changed after reading this page stands in the [architecture](../architecture.md#spandau-1780).\n"
    )?;
    seats_table(&mut page, tables)?;
    endings_table(&mut page, tables, random, words)?;
    deeds_table(&mut page, tables)?;
    boards_table(&mut page, rules, tables, words)?;
    cards_table(&mut page, rules, tables, words)?;
    Ok(page)
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

fn seats_table(page: &mut String, tables: &BTreeMap<u8, Vec<Played>>) -> std::fmt::Result {
    writeln!(page, "## Seats, rounds and artworks\n")?;
    writeln!(page, "The first column of wins is the player who begins, the next the one after, and so on.\n")?;
    writeln!(
        page,
        "| seats | wins in turn order | rounds | genuine works of winners | of all | works of all | highest bid: mean | most | campaigns over | plies | shared wins |"
    )?;
    writeln!(page, "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")?;
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
        let each = |of: &dyn Fn(&Played, Seat) -> f64| {
            mean(
                games.iter().flat_map(|game| Seat::each_of(*seats).map(move |seat| of(game, seat)).collect::<Vec<_>>()),
            )
        };
        let genuine = |game: &Played, seat: Seat| f64::from(game.state.genuine_works(seat));
        let best =
            mean(games.iter().map(|game| Seat::each_of(*seats).map(|seat| genuine(game, seat)).fold(0.0, f64::max)));
        let prices = || games.iter().flat_map(|game| game.prices.iter());
        let shared = games.iter().filter(|game| game.wins.iter().any(|won| *won > 0.0 && *won < 1.0)).count();
        writeln!(
            page,
            "| {seats} | {} | {:.1} | {best:.1} | {:.1} | {:.1} | {:.1} | {} | {:.1} | {:.0} | {shared} |",
            wins.join(" · "),
            mean(games.iter().map(|game| f64::from(game.state.round))),
            each(&genuine),
            each(&|game, seat| f64::from(game.state.players[seat].works.len())),
            mean(prices().map(|price| f64::from(*price))),
            prices().max().copied().unwrap_or(0),
            mean(games.iter().map(|game| f64::from(game.state.campaign))),
            mean(games.iter().map(|game| f64::from(game.plies)))
        )?;
    }
    writeln!(page)
}

fn endings_table(
    page: &mut String,
    tables: &BTreeMap<u8, Vec<Played>>,
    random: &BTreeMap<u8, Vec<Played>>,
    words: &Catalog,
) -> std::fmt::Result {
    const ENDINGS: [&str; 6] =
        ["ending-cabinet", "ending-campaigns", "ending-map", "ending-stones", "ending-artworks", "ending-berlin"];
    writeln!(page, "## How games end\n")?;
    writeln!(page, "Among `{BOT}`, and below among random players (2,500 games at each number of seats).\n")?;
    let names: Vec<String> = ENDINGS.iter().map(|ending| words.word(ending)).collect();
    writeln!(page, "| players | {} |", names.join(" | "))?;
    writeln!(page, "| --- |{}", " --- |".repeat(ENDINGS.len()))?;
    for (who, tables) in [(BOT, tables), ("random", random)] {
        for (seats, games) in tables {
            let share = |ending: &str| {
                let count = games.iter().filter(|game| game.outcome.reason() == ending).count();
                format!("{count} ({:.1} %)", 100.0 * count as f64 / games.len() as f64)
            };
            let shares: Vec<String> = ENDINGS.iter().map(|ending| share(ending)).collect();
            writeln!(page, "| {seats} × `{who}` | {} |", shares.join(" | "))?;
        }
    }
    writeln!(page)
}

fn deeds_table(page: &mut String, tables: &BTreeMap<u8, Vec<Played>>) -> std::fmt::Result {
    writeln!(page, "## What is done\n")?;
    writeln!(page, "For each player in a game; stones include those of the start placement.\n")?;
    let seats: Vec<String> = tables.keys().map(ToString::to_string).collect();
    writeln!(page, "| | {} |", seats.join(" | "))?;
    writeln!(page, "| --- |{}", " --- |".repeat(seats.len()))?;
    for (place, name) in DEEDS.iter().enumerate() {
        let rate = |(seats, games): (&u8, &Vec<Played>)| {
            format!("{:.2}", mean(games.iter().map(|game| f64::from(game.deeds[place]) / f64::from(*seats))))
        };
        let rates: Vec<String> = tables.iter().map(rate).collect();
        writeln!(page, "| {name} | {} |", rates.join(" | "))?;
    }
    writeln!(page)
}

/// How often something was taken, and how those who took it fared against an even share of wins.
#[derive(Clone, Default)]
struct Fate {
    taken: u64,
    worth: f64,
    even: f64,
}

impl Fate {
    fn add(&mut self, won: f64, seats: u8) {
        self.taken += 1;
        self.worth += won;
        self.even += 1.0 / f64::from(seats);
    }

    fn fared(&self) -> f64 {
        if self.even > 0.0 { self.worth / self.even } else { 0.0 }
    }
}

fn boards_table(
    page: &mut String,
    rules: &Spandau,
    tables: &BTreeMap<u8, Vec<Played>>,
    words: &Catalog,
) -> std::fmt::Result {
    let boards = &rules.content().boards;
    let mut fates = vec![Fate::default(); boards.len()];
    for (seats, games) in tables {
        for game in games {
            for seat in Seat::each_of(*seats) {
                if let Some(side) = game.state.players[seat].side {
                    fates[usize::from(side)].add(game.wins[seat.index()], *seats);
                }
            }
        }
    }
    writeln!(page, "## Boards\n")?;
    writeln!(page, "All numbers of seats. *Wins*: for each win by an even share.\n")?;
    writeln!(page, "| board | games | wins |\n| --- | --- | --- |")?;
    let mut rows: Vec<_> = boards.iter().zip(&fates).collect();
    rows.sort_by(|(_, one), (_, other)| other.fared().total_cmp(&one.fared()));
    for (board, fate) in rows {
        writeln!(page, "| {} | {} | {:.2} |", words.say(&board.name()), fate.taken, fate.fared())?;
    }
    writeln!(page)
}

fn cards_table(
    page: &mut String,
    rules: &Spandau,
    tables: &BTreeMap<u8, Vec<Played>>,
    words: &Catalog,
) -> std::fmt::Result {
    let mut fates: BTreeMap<u8, Fate> = BTreeMap::new();
    let mut games_played = 0_u64;
    for (seats, games) in tables {
        for game in games {
            games_played += 1;
            for (cards, won) in game.cards.iter().zip(&game.wins) {
                for card in cards {
                    fates.entry(card.index()).or_default().add(*won, *seats);
                }
            }
        }
    }
    writeln!(page, "## Cards\n")?;
    writeln!(
        page,
        "All numbers of seats. *Played*: how often in a game. *Players' wins*: for each win by an even share.\n"
    )?;
    writeln!(page, "| card | brings | played | players' wins |\n| --- | --- | --- | --- |")?;
    let all = DeckKind::ALL.iter().flat_map(|deck| {
        let cards = &rules.content().cards[deck.index()];
        (0..).zip(cards).map(|(number, card)| (CardId::new(*deck, number).index(), card))
    });
    let none = Fate::default();
    let mut rows: Vec<_> = all.map(|(id, card)| (card, fates.get(&id).unwrap_or(&none))).collect();
    rows.sort_by_key(|(_, fate)| std::cmp::Reverse(fate.taken));
    let symbol = |(symbol, count): (Symbol, u8)| format!("{count} {symbol:?}").to_lowercase();
    for (card, fate) in rows {
        let brings: Vec<String> = card.gives.iter().map(symbol).collect();
        let rate = fate.taken as f64 / games_played.max(1) as f64;
        writeln!(page, "| {} | {} | {rate:.2} | {:.2} |", words.say(&card.name()), brings.join(", "), fate.fared())?;
    }
    Ok(())
}
