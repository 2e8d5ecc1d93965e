//! The dialog in which guests are waited for.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::{Align, Context, Layout, RichText, ScrollArea, Ui};
use rondel::journal::Player;
use rondel::{Bot, Plugin, Seat, Text};
use rondel_hosting::{Presence, Sitting};
use rondel_online::{Gathered, InvitedSeat, Switchboard, agreement};
use rondel_painter::theme;
use rondel_painter::widgets;

use super::room::Kind;
use super::seating::{self, Wanted};
use super::{Outcome, Parlour, no_net};
use crate::context::{self, AppContext};
use crate::faults;
use crate::home::{RoomId, names};
use crate::invited::Invited;
use crate::letter::Letter;

/// How far what belongs to a seat stands in.
const INDENT: f32 = 26.0;
/// Opening one's part of the luck is a matter of moments.
const UNUSUAL: Duration = Duration::from_secs(5);

/// The dialog of a table that waits for its guests.
pub struct Inviting {
    room: RoomId,
    names: Vec<String>,
    /// What was done with each invitation; that of those who look on has no seat.
    letters: BTreeMap<Option<Seat>, Letter>,
    /// Whether its person is asked if the table is to be closed.
    closes: bool,
    /// Since when somebody has not opened their part of the luck.
    held_up: Option<Instant>,
    fault: Option<String>,
}

/// Opens the doors of a new table, which is written down until its game begins.
pub(super) fn gather(
    board: Arc<Switchboard>,
    cx: &AppContext,
    plugin: &'static Plugin,
    invited: Invited,
) -> Result<Gathered, String> {
    let Invited { setup, seats, watchers, .. } = invited;
    let seat = |player: Option<Player>| player.map_or(InvitedSeat::Guest, InvitedSeat::Here);
    let seats: Vec<InvitedSeat> = seats.into_iter().map(seat).collect();
    let agreed = agreement(plugin, setup, &seats, watchers).map_err(|error| no_net(cx, &error))?;
    let gathered = Gathered::open(plugin, agreed, board, &cx.store.visits());
    gathered.map_err(|error| faults::start_error(&error, &cx.words))
}

impl Inviting {
    /// The dialog of the table in a room.
    pub(super) fn at(room: RoomId, parlour: &mut Parlour, cx: &AppContext) -> Self {
        let names = parlour.gathered(room).map(|gathered| seat_names(gathered, cx)).unwrap_or_default();
        Self { room, names, letters: BTreeMap::new(), closes: false, held_up: None, fault: None }
    }

    pub(super) fn ui(&mut self, parlour: &mut Parlour, ctx: &Context, cx: &mut AppContext) -> Outcome {
        match parlour.room(self.room).map(|room| (&mut room.kind, room.fault.clone())) {
            Some((Kind::Gathering(gathered), fault)) => {
                let outcome = self.dialog_ui(gathered, fault.as_deref(), ctx, cx);
                if let Deed::Close = outcome {
                    parlour.close_table(self.room);
                }
                if let Deed::Anew = outcome {
                    self.gather_anew(parlour, cx);
                }
                match outcome {
                    Deed::Stay | Deed::Anew => Outcome::NotYet,
                    Deed::GoOn | Deed::Close => Outcome::Never,
                }
            }
            Some((Kind::Playing(_), _)) => Outcome::Play(self.room),
            _ => Outcome::Never,
        }
    }

