//! The steps of a procedure that is carried out in a fixed order, such as the end of a round.

use serde::{Deserialize, Serialize};

use super::Icon;
use crate::intern;
use crate::text::Text;

/// A procedure in progress, shown as a strip of steps above the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Phases {
    /// The name of the procedure.
    pub title: Text,
    /// The steps, in the order in which they are carried out.
    pub steps: Vec<PhaseStep>,
    /// The index of the current step.
    pub current: usize,
}

/// A step of a procedure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PhaseStep {
    /// The icon of the step.
    #[serde(deserialize_with = "intern::word")]
    pub icon: Icon,
    /// The name of the step, a word or two.
    pub name: Text,
    /// What happens in the step, as a sentence.
    pub help: Text,
}

impl Phases {
    /// Creates a procedure whose current step is the one with this index. Each step is given as its icon, the key of its
    /// name, and the key of the sentence that explains it.
    pub fn new(title: Text, current: usize, steps: &[(Icon, &'static str, &'static str)]) -> Self {
        let step = |(icon, name, help): &(Icon, &'static str, &'static str)| PhaseStep {
            icon,
            name: Text::new(*name),
            help: Text::new(*help),
        };
        Self { title, steps: steps.iter().map(step).collect(), current }
    }
}
