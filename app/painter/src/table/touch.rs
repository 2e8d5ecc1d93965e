//! Interaction with the table by pointer, keyboard and screen reader.

use egui::{
    CursorIcon, Key, Modifiers, Order, PointerButton, Rect, RectAlign, Response, RichText, Role, Sense, Tooltip, Ui,
    WidgetInfo, accesskit, vec2,
};
use rondel::ElementId;
use rondel::scene::{Icon, ZoneKind};
use rondel_presenter::highlights::Highlights;
use rondel_presenter::resolved::{ResolvedPiece, ResolvedScene, ResolvedZone, Stop};
use rondel_presenter::resolved_region::ResolvedRegion;

use super::brush::{Faces, View};
use super::dragging::Dragged;
use super::enlarged::Enlarged;
use super::face::FaceMark;
use super::folding::Folding;
use super::keyboard::{Walking, widget_of};
use super::paint::title_tag;
use super::zooming::Lens;
use super::{Help, TableEvents};
use crate::{linked, theme};

/// Makes the elements of the table interactive, from bottom to top, and records the user's actions.
pub(super) struct Touch<'a> {
    pub(super) ui: &'a Ui,
    pub(super) room: Rect,
    pub(super) view: View,
    pub(super) scene: &'a ResolvedScene,
    pub(super) faces: &'a Faces,
    pub(super) folding: &'a Folding,
    pub(super) walking: &'a mut Walking,
    /// The screen reader group of each zone, or `None` if the zone is folded away.
    pub(super) groups: Vec<Option<Ui>>,
    pub(super) highlights: &'a Highlights,
    pub(super) help: Option<&'a Help<'a>>,
    pub(super) events: TableEvents,
    /// The space in a tooltip for the inspected piece.
    pub(super) enlarged: Option<Enlarged>,
    /// The opener to toggle.
    pub(super) toggled: Option<ElementId>,
    /// The piece that is being dragged.
    pub(super) dragged: &'a mut Option<Dragged>,
}

/// The effect of a click on a piece.
struct Answers {
    /// Whether the game accepts the click.
    open: bool,
    /// The opener to toggle, if any.
    opens: Option<ElementId>,
}

/// How long a stationary pointer still counts as moving towards a tooltip, in seconds.
const ON_ITS_WAY: f32 = 0.1;

