//! Tables with people elsewhere: they go on whichever screen is shown, and call their person.

use egui::{Context, Ui, UserAttentionType, ViewportCommand};
use rondel_painter::widgets;
use rondel_sound::Sound;

use super::{Overlay, Screen, Shell};
use crate::home::{Home, Place, RoomId};
use crate::parlour::{Door, LOOK};

impl Shell {
    /// Keeps all tables with people elsewhere going; called for every frame, and now and then while the window is hidden.
    pub fn attend(&mut self, ctx: &Context) {
        self.cx.begin_frame(ctx);
        let (hidden, front) = ctx.input(|input| {
            let viewport = input.viewport();
            let hidden = viewport.visible() == Some(false);
            (hidden, !hidden && viewport.focused.unwrap_or(input.focused))
        });
        let shown = if let Screen::Play(play) = &self.screen { play.file() } else { None };
        let mut calls = self.parlour.attend(ctx, &mut self.cx, shown);
        if let Screen::Play(play) = &mut self.screen
            && play.view().has_people_elsewhere()
        {
            if hidden {
                play.keep_going(ctx, &self.cx);
            }
            if play.takes_call() && !front {
                self.cx.sound(Sound::Turn, 1.0);
                calls.push(crate::parlour::Call { words: play.view().call_words(&self.cx) });
            }
            self.next = self.parlour.go_again(ctx, &mut self.cx, play).or(self.next);
            ctx.request_repaint_after(LOOK);
        }
        self.go_along();
        if !front && !calls.is_empty() {
            ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(UserAttentionType::Informational));
            for call in calls.iter().filter(|_| self.cx.settings.notify) {
                self.cx.notifier.tell(&call.words);
            }
        }
        if hidden {
            let title = self.called();
            self.write_title(ctx, title);
        }
    }

    /// Another game with the same people begins: who still looks at the one before comes to it by themselves.
    fn go_along(&mut self) {
        let Some(room) = self.next else { return };
        let looks = self.play().is_some_and(|play| play.is_over() && play.view().wants_again());
        match self.parlour.has_begun(room) {
            Some(true) if looks && self.is_free() => {
                self.next = None;
                self.sit_down_in(room);
            }
            Some(_) if looks => {}
            _ => self.next = None,
        }
    }

    /// What the window is called while a table that is not on the screen calls its person.
    pub(super) fn title_of_call(&self) -> Option<String> {
        self.parlour.news(&self.cx).into_iter().next().map(|(_, words)| words)
    }

    /// What is to be known of tables nobody looks at: a strip for each that leads there.
    pub(super) fn news_ui(&mut self, ui: &mut Ui) {
        let (mut goes, mut away) = (None, None);
        for (room, words) in self.parlour.news(&self.cx) {
            widgets::notice_ui(ui, ("news", room.0), |ui| {
                ui.label(widgets::notice_words(words).strong());
                if ui.button(self.cx.words.word("far-go-there")).clicked() {
                    goes = Some(room);
                }
                if ui.button(self.cx.words.word("notice-away")).clicked() {
                    away = Some(room);
                }
            });
        }
        if let Some(room) = away {
            self.parlour.put_away(room);
        }
        if let Some(room) = goes {
            self.go_far(ui.ctx(), &Place::Room(room));
        }
    }

    /// Goes back to a table with people elsewhere.
    pub(super) fn go_far(&mut self, ctx: &Context, place: &Place) {
        match self.parlour.go_to(ctx, &self.cx, place) {
            Ok(Door::Dialog(dialog)) => self.overlay = Some(Overlay::Far(dialog)),
            Ok(Door::Play(play)) => self.sit_down(*play),
            Err(why) => self.cx.notices.push(why),
        }
    }

    pub(super) fn sit_down_in(&mut self, room: RoomId) {
        match self.parlour.take(room, &self.cx) {
            Some(play) => self.sit_down(*play),
            None => self.close_far(),
        }
    }

    /// Closes the dialog in which somebody was waited for; Home may show another table now.
    pub(super) fn close_far(&mut self) {
        self.overlay = None;
        if let Screen::Home(home) = &mut self.screen {
            **home = Home::new(&self.cx);
        }
    }

    /// Goes to the list of games.
    pub(super) fn go_home(&mut self) {
        let home = Home::new(&self.cx);
        self.change_screen(Screen::Home(Box::new(home)));
    }

    /// Shows another screen. A table with people elsewhere goes on.
    pub(super) fn change_screen(&mut self, screen: Screen) {
        if let Screen::Play(play) = std::mem::replace(&mut self.screen, screen)
            && play.view().goes_on_elsewhere()
        {
            self.parlour.keep(play);
        }
    }
}
