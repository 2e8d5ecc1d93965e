//! Where the rows of a face stand.

use egui::{Rect, pos2, vec2};

use super::face::Mark;
use super::typeset::{Row, Ruler, place_row};

/// Where rows leave room.
pub(super) enum Gaps {
    /// Between title and lines.
    BelowTitle(f32),
    /// Above each row.
    Above(Vec<f32>),
}

/// The lines that rows belong to, where there is nothing but lines; none below a title.
pub(super) fn lines_alone(rows: &[(Row, bool)]) -> Vec<usize> {
    if rows.iter().any(|(_, title)| *title) {
        return Vec::new();
    }
    let mut lines: Vec<usize> = rows.iter().filter(|(row, _)| !row.rule).map(|(row, _)| row.line).collect();
    lines.dedup();
    lines
}

/// Lines alone share the height of a face evenly, so that what is marked of one of them meets no other: how much room each row
/// leaves above it. Nothing where there is one line only, or a title, or one line wants more than its share.
pub(super) fn shares(rows: &[(Row, bool)], height: f32, size: f32, ruler: &Ruler<'_>) -> Option<Vec<f32>> {
    let lines = lines_alone(rows);
    if lines.len() < 2 {
        return None;
    }
    let share = height / lines.len() as f32;
    let (mut above, mut y) = (Vec::new(), 0.0);
    for (row, _) in rows {
        let place = lines.iter().position(|line| *line == row.line);
        let own: f32 =
            rows.iter().filter(|(other, _)| other.line == row.line).map(|(row, _)| row.height(ruler) * size).sum();
        let is_first = above.is_empty() || rows[above.len() - 1].0.line != row.line;
        let wanted = match place {
            // A line across stands between the shares of its neighbours.
            None => {
                let before = lines.iter().filter(|line| **line < row.line).count();
                share * before as f32 - own / 2.0
            }
            Some(_) if !is_first => y,
            Some(_) if own > share + 0.5 => return None,
            Some(place) => share * place as f32 + (share - own) / 2.0,
        };
        above.push(wanted - y);
        y = wanted + row.height(ruler) * size;
    }
    Some(above)
}

/// Places rows below each other, titles and lines in their sizes. Says where they stand.
pub(super) fn place_rows(
    rows: &[(Row, bool)],
    room: Rect,
    mut y: f32,
    gaps: Gaps,
    size_of: impl Fn(bool) -> f32,
    marks: &mut Vec<Mark>,
    ruler: &Ruler<'_>,
) -> Vec<Rect> {
    let (mut below_title, above) = match gaps {
        Gaps::BelowTitle(gap) => (Some(gap), Vec::new()),
        Gaps::Above(above) => (None, above),
    };
    let mut taken = Vec::new();
    for (place, (row, title)) in rows.iter().enumerate() {
        if !title && let Some(gap) = below_title.take() {
            y += gap;
        }
        y += above.get(place).copied().unwrap_or(0.0);
        let size = size_of(*title);
        let height = row.height(ruler) * size;
        if row.rule {
            let middle = pos2(room.center().x, y + height / 2.0);
            let line = Rect::from_center_size(middle, vec2(room.width() * 0.86, (size * 0.09).max(1.0)));
            marks.push(Mark::Rule(line));
            taken.push(line);
        } else {
            let start = pos2(room.center().x - row.width * size / 2.0, y);
            place_row(row, start, size, marks, ruler);
            taken.push(Rect::from_min_size(start, vec2(row.width * size, height)));
        }
        y += height;
    }
    taken
}
