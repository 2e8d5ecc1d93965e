//! What every board game shares: rules, scenes, sessions, journals, bots and the laws of a ruleset.
//!
//! Whoever adds a game writes two traits: [`Ruleset`] says how it is played, [`Stage`] how it looks and reads. All else
//! follows: a [`Session`] that plays, undoes and replays, [`bots`] that see only an [`Observation`], the [`arena`] for
//! many games, the laws of [`conformance`], and any program that can show a [`Scene`]. A whole ruleset is as small as
//! this; take one or two matches in turn, and whoever takes the last one wins:
//!
//! ```
//! use rondel::scene::{Piece, Rect, Shape, Zone, ZoneKind, layout};
//! use rondel::*;
//! use serde::{Deserialize, Serialize};
//!
//! struct LastMatch;
//!
//! /// What lies on the table, and how often somebody took.
//! #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
//! struct Matches {
//!     left: u8,
//!     plies: u8,
//! }
//!
//! /// Taking so many matches.
//! #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
//! struct Take(u8);
//!
//! impl Ruleset for LastMatch {
//!     type State = Matches;
//!     type Action = Take;
//!
//!     fn seats(&self) -> std::ops::RangeInclusive<u8> {
//!         2..=2
//!     }
//!     fn longest_game(&self) -> usize {
//!         7
//!     }
//!     fn deal(&self, _: Seats, _: &mut Dealer) -> Matches {
//!         Matches { left: 7, plies: 0 }
//!     }
//!     fn turn(&self, matches: &Matches) -> Turn {
//!         let seat = Seat::new(matches.plies % 2);
//!         if matches.left > 0 { Turn::Decide(seat) } else { Turn::Over(Outcome::win(seat.rival(), Seats::TWO, "last")) }
//!     }
//!     fn legal_actions(&self, matches: &Matches, into: &mut Vec<Take>) {
//!         into.extend((1..=matches.left.min(2)).map(Take));
//!     }
//!     fn apply(&self, matches: &mut Matches, take: Take, _: &mut Dealer) {
//!         matches.left -= take.0;
//!         matches.plies += 1;
//!     }
//!     fn determinize(&self, _: &mut Matches, _: Seat, _: &mut Dealer) {}
//!     fn check_conservation(&self, matches: &Matches) -> Result<(), ConservationError> {
//!         ConservationError::check("matches", matches.left.min(7).into(), matches.left.into())
//!     }
//! }
//!
//! impl Stage for LastMatch {
//!     fn scene(&self, matches: &Matches, observer: Observer) -> Scene {
//!         let mut scene = Scene::new(observer);
//!         let places = layout::row(scene.bounds(), matches.left.into(), 40.0, 400.0, 40.0).enumerate();
//!         let lie = |(number, rect): (usize, Rect)| {
//!             Piece::new(ElementId::new("match", number as u32), Shape::Figure, rect, Text::new("match"))
//!         };
//!         scene.zones.push(Zone::new(ZoneKind::Row, scene.bounds()).with(places.map(lie)));
//!         scene
//!     }
//!     fn choice(&self, matches: &Matches, take: Take) -> Choice {
//!         let taken = (matches.left - take.0..matches.left).map(|number| ElementId::new("match", number.into()));
//!         Choice::new(Text::new("take").with("count", take.0), Group::Main).on(taken)
//!     }
//!     fn prompt(&self, _: &Matches) -> Text {
//!         Text::new("prompt")
//!     }
//!     fn seat_name(&self, seat: Seat) -> Text {
//!         Text::new("seat").with("number", seat.index() + 1)
//!     }
//! }
//!
//! // Every law of a ruleset, at every ply of a hundred games:
//! let words = "match = match\ntake = Take { $count }\nprompt = Take one or two.\nseat = Seat { $number }\nlast = the last match";
//! let catalogs = [Catalog::new("en", [words]).unwrap()];
//! let report = conformance::check(&LastMatch, &conformance::CheckPlan { games: 100, seed: 1, catalogs: &catalogs, look_every: 1 });
//! assert_eq!(report.unwrap().games, 100);
//!
//! // And there is an opponent who leaves three matches, from which nobody wins:
//! let mut dealer = Dealer::seeded(1);
//! let matches = Matches { left: 5, plies: 0 };
//! let observation = Observation::of(&LastMatch, &matches, Seat::new(0), &mut dealer);
//! let thought = bots::think(&LastMatch, Bot::searching(500), &observation, &mut dealer, &bots::SearchLimits::QUIET);
//! assert_eq!(thought.choice, 1, "the second choice takes two");
//! ```
//!
//! | module | holds |
//! | --- | --- |
//! | [`ruleset`] | the two traits |
//! | [`setup`] | the options of a game, and how it registers with the house |
//! | [`mechanics`] | the terms in which games are compared |
//! | [`scene`] | the table as data, choices, and how they are printed |
//! | [`text`], [`catalog`] | words in the reader's language |
//! | [`mod@plain`], [`bounds`] | what may be shown of foreign words, and how large a foreign text may be |
//! | [`content`] | cards and boards as data: a game's files, or a person's own |
//! | [`trial`] | a person's own content, checked by play before it is taken |
//! | [`rules_panic`] | panics in rules, caught and reported with their place |
//! | [`dealer`], [`mod@line`] | luck, announcements, flows and moments |
//! | [`seat`], [`turn`] | who sits where, whose turn it is, how it ended |
//! | [`element`] | the names of things, drawings and rules |
//! | [`components`] | supplies, decks, rows, tracks, markets: what is true in every game |
//! | [`game`] | a ruleset with its types erased |
//! | [`view`] | all that one observer may know of one moment |
//! | [`table`] | where views come from, and what one has seen of them |
//! | [`session`], [`journal`] | a game in progress, and its file |
//! | [`observation`], [`bots`], [`playout`](mod@playout) | what one seat knows, and who plays with it |
//! | [`arena`] | many games, and what came out |
//! | [`review`] | what decided a game, decision by decision |
//! | [`lab`] | what kind of game it is, measured on many |
//! | [`conformance`] | the laws |
//! | [`testing`] | what tests of rules share |
//!
//! This crate is what authors name. Much of it lies in crates below, one for each layer, so that the compiler keeps their order:
//! `rondel-rules` (how games are played), `rondel-stage` (how they look), `rondel-engine` (who plays) and `rondel-laws`. Tables with
//! guests elsewhere stand above it, in `rondel-hosting`.
//!
//! Nothing here knows a screen, a clock or a file. Threads are started in two places alone: a search that may use several, and
//! the laws, which replay each game on a second one.
#![warn(missing_docs)]

