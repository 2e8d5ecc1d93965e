//! What happened, in plain sentences, turn by turn: a headline for each turn, its small steps folded below.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use egui::{Align, Color32, FontId, Layout, Response, ScrollArea, Sense, TextStyle, Ui};
use rondel::table::Step;
use rondel::{Catalog, Chronicle, ElementId, Observer, Plugin, Seat, Text, Weight};

use crate::ui::linked;
use crate::ui::table::brush::seat_shape;
use crate::ui::theme;
use crate::ui::widgets;
use crate::ui::words::Words;

/// The chronicle of one observer in words.
#[derive(Default)]
pub struct Log {
    turns: Vec<Turn>,
    made_for: Option<(Observer, String)>,
    read_to: usize,
    whole: bool,
    /// The turns whose small steps the person has folded out, by their first step.
    unfolded: BTreeSet<usize>,
    /// The step the list last scrolled to.
    scrolled_to: Option<usize>,
    /// In which frame it was drawn last, and how high: where it lies anew it shows what is new.
    drawn: Option<(u64, f32)>,
}

/// What one player decided before another did.
struct Turn {
    seat: Option<Seat>,
    /// The numbers of its steps in the chronicle.
    from: usize,
    to: usize,
    /// What its headline may say, and how much that weighs.
    briefs: Vec<Brief>,
    lines: Vec<Line>,
}

/// A turn in words.
pub struct ToldTurn {
    /// Whose; nothing for the deal.
    pub seat: Option<Seat>,
    /// The turn in one sentence.
    pub headline: String,
    /// What was told of it.
    pub lines: Vec<String>,
}

/// A part of a headline.
struct Brief {
    weight: Weight,
    text: String,
    /// How often it was said in a row.
    times: usize,
}

struct Line {
    step: usize,
    text: String,
    elements: Vec<ElementId>,
}

/// The game a log is of, and the words of the house.
#[derive(Clone, Copy)]
pub struct Told<'a> {
    /// The game, whose rules may be named.
    pub plugin: &'static Plugin,
    /// The words of the house.
    pub words: &'a Words,
}

/// What a person did in the log.
#[derive(Default)]
pub struct Read {
    /// The things the line under the pointer is about.
    pub about: Vec<ElementId>,
    /// The step whose line was clicked.
    pub clicked: Option<usize>,
    /// The headline of the last turn.
    pub latest: Option<Response>,
}

/// More turns than these are shown only when asked for.
const RECENT: usize = 40;
/// A turn of so few lines is told outright.
const FEW: usize = 2;
/// The room for the mark of a seat before a headline, and for the button behind it.
const INDENT: f32 = 16.0;
const FOLD: f32 = 34.0;
/// No headline names more; what weighs most goes first.
const BRIEFS: usize = 4;

impl Log {
    /// Reads what is new.
    pub fn read(&mut self, chronicle: &Chronicle, catalog: &Catalog) {
        self.read_to(chronicle, chronicle.steps().len(), catalog);
    }

    /// Reads what is new among the first so many steps.
    pub fn read_to(&mut self, chronicle: &Chronicle, to: usize, catalog: &Catalog) {
        let wanted = (chronicle.observer(), catalog.language().to_owned());
        if self.made_for.as_ref() != Some(&wanted) {
            *self = Self { made_for: Some(wanted), whole: self.whole, ..Self::default() };
        }
        for (number, step) in chronicle.steps().iter().enumerate().take(to).skip(self.read_to) {
            if self.turns.last().is_none_or(|turn| turn.seat != step.mover) {
                self.turns.push(Turn::begin(step, number));
            }
            if let Some(turn) = self.turns.last_mut() {
                turn.hear(step, number, catalog);
            }
        }
        self.read_to = self.read_to.max(to.min(chronicle.steps().len()));
    }

    /// The last turns in words, so many at most, for whoever shows them elsewhere.
    pub fn told(&self, most: usize, words: &Words, names: &[String]) -> Vec<ToldTurn> {
        let told = |turn: &Turn| ToldTurn {
            seat: turn.seat,
            headline: turn.headline(words, names),
            lines: turn.lines.iter().map(|line| line.text.clone()).collect(),
        };
        // Of a turn of which nothing was told a name alone says nothing.
        let turns = self.turns.iter().filter(|turn| turn.seat.is_none() || !turn.lines.is_empty());
        let mut last: Vec<ToldTurn> = turns.rev().take(most).map(told).collect();
        last.reverse();
        last
    }

