//! Word order in right-to-left text.
//!
//! The text layout of egui shapes each single-font run in its own direction but places the runs of a line from left to
//! right. Spaces use a different font from the adjacent Hebrew or Arabic words, so the words of a name appear in the
//! wrong order. This module moves the words of each line to their visual positions, after layout and before painting.
//! The text itself stays in logical order for the clipboard, screen readers and line breaking.

use std::ops::Range;
use std::sync::Arc;

use egui::epaint::text::{Glyph, Row};
use egui::epaint::{Shape, TextShape};
use egui::{Context, FullOutput, Plugin};
use unicode_bidi::{BidiClass, BidiInfo, Level, bidi_class};

/// Adds the word reordering to a context.
pub(super) fn install(ctx: &Context) {
    ctx.add_plugin(RightToLeft);
}

struct RightToLeft;

impl Plugin for RightToLeft {
    fn debug_name(&self) -> &'static str {
        "right-to-left text"
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        output.shapes.iter_mut().for_each(|clipped| reorder_shape(&mut clipped.shape));
    }
}

fn reorder_shape(shape: &mut Shape) {
    match shape {
        Shape::Vec(shapes) => shapes.iter_mut().for_each(reorder_shape),
        Shape::Text(text) if has_right_to_left(&text.galley.job.text) => reorder_text(text),
        _ => {}
    }
}

fn has_right_to_left(text: &str) -> bool {
    // In Unicode, the right-to-left scripts begin with Hebrew. In most texts, all characters precede Hebrew.
    text.chars().any(|letter| letter >= '\u{590}' && matches!(bidi_class(letter), BidiClass::R | BidiClass::AL))
}

fn reorder_text(text: &mut TextShape) {
    let galley = Arc::make_mut(&mut text.galley);
    for placed in &mut galley.rows {
        reorder_row(Arc::make_mut(&mut placed.row), &galley.job.text, galley.pixels_per_point);
    }
}

/// Moves the words of a row to their visual positions. `text` is the whole text in logical order.
fn reorder_row(row: &mut Row, text: &str, pixels_per_point: f32) {
    let laid_out: String = row.glyphs.iter().map(|glyph| glyph.chr).collect();
    let Some(mut x) = row.glyphs.first().map(|glyph| glyph.pos.x) else { return };
    let starts: Vec<f32> =
        row.glyphs.iter().map(|glyph| glyph.pos.x).chain(row.glyphs.last().map(Glyph::max_x)).collect();
    for word in visual_order(&laid_out, text) {
        let width = starts[word.end] - starts[word.start];
        let shift = ((x - starts[word.start]) * pixels_per_point).round() / pixels_per_point;
        for glyph in &mut row.glyphs[word] {
            glyph.pos.x += shift;
            if !glyph.uv_rect.is_nothing() {
                let first = glyph.first_vertex as usize;
                row.visuals.mesh.vertices.iter_mut().skip(first).take(4).for_each(|vertex| vertex.pos.x += shift);
            }
        }
        x += width;
    }
}

/// Returns the character ranges of a line in visual order, from left to right.
///
/// `laid_out` contains the characters as placed by the text layout, in which each right-to-left word is already
/// reversed.
fn visual_order(laid_out: &str, text: &str) -> Vec<Range<usize>> {
    let info = BidiInfo::new(laid_out, Some(Level::ltr()));
    let index = |byte: usize| laid_out[..byte].chars().count();
    let mut order = Vec::new();
    for paragraph in &info.paragraphs {
        let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let start = index(run.start);
            if levels[run.start].is_rtl() && !is_turned(&laid_out[run.clone()], text) {
                order.extend(words(&laid_out[run]).into_iter().rev().map(|word| start + word.start..start + word.end));
            } else {
                order.push(start..index(run.end));
            }
        }
    }
    order
}

/// Returns whether the words of a run are already in order. This is the case if their font also contains the space,
/// because several words are then laid out as a single run.
fn is_turned(run: &str, text: &str) -> bool {
    text.contains(&run.chars().rev().collect::<String>())
}

