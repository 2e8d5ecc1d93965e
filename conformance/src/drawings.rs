//! Checks that all drawings are valid.

use std::collections::BTreeSet;

use crate::{GameFindings, Gate};

pub(crate) fn check(found: &mut GameFindings<'_>) {
    let mut names = BTreeSet::new();
    for (name, svg) in found.plugin.icons {
        found.require(Gate::Drawings, names.insert(name), || format!("two drawings are named `{name}`"));
        let drawing = match roxmltree::Document::parse(svg) {
            Ok(drawing) => drawing,
            Err(error) => {
                found.add(Gate::Drawings, format!("icons/{name}.svg cannot be read: {error}"));
                continue;
            }
        };
        let root = drawing.root_element();
        found.require(Gate::Drawings, root.tag_name().name() == "svg", || {
            format!("icons/{name}.svg is not a drawing: it begins with `{}`, not with `svg`", root.tag_name().name())
        });
        found.require(Gate::Drawings, root.has_attribute("viewBox"), || {
            format!("icons/{name}.svg: write its size as `viewBox=\"0 0 64 64\"`")
        });
    }
}
