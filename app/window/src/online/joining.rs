//! The dialog for joining a remote table.

use std::ops::ControlFlow;

use egui::{Context, RichText, TextEdit, Ui};
use rondel::Text;
use rondel_hosting::Presence;
use rondel_online::NearbyTable;
use rondel_online::net::Nearby;
use rondel_painter::theme;
use rondel_painter::widgets;
use rondel_presenter::clocks;
use rondel_presenter::opponents::own_name;
use rondel_tables::{Lost, RemoteTable, TableKey};

use super::{OnlineTables, table_error};
use crate::context::AppContext;
use crate::faults;

/// The state of the dialog for joining a remote table.
pub struct Joining {
    invitation: String,
    name: String,
    fault: Option<String>,
    /// The joined table, whose game has not begun yet.
    table: Option<TableKey>,
    /// Tables announced on the local network. `None` before the search, or if no search is possible.
    nearby: Option<Nearby>,
    looked: bool,
    /// Remaining number of attempts to focus the first field. Several attempts may be needed, because the click
    /// that opens the dialog may take the focus away again.
    leads: u8,
    /// Time at which the connection attempt began, in seconds of egui's clock. `None` while connected.
    calling: Option<f64>,
}

impl Joining {
    /// Creates the dialog. It asks for an invitation or, if `table` is given, waits for the game at that table.
    pub(super) fn new(table: Option<TableKey>, cx: &AppContext) -> Self {
        let name = cx.settings.names.first().cloned().unwrap_or_default();
        Self {
            invitation: String::new(),
            name,
            fault: None,
            table,
            nearby: None,
            looked: false,
            leads: 4,
            calling: None,
        }
    }

    pub(super) fn ui(
        &mut self,
        tables: &mut OnlineTables,
        ctx: &Context,
        cx: &mut AppContext,
    ) -> ControlFlow<Option<TableKey>> {
        if let Some(table) = self.table {
            self.look_at(table, tables, cx)?;
        }
        let mut outcome = ControlFlow::Continue(());
        let dialog = widgets::hanging_dialog(ctx, "joining").show(ctx, |ui| {
            ui.set_width(560.0_f32.min(ctx.content_rect().width() - 60.0));
            widgets::heading(ui, cx.words.word("far-join"), 26.0);
            ui.add_space(6.0);
            outcome = match self.table {
                Some(table) => self.waiting_ui(ui, table, tables, cx),
                None => self.asking_ui(ui, tables, cx),
            };
        });
        if dialog.should_close() && outcome.is_continue() { ControlFlow::Break(None) } else { outcome }
    }

    /// Checks whether the game at the table has begun or joining has failed.
    fn look_at(
        &mut self,
        table: TableKey,
        tables: &mut OnlineTables,
        cx: &AppContext,
    ) -> ControlFlow<Option<TableKey>> {
        let Some(server) = &mut tables.server else { return ControlFlow::Break(None) };
        let Some(session) = server.joining(table) else {
            return ControlFlow::Break(server.playing(table).map(|_| table));
        };
        if let Some(fault) = session.fault() {
            let reason = faults::visit_fault(fault, &cx.words);
            self.fault = Some(cx.words.with("far-ended", "reason", reason));
            self.table = None;
            server.close(table);
        }
        ControlFlow::Continue(())
    }

