//! A scene with localised text. It is built once for each position, observer and language.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use emath::{Rect, pos2, vec2};
use rondel::scene::{Icon, Piece, Scene, Shape, ZoneKind};
use rondel::{Catalog, ElementId, Observer, Seat};

use super::reading_order::reading_order;
pub use super::resolved_piece::{LinePart, PieceTouch, ResolvedBadge, ResolvedFace, ResolvedPiece, resolve_line};
use super::resolved_piece::{rect_of, resolve_piece};
use super::resolved_region::ResolvedRegion;

/// A table ready to be drawn.
pub struct ResolvedScene {
    /// The viewing observer.
    pub observer: Observer,
    /// Size in table units.
    pub size: emath::Vec2,
    /// Aspect ratio of the backdrop: width divided by height.
    pub backdrop_shape: f32,
    /// Index of the alternative layout in use, or `None` for the scene's own layout.
    pub layout: Option<usize>,
    /// The original scene.
    pub source: Arc<Scene>,
    /// The image behind everything else.
    pub backdrop: Option<Icon>,
    /// The zones of the table.
    pub zones: Vec<ResolvedZone>,
    /// All pieces in drawing order.
    pub pieces: Vec<ResolvedPiece>,
    /// Groups of zones that are painted together, from bottom to top.
    pub sheets: Vec<Sheet>,
    /// The keyboard stops in reading order, zone by zone.
    pub stops: Vec<Stop>,
    /// Indices of the zones in reading order.
    pub zones_in_order: Vec<usize>,
    /// Indices of the pieces in hit-testing order: from bottom to top, and in reading order within a level.
    pub touched: Vec<usize>,
    places: HashMap<ElementId, usize>,
}

/// A piece or region at which the keyboard focus stops.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    /// Stable identity.
    pub id: ElementId,
    /// Rectangle in table units. For a region, this is the area around its name.
    pub rect: Rect,
    /// Index of its zone.
    pub zone: usize,
}

impl Stop {
    /// Returns the stop for a piece.
    pub fn at_piece(piece: &ResolvedPiece) -> Self {
        Self { id: piece.id, rect: piece.rect, zone: piece.zone }
    }

    /// Returns the stop for a region of a zone.
    pub fn at_region(region: &ResolvedRegion, zone: usize) -> Self {
        let rect = Rect::from_center_size(region.label, region.bounds.size() * 0.3);
        Self { id: region.id, rect, zone }
    }
}

/// A group of zones that is painted together: first mats, then regions, then pieces level by level. Each map
/// starts a new sheet, so that its regions are above the drawing of the map and below all other pieces.
pub struct Sheet {
    /// The element that opens the zones, or `None` if they are always visible.
    pub folded_into: Option<ElementId>,
    /// Indices of its zones.
    pub zones: Vec<usize>,
    /// Indices of its pieces.
    pub pieces: Vec<usize>,
    /// Number of levels of overlapping pieces.
    pub levels: usize,
}

/// A zone of the table, ready to be drawn.
pub struct ResolvedZone {
    /// Position and size, in table units.
    pub rect: Rect,
    /// Localised name.
    pub name: Option<String>,
    /// The title and its placement, or `None` if there is no space for it.
    pub title: Option<(String, TitlePlace)>,
    /// Maximum width of the title, in table units: the width of the zone, plus the free space to its right.
    pub title_room: f32,
    /// The owning seat, if any.
    pub owner: Option<Seat>,
    /// Drawing style.
    pub kind: ZoneKind,
    /// The regions of a map.
    pub regions: Vec<ResolvedRegion>,
    /// The element that opens the zone, or `None` if the zone is always visible.
    pub folded_into: Option<ElementId>,
}

/// Placement of the title of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TitlePlace {
    /// Inside the zone, along its upper edge.
    Inside,
    /// Above the zone.
    Above,
}

