//! The native file dialog of the desktop, which runs on a separate thread so that frames are not delayed.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, Instant};

use egui::Context;
use rfd::FileDialog;

use super::background;
use super::dialogs::Purpose;

/// An open native dialog.
pub struct NativeDialog {
    answer: Receiver<Option<PathBuf>>,
    opened: Instant,
}

/// The state of a native dialog.
#[derive(Debug, PartialEq, Eq)]
pub enum Picked {
    /// The dialog is still open.
    NotYet,
    /// This file or folder was selected.
    File(PathBuf),
    /// The dialog was closed without a selection.
    Nothing,
    /// The desktop has no native dialog.
    NoDialog,
}

/// Minimum time that a user needs to close a dialog. A faster answer means that no dialog was shown.
const SOONEST: Duration = Duration::from_millis(400);

impl NativeDialog {
    /// Opens the file dialog in the folder of `start`. When saving, proposes the file name of `start`. Returns
    /// `None` if no thread can be created.
    pub fn open(ctx: &Context, purpose: Purpose, title: String, start: PathBuf) -> Option<Self> {
        Self::ask(ctx, move || {
            let mut dialog = FileDialog::new().set_title(title);
            let ending = start.extension().and_then(|ending| ending.to_str()).unwrap_or("rondel").to_owned();
            dialog = dialog.add_filter(&ending, &[&ending]);
            if let Some(folder) = start.parent().filter(|folder| folder.is_dir()) {
                dialog = dialog.set_directory(folder);
            }
            let name = start.file_name().map(|name| name.to_string_lossy()).unwrap_or_default();
            match purpose {
                Purpose::Open => dialog.pick_file(),
                Purpose::Save => dialog.set_file_name(name).save_file(),
            }
        })
    }

    /// Opens the folder dialog. Returns `None` if no thread can be created.
    pub fn folder(ctx: &Context, title: String) -> Option<Self> {
        Self::ask(ctx, move || FileDialog::new().set_title(title).pick_folder())
    }

    fn ask(ctx: &Context, dialog: impl FnOnce() -> Option<PathBuf> + Send + 'static) -> Option<Self> {
        let answer = background::spawn(ctx, "file dialog", move |tell| {
            tell(dialog());
        });
        Some(Self { answer: answer?, opened: Instant::now() })
    }

    /// Creates a dialog that already has an answer.
    #[cfg(test)]
    pub(super) fn answered(picked: Option<PathBuf>) -> Self {
        let (send, answer) = std::sync::mpsc::channel();
        send.send(picked).expect("it is listened to");
        Self { answer, opened: Instant::now() }
    }

    /// Returns the current state.
    pub fn picked(&self) -> Picked {
        match self.answer.try_recv() {
            Ok(Some(file)) => Picked::File(file),
            Ok(None) if self.opened.elapsed() < SOONEST => Picked::NoDialog,
            Ok(None) => Picked::Nothing,
            Err(TryRecvError::Empty) => Picked::NotYet,
            Err(TryRecvError::Disconnected) => Picked::NoDialog,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_desktop_without_a_dialog_is_told_from_a_person_who_closed_it() {
        let file = PathBuf::from("a.rondel");
        assert_eq!(NativeDialog::answered(Some(file.clone())).picked(), Picked::File(file));
        assert_eq!(NativeDialog::answered(None).picked(), Picked::NoDialog);
        let mut closed = NativeDialog::answered(None);
        closed.opened = closed.opened.checked_sub(SOONEST).expect("the machine runs for longer");
        assert_eq!(closed.picked(), Picked::Nothing);
    }

    #[test]
    fn nobody_waits_for_a_dialog_that_is_open() {
        let (answer, waits) = std::sync::mpsc::channel();
        let dialog = NativeDialog::ask(&Context::default(), move || waits.recv().ok()).expect("a thread");
        assert_eq!(dialog.picked(), Picked::NotYet);
        answer.send(PathBuf::from("a.rondel")).expect("the thread waits");
        while dialog.picked() == Picked::NotYet {
            std::thread::yield_now();
        }
    }
}
