//! What was told at the steps of a game: the same beside the table, in a terminal and below a picture.

use rondel::HeardAnnouncement;
use rondel::table::Step;

/// All that was told in words at these steps; what only flies from one thing to another has none.
pub fn worded<'a>(steps: impl IntoIterator<Item = &'a Step>) -> impl Iterator<Item = &'a HeardAnnouncement> {
    steps.into_iter().flat_map(|step| &step.heard).filter(|told| !told.is_wordless())
}

/// What weighs most of what was told in words; the last of several.
pub fn heaviest(heard: &[HeardAnnouncement]) -> Option<&HeardAnnouncement> {
    heard.iter().filter(|told| !told.is_wordless()).max_by_key(|told| told.weight)
}
