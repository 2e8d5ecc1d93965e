//! Places the names of the regions of a map: inside the regions and clear of the pieces.

use std::f32::consts::TAU;

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use rondel::{ElementId, Seat};
use rondel_presenter::hyphens::in_two;
use rondel_presenter::resolved::{ResolvedScene, ResolvedZone};
use rondel_presenter::resolved_region::ResolvedRegion;

use super::rows::half_points;
use super::typeset::TextMetrics;

/// Font size of a name, in table units.
const NAME: f32 = 11.5;
/// Maximum enlargement of a name relative to its size on the table, so that names do not cover the map.
const LARGEST: f32 = 3.0;
/// Height of the letters and distance between lines, as multiples of the font size.
const LETTERS: f32 = 1.02;
const LINE: f32 = 1.05;
/// Radius of the owner's seat symbol relative to the font size, and its reserved width relative to the radius.
const SHAPE: f32 = 0.44;
const SHAPE_ROOM: f32 = 2.6;
/// Width of the outline that makes a name readable on any drawing, as a multiple of the font size.
pub(super) const RIM: f32 = 0.17;
/// Minimum fraction of a name that must be inside its region. A border may cross the rest.
const WITHIN: f32 = 0.62;

/// The position of a region's name, in points from the corner of the table.
#[derive(Clone, Debug)]
pub(super) struct RegionName {
    /// The region.
    pub id: ElementId,
    /// The lines, each with the centre of its left edge and its width.
    pub lines: Vec<(Pos2, f32, String)>,
    /// Font size, in points.
    pub size: f32,
    /// The owner's seat symbol: its centre, radius and seat.
    pub shape: Option<(Pos2, f32, Seat)>,
}

impl RegionName {
    /// Returns the rectangles that the name covers, in points from the corner of the table.
    pub(super) fn rects(&self) -> impl Iterator<Item = Rect> {
        let high = self.size * LETTERS;
        let lines = self
            .lines
            .iter()
            .map(move |(start, width, _)| Rect::from_min_size(*start - vec2(0.0, high / 2.0), vec2(*width, high)));
        lines.chain(self.shape.iter().map(|(middle, radius, _)| around(*middle, *radius)))
    }
}

fn around(middle: Pos2, radius: f32) -> Rect {
    Rect::from_center_size(middle, Vec2::splat(radius * 2.0))
}

/// One layout of a name: its lines with their widths, the font size, whether the owner's symbol precedes it, and
/// the cost of the layout.
struct NamePlacement {
    lines: Vec<(String, f32)>,
    size: f32,
    with_shape: bool,
    cost: f32,
}

impl NamePlacement {
    fn extent(&self) -> Vec2 {
        let width = self.lines.iter().map(|(_, width)| *width).fold(0.0, f32::max);
        let high = self.size * (LETTERS + LINE * (self.lines.len() - 1) as f32);
        vec2(width + if self.with_shape { self.size * SHAPE * SHAPE_ROOM } else { 0.0 }, high)
    }

    /// Returns the rectangles that the name covers if it is centred at `middle`: one for each line. The first rectangle
    /// includes the symbol.
    fn rects(&self, middle: Pos2) -> impl Iterator<Item = Rect> {
        let (extent, size) = (self.extent(), self.size);
        let room = if self.with_shape { size * SHAPE * SHAPE_ROOM } else { 0.0 };
        let top = middle.y - extent.y / 2.0;
        let words = middle.x + room / 2.0;
        self.lines.iter().enumerate().map(move |(number, (_, width))| {
            let before = if number == 0 { room } else { 0.0 };
            let corner = pos2(words - width / 2.0 - before, top + number as f32 * size * LINE);
            Rect::from_min_size(corner, vec2(width + before, size * LETTERS))
        })
    }
}

