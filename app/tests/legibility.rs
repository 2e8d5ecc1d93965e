//! Every table can be read: nothing is too small or too faint, what may be chosen stands out, nothing is cut without a
//! tooltip and no words lie on others. The whole survey, whose figures stand in docs/legibility.md, is
//! `cargo run --release -p rondel-app --example legibility`; here are fewer positions and sizes of it.

use rondel_app::picture::colour::Sight;
use rondel_app::picture::survey::{Plan, shortcomings, survey};
use rondel_app::store::ThemeChoice;
use rondel_app::ui::table::brush::seat_outline;
use rondel_app::ui::theme;

/// How far apart colours must look that say different things, where no shape does.
const APART: f32 = 15.0;

fn nothing_falls_short(plan: &Plan) {
    let mut short = Vec::new();
    let mut pictures = 0;
    for plugin in rondel::plugins().expect("the bundled games").into_values() {
        for found in survey(plugin, plan).expect("a game that begins") {
            pictures += found.pictures;
            short.extend(shortcomings(&found));
        }
    }
    assert!(pictures >= 20, "{pictures} pictures");
    assert!(short.is_empty(), "{}", short.join("\n"));
}

#[test]
fn all_words_on_all_tables_can_be_read_at_both_sizes_of_text_in_three_languages() {
    nothing_falls_short(&Plan {
        sizes: vec![[1280, 720], [1920, 1080]],
        texts: vec![100, 200],
        themes: vec![ThemeChoice::Dark],
        languages: vec!["en", "de", "nl"],
        positions: 2,
        contrasts: false,
    });
}

#[test]
fn text_and_marks_stand_out_by_day_and_by_night() {
    nothing_falls_short(&Plan {
        sizes: vec![[1280, 720]],
        texts: vec![100],
        themes: vec![ThemeChoice::Light, ThemeChoice::Dark],
        languages: vec!["de"],
        positions: 3,
        contrasts: true,
    });
}

#[test]
fn what_is_too_small_or_covered_is_found() {
    let plan = Plan {
        sizes: vec![[320, 200]],
        texts: vec![100],
        themes: vec![ThemeChoice::Light],
        languages: vec!["de"],
        positions: 1,
        contrasts: false,
    };
    let plugin = rondel::plugins().expect("the bundled games")["spandau-1780"];
    let mut found = survey(plugin, &plan).expect("a game that begins").remove(0);
    // A window of this size asks for no less than one of 720.
    found.size = [1280, 720];
    let short = shortcomings(&found);
    assert!(!short.is_empty(), "a table in a tiny window cannot be read: {found:?}");
}

/// However one sees colours, no two seats have the same one unless their shapes differ; those stand beside it everywhere.
#[test]
fn seats_stay_apart_in_colour_or_shape() {
    let colour = |seat: usize| theme::seat_colour(rondel::Seat::new(seat as u8));
    for sight in Sight::ALL {
        for one in 0..rondel::MAX_SEATS.min(6) {
            for other in 0..one {
                let apart = sight.difference(colour(one), colour(other));
                let shapes = [one, other].map(|seat| seat_outline(rondel::Seat::new(seat as u8)));
                assert!(apart >= APART || shapes[0] != shapes[1], "{sight:?}: seats {one} and {other}: {apart:.1}");
            }
        }
    }
}
