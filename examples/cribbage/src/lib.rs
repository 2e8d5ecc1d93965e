//! Cribbage for two: six cards each, two of them into the crib, the play up to 31, and the show.

mod estimate;
mod plugin;
mod score;
mod stage;

use std::ops::RangeInclusive;

use rondel::bots::{LevelRatings, SearchSettings, Skill, Skills};
use rondel::components::{Cards, Hands, Picks, Sight};
use rondel::{ConservationError, Dealer, Flow, Outcome, Ruleset, Seat, SeatSet, Seats, Turn, Weight};
use serde::{Deserialize, Serialize};

pub use plugin::{CribbageSetup, PLUGIN, Target};
pub use score::Tally;
use score::{CARDS, JACK, MOST, Pegged, rank, value};

/// CR-2.1, CR-2.2: the cards dealt to each player, and how many of them each lays into the crib.
const DEALT: u32 = 6;
const LAID: u32 = 2;
/// The number of cards that both players together play in a deal.
const PLAYS: usize = 2 * (DEALT - LAID) as usize;
/// CR-5.2: whoever lacks more points than this loses double.
const SKUNK: u8 = 30;
/// What a win is worth to the winner, on a scale from 0 to 1: the double win is worth twice as much above one half.
const PLAIN_WIN: f32 = 0.75;
const DOUBLE_WIN: f32 = 1.0;
/// CR-2.3: the points for a jack as the starter, and CR-3.3: for the last card.
const HEELS: u8 = 2;
const LAST: u8 = 1;
/// The most decisions in a deal: cards for the crib, cards played with up to two calls of "go" each, and the deal.
const DECISIONS: usize = 2 + 3 * PLAYS + 1;

/// The sources of points, as indices: the play, hands, and cribs.
const FROM_PLAY: usize = 0;
const FROM_HAND: usize = 1;
const FROM_CRIB: usize = 2;

/// The places of cards. The hands come first, and two places depend on the seat: what it laid into the crib, and what it
/// has played.
const DECK: usize = 2;
const IN_CRIB: usize = 3;
const PLAYED: usize = 5;
const STARTER: usize = 7;
const CRIB: usize = 8;

/// The ruleset, with the points that win.
pub struct Cribbage {
    target: u8,
}

/// The state of a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    target: u8,
    cards: Hands<{ CRIB + 1 }>,
    /// The cards chosen for the crib. They stay in the hands until both players have chosen.
    picks: Picks<Cards>,
    dealer: Seat,
    mover: Seat,
    /// The cards in the order in which they were played, their number, and where the count began.
    line: [u8; PLAYS],
    played: u8,
    since: u8,
    /// Who has said "go" in this count.
    gone: [bool; 2],
    /// The points of each seat from the play, its hands and its cribs, and all its points before it last scored.
    points: [[u8; 3]; 2],
    behind: [u8; 2],
    deals: u16,
}

/// A decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    /// Lays two cards into the crib, the lower number first.
    Lay(u8, u8),
    /// Plays a card.
    Play(u8),
    /// Says that no card fits.
    Go,
    /// Deals the next cards.
    Deal,
}

impl Table {
    fn hand(&self, seat: Seat) -> Cards {
        self.cards.at(seat.index())
    }

    /// Returns the cards of the crib.
    fn in_crib(&self) -> Cards {
        [IN_CRIB, IN_CRIB + 1, CRIB].into_iter().fold(Cards::NONE, |all, place| all.or(self.cards.at(place)))
    }

    fn starter(&self) -> Option<u8> {
        self.cards.at(STARTER).iter().next()
    }

    /// Returns the cards since the count began, in order.
    fn line(&self) -> &[u8] {
        &self.line[self.since.into()..self.played.into()]
    }

    fn count(&self) -> u8 {
        self.line().iter().map(|card| value(*card)).sum()
    }

    fn total(&self, seat: Seat) -> u8 {
        self.points[seat.index()].iter().sum()
    }

    fn winner(&self) -> Option<Seat> {
        Seats::TWO.each().find(|seat| self.total(*seat) >= self.target)
    }

    /// CR-4.1: returns whether all cards have been played.
    fn is_shown(&self) -> bool {
        self.hand(Seat::new(0)).or(self.hand(Seat::new(1))).is_empty()
    }

    /// CR-3.2: returns the cards in the hand of a seat that fit.
    fn fitting(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let room = MOST - self.count();
        self.hand(seat).iter().filter(move |card| value(*card) <= room)
    }

