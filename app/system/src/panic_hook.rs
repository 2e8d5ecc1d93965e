//! What becomes of a panic: one sentence where it ends the program, and nothing on the screen before.
//!
//! The release profile must therefore not set `panic = "abort"`.

use std::backtrace::BacktraceStatus;
use std::io::{self, Write as _};
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread::ThreadId;

/// The program broke down in the middle of something.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct CaughtPanic(String);

/// What the last panic said, and where: a panic on another thread reaches us without its words.
static LAST_WORDS: Mutex<Option<String>> = Mutex::new(None);

/// The thread that draws the window, and what is said where it breaks down.
static WINDOW: OnceLock<(ThreadId, Sentence)> = OnceLock::new();

/// What to say of a panic, by its words.
type Sentence = fn(&str) -> String;

/// This thread draws a window: should it break down, the program says `sentence` of it and ends there and then. The window
/// system's own library ends the program while a window is taken down whose screen is gone, so that later is too late.
pub fn end_with(sentence: fn(&str) -> String) {
    // There is one window; what was said of it first holds.
    let _ = WINDOW.set((std::thread::current().id(), sentence));
}

/// From now on panics are told by whoever catches them, in one sentence. Who asks for backtraces gets the usual report as well.
pub fn speak_in_sentences() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if rondel::rules_panic::is_caught() {
            return;
        }
        let words = rondel::rules_panic::RulesPanic::of(panic).to_string();
        let window = WINDOW.get().filter(|(thread, _)| *thread == std::thread::current().id());
        if let Some((_, sentence)) = window {
            // When even the error stream is closed there is nobody left to tell.
            let _ = writeln!(io::stderr(), "rondel: {}", sentence(&words));
        }
        *LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner) = Some(words);
        if std::backtrace::Backtrace::capture().status() == BacktraceStatus::Captured {
            usual(panic);
        }
        if window.is_some() {
            std::process::exit(1);
        }
    }));
}

/// Does what may break down.
///
/// # Errors
/// What the panic said, on this thread or on one that worked for it.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, CaughtPanic> {
    // What broke down is not looked at again: the caller ends, or begins anew.
    panic::catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let own = panic.downcast_ref::<String>().cloned();
        let own = own.or_else(|| panic.downcast_ref::<&str>().map(|words| (*words).to_owned()));
        let last = LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner).take();
        CaughtPanic(last.or(own).unwrap_or_else(|| "without a word".to_owned()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_breakdown_says_its_words_and_the_program_goes_on() {
        assert_eq!(guarded(|| 3), Ok(3));
        let broken = guarded(|| panic!("the {} died", "screen")).expect_err("it broke down");
        assert!(broken.to_string().starts_with("the screen died"), "{broken}");
    }

    #[test]
    fn a_window_that_breaks_down_ends_the_program_with_one_sentence() {
        const ASKED: &str = "RONDEL_TEST_BREAKS_DOWN";
        if std::env::var_os(ASKED).is_some() {
            speak_in_sentences();
            end_with(|words| format!("the window is gone: {words}"));
            panic!("the screen died\nand more");
        }
        // The same test once more, in a program of its own that may end.
        let name = "panic_hook::tests::a_window_that_breaks_down_ends_the_program_with_one_sentence";
        let mut program = std::process::Command::new(std::env::current_exe().expect("this program"));
        program.args(["--exact", name, "--nocapture"]).env(ASKED, "1").env_remove("RUST_BACKTRACE");
        let output = program.output().expect("it runs");
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), told.lines().count()), (Some(1), 1), "{told}");
        assert!(told.starts_with("rondel: the window is gone: the screen died ("), "{told}");
    }
}
