//! Checks that every lesson can be played from the first to the last step, and has text in every language.

use rondel::{LessonFile, lesson};

use crate::{Catalogs, GameFindings, Gate};

pub(crate) fn check(catalogs: &Catalogs, found: &mut GameFindings<'_>) {
    for LessonFile { name, .. } in found.plugin.lessons {
        if let Err(fault) = lesson::check(found.plugin, name, catalogs) {
            found.add(Gate::Lessons, format!("lessons/{name}.ron, {fault}"));
        }
    }
}
