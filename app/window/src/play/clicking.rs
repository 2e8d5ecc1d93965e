//! Handles clicks on the table that do not select a choice.

use rondel::ElementId;

use super::bots::Bots;
use super::message::Message;
use super::view::GameView;
use crate::context::AppContext;

impl GameView {
    pub(super) fn why_not(&self, id: ElementId, cx: &AppContext) -> Message {
        // In a lesson, the rule that forbids the choice would distract from the step.
        if self.meant_by_lesson().is_some() {
            let key = if self.stands_in_list_alone() { "lesson-choose-list" } else { "lesson-lit" };
            return Message::answer(cx.words.word(key));
        }
        if let Some(blocked) = self.reading.blocked_clicks.iter().find(|blocked| blocked.element == id) {
            return Message { rule: Some(blocked.rule), ..Message::answer(blocked.reason.clone()) };
        }
        if let Some(usual) = self.held.usage_hints().into_iter().find(|usual| usual.things == id.kind) {
            let told = cx.words.of(self.plugin.id).say(&usual.text);
            let told = rondel::Text::new("click-use").with("use", told);
            let told = told.with("now", &self.reading.prompt);
            return Message { rule: Some(usual.rule), ..Message::answer(cx.words.say(&told)) };
        }
        let scene = self.table.scene();
        let region = || scene.region(id).map(|region| region.name.clone());
        let name = scene.piece(id).map(|piece| piece.name.clone()).or_else(region).unwrap_or_default();
        let text = cx.words.with("click-dead", "thing", name);
        Message::answer(text)
    }
}

impl Bots {
    /// Displays the rest of the current turn without delays, if no local player is deciding.
    pub(super) fn skip_turn(&mut self, game: &GameView) {
        if game.deciding_here().is_none() && !game.watching.looks_back() && !self.paused {
            let shown = game.watching.step().filter(|_| game.watching.dwells).and_then(|step| step.mover);
            self.skips_turn_of =
                game.watching.next_mover().or(game.decides().filter(|seat| !game.is_person(*seat))).or(shown);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use rondel::journal::{Header, Player};
    use rondel::{Bot, Group, Table as _, Turn};
    use rondel_games as _;
    use rondel_system::{Speed, Store};

    use super::*;
    use crate::play::Play;

    /// Begins a game in which a person and a random bot sit. `forced` states whether choices are made automatically.
    fn begin(game: &str, forced: bool) -> (tempfile::TempDir, AppContext, Play) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut cx = AppContext::open(Store::at(folder.path()), Some(1));
        (cx.settings.speed, cx.settings.forced, cx.now) = (Speed::None, forced, 10.0);
        let plugin = cx.plugin(game).expect("the game");
        let players = vec![Player::human("Ann"), Player::bot(Bot::Random)];
        let header = Header::of(plugin, (plugin.setup)(), players, 1);
        let play = Play::begin(&cx, plugin, header).expect("a game");
        (folder, cx, play)
    }

    /// Plays a game in which a person and a random bot sit, until `done` has seen what it looks for at a decision of the
    /// person.
    fn play(game: &str, mut done: impl FnMut(&mut Play, &AppContext) -> bool) {
        let (_folder, mut cx, mut play) = begin(game, false);
        for number in 0..100_000 {
            cx.now += 0.5;
            play.advance_once(&cx, Duration::from_millis(5));
            if play.game.deciding_here().is_some() && !play.game.watching.dwells {
                if done(&mut play, &cx) {
                    return;
                }
                let choices = play.game.reading.choices.len();
                play.take(number * 7 % choices, &cx);
            }
            assert!(!matches!(play.game.held.turn(), Turn::Over(_)), "the game is over");
        }
        panic!("it was not found");
    }

    #[test]
    fn a_choice_without_effect_is_made_only_when_it_is_chosen_again() {
        play("harbour", |play, cx| {
            let choices = &play.game.reading.choices;
            let is_effective = choices.iter().any(|choice| choice.group == Group::Main && !choice.idle);
            let idle = choices.iter().position(|choice| choice.idle).filter(|_| is_effective);
            let Some(idle) = idle else { return false };
            let plies = play.game.held.plies();
            play.choose(idle, cx);
            assert_eq!(play.game.held.plies(), plies);
            assert!(play.message().is_some_and(|message| message.contains("no effect")), "{:?}", play.message());
            play.choose(idle, cx);
            assert_eq!(play.game.held.plies(), plies + 1);
            true
        });
    }

    #[test]
    fn a_choice_that_is_made_automatically_is_not_offered_before() {
        let (_folder, mut cx, mut play) = begin("rival-cities", true);
        cx.settings.speed = Speed::Fast;
        let mut automatic = 0;
        for number in 0..100_000 {
            cx.now += 0.1;
            play.advance(&cx);
            if play.automatic_choice(&cx).is_some() {
                assert!(play.game.deciding_here().is_none(), "it is not offered");
                automatic += 1;
            }
            if automatic > 5 {
                return;
            }
            if play.game.deciding_here().is_some() && !play.game.watching.dwells {
                play.take(number * 7 % play.game.reading.choices.len(), &cx);
            }
            assert!(!matches!(play.game.held.turn(), Turn::Over(_)), "the game is over after {automatic}");
        }
        panic!("{automatic} choices were made automatically");
    }

    #[test]
    fn a_click_on_an_action_of_the_card_at_the_jar_uses_the_card_and_the_action() {
        play("rival-cities", |play, cx| {
            let indirect = play.game.reading.indirect_choices.iter().find(|choice| choice.element.kind == "action");
            let Some(element) = indirect.map(|choice| choice.element) else { return false };
            let plies = play.game.held.plies();
            play.click(element, cx);
            assert_eq!(play.game.held.plies(), plies + 1, "the card is used");
            play.advance_once(cx, Duration::ZERO);
            assert!(play.game.held.plies() >= plies + 2, "the action follows");
            true
        });
    }
}
