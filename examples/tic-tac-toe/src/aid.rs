//! The player aid of Tic-tac-toe.

use rondel::aid::{AidLine, AidPart};

pub(crate) const AID: &[AidPart] = &[AidPart::new("aid-turn", &[AidLine::new("aid-turn-mark", "TTT-1.1")])];
