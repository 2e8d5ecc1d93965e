//! The owners of the seats in a hosted game: guests, bots that replace them, and guests who take over.

use super::super::keys::{Key, Secret, Share, TableId};
use super::super::lobby::{LobbyState, SeatClaim, presence, seats};
use super::super::message::{PlayerStatus, Refusal, RequestRefused, Role, ToHost};
use super::super::peer_table::{Presence, named, understood};
use super::{Host, SeatOwner};
use crate::bots::Bot;
use crate::clock::OUT_OF_TIME;
use crate::journal::Player;
use crate::seat::Seat;

impl Host {
    /// Returns the bot that currently plays at a seat, if any.
    pub fn bot(&self, seat: Seat) -> Option<Bot> {
        self.seated_bot(seat).or_else(|| self.is_out_of_time(seat).then_some(OUT_OF_TIME))
    }

    /// Returns the bot that has a seat, or that plays for an absent guest. Returns `None` for a player whose time is up.
    pub(super) fn seated_bot(&self, seat: Seat) -> Option<Bot> {
        let stand_in = self.holder(seat).and_then(|holder| holder.bot);
        stand_in.or_else(|| self.session.header().players.get(seat.index()).and_then(|player| player.bot))
    }

    /// Returns whether a remote guest owns this seat and makes its decisions.
    pub fn is_elsewhere(&self, seat: Seat) -> bool {
        self.is_a_guests(seat) && self.bot(seat).is_none()
    }

    /// Returns whether this is a guest's seat, even if it is currently open or played by a bot.
    pub fn is_a_guests(&self, seat: Seat) -> bool {
        let is_taken = |holder: &SeatOwner| holder.key.is_some() || holder.open.is_some() || holder.left;
        self.holder(seat).is_some_and(|holder| is_taken(holder) || holder.bot.is_some())
    }

    /// Returns whether a bot plays for a current or former guest.
    pub fn is_stood_in(&self, seat: Seat) -> bool {
        self.holder(seat).is_some_and(|holder| holder.bot.is_some())
    }

    /// Returns whether the guest at a seat is connected, even if a bot plays for them.
    pub fn is_there(&self, seat: Seat) -> bool {
        let key = self.holder(seat).and_then(|holder| holder.key);
        key.is_some_and(|key| presence(&self.doors, key) == Presence::There)
    }

    pub(super) fn holder(&self, seat: Seat) -> Option<&SeatOwner> {
        self.hosted.as_ref()?.holders.get(seat.index())
    }

    /// Returns the player at each seat, with the player's presence.
    pub fn sitting(&self) -> Vec<PlayerStatus> {
        let players = &self.session.header().players;
        let sitting = |(seat, player): (Seat, &Player)| {
            let holder = self.holder(seat).cloned().unwrap_or_default();
            let presence = match (self.bot(seat), holder) {
                (Some(_), _) => Presence::Bot,
                (None, SeatOwner { left: true, .. }) => Presence::Left,
                (None, SeatOwner { open: Some(_), .. }) => Presence::Open,
                (None, SeatOwner { key: Some(key), .. }) => presence(&self.doors, key),
                (None, _) => Presence::Here,
            };
            let name = self.holder(seat).and_then(|holder| holder.name.clone());
            PlayerStatus {
                player: Player {
                    name: name.unwrap_or_else(|| player.name.clone()),
                    bot: self.bot(seat),
                    ..player.clone()
                },
                presence,
            }
        };
        (0..).map(Seat::new).zip(players).map(sitting).collect()
    }

