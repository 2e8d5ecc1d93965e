//! Checks that every table is legible: nothing is too small or too faint, available choices stand out, truncated
//! labels have tooltips, and labels do not overlap. The complete survey, with its results in
//! docs/measurements/legibility.md, is `cargo run --release -p rondel-app --example legibility`. These tests cover
//! fewer positions and sizes.

use rondel::journal::{Header, Player};
use rondel::{Bot, Plugin, Seat, Turn};
use rondel_cli::screenshots::rig::{ScreenshotRig, beginning};
use rondel_cli::screenshots::survey::{SurveyPlan, shortcomings, survey};
use rondel_export::moment::RenderOptions;
use rondel_painter::picture::alike::{APART, Pair, pairs};
use rondel_painter::picture::colour::{ColourVision, contrast};
use rondel_painter::table::brush::seat_outline;
use rondel_painter::theme;
use rondel_system::ThemeChoice;
use rondel_tables::greedy::{bots_header, greedy_game};

fn nothing_falls_short(plan: &SurveyPlan) {
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
    nothing_falls_short(&SurveyPlan {
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
    nothing_falls_short(&SurveyPlan {
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
    let plan = SurveyPlan {
        sizes: vec![[320, 200]],
        texts: vec![100],
        themes: vec![ThemeChoice::Light],
        languages: vec!["de"],
        positions: 1,
        contrasts: false,
    };
    let plugin = rondel::plugins().expect("the bundled games")["spandau-1780"];
    let mut found = survey(plugin, &plan).expect("a game that begins").remove(0);
    // A window of this size has the same requirements as one with a height of 720.
    found.size = [1280, 720];
    let short = shortcomings(&found);
    assert!(!short.is_empty(), "a table in a tiny window cannot be read: {found:?}");
}

/// Compares the current layout with the first layout in the same space, in three positions of a game. Returns
/// the average factor by which pieces are larger in each dimension, and the overlapping cards and badges.
fn larger(plugin: &'static Plugin, seats: u8, size: [usize; 2]) -> (f32, Vec<[String; 2]>) {
    const POSITIONS: usize = 3;
    let players = (0..seats).map(|_| Player::bot(Bot::Greedy)).collect();
    let version = plugin.version.to_owned();
    let header = Header::new(plugin.id.to_owned(), version, (plugin.setup)(), players, 4);
    let journal = greedy_game(header, 400).expect("a game that begins").journal();
    let played = journal.lines().count() - 1;
    let mut studio = ScreenshotRig::new(size, 1.0);
    studio.dress(RenderOptions { text: 100, theme: ThemeChoice::Light, language: "en" });
    let (mut sum, mut count, mut overlapping) = (0.0, 0, Vec::new());
    for position in 0..POSITIONS {
        let read = || beginning(&journal, played * position / POSITIONS).expect("a part of a journal");
        let (session, _) = rondel::Session::replay(read()).expect("its game");
        let Turn::Decide(seat) = session.turn() else { continue };
        let mut play = studio.open(plugin, read(), Some(seat)).expect("the game goes on");
        studio.draw(&mut play);
        let (scene, room, scale) = (play.scene(), play.shown_table().room, play.shown_table().view.scale);
        let first = &scene.source;
        // The table has a margin, whatever its shape.
        let fits = |width: f32, height: f32| (room.width() / width).min(room.height() / height);
        let first_scale = fits(first.width, first.height) * scale / fits(scene.size.x, scene.size.y);
        for (piece, before) in scene.pieces.iter().zip(first.pieces()) {
            assert_eq!(piece.id, before.id);
            let (now, then) = (piece.rect.area() * scale * scale, before.rect.w * before.rect.h * first_scale.powi(2));
            sum += (now / then.max(0.1)).sqrt();
            count += 1;
        }
        overlapping.extend(studio.measure(&mut play, false).overlapping_pieces);
    }
    (sum / count as f32, overlapping)
}

#[test]
#[allow(clippy::print_stdout, reason = "its figures are reported")]
fn tables_of_other_shapes_fill_wide_and_high_windows_with_larger_pieces_none_on_another() {
    let (mut short, mut gained) = (Vec::new(), 0);
    for plugin in rondel::plugins().expect("the bundled games").into_values() {
        let has_layouts = ["harbour", "rival-cities", "spandau-1780"].contains(&plugin.id);
        for seats in (plugin.players.0..=plugin.players.1).filter(|_| has_layouts) {
            for size in [[3440, 1440], [1080, 1920], [1200, 1600]] {
                let (gain, overlapping) = larger(plugin, seats, size);
                println!("{} at {seats} seats, {size:?}: {gain:.2}", plugin.id);
                gained += usize::from(gain > 1.05);
                if gain < 0.999 || !overlapping.is_empty() {
                    short.push((plugin.id, seats, size, gain, overlapping));
                }
            }
        }
    }
    assert!(short.is_empty(), "{short:#?}");
    assert!(gained > 18, "{gained} of 27 tables gain");
}

fn seats() -> impl Iterator<Item = Seat> {
    (0..rondel::MAX_SEATS as u8).map(Seat::new)
}

/// Each seat has its own shape, which always accompanies the colour. Only the colours of the pairs listed
/// here are hard to distinguish with some types of colour vision (seats counted from 1).
#[test]
fn seats_differ_in_shape_and_which_colours_are_alike_to_whom_is_known() {
    let mut alike = Vec::new();
    for sight in ColourVision::ALL {
        for one in seats() {
            for other in seats().take(one.index()) {
                assert_ne!(seat_outline(one), seat_outline(other));
                if sight.difference(theme::seat_colour(one), theme::seat_colour(other)) < APART {
                    alike.push((sight, other.index() + 1, one.index() + 1));
                }
            }
        }
    }
    let (without_long, without_middle, without_short) =
        (ColourVision::Protanopia, ColourVision::Deuteranopia, ColourVision::Tritanopia);
    let known = [
        (without_long, 2, 5),
        (without_middle, 1, 3),
        (without_middle, 2, 5),
        (without_short, 2, 3),
        (without_short, 2, 6),
        (without_short, 3, 6),
    ];
    assert_eq!(alike, known);
}

#[test]
fn the_colour_of_every_seat_stands_out_from_panels_by_day_and_by_night() {
    for palette in [theme::LIGHT, theme::DARK] {
        for seat in seats() {
            let faintest = [palette.sheet, palette.panel].map(|ground| contrast(theme::seat_colour(seat), ground));
            assert!(faintest.iter().all(|contrast| *contrast >= 2.0), "{seat}: {faintest:?}");
        }
    }
}

/// Minimum share of pixels that must differ between any two drawings of a game, for every type of colour
/// vision, so that they can be distinguished by shape. docs/legibility.md lists the closest pairs.
const DRAWINGS_DIFFER: f32 = 0.09;

#[test]
fn no_two_drawings_of_a_game_look_alike_to_anybody() {
    let mut close = Vec::new();
    let mut compared = 0;
    for plugin in rondel::plugins().expect("the bundled games").into_values() {
        let pairs = pairs(plugin);
        compared += pairs.len();
        // Boards of different sizes never lie on the same table.
        let are_boards = |pair: &Pair| [pair.one, pair.other].iter().all(|name| name.starts_with("board-"));
        let alike = pairs.into_iter().filter(|pair| pair.differs < DRAWINGS_DIFFER && !are_boards(pair));
        close.extend(alike.map(|pair| (plugin.id, pair)));
    }
    assert!(compared > 10_000, "{compared} pairs");
    assert!(close.is_empty(), "{close:#?}");
}

#[test]
fn white_words_stand_out_from_the_ground_of_every_seat() {
    for seat in seats() {
        let stands_out = contrast(egui::Color32::WHITE, theme::seat_ground(seat));
        assert!(stands_out >= 4.5, "{seat:?}: {stands_out:.2}");
    }
}

/// Returns problems with the region names of a table (overlap with a piece, overlap with another name, or
/// outside the map), the number of visible names, and the number of regions.
fn names_on_a_map(play: &rondel_window::play::Play) -> (Vec<String>, usize, usize) {
    let (scene, shown) = (play.scene(), play.shown_table());
    let (mut wrong, mut named, mut regions) = (Vec::new(), 0, 0);
    for (number, zone) in scene.zones.iter().enumerate() {
        let Some(bounds) = zone.regions.iter().map(|region| region.bounds).reduce(egui::Rect::union) else { continue };
        let frame = shown.view.rect(bounds).expand(0.5);
        let on_map = scene.pieces.iter().filter(|piece| piece.zone >= number && piece.folded_into == zone.folded_into);
        let things: Vec<_> = on_map.map(|piece| (piece.name.as_str(), shown.view.rect(piece.rect))).collect();
        for region in &zone.regions {
            regions += 1;
            named += usize::from(shown.names.iter().any(|name| name.id == region.id && name.words));
        }
        for (place, name) in shown.names.iter().enumerate() {
            let who = scene.region(name.id).map_or("", |region| region.name.as_str());
            let meets = |other: &egui::Rect| other.shrink(0.3).intersects(name.rect);
            wrong.extend(things.iter().filter(|(_, rect)| meets(rect)).map(|(thing, _)| format!("{who} over {thing}")));
            let others = shown.names[..place].iter().filter(|other| other.id != name.id && meets(&other.rect));
            wrong.extend(others.map(|other| format!("{who} over the name of {:?}", other.id)));
            if !frame.contains_rect(name.rect) {
                wrong.push(format!("{who} beyond the edge"));
            }
        }
    }
    (wrong, named, regions)
}

#[test]
fn names_on_maps_lie_over_no_piece_and_no_other_name_and_none_leaves_its_map() {
    const POSITIONS: usize = 5;
    let mut maps = 0;
    for plugin in rondel::plugins().expect("the bundled games").into_values() {
        let header = bots_header(plugin, (plugin.setup)(), plugin.players.1, 1780);
        let journal = greedy_game(header, 600).expect("a game that begins").journal();
        let played = journal.lines().count() - 1;
        for size in [[1280, 720], [1920, 1080], [1080, 1920]] {
            let mut studio = ScreenshotRig::new(size, 1.0);
            for (text, language) in [(100, "en"), (100, "de"), (100, "nl"), (150, "de"), (200, "en")] {
                studio.dress(RenderOptions { text, theme: ThemeChoice::Dark, language });
                for position in 0..POSITIONS {
                    let plies = (played - 1) * position / (POSITIONS - 1);
                    let read = || beginning(&journal, plies).expect("a part of a journal");
                    let mut play = studio.open(plugin, read(), None).expect("the game goes on");
                    studio.draw(&mut play);
                    let (wrong, named, regions) = names_on_a_map(&play);
                    let table = format!("{} at ply {plies}, {size:?}, {text} %, {language}", plugin.id);
                    assert!(wrong.is_empty(), "{table}: {wrong:#?}");
                    maps += usize::from(regions > 0);
                    // Large text is dropped before it would hide anything. Text of normal size should fit almost
                    // everywhere.
                    assert!(text > 100 || named * 20 >= regions * 19, "{table}: {named} of {regions} are named");
                }
            }
        }
    }
    assert!(maps >= 3 * 5 * POSITIONS, "{maps} maps");
}
