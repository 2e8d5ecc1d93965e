//! Zooming and panning, and the lens that enlarges a zone.

use egui::{Color32, CornerRadius, CursorIcon, Key, Rect, Response, Stroke, Ui, Vec2, lerp, pos2, vec2};
use rondel::ElementId;
use rondel_presenter::resolved::{ResolvedScene, ResolvedZone};

use super::brush::{Brush, View};
use super::folding::Folding;
use super::paint::title_tag;
use crate::theme;

/// The maximum zoom factor.
const NEAREST: f32 = 6.0;
/// Duration of the way to a zone and back, in seconds.
const GLIDE: f64 = 0.2;
/// Minimum factor by which a zone is enlarged for it to have a lens.
const GAIN: f32 = 1.6;
/// Width and height of the lens of a zone without a title, in points.
const SIDE: f32 = 22.0;

/// The zoom factor, and the position of the table relative to the middle of its room, in points.
#[derive(Clone, Copy, PartialEq)]
struct Aim {
    zoom: f32,
    pan: Vec2,
}

const WHOLE: Aim = Aim { zoom: 1.0, pan: Vec2::ZERO };

/// The visible part of the table.
pub(super) struct Zoom {
    aim: Aim,
    /// The enlarged zone, and the number of the scene in which it was enlarged.
    zone: Option<(usize, u64)>,
    /// Where a glide to `aim` began, and when.
    glide: Option<(Aim, f64)>,
}

impl Default for Zoom {
    fn default() -> Self {
        Self { aim: WHOLE, zone: None, glide: None }
    }
}

/// A button that enlarges a zone, or shows the whole table again.
#[derive(Clone, Copy)]
pub(super) struct Lens {
    /// Index of the zone.
    pub(super) zone: usize,
    /// Position on the screen, in points.
    pub(super) rect: Rect,
    /// Whether the zone is enlarged.
    pub(super) is_enlarged: bool,
}

impl Zoom {
    /// Returns whether the whole table is visible.
    pub(super) fn is_whole(&self) -> bool {
        self.aim.zoom <= 1.0
    }

    /// Shows the whole table if a zone is enlarged.
    pub(super) fn leave_zone(&mut self) {
        if self.zone.is_some() {
            *self = Self::default();
        }
    }

    /// Shows the whole table if nothing that can be chosen in a new scene is visible.
    pub(super) fn keep_visible(&mut self, open: &[(ElementId, Rect)], room: Rect, serial: u64) {
        let is_new = self.zone.is_some_and(|(_, enlarged_in)| enlarged_in != serial);
        if is_new && !open.is_empty() && open.iter().all(|(_, rect)| !room.intersects(*rect)) {
            self.leave_zone();
        }
    }

    /// Enlarges a zone or, if it is enlarged, shows the whole table. `serial` is the number of the scene.
    pub(super) fn toggle(&mut self, scene: &ResolvedScene, (zone, serial): (usize, u64), room: Rect, now: f64) {
        self.glide = Some((self.aim, now));
        if self.zone.is_some_and(|(enlarged, _)| enlarged == zone) {
            (self.aim, self.zone) = (WHOLE, None);
            return;
        }
        let (fit, margin) = fitting(scene.size, room);
        let rect = scene.zones[zone].rect;
        let zoom = (enlargement(rect, room.shrink(margin)) / fit.scale).clamp(1.0, NEAREST);
        let pan = (scene.size / 2.0 - rect.center().to_vec2()) * fit.scale * zoom;
        (self.aim, self.zone) = (Aim { zoom, pan }, Some((zone, serial)));
    }