/// Lays out the names of the regions of a zone for a table at this scale.
///
/// Names do not cover pieces: a name moves within its region, is broken into two lines or uses a smaller font. If
/// none of these helps, it is omitted and shown only in the tooltip.
pub(super) fn lay_names(
    zone: &ResolvedZone,
    number: usize,
    scene: &ResolvedScene,
    scale: f32,
    ruler: &mut TextMetrics<'_>,
) -> Vec<RegionName> {
    let scaled = |rect: Rect| rect * scale;
    let Some(bounds) = zone.regions.iter().map(|region| region.bounds).reduce(Rect::union) else { return Vec::new() };
    if ruler.wordless {
        return Vec::new();
    }
    let frame = scaled(bounds.intersect(zone.rect));
    let lies_on_it = |piece: &&rondel_presenter::resolved::ResolvedPiece| {
        piece.folded_into == zone.folded_into
            && piece.zone >= number
            && piece.rect.intersects(bounds)
            && !piece.rect.contains_rect(bounds)
    };
    let mut taken: Vec<Rect> = scene.pieces.iter().filter(lies_on_it).map(|piece| scaled(piece.rect)).collect();
    let mut regions: Vec<&ResolvedRegion> = zone.regions.iter().collect();
    // Regions with little space for their name are processed first.
    let room = |region: &ResolvedRegion| region.bounds.area() / region.name.chars().count().max(1) as f32;
    regions.sort_by(|one, other| room(one).total_cmp(&room(other)));
    let mut names = Vec::new();
    for region in regions {
        let name = lay_name(region, scale, frame, &taken, ruler);
        taken.extend(name.rects());
        names.push(name);
    }
    names
}

fn lay_name(
    region: &ResolvedRegion,
    scale: f32,
    frame: Rect,
    taken: &[Rect],
    ruler: &mut TextMetrics<'_>,
) -> RegionName {
    let bounds = region.bounds * scale;
    let near: Vec<Rect> =
        taken.iter().filter(|other| other.intersects(bounds.expand(bounds.width()))).copied().collect();
    let label = (region.label.to_vec2() * scale).to_pos2();
    let own = half_points(NAME * scale);
    let holds = |point: Pos2| region.holds((point.to_vec2() / scale).to_pos2());
    let free = |rect: Rect| frame.contains_rect(rect) && !near.iter().any(|other| other.intersects(rect));
    let mut best: Option<(f32, Pos2, NamePlacement)> = None;
    for way in ways(region, own, ruler) {
        let extent = way.extent();
        for middle in spots(bounds, label, way.size * 0.28) {
            let cost = way.cost + (middle - label).length() / way.size;
            if best.as_ref().is_some_and(|(least, ..)| *least <= cost) {
                break;
            }
            let room = Rect::from_center_size(middle, extent);
            if !frame.contains_rect(room) || !holds(middle) || !way.rects(middle).all(|rect| free(rect.expand(0.6))) {
                continue;
            }
            let within = within(way.rects(middle), holds);
            if within < WITHIN {
                continue;
            }
            // A name that crosses a border could be mistaken for the neighbour's name.
            let cost = cost + (1.0 - within) * 6.0;
            if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                best = Some((cost, middle, NamePlacement { lines: way.lines.clone(), ..way }));
            }
        }
    }
    let mut name = RegionName { id: region.id, lines: Vec::new(), size: own.max(ruler.smallest_usual), shape: None };
    if let Some((_, middle, way)) = &best {
        name.size = way.size;
        let radius = (way.size * SHAPE).max(2.5);
        for (number, (rect, (words, width))) in way.rects(*middle).zip(&way.lines).enumerate() {
            let before = rect.width() - width;
            name.lines.push((rect.left_center() + vec2(before, 0.0), *width, words.clone()));
            if number == 0 && way.with_shape {
                name.shape = region.owner.map(|owner| (rect.left_center() + vec2(radius, 0.0), radius, owner));
            }
        }
    }
    if name.shape.is_none()
        && let Some(owner) = region.owner
    {
        // If the name does not include the owner's symbol, the symbol is painted next to a line of the name, or
        // anywhere else well inside the region.
        let radius = (name.size * SHAPE).max(2.5);
        let own: Vec<Rect> = name.rects().collect();
        let apart = radius * 1.3;
        let beside = own.iter().flat_map(|line| {
            [line.left_center() - vec2(apart, 0.0), line.right_center() + vec2(apart, 0.0)]
                .into_iter()
                .chain([line.center_top() - vec2(0.0, apart), line.center_bottom() + vec2(0.0, apart)])
        });
        let at = name.lines.first().map_or(label, |(start, ..)| *start - vec2(radius, 0.0));
        let near: Vec<Pos2> = beside.chain(spots(bounds, at, radius * 0.5)).collect();
        let clear = |rect: Rect| free(rect) && !own.iter().any(|other| other.intersects(rect));
        let lies_within = |middle: &Pos2, reach: f32| {
            let rim = (0..8).map(|turn| *middle + Vec2::angled(TAU * turn as f32 / 8.0) * reach);
            holds(*middle) && rim.into_iter().all(holds) && clear(around(*middle, radius * 1.15))
        };
        // A symbol that crosses a border could be mistaken for the neighbour's symbol.
        let margins = [1.7, 1.25, 0.0];
        let spot = margins
            .into_iter()
            .find_map(|margin| near.iter().copied().find(|middle| lies_within(middle, margin * radius)));
        name.shape = spot.map(|middle| (middle, radius, owner));
    }
    name
}

