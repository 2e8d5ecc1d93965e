//! Wisps: all light a lantern at the same time, unseen by each other; the brightest catches the great wisp, the dimmest the small one,
//! and lanterns with the same sign blind each other. A game of secret choices for two to six.

mod plugin;
mod stage;

use std::ops::RangeInclusive;

use rondel::bots::{LevelRatings, Skill, Skills};
use rondel::components::{Cards, Hands, Picks};
use rondel::{
    Announcement, Dealer, Flow, MAX_SEATS, Miscount, Outcome, Ruleset, Seat, SeatSet, Seats, Text, Turn, Weight,
};
use serde::{Deserialize, Serialize};

pub use plugin::{PLUGIN, WispsSetup};

/// Lanterns in the dark: the brightest and the dimmest catch something, if nothing blinds them.
pub struct Wisps;

/// WI-1.1: so many lanterns there are, with so many signs.
const LANTERNS: u8 = 60;
const SIGNS: u8 = 6;
/// WI-1.2: so many everybody gets.
const HAND: u32 = 9;
/// WI-1.3: what the great wisps are worth, before they are mixed, and what each small one is.
const GREAT: [u8; ROUNDS] = [3, 3, 4, 4, 5, 5, 6, 6];
const SMALL: u8 = 2;
/// WI-3.1: so many rounds are played.
const ROUNDS: usize = 8;

/// Where lanterns lie beside the hands: those that nobody has, and those that were shown.
const UNDEALT: usize = MAX_SEATS;
const SHOWN: usize = MAX_SEATS + 1;

/// The moor during a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moor {
    seats: Seats,
    lanterns: Hands<{ SHOWN + 1 }>,
    /// What everybody chooses in this round; till all have, it stays in the hands.
    picks: Picks<Light>,
    /// What the great wisps are worth, round by round.
    great: [u8; ROUNDS],
    round: u8,
    /// What the great wisps are worth that nobody caught so far.
    waiting: u8,
    /// What each seat has caught of great and of small wisps.
    caught: [[u8; 2]; MAX_SEATS],
    /// What each seat showed last, and what it caught with it.
    latest: [Option<(Light, u8)>; MAX_SEATS],
}

/// Lighting a lantern, by its number from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Light(u8);

impl Light {
    /// WI-1.1: how bright it is.
    const fn brightness(self) -> u8 {
        self.0 + 1
    }

    /// WI-1.1: which sign it bears.
    const fn sign(self) -> u8 {
        self.0 % SIGNS
    }
}

impl Moor {
    /// What the great wisp of this round is worth, with those that wait (WI-2.4).
    fn prize(&self) -> u8 {
        self.great.get(usize::from(self.round)).map_or(self.waiting, |worth| worth + self.waiting)
    }

    /// What each seat has caught.
    fn points(&self) -> Vec<i32> {
        self.seats.each().map(|seat| self.caught[seat.index()].iter().map(|points| i32::from(*points)).sum()).collect()
    }

    /// WI-2.2: all lanterns are shown, and those with the same sign blind each other.
    fn show(&mut self, dealer: &mut Dealer) {
        let shown = self.picks.reveal(dealer);
        let seen = shown.alone_by(|light| light.sign());
        for (seat, light) in shown.each() {
            self.lanterns.put(light.0, SHOWN);
            self.latest[seat.index()] = Some((light, 0));
            let key = if seen.each().any(|(other, _)| other == seat) { "shows" } else { "shows-blinded" };
            let told = || Announcement::new(stage::about(key, seat, light)).weighing(Weight::Small);
            dealer.announce(|| told().about([stage::of("place", seat)]));
        }
        dealer.moment(self);
        // WI-2.3, WI-2.4.
        let great = self.prize();
        let brightest = seen.highest_by(|light| light.brightness());
        self.catch(0, brightest, great, "catches-great", dealer);
        let dimmest = seen.lowest_by(|light| light.brightness());
        self.catch(1, dimmest, SMALL, "catches-small", dealer);
        self.waiting = if brightest.is_some() { 0 } else { great };
        if brightest.is_none() {
            dealer.announce(|| Announcement::new(Text::new("stays").with("worth", great)).about([stage::prize(0)]));
        }
        self.round += 1;
        if let Some((seat, _)) = brightest {
            self.light_up(seat, dealer);
        }
        if usize::from(self.round) < ROUNDS {
            self.picks = Picks::ask(self.seats.each().collect());
        }
    }

