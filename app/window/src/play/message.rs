//! A sentence over the table.

/// A sentence to the person at the table.
pub(super) struct Message {
    pub(super) text: String,
    pub(super) rule: Option<&'static str>,
    /// When it goes by itself; nothing where it stays until something else happens.
    pub(super) until: Option<f64>,
    /// Whether it was read aloud.
    pub(super) spoken: bool,
    /// Whether somebody elsewhere said it, so that one may answer.
    pub(super) answerable: bool,
}

impl Message {
    pub(super) fn lasting(text: String) -> Self {
        Self { text, rule: None, until: None, spoken: false, answerable: false }
    }

    /// What it says, with the number of its rule.
    pub(super) fn with_rule(&self) -> String {
        match self.rule.filter(|rule| !rule.is_empty()) {
            Some(rule) => format!("{} {rule}", self.text),
            None => self.text.clone(),
        }
    }
}
