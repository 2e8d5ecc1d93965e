//! The dialog in which one joins a table that is held elsewhere.

use egui::{Context, RichText, TextEdit, Ui};
use rondel::Text;
use rondel_hosting::Presence;
use rondel_online::net::Nearby;
use rondel_online::{NearbyTable, Visit};
use rondel_painter::theme;
use rondel_painter::widgets;
use rondel_tables::{Away, Lost};

use super::room::Kind;
use super::{Outcome, Parlour, no_visit};
use crate::context::AppContext;
use crate::home::{RoomId, names};

/// A table elsewhere that is looked for.
pub struct Joining {
    invitation: String,
    name: String,
    fault: Option<String>,
    /// Where its game is waited for.
    room: Option<RoomId>,
    /// What others on the local network show; nothing before one has looked, or where nobody can be found.
    nearby: Option<Nearby>,
    looked: bool,
    /// In how many more frames the keys are led to the first field: the click that opened the dialog may take them away again.
    leads: u8,
}

impl Joining {
    pub(super) fn new(cx: &AppContext) -> Self {
        let name = cx.settings.names.first().cloned().unwrap_or_default();
        Self { invitation: String::new(), name, fault: None, room: None, nearby: None, looked: false, leads: 4 }
    }

    /// The dialog of a visit that is open and has not begun.
    pub(super) fn waiting(room: RoomId, cx: &AppContext) -> Self {
        Self { room: Some(room), ..Self::new(cx) }
    }

    pub(super) fn ui(&mut self, parlour: &mut Parlour, ctx: &Context, cx: &mut AppContext) -> Outcome {
        if let Some(room) = self.room
            && let Some(outcome) = self.look_at(room, parlour, cx)
        {
            return outcome;
        }
        let mut outcome = Outcome::NotYet;
        let dialog = widgets::hanging_dialog(ctx, "joining").show(ctx, |ui| {
            ui.set_width(560.0_f32.min(ctx.content_rect().width() - 60.0));
            widgets::heading(ui, cx.words.word("far-join"), 26.0);
            ui.add_space(6.0);
            match self.room {
                Some(room) => Self::waiting_ui(ui, room, parlour, cx, &mut outcome),
                None => self.asking_ui(ui, parlour, cx, &mut outcome),
            }
        });
        if dialog.should_close() && matches!(outcome, Outcome::NotYet) { Outcome::Never } else { outcome }
    }

    /// What has become of the visit, where it is not waited for any more.
    fn look_at(&mut self, room: RoomId, parlour: &mut Parlour, cx: &AppContext) -> Option<Outcome> {
        let open = parlour.room(room);
        let Some(open) = open else { return Some(Outcome::Never) };
        if let Kind::Playing(_) = open.kind {
            return Some(Outcome::Play(room));
        }
        if let Some(fault) = open.fault.clone() {
            self.fault = Some(cx.words.with("far-ended", "reason", Text::verbatim(fault)));
            self.room = None;
            parlour.forget(room);
        }
        None
    }

    fn asking_ui(&mut self, ui: &mut Ui, parlour: &mut Parlour, cx: &mut AppContext, outcome: &mut Outcome) {
        ui.label(cx.words.word("far-invitation"));
        let room = ui.available_width();
        let edit = TextEdit::multiline(&mut self.invitation).desired_rows(4).desired_width(room).char_limit(4_000);
        let edit = ui.add(edit);
        if self.leads > 0 && !edit.has_focus() {
            edit.request_focus();
            ui.ctx().request_repaint();
        }
        self.leads = self.leads.saturating_sub(1);
        if edit.changed() {
            // It was said of another text.
            self.fault = None;
        }
        edit.accessible_name(cx.words.word("far-invitation"));
        ui.add_space(6.0);
        ui.label(cx.words.word("far-name"));
        ui.add(TextEdit::singleline(&mut self.name).char_limit(24).desired_width(220.0))
            .accessible_name(cx.words.word("far-name"));
        ui.add_space(6.0);
        if let Some(fault) = &self.fault {
            ui.colored_label(theme::palette(ui.ctx()).alarm, fault);
        }
        ui.add_space(10.0);
        ui.horizontal(|ui| {
            let there = !self.invitation.trim().is_empty();
            let join = |ui: &mut Ui| widgets::primary(ui, cx.words.word("far-join-now")).clicked();
            if ui.add_enabled_ui(there, join).inner {
                let invitation = self.invitation.clone();
                *outcome = self.call(&invitation, ui.ctx(), parlour, cx);
            }
            if ui.button(cx.words.word("cancel")).clicked() {
                *outcome = Outcome::Never;
            }
        });
        if let Some(table) = self.nearby_ui(ui, parlour, cx) {
            *outcome = self.call(&table.invitation.to_string(), ui.ctx(), parlour, cx);
        }
    }

