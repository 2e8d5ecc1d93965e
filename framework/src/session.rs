//! A game in progress: seats, position, randomness, and the record of all plies.

mod errors;
mod forfeit;
mod ply;

use serde_json::Value;

use crate::dealer::{Announcement, Dealer, Moment};
use crate::game::{AnyGame, AnyObservation, AnyState, IllegalAction};
use crate::journal::{Entry, Fork, Header, Journal, Notice, Player, QUOTED};
use crate::luck::{self, Luck, LuckRequest};
use crate::plain::excerpt;
use crate::scene::{Choice, Observer, Scene};
use crate::seat::{Seat, SeatSet, Seats};
use crate::setup::plugins;
use crate::trial;
use crate::turn::Turn;
use crate::view::{Happening, MomentId, View};

pub use errors::{ForkFault, StartError, UndoRefused};
pub use forfeit::Forfeit;
pub use ply::Ply;
use ply::unsaid;

/// A game in progress. Its decisions can be made, undone and replayed. Actions that the rules do not allow are
/// rejected.
pub struct Session {
    header: Header,
    game: AnyGame,
    seats: Seats,
    state: AnyState,
    dealer: Dealer,
    opening: Vec<Moment>,
    plies: Vec<Ply>,
    /// Number of forks in the header that the game has passed.
    forked: usize,
}

impl Session {
    /// Opens the setup of `header` and deals. User-supplied content is first tested in trial games; see [`trial`].
    ///
    /// # Errors
    /// Returns an error if the setup belongs to another game or cannot be opened, if the game does not support the
    /// number of players, if given results do not fit the deal, or if a fork is invalid.
    pub fn start(header: Header) -> Result<Self, StartError> {
        Self::dealt(header).map(|(session, _)| session)
    }

    /// Returns the first random event of the deal that [`Header::deal`] does not determine, or `None` if it
    /// determines the whole deal.
    ///
    /// # Errors
    /// Returns the same errors as [`Session::start`].
    pub fn luck_of_deal(header: &Header) -> Result<Option<LuckRequest>, StartError> {
        Self::dealt(header.again()).map(|(_, open)| open)
    }

    fn dealt(header: Header) -> Result<(Self, Option<LuckRequest>), StartError> {
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
        if header.clock.is_some_and(|clock| clock.loses) && !game.is_duel(seats) {
            return Err(StartError::Clock);
        }
        let mut dealer = Dealer::seeded(header.seed).with_listener();
        luck::check_count(&header.deal)?;
        dealer.follow(header.deal.iter().copied());
        let state = game.deal(seats, &mut dealer);
        let open = dealer.unfollow()?;
        let opening = dealer.take_moments(state.clone());
        let mut session = Self { header, game, seats, state, dealer, opening, plies: Vec::new(), forked: 0 };
        session.check_forks()?;
        session.fork_where_due();
        Ok((session, open))
    }

    fn check_forks(&self) -> Result<(), StartError> {
        let forks = &self.header.forks;
        for (index, fork) in forks.iter().enumerate() {
            let missing = fork.supposed_by.filter(|seat| seat.index() >= self.seats.count());
            let is_early = index > 0 && fork.ply < forks[index - 1].ply;
            let fault = missing.map(ForkFault::NoSuchSeat).or(is_early.then_some(ForkFault::OutOfOrder));
            if let Some(fault) = fault {
                return Err(StartError::Fork { number: index + 1, fault });
            }
        }
        Ok(())
    }

    /// Starts a new game from a point in this game. The plies before `fork` are repeated, and `players` continue
    /// from there. Earlier forks are kept. A forfeit is not repeated.
    ///
    /// This method does not protect hidden information: if secrets and randomness are unchanged, the new game
    /// reveals the secrets of a game in progress.
    ///
    /// # Errors
    /// Returns an error if the fork refers to a seat that is not at the table, or if the game does not support the
    /// number of players.
    pub fn branch(&self, fork: Fork, players: Vec<Player>) -> Result<Self, StartError> {
        let fork = Fork { ply: fork.ply.min(self.decisions().len() as u32), ..fork };
        // A hypothetical game has no clocks, and its luck is the computer's.
        let mut header = Header { players, clock: None, own_luck: false, ..self.header.again() };
        header.forks.retain(|earlier| earlier.ply <= fork.ply);
        header.forks.push(fork);
        let played = self.plies.iter().take(fork.ply as usize);
        let entries = played.map(Ply::entry).collect();
        Self::replay(Journal { header, entries, notices: Vec::new() }).map(|(session, _)| session)
    }

