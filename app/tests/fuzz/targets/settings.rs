//! Settings: what cannot be read is put aside as it is.

use rondel_app::store::Settings;

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
    let (settings, aside) = Settings::read(&file);
    attempt.unchanged(aside.as_ref().unwrap_or(&file))?;
    if !rondel::LANGUAGES.contains(&settings.spoken().as_str()) {
        return Err(format!("`{}` is spoken nowhere", settings.spoken()));
    }
    let copy = attempt.folder.join("copy.json");
    settings.write(&copy).map_err(|error| error.to_string())?;
    if Settings::read(&copy) != (settings, None) {
        return Err("settings are not read as they were written".to_owned());
    }
    Ok(match aside {
        Some(aside) => {
            std::fs::remove_file(aside).map_err(|error| error.to_string())?;
            Taken::Refused
        }
        None => Taken::Taken,
    })
}
