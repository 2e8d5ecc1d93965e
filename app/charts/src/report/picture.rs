//! All charts in a single image.

use std::fmt::Write as _;
use std::sync::Arc;

use resvg::{tiny_skia, usvg};
use rondel_system::png_file;

use super::ComparisonReport;
use super::drawing::{STYLE, WIDTH, drawing, escaped};
use crate::charts;

/// The reason why the image cannot be created.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The SVG is invalid.
    #[error(transparent)]
    Drawing(#[from] usvg::Error),
    /// The image is too large.
    #[error("the picture is too large")]
    TooLarge,
    /// The image cannot be encoded.
    #[error("{0}")]
    Packing(String),
}

/// Renders all charts one below another on a light background, as PNG.
///
/// # Errors
/// Returns an error if the image cannot be rendered or encoded.
pub fn picture(report: &ComparisonReport<'_>) -> Result<Vec<u8>, PictureError> {
    const SCALE: f32 = 1.6;
    let mut body = String::new();
    let mut y = 20.0;
    for chart in charts(report.columns, report.measures) {
        let title = escaped(&report.catalog(0).word(&format!("chart-{}", chart.id)));
        let _ = write!(
            body,
            "<text x=\"20\" y=\"{:.0}\" style=\"font-size:20px;font-weight:bold\">{title}</text>",
            y + 24.0
        );
        let drawn = drawing(report, &chart);
        let height = height_of(&drawn);
        body += &drawn.replacen(
            "<svg ",
            &format!("<svg x=\"20\" y=\"{:.0}\" width=\"{WIDTH}\" height=\"{height}\" ", y + 40.0),
            1,
        );
        y += 40.0 + height + 24.0;
    }
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{y:.0}\" viewBox=\"0 0 {0} {y:.0}\"><style>{STYLE}</style>\
         <rect width=\"100%\" height=\"100%\" fill=\"#fbf5e6\"/>{body}</svg>",
        WIDTH + 40.0
    );
    let mut options = usvg::Options::default();
    let faces = Arc::make_mut(&mut options.fontdb);
    faces.load_font_data(notosans::REGULAR_TTF.to_vec());
    faces.load_font_data(notosans::BOLD_TTF.to_vec());
    let family = faces.faces().next().and_then(|face| Some(face.families.first()?.0.clone()));
    faces.set_sans_serif_family(family.unwrap_or_default());
    let tree = usvg::Tree::from_str(&svg, &options)?;
    let size = tree.size();
    let pixels = tiny_skia::Pixmap::new((size.width() * SCALE) as u32, (size.height() * SCALE) as u32);
    let mut pixels = pixels.ok_or(PictureError::TooLarge)?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(SCALE, SCALE), &mut pixels.as_mut());
    // The background is opaque everywhere, so the alpha channel can be dropped.
    let dots: Vec<u8> = pixels.data().chunks_exact(4).flat_map(|dot| &dot[..3]).copied().collect();
    png_file::packed([pixels.width(), pixels.height()], &dots).map_err(|error| PictureError::Packing(error.to_string()))
}

/// Returns the height from the `viewBox` of a drawing.
fn height_of(drawn: &str) -> f64 {
    let sizes = drawn.split("viewBox=\"").nth(1).and_then(|rest| rest.split('"').next());
    sizes.and_then(|sizes| sizes.rsplit(' ').next()?.parse().ok()).unwrap_or(0.0)
}
