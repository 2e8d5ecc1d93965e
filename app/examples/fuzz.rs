//! Fuzzes all input formats of the program with damaged input for a given time and reports the findings:
//! `cargo build -p rondel-app && cargo run -p rondel-app --example fuzz -- --seconds 3600`
//!
//! Each thread divides its time equally among the input formats. A failure is reported with the smallest damage
//! that causes it and saved to a file. Files in `app/tests/fuzz/kept` become regression tests.

#![allow(clippy::print_stdout, reason = "it is run to be read")]

#[path = "../tests/fuzz/targets/mod.rs"]
mod targets;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::ensure;
use clap::Parser;
use targets::{ALL, Figures, Hunt, Length, Target, hunt, kept, largest_run, most_memory, retry};

/// Fuzzes everything that the program reads.
#[derive(Parser)]
struct Asked {
    /// Total duration in seconds.
    #[arg(long, default_value_t = 3600)]
    seconds: u64,
    /// The seed of all random draws; by default, a different one in each run.
    #[arg(long)]
    seed: Option<u64>,
    /// Runs only the target with this name, such as `journals`.
    #[arg(long)]
    only: Option<String>,
    /// Number of inputs tried at the same time. This must not exceed the number of idle cores, because slow inputs are
    /// reported as failures.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=256))]
    threads: u64,
    /// Folder in which inputs that cause a failure are saved.
    #[arg(long)]
    finds: Option<PathBuf>,
}

fn main() -> anyhow::Result<ExitCode> {
    let asked = Asked::parse();
    let finds = asked.finds.unwrap_or_else(|| std::env::temp_dir().join("rondel-fuzz"));
    std::fs::create_dir_all(&finds)?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let seed = asked.seed.unwrap_or(now);
    let named = |target: &&Target| asked.only.as_ref().is_none_or(|only| target.name == only);
    let targets: Vec<&Target> = ALL.iter().filter(named).collect();
    ensure!(!targets.is_empty(), "there is no such target; there are {}", ALL.map(|target| target.name).join(", "));
    let share = Duration::from_secs(asked.seconds) / targets.len() as u32;
    println!("seed {seed}; what breaks something is kept in {}", finds.display());
    let mut sound = true;
    for target in targets {
        let mut told = Vec::new();
        for (name, file) in kept(target) {
            let broken = retry(target, &name, &std::fs::read(&file)?);
            told.extend(broken.map(|fault| format!("{}: {fault}", file.display())));
        }
        let figures = Mutex::new(Figures::default());
        let length = Length::Until(Instant::now() + share);
        std::thread::scope(|threads| {
            for thread in 0..asked.threads {
                let lead = Hunt { length, seed: seed.wrapping_add(thread), timed: true, finds: &finds };
                let figures = &figures;
                threads.spawn(move || hunt(target, &lead, figures));
            }
        });
        let figures = figures.into_inner().unwrap_or_else(PoisonError::into_inner);
        sound &= told.is_empty() && figures.faults.is_empty();
        println!("{}", figures.told(target));
        for story in &told {
            println!("  still wrong: {story}");
        }
    }
    println!(
        "peak memory: {} MB here, with {} threads and all sound texts; {} MB in the largest run of the program",
        most_memory(std::process::id()).unwrap_or(0) >> 20,
        asked.threads,
        largest_run() >> 20
    );
    Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
