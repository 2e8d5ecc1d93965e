//! What is said of a position that is practised, and of an answer.

use rondel::{ElementId, Seat, Text};
use rondel_library::day;
use rondel_presenter::analysis::{line_words, percent};
use rondel_tables::practice::{Exercise, Judged, Kind, Verdict};

use super::super::GameView;
use super::super::choices::ShownChoice;
use super::super::weighing::{Scales, Weighed};
use super::{Answer, Score};
use crate::context::AppContext;

/// So many choices are told at most.
const CHOICES: usize = 12;

/// What all choices are worth, in words.
pub(super) struct Told {
    pub(super) weighed: Weighed,
    /// The best choice, and what of the table it is about.
    best: String,
    pub(super) targets: Vec<ElementId>,
    /// How the way to a win that was looked for goes on.
    pub(super) way: Vec<(Seat, String)>,
    /// The language it is told in.
    pub(super) language: String,
}

impl Told {
    pub(super) fn of(game: &GameView, exercise: &Exercise, judged: &Judged, cx: &AppContext) -> Self {
        let catalog = cx.words.of(game.plugin.id);
        let (choices, _) = game.held.choices_at(exercise.ply()).unwrap_or_default();
        let choices: Vec<ShownChoice> = choices.into_iter().map(|choice| ShownChoice::new(choice, catalog)).collect();
        let taken = if let Answer::Choice(place) = judged.answer { Some(place) } else { None };
        let (seat, names) = (exercise.seat(), &game.reading.seats);
        let scales = Scales { seat, names, choices: &choices, taken, most: CHOICES, reasons: &[] };
        let weighed = Weighed::of(&judged.thought, &scales, &cx.words, catalog);
        let best = choices.get(judged.best);
        let way = match exercise.kind() {
            Kind::Win { line, .. } => line_words(line.get(1..).unwrap_or_default(), names, &cx.words, catalog),
            Kind::Mistake(_) => Vec::new(),
        };
        Self {
            weighed,
            best: best.map(|choice| choice.label.clone()).unwrap_or_default(),
            targets: best.map(|choice| choice.targets.clone()).unwrap_or_default(),
            way,
            language: cx.words.language().to_owned(),
        }
    }

    /// What would have been best.
    pub(super) fn best_words(&self, cx: &AppContext) -> String {
        cx.words.with("practice-best", "choice", self.best.as_str())
    }
}

/// How good an answer is.
pub(super) fn headline(verdict: Verdict, cx: &AppContext) -> String {
    cx.words.word(match verdict {
        Verdict::Right => "practice-right",
        Verdict::Better => "practice-better",
        Verdict::Same => "practice-same",
        Verdict::NoBetter => "practice-no-better",
        Verdict::Worse => "practice-worse",
        Verdict::Missed => "practice-missed",
    })
}

impl GameView {
    /// "Position 3 of 10".
    pub(super) fn place_words(&self, cx: &AppContext) -> String {
        let Some(practising) = self.mode.practice() else { return String::new() };
        let progress = practising.round.progress();
        let all = if progress.works { rondel_tables::practice::WANTED } else { progress.found };
        cx.words.say(&Text::new("practice-place").with("at", practising.at + 1).with("all", all))
    }

    /// Where the position is from.
    pub(super) fn source_words(&self, cx: &AppContext) -> String {
        let Some(practising) = self.mode.practice() else { return String::new() };
        match practising.exercise.kind() {
            Kind::Win { .. } => cx.words.word("practice-from-bots"),
            Kind::Mistake(mistake) => match mistake.played {
                Some(played) => {
                    cx.words.with("practice-from-file", "date", day(i64::try_from(played).unwrap_or_default()))
                }
                None => cx.words.word("practice-from-here"),
            },
        }
    }

    /// What is looked for.
    pub(super) fn task_words(&self, cx: &AppContext) -> String {
        let Some(practising) = self.mode.practice() else { return String::new() };
        let seat = self.seat_name(self.practised_seat(), cx);
        match practising.exercise.kind() {
            Kind::Win { .. } => cx.words.with("practice-task-win", "seat", seat),
            Kind::Mistake(_) => cx.words.with("practice-task-mistake", "seat", seat),
        }
    }

    /// What was chosen in the game, where something better is looked for.
    pub(super) fn then_words(&self, cx: &AppContext) -> Option<String> {
        let Kind::Mistake(mistake) = self.mode.practice()?.exercise.kind() else { return None };
        Some(
            cx.words.say(
                &Text::new("practice-then")
                    .with("choice", self.practised_choice(mistake.chosen, cx))
                    .with("loss", percent(mistake.loss)),
            ),
        )
    }

    /// What a choice of the position is called.
    pub(super) fn practised_choice(&self, place: usize, cx: &AppContext) -> String {
        let ply = self.mode.practice().map_or(0, |practising| practising.exercise.ply());
        let choice = self.held.choices_at(ply).and_then(|(choices, _)| choices.into_iter().nth(place));
        choice.map(|choice| cx.words.of(self.plugin.id).say(&choice.label)).unwrap_or_default()
    }

    /// How much what was chosen is worth beside the choice of the game; nothing where that is not known.
    pub(super) fn worth_words(&self, cx: &AppContext) -> Option<String> {
        let practising = self.mode.practice()?;
        let answered = practising.answered()?;
        match (practising.exercise.kind(), answered.verdict?, answered.answer) {
            (Kind::Mistake(mistake), verdict, Answer::Choice(_)) if verdict != Verdict::Same => {
                let worth = Text::new("practice-worth")
                    .with("worth", percent(answered.worth?.mean))
                    .with("before", percent(mistake.worth.mean));
                Some(cx.words.say(&worth))
            }
            (Kind::Win { .. }, Verdict::Right, Answer::Choice(_)) => Some(cx.words.word("practice-wins")),
            _ => None,
        }
    }

    /// How many positions were right.
    pub(super) fn score_words(&self, cx: &AppContext) -> String {
        let Some(practising) = self.mode.practice() else { return String::new() };
        let count = |wanted: Score| practising.scores.iter().filter(|score| **score == wanted).count();
        let score = Text::new("practice-score")
            .with("first", count(Score::AtFirst))
            .with("later", count(Score::Later))
            .with("all", practising.scores.iter().filter(|score| **score != Score::Open).count());
        cx.words.say(&score)
    }
}
