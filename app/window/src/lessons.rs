//! The dialog for choosing a lesson of a game.

use egui::{Align, Context, Label, Layout, RichText, ScrollArea, Ui, vec2};
use rondel::{Lesson, LessonFile, Plugin, Text};
use rondel_painter::{theme, widgets};

use super::command::Command;
use super::context::AppContext;

/// The progress in a game's lessons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct LessonsDone {
    /// Number of completed lessons.
    pub(super) done: usize,
    /// Number of lessons.
    pub(super) count: usize,
    /// Whether any lesson was begun.
    pub(super) is_begun: bool,
    /// The first lesson that has not been completed.
    pub(super) next: Option<NextLesson>,
}

/// A lesson to learn next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NextLesson {
    /// The name of the lesson in the game.
    pub(super) name: &'static str,
    /// The message key of the lesson's title.
    pub(super) title: String,
    /// The step to begin at.
    pub(super) step: usize,
}

impl LessonsDone {
    /// Returns the progress in a game's lessons.
    pub(super) fn of(plugin: &Plugin, cx: &AppContext) -> Self {
        let mut found = Self { count: plugin.lessons.len(), ..Self::default() };
        for LessonFile { name, text, .. } in plugin.lessons {
            // Tests ensure that every lesson can be parsed.
            let Ok(lesson) = Lesson::read(name, text) else { continue };
            let step = cx.settings.learnt(plugin.id, name);
            let is_done = step >= lesson.steps.len();
            found.done += usize::from(is_done);
            found.is_begun |= step > 0;
            if !is_done && found.next.is_none() {
                found.next = Some(NextLesson { name, title: lesson.title, step });
            }
        }
        found
    }
}

/// Width of the buttons next to a lesson, in points.
const BUTTONS: f32 = 170.0;

/// Draws a game's lessons in their recommended order.
pub fn lessons_ui(ctx: &Context, plugin: &'static Plugin, cx: &AppContext) {
    let palette = theme::palette(ctx);
    let catalog = cx.words.of(plugin.id);
    let title = cx.words.with("lessons-of", "game", catalog.word("title"));
    let next = LessonsDone::of(plugin, cx).next;
    let (closed, dismissed) = widgets::dialog_ui(ctx, "lessons", 640.0, &title, |ui| {
        let room = (ctx.content_rect().height() - 220.0).max(160.0);
        ScrollArea::vertical().max_height(room).show(ui, |ui| {
            for (number, LessonFile { name, text, .. }) in (1..).zip(plugin.lessons) {
                // Tests ensure that every lesson can be parsed.
                let Ok(lesson) = Lesson::read(name, text) else { continue };
                let step = cx.settings.learnt(plugin.id, name);
                let is_done = step >= lesson.steps.len();
                ui.add_space(8.0);
                widgets::sheet(ui).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ui.horizontal_top(|ui| {
                        // The buttons are placed next to the text, so that all of a game's lessons fit on a small
                        // screen.
                        let words_room = vec2((ui.available_width() - BUTTONS).max(160.0), 0.0);
                        ui.allocate_ui_with_layout(words_room, Layout::top_down(Align::Min), |ui| {
                            ui.set_width(words_room.x);
                            ui.horizontal_wrapped(|ui| {
                                let title = catalog.say(&Text::new(lesson.title.clone()));
                                ui.label(RichText::new(format!("{number}.  {title}")).size(17.0).strong());
                                let minutes = cx.words.with("lesson-minutes", "minutes", lesson.minutes);
                                ui.label(RichText::new(minutes).size(13.0).color(palette.faint));
                                if is_done {
                                    widgets::chip(ui, cx.words.word("lesson-done"));
                                }
                            });
                            let about = RichText::new(catalog.say(&Text::new(lesson.about.clone()))).size(14.0);
                            ui.add(Label::new(about).wrap());
                        });
                        ui.with_layout(Layout::top_down(Align::Max), |ui| {
                            // One lesson is proposed: the first that has not been completed.
                            let is_next = next.as_ref().is_some_and(|next| next.name == *name);
                            let button = |ui: &mut Ui, key: &'static str, is_primary: bool| {
                                let words = cx.words.word(key);
                                if is_primary { widgets::primary(ui, words) } else { ui.button(words) }.clicked()
                            };
                            let under_way = step > 0 && !is_done;
                            if under_way && button(ui, "lesson-resume", is_next) {
                                cx.send(Command::BeginLesson(plugin, name, step));
                            }
                            let begins = if step > 0 {
                                button(ui, "lesson-again", false)
                            } else {
                                button(ui, "lesson-begin", is_next)
                            };
                            if begins {
                                cx.send(Command::BeginLesson(plugin, name, 0));
                            }
                        });
                    });
                });
            }
        });
        ui.add_space(10.0);
        ui.button(cx.words.word("close")).clicked()
    });
    cx.send_if((closed || dismissed).then_some(Command::CloseDialog));
}
