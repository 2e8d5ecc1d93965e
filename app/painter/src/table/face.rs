//! Lays out the contents of a piece: icons, text and badges, fitted into its outline at a given scale.

use egui::{FontId, Pos2, Rect, Vec2, pos2, vec2};
use rondel::scene::{Corner, Icon, Shape};
use rondel_presenter::resolved::{LinePart, ResolvedBadge, ResolvedPiece};

use super::counts::{bubble, icon_and_count, number_alone, words_in};
use super::fitting::{Like, Set, set_face};
use super::rows::half_points;
use super::stamps::{StampMark, stamped};
pub use super::typeset::TextMetrics;
use super::typeset::{one_row, place_row};

/// Something to paint on a piece. Positions are in points, relative to the piece's upper left corner.
#[derive(Clone, Debug)]
pub enum FaceMark {
    /// A faint drawing below everything else.
    Behind(Icon, Rect),
    /// The background of a badge.
    Plate(Rect),
    /// The round background of a count.
    Bubble(Rect),
    /// A thin line.
    Rule(Rect),
    /// The main drawing, below badges.
    Figure(Icon, Rect),
    /// An icon in a line or on a badge.
    Icon(Icon, Rect),
    /// The drawing of a card back, which fills the piece.
    Back(Icon, Rect),
    /// Text, with the position of its upper left corner.
    Words(Pos2, String, FontId),
    /// A stamp across the piece.
    Stamp(StampMark),
}

/// The result of fitting a face: the font size, and the index of the chosen area among the areas that badges leave
/// free.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Fit {
    pub(super) size: f32,
    pub(super) room: usize,
    /// Whether the drawing is beside the name, for a card with both.
    pub(super) beside: Option<bool>,
    /// Index of the excerpt that is shown: the lower, the more is shown.
    pub(super) excerpt: usize,
}

/// Lays out a piece at `scale` points per table unit.
pub fn lay(piece: &ResolvedPiece, scale: f32, ruler: &mut TextMetrics<'_>) -> Vec<FaceMark> {
    lay_like(piece, scale, None, ruler).0
}