/// Height of a title, in table units.
pub const TITLE_ROOM: f32 = 20.0;
/// Approximate width of a title, in table units.
const TITLE_LENGTH: f32 = 120.0;

impl ResolvedScene {
    /// Resolves a scene in its own layout.
    pub fn new(scene: &Scene, catalog: &Catalog) -> Self {
        Self::in_layout(&Arc::new(scene.clone()), None, catalog)
    }

    /// Resolves a scene, optionally in one of its alternative layouts.
    pub fn in_layout(source: &Arc<Scene>, layout: Option<usize>, catalog: &Catalog) -> Self {
        let laid_out = layout.map(|layout| source.laid_out(layout));
        let scene = laid_out.as_ref().unwrap_or(source);
        let (mut sheets, sheet_of) = sheets(scene);
        let openers: BTreeSet<ElementId> = scene.zones.iter().filter_map(|zone| zone.folded_into).collect();
        let (mut zones, mut pieces) = (Vec::new(), Vec::new());
        for (place, zone) in scene.zones.iter().enumerate() {
            zones.push(resolve_zone(place, &sheet_of, scene, catalog));
            let sheet = &mut sheets[sheet_of[place]];
            for piece in &zone.pieces {
                sheet.pieces.push(pieces.len());
                let mut piece = resolve_piece(piece, catalog);
                piece.touch.opens = [piece.id, piece.touch.clicks].into_iter().find(|id| openers.contains(id));
                pieces.push(ResolvedPiece { zone: place, folded_into: zone.folded_into, ..piece });
            }
        }
        find_points(&mut pieces);
        for sheet in &mut sheets {
            sheet.levels = lay_on_each_other(&mut pieces, &sheet.pieces);
        }
        let places = pieces.iter().enumerate().map(|(place, piece)| (piece.id, place)).collect();
        let zones_in_order = reading_order(&zones.iter().map(|zone: &ResolvedZone| zone.rect).collect::<Vec<Rect>>());
        let reading: Vec<usize> = zones_in_order.iter().flat_map(|zone| read_zone(&pieces, *zone)).collect();
        let is_ground = |stop: &Stop| {
            let map = |zone: &ResolvedZone| !zone.regions.is_empty() && stop.rect.contains_rect(zone.rect);
            zones.iter().any(map) && pieces.iter().any(|piece| piece.id == stop.id && piece.touch.only_seen)
        };
        let stops = zones_in_order.iter().flat_map(|zone| stops_of(&zones[*zone], &pieces, *zone));
        // The drawing below a map is not a stop, since the regions already describe its contents.
        let stops = stops.filter(|stop| !is_ground(stop)).collect();
        let mut touched = reading;
        // The pieces of one level of a sheet do not overlap, so they can be read like a page.
        touched.sort_by_key(|place| (sheet_of[pieces[*place].zone], pieces[*place].level));
        let (observer, size) = (scene.observer, vec2(scene.width, scene.height));
        Self {
            observer,
            size,
            backdrop_shape: source.width / source.height,
            layout,
            source: Arc::clone(source),
            backdrop: scene.backdrop,
            zones,
            pieces,
            sheets,
            stops,
            zones_in_order,
            touched,
            places,
        }
    }

    /// Returns the available shapes in table units: the shape of the scene, then the shapes of its layouts.
    pub fn shapes(&self) -> impl Iterator<Item = (Option<usize>, emath::Vec2)> {
        let others = self.source.layouts.iter().enumerate();
        let others = others.map(|(place, layout)| (Some(place), vec2(layout.width, layout.height)));
        std::iter::once((None, vec2(self.source.width, self.source.height))).chain(others)
    }

    /// Returns the index of the piece with this identity.
    pub fn place(&self, id: ElementId) -> Option<usize> {
        self.places.get(&id).copied()
    }

    /// Returns the piece with this identity.
    pub fn piece(&self, id: ElementId) -> Option<&ResolvedPiece> {
        self.places.get(&id).map(|place| &self.pieces[*place])
    }

