//! Wisps: a game of secret simultaneous choices for two to six players. All players light a lantern at the same time.
//! The brightest lantern catches the great wisp, and the dimmest catches the small wisp. Lanterns with the same sign
//! blind each other.

mod plugin;
mod stage;

use std::ops::RangeInclusive;

use rondel::bots::{Calibration, LevelRatings, Skill, Skills};
use rondel::components::{Cards, Hands, Picks};
use rondel::{
    Announcement, ConservationError, Dealer, Flow, Outcome, Ruleset, Seat, SeatSet, Seats, Text, Turn, Weight,
};
use serde::{Deserialize, Serialize};

pub use plugin::{PLUGIN, WispsSetup};

/// The ruleset: the brightest and the dimmest lantern each catch a wisp, unless another lantern blinds them.
pub struct Wisps;

/// WI-1.1: the number of lanterns and the number of signs.
const LANTERNS: u8 = 60;
const SIGNS: u8 = 6;
/// WI-1.2: the number of dim, middling and bright lanterns that each player gets, and how many of each kind exist.
const OF_EACH: u32 = 3;
const THIRD: u8 = LANTERNS / 3;
/// WI-1.3: the values of the great wisps, before they are shuffled, and the value of every small wisp.
const GREAT: [u8; ROUNDS] = [1, 2, 3, 4, 5, 6, 7, 8];
const SMALL: u8 = 4;
/// WI-3.1: the number of rounds.
const ROUNDS: usize = 8;
/// The maximum number of players, for whom the lanterns suffice.
const PLAYERS: usize = 6;

/// The places for lanterns that are in no hand: lanterns that were not dealt, and lanterns that have been shown.
const UNDEALT: usize = PLAYERS;
const SHOWN: usize = PLAYERS + 1;

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Moor {
    seats: Seats,
    /// The places of the dim, the middling and the bright lanterns.
    lanterns: [Hands<{ SHOWN + 1 }>; 3],
    /// The choices of this round. A chosen lantern stays in the hand until every player has chosen.
    picks: Picks<Light>,
    /// The value of the great wisp of each round.
    great: [u8; ROUNDS],
    round: u8,
    /// The total value of the great wisps of earlier rounds that nobody caught.
    waiting: u8,
    /// The points each seat has caught with great and with small wisps.
    caught: [[u8; 2]; PLAYERS],
    /// The lantern each seat showed last, and the points it caught.
    latest: [Option<(Light, u8)>; PLAYERS],
}

/// The action of lighting a lantern, numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Light(u8);

/// Returns the dim (0), the middling (1) or the bright (2) lanterns.
const fn third(number: u8) -> Cards {
    Cards::first(THIRD * (number + 1)).without(Cards::first(THIRD * number))
}

impl Light {
    /// WI-1.1: returns the brightness, from 1 to 60.
    const fn brightness(self) -> u8 {
        self.0 + 1
    }

    /// WI-1.1: returns the sign, from 0 to 5.
    const fn sign(self) -> u8 {
        self.0 % SIGNS
    }
}

impl Moor {
    /// Returns the value of this round's great wisp, plus the values of earlier great wisps that were not caught
    /// (WI-2.4).
    fn prize(&self) -> u8 {
        self.great.get(usize::from(self.round)).map_or(self.waiting, |worth| worth + self.waiting)
    }

    /// Returns the lanterns in a place. `open_at` returns only the lanterns that every player knows.
    fn at(&self, place: usize) -> Cards {
        self.lanterns.iter().fold(Cards::NONE, |all, third| all.or(third.at(place)))
    }

    fn open_at(&self, place: usize) -> Cards {
        self.lanterns.iter().fold(Cards::NONE, |all, third| all.or(third.open_at(place)))
    }

    /// Returns each seat's points.
    fn points(&self) -> [i32; PLAYERS] {
        self.caught.map(|[great, small]| i32::from(great) + i32::from(small))
    }

