//! Measures the legibility of tables in many configurations and collects the worst results.

use rondel::{Plugin, Session, StartError, Turn};
use rondel_export::moment::RenderOptions;
use rondel_painter::picture::legibility::{Legibility, Measured};
use rondel_system::ThemeChoice;
use rondel_tables::greedy::{bots_header, greedy_game};

use super::rig::{ScreenshotRig, beginning};

/// The configurations to examine.
#[derive(Clone, Debug)]
pub struct SurveyPlan {
    /// Window sizes in pixels.
    pub sizes: Vec<[usize; 2]>,
    /// Text sizes in percent.
    pub texts: Vec<u16>,
    /// Light and dark themes.
    pub themes: Vec<ThemeChoice>,
    /// Languages.
    pub languages: Vec<&'static str>,
    /// Number of positions of each game, evenly spaced from its start to shortly before its end.
    pub positions: usize,
    /// Whether contrast is also measured.
    pub contrasts: bool,
}

/// The results for one window size and text size.
#[derive(Clone, Debug)]
pub struct SurveyFindings {
    /// Id of the game.
    pub game: &'static str,
    /// Number of players.
    pub seats: u8,
    /// Window size in pixels.
    pub size: [usize; 2],
    /// Text size in percent.
    pub text: u16,
    /// Number of images examined.
    pub pictures: usize,
    /// The worst results of all images, each with its location.
    pub worst: Legibility,
}

/// Returns the minimum text height for a window of this height, in pixels: 10 at 720, 14 at 1080.
pub fn smallest_allowed(height: usize) -> f32 {
    10.0 + (height as f32 - 720.0).max(0.0) / 90.0
}

/// Examines the tables of a game with the minimum and maximum number of players.
///
/// # Errors
/// Returns an error if the game cannot start.
pub fn survey(plugin: &'static Plugin, plan: &SurveyPlan) -> Result<Vec<SurveyFindings>, StartError> {
    let mut all = Vec::new();
    let (fewest, most) = plugin.players;
    let mut numbers = vec![fewest, most];
    numbers.dedup();
    for seats in numbers {
        /// Maximum number of plies, in case the bots never finish the game.
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

/// Examines one table and updates the worst results.
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
    worst.blank_pieces.extend(seen.blank_pieces.into_iter().map(|name| format!("{name} ({place})")));
    worst.overlapping_pieces.extend(seen.overlapping_pieces);
    worst.empty_share = worst.empty_share.max(seen.empty_share);
    Ok(())
}

/// Returns all violations of the requirements: text that is too small or has too little contrast, marks with
/// too little contrast, truncated text without a tooltip, pieces too small for their contents, and overlapping text.
pub fn shortcomings(found: &SurveyFindings) -> Vec<String> {
    /// Tolerance for rounding, in pixels.
    const SLACK: f32 = 0.05;
    let worst = &found.worst;
    let [width, height] = found.size;
    let table = format!("{} at {} seats, {width}×{height}, {}%", found.game, found.seats, found.text);
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
    // Larger text leaves less room for the table, so that small pieces show their text only in tooltips.
    let blank = worst.blank_pieces.iter().filter(|_| found.text <= 100);
    short.extend(blank.map(|name| format!("{table}: nothing of this fits on its piece: {name}")));
    short.extend(worst.overlapping_texts.iter().map(|[one, other]| format!("{table}: `{one}` and `{other}` overlap")));
    short
}
