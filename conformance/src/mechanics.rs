//! Checks that a game declares its mechanics, describes how it uses each, and links each to a rule.

use std::collections::{BTreeMap, BTreeSet};

use rondel::mechanics;

use crate::{Catalogs, GameFindings, Gate};

pub(crate) fn check(catalogs: &Catalogs, found: &mut GameFindings<'_>) {
    let plugin = found.plugin;
    let declared: BTreeSet<&str> = plugin.mechanics.iter().map(|mechanic| mechanic.id).collect();
    found.require(Gate::Mechanics, !declared.is_empty(), || {
        format!(
            "it declares no mechanic: add `Mechanic::new(\"…\", \"<rule>\")` to `Plugin::mechanics`; Rondel knows {}",
            mechanics::known().join(", ")
        )
    });
    found.require(Gate::Mechanics, declared.len() == plugin.mechanics.len(), || {
        "it declares a mechanic twice: remove one of them from `Plugin::mechanics`".to_owned()
    });
    let mut told: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for catalog in catalogs {
        let language = catalog.language();
        for mechanic in plugin.mechanics {
            let id = mechanic.id;
            found.require(Gate::Mechanics, catalog.faults(&mechanic.term()).is_empty(), || {
                let known = mechanics::known().join(", ");
                format!(
                    "Rondel has no term for `{id}`: use one of {known}, or write `mechanic-{id} = …` in \
                     locales/{language}.ftl"
                )
            });
            let sentence = catalog.say(&mechanic.sentence());
            let is_one =
                catalog.faults(&mechanic.sentence()).is_empty() && sentence.ends_with('.') && sentence.len() > 30;
            found.require(Gate::Mechanics, is_one, || {
                format!("locales/{language}.ftl: write `uses-{id} = …`, a sentence on how this game uses it")
            });
            told.entry(id).or_default().insert(sentence);
        }
        let prefix = "uses-";
        let own = plugin.locales.iter().filter(|(spoken, _)| *spoken == language).flat_map(|(_, words)| words.lines());
        let said = own.filter_map(|line| line.strip_prefix(prefix)?.split_once(" =")).map(|(id, _)| id);
        for stray in said.filter(|id| !declared.contains(id)) {
            found.add(
                Gate::Mechanics,
                format!("locales/{language}.ftl defines `uses-{stray}`, but `Plugin::mechanics` does not declare it"),
            );
        }
    }
    for (id, sentences) in told {
        found.require(Gate::Mechanics, sentences.len() == catalogs.len(), || {
            format!("`uses-{id}` is the same in two languages: translate it")
        });
    }
}
