//! The log of a game as text: a headline for each turn, and a line for each announcement.

use std::cmp::Reverse;

use rondel::table::Step;
use rondel::{Catalog, Chronicle, ElementId, HeardAnnouncement, OF_OTHER, Observer, Seat, Text, Weight};

use super::words::Words;

/// The chronicle of one observer as text.
#[derive(Default)]
pub struct Log {
    turns: Vec<Turn>,
    made_for: Option<(Observer, String)>,
    read_to: usize,
}

/// Consecutive decisions of one player, the actions of an automatic opponent, or a phase in which nobody acts.
pub struct Turn {
    /// The seat whose turn this is or, for an automatic opponent, the seat whose colour the opponent has.
    /// `None` for the deal and for a phase.
    pub seat: Option<Seat>,
    /// The name of the automatic opponent whose turn this is, or of the phase.
    pub non_player: Option<String>,
    /// Index in the chronicle of the turn's first step.
    pub from: usize,
    /// Index in the chronicle of the step after the turn's last step.
    pub to: usize,
    /// The announcements of the turn.
    pub lines: Vec<LogLine>,
    /// Candidates for the parts of the headline.
    briefs: Vec<Brief>,
    /// Whether the rules began this turn for a seat other than the deciding one, which has not decided since.
    by_rules: bool,
}

/// A turn as text.
pub struct TurnText {
    /// The seat whose turn this is or, for an automatic opponent, the seat whose colour the opponent has.
    /// `None` for the deal and for a phase.
    pub seat: Option<Seat>,
    /// The turn in one sentence.
    pub headline: String,
    /// The announcements of the turn.
    pub lines: Vec<String>,
}

/// A part of a headline.
#[derive(Clone)]
struct Brief {
    weight: Weight,
    message: Text,
    text: String,
    /// Number of repetitions.
    times: usize,
    /// The elements that the part refers to, and those between which items have moved.
    elements: Vec<ElementId>,
}

/// An announcement made at a step.
pub struct LogLine {
    /// Index of the step in the chronicle.
    pub step: usize,
    /// The sentence.
    pub text: String,
    /// The elements that the sentence refers to.
    pub elements: Vec<ElementId>,
    /// Whether the sentence only repeats the observer's own choice.
    pub is_choice: bool,
}

impl Log {
    /// Reads all new steps. Returns whether the log was restarted because the observer or the language changed.
    pub fn read(&mut self, chronicle: &Chronicle, catalog: &Catalog) -> bool {
        self.read_to(chronicle, chronicle.steps().len(), catalog)
    }

    /// Reads the new steps among the first `to`. Returns whether the log was restarted because the observer
    /// or the language changed.
    pub fn read_to(&mut self, chronicle: &Chronicle, to: usize, catalog: &Catalog) -> bool {
        let wanted = (chronicle.observer(), catalog.language().to_owned());
        let is_new = self.made_for.as_ref() != Some(&wanted);
        if is_new {
            *self = Self { made_for: Some(wanted), ..Self::default() };
        }
        let to = to.min(chronicle.steps().len());
        self.read_steps(&chronicle.steps()[..to], self.read_to, catalog);
        self.read_to = self.read_to.max(to);
        is_new
    }

    /// Reads the steps from the index `from` on.
    fn read_steps(&mut self, steps: &[Step], from: usize, catalog: &Catalog) {
        for (number, step) in steps.iter().enumerate().skip(from) {
            let before = number.checked_sub(1).and_then(|before| steps.get(before));
            let is_new_ply = before.is_none_or(|before| before.place.ply != step.place.ply);
            let begins = match self.turns.last_mut() {
                // The rules have begun a turn. It goes on with the decisions of its seat.
                Some(turn) if turn.by_rules && step.non_player.is_none() => {
                    turn.by_rules = !(is_new_ply && turn.seat == step.mover);
                    turn.by_rules && is_new_ply
                }
                _ => before.is_none_or(|before| !step.continues(before)),
            };
            if begins {
                self.begin(Turn::begin(step, number, catalog));
            }
            for told in step.heard.iter().filter(|told| !told.is_wordless()) {
                if let Some(seat) = told.by
                    && self.turns.last().is_some_and(|turn| turn.seat != Some(seat) || turn.non_player.is_some())
                {
                    self.begin(Turn::by_rules(seat, number));
                }
                if let Some(turn) = self.turns.last_mut() {
                    turn.hear_one(told, number, catalog);
                }
            }
            if let Some(turn) = self.turns.last_mut() {
                turn.to = number + 1;
            }
        }
    }

    fn begin(&mut self, turn: Turn) {
        self.turns.last_mut().into_iter().for_each(Turn::end);
        self.turns.push(turn);
    }

