//! An SVG drawing of each side's expected result over the course of the game.

use std::fmt::Write as _;

use rondel::Seat;
use rondel::review::Verdict;
use rondel_charts::report::escaped;
use rondel_presenter::analysis::percent;
use rondel_presenter::reviewed;

use super::ReviewPage;

const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 300.0;
/// Margins in SVG units: on the left, at the top, at the bottom, and on the right, where the names are.
const LEFT: f64 = 60.0;
const ABOVE: f64 = 12.0;
const BELOW: f64 = 34.0;
const RIGHT: f64 = 150.0;

/// Maps plies and results to positions in the drawing.
struct Scale {
    plies: f64,
}

impl Scale {
    fn x(&self, ply: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * ply as f64 / self.plies
    }

    fn y(value: f64) -> f64 {
        ABOVE + (HEIGHT - ABOVE - BELOW) * (1.0 - value)
    }
}

/// Renders the section, including its title.
pub(super) fn section(page: &ReviewPage<'_>) -> String {
    let words = page.words;
    let title = escaped(&words.word("page-curve"));
    let mut html = format!(
        "<section>\n<h2>{title}</h2>\n<p class=\"faint\">{}</p>\n<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{title}\">\n",
        escaped(&words.word("page-curve-help"))
    );
    let plies = page.session.plies().len();
    let scale = Scale { plies: plies.max(1) as f64 };
    for tenth in [0, 5, 10] {
        let y = Scale::y(f64::from(tenth) / 10.0);
        let (class, right) = (if tenth == 5 { "grid half" } else { "grid" }, WIDTH - RIGHT);
        let _ = writeln!(html, "<line class=\"{class}\" x1=\"{LEFT}\" x2=\"{right}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>");
        let share = words.with("percent", "value", 10 * tenth);
        let _ = writeln!(html, "<text class=\"end\" x=\"{}\" y=\"{:.1}\">{share}</text>", LEFT - 8.0, y + 5.0);
    }
    for ply in [0, plies / 2, plies] {
        let (x, y) = (scale.x(ply), HEIGHT - 10.0);
        let _ = writeln!(html, "<text class=\"middle\" x=\"{x:.1}\" y=\"{y}\">{ply}</text>");
    }
    let sides: Vec<(Seat, String)> = match page.of {
        Some(of) => vec![(of, page.name(of))],
        None => page.sides().iter().map(|side| (side.seat, side.name.clone())).collect(),
    };
    let mut names: Vec<(f64, Seat, &str)> = Vec::new();
    for (seat, name) in &sides {
        let points = page.review.course(*seat);
        let line: Vec<String> =
            points.iter().map(|(ply, value)| format!("{:.1},{:.1}", scale.x(*ply), Scale::y(*value))).collect();
        let _ = writeln!(
            html,
            "<polyline class=\"line s{} l{}\" points=\"{}\"/>",
            seat.index(),
            seat.index(),
            line.join(" ")
        );
        names.extend(points.last().map(|(_, value)| (Scale::y(*value), *seat, name.as_str())));
    }
    for decision in page.review.decisions.iter().filter(|decision| decision.verdict() >= Verdict::Mistake) {
        let seat = decision.seat.index();
        let told = format!(
            "{} {}: {}, {}",
            decision.ply + 1,
            page.name(decision.seat),
            words.word(reviewed::key(decision.verdict())),
            words.with("percent", "value", format!("−{}", percent(decision.loss())))
        );
        let (x, y) = (scale.x(decision.ply), Scale::y(decision.before[seat]));
        let told = escaped(&told);
        let _ = writeln!(
            html,
            "<circle class=\"flaw s{seat}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"6\"><title>{told}</title></circle>"
        );
    }
    for (y, seat, name) in apart(names) {
        let name = escaped(name);
        let x = WIDTH - RIGHT + 10.0;
        let _ = writeln!(html, "<text class=\"name s{}\" x=\"{x}\" y=\"{:.1}\">{name}</text>", seat.index(), y + 5.0);
    }
    html.push_str("</svg>\n</section>\n");
    html
}

/// Moves names apart so that they do not overlap, and keeps them within the drawing.
fn apart(mut names: Vec<(f64, Seat, &str)>) -> Vec<(f64, Seat, &str)> {
    const LINE: f64 = 22.0;
    names.sort_by(|one, other| one.0.total_cmp(&other.0));
    let most = HEIGHT - BELOW;
    let mut next = f64::MIN;
    for (y, ..) in &mut names {
        *y = y.max(next);
        next = *y + LINE;
    }
    let mut next = most;
    for (y, ..) in names.iter_mut().rev() {
        *y = y.min(next);
        next = *y - LINE;
    }
    names
}
