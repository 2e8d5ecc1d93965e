//! The caption above the table, which describes the most recent events.

use rondel::table::Step;
use rondel::{Catalog, Seat, Weight};
use rondel_presenter::heard::heaviest;

/// Time for which a minor step cannot replace a more important caption, in seconds.
const STAYS: f64 = 1.8;

/// The caption above the table while others play.
#[derive(Default)]
pub(super) struct Caption {
    text: String,
    mover: Option<Seat>,
    weight: Weight,
    until: f64,
}

impl Caption {
    /// Shows the most important announcement of a step. A minor step is ignored if a more important caption
    /// appeared shortly before.
    pub(super) fn tell(&mut self, step: &Step, catalog: &Catalog, now: f64) {
        let Some(told) = heaviest(&step.heard) else { return };
        if now < self.until && told.weight == Weight::Small && self.weight > Weight::Small {
            return;
        }
        let text = catalog.say(&told.text);
        *self = Self {
            text,
            mover: told.by.or(step.mover).filter(|_| step.non_player.is_none()),
            weight: told.weight,
            until: now + STAYS,
        };
    }

    /// Returns the caption, or `None` if there is none.
    pub(super) fn text(&self) -> Option<&str> {
        Some(self.text.as_str()).filter(|text| !text.is_empty())
    }

    /// Returns the seat whose action the caption describes.
    pub(super) fn mover(&self) -> Option<Seat> {
        self.text().and(self.mover)
    }
}

#[cfg(test)]
mod tests {
    use rondel::{Announcement, MomentId, Observer, Seat, Text};

    use super::*;

    fn step(told: &[(&str, Weight)]) -> Step {
        let hear = |(text, weight): &(&str, Weight)| {
            Announcement::new(Text::verbatim(*text)).weighing(*weight).to(Observer::Spectator)
        };
        let heard = told.iter().map(hear).collect();
        Step {
            place: MomentId::default(),
            mover: Some(Seat::new(0)),
            round: None,
            heard,
            at_rest: true,
            forced: false,
            ends_turn: false,
            non_player: None,
        }
    }

    #[test]
    fn a_small_step_does_not_push_aside_what_weighs_more() {
        let catalog = Catalog::new("en", []).expect("no words are needed");
        let mut caption = Caption::default();
        assert_eq!(caption.text(), None);
        caption.tell(&step(&[("buys", Weight::Great), ("pays", Weight::Small)]), &catalog, 0.0);
        assert_eq!(caption.text(), Some("buys"), "the heaviest of a step");
        assert_eq!(caption.mover(), Some(Seat::new(0)), "and whose deed it is");
        caption.tell(&step(&[("pays", Weight::Small)]), &catalog, 1.0);
        assert_eq!(caption.text(), Some("buys"));
        caption.tell(&step(&[("draws", Weight::Usual)]), &catalog, 1.1);
        assert_eq!(caption.text(), Some("draws"));
        caption.tell(&step(&[("wins", Weight::Great)]), &catalog, 1.2);
        assert_eq!(caption.text(), Some("wins"));
        caption.tell(&step(&[]), &catalog, 9.0);
        assert_eq!(caption.text(), Some("wins"), "nothing is told of a step without words");
        caption.tell(&step(&[("pays", Weight::Small)]), &catalog, 9.0);
        assert_eq!(caption.text(), Some("pays"));
    }
}
