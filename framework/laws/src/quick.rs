//! A quick hash for sets of our own texts and names, which nobody chooses to collide.

use std::hash::{BuildHasherDefault, Hasher};

/// Makes [`Quick`] hashers.
pub(super) type Quickly = BuildHasherDefault<Quick>;

/// Folds eight bytes at a time by multiplication.
#[derive(Default)]
pub(super) struct Quick(u64);

impl Quick {
    fn fold(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * 0x9E37_79B9_7F4A_7C15;
        self.0 = (product as u64) ^ (product >> 64) as u64 ^ 0x2545_F491_4F6C_DD1D;
    }
}

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.fold(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.fold(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.fold(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.fold(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.fold(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
