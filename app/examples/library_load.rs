//! Fills a folder with games and measures the library: opening Home, rebuilding the index, and each keystroke
//! of a search.
//!
//! ```sh
//! cargo run --release -p rondel-app --example library_load -- FOLDER 10000
//! ```

#![allow(clippy::print_stdout)]

use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

use anyhow::Context as _;
use egui_kittest::Harness;
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use rondel::journal::{Header, Player};
use rondel::{Session, Turn};
use rondel_games as _;
use rondel_library::{Library, Query, Sort};
use rondel_system::{Store, write_about};
use rondel_window::{Opens, Shell, Start};

const DAY: u64 = 86_400;

/// A simple deterministic random number generator.
struct Luck(u64);

impl Luck {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}

/// Returns the journal of a random game, usually a small one. One journal in twenty is a game of Rival Cities. Of each
/// other large game, there is one journal in two hundred.
fn journal(number: usize) -> anyhow::Result<(&'static str, String)> {
    const NAMES: [&str; 8] = ["", "Ann", "Ben", "Jørgen", "Wilhelmina", "Kaj", "Łucja", "Θεοδώρα"];
    const BOTS: [&str; 6] = ["beginner", "apprentice", "journeyman", "expert", "master", "greedy"];
    let mut luck = Luck(number as u64 + 1);
    let id = match number % 200 {
        0 => "spandau-1780",
        1 => "harbour",
        other if other % 20 == 2 => "rival-cities",
        other if other % 2 == 0 => "connect-four",
        _ => "tic-tac-toe",
    };
    let plugin = rondel::plugins()?[id];
    let mut players = vec![Player::human(NAMES[luck.below(8)]), Player::bot(BOTS[luck.below(6)].parse()?)];
    if luck.below(2) == 0 {
        players.swap(0, 1);
    }
    let header = Header::of(plugin, (plugin.setup)(), players, number as u64);
    let mut session = Session::start(header)?;
    // One game in ten is unfinished.
    let most = if number % 10 == 3 { 3 } else { usize::MAX };
    while session.plies().len() < most && matches!(session.turn(), Turn::Decide(_)) {
        let choices = session.game().actions(session.state()).len();
        session.play(luck.below(choices))?;
    }
    Ok((id, session.journal()))
}

/// Writes `count` games with dates within the last three years. Existing files are kept.
fn fill(store: &Store, count: usize) -> anyhow::Result<u64> {
    std::fs::create_dir_all(store.games())?;
    let written = (0..count).into_par_iter().map(|number| {
        let file = store.games().join(format!("load-{number:06}.rondel"));
        if let Ok(about) = file.metadata() {
            return Ok(about.len());
        }
        let (_, journal) = journal(number)?;
        std::fs::write(&file, &journal)?;
        let age = Duration::from_secs(number as u64 * 3 * 365 * DAY / count as u64 + number as u64 % 61);
        std::fs::File::options().append(true).open(&file)?.set_modified(SystemTime::now() - age)?;
        if number % 25 == 0 {
            write_about(&file, |about| {
                about.star = true;
                if number % 100 == 0 {
                    about.name = format!("The great evening {number}");
                }
            })?;
        }
        Ok(journal.len() as u64)
    });
    let sizes: anyhow::Result<Vec<u64>> = written.collect();
    Ok(sizes?.into_iter().sum())
}

/// Returns the time from launch to the first frame of Home.
fn home(store: &Store) -> Duration {
    let begun = Instant::now();
    let start = Start { store: store.clone(), opens: Opens::Home, seed: Some(1) };
    let mut window: Harness<'static, Shell> = Harness::builder()
        .with_size([1600.0, 900.0])
        .with_max_steps(4)
        .build_eframe(|cc| Shell::new(&cc.egui_ctx, start));
    window.step();
    begun.elapsed()
}

/// Returns the time until an answer is available.
fn answer(library: &mut Library, query: Query) -> (Duration, usize) {
    let begun = Instant::now();
    let question = library.ask(query);
    loop {
        match library.answer() {
            Some(answer) if answer.question == question => return (begun.elapsed(), answer.rows.len()),
            _ => std::thread::yield_now(),
        }
    }
}

fn searches(library: &mut Library) {
    let mut slowest = Duration::ZERO;
    let mut told = String::new();
    for words in ["master wilhelmina", "vier gewinnt", "2026-0", "zzz", "great evening 41"] {
        for end in (0..=words.len()).filter(|end| words.is_char_boundary(*end)) {
            let query = Query { words: words[..end].to_owned(), ..Query::default() };
            let (took, games) = answer(library, query);
            slowest = slowest.max(took);
            if end == words.len() || end == 1 {
                let _ = write!(told, "\n  `{}`: {games} games in {took:.1?}", &words[..end]);
            }
        }
    }
    for sort in Sort::ALL {
        let (took, _) = answer(library, Query { sort, ..Query::default() });
        slowest = slowest.max(took);
        let _ = write!(told, "\n  all, {sort:?}: {took:.1?}");
    }
    println!("search: slowest {slowest:.1?} a letter{told}");
}

fn main() -> anyhow::Result<()> {
    let mut words = std::env::args().skip(1);
    let folder = words.next().context("name a folder, and how many games")?;
    let count: usize = words.next().unwrap_or_else(|| "10000".to_owned()).parse()?;
    let store = Store::at(Path::new(&folder));
    let begun = Instant::now();
    let bytes = fill(&store, count)?;
    println!("{count} games, {:.1} MB, in {:.1?}", bytes as f64 / 1e6, begun.elapsed());
    println!("Home: first frame after {:.0?}; once more after {:.0?}", home(&store), home(&store));
    let _ = std::fs::remove_file(store.index_file());
    let begun = Instant::now();
    let mut library = Library::open(store.clone(), || ())?;
    library.settle();
    println!("index made anew: {:.1?}, {:.1} MB", begun.elapsed(), store.index_file().metadata()?.len() as f64 / 1e6);
    searches(&mut library);
    drop(library);
    let begun = Instant::now();
    let mut library = Library::open(store.clone(), || ())?;
    let (_, games) = answer(&mut library, Query::default());
    println!("library opened with its index: {games} games after {:.0?}", begun.elapsed());
    println!("Home with the index there: first frame after {:.0?}", home(&store));
    Ok(())
}
