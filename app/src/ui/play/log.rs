//! What happened, in plain sentences, turn by turn.

use egui::{RichText, ScrollArea, Sense, Ui};
use rondel::{Announcement, Catalog, ElementId, Observer, Seat, Session};

use crate::ui::table::brush::seat_shape;
use crate::ui::theme;
use crate::ui::words::Words;

/// The lines of the log as one observer may read them.
#[derive(Default)]
pub struct Log {
    lines: Vec<Line>,
    read_to: usize,
    made_for: Option<(Observer, String)>,
    whole: bool,
}

struct Line {
    /// The ply that was announced; nothing for the opening.
    ply: Option<usize>,
    seat: Option<Seat>,
    text: String,
    elements: Vec<ElementId>,
}

/// More lines than these are shown only when asked for.
const RECENT: usize = 90;

impl Log {
    /// Reads what is new. `open_table` says that nothing is hidden from anybody.
    pub fn read(&mut self, session: &Session, observer: Observer, catalog: &Catalog, open_table: bool) {
        let wanted = (observer, catalog.language().to_owned());
        if self.made_for.as_ref() != Some(&wanted) {
            *self = Self { made_for: Some(wanted), whole: self.whole, ..Self::default() };
            let opening = session.opening();
            self.lines = opening.map(|told| line(told, None, None, observer, catalog)).collect();
        }
        let played = session.plies().len();
        // A game that tells what happens is not talked over.
        let announces = session.opening().next().is_some()
            || session.plies().iter().any(|ply| ply.announcements().next().is_some());
        self.lines.retain(|line| line.ply.is_none_or(|ply| ply < played));
        for place in self.read_to.min(played)..played {
            let ply = &session.plies()[place];
            let told = ply.announcements();
            self.lines.extend(told.map(|told| line(told, Some(place), Some(ply.seat), observer, catalog)));
            if !announces && (open_table || observer.sees_secrets_of(ply.seat)) {
                self.lines.extend(choice_line(session, place, catalog));
            }
        }
        self.read_to = played;
    }

    /// Forgets plies from `ply` on: they were taken back and others may stand in their place.
    pub fn forget_from(&mut self, ply: usize) {
        self.lines.retain(|line| line.ply.is_none_or(|old| old < ply));
        self.read_to = self.read_to.min(ply);
    }

    /// Draws the log and says what the line under the pointer is about.
    pub fn ui(&mut self, ui: &mut Ui, words: &Words, name: &dyn Fn(Seat) -> String) -> Vec<ElementId> {
        let mut about = Vec::new();
        let hidden = if self.whole { 0 } else { self.lines.len().saturating_sub(RECENT) };
        ScrollArea::vertical().id_salt("log").auto_shrink([false, false]).stick_to_bottom(true).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            if hidden > 0 && ui.button(words.with("log-earlier", "count", hidden)).clicked() {
                self.whole = true;
            }
            let mut group: Option<Option<Seat>> = None;
            for line in self.lines.iter().skip(hidden) {
                if group != Some(line.seat) {
                    group = Some(line.seat);
                    heading_ui(ui, line.seat, words, name);
                }
                let text = ui.add(egui::Label::new(&line.text).wrap().sense(Sense::hover()));
                if text.hovered() && !line.elements.is_empty() {
                    about.clone_from(&line.elements);
                }
            }
        });
        about
    }
}

fn heading_ui(ui: &mut Ui, seat: Option<Seat>, words: &Words, name: &dyn Fn(Seat) -> String) {
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        if let Some(seat) = seat {
            let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(12.0), Sense::hover());
            seat_shape(ui.painter(), rect.center(), 6.0, seat);
        }
        let words = seat.map_or_else(|| words.word("log-opening"), name);
        ui.label(RichText::new(words).font(theme::strong(13.0)).color(theme::palette(ui.ctx()).faint));
    });
}

fn line(told: &Announcement, ply: Option<usize>, seat: Option<Seat>, observer: Observer, catalog: &Catalog) -> Line {
    let text = match &told.private {
        Some((knows, private)) if observer.sees_secrets_of(*knows) => private,
        _ => &told.text,
    };
    Line { ply, seat, text: catalog.say(text), elements: told.elements.clone() }
}

/// What was chosen, for games that announce nothing.
fn choice_line(session: &Session, place: usize, catalog: &Catalog) -> Option<Line> {
    let ply = &session.plies()[place];
    let before = session.state_at(place)?;
    let index = session.game().find(before, &ply.action)?;
    let choice = session.game().choices(before).into_iter().nth(index)?;
    Some(Line { ply: Some(place), seat: Some(ply.seat), text: catalog.say(&choice.label), elements: choice.targets })
}
