//! Measures how similar a game's drawings look at a small size, with normal and with deficient colour vision.

use egui::{Color32, ColorImage};
use rondel::Plugin;

use super::colour::{ColourVision, over};
use crate::icons::drawing;

/// Size at which drawings are compared, in pixels: roughly the smallest size at which they are shown.
pub const SIZE: u32 = 24;
/// Minimum distance between two colours with different meanings (in L*a*b*, CIE 1976).
pub const APART: f32 = 15.0;
/// The background on which drawings are compared.
const GROUND: Color32 = Color32::from_gray(128);
/// Minimum opacity of a pixel that counts as part of a drawing, from 0 to 255.
const COVERS: u8 = 26;

/// A pair of drawings, compared with the type of colour vision that makes them hardest to tell apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pair {
    /// The name of the first drawing.
    pub one: &'static str,
    /// The name of the second drawing.
    pub other: &'static str,
    /// The type of colour vision that makes the drawings hardest to tell apart.
    pub sight: ColourVision,
    /// The proportion of pixels that look different, among all pixels that either drawing covers, from 0 to 1.
    pub differs: f32,
}

/// The pixels of a drawing as perceived: the colour in L*a*b*, and whether the pixel belongs to the drawing.
type SeenPixels = Vec<([f32; 3], bool)>;

/// Compares all pairs of a game's drawings. Returns the most similar pairs first. Invalid drawings are omitted.
pub fn pairs(plugin: &Plugin) -> Vec<Pair> {
    let drawn = plugin.icons.iter().filter_map(|(name, svg)| Some((*name, drawing(svg, SIZE)?)));
    let drawn: Vec<(&'static str, ColorImage)> = drawn.collect();
    let mut pairs: Vec<Pair> = Vec::new();
    for sight in ColourVision::ALL {
        let seen: Vec<SeenPixels> = drawn.iter().map(|(_, image)| seen(image, sight)).collect();
        let every_two = (0..drawn.len()).flat_map(|one| (0..one).map(move |other| (other, one)));
        for (place, (one, other)) in every_two.enumerate() {
            let differs = differs(&seen[one], &seen[other]);
            match pairs.get_mut(place) {
                Some(known) if known.differs <= differs => {}
                Some(known) => (known.sight, known.differs) = (sight, differs),
                None => pairs.push(Pair { one: drawn[one].0, other: drawn[other].0, sight, differs }),
            }
        }
    }
    pairs.sort_by(|one, other| one.differs.total_cmp(&other.differs));
    pairs
}

/// Returns the perceived pixels of a drawing centred in a square.
fn seen(image: &ColorImage, sight: ColourVision) -> SeenPixels {
    let side = SIZE as usize;
    let [width, height] = image.size;
    let (left, top) = (side.saturating_sub(width) / 2, side.saturating_sub(height) / 2);
    let dot = |place: usize| {
        let (x, y) = ((place % side).checked_sub(left), (place / side).checked_sub(top));
        let inside = x.zip(y).filter(|(x, y)| *x < width && *y < height);
        let colour = inside.map_or(Color32::TRANSPARENT, |(x, y)| image[(x, y)]);
        (sight.lab(over(colour, GROUND)), colour.a() >= COVERS)
    };
    (0..side * side).map(dot).collect()
}

/// Returns the proportion of pixels that look different, among all pixels that either drawing covers.
fn differs(one: &SeenPixels, other: &SeenPixels) -> f32 {
    let covered = one.iter().zip(other).filter(|(one, other)| one.1 || other.1);
    let (mut all, mut apart) = (0_usize, 0_usize);
    for ((one, _), (other, _)) in covered {
        let distance: f32 = one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum();
        all += 1;
        apart += usize::from(distance >= APART * APART);
    }
    apart as f32 / all.max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn image(svg: &str) -> ColorImage {
        drawing(svg, SIZE).expect("a drawing")
    }

    fn square(colour: &str, x: u32) -> ColorImage {
        image(&format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="{x}" y="6" width="12" height="12" fill="{colour}"/></svg>"#
        ))
    }

    #[test]
    fn colours_that_some_see_alike_are_no_difference_to_them_and_places_are_one_to_all() {
        let (red, green) = ("#c06020", "#7c8020");
        for (sight, same) in [(ColourVision::Usual, false), (ColourVision::Deuteranopia, true)] {
            let [one, other] = [red, green].map(|colour| seen(&square(colour, 6), sight));
            assert_eq!(differs(&one, &other) < 0.01, same, "{sight:?}");
            let aside = seen(&square(red, 0), sight);
            assert!((differs(&one, &aside) - 2.0 / 3.0).abs() < 0.05, "{sight:?}: {}", differs(&one, &aside));
        }
    }
}
