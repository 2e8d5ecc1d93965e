//! The short form of a choice in the list: text and icons, in as many lines as they need.

use std::sync::Arc;

use egui::{Color32, Galley, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};
use rondel::Plugin;
use rondel::scene::Icon;
use rondel_painter::icons::Icons;
use rondel_painter::{theme, widgets};
use rondel_presenter::resolved::LinePart;

/// Size of an icon, and distance between parts, in points.
const ICON: f32 = 22.0;
const GAP: f32 = 5.0;

/// A part with its position relative to the upper left corner.
enum Placed {
    Icon(Icon, Pos2),
    Text(Arc<Galley>, Pos2),
    Divider(Pos2),
}

/// A short form that has been laid out.
pub(super) struct ChoiceFace {
    parts: Vec<Placed>,
    pub(super) size: Vec2,
}

/// Parts being arranged in lines.
struct Lines {
    width: f32,
    /// The position of the next part.
    at: Pos2,
    widest: f32,
}

impl Lines {
    fn fits(&self, part: f32) -> bool {
        self.at.x <= 0.0 || self.at.x + part <= self.width
    }

    fn begin(&mut self) {
        self.at = pos2(0.0, self.at.y + ICON + 2.0);
    }

    /// Returns the position for a part of this width. If the part does not fit, begins a new line.
    fn place(&mut self, part: f32) -> Pos2 {
        if !self.fits(part) {
            self.begin();
        }
        let here = self.at;
        self.at.x += part + GAP;
        self.widest = self.widest.max(here.x + part);
        here
    }
}

impl ChoiceFace {
    /// Lays out the parts in a column of this width.
    pub(super) fn of(ui: &Ui, parts: &[LinePart], width: f32, ink: Color32) -> Self {
        let font = |part: &LinePart| match part {
            LinePart::Number(_) => theme::strong(15.0),
            _ => theme::text(14.5),
        };
        let lay = |word: &str, part: &LinePart| ui.painter().layout_no_wrap(word.to_owned(), font(part), ink);
        let wide = |part: &LinePart| match part {
            LinePart::Icon(_) => ICON + GAP,
            LinePart::Divider => 0.0,
            LinePart::Words(words) | LinePart::Number(words) => {
                words.split_whitespace().map(|word| lay(word, part).size().x + GAP).sum()
            }
        };
        let mut placed = Vec::with_capacity(parts.len());
        let mut lines = Lines { width, at: Pos2::ZERO, widest: 0.0 };
        for (place, part) in parts.iter().enumerate() {
            match part {
                LinePart::Icon(icon) => placed.push(Placed::Icon(icon, lines.place(ICON))),
                LinePart::Divider => {
                    // What stands between two dividers stays together. A new line needs no divider before it.
                    let together = parts[place + 1..].iter().take_while(|part| !matches!(part, LinePart::Divider));
                    if lines.fits(GAP + together.map(wide).sum::<f32>()) {
                        placed.push(Placed::Divider(lines.place(GAP)));
                    } else {
                        lines.begin();
                    }
                }
                LinePart::Words(words) | LinePart::Number(words) => {
                    // Each word may begin a new line.
                    for word in words.split_whitespace() {
                        let galley = lay(word, part);
                        let here = lines.place(galley.size().x);
                        placed.push(Placed::Text(galley, here));
                    }
                }
            }
        }
        Self { parts: placed, size: vec2(lines.widest, lines.at.y + ICON) }
    }

    /// Paints the parts with their upper left corner at `start`.
    pub(super) fn paint(
        self,
        ui: &Ui,
        start: Pos2,
        (plugin, icons): (&'static Plugin, &mut Icons),
        (ink, tint): (Color32, Color32),
    ) {
        for part in self.parts {
            match part {
                Placed::Icon(icon, at) => {
                    let place = Rect::from_min_size(start + at.to_vec2(), Vec2::splat(ICON));
                    widgets::paint_game_icon(ui, icons, plugin, icon, place, tint);
                }
                Placed::Text(galley, at) => {
                    let down = (ICON - galley.size().y) / 2.0;
                    ui.painter().galley(start + at.to_vec2() + vec2(0.0, down), galley, ink);
                }
                Placed::Divider(at) => {
                    let x = start.x + at.x + GAP / 2.0;
                    let top = start.y + at.y;
                    ui.painter().vline(x, top + 3.0..=top + ICON - 3.0, Stroke::new(1.0, theme::faded(ink, 0.5)));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput};

    use super::*;

    #[test]
    fn parts_that_do_not_fit_begin_a_new_line() {
        let parts = [LinePart::Words("two spaces".to_owned()), LinePart::Icon("beer"), LinePart::Divider];
        let lines = |width: f32| {
            let mut sizes = Vec::new();
            let ctx = Context::default();
            theme::install(&ctx);
            let mut output = ctx.run_ui(RawInput::default(), |ui| {
                sizes.push(ChoiceFace::of(ui, &parts, width, Color32::BLACK).size);
            });
            output.textures_delta.clear();
            sizes[0]
        };
        let (wide, narrow) = (lines(400.0), lines(60.0));
        assert!((wide.y - ICON).abs() < 0.1 && wide.x < 400.0, "{wide}");
        assert!(narrow.y > 1.9 * ICON && narrow.x <= 60.0, "{narrow}");
    }

    #[test]
    fn what_stands_between_dividers_stays_together() {
        let icons = |count: usize| std::iter::repeat_n(LinePart::Icon("beer"), count);
        let parts: Vec<LinePart> = icons(2).chain([LinePart::Divider]).chain(icons(2)).collect();
        let ctx = Context::default();
        theme::install(&ctx);
        let mut places = Vec::new();
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let face = ChoiceFace::of(ui, &parts, 4.0 * ICON, Color32::BLACK);
            let icon = |part: &Placed| if let Placed::Icon(_, at) = part { Some(at.y > 0.0) } else { None };
            places = face.parts.iter().filter_map(icon).collect();
        });
        output.textures_delta.clear();
        assert_eq!(places, [false, false, true, true], "the third icon would fit on the first line");
    }
}
