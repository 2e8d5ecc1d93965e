//! A game in progress: seats, position, luck and the record of what was played.

use serde_json::Value;

use crate::dealer::{Announcement, Dealer, Moment, Weight};
use crate::game::{AnyGame, AnyObservation, AnyState, IllegalAction};
use crate::journal::{Entry, Fork, Header, Journal, Notice, Player, QUOTED};
use crate::plain::excerpt;
use crate::scene::{Choice, Observer, Scene};
use crate::seat::{Seat, SeatSet, Seats};
use crate::setup::{SetupError, plugins};
use crate::text::Text;
use crate::trial;
use crate::turn::Turn;
use crate::view::{Happening, MomentId, View};

/// A game in progress. It plays, undoes and replays, and refuses what the rules do not allow.
pub struct Session {
    header: Header,
    game: AnyGame,
    seats: Seats,
    state: AnyState,
    dealer: Dealer,
    opening: Vec<Moment>,
    plies: Vec<Ply>,
    /// How many forks of the header lie behind it.
    forked: usize,
}

/// One decision that was played.
#[derive(Clone, Debug)]
pub struct Ply {
    /// Who decided.
    pub seat: Seat,
    /// What, as files hold it.
    pub action: Value,
    /// What happened, step by step; the last one ends in the position after it.
    pub moments: Vec<Moment>,
    /// Whether luck was asked or a secret seen, so that it cannot be taken back.
    pub final_: bool,
    /// Whether there was no other choice.
    pub forced: bool,
    before: (AnyState, Dealer),
}

impl Ply {
    /// What was announced in all its moments.
    pub fn announcements(&self) -> impl Iterator<Item = &Announcement> {
        self.moments.iter().flat_map(|moment| &moment.heard)
    }
}

/// Why a game cannot begin.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The header names one game and holds the options of another.
    #[error("the game is `{game}`, but its options are for `{setup}`")]
    OtherGame {
        /// What the header names.
        game: String,
        /// Whose options it holds.
        setup: &'static str,
    },
    /// The setup cannot be opened.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The game is not for so many players.
    #[error("this game is for {} players, not {asked}", seat_range(*.fewest, *.most))]
    Seats {
        /// How many were asked for.
        asked: usize,
        /// The fewest the game allows.
        fewest: u8,
        /// The most the game allows.
        most: u8,
    },
    /// A fork names a seat where nobody sits, or comes after a later one.
    #[error("this game has no fork number {number}")]
    Fork {
        /// Which, from 1.
        number: usize,
    },
}

fn seat_range(fewest: u8, most: u8) -> String {
    if fewest == most { fewest.to_string() } else { format!("{fewest} to {most}") }
}

/// Why a decision cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoRefused {
    /// Nothing was played yet, or nothing since the game left another one.
    #[error("nothing has been played yet")]
    NothingPlayed,
    /// Something was drawn or seen that cannot be unseen.
    #[error("something has been drawn or revealed since")]
    SecretSeen,
}

/// What is heard of an action that the rules say nothing about: who took it reads what they chose. Nobody else does, since
/// it may be a secret.
fn unsaid(seat: Seat, choice: Choice) -> Announcement {
    Announcement::new(Text::List(Vec::new())).private_to(seat, choice.label).weighing(Weight::Small)
}

impl Session {
    /// Opens the setup of `header` and deals. Content of a person's own in it is checked by play first, see
    /// [`trial`].
    ///
    /// # Errors
    /// A setup that cannot be opened, or a number of players the game does not allow.
    pub fn start(header: Header) -> Result<Self, StartError> {
        let setup = header.setup.typetag_name();
        if header.game != setup {
            return Err(StartError::OtherGame { game: header.game, setup });
        }
        let game = trial::open(header.setup.as_ref())?;
        let asked = header.players.len();
        let range = game.seats();
        let seats = u8::try_from(asked)
            .ok()
            .filter(|count| range.contains(count))
            .and_then(Seats::new)
            .ok_or(StartError::Seats { asked, fewest: *range.start(), most: *range.end() })?;
        let mut dealer = Dealer::seeded(header.seed).with_listener();
        let state = game.deal(seats, &mut dealer);
        let opening = dealer.take_moments(state.clone());
        let mut session = Self { header, game, seats, state, dealer, opening, plies: Vec::new(), forked: 0 };
        session.check_forks()?;
        session.fork_where_due();
        Ok(session)
    }

