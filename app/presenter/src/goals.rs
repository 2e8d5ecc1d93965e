//! Describes how close each seat is to winning and to the end of the game.

use rondel::goals::{Brings, Goal, Reach};
use rondel::scene::{Icon, Name};
use rondel::{Catalog, Goals, MAX_SEATS, Seat, SeatSet, Teams, Text};

use super::team_columns::{heading, seats_of, shown_seats};
use super::words::Words;

/// The goals of a position, as text.
#[derive(Default)]
pub struct GoalProgress {
    /// All goals.
    pub goals: Vec<ShownGoal>,
    /// The columns of the counts.
    pub columns: Vec<Column>,
    /// Goals that are reached or one step away, the most urgent first.
    pub warnings: Vec<Warning>,
    /// Subjects of the warnings already announced for the latest position. They are kept while earlier positions are
    /// shown.
    pub told: Vec<WarningSubject>,
}

/// A column of counts.
pub struct Column {
    /// The seat, or the first seat of a team. `None` for a player without a seat.
    pub seat: Option<Seat>,
    /// All seats of the column.
    pub team: SeatSet,
    /// The seat whose colour and symbol the column uses.
    pub look: Seat,
    /// Display name.
    pub name: String,
}

/// A goal as plain text, for display on other devices.
pub struct GoalText {
    /// The effect of reaching the goal.
    pub brings: String,
    /// The target to reach, or the amount that is counted.
    pub text: String,
    /// Icon.
    pub icon: Option<Icon>,
    /// The counts as (seat, name, count) triples. The seat is `None` if the column has no seat.
    pub counts: Vec<(Option<Seat>, String, String)>,
}

/// A goal as text.
pub struct ShownGoal {
    /// The effect of reaching the goal.
    pub kind: GoalKind,
    /// Icon.
    pub icon: Option<Icon>,
    /// The target to reach, or the amount that is counted.
    pub text: String,
    /// Number of the rule that defines the goal.
    pub rule: Name,
    /// The count of each column.
    pub counts: Vec<i32>,
    /// Whether all players share one count.
    pub together: bool,
    /// The count at which the goal is reached, if any.
    pub needs: Option<i32>,
}

/// The effect of a goal, in display order.
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
    /// All variants in display order.
    pub const ALL: [Self; 3] = [Self::Victory, Self::End, Self::Points];

    /// Returns the message key of the heading.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Victory => "standing-victory",
            Self::End => "standing-end",
            Self::Points => "standing-points",
        }
    }

    const fn of(brings: &Brings) -> Self {
        match brings {
            Brings::Victory { .. } => Self::Victory,
            Brings::End { .. } => Self::End,
            Brings::Points => Self::Points,
        }
    }

    /// Returns the message key of the warning that one player, or all players together, need only one more step.
    /// There is a variant with the suffix `-goal` for goals whose game does not name that step.
    const fn near(self, of_one: bool) -> &'static str {
        match (self, of_one) {
            (Self::Victory, true) => "standing-near-win",
            (Self::Victory, false) => "standing-near-win-together",
            (Self::End | Self::Points, true) => "standing-near-end",
            (Self::End | Self::Points, false) => "standing-near-end-together",
        }
    }
}

/// A warning that victory or the end of the game is one step away, or that the end has been triggered.
#[derive(Clone, Debug)]
pub struct Warning {
    /// Subject of the warning.
    pub about: WarningSubject,
    /// The full sentence.
    pub text: String,
}

/// The subject of a warning, independent of language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WarningSubject {
    /// The seat that the goal concerns, if any.
    pub seat: Option<Seat>,
    /// Index of the goal.
    pub goal: usize,
    /// Whether the goal has been reached.
    pub reached: bool,
}

impl GoalProgress {
    /// Converts goals to text. There are no warnings if the game is over.
    pub fn of(
        goals: &Goals,
        (seats, teams): (&[String], Teams),
        is_over: bool,
        catalog: &Catalog,
        words: &Words,
    ) -> Self {
        let merged = goals.list.iter().filter(|goal| goal.is_of_each()).all(|goal| goal.of_teams);
        let shown = shown_seats(teams, seats.len(), merged);
        let own = shown.iter().map(|seat| Column {
            seat: Some(*seat),
            team: seats_of(*seat, &shown, teams, seats.len()),
            look: *seat,
            name: words.say(&heading(*seat, &shown, teams, seats)),
        });
        let others = goals.others.iter().zip(seats.len()..MAX_SEATS);
        let others = others.map(|(name, look)| Column {
            seat: None,
            team: SeatSet::NONE,
            look: Seat::new(look as u8),
            name: catalog.say(name),
        });
        let mut progress = Self { columns: own.chain(others).collect(), ..Self::default() };
        let list: Vec<Goal> = goals.list.iter().map(|goal| in_columns(goal, &shown, teams, seats.len())).collect();
        for goal in &list {
            progress.goals.push(ShownGoal::of(goal, catalog));
        }
        if !is_over {
            for (number, goal) in list.iter().enumerate() {
                progress.warn(number, goal, catalog, words);
            }
        }
        progress
    }

