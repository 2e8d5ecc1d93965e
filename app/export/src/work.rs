//! Exports that run in the background, to a file or to the clipboard.

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

/// Width and height of an image, in pixels.
const PICTURE: [usize; 2] = [1920, 1200];

/// An export request.
pub enum Order {
    /// An image of a single view.
    Picture {
        /// The game.
        plugin: &'static Plugin,
        /// The players at the table.
        company: Vec<PlayerInfo>,
        /// The view to draw.
        view: Box<View>,
        /// The previous view, if any, against which changes are highlighted.
        before: Option<Box<View>>,
        /// Appearance of the image.
        look: RenderOptions,
    },
    /// A film of a game.
    Film(Original, Shooting),
    /// A page with the review of a game.
    Page {
        /// The game.
        original: Original,
        /// The reviewed decisions.
        decisions: Vec<Decision>,
        /// The reviewed seat, or `None` if the review covers all seats.
        of: Option<Seat>,
        /// Appearance of the images.
        look: RenderOptions,
    },
}

/// The result of an export.
#[derive(Debug)]
pub enum Made {
    /// The export was written to this file.
    Saved(PathBuf),
    /// An image for the clipboard.
    Picture(ColorImage),
}

/// Reasons why an export failed.
#[derive(Debug, thiserror::Error)]
pub enum WorkError {
    /// The film cannot be made.
    #[error(transparent)]
    Film(#[from] FilmError),
    /// The file cannot be written.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// The caller cancelled the export.
    #[error("the export was cancelled")]
    GivenUp,
    /// The worker thread could not be started, or it panicked.
    #[error("the export could not be drawn")]
    Lost,
}

/// An export in progress. Dropping it cancels the export.
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
    /// Starts an export, which is written to `file` if given. `wake` is called on progress and at the end.
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
            // The receiver is dropped when the export is cancelled.
            let _ = send.send(order.make(file.as_deref(), &goes_on));
            wake();
        };
        // If no thread can be created, the sender is dropped and the export is reported as lost.
        let _ = std::thread::Builder::new().name("sharing".to_owned()).spawn(work);
        Self { shared, made }
    }

    /// Returns the number of completed parts and the total.
    pub fn progress(&self) -> (usize, usize) {
        (self.shared.done.load(Ordering::Relaxed), self.shared.all.load(Ordering::Relaxed))
    }

    /// Returns the result, or `None` while the export is in progress.
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