    /// Returns the turns in the order of play.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// Returns up to `most` of the latest turns as text, for display on other devices.
    pub fn told(&self, most: usize, words: &Words, names: &[String]) -> Vec<TurnText> {
        let told = |turn: &Turn| TurnText {
            seat: turn.seat,
            headline: turn.headline(words, names),
            lines: turn.lines.iter().map(|line| line.text.clone()).collect(),
        };
        // A turn without announcements would consist only of a name.
        let turns = self.turns.iter().filter(|turn| turn.is_deal() || !turn.lines.is_empty());
        let mut last: Vec<TurnText> = turns.rev().take(most).map(told).collect();
        last.reverse();
        last
    }

    /// Finds the observer's latest turn among the first `last` turns. Returns the index of the first step of this turn.
    pub fn own_last(&self, last: usize) -> Option<usize> {
        let (Observer::Seat(seat), _) = self.made_for.as_ref()? else { return None };
        self.turns[..last].iter().rfind(|turn| turn.seat == Some(*seat)).map(|turn| turn.from)
    }

    /// Returns, for each turn of an automatic opponent, the seat whose colour the opponent has.
    pub fn opponents(&self) -> impl Iterator<Item = Seat> + '_ {
        self.turns.iter().filter(|turn| turn.non_player.is_some()).filter_map(|turn| turn.seat)
    }

    /// Returns up to `most` important turns in the order of play, each as its last step, its seat and its
    /// [short headlines](Turn::short_headlines).
    /// Among equally important turns, later ones are preferred. At least one turn belongs to a winner, if any
    /// winner has a turn.
    pub fn heaviest(
        &self,
        most: usize,
        winners: &[Seat],
        words: &Words,
        names: &[String],
    ) -> Vec<(usize, Seat, Vec<String>)> {
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
        let told =
            |(turn, seat): &(&Turn, Seat)| (turn.to.saturating_sub(1), *seat, turn.short_headlines(words, names));
        turns.iter().map(told).collect()
    }
}

/// The number of parts of a headline that has all the room it needs: the whole turn.
pub const WHOLE: usize = usize::MAX;

/// Maximum number of parts of a headline with little room, such as beside a picture of its turn.
const SHORT: usize = 4;

/// Returns at most `most` parts for a headline in the order of play, and the number of parts left out. Those for which
/// `concerns` returns `true` are kept first, then the more important ones, and among equally important ones the earlier
/// ones.
fn main_parts(briefs: &[Brief], most: usize, concerns: impl Fn(&Brief) -> bool) -> (Vec<&Brief>, usize) {
    let most = most.max(2);
    if briefs.len() <= most {
        return (briefs.iter().collect(), 0);
    }
    let mut places: Vec<usize> = (0..briefs.len()).collect();
    places.sort_by_key(|place| Reverse((concerns(&briefs[*place]), briefs[*place].weight)));
    places.truncate(most - 1);
    places.sort_unstable();
    let left_out = briefs.len() - places.len();
    (places.into_iter().map(|place| &briefs[place]).collect(), left_out)
}

impl Brief {
    /// Returns whether this tells of another player than the one whose turn it is.
    fn is_of_other(&self) -> bool {
        matches!(&self.message, Text::Message { key, .. } if *key == OF_OTHER)
    }

    fn said(&self) -> Text {
        let text = Text::verbatim(&self.text);
        if self.times == 1 { text } else { Text::new("log-times").with("did", text).with("count", self.times as i64) }
    }
}

impl Turn {
    fn begin(step: &Step, number: usize, catalog: &Catalog) -> Self {
        let non_player = step.non_player.as_ref().map(|non_player| catalog.say(&non_player.name));
        let seat = step.non_player.as_ref().map_or(step.mover, |non_player| non_player.look);
        Self { seat, non_player, from: number, to: number, briefs: Vec::new(), lines: Vec::new(), by_rules: false }
    }

    fn by_rules(seat: Seat, number: usize) -> Self {
        let (briefs, lines) = (Vec::new(), Vec::new());
        Self { seat: Some(seat), non_player: None, from: number, to: number, briefs, lines, by_rules: true }
    }

    /// Removes choices without announced consequences, such as to end the turn, unless nothing else was announced.
    fn end(&mut self) {
        if self.lines.iter().any(|line| !line.is_choice) {
            self.lines.retain(|line| !line.is_choice);
        }
    }

    fn hear_one(&mut self, told: &HeardAnnouncement, number: usize, catalog: &Catalog) {
        if !told.is_choice() {
            // The consequences of a choice have been announced, so that the choice need not be repeated.
            while self.lines.pop_if(|line| line.is_choice).is_some() {}
        }
        let (text, elements, is_choice) = (catalog.say(&told.text), told.elements.clone(), told.is_choice());
        self.lines.push(LogLine { step: number, text, elements, is_choice });
        if let Some(brief) = &told.brief {
            let moved = told.flows.iter().flat_map(|flow| [flow.from, flow.to]).flatten();
            let elements = told.elements.iter().copied().chain(moved).collect();
            self.add(told.weight, brief, elements, catalog);
        }
    }

