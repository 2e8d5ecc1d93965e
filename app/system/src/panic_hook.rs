//! Handles panics. A panic that ends the program is reported in one sentence. A caught panic is not printed.
//!
//! Catching panics requires unwinding, so the release profile must not set `panic = "abort"`.

use std::backtrace::BacktraceStatus;
use std::io::{self, Write as _};
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread::ThreadId;

/// A panic that was caught.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct CaughtPanic(String);

/// Message and location of the last panic. They are stored, because a panic that is propagated from another
/// thread loses its message.
static LAST_WORDS: Mutex<Option<String>> = Mutex::new(None);

/// The thread that draws the window, and the function that formats its panics.
static WINDOW: OnceLock<(ThreadId, Sentence)> = OnceLock::new();

/// Formats the message of a panic.
type Sentence = fn(&str) -> String;

/// Registers the current thread as the thread that draws the window. If this thread panics, the program prints
/// `sentence` and exits immediately. The program cannot exit later: without a screen, the windowing library ends the
/// process as soon as a window is closed.
pub fn end_with(sentence: fn(&str) -> String) {
    // There is only one window, so the first registration is kept.
    let _ = WINDOW.set((std::thread::current().id(), sentence));
}

/// Installs a panic hook that leaves reporting to the code that catches the panic. If backtraces are enabled, the
/// standard report is printed as well.
pub fn speak_in_sentences() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if rondel::rules_panic::is_caught() {
            return;
        }
        let words = rondel::rules_panic::RulesPanic::of(panic).to_string();
        let window = WINDOW.get().filter(|(thread, _)| *thread == std::thread::current().id());
        if let Some((_, sentence)) = window {
            // If standard error is closed, there is nowhere to report to.
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

/// Runs code that may panic.
///
/// # Errors
/// Returns the message of a panic on this thread, or on a thread that works on its behalf.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, CaughtPanic> {
    // Unwind safety: the state is discarded after a panic, since the caller exits or starts over.
    panic::catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let own = panic.downcast_ref::<String>().cloned();
        let own = own.or_else(|| panic.downcast_ref::<&str>().map(|words| (*words).to_owned()));
        let last = LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner).take();
        CaughtPanic(last.or(own).unwrap_or_else(|| "without a message".to_owned()))
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
        // Run this test again in a separate process, which may exit.
        let name = "panic_hook::tests::a_window_that_breaks_down_ends_the_program_with_one_sentence";
        let mut program = std::process::Command::new(std::env::current_exe().expect("this program"));
        program.args(["--exact", name, "--nocapture"]).env(ASKED, "1").env_remove("RUST_BACKTRACE");
        let output = program.output().expect("it runs");
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), told.lines().count()), (Some(1), 1), "{told}");
        assert!(told.starts_with("rondel: the window is gone: the screen died ("), "{told}");
    }
}
