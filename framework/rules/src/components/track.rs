//! Spaces in a line or a ring, with one marker.

use serde::{Deserialize, Serialize};

/// A marker on a line of spaces from `-REACH` to `REACH`, as in a tug of war.
///
/// ```
/// use rondel::components::Track;
///
/// let mut tug: Track<5> = Track::at(0);
/// assert!(tug.shift(3) && !tug.shift(3)); // The marker stops at the end.
/// assert_eq!(tug.place(), 5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Track<const REACH: i8>(i8);

impl<const REACH: i8> Track<REACH> {
    /// Creates a track with the marker at this place, clamped to the ends of the track.
    pub fn at(place: i8) -> Self {
        Self(place.clamp(-REACH, REACH))
    }

    /// Returns the place of the marker.
    #[inline]
    pub const fn place(self) -> i8 {
        self.0
    }

    /// Moves the marker, which stops at the ends. Returns whether the marker moved the full distance.
    #[inline]
    pub fn shift(&mut self, by: i8) -> bool {
        let wanted = self.0 + by;
        self.0 = wanted.clamp(-REACH, REACH);
        self.0 == wanted
    }
}

/// A marker that moves clockwise on a ring of `SPACES` spaces.
///
/// ```
/// use rondel::components::Ring;
///
/// let mut rondel: Ring<8> = Ring::at(6);
/// assert_eq!(rondel.ahead(3), 1);
/// assert!(rondel.advance(3)); // It passed space 0.
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ring<const SPACES: u8>(u8);

impl<const SPACES: u8> Ring<SPACES> {
    /// Creates a ring with the marker on this space.
    pub const fn at(space: u8) -> Self {
        Self(space % SPACES)
    }

    /// Returns the space of the marker.
    #[inline]
    pub const fn place(self) -> u8 {
        self.0
    }

    /// Returns the space that is `steps` ahead of the marker.
    #[inline]
    pub const fn ahead(self, steps: u8) -> u8 {
        (self.0 + steps) % SPACES
    }

    /// Moves the marker ahead by up to one full round. Returns whether the marker reached or passed space 0.
    #[inline]
    pub fn advance(&mut self, steps: u8) -> bool {
        debug_assert!(steps <= SPACES, "a move goes round once at most");
        let passed = self.0 + steps >= SPACES;
        self.0 = self.ahead(steps);
        passed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_marker_stays_on_its_line() {
        let mut rope: Track<4> = Track::at(3);
        assert!(rope.shift(1));
        assert_eq!(rope.place(), 4);
        assert!(!rope.shift(1));
        assert_eq!(rope.place(), 4);
        assert!(rope.shift(-8));
    }

    #[test]
    fn reaching_space_0_passes_the_bell() {
        let mut jar: Ring<20> = Ring::at(18);
        assert!(!jar.advance(1));
        assert!(jar.advance(1));
        assert_eq!(jar.place(), 0);
        assert!(!jar.advance(19));
        assert!(jar.advance(20), "once round passes it");
        assert_eq!(jar.place(), 19);
    }
}
