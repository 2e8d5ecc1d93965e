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

/// Consecutive decisions of one player, or the actions of an automatic opponent.
pub struct Turn {
    /// The seat whose turn this is or, for an automatic opponent, the seat whose colour the opponent has.
    /// `None` for the deal.
    pub seat: Option<Seat>,
    /// The name of the automatic opponent whose turn this is, if any.
    pub opponent: Option<String>,
    /// Index in the chronicle of the turn's first step.
    pub from: usize,
    /// Index in the chronicle of the step after the turn's last step.
    pub to: usize,
    /// The announcements of the turn.
    pub lines: Vec<LogLine>,
    /// Candidates for the parts of the headline.
    briefs: Vec<Brief>,
}

/// A turn as text.
pub struct TurnText {
    /// The seat whose turn this is or, for an automatic opponent, the seat whose colour the opponent has.
    /// `None` for the deal.
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
        for (number, step) in chronicle.steps().iter().enumerate().take(to).skip(self.read_to) {
            let before = number.checked_sub(1).and_then(|before| chronicle.steps().get(before));
            if before.is_none_or(|before| !step.continues(before)) {
                self.turns.last_mut().into_iter().for_each(Turn::end);
                self.turns.push(Turn::begin(step, number, catalog));
            }
            if let Some(turn) = self.turns.last_mut() {
                turn.hear(step, number, catalog);
            }
        }
        self.read_to = self.read_to.max(to.min(chronicle.steps().len()));
        is_new
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
        let turns = self.turns.iter().filter(|turn| turn.seat.is_none() || !turn.lines.is_empty());
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
        self.turns.iter().filter(|turn| turn.opponent.is_some()).filter_map(|turn| turn.seat)
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

/// Maximum number of parts of a headline that has all the room it needs. The log lists all announcements of the turn
/// below it.
pub const WHOLE: usize = 7;

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
        let opponent = step.opponent.as_ref().map(|opponent| catalog.say(&opponent.name));
        Self { seat: step.actor(), opponent, from: number, to: number, briefs: Vec::new(), lines: Vec::new() }
    }

    /// Removes choices without announced consequences, such as to end the turn, unless nothing else was announced.
    fn end(&mut self) {
        if self.lines.iter().any(|line| !line.is_choice) {
            self.lines.retain(|line| !line.is_choice);
        }
    }

    fn hear(&mut self, step: &Step, number: usize, catalog: &Catalog) {
        for told in step.heard.iter().filter(|told| !told.is_wordless()) {
            self.hear_one(told, number, catalog);
        }
        self.to = number + 1;
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
        let (seat, opponent) = (first.seat, first.opponent.clone());
        (!briefs.is_empty()).then(|| Self { seat, opponent, from: first.from, to: last.to, lines: Vec::new(), briefs })
    }

    /// Returns the name of the player or of the automatic opponent whose turn this is, or `None` for the deal.
    pub fn name(&self, names: &[String]) -> Option<String> {
        self.opponent.clone().or_else(|| Some(names.get(self.seat?.index()).cloned().unwrap_or_default()))
    }

    /// Returns the turn in one sentence, or its last line if no announcement has a short form.
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
mod tests {
    use rondel::journal::{Header, Player};
    use rondel::{Announcement, Bot, CHOSEN, Session, Table as _};

    use super::*;

    #[test]
    fn a_choice_is_repeated_only_until_its_consequences_are_announced() {
        let catalog = Catalog::new("en", []).expect("no words are needed");
        let mut turn =
            Turn { seat: Some(Seat::new(0)), opponent: None, from: 1, to: 2, briefs: Vec::new(), lines: Vec::new() };
        let mut hear = |text: Text| {
            turn.hear_one(&Announcement::new(text).to(Observer::Spectator), 1, &catalog);
            turn.lines.iter().map(|line| line.text.clone()).collect::<Vec<_>>().join("; ")
        };
        let chosen = |choice: &str| Text::new(CHOSEN).with("choice", Text::verbatim(choice));
        assert_eq!(hear(Text::verbatim("Altona moves.")), "Altona moves.");
        assert_eq!(hear(chosen("ally")), "Altona moves.; [chosen]");
        assert_eq!(hear(chosen("Oslo")), "Altona moves.; [chosen]; [chosen]");
        assert_eq!(hear(Text::verbatim("Altona allies.")), "Altona moves.; Altona allies.");
        assert_eq!(hear(chosen("end")), "Altona moves.; Altona allies.; [chosen]");
        turn.end();
        assert_eq!(turn.lines.len(), 2, "the end of the turn need not be told");
        turn.lines.retain(|line| line.is_choice);
        turn.hear_one(&Announcement::new(chosen("end")).to(Observer::Spectator), 1, &catalog);
        turn.end();
        assert_eq!(turn.lines.len(), 1, "nothing else was told");
    }