    /// Adds a warning for each column in which a goal is reached or one step away. A goal that has triggered the
    /// end is listed first.
    fn warn(&mut self, number: usize, goal: &Goal, catalog: &Catalog, words: &Words) {
        let kind = GoalKind::of(&goal.brings);
        if kind == GoalKind::Points {
            return;
        }
        let shown = ShownGoal::of(goal, catalog);
        let whose = |column: usize| self.columns.get(column).filter(|_| goal.is_of_each());
        let about = |column: usize, reached: bool| WarningSubject {
            seat: whose(column).and_then(|column| column.seat),
            goal: number,
            reached,
        };
        if let Some(column) = goal.reached_by.or_else(|| goal.reached().next()).filter(|_| kind == GoalKind::End) {
            let then = goal.until_then.as_ref().map(|then| catalog.say(then)).unwrap_or_default();
            let said = match whose(column) {
                Some(column) => Text::new("standing-reached-by").with("seat", column.name.as_str()),
                None => Text::new("standing-reached"),
            };
            let said = said.with("goal", shown.text.as_str()).with("then", then);
            let warning = Warning { about: about(column, true), text: words.say(&said) };
            self.warnings.insert(0, warning);
            return;
        }
        let near = |column: usize| {
            let count = shown.count(*goal.counts().get(column)?, words);
            let key = |form: &str| Text::new(format!("{}{form}", kind.near(whose(column).is_some())));
            let said = match &goal.last_step {
                Some(step) => key("").with("step", catalog.say(step)),
                None => key("-goal").with("goal", shown.text.as_str()),
            };
            let said = match whose(column) {
                Some(column) => said.with("seat", column.name.as_str()),
                None => said,
            };
            Some(Warning { about: about(column, false), text: words.say(&said.with("count", count)) })
        };
        let near: Vec<Warning> = goal.one_short().filter_map(near).collect();
        self.warnings.extend(near);
    }

