//! What happens at the table without anybody's input: moments are shown, bots move, forced choices are taken.

use std::time::{Duration, Instant};

use egui::Context;
use rondel::{Seat, Table, Turn};
use rondel_sound::Sound;
use rondel_system::Speed;
use rondel_tables::{BotMove, Held};

use super::view::GameView;
use super::{Message, Mode, Play};
use crate::context::AppContext;

/// How the bots at the table are to go on.
#[derive(Default)]
pub(super) struct Bots {
    pub(super) paused: bool,
    pub(super) step: bool,
    pub(super) skipping: bool,
    /// Whose turn is to be seen through at once.
    pub(super) skips_turn_of: Option<Seat>,
    /// Whether the last thought came to nothing: no other begins before a person says so.
    lost: bool,
}

impl Bots {
    /// Halts after a thought that came to nothing.
    pub(super) fn halt(&mut self) {
        *self = Self { paused: true, lost: true, ..Self::default() };
    }
}

impl Bots {
    /// Whether what happens now is not waited for.
    fn is_hurried(&mut self, game: &GameView, cx: &AppContext) -> bool {
        let shown = game.watching.step().filter(|_| game.watching.dwells).and_then(|step| step.mover);
        let goes_on = [game.watching.next_mover(), game.decides(), shown];
        self.skips_turn_of = self.skips_turn_of.filter(|seat| goes_on.contains(&Some(*seat)));
        let skips = self.skipping || self.skips_turn_of.is_some();
        !game.watching.looks_back() && (skips || cx.settings.speed == Speed::None && !self.paused)
    }

    /// A bot thinks while the last move is still being looked at.
    fn think_ahead(&mut self, game: &mut GameView, ctx: &Context) {
        if !self.lost && !game.held.is_stuck() && game.mode.is_game() {
            game.held.let_bot_think(Duration::ZERO, waker(ctx));
        }
    }
}

impl Play {
    /// Shows what happened, lets bots move and takes forced choices; called once for every frame. Who is in a hurry sees as
    /// much as fits into one frame.
    pub fn advance(&mut self, ctx: &Context, cx: &AppContext) {
        const FRAME: Duration = Duration::from_millis(12);
        let began = Instant::now();
        self.attend(cx);
        while self.advance_once(ctx, cx, FRAME.saturating_sub(began.elapsed())) && began.elapsed() < FRAME {}
    }

    /// Does what is due; whether something else may follow in the same frame. A bot is waited for so long at most.
    pub(super) fn advance_once(&mut self, ctx: &Context, cx: &AppContext, most: Duration) -> bool {
        if self.game.watching.looks_back() && !self.game.watching.plays() {
            return false;
        }
        let hurried = self.bots.is_hurried(&self.game, cx);
        if self.game.watching.dwells {
            if !hurried && !self.bots.step && cx.now < self.game.watching.seen_at {
                self.bots.think_ahead(&mut self.game, ctx);
                ctx.request_repaint_after_secs((self.game.watching.seen_at - cx.now).max(0.001) as f32);
                return false;
            }
            self.game.watching.dwells = false;
            if self.game.covered() || self.ending.shown_ending(&self.game).is_some() {
                self.timing.settle(cx.now);
            }
            if self.ending.shown_ending(&self.game).is_some() {
                cx.sound(Sound::End, 1.0);
            }
        }
        if !self.game.watching.is_present() {
            let by_bot = self.game.watching.next_mover().is_some_and(|seat| !self.game.is_person(seat));
            if by_bot && self.bots.paused && !self.bots.step && !self.game.watching.plays() {
                return false;
            }
            self.bots.step = false;
            if hurried {
                self.game.watching.hurry();
            }
            self.show_next(cx);
            ctx.request_repaint();
            return hurried;
        }
        if self.game.watching.plays() {
            self.go_on(cx);
            return false;
        }
        match self.game.mode {
            // The table stands still until its person chooses, and after that as well.
            Mode::Practice(_) => return false,
            Mode::Lesson(_) => {
                self.bots = Bots::default();
                return self.advance_lesson(ctx, cx) && hurried;
            }
            Mode::Live | Mode::Replay => {}
        }
        match self.game.held.turn() {
            Turn::Decide(_) if self.game.held.is_stuck() => self.bots.skipping = false,
            Turn::Decide(seat) if !self.game.is_person(seat) => {
                return self.advance_bot(ctx, cx, if hurried { most } else { Duration::ZERO }) && hurried;
            }
            Turn::Decide(_) => {
                self.announcer.call(&self.game, cx);
                self.advance_forced(ctx, cx);
            }
            Turn::Over(_) => self.bots.skipping = false,
        }
        false
    }

    /// Lets a bot move when it knows what to do; whether it did. Without a thread, or without an answer, the bots halt and the
    /// person is told: a move nobody thought of is never played.
    fn advance_bot(&mut self, ctx: &Context, cx: &AppContext, most: Duration) -> bool {
        if self.bots.lost && self.bots.paused && !self.bots.step {
            return false;
        }
        self.bots.lost = false;
        match self.game.held.let_bot_think(most, waker(ctx)) {
            BotMove::Ready if self.bots.step || !self.bots.paused => {
                self.bots.step = false;
                self.take_by(Held::let_bot_move, cx);
                ctx.request_repaint();
                true
            }
            BotMove::Lost => {
                self.bots.halt();
                self.announcer.message = Some(Message::lasting(cx.words.word("bot-lost")));
                false
            }
            BotMove::Ready | BotMove::Thinking | BotMove::NobodysTurn => false,
        }
    }

