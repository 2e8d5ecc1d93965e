//! The interactive table: a scene in a window, with zoom, pan, tooltips and clicks.

mod alike;
pub mod brush;
pub mod changes;
mod close_up;
mod counts;
mod dragging;
pub mod dwell_time;
pub mod effects;
mod enlarged;
mod excerpts;
pub mod face;
mod fitting;
mod flights;
pub mod folding;
pub mod ground;
mod happening;
mod kept_places;
pub mod keyboard;
mod label_spots;
pub mod lasting_marks;
pub mod marks;
pub mod motion;
mod naming;
pub mod outline;
mod paint;
mod regions;
mod rows;
mod stamps;
mod touch;
mod typeset;
mod zooming;

use egui::accesskit::Role;
use egui::{Rect, Sense, Ui, UiBuilder};
use rondel::scene::Icon;
use rondel::{Catalog, ElementId, HeardAnnouncement, Observer, Plugin, Seat};
use rondel_presenter::describing::Describer;
use rondel_presenter::highlights::Highlights;
use rondel_presenter::resolved::{ResolvedPiece, ResolvedScene};

use self::brush::{Brush, Faces, PaintedTable, View};
use self::changes::{SceneChange, SceneChanges};
use self::close_up::CloseUp;
use self::dragging::Dragged;
use self::effects::Effects;
use self::enlarged::Enlarged;
use self::folding::Folding;
use self::keyboard::Walking;
use self::lasting_marks::Marks;
use self::motion::Motion;
use self::touch::Touch;
use self::zooming::{Lens, Zoom};
use super::icons::Icons;
use super::theme;

/// The state of a user's view of the table.
pub struct TableView {
    scene: ResolvedScene,
    serial: u64,
    faces: Faces,
    motion: Motion,
    effects: Effects,
    marks: Marks,
    folding: Folding,
    walking: Walking,
    zoom: Zoom,
    shown: TableFrame,
    unmarked: bool,
    /// The piece that is being dragged.
    dragged: Option<Dragged>,
}

/// The position of the table and its marks in the last frame.
#[derive(Clone)]
pub struct TableFrame {
    /// The available area, in points.
    pub room: Rect,
    /// The view of the table.
    pub view: View,
    /// The selectable elements with their rectangles, in points.
    pub open: Vec<(ElementId, Rect)>,
    /// The names of regions and the symbols of their owners' seats.
    pub names: Vec<ShownName>,
}

/// One line of text of a region's name, or the symbol (circle, square, …) of the seat that owns the region.
#[derive(Clone, Debug)]
pub struct ShownName {
    /// The region.
    pub id: ElementId,
    /// Bounding rectangle, in points.
    pub rect: Rect,
    /// Whether this is text, as opposed to a seat symbol.
    pub words: bool,
}

/// The user's actions on the table in a frame.
#[derive(Default)]
pub struct TableEvents {
    /// The element that was clicked.
    pub clicked: Option<ElementId>,
    /// Whether an empty part of the table was clicked.
    pub cleared: bool,
    /// The element under the pointer.
    pub hovered: Option<ElementId>,
    /// The text to read aloud for the inspected element.
    pub inspected: Option<String>,
}

/// The source of additional information for tooltips.
pub struct Help<'a> {
    /// The game, whose rules are linked.
    pub plugin: &'static Plugin,
    /// Returns the reason why an element cannot be used, if known.
    pub reason: &'a dyn Fn(ElementId) -> Option<String>,
    /// Returns a description of the effect of clicking an opener. The argument states whether its zones are unfolded.
    pub folds: &'a dyn Fn(bool) -> String,
    /// Returns a description of the effect of clicking a lens. The argument states whether the zone is enlarged.
    pub enlarges: &'a dyn Fn(bool) -> String,
    /// Returns the name of a symbol.
    pub symbol: &'a dyn Fn(Icon) -> Option<String>,
    /// Describes elements to a screen reader.
    pub voice: Describer<'a>,
}

