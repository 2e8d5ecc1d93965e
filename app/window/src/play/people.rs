//! The strip below the header, with missing players, pending requests, and the list of all players with their chat.

use egui::{Button, ComboBox, Frame, Margin, Panel, RichText, ScrollArea, TextEdit, Ui};
use rondel::{Bot, Seat, Table as _, Text, Turn};
use rondel_hosting::{ChatText, PlayerStatus, Presence, Request, Role, Said, TakeBack};
use rondel_painter::{theme, widgets};
use rondel_presenter::online::{PHRASES, phrase, presence};
use rondel_tables::{GameHandle, Lost};

use super::online::OnlinePanel;
use super::timing::Timing;
use super::view::GameView;
use crate::command::Command;
use crate::context::{AppContext, HAS_NETWORK};
use crate::faults;

/// Bot that stands in for a missing player until the player returns.
const STAND_IN: Bot = Bot::Level(rondel::bots::Level::Journeyman);

/// Maximum width of a name next to buttons, in points.
const NAME: f32 = 260.0;

/// A request by the user that concerns remote players.
pub(super) enum OnlineAction {
    StandIn(Seat, Option<Bot>),
    /// Offers a guest's seat to another person.
    Offer(Seat),
    Agree(Seat, bool),
    Say(ChatText),
    /// Requests another game with the same players.
    Again,
    /// Leaves the table permanently.
    Leave,
}

impl GameView {
    /// Draws a notice saying that the host is absent or that the game cannot continue.
    fn lost_ui(&self, ui: &mut Ui, cx: &AppContext) -> Option<OnlineAction> {
        let away = self.held.away()?;
        let Some(why) = away.fault() else {
            let refused = matches!(away.lost(), Some(Lost::Refused(_)));
            let words = cx.words.word(if refused { "far-not-open" } else { "far-lost-host" });
            ui.label(RichText::new(words).strong());
            return None;
        };
        let words = cx.words.with("far-ended", "reason", faults::visit_fault(why, &cx.words));
        let leave = ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(words).strong());
            ui.button(cx.words.word("far-away")).clicked()
        });
        leave.inner.then_some(OnlineAction::Leave)
    }

    /// Returns whether the user is a guest for whom a bot is playing at the host's request.
    fn is_played_for(&self) -> bool {
        let seat = self.held.away().and_then(|visit| visit.guest().seat());
        seat.is_some_and(|seat| self.held.bot(seat).is_some())
    }

    /// Returns the seats of guests for whom a bot plays.
    fn stood_in(&self) -> Vec<Seat> {
        let Some(table) = self.held.here() else { return Vec::new() };
        let is_guest = |seat: &Seat| {
            let hosted = table.host().hosted();
            hosted
                .and_then(|hosted| hosted.agreement.chairs.get(seat.index()))
                .is_some_and(|chair| chair.key().is_some())
        };
        let over = matches!(self.held.turn(), Turn::Over(_));
        table.seats().each().filter(|seat| !over && table.bot(*seat).is_some() && is_guest(seat)).collect()
    }

    fn asked_ui(&self, ui: &mut Ui, asks: TakeBack, cx: &AppContext) -> Option<OnlineAction> {
        let own = self.own_seat()?;
        let count = Text::new("far-asks").with("count", asks.plies).with("player", self.full_name(asks.by, cx));
        if asks.by == own {
            ui.label(cx.words.word("far-asked"));
            return ui.button(cx.words.word("cancel")).clicked().then_some(OnlineAction::Agree(own, false));
        }
        ui.label(RichText::new(cx.words.say(&count)).strong());
        if asks.agreed.has(own) {
            return None;
        }
        let yes = ui.button(cx.words.word("far-agree")).clicked().then_some(OnlineAction::Agree(own, true));
        ui.button(cx.words.word("far-decline")).clicked().then_some(OnlineAction::Agree(own, false)).or(yes)
    }

    /// Returns whether the user is a spectator of a remote game.
    pub(super) fn looks_on(&self) -> bool {
        let welcome = self.held.away().and_then(|visit| visit.guest().welcome());
        welcome.is_some_and(|welcome| welcome.role == Role::Bystander)
    }
}

