//! Checks at the end of a game that the random seed was the agreed one and that all views were true.

use super::deal::{NonceOwner, seal, seed};
use super::keys::{Seal, Share};
use super::message::{Opened, Role, Welcome};
use super::record::{Event, Record, Walk, digest_of, part_that_differs};
use crate::journal::{Entry, Header, Journal};
use crate::plain::excerpt;
use crate::seat::Seat;
use crate::session::Session;
use crate::setup::Setup;
use crate::view::MomentId;

/// The result of a successful check: the game was dealt and shown fairly.
pub struct FairnessVerdict {
    /// The complete game, replayed.
    pub session: Session,
    /// The game's journal, including everything that was taken back.
    pub journal: String,
    /// Whether the guest's own share was part of the random seed. If not, the guest is a spectator or joined
    /// after the deal, and has no proof that the host did not choose the seed.
    pub shared: bool,
    /// Number of events compared with the views that the guest received.
    pub compared: usize,
}

/// A violation of the protocol by the host.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// The host's share does not match its commitment.
    #[error("the host's share of the random seed does not match its commitment")]
    HostShare,
    /// The host changed its commitment.
    #[error("the host changed what it had committed to")]
    Recommitted,
    /// A guest's share does not match its seal.
    #[error("the share of the random seed of {0} is not the one that was sealed")]
    GuestShare(Seat),
    /// A share was omitted or added.
    #[error("the random seed does not match the sealed shares")]
    OtherShares,
    /// The revealed game cannot be replayed.
    #[error("the revealed game cannot be replayed: {0}")]
    Journal(String),
    /// The revealed game has more or fewer events than were reported.
    #[error("the revealed game has {opened} events, but {told} were reported")]
    Length {
        /// Number of events in the revealed game.
        opened: usize,
        /// Number of events reported.
        told: usize,
    },
    /// The views that a guest received for an event differ from the real event.
    #[error("event {event} (ply {ply}) was not shown truthfully: {part}")]
    Shown {
        /// Number of the event.
        event: usize,
        /// Number of the ply.
        ply: usize,
        /// The part of the view that differs, or `steps` if no single part can be named.
        part: String,
    },
}

/// A guest's evidence for checking a revealed game.
pub(super) struct GuestEvidence<'a> {
    pub(super) welcome: &'a Welcome,
    pub(super) seals: Option<&'a [(Seat, Seal)]>,
    pub(super) share: Share,
    pub(super) record: &'a Record,
}

