//! The announcements of a game, shared by the table, the terminal and image captions.

use rondel::HeardAnnouncement;
use rondel::table::Step;

/// Returns the announcements of these steps that have text. Announcements that only animate an element have none.
pub fn worded<'a>(steps: impl IntoIterator<Item = &'a Step>) -> impl Iterator<Item = &'a HeardAnnouncement> {
    steps.into_iter().flat_map(|step| &step.heard).filter(|told| !told.is_wordless())
}

/// Returns the most important announcement with text. If several are equally important, returns the last of them.
pub fn heaviest(heard: &[HeardAnnouncement]) -> Option<&HeardAnnouncement> {
    heard.iter().filter(|told| !told.is_wordless()).max_by_key(|told| told.weight)
}