impl TableView {
    /// Creates a view of the whole table.
    pub fn new(scene: ResolvedScene) -> Self {
        Self {
            scene,
            serial: 0,
            faces: Faces::default(),
            motion: Motion::default(),
            effects: Effects::default(),
            marks: Marks::default(),
            folding: Folding::default(),
            walking: Walking::default(),
            zoom: Zoom::default(),
            shown: TableFrame {
                room: Rect::ZERO,
                view: View { origin: egui::Pos2::ZERO, scale: 1.0 },
                open: Vec::new(),
                names: Vec::new(),
            },
            unmarked: false,
            dragged: None,
        }
    }

    /// Returns the position of the table and its marks in the last frame.
    pub fn shown(&self) -> &TableFrame {
        &self.shown
    }

    /// Returns the pieces that have something to show, but were too small for any of it in the last frame.
    pub fn blank_pieces(&self) -> impl Iterator<Item = &ResolvedPiece> {
        let pieces = self.scene.pieces.iter().enumerate().filter(|(_, piece)| piece.folded_into.is_none());
        pieces.filter(|(place, piece)| self.faces.is_blank(*place, piece)).map(|(_, piece)| piece)
    }

    /// Hides or shows the marks of selectable elements.
    pub fn hide_marks(&mut self, hidden: bool) {
        self.unmarked = hidden;
    }

    /// Returns the current scene.
    pub fn scene(&self) -> &ResolvedScene {
        &self.scene
    }

    /// Replaces the scene. Pieces glide to their new positions in `seconds`. Also removes all effects and marks.
    /// Used, for example, after a decision has been undone.
    pub fn show_scene(&mut self, scene: ResolvedScene, seconds: f32, now: f64) {
        self.motion.begin(&self.scene, &scene, &self.folding, seconds, now);
        self.effects.clear();
        self.marks.clear();
        self.lay_out(scene);
    }

    /// Replaces the scene immediately, e.g. with that of another observer. The marks remain.
    pub fn replace_scene(&mut self, scene: ResolvedScene) {
        self.motion.stop();
        self.effects.clear();
        self.lay_out(scene);
    }

    /// Switches immediately to another layout of the scene.
    pub fn change_layout(&mut self, layout: Option<usize>, catalog: &Catalog) {
        if layout != self.scene.layout {
            self.replace_scene(ResolvedScene::in_layout(&self.scene.source, layout, catalog));
        }
    }

    /// Returns the changes visible in the transition from the current scene to `scene` with these announcements.
    pub fn traces_to(&self, scene: &ResolvedScene, told: &[HeardAnnouncement]) -> SceneChanges {
        SceneChanges::of(&self.scene, scene, told)
    }

    /// Returns whether a change from [`TableView::traces_to`] would be visible on the table.
    pub fn shows(&self, trace: &SceneChange, scene: &ResolvedScene) -> bool {
        let place = changes::place(trace, &self.scene, scene, &self.folding);
        let table = Rect::from_min_size(egui::Pos2::ZERO, scene.size);
        place.is_some_and(|place| table.intersects(place))
    }

    /// Shows the transition to another scene, which lasts `seconds`: pieces glide, icons fly, changes are ringed, and
    /// the consequences of `mover`'s decision are marked. If `seconds` is 0, nothing moves, and rings and amounts
    /// remain until the next moment.
    pub fn show_moment(
        &mut self,
        scene: ResolvedScene,
        told: &[HeardAnnouncement],
        mover: Option<Seat>,
        seconds: f32,
        now: f64,
    ) {
        let traces = self.traces_to(&scene, told);
        self.motion.begin(&self.scene, &scene, &self.folding, seconds * effects::MOVING, now);
        let scenes = [&self.scene, &scene];
        self.motion.close_up = traces.close_up().and_then(|id| CloseUp::new(id, scenes, mover, seconds, now));
        self.effects.begin(&traces, scenes, &self.folding, mover, seconds, now);
        // What others do may happen anywhere.
        if mover.is_some_and(|mover| self.scene.source.observer != Observer::Seat(mover)) {
            self.zoom.leave_zone();
        }
        match mover {
            Some(mover) => self.marks.note(&traces, mover, &self.scene, &scene),
            None => self.marks.outdate(&traces),
        }
        let old = self.lay_out(scene);
        self.effects.keep(old, &self.scene, &traces, seconds, now);
    }

    /// Gives the cards of hands in a scene that is to be shown the places that they have now, as far as possible.
    pub fn keep_places(&self, scene: &mut ResolvedScene) {
        kept_places::keep(&self.scene, scene);
    }