/// Like [`lay`], but with at most the font size of `like`, and in the same area if the face fits there. Also
/// returns the resulting fit.
pub(super) fn lay_like(
    piece: &ResolvedPiece,
    scale: f32,
    like: Option<Fit>,
    ruler: &mut TextMetrics<'_>,
) -> (Vec<FaceMark>, Option<Fit>) {
    let size = piece.rect.size() * scale;
    let whole = Rect::from_min_size(Pos2::ZERO, size);
    // Missing pieces are shown discreetly, with a small drawing in the centre of their space.
    let quiet = if piece.shape == Shape::Space { whole.scale_from_center(0.56) } else { whole };
    let mut marks = behind(&piece.face.behind, quiet);
    let mut fit = None;
    if let Some(back) = piece.face.back {
        marks.push(FaceMark::Back(back, whole));
        if let Some(count) = piece.count {
            bubble(&count.to_string(), whole, scale, &mut marks, ruler);
        }
        return (marks, None);
    }
    let small = size.min_elem();
    let padding = match piece.shape {
        Shape::Disc => small * 0.14,
        Shape::Figure | Shape::Line => 0.0,
        // Keep the contents clear of the corners.
        Shape::Polygon => small * 0.2,
        Shape::Card | Shape::Space | Shape::Tile => (small * 0.06).min(7.0 * scale),
    };
    let inner = whole.shrink(padding);
    let plates = badges(piece, whole, scale, &mut marks, ruler);
    let face = &piece.face;
    let only_icon = face.title.is_none() && face.lines.is_empty();
    match (face.icon, piece.count) {
        (Some(icon), Some(count)) if only_icon => {
            icon_and_count(icon, &count.to_string(), (inner, whole), scale, &mut marks, ruler);
        }
        (Some(icon), None) if let Some(number) = number_alone(piece) => {
            icon_and_count(icon, number, (inner, whole), scale, &mut marks, ruler);
        }
        (None, None) if let Some(number) = number_alone(piece) => {
            words_in(number, inner.shrink2(vec2(inner.width() * 0.15, 0.0)), &mut marks, ruler);
        }
        // A drawing without a fill and border (`Shape::Figure`) may use the full width.
        (Some(icon), None) if only_icon && piece.shape == Shape::Figure => marks.push(FaceMark::Figure(icon, inner)),
        (Some(icon), None) if only_icon => marks.push(FaceMark::Figure(icon, clear_of(&plates, inner))),
        (None, Some(0)) if only_icon && piece.shape == Shape::Space => {}
        (None, Some(count)) if only_icon => words_in(&count.to_string(), inner, &mut marks, ruler),
        (None, None) if only_icon => {}
        (icon, count) => {
            if let Some((set, own)) = beside_plates(piece, icon, inner, &plates, (scale, like), ruler) {
                // If the drawing of a card did not fit, it is shown faintly behind the text.
                let is_drawn = set.marks.iter().any(|mark| matches!(mark, FaceMark::Figure(..)));
                if piece.shape == Shape::Card && !is_drawn && face.behind.is_empty() {
                    marks.splice(0..0, behind(icon.as_slice(), whole));
                }
                if matches!(piece.shape, Shape::Figure | Shape::Line) {
                    marks.extend(ground_of(&set.marks, ruler));
                }
                marks.extend(set.marks);
                fit = Some(own);
            }
            if let Some(count) = count {
                bubble(&count.to_string(), whole, scale, &mut marks, ruler);
            }
        }
    }
    let stamp = stamped(piece, whole, scale, &marks, ruler);
    marks.extend(stamp.map(FaceMark::Stamp));
    if ruler.wordless {
        marks.retain(|mark| !matches!(mark, FaceMark::Words(..) | FaceMark::Plate(_) | FaceMark::Bubble(_)));
    }
    (marks, fit)
}

/// Returns a background that keeps the text of a piece without a body readable on any surface.
fn ground_of(marks: &[FaceMark], ruler: &mut TextMetrics<'_>) -> Option<FaceMark> {
    let words = marks.iter().filter_map(|mark| match mark {
        FaceMark::Words(at, words, font) => {
            let size = vec2(ruler.width(words, true), ruler.row) * font.size;
            Some(Rect::from_min_size(*at, size).expand2(vec2(font.size * 0.3, 0.0)))
        }
        _ => None,
    });
    words.reduce(Rect::union).map(FaceMark::Plate)
}

/// Places faint drawings: a single one fills the piece, several are placed along its diagonal.
fn behind(icons: &[Icon], whole: Rect) -> Vec<FaceMark> {
    let count = icons.len() as f32;
    let side = whole.size().min_elem() * if icons.len() < 2 { 0.9 } else { 0.9 - 0.12 * count };
    let room = whole.shrink2((whole.size() - Vec2::splat(side)).max(Vec2::ZERO) * 0.06);
    let place = |index: usize| {
        let share = if icons.len() < 2 { 0.5 } else { index as f32 / (count - 1.0) };
        let free = room.size() - Vec2::splat(side);
        Rect::from_min_size(room.min + free * share, Vec2::splat(side))
    };
    icons.iter().enumerate().map(|(index, icon)| FaceMark::Behind(icon, place(index))).collect()
}

/// Distance between text and an adjacent badge, in table units.
const BESIDE_PLATE: f32 = 6.0;