impl Touch<'_> {
    /// Makes all visible elements interactive.
    pub(super) fn table(&mut self) {
        self.storey(None);
        for opener in self.folding.out() {
            self.storey(Some(*opener));
        }
    }

    /// Handles one layer: the open zones, or the zones that one opener unfolds. Regions are below all pieces.
    fn storey(&mut self, folded_into: Option<ElementId>) {
        let scene = self.scene;
        if let Some(opener) = folded_into {
            self.mats(opener);
        }
        for (place, zone) in scene.zones.iter().enumerate().filter(|(_, zone)| zone.folded_into == folded_into) {
            zone.regions.iter().for_each(|region| self.region(region, place, folded_into));
            self.title(zone, place);
        }
        let pieces = scene.touched.iter().map(|place| &scene.pieces[*place]);
        pieces.filter(|piece| piece.folded_into == folded_into).for_each(|piece| self.piece(piece));
    }

    /// Makes a lens clickable, together with the title of its zone. Returns whether it was clicked.
    pub(super) fn lens(&mut self, lens: Lens) -> bool {
        let tag = title_tag(self.ui.painter(), self.view, &self.scene.zones[lens.zone]);
        let rect = tag.map_or(lens.rect, |(tag, _)| tag.union(lens.rect)).intersect(self.room);
        let response = self.ui.interact(rect, self.ui.scope_id().with("lens"), Sense::CLICK);
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        let Some(help) = self.help else { return response.clicked() };
        let words = (help.enlarges)(lens.is_enlarged);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, words.as_str()));
        response.on_hover_text(words.as_str()).clicked()
    }

    /// Adds a tooltip with the full text to a truncated title.
    fn title(&self, zone: &ResolvedZone, place: usize) {
        let Some((tag, words)) = title_tag(self.ui.painter(), self.view, zone).filter(|(_, words)| words.elided) else {
            return;
        };
        let id = self.ui.scope_id().with(("title", place));
        let title = zone.title.as_ref().map_or(words.text(), |(title, _)| title.as_str());
        self.ui.interact(tag.intersect(self.room), id, Sense::hover()).on_hover_text(title);
    }

    /// Makes unfolded mats block the pointer from the elements below. Clicking a mat that covers its own opener
    /// folds it away.
    fn mats(&mut self, opener: ElementId) {
        let opens_below = self.scene.piece(opener).is_some_and(|piece| self.is_covered(piece.rect, None));
        for (place, mat) in self.scene.folded_into(opener).enumerate() {
            let Some(rect) = self.on_screen(mat) else { continue };
            let id = self.ui.scope_id().with(("mat", opener.kind, opener.number, place));
            if self.ui.interact(rect, id, Sense::CLICK).clicked() && opens_below {
                self.toggled = Some(opener);
            }
        }
    }

    /// Returns the visible part of a rectangle, in points on the screen.
    fn on_screen(&self, rect: Rect) -> Option<Rect> {
        Some(self.view.rect(rect).intersect(self.room)).filter(Rect::is_positive)
    }

    /// Returns whether an unfolded mat covers `rect` completely.
    fn is_covered(&self, rect: Rect, folded_into: Option<ElementId>) -> bool {
        let over = self.folding.out().iter().filter(|_| folded_into.is_none());
        over.flat_map(|opener| self.scene.folded_into(*opener)).any(|mat| mat.contains_rect(rect))
    }

    fn piece(&mut self, piece: &ResolvedPiece) {
        if self.is_covered(piece.rect, piece.folded_into) {
            return;
        }
        let Some(rect) = self.on_screen(piece.bounds()) else { return };
        let Answers { open, opens } = self.answers(piece);
        let response = self.widget(piece, rect, open || opens.is_some());
        let out = opens.map(|opener| self.folding.is_out(opener));
        response.widget_info(|| match out {
            Some(out) => WidgetInfo::selected(Role::Button, true, out, piece.spoken()),
            None => WidgetInfo::labeled(if open { Role::Button } else { Role::Label }, true, piece.spoken()),
        });
        self.describe(piece, rect, &response);
        self.drag(piece, &response);
        if response.has_focus() {
            self.walking.note(Stop::at_piece(piece), response.id);
            self.events.hovered = Some(piece.id);
        }
        let by_pointer =
            response.hovered() || response.is_tooltip_open() || response.clicked_by(PointerButton::Primary);
        let by_pointer = by_pointer || response.secondary_clicked();
        let meant = if by_pointer { self.meant(piece) } else { Some(piece) };
        if let Some(meant) = meant {
            self.answer(meant, rect, response);
        }
    }

    /// Returns the piece under the pointer, given that the pointer is within the bounding rectangle of `piece`. If
    /// pieces with custom outlines overlap, such as crossing roads, this may be a different piece or `None`.
    fn meant<'p>(&self, piece: &'p ResolvedPiece) -> Option<&'p ResolvedPiece>
    where
        Self: 'p,
    {
        let scene: &'p ResolvedScene = self.scene;
        if piece.outline.is_none() {
            return Some(piece);
        }
        let at = self.ui.input(|input| input.pointer.interact_pos()).map(|pointer| self.view.on_table(pointer));
        let Some(at) = at.filter(|at| !piece.is_under(*at)) else { return Some(piece) };
        let below = scene.touched.iter().rev().map(|place| &scene.pieces[*place]);
        let here = |other: &&ResolvedPiece| other.folded_into == piece.folded_into && !other.touch.only_seen;
        below.filter(here).find(|other| other.is_under(at))
    }

    fn answers(&self, piece: &ResolvedPiece) -> Answers {
        let highlights = self.highlights;
        let open = highlights.open.contains(&piece.touch.clicks) || highlights.chosen.contains_key(&piece.touch.clicks);
        // Actions of the game take precedence over folding.
        Answers { open, opens: piece.touch.opens.filter(|_| !open) }
    }

    /// Handles clicks on a piece and shows its tooltip or details.
    fn answer(&mut self, piece: &ResolvedPiece, rect: Rect, response: Response) {
        let highlights = self.highlights;
        let Answers { open, opens } = self.answers(piece);
        let out = opens.map(|opener| self.folding.is_out(opener));
        if response.clicked() {
            match opens {
                Some(opener) => self.toggled = Some(opener),
                None => self.events.clicked = Some(piece.touch.clicks),
            }
        }
        if response.secondary_clicked() {
            // A right-click has the same effect as F2.
            let widget = widget_of(self.ui, piece.id);
            self.ui.memory_mut(|memory| memory.request_focus(widget));
            self.walking.inspect(Stop::at_piece(piece), widget);
        }
        if response.hovered() {
            self.events.hovered = Some(piece.id);
        }
        let answers = open || opens.is_some();
        let response = if answers { response.on_hover_cursor(CursorIcon::PointingHand) } else { response };
        if let Some(help) = self.help {
            let more = || (help.reason)(piece.id).into_iter().chain(out.map(help.folds));
            if response.has_focus() && self.walking.inspects() {
                self.inspect(piece, rect, &response, more().collect());
                return;
            }
            // Skip pieces without a tooltip, since computing the position of a tooltip is expensive.
            let is_shown = response.hovered() || response.is_tooltip_open();
            if !is_shown || (!response.has_focus() && self.is_below_a_window()) {
                return;
            }
            let symbol = self.symbol_under_pointer(piece).and_then(|icon| (help.symbol)(icon));
            let more = symbol.into_iter().chain(more());
            let (enlarged, view) = (&mut self.enlarged, self.view);
            let links = highlights.open.is_empty().then_some(help);
            // A face that is readable on the table is not repeated, unless it is a small card with a name or in a hand.
            let is_card = piece.face.title.is_some() || self.scene.zones[piece.zone].kind == ZoneKind::Fan;
            let is_small = is_card && rect.size().min_elem() < SMALL_CARD;
            let cut = is_small || self.scene.place(piece.id).is_none_or(|place| !self.faces.tell_all(place, piece));
            let tooltip = Tooltip::for_enabled(&response).gap(ASIDE);
            let sides = sides(rect, self.room, &open_rects(self.scene, highlights, view, piece.id));
            aside(tooltip, &sides).show(|ui| {
                *enlarged = if cut { Enlarged::make_room(ui, piece, view) } else { None };
                tooltip_ui(ui, &piece.spoken(), piece.help.as_ref(), more, links);
            });
        }
    }

    /// Returns whether something above the table, such as the player aid, is under the pointer.
    fn is_below_a_window(&self) -> bool {
        let pointer = self.ui.input(|input| input.pointer.hover_pos());
        let above = pointer.and_then(|pointer| self.ui.ctx().layer_id_at(pointer));
        above.is_some_and(|layer| layer.order == Order::Middle && layer != self.ui.layer_id())
    }

    /// Returns the symbol of a piece that is under the pointer.
    fn symbol_under_pointer(&self, piece: &ResolvedPiece) -> Option<Icon> {
        let pointer = self.ui.input(|input| input.pointer.hover_pos())?;
        let marks = self.faces.marks.get(self.scene.place(piece.id)?)?;
        let within = pointer - self.view.rect(piece.rect).min;
        marks.iter().find_map(|mark| match mark {
            FaceMark::Icon(icon, rect) if rect.contains(within.to_pos2()) => Some(*icon),
            _ => None,
        })
    }

    /// Creates the widget of a piece. When clicked, an inactive piece shows why it cannot be used. It can be focused
    /// only while the user navigates from piece to piece. The pointer ignores purely decorative pieces.
    fn widget(&self, piece: &ResolvedPiece, rect: Rect, answers: bool) -> Response {
        let ui = self.groups[piece.zone].as_ref().unwrap_or(self.ui);
        let id = widget_of(self.ui, piece.id);
        let walked = self.walking.is_on(piece.id);
        let only_seen = piece.touch.only_seen && piece.touch.opens.is_none();
        let sense = match (answers || walked, only_seen) {
            (true, _) if self.is_movable(piece) => Sense::click_and_drag(),
            (true, _) => Sense::click(),
            (false, false) => Sense::CLICK,
            (false, true) => Sense::hover(),
        };
        ui.interact(if only_seen { Rect::NOTHING } else { rect }, id, sense)
    }

    /// Describes a piece to a screen reader.
    fn describe(&self, piece: &ResolvedPiece, rect: Rect, response: &Response) {
        let Some(help) = self.help else { return };
        let (scene, highlights) = (self.scene, self.highlights);
        response.ctx.accesskit_node_builder(response.id, |node| {
            node.set_description(help.voice.describe(piece, scene, highlights));
            let (min, max) = (rect.min, rect.max);
            node.set_bounds(accesskit::Rect::new(min.x.into(), min.y.into(), max.x.into(), max.y.into()));
        });
    }

    /// Shows the details of a piece next to it, and lets a screen reader read them aloud once.
    fn inspect(&mut self, piece: &ResolvedPiece, rect: Rect, response: &Response, more: Vec<String>) {
        if self.walking.was_asked()
            && let Some(help) = self.help
        {
            let about = help.voice.describe(piece, self.scene, self.highlights);
            let parts = [piece.spoken(), about].into_iter().chain(more.iter().cloned());
            self.events.inspected = Some(parts.filter(|part| !part.is_empty()).collect::<Vec<String>>().join("\n"));
        }
        let ctx = response.ctx.clone();
        let tooltip = Tooltip::always_open(ctx, self.ui.layer_id(), response.id, rect).gap(ASIDE);
        let (enlarged, view) = (&mut self.enlarged, self.view);
        let sides = sides(rect, self.room, &open_rects(self.scene, self.highlights, view, piece.id));
        aside(tooltip, &sides).show(|ui| {
            *enlarged = Enlarged::make_room(ui, piece, view);
            tooltip_ui(ui, &piece.spoken(), piece.help.as_ref(), more.into_iter(), None);
        });
    }

    /// Makes a region interactive. It responds to hovering wherever it is not covered by a piece, but clicks pass
    /// through it. It can be focused like a piece. Activating it clicks a selectable field in it.
    fn region(&mut self, region: &ResolvedRegion, zone: usize, folded_into: Option<ElementId>) {
        if self.is_covered(region.bounds, folded_into) {
            return;
        }
        let Some(rect) = self.on_screen(region.bounds) else { return };
        let id = widget_of(self.ui, region.id);
        let ui = self.groups[zone].as_ref().unwrap_or(self.ui);
        let sense = if self.walking.is_on(region.id) { Sense::FOCUSABLE } else { Sense::hover() };
        let response = ui.interact(rect, id, sense);
        let open = region.fields.iter().find(|field| self.highlights.open.contains(field)).copied();
        let role = if open.is_some() { Role::Button } else { Role::Label };
        response.widget_info(|| WidgetInfo::labeled(role, true, &region.name));
        let (help, scene, highlights) = (self.help, self.scene, self.highlights);
        let about = || help.map(|help| help.voice.describe_region(region, scene, highlights));
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_description(about().unwrap_or_default());
            if open.is_some() {
                node.add_action(accesskit::Action::Click);
            }
        });
        let asked = ui.input(|input| input.has_accesskit_action_request(id, accesskit::Action::Click));
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if asked || response.has_focus() && (pressed(Key::Enter) || pressed(Key::Space)) {
            self.events.clicked = Some(open.unwrap_or(region.id));
        }
        if response.has_focus() {
            self.walking.note(Stop::at_region(region, zone), id);
            self.events.hovered = Some(region.id);
        }
        let pointer = self.ui.input(|input| input.pointer.hover_pos());
        let inside = response.hovered() && pointer.is_some_and(|pointer| region.holds(self.view.on_table(pointer)));
        if inside {
            self.events.hovered = Some(region.id);
        }
        let Some(help) = self.help else { return };
        if response.has_focus() && self.walking.inspects() {
            let more: Vec<String> = (help.reason)(region.id).into_iter().collect();
            if self.walking.was_asked() {
                let parts = [region.name.clone(), about().unwrap_or_default()].into_iter().chain(more.iter().cloned());
                self.events.inspected = Some(parts.filter(|part| !part.is_empty()).collect::<Vec<String>>().join("\n"));
            }
            let tooltip = Tooltip::always_open(response.ctx.clone(), self.ui.layer_id(), id, rect).gap(ASIDE);
            tooltip.show(|ui| tooltip_ui(ui, &region.name, region.help.as_ref(), more.into_iter(), None));
            return;
        }
        if inside || (response.is_tooltip_open() && self.may_go_to_a_tooltip()) {
            let more = (help.reason)(region.id).into_iter();
            let links = self.highlights.open.is_empty().then_some(help);
            response.on_hover_ui(|ui| tooltip_ui(ui, &region.name, region.help.as_ref(), more, links));
        }
    }

    /// Returns whether the pointer is moving or is over something above the table.
    fn may_go_to_a_tooltip(&self) -> bool {
        let moves = self.ui.input(|input| input.pointer.time_since_last_movement() < ON_ITS_WAY);
        moves || !self.ui.rect_contains_pointer(self.room)
    }
}