    /// Returns whether a card is being examined at `now`, so that nothing may reveal what is found.
    pub fn examines(&self, now: f64) -> bool {
        self.motion.close_up.as_ref().is_some_and(|close_up| close_up.is_examining(now))
    }

    /// Sets the caption of the card that is shown large, if there is one.
    pub fn caption_close_up(&mut self, words: String) {
        if let Some(close_up) = &mut self.motion.close_up {
            close_up.words = words;
        }
    }

    /// Removes the marks of the decisions of `seat`, which is about to decide again.
    pub fn clear_marks_of(&mut self, seat: Seat) {
        self.marks.clear_of(seat);
    }

    /// Removes all marks.
    pub fn clear_marks(&mut self) {
        self.marks.clear();
    }

    fn lay_out(&mut self, scene: ResolvedScene) -> ResolvedScene {
        self.folding.keep_to(&scene);
        (self.dragged, self.motion.held) = (None, None);
        self.serial += 1;
        std::mem::replace(&mut self.scene, scene)
    }

    /// Folds all unfolded zones away.
    pub fn fold_all(&mut self) {
        self.folding.fold_all();
    }

    /// Zooms out to show the whole table.
    pub fn fit(&mut self) {
        self.zoom = Zoom::default();
    }

    /// Returns whether the whole table is visible.
    pub fn is_fit(&self) -> bool {
        self.zoom.is_whole()
    }

    /// Returns the areas of the table in reading order, each identified by its first stop.
    pub fn areas(&self) -> Vec<ElementId> {
        let areas = keyboard::areas(&self.scene, &self.folding);
        areas.iter().filter_map(|area| area.first()).map(|stop| stop.id).collect()
    }

    /// Returns the index in [`TableView::areas`] of the area with the keyboard focus.
    pub fn area(&self) -> Option<usize> {
        let at = self.walking.at()?;
        let areas = keyboard::areas(&self.scene, &self.folding);
        areas.iter().position(|area| area.iter().any(|stop| stop.id == at))
    }

    /// Moves the keyboard focus to a piece or region.
    pub fn walk_to(&mut self, piece: ElementId) {
        self.walking.go_to(piece);
    }

    /// Handles the table's keys while an element has the focus. If `begun` is true, Escape first clears the clicked
    /// elements and does not move the focus.
    pub fn keys(&mut self, ui: &Ui, begun: bool) {
        if self.walking.at().is_some() {
            let areas = keyboard::areas(&self.scene, &self.folding);
            let begun = begun || !self.folding.out().is_empty();
            self.walking.keys(ui, &areas, begun);
        }
    }

