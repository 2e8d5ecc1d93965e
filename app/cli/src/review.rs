//! The `rondel review` command.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{bail, ensure};
use clap::Args;
use indicatif::ProgressBar;
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelRefIterator as _, ParallelIterator as _};
use rondel::bots::{Budget, Mcts, SearchLimits};
use rondel::review::{Balance, Decision, Review as Found, Swing, Verdict, usual_iterations};
use rondel::{Arg, Seat, Session, Turn};
use rondel_charts::report::PAGE_SIGN;
use rondel_export::moment::RenderOptions;
use rondel_export::page::ReviewPage;
use rondel_presenter::reviewed::{self, SWINGS};
use rondel_presenter::sides::Sides;
use rondel_system::{ThemeChoice, Weighed};
use serde::Serialize;

use super::output::Output;
use super::play::words::Words;
use super::{replay, table};

/// Interval at which results are saved. An interruption loses at most this much work.
const KEPT_EVERY: Duration = Duration::from_secs(10);
/// Maximum number of steps of an expected line to show.
const STEPS: usize = 4;

/// What decided a saved game. Results are saved next to its file: an interrupted review resumes where it stopped, and
/// the window shows them too.
#[derive(Debug, Args)]
pub(super) struct Review {
    /// A saved game or a game code.
    file: PathBuf,
    /// Only the moves of this seat, from 1. While a game is in progress, you can only review your own.
    #[arg(long = "as", value_name = "SEAT", value_parser = clap::value_parser!(u8).range(1..=i64::from(rondel::MAX_SEATS as u8)))]
    seat: Option<u8>,
    /// Iterations per move; by default four times those of the Master. The same number gives the same review.
    #[arg(long, value_parser = clap::value_parser!(u32).range(10..))]
    iterations: Option<u32>,
    /// List every move, not only those that lost something.
    #[arg(long)]
    all: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Write the review to a self-contained HTML page; an existing file is replaced only if rondel wrote it.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "all"])]
    html: Option<PathBuf>,
    /// Number of threads; one per core by default.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Language: en, de or nl.
    #[arg(long)]
    language: Option<String>,
}

/// The output of `--json`.
#[derive(Serialize)]
struct ReviewJson<'a> {
    game: &'a str,
    iterations: u32,
    seats: Vec<OfSeat>,
    swings: Vec<Swing>,
    decisions: Vec<OfDecision<'a>>,
}

#[derive(Serialize)]
struct OfSeat {
    name: String,
    /// Present only if the decisions of all seats were judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    balance: Option<Balance>,
    /// Number of decisions for each verdict.
    verdicts: BTreeMap<Verdict, usize>,
}

#[derive(Serialize)]
struct OfDecision<'a> {
    verdict: Verdict,
    loss: f64,
    reach: f64,
    /// The choices as text, in order. `choice` is the choice made, and `better` is the best choice.
    words: Vec<String>,
    choice: String,
    better: Option<String>,
    line: Vec<String>,
    #[serde(flatten)]
    decision: &'a Decision,
}

