//! Animated images in a single file: GIF, which every program can open, or APNG, which supports full colour.
//! Each frame contains only the region that changed since the previous frame.

use std::borrow::Cow;
use std::io::{self, Write};

use color_quant::NeuQuant;
use egui::{Color32, ColorImage};
use gif::{AnyExtension, DisposalMethod, Frame, Repeat};
use png::{AdaptiveFilterType, BitDepth, BlendOp, ColorType, Compression, DisposeOp};

use super::film::FilmFormat;

/// Maximum size of a film, in bytes.
const MOST_BYTES: usize = 64 << 20;
/// Palette index for unchanged pixels of a GIF.
const UNCHANGED: u8 = 255;

/// Reasons why a film cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum AnimationError {
    /// The film exceeds the size limit.
    #[error("the film is larger than {} MB; choose fewer plies or a smaller size", MOST_BYTES >> 20)]
    Large,
    /// The APNG encoder failed.
    #[error(transparent)]
    Png(png::EncodingError),
    /// The GIF encoder failed.
    #[error(transparent)]
    Gif(gif::EncodingError),
}

impl From<png::EncodingError> for AnimationError {
    fn from(error: png::EncodingError) -> Self {
        match error {
            png::EncodingError::IoError(_) => Self::Large,
            other => Self::Png(other),
        }
    }
}

impl From<gif::EncodingError> for AnimationError {
    fn from(error: gif::EncodingError) -> Self {
        match error {
            gif::EncodingError::Io(_) => Self::Large,
            other => Self::Gif(other),
        }
    }
}

/// An in-memory file with a size limit.
pub(super) struct Bounded<'a>(&'a mut Vec<u8>);

impl Write for Bounded<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0.len() + bytes.len() > MOST_BYTES {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A film that is being written.
pub(super) struct AnimationEncoder<'a> {
    strip: Strip<'a>,
    last: Option<ColorImage>,
}

enum Strip<'a> {
    Gif(gif::Encoder<Bounded<'a>>, Box<Colours>),
    Apng(png::Writer<Bounded<'a>>),
}

/// A rectangular part of an image, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PixelRect {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl<'a> AnimationEncoder<'a> {
    /// Starts a film with the given number of frames. The palette of a GIF is derived from `samples`.
    pub(super) fn begin(
        format: FilmFormat,
        into: &'a mut Vec<u8>,
        pictures: usize,
        samples: &[ColorImage],
    ) -> Result<Self, AnimationError> {
        let [width, height] = samples.first().map_or([1, 1], |sample| sample.size);
        let bounded = Bounded(into);
        let strip = match format {
            FilmFormat::Gif => {
                let colours = Colours::of(samples);
                let mut film = gif::Encoder::new(bounded, width as u16, height as u16, &colours.palette)?;
                film.write_raw_extension(AnyExtension(0xFE), &[super::film::GIF_SIGN.as_bytes()])?;
                film.set_repeat(Repeat::Infinite)?;
                Strip::Gif(film, Box::new(colours))
            }
            FilmFormat::Apng => {
                let mut film = png::Encoder::new(bounded, width as u32, height as u32);
                film.set_color(ColorType::Rgb);
                film.set_depth(BitDepth::Eight);
                film.set_compression(Compression::Default);
                film.set_adaptive_filter(AdaptiveFilterType::Adaptive);
                film.set_animated(pictures as u32, 0)?;
                film.set_blend_op(BlendOp::Source)?;
                film.set_dispose_op(DisposeOp::None)?;
                film.add_text_chunk("Software".to_owned(), "Rondel".to_owned())?;
                Strip::Apng(film.write_header()?)
            }
        };
        Ok(Self { strip, last: None })
    }

    /// Adds a frame that is shown for the given duration, in hundredths of a second.
    pub(super) fn add(&mut self, picture: ColorImage, hundredths: u16) -> Result<(), AnimationError> {
        let part = match &self.last {
            Some(last) => changed(last, &picture),
            None => PixelRect { left: 0, top: 0, width: picture.width(), height: picture.height() },
        };
        match &mut self.strip {
            Strip::Gif(film, colours) => {
                let dots = dots(&picture, part)
                    .zip(self.last.iter().flat_map(|last| dots(last, part)).map(Some).chain(std::iter::repeat(None)));
                let buffer: Vec<u8> = dots
                    .map(|(dot, before)| if before == Some(dot) { UNCHANGED } else { colours.nearest(dot) })
                    .collect();
                film.write_frame(&Frame {
                    delay: hundredths,
                    dispose: DisposalMethod::Keep,
                    transparent: Some(UNCHANGED),
                    left: part.left as u16,
                    top: part.top as u16,
                    width: part.width as u16,
                    height: part.height as u16,
                    buffer: Cow::Owned(buffer),
                    ..Frame::default()
                })?;
            }
            Strip::Apng(film) => {
                if self.last.is_some() {
                    // The frame is shrunk before it is moved, so that it never extends beyond the image.
                    film.set_frame_dimension(1, 1)?;
                    film.set_frame_position(part.left as u32, part.top as u32)?;
                    film.set_frame_dimension(part.width as u32, part.height as u32)?;
                }
                film.set_frame_delay(hundredths, 100)?;
                let bytes: Vec<u8> = dots(&picture, part).flat_map(|dot| [dot.r(), dot.g(), dot.b()]).collect();
                film.write_image_data(&bytes)?;
            }
        }
        self.last = Some(picture);
        Ok(())
    }

    /// Completes the file.
    pub(super) fn finish(self) -> Result<(), AnimationError> {
        match self.strip {
            Strip::Gif(film, _) => film.into_inner().map(drop).map_err(|_| AnimationError::Large),
            Strip::Apng(film) => Ok(film.finish()?),
        }
    }
}

