//! Checks the wrappers around games. Most methods of `Ruleset` and `Stage` have a default body, so a wrapper that does
//! not pass a method on compiles, and silently hides what the game states.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Returns the names of the methods that a file of the repository declares in traits and their implementations.
fn methods(file: &str) -> BTreeSet<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace").join(file);
    let source = fs::read_to_string(path).expect("a source file");
    let name = |line: &str| {
        let declared = line.strip_prefix("    fn ")?;
        Some(declared.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next()?.to_owned())
    };
    source.lines().filter_map(name).collect()
}

#[test]
fn the_wrapper_that_adds_a_model_passes_on_every_method_of_a_game() {
    let traits = ["framework/rules/src/ruleset.rs", "framework/stage/src/stage.rs"];
    let stated: BTreeSet<String> = traits.into_iter().flat_map(methods).collect();
    let passed_on = methods("framework/engine/src/learning/advised.rs");
    let missing: Vec<&String> = stated.difference(&passed_on).collect();
    assert!(stated.len() > 30, "{} methods were found", stated.len());
    assert!(missing.is_empty(), "{missing:?}");
}
