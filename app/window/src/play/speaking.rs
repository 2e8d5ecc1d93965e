//! Automatic announcements for screen readers: whose turn it is, events, prompts, reasons why an action is
//! impossible, and the result. They contain only information that the player at the screen may have.

use egui::Ui;
use rondel::scene::Icon;
use rondel::{Catalog, ElementId, Flow, Observer, Seat, Table, Text, Turn};
use rondel_presenter::resolved::ResolvedScene;
use rondel_presenter::words::Words;

use super::speech::{PAUSE, RECENT, Speech};
use super::view::GameView;
use crate::context::AppContext;

/// Returns one sentence for each gain by an element that belongs to a seat, for flows that have no announcement.
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

    /// Announces any news. Called once per frame, after everything else. While the screen is covered, nothing is
    /// announced, and previous announcements to a single player are removed.
    pub(super) fn speak_ui(&mut self, ui: &Ui, cx: &AppContext) {
        if self.covered() {
            // Announcements made to all players may remain.
            if self.announcer.speech.listener != Some(Observer::Spectator) {
                self.announcer.speech.forget();
            }
        } else if !ui.ctx().will_discard() {
            // Announcements would be lost in a discarded frame.
            self.listen(cx);
            self.speak_refusal();
            if cx.now >= self.announcer.speech.free_at {
                let mut lines = self.news(cx);
                lines.append(&mut self.announcer.speech.waiting);
                self.speak(lines, cx.now);
            } else if self.has_news() {
                ui.ctx().request_repaint_after_secs((self.announcer.speech.free_at - cx.now) as f32);
            }
        }
        self.announcer.speech.ui(ui, cx.words.word("speech-recent"));
    }

    fn speak(&mut self, lines: Vec<String>, now: f64) {
        if lines.is_empty() {
            return;
        }
        self.announcer.speech.free_at = now + PAUSE;
        self.announcer.speech.polite.say(&lines);
        self.announcer.speech.recent.extend(lines);
        let spare = self.announcer.speech.recent.len().saturating_sub(RECENT);
        self.announcer.speech.recent.drain(..spare);
    }

    /// Switches to the player who is now at the screen. Queues the announcements that were addressed only to this
    /// player while another player was listening. All other announcements were made to all players.
    fn listen(&mut self, cx: &AppContext) {
        let listener = self.watching.chronicle.observer();
        let before = self.announcer.speech.listener.replace(listener);
        if before == Some(listener) {
            return;
        }
        if self.held.is_secretive() {
            self.announcer.speech.forget();
        }
        if let Some(Observer::Seat(seat)) = before {
            self.announcer.speech.heard_to.insert(seat, self.announcer.speech.next);
        }
        let Observer::Seat(seat) = listener else { return };
        if self.watching.looks_back() {
            return;
        }
        let from = self.announcer.speech.heard_to.get(&seat).copied().unwrap_or(self.announcer.speech.began);
        let catalog = cx.words.of(self.plugin.id);
        let mut whispered = Vec::new();
        for step in self.watching.chronicle.steps().iter().take(self.announcer.speech.next).skip(from) {
            let Some(public) = self.held.step(step.place, Observer::Spectator) else { continue };
            let own = step.heard.iter().zip(&public.heard).filter(|(own, all)| own.text != all.text);
            whispered.extend(own.filter(|(own, _)| !own.is_wordless()).map(|(own, _)| catalog.say(&own.text)));
        }
        self.announcer.speech.waiting.extend(whispered);
    }

    /// Announces immediately why an action is impossible, even if the same announcement was just made.
    fn speak_refusal(&mut self) {
        let Some(message) = self.announcer.message.as_mut().filter(|message| !message.spoken) else { return };
        message.spoken = true;
        if message.until.is_some() && !message.brief {
            // A remark, such as a chat message, is not a refusal.
            self.announcer.speech.waiting.push(message.text.clone());
        } else {
            self.announcer.speech.assertive.say(std::slice::from_ref(&message.text));
        }
    }

    /// Returns whether there is anything to announce.
    fn has_news(&self) -> bool {
        let (watching, speaking) = (&self.watching, &self.announcer.speech);
        let asked = Some((self.held.place(), watching.chronicle.observer()));
        let decides = self.decides().filter(|_| watching.is_present() && !self.awaits_next());
        !speaking.waiting.is_empty()
            || watching.looks_back() && speaking.looked_at != Some(watching.at)
            || !watching.looks_back()
                && (speaking.next != watching.at + 1
                    || self.deciding_here().is_some() && speaking.asked != asked
                    || decides.is_some() && speaking.turn != decides
                    || self.reading.ending.is_some() && !speaking.ended)
    }

    /// Returns the announcements since the last call.
    fn news(&mut self, cx: &AppContext) -> Vec<String> {
        let mut lines = Vec::new();
        if self.watching.looks_back() {
            self.earlier(cx, &mut lines);
            return lines;
        }
        self.announcer.speech.looked_at = None;
        if self.announcer.speech.next > self.watching.present() + 1 {
            self.announcer.speech =
                Speech { next: self.watching.present() + 1, ..std::mem::take(&mut self.announcer.speech) };
            (self.announcer.speech.turn, self.announcer.speech.asked, self.announcer.speech.ended) =
                (None, None, false);
            lines.push(cx.words.word("speech-taken-back"));
        }
        while self.announcer.speech.next <= self.watching.at {
            let step = self.announcer.speech.next;
            self.tell_step(step, cx, &mut lines);
            self.announcer.speech.next += 1;
        }
        if self.watching.is_present() {
            self.tell_present(cx, &mut lines);
        }
        lines
    }

    /// Adds the announcements of the step that is viewed while looking back.
    fn earlier(&mut self, cx: &AppContext, lines: &mut Vec<String>) {
        let at = self.watching.at;
        if self.announcer.speech.looked_at.replace(at) == Some(at) {
            return;
        }
        let ply = self.watching.step().map_or(0, |step| step.place.ply);
        let place = Text::new("replay-place").with("ply", ply).with("plies", self.held.plies());
        lines.push(cx.words.say(&place));
        self.announcer.speech.turn = None;
        self.tell_step(at, cx, lines);
        self.announcer.speech.turn = None;
    }

    /// Adds the announcements of a step. If the turn has passed to another seat, states this first.
    fn tell_step(&mut self, number: usize, cx: &AppContext, lines: &mut Vec<String>) {
        let Some(step) = self.watching.chronicle.steps().get(number) else { return };
        if step.non_player.is_some() {
            // The announcements name the automatic opponent. Afterwards, the seat to move must be announced again.
            self.announcer.speech.turn = None;
        } else if let Some(mover) = step.mover.filter(|mover| self.announcer.speech.turn != Some(*mover)) {
            self.announcer.speech.turn = Some(mover);
            lines.push(self.turn_words(mover, cx));
        }
        let catalog = cx.words.of(self.plugin.id);
        for told in &step.heard {
            if told.is_wordless() {
                lines.extend(gains(&told.flows, self.table.scene(), catalog, &cx.words));
            } else {
                lines.push(catalog.say(&told.text));
            }
        }
    }

    /// Adds the seat to move and, if it decides at this screen, its prompt. If the game is over, adds the
    /// result instead.
    fn tell_present(&mut self, cx: &AppContext, lines: &mut Vec<String>) {
        match self.held.turn() {
            Turn::Decide(seat) if !self.awaits_next() => {
                if self.announcer.speech.turn.replace(seat) != Some(seat) {
                    lines.push(self.turn_words(seat, cx));
                }
                let here = (self.held.place(), self.watching.chronicle.observer());
                if self.deciding_here().is_some() && self.announcer.speech.asked.replace(here) != Some(here) {
                    lines.extend(Some(self.reading.prompt.clone()).filter(|prompt| !prompt.is_empty()));
                }
            }
            Turn::Decide(_) => {}
            Turn::Over(_) => {
                let Some(ending) = self.reading.ending.as_ref().filter(|_| !self.announcer.speech.ended) else {
                    return;
                };
                lines.push(ending.headline.clone());
                lines.push(ending.reason.clone());
                lines.extend(ending.total());
                self.announcer.speech.ended = true;
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
        let mut scene = Scene::new(Observer::Spectator);
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
