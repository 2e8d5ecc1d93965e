//! Tests of the table in a real browser, a headless Chromium.
//!
//! `RONDEL_WEB=whole` plays all games completely, which takes an hour. Otherwise, long games are stopped early.

#![cfg(feature = "net")]

mod chrome;
mod coming_back;
mod encrypted;
mod games;
mod guest;
mod host;
mod keyboard;
mod knocking;
mod links;
#[cfg(target_os = "linux")]
mod misbehaving;
mod page;
mod proxied;
mod scenes;
mod secrets;
mod speed;
mod unsaved;
mod wire;

use rondel_games as _;
use std::io::Write as _;

/// Returns whether to run the complete tests.
fn is_whole() -> bool {
    std::env::var("RONDEL_WEB").is_ok_and(|words| words == "whole")
}

/// Prints a measurement even if all tests pass.
fn tell(words: &str) {
    std::io::stderr().write_all(format!("{words}\n").as_bytes()).expect("somebody listens");
}
