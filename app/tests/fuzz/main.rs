//! Checks that untrusted input cannot break the program. The tests use damaged input of every format, which
//! is the same in every run, and input that caused a failure before.
//!
//! `cargo run -p rondel-app --example fuzz -- --seconds 3600` tries further input for the given time.

mod targets;

use rondel_games as _;
use std::fmt::Write as _;
use std::sync::{Mutex, PoisonError};

use targets::{ALL, Figures, Hunt, Length, hunt, kept, retry};

/// Tests a target, first with all input that caused a failure before, then with a fixed number of damaged inputs.
fn attack(name: &str) {
    let target = ALL.iter().find(|target| target.name == name).expect("a target of this name");
    let mut told = String::new();
    for (seed, file) in kept(target) {
        let text = std::fs::read(&file).expect("a kept text");
        if let Some(fault) = retry(target, &seed, &text) {
            let _ = writeln!(told, "{}: {fault}", file.display());
        }
    }
    let figures = Mutex::new(Figures::default());
    let finds = std::env::temp_dir().join("rondel-fuzz");
    let length = Length::Cases(target.cases);
    hunt(target, &Hunt { length, seed: 15, timed: false, finds: &finds }, &figures);
    let figures = figures.into_inner().unwrap_or_else(PoisonError::into_inner);
    let came = figures.told(target);
    assert!(told.is_empty() && figures.faults.is_empty(), "{told}{came}");
    assert_eq!(figures.cases, u64::from(target.cases), "{came}");
    assert!((1..figures.cases).contains(&figures.taken), "what is tried is too tame or too wild: {came}");
}

#[test]
fn damaged_journals_are_opened_or_refused() {
    attack("journals");
}

#[test]
fn damaged_content_is_playable_or_refused() {
    attack("contents");
}

#[test]
fn damaged_parts_are_shown_or_refused() {
    attack("parts");
}

#[test]
fn damaged_settings_are_put_aside() {
    attack("settings");
}

#[test]
fn odd_command_lines_end_in_a_sentence() {
    attack("command lines");
}

#[test]
fn damaged_files_end_the_program_in_a_sentence() {
    attack("files by the program");
}
