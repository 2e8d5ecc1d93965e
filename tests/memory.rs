//! Limits on memory: a playout allocates nothing except the list of actions that all playouts share, a search
//! uses less than 200 MiB, a game with its chronicles uses less than 60 MiB, and reading a file takes at most ten
//! times the size of the file, regardless of its contents.

use rondel::bots::{Bot, SearchLimits};
use rondel::journal::{Header, Journal, Player};
use rondel::{Chronicle, Dealer, Observer, Plugin, Seats, Turn};
use rondel_tests::{games, mid_game, play_any, table};

#[test]
fn playouts_ask_for_no_memory_however_many_there_are() {
    for plugin in games() {
        let game = (plugin.setup)().open().expect("the bundled content");
        for seats in (plugin.players.0..=plugin.players.1).filter_map(Seats::new) {
            let asked = |count: u32| {
                let mut plies = 0;
                let asked = allocation_counter::measure(|| plies = game.playouts(seats, count, 7));
                assert!(plies > 0, "{}: nothing was played", plugin.id);
                asked.count_total
            };
            // The list grows a few times until it can contain the actions of any position, and is not
            // reallocated after that.
            assert!(asked(1) < 16, "{}: a single game asked for memory {} times", plugin.id, asked(1));
            let many = asked(400);
            assert!(many < 16, "{}: 400 games asked for memory {many} times", plugin.id);
        }
    }
}

/// Runs a search of 100,000 iterations in each game, with the number of seats that `seats` returns. Games for
/// which `seats` returns `None` are skipped.
fn stays_below_200_mib(seats: impl Fn(&Plugin) -> Option<u8>) {
    const ITERATIONS: u32 = 100_000;
    const LIMIT: u64 = 200 << 20;
    /// A seed whose games have no immediate win. With an immediate win, a search would allocate almost nothing.
    const SEED: u64 = 3;
    for (plugin, seats) in games().into_iter().filter_map(|plugin| Some((plugin, seats(plugin)?))) {
        let name = format!("{} at {seats}", plugin.id);
        let session = mid_game(plugin, seats, SEED);
        let Turn::Decide(seat) = session.turn() else { panic!("{name}: the game is over") };
        let observation = session.observe(seat);
        let bot = Bot::searching(ITERATIONS);
        let (mut iterations, mut is_certain) = (0, false);
        let asked = allocation_counter::measure(|| {
            let thought = session.game().think(bot, &observation, &mut Dealer::seeded(1), &SearchLimits::QUIET);
            iterations = thought.iterations;
            is_certain = thought.considered.iter().any(|considered| considered.proven.is_some());
        });
        // The search ends early if the result of the game is certain.
        assert!(is_certain || iterations == u64::from(ITERATIONS), "{name}: {iterations}");
        assert!(asked.bytes_max < LIMIT, "{name}: {} bytes at a time", asked.bytes_max);
    }
}

#[test]
fn a_long_search_in_mid_game_stays_below_200_mib() {
    stays_below_200_mib(|plugin| Some(plugin.players.0.max(2)));
}

#[test]
fn a_long_search_in_mid_game_stays_below_200_mib_at_the_most_seats_too() {
    stays_below_200_mib(|plugin| Some(plugin.players.1).filter(|seats| *seats > 2));
}

/// Measures a random game together with the complete chronicle of each observer at the table.
#[test]
fn a_game_and_what_was_heard_of_it_stay_below_60_mib() {
    const LIMIT: u64 = 60 << 20;
    for plugin in games() {
        let mut plies = 0;
        let asked = allocation_counter::measure(|| {
            let mut session = table(plugin, plugin.players.1, 5);
            let mut hand = Dealer::seeded(5);
            while play_any(&mut session, &mut hand) {}
            plies = session.plies().len();
            let observers = session.seats().each().map(Observer::Seat).chain([Observer::Spectator, Observer::Open]);
            for observer in observers {
                let mut chronicle = Chronicle::of(observer);
                chronicle.follow(&session);
                assert!(chronicle.steps().len() > plies);
            }
        });
        // Scaled to 1,300 plies, the length of the longest game of Spandau 1780 seen so far.
        let for_a_long_game = asked.bytes_max * 1300 / (plies as u64).max(1);
        assert!(plies < 100 || for_a_long_game < LIMIT, "{}: {for_a_long_game} bytes for 1,300 plies", plugin.id);
    }
}

/// Returns the header line of a game of Harbour.
fn header() -> String {
    let plugin = games().into_iter().find(|plugin| plugin.id == "harbour").expect("it lives here");
    let players = vec![Player::human("Ann"), Player::human("Ben")];
    Header::of(plugin, (plugin.setup)(), players, 1).line()
}

#[test]
fn reading_a_journal_takes_no_more_than_ten_times_its_size() {
    let header = header();
    let followed_by = |lines: &str, times: usize| format!("{header}{}", lines.repeat(times)).into_bytes();
    let in_setup = |what: String| header.replacen("\"setup\":{", &format!("\"setup\":{{{what}"), 1).into_bytes();
    let play = "{\"play\":{\"seat\":0,\"action\":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}}\n";
    let files: [(&str, Vec<u8>); 10] = [
        ("decisions", followed_by("{\"play\":{\"seat\":0,\"action\":\"Pass\"}}\n", 40_000)),
        ("decisions of many values", followed_by(play, 15_000)),
        ("what was taken back", followed_by("\"undo\"\n", 400_000)),
        ("blank lines", followed_by("\n", 3_000_000)),
        ("zeros", followed_by("\0", 3_000_000)),
        ("no text", vec![0xFF; 3_000_000]),
        ("a long header", in_setup(format!("\"x\":\"{}\",", "a".repeat(3_000_000)))),
        (
            "a header that is no text",
            in_setup("\"x\":\"".to_owned()).into_iter().chain(std::iter::repeat_n(0xFF, 1_000_000)).collect(),
        ),
        ("a deep header", in_setup(format!("\"x\":{}", "[".repeat(3_000_000)))),
        ("a header of many values", in_setup(format!("\"x\":[{}0],", "0,".repeat(1_000_000)))),
    ];
    for (name, file) in files {
        let mut found = None;
        let asked = allocation_counter::measure(|| found = Some(Journal::read(&file)));
        assert!(found.is_some(), "{name}");
        // The 1 stands for the file itself, which is also in memory.
        let times = 1.0 + asked.bytes_max as f64 / file.len() as f64;
        assert!(times < 10.0, "{name}: {times:.1} times {} bytes", file.len());
    }
}

#[test]
fn reading_content_takes_no_more_than_ten_times_its_size_beside_the_game_itself() {
    for plugin in games() {
        let usual = allocation_counter::measure(|| drop((plugin.setup)().open()));
        for file in ["buildings.ron", "map.ron", "basic.ron", "cards.ron"] {
            for text in [
                "[".repeat(99_000),
                format!("[{}]", "1,".repeat(40_000)),
                format!("[{}]", "(),".repeat(30_000)),
                format!("[{}]", "(id: \"a\"),".repeat(9_000)),
                format!("\"{}\"", "a".repeat(99_000)),
                format!("/*{}*/", "(".repeat(99_000)),
            ] {
                let (mut setup, size) = ((plugin.setup)(), text.len() as u64);
                let mut refused = false;
                let asked = allocation_counter::measure(|| refused = setup.replace_content(file, text).is_err());
                assert!(refused, "{}: {file}", plugin.id);
                assert!(asked.bytes_max < usual.bytes_max + 10 * size, "{}, {file}: {}", plugin.id, asked.bytes_max);
            }
        }
    }
}