    /// Forgets everything: something was taken back, and other things may stand in its place.
    pub fn forget(&mut self) {
        *self = Self { whole: self.whole, ..Self::default() };
    }

    /// The first step of the last turn of whoever looks, among the first `last` turns.
    fn own_last(&self, last: usize) -> Option<usize> {
        let (Observer::Seat(seat), _) = self.made_for.as_ref()? else { return None };
        self.turns[..last].iter().rfind(|turn| turn.seat == Some(*seat)).map(|turn| turn.from)
    }

    /// The turns that weighed most, in the order in which they were played: the last step of each, whose it was, and its
    /// headline. Of turns that weigh the same the later ones are told. One of them at least is a winner's.
    pub fn heaviest(
        &self,
        most: usize,
        winners: &[Seat],
        words: &Words,
        names: &[String],
    ) -> Vec<(usize, Seat, String)> {
        let weighs = |turn: &Turn| {
            let count = |of: Weight| turn.briefs.iter().filter(|brief| brief.weight == of).count();
            (count(Weight::Great), count(Weight::Usual), turn.from)
        };
        let told = self.turns.iter().filter(|turn| !turn.briefs.is_empty());
        let mut turns: Vec<(&Turn, Seat)> = told.filter_map(|turn| Some((turn, turn.seat?))).collect();
        turns.sort_by_key(|(turn, _)| Reverse(weighs(turn)));
        let of_winner = turns.iter().find(|(_, seat)| winners.contains(seat)).copied();
        turns.retain(|(turn, _)| weighs(turn).0 > 0);
        turns.truncate(most);
        if let Some(turn) = of_winner.filter(|_| !turns.iter().any(|(_, seat)| winners.contains(seat))) {
            turns.truncate(most.saturating_sub(1));
            turns.push(turn);
        }
        turns.sort_by_key(|(turn, _)| turn.from);
        let told = |(turn, seat): &(&Turn, Seat)| (turn.to.saturating_sub(1), *seat, turn.headline(words, names));
        turns.iter().map(told).collect()
    }

    /// Whether it was not to be seen in the frame before, or not so high.
    fn lies_anew(&mut self, ui: &Ui) -> bool {
        let (frame, height) = (ui.ctx().cumulative_frame_nr(), ui.available_height());
        let before = self.drawn.replace((frame, height));
        before.is_none_or(|(last, high)| last + 1 < frame || (high - height).abs() > 1.0)
    }

    /// Draws the log of a game. `shown` is the step that is on the table: what comes later is faint.
    pub fn ui(&mut self, ui: &mut Ui, game: Told<'_>, names: &[String], shown: usize) -> Read {
        let words = game.words;
        let mut read = Read::default();
        let mut turned = None;
        let follow = self.scrolled_to.replace(shown) != Some(shown) || self.lies_anew(ui);
        let last = self.turns.partition_point(|turn| turn.from <= shown);
        let own = self.own_last(last);
        let hidden = if self.whole { 0 } else { last.saturating_sub(RECENT) };
        let scrolled = ScrollArea::vertical().id_salt("log").auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            if hidden > 0 && ui.button(words.with("log-earlier", "count", hidden)).clicked() {
                self.whole = true;
            }
            for (place, turn) in self.turns.iter().enumerate().skip(hidden) {
                // Of a turn of which nothing was told a name alone says nothing.
                if turn.seat.is_some() && turn.lines.is_empty() {
                    continue;
                }
                let current = place + 1 == last;
                // What one did last, and what is happening just now, is told in full.
                let fresh = Some(turn.from) == own || current && turn.to > shown + 1;
                let open = turn.lines.len() <= FEW || fresh != self.unfolded.contains(&turn.from);
                if turn.heading_ui(ui, game, names, open, shown, &mut read) {
                    turned = Some(turn.from);
                }
                // A single line says what the headline says.
                let says_more = turn.lines.len() > 1;
                if open && says_more {
                    for line in &turn.lines {
                        line.ui(ui, game, shown, &mut read);
                    }
                }
                if current && follow {
                    ui.scroll_to_cursor(Some(Align::BOTTOM));
                }
            }
        });
        widgets::fade_edges(ui, scrolled.inner_rect, scrolled.state.clamped_offset().y, scrolled.content_size.y);
        if let Some(turn) = turned
            && !self.unfolded.remove(&turn)
        {
            self.unfolded.insert(turn);
        }
        read
    }
}

