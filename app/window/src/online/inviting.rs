//! The dialog for a table that is waiting for guests.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use egui::{Align, Context, Layout, RichText, ScrollArea, Ui};
use rondel::journal::Player;
use rondel::{Bot, Seat, Text};
use rondel_hosting::{PlayerStatus, Presence};
use rondel_online::HostedLobby;
use rondel_painter::theme;
use rondel_painter::widgets;
use rondel_presenter::opponents::{Company, player_name};
use rondel_tables::TableKey;

use super::seating::{self, SeatRequest};
use super::{OnlineTables, table_error};
use crate::context::{self, AppContext};
use crate::invitation_view::InvitationView;

/// Indentation of a seat's controls, in points.
const INDENT: f32 = 26.0;
/// Time within which a participant normally reveals their share of the random seed.
const UNUSUAL: Duration = Duration::from_secs(5);

/// The dialog for a table that is waiting for its guests.
pub struct Inviting {
    table: TableKey,
    names: Vec<String>,
    /// The state of each invitation's controls, by seat. The invitation for spectators is stored under `None`.
    letters: BTreeMap<Option<Seat>, InvitationView>,
    /// Whether the user is being asked to confirm closing the table.
    closes: bool,
    /// The time at which the wait for a participant's share of the seed began. `None` if no share is missing.
    held_up: Option<Instant>,
    fault: Option<String>,
}

impl Inviting {
    /// Creates the dialog for a table.
    pub(super) fn at(table: TableKey, lobby: &HostedLobby, cx: &AppContext) -> Self {
        let catalog = cx.words.of(lobby.plugin().id);
        let names = lobby.seat_names().iter().map(|name| catalog.say(name)).collect();
        Self { table, names, letters: BTreeMap::new(), closes: false, held_up: None, fault: None }
    }

    pub(super) fn ui(
        &mut self,
        tables: &mut OnlineTables,
        ctx: &Context,
        cx: &mut AppContext,
    ) -> ControlFlow<Option<TableKey>> {
        let Some(server) = &mut tables.server else { return ControlFlow::Break(None) };
        let trouble = server.trouble(self.table).map(str::to_owned);
        let Some(lobby) = server.lobby_mut(self.table) else {
            return ControlFlow::Break(server.playing(self.table).map(|_| self.table));
        };
        match self.dialog_ui(lobby, trouble.as_deref(), ctx, cx) {
            InvitingAction::Stay => {}
            InvitingAction::GoOn => return ControlFlow::Break(None),
            InvitingAction::Close => {
                server.close(self.table);
                return ControlFlow::Break(None);
            }
            InvitingAction::Anew => match server.gather_anew(self.table) {
                Ok(next) => {
                    if let Some(lobby) = server.lobby(next) {
                        *self = Self::at(next, lobby, cx);
                    }
                }
                Err(error) => self.fault = Some(table_error(cx, &error)),
            },
        }
        ControlFlow::Continue(())
    }

