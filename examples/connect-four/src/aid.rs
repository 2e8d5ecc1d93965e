//! The player aid of Connect Four.

use rondel::aid::{AidLine, AidPart};

pub(crate) const AID: &[AidPart] =
    &[AidPart::new("aid-turn", &[AidLine::new("aid-turn-drop", "C4-1.1"), AidLine::new("aid-turn-falls", "C4-1.2")])];
