//! The close-up of a card that a player gains or loses: on its way to its new place, or before it leaves the table, it
//! is shown large in the middle of the table, with a caption. So is a card that gets a stamp: a magnifying glass passes
//! over it before the stamp is pressed.

use std::f32::consts::TAU;
use std::ops::Range;

use egui::emath::TSTransform;
use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape as Mesh, Stroke, StrokeKind, Vec2, pos2, vec2};
use rondel::scene::{Shape, Tone};
use rondel::{ElementId, HeardAnnouncement, Seat, Weight};
use rondel_presenter::resolved::{ResolvedPiece, ResolvedScene};

use super::brush::{Brush, View};
use super::changes::SceneChange;
use super::face::{TextMetrics, lay};
use crate::theme::{self, Palette, faded, seat_colour};

/// A card that is shown large for a while.
pub(super) struct CloseUp {
    /// The card and the pieces on it, as they are shown.
    pieces: Vec<ResolvedPiece>,
    /// The places of the card before and after the moment, in table units. The second is a point if the card leaves.
    ends: [Rect; 2],
    mover: Option<Seat>,
    /// Whether the card gets a stamp.
    is_finding: bool,
    /// The caption.
    pub(super) words: String,
    begins: f64,
    seconds: f64,
}

/// Minimum duration of a moment with a close-up, in seconds.
const SHORTEST: f32 = 1.0;
/// The fractions of the moment at which the card has grown to its full size, begins to move to its place, and has
/// reached it.
const GROWN: f32 = 0.22;
const LEAVES: f32 = 0.68;
const LANDS: f32 = 0.9;
/// The fractions of the moment at which the magnifying glass has left the card, and at which the stamp is on it.
const EXAMINED: f32 = 0.44;
const STAMPED: f32 = 0.5;
/// Maximum height and width of the enlarged card, as fractions of the table's area, and its maximum enlargement.
const HEIGHT: f32 = 0.42;
const WIDTH: f32 = 0.4;
const MOST: f32 = 4.0;

/// Returns the card that deserves a close-up: the only card that gets a stamp or, in an event of weight
/// [`Weight::Great`], a card that a player gains or loses, or whose face changes.
pub(super) fn close_up_of(
    changes: &[SceneChange],
    [before, after]: [&ResolvedScene; 2],
    told: &[HeardAnnouncement],
) -> Option<ElementId> {
    let is_open =
        |piece: &ResolvedPiece| piece.shape == Shape::Card && piece.face.back.is_none() && piece.folded_into.is_none();
    let mut stamped = after.pieces.iter().filter(|piece| is_open(piece) && gains_stamp(piece.id, [before, after]));
    if let (Some(card), None) = (stamped.next(), stamped.next()) {
        return Some(card.id);
    }
    let is_named = |id: ElementId| told.iter().any(|told| told.weight == Weight::Great && told.elements.contains(&id));
    let owner = |scene: &ResolvedScene, piece: &ResolvedPiece| match piece.tone {
        Tone::Seat(seat) => Some(seat),
        _ => scene.zones[piece.zone].owner,
    };
    let flows = || told.iter().flat_map(|told| &told.flows);
    let goes = |id: ElementId| flows().any(|flow| flow.from == Some(id) && flow.to.is_some_and(|to| to != id));
    let shown = |change: &SceneChange| {
        let id = change.element()?;
        let old = before.piece(id)?;
        let (new, whose) = match (change, after.piece(id)) {
            (SceneChange::Left(_), _) => (old, owner(before, old)),
            (_, Some(new)) => (new, owner(after, new)),
            _ => return None,
        };
        let is_event = match change {
            SceneChange::Left(_) => true,
            SceneChange::Moved(_) => owner(before, old) != whose,
            SceneChange::Changed(_) => old.rect == new.rect,
            _ => false,
        };
        // A card from the common part of the table may go to a place of a player that is not shown.
        let concerns = whose.is_some() || goes(id);
        (is_open(new) && is_event && concerns && is_named(id)).then_some(id)
    };
    changes.iter().find_map(shown)
}