impl Review {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let language = table::language(self.language.as_deref())?;
        let name = || self.file.display().to_string();
        let (plugin, session) = replay::open_reporting(&self.file)?;
        let seat = self.seat.map(|number| Seat::new(number - 1));
        if let Some(seat) = seat {
            let seats = session.seats().count();
            ensure!(seat.index() < seats, "--as {}: there are {seats} seats", seat.index() + 1);
        }
        let is_machine =
            |seat: Seat| session.header().players.get(seat.index()).is_some_and(|player| !player.is_person());
        // If no person plays, a review of all seats gives nobody an advantage.
        let is_open = matches!(session.turn(), Turn::Over(_)) || session.seats().each().all(is_machine);
        ensure!(
            is_open || seat.is_some(),
            "{}: the game is in progress, so you can only review your own moves; specify your seat with --as",
            name()
        );
        if let Some(seat) = seat.filter(|seat| !is_open && is_machine(*seat)) {
            bail!(
                "--as {}: no person plays at this seat; while the game is in progress you can only review your own moves",
                seat.index() + 1
            );
        }
        let words = Words::new(plugin, language)?;
        let output = self.html.as_ref().map(|file| Output::reserve("--html", file, PAGE_SIGN)).transpose()?;
        let iterations = self.iterations.unwrap_or_else(|| usual_iterations(&session.game().skills()));
        let found = Found::of(&session, self.weighed(&session, seat, iterations)?);
        if let Some(output) = output {
            let words = &rondel_presenter::words::Words::new(language, [plugin]);
            let look = RenderOptions { text: 100, theme: ThemeChoice::Light, language };
            let page = ReviewPage { plugin, session: &session, review: &found, of: seat, words, look };
            return output.write(page.html(&|| true).unwrap_or_default().as_bytes());
        }
        let of_all = seat.is_none();
        let said = Said { words: &words, session: &session, found: &found, of_all };
        if self.json {
            let object = ReviewJson {
                game: plugin.id,
                iterations,
                seats: session.seats().each().map(|seat| said.seat(seat)).collect(),
                swings: if of_all { found.swings(SWINGS) } else { Vec::new() },
                decisions: found.decisions.iter().map(|decision| said.decision(decision)).collect(),
            };
            serde_json::to_writer(&mut *out, &object)?;
            return Ok(writeln!(out)?);
        }
        writeln!(out, "{}", words.game.word("title"))?;
        words.line(out, "cli-review-by", &[("count", iterations.into())])?;
        if found.decisions.is_empty() {
            return words.line(out, "cli-review-nothing", &[]);
        }
        if of_all {
            said.balances(out)?;
        }
        said.courses(out)?;
        if of_all {
            said.swings(out)?;
        }
        said.decisions(out, self.all)
    }

    /// Judges all decisions of a game, or those of one seat, in parallel. Saved results are reused.
    fn weighed(&self, session: &Session, seat: Option<Seat>, iterations: u32) -> anyhow::Result<Vec<Decision>> {
        let plies = Found::plies(session, seat);
        let bar = ProgressBar::new(plies.len() as u64);
        let search = Mcts::new(Budget::Iterations(iterations));
        let keeper = Keeper::of(&self.file, session);
        let one = |ply: &usize| {
            let decision = keeper.known(*ply, iterations).or_else(|| {
                let decision = Decision::weigh(session, *ply, search, &SearchLimits::QUIET)?;
                keeper.keep(Weighed { iterations, decision: decision.clone() });
                Some(decision)
            });
            bar.inc(1);
            decision
        };
        let pool = ThreadPoolBuilder::new().num_threads(self.threads.unwrap_or(0).into()).build()?;
        let decisions = pool.install(|| plies.par_iter().filter_map(one).collect());
        bar.finish_and_clear();
        keeper.write();
        Ok(decisions)
    }
}

/// Storage of results next to the file of a game. Nothing is stored for a game without a file.
struct Keeper<'a> {
    file: &'a Path,
    journal: String,
    /// Results of earlier reviews.
    before: BTreeMap<usize, Weighed>,
    found: Mutex<(BTreeMap<usize, Weighed>, Instant)>,
}

impl<'a> Keeper<'a> {
    fn of(file: &'a Path, session: &Session) -> Self {
        let journal = session.journal();
        let kept = rondel_system::read_review(file, &journal, session.seats());
        let before = kept.into_iter().map(|weighed| (weighed.decision.ply, weighed)).collect();
        Self { file, journal, before, found: Mutex::new((BTreeMap::new(), Instant::now())) }
    }

    /// Returns the earlier result for a decision, if the search used the same number of iterations.
    fn known(&self, ply: usize, iterations: u32) -> Option<Decision> {
        let known = self.before.get(&ply).filter(|weighed| weighed.iterations == iterations);
        known.map(|weighed| weighed.decision.clone())
    }

    /// Saves the result for a decision, unless the result of a deeper search is already saved.
    fn keep(&self, weighed: Weighed) {
        let ply = weighed.decision.ply;
        if self.before.get(&ply).is_some_and(|before| before.iterations > weighed.iterations) {
            return;
        }
        let mut found = self.found.lock().expect("no thread panics over it");
        found.0.insert(ply, weighed);
        if found.1.elapsed() > KEPT_EVERY {
            found.1 = Instant::now();
            drop(found);
            self.write();
        }
    }

