//! Draws, shows and removes artworks. Chapters 1, 6 and 9 share these steps.

use rondel::components::Cards;
use rondel::line::{great, small, usual};
use rondel::{Announcement, Seat, Text};

use super::Table;
use crate::content::FULL_CABINET;
use crate::state::{Ending, Task, title, twin};
use crate::words;

impl Table<'_> {
    /// Records that everyone knows that a player has this work.
    pub(super) fn reveal(&mut self, seat: Seat, piece: u8) {
        if !self.state.seen.has(piece) {
            self.state.seen.add(piece);
            self.trace(seat, piece);
        }
    }

    /// Records that a work was one of the five dealt. This is certain for all hidden works until the player
    /// draws in secret.
    fn trace(&mut self, seat: Seat, piece: u8) {
        let player = self.player(seat);
        if player.drew == 0 && player.dealt.has(piece) && !player.traced.has(piece) {
            player.traced.add(piece);
        }
    }

    /// Draws a work from the stack for a player, unseen by others. Returns whether there was one.
    pub(super) fn draw_work(&mut self, seat: Seat) -> bool {
        let Some(piece) = self.state.stack.draw(self.dealer) else {
            self.say(small("log-no-work"), seat, |text| text, [words::STACK]);
            return false;
        };
        let player = self.player(seat);
        player.gain_work(piece);
        player.drew += 1;
        self.works_go(1, words::STACK, Some(words::portrait(seat)));
        let rules = self.rules;
        let name_it = move |text: Text| text.with("work", words::work(rules, piece));
        let line = usual("log-draw-work").brief("brief-draw-work");
        self.whisper(line, seat, |text| text, ("log-draw-work-own", name_it), [words::portrait(seat)]);
        self.offer_if_none(seat, piece);
        true
    }

    /// Offers the next work received by a player who had nothing to offer (SP-9.4).
    pub(super) fn offer_if_none(&mut self, seat: Seat, piece: u8) {
        if self.state.players[seat].offered.is_none() {
            self.offer(seat, piece);
        }
    }

    /// Offers a work (SP-9.2), in secret at the beginning (SP-1.19).
    pub(super) fn offer(&mut self, seat: Seat, piece: u8) {
        self.player(seat).offered = Some(piece);
        if self.state.offers_secret {
            self.say(small("log-offer-secret"), seat, |text| text, [words::portrait(seat), words::secret_offer(seat)]);
        } else {
            self.reveal(seat, piece);
            self.say_offer(seat, piece);
        }
    }

    /// Announces the work that a player offers.
    pub(super) fn say_offer(&mut self, seat: Seat, piece: u8) {
        let rules = self.rules;
        let line = usual("log-offer").brief("brief-offer");
        self.say_of_each(
            line,
            seat,
            move |text| text.with("work", words::work(rules, piece)),
            [words::work_element(piece), words::portrait(seat)],
        );
    }

    /// Displays the next artwork (SP-3.11), or ends the game if there is none (SP-10.5).
    pub(super) fn display_next(&mut self) {
        if !self.state.stack.is_empty() {
            self.moment();
        }
        self.state.displayed = self.state.stack.draw(self.dealer);
        match self.state.displayed {
            Some(piece) => {
                self.state.seen.add(piece);
                self.state.lots = self.state.lots.or([piece].into_iter().collect());
                self.works_go(1, words::STACK, Some(words::work_element(piece)));
                let rules = self.rules;
                let about = [words::work_element(piece)];
                self.tell(usual("log-display"), move |text| text.with("work", words::work(rules, piece)), about);
            }
            None => self.end(Ending::Artworks),
        }
    }

    /// Removes a forged work from the game, wherever it is. Everyone sees where it was (SP-6.5, SP-6.6).
    pub(super) fn remove(&mut self, piece: u8) {
        let rules = self.rules;
        let name_it = move |text: Text| text.with("work", words::work(rules, piece));
        self.state.removed.add(piece);
        let was_seen = self.state.seen.remove(piece);
        if self.state.stack.remove(piece) {
            self.works_go(1, words::STACK, None);
            self.tell(usual("log-remove-stack"), name_it, [words::STACK]);
        } else if self.state.displayed == Some(piece) {
            self.works_go(1, words::work_element(piece), None);
            self.tell(usual("log-remove-displayed"), name_it, [words::work_element(piece)]);
            self.state.displayed = None;
            // SP-6.7: the next work replaces a displayed work that has left.
            self.display_next();
        } else if let Some(owner) = self.state.seats.each().find(|seat| self.state.players[*seat].works.has(piece)) {
            self.trace(owner, piece);
            let player = self.player(owner);
            player.lose_work(piece);
            let offered = player.offered == Some(piece);
            let lay = if was_seen { words::work_element(piece) } else { words::portrait(owner) };
            self.works_go(1, lay, None);
            let from = move |text: Text| name_it(text).with("player", words::player(owner));
            self.announce(|| {
                let line = great("log-remove-owned");
                let told = Announcement::new(from(Text::new(line.key))).weighing(line.weight);
                told.in_brief(from(Text::new("brief-remove-owned")))
                    .about([lay, words::portrait(owner)])
                    .private_to(owner, name_it(Text::new("log-remove-owned-own")))
            });
            if offered {
                // SP-6.7: the owner immediately offers another work.
                self.player(owner).offered = None;
                self.open(owner, Task::Offer);
            }
        }
    }

    /// Makes a finding public, so that everyone knows which copy of the title is genuine (SP-6.4).
    pub(super) fn make_public(&mut self, seat: Seat, piece: u8) {
        self.state.public |= 1 << title(piece);
        let genuine = self.state.genuine.has(piece);
        let (key, brief) = if genuine {
            ("log-publish-genuine", "brief-publish-genuine")
        } else {
            ("log-publish-forged", "brief-publish-forged")
        };
        let rules = self.rules;
        let owner = self.state.seats.each().find(|seat| self.state.players[*seat].works.has(piece));
        let (lies_open, holder) = (self.state.seen.has(piece), words::portrait(owner.unwrap_or(seat)));
        self.say(
            great(key).brief(brief),
            seat,
            move |text| text.with("work", words::work(rules, piece)),
            lies_open.then(|| words::work_element(piece)).into_iter().chain([holder]),
        );
        self.dealer.show_secret();
        // Everyone now knows that the owner has the genuine copy.
        if let Some(owner) = owner.filter(|_| genuine) {
            self.reveal(owner, piece);
        }
        self.moment();
        let forged = if genuine { twin(piece) } else { piece };
        if self.state.removed.has(forged) {
            return;
        }
        self.remove(forged);
    }

    /// Ends the game if a player owns twelve artworks (SP-10.1).
    pub(super) fn check_cabinets(&mut self) {
        let full = |seat: &Seat| self.state.players[*seat].works.len() >= FULL_CABINET;
        if self.state.ended.is_none() && self.state.seats.each().any(|seat| full(&seat)) {
            self.end(Ending::Cabinet);
        }
    }
}

/// Returns the works of a kind, whose eight copies have consecutive numbers.
pub(crate) fn of_kind(works: Cards, kind: crate::content::ArtKind) -> Cards {
    works.and(Cards::from_bits(0xff << (8 * kind as u32)))
}