    /// WI-2.2: reveals all chosen lanterns. Lanterns with the same sign blind each other.
    fn show(&mut self, dealer: &mut Dealer) {
        let shown = self.picks.reveal(dealer);
        let seen = shown.alone_by(|light| light.sign());
        for (seat, light) in shown.each() {
            self.lanterns[usize::from(light.0 / THIRD)].put(light.0, SHOWN);
            self.latest[seat.index()] = Some((light, 0));
            let key = if seen.each().any(|(other, _)| other == seat) { "shows" } else { "shows-blinded" };
            let told = || Announcement::new(stage::about(key, seat, light)).weighing(Weight::Small);
            dealer.announce(|| told().about([stage::of("place", seat)]));
        }
        dealer.moment(self);
        // WI-2.3, WI-2.4: the wisps are caught, or the great wisp stays.
        let great = self.prize();
        let brightest = seen.highest_by(|light| light.brightness());
        self.catch(0, brightest, great, "catches-great", dealer);
        self.catch(1, seen.lowest_by(|light| light.brightness()), SMALL, "catches-small", dealer);
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

    /// Awards the points of the great (0) or the small wisp (1) to the seat that catches it, if any.
    fn catch(&mut self, kind: usize, by: Option<(Seat, Light)>, worth: u8, key: &'static str, dealer: &mut Dealer) {
        let Some((seat, light)) = by else { return };
        self.caught[seat.index()][kind] += worth;
        self.latest[seat.index()] = self.latest[seat.index()].map(|(light, before)| (light, before + worth));
        dealer.flow(|| Flow::of("wisp", worth).from(stage::prize(kind)).to(stage::of("stock", seat)));
        let told = || Announcement::new(stage::about(key, seat, light).with("worth", worth));
        dealer.announce(|| told().weighing(Weight::Great).about([stage::of("stock", seat)]));
    }

    /// WI-2.5: reveals a random hidden lantern in a seat's hand. The lantern stays face up.
    fn light_up(&mut self, seat: Seat, dealer: &mut Dealer) {
        let mut hidden = self.at(seat.index()).without(self.open_at(seat.index()));
        let Some(card) = hidden.draw(dealer) else { return };
        self.lanterns[usize::from(card / THIRD)].lay_open(card);
        let told = || Announcement::new(stage::about("lit-up", seat, Light(card)));
        dealer.announce(|| told().about([stage::lantern("open", Light(card))]));
    }
}

impl Ruleset for Wisps {
    type State = Moor;
    type Action = Light;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=PLAYERS as u8
    }

    fn longest_game(&self) -> usize {
        ROUNDS * PLAYERS
    }

    fn allows_ties(&self) -> bool {
        true
    }

    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Moor {
        let mut great = GREAT;
        dealer.shuffle(&mut great);
        let lanterns = [0, 1, 2].map(|number| {
            let mut lanterns = Hands::of_seats(third(number), UNDEALT);
            seats.each().for_each(|seat| lanterns.deal(UNDEALT, seat.index(), OF_EACH, dealer));
            lanterns
        });
        let (picks, caught, latest) = (Picks::ask(seats.each().collect()), [[0; 2]; PLAYERS], [None; PLAYERS]);
        Moor { seats, lanterns, picks, great, round: 0, waiting: 0, caught, latest }
    }

    /// WI-3.1: after the last round, most points win.
    fn turn(&self, moor: &Moor) -> Turn {
        match moor.picks.asked() {
            Some(seat) => Turn::Decide(seat),
            None => Turn::Over(Outcome::by_points(&moor.points(), moor.seats, "end-rounds")),
        }
    }

    /// WI-2.1: all players choose at the same time.
    fn together(&self, moor: &Moor) -> SeatSet {
        moor.picks.together()
    }

    fn legal_actions(&self, moor: &Moor, into: &mut Vec<Light>) {
        if let Some(seat) = moor.picks.asked() {
            into.extend(moor.at(seat.index()).iter().map(Light));
        }
    }

    fn apply(&self, moor: &mut Moor, light: Light, dealer: &mut Dealer) {
        let Some(seat) = moor.picks.asked() else { return };
        moor.picks.choose(light);
        dealer.announce(|| {
            let own = Text::new("chooses-it").with("number", light.brightness());
            Announcement::new(stage::about_seat("chooses", seat)).private_to(seat, own).weighing(Weight::Small)
        });
        if moor.picks.are_all_in() {
            moor.show(dealer);
        }
    }

    /// Redistributes the lanterns that the observer cannot see, and guesses the choices of the other seats.
    fn determinize(&self, moor: &mut Moor, observer: Seat, dealer: &mut Dealer) {
        for lanterns in &mut moor.lanterns {
            lanterns.determinize(observer, dealer);
        }
        let supposed = *moor;
        moor.picks.suppose(observer, |seat| { supposed.at(seat.index()) }.draw(dealer).map(Light));
    }

    fn check_conservation(&self, moor: &Moor) -> Result<(), ConservationError> {
        moor.lanterns
            .iter()
            .zip(0..)
            .try_for_each(|(lanterns, number)| lanterns.check_conservation("lanterns", third(number)))
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md). In this game, a search longer than the
    /// Master's does not improve play.
    fn skills(&self) -> Skills {
        [
            Skill::new(10, 100),
            Skill::new(60, 72),
            Skill::new(150, 46),
            Skill::new(400, 25),
            Skill::new(1000, 0),
            Skill::new(1000, 0),
        ]
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([1307, 1394, 1500, 1596, 1695, 1695])
    }

    /// Returns values fitted to played games (docs/strength.md).
    fn calibration(&self) -> Calibration {
        Calibration { optimism: 3.45, slope: 0.86 }
    }
}
