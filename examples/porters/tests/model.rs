//! An independent check of Porters: a second, plain implementation of the rules plays random games in step with the
//! first and compares choices and results. A third part compares the samples of a porter's own packs with an
//! enumeration of what the porter may carry.

use std::collections::BTreeSet;

use rondel::{Dealer, Observation, Ruleset, Seat, Seats, Turn};
use rondel_porters::{Act, Mountain, Porters};
use serde_json::Value;

/// Goods from 0 to 4 and weights from 0 to 3.
type Kind = (u8, u8);

/// What a shelf asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Wish {
    Goods(u8),
    Weight(u8),
    Both(Kind),
}

impl Wish {
    fn takes(self, kind: Kind) -> bool {
        match self {
            Self::Goods(goods) => kind.0 == goods,
            Self::Weight(weight) => kind.1 == weight,
            Self::Both(both) => kind == both,
        }
    }
}

/// A pack on a back: its kind, and each signal about it with whether it matched.
#[derive(Clone, Debug)]
struct Held {
    kind: Kind,
    heard: Vec<(Wish, bool)>,
}

impl Held {
    /// Returns all kinds that agree with the signals.
    fn possible(&self) -> Vec<Kind> {
        let all = (0..5).flat_map(|goods| (0..4).map(move |weight| (goods, weight)));
        all.filter(|kind| self.heard.iter().all(|(wish, matched)| wish.takes(*kind) == *matched)).collect()
    }

    fn is_named(&self) -> bool {
        let possible = self.possible();
        let goods: BTreeSet<u8> = possible.iter().map(|kind| kind.0).collect();
        let weights: BTreeSet<u8> = possible.iter().map(|kind| kind.1).collect();
        goods.len() == 1 || weights.len() == 1
    }
}

/// The plain model of a game.
#[derive(Debug)]
struct Model {
    hands: Vec<Vec<Option<Held>>>,
    huts: Vec<Vec<(Wish, Option<Kind>)>>,
    signals: usize,
    fallen: usize,
    hours_left: usize,
    mover: usize,
}

/// Reads the pack in a place of the real game. The model needs the random draws, and nothing else.
fn drawn(mountain: &Mountain, seat: usize, slot: usize) -> Option<Kind> {
    let value = serde_json::to_value(mountain).expect("plain data");
    let bits = value["packs"]["places"][6 * seat + slot].as_u64().expect("a set of packs");
    (bits != 0).then(|| (bits.trailing_zeros() as u8 / 8, bits.trailing_zeros() as u8 % 8 / 2))
}

fn wish(asked: &Value) -> Wish {
    let bits = asked.as_u64().expect("bits");
    let (goods, weights) = (bits & 31, bits >> 5);
    match (goods.count_ones(), weights.count_ones()) {
        (1, 1) => Wish::Both((goods.trailing_zeros() as u8, weights.trailing_zeros() as u8)),
        (1, 4) => Wish::Goods(goods.trailing_zeros() as u8),
        (5, 1) => Wish::Weight(weights.trailing_zeros() as u8),
        other => panic!("a shelf asks for {other:?}"),
    }
}

impl Model {
    fn of(mountain: &Mountain, players: usize) -> Self {
        let asked = serde_json::to_value(mountain).expect("plain data")["asked"].clone();
        let huts = (0..6).map(|hut| (0..3).map(|shelf| (wish(&asked[3 * hut + shelf]), None)).collect()).collect();
        let carried = match players {
            2 => 6,
            5 => 4,
            _ => 5,
        };
        let held = |seat, slot| drawn(mountain, seat, slot).map(|kind| Held { kind, heard: Vec::new() });
        let hands = (0..players).map(|seat| (0..carried).map(|slot| held(seat, slot)).collect()).collect();
        Self { hands, huts, signals: 8, fallen: 0, hours_left: 40, mover: 0 }
    }

    fn is_full(&self, hut: usize) -> bool {
        self.huts[hut].iter().all(|(_, stocked)| stocked.is_some())
    }

