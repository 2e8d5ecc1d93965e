//! What is made of a game on a thread of its own, and where it goes.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::ColorImage;
use rondel::journal::Journal;
use rondel::review::{Decision, Review};
use rondel::table::PlayerInfo;
use rondel::{Plugin, Seat, Session, View};
use rondel_painter::picture::to_png;
use rondel_presenter::words::Words;
use rondel_system::SaveError;
use rondel_tables::Original;

use super::film::{self, FilmError, FilmFormat, Shooting};
use super::page::ReviewPage;
use crate::moment::{Moments, RenderOptions};

/// Width and height of a picture, in dots.
const PICTURE: [usize; 2] = [1920, 1200];

/// What is to be made.
pub enum Order {
    /// A picture of what somebody sees.
    Picture {
        /// The game.
        plugin: &'static Plugin,
        /// Who sits at the table.
        company: Vec<PlayerInfo>,
        /// What is seen.
        view: Box<View>,
        /// What was seen before it, if anything.
        before: Option<Box<View>>,
        /// How it looks.
        look: RenderOptions,
    },
    /// A film.
    Film(Original, Shooting),
    /// The page of a review.
    Page {
        /// The game.
        original: Original,
        /// What was found out about it.
        decisions: Vec<Decision>,
        /// Whose decisions they are, where not everybody's.
        of: Option<Seat>,
        /// How its pictures look.
        look: RenderOptions,
    },
}

/// What came of it.
#[derive(Debug)]
pub enum Made {
    /// It was written into this file.
    Saved(PathBuf),
    /// A picture to be copied.
    Picture(ColorImage),
}

/// Why nothing came of it.
#[derive(Debug, thiserror::Error)]
pub enum WorkError {
    /// No film can be made.
    #[error(transparent)]
    Film(#[from] FilmError),
    /// It cannot be written.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// Its person does not wait for it any more.
    #[error("it was cancelled")]
    GivenUp,
    /// Whoever made it broke down.
    #[error("it could not be drawn")]
    Lost,
}

/// Something that is being made. Dropped, it is given up.
pub struct Work {
    shared: Arc<WorkShared>,
    made: Receiver<Result<Made, WorkError>>,
}

#[derive(Default)]
struct WorkShared {
    given_up: AtomicBool,
    done: AtomicUsize,
    all: AtomicUsize,
}

impl Work {
    /// Begins to make something, and writes it into a file of this name where one is given. `wake` is called now and then, and at the end.
    pub fn begin(order: Order, file: Option<PathBuf>, wake: impl Fn() + Send + 'static) -> Self {
        let shared = Arc::new(WorkShared::default());
        let (send, made) = channel();
        let mine = Arc::clone(&shared);
        let work = move || {
            let goes_on = |done: usize, all: usize| {
                mine.done.store(done, Ordering::Relaxed);
                mine.all.store(all, Ordering::Relaxed);
                wake();
                !mine.given_up.load(Ordering::Relaxed)
            };
            // Nobody listens where it was cancelled.
            let _ = send.send(order.make(file.as_deref(), &goes_on));
            wake();
        };
        // Without a thread nothing is sent, and so it is lost.
        let _ = std::thread::Builder::new().name("sharing".to_owned()).spawn(work);
        Self { shared, made }
    }

    /// How many parts of how many are done.
    pub fn progress(&self) -> (usize, usize) {
        (self.shared.done.load(Ordering::Relaxed), self.shared.all.load(Ordering::Relaxed))
    }

    /// What came of it; nothing while it is being made.
    pub fn made(&self) -> Option<Result<Made, WorkError>> {
        match self.made.try_recv() {
            Ok(made) => Some(made),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(WorkError::Lost)),
        }
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        self.shared.given_up.store(true, Ordering::Relaxed);
    }
}

fn played(original: &Original) -> Result<Session, WorkError> {
    let journal = Journal::read(&original.journal).map_err(|_| WorkError::Lost)?;
    Ok(Session::replay(journal).map_err(|_| WorkError::Lost)?.0)
}

impl Order {
    fn make(self, file: Option<&Path>, goes_on: &dyn Fn(usize, usize) -> bool) -> Result<Made, WorkError> {
        let bytes = match self {
            Self::Picture { plugin, company, view, before, look } => {
                let mut moments = Moments::new(plugin, company, PICTURE, look);
                if let Some(before) = before {
                    moments.lay(&before);
                }
                moments.show(&view);
                let picture = moments.draw();
                if file.is_none() {
                    return Ok(Made::Picture(picture));
                }
                to_png(&picture).map_err(|_| WorkError::Lost)?
            }
            Self::Film(original, mut shooting) => {
                let is_png =
                    |ending: &std::ffi::OsStr| ["png", "apng"].iter().any(|png| ending.eq_ignore_ascii_case(png));
                if file.and_then(Path::extension).is_some_and(is_png) {
                    shooting.format = FilmFormat::Apng;
                }
                film::film(&played(&original)?, &shooting, goes_on)?
            }
            Self::Page { original, decisions, of, look } => {
                let played = played(&original)?;
                let review = Review::of(&played, decisions);
                let (plugin, words) = (original.plugin, &Words::new(look.language, [original.plugin]));
                let page = ReviewPage { plugin, session: &played, review: &review, of, words, look };
                page.html(&|| goes_on(0, 0)).ok_or(WorkError::GivenUp)?.into_bytes()
            }
        };
        let file = file.ok_or(WorkError::Lost)?;
        rondel_system::export(file, &bytes)?;
        Ok(Made::Saved(file.to_owned()))
    }
}
