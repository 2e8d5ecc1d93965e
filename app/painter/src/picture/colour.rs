//! Colour computations: contrast, and appearance with deficient colour vision.

use egui::Color32;

/// Returns the relative luminance of a colour, from 0 to 1 (WCAG 2.2).
fn luminance(colour: Color32) -> f32 {
    let [r, g, b] = linear(colour);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// Returns the contrast ratio between two colours, from 1 to 21 (WCAG 2.2).
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

/// Blends the premultiplied colour `upper` over the opaque colour `lower`.
pub fn over(upper: Color32, lower: Color32) -> Color32 {
    let left = 255 - u16::from(upper.a());
    let channel =
        |place: usize| (u16::from(upper[place]) + (u16::from(lower[place]) * left + 127) / 255).min(255) as u8;
    Color32::from_rgb(channel(0), channel(1), channel(2))
}

/// A type of colour vision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColourVision {
    /// Normal colour vision, with all three types of cones.
    Usual,
    /// No long-wavelength cones.
    Protanopia,
    /// No medium-wavelength cones.
    Deuteranopia,
    /// No short-wavelength cones.
    Tritanopia,
}

impl ColourVision {
    /// All types of colour vision.
    pub const ALL: [Self; 4] = [Self::Usual, Self::Protanopia, Self::Deuteranopia, Self::Tritanopia];

    /// Returns the matrix that simulates this vision in linear RGB (Machado, Oliveira and Fernandes 2009, at
    /// full severity).
    const fn matrix(self) -> [[f32; 3]; 3] {
        match self {
            Self::Usual => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protanopia => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deuteranopia => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_82, 0.042_94, 0.968_881],
            ],
            Self::Tritanopia => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_9],
            ],
        }
    }

    /// Returns the perceived difference between two colours (CIE 1976: the distance in L*a*b*; about 2 is just
    /// noticeable).
    pub fn difference(self, one: Color32, other: Color32) -> f32 {
        let (one, other) = (self.lab(one), self.lab(other));
        one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f32>().sqrt()
    }

    /// Converts a colour, as perceived with this vision, to L*a*b* (lightness, green to red, blue to yellow) under
    /// daylight.
    pub fn lab(self, colour: Color32) -> [f32; 3] {
        /// X, Y and Z of each primary, scaled so that each is 1 for white.
        const PRIMARIES: [[f32; 3]; 3] =
            [[0.433_9, 0.376_2, 0.189_9], [0.212_6, 0.715_2, 0.072_2], [0.017_7, 0.109_5, 0.872_8]];
        let light = linear(colour);
        let seen = self.matrix().map(|row| row.iter().zip(light).map(|(share, light)| share * light).sum::<f32>());
        let seen = seen.map(|light| light.clamp(0.0, 1.0));
        let stimuli = PRIMARIES.map(|row| row.iter().zip(seen).map(|(share, light)| share * light).sum::<f32>());
        let [x, y, z] = stimuli.map(|t| if t > 0.008_856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 });
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }
}

/// Returns linear red, green and blue, each from 0 to 1.
fn linear(colour: Color32) -> [f32; 3] {
    [colour.r(), colour.g(), colour.b()].map(|channel| {
        let share = f32::from(channel) / 255.0;
        if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_goes_from_one_to_twenty_one() {
        assert!((contrast(Color32::WHITE, Color32::BLACK) - 21.0).abs() < 0.01);
        assert!((contrast(Color32::GRAY, Color32::GRAY) - 1.0).abs() < 0.01);
        let grey = Color32::from_gray(0x76);
        assert!((contrast(grey, Color32::WHITE) - 4.54).abs() < 0.01, "the lightest grey that may be text on white");
    }

    #[test]
    fn red_and_green_of_one_lightness_are_alike_without_middle_cones_alone() {
        let (red, green) = (Color32::from_rgb(0xc0, 0x60, 0x20), Color32::from_rgb(0x7c, 0x80, 0x20));
        assert!(ColourVision::Usual.difference(red, green) > 40.0);
        assert!(ColourVision::Deuteranopia.difference(red, green) < 15.0);
        assert!(ColourVision::Tritanopia.difference(red, green) > 40.0);
    }
}