/// Lays out title, icon and lines clear of the badges in the corners: over the whole face if they do not touch a
/// badge, otherwise below or above the badges.
fn beside_plates(
    piece: &ResolvedPiece,
    icon: Option<Icon>,
    inner: Rect,
    plates: &[Rect],
    (scale, like): (f32, Option<Fit>),
    ruler: &mut TextMetrics<'_>,
) -> Option<(Set, Fit)> {
    let (below, above) = between_plates(plates, inner);
    let room = |top: f32, bottom: f32| Rect::from_min_max(pos2(inner.left(), top), pos2(inner.right(), bottom));
    let tries = [inner, room(inner.top(), above), room(below, inner.bottom()), room(below, above)];
    let wanted = Like { cap: like.map_or(f32::INFINITY, |like| like.size), beside: like.and_then(|like| like.beside) };
    // Text too close to a badge would look like part of it.
    let apart = vec2(BESIDE_PLATE * scale, 0.0);
    let is_free = |set: &Set| {
        let meets = |taken: &Rect| plates.iter().any(|plate| plate.expand2(apart).intersects(taken.shrink(0.5)));
        !set.taken.iter().any(meets)
    };
    if let Some(like) = like {
        let set = set_face(piece, icon, tries[like.room], scale, wanted, ruler);
        if set.size >= like.size - 0.1 && set.beside == like.beside && is_free(&set) {
            let excerpt = set.excerpt;
            return Some((set, Fit { excerpt, ..like }));
        }
    }
    let mut best: Option<(Set, Fit)> = None;
    for (place, rect) in tries.into_iter().enumerate() {
        if place > 0 && tries[..place].contains(&rect) {
            continue;
        }
        let set = set_face(piece, icon, rect, scale, wanted, ruler);
        let free = is_free(&set);
        let better = best.as_ref().is_none_or(|(best, _)| set.worth() > best.worth());
        if (free || place == tries.len() - 1 && best.is_none()) && better {
            let fit = Fit { size: set.size, room: place, beside: set.beside, excerpt: set.excerpt };
            best = Some((set, fit));
        }
    }
    best
}

/// Returns the position of a single drawing: the largest square clear of the badges, or the full square if
/// the badges leave too little space.
fn clear_of(plates: &[Rect], inner: Rect) -> Rect {
    const LEAST: f32 = 0.5;
    let (below, above) = between_plates(plates, inner);
    let room = Rect::from_min_max(pos2(inner.left(), below), pos2(inner.right(), above));
    let whole = square_in(inner);
    // A badge that barely overlaps the square is ignored.
    let meets = plates.iter().any(|plate| plate.intersects(whole.shrink(whole.width() * 0.08)));
    if !meets || room.height() < LEAST * whole.height() { whole } else { square_in(room) }
}

/// Returns the lower edge of the upper badges and the upper edge of the lower badges.
fn between_plates(plates: &[Rect], inner: Rect) -> (f32, f32) {
    let middle = inner.center().y;
    let below = plates.iter().filter(|plate| plate.center().y < middle).map(Rect::bottom).fold(inner.top(), f32::max);
    let above = plates.iter().filter(|plate| plate.center().y >= middle).map(Rect::top).fold(inner.bottom(), f32::min);
    (below, above)
}

pub(super) fn square_in(rect: Rect) -> Rect {
    Rect::from_center_size(rect.center(), Vec2::splat(rect.size().min_elem()))
}

/// Places the badges in the corners. Returns their rectangles.
fn badges(
    piece: &ResolvedPiece,
    whole: Rect,
    scale: f32,
    marks: &mut Vec<FaceMark>,
    ruler: &mut TextMetrics<'_>,
) -> Vec<Rect> {
    let mut plates: Vec<Rect> = Vec::new();
    let most = half_points((whole.size().min_elem() / scale * 0.19).clamp(8.0, 15.0) * scale).max(ruler.smallest);
    for own in piece.face.badges.iter().filter(|badge| badge.stamp.is_none()) {
        let parts = &own.parts;
        // If the whole badge does not fit, its text is kept, because it is more specific than the icons.
        let is_word = |part: &&LinePart| !matches!(part, LinePart::Icon(_) | LinePart::Divider);
        let words: Vec<LinePart> = parts.iter().filter(is_word).cloned().collect();
        let shorter = if words.is_empty() || words.len() == parts.len() { None } else { Some(words) };
        for parts in std::iter::once(parts.clone()).chain(shorter) {
            if let Some(plate) = badge(piece, (own, &parts), (whole, most), &plates, (scale, &mut *marks), ruler) {
                plates.push(plate);
                break;
            }
        }
    }
    plates
}