    fn check_forks(&self) -> Result<(), StartError> {
        let forks = &self.header.forks;
        let nobody = |fork: &Fork| fork.supposed_by.is_some_and(|seat| seat.index() >= self.seats.count());
        let early = |number: usize| number > 0 && forks[number].ply < forks[number - 1].ply;
        match (0..forks.len()).find(|number| nobody(&forks[*number]) || early(*number)) {
            Some(number) => Err(StartError::Fork { number: number + 1 }),
            None => Ok(()),
        }
    }

    /// Begins anew amid this game: the first plies of `fork` are played as they were, by `players` from there on. What was
    /// forked before stays so.
    ///
    /// Nothing is asked about what may be known: where hidden things and luck stay as they were, a game that goes on is
    /// betrayed.
    ///
    /// # Errors
    /// A seat where nobody sits, or another number of players.
    pub fn branch(&self, fork: Fork, players: Vec<Player>) -> Result<Self, StartError> {
        let mut header = Header { players, ..self.header.again() };
        header.forks.retain(|earlier| earlier.ply <= fork.ply);
        header.forks.push(fork);
        let played = self.plies.iter().take(fork.ply as usize);
        let entries = played.map(|ply| Entry::Play { seat: ply.seat, action: ply.action.clone() }).collect();
        Self::replay(Journal { header, entries, notices: Vec::new() }).map(|(session, _)| session)
    }

    /// Makes the forks that lie here: what is supposed and new luck take the place of what was so.
    fn fork_where_due(&mut self) {
        while let Some(fork) = self.header.forks.get(self.forked).filter(|fork| self.plies.len() >= fork.ply as usize) {
            self.forked += 1;
            let Fork { supposed_by, luck, .. } = *fork;
            if let Some(seat) = supposed_by {
                let mut dealer = luck.map_or_else(|| self.aside_dealer(seat), |luck| Dealer::seeded(!luck));
                let known = self.game.observe(&self.state, seat, &mut dealer);
                self.state = self.game.sample(&known, &mut dealer);
                let moments = self.plies.last_mut().map_or(&mut self.opening, |ply| &mut ply.moments);
                if let Some(last) = moments.last_mut() {
                    last.state = self.state.clone();
                }
            }
            if let Some(luck) = luck {
                self.dealer = Dealer::seeded(luck).with_listener();
            }
        }
    }

    /// How many plies were played before it left the game it began as; nothing where it is that game itself.
    pub fn forked_at(&self) -> Option<usize> {
        self.header.forks[..self.forked].last().map(|fork| fork.ply as usize)
    }

    /// Replays a journal. Where a line cannot be played, the game stands at the last good position and a notice says so.
    ///
    /// # Errors
    /// As [`Session::start`].
    pub fn replay(journal: Journal) -> Result<(Self, Vec<Notice>), StartError> {
        Self::replay_noting(journal, |_, _| {})
    }

    /// The same; `note` is told of every entry that was played, and how many plies stand after it.
    ///
    /// # Errors
    /// As [`Session::start`].
    pub fn replay_noting(
        journal: Journal,
        mut note: impl FnMut(&Entry, usize),
    ) -> Result<(Self, Vec<Notice>), StartError> {
        let Journal { header, entries, mut notices } = journal;
        let mut session = Self::start(header)?;
        let version = &session.header.version;
        if let Some(own) =
            plugins().ok().and_then(|games| games.get(session.header.game.as_str()).map(|game| game.version))
            && own != version
        {
            notices.push(Notice::OtherVersion { version: version.clone(), own });
        }
        for (line, entry) in entries.iter() {
            let played = match &entry {
                Entry::Play { seat, action } => session.replay_ply(*seat, action),
                Entry::Undo => session.undo().map_err(|refused| refused.to_string()),
            };
            if let Err(reason) = played {
                // What a line says may be of any length and hold anything.
                notices.push(Notice::CannotBePlayed { line, reason: excerpt(&reason, QUOTED) });
                break;
            }
            note(&entry, session.plies.len());
        }
        Ok((session, notices))
    }

    fn replay_ply(&mut self, seat: Seat, action: &Value) -> Result<(), String> {
        match self.turn() {
            Turn::Decide(decides) if decides == seat => {}
            Turn::Decide(decides) => return Err(format!("{seat} plays where {decides} decides")),
            Turn::Over(_) => return Err(IllegalAction::Over.to_string()),
        }
        self.play_action(action).map(|_| ()).map_err(|refused| refused.to_string())
    }

