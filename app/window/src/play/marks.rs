//! Highlights on the table in addition to those of the choices.

use rondel::ElementId;

/// The highlights on the table in addition to those of the choices.
#[derive(Default)]
pub(super) struct Marks {
    /// Element under the pointer.
    pub(super) hovered: Option<ElementId>,
    /// Elements highlighted by the list of choices, the log or a panel.
    pub(super) pointed: Vec<ElementId>,
    /// Elements of the choice made in the viewed position, if the review knows a better one.
    pub(super) played: Vec<ElementId>,
}
