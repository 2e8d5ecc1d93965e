//! A headless browser, controlled through the Chrome `DevTools` protocol
//! (<https://chromedevtools.github.io/devtools-protocol/>).

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio_websockets::{ClientBuilder, Limits, Message};

use crate::page::Heard;

/// Names of the browser executable.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/// Timeout for a command.
const PATIENCE: Duration = Duration::from_mins(1);
/// The SHA-256 hash of the public key of the self-signed certificate in `tls/`, in the format that browsers expect.
const TEST_KEY: &str = "lGlaIkV9jA0GhWHWOR0p89WrEuaaVx/ZNFqUpS+tbeY=";

/// A running browser.
pub(crate) struct Browser {
    child: Child,
    _profile: tempfile::TempDir,
    line: Arc<Line>,
    agent: String,
}

/// The connection to a browser.
pub(crate) struct Line {
    outwards: UnboundedSender<String>,
    number: AtomicU64,
    /// Senders for pending replies, by command number.
    waiting: Mutex<BTreeMap<u64, mpsc::Sender<Value>>>,
    /// Recorders of page events, by session.
    pages: Mutex<BTreeMap<String, Arc<Mutex<Heard>>>>,
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns the path of a browser on this machine.
fn found() -> Option<PathBuf> {
    if let Some(own) = std::env::var_os("RONDEL_CHROMIUM") {
        return Some(own.into());
    }
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).flat_map(|folder| NAMES.map(|name| folder.join(name))).find(|file| file.is_file())
}

/// Starts a separate browser. Prints a conspicuous message and returns `None` if no browser is installed.
pub(crate) fn browser(test: &str) -> Option<Browser> {
    let Some(program) = found() else {
        let words = format!(
            "*** SKIPPED, {test}: no Chromium is on the PATH. Install it (Debian: `apt-get install chromium`), or name yours in RONDEL_CHROMIUM. ***\n"
        );
        std::io::stderr().write_all(words.as_bytes()).expect("somebody listens");
        return None;
    };
    Some(Browser::start(&program))
}

impl Browser {
    fn start(program: &Path) -> Self {
        let profile = tempfile::tempdir().expect("a folder");
        let mut child = Command::new(program)
            // A container provides no sandbox. All pages are our own.
            .args(["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"])
            .args(["--disable-background-timer-throttling", "--disable-renderer-backgrounding"])
            .args(["--disable-backgrounding-occluded-windows", "--disable-background-networking"])
            // Pages must expose the accessible name of an element.
            .args(["--enable-blink-features=ComputedAccessibilityInfo", "--remote-debugging-port=0"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg(format!("--ignore-certificate-errors-spki-list={TEST_KEY}"))
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        let mut errors = BufReader::new(child.stderr.take().expect("a pipe")).lines();
        let mut said = Vec::new();
        let address = loop {
            let Some(Ok(line)) = errors.next() else { panic!("the browser ended: {said:?}") };
            if let Some(address) = line.strip_prefix("DevTools listening on ") {
                break address.to_owned();
            }
            said.push(line);
        };
        // Keeps reading the output of the browser, so that it does not block.
        std::thread::spawn(move || errors.for_each(drop));
        let (outwards, commands) = unbounded_channel();
        let (number, waiting, pages) = Default::default();
        let line = Arc::new(Line { outwards, number, waiting, pages });
        let own = line.clone();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
            runtime.block_on(carry(&address, commands, &own));
        });
        let version = line.call(None, "Browser.getVersion", &json!({}));
        let agent = version["userAgent"].as_str().expect("a name").replace("Headless", "");
        Self { child, _profile: profile, line, agent }
    }

    pub(crate) fn line(&self) -> &Arc<Line> {
        &self.line
    }

    /// Returns the user agent of the browser.
    pub(crate) fn agent(&self) -> &str {
        &self.agent
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let close = json!({ "id": u64::MAX >> 12, "method": "Browser.close" });
        let _ = self.line.outwards.send(close.to_string());
        for _ in 0..40 {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Relays messages between the tests and the browser until the connection ends.
async fn carry(address: &str, mut commands: UnboundedReceiver<String>, line: &Line) {
    let whole = Limits::unlimited();
    let builder = ClientBuilder::new().limits(whole).uri(address).expect("an address");
    let (mut socket, _) = builder.connect().await.expect("the browser answers");
    loop {
        tokio::select! {
            command = commands.recv() => {
                let Some(command) = command else { return };
                if socket.send(Message::text(command)).await.is_err() {
                    return;
                }
            }
            said = socket.next() => {
                let Some(Ok(said)) = said else { return };
                let Some(words) = said.as_text() else { continue };
                line.hear(serde_json::from_str(words).expect("JSON"));
            }
        }
    }
}

impl Line {
    fn hear(&self, said: Value) {
        if let Some(number) = said["id"].as_u64() {
            if let Some(waiting) = lock(&self.waiting).remove(&number) {
                let _ = waiting.send(said);
            }
        } else if let (Some(session), Some(event)) = (said["sessionId"].as_str(), said["method"].as_str()) {
            let page = lock(&self.pages).get(session).cloned();
            if let Some(page) = page {
                lock(&page).note(event, &said["params"]);
            }
        }
    }

    /// Records the events of a session from now on.
    pub(crate) fn follow(&self, session: &str, heard: Arc<Mutex<Heard>>) {
        lock(&self.pages).insert(session.to_owned(), heard);
    }

    /// Sends a command and returns its result or error.
    pub(crate) fn try_call(&self, session: Option<&str>, method: &str, params: &Value) -> Result<Value, String> {
        let number = self.number.fetch_add(1, Ordering::Relaxed) + 1;
        let (answer, answered) = mpsc::channel();
        lock(&self.waiting).insert(number, answer);
        let mut command = json!({ "id": number, "method": method, "params": params });
        if let Some(session) = session {
            command["sessionId"] = session.into();
        }
        let _ = self.outwards.send(command.to_string());
        let mut said = answered.recv_timeout(PATIENCE).map_err(|_| format!("{method}: no answer"))?;
        if said["error"].is_object() {
            return Err(format!("{method}: {}", said["error"]));
        }
        Ok(said["result"].take())
    }

    /// Sends a command and returns its result.
    pub(crate) fn call(&self, session: Option<&str>, method: &str, params: &Value) -> Value {
        self.try_call(session, method, params).unwrap_or_else(|why| panic!("{why}"))
    }
}
