//! What a screen reader says by itself: whose turn it is, what happened, what is asked, why something cannot be done, and
//! how the game ended. It is said of what the person at the screen has heard, and of nothing else.

use std::collections::{HashMap, VecDeque};

use egui::accesskit::{Live, Role};
use egui::{Id, Rect, Sense, Ui};
use rondel::scene::Icon;
use rondel::{Catalog, ElementId, Flow, Observer, Place, Seat, Table, Text, Turn};
use rondel_presenter::resolved::ResolvedScene;
use rondel_presenter::words::Words;

use super::GameView;
use super::announcer::Announcer;
use crate::context::AppContext;

/// How far the game has been told aloud, and what is being said.
#[derive(Default)]
pub(super) struct Speaking {
    /// The first step of the chronicle that nobody has been told of.
    next: usize,
    /// Whose turn was announced last.
    turn: Option<Seat>,
    /// Where the last question was asked, and whom.
    asked: Option<(Place, Observer)>,
    /// Whether it was said how the game ended.
    ended: bool,
    /// The earlier step that was told while somebody looks back.
    looked_at: Option<usize>,
    /// Who is spoken to.
    listener: Option<Observer>,
    /// The step from which each seat has not listened…
    heard_to: HashMap<Seat, usize>,
    /// …and for those who have not listened at all, the one where the telling began.
    began: usize,
    /// What is to be said besides the chronicle.
    waiting: Vec<String>,
    polite: Region,
    assertive: Region,
    /// The last lines, the newest last, for whoever missed one.
    recent: VecDeque<String>,
    /// When the next lines may be said.
    free_at: f64,
}

/// A live region: a part of the window that is not seen, and whose words are read aloud whenever they change.
#[derive(Default)]
struct Region {
    words: String,
    /// How often it has spoken.
    times: usize,
}

/// Lines that come within so many seconds of others are said together: of a text that is replaced at once a screen reader
/// may read only the second.
const PAUSE: f64 = 0.2;
/// So many lines can be read again.
const RECENT: usize = 8;

impl Region {
    fn say(&mut self, lines: &[String]) {
        self.times += 1;
        // The same words twice are no change, and nobody would read them: what tells them apart is not heard.
        let unheard = if self.times.is_multiple_of(2) { "\u{a0}" } else { "\u{a0}\u{a0}" };
        self.words = lines.join("\n") + unheard;
    }

    fn ui(&self, ui: &Ui, id: Id, live: Live) {
        ui.interact(Rect::NOTHING, id, Sense::hover());
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_role(Role::Status);
            node.set_live(live);
            node.set_label(self.words.as_str());
        });
    }
}

impl Speaking {
    /// Tells what happens from a step of the chronicle on.
    pub(super) fn from_step(next: usize) -> Self {
        Self { next, began: next, ..Self::default() }
    }

    /// Says something as soon as what is being said allows it.
    pub(super) fn say(&mut self, words: String) {
        self.waiting.push(words);
    }

    /// Takes away what was said to one person before another can read it.
    fn forget(&mut self) {
        self.waiting.clear();
        self.recent.clear();
        self.polite.words.clear();
        self.assertive.words.clear();
    }

    fn ui(&self, ui: &Ui, recent: String) {
        let id = |name: &str| ui.scope_id().with(("speaking", name));
        self.polite.ui(ui, id("polite"), Live::Polite);
        self.assertive.ui(ui, id("assertive"), Live::Assertive);
        let log = id("recent");
        ui.interact(Rect::NOTHING, log, Sense::hover());
        let lines: Vec<&str> = self.recent.iter().map(String::as_str).collect();
        ui.ctx().accesskit_node_builder(log, |node| {
            node.set_role(Role::Log);
            node.set_live(Live::Off);
            node.set_label(recent);
            node.set_value(lines.join("\n"));
        });
    }
}

/// What things that are somebody's gain by flows of which nothing else is told, each in a sentence.
fn gains(flows: &[Flow], scene: &ResolvedScene, catalog: &Catalog, words: &Words) -> Vec<String> {
    let mut sums: Vec<(ElementId, Icon, u32)> = Vec::new();
    for (to, flow) in flows.iter().filter_map(|flow| Some((flow.to?, flow))) {
        match sums.iter_mut().find(|(id, icon, _)| *id == to && *icon == flow.icon) {
            Some((.., sum)) => *sum += u32::from(flow.count),
            None => sums.push((to, flow.icon, flow.count.into())),
        }
    }
    let told = |(id, icon, count): (ElementId, Icon, u32)| {
        let piece = scene.piece(id).filter(|piece| scene.zones[piece.zone].owner.is_some())?;
        let named = format!("icon-{icon}");
        let gained = if piece.face.icon != Some(icon) && catalog.has(&named) {
            Text::new("speech-gained-of").with("what", catalog.word(&named))
        } else {
            Text::new("speech-gained")
        };
        Some(words.say(&gained.with("thing", &piece.name).with("count", count)))
    };
    sums.into_iter().filter_map(told).collect()
}

