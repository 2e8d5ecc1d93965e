//! Gives faces of the same kind a uniform look: they share a font size and the area for their contents.

use std::collections::BTreeMap;

use rondel::scene::Shape;
use rondel_presenter::resolved::{LinePart, ResolvedPiece};

use super::excerpts::is_only_signs;
use super::face::{FaceMark, Fit, TextMetrics, lay_like};

/// Faces share a font size only if the ratio between their font sizes is at least this value. One crowded face thus
/// does not make the text of all other faces small. The first value is for small groups of faces, which are compared at
/// a glance. The second value is for large groups. In small groups, icons alone may differ less than text.
const SHARES_FROM: (f32, f32) = (0.6, 0.85);
const SIGNS_SHARE_FROM: f32 = 0.85;
const FEW: usize = 8;
/// Maximum number of lines of a face that shares a font size with those that have a single line.
const USUAL: usize = 2;

/// Lays out the faces of all pieces. Similar pieces in a zone get the same layout.
pub(super) fn lay_alike(pieces: &[ResolvedPiece], scale: f32, ruler: &mut TextMetrics<'_>) -> Vec<Vec<FaceMark>> {
    let (mut marks, mut fits) = (Vec::new(), Vec::new());
    for piece in pieces {
        let (mut own, mut fit) = lay_like(piece, scale, None, ruler);
        // Text of the usual size is better than none.
        if ruler.smallest > ruler.smallest_usual && is_blank(piece, &own) {
            let chosen = std::mem::replace(&mut ruler.smallest, ruler.smallest_usual);
            (own, fit) = lay_like(piece, scale, None, ruler);
            ruler.smallest = chosen;
        }
        marks.push(own);
        fits.push(fit);
    }
    let mut rows: BTreeMap<_, Vec<usize>> = BTreeMap::new();
    for (place, piece) in pieces.iter().enumerate() {
        if piece.shape == Shape::Card && fits[place].is_some() {
            let size = piece.rect.size();
            let look = (piece.face.icon.is_some(), piece.face.title.is_some(), is_only_signs(piece));
            rows.entry((piece.zone, size.x.round() as i32, size.y.round() as i32, look)).or_default().push(place);
        }
    }
    for ((.., look), row) in rows {
        let from = match look {
            (.., true) => SIGNS_SHARE_FROM,
            _ if row.len() <= FEW => SHARES_FROM.0,
            _ => SHARES_FROM.1,
        };
        let own: Vec<(usize, Fit)> = row.iter().filter_map(|place| Some((*place, fits[*place]?))).collect();
        // In a large group, a few faces with many lines do not make the text of all others smaller.
        let is_crowded = |(place, _): &(usize, Fit)| row.len() > FEW && lines(&pieces[*place]) > USUAL;
        let (crowded, own): (Vec<_>, Vec<_>) = own.into_iter().partition(is_crowded);
        for (places, like) in shared(own, from).into_iter().chain(shared(crowded, from)) {
            let has_name_and_drawing = like.beside.is_some();
            let ways = if has_name_and_drawing { vec![Some(true), Some(false)] } else { vec![None] };
            let laid = ways.into_iter().map(|beside| lay_row(pieces, &places, scale, Fit { beside, ..like }, ruler));
            let best = laid.max_by(|one, other| one.0.total_cmp(&other.0));
            for (place, own) in places.into_iter().zip(best.into_iter().flat_map(|(_, faces)| faces)) {
                marks[place] = own;
            }
        }
    }
    marks
}

/// Returns the number of lines with contents.
fn lines(piece: &ResolvedPiece) -> usize {
    let has_content = |line: &&Vec<LinePart>| line.iter().any(|part| !matches!(part, LinePart::Divider));
    piece.face.lines.iter().filter(has_content).count()
}