    fn is_open(&self, hut: usize) -> bool {
        match hut {
            3 => self.is_full(0) && self.is_full(1),
            4 => self.is_full(1) && self.is_full(2),
            5 => self.is_full(3) && self.is_full(4),
            _ => true,
        }
    }

    fn filled(&self) -> usize {
        self.huts.iter().flatten().filter(|(_, stocked)| stocked.is_some()).count()
    }

    /// Returns whether the game is won, if it is over, and the reason.
    fn result(&self) -> Option<(bool, &'static str)> {
        if self.filled() == 18 {
            Some((true, "end-supplied"))
        } else if self.fallen == 3 {
            Some((false, "end-fallen"))
        } else if self.hours_left == 0 {
            Some((false, "end-night"))
        } else {
            None
        }
    }

    fn score(&self) -> i32 {
        let hours = if self.filled() == 18 { self.hours_left } else { 0 };
        (self.filled() + hours) as i32
    }

    /// Returns whether a signal matches a pack of a porter, and rules out a kind for any of their packs.
    fn may_signal(&self, to: usize, said: Wish) -> bool {
        let held = || self.hands[to].iter().flatten();
        let is_news = |held: &Held| held.possible().iter().any(|kind| said.takes(*kind) != said.takes(held.kind));
        held().any(|held| said.takes(held.kind)) && held().any(is_news)
    }

    fn legal(&self) -> Vec<Act> {
        let mut acts = Vec::new();
        for (slot, held) in self.hands[self.mover].iter().enumerate() {
            let Some(held) = held else { continue };
            acts.push(Act::Leave(slot as u8));
            for hut in (0..6).filter(|hut| held.is_named() && self.is_open(*hut)) {
                for (shelf, (wish, stocked)) in self.huts[hut].iter().enumerate() {
                    if stocked.is_none() && held.possible().iter().any(|kind| wish.takes(*kind)) {
                        acts.push(Act::Carry(slot as u8, (3 * hut + shelf) as u8));
                    }
                }
            }
        }
        for to in (0..self.hands.len()).filter(|to| *to != self.mover && self.signals > 0) {
            let goods = (0..5).filter(|goods| self.may_signal(to, Wish::Goods(*goods)));
            let weights = (0..4).filter(|weight| self.may_signal(to, Wish::Weight(*weight))).map(|weight| weight + 5);
            acts.extend(goods.chain(weights).map(|said| Act::Signal(Seat::new(to as u8), said)));
        }
        acts
    }

    /// Plays an action. `after` is the real game after it, from which the new pack is read.
    fn play(&mut self, act: Act, after: &Mountain) {
        match act {
            Act::Signal(to, said) => {
                self.signals -= 1;
                let said = if said < 5 { Wish::Goods(said) } else { Wish::Weight(said - 5) };
                for held in self.hands[to.index()].iter_mut().flatten() {
                    held.heard.push((said, said.takes(held.kind)));
                }
            }
            Act::Carry(slot, to) => {
                let (hut, at) = (usize::from(to) / 3, usize::from(to) % 3);
                let kind = self.hands[self.mover][usize::from(slot)].as_ref().expect("a pack").kind;
                if self.huts[hut][at].0.takes(kind) {
                    self.huts[hut][at].1 = Some(kind);
                    if self.is_full(hut) && self.signals < 8 {
                        self.signals += 1;
                    }
                } else {
                    self.fallen += 1;
                }
            }
            Act::Leave(_) => self.signals = (self.signals + 1).min(8),
        }
        if let Act::Carry(slot, _) | Act::Leave(slot) = act {
            let new = drawn(after, self.mover, slot.into());
            self.hands[self.mover][usize::from(slot)] = new.map(|kind| Held { kind, heard: Vec::new() });
        }
        self.hours_left -= 1;
        self.mover = (self.mover + 1) % self.hands.len();
    }

