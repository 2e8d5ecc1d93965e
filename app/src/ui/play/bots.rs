//! When bots move and forced choices are taken: what happens at the table without anybody's input.

use std::time::{Duration, Instant};

use egui::Context;
use rondel::{Bot, Seat, Turn};

use super::thinker::{Reply, Thinker};
use super::{Message, Play};
use crate::store::Speed;
use crate::ui::house::House;

/// The bots at the table, and how fast they may move.
#[derive(Default)]
pub(super) struct Bots {
    pub(super) thinker: Option<Thinker>,
    pub(super) answer: Option<usize>,
    pub(super) next_move_at: f64,
    pub(super) paused: bool,
    pub(super) step: bool,
    pub(super) skipping: bool,
    /// Whether the last thought came to nothing: no other begins before a person says so.
    lost: bool,
}

impl Bots {
    /// Drops what was thought about a position that is no longer there.
    pub(super) fn forget(&mut self) {
        self.thinker = None;
        self.answer = None;
        self.lost = false;
    }

    /// Halts after a thought that came to nothing.
    pub(super) fn halt(&mut self) {
        *self = Self { next_move_at: self.next_move_at, paused: true, lost: true, ..Self::default() };
    }
}

impl Play {
    /// Lets a bot move when it is due. Bots in a hurry make as many moves as fit into one frame.
    pub(super) fn advance_bot(&mut self, ctx: &Context, house: &House, now: f64) {
        const FRAME: Duration = Duration::from_millis(12);
        let began = Instant::now();
        while let Turn::Decide(seat) = self.session.turn()
            && let Some(bot) = self.bot(seat)
        {
            let hurried = self.bots.skipping || (house.settings.speed == Speed::None && !self.bots.paused);
            let wait = if hurried { FRAME.saturating_sub(began.elapsed()) } else { Duration::ZERO };
            self.bots.answer = self.bots.answer.or_else(|| self.thought(ctx, house, seat, bot, wait));
            let Some(choice) = self.bots.answer else { return };
            let due = now >= self.bots.next_move_at && !self.bots.paused;
            if !(hurried || self.bots.step || due) {
                if !self.bots.paused {
                    ctx.request_repaint_after_secs((self.bots.next_move_at - now).max(0.001) as f32);
                }
                return;
            }
            self.bots.step = false;
            self.take(choice, house, now);
            ctx.request_repaint();
            if !hurried || began.elapsed() >= FRAME {
                return;
            }
        }
    }

    /// What a bot has come to, after waiting for it so long at most. Without a thread, or without an answer, the bots halt
    /// and the person is told: a move nobody thought of is never played.
    fn thought(&mut self, ctx: &Context, house: &House, seat: Seat, bot: Bot, wait: Duration) -> Option<usize> {
        if self.bots.lost && self.bots.paused && !self.bots.step {
            return None;
        }
        self.bots.lost = false;
        if self.bots.thinker.is_none() {
            self.bots.thinker = Thinker::start(ctx, &self.session, seat, bot).ok();
        }
        match self.bots.thinker.as_ref().map(|thinker| thinker.wait(wait)) {
            Some(Reply::Answer(answer)) => Some(answer.thought.choice),
            Some(Reply::Thinking) => None,
            Some(Reply::Lost) | None => {
                self.bots.halt();
                self.message = Some(Message::lasting(house.words.word("bot-lost")));
                None
            }
        }
    }

    pub(super) fn advance_forced(&mut self, ctx: &Context, house: &House, now: f64) {
        self.bots.skipping = false;
        if !house.settings.forced || self.deciding_here().is_none() || self.reading.choices.len() != 1 {
            return;
        }
        let pause = (f64::from(house.settings.speed.factor()) * 0.6).min(0.6);
        let at = *self.forced_at.get_or_insert(now + pause);
        if now >= at {
            self.message =
                Some(Message { until: Some(now + 2.5), ..Message::lasting(house.words.word("forced-taken")) });
            self.take(0, house, now);
            ctx.request_repaint();
        } else {
            ctx.request_repaint_after_secs((at - now).max(0.001) as f32);
        }
    }
}

#[cfg(test)]
mod tests {
    use rondel::journal::{FORMAT, Header, Player};
    use rondel_games as _;

    use super::*;
    use crate::store::Store;
    use crate::stuck;

    #[test]
    fn a_bot_whose_choice_is_refused_halts_the_bots_with_a_message() {
        let folder = tempfile::tempdir().expect("a folder");
        let house = House::open(Store::at(folder.path()), Some(1));
        let players = [Player::bot(Bot::Random), Player::human("Ann")];
        let mut play = Play::begin(&house, &stuck::PLUGIN, stuck::header(players)).expect("a game");
        let ctx = Context::default();
        play.bots.answer = Some(7);
        play.advance_bot(&ctx, &house, 10.0);
        assert!(play.session.plies().is_empty() && play.bots.paused && play.bots.answer.is_none());
        let told = play.message().expect("a message").to_owned();
        assert!(told.contains("There is no choice number 8.") && told.contains("halts here"), "{told}");
        play.advance_bot(&ctx, &house, 20.0);
        assert!(play.bots.thinker.is_none(), "nobody thinks before a person says so");
    }

    #[test]
    fn a_game_in_which_nothing_can_be_chosen_stands_still_and_says_so() {
        for players in
            [[Player::bot(Bot::Random), Player::bot(Bot::Random)], [Player::human("Ann"), Player::human("Bob")]]
        {
            let folder = tempfile::tempdir().expect("a folder");
            let house = House::open(Store::at(folder.path()), Some(1));
            let mut play = Play::begin(&house, &stuck::PLUGIN, stuck::header(players)).expect("a game");
            for now in [10.0, 20.0] {
                assert_eq!(play.message(), None);
                play.take(0, &house, now);
            }
            let ctx = Context::default();
            play.advance(&ctx, &house);
            assert!(play.bots.thinker.is_none() && play.deciding_here().is_none(), "nobody is asked to choose");
            let told = "Ox decides and has no choice, which no rules may allow: the game cannot go on.";
            assert!(play.message().is_some_and(|message| message.starts_with(told)), "{:?}", play.message());
            assert_eq!(play.session.plies().len(), stuck::DECISIONS);
        }
    }

    #[test]
    fn a_bot_that_falls_silent_halts_the_bots_and_plays_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let house = House::open(Store::at(folder.path()), Some(1));
        let plugin = house.plugin("tic-tac-toe").expect("the game");
        let header = Header {
            rondel: FORMAT,
            game: plugin.id.to_owned(),
            version: plugin.version.to_owned(),
            setup: (plugin.setup)(),
            players: vec![Player::bot(Bot::Random), Player::human("Ann")],
            seed: 1,
        };
        let mut play = Play::begin(&house, plugin, header).expect("a game");
        let ctx = Context::default();
        play.bots.thinker = Some(Thinker::silent());
        play.advance_bot(&ctx, &house, 10.0);
        assert!(play.session.plies().is_empty() && play.bots.paused);
        assert_eq!(play.message(), Some(house.words.word("bot-lost").as_str()));
        play.advance_bot(&ctx, &house, 20.0);
        assert!(play.bots.thinker.is_none(), "nobody thinks before a person says so");
        play.bots.paused = false;
        while play.session.plies().is_empty() {
            play.advance_bot(&ctx, &house, 30.0);
            std::thread::yield_now();
        }
    }
}