pub mod aid;
pub mod conformance;
pub mod game;
pub mod journal;
pub mod lesson;
pub mod mechanics;
pub mod review;
pub mod rulebook;
pub mod session;
pub mod setup;
pub mod table;
pub mod testing;
pub mod trial;

// The layers below, under the paths by which authors know them.
#[doc(inline)]
pub use rondel_engine::{arena, bots, lab, playout};
#[doc(inline)]
pub use rondel_rules::{components, dealer, element, kinds, line, observation, rules_panic, seat, text, turn};
#[doc(inline)]
pub use rondel_stage::{bounds, catalog, content, goals, plain, ruleset, scene, view};

use rondel_rules::{any_state, intern};
use rondel_stage::legal;

/// Games register themselves through it.
pub use inventory;

pub use bots::Bot;
pub use catalog::{Catalog, LANGUAGES};
pub use content::ContentError;
pub use dealer::{Announcement, Dealer, Flow, Moment, Weight};
pub use game::{AnyGame, AnyObservation, AnyState, Game, IllegalAction};
pub use goals::{Goal, Goals};
pub use lesson::{Course, Lesson, LessonFile};
pub use mechanics::Mechanic;
pub use observation::Observation;
pub use playout::BenchOp;
pub use ruleset::{ConservationError, EstimatePart, Ruleset, Stage, Urgent};
pub use scene::{Choice, ElementId, Group, Observer, Scene};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Seats};
pub use session::{Session, StartError, UndoRefused};
pub use setup::{Plugin, Setup, SetupError, SetupOption, plugins};
pub use table::{Chronicle, Table};
pub use text::{Arg, Text};
pub use turn::{Outcome, Turn};
pub use view::{HeardAnnouncement, MomentId, View};

/// The code in the book compiles, and what it asserts is so.
#[cfg(doctest)]
mod book {
    #[doc = include_str!("../../docs/adding-a-game.md")]
    mod adding_a_game {}
    #[doc = include_str!("../../docs/authors/auctions.md")]
    mod auctions {}
    #[doc = include_str!("../../docs/authors/bots.md")]
    mod bots {}
    #[doc = include_str!("../../docs/authors/maps.md")]
    mod maps {}
    #[doc = include_str!("../../docs/authors/options.md")]
    mod options {}
    #[doc = include_str!("../../docs/authors/secrets.md")]
    mod secrets {}
    #[doc = include_str!("../../docs/authors/simultaneous.md")]
    mod simultaneous {}
    #[doc = include_str!("../../docs/authors/speed.md")]
    mod speed {}
    #[doc = include_str!("../../docs/authors/words.md")]
    mod words {}
}