    /// Handles zooming and panning. A zoomed table is panned so that `focused`, in table units, is visible. Returns the
    /// resulting view.
    pub(super) fn view(&mut self, ui: &Ui, room: Rect, ground: &Response, size: Vec2, focused: Option<Rect>) -> View {
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
            let zoom = (self.aim.zoom * factor).clamp(1.0, NEAREST);
            // The point under the mouse pointer stays fixed.
            let anchor = pointer.filter(|_| over).unwrap_or(room.center());
            let from_middle = anchor - room.center() - self.aim.pan;
            self.aim.pan += from_middle * (1.0 - zoom / self.aim.zoom);
            self.aim.zoom = zoom;
            (self.zone, self.glide) = (None, None);
        }
        if ground.dragged() {
            self.aim.pan += ground.drag_delta();
            if !self.is_whole() {
                ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
            }
        }
        self.aim = placed(self.aim, size, room);
        if let Some(rect) = focused {
            let seen = view_at(self.aim, size, room).rect(rect).center();
            if !room.contains(seen) {
                self.aim = placed(Aim { pan: self.aim.pan + (room.center() - seen), ..self.aim }, size, room);
            }
        }
        view_at(self.shown(ui), size, room)
    }

    /// Returns what is visible now: on the way to a zone, something between, unless motion is disabled.
    fn shown(&mut self, ui: &Ui) -> Aim {
        let Some((from, begun)) = self.glide else { return self.aim };
        let share = ((ui.input(|input| input.time) - begun) / GLIDE) as f32;
        if share >= 1.0 || ui.style().animation_time == 0.0 {
            self.glide = None;
            return self.aim;
        }
        ui.ctx().request_repaint();
        let share = share * share * (3.0 - 2.0 * share);
        let pan = from.pan + (self.aim.pan - from.pan) * share;
        Aim { zoom: lerp(from.zoom..=self.aim.zoom, share), pan }
    }

    /// Returns the lens of the zone under the pointer, or that of the enlarged zone.
    pub(super) fn lens(
        &self,
        ui: &Ui,
        scene: &ResolvedScene,
        folding: &Folding,
        room: Rect,
        view: View,
    ) -> Option<Lens> {
        let pointer = ui.input(|input| input.pointer.hover_pos()).filter(|_| ui.rect_contains_pointer(room));
        let whole = fitting(scene.size, room).0.scale;
        let has_lens = |zone: &ResolvedZone| {
            let holds_much = zone.title.is_some() || !zone.regions.is_empty();
            let shown = zone.folded_into.is_none() && folding.out().is_empty();
            holds_much && shown && enlargement(zone.rect, room) > GAIN * whole
        };
        let is_pointed = |zone: &ResolvedZone| {
            pointer.is_some_and(|pointer| {
                let tag = title_tag(ui.painter(), view, zone).map(|(tag, _)| tag.expand(SIDE));
                view.rect(zone.rect).contains(pointer) || tag.is_some_and(|tag| tag.contains(pointer))
            })
        };
        let with_lens = || scene.zones.iter().enumerate().filter(|(_, zone)| has_lens(zone));
        let enlarged = self.zone.map(|(zone, _)| zone).filter(|zone| *zone < scene.zones.len());
        let nearest = || {
            let under = with_lens().filter(|(_, zone)| is_pointed(zone));
            under.min_by(|(_, one), (_, other)| one.rect.area().total_cmp(&other.rect.area())).map(|(place, _)| place)
        };
        let zone = enlarged.or_else(nearest)?;
        let rect = lens_place(ui, view, &scene.zones[zone]).intersect(room);
        (rect.width() > SIDE / 2.0).then_some(Lens { zone, rect, is_enlarged: enlarged.is_some() })
    }
}

/// Returns the place of a zone's lens: after its title, or in its upper right corner.
fn lens_place(ui: &Ui, view: View, zone: &ResolvedZone) -> Rect {
    let rect = view.rect(zone.rect);
    match title_tag(ui.painter(), view, zone) {
        Some((tag, _)) => {
            let side = tag.height().max(SIDE * 0.8);
            let x = (tag.right() + 1.0).min(rect.right() - side);
            Rect::from_min_size(pos2(x, tag.center().y - side / 2.0), Vec2::splat(side))
        }
        None => Rect::from_min_size(rect.right_top() - vec2(SIDE + 4.0, -4.0), Vec2::splat(SIDE)),
    }
}

/// Returns the scale at which a rectangle fills a room.
fn enlargement(rect: Rect, room: Rect) -> f32 {
    (room.width() / rect.width()).min(room.height() / rect.height())
}

