//! The dialog for sharing a game as a file, a code, an image, a film, or the page of its review.

use std::path::PathBuf;

use egui::{Context, Grid, Label, RichText, ScrollArea, Ui};
use rondel::Text;
use rondel_export::work::Order;
use rondel_painter::{theme, widgets};

use super::command::Command;
use super::context::AppContext;
use super::dialogs::{AskFile, FileAnswer};
use super::faults;
use super::making::Making;
use super::play::Play;
use super::play::sharing::{CodeOffer, FilmRange};

/// The dialog for sharing a game.
#[derive(Default)]
pub struct Share {
    stage: SharingStage,
    /// The last message, for example that the code was copied or why it could not be copied.
    told: Option<String>,
    /// Whether a review is available. `None` until this has been determined.
    has_page: Option<bool>,
}

#[derive(Default)]
enum SharingStage {
    #[default]
    Menu,
    /// A confirmation that is needed because the code reveals hidden information.
    Warning,
    /// The dialog for choosing the destination.
    Ask(ExportChoice, AskFile),
}

/// The content to export to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ExportChoice {
    Picture,
    Film(FilmRange),
    Page,
}

impl ExportChoice {
    /// Returns the file extension and the key of the progress message.
    const fn called(self) -> (&'static str, &'static str) {
        match self {
            Self::Picture => ("png", "share-making-picture"),
            Self::Film(_) => ("gif", "share-making-film"),
            Self::Page => ("html", "share-making-page"),
        }
    }
}

/// A button in the dialog.
#[derive(Clone, Copy)]
enum Press {
    SaveGame,
    Code,
    CopyPicture,
    File(ExportChoice),
}

impl Share {
    /// Draws the dialog.
    pub fn ui(&mut self, ctx: &Context, cx: &AppContext, play: &Play) {
        match &mut self.stage {
            SharingStage::Menu => self.menu_ui(ctx, cx, play),
            SharingStage::Warning => self.warning_ui(ctx, cx, play),
            SharingStage::Ask(wanted, ask) => match ask.ui(ctx, cx) {
                None => {}
                Some(FileAnswer::Never) => self.stage = SharingStage::Menu,
                Some(FileAnswer::File(path)) if path.exists() => ask.refuse(cx.words.word("share-file-there")),
                Some(FileAnswer::File(path)) => {
                    make(ctx, cx, order(*wanted, ctx, cx, play), Some(path), wanted.called().1);
                }
            },
        }
    }

    fn menu_ui(&mut self, ctx: &Context, cx: &AppContext, play: &Play) {
        let has_page = *self.has_page.get_or_insert_with(|| play.page_order(Play::shared_look(cx, false)).is_some());
        let mut pressed = None;
        let title = cx.words.word("share-title");
        let (closed, dismissed) = widgets::dialog_ui(ctx, "share", 620.0, &title, |ui| {
            let room = (ctx.content_rect().height() - 190.0).max(160.0);
            ScrollArea::vertical().max_height(room).show(ui, |ui| pressed = rows_ui(ui, cx, play, has_page));
            if let Some(told) = &self.told {
                ui.add_space(6.0);
                ui.add(Label::new(RichText::new(told).font(theme::strong(14.0))).wrap());
            }
            ui.add_space(12.0);
            widgets::primary(ui, cx.words.word("close")).clicked()
        });
        if closed || dismissed {
            cx.send(Command::CloseDialog);
        } else if let Some(press) = pressed {
            self.press(press, ctx, cx, play);
        }
    }

    fn press(&mut self, press: Press, ctx: &Context, cx: &AppContext, play: &Play) {
        match press {
            Press::SaveGame if play.held().file().is_some() => cx.send(Command::SaveCopy),
            Press::SaveGame => cx.send(Command::SaveAs(None)),
            Press::Code if play.view().code_offer() == CodeOffer::Warned => self.stage = SharingStage::Warning,
            Press::Code => self.copy_code(ctx, cx, play),
            Press::CopyPicture => {
                make(ctx, cx, order(ExportChoice::Picture, ctx, cx, play), None, ExportChoice::Picture.called().1);
            }
            Press::File(wanted) => {
                self.stage = SharingStage::Ask(wanted, AskFile::to_share(cx, play.game().id, wanted.called().0));
            }
        }
    }

    fn warning_ui(&mut self, ctx: &Context, cx: &AppContext, play: &Play) {
        let title = cx.words.word("share-code-warning-title");
        let (answer, dismissed) = widgets::dialog_ui(ctx, "share code", 520.0, &title, |ui| {
            ui.add(Label::new(cx.words.word("share-code-warning")).wrap());
            widgets::answers_ui(ui, cx.words.word("share-code-anyway"), cx.words.word("cancel"))
        });
        if answer == Some(true) {
            self.copy_code(ctx, cx, play);
        }
        if answer.is_some() || dismissed {
            self.stage = SharingStage::Menu;
        }
    }