    /// Returns whether a shelf that still lacks a pack takes this kind. Closed huts count only if they are asked for.
    fn is_needed(&self, kind: Kind, with_closed: bool) -> bool {
        let huts = (0..6).filter(|hut| with_closed || self.is_open(*hut));
        huts.flat_map(|hut| &self.huts[hut]).any(|(wish, stocked)| stocked.is_none() && wish.takes(kind))
    }

    /// Returns how useful an action is, for games that go on for long. The model looks at all packs for this.
    fn merit(&self, act: Act) -> u32 {
        let own = |slot: u8| self.hands[self.mover][usize::from(slot)].as_ref().expect("a pack").kind;
        match act {
            Act::Carry(slot, to) => {
                let wish = self.huts[usize::from(to) / 3][usize::from(to) % 3].0;
                let exact =
                    |(wanted, stocked): &(Wish, Option<Kind>)| stocked.is_none() && *wanted == Wish::Both(own(slot));
                let is_wasted = !matches!(wish, Wish::Both(_)) && self.huts.iter().flatten().any(exact);
                if wish.takes(own(slot)) { 60 - 25 * u32::from(is_wasted) } else { 0 }
            }
            Act::Signal(to, said) => {
                let said = if said < 5 { Wish::Goods(said) } else { Wish::Weight(said - 5) };
                let meant = self.hands[to.index()].iter().flatten();
                let meant =
                    meant.filter(|held| said.takes(held.kind) && !held.is_named() && self.is_needed(held.kind, false));
                10 + 10 * meant.count() as u32
            }
            Act::Leave(slot) if self.is_needed(own(slot), true) => 5,
            Act::Leave(_) => 15,
        }
    }

    /// Returns one of the most useful actions, or any action if the dealer draws a number of `care` or more.
    fn choose(&self, legal: &[Act], care: u32, dealer: &mut Dealer) -> Act {
        let best = legal.iter().map(|act| self.merit(*act)).max().expect("an action");
        let is_careful = dealer.below(10) < care;
        let some: Vec<&Act> = legal.iter().filter(|act| !is_careful || self.merit(**act) == best).collect();
        *some[dealer.below(some.len() as u32) as usize]
    }
}

fn sorted(mut acts: Vec<Act>) -> Vec<Act> {
    acts.sort_by_key(|act| format!("{act:?}"));
    acts
}

fn legal(mountain: &Mountain) -> Vec<Act> {
    let mut legal = Vec::new();
    Porters.legal_actions(mountain, &mut legal);
    sorted(legal)
}

#[test]
fn five_hundred_games_agree_with_a_plain_model() {
    let mut ends = std::collections::BTreeMap::new();
    let mut decisions = 0;
    for game in 0..500_u64 {
        let players = 2 + (game % 4) as usize;
        let mut dealer = Dealer::seeded(game);
        let seats = Seats::new(players as u8).expect("a table");
        let mut mountain = Porters.deal(seats, &mut dealer);
        let mut model = Model::of(&mountain, players);
        // A fifth of the games is random, and the others are played with more and more care.
        let care = [0, 5, 8, 9, 10][(game / 4 % 5) as usize];
        let outcome = loop {
            let seat = match Porters.turn(&mountain) {
                Turn::Over(outcome) => break outcome,
                Turn::Decide(seat) => seat,
            };
            assert_eq!((model.result(), model.mover), (None, seat.index()), "game {game}");
            let acts = sorted(model.legal());
            assert_eq!(legal(&mountain), acts, "game {game}: {model:?}");
            let act = model.choose(&acts, care, &mut dealer);
            Porters.apply(&mut mountain, act, &mut dealer);
            model.play(act, &mountain);
            decisions += 1;
        };
        let (won, reason) = model.result().expect("the model has ended too");
        assert_eq!((outcome.reason(), outcome.score()), (reason, Some(model.score())), "game {game}");
        assert!(seats.each().all(|seat| outcome.has_won(seat) == won) && outcome.is_defeat() != won);
        *ends.entry(reason).or_insert(0) += 1;
    }
    assert!(decisions > 8_000, "{decisions}");
    assert!(ends.len() == 3 && ends.values().all(|games| *games >= 10), "{ends:?}");
}