/// Font size of badges with a fixed size, in table units.
const FIXED: f32 = 16.0;

/// Places one badge. Returns `None` if it would touch an earlier badge or be unreadable.
fn badge(
    piece: &ResolvedPiece,
    (own, parts): (&ResolvedBadge, &[LinePart]),
    (whole, most): (Rect, f32),
    plates: &[Rect],
    (scale, marks): (f32, &mut Vec<FaceMark>),
    ruler: &mut TextMetrics<'_>,
) -> Option<Rect> {
    let corner = own.corner;
    let is_upper = |corner: Corner| matches!(corner, Corner::TopLeft | Corner::TopRight);
    let row = one_row(parts, ruler);
    // Badges in adjacent corners shrink so that both fit.
    let laid = piece.face.badges.iter().filter(|other| other.stamp.is_none());
    let beside = laid.filter(|other| is_upper(other.corner) == is_upper(corner));
    let share: f32 = beside.map(|badge| one_row(&badge.parts, ruler).width + 0.9).sum();
    let room = whole.width() * 0.94;
    let least = if row.has_words() { ruler.smallest.min(room / (row.width + 0.4)) } else { 0.0 };
    let size =
        if own.fixed { half_points(FIXED * scale).max(ruler.smallest) } else { most.min(room / share).max(least) };
    if size < ruler.smallest && row.has_words() {
        return None;
    }
    let extent = vec2((row.width + 0.6) * size, (row.height(ruler) + 0.12) * size).max(Vec2::splat(size * 1.45));
    let margin = size * 0.22;
    let x = match corner {
        Corner::TopLeft | Corner::BottomLeft => whole.left() + margin,
        Corner::TopRight | Corner::BottomRight => whole.right() - margin - extent.x,
    };
    let y = match corner {
        Corner::TopLeft | Corner::TopRight => whole.top() + margin,
        Corner::BottomLeft | Corner::BottomRight => whole.bottom() - margin - extent.y,
    };
    let rect = Rect::from_min_size(pos2(x, y), extent);
    // If badges would overlap, only the first one is shown.
    if plates.iter().any(|plate| plate.intersects(rect.shrink(1.0))) {
        return None;
    }
    marks.push(FaceMark::Plate(rect));
    place_row(&row, rect.center() - vec2(row.width, row.height(ruler)) * size / 2.0, size, marks, ruler);
    Some(rect)
}

#[cfg(test)]
pub(super) mod tests {
    use rondel::scene::{Inline, Piece, Scene, Tone, Zone, ZoneKind};
    use rondel::{Catalog, ElementId, Observer, Text};

    use super::*;
    use rondel_presenter::resolved::ResolvedScene;

