//! How near everybody is to winning and to the end, in words.

use rondel::goals::{Brings, Goal, Reach};
use rondel::scene::{Icon, Name};
use rondel::{Catalog, Goals, Seat, Text};

use super::words::Words;

/// The goals of a position in words.
#[derive(Default)]
pub struct GoalProgress {
    /// Every goal.
    pub goals: Vec<ShownGoal>,
    /// Who has which column.
    pub columns: Vec<Column>,
    /// What one step parts from victory or the end, the weightiest first.
    pub warnings: Vec<Warning>,
    /// Those that were told of the present, also while the past is looked at.
    pub told: Vec<WarningSubject>,
}

/// Who has a column of counts.
pub struct Column {
    /// Whose it is; nothing for somebody without a seat.
    pub seat: Option<Seat>,
    /// What they are called.
    pub name: String,
}

/// A goal in words, for whoever shows it elsewhere.
pub struct GoalText {
    /// What comes of it.
    pub brings: String,
    /// What is to be reached or is counted.
    pub text: String,
    /// Its icon.
    pub icon: Option<Icon>,
    /// Who has come how far: whose it is, where it is anybody's, and the count in words.
    pub counts: Vec<(Option<Seat>, String, String)>,
}

/// A goal in words.
pub struct ShownGoal {
    /// What comes of it.
    pub kind: GoalKind,
    /// Its icon.
    pub icon: Option<Icon>,
    /// What is to be reached or is counted.
    pub text: String,
    /// The rule it is said in.
    pub rule: Name,
    /// How far each column has come.
    pub counts: Vec<i32>,
    /// Whether all reach it together.
    pub together: bool,
    /// How much is needed.
    pub needs: Option<i32>,
}

/// What comes of a goal; goals stand in this order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum GoalKind {
    /// Victory.
    Victory,
    /// The end of the game.
    End,
    /// Points.
    Points,
}

impl GoalKind {
    /// All of them, in their order.
    pub const ALL: [Self; 3] = [Self::Victory, Self::End, Self::Points];

    /// The word of its heading.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Victory => "standing-victory",
            Self::End => "standing-end",
            Self::Points => "standing-points",
        }
    }
}

/// What one step parts from victory or the end.
#[derive(Clone, Debug)]
pub struct Warning {
    /// What it is about.
    pub about: WarningSubject,
    /// The sentence.
    pub text: String,
}

/// What a warning is about, in any language: whose the goal is, which one, and whether it is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WarningSubject {
    /// Whose goal it is.
    pub seat: Option<Seat>,
    /// Which one, by its number.
    pub goal: usize,
    /// Whether it is reached.
    pub reached: bool,
}

impl GoalProgress {
    /// Says goals in words. Nothing is urgent in a game that is over.
    pub fn of(goals: &Goals, seats: &[String], is_over: bool, catalog: &Catalog, words: &Words) -> Self {
        let own = seats
            .iter()
            .enumerate()
            .map(|(seat, name)| Column { seat: Some(Seat::new(seat as u8)), name: name.clone() });
        let others = goals.others.iter().map(|name| Column { seat: None, name: catalog.say(name) });
        let mut progress = Self { columns: own.chain(others).collect(), ..Self::default() };
        for goal in &goals.list {
            progress.goals.push(ShownGoal::of(goal, catalog));
        }
        if !is_over {
            for (number, goal) in goals.list.iter().enumerate() {
                progress.warn(number, goal, catalog, words);
            }
        }
        progress
    }

    /// Warns of a goal that is reached or all but reached. What ends the game for certain goes first.
    fn warn(&mut self, number: usize, goal: &Goal, catalog: &Catalog, words: &Words) {
        let text = || Text::verbatim(catalog.say(&goal.text));
        match goal.brings {
            Brings::Points => return,
            Brings::Victory { .. } => {
                for column in goal.one_short() {
                    let Some(Column { seat, name }) = self.columns.get(column) else { continue };
                    let said = Text::new("standing-near").with("seat", name).with("goal", text());
                    let about = WarningSubject { seat: *seat, goal: number, reached: false };
                    self.warnings.push(Warning { about, text: words.say(&said) });
                }
                return;
            }
            Brings::End { .. } => {}
        }
        if let Some(column) = goal.reached().next() {
            let seat = self.columns.get(column).and_then(|column| column.seat).filter(|_| goal.is_of_each());
            let then = goal.until_then.as_ref().map(|then| catalog.say(then)).unwrap_or_default();
            let said = Text::new("standing-reached").with("goal", text()).with("then", then);
            let about = WarningSubject { seat, goal: number, reached: true };
            self.warnings.insert(0, Warning { about, text: words.say(&said) });
        } else if let Some(column) = goal.one_short().next() {
            let seat = self.columns.get(column).and_then(|column| column.seat).filter(|_| goal.is_of_each());
            let said = Text::new("standing-end-near").with("goal", text());
            let about = WarningSubject { seat, goal: number, reached: false };
            self.warnings.push(Warning { about, text: words.say(&said) });
        }
    }

