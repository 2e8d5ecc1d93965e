//! Tries damaged input and finds the smallest damage that causes a failure.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::time::{Duration, Instant};

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

use super::edits::{self, Edit};
use super::watch::Watch;
use super::{Attempt, Seed, Taken, Target};

/// Error message if a file that should only be read was changed.
pub(super) const CHANGED: &str = "the file was changed";

/// Maximum memory usage while an input is read and played, in bytes.
const MOST_BYTES: u64 = 200 << 20;
/// Maximum time for rejecting a file.
const PATIENCE: Duration = Duration::from_secs(2);

/// The results of a run.
#[derive(Default)]
pub(crate) struct Figures {
    pub(crate) cases: u64,
    pub(crate) taken: u64,
    panics: u64,
    changed: u64,
    /// Number of timed inputs that exceeded the maximum time three times in a row.
    slow: u64,
    /// Number of all other failures.
    wrong: u64,
    slowest: Duration,
    /// Peak memory usage, in bytes.
    bytes: u64,
    /// One example of each failure with its smallest damage, and the number of occurrences.
    pub(crate) faults: BTreeMap<String, (u64, String)>,
}

/// The length of a run.
#[derive(Clone, Copy)]
pub(crate) enum Length {
    #[allow(dead_code, reason = "the long run goes by the clock")]
    Cases(u32),
    #[allow(dead_code, reason = "tests count")]
    Until(Instant),
}

impl Length {
    fn is_over(self, tried: u32) -> bool {
        match self {
            Self::Cases(cases) => tried >= cases,
            Self::Until(then) => Instant::now() >= then,
        }
    }
}

/// Configuration of a run.
pub(crate) struct Hunt<'a> {
    pub(crate) length: Length,
    /// Seed of the random generator.
    pub(crate) seed: u64,
    /// Whether slowness is a failure. Only useful if the machine is otherwise idle.
    pub(crate) timed: bool,
    /// Folder for inputs that cause a failure.
    pub(crate) finds: &'a Path,
}

#[derive(Debug, Clone)]
struct Case {
    seed: Index,
    edits: Vec<Edit>,
    luck: u64,
}

/// A failure caused by an input.
pub(super) struct Fault {
    kind: Kind,
    pub(super) words: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Panic,
    Changed,
    Slow,
    Wrong,
}

impl Fault {
    /// Returns a name that is the same whenever the same failure occurs with different inputs.
    fn name(&self) -> String {
        let line = self.words.lines().next().unwrap_or_default();
        let letters = line.chars().filter(|letter| self.kind == Kind::Panic || !letter.is_ascii_digit());
        format!("{:?}: {}", self.kind, letters.take(70).collect::<String>())
    }
}

/// The result of running a target on one input.
pub(super) struct Met {
    taken: bool,
    pub(super) fault: Option<Fault>,
    time: Duration,
    bytes: u64,
}

impl Figures {
    /// Formats the results for a target.
    pub(crate) fn told(&self, target: &Target) -> String {
        let Self { cases, taken, panics, changed, slow, wrong, slowest, bytes, faults } = self;
        let mut told = format!(
            "{}: {cases} texts, {taken} taken; {panics} panics, {slow} over 2 s, {changed} changed files, {wrong} otherwise wrong; \
             slowest {:.2} s, most memory for one {:.1} MB",
            target.name,
            slowest.as_secs_f64(),
            *bytes as f64 / f64::from(1 << 20)
        );
        for (name, (times, story)) in faults {
            let _ = write!(told, "\n  {name} ({times} times)\n  {story}");
        }
        told
    }