/// Returns whether a piece gets a stamp.
pub(super) fn gains_stamp(id: ElementId, [before, after]: [&ResolvedScene; 2]) -> bool {
    let bears_stamp = |piece: &ResolvedPiece| piece.face.badges.iter().any(|badge| badge.stamp.is_some());
    let [old, new] = [before, after].map(|scene| scene.piece(id).map(bears_stamp));
    (old, new) == (Some(false), Some(true))
}

impl CloseUp {
    /// Starts the close-up of a card. Returns `None` if the moment is too short for it.
    pub(super) fn new(
        id: ElementId,
        [before, after]: [&ResolvedScene; 2],
        mover: Option<Seat>,
        seconds: f32,
        now: f64,
    ) -> Option<Self> {
        let old = before.piece(id).filter(|_| seconds >= SHORTEST)?;
        let (scene, card) = after.piece(id).map_or((before, old), |card| (after, card));
        let on_it = |piece: &&ResolvedPiece| {
            piece.zone == card.zone && piece.level > card.level && card.rect.contains(piece.rect.center())
        };
        let pieces = std::iter::once(card).chain(scene.pieces.iter().filter(on_it)).cloned().collect();
        let stays = after.piece(id).is_some();
        let to = if stays { card.rect } else { Rect::from_center_size(card.rect.center(), card.rect.size() * 0.01) };
        let ends = [old.rect, to];
        let is_finding = gains_stamp(id, [before, after]);
        Some(Self { pieces, ends, mover, is_finding, words: String::new(), begins: now, seconds: f64::from(seconds) })
    }

    /// Returns whether a piece is part of the close-up and has not reached its place.
    pub(super) fn hides(&self, id: ElementId, now: f64) -> bool {
        self.pieces.iter().any(|piece| piece.id == id) && self.passed(now) < LANDS
    }

    /// Returns whether the card is being examined, so that its stamp is not on it yet.
    pub(super) fn is_examining(&self, now: f64) -> bool {
        self.is_finding && self.passed(now) < STAMPED
    }

    /// Returns the time at which the card reaches its place.
    pub(super) fn lands_at(&self) -> f64 {
        self.begins + self.seconds * f64::from(LANDS)
    }

    fn passed(&self, now: f64) -> f32 {
        if self.seconds > 0.0 { ((now - self.begins) / self.seconds).clamp(0.0, 1.0) as f32 } else { 1.0 }
    }

    /// Paints the close-up in `room`, if the card has not reached its place.
    pub(super) fn paint(&self, scene: &ResolvedScene, room: Rect, brush: &mut Brush<'_>, palette: &Palette) {
        let passed = self.passed(brush.now);
        let Some(card) = self.pieces.first().filter(|_| passed < LANDS) else { return };
        let table = room.intersect(brush.view.rect(Rect::from_min_size(Pos2::ZERO, scene.size)));
        let scale = scale_in(table, card.rect.size(), brush.view.scale);
        let large = Rect::from_center_size(table.center() - vec2(0.0, table.height() * 0.06), card.rect.size() * scale);
        let [from, to] = self.ends.map(|end| brush.view.rect(end));
        let place = place_at(passed, [from, large, to]);
        let strength = (passed / GROWN).min((LANDS - passed) / (LANDS - LEAVES)).clamp(0.0, 1.0);
        brush.painter.rect_filled(table, CornerRadius::ZERO, Color32::from_black_alpha((120.0 * strength) as u8));
        let first = brush.painter.add(Mesh::Noop);
        self.frame(large, brush, palette);
        let view = View { origin: large.min - card.rect.min.to_vec2() * scale, scale };
        let Brush { painter, plugin, icons, now, .. } = brush;
        let mut close = Brush { painter, plugin, icons, view, now: *now };
        let pressed = if self.is_finding { share_of(EXAMINED..STAMPED, passed) } else { 1.0 };
        for piece in &self.pieces {
            let face = lay(piece, scale, &mut TextMetrics::new(painter.ctx()));
            close.whole(piece, &face, view.rect(piece.rect), (1.0, pressed), palette);
        }
        if self.is_finding {
            magnifying_glass(large, share_of(GROWN..EXAMINED, passed), close.painter);
        }
        let last = brush.painter.add(Mesh::Noop);
        let shrinks = place.height() / large.height();
        let moves = TSTransform::new(place.center() - large.center() * shrinks, shrinks);
        let layer = brush.painter.layer_id();
        brush.painter.ctx().graphics_mut(|graphics| graphics.entry(layer).transform_range(first, last, moves));
        // The caption would reveal the finding before the stamp.
        if !self.is_finding || passed >= STAMPED {
            self.caption(large, strength, table.width(), brush, palette);
        }
    }

