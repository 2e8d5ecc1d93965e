//! The user's content files: an accepted file is playable, and a rejected one changes nothing.

use std::path::Path;

use rondel::conformance::CheckPlan;
use rondel::{LANGUAGES, Plugin};
use rondel_system::Store;

use super::{Attempt, Seed, Taken, Target, tables};

pub(super) const TARGET: Target = Target { name: "contents", cases: 400, seeds, check };

/// Returns every bundled content file with its game, name and text.
pub(super) fn bundled() -> Vec<(&'static Plugin, String, String)> {
    let mut files = Vec::new();
    for plugin in tables::games() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(plugin.id).join("content");
        let mut names: Vec<_> = std::fs::read_dir(folder).into_iter().flatten().flatten().collect();
        names.sort_by_key(std::fs::DirEntry::file_name);
        files.extend(names.into_iter().map(|file| {
            let text = std::fs::read_to_string(file.path()).expect("a content file of the project");
            (plugin, file.file_name().to_string_lossy().into_owned(), text)
        }));
    }
    files
}

/// Returns the text of the first bundled file with this name.
pub(super) fn called(name: &str) -> String {
    bundled().into_iter().find(|(_, file, _)| file == name).map(|(_, _, text)| text).expect("a bundled file")
}

pub(super) fn seeds() -> Vec<Seed> {
    let seed = |(plugin, file, text): (&Plugin, String, String)| Seed { name: format!("{}/{file}", plugin.id), text };
    bundled().into_iter().map(seed).collect()
}

fn check(attempt: &Attempt<'_>) -> Result<Taken, String> {
    let (id, name) = attempt.name.split_once('/').ok_or("a content file is called `game/file`")?;
    let plugin = tables::games().find(|plugin| plugin.id == id).ok_or("no such game")?;
    let path = attempt.file(&format!("content/{id}/{name}"));
    let read = Store::at(attempt.folder).content(id);
    attempt.unchanged(&path)?;
    std::fs::remove_file(&path).map_err(|error| error.to_string())?;
    let Some((_, Ok(text))) = read.into_iter().next() else { return Ok(Taken::Refused) };

    let setups = tables::setups(plugin);
    let mut setup = rondel::setup::clone_setup(setups[attempt.luck as usize % setups.len()].as_ref());
    let before = serde_json::to_value(setup.as_ref()).map_err(|error| error.to_string())?;
    if setup.replace_content(name, text).is_err() {
        let after = serde_json::to_value(setup.as_ref()).map_err(|error| error.to_string())?;
        return if before == after { Ok(Taken::Refused) } else { Err("a refused file changed the setup".to_owned()) };
    }
    let game = setup.open().map_err(|error| format!("taken, but it does not open: {error}"))?;
    let (fewest, most) = (*game.seats().start(), *game.seats().end());
    let seats = fewest + (attempt.luck >> 8) as u8 % (most - fewest + 1);
    let mut session = tables::table(plugin, setup.as_ref(), seats, attempt.luck)?;
    tables::play_out(&mut session, attempt.luck)?;
    tables::reread(&session)?;
    // The game has reached its end. The laws are now checked with two more games.
    let catalogs: Result<Vec<_>, _> = LANGUAGES.iter().map(|language| plugin.catalog(language)).collect();
    let catalogs = catalogs.map_err(|error| error.to_string())?;
    let plan = CheckPlan { games: 2, seed: attempt.luck, catalogs: &catalogs, look_every: 200 };
    game.check(1, &plan).map_err(|violation| violation.to_string())?;
    Ok(Taken::Taken)
}
