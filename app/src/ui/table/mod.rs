//! The table: a scene in a window, with zoom and pan, tooltips and clicks.

pub mod face;
pub mod motion;
pub mod paint;
pub mod resolved;

use egui::{CursorIcon, Key, Rect, RichText, Role, Sense, Ui, Vec2, WidgetInfo, vec2};
use rondel::{ElementId, Plugin};

use self::motion::Motion;
use self::paint::{Brush, Faces, Highlights, View};
use self::resolved::{ResolvedPiece, ResolvedScene};
use super::icons::Icons;
use super::theme;

/// How a person looks at the table.
pub struct TableView {
    scene: ResolvedScene,
    serial: u64,
    faces: Faces,
    motion: Motion,
    zoom: f32,
    pan: Vec2,
}

/// What a person did at the table.
#[derive(Default)]
pub struct TableEvents {
    /// A thing was clicked.
    pub clicked: Option<ElementId>,
    /// The bare table was clicked.
    pub cleared: bool,
    /// A rule was asked for.
    pub rule: Option<&'static str>,
    /// What the pointer is on.
    pub hovered: Option<ElementId>,
}

/// What a tooltip says of a thing besides its own text.
pub type Help<'a> = &'a dyn Fn(ElementId) -> Option<String>;

const NEAREST: f32 = 6.0;

impl TableView {
    /// A table seen as a whole.
    pub fn new(scene: ResolvedScene) -> Self {
        Self { scene, serial: 0, faces: Faces::default(), motion: Motion::default(), zoom: 1.0, pan: Vec2::ZERO }
    }

    /// The scene that is shown.
    pub fn scene(&self) -> &ResolvedScene {
        &self.scene
    }

    /// Shows another scene; things that lie elsewhere in it glide there in so many seconds.
    pub fn show_scene(&mut self, scene: ResolvedScene, seconds: f32, now: f64) {
        self.motion.begin(&self.scene, &scene, seconds, now);
        self.scene = scene;
        self.serial += 1;
    }

    /// Shows another scene at once, such as that of another observer.
    pub fn replace_scene(&mut self, scene: ResolvedScene) {
        self.motion.stop();
        self.scene = scene;
        self.serial += 1;
    }

    /// Shows the whole table again.
    pub fn fit(&mut self) {
        self.zoom = 1.0;
        self.pan = Vec2::ZERO;
    }

    /// Whether the whole table is shown as large as it can be.
    pub fn is_fit(&self) -> bool {
        self.zoom <= 1.0
    }