    /// Applies the forks that begin at the current ply: replaces hidden information with a sample and reseeds the
    /// dealer, as each fork specifies.
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

    /// Returns the number of plies played before the last fork, or `None` if the game has not departed from its
    /// original.
    pub fn forked_at(&self) -> Option<usize> {
        self.header.forks[..self.forked].last().map(|fork| fork.ply as usize)
    }

    /// Replays a journal. If a line cannot be played, the game stops at the last valid position, and a notice
    /// reports the line.
    ///
    /// # Errors
    /// Returns the same errors as [`Session::start`].
    pub fn replay(journal: Journal) -> Result<(Self, Vec<Notice>), StartError> {
        Self::replay_noting(journal, |_, _| {})
    }

    /// Like [`Session::replay`], but calls `note` with every entry that was played, and with the number of plies
    /// after that entry.
    ///
    /// # Errors
    /// Returns the same errors as [`Session::start`].
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
                Entry::Play { seat, action, luck, time } => {
                    session.replay_ply(*seat, action, luck).map(|()| session.record_time(*time))
                }
                Entry::Forfeit { seat, cause } => {
                    session.forfeit(*seat, *cause).map(|_| ()).map_err(|refused| refused.to_string())
                }
                Entry::Undo => session.undo().map_err(|refused| refused.to_string()),
            };
            if let Err(reason) = played {
                // The reason may quote the line, which may have any length and contain any characters.
                notices.push(Notice::CannotBePlayed { line, reason: excerpt(&reason, QUOTED) });
                break;
            }
            note(&entry, session.plies.len());
        }
        Ok((session, notices))
    }

    fn replay_ply(&mut self, seat: Seat, action: &Value, luck: &[Luck]) -> Result<(), String> {
        match self.turn() {
            Turn::Decide(decides) if decides == seat => {}
            Turn::Decide(decides) => return Err(format!("{seat} plays, but it is the turn of {decides}")),
            Turn::Over(_) => return Err(IllegalAction::Over.to_string()),
        }
        self.play_action_with(action, luck).map(|_| ()).map_err(|refused| refused.to_string())
    }

    /// Returns the parameters of the game.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Returns the game that is being played.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// Returns the seats at the table.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Returns the current position.
    pub fn state(&self) -> &AnyState {
        &self.state
    }

    /// Returns the seat that decides next, or the outcome if the game is over.
    pub fn turn(&self) -> Turn {
        self.forfeited().map_or_else(|| self.game.turn(&self.state), Turn::Over)
    }

    /// Returns all seats that decide now. If there are several, they decide simultaneously and in secret: the host
    /// may ask them in any order (each finds its choices in its [`View`]), and makes their choices in seat order, as
    /// the rules and the journal require.
    pub fn deciders(&self) -> SeatSet {
        self.turn().deciders(self.game.together(&self.state))
    }

    /// Returns the choices of the deciding seat. There are none when the game is over.
    pub fn choices(&self) -> Vec<Choice> {
        if self.forfeited().is_some() { Vec::new() } else { self.game.choices(&self.state) }
    }

    /// Returns the announcements made during setup.
    pub fn opening(&self) -> impl Iterator<Item = &Announcement> {
        self.opening.iter().flat_map(|moment| &moment.heard)
    }

    /// Returns the plies played so far, oldest first.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Makes choice number `index`, from 0.
    ///
    /// # Errors
    /// Returns an error if there is no such choice; the game is then unchanged.
    pub fn play(&mut self, index: usize) -> Result<&Ply, IllegalAction> {
        self.play_with(index, &[])
    }

    /// Makes choice number `index`, from 0, with these results of its random events, such as the cards drawn in a
    /// recorded game. Events beyond the given results are random.
    ///
    /// # Errors
    /// Returns an error if there is no such choice or if the results do not fit its events; the game is then
    /// unchanged.
    pub fn play_with(&mut self, index: usize, luck: &[Luck]) -> Result<&Ply, IllegalAction> {
        let Turn::Decide(seat) = self.turn() else { return Err(IllegalAction::Over) };
        let actions = self.game.actions(&self.state);
        let count = actions.len();
        let action = actions
            .into_iter()
            .nth(index)
            .ok_or(IllegalAction::NoSuchChoice { number: index.saturating_add(1), count })?;
        let mut dealer = self.dealer.clone();
        if !luck.is_empty() {
            luck::check_count(luck)?;
            dealer.follow(luck.iter().copied());
        }
        let (state, _) = self.applied(index, &mut dealer)?;
        let before = (std::mem::replace(&mut self.state, state), std::mem::replace(&mut self.dealer, dealer));
        let mut moments = self.dealer.take_moments(self.state.clone());
        if moments.iter().all(|moment| moment.heard.is_empty())
            && let Some(last) = moments.last_mut()
        {
            last.heard.extend(self.game.choices(&before.0).into_iter().nth(index).map(|choice| unsaid(seat, choice)));
        }
        let final_ = self.dealer.draws() != before.1.draws();
        self.plies.push(Ply {
            seat,
            action,
            luck: luck.to_vec(),
            time: None,
            moments,
            final_,
            forced: count == 1,
            forfeit: None,
            before,
        });
        self.fork_where_due();
        Ok(&self.plies[self.plies.len() - 1])
    }

    /// Records the time that the last decision took, in milliseconds. Only games with a clock record it.
    pub fn record_time(&mut self, milliseconds: Option<u64>) {
        if let Some(last) = self.plies.last_mut() {
            last.time = milliseconds;
        }
    }

    /// Returns the position after a choice, and the first random event beyond the results that the dealer follows.
    fn applied(&self, index: usize, dealer: &mut Dealer) -> Result<(AnyState, Option<LuckRequest>), IllegalAction> {
        let mut state = self.state.clone();
        self.game.apply(&mut state, index, dealer)?;
        Ok((state, dealer.unfollow()?))
    }

    /// Returns the first random event of a choice that these results do not determine, or `None` if they determine
    /// all of its events.
    ///
    /// # Errors
    /// Returns an error if there is no such choice or if the results do not fit its events.
    pub fn luck_asked(&self, index: usize, luck: &[Luck]) -> Result<Option<LuckRequest>, IllegalAction> {
        luck::check_count(luck)?;
        let mut dealer = self.dealer.clone();
        dealer.follow(luck.iter().copied());
        self.applied(index, &mut dealer).map(|(_, open)| open)
    }

    /// Plays an action that is stored in a file.
    ///
    /// # Errors
    /// Returns an error if the rules do not allow the action; the game is then unchanged.
    pub fn play_action(&mut self, action: &Value) -> Result<&Ply, IllegalAction> {
        self.play_action_with(action, &[])
    }

    /// Plays an action that is stored in a file, with these results of its random events; see
    /// [`Session::play_with`].
    ///
    /// # Errors
    /// Returns an error if the rules do not allow the action or if the results do not fit its events; the game is
    /// then unchanged.
    pub fn play_action_with(&mut self, action: &Value, luck: &[Luck]) -> Result<&Ply, IllegalAction> {
        let index = self.game.find(&self.state, action).ok_or_else(|| IllegalAction::NotAllowed(action.clone()))?;
        self.play_with(index, luck)
    }

    /// Returns whether a legal choice would draw or reveal something, so that it could not be taken back. Returns
    /// `true` if there is no such choice.
    pub fn would_be_final(&self, index: usize) -> bool {
        let (mut state, mut dealer) = (self.state.clone(), self.dealer.clone());
        self.game.apply(&mut state, index, &mut dealer).is_err() || dealer.draws() != self.dealer.draws()
    }

    /// Checks whether the last `plies` decisions may be taken back. This is refused if something was drawn or
    /// revealed. After a fork, the game is hypothetical and has no real secrets, so all decisions since the fork
    /// may be taken back.
    ///
    /// # Errors
    /// Returns an error if fewer decisions were made, if something was drawn or revealed, or if a player has forfeited the
    /// game.
    pub fn may_take_back(&self, plies: usize) -> Result<(), UndoRefused> {
        let from = self.plies.len().checked_sub(plies).ok_or(UndoRefused::NothingPlayed)?;
        if self.forfeit_of().is_some() {
            return Err(UndoRefused::Forfeited);
        }
        match self.forked_at() {
            Some(fork) if from < fork => Err(UndoRefused::NothingPlayed),
            None if self.plies[from..].iter().any(|ply| ply.final_) => Err(UndoRefused::SecretSeen),
            _ => Ok(()),
        }
    }

    /// Takes back the last decision.
    ///
    /// # Errors
    /// Returns an error if nothing was played, or if something was drawn or revealed.
    pub fn undo(&mut self) -> Result<(), UndoRefused> {
        self.may_take_back(1)?;
        let ply = self.plies.pop().expect("there is one to be taken back");
        (self.state, self.dealer) = ply.before;
        Ok(())
    }

    /// Returns the table as `observer` currently sees it.
    pub fn scene(&self, observer: Observer) -> Scene {
        self.game.scene(&self.state, observer)
    }

    /// Returns the moments of ply number `ply`, from 1, or the moments of the deal if `ply` is 0.
    pub fn moments(&self, ply: usize) -> Option<&[Moment]> {
        match ply.checked_sub(1) {
            None => Some(&self.opening),
            Some(place) => self.plies.get(place).map(|ply| ply.moments.as_slice()),
        }
    }

    /// Returns the current moment.
    pub fn place(&self) -> MomentId {
        let ply = self.plies.len();
        MomentId { ply, moment: self.moments(ply).map_or(0, |moments| moments.len() - 1) }
    }

    /// Returns everything that `observer` may know about a moment. Returns `None` if there is no such moment, or if
    /// the observer is [`Observer::Open`] and the game is not over.
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
        let view = self.game.view(&moment.state, observer, &happening);
        let forfeited = self.forfeited().filter(|_| place.ply == self.plies.len());
        Some(match forfeited {
            Some(outcome) => view.ended_by(outcome),
            None => view,
        })
    }

    /// Returns the observer whose view of a moment is shown to `observer`. This is usually `observer` itself, but a
    /// moment before a fork that replaces hidden information with a sample still contains the actual hidden
    /// information. At such a moment, only the seat of that fork keeps its own view, and all other observers
    /// receive the view of a spectator.
    pub(crate) fn eyes(&self, place: MomentId, observer: Observer) -> Observer {
        let true_still = |fork: &&Fork| {
            let ply = fork.ply as usize;
            place.ply < ply || place.ply == ply && self.moments(ply).is_some_and(|all| place.moment + 1 < all.len())
        };
        let later = self.header.forks[..self.forked].iter().filter(true_still);
        let stranger = |seat: Seat| observer != Observer::Seat(seat);
        if later.filter_map(|fork| fork.supposed_by).any(stranger) { Observer::Spectator } else { observer }
    }

    /// Returns the position before ply number `ply`, from 0, or the current position if `ply` is the number of
    /// plies played.
    pub fn state_at(&self, ply: usize) -> Option<&AnyState> {
        match self.plies.get(ply) {
            Some(later) => Some(&later.before.0),
            None if ply == self.plies.len() => Some(&self.state),
            None => None,
        }
    }

    /// Returns the information currently available to `seat`. The random numbers of its sample depend only on the seed,
    /// the ply and the seat, never on the game's own dealer.
    pub fn observe(&self, seat: Seat) -> AnyObservation {
        self.observe_in(self.known_to(&self.state, self.plies.len(), seat), self.plies.len(), seat)
    }

    /// Returns the information available to `seat` before ply number `ply`: the same information that
    /// [`Session::observe`] returned then. Returns `None` if the game has not reached that ply.
    pub fn observe_at(&self, ply: usize, seat: Seat) -> Option<AnyObservation> {
        self.state_at(ply).map(|state| self.observe_in(self.known_to(state, ply, seat), ply, seat))
    }

    /// Returns the position from which the knowledge of `seat` before ply number `ply` is derived. If the seat is
    /// about to decide simultaneously with other seats, this is the position in which the first of these seats was
    /// asked.
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

    /// Returns a dealer for analysing the current position, with the same random numbers on every call.
    pub fn aside_dealer(&self, seat: Seat) -> Dealer {
        self.aside_dealer_at(self.plies.len(), seat)
    }

    /// Returns the dealer that [`Session::aside_dealer`] returned before ply number `ply`, from 0.
    pub fn aside_dealer_at(&self, ply: usize, seat: Seat) -> Dealer {
        let place = (ply as u64) << 8 | seat.index() as u64;
        // The constant makes the random numbers of analysis independent of those of the deal, for every seed.
        let apart = self.header.seed.rotate_left(17) ^ 0x5EED_0F7B_0752_1A4D;
        Dealer::seeded(apart ^ place.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// Returns the whole game in the format of a journal.
    pub fn journal(&self) -> String {
        let mut text = self.header.line();
        for ply in &self.plies {
            text.push_str(&ply.entry().line());
        }
        text
    }
}
