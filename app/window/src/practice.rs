//! The dialog for choosing what to practise: the user's own mistakes, or instant wins from games between bots.

use egui::{Button, Context, Label, RichText, ScrollArea, Ui};
use rondel::{Plugin, Text};
use rondel_painter::{theme, widgets};
use rondel_tables::practice::{Practised, Round, RoundProgress};

use super::command::Command;
use super::context::AppContext;

/// The dialog for choosing what to practise.
pub struct PracticeDialog {
    /// The user's own mistakes. More are added while the search is running.
    mistakes: Option<Round>,
    wins: Wins,
}

/// The search for instant wins.
enum Wins {
    Unasked,
    Searching(&'static Plugin, Round),
    /// The search found nothing.
    None,
}

impl PracticeDialog {
    /// Opens the dialog and starts to search reviewed games. Positions in `practised` come last.
    pub fn open(ctx: &Context, cx: &AppContext, practised: &Practised) -> Self {
        let waker = ctx.clone();
        let mistakes = Round::of_mistakes(cx.store.clone(), cx.plugins.clone(), practised.clone(), move || {
            waker.request_repaint();
        });
        Self { mistakes: Some(mistakes), wins: Wins::Unasked }
    }

    /// Draws the dialog.
    pub fn ui(&mut self, ctx: &Context, cx: &AppContext) {
        let title = cx.words.word("practice-title");
        let dialog = widgets::hanging_dialog(ctx, "practice");
        let (closed, dismissed) = widgets::titled_ui(ctx, dialog, 640.0, &title, |ui| {
            ScrollArea::vertical().max_height(widgets::hanging_room(ctx, 110.0)).show(ui, |ui| {
                self.mistakes_ui(ui, cx);
                ui.add_space(10.0);
                self.wins_ui(ui, cx);
            });
            ui.add_space(10.0);
            ui.button(cx.words.word("close")).clicked()
        });
        cx.send_if((closed || dismissed).then_some(Command::CloseDialog));
    }

    fn mistakes_ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        let words = &cx.words;
        let Some(progress) = self.mistakes.as_ref().map(Round::progress) else { return };
        let RoundProgress { found, games, works } = progress;
        part_ui(ui, words.word("practice-yours"), words.word("practice-yours-about"), |ui| {
            let told = match () {
                () if works => words.word("practice-reading"),
                () if found > 0 => {
                    words.say(&Text::new("practice-yours-found").with("found", found).with("games", games))
                }
                () if games > 0 => words.with("practice-yours-faultless", "games", games),
                () => words.word("practice-yours-none"),
            };
            said_ui(ui, told);
            if works {
                return;
            }
            if found > 0 && widgets::primary(ui, words.word("practice-begin")).clicked() {
                cx.send_if(self.mistakes.take().map(|round| Command::Practise(Box::new(round))));
            } else if found == 0 && ui.button(words.word("library-title")).clicked() {
                cx.send(Command::OpenLibrary);
            }
        });
    }

    /// Draws the section for instant wins. A round begins as soon as its first position has been found.
    fn wins_ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        let words = &cx.words;
        let mut begun = None;
        let mut stopped = false;
        part_ui(ui, words.word("practice-wins-title"), words.word("practice-wins-about"), |ui| {
            let searching = matches!(self.wins, Wins::Searching(..));
            ui.horizontal_wrapped(|ui| {
                for plugin in &cx.plugins {
                    let title = words.of(plugin.id).word("title");
                    let spoken = format!("{}: {title}", words.word("practice-wins-title"));
                    let button = ui.add_enabled(!searching, Button::new(title)).accessible_name(spoken);
                    if button.clicked() {
                        begun = Some(*plugin);
                    }
                }
            });
            match &self.wins {
                Wins::Unasked => {}
                Wins::None => said_ui(ui, words.word("practice-wins-none")),
                Wins::Searching(plugin, round) => {
                    let searching =
                        Text::new("practice-wins-searching").with("game", words.of(plugin.id).word("title"));
                    ui.horizontal_wrapped(|ui| {
                        ui.label(words.say(&searching.with("games", round.progress().games)));
                        stopped = ui.button(words.word("practice-stop")).clicked();
                    });
                }
            }
        });
        if let Some(plugin) = begun {
            let waker = ui.ctx().clone();
            let round = Round::of_wins(plugin, (plugin.setup)(), cx.seed(), move || waker.request_repaint());
            self.wins = Wins::Searching(plugin, round);
        }
        if stopped {
            self.wins = Wins::Unasked;
        }
        cx.send_if(self.found_win().map(|round| Command::Practise(Box::new(round))));
    }

    /// Returns the round of instant wins once it can begin.
    fn found_win(&mut self) -> Option<Round> {
        let Wins::Searching(_, round) = &self.wins else { return None };
        let RoundProgress { found, works, .. } = round.progress();
        if found == 0 && works {
            return None;
        }
        match std::mem::replace(&mut self.wins, Wins::None) {
            Wins::Searching(_, round) if found > 0 => Some(round),
            _ => None,
        }
    }
}

/// Draws a section of the dialog: its title, a description, and its controls.
fn part_ui(ui: &mut Ui, title: String, about: String, more: impl FnOnce(&mut Ui)) {
    widgets::sheet(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.label(RichText::new(title).font(theme::strong(17.0)));
        said_ui(ui, about);
        more(ui);
    });
}

fn said_ui(ui: &mut Ui, words: String) {
    ui.add(Label::new(RichText::new(words).size(14.0)).wrap());
}