    /// Returns the seat that owns the zone of a piece, or `None` if the zone has no owner or there is no such piece.
    pub fn owner_of(&self, id: ElementId) -> Option<Seat> {
        self.zones[self.piece(id)?.zone].owner
    }

    /// Returns the region with this identity.
    pub fn region(&self, id: ElementId) -> Option<&ResolvedRegion> {
        self.zones.iter().flat_map(|zone| &zone.regions).find(|region| region.id == id)
    }

    /// Returns the region that has this identity, or that has this element as a field.
    pub fn region_of(&self, id: ElementId) -> Option<&ResolvedRegion> {
        let mut regions = self.zones.iter().flat_map(|zone| &zone.regions);
        regions.find(|region| region.id == id || region.fields.contains(&id))
    }

    /// Returns the rectangles of the zones that an element opens.
    pub fn folded_into(&self, opener: ElementId) -> impl Iterator<Item = Rect> {
        self.zones.iter().filter(move |zone| zone.folded_into == Some(opener)).map(|zone| zone.rect)
    }
}

/// Finds the empty points of large boards: figures without content, of a kind with many figures.
fn find_points(pieces: &mut [ResolvedPiece]) {
    /// The largest number of points of a small board.
    const FEW: usize = 30;
    let mut figures: BTreeMap<&str, usize> = BTreeMap::new();
    for piece in pieces.iter().filter(|piece| piece.shape == Shape::Figure) {
        *figures.entry(piece.id.kind).or_default() += 1;
    }
    for piece in pieces {
        let is_empty = piece.shape == Shape::Figure && piece.outline.is_none() && piece.face == ResolvedFace::default();
        piece.is_point = is_empty && figures[piece.id.kind] > FEW;
    }
}

/// Distributes zones over sheets: one sheet for the visible zones, one sheet for each opener, and a new sheet
/// for each map. Also returns the index of each zone's sheet.
fn sheets(scene: &Scene) -> (Vec<Sheet>, Vec<usize>) {
    let mut sheets: Vec<Sheet> = Vec::new();
    let mut sheet_of = Vec::new();
    for (place, zone) in scene.zones.iter().enumerate() {
        let fitting = sheets.iter().rposition(|sheet| sheet.folded_into == zone.folded_into);
        let sheet = fitting.filter(|_| zone.regions.is_empty()).unwrap_or_else(|| {
            let folded_into = zone.folded_into;
            sheets.push(Sheet { folded_into, zones: Vec::new(), pieces: Vec::new(), levels: 0 });
            sheets.len() - 1
        });
        sheets[sheet].zones.push(place);
        sheet_of.push(sheet);
    }
    (sheets, sheet_of)
}

/// Returns the indices of the pieces of a zone in reading order.
fn read_zone(pieces: &[ResolvedPiece], zone: usize) -> Vec<usize> {
    let places: Vec<usize> = (0..pieces.len()).filter(|place| pieces[*place].zone == zone).collect();
    let order = reading_order(&places.iter().map(|place| pieces[*place].rect).collect::<Vec<Rect>>());
    order.into_iter().map(|place| places[place]).collect()
}

/// Returns the stops of a zone in reading order, each region before its fields.
fn stops_of(zone: &ResolvedZone, pieces: &[ResolvedPiece], place: usize) -> Vec<Stop> {
    let labels: Vec<Rect> = zone.regions.iter().map(|region| Stop::at_region(region, place).rect).collect();
    let regions: Vec<&ResolvedRegion> = reading_order(&labels).into_iter().map(|at| &zone.regions[at]).collect();
    let field_of = |id: ElementId| regions.iter().position(|region| region.fields.contains(&id));
    let mut read: Vec<(usize, usize, Stop)> =
        regions.iter().enumerate().map(|(at, region)| (at, 0, Stop::at_region(region, place))).collect();
    for (number, piece) in read_zone(pieces, place).into_iter().map(|piece| &pieces[piece]).enumerate() {
        let at = if regions.is_empty() { None } else { field_of(piece.id).or_else(|| field_of(piece.touch.clicks)) };
        read.push((at.unwrap_or(regions.len()), number + 1, Stop::at_piece(piece)));
    }
    read.sort_by_key(|(at, number, _)| (*at, *number));
    read.into_iter().map(|(.., stop)| stop).collect()
}