    #[test]
    fn a_headline_says_what_weighs_most_or_the_last_line_and_is_no_name_alone() {
        let words = Words::new("en", []);
        let names = ["Altona".to_owned()];
        let line = |text: &str| LogLine { step: 1, text: text.to_owned(), elements: Vec::new(), is_choice: false };
        let mut turn =
            Turn { seat: Some(Seat::new(0)), opponent: None, from: 1, to: 2, briefs: Vec::new(), lines: Vec::new() };
        assert_eq!(turn.headline(&words, &names), "Altona", "nothing was told");
        turn.lines = vec![line("Altona looks at a card."), line("Altona gives Hamburg a card.")];
        assert_eq!(turn.headline(&words, &names), "Altona gives Hamburg a card.");
        turn.lines.push(line("Hamburg gives Altona a ship."));
        assert_eq!(turn.headline(&words, &names), "Altona gives Hamburg a card.", "its own line, not an answer to it");
        let brief = |did: &str, times| Brief {
            weight: Weight::Small,
            message: Text::verbatim(did),
            text: did.to_owned(),
            times,
            elements: Vec::new(),
        };
        turn.briefs = [("pays", 2), ("builds", 1), ("draws", 1), ("trades", 1), ("wins", 1)]
            .map(|(did, times)| brief(did, times))
            .into();
        turn.briefs[4].weight = Weight::Great;
        let headline = turn.headline(&words, &names);
        assert_eq!(headline, "Altona: pays (2×), builds, draws, trades and wins", "the whole turn");
        turn.briefs.extend(["rests", "sings", "sleeps"].map(|did| brief(did, 1)));
        turn.briefs[7].weight = Weight::Usual;
        let seven_parts = "Altona: pays (2×), builds, draws, trades, wins, sleeps and 2 more steps";
        assert_eq!(turn.headline(&words, &names), seven_parts, "the heaviest parts, in order");
        assert_eq!(turn.short_headline(3, &words, &names), "Altona: wins, sleeps and 6 more steps");
        turn.briefs.truncate(5);
        let quiet =
            || Turn { seat: Some(Seat::new(1)), opponent: None, from: 2, to: 3, briefs: Vec::new(), lines: Vec::new() };
        let log = Log { turns: vec![turn, quiet()], ..Log::default() };
        let told = |step: usize, seat: u8, headlines: &[&str]| {
            (step, Seat::new(seat), headlines.iter().map(|headline| (*headline).to_owned()).collect::<Vec<String>>())
        };
        let headlines = [
            "Altona: pays (2×), builds, wins and 2 more steps",
            "Altona: pays (2×), wins and 3 more steps",
            "Altona: wins and 4 more steps",
        ];
        let great = [told(1, 0, &headlines)];
        assert_eq!(log.heaviest(3, &[], &words, &names), great, "only what weighs much is told");
        assert_eq!(log.heaviest(3, &[Seat::new(1)], &words, &names), great, "nothing was told of the winner");
        let small = Turn { briefs: vec![brief("waits", 1)], from: 4, to: 5, ..quiet() };
        let log = Log { turns: log.turns.into_iter().chain([small]).collect(), ..Log::default() };
        let names = [names[0].clone(), "Hamburg".to_owned()];
        let of_winner = |most| log.heaviest(most, &[Seat::new(1)], &words, &names);
        assert_eq!(of_winner(3)[..1], great);
        assert_eq!(of_winner(3)[1..], [told(4, 1, &["Hamburg: waits"])]);
        assert_eq!(of_winner(1).len(), 1);
        assert_eq!(of_winner(1)[0].1, Seat::new(1), "the winner's comes before a greater one");
    }

