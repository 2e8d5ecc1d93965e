//! What is marked on the table besides what can be chosen.

use rondel::ElementId;

/// What is marked on the table besides what can be chosen.
#[derive(Default)]
pub(super) struct Marks {
    /// What lies under the pointer.
    pub(super) hovered: Option<ElementId>,
    /// What is pointed at in the list of choices, the log or a panel.
    pub(super) pointed: Vec<ElementId>,
    /// What was done in the position that is looked at, where the review says what would have been better.
    pub(super) played: Vec<ElementId>,
}