    fn asking_ui(
        &mut self,
        ui: &mut Ui,
        tables: &mut OnlineTables,
        cx: &mut AppContext,
    ) -> ControlFlow<Option<TableKey>> {
        let mut outcome = ControlFlow::Continue(());
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
            // The error concerned the previous text.
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
                outcome = self.call(&invitation, ui.ctx(), tables, cx);
            }
            if ui.button(cx.words.word("cancel")).clicked() {
                outcome = ControlFlow::Break(None);
            }
        });
        if let Some(table) = self.nearby_ui(ui, tables, cx) {
            outcome = self.call(&table.invitation.to_string(), ui.ctx(), tables, cx);
        }
        outcome
    }

    /// Draws the tables on the local network. Returns the table that was clicked.
    fn nearby_ui(&mut self, ui: &mut Ui, tables: &mut OnlineTables, cx: &AppContext) -> Option<NearbyTable> {
        if !self.looked {
            self.looked = true;
            let ctx = ui.ctx().clone();
            let server = tables.server(ui.ctx(), cx).ok();
            // Even if no search is possible, an invitation may still work.
            self.nearby = server.and_then(|server| server.router().look_around(move || ctx.request_repaint()).ok());
        }
        let known = |table: &NearbyTable| cx.plugin(&table.game).is_some();
        let shown: Vec<NearbyTable> = NearbyTable::all(self.nearby.as_ref()?).into_iter().filter(known).collect();
        if shown.is_empty() {
            return None;
        }
        ui.add_space(12.0);
        ui.label(RichText::new(cx.words.word("far-near")).strong());
        let mut chosen = None;
        egui::ScrollArea::vertical().max_height(160.0).show(ui, |ui| {
            for table in shown {
                let game = cx.words.of(&table.game).word("title");
                let words = Text::new("far-near-table").with("game", game);
                let words = cx.words.say(&words.with("host", table.host.as_str()));
                if ui.add(egui::Button::new(words).truncate()).clicked() {
                    chosen = Some(table);
                }
            }
        });
        chosen
    }

    /// Joins the table of an invitation, or returns to it if the user already has a seat there.
    fn call(
        &mut self,
        invitation: &str,
        ctx: &Context,
        tables: &mut OnlineTables,
        cx: &mut AppContext,
    ) -> ControlFlow<Option<TableKey>> {
        self.fault = None;
        let name = self.name.trim();
        if !name.is_empty() && cx.settings.names.first().is_none_or(String::is_empty) {
            match cx.settings.names.first_mut() {
                Some(first) => name.clone_into(first),
                None => cx.settings.names.push(name.to_owned()),
            }
            cx.keep_settings();
        }
        let joined = tables.server(ctx, cx);
        let joined = joined.and_then(|it| it.join(invitation, name).map_err(|error| table_error(cx, &error)));
        match joined {
            Ok(table) => {
                self.table = Some(table);
                self.look_at(table, tables, cx)
            }
            Err(why) => {
                self.fault = Some(why);
                ControlFlow::Continue(())
            }
        }
    }

    /// Draws the participants and the actions that are available until the game begins.
    fn waiting_ui(
        &mut self,
        ui: &mut Ui,
        table: TableKey,
        tables: &mut OnlineTables,
        cx: &AppContext,
    ) -> ControlFlow<Option<TableKey>> {
        let Some(server) = &mut tables.server else { return ControlFlow::Break(None) };
        let Some(session) = server.joining(table) else { return ControlFlow::Continue(()) };
        let welcomed = session.guest().plugin().is_some();
        session_ui(ui, session, &mut self.calling, cx);
        ui.add_space(10.0);
        ui.horizontal(|ui| {
            let meanwhile = ui.button(cx.words.word("far-meanwhile"));
            if meanwhile.on_hover_text(cx.words.word("far-meanwhile-hint")).clicked() {
                return ControlFlow::Break(None);
            }
            let words = if welcomed { "far-leave-now" } else { "cancel" };
            if ui.button(cx.words.word(words)).clicked() {
                server.close(table);
                return ControlFlow::Break(None);
            }
            ControlFlow::Continue(())
        })
        .inner
    }
}

fn session_ui(ui: &mut Ui, session: &dyn RemoteTable, calling: &mut Option<f64>, cx: &AppContext) {
    let guest = session.guest();
    let palette = theme::palette(ui.ctx());
    if let Some(plugin) = guest.plugin() {
        widgets::heading(ui, cx.words.of(plugin.id).word("title"), 20.0);
        let catalog = cx.words.of(plugin.id);
        let presence = guest.standing().map(|standing| standing.seats.as_slice()).unwrap_or_default();
        for (sitter, sitting) in guest.company().into_iter().zip(presence) {
            let open = sitting.presence == Presence::Open;
            let who = own_name(&sitter.player, &cx.words).filter(|_| !open);
            let who = who.unwrap_or_else(|| cx.words.word(if open { "far-open" } else { "far-there" }));
            let words = format!("{}: {who}", catalog.say(&sitter.name));
            ui.add(egui::Label::new(words).truncate());
        }
        if let Some(clock) = guest.welcome().and_then(|welcome| welcome.clock) {
            ui.label(RichText::new(clocks::terms(clock, &cx.words)).color(palette.faint));
        }
        ui.add_space(6.0);
    }
    if session.is_connected() {
        *calling = None;
        let waits = if guest.is_unsaved() { "far-host-unsaved" } else { "far-waiting" };
        ui.label(RichText::new(cx.words.word(waits)).strong());
        return;
    }
    let now = ui.input(|input| input.time);
    let seconds = (now - *calling.get_or_insert(now)) as u32;
    ui.label(cx.words.with("far-calling", "seconds", seconds));
    ui.ctx().request_repaint_after_secs(1.0);
    let why = match session.lost() {
        Some(Lost::Refused(_)) => "far-not-open",
        Some(Lost::Cut(_)) => "far-no-answer",
        None => return,
    };
    ui.add(egui::Label::new(RichText::new(cx.words.word(why)).size(13.0).color(palette.faint)).wrap());
}
