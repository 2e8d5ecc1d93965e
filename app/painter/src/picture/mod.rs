//! Renders the window off-screen: frames are drawn into memory, where they can be inspected and measured.
//!
//! [`Rasterizer`] draws frames and fills their triangles, [`legibility`] measures the legibility of a frame, and
//! [`alike`] compares the drawings of a game.

pub mod alike;
pub mod colour;
pub mod legibility;
mod raster;
mod words;

use std::collections::HashMap;

use egui::epaint::{ClippedPrimitive, ClippedShape};
use egui::{ColorImage, Context, FullOutput, Pos2, RawInput, Rect, TextureId, Ui, Vec2, ViewportId, ViewportInfo};

pub use self::words::FrameText;
use rondel_system::png_file;

/// An off-screen window.
pub struct Rasterizer {
    ctx: Context,
    /// Width and height, in pixels.
    size: [usize; 2],
    /// Pixels per point of the desktop.
    scale: f32,
    seconds: f64,
    textures: HashMap<TextureId, ColorImage>,
    shapes: Vec<ClippedShape>,
    pixels_per_point: f32,
}

impl Rasterizer {
    /// Creates an empty window of `size` pixels on a desktop with `scale` pixels per point.
    pub fn new(size: [usize; 2], scale: f32) -> Self {
        let (textures, shapes) = (HashMap::new(), Vec::new());
        Self { ctx: Context::default(), size, scale, seconds: 0.0, textures, shapes, pixels_per_point: scale }
    }

    /// Returns the egui context.
    pub fn ctx(&self) -> &Context {
        &self.ctx
    }

    /// Returns the number of pixels per point in the last frame.
    pub fn pixels_per_point(&self) -> f32 {
        self.pixels_per_point
    }

    /// Returns the time of the last frame, in seconds.
    pub fn now(&self) -> f64 {
        self.seconds
    }

    /// Draws a frame half a second after the previous one.
    pub fn draw(&mut self, ui: impl FnMut(&mut Ui)) {
        self.draw_after(0.5, ui);
    }

    /// Draws a frame `seconds` after the previous one.
    pub fn draw_after(&mut self, seconds: f64, ui: impl FnMut(&mut Ui)) {
        self.seconds += seconds;
        let points = Vec2::new(self.size[0] as f32, self.size[1] as f32) / self.scale / self.ctx.zoom_factor();
        let window = Rect::from_min_size(Pos2::ZERO, points);
        let viewport = ViewportInfo {
            inner_rect: Some(window),
            native_pixels_per_point: Some(self.scale),
            focused: Some(true),
            ..ViewportInfo::default()
        };
        let input = RawInput {
            viewports: std::iter::once((ViewportId::ROOT, viewport)).collect(),
            screen_rect: Some(window),
            time: Some(self.seconds),
            ..RawInput::default()
        };
        let FullOutput { shapes, pixels_per_point, mut textures_delta, .. } = self.ctx.run_ui(input, ui);
        for (id, deltas) in std::mem::take(&mut textures_delta.set) {
            deltas.into_iter().for_each(|delta| raster::load(&mut self.textures, id, delta));
        }
        for id in std::mem::take(&mut textures_delta.free) {
            self.textures.remove(&id);
        }
        self.shapes = shapes;
        self.pixels_per_point = pixels_per_point;
    }

    /// Returns the text of the last frame, in drawing order.
    pub fn words(&self) -> Vec<FrameText> {
        words::all(&self.shapes, self.pixels_per_point)
    }

    /// Returns the image of the last frame.
    pub fn picture(&self) -> ColorImage {
        self.fill(self.shapes.clone())
    }

    /// Returns the image of the last frame without its text.
    pub fn without_words(&self) -> ColorImage {
        self.fill(words::without(&self.shapes))
    }

    fn fill(&self, shapes: Vec<ClippedShape>) -> ColorImage {
        let triangles: Vec<ClippedPrimitive> = self.ctx.tessellate(shapes, self.pixels_per_point);
        raster::fill(&triangles, self.size, self.pixels_per_point, &self.textures)
    }
}

/// Encodes an image as a PNG file.
///
/// # Errors
/// Returns an error if the image is empty.
pub fn to_png(picture: &ColorImage) -> Result<Vec<u8>, png::EncodingError> {
    let dots: Vec<u8> = picture.pixels.iter().flat_map(|dot| [dot.r(), dot.g(), dot.b()]).collect();
    png_file::packed([picture.width() as u32, picture.height() as u32], &dots)
}
