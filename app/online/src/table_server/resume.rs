//! Resumes the tables that were open when the program ended.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::time::{Duration, SystemTime};

use rondel::{Plugin, Table as _, Turn};
use rondel_hosting::TableId;
use rondel_system::forget_guests;
use rondel_tables::{LocalTable, RemoteTable as _, Resumed, TableChange};

use super::attend::LINGERS;
use super::{GuestConnections, GuestSession, HostedLobby, OpenTable, TableServer, TableStage, WhenOver};

impl TableServer {
    /// Resumes saved games with guests, one for each table. If several files belong to the same table, for
    /// example because one file is torn, the file with the most events is resumed. If several files have
    /// equally many events, the first of these files is resumed.
    pub fn resume_games(&mut self, files: Vec<PathBuf>) {
        let plugins: Vec<&'static Plugin> =
            rondel::plugins().map(|all| all.into_values().collect()).unwrap_or_default();
        let mut left = BTreeMap::<TableId, (PathBuf, Resumed)>::new();
        for path in files.into_iter().filter(|path| self.key_of(path).is_none()).collect::<Vec<_>>() {
            let resumed = match LocalTable::resume(self.store.games(), &plugins, path.clone()) {
                Ok(resumed) => resumed,
                Err(error) => {
                    tracing::error!("{error}");
                    continue;
                }
            };
            let Some(hosted) = resumed.table.host().hosted() else { continue };
            let closes = self.policy.when_over != WhenOver::Stays;
            if closes && matches!(resumed.table.turn(), Turn::Over(_)) && age(&path) > LINGERS {
                if let Err(error) = forget_guests(&path) {
                    tracing::error!("{}: {error}", path.display());
                }
                continue;
            }
            let (table, happened) = (hosted.agreement.table, resumed.table.host().happened());
            let other = left.get(&table).map(|(path, other)| (path, other.table.host().happened()));
            if let Some((other, _)) = other.filter(|(_, other)| *other >= happened) {
                leave_alone(&path, other);
            } else if let Some((other, _)) = left.insert(table, (path.clone(), resumed)) {
                leave_alone(&other, &path);
            }
        }
        for (id, (path, Resumed { mut table, damage, remarks })) in left {
            for notice in &damage {
                tracing::warn!("{}: {notice}", path.display());
            }
            table.admit(Box::new(GuestConnections::of(self.router.clone(), id)));
            let key = self.insert_game(id, table.into());
            self.say(key, id, TableChange::Resumed { path, damage, remarks });
        }
    }

    /// Reopens saved tables that are waiting for guests.
    pub fn resume_lobbies(&mut self, files: Vec<PathBuf>) {
        for path in files {
            // The game may have been dealt just before the program was killed.
            let is_held_here = |table: &OpenTable| match &table.stage {
                TableStage::Playing(held) => held.here().is_some(),
                stage => matches!(stage, TableStage::Lent),
            };
            let is_dealt = |id| self.tables.values().any(|table| table.id == id && is_held_here(table));
            if HostedLobby::agreed(&path).is_ok_and(|agreed| is_dealt(agreed.table)) {
                if let Err(error) = std::fs::remove_file(&path) {
                    tracing::error!("{}: {error}", path.display());
                }
            } else if let Err(error) = self.open_file(&path) {
                tracing::error!("{error}");
            }
        }
    }

    /// Resumes the sessions at remote tables in these files, except those that are finished or have failed.
    /// The files are read on a separate thread, because reading a long game takes a while.
    pub fn resume_sessions(&mut self, files: Vec<PathBuf>) {
        if files.is_empty() {
            return;
        }
        let ((send, read), wake) = (channel(), self.wake.clone());
        let work = move || {
            for path in files {
                let Ok(session) = GuestSession::resume(path) else { continue };
                let guest = session.guest();
                let is_over = matches!(guest.turn(), Some(Turn::Over(_))) && guest.is_opened();
                if is_over || session.fault().is_some() {
                    continue;
                }
                if send.send(session).is_err() {
                    return;
                }
                wake();
            }
        };
        // If no thread can be started, each session is read when the user opens it.
        self.reading = std::thread::Builder::new().name("sessions".to_owned()).spawn(work).ok().map(|_| read);
    }

    /// Adds the guest sessions that have been read in the meantime.
    pub(super) fn take_sessions(&mut self) {
        let read: Vec<GuestSession> = self.reading.iter().flat_map(|read| read.try_iter()).collect();
        for session in read {
            if session.file().is_none_or(|file| self.key_of(file).is_none()) {
                self.insert_session(session);
            }
        }
    }
}

fn leave_alone(path: &Path, other: &Path) {
    tracing::warn!("{}: the same table is continued in {}; this file is not used", path.display(), other.display());
}

/// Returns the time since a file was last written.
pub fn age(path: &Path) -> Duration {
    let written = std::fs::metadata(path).and_then(|data| data.modified());
    written.ok().and_then(|written| SystemTime::now().duration_since(written).ok()).unwrap_or_default()
}
