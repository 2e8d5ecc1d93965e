//! The player aid of Causeways.

use rondel::aid::{AidLine, AidPart};

pub(crate) const AID: &[AidPart] = &[
    AidPart::new("aid-turn", &[AidLine::new("aid-turn-build", "CW-2.2").icon("causeway")]),
    AidPart::new("aid-end", &[AidLine::new("aid-end-village", "CW-3.1").icon("village")]),
];