    /// All goals in words, in the order in which they are read.
    pub fn told(&self, words: &Words) -> Vec<GoalText> {
        let told = |goal: &ShownGoal| {
            let all = [Column { seat: None, name: String::new() }];
            let columns = if goal.together { &all[..] } else { &self.columns };
            let count = |(column, has): (&Column, &i32)| (column.seat, column.name.clone(), goal.count(*has, words));
            GoalText {
                brings: words.word(goal.kind.title()),
                text: goal.text.clone(),
                icon: goal.icon,
                counts: columns.iter().zip(&goal.counts).map(count).collect(),
            }
        };
        let of = |kind: GoalKind| self.goals.iter().filter(move |goal| goal.kind == kind);
        GoalKind::ALL.into_iter().flat_map(of).map(told).collect()
    }

    /// What one step parts from victory or the end, in words.
    pub fn warning_texts(&self) -> impl Iterator<Item = &str> {
        self.warnings.iter().map(|warning| warning.text.as_str())
    }

    /// Whether the game says anything of goals.
    pub fn is_empty(&self) -> bool {
        self.goals.is_empty()
    }

    /// The warnings that were not told before.
    pub fn news_since<'a>(&'a self, before: &'a Self) -> impl Iterator<Item = &'a str> {
        let is_new = |warning: &&Warning| !before.told.contains(&warning.about);
        self.warnings.iter().filter(is_new).map(|warning| warning.text.as_str())
    }
}

impl ShownGoal {
    fn of(goal: &Goal, catalog: &Catalog) -> Self {
        Self {
            kind: match goal.brings {
                Brings::Victory { .. } => GoalKind::Victory,
                Brings::End { .. } => GoalKind::End,
                Brings::Points => GoalKind::Points,
            },
            icon: goal.icon,
            text: catalog.say(&goal.text),
            rule: goal.rule,
            counts: goal.counts().to_vec(),
            together: matches!(goal.reach, Reach::Together(_)),
            needs: goal.needs,
        }
    }

    /// "3 of 4", or what is counted alone; nothing where there is no number.
    pub fn count(&self, has: i32, words: &Words) -> String {
        match self.needs {
            Some(needs) => words.say(&Text::new("standing-count").with("has", has).with("needs", needs)),
            // How near it is no number says.
            None if self.kind == GoalKind::End => String::new(),
            None => has.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(goal: Goal, is_over: bool) -> GoalProgress {
        let words = Words::new("en", []);
        let catalog = Catalog::new("en", []).expect("no words are needed");
        let seats = ["Red", "Blue"].map(str::to_owned);
        GoalProgress::of(&Goals { list: vec![goal], others: Vec::new() }, &seats, is_over, &catalog, &words)
    }

    fn alliances(has: [i32; 2]) -> Goal {
        Goal::victory(Text::verbatim("all four alliances"), "end", "X-1").each(has).needs(4)
    }

    #[test]
    fn whoever_is_one_step_from_winning_is_named() {
        let near = standing(alliances([3, 1]), false);
        assert_eq!(near.warnings.len(), 1);
        assert_eq!(near.warnings[0].about.seat, Some(Seat::new(0)));
        assert!(near.warnings[0].text.contains("Red") && near.warnings[0].text.contains("all four alliances"));
        assert!(standing(alliances([2, 1]), false).warnings.is_empty());
        assert!(standing(alliances([3, 1]), true).warnings.is_empty(), "a game that is over warns of nothing");
    }

    #[test]
    fn what_is_said_once_is_no_news() {
        let (none, mut near) = (standing(alliances([2, 1]), false), standing(alliances([3, 1]), false));
        assert_eq!(near.news_since(&none).count(), 1);
        near.told = near.warnings.iter().map(|warning| warning.about).collect();
        assert_eq!(near.news_since(&near).count(), 0);
    }

    #[test]
    fn the_last_turns_are_told_with_what_happens_until_the_end() {
        let goal = Goal::end(Text::verbatim("four buildings"), ["end"], "X-2").each([4, 3]).needs(4);
        let last = standing(goal.until_then(Text::verbatim("One more turn.")), false);
        assert_eq!(last.warnings.len(), 1, "that it is near is said no more");
        assert!(last.warnings[0].text.contains("four buildings") && last.warnings[0].text.contains("One more turn."));
    }
}
