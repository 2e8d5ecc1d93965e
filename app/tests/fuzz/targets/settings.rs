//! Settings: an unreadable file is backed up unchanged.

use rondel_system::Settings;

use super::{Attempt, Seed, Taken, Target};

pub(super) const TARGET: Target = Target { name: "settings", cases: 2000, seeds, check };

fn seeds() -> Vec<Seed> {
    let written = |settings: &Settings| serde_json::to_string_pretty(settings).expect("plain data");
    let chosen = Settings {
        language: Some("nl".to_owned()),
        text: 140,
        forced: false,
        names: ["Ada", "Børge", "Çelik"].map(str::to_owned).to_vec(),
        ..Settings::default()
    };
    let seed = |settings| Seed { name: String::new(), text: written(&settings) };
    [Settings::default(), chosen].map(seed).into()
}

fn check(attempt: &Attempt<'_>) -> Result<Taken, String> {
    let file = attempt.file("settings.json");
    let (settings, unreadable) = Settings::read(&file);
    let aside = unreadable.as_ref().and_then(|unreadable| unreadable.aside.clone());
    attempt.unchanged(aside.as_ref().unwrap_or(&file))?;
    if !rondel::LANGUAGES.contains(&settings.spoken().as_str()) {
        return Err(format!("`{}` is spoken nowhere", settings.spoken()));
    }
    let copy = attempt.folder.join("copy.json");
    // A copy left by an earlier attempt would be merged.
    let _ = std::fs::remove_file(&copy);
    settings.write_changes(&Settings::default(), &copy).map_err(|error| error.to_string())?;
    let (again, unreadable_copy) = Settings::read(&copy);
    if unreadable_copy.is_some() || again != settings {
        return Err("settings are not read as they were written".to_owned());
    }
    if let Some(aside) = aside {
        std::fs::remove_file(aside).map_err(|error| error.to_string())?;
    }
    Ok(if unreadable.is_some() { Taken::Refused } else { Taken::Taken })
}