/// Lays out the faces at these places alike. Returns the quality, and the faces. What matters most for the quality is
/// how much the faces show, then the width of their drawings.
fn lay_row(
    pieces: &[ResolvedPiece],
    places: &[usize],
    scale: f32,
    like: Fit,
    ruler: &mut TextMetrics<'_>,
) -> (f32, Vec<Vec<FaceMark>>) {
    /// The quality lost with each excerpt, in points.
    const EXCERPT: f32 = 1000.0;
    let mut quality = 0.0;
    let mut faces = Vec::new();
    for place in places {
        let (marks, fit) = lay_like(&pieces[*place], scale, Some(like), ruler);
        let width = |mark: &FaceMark| if let FaceMark::Figure(_, rect) = mark { Some(rect.width()) } else { None };
        quality += marks.iter().find_map(width).unwrap_or(0.0);
        quality -= fit.map_or(f32::INFINITY, |fit| EXCERPT * fit.excerpt as f32);
        faces.push(marks);
    }
    (quality, faces)
}

/// Returns whether a face shows nothing of what its piece has to show.
pub(super) fn is_blank(piece: &ResolvedPiece, marks: &[FaceMark]) -> bool {
    let face = &piece.face;
    let counts = piece.count.is_some_and(|count| count > 0 || piece.shape != Shape::Space);
    let has_content = face.icon.is_some() || face.title.is_some() || !face.lines.is_empty() || counts;
    let is_drawn = |mark: &FaceMark| !matches!(mark, FaceMark::Behind(..) | FaceMark::Plate(_) | FaceMark::Rule(_));
    has_content && !marks.iter().any(is_drawn)
}

/// Groups the faces of a row so that the ratio between any two font sizes in a group is at least `from`. Each group has
/// the smallest font size and the narrowest area of its faces.
fn shared(mut row: Vec<(usize, Fit)>, from: f32) -> Vec<(Vec<usize>, Fit)> {
    row.sort_by(|one, other| other.1.size.total_cmp(&one.1.size));
    let mut alike = Vec::new();
    while let Some((_, largest)) = row.first().copied() {
        let count = row.iter().take_while(|(_, fit)| fit.size >= largest.size * from).count();
        let together: Vec<(usize, Fit)> = row.drain(..count).collect();
        let size = together.iter().map(|(_, fit)| fit.size).fold(f32::INFINITY, f32::min);
        let room = together.iter().map(|(_, fit)| fit.room).max().unwrap_or(0);
        let beside = together.iter().find_map(|(_, fit)| fit.beside);
        alike.push((together.into_iter().map(|(place, _)| place).collect(), Fit { size, room, beside, ..largest }));
    }
    alike
}

#[cfg(test)]
mod tests {
    use rondel::scene::{self, Corner, Inline, Piece, Scene, Zone, ZoneKind};
    use rondel::{Catalog, ElementId, Observer, Text};
    use rondel_presenter::resolved::ResolvedScene;

    use super::*;

    #[test]
    fn faces_about_as_large_share_the_smallest_size_and_one_crowded_face_makes_no_other_small() {
        let fit = |size: f32, room: usize| Fit { size, room, beside: None, excerpt: 0 };
        let row = vec![(0, fit(20.0, 0)), (1, fit(6.0, 3)), (2, fit(14.0, 1)), (3, fit(13.0, 3))];
        let look = |group: (Vec<usize>, Fit)| (group.0, group.1.size, group.1.room);
        let alike: Vec<_> = shared(row, SHARES_FROM.0).into_iter().map(look).collect();
        assert_eq!(alike, [(vec![0, 2, 3], 13.0, 3), (vec![1], 6.0, 3)]);
        assert!(shared(Vec::new(), SHARES_FROM.0).is_empty());
        let many = (0..9).map(|place| (place, fit(20.0 - place as f32, 0))).collect();
        let sizes: Vec<_> =
            shared(many, SHARES_FROM.1).into_iter().map(|group| (group.0.len(), group.1.size)).collect();
        assert_eq!(sizes, [(4, 17.0), (3, 14.0), (2, 12.0)]);
    }

