//! The sounds of a game: one for each displayed moment, one when a local player must decide, and one at the end.

use rondel::scene::{Icon, Shape};
use rondel::{ElementId, Seat, Weight};
use rondel_painter::table::changes::{SceneChange, SceneChanges};
use rondel_presenter::resolved::{ResolvedPiece, ResolvedScene};
use rondel_sound::Sound;

use super::banner::Banner;
use super::view::GameView;
use crate::context::AppContext;

impl GameView {
    /// Plays the sound of a moment that is displayed for `seconds`. A moment with no duration is silent unless
    /// a local player caused it.
    pub(super) fn sound_moment(
        &self,
        traces: &SceneChanges,
        after: &ResolvedScene,
        (mover, by_opponent): (Option<Seat>, bool),
        seconds: f32,
        cx: &AppContext,
    ) {
        let by_bot = by_opponent || mover.is_some_and(|mover| !self.is_person(mover));
        let Some(weight) = traces.weight().filter(|_| seconds > 0.0 || mover.is_some() && !by_bot) else { return };
        if let Some(sound) = sound_of(traces, self.table.scene(), after) {
            cx.sound(sound, if by_bot { loudness_of_bots(weight) } else { 1.0 });
        }
    }

    /// Records who caused the displayed moment: a seat, or an automatic opponent after a seat's decision.
    /// After a move by another player, the local player is alerted, unless the move was skipped or replayed.
    pub(super) fn note_mover(&mut self, (mover, by_opponent): (Option<Seat>, bool), hurried: bool) {
        if let Some(mover) = mover {
            self.announcer.calls = !hurried && !self.watching.plays() && (by_opponent || !self.is_person(mover));
        }
    }

    /// Alerts the local player whose turn it is, if another player has just moved.
    pub(super) fn call(&mut self, cx: &AppContext) {
        if self.announcer.calls {
            self.announcer.calls = false;
            self.announcer.banner = Some(Banner::turn(cx.now));
            cx.sound(Sound::Turn, 1.0);
        }
    }
}

fn loudness_of_bots(weight: Weight) -> f32 {
    match weight {
        Weight::Small => 0.4,
        Weight::Usual => 0.7,
        Weight::Great => 1.0,
    }
}

/// Returns the sound of a moment. Payments and gains take precedence over cards, and cards over other pieces.
/// Returns `None` if pieces only change their appearance or are merely mentioned.
fn sound_of(traces: &SceneChanges, before: &ResolvedScene, after: &ResolvedScene) -> Option<Sound> {
    let of_thing = |id: &ElementId| {
        let piece = after.piece(*id).or_else(|| before.piece(*id))?;
        Some(if piece.shape == Shape::Card { Sound::Card } else { Sound::Wood })
    };
    let heard = |trace: &SceneChange| match trace {
        SceneChange::Flew(flow) => Some(sound_of_icon(flow.icon, [before, after])),
        SceneChange::Moved(id) | SceneChange::Appeared(id) | SceneChange::Left(id) => of_thing(id),
        SceneChange::Counted(id, _) => of_thing(id).map(|sound| if sound == Sound::Wood { Sound::Coin } else { sound }),
        SceneChange::Changed(id) => of_thing(id).filter(|sound| *sound == Sound::Card),
        SceneChange::Region(_) => Some(Sound::Wood),
        SceneChange::Shifted(_) | SceneChange::Toned(_) | SceneChange::Zone(_) | SceneChange::Named(_) => None,
    };
    let heard: Vec<Sound> = traces.all().iter().filter_map(heard).collect();
    [Sound::Coin, Sound::Card, Sound::Wood].into_iter().find(|sound| heard.contains(sound))
}

