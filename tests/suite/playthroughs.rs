//! Golden playthroughs: one random game of each ruleset for each player count, with its choices, its log and its scenes
//! as text.
//!
//! A difference means that the behaviour or the texts of the game have changed since the recording. If that is
//! intended, record the game again with `RONDEL_RECORD=1 cargo test -p rondel-tests --test suite playthroughs::` and
//! read the diff.

use std::fmt::Write as _;
use std::path::Path;

use rondel::scene::print::print;
use rondel::{Catalog, Dealer, Observer, Plugin, Session, Turn};
use rondel_tests::{games, table};

const SEED: u64 = 1780;
/// Number of plies between recorded scenes; the final scene is always recorded. Scenes of large tables are
/// recorded less often.
const SCENE_EVERY: usize = 20;
const LARGE_SCENE_EVERY: usize = 250;
/// Number of pieces above which a table is large.
const LARGE: usize = 200;

#[test]
fn every_game_plays_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs");
    let record = std::env::var_os("RONDEL_RECORD").is_some();
    for plugin in games() {
        for seats in plugin.players.0..=plugin.players.1 {
            let name = format!("{}-{seats}", plugin.id);
            let path = folder.join(format!("{name}.txt"));
            let played = playthrough(plugin, seats);
            if record {
                std::fs::write(&path, &played).expect("the recording can be written");
            }
            let recorded = std::fs::read_to_string(&path).unwrap_or_default();
            let differs = played.lines().zip(recorded.lines()).position(|(now, then)| now != then);
            let line = differs.unwrap_or(recorded.lines().count().min(played.lines().count()));
            assert!(
                played == recorded,
                "{name}, line {}:\n  recorded {:?}\n  played   {:?}\nrecord anew with RONDEL_RECORD=1 if that is meant",
                line + 1,
                recorded.lines().nth(line),
                played.lines().nth(line)
            );
        }
    }
}

fn playthrough(plugin: &Plugin, seats: u8) -> String {
    let catalog = plugin.catalog("en").expect("a good locale");
    let mut session = table(plugin, seats, SEED);
    let mut hand = Dealer::seeded(SEED);
    let mut page = format!("{}, {seats} seats, seed {SEED}\n", plugin.id);
    for announcement in session.opening() {
        let _ = writeln!(page, "{}", catalog.say(&announcement.text));
    }
    let is_large = session.scene(Observer::Spectator).pieces().count() > LARGE;
    let scene_every = if is_large { LARGE_SCENE_EVERY } else { SCENE_EVERY };
    while let Turn::Decide(seat) = session.turn() {
        if session.plies().len().is_multiple_of(scene_every) {
            scenes(&session, &catalog, &mut page);
        }
        let choices = session.choices();
        let choice = hand.below(choices.len() as u32) as usize;
        let name = catalog.say(&session.game().seat_name(seat));
        let (number, label) = (session.plies().len() + 1, catalog.say(&choices[choice].label));
        let _ = writeln!(page, "{number}. {name}: {label} ({} of {})", choice + 1, choices.len());
        let ply = session.play(choice).expect("a listed choice is legal");
        for announcement in ply.announcements().filter(|told| !told.is_wordless()) {
            let _ = writeln!(page, "    {}", catalog.say(&announcement.text));
        }
    }
    scenes(&session, &catalog, &mut page);
    let Turn::Over(outcome) = session.turn() else { unreachable!("the loop ends with the game") };
    for seat in session.seats().each() {
        let _ = writeln!(page, "{}: place {}", catalog.say(&session.game().seat_name(seat)), outcome.placing(seat));
    }
    let _ = writeln!(page, "{}", catalog.word(outcome.reason()));
    page
}

fn scenes(session: &Session, catalog: &Catalog, page: &mut String) {
    let observer = match session.turn() {
        Turn::Decide(seat) => Observer::Seat(seat),
        Turn::Over(_) => Observer::Spectator,
    };
    let _ = writeln!(page, "--- {observer:?}\n{}---", print(&session.scene(observer), catalog));
}