    /// CR-2.1: deals six cards to each player.
    fn dealt(target: u8, by: Seat, dealer: &mut Dealer) -> Self {
        let mut cards = Hands::new(Cards::first(CARDS), DECK, |place| match place {
            0 | 1 => Sight::Owner(Seat::new(place as u8)),
            DECK => Sight::Nobody,
            IN_CRIB..PLAYED => Sight::Owner(Seat::new((place - IN_CRIB) as u8)),
            _ => Sight::All,
        });
        Seats::TWO.each().for_each(|seat| cards.deal(DECK, seat.index(), DEALT, dealer));
        let (picks, line, gone) = (Picks::ask(Seats::TWO.each().collect()), [0; PLAYS], [false; 2]);
        let (points, behind, mover) = ([[0; 3]; 2], [0; 2], by.rival());
        Self { target, cards, picks, dealer: by, mover, line, played: 0, since: 0, gone, points, behind, deals: 1 }
    }

    /// CR-4.7: the other player deals the next cards.
    fn deal_next(&mut self, dealer: &mut Dealer) {
        let by = self.mover;
        dealer.announce(|| stage::told("deals", by, |text| text));
        let next = Self::dealt(self.target, by, dealer);
        *self = Self { points: self.points, behind: self.behind, deals: self.deals + 1, ..next };
    }

    /// CR-5.1: adds points from a source, up to the target.
    fn score(&mut self, seat: Seat, source: usize, points: u8, dealer: &mut Dealer) {
        let before = self.total(seat);
        let points = points.min(self.target - before);
        if points > 0 {
            self.points[seat.index()][source] += points;
            self.behind[seat.index()] = before;
            dealer.flow(|| Flow::of("peg", points).to(stage::points(seat)));
        }
    }

    /// CR-2.2: lays the chosen cards into the crib. CR-2.3: turns up the starter.
    fn fill_crib(&mut self, dealer: &mut Dealer) {
        for (seat, chosen) in self.picks.reveal(dealer).each() {
            chosen.iter().for_each(|card| self.cards.put(card, IN_CRIB + seat.index()));
        }
        let by = self.dealer;
        let Some(starter) = self.cards.draw(DECK, STARTER, dealer) else { return };
        dealer.announce(|| stage::told_card("starter", by, starter).by(by));
        if rank(starter) == JACK {
            self.score(by, FROM_PLAY, HEELS, dealer);
            let told = || stage::told_card("heels", by, starter).by(by);
            dealer.announce(|| told().weighing(Weight::Great));
        }
    }

    fn play(&mut self, card: u8, dealer: &mut Dealer) {
        let seat = self.mover;
        self.cards.put(card, PLAYED + seat.index());
        self.line[usize::from(self.played)] = card;
        self.played += 1;
        let pegged = Pegged::of(self.line());
        self.score(seat, FROM_PLAY, pegged.points(), dealer);
        dealer.announce(|| stage::told_play(seat, card, pegged));
        self.go_on(dealer);
    }

    /// CR-3.1, CR-3.2: the other player is to move, or the same one again, or the count ends.
    fn go_on(&mut self, dealer: &mut Dealer) {
        let can = |seat: Seat| !self.hand(seat).is_empty() && !self.gone[seat.index()];
        if self.winner().is_some() {
        } else if self.count() == MOST || !can(self.mover) && !can(self.mover.rival()) {
            self.end_count(dealer);
        } else if can(self.mover.rival()) {
            self.mover = self.mover.rival();
        }
    }

    /// CR-3.3: the last card scores, unless 31 has. CR-3.4: the count begins again, or all cards have been played.
    fn end_count(&mut self, dealer: &mut Dealer) {
        let last = self.line[usize::from(self.played) - 1];
        let by = Seat::new(u8::from(self.cards.at(PLAYED + 1).has(last)));
        if self.count() < MOST {
            self.score(by, FROM_PLAY, LAST, dealer);
            dealer.announce(|| stage::told_card("last", by, last).by(by));
        }
        (self.since, self.gone) = (self.played, [false; 2]);
        if self.winner().is_some() {
            return;
        }
        self.mover = if self.hand(by.rival()).is_empty() { by } else { by.rival() };
        if self.is_shown() {
            self.show(dealer);
        }
    }

    /// CR-4.1: counts the hand of the non-dealer, that of the dealer, and the crib, until somebody wins.
    fn show(&mut self, dealer: &mut Dealer) {
        let Some(starter) = self.starter() else { return };
        dealer.show_secret();
        for (seat, is_crib) in [(self.dealer.rival(), false), (self.dealer, false), (self.dealer, true)] {
            dealer.moment(self);
            if is_crib {
                self.in_crib().iter().for_each(|card| self.cards.put(card, CRIB));
            }
            let shown = self.cards.at(if is_crib { CRIB } else { PLAYED + seat.index() });
            let tally = Tally::of(shown, starter, is_crib);
            self.score(seat, if is_crib { FROM_CRIB } else { FROM_HAND }, tally.points(), dealer);
            dealer.announce(|| stage::told_show(seat, seat == self.dealer, is_crib, tally));
            if self.winner().is_some() {
                return;
            }
        }
        self.mover = self.dealer.rival();
    }
}

