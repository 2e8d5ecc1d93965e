//! Highlighted elements of the table.

use std::collections::HashMap;

use rondel::ElementId;

/// The highlighted elements of the table.
#[derive(Default)]
pub struct Highlights {
    /// Elements that can be clicked now.
    pub open: Vec<ElementId>,
    /// Those elements of `open` that lead only to choices without effect.
    pub idle: Vec<ElementId>,
    /// Those elements of `open` that lead only to asides, while other elements answer the current question.
    pub aside: Vec<ElementId>,
    /// Elements that can be moved to others, and so can be dragged.
    pub movable: Vec<ElementId>,
    /// Clicked elements, with the number of clicks on each.
    pub chosen: HashMap<ElementId, usize>,
    /// Elements referenced by the choice or log line under the pointer.
    pub pointed: Vec<ElementId>,
    /// Elements of the action played in the game, shown alongside a better alternative.
    pub played: Vec<ElementId>,
    /// The element under the pointer.
    pub hovered: Option<ElementId>,
}