fn dots(picture: &ColorImage, part: PixelRect) -> impl Iterator<Item = Color32> + '_ {
    let rows = picture.pixels.chunks_exact(picture.width().max(1)).skip(part.top).take(part.height);
    rows.flat_map(move |row| row[part.left..part.left + part.width].iter().copied())
}

/// Returns the bounding box of all differences between two images, or a single pixel if there are none.
fn changed(before: &ColorImage, after: &ColorImage) -> PixelRect {
    let width = after.width().max(1);
    let (mut left, mut right, mut top, mut bottom) = (usize::MAX, 0, usize::MAX, 0);
    let rows = before.pixels.chunks_exact(width).zip(after.pixels.chunks_exact(width));
    for (row, (was, is)) in rows.enumerate().filter(|(_, (was, is))| was != is) {
        let differs = |(was, is): (&Color32, &Color32)| was != is;
        let first = was.iter().zip(is).position(differs).unwrap_or(0);
        let last = was.iter().zip(is).rposition(differs).unwrap_or(0);
        (left, right) = (left.min(first), right.max(last));
        (top, bottom) = (top.min(row), bottom.max(row));
    }
    if top == usize::MAX {
        return PixelRect { left: 0, top: 0, width: 1, height: 1 };
    }
    PixelRect { left, top, width: right + 1 - left, height: bottom + 1 - top }
}

/// The palette of a GIF.
struct Colours {
    quantiser: NeuQuant,
    palette: Vec<u8>,
    /// Cached palette indices, keyed by the upper six bits of red, green and blue.
    found: Vec<Option<u8>>,
}

impl Colours {
    /// Returns the palette that best approximates the colours of the samples.
    fn of(samples: &[ColorImage]) -> Self {
        /// Sampling interval: every fifth pixel is used to build the palette.
        const ONE_IN: usize = 5;
        /// Minimum number of bytes that the quantiser requires.
        const FEWEST: usize = 4 * 2_048;
        let dots = samples.iter().flat_map(|sample| sample.pixels.iter().step_by(ONE_IN));
        let mut bytes: Vec<u8> = dots.flat_map(|dot| [dot.r(), dot.g(), dot.b(), 255]).collect();
        while bytes.len() < FEWEST {
            let again = bytes.clone();
            bytes.extend(if again.is_empty() { vec![0; 4] } else { again });
        }
        let quantiser = NeuQuant::new(3, usize::from(UNCHANGED), &bytes);
        let palette = quantiser.color_map_rgb();
        Self { quantiser, palette, found: vec![None; 1 << 18] }
    }

    fn nearest(&mut self, dot: Color32) -> u8 {
        let place = usize::from(dot.r() >> 2) << 12 | usize::from(dot.g() >> 2) << 6 | usize::from(dot.b() >> 2);
        let quantiser = &self.quantiser;
        *self.found[place].get_or_insert_with(|| quantiser.index_of(&[dot.r(), dot.g(), dot.b(), 255]) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_has_changed_is_drawn_again() {
        let before = ColorImage::filled([8, 6], Color32::BLACK);
        let mut after = before.clone();
        assert_eq!(changed(&before, &after), PixelRect { left: 0, top: 0, width: 1, height: 1 });
        after.pixels[2 * 8 + 3] = Color32::WHITE;
        after.pixels[4 * 8 + 6] = Color32::WHITE;
        assert_eq!(changed(&before, &after), PixelRect { left: 3, top: 2, width: 4, height: 3 });
    }

    #[test]
    fn a_film_that_grows_beyond_all_bounds_is_given_up() {
        let mut file = Vec::new();
        let mut bounded = Bounded(&mut file);
        bounded.write_all(&vec![0; MOST_BYTES]).expect("room for it");
        let refused = bounded.write_all(&[0]).expect_err("no more");
        assert!(matches!(AnimationError::from(png::EncodingError::IoError(refused)), AnimationError::Large));
    }
}
