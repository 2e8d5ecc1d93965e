//! Tests every step of every lesson, in every language and in windows of several shapes: the text and the elements that
//! it refers to are visible, and the button that continues the lesson does not move.

use egui::{Context, Pos2, RawInput, Rect, vec2};
use rondel::lesson::LessonStep;
use rondel::{Lesson, LessonFile, Plugin};
use rondel_games as _;
use rondel_painter::theme;
use rondel_system::{Settings, Speed, Store};

use super::Play;
use crate::context::AppContext;

/// Window sizes in points: small, usual, taller than wide, and very wide. The small window has 1280 × 720 pixels at
/// a scale of 86%.
const SHAPES: [(f32, f32); 4] = [(1280.0 / 0.86, 720.0 / 0.86), (1920.0, 1080.0), (900.0, 1400.0), (2560.0, 1080.0)];

/// A window of fixed size, without a display.
struct Frames {
    ctx: Context,
    window: Rect,
    now: f64,
}

impl Frames {
    fn new((width, height): (f32, f32), settings: &Settings) -> Self {
        let ctx = Context::default();
        theme::install(&ctx);
        theme::apply(&ctx, settings);
        Self { ctx, window: Rect::from_min_size(Pos2::ZERO, vec2(width, height)), now: 1.0 }
    }

    fn draw(&mut self, play: &mut Play, cx: &mut AppContext) {
        for frame in 0..6 {
            if frame > 1 && play.game.mode.lesson().is_some_and(|teaching| teaching.fits) {
                return;
            }
            self.now += 0.5;
            let input = RawInput { screen_rect: Some(self.window), time: Some(self.now), ..RawInput::default() };
            let mut output = self.ctx.run_ui(input, |ui| play.ui(ui, cx, true));
            output.textures_delta.clear();
        }
    }
}

/// Returns the faults of a step as it is drawn.
fn faults(play: &Play, window: Rect, primary: &mut Option<Rect>) -> Vec<String> {
    let teaching = play.game.mode.lesson().expect("a lesson");
    let mut faults = Vec::new();
    let mut check = |is_right: bool, fault: String| {
        if !is_right {
            faults.push(fault);
        }
    };
    check(play.game.teaches_now(), "the table is not shown as it is".to_owned());
    check(window.contains_rect(teaching.panel), format!("the panel is at {:?}", teaching.panel));
    check(teaching.fits, "the text does not fit".to_owned());
    let before = *primary.get_or_insert(teaching.primary);
    check(before == teaching.primary, format!("the button moved from {before:?} to {:?}", teaching.primary));
    let (named, rects) = (teaching.at(), play.game.taught_rects());
    check(named.len() == rects.len(), format!("{} of {} elements are on the table", rects.len(), named.len()));
    let room = play.game.table.shown().room;
    for rect in rects {
        check(room.expand(1.0).contains_rect(rect), format!("{rect:?} is outside the table {room:?}"));
        check(!teaching.panel.intersects(rect), format!("the panel covers {rect:?}"));
    }
    faults
}

fn is_shown(step: Option<&LessonStep>) -> bool {
    !matches!(step, Some(LessonStep::Play(_) | LessonStep::Table { .. }))
}

/// Returns the faults of a lesson in one language and one shape of window.
fn walk(
    plugin: &'static Plugin,
    LessonFile { name, text, .. }: &LessonFile,
    cx: &mut AppContext,
    frames: &mut Frames,
) -> Vec<String> {
    let lesson = Lesson::read(name, text).expect("a lesson");
    let mut primary = None;
    let mut found = Vec::new();
    for step in (0..=lesson.steps.len()).filter(|step| is_shown(lesson.steps.get(*step))) {
        let mut play = Play::teach(cx, plugin, name, step).expect("a step of the lesson");
        frames.draw(&mut play, cx);
        let mut note = |play: &Play, answer: &str| {
            let at = format!("{} {name}, step {}{answer}, {}", plugin.id, step + 1, cx.settings.spoken());
            let at = format!("{at}, {}×{}", frames.window.width(), frames.window.height());
            found.extend(faults(play, frames.window, &mut primary).into_iter().map(|fault| format!("{at}: {fault}")));
        };
        note(&play, "");
        assert_eq!(cx.settings.learnt(plugin.id, name), step, "{}: the step is recorded", plugin.id);
    }
    found
}

/// Checks all lessons in one language.
fn check(language: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = Settings { language: Some(language.to_owned()), speed: Speed::None, ..Settings::default() };
    let mut cx = AppContext::furnish(Store::at(folder.path()), settings.clone(), Some(1));
    let mut found = Vec::new();
    for shape in SHAPES {
        let mut frames = Frames::new(shape, &settings);
        for plugin in cx.plugins.clone() {
            for file in plugin.lessons {
                cx.settings.lessons.clear();
                found.extend(walk(plugin, file, &mut cx, &mut frames));
            }
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn every_step_is_in_sight_with_its_target_and_no_button_moves() {
    check("en");
}

#[test]
fn every_step_is_in_sight_with_its_target_in_german() {
    check("de");
}

#[test]
fn every_step_is_in_sight_with_its_target_in_dutch() {
    check("nl");
}