    /// Whoever catches the great wisp (0) or the small one (1) has its points.
    fn catch(&mut self, kind: usize, by: Option<(Seat, Light)>, worth: u8, key: &'static str, dealer: &mut Dealer) {
        let Some((seat, light)) = by else { return };
        self.caught[seat.index()][kind] += worth;
        self.latest[seat.index()] = self.latest[seat.index()].map(|(light, before)| (light, before + worth));
        dealer.flow(|| Flow::of("wisp", worth).from(stage::prize(kind)).to(stage::of("stock", seat)));
        let told = || Announcement::new(stage::about(key, seat, light).with("worth", worth));
        dealer.announce(|| told().weighing(Weight::Great).about([stage::of("stock", seat)]));
    }

    /// WI-2.5: one of the hidden lanterns of a seat lies open from now on.
    fn light_up(&mut self, seat: Seat, dealer: &mut Dealer) {
        let hand = seat.index();
        let hidden = self.lanterns.at(hand).without(self.lanterns.open_at(hand));
        let Some(card) = { hidden }.draw(dealer) else { return };
        self.lanterns.lay_open(card);
        let told = || Announcement::new(stage::about("lit-up", seat, Light(card)));
        dealer.announce(|| told().about([stage::lantern("open", Light(card))]));
    }
}

impl Ruleset for Wisps {
    type State = Moor;
    type Action = Light;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=MAX_SEATS as u8
    }

    fn longest_game(&self) -> usize {
        ROUNDS * MAX_SEATS
    }

    fn allows_ties(&self) -> bool {
        true
    }

    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Moor {
        let mut great = GREAT;
        dealer.shuffle(&mut great);
        let mut lanterns = Hands::of_seats(Cards::first(LANTERNS), UNDEALT);
        for seat in seats.each() {
            lanterns.deal(UNDEALT, seat.index(), HAND, dealer);
        }
        let (picks, caught, latest) = (Picks::ask(seats.each().collect()), [[0; 2]; MAX_SEATS], [None; MAX_SEATS]);
        Moor { seats, lanterns, picks, great, round: 0, waiting: 0, caught, latest }
    }

    /// WI-3.1: after the last round most points win.
    fn turn(&self, moor: &Moor) -> Turn {
        match moor.picks.asked() {
            Some(seat) => Turn::Decide(seat),
            None => Turn::Over(Outcome::by_points(&moor.points(), moor.seats, "end-rounds")),
        }
    }

    /// WI-2.1: all choose at the same time.
    fn together(&self, moor: &Moor) -> SeatSet {
        moor.picks.together()
    }

    fn legal_actions(&self, moor: &Moor, into: &mut Vec<Light>) {
        if let Some(seat) = moor.picks.asked() {
            into.extend(moor.lanterns.at(seat.index()).iter().map(Light));
        }
    }

    fn apply(&self, moor: &mut Moor, light: Light, dealer: &mut Dealer) {
        let Some(seat) = moor.picks.asked() else { return };
        moor.picks.choose(light);
        dealer.announce(|| {
            let own = Text::new("chooses-it").with("number", light.brightness());
            Announcement::new(stage::about_seat("chooses", seat)).whispered(seat, own).weighing(Weight::Small)
        });
        if moor.picks.are_all_in() {
            moor.show(dealer);
        }
    }

    /// Who holds what, but for what lies open, and what others have chosen of it.
    fn determinize(&self, moor: &mut Moor, observer: Seat, dealer: &mut Dealer) {
        moor.lanterns.determinize(observer, dealer);
        let lanterns = moor.lanterns;
        moor.picks.suppose(observer, |seat| { lanterns.at(seat.index()) }.draw(dealer).map(Light));
    }

    fn census(&self, moor: &Moor) -> Result<(), Miscount> {
        moor.lanterns.census("lanterns", Cards::first(LANTERNS))
    }

    /// Advice to bots: who is ahead of the best of the others stands well.
    fn estimate(&self, moor: &Moor, seat: Seat) -> Option<f32> {
        let points = moor.points();
        let best = moor.seats.each().filter(|other| *other != seat).map(|other| points[other.index()]).max();
        Some(1.0 / (1.0 + (-0.15 * (points[seat.index()] - best.unwrap_or(0)) as f32).exp()))
    }

    /// As measured with `rondel ladder` (docs/strength.md).
    fn skills(&self) -> Skills {
        [Skill::new(10, 60), Skill::new(20, 30), Skill::new(60, 0), Skill::new(300, 0), Skill::new(1500, 0)]
    }

    /// As measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        None
    }
}
