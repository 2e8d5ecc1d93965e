//! Messages shown over the table.

/// A message to the user, shown over the table.
pub(super) struct Message {
    pub(super) text: String,
    pub(super) rule: Option<&'static str>,
    /// Time at which the message disappears, in seconds. `None` if it remains until something else happens.
    pub(super) until: Option<f64>,
    /// Whether the message has been read aloud.
    pub(super) spoken: bool,
    /// Whether the message is from a remote player and can be answered.
    pub(super) answerable: bool,
}

impl Message {
    pub(super) fn lasting(text: String) -> Self {
        Self { text, rule: None, until: None, spoken: false, answerable: false }
    }

    /// Returns the text, followed by the number of its rule if there is one.
    pub(super) fn with_rule(&self) -> String {
        match self.rule.filter(|rule| !rule.is_empty()) {
            Some(rule) => format!("{} {rule}", self.text),
            None => self.text.clone(),
        }
    }
}