    /// Draws the table in all available space. `help` provides additional information for tooltips. If it is `None`,
    /// there are no tooltips.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        plugin: &'static Plugin,
        icons: &mut Icons,
        highlights: &Highlights,
        help: Option<&Help<'_>>,
    ) -> TableEvents {
        let room = ui.available_rect_before_wrap();
        let ground = ui.interact(room, ui.scope_id().with("table"), Sense::click_and_drag());
        self.walking.settle(ui, &self.scene, &self.folding);
        let view = self.zoom.view(ui, room, &ground, self.scene.size, self.walking.rect());
        let now = ui.input(|input| input.time);
        if self.motion.moves(now) {
            ui.ctx().request_repaint();
        } else if let Some(seconds) = self.effects.stirs_in(now) {
            ui.ctx().request_repaint_after_secs(seconds as f32);
        }
        self.faces.prepare(ui.ctx(), &self.scene, &self.effects.past, self.serial, view.scale);
        let lens = self.zoom.lens(ui, &self.scene, &self.folding, room, view);
        let (events, enlarged) = self.touch(ui, room, view, highlights, help, (ground.clicked(), lens));
        // A drag also ends if the pointer has left the window. A dropped piece stays until the table changes.
        let is_held = ui.input(|input| input.pointer.primary_down());
        self.dragged.take_if(|dragged| dragged.dropped.map_or(!is_held, |at| now > at + dragging::SETTLES));
        if self.dragged.is_some() {
            ui.ctx().request_repaint();
        }
        self.motion.held = self.dragged.and_then(|dragged| Some((dragged.seen?, dragged.at)));
        let mut marked = self.folding.marked(&self.scene, highlights, events.hovered);
        if self.unmarked {
            marked.open.clear();
        }
        let open = marked.open.iter().filter_map(|id| self.scene.piece(*id));
        let open: Vec<(ElementId, Rect)> = open.map(|piece| (piece.id, view.rect(piece.rect))).collect();
        self.zoom.keep_visible(&open, room, self.serial);
        let open_zones = self.scene.zones.iter().zip(&self.faces.names).filter(|(zone, _)| zone.folded_into.is_none());
        let origin = view.origin.to_vec2();
        let names = open_zones.flat_map(|(_, names)| names).flat_map(|name| {
            let rects = name.rects().enumerate();
            rects.map(move |(number, rect)| ShownName {
                id: name.id,
                rect: rect.translate(origin),
                words: number < name.lines.len(),
            })
        });
        self.shown = TableFrame { room, view, open, names: names.collect() };
        let painter = ui.painter_at(room);
        let mut brush = Brush { painter: &painter, plugin, icons, view, now };
        let Self { scene, faces, motion, effects, marks, folding, .. } = self;
        brush.table(&PaintedTable { scene, faces, motion, folding, highlights: &marked, effects, marks });
        if let Some(lens) = lens {
            brush.lens(lens);
        }
        if let Some(close_up) = &motion.close_up {
            close_up.paint(scene, room, &mut brush, &theme::palette(ui.ctx()));
        }
        if let Some(enlarged) = enlarged
            && let Some(piece) = scene.piece(enlarged.id)
        {
            enlarged.paint(piece, &mut brush, &theme::palette(ui.ctx()));
        }
        if let Some(region) = self.walking.at().and_then(|at| self.scene.region(at)) {
            let outline: Vec<egui::Pos2> = region.outline.iter().map(|corner| view.point(*corner)).collect();
            keyboard::ring_along(&painter, &outline);
        } else if let Some(rect) = self.walking.rect() {
            keyboard::ring(&painter, view.rect(rect));
        }
        events
    }

    /// Handles interaction with all visible elements, and toggles the zones of a clicked opener.
    fn touch(
        &mut self,
        ui: &mut Ui,
        room: Rect,
        view: View,
        highlights: &Highlights,
        help: Option<&Help<'_>>,
        (cleared, lens): (bool, Option<Lens>),
    ) -> (TableEvents, Option<Enlarged>) {
        let (scene, faces, folding, walking) = (&self.scene, &self.faces, &self.folding, &mut self.walking);
        let events = TableEvents { cleared, ..TableEvents::default() };
        let groups = groups(ui, scene, folding, view);
        let (enlarged, toggled) = (None, None);
        let mut touch = Touch {
            ui,
            room,
            view,
            scene,
            faces,
            folding,
            walking,
            groups,
            highlights,
            help,
            events,
            enlarged,
            toggled,
            dragged: &mut self.dragged,
        };
        touch.table();
        let zooms = lens.is_some_and(|lens| touch.lens(lens));
        let Touch { events, enlarged, toggled, .. } = touch;
        if let Some(opener) = toggled {
            self.folding.toggle(opener, &self.scene);
        }
        if let Some(lens) = lens.filter(|_| zooms) {
            let now = ui.input(|input| input.time);
            self.zoom.toggle(&self.scene, (lens.zone, self.serial), room, now);
        }
        (events, enlarged)
    }
}

/// Creates the screen reader groups: one for each visible zone, in reading order.
fn groups(ui: &mut Ui, scene: &ResolvedScene, folding: &Folding, view: View) -> Vec<Option<Ui>> {
    let mut groups: Vec<Option<Ui>> = scene.zones.iter().map(|_| None).collect();
    for place in &scene.zones_in_order {
        let zone = &scene.zones[*place];
        if zone.folded_into.is_some_and(|opener| !folding.is_out(opener)) {
            continue;
        }
        let rect = view.rect(zone.rect);
        let group = UiBuilder::new().id_salt(("zone", *place)).max_rect(rect).accessibility_role(Role::Group);
        let group = ui.new_child(match &zone.name {
            Some(name) => group.accessibility_label(name.as_str()),
            None => group,
        });
        groups[*place] = Some(group);
    }
    groups
}