impl OnlinePanel {
    pub(super) fn act(&mut self, game: &mut GameView, deed: OnlineAction) {
        let own = game.persons();
        match (&mut game.held, deed) {
            (GameHandle::Local(table), OnlineAction::Offer(seat)) => {
                table.offer(seat);
                self.letters.remove(&Some(seat));
            }
            (GameHandle::Local(table), deed) => table.with_host(|host| {
                // A request that is no longer possible is ignored. The newer state that superseded it is shown next.
                let _ = match deed {
                    OnlineAction::StandIn(seat, bot) => host.stand_in(seat, bot),
                    OnlineAction::Agree(seat, yes) => host.agree(seat, yes),
                    OnlineAction::Again => own.into_iter().try_for_each(|seat| host.wish_again(seat)),
                    OnlineAction::Say(words) => {
                        host.say_as(own.first().copied().unwrap_or_default(), &words);
                        Ok(())
                    }
                    OnlineAction::Offer(_) | OnlineAction::Leave => Ok(()),
                };
            }),
            (GameHandle::Remote(visit), OnlineAction::Agree(_, yes)) => visit.guest_mut().agree(yes),
            (GameHandle::Remote(visit), OnlineAction::Say(words)) => visit.guest_mut().wish(Request::Say(words)),
            (GameHandle::Remote(visit), OnlineAction::Again) => visit.guest_mut().wish(Request::Again),
            (GameHandle::Remote(visit), OnlineAction::Leave) => visit.leave(),
            (GameHandle::Remote(_), OnlineAction::StandIn(..) | OnlineAction::Offer(_)) => {}
        }
    }

    /// Draws the strip below the header: missing players, pending requests and, if it is open, the list of all
    /// players.
    pub(super) fn people_ui(&mut self, game: &mut GameView, timing: &mut Timing, ui: &mut Ui, cx: &mut AppContext) {
        if !game.has_people_elsewhere() {
            return;
        }
        let above = ui.available_rect_before_wrap().top();
        self.strip_ui(game, ui, cx);
        let height = ui.available_rect_before_wrap().top() - above;
        if (height - std::mem::replace(&mut self.strip, height)).abs() > 0.5 {
            // The strip can change without user input, and its changes move the table under the pointer.
            timing.settle(ui.input(|input| input.time));
        }
    }

