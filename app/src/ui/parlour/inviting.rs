//! The dialog in which guests are waited for.

use std::sync::Arc;
use std::time::Duration;

use egui::{Context, RichText, ScrollArea, Ui};
use rondel::hosting::{Presence, Sitting};
use rondel::journal::Player;
use rondel::{Bot, Plugin, Seat, Setup, Text};

use super::Outcome;
use super::square::square_ui;
use crate::far::{Gathered, InvitedSeat, Switchboard, agreement};
use crate::sound::Sound;
use crate::ui::faults;
use crate::ui::house::House;
use crate::ui::play::Play;
use crate::ui::theme;
use crate::ui::widgets;

/// A table that waits for its guests.
pub struct Inviting {
    /// Nothing once the game has begun.
    gathered: Option<Gathered>,
    names: Vec<String>,
    /// Whose invitation is shown as a picture.
    pictured: Option<Seat>,
    copied: Option<Seat>,
    fault: Option<String>,
}

impl Inviting {
    pub(super) fn open(
        board: Arc<Switchboard>,
        house: &House,
        plugin: &'static Plugin,
        setup: Box<dyn Setup>,
        seats: &[Option<Player>],
    ) -> Result<Self, String> {
        let said =
            |error: &dyn std::fmt::Display| house.words.with("far-no-net", "reason", Text::verbatim(error.to_string()));
        let catalog = house.words.of(plugin.id);
        let opened = setup.open().map_err(|error| said(&error))?;
        let names = (0..seats.len()).map(|seat| catalog.say(&opened.seat_name(Seat::new(seat as u8)))).collect();
        let seat = |player: &Option<Player>| player.clone().map_or(InvitedSeat::Guest, InvitedSeat::Here);
        let seats: Vec<InvitedSeat> = seats.iter().map(seat).collect();
        let agreed = agreement(plugin, setup, &seats, false).map_err(|error| said(&error))?;
        let gathered = Gathered::open(plugin, agreed, board, &house.store.visits())
            .map_err(|error| faults::start_error(&error, &house.words))?;
        Ok(Self { gathered: Some(gathered), names, pictured: None, copied: None, fault: None })
    }

    pub(super) fn ui(&mut self, ctx: &Context, house: &mut House) -> Outcome {
        let Some(gathered) = &mut self.gathered else { return Outcome::Never };
        let before = gathered.open_seats();
        if let Err(error) = gathered.attend() {
            self.fault = Some(error.to_string());
        }
        if gathered.open_seats() != before {
            house.sound(Sound::Turn, 0.7);
        }
        if gathered.is_ready() {
            return self.begin(house);
        }
        ctx.request_repaint_after(Duration::from_millis(500));
        let mut never = false;
        let dialog = widgets::hanging_dialog(ctx, "inviting").show(ctx, |ui| {
            ui.set_width(600.0_f32.min(ctx.content_rect().width() - 60.0));
            widgets::heading(ui, house.words.word("far-inviting"), 26.0);
            ui.add(egui::Label::new(house.words.word("far-inviting-hint")).wrap());
            ui.add_space(8.0);
            ScrollArea::vertical()
                .max_height(widgets::hanging_room(ctx, 150.0))
                .show(ui, |ui| self.seats_ui(ui, house));
            if let Some(fault) = &self.fault {
                ui.colored_label(theme::palette(ctx).alarm, fault);
            }
            ui.add_space(10.0);
            if ui.button(house.words.word("far-close-table")).clicked() {
                never = true;
            }
        });
        if never || dialog.should_close() { Outcome::Never } else { Outcome::NotYet }
    }

    fn seats_ui(&mut self, ui: &mut Ui, house: &mut House) {
        let Some(gathered) = &mut self.gathered else { return };
        let palette = theme::palette(ui.ctx());
        let invitations = gathered.invitations(Duration::ZERO);
        let title = Text::verbatim(house.words.of(gathered.plugin().id).word("title"));
        let mut filled = None;
        for (place, Sitting { player, presence }) in gathered.sitting().into_iter().enumerate() {
            let seat = Seat::new(place as u8);
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(egui::Vec2::splat(18.0), egui::Sense::hover());
                crate::ui::table::brush::seat_shape(ui.painter(), rect.center(), 9.0, seat);
                ui.label(RichText::new(&self.names[place]).font(theme::strong(15.0)));
                let who = match player.bot {
                    Some(bot) => crate::ui::newgame::bot_name(bot, &house.words),
                    None if player.name.is_empty() => house.words.with("player-number", "number", place + 1),
                    None => player.name,
                };
                let words = match presence {
                    Presence::Open => house.words.word("far-open"),
                    Presence::Bot | Presence::Here => who,
                    Presence::There => format!("{who} · {}", house.words.word("far-there")),
                    Presence::Lost | Presence::Left => format!("{who} · {}", house.words.word("far-gone")),
                };
                ui.label(RichText::new(words).color(palette.faint));
            });
            let Some((_, invitation)) = invitations.iter().find(|(whose, _)| *whose == seat) else { continue };
            let code = invitation.to_string();
            ui.horizontal_wrapped(|ui| {
                ui.add_space(26.0);
                let copied = self.copied == Some(seat);
                let words = if copied { "far-copied" } else { "far-copy" };
                if widgets::primary(ui, house.words.word(words)).clicked() {
                    let letter = house.words.say(&Text::new("far-letter").with("game", title.clone()));
                    ui.ctx().copy_text(format!("{letter}\n{code}"));
                    self.copied = Some(seat);
                }
                let pictured = self.pictured == Some(seat);
                if ui.selectable_label(pictured, house.words.word("far-picture")).clicked() {
                    self.pictured = (!pictured).then_some(seat);
                }
                if ui.button(house.words.word("far-fill")).clicked() {
                    filled = Some(seat);
                }
            });
            if self.pictured == Some(seat) {
                ui.horizontal(|ui| {
                    ui.add_space(26.0);
                    square_ui(ui, &code, 300.0, &house.words.word("far-picture"));
                });
            }
            ui.add_space(6.0);
        }
        if let Some(seat) = filled {
            gathered.fill(seat, Player::bot(Bot::Level(rondel::bots::Level::Journeyman)));
        }
    }

    /// Everybody is there: the game is dealt.
    fn begin(&mut self, house: &House) -> Outcome {
        let Some(gathered) = self.gathered.take() else { return Outcome::Never };
        match gathered.begin(house.store.games()) {
            Ok(held) => Outcome::Play(Box::new(Play::host(house, held))),
            Err(error) => {
                self.fault = Some(error.to_string());
                Outcome::Never
            }
        }
    }
}