    /// Returns all goals as text, in display order.
    pub fn told(&self, words: &Words) -> Vec<GoalText> {
        let told = |goal: &ShownGoal| {
            let all = [Column { seat: None, team: SeatSet::NONE, look: Seat::new(0), name: String::new() }];
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

    /// Returns the warnings, those about other seats than `own` first.
    pub fn warnings_for(&self, own: Option<Seat>) -> Vec<&Warning> {
        let own = own.and_then(|own| self.columns.iter().find(|column| column.team.has(own))?.seat);
        let is_own = |warning: &&Warning| own.is_some() && warning.about.seat == own;
        let (owns, others): (Vec<&Warning>, Vec<&Warning>) = self.warnings.iter().partition(is_own);
        others.into_iter().chain(owns).collect()
    }

    /// Returns the sentences of all warnings.
    pub fn warning_texts(&self) -> impl Iterator<Item = &str> {
        self.warnings.iter().map(|warning| warning.text.as_str())
    }

    /// Returns whether the game has no goals.
    pub fn is_empty(&self) -> bool {
        self.goals.is_empty()
    }

    /// Returns the texts of the warnings that `before` had not announced.
    pub fn news_since<'a>(&'a self, before: &'a Self) -> impl Iterator<Item = &'a str> {
        let is_new = |warning: &&Warning| !before.told.contains(&warning.about);
        self.warnings.iter().filter(is_new).map(|warning| warning.text.as_str())
    }
}

/// Returns a goal with the counts of the shown seats and of the columns after those of the seats.
fn in_columns(goal: &Goal, shown: &[Seat], teams: Teams, seats: usize) -> Goal {
    let Reach::Each(counts) = &goal.reach else { return goal.clone() };
    if shown.len() == seats {
        return goal.clone();
    }
    let column = |index: usize| match index.checked_sub(seats) {
        Some(other) => Some(shown.len() + other),
        None => shown.iter().position(|seat| teams.are_partners(*seat, Seat::new(index as u8))),
    };
    let of_teams = shown.iter().filter_map(|seat| counts.get(seat.index()));
    let mut goal = goal.clone().each(of_teams.chain(counts.iter().skip(seats)).copied());
    // A team reaches a goal as soon as one of its seats can.
    let not_next_turn = std::mem::take(&mut goal.not_next_turn);
    let cannot = |wanted: &usize| {
        let mut of_column = (0..counts.len()).filter(|index| column(*index) == Some(*wanted));
        of_column.all(|index| not_next_turn.contains(&index))
    };
    let columns = goal.counts().len();
    let reached_by = goal.reached_by.and_then(column);
    goal.not_next_turn((0..columns).filter(cannot)).reached_by(reached_by)
}

impl ShownGoal {
    fn of(goal: &Goal, catalog: &Catalog) -> Self {
        Self {
            kind: GoalKind::of(&goal.brings),
            icon: goal.icon,
            text: catalog.say(&goal.text),
            rule: goal.rule,
            counts: goal.counts().to_vec(),
            together: matches!(goal.reach, Reach::Together(_)),
            needs: goal.needs,
        }
    }

    /// Returns "3 of 4", or the plain count if no target is set, or an empty string if the goal has no number.
    pub fn count(&self, has: i32, words: &Words) -> String {
        match self.needs {
            Some(needs) => words.say(&Text::new("standing-count").with("has", has).with("needs", needs)),
            // No number measures the distance to this goal.
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
        GoalProgress::of(
            &Goals { list: vec![goal], others: Vec::new() },
            (&seats, Teams::ALONE),
            is_over,
            &catalog,
            &words,
        )
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
    fn warnings_about_others_come_first() {
        let near = standing(alliances([3, 3]), false);
        let first = |own: Option<u8>| near.warnings_for(own.map(Seat::new))[0].about.seat.map(Seat::index);
        assert_eq!(near.warnings.len(), 2);
        assert_eq!((first(Some(0)), first(Some(1)), first(None)), (Some(1), Some(0), Some(0)));
    }

    #[test]
    fn partners_have_one_column_and_one_warning() {
        let (words, catalog) = (Words::new("en", []), Catalog::new("en", []).expect("no words are needed"));
        let seats = ["Ada", "Ben", "Cleo", "Dan"].map(str::to_owned);
        let goal = Goal::end(Text::verbatim("ten points"), ["end"], "X-1").each([9, 4, 9, 4]).of_teams().needs(10);
        let told = |goal: Goal| {
            let goals = Goals { list: vec![goal], others: Vec::new() };
            GoalProgress::of(&goals, (&seats, Teams::alternating(2)), false, &catalog, &words)
        };
        let progress = told(goal.clone());
        let names: Vec<&str> = progress.columns.iter().map(|column| column.name.as_str()).collect();
        assert_eq!((names, &progress.goals[0].counts), (vec!["Ada and Cleo", "Ben and Dan"], &vec![9, 4]));
        let texts: Vec<&str> = progress.warning_texts().collect();
        assert!(texts.len() == 1 && texts[0].contains("Ada and Cleo"), "{texts:?}");
        assert_eq!(told(goal.clone().not_next_turn([2])).warnings.len(), 1, "Ada can");
        assert!(told(goal.clone().not_next_turn([0, 2])).warnings.is_empty());
        let reached = told(goal.each([4, 10, 4, 10]).reached_by(Some(3)));
        assert!(reached.warnings[0].text.contains("Ben and Dan") && reached.warnings[0].about.reached);
        assert_eq!(progress.warnings_for(Some(Seat::new(2)))[0].about.seat, Some(Seat::new(0)), "it is Cleo's own");
        let apart = told(Goal::points(Text::verbatim("tricks"), "X-2").each([1, 1, 1, 1]));
        assert_eq!((apart.columns.len(), &apart.goals[0].counts), (4, &vec![1, 1, 1, 1]), "equal by chance");
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

    #[test]
    fn a_warning_says_who_and_what_is_missing_and_not_that_it_is_done() {
        let bought = || Goal::end(Text::verbatim("four buildings bought"), ["end"], "X-2").needs(4);
        let step = || Text::verbatim("one more building");
        let warnings =
            |goal: Goal| -> Vec<String> { standing(goal, false).warning_texts().map(str::to_owned).collect() };
        assert_eq!(
            warnings(bought().each([3, 3]).last_step(step())),
            ["Red", "Blue"].map(|who| format!("{who} needs one more building to end the game (3 of 4)."))
        );
        assert_eq!(
            warnings(bought().each([3, 0])),
            ["Red is one step from ending the game: four buildings bought (3 of 4)."],
            "a game that does not name the step"
        );
        assert_eq!(
            warnings(bought().together(3).last_step(step())),
            ["The game ends after one more building (3 of 4)."]
        );
        assert_eq!(
            warnings(alliances([0, 3]).last_step(Text::verbatim("one more alliance"))),
            ["Blue needs one more alliance to win (3 of 4)."]
        );
        let both = warnings(bought().each([4, 4]).reached_by(Some(1)));
        assert!(both[0].starts_with("Blue has triggered the end"), "who was first: {both:?}");
        let reached = warnings(bought().each([1, 4]));
        assert_eq!(reached.len(), 1);
        assert!(reached[0].starts_with("Blue has triggered the end"), "{reached:?}");
    }

    #[test]
    fn an_automatic_opponent_is_named_like_a_player() {
        let words = Words::new("en", []);
        let catalog = Catalog::new("en", []).expect("no words are needed");
        let goal = Goal::end(Text::verbatim("four bought"), ["end"], "X-2").each([0, 3]).needs(4);
        let goals = Goals {
            list: vec![goal.last_step(Text::verbatim("one more building"))],
            others: vec![Text::verbatim("Guard")],
        };
        let progress = GoalProgress::of(&goals, (&["Red".to_owned()], Teams::ALONE), false, &catalog, &words);
        assert_eq!(
            progress.warning_texts().collect::<Vec<_>>(),
            ["Guard needs one more building to end the game (3 of 4)."]
        );
    }
}
