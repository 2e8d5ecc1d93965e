//! The review on the result sheet: the course of the game, and the user's strongest and costliest decisions.

use egui::text::LayoutJob;
use egui::{Sense, Ui, vec2};
use rondel::review::{Decision, LeadTaken, Review, Verdict};
use rondel::{Seat, Text};
use rondel_painter::theme;
use rondel_presenter::analysis::percent;
use rondel_system::Weighed;
use rondel_tables::reviewer::{ReviewProgress, Reviewer};

use super::super::ending_turns::KeyTurn;
use super::super::view::GameView;
use super::Whose;
use super::curve::Curve;
use super::review_text::DecisionText;
use crate::context::AppContext;

/// The review of a game that has just ended, for the only person at this screen.
pub(in super::super) struct EndReview {
    reviewer: Reviewer,
    seat: Seat,
    curve: Curve,
    strongest: KeyTurn,
    costliest: KeyTurn,
    /// When the winner took the lead, as a sentence. Empty until the review is complete.
    lead: String,
    /// The version of the results on which the current text is based, and the language of the text.
    said: Option<(u64, String)>,
    /// Time of the last update of the text, in seconds.
    said_at: f64,
    kept: bool,
}

/// Interval between updates of the text, in seconds.
const ANEW: f64 = 1.0;
/// Minimum lead of a strong decision over the next best choice, from 0 to 1.
const LEAST_LEAD: f64 = 0.03;

impl EndReview {
    /// Starts to review a game. Returns `None` unless exactly one person at this screen has played it.
    pub(in super::super) fn begin(game: &GameView, cx: &AppContext) -> Option<Self> {
        let persons = game.persons();
        let [seat] = persons.as_slice() else { return None };
        if !game.mode.is_live() || game.reviewable() != Some(Whose::Everybodys) {
            return None;
        }
        let held = game.held.here()?;
        let threads = std::thread::available_parallelism().map_or(1, |threads| (threads.get() - 1).max(1));
        let reviewer = held.review(None, held.kept_review(), threads, cx.waker());
        let turn = || KeyTurn::untold(*seat);
        let (strongest, costliest, curve) = (turn(), turn(), Curve::default());
        let (lead, said, said_at, kept) = (String::new(), None, f64::MIN, false);
        Some(Self { reviewer, seat: *seat, curve, strongest, costliest, lead, said, said_at, kept })
    }

    /// Saves the results so far.
    pub(in super::super) fn keep(&mut self, game: &GameView) {
        // Errors are ignored, because the review can be repeated.
        let _ = game.held.here().filter(|_| !self.kept).map(|held| held.keep_review(self.reviewer.found()));
        self.kept = true;
    }

    /// Updates the text if there are new results.
    pub(in super::super) fn advance(&mut self, game: &GameView, cx: &AppContext) {
        let progress = self.reviewer.progress();
        let saying = (progress.version, cx.words.language().to_owned());
        let wait = if progress.works { self.said_at + ANEW - cx.now } else { 0.0 };
        if self.said.as_ref() == Some(&saying) {
            return;
        }
        if wait > 0.0 {
            cx.ctx.request_repaint_after_secs(wait as f32);
            return;
        }
        (self.said, self.said_at) = (Some(saying), cx.now);
        let (Some(held), found) = (game.held.here(), self.reviewer.found()) else { return };
        let review = held.reviewed(found.iter().map(|weighed| weighed.decision.clone()).collect());
        self.curve = Curve::of(game, &review, true, cx);
        self.tell(game, cx, &review, &found, progress);
        if progress.done == progress.all {
            self.lead = lead_told(game, &review, cx).unwrap_or_default();
        }
        if progress.done == progress.all && !self.kept {
            self.keep(game);
        }
    }

    fn tell(&mut self, game: &GameView, cx: &AppContext, review: &Review, found: &[Weighed], progress: ReviewProgress) {
        let deep = |decision: &Decision| {
            let weighed = found.iter().find(|weighed| weighed.decision.ply == decision.ply);
            weighed.is_some_and(|weighed| self.reviewer.is_deep(weighed))
        };
        // Until the review is complete, another decision may turn out to be the strongest or the costliest.
        let is_done = progress.done == progress.all;
        let own = || review.decisions.iter().filter(|decision| is_done && decision.seat == self.seat && deep(decision));
        let turn_of = |decision: &Decision| {
            let step = game.step_of(decision.ply + 1);
            let ending = game.reading.ending.as_ref();
            let headlines = ending.map(|ending| ending.headlines_at(step).to_vec()).unwrap_or_default();
            if headlines.is_empty() { vec![DecisionText::of(game, decision, cx).choice] } else { headlines }
        };
        let strong = own().map(|decision| (lead(decision), decision)).filter(|(lead, _)| *lead >= LEAST_LEAD);
        let strongest = strong.max_by(|one, other| one.0.total_cmp(&other.0));
        let costly = own().filter(|decision| decision.verdict() > Verdict::Good);
        let costliest = costly.max_by(|one, other| one.loss().total_cmp(&other.loss()));
        let untold = |key: &'static str| if is_done { cx.words.word(key) } else { String::new() };
        let strong = match strongest {
            Some((lead, decision)) => {
                let text = Text::new("end-strongest-told").with("by", percent(lead));
                let say = |turn| cx.words.say(&text.clone().with("turn", turn));
                (turn_of(decision).into_iter().map(say).collect(), Some(decision.ply))
            }
            None => (vec![untold("end-strongest-none")], None),
        };
        let cost = match costliest {
            Some(decision) => {
                let better = DecisionText::of(game, decision, cx).better.map(|(better, _)| better).unwrap_or_default();
                let text =
                    Text::new("end-costliest-told").with("better", better).with("loss", percent(decision.loss()));
                let say = |turn| cx.words.say(&text.clone().with("turn", turn));
                (turn_of(decision).into_iter().map(say).collect(), Some(decision.ply))
            }
            None => (vec![untold("review-faultless")], None),
        };
        for (turn, title, (texts, ply)) in
            [(&mut self.strongest, "end-strongest", strong), (&mut self.costliest, "end-costliest", cost)]
        {
            turn.title = cx.words.word(title);
            turn.texts = texts;
            let step = ply.map(|ply| game.step_of(ply + 1));
            if turn.step != step {
                turn.step = step;
                turn.picture = step.and_then(|step| game.picture_of(step..=game.turn_end(step), cx));
            }
        }
    }