    /// Paints the shadow and the frame of the enlarged card.
    fn frame(&self, card: Rect, brush: &Brush<'_>, palette: &Palette) {
        let (corner, blur) = (CornerRadius::same(10), 40);
        let shadow = egui::epaint::Shadow { offset: [0, 10], blur, spread: 4, color: Color32::from_black_alpha(190) };
        brush.painter.add(shadow.as_shape(card, corner));
        let colour = self.mover.map_or(palette.point, seat_colour);
        brush.painter.rect_stroke(card.expand(3.0), corner, Stroke::new(5.0, colour), StrokeKind::Outside);
    }

    /// Paints the caption below the enlarged card.
    fn caption(&self, card: Rect, strength: f32, most: f32, brush: &Brush<'_>, palette: &Palette) {
        if self.words.is_empty() || strength < 1.0 {
            return;
        }
        let ink = faded(Color32::WHITE, strength);
        let galley = brush.painter.layout(self.words.clone(), theme::strong(20.0), ink, most * 0.7);
        let size = galley.size() + vec2(32.0, 16.0);
        let plate = Rect::from_center_size(pos2(card.center().x, card.bottom() + 20.0 + size.y / 2.0), size);
        let corner = CornerRadius::same(10);
        let colour = self.mover.map_or(palette.point, seat_colour);
        let fill = Color32::from_black_alpha(225);
        brush.painter.rect(plate, corner, fill, Stroke::new(2.0, colour), StrokeKind::Inside);
        brush.painter.galley(plate.center() - galley.size() / 2.0, galley, ink);
    }
}

/// Returns the share of a part of the moment that has passed.
fn share_of(part: Range<f32>, passed: f32) -> f32 {
    ((passed - part.start) / (part.end - part.start)).clamp(0.0, 1.0)
}

/// Paints a magnifying glass on its way over a card, from the upper left to the lower right.
fn magnifying_glass(card: Rect, passed: f32, painter: &Painter) {
    if passed <= 0.0 || passed >= 1.0 {
        return;
    }
    let radius = card.size().min_elem() * 0.24;
    let strength = (passed.min(1.0 - passed) / 0.12).min(1.0);
    // The way is curved, as that of a hand.
    let middle = card.lerp_inside(vec2(0.25 + 0.5 * passed, 0.3 + 0.4 * passed + 0.12 * (passed * TAU).sin()));
    let [wood, brass] = [Color32::from_rgb(0x6b, 0x3d, 0x1e), Color32::from_rgb(0xd9, 0xa4, 0x3a)];
    let edge = Color32::from_rgb(0x2b, 0x1d, 0x12);
    let along = Vec2::angled(TAU / 8.0);
    let handle = [middle + along * radius * 1.05, middle + along * radius * 2.1];
    for (width, colour) in [(0.34, edge), (0.24, wood)] {
        painter.line_segment(handle, Stroke::new(radius * width, faded(colour, strength)));
    }
    painter.circle_filled(middle, radius, Color32::from_white_alpha((46.0 * strength) as u8));
    for (width, colour) in [(0.26, edge), (0.16, brass)] {
        painter.circle_stroke(middle, radius, Stroke::new(radius * width, faded(colour, strength)));
    }
    let gleam = middle - along * radius * 0.45;
    painter.circle_filled(gleam, radius * 0.13, Color32::from_white_alpha((120.0 * strength) as u8));
}

