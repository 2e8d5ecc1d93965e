//! The second layer of the framework: how games look and read. Scenes, choices, goals, views, words and content, as data that any
//! program can show.
//!
//! Nothing here knows who plays. Authors use all of it through the crate `rondel`.
//!
//! | module | holds |
//! | --- | --- |
//! | [`ruleset`] | the two traits that authors write, [`Ruleset`] and [`Stage`] |
//! | [`scene`] | the table as data, choices, and how they are printed |
//! | [`goals`] | ways to win, and how near everybody is |
//! | [`view`] | all that one observer may know of one moment |
//! | [`legal`] | actions by their place in a list, and as files hold them |
//! | [`catalog`] | words in the reader's language |
//! | [`content`] | cards and boards as data: a game's files, or a person's own |
//! | [`mod@plain`], [`bounds`] | what may be shown of foreign words, and how large a foreign text may be |
#![warn(missing_docs)]

pub mod bounds;
pub mod catalog;
pub mod content;
pub mod goals;
pub mod legal;
pub mod plain;
pub mod ruleset;
pub mod scene;
mod stage;
pub mod view;

use rondel_rules::{dealer, element, intern, seat, text, together, turn};

pub use catalog::Catalog;
pub use content::ContentError;
pub use goals::{Goal, Goals};
pub use legal::IllegalAction;
pub use rondel_rules::{LANGUAGES, Outcome, Ruleset};
pub use scene::{Choice, Group, Scene};
pub use stage::{EstimatePart, Stage};
pub use view::{MomentId, View};
