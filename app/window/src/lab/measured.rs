//! A run and what it has counted up to now.

use std::sync::Arc;
use std::time::Duration;

use egui::Context;
use rondel::Text;
use rondel::lab::{LabPlan, Measures};
use rondel_charts::answers::FigureRow;
use rondel_charts::{Chart, Column, Goal, Run, Shard, charts};
use rondel_presenter::words::Words;
use rondel_system::clock::threads;

/// A run that goes on or is over, and what was seen of it last.
pub struct Measured {
    run: Run,
    /// The content files of the person's own in each column.
    content: Vec<Vec<String>>,
    goal: Goal,
    running: bool,
    looked_at: Option<f64>,
    measures: Vec<Measures>,
    charts: Vec<Chart>,
    rows: Vec<FigureRow>,
}

/// How often the numbers are looked at while games are played, in seconds.
const LOOK: f64 = 0.25;

impl Measured {
    /// Begins to play these columns, each with the content files of the person's own in it.
    ///
    /// # Errors
    /// A system that gives no thread, in its own words.
    pub fn start(mut columns: Vec<(Column, Vec<String>)>, goal: Goal) -> Result<Self, String> {
        if let Goal::Games(games) = goal {
            for (column, _) in &mut columns {
                column.plan.trial_every = LabPlan::trial_every(games);
            }
        }
        // Nobody is woken by a game: the numbers are looked at a few times in a second, and only while they are on screen.
        let (columns, content) = columns.into_iter().unzip();
        let run = Run::start(Arc::new(columns), goal, Shard::WHOLE, threads(), || ());
        let run = run.map_err(|error| error.to_string())?;
        let mut measured = Self {
            run,
            content,
            goal,
            running: true,
            looked_at: None,
            measures: Vec::new(),
            charts: Vec::new(),
            rows: Vec::new(),
        };
        measured.look();
        Ok(measured)
    }

    /// Looks what has become of the run; says so where a game broke down.
    pub fn advance(&mut self, ctx: &Context, words: &Words) -> Option<String> {
        if !self.running {
            return None;
        }
        let now = ctx.input(|input| input.time);
        // Asked before the numbers are looked at, so that the last look misses nothing.
        let over = self.run.is_over();
        if over || self.looked_at.is_none_or(|looked| now >= looked + LOOK) {
            self.look();
            self.looked_at = Some(now);
        }
        if !over {
            ctx.request_repaint_after(Duration::from_secs_f64(LOOK / 2.0));
            return None;
        }
        self.running = false;
        self.run.wait().is_err().then(|| words.word("lab-broken"))
    }

    fn look(&mut self) {
        self.measures = self.run.measures();
        self.charts = charts(self.run.columns(), &self.measures);
        self.rows = FigureRow::all(&self.measures);
    }

    /// What was played.
    pub fn columns(&self) -> &Arc<Vec<Column>> {
        self.run.columns()
    }

    /// The content files of the person's own that a column was played with.
    pub fn content(&self, place: usize) -> &[String] {
        &self.content[place]
    }

    /// What was counted, column by column.
    pub fn measures(&self) -> &[Measures] {
        &self.measures
    }

    /// What is drawn of it.
    pub fn charts(&self) -> &[Chart] {
        &self.charts
    }

    /// The figures that any column has.
    pub fn rows(&self) -> &[FigureRow] {
        &self.rows
    }

    /// Whether games are still played.
    pub fn is_running(&self) -> bool {
        self.running
    }

    /// Whether no game is over yet.
    pub fn is_empty(&self) -> bool {
        self.measures.iter().all(|measures| measures.games == 0)
    }

    /// Begins no further game.
    pub fn stop(&self) {
        self.run.stop();
    }

    /// How much of the goal is reached, from 0 to 1.
    pub fn progress(&self) -> f32 {
        self.run.progress()
    }

    /// How many games were played and how long the others will take.
    pub fn progress_words(&self, words: &Words) -> String {
        let done = self.run.done() as usize;
        let games = match self.goal {
            Goal::Games(games) => {
                let all = games as usize * self.run.columns().len();
                words.say(&Text::new("lab-done-of").with("done", done).with("all", all))
            }
            Goal::Time(_) => words.with("lab-done", "done", done),
        };
        let Some(left) = self.run.remaining() else { return games };
        let seconds = left.as_secs_f64().ceil() as u64;
        format!("{games} · {}", words.with("lab-left", "time", format!("{}:{:02}", seconds / 60, seconds % 60)))
    }
}
