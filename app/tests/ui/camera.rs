//! A camera pointed at the window: reads QR codes from the painted shapes.

use egui::{Rect, Shape};
use egui_kittest::Harness;
use rondel_window::Shell;

/// Camera pixels per point of the window.
const SHARP: f32 = 2.0;

/// Returns the contents of all QR codes in the window, in the order in which they are found.
pub(crate) fn codes(window: &Harness<'_, Shell>) -> Vec<String> {
    let size = window.ctx.content_rect().size() * SHARP;
    let (width, height) = (size.x as usize, size.y as usize);
    let mut film = vec![128_u8; width * height];
    let mut plates = Vec::new();
    window.output().shapes.iter().for_each(|clipped| take(&clipped.shape, clipped.clip_rect, &mut plates));
    for (plate, light) in plates {
        let dots = |from: f32, to: f32, most: usize| {
            (from * SHARP).round() as usize..((to * SHARP).round() as usize).min(most)
        };
        for row in dots(plate.top(), plate.bottom(), height) {
            for column in dots(plate.left(), plate.right(), width) {
                film[row * width + column] = light;
            }
        }
    }
    let mut seen = rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| film[y * width + x]);
    seen.detect_grids().iter().filter_map(|grid| grid.decode().ok()).map(|(_, words)| words).collect()
}

/// Collects the painted rectangles with their brightness.
fn take(shape: &Shape, clip: Rect, plates: &mut Vec<(Rect, u8)>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| take(shape, clip, plates)),
        Shape::Rect(rect) if rect.fill.a() > 0 && rect.brush.is_none() => {
            let [red, green, blue, _] = rect.fill.to_array().map(u32::from);
            plates.push((rect.rect.intersect(clip), ((red + green + blue) / 3) as u8));
        }
        _ => {}
    }
}
