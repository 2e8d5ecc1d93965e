//! Positions of the rows of a face.

use egui::{FontId, Rect, pos2, vec2};

use super::face::FaceMark;
use super::typeset::{LEADING, TextMetrics, TypesetRow, place_row};
use crate::theme;

pub(super) fn font(size: f32, strong: bool) -> FontId {
    if strong { theme::strong(size) } else { theme::text(size) }
}

pub(super) fn half_points(size: f32) -> f32 {
    (size * 2.0).floor() / 2.0
}

/// The gaps between rows.
pub(super) enum Gaps {
    /// The gap between title and lines.
    BelowTitle(f32),
    /// The gap above each row.
    Above(Vec<f32>),
}

/// Returns the line numbers of the rows, without duplicates, if the face consists only of lines. Returns an empty
/// list if the face has a title.
pub(super) fn lines_alone(rows: &[(TypesetRow, bool)]) -> Vec<usize> {
    if rows.iter().any(|(_, title)| *title) {
        return Vec::new();
    }
    let mut lines: Vec<usize> = rows.iter().filter(|(row, _)| !row.rule).map(|(row, _)| row.line).collect();
    lines.dedup();
    lines
}

/// Distributes lines evenly over the height of a face, so that marks on one line do not touch the next. Returns the
/// gap above each row, or `None` if there is only one line, if there is a title, or if a line is taller than its
/// share.
pub(super) fn shares(rows: &[(TypesetRow, bool)], height: f32, size: f32, ruler: &TextMetrics<'_>) -> Option<Vec<f32>> {
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
            // A rule is centred between the shares of its neighbours.
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

/// Places rows one below another, with separate font sizes for title and lines. Returns the areas that they occupy.
pub(super) fn place_rows(
    rows: &[(TypesetRow, bool)],
    room: Rect,
    mut y: f32,
    gaps: Gaps,
    size_of: impl Fn(bool) -> f32,
    marks: &mut Vec<FaceMark>,
    ruler: &TextMetrics<'_>,
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
            marks.push(FaceMark::Rule(line));
            taken.push(line);
        } else {
            let start = pos2(room.center().x - row.width * size / 2.0, y);
            place_row(row, start, size, marks, ruler);
            let stands = Rect::from_min_size(start, vec2(row.width * size, height));
            // Letters do not reach the edges of their rows.
            taken.push(if row.has_words() { stands.shrink2(vec2(0.0, height * LEADING / 2.0)) } else { stands });
        }
        y += height;
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::super::typeset::one_row;
    use super::*;
    use rondel_presenter::resolved::LinePart;

    /// Lays out rows of equal height for these lines in a face of this height. Returns the row height and the gaps.
    fn above(lines: &[usize], titles: usize, height: f32) -> (f32, Option<Vec<f32>>) {
        let ctx = egui::Context::default();
        let mut result = None;
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let mut ruler = TextMetrics::new(ui.ctx());
            let row = |(place, line): (usize, &usize)| {
                let mut row = one_row(&[LinePart::Words("word".to_owned())], &mut ruler);
                row.line = *line;
                (row, place < titles)
            };
            let rows: Vec<(TypesetRow, bool)> = lines.iter().enumerate().map(row).collect();
            result = Some((rows[0].0.height(&ruler) * 10.0, shares(&rows, height, 10.0, &ruler)));
        });
        output.textures_delta.clear();
        result.expect("a frame was drawn")
    }

    #[test]
    fn lines_share_the_height_of_a_face_evenly() {
        let (row, shared) = above(&[0, 1], 0, 100.0);
        // Each line is centred in its half.
        let gap = (50.0 - row) / 2.0;
        let shared = shared.expect("there is room");
        assert!((shared[0] - gap).abs() < 0.01 && (shared[1] - 2.0 * gap).abs() < 0.01, "{shared:?}");
        // The second row of a line follows the first without a gap.
        let (row, shared) = above(&[0, 0, 1], 0, 100.0);
        let shared = shared.expect("there is room");
        assert!((shared[0] - (50.0 - 2.0 * row) / 2.0).abs() < 0.01 && shared[1].abs() < 0.01, "{shared:?}");
    }

    #[test]
    fn a_title_a_single_line_or_one_too_high_share_nothing() {
        assert_eq!(above(&[0, 1], 1, 100.0).1, None);
        assert_eq!(above(&[0, 0], 0, 100.0).1, None);
        // Two rows do not fit in the share of one line.
        assert_eq!(above(&[0, 0, 1], 0, 30.0).1, None);
    }
}
