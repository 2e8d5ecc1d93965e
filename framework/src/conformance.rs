//! The laws of a ruleset. All except law 10 are checked by [`check`] in the crate `rondel-laws`, which does not use
//! type-erased games. Law 10 concerns the registration of a game and is checked here by [`check_plugin`].

mod plugin;

pub use plugin::check_plugin;
#[doc(inline)]
pub use rondel_laws::{CheckPlan, Difference, Law, LawReport, Unfair, Violation, check, check_on, draws_fairly, plays};