impl GameView {
    fn turn_words(&self, seat: Seat, cx: &AppContext) -> String {
        cx.words.with("speech-turn", "player", self.full_name(seat, cx))
    }
}

impl Announcer {
    /// Says what is new; called once for every frame, after everything else. Below the cover nothing is said, and nothing that
    /// one person was told before can be read.
    pub(super) fn speak_ui(&mut self, game: &GameView, ui: &Ui, cx: &AppContext) {
        if game.covered() {
            // What was said to all may be heard to its end.
            if self.speech.listener != Some(Observer::Bystander) {
                self.speech.forget();
            }
        } else if !ui.ctx().will_discard() {
            // What is said while a frame is thrown away nobody hears.
            self.listen(game, cx);
            self.speak_refusal();
            if cx.now >= self.speech.free_at {
                let mut lines = self.news(game, cx);
                lines.append(&mut self.speech.waiting);
                self.speak(lines, cx.now);
            } else if self.has_news(game) {
                ui.ctx().request_repaint_after_secs((self.speech.free_at - cx.now) as f32);
            }
        }
        self.speech.ui(ui, cx.words.word("speech-recent"));
    }

    fn speak(&mut self, lines: Vec<String>, now: f64) {
        if lines.is_empty() {
            return;
        }
        self.speech.free_at = now + PAUSE;
        self.speech.polite.say(&lines);
        self.speech.recent.extend(lines);
        let spare = self.speech.recent.len().saturating_sub(RECENT);
        self.speech.recent.drain(..spare);
    }

    /// Turns to whoever sits before the screen now. What they alone were told while they could not hear it they are told
    /// first; the rest was said to all.
    fn listen(&mut self, game: &GameView, cx: &AppContext) {
        let listener = game.watching.chronicle().observer();
        let before = self.speech.listener.replace(listener);
        if before == Some(listener) {
            return;
        }
        if game.held.is_secretive() {
            self.speech.forget();
        }
        if let Some(Observer::Seat(seat)) = before {
            self.speech.heard_to.insert(seat, self.speech.next);
        }
        let Observer::Seat(seat) = listener else { return };
        if game.watching.looks_back() {
            return;
        }
        let from = self.speech.heard_to.get(&seat).copied().unwrap_or(self.speech.began);
        let catalog = cx.words.of(game.plugin.id);
        let mut whispered = Vec::new();
        for step in game.watching.chronicle().steps().iter().take(self.speech.next).skip(from) {
            let Some(public) = game.held.step(step.place, Observer::Bystander) else { continue };
            let own = step.heard.iter().zip(&public.heard).filter(|(own, all)| own.text != all.text);
            whispered.extend(own.filter(|(own, _)| !own.is_wordless()).map(|(own, _)| catalog.say(&own.text)));
        }
        self.speech.waiting.extend(whispered);
    }

    /// Why something could not be done is said at once, and again each time.
    fn speak_refusal(&mut self) {
        let Some(message) = self.message.as_mut().filter(|message| !message.spoken) else { return };
        message.spoken = true;
        if message.until.is_some() {
            // What goes by itself is a remark and no refusal.
            self.speech.waiting.push(message.text.clone());
        } else {
            self.speech.assertive.say(std::slice::from_ref(&message.text));
        }
    }

    /// Whether there is something to say.
    fn has_news(&self, game: &GameView) -> bool {
        let (watching, speaking) = (&game.watching, &self.speech);
        let asked = Some((game.held.place(), watching.chronicle().observer()));
        let decides = game.decides().filter(|_| watching.is_present() && !game.awaits_next());
        !speaking.waiting.is_empty()
            || watching.looks_back() && speaking.looked_at != Some(watching.at())
            || !watching.looks_back()
                && (speaking.next != watching.at() + 1
                    || game.deciding_here().is_some() && speaking.asked != asked
                    || decides.is_some() && speaking.turn != decides
                    || game.reading.ending.is_some() && !speaking.ended)
    }

