//! Checks that options can be set, serialised and read.

use rondel::Setup;

use crate::{GameFindings, Gate};

pub(crate) fn check(found: &mut GameFindings<'_>) {
    let new = found.plugin.setup;
    let mut variants = vec![new()];
    for option in new().options() {
        let id = option.id;
        let listed = option.values.iter().any(|(value, _)| *value == option.chosen);
        found.require(Gate::Options, listed, || {
            format!("option `{id}` is set to `{}`, which is not one of its values", option.chosen)
        });
        for (value, _) in &option.values {
            let mut variant = new();
            if let Err(error) = variant.choose(id, value) {
                found.add(Gate::Options, format!("{id}={value} is listed but cannot be chosen: {error}"));
                continue;
            }
            let chosen = variant.options().into_iter().find(|other| other.id == id).map(|option| option.chosen);
            found.require(Gate::Options, chosen == Some(value), || {
                format!("`choose(\"{id}\", \"{value}\")` has no effect: set the field that `options` reads")
            });
            variants.push(variant);
        }
        refuses(new().as_mut(), id, "no-such-value", found);
    }
    refuses(new().as_mut(), "no-such-option", "1", found);
    for variant in variants {
        comes_back(variant.as_ref(), found);
    }
}

/// Checks that an unknown option or value is rejected with an error that names the option.
fn refuses(setup: &mut dyn Setup, option: &str, value: &str, found: &mut GameFindings<'_>) {
    let refused = setup.choose(option, value).map_err(|error| error.to_string());
    let names_it = refused.as_ref().is_err_and(|error| error.contains(option));
    found.require(Gate::Options, names_it, || {
        format!(
            "`choose(\"{option}\", \"{value}\")` does not return an error that names it ({refused:?}): use \
             `rondel::options!`"
        )
    });
}

/// Checks that a setup survives a JSON round trip and can be opened.
fn comes_back(setup: &dyn Setup, found: &mut GameFindings<'_>) {
    let written = match serde_json::to_string(setup) {
        Ok(written) => written,
        Err(error) => return found.add(Gate::Options, format!("the setup cannot be written: {error}")),
    };
    let read: Box<dyn Setup> = match serde_json::from_str(&written) {
        Ok(read) => read,
        Err(error) => return found.add(Gate::Options, format!("{written} was written but cannot be read: {error}")),
    };
    let again = serde_json::to_string(read.as_ref()).unwrap_or_default();
    found.require(Gate::Options, again == written, || format!("{written} is read as {again}"));
    if let Err(error) = read.open() {
        found.add(Gate::Options, format!("{written} cannot be opened: {error}"));
    }
}
