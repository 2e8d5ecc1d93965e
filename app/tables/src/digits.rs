//! Encodes decisions as one large number. Each decision takes only as much space as its number of choices requires.

/// A number of any size. Values are removed in the reverse order of insertion.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Digits {
    /// The parts, least significant first.
    parts: Vec<u32>,
}

impl Digits {
    /// Reads a number from bytes, least significant first.
    pub(super) fn from_bytes(bytes: &[u8]) -> Self {
        let part = |four: &[u8]| four.iter().rev().fold(0, |part, byte| part << 8 | u32::from(*byte));
        Self { parts: bytes.chunks(4).map(part).collect() }
    }

    /// Returns the number as bytes, least significant first and without trailing zeros.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.parts.iter().flat_map(|part| part.to_le_bytes()).collect();
        let needed = bytes.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
        bytes.truncate(needed);
        bytes
    }

    /// Appends the index, counted from 0, of the choice made out of `count`.
    pub(super) fn put(&mut self, chosen: u32, count: u32) {
        let mut carried = u64::from(chosen);
        for part in &mut self.parts {
            let grown = u64::from(*part) * u64::from(count) + carried;
            *part = grown as u32;
            carried = grown >> 32;
        }
        if carried > 0 {
            self.parts.push(carried as u32);
        }
    }

    /// Removes and returns the index of the choice made out of `count`, or 0 if `count` is 0.
    pub(super) fn take(&mut self, count: u32) -> u32 {
        let count = u64::from(count.max(1));
        let mut rest = 0;
        for part in self.parts.iter_mut().rev() {
            let whole = rest << 32 | u64::from(*part);
            *part = (whole / count) as u32;
            rest = whole % count;
        }
        rest as u32
    }

    /// Returns whether the number is 0, which means that no values are left.
    pub(super) fn is_empty(&self) -> bool {
        self.parts.iter().all(|part| *part == 0)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_goes_in_comes_out(choices in proptest::collection::vec((1_u32..4_000, any::<u32>()), 0..200)) {
            let choices: Vec<(u32, u32)> = choices.into_iter().map(|(count, any)| (any % count, count)).collect();
            let mut digits = Digits::default();
            for (chosen, count) in choices.iter().rev() {
                digits.put(*chosen, *count);
            }
            let mut read = Digits::from_bytes(&digits.to_bytes());
            for (chosen, count) in &choices {
                prop_assert_eq!(read.take(*count), *chosen);
            }
            prop_assert!(read.is_empty());
        }
    }

    #[test]
    fn what_left_no_choice_takes_no_room() {
        let mut digits = Digits::default();
        for _ in 0..1_000 {
            digits.put(0, 1);
        }
        assert!(digits.to_bytes().is_empty());
        (0..32).for_each(|_| digits.put(1, 2));
        assert_eq!(digits.to_bytes().len(), 4);
    }
}