/// Returns the placement of a zone's title: inside the zone's upper edge or, if pieces are there, above the zone.
/// Returns `None` if both places are occupied, because a title over a card would hide more than it conveys. Pieces in
/// zones with a different opener and drawings below a map are ignored.
fn title_place(place: usize, sheet_of: &[usize], scene: &Scene) -> Option<TitlePlace> {
    let zone = &scene.zones[place];
    let rect = rect_of(&zone.rect);
    let beside =
        scene.zones.iter().enumerate().zip(sheet_of).filter(|((_, other), _)| other.folded_into == zone.folded_into);
    // A drawing below the whole zone, such as that of a board, is its background.
    let ground =
        |piece: &Piece, other: usize| piece.only_seen && other < place && rect_of(&piece.rect).contains_rect(rect);
    let pieces = beside.flat_map(|((number, other), sheet)| {
        let below = *sheet < sheet_of[place];
        other.pieces.iter().filter(move |piece| !(below && piece.only_seen || ground(piece, number)))
    });
    let taken: Vec<Rect> = pieces.map(|piece| rect_of(&piece.rect).shrink(1.0)).collect();
    let free = |strip: Rect| taken.iter().all(|piece| !piece.intersects(strip));
    let strip =
        |top: f32| Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width().min(TITLE_LENGTH), TITLE_ROOM));
    if free(strip(rect.top())) {
        Some(TitlePlace::Inside)
    } else {
        (rect.top() >= TITLE_ROOM && free(strip(rect.top() - TITLE_ROOM))).then_some(TitlePlace::Above)
    }
}

/// Returns the maximum width of the title: at least the width of the zone, extended to the right up to the
/// next piece, the next titled zone, or the edge of the enclosing zone.
fn title_room(place: usize, at: TitlePlace, sheet_of: &[usize], scene: &Scene) -> f32 {
    const GAP: f32 = 6.0;
    let zone = &scene.zones[place];
    let rect = rect_of(&zone.rect);
    let top = if at == TitlePlace::Inside { rect.top() } else { rect.top() - TITLE_ROOM };
    let strip = Rect::from_min_max(pos2(rect.right() - 1.0, top), pos2(scene.width, top + TITLE_ROOM));
    let mut ends = scene.width - GAP;
    let beside = scene.zones.iter().enumerate().filter(|(_, other)| other.folded_into == zone.folded_into);
    for (number, other) in beside {
        let below = sheet_of[number] < sheet_of[place];
        let pieces = other.pieces.iter().filter(|piece| !(below && piece.only_seen)).map(|piece| rect_of(&piece.rect));
        let area = rect_of(&other.rect);
        if number != place && area.contains_rect(rect) {
            ends = ends.min(area.right() - GAP);
        } else if number != place {
            let titled = Rect::from_min_max(area.min - vec2(0.0, TITLE_ROOM), area.max);
            if titled.intersects(strip) {
                ends = ends.min(area.left() - GAP);
            }
        }
        for piece in pieces.filter(|piece| piece.intersects(strip)) {
            ends = ends.min(piece.left() - GAP);
        }
    }
    (ends - rect.left()).max(rect.width())
}

