//! Draws invitations, which can be copied as text or shown as a QR code.

use egui::{Button, Ui};
use rondel::Plugin;
use rondel_painter::widgets;

use crate::context::AppContext;

/// The state of an invitation's controls.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct InvitationView {
    copied: bool,
    pictured: Option<Picture>,
}

/// The content of an invitation's QR code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Picture {
    /// The invitation itself, for another copy of the program.
    Invitation,
    /// The link to the invitation's web page, for a phone.
    Page,
}

/// Returns the URL of an invitation's web page, or `None` if the pages are not available.
pub(crate) fn page_of(cx: &AppContext, code: &str) -> Option<String> {
    #[cfg(feature = "net")]
    {
        let invitation: rondel_online::net::Invitation = code.parse().ok()?;
        let link = rondel_web::Link { table: invitation.table, secret: invitation.secret };
        cx.phones.origin.as_ref().map(|origin| link.at(origin))
    }
    #[cfg(not(feature = "net"))]
    {
        let _ = (cx, code);
        None
    }
}

impl InvitationView {
    /// Draws the buttons that copy or display an invitation. `letter` is the message key of the text that precedes the
    /// invitation.
    pub(crate) fn buttons_ui(
        &mut self,
        ui: &mut Ui,
        cx: &AppContext,
        plugin: &Plugin,
        letter: &'static str,
        code: &str,
    ) {
        let words = ["far-copy", "far-copied"].map(|key| cx.words.word(key));
        if widgets::primary_of(ui, &words, usize::from(self.copied)).clicked() {
            let letter = cx.words.with(letter, "game", cx.words.of(plugin.id).word("title"));
            ui.ctx().copy_text(format!("{letter}\n{code}"));
            self.copied = true;
        }
        let page = cx.phones.origin.is_some().then_some((Picture::Page, "web-code"));
        for (picture, words) in std::iter::once((Picture::Invitation, "far-picture")).chain(page) {
            let shown = self.pictured == Some(picture);
            if ui.add(Button::new(cx.words.word(words)).selected(shown)).clicked() {
                self.pictured = (!shown).then_some(picture);
            }
        }
    }

    /// Draws the QR code, if it was requested, indented by `left`.
    pub(crate) fn picture_ui(&self, ui: &mut Ui, cx: &AppContext, code: &str, left: f32) {
        /// Width in points.
        const WIDTH: f32 = 260.0;
        let (text, words) = match self.pictured {
            Some(Picture::Invitation) => (Some(code.to_owned()), "far-picture"),
            Some(Picture::Page) => (page_of(cx, code), "web-code"),
            None => return,
        };
        if let Some(text) = text {
            ui.horizontal(|ui| {
                ui.add_space(left);
                square_ui(ui, &text, WIDTH, &cx.words.word(words));
            });
        }
    }
}

/// Does nothing, because there are no invitations without a network.
#[cfg(not(feature = "net"))]
pub(crate) fn square_ui(_: &mut Ui, _: &str, _: f32, _: &str) {}

/// Draws text as a QR code of the given width. Draws nothing if the text is too long.
#[cfg(feature = "net")]
pub(crate) fn square_ui(ui: &mut Ui, text: &str, width: f32, name: &str) {
    use egui::{Color32, Rect, Sense, Vec2, vec2};
    use fast_qr::QRBuilder;
    /// Width of the blank border, in modules.
    const QUIET: f32 = 4.0;
    let Ok(code) = QRBuilder::new(text).build() else { return };
    let (rect, answer) = ui.allocate_exact_size(Vec2::splat(width), Sense::hover());
    answer.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, name));
    ui.painter().rect_filled(rect, 6.0, Color32::WHITE);
    let dot = width / (code.size as f32 + 2.0 * QUIET);
    for (row, column) in (0..code.size).flat_map(|row| (0..code.size).map(move |column| (row, column))) {
        if code[row][column].value() {
            let at = rect.min + vec2(column as f32 + QUIET, row as f32 + QUIET) * dot;
            // Modules overlap slightly, to avoid visible seams.
            ui.painter().rect_filled(Rect::from_min_size(at, Vec2::splat(dot + 0.4)), 0.0, Color32::BLACK);
        }
    }
}
