//! What only many games can show: the parts of law 5 that hold over a whole check.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::hidden::{HiddenPlace, Lying};
use super::{Breach, Law, Violation};
use crate::seat::Seat;

/// After so many positions in which every sample gave a secret away it is no accident…
pub(super) const NO_ACCIDENT: u32 = 40;
/// …if they were of so many games.
const GAMES: u32 = 8;
/// What lies open, and could be otherwise in some position only, must have been kept in so many…
const DOUBTED: u32 = 200;
/// …by each of so many samples, once one of them in each of [`NO_ACCIDENT`] had kept it: who knows much is rarely wrong about it.
const SAMPLES: usize = 32;

/// What was seen so far of samples and of what is true.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct Evidence {
    /// Positions in which a seat's sample was another position.
    pub(super) hidden_positions: u64,
    /// In how many positions two seats see different things, counted until it is no accident.
    pub(super) private: u32,
    /// For an observer and another seat: whether samples for the observer keep all that the other alone sees…
    pub(super) kept: BTreeMap<(Seat, Seat), SecretCount>,
    /// …and whether they keep what the other sees in one place.
    places: BTreeMap<(Seat, Seat, HiddenPlace), SecretCount>,
    /// Where what the observer saw and heard was the same, and what the other saw there was not.
    doubtful: BTreeSet<(Seat, Seat, HiddenPlace)>,
    /// For a look at games of one sort, and for a face in a sort of place: see [`Tally`].
    tallies: BTreeMap<(u8, String, String), BiasTally>,
}

/// How often a secret was kept in a sample.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct SecretCount {
    seen: u32,
    replaced: u32,
    games: u32,
    /// Where it was seen first, and in which game last.
    first: Option<(u64, u32)>,
    last_game: Option<u64>,
    face_down: bool,
}

impl SecretCount {
    /// Notes what a sample made of it, after so many plies of the game with this seed.
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

    /// Whether it was kept in as many positions as are no accident.
    fn gives_away(&self, no_accident: u32) -> bool {
        self.seen >= no_accident && self.games >= GAMES && self.replaced == 0
    }

    fn violation(&self, law: Law, fault: String) -> Violation {
        let (seed, ply) = self.first.unwrap_or_default();
        Violation::of(Breach::new(law, fault), seed, ply)
    }
}

/// In how many games more of a thing lay somewhere than a sample supposed, and in how many fewer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct BiasTally {
    more: u32,
    fewer: u32,
}

impl BiasTally {
    /// The chi-square of two samples in pairs, with one degree of freedom (`McNemar` 1947).
    fn chi_square(self) -> f64 {
        let (more, fewer) = (f64::from(self.more), f64::from(self.fewer));
        (more - fewer).powi(2) / (more + fewer).max(1.0)
    }
}

/// Where what is true and what is supposed come equally often, the chi-square exceeds this once in a thousand million tallies
/// at most, however few games there were (Hoeffding 1963: 2·exp(-42 / 2)).
const UNEVEN: f64 = 42.0;

impl fmt::Debug for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (places, tallies) = (self.places.len(), self.tallies.len());
        f.debug_struct("Evidence").field("places", &places).field("tallies", &tallies).finish_non_exhaustive()
    }
}

impl Evidence {
    /// Whether a sample for `observer` is still to be asked about what `other` alone sees here: about what was never replaced
    /// so far, if it could be something else.
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

    /// Whether something that `other` sees was never replaced in samples for `observer`, and nothing says yet that it could
    /// be.
    pub(super) fn wants_doubt(&self, (observer, other): (Seat, Seat)) -> bool {
        self.places.iter().any(|(key, kept)| {
            (key.0, key.1) == (observer, other) && kept.replaced == 0 && !kept.face_down && !self.doubtful.contains(key)
        })
    }

    /// How many samples are to be asked about what lies here: more where one each was no proof.
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

    /// Notes whether samples for `observer` keep what `other` sees and the observer does not, place by place.
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

    /// Notes the places where `other` sees different things in two positions that are one to `observer`.
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

    /// Notes by how much what lies unseen in each place differs from what a sample supposed; one pair of each game.
    pub(super) fn note_pair(
        &mut self,
        look: u8,
        real: &BTreeMap<HiddenPlace, Lying<'_>>,
        supposed: &BTreeMap<HiddenPlace, Lying<'_>>,
    ) {
        let mut more: BTreeMap<(String, String), i32> = BTreeMap::new();
        for (sign, lying) in real.iter().map(|lying| (1, lying)).chain(supposed.iter().map(|lying| (-1, lying))) {
            for face in lying.1.faces() {
                *more.entry((lying.0.sort(), face)).or_default() += sign;
            }
        }
        for ((place, face), more) in more.into_iter().filter(|(_, more)| *more != 0) {
            let tally = self.tallies.entry((look, place, face)).or_default();
            tally.more += u32::from(more > 0);
            tally.fewer += u32::from(more < 0);
        }
    }

    /// What was seen here and elsewhere.
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

    /// Laws 5, 5a and 5c over all that was seen.
    pub(super) fn judge(&self) -> Result<(), Violation> {
        self.judge_samples()?;
        self.judge_places()?;
        self.judge_tallies()
    }

    fn judge_samples(&self) -> Result<(), Violation> {
        if self.private >= NO_ACCIDENT && self.hidden_positions == 0 {
            let fault = "seats see different things, and no sample ever differs".to_owned();
            return Err(Violation::of(Breach::new(Law::Views, fault), self.first_seed(), 0));
        }
        let Some(((observer, other), kept)) = self.kept.iter().find(|(_, kept)| kept.gives_away(NO_ACCIDENT)) else {
            return Ok(());
        };
        let positions = kept.seen;
        let fault =
            format!("every sample for {observer} shows what {other} alone should see, in all of {positions} positions");
        Err(kept.violation(Law::Views, fault))
    }

    fn judge_places(&self) -> Result<(), Violation> {
        // What somebody sees beside what all know, such as a sum, could be nothing else: no sample need replace it.
        let given_away = self.places.iter().find(|(key, kept)| {
            let is_doubtful = || kept.gives_away(DOUBTED) && self.doubtful.contains(key);
            if kept.face_down { kept.gives_away(NO_ACCIDENT) } else { is_doubtful() }
        });
        let Some(((observer, other, place), kept)) = given_away else { return Ok(()) };
        let fault = format!(
            "every sample for {observer} supposes what really is {place}, which {other} sees and {observer} does not, in \
             all of {} positions",
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
            "samples are uneven about {place}: `{face}` was there and not supposed in {} games, supposed and not there in \
             {} (chi-square {:.0})",
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
