//! What was left when the program was closed: tables with people elsewhere are opened again by themselves, so that guests find their host
//! and everybody is called when it is their turn. Of several windows of the program one does so.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, SystemTime};

use egui::Context;
use rondel::{Text, Turn, trial};
use rondel_online::{Gathered, Visit};
use rondel_system::read_guests;
use rondel_tables::Away as _;

use super::room::Kind;
use super::{Parlour, files};
use crate::context::AppContext;
use crate::play::Play;

/// A table of which nothing was heard for so long is opened when its person goes there, and not before.
const FORGOTTEN: Duration = Duration::from_hours(31 * 24);

/// How far the tables that were left are open again.
#[derive(Default)]
pub(super) enum Returning {
    /// The window is drawn first.
    #[default]
    NotYet,
    /// Another frame, and they are.
    Next,
    /// They are, but for the visits that are still being read.
    Done(Option<Receiver<Visit>>),
}

impl Parlour {
    /// Opens what was left, once; a game that is on the screen (in this file) is open already.
    pub(super) fn return_to_what_was_left(&mut self, ctx: &Context, cx: &mut AppContext, shown: Option<&Path>) {
        match &self.returning {
            Returning::NotYet => {
                self.returning = Returning::Next;
                ctx.request_repaint();
            }
            Returning::Next => self.returning = self.open_what_was_left(ctx, cx, shown),
            Returning::Done(None) => {}
            Returning::Done(Some(read)) => {
                let visits: Vec<Visit> = read.try_iter().collect();
                for visit in visits {
                    self.go_on_visiting(ctx, cx, shown, visit);
                }
            }
        }
    }

    fn open_what_was_left(&mut self, ctx: &Context, cx: &mut AppContext, shown: Option<&Path>) -> Returning {
        let waits = |path: &PathBuf| !is_forgotten(path) && shown != Some(path.as_path());
        let far: Vec<PathBuf> = files::far_files(&cx.store).into_iter().filter(waits).collect();
        let (gathering, visited): (Vec<PathBuf>, Vec<PathBuf>) = far.into_iter().partition(|path| files::gathers(path));
        let hosted: Vec<PathBuf> = cx.store.hosted_files().into_iter().filter(waits).collect();
        if gathering.is_empty() && visited.is_empty() && hosted.is_empty() {
            return Returning::Done(None);
        }
        self.alone = self.alone.take().or_else(|| cx.store.alone_with_what_was_left());
        if self.alone.is_none() {
            return Returning::Done(None);
        }
        let mut tables = BTreeSet::new();
        for path in hosted {
            // Of several files of one table the one that was written last goes on.
            let table = read_guests(&path).ok().flatten().map(|hosted| hosted.agreement.table);
            if table.is_some_and(|table| tables.insert(table)) {
                self.go_on_hosting(ctx, cx, path);
            }
        }
        for path in gathering {
            if Gathered::agreed(&path).is_ok_and(|agreed| tables.contains(&agreed.table)) {
                // It was dealt when the program was killed.
                let _ = std::fs::remove_file(&path);
                continue;
            }
            // What cannot be opened says so when its person goes there.
            if let Ok(board) = self.board(ctx, cx)
                && self.room_of(&path).is_none()
                && let Ok(kind) = files::open(&path, cx, board)
            {
                self.open_room(kind);
            }
        }
        Returning::Done(read_visits(ctx, visited))
    }

    fn go_on_hosting(&mut self, ctx: &Context, cx: &mut AppContext, path: PathBuf) {
        // One with content of its own would be tried out first, which takes its time.
        let tried = rondel_tables::header(&path).is_some_and(|header| !trial::takes_time(header.setup.as_ref()));
        if !tried || self.room_of(&path).is_some() {
            return;
        }
        let Ok((mut play, faults)) = Play::resume(cx, path) else { return };
        let told = |fault: String| cx.words.with("notice-damaged", "reason", Text::verbatim(fault));
        let notices: Vec<String> = faults.into_iter().map(told).collect();
        cx.notices.extend(notices);
        self.reopen(ctx, cx, &mut play);
        // Whose turn it was when the program was closed is seen on Home.
        play.takes_call();
        self.keep(Box::new(play));
    }

    fn go_on_visiting(&mut self, ctx: &Context, cx: &AppContext, shown: Option<&Path>, mut visit: Visit) {
        let file = visit.file().map(Path::to_owned);
        if file.as_deref() == shown || file.is_some_and(|file| self.room_of(&file).is_some()) {
            return;
        }
        let Ok(board) = self.board(ctx, cx) else { return };
        visit.connect(board);
        let kind = files::visited(visit, cx);
        if let Some(Kind::Playing(mut play)) = kind {
            play.takes_call();
            self.keep(play);
        } else if let Some(kind) = kind {
            self.open_room(kind);
        }
    }
}

/// Whether nothing was written into a file for long.
fn is_forgotten(path: &Path) -> bool {
    let written = std::fs::metadata(path).and_then(|about| about.modified()).ok();
    written.and_then(|written| SystemTime::now().duration_since(written).ok()).is_some_and(|age| age > FORGOTTEN)
}

/// Reads the visits that are to go on, on a thread of their own: a long game is read for a while.
fn read_visits(ctx: &Context, paths: Vec<PathBuf>) -> Option<Receiver<Visit>> {
    if paths.is_empty() {
        return None;
    }
    let ((send, read), ctx) = (channel(), ctx.clone());
    let work = move || {
        for path in paths {
            let Ok(visit) = Visit::resume(path) else { continue };
            let guest = visit.guest();
            let is_over = matches!(guest.turn(), Some(Turn::Over(_))) && guest.is_opened();
            if is_over || visit.fault().is_some() {
                continue;
            }
            if send.send(visit).is_err() {
                return;
            }
            ctx.request_repaint();
        }
    };
    // Without a thread they are opened when their person goes there.
    std::thread::Builder::new().name("visits".to_owned()).spawn(work).ok().map(|_| read)
}
