//! Evidence for the parts of law 5 whose violations become apparent only over many games.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::hidden::{HiddenPlace, Lying, ranks};
use super::{Breach, Law, Violation};
use crate::seat::Seat;

/// Number of positions in which every sample must reveal a secret before the secret counts as leaked.
pub(super) const NO_ACCIDENT: u32 = 40;
/// Minimum number of games over which these positions must be spread.
const GAMES: u32 = 8;
/// Replaces [`NO_ACCIDENT`] for a place that is not face down and whose contents could be different only in some
/// positions.
const DOUBTED: u32 = 200;
/// Number of samples taken for such a place in each further position, once single samples in [`NO_ACCIDENT`]
/// positions have all kept its contents. Many samples are needed, because the samples of a well-informed seat
/// rarely differ from the real position.
const SAMPLES: usize = 32;

/// The evidence from samples and true positions so far.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Evidence {
    /// Number of positions in which a seat's sample differed from the real position.
    pub(super) hidden_positions: u64,
    /// Number of positions in which a seat sees something that a spectator does not. Counted up to [`NO_ACCIDENT`].
    pub(super) private: u32,
    /// For each observer and each other seat, how often samples for the observer replaced something that only the other
    /// seat sees.
    pub(super) kept: BTreeMap<(Seat, Seat), SecretCount>,
    /// The same counts for each place that the other seat sees.
    places: BTreeMap<(Seat, Seat, HiddenPlace), SecretCount>,
    /// Places where the other seat saw a difference between two positions that looked and sounded the same to the
    /// observer.
    doubtful: BTreeSet<(Seat, Seat, HiddenPlace)>,
    /// Tallies by the index of the comparison within its game, the kind of hidden place or pair of places, and the
    /// face or rank.
    tallies: BTreeMap<(u8, String, String), BiasTally>,
}

/// Counts of how often samples replaced a secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SecretCount {
    seen: u32,
    replaced: u32,
    games: u32,
    /// Seed and ply of the first occurrence.
    first: Option<(u64, u32)>,
    last_game: Option<u64>,
    face_down: bool,
}

impl SecretCount {
    /// Records whether a sample replaced the secret. `at` contains the seed of the game and the number of plies.
    pub(super) fn note(&mut self, at: (u64, u32), replaced: bool) {
        let (game, _) = at;
        self.first = self.first.or(Some(at));
        self.seen += 1;
        self.replaced += u32::from(replaced);
        self.games += u32::from(self.last_game != Some(game));
        self.last_game = Some(game);
    }

    fn and(&mut self, other: Self) {
        self.seen += other.seen;
        self.replaced += other.replaced;
        self.games += other.games;
        self.last_game = other.last_game.max(self.last_game);
        self.first = [self.first, other.first].into_iter().flatten().min();
        self.face_down |= other.face_down;
    }

    /// Returns whether the secret was kept too often to be an accident.
    fn gives_away(&self, no_accident: u32) -> bool {
        self.seen >= no_accident && self.games >= GAMES && self.replaced == 0
    }

    fn violation(&self, law: Law, fault: String) -> Violation {
        let (seed, ply) = self.first.unwrap_or_default();
        Violation::of(Breach::new(law, fault), seed, ply)
    }
}

/// The number of games in which a place contained more copies of a piece than the sample did, and the number of
/// games in which it contained fewer copies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct BiasTally {
    more: u32,
    fewer: u32,
}

impl BiasTally {
    /// Returns the chi-square statistic of paired samples, with one degree of freedom (`McNemar` 1947).
    fn chi_square(self) -> f64 {
        let (more, fewer) = (f64::from(self.more), f64::from(self.fewer));
        (more - fewer).powi(2) / (more + fewer).max(1.0)
    }
}

