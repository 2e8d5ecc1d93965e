//! A game in progress: seats, position, luck and the record of what was played.

use serde_json::Value;

use crate::dealer::{Announcement, Dealer, Moment, Weight};
use crate::game::{AnyGame, AnyObservation, AnyState, IllegalAction};
use crate::journal::{Entry, Header, Journal, Notice, QUOTED};
use crate::plain::excerpt;
use crate::scene::{Choice, Observer, Scene};
use crate::seat::{Seat, SeatSet, Seats};
use crate::setup::{SetupError, plugins};
use crate::text::Text;
use crate::trial;
use crate::turn::Turn;
use crate::view::{Happening, Place, View};

/// A game in progress. It plays, undoes and replays, and refuses what the rules do not allow.
pub struct Session {
    header: Header,
    game: AnyGame,
    seats: Seats,
    state: AnyState,
    dealer: Dealer,
    opening: Vec<Moment>,
    plies: Vec<Ply>,
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
    #[error("the game is called `{game}`, and its options are those of `{setup}`")]
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
}

fn seat_range(fewest: u8, most: u8) -> String {
    if fewest == most { fewest.to_string() } else { format!("{fewest} to {most}") }
}

/// Why a decision cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoRefused {
    /// Nothing was played yet.
    #[error("nothing has been played yet")]
    NothingPlayed,
    /// Something was drawn or seen that cannot be unseen.
    #[error("a card was drawn or a secret seen since")]
    SecretSeen,
}

/// What is heard of an action that the rules say nothing about: who took it reads what they chose. Nobody else does, since
/// it may be a secret.
fn unsaid(seat: Seat, choice: Choice) -> Announcement {
    Announcement::new(Text::List(Vec::new())).whispered(seat, choice.label).weighing(Weight::Small)
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
        Ok(Self { header, game, seats, state, dealer, opening, plies: Vec::new() })
    }

    /// Replays a journal. Where a line cannot be played, the game stands at the last good position and a notice says so.
    ///
    /// # Errors
    /// As [`Session::start`].
    pub fn replay(journal: Journal) -> Result<(Self, Vec<Notice>), StartError> {
        Self::replay_noting(journal, |_, _| {})
    }

    /// The same; `note` is told of every entry that was played, and how many plies stand after it.
    pub(crate) fn replay_noting(
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

    /// Takes the last decision back.
    ///
    /// # Errors
    /// When nothing was played, or something was drawn or seen that cannot be unseen.
    pub fn undo(&mut self) -> Result<(), UndoRefused> {
        match self.plies.last() {
            None => Err(UndoRefused::NothingPlayed),
            Some(ply) if ply.final_ => Err(UndoRefused::SecretSeen),
            Some(_) => {
                let ply = self.plies.pop().expect("the last ply was just seen");
                (self.state, self.dealer) = ply.before;
                Ok(())
            }
        }
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
    pub fn place(&self) -> Place {
        let ply = self.plies.len();
        Place { ply, moment: self.moments(ply).map_or(0, |moments| moments.len() - 1) }
    }

    /// All that `observer` may know of a moment; nothing where there is no such moment, or where everything is asked to
    /// be open before the game is over.
    pub fn view(&self, place: Place, observer: Observer) -> Option<View> {
        if observer == Observer::Open && !matches!(self.turn(), Turn::Over(_)) {
            return None;
        }
        let moments = self.moments(place.ply)?;
        let moment = moments.get(place.moment)?;
        let mover = place.ply.checked_sub(1).map(|before| self.plies[before].seat);
        let at_rest = place.moment + 1 == moments.len();
        let happening = Happening { place, mover, heard: &moment.heard, at_rest };
        Some(self.game.view(&moment.state, observer, &happening))
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
