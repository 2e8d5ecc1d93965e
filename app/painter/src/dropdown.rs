//! Drop-down lists that let the user pick one of several values with the pointer or the keyboard.

use egui::{ComboBox, Event, EventFilter, FocusDirection, Key, Modifiers, Response, RichText, Ui};

use rondel_presenter::folding::fold;

use super::widgets;

/// A control that opens a drop-down list.
pub struct Dropdown {
    combo: ComboBox<'static>,
    name: String,
    font: Option<egui::FontId>,
}

impl Dropdown {
    /// Creates a control with an id that is unique within its parent `Ui`. `name` is its accessible name.
    pub fn new(id: &str, name: impl Into<String>) -> Self {
        Self { combo: ComboBox::from_id_salt(id).height(480.0), name: name.into(), font: None }
    }

    /// Sets a fixed width in points, regardless of the selected value.
    #[must_use]
    pub fn width(self, width: f32) -> Self {
        Self { combo: self.combo.width(width).truncate(), ..self }
    }

    /// Sets the font of the selected value.
    #[must_use]
    pub fn font(self, font: egui::FontId) -> Self {
        Self { font: Some(font), ..self }
    }

    /// Draws the control with the label `shown`. Returns its response and the index of the value that was picked, if
    /// any.
    ///
    /// While the list is open, the arrow keys move within it, a letter jumps to the next match, Enter picks a
    /// value and Escape closes only the list.
    pub fn pick(
        self,
        ui: &mut Ui,
        shown: String,
        chosen: Option<usize>,
        options: &[String],
    ) -> (Response, Option<usize>) {
        let shown = RichText::new(shown);
        let shown = match self.font {
            Some(font) => shown.font(font),
            None => shown,
        };
        let combo = self.combo.selected_text(shown).show_ui(ui, |ui| {
            let rows = options.iter().enumerate();
            let rows: Vec<Response> =
                rows.map(|(place, words)| widgets::option(ui, chosen == Some(place), words)).collect();
            let taken = rows.iter().position(Response::clicked);
            if taken.is_some() || walk(ui, &rows, chosen, options) {
                ui.close();
                return (taken, true);
            }
            (taken, false)
        });
        let (taken, closed) = combo.inner.unwrap_or_default();
        let response = combo.response;
        if closed {
            response.request_focus();
        }
        response.clone().accessible_name(self.name);
        (response, taken)
    }

    /// Draws the control for `value`, which is one of `options`, and sets `value` to the option that the user picks.
    pub fn value<T: Clone + PartialEq>(self, ui: &mut Ui, value: &mut T, options: &[(T, String)]) -> Response {
        let chosen = options.iter().position(|(option, _)| option == value);
        let words: Vec<String> = options.iter().map(|(_, words)| words.clone()).collect();
        let shown = chosen.map(|place| words[place].clone()).unwrap_or_default();
        let (response, taken) = self.pick(ui, shown, chosen, &words);
        if let Some((option, _)) = taken.and_then(|place| options.get(place)) {
            *value = option.clone();
        }
        response
    }
}

/// Handles the keyboard input of an open list. Returns whether it closes the list.
fn walk(ui: &Ui, rows: &[Response], chosen: Option<usize>, options: &[String]) -> bool {
    // While the list is open, no other widget may react to these keys.
    const KEPT: EventFilter = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };
    if rows.is_empty() {
        return false;
    }
    let last = rows.len() - 1;
    let at = rows.iter().position(Response::has_focus);
    if let Some(at) = at {
        ui.memory_mut(|memory| memory.set_focus_lock_filter(rows[at].id, KEPT));
    }
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let tab = pressed(Modifiers::NONE, Key::Tab) || pressed(Modifiers::SHIFT, Key::Tab);
    if pressed(Modifiers::NONE, Key::Escape) || tab {
        return true;
    }
    let here = at.or(chosen).unwrap_or(0).min(last);
    let mut to = None;
    for (key, place) in [
        (Key::ArrowDown, (here + 1).min(last)),
        (Key::ArrowUp, here.saturating_sub(1)),
        (Key::Home, 0),
        (Key::PageUp, 0),
        (Key::End, last),
        (Key::PageDown, last),
        (Key::ArrowLeft, here),
        (Key::ArrowRight, here),
    ] {
        if pressed(Modifiers::NONE, key) {
            // Focus must not move to a widget outside the list.
            ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            to = Some(place);
        }
    }
    let typed = ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::Text(text) => text.chars().next().filter(|letter| letter.is_alphanumeric()),
            _ => None,
        })
    });
    to = to.or_else(|| beginning_with(typed?, here, options));
    if let Some(place) = to.or(at.is_none().then_some(here)) {
        rows[place].request_focus();
        rows[place].scroll_to_me(None);
        ui.ctx().request_repaint();
    }
    false
}

/// Returns the index of the next option after `here` that starts with `letter`. If no other option does, returns the
/// index of the next option in which any word starts with `letter`.
fn beginning_with(letter: char, here: usize, options: &[String]) -> Option<usize> {
    let folded = |letter: char| fold(&letter.to_string()).chars().next();
    let begins = |words: &str| words.chars().next().and_then(folded) == folded(letter);
    let after = || (1..=options.len()).map(|step| (here + step) % options.len());
    let by_word = |place: &usize| options[*place].split([' ', ':']).any(begins);
    after().find(|place| begins(&options[*place])).filter(|place| *place != here).or_else(|| after().find(by_word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_leads_to_the_next_that_begins_with_it() {
        let options = ["Human", "Computer: Beginner", "Computer: Master", "Computer: Random"].map(str::to_owned);
        assert_eq!(beginning_with('c', 0, &options), Some(1));
        assert_eq!(beginning_with('C', 1, &options), Some(2));
        assert_eq!(beginning_with('m', 0, &options), Some(2), "a word within counts where nothing begins with it");
        assert_eq!(beginning_with('x', 0, &options), None);
    }
}