    #[test]
    fn a_short_headline_keeps_what_concerns_the_reader() {
        let words = Words::new("en", []);
        let mut turn =
            Turn { seat: Some(Seat::new(0)), opponent: None, from: 1, to: 2, briefs: Vec::new(), lines: Vec::new() };
        let (own, other) = (ElementId::new("stock", 1), ElementId::new("stock", 0));
        for (did, element) in [("moves", other), ("steals", own), ("pays", other)] {
            turn.add(Weight::Usual, &Text::verbatim(did), vec![element], words.of("no game"));
        }
        let names = ["Altona".to_owned()];
        assert_eq!(turn.headline(&words, &names), "Altona: moves, steals and pays");
        let short = |most| turn.headline_about(|element| element == own, most, &words, &names);
        assert_eq!(short(3), "Altona: moves, steals and pays");
        assert_eq!(short(2), "Altona: steals and 2 more steps");
    }

    #[test]
    fn a_headline_adds_up_amounts_and_counts_what_is_the_same() {
        let plugin = rondel::plugins().expect("the bundled games")["harbour"];
        let words = Words::new("en", [plugin]);
        let mut turn =
            Turn { seat: Some(Seat::new(0)), opponent: None, from: 1, to: 2, briefs: Vec::new(), lines: Vec::new() };
        let gain = |good, count: i64| Text::new("brief-gain").with("what", Text::new(good).with("count", count));
        let did = [
            gain("count-fish", 1),
            gain("count-fish", 2),
            gain("count-wood", 1),
            Text::new("brief-ability"),
            Text::new("brief-ability"),
            gain("count-fish", 1),
        ];
        for message in &did {
            turn.add(Weight::Usual, message, Vec::new(), words.of("harbour"));
        }
        let headline = turn.headline(&words, &["Red".to_owned()]);
        assert_eq!(headline, "Red: gains 4 fish and 1 wood and uses their ability (2×)");
    }

    #[test]
    fn whoever_plays_alone_and_an_automatic_opponent_have_turns_by_turns() {
        let plugin = rondel::plugins().expect("the bundled games")["harbour"];
        let header = Header::of(plugin, (plugin.setup)(), vec![Player::bot(Bot::Greedy)], 3);
        let mut session = Session::start(header).expect("a game");
        while let rondel::Turn::Decide(_) = session.turn() {
            let place = session.plies().len() * 7 % session.choices().len();
            session.take(place).expect("a choice");
        }
        let words = Words::new("en", [plugin]);
        let (mut chronicle, mut log) = (Chronicle::of(Observer::Spectator), Log::default());
        chronicle.follow(&session);
        log.read(&chronicle, words.of("harbour"));
        let names = ["Red".to_owned()];
        let played: Vec<&Turn> = log.turns().iter().filter(|turn| turn.seat.is_some()).collect();
        assert!(played.len() > 20, "{}", played.len());
        for pair in played[1..].windows(2) {
            assert_ne!(pair[0].opponent.is_some(), pair[1].opponent.is_some(), "they take turns");
        }
        for turn in &played {
            let headline = turn.headline(&words, &names);
            let name = if turn.opponent.is_some() { "Training opponent" } else { "Red" };
            assert!(headline.starts_with(name), "{headline}");
            assert_eq!(turn.seat, Some(Seat::new(u8::from(turn.opponent.is_some()))));
            let of_other = if turn.opponent.is_some() { "Red goes to" } else { "Training opponent goes to" };
            assert!(turn.lines.iter().all(|line| !line.text.starts_with(of_other)), "{headline}");
        }
        let great = log.heaviest(3, &log.opponents().collect::<Vec<_>>(), &words, &names);
        assert_eq!(great.len(), 3, "several turns, not the whole game");
        assert!(great.iter().any(|(_, seat, _)| *seat == Seat::new(1)), "one of the opponent, which has won");
        let last = chronicle.steps().iter().rfind(|step| step.opponent.is_some()).expect("it acted");
        let (acted, first) = (last.place, chronicle.stretches().rfind(|turn| turn.actor == Some(Seat::new(1))));
        chronicle.take_back_to(acted.ply);
        let own = chronicle.since(Seat::new(0));
        assert_eq!(own, first.map(|turn| turn.from), "since its own turn, the player has seen that of the opponent");
    }
}
