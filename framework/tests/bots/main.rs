//! The bots on games whose value is known.

mod kuhn;

use kuhn::Deed::{Bet, Pass};
use kuhn::{Deed, Kuhn, Table};
use rondel::bots::{self, Bot, Budget};
use rondel::{Dealer, Observation, Plugin, Ruleset, Seat, Session, Turn, plugins};
use rondel_tic_tac_toe as _;

const TIC_TAC_TOE: &str = "tic-tac-toe";

fn plugin(id: &str) -> &'static Plugin {
    plugins().expect("each id once")[id]
}

fn bot(words: &str) -> Bot {
    words.parse().expect("the name of a bot")
}

/// A game of two bots after these choices.
fn table(id: &str, choices: &[usize]) -> Session {
    let plugin = plugin(id);
    let header = rondel::journal::Header {
        rondel: rondel::journal::FORMAT,
        game: id.to_owned(),
        version: plugin.version.to_owned(),
        setup: (plugin.setup)(),
        players: vec![rondel::journal::Player::human(""); 2],
        seed: 1,
    };
    let mut session = Session::start(header).expect("a table for two");
    for choice in choices {
        session.play(*choice).expect("a legal choice");
    }
    session
}

/// What a bot does in tic-tac-toe, as the number of the square, after these choices.
fn square_of(name: &str, choices: &[usize], seed: u64) -> u32 {
    let session = table(TIC_TAC_TOE, choices);
    let Turn::Decide(seat) = session.turn() else { panic!("the game is over") };
    let observation = session.observe(seat);
    let choice = session.game().think(bot(name), &observation, &mut Dealer::seeded(seed), &|| false);
    session.choices()[choice].targets[0].number
}

#[test]
fn the_search_wins_in_one() {
    // Cross has the upper left and the upper middle, Nought the middle and the lower right: 0, 4, 1, 8.
    let choices = [0, 3, 0, 5];
    for seed in 0..20 {
        assert_eq!(square_of("mcts:500", &choices, seed), 2, "seed {seed}");
    }
}

#[test]
fn the_search_parries_a_win_in_one() {
    // Cross has the upper left and the middle left, Nought the middle: 0, 4, 3; Nought must take the lower left.
    let choices = [0, 3, 2];
    for seed in 0..20 {
        assert_eq!(square_of("mcts:500", &choices, seed), 6, "seed {seed}");
    }
}

#[test]
fn greedy_wins_in_one() {
    for seed in 0..20 {
        assert_eq!(square_of("greedy", &[0, 3, 0, 5], seed), 2, "seed {seed}");
    }
}

#[test]
fn two_good_searches_draw_at_tic_tac_toe() {
    let game = (plugin(TIC_TAC_TOE).setup)().open().expect("it opens");
    for seed in 0..20 {
        let record = game.play_game(&[bot("mcts:2000"), bot("mcts:2000")], seed, &|_| Box::new(|| false));
        assert_eq!(record.outcome.winner(), None, "seed {seed}");
    }
}

#[test]
fn a_search_thinks_the_same_from_the_same_seed_and_ends_when_it_is_told() {
    assert_eq!(square_of("mcts:50", &[4], 7), square_of("mcts:50", &[4], 7));
    let session = table(TIC_TAC_TOE, &[0, 3, 0, 5]);
    let observation = session.observe(Seat::new(0));
    let asked = std::cell::Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() > 40
    };
    let choice = session.game().think(bot("mcts:60000ms"), &observation, &mut Dealer::seeded(1), &stop);
    assert_eq!(asked.get(), 41);
    assert_eq!(session.choices()[choice].targets[0].number, 2);
}

/// How likely a player is to bet with a card after what was done.
type Strategy<'a> = &'a dyn Fn(u8, &[Deed]) -> f64;