/// Returns the possible layouts of a name, best first: on one line and on two lines, then both again in
/// smaller letters.
fn ways(region: &ResolvedRegion, own: f32, ruler: &mut TextMetrics<'_>) -> Vec<NamePlacement> {
    let mut sizes = vec![own.max(ruler.smallest), own.max(ruler.smallest_usual)];
    sizes.dedup();
    let whole = vec![region.name.clone()];
    let mut ways = Vec::new();
    for (smaller, size) in sizes.into_iter().enumerate().filter(|(_, size)| *size <= LARGEST * own) {
        for lines in std::iter::once(whole.clone()).chain(in_two(&region.hyphenated).map(Vec::from)) {
            let cost = 2.0 * smaller as f32 + if lines.len() > 1 { 1.2 } else { 0.0 };
            let lines: Vec<(String, f32)> = lines
                .into_iter()
                .map(|words| (ruler.width(&words, true) * size, words))
                .map(|(width, words)| (words, width))
                .collect();
            if region.owner.is_some() {
                ways.push(NamePlacement { lines: lines.clone(), size, with_shape: true, cost });
            }
            // Separating the owner's symbol is better than moving the name far away.
            let cost = cost + if region.owner.is_some() { 1.0 } else { 0.0 };
            ways.push(NamePlacement { lines, size, with_shape: false, cost });
        }
    }
    ways
}

/// Returns positions all over a region, those nearest to `label` first.
fn spots(bounds: Rect, label: Pos2, step: f32) -> Vec<Pos2> {
    let steps =
        |low: f32, high: f32, from: f32| ((low - from) / step).floor() as i32..=((high - from) / step).ceil() as i32;
    let rows = steps(bounds.top(), bounds.bottom(), label.y);
    let all = rows.flat_map(|y| steps(bounds.left(), bounds.right(), label.x).map(move |x| (x, y)));
    let mut all: Vec<(i32, i32)> = all.collect();
    all.sort_by_key(|(x, y)| x * x + y * y);
    all.into_iter().map(|(x, y)| label + vec2(x as f32, y as f32) * step).collect()
}

/// Samples points in these rectangles. Returns the fraction for which `holds` returns `true`, from 0 to 1.
fn within(lines: impl Iterator<Item = Rect>, holds: impl Fn(Pos2) -> bool) -> f32 {
    const ACROSS: usize = 6;
    let (mut all, mut inside) = (0, 0);
    for line in lines {
        for place in 0..=ACROSS {
            let x = line.left() + line.width() * place as f32 / ACROSS as f32;
            for y in [line.top(), line.bottom()] {
                all += 1;
                inside += usize::from(holds(pos2(x, y)));
            }
        }
    }
    inside as f32 / all.max(1) as f32
}