    fn dialog_ui(&mut self, gathered: &mut Gathered, fault: Option<&str>, ctx: &Context, cx: &mut AppContext) -> Deed {
        let mut deed = Deed::Stay;
        let dialog = widgets::hanging_dialog(ctx, "inviting").show(ctx, |ui| {
            let most = ctx.content_rect().width() - 60.0;
            let phones = cx.phones.origin.is_some();
            ui.set_width(if phones { most.min(1_180.0) } else { most.min(600.0) });
            let title = Text::verbatim(cx.words.of(gathered.plugin().id).word("title"));
            widgets::heading(ui, cx.words.with("far-inviting", "game", title), 26.0);
            let hint = if phones { "web-inviting-hint" } else { "far-inviting-hint" };
            ui.add(egui::Label::new(cx.words.say(&Text::new(hint))).wrap());
            context::phones_ui(ui, cx);
            ui.add_space(8.0);
            if self.held_up_ui(ui, gathered, cx) {
                deed = Deed::Anew;
            }
            ScrollArea::vertical().max_height(widgets::hanging_room(ctx, 190.0)).show(ui, |ui| {
                if phones {
                    let high = widgets::hanging_room(ctx, 270.0);
                    let wanted = seating::cards_ui(ui, gathered, &self.names, high, cx);
                    self.do_wanted(wanted, gathered, cx);
                    ui.add_space(8.0);
                    let elsewhere = RichText::new(cx.words.word("web-elsewhere-too")).font(theme::strong(14.0));
                    egui::CollapsingHeader::new(elsewhere).id_salt("elsewhere").show(ui, |ui| {
                        self.seats_ui(ui, gathered, cx);
                        self.watchers_ui(ui, gathered, cx);
                        self.nearby_ui(ui, gathered, cx);
                    });
                    return;
                }
                self.seats_ui(ui, gathered, cx);
                self.watchers_ui(ui, gathered, cx);
                self.nearby_ui(ui, gathered, cx);
            });
            if let Some(fault) = fault.or(self.fault.as_deref()) {
                ui.colored_label(theme::palette(ctx).alarm, fault);
            }
            ui.add_space(10.0);
            if deed == Deed::Stay {
                deed = self.ways_ui(ui, cx);
            }
        });
        if dialog.should_close() && deed == Deed::Stay { Deed::GoOn } else { deed }
    }

    /// Says who holds the table up, once that takes longer than it should; whether the others are to gather anew.
    fn held_up_ui(&mut self, ui: &mut Ui, gathered: &Gathered, cx: &AppContext) -> bool {
        let by = gathered.held_up_by();
        if by.is_empty() {
            self.held_up = None;
            return false;
        }
        if self.held_up.get_or_insert_with(Instant::now).elapsed() < UNUSUAL {
            return false;
        }
        let called = |(place, sitting): (usize, Sitting)| {
            by.has(Seat::new(place as u8)).then(|| Text::verbatim(called(&sitting, place, cx)))
        };
        let players = gathered.sitting().into_iter().enumerate().filter_map(called).collect();
        let words = cx.words.with("far-held-up", "players", Text::List(players));
        ui.add(egui::Label::new(RichText::new(words).strong()).wrap());
        let anew = ui.button(cx.words.word("far-anew"));
        anew.on_hover_text(cx.words.word("far-anew-hint")).clicked()
    }

    /// Those who are there gather at another table, which is shown from now on.
    fn gather_anew(&mut self, parlour: &mut Parlour, cx: &AppContext) {
        let Some(Kind::Gathering(gathered)) = parlour.room(self.room).map(|room| &mut room.kind) else { return };
        match gathered.anew() {
            Ok(next) => {
                let room = parlour.open_room(Kind::Gathering(Box::new(next)));
                *self = Self::at(room, parlour, cx);
            }
            Err(error) => self.fault = Some(no_net(cx, &error)),
        }
    }

    /// To go on with something else, or to close the table once that is confirmed.
    fn ways_ui(&mut self, ui: &mut Ui, cx: &AppContext) -> Deed {
        let mut deed = Deed::Stay;
        if self.closes {
            ui.label(RichText::new(cx.words.word("far-close-asked")).strong());
        }
        ui.horizontal(|ui| {
            if self.closes {
                if ui.button(cx.words.word("far-close-table")).clicked() {
                    deed = Deed::Close;
                }
                if ui.button(cx.words.word("far-keep-table")).clicked() {
                    self.closes = false;
                }
                return;
            }
            let meanwhile = ui.button(cx.words.word("far-meanwhile"));
            if meanwhile.on_hover_text(cx.words.word("far-meanwhile-hint")).clicked() {
                deed = Deed::GoOn;
            }
            if ui.button(cx.words.word("far-close-table")).clicked() {
                self.closes = true;
            }
        });
        deed
    }

