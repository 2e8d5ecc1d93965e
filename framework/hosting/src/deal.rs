//! A random seed that no program can control and every program can verify.
//!
//! Every program at the table draws a random [`Share`] and first sends only its [`Seal`], a commitment to the share.
//! The shares are revealed only after all programs have all seals, and the seed of the game is derived from all shares.
//! One honest share is enough to make the seed unpredictable, even if the host and all other guests collude. The host
//! reveals its own share last, after the game, because a guest could use it to compute the seed and thus every hidden
//! card.

use sha2::{Digest, Sha256};

use super::keys::{Seal, Share, TableId};
use crate::seat::Seat;

/// The owner of a share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NonceOwner {
    /// The host program.
    Host,
    /// The guest at a seat.
    Guest(Seat),
}

impl NonceOwner {
    /// Returns a distinct byte for each owner. Every seal depends on this byte, so no owner can copy the seal of
    /// another owner.
    fn byte(self) -> u8 {
        match self {
            Self::Host => u8::MAX,
            Self::Guest(seat) => seat.index() as u8,
        }
    }
}

/// Returns the commitment of `sharer` to its share: SHA-256 of a fixed prefix, the table, the owner and the share.
pub fn seal(table: TableId, sharer: NonceOwner, share: Share) -> Seal {
    let mut hash = Sha256::new();
    hash.update(b"rondel seal 1");
    hash.update(table.0);
    hash.update([sharer.byte()]);
    hash.update(share.0);
    Seal(hash.finalize().into())
}

/// Returns the seed of all random draws in a game: the first eight bytes (little-endian) of SHA-256 of a fixed prefix,
/// the table, the host's share and the guests' shares in seat order.
pub fn seed(table: TableId, host: Share, guests: &[(Seat, Share)]) -> u64 {
    let mut hash = Sha256::new();
    hash.update(b"rondel seed 1");
    hash.update(table.0);
    hash.update(host.0);
    for (seat, share) in guests {
        hash.update([NonceOwner::Guest(*seat).byte()]);
        hash.update(share.0);
    }
    let hash = hash.finalize();
    let bytes: [u8; 8] = std::array::from_fn(|place| hash[place]);
    u64::from_le_bytes(bytes)
}

/// Returns the SHA-256 digest of these bytes.
pub fn digest(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: TableId = TableId([1; 32]);

    #[test]
    fn the_seed_is_the_same_for_ever() {
        let guests = [(Seat::new(1), Share([3; 32]))];
        let made = seed(TABLE, Share([2; 32]), &guests);
        assert_eq!(made, seed(TABLE, Share([2; 32]), &guests));
        assert_eq!(made, 9_344_882_362_170_929_346, "another number would make every opened game a lie");
    }

    #[test]
    fn every_share_and_every_seat_counts() {
        let one = (Seat::new(1), Share([3; 32]));
        let made = |host, guests: &[(Seat, Share)]| seed(TABLE, Share([host; 32]), guests);
        let all =
            [made(2, &[one]), made(9, &[one]), made(2, &[(Seat::new(2), one.1)]), made(2, &[(one.0, Share([4; 32]))])];
        assert!((1..all.len()).all(|place| !all[..place].contains(&all[place])), "{all:?}");
    }

    #[test]
    fn nobody_can_say_anothers_seal_after_them() {
        let share = Share([5; 32]);
        let seals = [NonceOwner::Host, NonceOwner::Guest(Seat::new(0)), NonceOwner::Guest(Seat::new(1))]
            .map(|who| seal(TABLE, who, share));
        assert!(seals[0] != seals[1] && seals[1] != seals[2] && seals[0] != seals[2]);
        assert_ne!(seals[0], seal(TableId([2; 32]), NonceOwner::Host, share), "nor one from another table");
    }
}