/// Returns how many more copies of each face and rank there are in the true position than in the sample, by kind of
/// place.
fn differences(
    real: &BTreeMap<HiddenPlace, Lying<'_>>,
    supposed: &BTreeMap<HiddenPlace, Lying<'_>>,
    visible: &[String],
) -> BTreeMap<(String, String), i32> {
    let mut more: BTreeMap<(String, String), i32> = BTreeMap::new();
    for (sign, lying) in real.iter().map(|lying| (1, lying)).chain(supposed.iter().map(|lying| (-1, lying))) {
        for face in lying.1.faces() {
            *more.entry((lying.0.sort(), face)).or_default() += sign;
        }
    }
    for (sign, places) in [(1, real), (-1, supposed)] {
        for (place, rank) in ranks(places) {
            for name in visible {
                *more.entry((place.clone(), format!("{rank} while {name} is shown"))).or_default() += sign;
            }
            *more.entry((place, rank.to_owned())).or_default() += sign;
        }
    }
    more
}

/// Maximum chi-square of a tally. If samples are unbiased, fewer than two in a billion tallies exceed this
/// maximum, even after few games (Hoeffding 1963: 2·exp(-42 / 2)).
const UNEVEN: f64 = 42.0;

impl fmt::Debug for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (places, tallies) = (self.places.len(), self.tallies.len());
        f.debug_struct("Evidence").field("places", &places).field("tallies", &tallies).finish_non_exhaustive()
    }
}

impl Evidence {
    /// Returns whether another sample for `observer` is needed, because no sample has yet replaced something that
    /// only `other` sees and that could be different.
    pub(super) fn asks_about(
        &mut self,
        (observer, other): (Seat, Seat),
        lying: &BTreeMap<HiddenPlace, Lying<'_>>,
    ) -> bool {
        let mut asks = self.kept.get(&(observer, other)).is_none_or(|kept| kept.replaced == 0);
        for (place, lying) in lying {
            let key = (observer, other, place.clone());
            let is_doubtful = lying.face_down || self.doubtful.contains(&key);
            asks |= self.places.entry(key).or_default().replaced == 0 && is_doubtful;
        }
        asks
    }

    /// Returns whether something that `other` sees has never been replaced in samples for `observer`, and is not
    /// yet known to be replaceable.
    pub(super) fn wants_doubt(&self, (observer, other): (Seat, Seat)) -> bool {
        self.places.iter().any(|(key, kept)| {
            (key.0, key.1) == (observer, other) && kept.replaced == 0 && !kept.face_down && !self.doubtful.contains(key)
        })
    }

    /// Returns the number of samples to take for these places: more if single samples were not conclusive.
    pub(super) fn samples_wanted(
        &self,
        (observer, other): (Seat, Seat),
        lying: &BTreeMap<HiddenPlace, Lying<'_>>,
    ) -> usize {
        let is_moot = lying.keys().any(|place| {
            let key = (observer, other, place.clone());
            let is_open = |kept: &SecretCount| kept.replaced == 0 && !kept.face_down && kept.seen >= NO_ACCIDENT;
            self.doubtful.contains(&key) && self.places.get(&key).is_some_and(is_open)
        });
        if is_moot { SAMPLES } else { 1 }
    }