    fn write(&self) {
        let found = self.found.lock().expect("no thread panics over it");
        if found.0.is_empty() || !self.file.is_file() {
            return;
        }
        let mut all = self.before.clone();
        all.extend(found.0.iter().map(|(ply, weighed)| (*ply, weighed.clone())));
        // The results can be computed again, so errors are ignored.
        let _ = rondel_system::write_review(self.file, &self.journal, all.into_values().collect());
    }
}

/// A review as text.
struct Said<'a> {
    words: &'a Words,
    session: &'a Session,
    found: &'a Found,
    /// Whether the decisions of all seats were reviewed. If not, changes between the decisions of the
    /// reviewed seat may be due to other players.
    of_all: bool,
}

impl<'a> Said<'a> {
    fn seat(&self, seat: Seat) -> OfSeat {
        let mut verdicts = BTreeMap::new();
        for decision in self.found.decisions.iter().filter(|decision| decision.seat == seat) {
            *verdicts.entry(decision.verdict()).or_default() += 1;
        }
        OfSeat { name: self.seat_name(seat), balance: self.of_all.then(|| self.found.balance(seat)), verdicts }
    }

    fn name(&self, seat: Seat) -> String {
        self.words.seated(self.session, seat)
    }

    fn sides(&self) -> Sides {
        let (seats, game) = (self.session.seats(), self.session.game());
        let names: Vec<String> = seats.each().map(|seat| self.name(seat)).collect();
        Sides::new(game.teams(seats), &names, |text| self.words.said(text))
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.words.game.say(&self.session.game().seat_name(seat))
    }