    /// Counts an outcome. Returns whether its failure is new.
    fn count(&mut self, met: &Met) -> bool {
        self.cases += 1;
        self.taken += u64::from(met.taken);
        self.slowest = self.slowest.max(met.time);
        self.bytes = self.bytes.max(met.bytes);
        let Some(fault) = &met.fault else { return false };
        *match fault.kind {
            Kind::Panic => &mut self.panics,
            Kind::Changed => &mut self.changed,
            Kind::Slow => &mut self.slow,
            Kind::Wrong => &mut self.wrong,
        } += 1;
        let (times, _) = self.faults.entry(fault.name()).or_default();
        *times += 1;
        *times == 1
    }
}

/// Number of inputs per test runner.
const AT_ONCE: u32 = 1_000;

/// Tries damaged inputs of a target and adds the outcomes to the figures.
pub(crate) fn hunt(target: &Target, hunt: &Hunt<'_>, figures: &Mutex<Figures>) {
    let seeds = (target.seeds)();
    let texts: Vec<&str> = seeds.iter().map(|seed| seed.text.as_str()).collect();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let watch = Watch::over(target.name, hunt.finds);
    let try_case = |case: &Case| {
        let seed = &seeds[case.seed.index(seeds.len())];
        let bytes = edits::apply(&case.edits, &seed.text, &texts);
        let attempt = Attempt { name: &seed.name, bytes: &bytes, luck: case.luck, folder: folder.path() };
        let met = watch.during(&bytes, || try_out(target, &attempt, hunt.timed));
        (met, seed, bytes)
    };
    let strategy =
        (any::<Index>(), edits::edits(), any::<u64>()).prop_map(|(seed, edits, luck)| Case { seed, edits, luck });
    let config = Config {
        cases: AT_ONCE,
        failure_persistence: None,
        max_shrink_iters: 400,
        max_shrink_time: 20_000,
        ..Config::default()
    };
    let tried = Cell::new(0);
    let mut round = 0;
    while !hunt.length.is_over(tried.get()) {
        // A runner accumulates the number of cases over all its runs.
        let luck = TestRng::from_seed(RngAlgorithm::ChaCha, &luck_of(hunt.seed, round));
        let mut runner = TestRunner::new_with_rng(config.clone(), luck);
        round += 1;
        // The failure to minimise. Any other failure that occurs meanwhile will be found again later.
        let sought: RefCell<Option<String>> = RefCell::new(None);
        let outcome = runner.run(&strategy, |case| {
            if let Some(sought) = sought.borrow().as_ref() {
                let same = try_case(&case).0.fault.is_some_and(|fault| fault.name() == *sought);
                return if same { Err(TestCaseError::fail("the same")) } else { Ok(()) };
            }
            if hunt.length.is_over(tried.get()) {
                return Ok(());
            }
            tried.set(tried.get() + 1);
            let met = try_case(&case).0;
            let new = locked(figures).count(&met);
            match met.fault {
                Some(fault) if new => {
                    *sought.borrow_mut() = Some(fault.name());
                    Err(TestCaseError::fail("a new fault"))
                }
                _ => Ok(()),
            }
        });
        if let (Err(TestError::Fail(_, case)), Some(name)) = (outcome, sought.into_inner()) {
            let (met, seed, bytes) = try_case(&case);
            let words = met.fault.map_or_else(|| "not met again".to_owned(), |fault| fault.words);
            let file = keep(hunt.finds, target, seed, &bytes);
            let story =
                format!("{words}\n  with luck {} in {}\n{}", case.luck, file.display(), damage(&seed.text, &bytes));
            if let Some((_, told)) = locked(figures).faults.get_mut(&name) {
                *told = story;
            }
        }
    }
}

pub(super) fn try_out(target: &Target, attempt: &Attempt<'_>, timed: bool) -> Met {
    let mut met = try_once(target, attempt);
    if !timed || met.fault.is_some() || met.time <= PATIENCE {
        return met;
    }
    // The machine may have been busy, so a slow input counts only if it is slow in two more attempts.
    for _ in 0..2 {
        let again = try_once(target, attempt);
        if again.fault.is_some() || again.time <= PATIENCE {
            return again;
        }
        met.time = met.time.min(again.time);
    }
    met.fault = Some(Fault { kind: Kind::Slow, words: format!("took {:.1} s", met.time.as_secs_f64()) });
    met
}

