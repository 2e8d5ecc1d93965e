//! Online tables, which remain active in the background and notify the user.

use egui::{Context, Ui, UserAttentionType, ViewportCommand};
use rondel_painter::widgets;
use rondel_tables::{TableChange, TableKey};

use super::{Overlay, Screen, Shell};
use crate::home::Home;
use crate::listed::TablePlace;

impl Shell {
    /// Keeps all online tables running. Called every frame, and occasionally while the window is hidden.
    pub fn attend(&mut self, ctx: &Context) {
        self.cx.begin_frame(ctx);
        let (hidden, front) = ctx.input(|input| {
            let viewport = input.viewport();
            let hidden = viewport.visible() == Some(false);
            (hidden, !hidden && viewport.focused.unwrap_or(input.focused))
        });
        let shown = if let Screen::Play(play) = &mut self.screen { play.on_screen(hidden) } else { None };
        let plies = shown.as_ref().map(|shown| shown.held.plies());
        let (changes, calls) = self.online.attend(ctx, &mut self.cx, shown, front);
        for change in &changes {
            if let TableChange::Again(next) = change {
                self.next = Some(*next);
            }
        }
        if let (Screen::Play(play), Some(plies)) = (&mut self.screen, plies) {
            play.hear(changes, plies, &self.cx);
        }
        self.go_along();
        if !front && !calls.is_empty() {
            ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(UserAttentionType::Informational));
            for call in calls.iter().filter(|_| self.cx.settings.notify) {
                self.cx.notifier.tell(call);
            }
        }
        if hidden {
            let title = self.called();
            self.write_title(ctx, title);
        }
    }

    /// Switches to a new game with the same players, if the user is still viewing the previous one.
    fn go_along(&mut self) {
        let Some(next) = self.next else { return };
        let looks = self.play().is_some_and(|play| play.is_over() && play.held().wants_again());
        match self.online.has_begun(next) {
            Some(true) if looks && self.is_free() => {
                self.next = None;
                self.sit_down_at(next);
            }
            Some(_) if looks => {}
            _ => self.next = None,
        }
    }

    /// Returns the window title to show if a background table requires the user's attention.
    pub(super) fn title_of_call(&self) -> Option<String> {
        self.online.news(&self.cx).into_iter().next().map(|(_, words)| words)
    }

    /// Draws a notification bar for each background table with news.
    pub(super) fn news_ui(&mut self, ui: &mut Ui) {
        let (mut goes, mut away) = (None, None);
        for (table, words) in self.online.news(&self.cx) {
            widgets::notice_ui(ui, ("news", table.0), |ui| {
                ui.label(widgets::notice_words(words).strong());
                if ui.button(self.cx.words.word("far-go-there")).clicked() {
                    goes = Some(table);
                }
                if ui.button(self.cx.words.word("notice-away")).clicked() {
                    away = Some(table);
                }
            });
        }
        if let Some(table) = away {
            self.online.put_away(table);
        }
        if let Some(table) = goes {
            self.go_to_table(ui.ctx(), &TablePlace::Open(table));
        }
    }

    /// Opens an online table: its game, or the dialog that waits for other players.
    pub(super) fn go_to_table(&mut self, ctx: &Context, place: &TablePlace) {
        let table = match place {
            TablePlace::Open(table) => Ok(*table),
            TablePlace::File(path) => self.online.open_file(ctx, &self.cx, path),
        };
        match table {
            Ok(table) => match (self.online.dialog(table, &self.cx), self.online.take(table, &self.cx)) {
                (Some(dialog), _) => self.overlay = Some(Overlay::Online(dialog)),
                (None, Some(play)) => self.sit_down(*play),
                (None, None) => self.cx.notices.push(self.cx.words.word("far-closed")),
            },
            Err(why) => self.cx.notices.push(why),
        }
    }

    pub(super) fn sit_down_at(&mut self, table: TableKey) {
        match self.online.take(table, &self.cx) {
            Some(play) => self.sit_down(*play),
            None => self.close_online(),
        }
    }

    /// Closes the online dialog and refreshes the home screen, which may now list another table.
    pub(super) fn close_online(&mut self) {
        self.overlay = None;
        if let Screen::Home(home) = &mut self.screen {
            **home = Home::new(&self.cx);
        }
    }

    /// Shows the home screen.
    pub(super) fn go_home(&mut self) {
        let home = Home::new(&self.cx);
        self.change_screen(Screen::Home(Box::new(home)));
    }

    /// Shows another screen. An online table continues in the background.
    pub(super) fn change_screen(&mut self, screen: Screen) {
        if let Screen::Play(play) = std::mem::replace(&mut self.screen, screen) {
            self.online.give_back(play);
        }
    }
}
