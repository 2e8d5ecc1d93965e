//! Spaces on a line or a ring, with one marker.

use serde::{Deserialize, Serialize};

/// A marker on a line from `-REACH` to `REACH`, such as a tug of war.
///
/// ```
/// use rondel::components::Track;
///
/// let mut tug: Track<5> = Track::at(0);
/// assert!(tug.shift(3) && !tug.shift(3)); // At the end it stays.
/// assert_eq!(tug.place(), 5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Track<const REACH: i8>(i8);

impl<const REACH: i8> Track<REACH> {
    /// A marker at this place; at the nearer end where the line is shorter.
    pub fn at(place: i8) -> Self {
        Self(place.clamp(-REACH, REACH))
    }

    /// Where the marker stands.
    #[inline]
    pub const fn place(self) -> i8 {
        self.0
    }

    /// Moves the marker; at an end it stays. Whether it moved as far as it should.
    #[inline]
    pub fn shift(&mut self, by: i8) -> bool {
        let wanted = self.0 + by;
        self.0 = wanted.clamp(-REACH, REACH);
        self.0 == wanted
    }
}

/// A marker on a ring of `SPACES` spaces that moves clockwise.
///
/// ```
/// use rondel::components::Ring;
///
/// let mut rondel: Ring<8> = Ring::at(6);
/// assert_eq!(rondel.ahead(3), 1);
/// assert!(rondel.advance(3)); // It came past the first space.
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ring<const SPACES: u8>(u8);

impl<const SPACES: u8> Ring<SPACES> {
    /// A marker on this space.
    pub const fn at(space: u8) -> Self {
        Self(space % SPACES)
    }

    /// Where the marker stands.
    #[inline]
    pub const fn place(self) -> u8 {
        self.0
    }

    /// The space so many steps ahead.
    #[inline]
    pub const fn ahead(self, steps: u8) -> u8 {
        (self.0 + steps) % SPACES
    }

    /// Moves the marker ahead, at most once round; whether it came past the point before space 0, or onto space 0.
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