    fn dialog_ui(
        &mut self,
        lobby: &mut HostedLobby,
        fault: Option<&str>,
        ctx: &Context,
        cx: &mut AppContext,
    ) -> InvitingAction {
        let mut action = InvitingAction::Stay;
        let dialog = widgets::hanging_dialog(ctx, "inviting").show(ctx, |ui| {
            let most = ctx.content_rect().width() - 60.0;
            let phones = cx.phones.origin.is_some();
            ui.set_width(if phones { most.min(1_180.0) } else { most.min(600.0) });
            let title = cx.words.of(lobby.plugin().id).word("title");
            widgets::heading(ui, cx.words.with("far-inviting", "game", title), 26.0);
            let hint = if phones { "web-inviting-hint" } else { "far-inviting-hint" };
            ui.add(egui::Label::new(cx.words.word(hint)).wrap());
            context::phones_ui(ui, cx);
            ui.add_space(8.0);
            if self.held_up_ui(ui, lobby, cx) {
                action = InvitingAction::Anew;
            }
            ScrollArea::vertical().max_height(widgets::hanging_room(ctx, 190.0)).show(ui, |ui| {
                if phones {
                    let high = widgets::hanging_room(ctx, 270.0);
                    let wanted = seating::cards_ui(ui, lobby, &self.names, high, cx);
                    self.do_wanted(wanted, lobby, cx);
                    ui.add_space(8.0);
                    let elsewhere = RichText::new(cx.words.word("web-elsewhere-too")).font(theme::strong(14.0));
                    egui::CollapsingHeader::new(elsewhere).id_salt("elsewhere").show(ui, |ui| {
                        self.seats_ui(ui, lobby, cx);
                        self.watchers_ui(ui, lobby, cx);
                        self.nearby_ui(ui, lobby, cx);
                    });
                    return;
                }
                self.seats_ui(ui, lobby, cx);
                self.watchers_ui(ui, lobby, cx);
                self.nearby_ui(ui, lobby, cx);
            });
            if let Some(fault) = fault.or(self.fault.as_deref()) {
                ui.colored_label(theme::palette(ctx).alarm, fault);
            }
            ui.add_space(10.0);
            if action == InvitingAction::Stay {
                action = self.ways_ui(ui, cx);
            }
        });
        if dialog.should_close() && action == InvitingAction::Stay { InvitingAction::GoOn } else { action }
    }

    /// Names the participants who are holding up the table, if the delay is unusually long. Returns whether the others
    /// should move to a new table.
    fn held_up_ui(&mut self, ui: &mut Ui, lobby: &HostedLobby, cx: &AppContext) -> bool {
        let by = lobby.held_up_by();
        if by.is_empty() {
            self.held_up = None;
            return false;
        }
        if self.held_up.get_or_insert_with(Instant::now).elapsed() < UNUSUAL {
            return false;
        }
        let seated = self.names.iter().cloned().zip(lobby.sitting().into_iter().map(|sitting| Some(sitting.player)));
        let company = Company::of(seated, &cx.words);
        let seats = (0..lobby.sitting().len()).map(|place| Seat::new(place as u8));
        let players = seats.filter(|seat| by.has(*seat)).map(|seat| Text::verbatim(company.full(seat))).collect();
        let words = cx.words.with("far-held-up", "players", Text::List(players));
        ui.add(egui::Label::new(RichText::new(words).strong()).wrap());
        let anew = ui.button(cx.words.word("far-anew"));
        anew.on_hover_text(cx.words.word("far-anew-hint")).clicked()
    }

    /// Draws the buttons that leave the dialog or, after confirmation, close the table.
    fn ways_ui(&mut self, ui: &mut Ui, cx: &AppContext) -> InvitingAction {
        let mut action = InvitingAction::Stay;
        if self.closes {
            ui.label(RichText::new(cx.words.word("far-close-asked")).strong());
        }
        ui.horizontal(|ui| {
            if self.closes {
                if ui.button(cx.words.word("far-close-table")).clicked() {
                    action = InvitingAction::Close;
                }
                if ui.button(cx.words.word("far-keep-table")).clicked() {
                    self.closes = false;
                }
                return;
            }
            let meanwhile = ui.button(cx.words.word("far-meanwhile"));
            if meanwhile.on_hover_text(cx.words.word("far-meanwhile-hint")).clicked() {
                action = InvitingAction::GoOn;
            }
            if ui.button(cx.words.word("far-close-table")).clicked() {
                self.closes = true;
            }
        });
        action
    }

