//! Catches panics in a game's rules and reports their source location.
//!
//! [`caught`] installs one panic hook. The hook records panics of threads that are inside `caught`, and passes
//! panics of all other threads to the previous hook.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::Once;

/// A panic in a game's rules.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct RulesPanic {
    /// The first line of the panic message.
    pub words: String,
    /// The source file and line, if known.
    pub place: Option<String>,
}

impl fmt::Display for RulesPanic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { words, place } = self;
        f.write_str(words)?;
        place.as_ref().map_or(Ok(()), |place| write!(f, " ({place})"))
    }
}

impl RulesPanic {
    /// Creates the report from the information passed to a panic hook.
    pub fn of(panic: &PanicHookInfo<'_>) -> Self {
        let place = panic.location().map(|place| format!("{}:{}", plain(place.file()), place.line()));
        Self { words: first_line(panic.payload_as_str()), place }
    }
}

/// Removes the folders of the build machine from a source path.
fn plain(file: &str) -> &str {
    file.rsplit_once("/src/").map_or(file, |(before, _)| {
        let folder = before.rfind('/').map_or(0, |slash| slash + 1);
        &file[folder..]
    })
}

fn first_line(words: Option<&str>) -> String {
    words.unwrap_or("without a message").lines().next().unwrap_or_default().to_owned()
}

thread_local! {
    static CAUGHT: Cell<bool> = const { Cell::new(false) };
    static LAST: RefCell<Option<RulesPanic>> = const { RefCell::new(None) };
}

/// Returns whether [`caught`] will catch and report a panic on this thread, so that a program's own panic hook
/// can stay silent.
pub fn is_caught() -> bool {
    CAUGHT.get()
}

/// Runs `work` and catches any panic in it, without printing a message. No other code catches panics in rules.
///
/// # Errors
/// Returns an error if `work` panics.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, RulesPanic> {
    static LISTENS: Once = Once::new();
    LISTENS.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if is_caught() {
                LAST.set(Some(RulesPanic::of(panic)));
            } else {
                usual(panic);
            }
        }));
    });
    let before = CAUGHT.replace(true);
    // Unwind safety does not matter: the state of a game that panicked is not used again.
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    CAUGHT.set(before);
    // `LAST` is empty if the program has replaced the panic hook installed above.
    done.map_err(|panic| LAST.take().unwrap_or_else(|| RulesPanic { words: words_of(panic.as_ref()), place: None }))
}

fn words_of(panic: &(dyn Any + Send)) -> String {
    first_line(panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref().copied()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_breaks_down_says_how_and_where_and_the_thread_goes_on() {
        assert_eq!(caught(|| 3), Ok(3));
        let broken = caught(|| assert!(!is_caught(), "the {} is empty\nand more", "purse")).expect_err("it broke down");
        assert_eq!(broken.words, "the purse is empty");
        assert!(broken.to_string().contains("(rules/src/rules_panic.rs:"), "{broken}");
        assert!(!is_caught());
    }

    #[test]
    fn what_breaks_down_within_something_caught_is_told_to_whoever_is_nearest() {
        let outer = caught(|| (caught(|| panic!("inner")).map_err(|inner: RulesPanic| inner.words), is_caught()));
        assert_eq!(outer, Ok((Err::<(), _>("inner".to_owned()), true)));
    }

    #[test]
    fn a_source_file_is_named_without_the_machine_that_built_it() {
        assert_eq!(plain("/home/me/registry/winit-0.30/src/x11/mod.rs"), "winit-0.30/src/x11/mod.rs");
        assert_eq!(plain("framework/src/arena/mod.rs"), "framework/src/arena/mod.rs");
        assert_eq!(plain("build.rs"), "build.rs");
    }
}
