//! The laws of a ruleset. All of them but law 10 are checked by [`check`] and stand in the crate `rondel-laws`, which knows no erased
//! game; law 10 is about what registers, and stands here: [`check_plugin`].

mod plugin;

pub use plugin::check_plugin;
#[doc(inline)]
pub use rondel_laws::{CheckPlan, Difference, Law, LawReport, Unfair, Violation, check, check_on, draws_fairly, plays};