    fn decision(&self, decision: &'a Decision) -> OfDecision<'a> {
        let line = decision
            .line
            .iter()
            .take(STEPS)
            .map(|step| format!("{}: {}", self.name(step.seat), self.words.game.say(&step.choice)));
        let line = if decision.best == decision.chosen { Vec::new() } else { line.collect() };
        let words = self.choices(decision.ply);
        let word = |place: usize| words.get(place).cloned().unwrap_or_default();
        let better = (decision.best != decision.chosen).then(|| word(decision.best));
        OfDecision {
            verdict: decision.verdict(),
            loss: decision.loss(),
            reach: decision.reach(),
            choice: word(decision.chosen),
            better,
            line,
            decision,
            words,
        }
    }

    /// Returns the choices before a ply as text.
    fn choices(&self, ply: usize) -> Vec<String> {
        let state = self.session.state_at(ply).expect("the ply was played");
        let choices = self.session.game().choices(state);
        choices.into_iter().map(|choice| self.words.game.say(&choice.label)).collect()
    }

    /// Writes the breakdown of each seat's result.
    fn balances(&self, out: &mut impl Write) -> anyhow::Result<()> {
        for seat in self.session.seats().each() {
            let [start, own, others, luck, doubt, result] = reviewed::whole(&self.found.balance(seat));
            let points = |by: i64| Arg::from(format!("{by:+}"));
            let gaps = [
                ("seat", self.name(seat).into()),
                ("start", start.into()),
                ("own", points(own)),
                ("others", points(others)),
                ("luck", points(luck)),
                ("doubt", points(doubt)),
                ("result", result.into()),
            ];
            self.words.line(out, "cli-review-balance", &gaps)?;
        }
        Ok(())
    }

    /// Writes the expected result over time, one line for each reviewed side.
    fn courses(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let decider = self.found.decisions[0].seat;
        // Plies before a branch are not judged.
        let first = self.session.forked_at().unwrap_or(0);
        let lines: Vec<(Seat, String)> = if self.of_all {
            self.sides().iter().map(|side| (side.seat, side.name.clone())).collect()
        } else {
            vec![(decider, self.name(decider))]
        };
        let widest = lines.iter().map(|(_, name)| name.chars().count()).max().unwrap_or_default();
        writeln!(out)?;
        self.words.line(out, "cli-review-course", &[])?;
        for (seat, name) in lines {
            writeln!(out, "  {name:widest$}  {}", drawn(&self.found.course(seat), first))?;
        }
        Ok(())
    }

    /// Writes the largest changes.
    fn swings(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let swings = reviewed::swings(self.found);
        if swings.is_empty() {
            return Ok(());
        }
        writeln!(out)?;
        self.words.line(out, "cli-review-decided", &[])?;
        let sides = self.sides();
        for swing in swings {
            let seat = self.session.plies()[swing.ply].seat;
            let changes = reviewed::side_changes(&sides, &swing).into_iter();
            let changes: Vec<String> = changes.map(|(side, by)| format!("{} {:+.0}", side.name, 100.0 * by)).collect();
            let changes = changes.join(", ");
            let gaps =
                [("ply", Arg::from(swing.ply + 1)), ("seat", self.name(seat).into()), ("changes", changes.into())];
            self.words.line(out, if swing.decision { "cli-review-swing" } else { "cli-review-luck" }, &gaps)?;
        }
        Ok(())
    }

    /// Writes the decisions in game order.
    fn decisions(&self, out: &mut impl Write, all: bool) -> anyhow::Result<()> {
        let told = |decision: &&Decision| all || decision.verdict() > Verdict::Good;
        let told: Vec<&Decision> = self.found.decisions.iter().filter(told).collect();
        writeln!(out)?;
        if told.is_empty() {
            return self.words.line(out, "cli-review-faultless", &[]);
        }
        for decision in told {
            let said = self.decision(decision);
            let gaps = [
                ("ply", Arg::from(decision.ply + 1)),
                ("seat", self.name(decision.seat).into()),
                ("choice", said.choice.into()),
                ("verdict", self.words.say(key(said.verdict), &[]).into()),
                ("loss", format!("{:.0} ± {:.0}", 100.0 * said.loss, 100.0 * said.reach).into()),
            ];
            let is_best = decision.best == decision.chosen;
            self.words.line(out, if is_best { "cli-review-best" } else { "cli-review-choice" }, &gaps)?;
            if let Some(better) = said.better {
                let mut line = said.line;
                // The first step is the better choice itself.
                if !line.is_empty() {
                    line.remove(0);
                }
                let key = if line.is_empty() { "cli-review-better" } else { "cli-review-better-line" };
                let gaps = [("choice", better.into()), ("line", line.join(" · ").into())];
                self.words.line(out, key, &gaps)?;
            }
        }
        Ok(())
    }
}

/// Draws the expected results from ply `first` on as a row of bars. Each bar shows the most recent value at
/// its ply.
fn drawn(course: &[(usize, f64)], first: usize) -> String {
    const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    const MOST: usize = 60;
    let plies = course.last().map_or(0, |(ply, _)| ply.saturating_sub(first));
    let width = (plies + 1).min(MOST);
    let bar = |column: usize| {
        let ply = first + column * plies / (width - 1).max(1);
        let known = course.iter().take_while(|(at, _)| *at <= ply).last().or(course.first());
        known.map_or(' ', |(_, value)| BARS[((value * 8.0) as usize).min(7)])
    };
    (0..width).map(bar).collect()
}

fn key(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Best => "cli-verdict-best",
        Verdict::Good => "cli-verdict-good",
        Verdict::Inexact => "cli-verdict-inexact",
        Verdict::Mistake => "cli-verdict-mistake",
        Verdict::Blunder => "cli-verdict-blunder",
    }
}

#[cfg(test)]
mod tests {
    use super::drawn;

    #[test]
    fn a_course_is_drawn_from_its_first_ply_to_its_end() {
        assert_eq!(drawn(&[(0, 0.5), (2, 0.3), (4, 1.0)], 0), "▅▅▃▃█");
        // There was no choice before the first decision.
        assert_eq!(drawn(&[(2, 0.0), (3, 0.99)], 0), "▁▁▁█");
        assert_eq!(drawn(&[(40, 0.5), (42, 0.0)], 39), "▅▅▅▁");
        assert_eq!(drawn(&[(0, 0.5)], 0), "▅");
        let long: Vec<(usize, f64)> = (0..=600).map(|ply| (ply, if ply == 600 { 0.0 } else { 1.0 })).collect();
        assert_eq!(drawn(&long, 0), format!("{}▁", "█".repeat(59)));
        assert_eq!(drawn(&[], 0), " ");
    }
}
