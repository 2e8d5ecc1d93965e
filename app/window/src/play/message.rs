//! Messages shown over the table.

/// A message to the user, shown over the table.
pub(super) struct Message {
    pub(super) text: String,
    pub(super) rule: Option<&'static str>,
    /// Time at which the message disappears, in seconds. `None` if it remains until something else happens.
    pub(super) until: Option<f64>,
    /// Whether the message disappears once the user has had time to read it.
    pub(super) brief: bool,
    /// Whether the message has been read aloud.
    pub(super) spoken: bool,
    /// Whether the message is from a remote player and can be answered.
    pub(super) answerable: bool,
}

impl Message {
    pub(super) fn lasting(text: String) -> Self {
        Self { text, rule: None, until: None, brief: false, spoken: false, answerable: false }
    }

    /// Creates an answer to a click. The answer disappears once the user has had time to read it.
    pub(super) fn answer(text: String) -> Self {
        Self { brief: true, ..Self::lasting(text) }
    }

    /// Returns the time needed to read the message, in seconds.
    pub(super) fn reading_time(&self) -> f64 {
        /// Time to notice a message, time to read one letter, and the limits of the total time, in seconds.
        const NOTICE: f64 = 2.0;
        const LETTER: f64 = 0.05;
        const LIMITS: (f64, f64) = (3.0, 8.0);
        (NOTICE + LETTER * self.text.chars().count() as f64).clamp(LIMITS.0, LIMITS.1)
    }

    /// Returns the text, followed by the number of its rule if there is one.
    pub(super) fn with_rule(&self) -> String {
        match self.rule.filter(|rule| !rule.is_empty()) {
            Some(rule) => format!("{} {rule}", self.text),
            None => self.text.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_message_stays_longer_than_a_short_one_but_not_for_ever() {
        let seconds = |letters: usize| Message::answer("x".repeat(letters)).reading_time();
        assert!(seconds(60) > seconds(20) && seconds(20) >= 3.0);
        assert!(seconds(1000) <= 8.0);
    }
}