    /// What is new since the last time, in words.
    fn news(&mut self, game: &GameView, cx: &AppContext) -> Vec<String> {
        let mut lines = Vec::new();
        if game.watching.looks_back() {
            self.earlier(game, cx, &mut lines);
            return lines;
        }
        self.speech.looked_at = None;
        if self.speech.next > game.watching.present() + 1 {
            self.speech = Speaking { next: game.watching.present() + 1, ..std::mem::take(&mut self.speech) };
            (self.speech.turn, self.speech.asked, self.speech.ended) = (None, None, false);
            lines.push(cx.words.word("speech-taken-back"));
        }
        while self.speech.next <= game.watching.at() {
            let step = self.speech.next;
            self.tell_step(game, step, cx, &mut lines);
            self.speech.next += 1;
        }
        if game.watching.is_present() {
            self.tell_present(game, cx, &mut lines);
        }
        lines
    }

    /// The step at which somebody looks back.
    fn earlier(&mut self, game: &GameView, cx: &AppContext, lines: &mut Vec<String>) {
        let at = game.watching.at();
        if self.speech.looked_at.replace(at) == Some(at) {
            return;
        }
        let ply = game.watching.step().map_or(0, |step| step.place.ply);
        let place = Text::new("replay-place").with("ply", ply).with("plies", game.held.plies());
        lines.push(cx.words.say(&place));
        self.speech.turn = None;
        self.tell_step(game, at, cx, lines);
        self.speech.turn = None;
    }

    /// What was heard at a step, after whose turn it is.
    fn tell_step(&mut self, game: &GameView, number: usize, cx: &AppContext, lines: &mut Vec<String>) {
        let Some(step) = game.watching.chronicle().steps().get(number) else { return };
        if let Some(mover) = step.mover.filter(|mover| self.speech.turn != Some(*mover)) {
            self.speech.turn = Some(mover);
            lines.push(game.turn_words(mover, cx));
        }
        let catalog = cx.words.of(game.plugin.id);
        for told in &step.heard {
            if told.is_wordless() {
                lines.extend(gains(&told.flows, game.table.scene(), catalog, &cx.words));
            } else {
                lines.push(catalog.say(&told.text));
            }
        }
    }

    /// Whose decision comes next and what is asked of whoever looks, or how the game ended.
    fn tell_present(&mut self, game: &GameView, cx: &AppContext, lines: &mut Vec<String>) {
        match game.held.turn() {
            Turn::Decide(seat) if !game.awaits_next() => {
                if self.speech.turn.replace(seat) != Some(seat) {
                    lines.push(game.turn_words(seat, cx));
                }
                let here = (game.held.place(), game.watching.chronicle().observer());
                if game.deciding_here().is_some() && self.speech.asked.replace(here) != Some(here) {
                    lines.extend(Some(game.reading.prompt.clone()).filter(|prompt| !prompt.is_empty()));
                }
            }
            Turn::Decide(_) => {}
            Turn::Over(_) => {
                let Some(ending) = game.reading.ending.as_ref().filter(|_| !self.speech.ended) else { return };
                lines.push(ending.headline.clone());
                lines.push(ending.reason.clone());
                lines.extend(ending.total());
                self.speech.ended = true;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rondel::scene::{self, Piece, Scene, Shape, Zone, ZoneKind};

    #[test]
    fn what_flows_without_words_is_told_to_whom_it_comes() {
        let piece = |kind: &'static str, name: &str| {
            let rect = scene::Rect::new(0.0, 0.0, 20.0, 20.0);
            Piece::new(ElementId::new(kind, 0), Shape::Disc, rect, Text::verbatim(name))
        };
        let area = scene::Rect::new(0.0, 0.0, 90.0, 90.0);
        let mut scene = Scene::new(Observer::Bystander);
        scene.zones.push(Zone::new(ZoneKind::Row, area).with([piece("supply", "Supply")]));
        let own = [piece("beer", "Beer").icon("beer"), piece("portrait", "Ann")];
        scene.zones.push(Zone::new(ZoneKind::Row, area).of(Seat::new(0)).with(own));
        let catalog = Catalog::new("en", ["icon-beer = beer\nicon-coin = coins"]).expect("a locale");
        let scene = ResolvedScene::new(&scene, &catalog);
        let to = |icon, count: u16, kind| Flow { to: Some(ElementId::new(kind, 0)), ..Flow::of(icon, count) };
        let flows = [
            to("beer", 2, "beer"),
            to("coin", 3, "portrait"),
            to("beer", 1, "beer"),
            to("coin", 9, "supply"),
            Flow::of("coin", 4_u16),
        ];
        let told = gains(&flows, &scene, &catalog, &Words::new("en", []));
        assert_eq!(told, ["Beer: 3 more", "Ann: 3 more (coins)"]);
    }
}