/// Returns the scale at which an enlarged card of this size, in table units, is painted.
fn scale_in(table: Rect, card: Vec2, view: f32) -> f32 {
    let most = (table.height() * HEIGHT / card.y).min(table.width() * WIDTH / card.x);
    most.min(view * MOST).max(view * 1.05)
}

/// Returns the place of the card at a fraction of the moment, on its way from its old place to the middle of the table
/// and on to its new place.
fn place_at(passed: f32, [from, large, to]: [Rect; 3]) -> Rect {
    let eased = |share: f32| 1.0 - (1.0 - share.clamp(0.0, 1.0)).powi(3);
    let between = |one: Rect, other: Rect, share: f32| {
        let centre = one.center() + (other.center() - one.center()) * share;
        Rect::from_center_size(centre, one.size() + (other.size() - one.size()) * share)
    };
    if passed < LEAVES {
        between(from, large, eased(passed / GROWN))
    } else {
        between(large, to, eased((passed - LEAVES) / (LANDS - LEAVES)))
    }
}

#[cfg(test)]
mod tests {
    use rondel::scene::{self, Piece, Scene, Stamp, Zone, ZoneKind};
    use rondel::{Announcement, Catalog, Flow, Observer, Text};

    use super::super::changes::SceneChanges;
    use super::*;

    const CARD: ElementId = ElementId::new("card", 0);

    /// Creates a table with a market and a player's mat. The card is on the mat if it has been bought.
    fn table(is_bought: bool, is_open: bool) -> ResolvedScene {
        let (market, mat) = (scene::Rect::new(0.0, 0.0, 400.0, 100.0), scene::Rect::new(0.0, 200.0, 400.0, 100.0));
        let place = if is_bought { mat } else { market };
        let card = Piece::new(CARD, Shape::Card, scene::Rect { w: 80.0, ..place }, Text::verbatim("Inn"));
        let card = if is_open { card.icon("inn") } else { card.back("back") };
        let (on_market, on_mat) = if is_bought { (None, Some(card)) } else { (Some(card), None) };
        let mut scene = Scene::new(Observer::Spectator);
        scene.zones.push(Zone::new(ZoneKind::Row, market).with(on_market));
        scene.zones.push(Zone::new(ZoneKind::Mat, mat).of(Seat::new(0)).with(on_mat));
        ResolvedScene::new(&scene, &catalog())
    }

    fn catalog() -> Catalog {
        Catalog::new("en", []).expect("no words are needed")
    }

    #[test]
    fn a_bought_card_is_shown_large_if_its_purchase_is_an_event() {
        let shown = |weight: Weight, is_open: bool, elements: &[ElementId]| {
            let told = Announcement::new(Text::verbatim("Buys the inn")).weighing(weight).about(elements.to_vec());
            let (before, after) = (table(false, is_open), table(true, is_open));
            SceneChanges::of(&before, &after, &[told.to(Observer::Spectator)]).close_up()
        };
        assert_eq!(shown(Weight::Great, true, &[CARD]), Some(CARD));
        assert_eq!(shown(Weight::Usual, true, &[CARD]), None, "an everyday event");
        assert_eq!(shown(Weight::Great, false, &[CARD]), None, "a hidden card");
        assert_eq!(shown(Weight::Great, true, &[]), None, "another event");
        let told = Announcement::new(Text::verbatim("Removed")).weighing(Weight::Great).about([CARD]);
        let empty = ResolvedScene::new(&Scene::new(Observer::Spectator), &catalog());
        let lost = |before: &ResolvedScene| {
            SceneChanges::of(before, &empty, &[told.clone().to(Observer::Spectator)]).close_up()
        };
        assert_eq!(lost(&table(true, true)), Some(CARD), "a player loses it");
        assert_eq!(lost(&table(false, true)), None, "the market loses it");
        let flow = Flow::of("card", 1_u16).from(CARD).to(ElementId::new("portrait", 1));
        let mut won = told.clone();
        won.flows.push(flow);
        let taken = SceneChanges::of(&table(false, true), &empty, &[won.to(Observer::Spectator)]).close_up();
        assert_eq!(taken, Some(CARD), "a player gains it, in a place that is not shown");
    }

