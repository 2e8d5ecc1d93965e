//! What the source of the window may not name.

use std::path::{Path, PathBuf};

fn files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the source") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            into.push(path);
        }
    }
}

/// Screens know views. Whoever holds a session, a game or a state could show what nobody may see.
#[test]
fn no_screen_holds_what_it_may_not_show() {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui"), &mut found);
    assert!(found.len() > 40, "{} files", found.len());
    for file in found {
        let source = std::fs::read_to_string(&file).expect("a file of the source");
        let named = source.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let forbidden = ["Session", "Game", "AnyGame", "AnyState", "AnyObservation", "session"];
        let told: Vec<&str> = named.filter(|word| forbidden.contains(word)).collect();
        assert!(told.is_empty(), "{} names {told:?}", file.display());
    }
}
