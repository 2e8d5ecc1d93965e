//! Checks that the app can find the game: the game is registered, and the binary of its crate refers to the
//! library.

use std::path::Path;

use rondel::{Plugin, plugins};

use crate::{GameFindings, Gate};

pub(crate) fn check(folder: &Path, found: &mut GameFindings<'_>) {
    let id = found.plugin.id;
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    found.require(Gate::Entry, !id.is_empty() && id.chars().all(is_plain), || {
        format!("the id `{id}` is not plain: use lowercase letters, digits and hyphens, such as `silk-road`")
    });
    let Plugin { players: (fewest, most), minutes: (shortest, longest), .. } = *found.plugin;
    found.require(Gate::Entry, fewest <= most, || format!("`players: ({fewest}, {most})`: the minimum comes first"));
    found.require(Gate::Entry, (1..=longest).contains(&shortest), || {
        format!(
            "`minutes: ({shortest}, {longest})`: the shortest usual game comes first, and takes at least one minute"
        )
    });
    match plugins() {
        Err(twice) => found.add(Gate::Entry, format!("{twice}: give one of them a different id")),
        Ok(games) => found.require(Gate::Entry, games.contains_key(id), || {
            "it is not registered: write `rondel::inventory::submit! { PLUGIN }` next to its plug-in".to_owned()
        }),
    }
    check_launcher(folder, found);
}

/// Checks that the crate's binary, if there is one, refers to the library. Without a reference, the linker omits the
/// game.
fn check_launcher(folder: &Path, found: &mut GameFindings<'_>) {
    let Ok(launcher) = std::fs::read_to_string(folder.join("src/main.rs")) else { return };
    let Ok(manifest) = std::fs::read_to_string(folder.join("Cargo.toml")) else { return };
    let name = manifest.lines().find_map(|line| line.strip_prefix("name = ")).unwrap_or_default();
    let library = name.trim().trim_matches('"').replace('-', "_");
    found.require(Gate::Entry, launcher.contains(&library), || {
        format!(
            "the program does not refer to the game, so the linker omits it: write `use {library} as _;` in src/main.rs"
        )
    });
}
