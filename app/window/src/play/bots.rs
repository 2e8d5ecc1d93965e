//! The bot controls: pausing, stepping and skipping.

use std::time::Duration;

use rondel::Seat;
use rondel_system::Speed;

use super::view::GameView;
use crate::context::AppContext;

/// The state of the bot controls.
#[derive(Default)]
pub(super) struct Bots {
    pub(super) paused: bool,
    pub(super) step: bool,
    pub(super) skipping: bool,
    /// Seat whose current turn is displayed without delays.
    pub(super) skips_turn_of: Option<Seat>,
    /// Whether the last search failed. If so, no new search starts until the user resumes the bots.
    pub(super) lost: bool,
}

impl Bots {
    /// Halts the bots after a failure.
    pub(super) fn halt(&mut self) {
        *self = Self { paused: true, lost: true, ..Self::default() };
    }

    /// Returns whether steps are displayed without delays.
    pub(super) fn is_hurried(&mut self, game: &GameView, cx: &AppContext) -> bool {
        let shown = game.watching.step().filter(|_| game.watching.dwells).and_then(|step| step.mover);
        let goes_on = [game.watching.next_mover(), game.decides(), shown];
        self.skips_turn_of = self.skips_turn_of.filter(|seat| goes_on.contains(&Some(*seat)));
        let skips = self.skipping || self.skips_turn_of.is_some();
        !game.watching.looks_back() && (skips || cx.settings.speed == Speed::None && !self.paused)
    }

    /// Lets a bot think while the previous move is still on display.
    pub(super) fn think_ahead(&mut self, game: &mut GameView, cx: &AppContext) {
        if !self.lost && !game.held.is_stuck() && game.mode.is_game() {
            game.held.let_bot_think(Duration::ZERO, cx.waker());
        }
    }
}

#[cfg(test)]
mod tests {
    use rondel::Bot;
    use rondel::journal::{Header, Player};
    use rondel_games as _;

    use super::*;
    use crate::play::Play;
    use rondel_system::Store;
    use rondel_testing::stuck;

    #[test]
    fn a_bot_whose_choice_is_refused_halts_the_bots_with_a_message() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut cx = AppContext::open(Store::at(folder.path()), Some(1));
        let players = [Player::bot(Bot::Random), Player::human("Ann")];
        let mut play = Play::begin(&cx, &stuck::PLUGIN, stuck::header(players)).expect("a game");
        play.game.held.here_mut().expect("held here").suggest(7);
        cx.now = 10.0;
        play.advance_bot(&cx, Duration::ZERO);
        assert!(play.game.held.plies() == 0 && play.bots.paused);
        let told = play.message().expect("a message").to_owned();
        assert!(told.contains("There is no choice number 8.") && told.contains("It is paused"), "{told}");
        cx.now = 20.0;
        play.advance_bot(&cx, Duration::ZERO);
        assert!(play.game.held.bot_worker().is_none(), "nobody thinks before a person says so");
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
            play.advance(&cx);
            assert!(
                play.game.held.bot_worker().is_none() && play.game.deciding_here().is_none(),
                "nobody is asked to choose"
            );
            let told =
                "Ox is to move, but no move is possible. This is an error in the rules, so the game cannot continue.";
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
        play.game.held.here_mut().expect("held here").silence();
        cx.now = 10.0;
        play.advance_bot(&cx, Duration::ZERO);
        assert!(play.game.held.plies() == 0 && play.bots.paused);
        assert_eq!(play.message(), Some(cx.words.word("bot-lost").as_str()));
        cx.now = 20.0;
        play.advance_bot(&cx, Duration::ZERO);
        assert!(play.game.held.bot_worker().is_none(), "nobody thinks before a person says so");
        play.bots.paused = false;
        cx.now = 30.0;
        while play.game.held.plies() == 0 {
            play.advance_bot(&cx, Duration::ZERO);
            std::thread::yield_now();
        }
    }
}