    /// Adds a part of the headline, or combines it with an earlier one: amounts are added up, repetitions are counted,
    /// and parts that say the same of different things are joined.
    fn add(&mut self, weight: Weight, message: &Text, elements: Vec<ElementId>, catalog: &Catalog) {
        for earlier in &mut self.briefs {
            if earlier.message == *message && message.plus(message).is_none() {
                earlier.times += 1;
            } else if earlier.times > 1 {
                continue;
            } else if let Some(both) = earlier.message.plus(message).or_else(|| earlier.message.joined(message)) {
                (earlier.text, earlier.message) = (catalog.say(&both), both);
            } else {
                continue;
            }
            earlier.weight = earlier.weight.max(weight);
            earlier.elements.extend(elements);
            return;
        }
        self.briefs.push(Brief { weight, message: message.clone(), text: catalog.say(message), times: 1, elements });
    }

    /// Returns what headlines tell of several turns of one player, as one turn without announcements. Returns `None` if
    /// no announcement has a short form.
    pub fn together(turns: &[&Self]) -> Option<Self> {
        let (first, last) = (turns.first()?, turns.last()?);
        let mut briefs: Vec<Brief> = Vec::new();
        for brief in turns.iter().flat_map(|turn| &turn.briefs) {
            match briefs.iter_mut().find(|earlier| earlier.message == brief.message) {
                Some(earlier) => earlier.times += brief.times,
                None => briefs.push(brief.clone()),
            }
        }
        let (seat, non_player) = (first.seat, first.non_player.clone());
        (!briefs.is_empty()).then(|| Self {
            seat,
            non_player,
            from: first.from,
            to: last.to,
            lines: Vec::new(),
            briefs,
            by_rules: false,
        })
    }

    /// Returns whether this is the deal.
    pub fn is_deal(&self) -> bool {
        self.seat.is_none() && self.non_player.is_none()
    }

    /// Returns the number of parts of the whole headline.
    pub fn parts(&self) -> usize {
        self.briefs.len()
    }

    /// Returns the name of the player or automatic opponent whose turn this is, or of the phase; `None` for the deal.
    pub fn name(&self, names: &[String]) -> Option<String> {
        self.non_player.clone().or_else(|| Some(names.get(self.seat?.index()).cloned().unwrap_or_default()))
    }

    /// Returns the whole turn in one sentence, or its last line if no announcement has a short form.
    pub fn headline(&self, words: &Words, names: &[String]) -> String {
        self.short_headline(WHOLE, words, names)
    }

    /// Like [`Self::headline`], but with at most `most` parts; at least 2.
    pub fn short_headline(&self, most: usize, words: &Words, names: &[String]) -> String {
        self.headline_with(|_| false, most, words, names)
    }

    /// Returns headlines for little room, the longest first. The last one has the fewest parts.
    pub fn short_headlines(&self, words: &Words, names: &[String]) -> Vec<String> {
        let mut headlines: Vec<String> =
            (2..=SHORT).rev().map(|most| self.short_headline(most, words, names)).collect();
        headlines.dedup();
        headlines
    }

    /// Like [`Self::short_headline`], but the parts that refer to elements for which `concerns` returns `true` are the
    /// last ones to be left out.
    pub fn headline_about(
        &self,
        concerns: impl Fn(ElementId) -> bool,
        most: usize,
        words: &Words,
        names: &[String],
    ) -> String {
        let concerns = |brief: &Brief| brief.elements.iter().any(|element| concerns(*element));
        self.headline_with(concerns, most, words, names)
    }

    fn headline_with(&self, concerns: impl Fn(&Brief) -> bool, most: usize, words: &Words, names: &[String]) -> String {
        let Some(name) = self.name(names) else { return words.word("log-opening") };
        if self.briefs.is_empty() {
            // Other players' reactions are listed below the headline.
            let own = self.lines.iter().rfind(|line| line.text.starts_with(&name));
            return own.or(self.lines.last()).map_or(name, |line| line.text.clone());
        }
        let (briefs, left_out) = main_parts(&self.briefs, most, concerns);
        let (own, of_others): (Vec<&Brief>, Vec<&Brief>) = briefs.into_iter().partition(|brief| !brief.is_of_other());
        let mut did: Vec<Text> = own.into_iter().chain(of_others).map(Brief::said).collect();
        if left_out > 0 {
            did.push(Text::new("log-more").with("count", left_out as i64));
        }
        let sentence = Text::new("log-headline").with("seat", name).with("did", Text::List(did));
        words.say(&sentence)
    }
}

#[cfg(test)]
mod tests;
