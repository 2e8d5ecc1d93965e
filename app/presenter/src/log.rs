//! What happened, in plain sentences, turn by turn: a headline for each turn, and the lines of its steps.

use std::cmp::Reverse;

use rondel::table::Step;
use rondel::{Catalog, Chronicle, ElementId, Observer, Seat, Text, Weight};

use super::words::Words;

/// The chronicle of one observer in words.
#[derive(Default)]
pub struct Log {
    turns: Vec<Turn>,
    made_for: Option<(Observer, String)>,
    read_to: usize,
}

/// What one player decided before another did.
pub struct Turn {
    /// Whose; nothing for the deal.
    pub seat: Option<Seat>,
    /// The number of its first step in the chronicle.
    pub from: usize,
    /// The number of the step after its last.
    pub to: usize,
    /// What was told of it.
    pub lines: Vec<LogLine>,
    /// What its headline may say, and how much that weighs.
    briefs: Vec<Brief>,
}

/// A turn in words.
pub struct TurnText {
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

/// What was told of a step.
pub struct LogLine {
    /// The number of the step in the chronicle.
    pub step: usize,
    /// The sentence.
    pub text: String,
    /// The things it is about.
    pub elements: Vec<ElementId>,
}

/// No headline names more; what weighs most goes first.
const BRIEFS: usize = 4;

impl Log {
    /// Reads what is new; whether the log was begun anew for another observer or language.
    pub fn read(&mut self, chronicle: &Chronicle, catalog: &Catalog) -> bool {
        self.read_to(chronicle, chronicle.steps().len(), catalog)
    }

    /// Reads what is new among the first so many steps; whether the log was begun anew for another observer or language.
    pub fn read_to(&mut self, chronicle: &Chronicle, to: usize, catalog: &Catalog) -> bool {
        let wanted = (chronicle.observer(), catalog.language().to_owned());
        let is_new = self.made_for.as_ref() != Some(&wanted);
        if is_new {
            *self = Self { made_for: Some(wanted), ..Self::default() };
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
        is_new
    }

    /// Its turns, in the order in which they were played.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The last turns in words, so many at most, for whoever shows them elsewhere.
    pub fn told(&self, most: usize, words: &Words, names: &[String]) -> Vec<TurnText> {
        let told = |turn: &Turn| TurnText {
            seat: turn.seat,
            headline: turn.headline(words, names),
            lines: turn.lines.iter().map(|line| line.text.clone()).collect(),
        };
        // Of a turn of which nothing was told a name alone says nothing.
        let turns = self.turns.iter().filter(|turn| turn.seat.is_none() || !turn.lines.is_empty());
        let mut last: Vec<TurnText> = turns.rev().take(most).map(told).collect();
        last.reverse();
        last
    }

    /// The first step of the last turn of whoever looks, among the first `last` turns.
    pub fn own_last(&self, last: usize) -> Option<usize> {
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
            self.lines.push(LogLine { step: number, text, elements });
            let Some(text) = told.brief.as_ref().map(|brief| catalog.say(brief)) else { continue };
            match self.briefs.last_mut().filter(|last| last.text == text) {
                Some(last) => last.times += 1,
                None => self.briefs.push(Brief { weight: told.weight, text, times: 1 }),
            }
        }
        self.to = number + 1;
    }

    /// The turn in one sentence: what weighs most in it, or its last line where nothing is said in brief.
    pub fn headline(&self, words: &Words, names: &[String]) -> String {
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
        let sentence = Text::new("log-headline").with("seat", name).with("did", Text::List(did));
        words.say(&sentence)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_headline_says_what_weighs_most_or_the_last_line_and_is_no_name_alone() {
        let words = Words::new("en", []);
        let names = ["Altona".to_owned()];
        let line = |text: &str| LogLine { step: 1, text: text.to_owned(), elements: Vec::new() };
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