impl Brief {
    fn said(&self) -> Text {
        let text = Text::verbatim(&self.text);
        if self.times == 1 { text } else { Text::new("log-times").with("did", text).with("count", self.times as i64) }
    }
}

impl Turn {
    fn begin(step: &Step, number: usize) -> Self {
        Self { seat: step.mover, from: number, to: number, briefs: Vec::new(), lines: Vec::new() }
    }

    fn hear(&mut self, step: &Step, number: usize, catalog: &Catalog) {
        for told in step.heard.iter().filter(|told| !told.is_wordless()) {
            let (text, elements) = (catalog.say(&told.text), told.elements.clone());
            self.lines.push(Line { step: number, text, elements });
            let Some(text) = told.brief.as_ref().map(|brief| catalog.say(brief)) else { continue };
            match self.briefs.last_mut().filter(|last| last.text == text) {
                Some(last) => last.times += 1,
                None => self.briefs.push(Brief { weight: told.weight, text, times: 1 }),
            }
        }
        self.to = number + 1;
    }

    /// The turn in one sentence: what weighs most in it, or its last line where nothing is said in brief.
    fn headline(&self, words: &Words, names: &[String]) -> String {
        let Some(seat) = self.seat else { return words.word("log-opening") };
        let name = names.get(seat.index()).cloned().unwrap_or_default();
        if self.briefs.is_empty() {
            // What others did in answer stands below it.
            let own = self.lines.iter().rfind(|line| line.text.starts_with(&name));
            return own.or(self.lines.last()).map_or(name, |line| line.text.clone());
        }
        let mut heaviest: Vec<usize> = (0..self.briefs.len()).collect();
        heaviest.sort_by_key(|place| Reverse(self.briefs[*place].weight));
        heaviest.truncate(BRIEFS);
        heaviest.sort_unstable();
        let more = self.briefs.len() - heaviest.len();
        let mut did: Vec<Text> = heaviest.iter().map(|place| self.briefs[*place].said()).collect();
        if more > 0 {
            did.push(Text::new("log-more"));
        }
        let sentence = Text::new("log-headline").with("seat", Text::verbatim(name)).with("did", Text::List(did));
        words.say(&sentence)
    }

    /// Draws the headline; true where its small steps are to be folded out or away.
    fn heading_ui(
        &self,
        ui: &mut Ui,
        game: Told<'_>,
        names: &[String],
        open: bool,
        shown: usize,
        read: &mut Read,
    ) -> bool {
        let mut turned = false;
        ui.add_space(6.0);
        ui.horizontal_top(|ui| {
            let palette = theme::palette(ui.ctx());
            let folds = self.lines.len() > FEW;
            let (mark, _) = ui.allocate_exact_size(egui::vec2(INDENT, 18.0), Sense::hover());
            if let Some(seat) = self.seat {
                seat_shape(ui.painter(), mark.left_center() + egui::vec2(6.0, 0.0), 6.0, seat);
            }
            let colour = if self.from > shown { palette.faint } else { palette.ink };
            let headline = self.headline(game.words, names);
            let headline = column_ui(ui, game, if folds { FOLD } else { 0.0 }, &headline, theme::strong(14.0), colour);
            if headline.hovered() {
                read.about = self.lines.iter().flat_map(|line| &line.elements).copied().collect();
            }
            if headline.clicked() {
                read.clicked = Some(self.to.saturating_sub(1));
            }
            if headline.gained_focus() {
                headline.scroll_to_me(None);
            }
            read.latest = Some(headline);
            if folds {
                let title = if open { "log-fold" } else { "log-unfold" };
                let mark = if open { "−" } else { "+" };
                let button = ui.add_sized([FOLD - 8.0, 20.0], egui::Button::new(mark));
                turned = button.on_hover_text(game.words.word(title)).clicked();
            }
        });
        turned
    }
}

