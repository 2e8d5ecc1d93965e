//! A run of the lab and its current results.

use std::sync::Arc;
use std::time::Duration;

use egui::Context;
use rondel::Text;
use rondel::lab::{LabPlan, Measures};
use rondel_charts::answers::FigureRow;
use rondel_charts::{Chart, Column, Goal, Run, Shard, charts};
use rondel_presenter::words::Words;
use rondel_system::clock::threads;

/// A run that is in progress or finished, with its latest results.
pub struct Measured {
    run: Run,
    /// The custom content files used in each column.
    content: Vec<Vec<String>>,
    goal: Goal,
    running: bool,
    looked_at: Option<f64>,
    measures: Vec<Measures>,
    charts: Vec<Chart>,
    rows: Vec<FigureRow>,
}

/// The interval between updates while games are running, in seconds.
const LOOK: f64 = 0.25;

impl Measured {
    /// Starts a run of these columns. Each column is paired with the custom content files it uses.
    ///
    /// # Errors
    /// Returns the system's error message if no thread can be created.
    pub fn start(mut columns: Vec<(Column, Vec<String>)>, goal: Goal) -> Result<Self, String> {
        if let Goal::Games(games) = goal {
            for (column, _) in &mut columns {
                column.plan.trial_every = LabPlan::trial_every(games);
            }
        }
        // Games do not wake the window. Instead, the results are polled a few times per second while they are visible.
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

    /// Updates the results. Returns a message if a game has panicked.
    pub fn advance(&mut self, ctx: &Context, words: &Words) -> Option<String> {
        if !self.running {
            return None;
        }
        let now = ctx.input(|input| input.time);
        // This is checked before the results are read, so that the last update is complete.
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

    /// Returns the columns.
    pub fn columns(&self) -> &Arc<Vec<Column>> {
        self.run.columns()
    }

    /// Returns the custom content files used in a column.
    pub fn content(&self, place: usize) -> &[String] {
        &self.content[place]
    }

    /// Returns the measurements, by column.
    pub fn measures(&self) -> &[Measures] {
        &self.measures
    }

    /// Returns the charts.
    pub fn charts(&self) -> &[Chart] {
        &self.charts
    }

    /// Returns the figures that are available in at least one column.
    pub fn rows(&self) -> &[FigureRow] {
        &self.rows
    }

    /// Returns whether the run is in progress.
    pub fn is_running(&self) -> bool {
        self.running
    }

    /// Returns whether no game has finished yet.
    pub fn is_empty(&self) -> bool {
        self.measures.iter().all(|measures| measures.games == 0)
    }

    /// Stops the run at the end of the current round of games.
    pub fn stop(&self) {
        self.run.stop();
    }

    /// Returns the progress towards the goal, from 0 to 1.
    pub fn progress(&self) -> f32 {
        self.run.progress()
    }

    /// Returns text with the number of games played and the remaining time.
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