/// The height or width of a card with a name or in a hand, in points, below which its tooltip shows it enlarged.
const SMALL_CARD: f32 = 100.0;

/// Distance between an element and its tooltip, in points.
const ASIDE: f32 = 8.0;

/// Returns the rectangles of the selectable elements other than `but`.
fn open_rects(scene: &ResolvedScene, highlights: &Highlights, view: View, but: ElementId) -> Vec<Rect> {
    let others = highlights.open.iter().filter(|id| **id != but).filter_map(|id| scene.piece(*id));
    others.map(|piece| view.rect(piece.rect)).collect()
}

/// Returns the possible sides for a tooltip, best first. On the best side, the tooltip has enough space and
/// covers the least area of selectable elements.
fn sides(thing: Rect, room: Rect, open: &[Rect]) -> Vec<RectAlign> {
    /// A typical tooltip size, in points.
    const USUAL: egui::Vec2 = vec2(340.0, 190.0);
    let mut sides = vec![
        RectAlign::BOTTOM_START,
        RectAlign::BOTTOM_END,
        RectAlign::TOP_START,
        RectAlign::TOP_END,
        RectAlign::RIGHT_START,
        RectAlign::RIGHT_END,
        RectAlign::LEFT_START,
        RectAlign::LEFT_END,
    ];
    let hides = |side: &RectAlign| {
        let place = side.align_rect(&thing, USUAL, ASIDE);
        let both = open.iter().map(|other| other.intersect(place)).filter(Rect::is_positive);
        (!room.contains_rect(place), both.map(|both| both.area()).sum::<f32>() as u64)
    };
    sides.sort_by_key(hides);
    sides
}

