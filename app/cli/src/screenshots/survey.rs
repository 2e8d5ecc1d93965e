//! Tables of all games looked at in many ways: how well the worst of them can be read.

use rondel::{Plugin, Session, StartError, Turn};
use rondel_export::moment::RenderOptions;
use rondel_painter::picture::legibility::{Legibility, Measured};
use rondel_system::ThemeChoice;
use rondel_tables::greedy::{bots_header, greedy_game};

use super::rig::{ScreenshotRig, beginning};

/// Which tables are looked at, and how.
#[derive(Clone, Debug)]
pub struct SurveyPlan {
    /// The windows, in dots.
    pub sizes: Vec<[usize; 2]>,
    /// The sizes of text, in percent.
    pub texts: Vec<u16>,
    /// Light and dark.
    pub themes: Vec<ThemeChoice>,
    /// The languages.
    pub languages: Vec<&'static str>,
    /// How many positions of each game, evenly from its beginning to shortly before its end.
    pub positions: usize,
    /// Whether contrasts are measured too.
    pub contrasts: bool,
}

/// What was found in one window at one size of text.
#[derive(Clone, Debug)]
pub struct SurveyFindings {
    /// The game.
    pub game: &'static str,
    /// How many sit at the table.
    pub seats: u8,
    /// The window, in dots.
    pub size: [usize; 2],
    /// The size of the text, in percent.
    pub text: u16,
    /// How many pictures.
    pub pictures: usize,
    /// The worst of all: the smallest, the least, and whatever was cut or in the way, each with where it was seen.
    pub worst: Legibility,
}

/// The smallest text there may be in a window of this height, in dots: 10 in one of 720, 14 in one of 1080.
pub fn smallest_allowed(height: usize) -> f32 {
    10.0 + (height as f32 - 720.0).max(0.0) / 90.0
}

/// Looks at the tables of a game with the fewest and the most seats.
///
/// # Errors
/// A game that cannot begin.
pub fn survey(plugin: &'static Plugin, plan: &SurveyPlan) -> Result<Vec<SurveyFindings>, StartError> {
    let mut all = Vec::new();
    let (fewest, most) = plugin.players;
    let mut numbers = vec![fewest, most];
    numbers.dedup();
    for seats in numbers {
        /// Games of bots that do not end are looked at so far.
        const MOST: usize = 3_000;
        let header = bots_header(plugin, (plugin.setup)(), seats, 1780);
        let text = greedy_game(header, MOST)?.journal();
        let played = text.lines().count() - 1;
        for size in &plan.sizes {
            let mut studio = ScreenshotRig::new(*size, 1.0);
            for percent in &plan.texts {
                let worst = Legibility::default();
                let mut found =
                    SurveyFindings { game: plugin.id, seats, size: *size, text: *percent, pictures: 0, worst };
                for position in 0..plan.positions {
                    let plies = played * position / plan.positions;
                    for theme in &plan.themes {
                        for language in &plan.languages {
                            studio.dress(RenderOptions { text: *percent, theme: *theme, language });
                            let place = format!("ply {plies}, {language}");
                            look(&mut studio, plugin, (&text, plies), plan.contrasts, &place, &mut found)?;
                        }
                    }
                }
                all.push(found);
            }
        }
    }
    Ok(all)
}

/// Looks at one table, and keeps what is worse than all before.
fn look(
    studio: &mut ScreenshotRig,
    plugin: &'static Plugin,
    (journal, plies): (&str, usize),
    contrasts: bool,
    place: &str,
    found: &mut SurveyFindings,
) -> Result<(), StartError> {
    let read = || beginning(journal, plies).expect("a part of a journal that was just written");
    let (session, _) = Session::replay(read())?;
    let (Turn::Decide(seat), journal) = (session.turn(), read()) else { return Ok(()) };
    let mut play = studio.open(plugin, journal, Some(seat))?;
    studio.draw(&mut play);
    let seen = studio.measure(&mut play, contrasts);
    found.pictures += 1;
    let worst = &mut found.worst;
    let least = |one: &mut Option<Measured>, other: Option<Measured>| {
        let other = other.map(|it| Measured { of: format!("{} ({place})", it.of), ..it });
        let less = other.as_ref().is_some_and(|new| one.as_ref().is_none_or(|old| new.value < old.value));
        if less {
            *one = other;
        }
    };
    least(&mut worst.smallest_text, seen.smallest_text);
    least(&mut worst.least_text_contrast, seen.least_text_contrast);
    least(&mut worst.least_mark_contrast, seen.least_mark_contrast);
    worst.faint_texts.extend(seen.faint_texts);
    worst.cut_texts.extend(seen.cut_texts.into_iter().map(|words| format!("{words} ({place})")));
    worst.untold_texts.extend(seen.untold_texts.into_iter().map(|words| format!("{words} ({place})")));
    worst.overlapping_texts.extend(seen.overlapping_texts);
    worst.overlapping_pieces.extend(seen.overlapping_pieces);
    worst.empty_share = worst.empty_share.max(seen.empty_share);
    Ok(())
}

/// What falls short of what there must be: text that is too small or too faint, marks that do not stand out, words that
/// are cut where nothing tells them whole, words over words.
pub fn shortcomings(found: &SurveyFindings) -> Vec<String> {
    /// Half a hundredth of a dot is rounding.
    const SLACK: f32 = 0.05;
    let worst = &found.worst;
    let [width, height] = found.size;
    let table = format!("{} at {} seats, {width}×{height}, {} %", found.game, found.seats, found.text);
    let mut short = Vec::new();
    let mut check = |what: &str, measured: &Option<Measured>, least: f32| {
        if let Some(it) = measured.as_ref().filter(|it| it.value < least) {
            short.push(format!("{table}: {what} {:.2} (at least {least}): {}, at {:?}", it.value, it.of, it.at));
        }
    };
    check("text of", &worst.smallest_text, smallest_allowed(height) - SLACK);
    check("text contrast of", &worst.least_text_contrast, 4.5);
    check("mark contrast of", &worst.least_mark_contrast, 3.0);
    short.extend(worst.untold_texts.iter().map(|words| format!("{table}: cut without a tooltip: {words}")));
    short.extend(worst.overlapping_texts.iter().map(|[one, other]| format!("{table}: `{one}` and `{other}` overlap")));
    short
}
