//! What is marked on the table.

use std::collections::HashMap;

use rondel::ElementId;

/// What is marked on the table.
#[derive(Default)]
pub struct Highlights {
    /// What can be clicked now.
    pub open: Vec<ElementId>,
    /// What was clicked, and how often.
    pub chosen: HashMap<ElementId, usize>,
    /// What the choice or line under the pointer is about.
    pub pointed: Vec<ElementId>,
    /// What was done here in the game, beside what would have been better.
    pub played: Vec<ElementId>,
    /// What the pointer is on.
    pub hovered: Option<ElementId>,
}