/// Returns the view of the whole table, and the margin around it.
fn fitting(size: Vec2, room: Rect) -> (View, f32) {
    // Small areas have only a narrow margin, to leave more space for the table.
    let margin = ((room.size().min_elem() - 400.0) * 0.025).clamp(4.0, 18.0);
    (View::fit(size, room.shrink(margin)), margin)
}

/// Returns an aim panned so that there is no unnecessary space next to the table.
fn placed(aim: Aim, size: Vec2, room: Rect) -> Aim {
    let (fit, margin) = fitting(size, room);
    let most = ((size * fit.scale * aim.zoom - room.size()) / 2.0 + vec2(margin, margin)).max(Vec2::ZERO);
    Aim { pan: aim.pan.clamp(-most, most), ..aim }
}

fn view_at(aim: Aim, size: Vec2, room: Rect) -> View {
    let scale = fitting(size, room).0.scale * aim.zoom;
    View { origin: room.center() + aim.pan - size * scale / 2.0, scale }
}

impl Brush<'_> {
    /// Paints a lens: a magnifying glass with a plus or a minus.
    pub(super) fn lens(&self, lens: Lens) {
        let palette = theme::palette(self.painter.ctx());
        let side = lens.rect.height();
        let (fill, ink) = (theme::between(palette.wood, palette.paper.ink, 0.6), Color32::WHITE);
        self.painter.rect_filled(lens.rect, CornerRadius::same((side * 0.3) as u8), fill);
        let stroke = Stroke::new((side * 0.09).max(1.2), ink);
        let (middle, radius) = (lens.rect.center() - Vec2::splat(side * 0.07), side * 0.26);
        self.painter.circle_stroke(middle, radius, stroke);
        let edge = Vec2::splat(radius * std::f32::consts::FRAC_1_SQRT_2);
        self.painter.line_segment([middle + edge, middle + edge + Vec2::splat(side * 0.18)], stroke);
        let arm = radius * 0.5;
        self.painter.line_segment([middle - vec2(arm, 0.0), middle + vec2(arm, 0.0)], stroke);
        if !lens.is_enlarged {
            self.painter.line_segment([middle - vec2(0.0, arm), middle + vec2(0.0, arm)], stroke);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_enlarged_zone_is_left_once_nothing_that_can_be_chosen_is_visible_in_a_new_scene() {
        let room = Rect::from_min_size(pos2(0.0, 0.0), Vec2::splat(100.0));
        let is_whole = |x: f32, serial: u64| {
            let mut zoom = Zoom { aim: Aim { zoom: 3.0, ..WHOLE }, zone: Some((0, 1)), glide: None };
            let rect = Rect::from_min_size(pos2(x, 10.0), Vec2::splat(10.0));
            zoom.keep_visible(&[(ElementId::new("card", 0), rect)], room, serial);
            zoom.is_whole()
        };
        assert!(!is_whole(500.0, 1), "in the scene in which it was enlarged, it is looked at in peace");
        assert!(!is_whole(20.0, 2), "the card is visible");
        assert!(is_whole(500.0, 2), "the card is out of sight");
    }

    #[test]
    fn the_way_to_a_zone_is_shown_unless_motion_is_disabled() {
        let shown = |animation: f32| {
            let ctx = egui::Context::default();
            ctx.all_styles_mut(|style| style.animation_time = animation);
            let mut zoom = Zoom { aim: Aim { zoom: 3.0, ..WHOLE }, zone: Some((0, 1)), glide: Some((WHOLE, 0.0)) };
            let mut shown = 0.0;
            let mut output = ctx.run_ui(egui::RawInput { time: Some(0.1), ..egui::RawInput::default() }, |ui| {
                shown = zoom.shown(ui).zoom;
            });
            output.textures_delta.clear();
            shown
        };
        assert!((1.2..2.8).contains(&shown(0.1)), "{}", shown(0.1));
        assert!((shown(0.0) - 3.0).abs() < 1e-4, "{}", shown(0.0));
    }
}
