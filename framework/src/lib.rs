//! The common parts of all board games: rules, scenes, sessions, journals, bots and the laws of a ruleset.
//!
//! A game author implements two traits: [`Ruleset`] defines how the game is played, and [`Stage`] how it is
//! presented. The framework provides everything else: a [`Session`] that plays, undoes and replays, [`bots`] that
//! see only an [`Observation`], the [`arena`] for many games, and the laws of [`conformance`]. Any program that can
//! show a [`Scene`] can show the game. The following is a complete game. The players take one or two matches in
//! turn, and the player who takes the last match wins:
//!
//! ```
//! use rondel::scene::{Piece, Rect, Shape, Zone, ZoneKind, layout};
//! use rondel::*;
//! use serde::{Deserialize, Serialize};
//!
//! struct LastMatch;
//!
//! /// The remaining matches, and the number of plies played.
//! #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
//! struct Matches {
//!     left: u8,
//!     plies: u8,
//! }
//!
//! /// The number of matches to take.
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
//!         if matches.left > 0 {
//!             Turn::Decide(seat)
//!         } else {
//!             Turn::Over(Outcome::win(seat.rival(), Seats::TWO, "last"))
//!         }
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
//! // Check the laws of a ruleset (all but law 10, which concerns plug-ins) at every ply of a hundred games:
//! let words = "match = match\ntake = Take { $count }\nprompt = Take one or two.\n\
//!     seat = Seat { $number }\nlast = the last match";
//! let catalogs = [Catalog::new("en", [words]).unwrap()];
//! let report = conformance::check(
//!     &LastMatch,
//!     &conformance::CheckPlan { games: 100, seed: 1, catalogs: &catalogs, look_every: 1 },
//! );
//! assert_eq!(report.unwrap().games, 100);
//!
//! // A bot leaves three matches, from which its opponent cannot win:
//! let mut dealer = Dealer::seeded(1);
//! let matches = Matches { left: 5, plies: 0 };
//! let observation = Observation::of(&LastMatch, &matches, Seat::new(0), &mut dealer);
//! let thought = bots::think(&LastMatch, Bot::searching(500), &observation, &mut dealer, &bots::SearchLimits::QUIET);
//! assert_eq!(thought.choice, 1, "the second choice takes two");
//! ```
//!
//! | module | contents |
//! | --- | --- |
//! | [`ruleset`] | the two traits |
//! | [`setup`] | the options of a game, and its registration |
//! | [`mechanics`] | the terms used to compare games |
//! | [`scene`] | the table as data, choices, and their printed form |
//! | [`goals`] | ways to win, and every seat's progress |
//! | [`lesson`], [`aid`], [`rulebook`] | tutorials, the player aid, rule numbers in text |
//! | [`text`], [`catalog`] | text in the user's language |
//! | [`mod@plain`], [`bounds`] | sanitising of untrusted text, and limits on its size |
//! | [`content`] | cards and boards as data, from the game's own files or a user's |
//! | [`trial`] | trial games with user-supplied content |
//! | [`rules_panic`] | panics in rules, caught and reported with their source location |
//! | [`dealer`], [`mod@line`] | randomness, announcements, flows and moments |
//! | [`seat`], [`turn`] | seats and observers, the seat to move, the outcome |
//! | [`element`] | identifiers of table elements, icons and rules |
//! | [`components`] | supplies, decks, rows, tracks, markets, auctions |
//! | [`game`] | type-erased rulesets |
//! | [`view`] | everything that one observer may know at one moment |
//! | [`table`] | the source of views, and an observer's record of a game |
//! | [`session`], [`journal`] | a game in progress, and its file |
//! | [`observation`], [`bots`], [`playout`](mod@playout) | one seat's information, and the bots that use it |
//! | [`arena`] | many games and their results |
//! | [`review`] | an analysis of a game, decision by decision |
//! | [`lab`] | the characteristics of a game, measured over many games |
//! | [`learning`] | models of positions, fitted to games |
//! | [`conformance`] | the laws |
//! | [`testing`] | helpers for tests of rules |
//!
//! Game authors use this crate. Much of it is implemented in lower crates, one per layer, so that the compiler
//! enforces the order of the layers: `rondel-rules` (how games are played), `rondel-stage` (how they are
//! presented), `rondel-engine` (bots and analysis) and `rondel-laws`. Tables with remote guests are implemented
//! in a higher layer, `rondel-hosting`.
//!
//! None of these crates accesses a screen, a clock or files. Only searches and the laws start threads: a search may use
//! several threads, and the laws play games on several threads and replay each game on another.
#![warn(missing_docs)]

pub mod aid;
pub mod clock;
pub mod conformance;
pub mod game;
mod included_models;
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

// Re-exports of the lower layers, under the paths that authors use.
#[doc(inline)]
pub use rondel_engine::{arena, batch, bots, lab, learning, playout};
#[doc(inline)]
pub use rondel_rules::{
    components, dealer, element, kinds, line, luck, observation, rules_panic, seat, teams, text, turn,
};
#[doc(inline)]
pub use rondel_stage::{bounds, catalog, content, drawings, goals, plain, playing_cards, ruleset, scene, view};

use rondel_rules::{any_state, intern};
use rondel_stage::legal;

/// The crate that games use to register themselves.
pub use inventory;

pub use bots::Bot;
pub use catalog::{Catalog, LANGUAGES};
pub use content::ContentError;
pub use dealer::{Announcement, CHOSEN, Dealer, Flow, Moment, NonPlayer, OF_OTHER, Weight};
pub use game::{AnyGame, AnyObservation, AnyState, Game, IllegalAction, any_game};
pub use goals::{Goal, Goals};
pub use included_models::IncludedModels;
pub use lesson::{Course, Lesson, LessonFile};
pub use luck::{Luck, LuckError, LuckRequest};
pub use mechanics::Mechanic;
pub use observation::Observation;
pub use playout::BenchOp;
pub use ruleset::{ConservationError, EstimatePart, Features, Ruleset, SeatFeatures, Stage, Urgent};
pub use scene::{Choice, ElementId, Group, Observer, Scene};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet, Seats};
pub use session::{Forfeit, ForkFault, Session, StartError, UndoRefused};
pub use setup::{Plugin, Setup, SetupError, SetupOption, plugins};
pub use table::{Chronicle, Table};
pub use teams::Teams;
pub use text::{Arg, Text};
pub use turn::{Outcome, Turn};
pub use view::{HeardAnnouncement, MomentId, View};

/// Compiles the code in the book and checks its assertions.
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
    #[doc = include_str!("../../docs/authors/teams.md")]
    mod teams {}
    #[doc = include_str!("../../docs/authors/words.md")]
    mod words {}
}
