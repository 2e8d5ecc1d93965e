//! QR codes for all free seats, side by side and large enough to be scanned by phones from across the room.

use std::time::Duration;

use egui::{Align, Frame, Label, Layout, Margin, RichText, Sense, Stroke, Ui, Vec2, vec2};
use rondel::Seat;
use rondel_hosting::Presence;
use rondel_online::HostedLobby;
use rondel_painter::table::brush::seat_shape;
use rondel_painter::theme;

use super::inviting::called;
use crate::context::AppContext;
use crate::invitation_view::{page_of, square_ui};

/// Minimum and maximum width of a QR code, and the space between cards, in points.
const CODE: (f32, f32) = (150.0, 340.0);
const APART: f32 = 12.0;
/// Height of the elements above and below a QR code, including gaps, in points.
const BESIDE: f32 = 102.0;
const MARGIN: i8 = 10;

/// A host's request that concerns a seat, before the game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SeatRequest {
    /// Fills the seat with a bot.
    Computer(Seat),
    /// Frees the seat for another guest.
    SomebodyElse(Seat),
}

/// The subject of a card.
enum InfoCard {
    /// A seat.
    Seat(Seat),
    /// The spectators.
    Watchers,
}

/// Returns the width of the QR codes and their number per row. The codes are as large as possible. If there is too
/// little space, the rows still fit the width, and the cards scroll vertically.
fn arrangement(cards: usize, room: Vec2) -> (f32, usize) {
    let (mut width, mut across) = (0.0, 1);
    for rows in 1..=cards.max(1) {
        let beside = cards.div_ceil(rows).max(1);
        let wide = (room.x - APART * (beside as f32 - 1.0)) / beside as f32 - 2.0 * f32::from(MARGIN) - 2.0;
        let own = wide.min(room.y / rows as f32 - BESIDE - APART).clamp(CODE.0, CODE.1);
        if own > width && (wide >= CODE.0 || beside == 1) {
            (width, across) = (own, beside);
        }
    }
    (width, across)
}

/// Draws a card for each seat, with a QR code if the seat is free. Returns the host's request, if any. `high`
/// is the available height in points.
pub(super) fn cards_ui(
    ui: &mut Ui,
    lobby: &HostedLobby,
    names: &[String],
    high: f32,
    cx: &AppContext,
) -> Option<SeatRequest> {
    let seats = (0..lobby.sitting().len()).map(|place| InfoCard::Seat(Seat::new(place as u8)));
    let cards: Vec<InfoCard> = seats.chain(lobby.watchers().map(|_| InfoCard::Watchers)).collect();
    let (width, across) = arrangement(cards.len(), vec2(ui.available_width(), high));
    let mut wanted = None;
    ui.spacing_mut().item_spacing = vec2(APART, APART);
    for row in cards.chunks(across) {
        ui.horizontal_top(|ui| {
            for card in row {
                card_ui(ui, width, |ui| match card {
                    InfoCard::Seat(seat) => wanted = seat_ui(ui, lobby, *seat, (names, width), cx).or(wanted),
                    InfoCard::Watchers => watchers_ui(ui, lobby, width, cx),
                });
            }
        });
    }
    wanted
}

fn seat_ui(
    ui: &mut Ui,
    lobby: &HostedLobby,
    seat: Seat,
    (names, width): (&[String], f32),
    cx: &AppContext,
) -> Option<SeatRequest> {
    let name = names.get(seat.index()).map_or("", String::as_str);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(20.0, 20.0), Sense::hover());
        seat_shape(ui.painter(), rect.center(), 9.0, seat);
        ui.add(Label::new(RichText::new(name).font(theme::strong(16.0))).truncate());
    });
    let invitation = lobby.invitations(Duration::ZERO).into_iter().find(|(whose, _)| *whose == seat);
    if let Some(page) = invitation.and_then(|(_, invitation)| page_of(cx, &invitation.to_string())) {
        square_ui(ui, &page, width, &cx.words.with("web-code-of", "seat", name));
        return ui.button(cx.words.word("far-fill")).clicked().then_some(SeatRequest::Computer(seat));
    }
    let sitting = lobby.sitting().into_iter().nth(seat.index())?;
    let there = matches!(sitting.presence, Presence::There | Presence::Here | Presence::Bot);
    let who = called(&sitting, seat, cx);
    ui.add_space(width * 0.32);
    ui.vertical_centered(|ui| {
        ui.add(Label::new(RichText::new(who).font(theme::serif(26.0))).truncate());
        if !there {
            ui.label(cx.words.word("far-gone"));
        }
        somebody_else_ui(ui, lobby, seat, cx)
    })
    .inner
}

/// Draws a button that removes a guest before the game begins. Returns `None` unless it was clicked.
pub(super) fn somebody_else_ui(ui: &mut Ui, lobby: &HostedLobby, seat: Seat, cx: &AppContext) -> Option<SeatRequest> {
    let presence = lobby.sitting().get(seat.index())?.presence;
    let is_guest = matches!(presence, Presence::There | Presence::Lost);
    let button = (is_guest && !lobby.is_settled()).then(|| ui.small_button(cx.words.word("far-offer")))?;
    let hint = cx.words.word("far-offer-hint");
    button.on_hover_text(hint).clicked().then_some(SeatRequest::SomebodyElse(seat))
}

fn watchers_ui(ui: &mut Ui, lobby: &HostedLobby, width: f32, cx: &AppContext) {
    ui.add(Label::new(RichText::new(cx.words.word("far-watchers")).font(theme::strong(16.0))).truncate());
    let page = lobby.watchers().and_then(|invitation| page_of(cx, &invitation.to_string()));
    if let Some(page) = page {
        square_ui(ui, &page, width, &cx.words.word("far-watchers"));
    }
}

fn card_ui(ui: &mut Ui, width: f32, inner: impl FnOnce(&mut Ui)) {
    let palette = theme::palette(ui.ctx());
    let card = Frame::NONE.fill(palette.sheet).stroke(Stroke::new(1.0, palette.edge)).corner_radius(10);
    card.inner_margin(Margin::same(MARGIN)).show(ui, |ui| {
        let size = vec2(width, width + BESIDE - 2.0 * f32::from(MARGIN));
        ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
            ui.set_min_size(size);
            ui.set_max_width(width);
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            inner(ui);
        });
    });
}