impl Ruleset for Cribbage {
    type State = Table;
    type Action = Act;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    /// Somebody scores in each deal, at least for the last card.
    fn longest_game(&self) -> usize {
        2 * usize::from(self.target) * DECISIONS
    }

    /// CR-1.2: chance decides who deals first.
    fn deal(&self, _seats: Seats, dealer: &mut Dealer) -> Table {
        let by = Seat::new(dealer.chance(2) as u8);
        Table::dealt(self.target, by, dealer)
    }

    /// CR-5.1: whoever reaches the target wins. CR-5.2: it counts double if the other has far fewer points.
    fn turn(&self, table: &Table) -> Turn {
        let Some(winner) = table.winner() else {
            return Turn::Decide(table.picks.asked().unwrap_or(table.mover));
        };
        let is_double = self.target - table.total(winner.rival()) > SKUNK;
        let (reason, worth) = if is_double { ("end-skunk", DOUBLE_WIN) } else { ("end-points", PLAIN_WIN) };
        let outcome = Outcome::win(winner, Seats::TWO, reason);
        Turn::Over(outcome.worth(|seat| if seat == winner { worth } else { 1.0 - worth }))
    }

    /// CR-2.2: both players choose cards for the crib at the same time.
    fn together(&self, table: &Table) -> SeatSet {
        table.picks.together()
    }

    fn legal_actions(&self, table: &Table, into: &mut Vec<Act>) {
        if table.winner().is_some() {
        } else if let Some(seat) = table.picks.asked() {
            let hand = table.hand(seat);
            let pairs = hand.iter().flat_map(|low| hand.iter().map(move |high| (low, high)));
            into.extend(pairs.filter(|(low, high)| low < high).map(|(low, high)| Act::Lay(low, high)));
        } else if table.is_shown() {
            into.push(Act::Deal);
        } else {
            let before = into.len();
            into.extend(table.fitting(table.mover).map(Act::Play));
            if into.len() == before {
                into.push(Act::Go);
            }
        }
    }

    fn apply(&self, table: &mut Table, action: Act, dealer: &mut Dealer) {
        match action {
            Act::Lay(low, high) => {
                let Some(seat) = table.picks.asked() else { return };
                table.picks.choose(Cards::NONE.with(low).with(high));
                dealer.announce(|| stage::told_choice(seat, [low, high]));
                if table.picks.are_all_in() {
                    table.fill_crib(dealer);
                }
            }
            Act::Play(card) => table.play(card, dealer),
            Act::Go => {
                let seat = table.mover;
                let (count, room) = (table.count(), MOST - table.count());
                dealer.announce(|| stage::told("goes", seat, |text| text.with("count", count)));
                table.cards.bar(seat.index(), (0..CARDS).filter(|card| value(*card) <= room).collect());
                table.gone[seat.index()] = true;
                table.go_on(dealer);
            }
            Act::Deal => table.deal_next(dealer),
        }
    }

    /// Deals the unseen cards again; whoever said "go" has no card that would have fitted. Then supposes what the others
    /// chose for the crib.
    fn determinize(&self, table: &mut Table, observer: Seat, dealer: &mut Dealer) {
        table.cards.determinize(observer, dealer);
        let supposed = *table;
        table.picks.suppose(observer, |seat| Some({ supposed.hand(seat) }.draw_many(LAID, dealer)));
    }

    fn check_conservation(&self, table: &Table) -> Result<(), ConservationError> {
        table.cards.check_conservation("cards", Cards::first(CARDS))
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md). Longer searches were not tried.
    fn skills(&self) -> Skills {
        [(10, 85), (10, 40), (30, 15), (60, 0), (2000, 0), (2000, 0)].map(|(thinks, slips)| Skill::new(thinks, slips))
    }

    /// Returns values measured with `rondel ladder` (docs/strength.md).
    fn level_ratings(&self) -> Option<LevelRatings> {
        Some([1205, 1347, 1500, 1728, 1882, 1882])
    }

    /// Returns settings that rate a position at once: playouts take much longer, but add no strength.
    fn search_settings(&self, _seats: Seats) -> SearchSettings {
        SearchSettings { turns: 0, ..SearchSettings::USUAL }
    }

    fn estimate(&self, table: &Table, seat: Seat) -> Option<f32> {
        Some(estimate::expected(table, seat))
    }
}