/// Deals the mover's own packs in every way that agrees with the signals, and counts how often each slot holds each
/// kind. `left` is the number of packs of each kind that the mover does not see.
fn count(hand: &[Vec<Kind>], left: &mut [[u64; 4]; 5], shares: &mut [[[f64; 4]; 5]]) -> f64 {
    let Some((possible, rest)) = hand.split_first() else { return 1.0 };
    let (own, others) = shares.split_first_mut().expect("one for each slot");
    let mut ways = 0.0;
    for (goods, weight) in possible.iter().map(|kind| (usize::from(kind.0), usize::from(kind.1))) {
        let copies = left[goods][weight];
        if copies == 0 {
            continue;
        }
        left[goods][weight] -= 1;
        let mut below = vec![[[0.0; 4]; 5]; others.len()];
        let found = copies as f64 * count(rest, left, &mut below);
        left[goods][weight] += 1;
        own[goods][weight] += found;
        for (all, part) in others.iter_mut().flatten().flatten().zip(below.iter().flatten().flatten()) {
            *all += copies as f64 * part;
        }
        ways += found;
    }
    ways
}

#[test]
fn samples_are_as_likely_as_what_they_show() {
    const SAMPLES: u32 = 2_000;
    let (mut positions, mut worst) = (0, 0.0_f64);
    for game in 0..40_u64 {
        // Tables of five, whose hands are small enough to enumerate.
        let mut dealer = Dealer::seeded(900 + game);
        let mut mountain = Porters.deal(Seats::new(5).expect("a table"), &mut dealer);
        let mut model = Model::of(&mountain, 5);
        for _ in 0..6 + 2 * (game % 10) {
            let Turn::Decide(_) = Porters.turn(&mountain) else { break };
            let act = model.choose(&sorted(model.legal()), 8, &mut dealer);
            Porters.apply(&mut mountain, act, &mut dealer);
            model.play(act, &mountain);
        }
        let Turn::Decide(seat) = Porters.turn(&mountain) else { continue };
        let hand: Vec<Vec<Kind>> = model.hands[model.mover].iter().flatten().map(Held::possible).collect();
        let mut left = [[0_u64; 4]; 5];
        let value = serde_json::to_value(mountain).expect("plain data");
        let hidden = (6 * model.mover..6 * model.mover + 6).chain([30]);
        for bits in hidden.map(|place| value["packs"]["places"][place].as_u64().expect("a set")) {
            for card in (0..40_usize).filter(|card| bits >> card & 1 == 1) {
                left[card / 8][card % 8 / 2] += 1;
            }
        }
        let mut shares = vec![[[0.0; 4]; 5]; hand.len()];
        let ways = count(&hand, &mut left, &mut shares);
        let observation = Observation::of(&Porters, &mountain, seat, &mut dealer);
        let mut seen = vec![[[0_u32; 4]; 5]; hand.len()];
        for _ in 0..SAMPLES {
            let sample = observation.sample(&Porters, &mut dealer);
            for (slot, seen) in seen.iter_mut().enumerate() {
                let (goods, weight) = drawn(&sample, model.mover, slot).expect("a pack");
                seen[usize::from(goods)][usize::from(weight)] += 1;
            }
        }
        for (share, seen) in shares.iter().flatten().flatten().zip(seen.iter().flatten().flatten()) {
            let expected = share / ways;
            let deviation = (expected * (1.0 - expected) / f64::from(SAMPLES)).sqrt();
            let off = (f64::from(*seen) / f64::from(SAMPLES) - expected).abs();
            assert!(expected > 0.0 || *seen == 0, "game {game}: an impossible pack was sampled");
            worst = worst.max(if deviation > 0.0 { off / deviation } else { 0.0 });
        }
        positions += 1;
    }
    // About 2000 shares are compared; the largest of so many normal deviates is about 3.5.
    assert!(positions > 30 && worst < 5.0, "{positions} positions, {worst} standard deviations");
}
