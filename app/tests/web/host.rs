//! A host, started as `rondel host --web` in a separate process, with a table for guests on web pages.

use std::cell::RefCell;
use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rondel::Session;
use rondel::journal::Journal;
use serde_json::Value;

use crate::chrome::lock;
use crate::tell;

/// A host process, which is killed on drop.
pub(crate) struct Host {
    child: Child,
    folder: tempfile::TempDir,
    said: Arc<Mutex<Vec<Value>>>,
    /// The game as last read, with the length of its journal.
    read: RefCell<Option<(usize, Rc<Session>)>>,
}

impl Host {
    /// Starts a host with a table for the given number of guests and further arguments.
    pub(crate) fn open(game: &str, guests: usize, more: &[&str]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let seats = vec!["guest"; guests].join(",");
        let said = Arc::new(Mutex::new(Vec::new()));
        let listen: &[&str] = if more.contains(&"--web-listen") { &[] } else { &["--web-listen", "127.0.0.1:0"] };
        let words = [&["--seats", seats.as_str(), "--watchers"], listen, more].concat();
        let child = start(game, &words, &folder, &said);
        let host = Self { child, folder, said, read: RefCell::default() };
        host.waits_for(|event| event["event"] == "invitation" && event["seat"].is_null());
        host
    }

    /// Waits for the first event that satisfies a condition.
    pub(crate) fn waits_for(&self, is_so: impl Fn(&Value) -> bool) -> Value {
        let until = Instant::now() + Duration::from_secs(30);
        loop {
            if let Some(event) = lock(&self.said).iter().find(|event| is_so(event)) {
                return event.clone();
            }
            assert!(Instant::now() < until, "the host said only {:?}\n{}", lock(&self.said), self.errors());
            sleep(Duration::from_millis(10));
        }
    }

    /// Returns whether an event of this kind was reported.
    pub(crate) fn has_said(&self, event: &str) -> bool {
        lock(&self.said).iter().any(|said| said["event"] == event)
    }

    /// Returns the links of the invitations in seat order, followed by the link for spectators.
    pub(crate) fn links(&self) -> Vec<String> {
        let said = lock(&self.said);
        let mut invited: Vec<_> = said.iter().filter(|event| event["event"] == "invitation").collect();
        invited.sort_by_key(|event| event["seat"].as_u64().unwrap_or(u64::MAX));
        invited.iter().map(|event| event["page"].as_str().expect("a page").to_owned()).collect()
    }

    /// Returns the address of the pages, such as `127.0.0.1:8017`.
    pub(crate) fn address(&self) -> String {
        let link = self.links().remove(0);
        let (_, address) = link.split_once("://").expect("a scheme");
        address.split_once('/').expect("a path").0.to_owned()
    }

    /// Reads the game from the host's journal.
    pub(crate) fn session(&self) -> Rc<Session> {
        let dealt = self.waits_for(|event| event["event"] == "dealt");
        let file = PathBuf::from(dealt["file"].as_str().expect("a file"));
        let written = std::fs::read(file).expect("a journal");
        let mut read = self.read.borrow_mut();
        match &*read {
            Some((length, session)) if *length == written.len() => session.clone(),
            _ => {
                let journal = Journal::read(&written).expect("a journal");
                let session = Rc::new(Session::replay(journal).expect("a game").0);
                *read = Some((written.len(), session.clone()));
                session
            }
        }
    }

    /// Kills the process, which simulates a power failure.
    pub(crate) fn dies(&mut self) {
        self.child.kill().and_then(|()| self.child.wait()).expect("it runs");
    }

    /// Restarts the host at the same address.
    pub(crate) fn comes_back(&mut self, game: &str) {
        let address = self.address();
        let words = ["--resume", "--tables", "0", "--web-listen", address.as_str()];
        self.child = start(game, &words, &self.folder, &self.said);
        self.waits_for(|event| event["event"] == "resumed");
    }

    /// Makes it impossible to write the only file with this extension, until the returned folder is removed.
    pub(crate) fn blocks(&self, extension: &str) -> PathBuf {
        let mut folders = vec![self.folder.path().join("kept")];
        let mut found = Vec::new();
        while let Some(folder) = folders.pop() {
            for path in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
                let list = if path.is_dir() { &mut folders } else { &mut found };
                list.push(path);
            }
        }
        found.retain(|path| path.extension().is_some_and(|is| is == extension));
        let [file] = &found[..] else { panic!("{found:?}") };
        std::fs::remove_file(file).expect("removed");
        std::fs::create_dir_all(file.join("in the way")).expect("a folder");
        file.clone()
    }

    /// Returns the host's error output.
    pub(crate) fn errors(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("errors")).unwrap_or_default()
    }

    /// Returns the host's resident memory, in bytes.
    #[cfg(target_os = "linux")]
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("it runs");
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("its memory");
        let kilobytes = resident.trim().trim_end_matches("kB").trim();
        kilobytes.parse::<u64>().expect("a number") * 1_024
    }

    /// Returns the number of the host's open sockets.
    #[cfg(target_os = "linux")]
    pub(crate) fn sockets(&self) -> usize {
        let files = std::fs::read_dir(format!("/proc/{}/fd", self.child.id())).expect("it runs");
        let targets = files.filter_map(|file| std::fs::read_link(file.ok()?.path()).ok());
        targets.filter(|target| target.to_string_lossy().starts_with("socket:")).count()
    }

    /// Returns whether the process is still running.
    pub(crate) fn is_there(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let ended = self.child.try_wait();
            tell(&format!("the host ({ended:?}) said: {:?}\n{}", lock(&self.said), self.errors()));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn start(game: &str, words: &[&str], folder: &tempfile::TempDir, said: &Arc<Mutex<Vec<Value>>>) -> Child {
    let errors = File::options().create(true).append(true).open(folder.path().join("errors")).expect("a file");
    let mut child = Command::new(env!("CARGO_BIN_EXE_rondel"))
        .args(["host", game, "--web", "--json", "--relay", "none", "--listen", "127.0.0.1:0", "--folder"])
        .arg(folder.path().join("kept"))
        .args(words)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(errors)
        .spawn()
        .expect("it starts");
    let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let said = said.clone();
    std::thread::spawn(move || {
        for line in lines.map_while(Result::ok) {
            lock(&said).extend(serde_json::from_str::<Value>(&line));
        }
    });
    child
}