/// The mean stakes of the first player, exactly: over all deals and all ways of playing.
fn value(first: Strategy<'_>, second: Strategy<'_>) -> f64 {
    fn below(table: &Table, players: [Strategy<'_>; 2]) -> f64 {
        if let Some(stakes) = table.stakes() {
            return f64::from(stakes);
        }
        let seat = table.history.len() % 2;
        let bets = players[seat](table.cards[seat], &table.history);
        let after = |deed| {
            let mut next = table.clone();
            next.history.push(deed);
            below(&next, players)
        };
        bets * after(Bet) + (1.0 - bets) * after(Pass)
    }
    let deals = [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]];
    deals.iter().map(|cards| below(&Table::new(*cards, &[]), [first, second])).sum::<f64>() / 6.0
}

/// One equilibrium of the first player (Kuhn 1950, with α = 1/3).
fn equilibrium_first(card: u8, history: &[Deed]) -> f64 {
    match (history, card) {
        ([], 0) => 1.0 / 3.0,
        ([Pass, Bet], 1) => 2.0 / 3.0,
        (_, 2) => 1.0,
        _ => 0.0,
    }
}

/// The equilibrium of the second player.
fn equilibrium_second(card: u8, history: &[Deed]) -> f64 {
    match (history, card) {
        ([Bet], 1) | ([Pass], 0) => 1.0 / 3.0,
        (_, 2) => 1.0,
        _ => 0.0,
    }
}

/// How often the search bets with a card after what was done.
fn search(card: u8, history: &[Deed]) -> f64 {
    const TIMES: u32 = 40;
    let seat = Seat::new(history.len() as u8 % 2);
    let mut cards = [(card + 1) % 3; 2];
    cards[seat.index()] = card;
    let table = Table::new(cards, history);
    let bets = (0..TIMES)
        .filter(|time| {
            let mut dealer = Dealer::seeded(u64::from(*time));
            let observation = Observation::of(&Kuhn, &table, seat, &mut dealer);
            let bot = Bot::Mcts(Budget::Iterations(3000));
            bots::choose(&Kuhn, bot, &observation, &mut dealer, &|| false) == 1
        })
        .count();
    bets as f64 / f64::from(TIMES)
}

const VALUE: f64 = -1.0 / 18.0;

#[test]
fn the_equilibrium_of_kuhn_poker_is_worth_an_eighteenth() {
    assert!((value(&equilibrium_first, &equilibrium_second) - VALUE).abs() < 1e-9);
}

#[test]
fn the_search_loses_little_to_an_equilibrium_player() {
    // One tree for the observer supposes a rival who acts alike with every card they may hold, so it bets the queen a
    // little too gladly: that costs a twentieth of a chip at most, where playing at random costs more than twice as much.
    let tolerance = 0.05;
    let first = value(&search, &equilibrium_second);
    assert!((VALUE - tolerance..=VALUE + 1e-9).contains(&first), "the first player gets {first}");
    let second = value(&equilibrium_first, &search);
    assert!((VALUE - 1e-9..=VALUE + tolerance).contains(&second), "the second player leaves {second}");
    let careless = value(&|_, _| 0.5, &equilibrium_second);
    assert!(careless < VALUE - 2.0 * tolerance, "playing at random would pass too: {careless}");
}

#[test]
fn the_search_never_folds_the_king_nor_calls_with_the_jack() {
    for history in [&[Bet][..], &[Pass, Bet]] {
        assert!(search(2, history) > 0.99, "the king after {history:?}");
        assert!(search(0, history) < 0.01, "the jack after {history:?}");
    }
}

#[test]
fn a_sample_of_kuhn_poker_keeps_the_own_card() {
    let mut dealer = Dealer::seeded(3);
    let table = Kuhn.deal(rondel::Seats::TWO, &mut dealer);
    for seat in Seat::each_of(2) {
        let sample = Observation::of(&Kuhn, &table, seat, &mut dealer).sample(&Kuhn, &mut dealer);
        assert_eq!(sample.cards[seat.index()], table.cards[seat.index()]);
        assert_eq!(Kuhn.census(&sample), Ok(()));
    }
}