    fn advance_forced(&mut self, ctx: &Context, cx: &AppContext) {
        self.bots.skipping = false;
        if !cx.settings.forced || self.game.deciding_here().is_none() || self.game.reading.choices.len() != 1 {
            return;
        }
        let pause = (f64::from(cx.settings.speed.factor()) * 0.6).min(0.6);
        let at = *self.timing.forced_at.get_or_insert(cx.now + pause);
        if cx.now >= at {
            let choice = rondel::Text::verbatim(&self.game.reading.choices[0].label);
            let told = cx.words.with("forced-taken", "choice", choice);
            self.announcer.message = Some(Message { until: Some(cx.now + 2.5), ..Message::lasting(told) });
            self.take(0, cx);
            ctx.request_repaint();
        } else {
            ctx.request_repaint_after_secs((at - cx.now).max(0.001) as f32);
        }
    }
}

/// What a bot calls when it has answered.
pub(super) fn waker(ctx: &Context) -> impl FnOnce() + Send + 'static {
    let ctx = ctx.clone();
    move || ctx.request_repaint()
}

#[cfg(test)]
mod tests {
    use rondel::Bot;
    use rondel::journal::{Header, Player};
    use rondel_games as _;

    use super::*;
    use rondel_system::Store;
    use rondel_testing::stuck;

    #[test]
    fn a_bot_whose_choice_is_refused_halts_the_bots_with_a_message() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut cx = AppContext::open(Store::at(folder.path()), Some(1));
        let players = [Player::bot(Bot::Random), Player::human("Ann")];
        let mut play = Play::begin(&cx, &stuck::PLUGIN, stuck::header(players)).expect("a game");
        let ctx = Context::default();
        play.game.held.here_mut().expect("held here").suggest(7);
        cx.now = 10.0;
        play.advance_bot(&ctx, &cx, Duration::ZERO);
        assert!(play.game.held.plies() == 0 && play.bots.paused);
        let told = play.message().expect("a message").to_owned();
        assert!(told.contains("There is no choice number 8.") && told.contains("halts here"), "{told}");
        cx.now = 20.0;
        play.advance_bot(&ctx, &cx, Duration::ZERO);
        assert!(play.game.held.thinker().is_none(), "nobody thinks before a person says so");
    }

    #[test]
    fn a_game_in_which_nothing_can_be_chosen_stands_still_and_says_so() {
        for players in
            [[Player::bot(Bot::Random), Player::bot(Bot::Random)], [Player::human("Ann"), Player::human("Bob")]]
        {
            let folder = tempfile::tempdir().expect("a folder");
            let mut cx = AppContext::open(Store::at(folder.path()), Some(1));
            let mut play = Play::begin(&cx, &stuck::PLUGIN, stuck::header(players)).expect("a game");
            for now in [10.0, 20.0] {
                assert_eq!(play.message(), None);
                cx.now = now;
                play.take(0, &cx);
            }
            let ctx = Context::default();
            play.advance(&ctx, &cx);
            assert!(
                play.game.held.thinker().is_none() && play.game.deciding_here().is_none(),
                "nobody is asked to choose"
            );
            let told = "Ox decides and has no choice, which no rules may allow: the game cannot go on.";
            assert!(play.message().is_some_and(|message| message.starts_with(told)), "{:?}", play.message());
            assert_eq!(play.game.held.plies(), stuck::DECISIONS);
        }
    }

    #[test]
    fn a_moment_is_shown_for_as_long_where_nothing_moves() {
        let shown = |reduce_motion: bool| {
            let folder = tempfile::tempdir().expect("a folder");
            let mut cx = AppContext::open(Store::at(folder.path()), Some(1));
            cx.settings.reduce_motion = reduce_motion;
            let plugin = cx.plugin("connect-four").expect("the game");
            let mut play = Play::begin(&cx, plugin, header_of(plugin, Player::human("Bob"))).expect("a game");
            cx.now = 10.0;
            play.take(0, &cx);
            play.game.watching.seen_at - 10.0
        };
        let (still, moving) = (shown(true), shown(false));
        assert!(still > 0.0 && (still - moving).abs() < 1e-6, "{still} and {moving} seconds");
    }

    fn header_of(plugin: &rondel::Plugin, first: Player) -> Header {
        Header::of(plugin, (plugin.setup)(), vec![first, Player::human("Ann")], 1)
    }

    #[test]
    fn a_bot_that_falls_silent_halts_the_bots_and_plays_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut cx = AppContext::open(Store::at(folder.path()), Some(1));
        let plugin = cx.plugin("tic-tac-toe").expect("the game");
        let header = header_of(plugin, Player::bot(Bot::Random));
        let mut play = Play::begin(&cx, plugin, header).expect("a game");
        let ctx = Context::default();
        play.game.held.here_mut().expect("held here").silence();
        cx.now = 10.0;
        play.advance_bot(&ctx, &cx, Duration::ZERO);
        assert!(play.game.held.plies() == 0 && play.bots.paused);
        assert_eq!(play.message(), Some(cx.words.word("bot-lost").as_str()));
        cx.now = 20.0;
        play.advance_bot(&ctx, &cx, Duration::ZERO);
        assert!(play.game.held.thinker().is_none(), "nobody thinks before a person says so");
        play.bots.paused = false;
        cx.now = 30.0;
        while play.game.held.plies() == 0 {
            play.advance_bot(&ctx, &cx, Duration::ZERO);
            std::thread::yield_now();
        }
    }
}