    pub(super) fn admit(&mut self, key: Key, message: &ToHost) -> Result<(), Refusal> {
        let invitation = message.invitation.ok_or(Refusal::No)?;
        let hosted = self.hosted.as_ref().ok_or(Refusal::No)?;
        let place = hosted.holders.iter().position(|holder| holder.open == Some(invitation));
        if place.is_none() && !hosted.agreement.may_look_on(&self.doors, invitation) {
            return Err(Refusal::No);
        }
        understood(message)?;
        // The saved data is changed only after these checks, so that an uninvited peer does not cause it to be
        // saved again.
        self.changes += 1;
        let hosted = self.hosted.as_mut().ok_or(Refusal::No)?;
        if let Some(place) = place {
            let name = Some(named(&message.name));
            hosted.holders[place] = SeatOwner { key: Some(key), name, ..SeatOwner::default() };
            self.doors.admit(key, Role::Seat(Seat::new(place as u8)), true);
        } else {
            hosted.agreement.let_look_on(&mut self.doors, key);
        }
        Ok(())
    }

    pub(super) fn leave(&mut self, key: Key, seat: Option<Seat>) {
        self.doors.dismiss(key);
        let Some(hosted) = self.hosted_mut() else { return };
        match seat {
            Some(seat) => {
                let holder = &mut hosted.holders[seat.index()];
                *holder = SeatOwner { left: true, bot: holder.bot, ..SeatOwner::default() };
                self.waiting[seat] = None;
                self.asks = None;
            }
            None => hosted.agreement.watching.retain(|other| *other != key),
        }
    }

    /// Returns the owner of a guest's seat for modification.
    fn guest_mut(&mut self, seat: Seat) -> Result<&mut SeatOwner, RequestRefused> {
        self.waiting[seat] = None;
        self.doors.changed();
        let hosted = self.hosted_mut().ok_or(RequestRefused::NotYours)?;
        let guest = hosted.agreement.chairs.get(seat.index()).is_some_and(|chair| chair.key().is_some());
        hosted.holders.get_mut(seat.index()).filter(|_| guest).ok_or(RequestRefused::NotYours)
    }

    /// Lets a bot play for a guest, or returns the seat to its owner if `bot` is `None`.
    ///
    /// # Errors
    /// Returns an error if the seat never had a guest.
    pub fn stand_in(&mut self, seat: Seat, bot: Option<Bot>) -> Result<(), RequestRefused> {
        self.guest_mut(seat)?.bot = bot;
        Ok(())
    }

    /// Offers a guest's seat to the holder of an invitation. The current guest is removed.
    ///
    /// # Errors
    /// Returns an error if the seat never had a guest.
    pub fn offer(&mut self, seat: Seat, invitation: Secret) -> Result<(), RequestRefused> {
        let holder = self.guest_mut(seat)?;
        let before =
            std::mem::replace(holder, SeatOwner { open: Some(invitation), bot: holder.bot, ..SeatOwner::default() });
        if let Some(key) = before.key {
            self.doors.dismiss(key);
        }
        Ok(())
    }

    /// Returns the state of another table for a rematch. All players move up by one seat. The seat of a guest who
    /// left is given to the bot that replaced the guest, or is open if no bot did. `share` is the host's
    /// contribution to the new random seed, and `secrets` supplies the invitation to each guest's seat.
    ///
    /// Returns `None` if the game never had guests.
    pub fn another(&self, table: TableId, share: Share, mut secrets: impl FnMut() -> Secret) -> Option<LobbyState> {
        let hosted = self.hosted.as_ref()?;
        let before = &hosted.agreement;
        let chair = |(seat, chair): (Seat, &SeatClaim)| {
            let holder = self.holder(seat).cloned().unwrap_or_default();
            let SeatClaim::Taken { name, .. } = chair else { return chair.clone() };
            let invitation = secrets();
            match (holder.key, holder.bot) {
                (Some(key), _) => {
                    let name = holder.name.unwrap_or_else(|| name.clone());
                    SeatClaim::Taken { key, name, invitation, seal: None, share: None }
                }
                (None, Some(bot)) => SeatClaim::Here(Player::bot(bot)),
                (None, None) => SeatClaim::Open(invitation),
            }
        };
        let mut chairs: Vec<SeatClaim> = seats(&before.chairs).map(chair).collect();
        // The starting player is now last.
        chairs.rotate_left(1);
        Some(before.again(table, share, chairs))
    }
}