fn resolve_zone(place: usize, sheet_of: &[usize], scene: &Scene, catalog: &Catalog) -> ResolvedZone {
    let zone = &scene.zones[place];
    let title = zone.title.as_ref().and_then(|title| Some((title, title_place(place, sheet_of, scene)?)));
    ResolvedZone {
        rect: rect_of(&zone.rect),
        name: zone.title.as_ref().map(|title| catalog.say(title)),
        title_room: title.map_or(0.0, |(_, at)| title_room(place, at, sheet_of, scene)),
        title: title.map(|(title, place)| (catalog.say(title), place)),
        owner: zone.owner,
        kind: zone.kind,
        regions: zone.regions.iter().map(|region| ResolvedRegion::new(region, catalog)).collect(),
        folded_into: zone.folded_into,
    }
}

/// Assigns pieces to levels and returns the number of levels. The pieces of one level do not overlap, so they can
/// be drawn together, first all bodies, then all icons. This requires far fewer texture switches than drawing piece
/// by piece.
fn lay_on_each_other(pieces: &mut [ResolvedPiece], sheet: &[usize]) -> usize {
    let mut levels = 0;
    for (count, upper) in sheet.iter().enumerate() {
        let rect = pieces[*upper].rect.shrink(0.5);
        let below = sheet[..count].iter().map(|lower| &pieces[*lower]).filter(|lower| lower.rect.intersects(rect));
        let level = below.map(|lower| lower.level + 1).max().unwrap_or(0);
        pieces[*upper].level = level;
        levels = levels.max(level + 1);
    }
    levels
}

#[cfg(test)]
mod tests {
    use super::*;
    use rondel::scene::{Rect, Region, Zone};
    use rondel::{Observer, Text};

    #[test]
    fn the_regions_of_a_map_lie_above_its_drawing_and_below_all_other_pieces() {
        let area = Rect::new(100.0, 100.0, 400.0, 400.0);
        let piece = |number| Piece::new(ElementId::new("piece", number), Shape::Figure, area, Text::verbatim("piece"));
        let region = Region {
            id: ElementId::new("region", 0),
            name: Text::verbatim("Region"),
            outline: vec![(100.0, 100.0), (500.0, 100.0), (500.0, 500.0)],
            label: (400.0, 200.0),
            fields: vec![ElementId::new("piece", 1)],
            neighbours: Vec::new(),
            owner: None,
            help: None,
        };
        let mut scene = Scene::new(Observer::Spectator);
        let drawing = Zone::new(ZoneKind::Row, area).with([piece(0).only_seen()]);
        let map = Zone { regions: vec![region], ..Zone::new(ZoneKind::Map, area).with([piece(1), piece(2)]) };
        scene.zones = vec![drawing, map, Zone::new(ZoneKind::Row, area).with([piece(3)])];
        let scene = ResolvedScene::new(&scene, &Catalog::new("en", []).expect("a locale"));
        let sheets: Vec<(&[usize], &[usize], usize)> =
            scene.sheets.iter().map(|sheet| (&sheet.zones[..], &sheet.pieces[..], sheet.levels)).collect();
        assert_eq!(sheets, [(&[0][..], &[0][..], 1), (&[1, 2][..], &[1, 2, 3][..], 3)]);
    }

    #[test]
    fn only_empty_points_of_large_boards_have_dots() {
        let area = Rect::new(0.0, 0.0, 60.0, 60.0);
        let board = |points: u32| {
            let piece =
                |number| Piece::new(ElementId::new("point", number), Shape::Figure, area, Text::verbatim("point"));
            let stone = piece(points).icon("stone");
            let card = Piece::new(ElementId::new("card", 0), Shape::Card, area, Text::verbatim("card"));
            let mut scene = Scene::new(Observer::Spectator);
            scene.zones.push(Zone::new(ZoneKind::Grid, area).with((0..points).map(piece)).with([stone, card]));
            let scene = ResolvedScene::new(&scene, &Catalog::new("en", []).expect("a locale"));
            scene.pieces.iter().filter(|piece| piece.dot(piece.rect).is_some()).count()
        };
        assert_eq!([board(9), board(81)], [0, 81]);
    }
}