    /// Records, for each place, whether samples for `observer` keep the pieces that only `other` sees.
    pub(super) fn note_places(
        &mut self,
        (observer, other): (Seat, Seat),
        at: (u64, u32),
        real: BTreeMap<HiddenPlace, Lying<'_>>,
        supposed: &[BTreeMap<HiddenPlace, Lying<'_>>],
    ) {
        for (place, lying) in real {
            let replaced = supposed.iter().any(|sample| sample.get(&place).is_none_or(|other| !lying.is_as(other)));
            let kept = self.places.entry((observer, other, place)).or_default();
            kept.face_down |= lying.face_down;
            kept.note(at, replaced);
        }
    }

    /// Records the places where `other` sees a difference between two positions that `observer` cannot distinguish.
    pub(super) fn note_doubt(
        &mut self,
        (observer, other): (Seat, Seat),
        one: BTreeMap<HiddenPlace, Lying<'_>>,
        another: &BTreeMap<HiddenPlace, Lying<'_>>,
    ) {
        for (place, lying) in one {
            if another.get(&place).is_none_or(|others| !lying.is_as(others)) {
                self.doubtful.insert((observer, other, place));
            }
        }
    }

    /// Records the differences between the true contents of the hidden places and their contents in a sample, as pairs
    /// of what each other seat sees of both. Each game has one position for each `look`, the index of the comparison
    /// within the game, and counts once for each face, however many seats see it. Ranks of single pieces are also
    /// counted separately for each name in `visible`, because a bias may depend on public information.
    pub(super) fn note_pairs<'a>(
        &mut self,
        look: u8,
        pairs: impl Iterator<Item = [BTreeMap<HiddenPlace, Lying<'a>>; 2]>,
        visible: &[String],
    ) {
        let mut seen: BTreeMap<(String, String), i32> = BTreeMap::new();
        for [real, supposed] in pairs {
            for (key, more) in differences(&real, &supposed, visible) {
                *seen.entry(key).or_default() += more.signum();
            }
        }
        for ((place, face), more) in seen.into_iter().filter(|(_, more)| *more != 0) {
            let tally = self.tallies.entry((look, place, face)).or_default();
            tally.more += u32::from(more > 0);
            tally.fewer += u32::from(more < 0);
        }
    }

    /// Merges two sets of evidence.
    pub(super) fn and(mut self, other: Self) -> Self {
        self.hidden_positions += other.hidden_positions;
        self.private = self.private.saturating_add(other.private);
        other.kept.into_iter().for_each(|(key, kept)| self.kept.entry(key).or_default().and(kept));
        other.places.into_iter().for_each(|(key, kept)| self.places.entry(key).or_default().and(kept));
        self.doubtful.extend(other.doubtful);
        for (key, tally) in other.tallies {
            let own = self.tallies.entry(key).or_default();
            own.more += tally.more;
            own.fewer += tally.fewer;
        }
        self
    }

    /// Checks laws 5, 5a and 5c against all the evidence.
    pub(super) fn judge(&self) -> Result<(), Violation> {
        self.judge_samples()?;
        self.judge_places()?;
        self.judge_tallies()
    }

    fn judge_samples(&self) -> Result<(), Violation> {
        if self.private >= NO_ACCIDENT && self.hidden_positions == 0 {
            let fault = "seats see different pieces, but no sample ever differs from the real position".to_owned();
            return Err(Violation::of(Breach::new(Law::Views, fault), self.first_seed(), 0));
        }
        let Some(((observer, other), kept)) = self.kept.iter().find(|(_, kept)| kept.gives_away(NO_ACCIDENT)) else {
            return Ok(());
        };
        let positions = kept.seen;
        let fault =
            format!("in all of {positions} positions, every sample for {observer} shows what only {other} should see");
        Err(kept.violation(Law::Views, fault))
    }

    fn judge_places(&self) -> Result<(), Violation> {
        // A value derived from public information, such as a total, has no alternative and need not be replaced.
        let given_away = self.places.iter().find(|(key, kept)| {
            let is_doubtful = || kept.gives_away(DOUBTED) && self.doubtful.contains(key);
            if kept.face_down { kept.gives_away(NO_ACCIDENT) } else { is_doubtful() }
        });
        let Some(((observer, other, place), kept)) = given_away else { return Ok(()) };
        let fault = format!(
            "in all of {} positions, every sample for {observer} keeps {place} as it really is, although {other} sees \
             it and {observer} does not",
            kept.seen
        );
        Err(kept.violation(Law::Places, fault))
    }

    fn judge_tallies(&self) -> Result<(), Violation> {
        let uneven = self.tallies.iter().max_by(|(_, one), (_, other)| one.chi_square().total_cmp(&other.chi_square()));
        let Some(((_, place, face), tally)) = uneven.filter(|(_, tally)| tally.chi_square() > UNEVEN) else {
            return Ok(());
        };
        let fault = format!(
            "samples are biased for {place}: `{face}` was there but not in the sample in {} games, and in the sample \
             but not there in {} (chi-square {:.0})",
            tally.more,
            tally.fewer,
            tally.chi_square()
        );
        Err(Violation::of(Breach::new(Law::Evenness, fault), self.first_seed(), 0))
    }

    fn first_seed(&self) -> u64 {
        self.kept.values().filter_map(|kept| kept.first).min().unwrap_or_default().0
    }
}
