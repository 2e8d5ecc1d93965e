//! What becomes of a panic: one sentence where the program ends by it, and nothing on the screen before.

use std::backtrace::BacktraceStatus;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::{Mutex, PoisonError};

/// The program broke down in the middle of something.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Breakdown(String);

/// What the last panic said, and where: a panic on another thread reaches us without its words.
static LAST_WORDS: Mutex<Option<String>> = Mutex::new(None);

/// From now on panics are told by whoever catches them, in one sentence. Who asks for backtraces gets the usual report as well.
pub fn speak_in_sentences() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if rondel::trial::is_on_trial() {
            return;
        }
        *LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner) = Some(said(panic));
        if std::backtrace::Backtrace::capture().status() == BacktraceStatus::Captured {
            usual(panic);
        }
    }));
}

fn said(panic: &PanicHookInfo<'_>) -> String {
    let words = panic.payload_as_str().unwrap_or("without a word").lines().next().unwrap_or_default();
    let place = panic.location().map(|place| format!(" ({}, line {})", plain(place.file()), place.line()));
    words.to_owned() + &place.unwrap_or_default()
}

/// A source file without the folders of the machine that built the program.
fn plain(file: &str) -> &str {
    file.rsplit_once("/src/").map_or(file, |(before, _)| {
        let folder = before.rfind('/').map_or(0, |slash| slash + 1);
        &file[folder..]
    })
}

/// Does what may break down.
///
/// # Errors
/// What the panic said, on this thread or on one that worked for it.
pub fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, Breakdown> {
    // What broke down is not looked at again: the caller ends, or begins anew.
    panic::catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let own = panic.downcast_ref::<String>().cloned();
        let own = own.or_else(|| panic.downcast_ref::<&str>().map(|words| (*words).to_owned()));
        let last = LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner).take();
        Breakdown(last.or(own).unwrap_or_else(|| "without a word".to_owned()))
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
    fn a_source_file_is_named_without_the_machine_that_built_it() {
        assert_eq!(plain("/home/me/registry/winit-0.30/src/x11/mod.rs"), "winit-0.30/src/x11/mod.rs");
        assert_eq!(plain("framework/src/arena/mod.rs"), "framework/src/arena/mod.rs");
        assert_eq!(plain("build.rs"), "build.rs");
    }
}