/// Returns the sound of a moving icon: a card for the icon of a card back, wood for the icon of a single piece,
/// and coins for everything else, such as points and goods.
fn sound_of_icon(icon: Icon, scenes: [&ResolvedScene; 2]) -> Sound {
    let mut pieces = scenes.iter().flat_map(|scene| &scene.pieces);
    if pieces.clone().any(|piece| piece.face.back == Some(icon)) {
        return Sound::Card;
    }
    let is_alone = |piece: &ResolvedPiece| {
        matches!(piece.shape, Shape::Disc | Shape::Figure) && piece.count.is_none() && piece.face.icon == Some(icon)
    };
    if pieces.any(is_alone) { Sound::Wood } else { Sound::Coin }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::Receiver;
    use std::time::Duration;

    use rondel::journal::{Header, Player};
    use rondel::{Bot, Table, Turn};
    use rondel_games as _;

    use super::*;
    use crate::play::Play;
    use rondel_sound::{Order, Sounds};
    use rondel_system::{Speed, Store};

    /// A game whose sounds are recorded.
    struct Heard {
        _folder: tempfile::TempDir,
        cx: AppContext,
        play: Play,
        told: Receiver<Order>,
    }

    impl Heard {
        fn begin(game: &str, players: [Player; 2]) -> Self {
            let folder = tempfile::tempdir().expect("a folder");
            let mut cx = AppContext::open(Store::at(folder.path()), Some(1));
            cx.settings.speed = Speed::Normal;
            let (sounds, told) = Sounds::told();
            cx.sounds = sounds;
            let plugin = cx.plugin(game).expect("the game");
            let header = Header::of(plugin, (plugin.setup)(), players.into(), 1);
            cx.now = 10.0;
            let play = Play::begin(&cx, plugin, header).expect("a game");
            Self { _folder: folder, cx, play, told }
        }

        /// Advances the game until a person must decide or the game is over. Returns the sounds played in the meantime.
        fn wait(&mut self) -> Vec<(Sound, f32)> {
            for _ in 0..100_000 {
                self.cx.now += 0.05;
                self.play.advance_once(&self.cx, Duration::from_millis(5));
                let waits = match self.play.game.held.turn() {
                    Turn::Decide(seat) => self.play.game.is_person(seat),
                    Turn::Over(_) => true,
                };
                if waits && self.play.game.watching.is_present() && !self.play.game.watching.dwells {
                    break;
                }
            }
            self.told.try_iter().map(|order| (order.sound, order.gain)).collect()
        }
    }

    #[test]
    fn a_piece_put_down_knocks_a_bot_is_not_louder_and_then_the_person_is_called_once() {
        let mut heard = Heard::begin("connect-four", [Player::human("Ann"), Player::bot(Bot::Random)]);
        assert_eq!(heard.wait(), [], "the game has only begun");
        heard.play.choose(0, &heard.cx);
        let sounds = heard.wait();
        let [(own, loud), (others, quiet), (call, _)] = sounds.as_slice() else { panic!("{sounds:?}") };
        assert_eq!([*own, *others, *call], [Sound::Wood, Sound::Wood, Sound::Turn]);
        assert!(quiet <= loud, "{sounds:?}");
        assert_eq!(heard.wait(), [], "nobody is called twice");
    }

    #[test]
    fn the_end_is_heard_once_and_what_is_skipped_is_not() {
        let mut heard = Heard::begin("tic-tac-toe", [Player::bot(Bot::Random), Player::bot(Bot::Random)]);
        heard.play.bots.skipping = true;
        let sounds: Vec<Sound> = heard.wait().into_iter().map(|(sound, _)| sound).collect();
        assert_eq!(sounds, [Sound::End]);
        assert_eq!(heard.wait(), []);
    }

    #[test]
    fn two_people_at_one_screen_are_not_called() {
        let mut heard = Heard::begin("connect-four", [Player::human("Ann"), Player::human("Bob")]);
        for _ in 0..3 {
            heard.wait();
            heard.play.choose(0, &heard.cx);
            let sounds: Vec<Sound> = heard.wait().into_iter().map(|(sound, _)| sound).collect();
            assert_eq!(sounds, [Sound::Wood]);
        }
    }

    #[test]
    fn who_wants_no_sounds_hears_none_and_nothing_is_heard_of_a_game_looked_back_at() {
        let mut heard = Heard::begin("connect-four", [Player::human("Ann"), Player::bot(Bot::Random)]);
        heard.cx.settings.volume = 0;
        heard.wait();
        heard.play.choose(0, &heard.cx);
        assert_eq!(heard.wait(), []);
        heard.cx.settings.volume = 60;
        heard.play.game.watching.look_at(0);
        heard.play.read(&heard.cx);
        assert_eq!(heard.told.try_iter().count(), 0);
    }

    #[test]
    fn every_bundled_game_is_heard() {
        for game in ["rival-cities", "harbour", "spandau-1780"] {
            let mut heard = Heard::begin(game, [Player::bot(Bot::Random), Player::bot(Bot::Random)]);
            let mut sounds = Vec::new();
            while sounds.len() < 80 && !matches!(heard.play.game.held.turn(), Turn::Over(_)) {
                heard.cx.now += 0.2;
                heard.play.advance_once(&heard.cx, Duration::ZERO);
                sounds.extend(heard.told.try_iter().map(|order| order.sound));
                std::thread::yield_now();
            }
            for sound in [Sound::Card, Sound::Coin] {
                assert!(sounds.contains(&sound), "{game}: {sounds:?}");
            }
        }
    }
}