impl GuestEvidence<'_> {
    /// Replays the revealed game and compares it with the views that the guest received.
    pub(super) fn verify(&self, opened: &Opened) -> Result<FairnessVerdict, Broken> {
        let welcome = self.welcome;
        if seal(welcome.table, NonceOwner::Host, opened.host) != welcome.seal {
            return Err(Broken::HostShare);
        }
        let shared = !welcome.dealt && welcome.role.seat().is_some();
        match self.seals {
            Some(seals) => self.verify_shares(seals, opened)?,
            // A guest reveals a share only after it has received all seals, so a guest who shared must have
            // seals.
            None if shared => return Err(Broken::OtherShares),
            None => {}
        }
        let setup: Box<dyn Setup> = serde_json::from_value(welcome.setup.clone())
            .map_err(|error| Broken::Journal(excerpt(&error.to_string(), 200)))?;
        let header = Header::new(
            welcome.game.clone(),
            welcome.version.clone(),
            setup,
            opened.players.clone(),
            seed(welcome.table, opened.host, &opened.guests),
        );
        let header = Header { clock: welcome.clock, ..header };
        let journal = format!("{}{}", header.line(), opened.journal);
        let read = Journal::read(&journal).map_err(|error| Broken::Journal(error.to_string()))?;
        if let Some(damage) = read.notices.iter().find(|notice| notice.is_damage()) {
            return Err(Broken::Journal(damage.to_string()));
        }
        let mut session = Session::start(header).map_err(|error| Broken::Journal(error.to_string()))?;
        let mut shown = self.record.walk(0);
        let mut compared = usize::from(self.compare(&session, 0, &mut shown)?);
        let mut events = 1;
        for (line, entry) in read.entries.iter() {
            let broken = |reason: String| Broken::Journal(format!("line {line}: {}", excerpt(&reason, 200)));
            match &entry {
                Entry::Play { luck, .. } if !luck.is_empty() => {
                    return Err(broken("its results do not come from the agreed seed".to_owned()));
                }
                Entry::Play { seat, action, time, .. } => {
                    if session.turn() != crate::turn::Turn::Decide(*seat) {
                        return Err(broken(format!("it is not the turn of {seat}")));
                    }
                    session.play_action(action).map_err(|error| broken(error.to_string()))?;
                    session.record_time(*time);
                    compared += usize::from(self.compare(&session, events, &mut shown)?);
                }
                Entry::Forfeit { seat, cause } => {
                    session.forfeit(*seat, *cause).map_err(|error| broken(error.to_string()))?;
                    compared += usize::from(self.compare(&session, events, &mut shown)?);
                }
                Entry::Undo => session.undo().map_err(|error| broken(error.to_string()))?,
            }
            events += 1;
        }
        let told = self.record.events().len();
        if told != events {
            return Err(Broken::Length { opened: events, told });
        }
        Ok(FairnessVerdict { session, journal, shared, compared })
    }

    /// Checks that all shares, including the guest's own, match the seals that were sent before any share was
    /// revealed.
    fn verify_shares(&self, seals: &[(Seat, Seal)], opened: &Opened) -> Result<(), Broken> {
        if seals.len() != opened.guests.len() {
            return Err(Broken::OtherShares);
        }
        for ((seat, said), (owner, share)) in seals.iter().zip(&opened.guests) {
            if seat != owner {
                return Err(Broken::OtherShares);
            }
            if seal(self.welcome.table, NonceOwner::Guest(*seat), *share) != *said {
                return Err(Broken::GuestShare(*seat));
            }
        }
        if let Role::Seat(own) = self.welcome.role
            && !opened.guests.contains(&(own, self.share))
        {
            return Err(Broken::GuestShare(own));
        }
        Ok(())
    }

    /// Compares an event with the views that the guest received. Returns `false` if the guest did not receive any
    /// views. `shown` iterates over the plies that were not taken back.
    fn compare(&self, session: &Session, event: usize, shown: &mut Walk<'_>) -> Result<bool, Broken> {
        let (ply, observer) = (session.plies().len(), self.welcome.role.observer());
        let forced = session.plies().last().is_some_and(|ply| ply.forced);
        let moments = session.moments(ply).map_or(0, <[_]>::len);
        let mut was = (0..moments).filter_map(|moment| session.view(MomentId { ply, moment }, observer));
        let otherwise = |part: Option<String>| {
            let part = part.unwrap_or_else(|| "steps".to_owned());
            Err(Broken::Shown { event, ply, part: excerpt(&part, 40) })
        };
        match self.record.events().get(event) {
            None | Some(Event::Nothing) => return Ok(false),
            Some(Event::TakenBack(digest)) => {
                if digest_of(&was.collect::<Vec<_>>(), forced) != *digest {
                    return otherwise(None);
                }
            }
            Some(Event::Stands(stands)) => {
                while shown.is_at(*stands) {
                    let (Some(seen), Some(was)) = (shown.step(), was.next()) else { return otherwise(None) };
                    if *seen != was {
                        return otherwise(part_that_differs(seen, &was));
                    }
                }
                let told =
                    self.record.step(MomentId { ply: *stands, moment: 0 }).is_some_and(|step| step.forced == forced);
                if !told || was.next().is_some() {
                    return otherwise(None);
                }
            }
        }
        Ok(true)
    }
}