    #[test]
    fn the_drawings_of_a_row_of_cards_are_all_beside_or_all_below_their_names() {
        let names = ["Oak", "Ostrich Egg in Silver", "The Girl Grenadier", "Evening on the Havel with Herons"];
        for (w, h) in [(155.0, 111.0), (170.0, 100.0), (190.0, 110.0), (150.0, 120.0)] {
            let card = |(place, name): (usize, &&str)| {
                let rect = scene::Rect::new(200.0 * place as f32, 0.0, w, h);
                Piece::new(ElementId::new("card", place as u32), Shape::Card, rect, Text::verbatim(*name))
                    .icon("drawing")
                    .title(Text::verbatim(*name))
                    .badge(Corner::TopLeft, [Inline::Icon("kind")])
            };
            let mut scene = Scene::new(Observer::Spectator);
            let row = Zone::new(ZoneKind::Row, scene::Rect::new(0.0, 0.0, 800.0, h));
            scene.zones.push(row.with(names.iter().enumerate().map(card)));
            let scene = ResolvedScene::new(&scene, &Catalog::new("en", []).expect("a locale"));
            let ctx = egui::Context::default();
            let mut beside = Vec::new();
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                let mut ruler = TextMetrics::new(ui.ctx());
                (ruler.smallest, ruler.smallest_usual) = (10.0, 10.0);
                let drawing = |marks: &Vec<FaceMark>| {
                    let figure = |mark: &FaceMark| {
                        if let FaceMark::Figure(_, rect) = mark { Some(rect.center().x) } else { None }
                    };
                    marks.iter().find_map(figure).map(|x| x < w * 0.4)
                };
                beside = lay_alike(&scene.pieces, 1.0, &mut ruler).iter().filter_map(drawing).collect();
            });
            output.textures_delta.clear();
            beside.dedup();
            assert_eq!(beside.len(), 1, "{w} x {h}: {beside:?}");
        }
    }

    /// Returns the font sizes of cards in a row, which have these numbers of lines.
    fn sizes(lines: &[usize]) -> Vec<f32> {
        let card = |(place, count): (usize, &usize)| {
            let rect = scene::Rect::new(100.0 * place as f32, 0.0, 92.0, 78.0);
            let card = Piece::new(ElementId::new("card", place as u32), Shape::Card, rect, Text::verbatim("card"));
            (0..*count).fold(card, |card, _| card.line([Inline::Icon("ship"), Inline::Text(Text::verbatim("Ship"))]))
        };
        let mut scene = Scene::new(Observer::Spectator);
        let row = Zone::new(ZoneKind::Ring, scene::Rect::new(0.0, 0.0, 2000.0, 78.0));
        scene.zones.push(row.with(lines.iter().enumerate().map(card)));
        let scene = ResolvedScene::new(&scene, &Catalog::new("en", []).expect("a locale"));
        let mut sizes = Vec::new();
        let mut output = egui::Context::default().run_ui(egui::RawInput::default(), |ui| {
            let mut ruler = TextMetrics::new(ui.ctx());
            (ruler.smallest, ruler.smallest_usual) = (8.0, 8.0);
            let size = |marks: &Vec<FaceMark>| {
                let word = |mark: &FaceMark| {
                    if let FaceMark::Words(.., font) = mark { Some(font.size) } else { None }
                };
                marks.iter().find_map(word).expect("a word")
            };
            sizes = lay_alike(&scene.pieces, 1.0, &mut ruler).iter().map(size).collect();
        });
        output.textures_delta.clear();
        sizes
    }

    #[test]
    fn a_card_with_three_lines_makes_the_text_of_a_whole_ring_no_smaller() {
        let without = sizes(&[2; 12]);
        let with = sizes(&[2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 2, 1]);
        assert!(with[3] < without[3], "{with:?} and {without:?}");
        assert_eq!((with[0], with[11]), (without[0], without[0]), "{with:?}");
    }
}
