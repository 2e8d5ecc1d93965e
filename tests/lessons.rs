//! Every lesson of every game is played from its first step to its last, in every language.

use rondel::{Catalog, LANGUAGES, LessonFile, lesson};
use rondel_tests::games;

#[test]
fn every_lesson_can_be_played_and_read() {
    let mut played = 0;
    for plugin in games() {
        let catalogs: Vec<Catalog> =
            LANGUAGES.iter().map(|language| plugin.catalog(language).expect("a good locale")).collect();
        for LessonFile { name, .. } in plugin.lessons {
            if let Err(fault) = lesson::check(plugin, name, &catalogs) {
                panic!("{}, lesson `{name}`, {fault}", plugin.id);
            }
            played += 1;
        }
    }
    assert!(played > 0, "there is a lesson");
}
