//! How a game ended: who won, by what, and the points line by line.

use egui::{Align, Grid, Layout, RichText, Ui};
use rondel::scene::ScoreSheet;
use rondel::{Outcome, Seat, Text};

use super::Play;
use super::screen::Leave;
use crate::ui::house::House;
use crate::ui::table::brush::seat_shape;
use crate::ui::theme;
use crate::ui::widgets;

/// The end of a game in words.
pub struct Ending {
    /// Who won.
    pub headline: String,
    /// By which rule.
    pub reason: String,
    winners: Vec<Seat>,
    seats: Vec<String>,
    others: Vec<String>,
    lines: Vec<(String, Vec<i32>)>,
}

impl Ending {
    pub(super) fn read(play: &Play, seats: &[String], outcome: &Outcome, sheet: ScoreSheet, house: &House) -> Self {
        let catalog = house.words.of(play.plugin.id);
        let name = |seat: Seat| format!("{} ({})", seats[seat.index()], play.player_name(seat, house));
        let winners: Vec<Seat> = outcome.winners().collect();
        let named = winners.iter().map(|seat| Text::verbatim(name(*seat))).collect();
        let headline = match winners.as_slice() {
            [] => house.words.word("end-defeat"),
            [winner] => house.words.with("end-won", "winner", Text::verbatim(name(*winner))),
            all if all.len() == outcome.seats().count() => house.words.word("end-draw"),
            _ => house.words.with("end-shared", "winners", Text::List(named)),
        };
        let lines = sheet.lines.into_iter().map(|(text, points)| (catalog.say(&text), points)).collect();
        let others = sheet.others.iter().map(|other| catalog.say(other)).collect();
        Self { headline, reason: catalog.word(outcome.reason()), winners, seats: seats.to_vec(), others, lines }
    }

    /// The last line of the score sheet in words: what is counted, and how much of it each has.
    pub(super) fn total(&self) -> Option<String> {
        let (what, points) = self.lines.last()?;
        let names = self.seats.iter().chain(&self.others);
        let counts: Vec<String> = names.zip(points).map(|(name, count)| format!("{name} {count}")).collect();
        Some(format!("{what}: {}", counts.join(", ")))
    }
}

impl Play {
    /// What the sheet over the table tells, while it lies there.
    pub(super) fn shown_ending(&self) -> Option<&Ending> {
        let present = self.watching.is_present() && !self.watching.dwells && !self.watching.looks_back();
        self.reading.ending.as_ref().filter(|_| self.ending_open && present)
    }

    /// The sheet over the table at the end; says where the person goes from here.
    pub(super) fn ending_ui(&mut self, ui: &mut Ui, house: &mut House) -> Option<Leave> {
        let ending = self.shown_ending()?;
        let mut leave = None;
        let mut look = false;
        let sheet = widgets::dialog(ui.ctx(), "ending").show(ui.ctx(), |ui| {
            // As wide as its columns, so that the heading stands over their middle.
            let columns = (ending.seats.len() + ending.others.len()) as f32;
            let width = (COLUMN_OF_WORDS + columns * COLUMN).max(420.0);
            ui.set_width(if ending.lines.is_empty() { 420.0 } else { width });
            ui.vertical_centered(|ui| {
                widgets::house_icon(ui, &mut house.icons, "trophy", 44.0, theme::palette(ui.ctx()).glow);
                ui.add_space(2.0);
                ui.label(RichText::new(&ending.headline).font(theme::serif(27.0)));
                ui.label(
                    RichText::new(house.words.with("end-by", "reason", Text::verbatim(&ending.reason))).size(16.0),
                );
            });
            if !ending.lines.is_empty() {
                ui.add_space(10.0);
                sheet_ui(ui, ending);
            }
            ui.add_space(14.0);
            ui.horizontal(|ui| {
                if !self.shown && widgets::primary(ui, house.words.word("end-rematch")).clicked() {
                    leave = Some(Leave::Rematch);
                }
                look = ui.button(house.words.word("end-look")).clicked();
                let home = if self.shown { house.words.word("lab-return") } else { house.words.word("end-home") };
                if ui.button(home).clicked() {
                    leave = Some(Leave::Home);
                }
            });
        });
        if look || sheet.should_close() {
            self.ending_open = false;
        }
        leave
    }
}

/// The columns of the score sheet: what is counted, and the points of each seat; with the gap after each.
const COLUMN_OF_WORDS: f32 = 216.0;
const COLUMN: f32 = 122.0;
const GAP: f32 = 26.0;

fn sheet_ui(ui: &mut Ui, ending: &Ending) {
    let palette = theme::palette(ui.ctx());
    egui::ScrollArea::vertical().max_height(380.0).show(ui, |ui| {
        Grid::new("score sheet").striped(true).spacing([GAP, 7.0]).min_col_width(COLUMN - GAP).show(ui, |ui| {
            ui.allocate_space(egui::vec2(COLUMN_OF_WORDS - GAP, 1.0));
            for (index, name) in ending.seats.iter().enumerate() {
                ui.horizontal(|ui| {
                    let seat = Seat::new(index as u8);
                    let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(14.0), egui::Sense::hover());
                    seat_shape(ui.painter(), rect.center(), 7.0, seat);
                    let name = RichText::new(name).font(theme::strong(14.0));
                    ui.label(if ending.winners.contains(&seat) { name.color(palette.brand) } else { name });
                });
            }
            for name in &ending.others {
                ui.label(RichText::new(name).font(theme::strong(14.0)));
            }
            ui.end_row();
            for (place, (what, points)) in ending.lines.iter().enumerate() {
                let last = place + 1 == ending.lines.len();
                let dress = |words: String| {
                    if last { RichText::new(words).font(theme::strong(16.0)) } else { RichText::new(words) }
                };
                ui.label(dress(what.clone()));
                for count in points {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(dress(count.to_string())));
                }
                ui.end_row();
            }
        });
    });
}
