//! How alike the drawings of a game look when they are small, to everybody and to people who see fewer colours.

use egui::{Color32, ColorImage};
use rondel::Plugin;

use super::colour::{ColourVision, over};
use crate::icons::drawing;

/// How large drawings are compared, in dots: about as small as they are shown.
pub const SIZE: u32 = 24;
/// How far apart two colours look at least that say different things (in L*a*b*, CIE 1976).
pub const APART: f32 = 15.0;
/// The ground on which they are compared.
const GROUND: Color32 = Color32::from_gray(128);
/// What is more transparent than this belongs to the ground.
const COVERS: u8 = 26;

/// Two drawings, and how far they differ to whoever tells them apart worst.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pair {
    /// The name of one.
    pub one: &'static str,
    /// The name of the other.
    pub other: &'static str,
    /// Who tells them apart worst.
    pub sight: ColourVision,
    /// Which share of the dots that either covers looks different, from 0 to 1.
    pub differs: f32,
}

/// A drawing as somebody sees it: the colour of each dot, and whether it belongs to the drawing.
type SeenPixels = Vec<([f32; 3], bool)>;

/// Every two drawings of a game, those that differ least first. A drawing that cannot be made is left out.
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

/// A drawing in the middle of a square.
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

/// The share of the dots that either covers and that look different.
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