/// Returns the ranges of the words in a run and of the spaces between them.
fn words(run: &str) -> Vec<Range<usize>> {
    let mut words: Vec<(bool, Range<usize>)> = Vec::new();
    for (at, letter) in run.chars().enumerate() {
        let is_space = letter.is_whitespace();
        match words.last_mut() {
            Some((last, word)) if *last == is_space => word.end = at + 1,
            _ => words.push((is_space, at..at + 1)),
        }
    }
    words.into_iter().map(|(_, word)| word).collect()
}

#[cfg(test)]
mod tests {
    use egui::RawInput;

    use super::*;
    use crate::theme;

    /// Returns the words of a text in painted order, from left to right, each as its index in the text.
    fn painted(text: &str) -> Vec<usize> {
        let ctx = Context::default();
        theme::install(&ctx);
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let galley = ui.painter().layout_no_wrap(text.to_owned(), theme::text(14.0), egui::Color32::BLACK);
            ui.painter().galley(egui::Pos2::ZERO, galley, egui::Color32::BLACK);
        });
        output.textures_delta.clear();
        let words: Vec<&str> = text.split_whitespace().collect();
        let shapes = output.shapes.iter().filter_map(|clipped| match &clipped.shape {
            Shape::Text(shape) => Some(shape),
            _ => None,
        });
        let row = Arc::clone(&shapes.into_iter().next().expect("one text").galley.rows[0].row);
        let mut seen: Vec<(f32, usize)> = Vec::new();
        for (number, word) in words.iter().enumerate() {
            let letter = word.chars().next().expect("a letter");
            let glyph = row.glyphs.iter().find(|glyph| glyph.chr == letter).expect("a glyph of the letter");
            let vertex = row.visuals.mesh.vertices[glyph.first_vertex as usize].pos.x;
            assert!((vertex - glyph.pos.x).abs() < 12.0, "{word}: drawn at {vertex}, placed at {}", glyph.pos.x);
            seen.push((vertex, number));
        }
        seen.sort_by(|one, other| one.0.total_cmp(&other.0));
        seen.into_iter().map(|(_, number)| number).collect()
    }

    #[test]
    fn words_stand_where_they_are_read() {
        for (text, order) in [
            ("Ann plays", [0, 1].as_slice()),
            ("דוד כהן", &[1, 0]),
            ("محمد بن علي", &[2, 1, 0]),
            ("x דוד כהן y", &[0, 2, 1, 3]),
            ("דוד 12 כהן", &[2, 1, 0]),
            ("Ann: שלום לך", &[0, 2, 1]),
            ("田中 さん", &[0, 1]),
        ] {
            assert_eq!(painted(text), order, "{text}");
        }
    }

    #[test]
    fn words_that_one_font_has_turned_stay() {
        let whole = 0..7;
        assert_eq!(visual_order("ןהכ דוד", "דוד כהן"), [whole]);
    }

    #[test]
    fn no_letter_moves_over_another() {
        let mut row = 0.0;
        let ctx = Context::default();
        theme::install(&ctx);
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let galley =
                ui.painter().layout_no_wrap("a محمد بن علي b".to_owned(), theme::serif(20.0), egui::Color32::RED);
            row = galley.rect.width();
            ui.painter().galley(egui::Pos2::ZERO, galley, egui::Color32::RED);
        });
        output.textures_delta.clear();
        let Some(Shape::Text(shape)) =
            output.shapes.iter().map(|clipped| &clipped.shape).find(|shape| matches!(shape, Shape::Text(_)))
        else {
            panic!("one text")
        };
        let glyphs = shape.galley.rows[0].glyphs.iter().filter(|glyph| glyph.advance_width > 0.0);
        let mut glyphs: Vec<(f32, f32)> = glyphs.map(|glyph| (glyph.pos.x, glyph.max_x())).collect();
        glyphs.sort_by(|one, other| one.0.total_cmp(&other.0));
        assert!(glyphs.windows(2).all(|pair| pair[1].0 >= pair[0].1 - 1.0), "{glyphs:?}");
        assert!(glyphs.iter().all(|glyph| glyph.1 <= row + 1.0));
    }
}