    /// Returns how far the review has come as text and as a fraction, or `None` once it is complete.
    pub(in super::super) fn progress(&self, cx: &AppContext) -> Option<(String, f32)> {
        let progress = self.reviewer.progress();
        let share = progress.done as f32 / progress.all.max(1) as f32;
        progress_words(progress, cx).map(|words| (words, share))
    }

    /// Draws the course of the game, and below it when the winner took the lead. Returns the step that was clicked.
    pub(in super::super) fn curve_ui(&self, game: &GameView, ui: &mut Ui, cx: &AppContext) -> Option<usize> {
        /// Height of the sentence, in points. It is reserved, so that nothing moves when the sentence appears.
        const SENTENCE: f32 = 54.0;
        let clicked = self.curve.ui(ui, cx, game.held.plies()).map(|ply| game.step_of(ply));
        // A single player, or players who win together, lead nobody.
        if game.held.teams().count(game.held.seats()) == 1 {
            return clicked;
        }
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), SENTENCE), Sense::hover());
        let ink = theme::palette(ui.ctx()).ink;
        let mut job = LayoutJob::simple(self.lead.clone(), theme::text(13.0), ink, rect.width());
        job.wrap.max_rows = 3;
        let laid = ui.painter().layout_job(job);
        ui.painter().galley(rect.min, laid, ink);
        clicked
    }

    /// Returns the turns with the strongest and the costliest decision. Until the review is complete, a turn may be
    /// a placeholder. Afterwards, a turn that was not found is left out.
    pub(in super::super) fn turns(&mut self) -> impl Iterator<Item = &mut KeyTurn> {
        let progress = self.reviewer.progress();
        let is_done = progress.done == progress.all;
        [&mut self.strongest, &mut self.costliest].into_iter().filter(move |turn| !is_done || turn.step.is_some())
    }
}

/// Returns a sentence that says when the winner, or the team that won, took the lead.
fn lead_told(game: &GameView, review: &Review, cx: &AppContext) -> Option<String> {
    let ending = game.reading.ending.as_ref()?;
    let winners = ending.winners.iter().filter_map(|seat| ending.seats.get(seat.index()).map(Text::verbatim));
    let winners: Vec<Text> = winners.collect();
    let text = match review.lead_taken()? {
        LeadTaken::FromStart => Text::new("end-led"),
        LeadTaken::At(ply) => {
            let turn = ending.headlines_at(game.step_of(ply + 1)).first().map_or("", String::as_str);
            Text::new("end-turned").with("ply", ply + 1).with("turn", turn)
        }
    };
    Some(cx.words.say(&text.with("count", winners.len()).with("winner", Text::List(winners))))
}

/// Returns this progress as text, or `None` if the review is complete.
fn progress_words(progress: ReviewProgress, cx: &AppContext) -> Option<String> {
    let text = Text::new("review-progress").with("done", progress.done).with("all", progress.all);
    (progress.done < progress.all).then(|| cx.words.say(&text))
}

/// Returns the lead of the chosen choice over the next best one, or 0 if another choice was better.
fn lead(decision: &Decision) -> f64 {
    if decision.best != decision.chosen {
        return 0.0;
    }
    let others = decision.choices.iter().enumerate().filter(|(place, _)| *place != decision.chosen);
    let next = others.map(|(_, worth)| worth.mean).fold(f64::NEG_INFINITY, f64::max);
    if next.is_finite() { decision.choices[decision.chosen].mean - next } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use rondel::review::Worth;

    use super::*;

    #[test]
    fn a_strong_decision_is_the_best_and_leads_by_much() {
        let decision = |means: &[f64], chosen: usize, best: usize| Decision {
            ply: 0,
            seat: Seat::new(0),
            chosen,
            best,
            choices: means.iter().map(|mean| Worth { visits: 9, mean: *mean, reach: 0.01 }).collect(),
            before: vec![0.5, 0.5],
            after: vec![0.5, 0.5],
            line: Vec::new(),
        };
        let near = |value: f64, wanted: f64| assert!((value - wanted).abs() < 1e-9, "{value}");
        near(lead(&decision(&[0.2, 0.7, 0.4], 1, 1)), 0.3);
        near(lead(&decision(&[0.2, 0.7, 0.4], 2, 1)), 0.0);
        near(lead(&decision(&[0.7], 0, 0)), 0.0);
    }
}