fn try_once(target: &Target, attempt: &Attempt<'_>) -> Met {
    listen_for_panics();
    HEARD.set((true, None));
    let began = Instant::now();
    let mut outcome = None;
    let asked = allocation_counter::measure(|| {
        outcome = catch_unwind(AssertUnwindSafe(|| (target.check)(attempt))).ok();
    });
    let time = began.elapsed();
    let panic = HEARD.take().1;
    let wrong = |words: String| {
        let kind = if words == CHANGED { Kind::Changed } else { Kind::Wrong };
        Fault { kind, words }
    };
    let taken = matches!(outcome, Some(Ok(Taken::Taken)));
    let fault = match (panic, outcome) {
        (Some(words), _) => Some(Fault { kind: Kind::Panic, words }),
        (None, None) => Some(Fault { kind: Kind::Panic, words: "a thread panicked".to_owned() }),
        (None, Some(Err(words))) if words.contains("panicked") => Some(Fault { kind: Kind::Panic, words }),
        (None, Some(Err(words))) => Some(wrong(words)),
        (None, Some(Ok(_))) if asked.bytes_max > MOST_BYTES => {
            Some(wrong(format!("asked for {} MB at a time", asked.bytes_max >> 20)))
        }
        (None, Some(Ok(_))) => None,
    };
    Met { taken, fault, time, bytes: asked.bytes_max }
}

thread_local! {
    /// Whether an input is being tried on this thread, and the panic it caused.
    static HEARD: RefCell<(bool, Option<String>)> = const { RefCell::new((false, None)) };
}

/// Installs a panic hook that records panics caused by inputs instead of printing them.
fn listen_for_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let noted = HEARD.with_borrow_mut(|(trying, heard)| {
                if *trying {
                    let place = info.location().map(|at| format!("{}:{}", at.file(), at.line())).unwrap_or_default();
                    *heard = Some(format!("{place}: {}", info.payload_as_str().unwrap_or("panicked")));
                }
                *trying
            });
            if !noted {
                usual(info);
            }
        }));
    });
}

fn luck_of(seed: u64, round: u64) -> [u8; 32] {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&round.to_le_bytes());
    bytes
}

/// Saves an input that caused a failure, named after its hash.
fn keep(finds: &Path, target: &Target, seed: &Seed, bytes: &[u8]) -> PathBuf {
    let folder = finds.join(target.name.replace(' ', "-")).join(&seed.name);
    let mut name = DefaultHasher::new();
    bytes.hash(&mut name);
    let file = folder.join(format!("{:016x}", name.finish()));
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&file, bytes));
    if let Err(error) = written { PathBuf::from(format!("no file ({error})")) } else { file }
}

/// Returns the lines that differ.
fn damage(sound: &str, damaged: &[u8]) -> String {
    const MOST_LETTERS: usize = 400;
    let damaged = String::from_utf8_lossy(damaged);
    let (old, new): (Vec<&str>, Vec<&str>) = (sound.split('\n').collect(), damaged.split('\n').collect());
    let same = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    let rest = old.len().min(new.len()) - same;
    let tail = old.iter().rev().zip(new.iter().rev()).take(rest).take_while(|(old, new)| old == new).count();
    let told = |mark: &str, lines: &[&str]| {
        let line = |line: &&str| {
            let letters: String = line.chars().flat_map(char::escape_debug).take(MOST_LETTERS).collect();
            format!("  {mark} {letters}\n")
        };
        lines.iter().take(4).map(line).collect::<String>()
    };
    format!(
        "  line {}\n{}{}",
        same + 1,
        told("-", &old[same..old.len() - tail]),
        told("+", &new[same..new.len() - tail])
    )
}

pub(super) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