    /// Draws the table into all the room there is. `help` is what the tooltip of a thing says besides its own text; without
    /// it there are no tooltips.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        plugin: &'static Plugin,
        icons: &mut Icons,
        highlights: &Highlights,
        help: Option<Help<'_>>,
    ) -> TableEvents {
        let room = ui.available_rect_before_wrap();
        let ground = ui.interact(room, ui.scope_id().with("table"), Sense::click_and_drag());
        let view = self.view(ui, room, &ground);
        let mut events = TableEvents { cleared: ground.clicked(), ..TableEvents::default() };
        if ground.dragged() && self.zoom > 1.0 {
            ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
        }
        let now = ui.input(|input| input.time);
        if self.motion.moves(now) {
            ui.ctx().request_repaint();
        }
        self.faces.prepare(ui.ctx(), &self.scene, self.serial, view.scale);
        let painter = ui.painter_at(room);
        let mut brush = Brush { painter: &painter, plugin, icons, view, now };
        brush.table(&self.scene, &self.faces, &self.motion);
        for piece in self.scene.pieces.iter().filter(|piece| !piece.only_seen) {
            touch(ui, piece, view.rect(piece.rect).intersect(room), highlights, help, &mut events);
        }
        let hovered = highlights.hovered.or(events.hovered);
        let shown = Highlights {
            hovered,
            open: highlights.open.clone(),
            chosen: highlights.chosen.clone(),
            pointed: highlights.pointed.clone(),
        };
        brush.highlights(&self.scene, &self.motion, &shown);
        events
    }

    /// Zooms and pans by what the person does, and says where the table is.
    fn view(&mut self, ui: &Ui, room: Rect, ground: &egui::Response) -> View {
        let margin = (room.size().min_elem() * 0.015).clamp(4.0, 18.0);
        let fit = View::fit(self.scene.size, room.shrink(margin));
        let over = ui.rect_contains_pointer(room);
        let (wheel, pinch, pointer) = ui.input(|input| {
            let keys = i32::from(input.key_pressed(Key::Plus) || input.key_pressed(Key::Equals))
                - i32::from(input.key_pressed(Key::Minus));
            let wheel = if over { input.smooth_scroll_delta().y } else { 0.0 };
            let pinch = if over { input.zoom_delta() } else { 1.0 };
            (wheel, pinch * 1.25_f32.powi(keys), input.pointer.hover_pos())
        });
        let typing = ui.ctx().text_edit_focused();
        let factor = if typing { 1.0 } else { pinch * (wheel * 0.004).exp() };
        if (factor - 1.0).abs() > 1e-4 {
            let zoom = (self.zoom * factor).clamp(1.0, NEAREST);
            // What is under the pointer stays there.
            let anchor = pointer.filter(|_| over).unwrap_or(room.center());
            let from_middle = anchor - room.center() - self.pan;
            self.pan += from_middle * (1.0 - zoom / self.zoom);
            self.zoom = zoom;
        }
        if ground.dragged() {
            self.pan += ground.drag_delta();
        }
        let scale = fit.scale * self.zoom;
        let most = ((self.scene.size * scale - room.size()) / 2.0 + vec2(margin, margin)).max(Vec2::ZERO);
        self.pan = self.pan.clamp(-most, most);
        View { origin: room.center() + self.pan - self.scene.size * scale / 2.0, scale }
    }
}

/// Lets a piece be pointed at, clicked, reached by keyboard and read aloud.
fn touch(
    ui: &Ui,
    piece: &ResolvedPiece,
    rect: Rect,
    highlights: &Highlights,
    help: Option<Help<'_>>,
    events: &mut TableEvents,
) {
    if !rect.is_positive() {
        return;
    }
    let open = highlights.open.contains(&piece.clicks) || highlights.chosen.contains_key(&piece.clicks);
    // A dead thing answers clicks with a reason, but the keyboard need not stop there.
    let sense = if open { Sense::click() } else { Sense::CLICK };
    let response = ui.interact(rect, ui.scope_id().with((piece.id.kind, piece.id.number)), sense);
    let kind = if open { Role::Button } else { Role::Label };
    response.widget_info(|| {
        let spoken = piece.count.map_or_else(|| piece.name.clone(), |count| format!("{} × {count}", piece.name));
        WidgetInfo::labeled(kind, true, spoken)
    });
    if response.clicked() {
        events.clicked = Some(piece.clicks);
    }
    if response.hovered() || response.has_focus() {
        events.hovered = Some(piece.id);
    }
    let response = if open { response.on_hover_cursor(CursorIcon::PointingHand) } else { response };
    if let Some(help) = help {
        response.on_hover_ui(|ui| tooltip_ui(ui, piece, help, events));
    }
}

fn tooltip_ui(ui: &mut Ui, piece: &ResolvedPiece, help: Help<'_>, events: &mut TableEvents) {
    ui.set_max_width(340.0);
    let heading = piece.count.map_or_else(|| piece.name.clone(), |count| format!("{} × {count}", piece.name));
    ui.label(RichText::new(heading).font(theme::strong(15.0)));
    if let Some((text, rule)) = &piece.help {
        ui.label(text);
        if !rule.is_empty() && ui.link(*rule).clicked() {
            events.rule = Some(rule);
        }
    }
    if let Some(more) = help(piece.id) {
        ui.label(RichText::new(more).color(theme::palette(ui.ctx()).faint));
    }
}