    fn copy_code(&mut self, ctx: &Context, cx: &AppContext, play: &Play) {
        self.told = play.view().code().map(|code| match code {
            Ok(code) => {
                let told = cx.words.with("share-code-copied", "count", code.len());
                ctx.copy_text(code);
                told
            }
            Err(error) => faults::code_error(&error, &cx.words),
        });
    }
}

/// Draws a row for each kind of export. Returns the button that was pressed.
fn rows_ui(ui: &mut Ui, cx: &AppContext, play: &Play, has_page: bool) -> Option<Press> {
    let mut pressed = None;
    Grid::new("share rows").num_columns(2).spacing([22.0, 14.0]).show(ui, |ui| {
        let code = match play.view().code_offer() {
            _ if play.held().here().is_none() => KindRow::Note("share-code-away"),
            CodeOffer::None => KindRow::Note("share-code-none"),
            CodeOffer::Warned | CodeOffer::Free => KindRow::Buttons(vec![("share-code-copy", Press::Code)]),
        };
        let film = |(part, words)| play.view().plies_of(part).map(|_| (words, Press::File(ExportChoice::Film(part))));
        let parts = [
            (FilmRange::Turn, "share-film-turn"),
            (FilmRange::Since, "share-film-since"),
            (FilmRange::Whole, "share-film-whole"),
        ];
        let films: Vec<_> = parts.into_iter().filter(|_| play.held().here().is_some()).filter_map(film).collect();
        let pictures = vec![
            ("share-picture-copy", Press::CopyPicture),
            ("share-picture-save", Press::File(ExportChoice::Picture)),
        ];
        let page = if has_page {
            KindRow::Buttons(vec![("share-page-save", Press::File(ExportChoice::Page))])
        } else {
            KindRow::Note("share-page-none")
        };
        let films = if films.is_empty() { KindRow::Note("share-film-none") } else { KindRow::Buttons(films) };
        for (title, row) in [
            ("share-file", KindRow::Buttons(vec![("save-as", Press::SaveGame)])),
            ("share-code", code),
            ("share-picture", KindRow::Buttons(pictures)),
            ("share-film", films),
            ("share-page", page),
        ] {
            ui.vertical(|ui| {
                // Aligns the title with the adjacent buttons.
                ui.add_space(5.0);
                ui.add(Label::new(RichText::new(cx.words.word(title)).font(theme::strong(15.0))).extend());
            });
            pressed = row.ui(ui, cx, title).or(pressed);
            ui.end_row();
        }
    });
    pressed
}

/// The contents of a row, next to its title.
enum KindRow {
    Buttons(Vec<(&'static str, Press)>),
    /// The reason why this kind of export is not available.
    Note(&'static str),
}

impl KindRow {
    fn ui(self, ui: &mut Ui, cx: &AppContext, title: &'static str) -> Option<Press> {
        let faint = theme::palette(ui.ctx()).faint;
        let mut pressed = None;
        ui.vertical(|ui| match self {
            Self::Buttons(buttons) => {
                ui.horizontal_wrapped(|ui| {
                    for (words, press) in buttons {
                        if ui.button(cx.words.word(words)).clicked() {
                            pressed = Some(press);
                        }
                    }
                });
                let hint = cx.words.say(&Text::new(format!("{title}-hint")));
                ui.add(Label::new(RichText::new(hint).size(12.5).color(faint)).wrap());
            }
            Self::Note(words) => {
                ui.add(Label::new(RichText::new(cx.words.word(words)).size(13.5).color(faint)).wrap());
            }
        });
        pressed
    }
}

/// Starts an export, or closes the dialog if there is nothing to export.
fn make(ctx: &Context, cx: &AppContext, order: Option<Order>, file: Option<PathBuf>, what: &'static str) {
    let making = order.map(|order| Command::Make(Box::new(Making::begin(ctx, order, file, what))));
    cx.send(making.unwrap_or(Command::CloseDialog));
}

/// Returns the order for the requested export of the game.
fn order(wanted: ExportChoice, ctx: &Context, cx: &AppContext, play: &Play) -> Option<Order> {
    match wanted {
        ExportChoice::Picture => play.view().picture_order(Play::shared_look(cx, is_dark(ctx))),
        ExportChoice::Film(part) => play.view().film_order(part, Play::shared_look(cx, is_dark(ctx))),
        // Pages have their own dark theme and may be printed, so their images use the light theme.
        ExportChoice::Page => play.page_order(Play::shared_look(cx, false)),
    }
}

fn is_dark(ctx: &Context) -> bool {
    ctx.theme() == egui::Theme::Dark
}
