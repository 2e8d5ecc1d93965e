//! Highlights on the table, in addition to those of the available choices.

use rondel::ElementId;

/// The highlights on the table, in addition to those of the available choices.
#[derive(Default)]
pub(super) struct Marks {
    /// Element under the pointer.
    pub(super) hovered: Option<ElementId>,
    /// Elements highlighted by the list of choices, the log or a panel.
    pub(super) pointed: Vec<ElementId>,
    /// Elements of the choice made in the viewed position, if the review has found a better choice.
    pub(super) played: Vec<ElementId>,
    /// Indices of the choices that the hint or the coach advises.
    pub(super) advised: Vec<usize>,
}
