//! The doubling cube: a stake that players offer to double.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// A stake that two players can double in turn, as in backgammon. At first, either may offer to double it. Whoever accepts
/// owns the cube, and only the owner may offer to double the stake again.
///
/// ```
/// use rondel::components::DoublingCube;
/// use rondel::Seat;
///
/// let (red, blue) = (Seat::new(0), Seat::new(1));
/// let mut cube = DoublingCube::CENTERED;
/// assert!(cube.may_double(red) && cube.may_double(blue));
/// cube.offer(red);
/// assert_eq!(cube.asked(), Some(blue)); // Blue accepts, or loses the stake of 1.
/// cube.accept();
/// assert_eq!((cube.stake(), cube.owner(), cube.may_double(red)), (2, Some(blue), false));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DoublingCube {
    /// How often the stake was doubled.
    doublings: u8,
    owner: Option<Seat>,
    /// The seat that has offered to double the stake, until the other seat answers.
    offered_by: Option<Seat>,
}

/// The cube shows 64 at most.
const MOST_DOUBLINGS: u8 = 6;

impl DoublingCube {
    /// The cube at the beginning: a stake of 1, which either seat may offer to double.
    pub const CENTERED: Self = Self { doublings: 0, owner: None, offered_by: None };

    /// Returns the stake.
    pub const fn stake(&self) -> u16 {
        1 << self.doublings
    }

    /// Returns the seat that accepted the last double, or `None` if either seat may offer to double.
    pub const fn owner(&self) -> Option<Seat> {
        self.owner
    }

    /// Returns the seat that has offered to double the stake. Returns `None` if there is no offer.
    pub const fn offered_by(&self) -> Option<Seat> {
        self.offered_by
    }

    /// Returns the seat that answers the offer. Returns `None` if there is no offer.
    pub fn asked(&self) -> Option<Seat> {
        self.offered_by.map(Seat::rival)
    }

    /// Returns whether a seat may offer to double the stake.
    pub fn may_double(&self, seat: Seat) -> bool {
        let is_asked = self.offered_by.is_some();
        !is_asked && self.doublings < MOST_DOUBLINGS && self.owner.is_none_or(|owner| owner == seat)
    }

    /// Offers to double the stake. Has no effect if the seat may not.
    pub fn offer(&mut self, by: Seat) {
        if self.may_double(by) {
            self.offered_by = Some(by);
        }
    }

    /// Accepts the offer: the stake doubles, and the seat that accepts owns the cube. Has no effect without an offer.
    pub fn accept(&mut self) {
        if let Some(by) = self.offered_by.take() {
            self.doublings += 1;
            self.owner = Some(by.rival());
        }
    }

    /// Declines the offer. Returns the seat that made it, which wins the stake as it was. Returns `None` if there is no
    /// offer.
    pub const fn decline(&mut self) -> Option<Seat> {
        self.offered_by.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Seat = Seat::new(0);
    const BLUE: Seat = Seat::new(1);

    #[test]
    fn only_the_owner_doubles_again() {
        let mut cube = DoublingCube::CENTERED;
        cube.offer(RED);
        assert!(!cube.may_double(RED) && !cube.may_double(BLUE), "first the answer");
        cube.accept();
        cube.offer(RED);
        assert_eq!((cube.asked(), cube.stake()), (None, 2), "Blue owns the cube");
        cube.offer(BLUE);
        assert_eq!((cube.offered_by(), cube.asked()), (Some(BLUE), Some(RED)));
        cube.accept();
        assert_eq!((cube.stake(), cube.owner()), (4, Some(RED)));
    }

    #[test]
    fn whoever_is_declined_wins_the_stake_before_the_offer() {
        let mut cube = DoublingCube::CENTERED;
        assert_eq!(cube.decline(), None);
        cube.offer(BLUE);
        assert_eq!((cube.decline(), cube.stake(), cube.asked()), (Some(BLUE), 1, None));
    }

    #[test]
    fn the_cube_ends_at_sixty_four() {
        let mut cube = DoublingCube::CENTERED;
        for turn in 0..20 {
            cube.offer(Seat::new(turn % 2));
            cube.accept();
        }
        assert_eq!(cube.stake(), 64);
        assert!(!cube.may_double(RED) && !cube.may_double(BLUE));
    }
}