    fn seats_ui(&mut self, ui: &mut Ui, lobby: &mut HostedLobby, cx: &AppContext) {
        let palette = theme::palette(ui.ctx());
        let invitations = lobby.invitations(Duration::ZERO);
        let mut wanted = None;
        for (place, sitting) in lobby.sitting().into_iter().enumerate() {
            let seat = Seat::new(place as u8);
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(18.0), egui::Sense::hover());
                rondel_painter::table::brush::seat_shape(ui.painter(), rect.center(), 9.0, seat);
                ui.label(RichText::new(self.names.get(place).map_or("", String::as_str)).font(theme::strong(15.0)));
                let who = called(&sitting, Seat::new(place as u8), cx);
                let words = match sitting.presence {
                    Presence::Open => cx.words.word("far-open"),
                    Presence::Bot | Presence::Here => who,
                    Presence::There => format!("{who} · {}", cx.words.word("far-there")),
                    Presence::Lost | Presence::Left => format!("{who} · {}", cx.words.word("far-gone")),
                };
                // The button is right-aligned, so that it is not under the pointer after the invitation has
                // been copied.
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    wanted = seating::somebody_else_ui(ui, lobby, seat, cx).or(wanted);
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        ui.add(egui::Label::new(RichText::new(words).color(palette.faint)).truncate());
                    });
                });
            });
            let Some((_, invitation)) = invitations.iter().find(|(whose, _)| *whose == seat) else { continue };
            let code = invitation.to_string();
            let letter = self.letters.entry(Some(seat)).or_default();
            ui.horizontal_wrapped(|ui| {
                ui.add_space(INDENT);
                letter.buttons_ui(ui, cx, lobby.plugin(), "far-letter", &code);
                if ui.button(cx.words.word("far-fill")).clicked() {
                    wanted = Some(SeatRequest::Computer(seat));
                }
            });
            letter.picture_ui(ui, cx, &code, INDENT);
            ui.add_space(6.0);
        }
        self.do_wanted(wanted, lobby, cx);
    }

    fn do_wanted(&mut self, wanted: Option<SeatRequest>, lobby: &mut HostedLobby, cx: &AppContext) {
        match wanted {
            None => {}
            Some(SeatRequest::Computer(seat)) => {
                lobby.fill(seat, Player::bot(Bot::Level(rondel::bots::Level::Journeyman)));
            }
            Some(SeatRequest::SomebodyElse(seat)) => {
                self.letters.remove(&Some(seat));
                self.fault = lobby.reopen(seat, true).err().map(|error| table_error(cx, &error.into()));
            }
        }
    }

    /// Draws the setting that announces the table on the local network.
    fn nearby_ui(&mut self, ui: &mut Ui, lobby: &mut HostedLobby, cx: &AppContext) {
        if lobby.open_seats() == 0 {
            return;
        }
        ui.separator();
        let mut wanted = lobby.is_shown_nearby();
        let shows = ui.checkbox(&mut wanted, cx.words.word("far-nearby"));
        if shows.on_hover_text(cx.words.word("far-nearby-hint")).changed() {
            let here = |sitting: PlayerStatus| (sitting.presence == Presence::Here).then_some(sitting.player.name);
            let name = lobby.sitting().into_iter().find_map(here).filter(|name| !name.is_empty());
            let name = name.or_else(|| cx.settings.names.first().cloned()).unwrap_or_default();
            let done = lobby.show_nearby(wanted.then_some(name.as_str()));
            self.fault = done.err().map(|error| table_error(cx, &error.into()));
        }
    }

    /// Draws the invitation for spectators.
    fn watchers_ui(&mut self, ui: &mut Ui, lobby: &HostedLobby, cx: &AppContext) {
        let Some(invitation) = lobby.watchers() else { return };
        let code = invitation.to_string();
        ui.separator();
        ui.label(RichText::new(cx.words.word("far-watchers")).font(theme::strong(15.0)));
        ui.add(egui::Label::new(cx.words.word("far-watchers-hint")).wrap());
        let letter = self.letters.entry(None).or_default();
        ui.horizontal_wrapped(|ui| {
            ui.add_space(INDENT);
            letter.buttons_ui(ui, cx, lobby.plugin(), "far-letter-watch", &code);
        });
        letter.picture_ui(ui, cx, &code, INDENT);
    }
}

/// Returns the name of the player at a seat.
pub(super) fn called(sitting: &PlayerStatus, seat: Seat, cx: &AppContext) -> String {
    player_name(seat, Some(sitting.player.clone()), &cx.words)
}

/// The action taken in the dialog.
#[derive(Clone, Copy, PartialEq)]
enum InvitingAction {
    Stay,
    /// Leaves the dialog while the table continues to wait.
    GoOn,
    /// Closes the table.
    Close,
    /// Moves everyone present to a new table, except for the participants who are holding this one up.
    Anew,
}
