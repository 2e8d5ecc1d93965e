//! A game in development: the table follows changes in the folder of its crate.

use std::path::{Path, PathBuf};

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use rondel_system::Store;
use rondel_window::live::Folder;
use rondel_window::{Opens, Shell, Start};

use crate::house::{comes_to_rest, unbuilt};

/// Creates a modifiable copy of a game's crate.
fn crate_of(game: &str, into: &Path) -> PathBuf {
    let home = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game);
    let copy = into.join("crate");
    copy_all(&home, &copy);
    copy
}

fn copy_all(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder").flatten() {
        let (path, copy) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy_all(&path, &copy);
        } else {
            std::fs::copy(path, copy).expect("a file");
        }
    }
}

fn change(file: &Path, from: &str, to: &str) {
    let text = std::fs::read_to_string(file).expect("a file");
    assert!(text.contains(from), "{from} stands in {}", file.display());
    std::fs::write(file, text.replacen(from, to, 1)).expect("it can be written");
}

fn folder(game: &str, root: &Path) -> Folder {
    let plugin = rondel::plugins().expect("the bundled games")[game];
    Folder::of(plugin, root).expect("its folder")
}

/// Opens a window with the game in a folder.
fn window(root: &Path, folder: Folder) -> Harness<'static, Shell> {
    let settings = r#"{"language":"en","speed":"none","forced":false,"coach":false}"#;
    std::fs::create_dir_all(root).expect("a folder");
    std::fs::write(root.join("settings.json"), settings).expect("settings");
    let start = Start { store: Store::at(root), opens: Opens::Folder(folder), seed: Some(1) };
    let mut window = unbuilt().with_step_dt(0.25).build_eframe(|cc| Shell::new(&cc.egui_ctx, start));
    window.run_ok();
    window
}

/// Draws frames until `words` appears or disappears.
fn until(window: &mut Harness<'static, Shell>, words: &str, is_there: bool) {
    while window.query_all_by_label_contains(words).next().is_some() != is_there {
        window.step();
        std::thread::yield_now();
    }
}

#[test]
fn a_changed_word_stands_on_the_table_and_a_broken_one_leaves_what_was_there() {
    let home = tempfile::tempdir().expect("a folder");
    let root = crate_of("examples/tic-tac-toe", home.path());
    let mut window = window(&home.path().join("store"), folder("tic-tac-toe", &root));
    until(&mut window, "Mark a free square", true);
    let words = root.join("locales/en.ftl");
    change(&words, "prompt = Mark a free square.", "prompt = Draw your sign");
    until(&mut window, "Draw your sign", true);
    change(&words, "prompt = Draw your sign", "prompt = Draw { $your sign");
    until(&mut window, "locales/en.ftl, line ", true);
    assert!(window.query_all_by_label_contains("Draw your sign").next().is_some(), "the last good words stay");
    change(&words, "prompt = Draw { $your sign", "prompt = Draw it");
    until(&mut window, "locales/en.ftl, line ", false);
    until(&mut window, "Draw it", true);
    assert!(comes_to_rest(&mut window), "a window whose folder does not change asks for no frames");
}

#[test]
fn a_missing_rule_a_broken_drawing_and_newer_code_are_told_above_the_table() {
    let home = tempfile::tempdir().expect("a folder");
    let root = crate_of("examples/tic-tac-toe", home.path());
    let mut window = window(&home.path().join("store"), folder("tic-tac-toe", &root));
    change(&root.join("rules/en.md"), "**TTT-1.2**", "**TTT-1.9**");
    until(&mut window, "cites rule TTT-1.2, which the rules in \"en\" do not define", true);
    change(&root.join("icons/cross.svg"), "</svg>", "</swg>");
    until(&mut window, "icons/cross.svg: ", true);
    change(&root.join("src/lib.rs"), "//!", "//! ");
    until(&mut window, "The code has changed since this program was built.", true);
}

#[test]
fn content_that_is_wrong_is_told_with_its_line_and_good_content_is_played_with() {
    let home = tempfile::tempdir().expect("a folder");
    let root = crate_of("games/harbour", home.path());
    let folder = folder("harbour", &root);
    let as_built = folder.read(false);
    assert!(as_built.faults.is_empty() && as_built.plugin.is_some(), "as built: {:?}", as_built.faults);
    assert!(as_built.setup.own_content().is_none_or(std::collections::BTreeMap::is_empty));
    let name = "buildings.ron".to_owned();
    let file = root.join("content").join(&name);
    let text = std::fs::read_to_string(&file).expect("a file");
    std::fs::write(&file, format!("{text}\n// Mine.\n")).expect("it can be written");
    let mine = folder.read(false);
    assert!(mine.faults.is_empty(), "{name}: {:?}", mine.faults);
    assert!(mine.setup.own_content().is_some_and(|own| own.contains_key(&name)), "it is played with");
    std::fs::write(&file, format!("{text}\n)))")).expect("it can be written");
    let wrong = folder.read(false);
    assert!(wrong.plugin.is_none() && wrong.faults.iter().any(|fault| fault.contains(&name)), "{:?}", wrong.faults);
}

#[test]
fn a_folder_of_something_else_is_refused() {
    let home = tempfile::tempdir().expect("a folder");
    let root = crate_of("examples/tic-tac-toe", home.path());
    let plugin = rondel::plugins().expect("the bundled games")["harbour"];
    let refused = Folder::of(plugin, &root).expect_err("another game").to_string();
    assert!(refused.ends_with("is not the crate of `harbour`: nothing in its `src` mentions it"), "{refused}");
    assert!(Folder::of(plugin, home.path()).expect_err("no crate").to_string().contains("it has no Cargo.toml"));
}

#[test]
fn every_bundled_game_is_read_from_its_folder_without_a_fault() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let plugins = rondel::plugins().expect("the bundled games");
    for game in ["games/harbour", "games/rival-cities", "games/spandau-1780", "examples/causeways", "examples/wisps"] {
        let id = game.rsplit('/').next().expect("a name");
        let reading = Folder::of(plugins[id], &root.join(game)).expect("its folder").read(false);
        assert!(reading.plugin.is_some() && reading.faults.is_empty(), "{game}: {:?}", reading.faults);
    }
}