    fn strip_ui(&mut self, game: &mut GameView, ui: &mut Ui, cx: &mut AppContext) {
        let sitting = game.held.sitting();
        let over = matches!(game.held.turn(), Turn::Over(_));
        let lost = game.held.away().is_some_and(|visit| !visit.is_connected());
        let unsaved = !lost && game.held.away().is_some_and(|visit| visit.guest().is_unsaved());
        // Only the host knows which of the other players are present.
        let is_told = !over && !lost;
        let missing: Vec<Seat> =
            seats(&sitting).filter(|(_, it)| is_told && is_missing(it.presence)).map(|(seat, _)| seat).collect();
        let stood_in: Vec<Seat> = game.stood_in();
        let asks = game.held.asks().filter(|_| game.own_seat().is_some());
        let declined = game.held.was_declined();
        let verdict = self.verdict.clone().filter(|_| over);
        let played_for = !over && game.is_played_for();
        let is_quiet = missing.is_empty() && stood_in.is_empty() && asks.is_none() && verdict.is_none() && !played_for;
        if !self.open && !lost && !unsaved && !declined && is_quiet {
            return;
        }
        let palette = theme::palette(ui.ctx());
        let strip = Frame::NONE.fill(palette.panel).inner_margin(Margin::symmetric(14, 6));
        Panel::top("people").frame(strip).show(ui, |ui| {
            if lost {
                self.deed = game.lost_ui(ui, cx);
            }
            if unsaved {
                ui.label(RichText::new(cx.words.word("far-host-unsaved")).strong());
            }
            if let Some(verdict) = verdict {
                match verdict {
                    Ok(words) => ui.label(RichText::new(words)),
                    Err(words) => ui.label(RichText::new(words).strong().color(palette.alarm)),
                };
            }
            if let Some(asks) = asks {
                ui.horizontal_wrapped(|ui| self.deed = game.asked_ui(ui, asks, cx).or(self.deed.take()));
            }
            if played_for {
                ui.label(RichText::new(cx.words.word("far-played-for")).strong());
            }
            if declined {
                ui.label(RichText::new(cx.words.word("far-declined")).strong());
            }
            if missing.len() > 1 && !self.open {
                self.all_missing_ui(game, ui, &missing, cx);
                return;
            }
            // Leaves most of the window's height to the table.
            let most = ui.ctx().content_rect().height() * 0.4;
            // A panel keeps its height unless its contents request a greater height.
            ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
                for seat in missing {
                    self.missing_ui(game, ui, seat, sitting[seat.index()].presence, cx);
                }
                for seat in stood_in {
                    self.stood_in_ui(game, ui, seat, cx);
                }
                if self.open {
                    self.everybody_ui(game, ui, &sitting, cx);
                }
            });
        });
        let Some(deed) = self.deed.take() else { return };
        cx.send_if(matches!(deed, OnlineAction::Leave).then_some(Command::Leave));
        self.act(game, deed);
    }

    /// Draws a single line of text about several missing players.
    fn all_missing_ui(&mut self, game: &GameView, ui: &mut Ui, missing: &[Seat], cx: &AppContext) {
        let names = missing.iter().map(|seat| Text::verbatim(game.short_name(*seat, cx))).collect();
        ui.horizontal_wrapped(|ui| {
            let words = cx.words.with("far-missing-many", "players", Text::List(names));
            ui.label(RichText::new(words).strong());
            self.open |= ui.button(cx.words.word("far-title")).clicked();
        });
    }

    /// Draws a notice about a player who is missing or has not decided. A bot can stand in, or another person
    /// can be invited.
    fn missing_ui(&mut self, game: &GameView, ui: &mut Ui, seat: Seat, presence: Presence, cx: &AppContext) {
        ui.horizontal_wrapped(|ui| {
            let words = match presence {
                Presence::Open => cx.words.with("far-offered", "seat", game.seat_name(seat, cx)),
                Presence::Left => cx.words.with("far-left", "player", game.full_name(seat, cx)),
                Presence::There => cx.words.with("far-waits", "player", game.full_name(seat, cx)),
                _ => cx.words.with("far-missing", "player", game.full_name(seat, cx)),
            };
            ui.label(RichText::new(words).strong());
            if game.held.here().is_none() {
                return;
            }
            if ui
                .button(cx.words.with(
                    "far-stand-in",
                    "bot",
                    rondel_presenter::opponents::bot_name(STAND_IN, &cx.words),
                ))
                .clicked()
            {
                self.deed = Some(OnlineAction::StandIn(seat, Some(STAND_IN)));
            }
            self.offer_ui(game, ui, seat, cx);
        });
        self.offered_picture_ui(game, ui, seat, cx);
    }

    /// Draws the invitation to a guest's seat, or a button that creates an invitation.
    fn offer_ui(&mut self, game: &GameView, ui: &mut Ui, seat: Seat, cx: &AppContext) {
        let Some(code) = game.held.here().and_then(|table| table.invitation(seat)) else {
            let invite = ui.button(cx.words.word("far-offer")).on_hover_text(cx.words.word("far-offer-hint"));
            if invite.clicked() {
                self.deed = Some(OnlineAction::Offer(seat));
            }
            return;
        };
        let letter = self.letters.entry(Some(seat)).or_default();
        letter.buttons_ui(ui, cx, game.plugin, "far-letter", &code);
    }

    fn offered_picture_ui(&self, game: &GameView, ui: &mut Ui, seat: Seat, cx: &AppContext) {
        if let (Some(code), Some(letter)) =
            (game.held.here().and_then(|table| table.invitation(seat)), self.letters.get(&Some(seat)))
        {
            letter.picture_ui(ui, cx, &code, 0.0);
        }
    }

    fn stood_in_ui(&mut self, game: &GameView, ui: &mut Ui, seat: Seat, cx: &AppContext) {
        let holder = game.held.here().and_then(|table| table.host().hosted()?.holders.get(seat.index()).cloned());
        let is_there = holder.is_some_and(|holder| holder.key.is_some());
        ui.horizontal_wrapped(|ui| {
            ui.label(cx.words.with("far-stood-in", "seat", game.seat_name(seat, cx)));
            if is_there && ui.button(cx.words.word("far-hand-back")).clicked() {
                self.deed = Some(OnlineAction::StandIn(seat, None));
            }
            self.offer_ui(game, ui, seat, cx);
        });
        self.offered_picture_ui(game, ui, seat, cx);
    }

    /// Draws all players with their presence, the latest chat messages, and the chat input.
    fn everybody_ui(&mut self, game: &GameView, ui: &mut Ui, sitting: &[PlayerStatus], cx: &mut AppContext) {
        let palette = theme::palette(ui.ctx());
        ui.horizontal_wrapped(|ui| {
            for (seat, it) in seats(sitting) {
                let name = RichText::new(game.full_name(seat, cx)).color(theme::seat_colour(seat)).strong();
                widgets::shortened_ui(ui, NAME, name);
                ui.label(RichText::new(cx.words.word(presence(it.presence))).size(13.0).color(palette.faint));
                // An absent player may return, and previous messages remain, so absent players can also be muted.
                let is_somebody = !matches!(it.presence, Presence::Open | Presence::Bot);
                if is_somebody && !game.held.is_here(seat) {
                    self.mute_ui(ui, seat, cx);
                }
                ui.add_space(12.0);
            }
        });
        let heard: Vec<&Said> = game.held.said().iter().filter(|said| !self.muted.contains(&said.by)).collect();
        for said in &heard[heard.len().saturating_sub(3)..] {
            ui.label(RichText::new(game.spoken(said, cx)).size(14.0));
        }
        if game.own_seat().is_some() {
            ui.horizontal_wrapped(|ui| self.say_ui(ui, cx));
        }
        // A player who is present but does not decide delays all others.
        let waited_for = seats(sitting).find(|(seat, it)| {
            it.presence == Presence::There && game.held.turn() == Turn::Decide(*seat) && game.held.here().is_some()
        });
        if let Some((seat, _)) = waited_for {
            self.missing_ui(game, ui, seat, Presence::There, cx);
        }
        if game.held.here().is_some() && HAS_NETWORK {
            crate::context::phones_ui(ui, cx);
        }
        self.watchers_ui(game, ui, cx);
        ui.horizontal_wrapped(|ui| self.leave_ui(game, ui, cx));
    }

    fn mute_ui(&mut self, ui: &mut Ui, seat: Seat, cx: &AppContext) {
        let muted = self.muted.contains(&seat);
        let key = if muted { "far-unmute" } else { "far-mute" };
        if ui.add(Button::new(RichText::new(cx.words.word(key)).size(13.0))).clicked() {
            if muted {
                self.muted.retain(|other| *other != seat);
            } else {
                self.muted.push(seat);
            }
        }
    }

    fn say_ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        ComboBox::from_id_salt("phrases").selected_text(cx.words.word("far-phrases")).show_ui(ui, |ui| {
            for number in 0..PHRASES {
                if ui.selectable_label(false, cx.words.word(phrase(number))).clicked() {
                    self.deed = Some(OnlineAction::Say(ChatText::Phrase(number)));
                }
            }
        });
        let hint = cx.words.word("far-say-hint");
        let edit =
            TextEdit::singleline(&mut self.words).hint_text(hint.clone()).char_limit(rondel_hosting::LONGEST_WORDS);
        let edit = ui.add(edit.desired_width(300.0));
        if std::mem::take(&mut self.writes) {
            edit.request_focus();
        }
        let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let said = ui.button(cx.words.word("far-say")).clicked() || entered;
        edit.accessible_name(hint);
        if said && !self.words.trim().is_empty() {
            self.deed = Some(OnlineAction::Say(ChatText::Own(std::mem::take(&mut self.words))));
        }
    }

    /// Draws the number of spectators and the invitation for spectators.
    fn watchers_ui(&mut self, game: &GameView, ui: &mut Ui, cx: &AppContext) {
        let invitation = game.held.here().and_then(rondel_tables::LocalTable::invitation_to_look_on);
        let watchers = game.held.watchers();
        if watchers == 0 && invitation.is_none() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(cx.words.with("far-watched", "count", watchers));
            if let Some(code) = &invitation {
                let letter = self.letters.entry(None).or_default();
                letter.buttons_ui(ui, cx, game.plugin, "far-letter-watch", code);
            }
        });
        if let (Some(code), Some(letter)) = (&invitation, self.letters.get(&None)) {
            letter.picture_ui(ui, cx, code, 0.0);
        }
    }

    /// Draws the button with which a guest permanently leaves the table, after confirmation.
    fn leave_ui(&mut self, game: &GameView, ui: &mut Ui, cx: &AppContext) {
        if game.held.away().is_none() {
            return;
        }
        if !self.leaves {
            self.leaves = ui.button(cx.words.word("far-leave")).clicked();
            return;
        }
        let asked = if game.looks_on() { "far-leave-asked-watching" } else { "far-leave-asked" };
        ui.label(RichText::new(cx.words.word(asked)).strong());
        if ui.button(cx.words.word("far-leave-now")).clicked() {
            self.deed = Some(OnlineAction::Leave);
        }
        self.leaves = !ui.button(cx.words.word("unsaved-stay")).clicked();
    }
}

fn seats(sitting: &[PlayerStatus]) -> impl Iterator<Item = (Seat, &PlayerStatus)> {
    (0..).map(Seat::new).zip(sitting)
}

fn is_missing(presence: Presence) -> bool {
    matches!(presence, Presence::Lost | Presence::Left | Presence::Open)
}