    fn seats_ui(&mut self, ui: &mut Ui, gathered: &mut Gathered, cx: &AppContext) {
        let palette = theme::palette(ui.ctx());
        let invitations = gathered.invitations(Duration::ZERO);
        let mut wanted = None;
        for (place, sitting) in gathered.sitting().into_iter().enumerate() {
            let seat = Seat::new(place as u8);
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(18.0), egui::Sense::hover());
                rondel_painter::table::brush::seat_shape(ui.painter(), rect.center(), 9.0, seat);
                ui.label(RichText::new(self.names.get(place).map_or("", String::as_str)).font(theme::strong(15.0)));
                let who = called(&sitting, place, cx);
                let words = match sitting.presence {
                    Presence::Open => cx.words.word("far-open"),
                    Presence::Bot | Presence::Here => who,
                    Presence::There => format!("{who} · {}", cx.words.word("far-there")),
                    Presence::Lost | Presence::Left => format!("{who} · {}", cx.words.word("far-gone")),
                };
                // At the right, not where a click copied the invitation a moment ago.
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    wanted = seating::somebody_else_ui(ui, gathered, seat, cx).or(wanted);
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
                letter.buttons_ui(ui, cx, gathered.plugin(), "far-letter", &code);
                if ui.button(cx.words.word("far-fill")).clicked() {
                    wanted = Some(Wanted::Computer(seat));
                }
            });
            letter.picture_ui(ui, cx, &code, INDENT);
            ui.add_space(6.0);
        }
        self.do_wanted(wanted, gathered, cx);
    }

    fn do_wanted(&mut self, wanted: Option<Wanted>, gathered: &mut Gathered, cx: &AppContext) {
        match wanted {
            None => {}
            Some(Wanted::Computer(seat)) => {
                gathered.fill(seat, Player::bot(Bot::Level(rondel::bots::Level::Journeyman)));
            }
            Some(Wanted::SomebodyElse(seat)) => {
                self.letters.remove(&Some(seat));
                self.fault = gathered.reopen(seat, true).err().map(|error| no_net(cx, &error));
            }
        }
    }

    /// Whether everybody on the local network sees the table.
    fn nearby_ui(&mut self, ui: &mut Ui, gathered: &mut Gathered, cx: &AppContext) {
        if gathered.open_seats() == 0 {
            return;
        }
        ui.separator();
        let mut wanted = gathered.is_shown_nearby();
        let shows = ui.checkbox(&mut wanted, cx.words.word("far-nearby"));
        if shows.on_hover_text(cx.words.word("far-nearby-hint")).changed() {
            let here = |sitting: Sitting| (sitting.presence == Presence::Here).then_some(sitting.player.name);
            let name = gathered.sitting().into_iter().find_map(here).filter(|name| !name.is_empty());
            let name = name.or_else(|| cx.settings.names.first().cloned()).unwrap_or_default();
            let done = gathered.show_nearby(wanted.then_some(name.as_str()));
            self.fault = done.err().map(|error| no_net(cx, &error));
        }
    }

    /// The invitation of all who look on.
    fn watchers_ui(&mut self, ui: &mut Ui, gathered: &Gathered, cx: &AppContext) {
        let Some(invitation) = gathered.watchers() else { return };
        let code = invitation.to_string();
        ui.separator();
        ui.label(RichText::new(cx.words.word("far-watchers")).font(theme::strong(15.0)));
        ui.add(egui::Label::new(cx.words.word("far-watchers-hint")).wrap());
        let letter = self.letters.entry(None).or_default();
        ui.horizontal_wrapped(|ui| {
            ui.add_space(INDENT);
            letter.buttons_ui(ui, cx, gathered.plugin(), "far-letter-watch", &code);
        });
        letter.picture_ui(ui, cx, &code, INDENT);
    }
}

/// What whoever sits at a seat is called.
pub(super) fn called(sitting: &Sitting, place: usize, cx: &AppContext) -> String {
    let numbered = || cx.words.with("player-number", "number", place + 1);
    names([sitting.player.clone()], &cx.words).pop().unwrap_or_else(numbered)
}

/// What becomes of the dialog.
#[derive(Clone, Copy, PartialEq)]
enum Deed {
    Stay,
    /// The table waits on.
    GoOn,
    /// The table is closed.
    Close,
    /// Those who are there gather at another table, without whoever holds this one up.
    Anew,
}

/// What the game calls each seat.
fn seat_names(gathered: &Gathered, cx: &AppContext) -> Vec<String> {
    let catalog = cx.words.of(gathered.plugin().id);
    gathered.seat_names().iter().map(|name| catalog.say(name)).collect()
}

impl Parlour {
    fn gathered(&mut self, room: RoomId) -> Option<&Gathered> {
        if let Kind::Gathering(gathered) = &self.room(room)?.kind { Some(gathered) } else { None }
    }

    /// Calls a gathering off: its invitations lead nowhere from now on.
    fn close_table(&mut self, room: RoomId) {
        if let Some(Kind::Gathering(gathered)) = self.close(room) {
            gathered.call_off();
        }
    }
}