/// Places a tooltip on the first of these sides with enough space.
fn aside<'a>(mut tooltip: Tooltip<'a>, sides: &'a [RectAlign]) -> Tooltip<'a> {
    if let Some((first, others)) = sides.split_first() {
        tooltip.popup = tooltip.popup.align(*first).align_alternatives(others);
    }
    tooltip
}

/// Draws the contents of a tooltip. The rule number is a link unless `links` is `None`, which is the case while the
/// game expects a click: a tooltip with a link stays open when the pointer enters it, and would cover the element
/// that the user wants to click.
fn tooltip_ui(
    ui: &mut Ui,
    heading: &str,
    help: Option<&(String, &'static str)>,
    more: impl Iterator<Item = String>,
    links: Option<&Help<'_>>,
) {
    ui.set_max_width(340.0);
    ui.label(RichText::new(heading).font(theme::strong(15.0)));
    if let Some((text, rule)) = help {
        ui.label(text);
        match links {
            _ if rule.is_empty() => {}
            None => {
                ui.label(RichText::new(*rule).color(theme::palette(ui.ctx()).faint));
            }
            Some(help) => linked::number_ui(ui, rule, help.plugin, help.voice.words.language()),
        }
    }
    for line in more {
        ui.label(RichText::new(line).color(theme::palette(ui.ctx()).faint));
    }
}
