//! Every registered game through the same tests. They are one program, since each program links all games.

mod branches;
mod content;
mod docs;
mod fairness;
mod gauntlet;
mod hosting;
mod journals;
mod lab;
mod levels;
mod liars;
mod mechanics;
mod playthroughs;
mod reasons;
mod review;
mod secrecy;
mod views;