/// Words that wrap in all the room there is but so much at the right.
fn column_ui(ui: &mut Ui, game: Told<'_>, right: f32, words: &str, font: FontId, colour: Color32) -> Response {
    let room = egui::vec2((ui.available_width() - right - 8.0).max(40.0), 0.0);
    let column = Layout::top_down(Align::Min);
    ui.allocate_ui_with_layout(room, column, |ui| {
        ui.set_width(room.x);
        linked::words_ui(ui, words, font, colour, game.plugin, game.words, Some(Sense::click()))
    })
    .inner
}

impl Line {
    fn ui(&self, ui: &mut Ui, game: Told<'_>, shown: usize, read: &mut Read) {
        let palette = theme::palette(ui.ctx());
        let colour = if self.step > shown { palette.faint } else { palette.ink };
        ui.horizontal_top(|ui| {
            ui.add_space(INDENT);
            let font = TextStyle::Body.resolve(ui.style());
            let text = column_ui(ui, game, 0.0, &self.text, font, colour);
            if text.hovered() && !self.elements.is_empty() {
                read.about.clone_from(&self.elements);
            }
            if text.clicked() {
                read.clicked = Some(self.step);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_headline_says_what_weighs_most_or_the_last_line_and_is_no_name_alone() {
        let words = Words::new("en", []);
        let names = ["Altona".to_owned()];
        let line = |text: &str| Line { step: 1, text: text.to_owned(), elements: Vec::new() };
        let mut turn = Turn { seat: Some(Seat::new(0)), from: 1, to: 2, briefs: Vec::new(), lines: Vec::new() };
        assert_eq!(turn.headline(&words, &names), "Altona", "nothing was told");
        turn.lines = vec![line("Altona looks at a card."), line("Altona gives Hamburg a card.")];
        assert_eq!(turn.headline(&words, &names), "Altona gives Hamburg a card.");
        turn.lines.push(line("Hamburg gives Altona a ship."));
        assert_eq!(turn.headline(&words, &names), "Altona gives Hamburg a card.", "its own line, not an answer to it");
        let brief = |did: &str, times| Brief { weight: Weight::Small, text: did.to_owned(), times };
        turn.briefs = [("pays", 2), ("builds", 1), ("draws", 1), ("trades", 1), ("wins", 1)]
            .map(|(did, times)| brief(did, times))
            .into();
        turn.briefs[4].weight = Weight::Great;
        let headline = turn.headline(&words, &names);
        assert!(headline.starts_with("Altona: pays (2×), builds, draws, wins"), "{headline}");
        assert!(headline.ends_with(", …"), "{headline}");
        let quiet = || Turn { seat: Some(Seat::new(1)), from: 2, to: 3, briefs: Vec::new(), lines: Vec::new() };
        let log = Log { turns: vec![turn, quiet()], ..Log::default() };
        let great = [(1, Seat::new(0), headline)];
        assert_eq!(log.heaviest(3, &[], &words, &names), great, "only what weighs much is told");
        assert_eq!(log.heaviest(3, &[Seat::new(1)], &words, &names), great, "nothing was told of the winner");
        let small = Turn { briefs: vec![brief("waits", 1)], from: 4, to: 5, ..quiet() };
        let log = Log { turns: log.turns.into_iter().chain([small]).collect(), ..Log::default() };
        let names = [names[0].clone(), "Hamburg".to_owned()];
        let of_winner = |most| log.heaviest(most, &[Seat::new(1)], &words, &names);
        assert_eq!(of_winner(3)[..1], great);
        assert_eq!(of_winner(3)[1..], [(4, Seat::new(1), "Hamburg: waits".to_owned())]);
        assert_eq!(of_winner(1).len(), 1);
        assert_eq!(of_winner(1)[0].1, Seat::new(1), "the winner's comes before a greater one");
    }
}
