//! The table in a real browser: Chromium without a display, told what to do by these tests.
//!
//! `RONDEL_WEB=whole` plays whole games of everything, which takes an hour; without it the long games are played a while only.

#![cfg(feature = "net")]

mod chrome;
mod coming_back;
mod encrypted;
mod games;
mod guest;
mod host;
mod keyboard;
mod knocking;
#[cfg(target_os = "linux")]
mod misbehaving;
mod page;
mod scenes;
mod secrets;
mod speed;
mod wire;

use rondel_games as _;
use std::io::Write as _;

/// Whether all is tried that takes long.
fn is_whole() -> bool {
    std::env::var("RONDEL_WEB").is_ok_and(|words| words == "whole")
}

/// Says a figure to whoever runs the tests, also where all is well.
fn tell(words: &str) {
    std::io::stderr().write_all(format!("{words}\n").as_bytes()).expect("somebody listens");
}
