//! Tests that run on every registered game. They form a single program, because every test program has to link
//! all games.

mod batch;
mod branches;
mod content;
mod delegation;
mod docs;
mod fairness;
mod gauntlet;
mod given_luck;
mod hosting;
mod journals;
mod lab;
mod learning;
mod levels;
mod liars;
mod mechanics;
mod playthroughs;
mod reasons;
mod review;
mod secrecy;
mod views;