    /// The tables that show themselves on the local network; gives the one that was clicked.
    fn nearby_ui(&mut self, ui: &mut Ui, parlour: &mut Parlour, cx: &AppContext) -> Option<NearbyTable> {
        if !self.looked {
            self.looked = true;
            let ctx = ui.ctx().clone();
            let board = parlour.board(ui.ctx(), cx).ok();
            // Where nobody can be found an invitation may still lead somewhere.
            self.nearby = board.and_then(|board| board.look_around(move || ctx.request_repaint()).ok());
        }
        let known = |table: &NearbyTable| cx.plugin(&table.game).is_some();
        let tables: Vec<NearbyTable> = NearbyTable::all(self.nearby.as_ref()?).into_iter().filter(known).collect();
        if tables.is_empty() {
            return None;
        }
        ui.add_space(12.0);
        ui.label(RichText::new(cx.words.word("far-near")).strong());
        let mut chosen = None;
        egui::ScrollArea::vertical().max_height(160.0).show(ui, |ui| {
            for table in tables {
                let game = Text::verbatim(cx.words.of(&table.game).word("title"));
                let words = Text::new("far-near-table").with("game", game);
                let words = cx.words.say(&words.with("host", Text::verbatim(table.host.as_str())));
                if ui.add(egui::Button::new(words).truncate()).clicked() {
                    chosen = Some(table);
                }
            }
        });
        chosen
    }

    /// Calls the host of whoever is invited; goes back to the table where one sits there already.
    fn call(&mut self, invitation: &str, ctx: &Context, parlour: &mut Parlour, cx: &mut AppContext) -> Outcome {
        self.fault = None;
        let name = self.name.trim();
        if !name.is_empty() && cx.settings.names.first().is_none_or(String::is_empty) {
            match cx.settings.names.first_mut() {
                Some(first) => name.clone_into(first),
                None => cx.settings.names.push(name.to_owned()),
            }
            cx.keep_settings();
        }
        let open = Visit::file_of(&cx.store.visits(), invitation).ok().and_then(|file| parlour.room_of(&file));
        if let Some(room) = open {
            self.room = Some(room);
            return self.look_at(room, parlour, cx).unwrap_or(Outcome::NotYet);
        }
        let visit = Visit::begin(&cx.store.visits(), invitation, self.name.trim());
        let opened = visit.map_err(|error| no_visit(cx, &error));
        match opened.and_then(|visit| Ok((visit, parlour.board(ctx, cx)?))) {
            Ok((mut visit, board)) => {
                visit.connect(board);
                self.room = Some(parlour.open_room(Kind::Calling(Box::new(visit))));
            }
            Err(why) => self.fault = Some(why),
        }
        Outcome::NotYet
    }

    /// Who is there already, and what one may do until the game begins.
    fn waiting_ui(ui: &mut Ui, room: RoomId, parlour: &mut Parlour, cx: &AppContext, outcome: &mut Outcome) {
        let Some(visit) = parlour.calling(room) else { return };
        let welcomed = visit.guest().plugin().is_some();
        visit_ui(ui, visit, cx);
        ui.add_space(10.0);
        ui.horizontal(|ui| {
            let meanwhile = ui.button(cx.words.word("far-meanwhile"));
            if meanwhile.on_hover_text(cx.words.word("far-meanwhile-hint")).clicked() {
                *outcome = Outcome::Never;
            }
            let words = if welcomed { "far-leave-now" } else { "cancel" };
            if ui.button(cx.words.word(words)).clicked() {
                parlour.forget(room);
                *outcome = Outcome::Never;
            }
        });
    }
}

fn visit_ui(ui: &mut Ui, visit: &dyn Away, cx: &AppContext) {
    let guest = visit.guest();
    let palette = theme::palette(ui.ctx());
    if let Some(plugin) = guest.plugin() {
        widgets::heading(ui, cx.words.of(plugin.id).word("title"), 20.0);
        let catalog = cx.words.of(plugin.id);
        let presence = guest.standing().map(|standing| standing.seats.as_slice()).unwrap_or_default();
        for (sitter, sitting) in guest.company().into_iter().zip(presence) {
            let open = sitting.presence == Presence::Open;
            let who = names([sitter.player], &cx.words).pop().filter(|_| !open);
            let who = who.unwrap_or_else(|| cx.words.word(if open { "far-open" } else { "far-there" }));
            let words = format!("{}: {who}", catalog.say(&sitter.name));
            ui.add(egui::Label::new(words).truncate());
        }
        ui.add_space(6.0);
    }
    if visit.is_connected() {
        ui.label(RichText::new(cx.words.word("far-waiting")).strong());
        return;
    }
    ui.label(cx.words.word("far-calling"));
    let why = match visit.lost() {
        Some(Lost::Refused(_)) => "far-not-open",
        Some(Lost::Cut(_)) => "far-no-answer",
        None => return,
    };
    ui.add(egui::Label::new(RichText::new(cx.words.word(why)).size(13.0).color(palette.faint)).wrap());
}

impl Parlour {
    fn calling(&mut self, room: RoomId) -> Option<&dyn Away> {
        if let Kind::Calling(visit) = &self.room(room)?.kind { Some(visit.as_ref()) } else { None }
    }

    /// Gives a visit up that has not begun.
    fn forget(&mut self, room: RoomId) {
        if let Some(Kind::Calling(mut visit)) = self.close(room) {
            visit.leave();
        }
    }
}