    /// What was agreed before the game.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The game that is played.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The seats at the table.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// The position.
    pub fn state(&self) -> &AnyState {
        &self.state
    }

    /// Whose decision comes next, or how the game ended.
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// All who decide now. Where they are several, they decide at the same time and unseen by each other: whoever hosts them
    /// may ask them in any order (each finds its choices in its [`View`]), and plays what they chose in the order of their
    /// seats, as the rules ask for it and the journal has it.
    pub fn deciders(&self) -> SeatSet {
        self.turn().deciders(self.game.together(&self.state))
    }

    /// What the deciding seat may do.
    pub fn choices(&self) -> Vec<Choice> {
        self.game.choices(&self.state)
    }

    /// What was announced while the table was set up.
    pub fn opening(&self) -> impl Iterator<Item = &Announcement> {
        self.opening.iter().flat_map(|moment| &moment.heard)
    }

    /// What was played, the oldest first.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Plays choice number `index`, from 0.
    ///
    /// # Errors
    /// When there is no such choice; nothing changes.
    pub fn play(&mut self, index: usize) -> Result<&Ply, IllegalAction> {
        let Turn::Decide(seat) = self.turn() else { return Err(IllegalAction::Over) };
        let actions = self.game.actions(&self.state);
        let count = actions.len();
        let action = actions.into_iter().nth(index).ok_or(IllegalAction::NoSuchChoice { number: index + 1, count })?;
        let before = (self.state.clone(), self.dealer.clone());
        self.game.apply(&mut self.state, index, &mut self.dealer)?;
        let mut moments = self.dealer.take_moments(self.state.clone());
        if moments.iter().all(|moment| moment.heard.is_empty())
            && let Some(last) = moments.last_mut()
        {
            last.heard.extend(self.game.choices(&before.0).into_iter().nth(index).map(|choice| unsaid(seat, choice)));
        }
        let final_ = self.dealer.draws() != before.1.draws();
        self.plies.push(Ply { seat, action, moments, final_, forced: count == 1, before });
        self.fork_where_due();
        Ok(&self.plies[self.plies.len() - 1])
    }

    /// Plays an action as files hold it.
    ///
    /// # Errors
    /// When the rules do not allow it; nothing changes.
    pub fn play_action(&mut self, action: &Value) -> Result<&Ply, IllegalAction> {
        let index = self.game.find(&self.state, action).ok_or_else(|| IllegalAction::NotAllowed(action.clone()))?;
        self.play(index)
    }

    /// Whether the last `plies` decisions may be taken back: nothing that was drawn or seen is unseen. What only might have been is
    /// nobody's secret, so there one may draw and take back, as far as to where it left the game.
    ///
    /// # Errors
    /// When so many were not played, or something was drawn or seen that cannot be unseen.
    pub fn may_take_back(&self, plies: usize) -> Result<(), UndoRefused> {
        let from = self.plies.len().checked_sub(plies).ok_or(UndoRefused::NothingPlayed)?;
        match self.forked_at() {
            Some(fork) if from < fork => Err(UndoRefused::NothingPlayed),
            None if self.plies[from..].iter().any(|ply| ply.final_) => Err(UndoRefused::SecretSeen),
            _ => Ok(()),
        }
    }

    /// Takes the last decision back.
    ///
    /// # Errors
    /// When nothing was played, or something was drawn or seen that cannot be unseen.
    pub fn undo(&mut self) -> Result<(), UndoRefused> {
        self.may_take_back(1)?;
        let ply = self.plies.pop().expect("there is one to be taken back");
        (self.state, self.dealer) = ply.before;
        Ok(())
    }

    /// The table as `observer` sees it now.
    pub fn scene(&self, observer: Observer) -> Scene {
        self.game.scene(&self.state, observer)
    }

    /// The steps in which ply number `ply` happened, from 1; those of the deal where it is 0.
    pub fn moments(&self, ply: usize) -> Option<&[Moment]> {
        match ply.checked_sub(1) {
            None => Some(&self.opening),
            Some(place) => self.plies.get(place).map(|ply| ply.moments.as_slice()),
        }
    }

