//! The second layer of the framework: the presentation of games. It defines scenes, choices, goals, views, text
//! and content as data that any program can show.
//!
//! This crate is independent of the layers that play games. Game authors use this crate through the crate
//! `rondel`.
//!
//! | module | contents |
//! | --- | --- |
//! | [`ruleset`] | the two traits that authors implement, [`Ruleset`] and [`Stage`] |
//! | [`scene`] | the table as data, choices, and their printed form |
//! | [`goals`] | ways to win, and every seat's progress |
//! | [`view`] | everything that one observer may know at one moment |
//! | [`legal`] | legal actions, by index or as stored in files |
//! | [`playing_cards`], [`drawings`] | the faces of playing cards, and drawings shared by games |
//! | [`catalog`] | texts in the reader's language |
//! | [`content`] | cards and boards as data: a game's own files, or a user's |
//! | [`mod@plain`], [`bounds`] | sanitising of untrusted text, and limits on its size |
#![warn(missing_docs)]

pub mod bounds;
pub mod catalog;
pub mod content;
pub mod drawings;
pub mod goals;
pub mod legal;
pub mod plain;
pub mod playing_cards;
pub mod ruleset;
pub mod scene;
mod stage;
pub mod view;

use rondel_rules::{dealer, element, intern, luck, seat, text, together, turn};

pub use catalog::Catalog;
pub use content::ContentError;
pub use goals::{Goal, Goals};
pub use legal::IllegalAction;
pub use rondel_rules::{LANGUAGES, Outcome, Ruleset};
pub use scene::{Choice, Group, Scene};
pub use stage::{EstimatePart, Stage};
pub use view::{MomentId, View};
