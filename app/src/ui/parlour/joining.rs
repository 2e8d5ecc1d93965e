//! The dialog in which one joins a table that is held elsewhere.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Context, RichText, ScrollArea, TextEdit, Ui};
use rondel::Text;
use rondel::hosting::Presence;

use super::{Outcome, Parlour};
use crate::far::{Visit, VisitError};
use crate::local::Away as _;
use crate::ui::house::House;
use crate::ui::play::Play;
use crate::ui::theme;
use crate::ui::widgets;

/// So many visits are offered to be gone on with.
const OFFERED: usize = 5;

/// A table elsewhere that is looked for.
pub struct Joining {
    invitation: String,
    name: String,
    fault: Option<String>,
    /// Visits that were not over, those heard of last first.
    earlier: Vec<(PathBuf, String)>,
    visit: Option<Box<Visit>>,
    /// In how many more frames the keys are led to the first field: the click that opened the dialog may take them away again.
    leads: u8,
}

impl Joining {
    pub(super) fn new(house: &House) -> Self {
        let name = house.settings.names.first().cloned().unwrap_or_default();
        Self { invitation: String::new(), name, fault: None, earlier: earlier(house), visit: None, leads: 4 }
    }

    pub(super) fn ui(&mut self, parlour: &mut Parlour, ctx: &Context, house: &mut House) -> Outcome {
        if let Some(visit) = &mut self.visit {
            visit.attend();
            ctx.request_repaint_after(Duration::from_millis(500));
            if let Some(fault) = visit.fault() {
                self.fault = Some(house.words.with("far-ended", "reason", Text::verbatim(fault)));
                self.visit = None;
            } else if visit.guest().has_begun()
                && let Some(visit) = self.visit.take()
            {
                return Play::visit(house, visit).map_or(Outcome::Never, |play| Outcome::Play(Box::new(play)));
            }
        }
        let mut outcome = Outcome::NotYet;
        let dialog = widgets::hanging_dialog(ctx, "joining").show(ctx, |ui| {
            ui.set_width(560.0_f32.min(ctx.content_rect().width() - 60.0));
            widgets::heading(ui, house.words.word("far-join"), 26.0);
            ui.add_space(6.0);
            if self.visit.is_some() {
                self.waiting_ui(ui, house);
            } else {
                self.asking_ui(ui, parlour, house);
            }
            if let Some(fault) = &self.fault {
                ui.colored_label(theme::palette(ui.ctx()).alarm, fault);
            }
            ui.add_space(10.0);
            if ui.button(house.words.word("cancel")).clicked() {
                outcome = Outcome::Never;
            }
        });
        if dialog.should_close() { Outcome::Never } else { outcome }
    }

    fn asking_ui(&mut self, ui: &mut Ui, parlour: &mut Parlour, house: &mut House) {
        ui.label(house.words.word("far-invitation"));
        let room = ui.available_width();
        let edit = TextEdit::multiline(&mut self.invitation).desired_rows(4).desired_width(room).char_limit(4_000);
        let edit = ui.add(edit);
        if self.leads > 0 && !edit.has_focus() {
            edit.request_focus();
            ui.ctx().request_repaint();
        }
        self.leads = self.leads.saturating_sub(1);
        edit.accessible_name(house.words.word("far-invitation"));
        ui.add_space(6.0);
        ui.label(house.words.word("far-name"));
        ui.add(TextEdit::singleline(&mut self.name).char_limit(24).desired_width(220.0))
            .accessible_name(house.words.word("far-name"));
        ui.add_space(6.0);
        let there = !self.invitation.trim().is_empty();
        let join =
            ui.add_enabled_ui(there, |ui| widgets::primary(ui, house.words.word("far-join-now")).clicked()).inner;
        if join {
            let visit = Visit::begin(&house.store.visits(), &self.invitation, self.name.trim());
            self.call(visit, ui.ctx(), parlour, house);
            if house.settings.names.is_empty() {
                house.settings.names.push(self.name.trim().to_owned());
                house.keep_settings();
            }
        }
        if self.earlier.is_empty() {
            return;
        }
        ui.add_space(12.0);
        ui.label(RichText::new(house.words.word("far-earlier")).strong());
        let mut chosen = None;
        ScrollArea::vertical().max_height(180.0).show(ui, |ui| {
            for (path, words) in &self.earlier {
                if ui.button(words).clicked() {
                    chosen = Some(path.clone());
                }
            }
        });
        if let Some(path) = chosen {
            self.call(Visit::resume(path), ui.ctx(), parlour, house);
        }
    }

    fn call(&mut self, visit: Result<Visit, VisitError>, ctx: &Context, parlour: &mut Parlour, house: &House) {
        let opened = visit
            .map_err(|error| match error {
                VisitError::Invitation(crate::net::invitation::NoInvitation::Foreign) => {
                    house.words.word("far-foreign")
                }
                VisitError::Invitation(crate::net::invitation::NoInvitation::Torn) => house.words.word("far-torn"),
                other => other.to_string(),
            })
            .and_then(|visit| Ok((visit, parlour.board(ctx, house)?)));
        match opened {
            Ok((mut visit, board)) => {
                visit.connect(board);
                self.fault = None;
                self.visit = Some(Box::new(visit));
            }
            Err(why) => self.fault = Some(why),
        }
    }

    /// Who is there already.
    fn waiting_ui(&self, ui: &mut Ui, house: &House) {
        let Some(visit) = &self.visit else { return };
        let guest = visit.guest();
        if !visit.is_connected() {
            ui.label(house.words.word("far-calling"));
            if let Some(why) = visit.lost() {
                ui.label(RichText::new(why).size(13.0).color(theme::palette(ui.ctx()).faint));
            }
            return;
        }
        if let Some(plugin) = guest.plugin() {
            widgets::heading(ui, house.words.of(plugin.id).word("title"), 20.0);
            let catalog = house.words.of(plugin.id);
            let presence = guest.standing().map(|standing| standing.seats.as_slice()).unwrap_or_default();
            for (sitter, sitting) in guest.company().iter().zip(presence) {
                let who = match sitter.player.bot {
                    Some(bot) => crate::ui::newgame::bot_name(bot, &house.words),
                    None if sitting.presence == Presence::Open => house.words.word("far-open"),
                    None => sitter.player.name.clone(),
                };
                ui.label(format!("{}: {who}", catalog.say(&sitter.name)));
            }
        }
        ui.add_space(6.0);
        ui.label(RichText::new(house.words.word("far-waiting")).strong());
    }
}

/// The visits that are not over, with their games.
fn earlier(house: &House) -> Vec<(PathBuf, String)> {
    let entries = std::fs::read_dir(house.store.visits()).into_iter().flatten().flatten();
    let visits = entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|is| is == "visit"));
    let mut dated: Vec<_> =
        visits.filter_map(|path| Some((std::fs::metadata(&path).ok()?.modified().ok()?, path))).collect();
    dated.sort_unstable_by(|one, other| other.cmp(one));
    let told = |(_, path): (_, PathBuf)| {
        let visit = Visit::look(&path).ok()?;
        let guest = visit.guest();
        let title = house.words.of(guest.plugin()?.id).word("title");
        let names: Vec<String> =
            guest.company().into_iter().map(|sitter| sitter.player.name).filter(|name| !name.is_empty()).collect();
        (!guest.is_opened()).then(|| (path, format!("{title} ({})", names.join(", "))))
    };
    dated.into_iter().take(3 * OFFERED).filter_map(told).take(OFFERED).collect()
}