    /// Lays out a piece at one point per table unit.
    pub(in super::super) fn laid(piece: Piece) -> Vec<FaceMark> {
        let mut scene = Scene::new(Observer::Spectator);
        scene.zones.push(Zone::new(ZoneKind::Row, piece.rect).with([piece]));
        let scene = ResolvedScene::new(&scene, &Catalog::new("en", []).expect("a locale"));
        let ctx = egui::Context::default();
        let mut marks = Vec::new();
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let mut ruler = TextMetrics::new(ui.ctx());
            (ruler.smallest, ruler.smallest_usual) = (10.0, 10.0);
            marks = lay(&scene.pieces[0], 1.0, &mut ruler);
        });
        output.textures_delta.clear();
        marks
    }

    fn piece(shape: Shape, w: f32, h: f32) -> Piece {
        let rect = rondel::scene::Rect::new(0.0, 0.0, w, h);
        Piece::new(ElementId::new("piece", 0), shape, rect, Text::verbatim("Piece")).tone(Tone::Accent)
    }

    fn plates(marks: &[FaceMark]) -> Vec<Rect> {
        marks.iter().filter_map(|mark| if let FaceMark::Plate(rect) = mark { Some(*rect) } else { None }).collect()
    }

    #[test]
    fn a_corner_number_is_of_one_size_on_pieces_of_every_size() {
        let number = |w: f32, h: f32| {
            let marks = laid(piece(Shape::Tile, w, h).corner(Corner::TopRight, [Inline::Number(7)]));
            let plate = plates(&marks)[0];
            assert!(Rect::from_min_size(Pos2::ZERO, vec2(w, h)).contains_rect(plate), "{w} × {h}: {plate:?}");
            plate.size()
        };
        assert!((number(40.0, 40.0) - number(300.0, 200.0)).length() < 0.01);
        let follows = |w: f32| plates(&laid(piece(Shape::Tile, w, w).badge(Corner::TopRight, [Inline::Number(7)])))[0];
        assert!(follows(40.0).width() < follows(300.0).width(), "a badge follows its piece");
    }

    #[test]
    fn words_on_a_thing_without_a_body_stand_on_a_plate() {
        let titled = |shape| plates(&laid(piece(shape, 120.0, 60.0).title(Text::verbatim("Ford")))).len();
        assert_eq!((titled(Shape::Figure), titled(Shape::Tile)), (1, 0));
    }

    fn drawing(marks: &[FaceMark]) -> Rect {
        let figure = |mark: &FaceMark| if let FaceMark::Figure(_, rect) = mark { Some(*rect) } else { None };
        marks.iter().find_map(figure).expect("a drawing")
    }

    #[test]
    fn a_plate_lies_beside_the_drawing_that_stands_alone() {
        for corner in [Corner::TopLeft, Corner::TopRight, Corner::BottomLeft, Corner::BottomRight] {
            let marks = laid(piece(Shape::Card, 50.0, 66.0).icon("work").badge(corner, [Inline::Icon("kind")]));
            let plate = |mark: &FaceMark| if let FaceMark::Plate(rect) = mark { Some(*rect) } else { None };
            let plate = marks.iter().find_map(plate).expect("a plate");
            let drawing = drawing(&marks);
            assert!(!plate.intersects(drawing.shrink(0.5)) && drawing.width() > 30.0, "{corner:?}: {marks:?}");
        }
    }

    #[test]
    fn a_count_covers_no_more_than_a_corner_of_the_drawing() {
        let marks = laid(piece(Shape::Tile, 40.0, 40.0).icon("coins").count(7_u16));
        let bubble = |mark: &FaceMark| if let FaceMark::Bubble(rect) = mark { Some(*rect) } else { None };
        let covered = marks.iter().find_map(bubble).expect("a plate").intersect(drawing(&marks));
        assert!(covered.area() < 0.06 * drawing(&marks).area(), "{marks:?}");
    }

    #[test]
    fn the_count_on_a_large_tile_is_large_even_on_a_square() {
        let size = |w: f32, h: f32| {
            let marks = laid(piece(Shape::Tile, w, h).icon("beer").count(7_u16));
            let size = |mark: &FaceMark| if let FaceMark::Words(.., font) = mark { Some(font.size) } else { None };
            marks.iter().find_map(size).expect("the count")
        };
        assert!(size(100.0, 100.0) > 1.5 * size(40.0, 40.0), "{} and {}", size(100.0, 100.0), size(40.0, 40.0));
    }

    #[test]
    fn a_picture_does_not_give_way_to_a_long_name() {
        for name in ["Deckelvase mit Drachen", "Schreibender Knabe", "Spiegelteleskop", "Die Grenadierin"] {
            for (w, h) in [(110.0, 105.0), (92.0, 92.0), (130.0, 88.0), (150.0, 110.0)] {
                let card = piece(Shape::Card, w, h).icon("drawing").title(Text::verbatim(name));
                let marks = laid(
                    card.badge(Corner::TopLeft, [Inline::Icon("kind")])
                        .badge(Corner::TopRight, [Inline::Icon("worth")]),
                );
                let named =
                    |mark: &FaceMark| matches!(mark, FaceMark::Words(_, words, _) if words.starts_with(&name[..3]));
                assert!(marks.iter().any(named), "{name}, {w} x {h}: {marks:?}");
                assert!(drawing(&marks).width() > 0.27 * h, "{name}, {w} x {h}: {marks:?}");
            }
        }
    }

    /// Returns the words of a face, except those on badges.
    fn words(marks: &[FaceMark]) -> String {
        let words = |mark: &FaceMark| if let FaceMark::Words(_, words, _) = mark { Some(words.clone()) } else { None };
        marks.iter().filter_map(words).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_small_card_shows_its_whole_name_in_two_rows() {
        let symbol = || [Inline::Icon("kind")];
        for (name, w) in [("Singing Bird", 96.0), ("Horn des Einhorns", 104.0), ("Dancing Couple", 96.0)] {
            let card = piece(Shape::Card, w, 45.0).icon("drawing").title(Text::verbatim(name));
            let marks = laid(card.badge(Corner::TopLeft, symbol()).badge(Corner::TopRight, symbol()));
            assert_eq!(words(&marks), name, "{w}");
            assert!(drawing(&marks).width() > 15.0, "{name} has room for its drawing: {marks:?}");
        }
        let tile = piece(Shape::Tile, 80.0, 76.0).icon("drawing").title(Text::verbatim("Mulberry Plantation"));
        let marks = laid(tile.badge(Corner::TopLeft, symbol()).line([Inline::Divider]).line(symbol()));
        assert_eq!(words(&marks).replace("- ", ""), "Mulberry Plantation", "the name matters more than the drawing");
    }

    #[test]
    fn a_card_shows_its_name_however_small_it_is() {
        let symbols = || vec![Inline::Number(3), Inline::Icon("one"), Inline::Icon("other"), Inline::Icon("third")];
        for (w, h) in [(84.0, 120.0), (82.0, 82.0), (57.0, 82.0), (46.0, 64.0), (40.0, 50.0)] {
            let card = piece(Shape::Card, w, h).icon("drawing").title(Text::verbatim("Royal Gunpowder Mill"));
            let card = card.badge(Corner::TopLeft, [Inline::Icon("deck")]).line(symbols()).line([Inline::Divider]);
            let marks = laid(card.line(symbols()));
            let name = |mark: &FaceMark| matches!(mark, FaceMark::Words(_, words, _) if words.starts_with("Roy"));
            assert!(marks.iter().any(name), "{w} x {h}: {marks:?}");
        }
    }

    #[test]
    fn an_amount_is_never_left_out_of_what_a_card_asks_for() {
        let price = || {
            let minus = Inline::Text(Text::verbatim("−2"));
            vec![Inline::Icon("gear"), Inline::Icon("gear"), minus, Inline::Icon("coin")]
        };
        for (w, h) in
            [(84.0, 120.0), (82.0, 82.0), (70.0, 74.0), (61.0, 68.0), (46.0, 64.0), (40.0, 50.0), (30.0, 40.0)]
        {
            let card = piece(Shape::Card, w, h).icon("drawing").title(Text::verbatim("Royal Giro and Loan Bank"));
            let marks = laid(card.badge(Corner::TopLeft, [Inline::Icon("deck")]).line([Inline::Divider]).line(price()));
            let has_coin = marks.iter().any(|mark| matches!(mark, FaceMark::Icon("coin", _)));
            let has_amount = marks.iter().any(|mark| matches!(mark, FaceMark::Words(_, words, _) if words == "−2"));
            assert_eq!(has_coin, has_amount, "{w} x {h}: {marks:?}");
            assert!(has_coin || w < 60.0, "{w} x {h}: {marks:?}");
        }
    }
}