    #[test]
    fn a_card_is_examined_before_its_stamp_is_pressed() {
        let works = |stamps: [bool; 2]| {
            let work = |place: usize| {
                let rect = scene::Rect::new(100.0 * place as f32, 0.0, 80.0, 100.0);
                let card = Piece::new(ElementId::new("work", place as u32), Shape::Card, rect, Text::verbatim("Work"));
                if stamps[place] { card.stamp(Stamp::Approval, "genuine", Text::verbatim("Genuine")) } else { card }
            };
            let mut scene = Scene::new(Observer::Spectator);
            let cabinet = Zone::new(ZoneKind::Row, scene::Rect::new(0.0, 0.0, 400.0, 100.0));
            scene.zones.push(cabinet.with([work(0), work(1)]));
            ResolvedScene::new(&scene, &catalog())
        };
        let (before, after, end) = (works([false, false]), works([false, true]), works([true, true]));
        let work = ElementId::new("work", 1);
        let changes = SceneChanges::of(&before, &after, &[]);
        assert!(changes.close_up() == Some(work) && changes.is_finding());
        assert_eq!(SceneChanges::of(&before, &end, &[]).close_up(), None, "everything is revealed at once");
        assert_eq!(SceneChanges::of(&after, &after, &[]).close_up(), None, "the stamp is old");
        let close_up = CloseUp::new(work, [&before, &after], None, 2.0, 10.0).expect("a card");
        assert!(close_up.is_examining(10.0 + 2.0 * f64::from(EXAMINED)));
        assert!(!close_up.is_examining(10.1 + 2.0 * f64::from(STAMPED)));
    }

    #[test]
    fn the_card_grows_stays_and_moves_to_its_place() {
        let (market, mat) = (table(false, true), table(true, true));
        let close_up = CloseUp::new(CARD, [&market, &mat], None, 2.0, 10.0).expect("a card");
        let [from, to] = [&market, &mat].map(|scene| scene.piece(CARD).expect("the card").rect);
        let large = Rect::from_center_size(pos2(200.0, 150.0), vec2(160.0, 200.0));
        let at = |passed: f32| place_at(passed, [from, large, to]);
        assert_eq!((at(0.0), at(GROWN), at(0.5), at(LANDS)), (from, large, large, to));
        assert!(at(0.1).height() > from.height() && at(0.8).height() < large.height());
        let gone = CloseUp::new(
            CARD,
            [&mat, &ResolvedScene::new(&Scene::new(Observer::Spectator), &catalog())],
            None,
            2.0,
            10.0,
        );
        assert!(gone.is_some_and(|gone| gone.ends[1].height() < 2.0), "a card that leaves vanishes");
        assert!(close_up.hides(CARD, 10.0) && close_up.hides(CARD, 11.7) && !close_up.hides(CARD, close_up.lands_at()));
        assert!((scale_in(Rect::from_min_size(Pos2::ZERO, vec2(1000.0, 700.0)), from.size(), 1.0) - 2.94).abs() < 0.01);
    }
}
