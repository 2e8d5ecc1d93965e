//! Tests of the real window, without a screen.

mod branches;
#[cfg(feature = "net")]
mod camera;
mod clocks;
mod coach;
mod content;
mod dragging;
#[cfg(feature = "net")]
mod elsewhere;
mod folding;
mod gallery;
mod headers;
mod home;
mod house;
mod keeping;
mod keyboard;
mod lab;
mod legibility;
mod lens;
mod lessons;
mod library;
mod links;
mod live;
mod matrix;
mod moments;
mod names;
mod newgame;
mod on_disk;
mod others_turn;
mod own_luck;
mod parish;
#[cfg(feature = "net")]
mod phones;
mod practice;
mod programs;
mod reading;
mod resigning;
mod review;
mod routes;
mod secrets;
mod sharing;
mod shelf;
mod solo;
mod spoken;
mod standing;
mod table;
mod thoughts;
mod unsaved;
mod whole_games;
mod window;

use rondel_games as _;
