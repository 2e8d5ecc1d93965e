//! A scene with all its words said: made once when the position, the observer or the language changes.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use emath::{Rect, pos2, vec2};
use rondel::scene::{Icon, Piece, Scene, ZoneKind};
use rondel::{Catalog, ElementId, Observer, Seat};

use super::reading_order::reading_order;
pub use super::resolved_piece::{LinePart, PieceTouch, ResolvedBadge, ResolvedFace, ResolvedPiece};
use super::resolved_piece::{rect_of, resolve_piece};
use super::resolved_region::ResolvedRegion;

/// A table ready to be drawn.
pub struct ResolvedScene {
    /// Who looks.
    pub observer: Observer,
    /// Its size in table units.
    pub size: emath::Vec2,
    /// The shape for which its backdrop is drawn: how wide it is for its height.
    pub backdrop_shape: f32,
    /// In which of its layouts for other shapes it is shown.
    pub layout: Option<usize>,
    /// The scene as it came.
    pub source: Arc<Scene>,
    /// The drawing under everything.
    pub backdrop: Option<Icon>,
    /// The parts of the table.
    pub zones: Vec<ResolvedZone>,
    /// Everything that lies on it, as it is drawn.
    pub pieces: Vec<ResolvedPiece>,
    /// What is painted together, from below.
    pub sheets: Vec<Sheet>,
    /// Where the keyboard stops, as one reads a page, zone by zone.
    pub stops: Vec<Stop>,
    /// The places of its zones as one reads a page.
    pub zones_in_order: Vec<usize>,
    /// The places of its pieces in the order in which they are touched: from below, and else as one reads them.
    pub touched: Vec<usize>,
    places: HashMap<ElementId, usize>,
}

/// A piece or region at which the keyboard stops.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    /// Its name for the program.
    pub id: ElementId,
    /// Where it lies, in table units; of a region where its name stands.
    pub rect: Rect,
    /// The place of its zone.
    pub zone: usize,
}

impl Stop {
    /// A piece as a stop.
    pub fn at_piece(piece: &ResolvedPiece) -> Self {
        Self { id: piece.id, rect: piece.rect, zone: piece.zone }
    }

    /// A region of a zone as a stop.
    pub fn at_region(region: &ResolvedRegion, zone: usize) -> Self {
        let rect = Rect::from_center_size(region.label, region.bounds.size() * 0.3);
        Self { id: region.id, rect, zone }
    }
}

/// A part of the table that is painted together: its mats, then its regions, then its pieces level by level. Each map
/// begins a sheet of its own, so that its regions lie above the drawing of the map and below all other pieces.
pub struct Sheet {
    /// The thing that folds it out; nothing where it lies open.
    pub folded_into: Option<ElementId>,
    /// The places of its zones.
    pub zones: Vec<usize>,
    /// The places of its pieces.
    pub pieces: Vec<usize>,
    /// How many levels of pieces lie on each other.
    pub levels: usize,
}

/// A part of the table.
pub struct ResolvedZone {
    /// Where it lies, in table units.
    pub rect: Rect,
    /// What it is called.
    pub name: Option<String>,
    /// What stands over it, and where.
    pub title: Option<(String, TitlePlace)>,
    /// How long its title may be, in table units: as the zone is wide, and on to the right where nothing lies.
    pub title_room: f32,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// How it is drawn.
    pub kind: ZoneKind,
    /// The regions of a map.
    pub regions: Vec<ResolvedRegion>,
    /// The thing that folds it out; nothing where it lies open.
    pub folded_into: Option<ElementId>,
}

/// Where the title of a zone stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TitlePlace {
    /// In its upper strip.
    Inside,
    /// Above it.
    Above,
}

/// How much room a title takes, in table units.
pub const TITLE_ROOM: f32 = 20.0;
/// How long a title is, about.
const TITLE_LENGTH: f32 = 120.0;

impl ResolvedScene {
    /// Says every word of a scene.
    pub fn new(scene: &Scene, catalog: &Catalog) -> Self {
        Self::in_layout(&Arc::new(scene.clone()), None, catalog)
    }

    /// Says every word of a scene, in one of its layouts for other shapes.
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
        // The drawing below a map says nothing that its regions do not say.
        let stops = stops.filter(|stop| !is_ground(stop)).collect();
        let mut touched = reading;
        // Those of one level of a sheet lie beside each other, so that they can be read like a page.
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

    /// The shapes it can be shown in: that of the scene, then those of its layouts, in table units.
    pub fn shapes(&self) -> impl Iterator<Item = (Option<usize>, emath::Vec2)> {
        let others = self.source.layouts.iter().enumerate();
        let others = others.map(|(place, layout)| (Some(place), vec2(layout.width, layout.height)));
        std::iter::once((None, vec2(self.source.width, self.source.height))).chain(others)
    }

    /// Where the piece of this name stands among all.
    pub fn place(&self, id: ElementId) -> Option<usize> {
        self.places.get(&id).copied()
    }

    /// The piece of this name.
    pub fn piece(&self, id: ElementId) -> Option<&ResolvedPiece> {
        self.places.get(&id).map(|place| &self.pieces[*place])
    }

    /// The region of this name.
    pub fn region(&self, id: ElementId) -> Option<&ResolvedRegion> {
        self.zones.iter().flat_map(|zone| &zone.regions).find(|region| region.id == id)
    }

    /// The region of this name, or the one that has the thing of this name for a field.
    pub fn region_of(&self, id: ElementId) -> Option<&ResolvedRegion> {
        let mut regions = self.zones.iter().flat_map(|zone| &zone.regions);
        regions.find(|region| region.id == id || region.fields.contains(&id))
    }

    /// Where the zones lie that a thing folds out.
    pub fn folded_into(&self, opener: ElementId) -> impl Iterator<Item = Rect> {
        self.zones.iter().filter(move |zone| zone.folded_into == Some(opener)).map(|zone| zone.rect)
    }
}

/// Lays zones onto sheets: what lies open, what each opener folds out, and a new one for each map. Says on which sheet
/// each zone lies.
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

/// The places of the pieces of a zone as one reads a page.
fn read_zone(pieces: &[ResolvedPiece], zone: usize) -> Vec<usize> {
    let places: Vec<usize> = (0..pieces.len()).filter(|place| pieces[*place].zone == zone).collect();
    let order = reading_order(&places.iter().map(|place| pieces[*place].rect).collect::<Vec<Rect>>());
    order.into_iter().map(|place| places[place]).collect()
}

/// The stops of a zone as one reads a page: each region before its fields.
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

/// Where the title of a zone stands: in its upper strip, or above it, wherever no piece lies; nowhere where both are
/// taken, since a title over a card would hide more than it tells. What is folded elsewhere takes no room, nor does a
/// drawing below a map.
fn title_place(place: usize, sheet_of: &[usize], scene: &Scene) -> Option<TitlePlace> {
    let zone = &scene.zones[place];
    let rect = rect_of(&zone.rect);
    let beside =
        scene.zones.iter().enumerate().zip(sheet_of).filter(|((_, other), _)| other.folded_into == zone.folded_into);
    // A drawing that lies below the whole zone, such as that of a board, is its ground.
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

/// How long the title of a zone may be: as the zone is wide, and beyond its right edge as far as no piece and no other zone
/// with its title comes into its strip, nor the edge of what holds the zone.
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

/// Pieces that touch no earlier one of their sheet can be drawn together, body by body, then icon by icon: far fewer
/// switches of texture than piece by piece. Gives the number of levels.
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
    use rondel::scene::{Rect, Region, Shape, Zone};
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
}