    /// Where the game stands now.
    pub fn place(&self) -> MomentId {
        let ply = self.plies.len();
        MomentId { ply, moment: self.moments(ply).map_or(0, |moments| moments.len() - 1) }
    }

    /// All that `observer` may know of a moment; nothing where there is no such moment, or where everything is asked to
    /// be open before the game is over.
    pub fn view(&self, place: MomentId, observer: Observer) -> Option<View> {
        if observer == Observer::Open && !matches!(self.turn(), Turn::Over(_)) {
            return None;
        }
        let observer = self.eyes(place, observer);
        let moments = self.moments(place.ply)?;
        let moment = moments.get(place.moment)?;
        let mover = place.ply.checked_sub(1).map(|before| self.plies[before].seat);
        let at_rest = place.moment + 1 == moments.len();
        let happening = Happening { place, mover, heard: &moment.heard, at_rest };
        Some(self.game.view(&moment.state, observer, &happening))
    }

    /// Who looks at a moment where `observer` wants to. Before a fork at which somebody supposed what was hidden, the true things
    /// are still true: nobody but who supposed sees more of them than everybody does.
    pub(crate) fn eyes(&self, place: MomentId, observer: Observer) -> Observer {
        let true_still = |fork: &&Fork| {
            let ply = fork.ply as usize;
            place.ply < ply || place.ply == ply && self.moments(ply).is_some_and(|all| place.moment + 1 < all.len())
        };
        let later = self.header.forks[..self.forked].iter().filter(true_still);
        let stranger = |seat: Seat| observer != Observer::Seat(seat);
        if later.filter_map(|fork| fork.supposed_by).any(stranger) { Observer::Spectator } else { observer }
    }

    /// The position before ply number `ply`, from 0; the present one where `ply` is the number of plies played.
    pub fn state_at(&self, ply: usize) -> Option<&AnyState> {
        match self.plies.get(ply) {
            Some(later) => Some(&later.before.0),
            None if ply == self.plies.len() => Some(&self.state),
            None => None,
        }
    }

    /// What `seat` knows now. The sample it holds follows from the seed and the ply, never from the game's own luck.
    pub fn observe(&self, seat: Seat) -> AnyObservation {
        self.observe_in(self.known_to(&self.state, self.plies.len(), seat), self.plies.len(), seat)
    }

    /// What `seat` knew before ply number `ply`, as [`Session::observe`] told it then; nothing where the game has not come
    /// so far.
    pub fn observe_at(&self, ply: usize, seat: Seat) -> Option<AnyObservation> {
        self.state_at(ply).map(|state| self.observe_in(self.known_to(state, ply, seat), ply, seat))
    }

    /// The position before ply number `ply` as far as `seat` may know what came before it: where it is about to decide
    /// together with others, the one in which the first of them was asked.
    fn known_to<'a>(&'a self, state: &'a AnyState, ply: usize, seat: Seat) -> &'a AnyState {
        let (turn, together) = (self.game.turn(state), self.game.together(state));
        match turn {
            Turn::Decide(asked) if turn.deciders(together).has(seat) => {
                let began = ply.checked_sub(together.before(asked).len());
                began.and_then(|ply| self.state_at(ply)).unwrap_or(state)
            }
            _ => state,
        }
    }

    fn observe_in(&self, state: &AnyState, ply: usize, seat: Seat) -> AnyObservation {
        self.game.observe(state, seat, &mut self.aside_dealer_at(ply, seat))
    }

    /// Luck for thinking about the present position: the same each time it is asked for.
    pub fn aside_dealer(&self, seat: Seat) -> Dealer {
        self.aside_dealer_at(self.plies.len(), seat)
    }

    /// Luck for thinking about the position before ply number `ply`: the same that [`Session::aside_dealer`] gave there.
    pub fn aside_dealer_at(&self, ply: usize, seat: Seat) -> Dealer {
        let place = (ply as u64) << 8 | seat.index() as u64;
        // The constant keeps the luck of thoughts apart from that of the deal, whatever the seed.
        let apart = self.header.seed.rotate_left(17) ^ 0x5EED_0F7B_0752_1A4D;
        Dealer::seeded(apart ^ place.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// The whole game as a journal's text.
    pub fn journal(&self) -> String {
        let mut text = self.header.line();
        for ply in &self.plies {
            text.push_str(&Entry::Play { seat: ply.seat, action: ply.action.clone() }.line());
        }
        text
    }
}
