//! What a person can point at, click, reach by keyboard and have read aloud.

use egui::{CursorIcon, Rect, RichText, Role, Sense, Ui, WidgetInfo};
use rondel::ElementId;

use super::brush::View;
use super::folding::Folding;
use super::highlights::Highlights;
use super::resolved::{ResolvedPiece, ResolvedScene};
use super::resolved_region::ResolvedRegion;
use super::{Help, TableEvents};
use crate::ui::theme;

/// A hand on the table: lets things be touched, from below, and notes what was.
pub(super) struct Touch<'a> {
    pub(super) ui: &'a Ui,
    pub(super) room: Rect,
    pub(super) view: View,
    pub(super) scene: &'a ResolvedScene,
    pub(super) folding: &'a Folding,
    pub(super) highlights: &'a Highlights,
    pub(super) help: Option<&'a Help<'a>>,
    pub(super) events: TableEvents,
    /// What folds out or away.
    pub(super) toggled: Option<ElementId>,
}

/// How long a pointer that has stopped still counts as on its way to a tooltip, in seconds.
const ON_ITS_WAY: f32 = 0.1;

impl Touch<'_> {
    /// Lets everything be touched that is to be seen.
    pub(super) fn table(&mut self) {
        self.storey(None);
        for opener in self.folding.out() {
            self.storey(Some(*opener));
        }
    }

    /// What lies open, or what one thing has folded out: regions lie below all pieces.
    fn storey(&mut self, folded_into: Option<ElementId>) {
        let scene = self.scene;
        if let Some(opener) = folded_into {
            self.mats(opener);
        }
        let zones = scene.zones.iter().filter(|zone| zone.folded_into == folded_into);
        zones.flat_map(|zone| &zone.regions).for_each(|region| self.region(region, folded_into));
        let touched = |piece: &&ResolvedPiece| !piece.only_seen || piece.opens.is_some();
        let pieces = scene.pieces.iter().filter(|piece| piece.folded_into == folded_into);
        pieces.filter(touched).for_each(|piece| self.piece(piece));
    }

    /// The mats of what is folded out keep the pointer from what they cover. One that covers its own opener is folded
    /// away by a click on itself.
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

    /// The part of a rectangle of the table that is on the screen.
    fn on_screen(&self, rect: Rect) -> Option<Rect> {
        Some(self.view.rect(rect).intersect(self.room)).filter(Rect::is_positive)
    }

    /// Whether what lies at `rect` is wholly covered by something folded out over it.
    fn is_covered(&self, rect: Rect, folded_into: Option<ElementId>) -> bool {
        let over = self.folding.out().iter().filter(|_| folded_into.is_none());
        over.flat_map(|opener| self.scene.folded_into(*opener)).any(|mat| mat.contains_rect(rect))
    }

    fn piece(&mut self, piece: &ResolvedPiece) {
        if self.is_covered(piece.rect, piece.folded_into) {
            return;
        }
        let Some(rect) = self.on_screen(piece.rect) else { return };
        let highlights = self.highlights;
        let open = highlights.open.contains(&piece.clicks) || highlights.chosen.contains_key(&piece.clicks);
        // What the game waits for comes before what folds.
        let opens = piece.opens.filter(|_| !open);
        let answers = open || opens.is_some();
        // A dead thing answers clicks with a reason, but the keyboard need not stop there.
        let sense = if answers { Sense::click() } else { Sense::CLICK };
        let response = self.ui.interact(rect, self.ui.scope_id().with((piece.id.kind, piece.id.number)), sense);
        let out = opens.map(|opener| self.folding.is_out(opener));
        response.widget_info(|| match out {
            Some(out) => WidgetInfo::selected(Role::Button, true, out, piece.spoken()),
            None => WidgetInfo::labeled(if open { Role::Button } else { Role::Label }, true, piece.spoken()),
        });
        if response.clicked() {
            match opens {
                Some(opener) => self.toggled = Some(opener),
                None => self.events.clicked = Some(piece.clicks),
            }
        }
        if response.hovered() || response.has_focus() {
            self.events.hovered = Some(piece.id);
        }
        let response = if answers { response.on_hover_cursor(CursorIcon::PointingHand) } else { response };
        if let Some(help) = self.help {
            let more = || (help.reason)(piece.id).into_iter().chain(out.map(help.folds));
            let rule = &mut self.events.rule;
            let links = highlights.open.is_empty();
            response
                .on_hover_ui(|ui| tooltip_ui(ui, &piece.spoken(), piece.help.as_ref(), more(), links.then_some(rule)));
        }
    }

    /// A region is pointed at within its border, where no piece lies; clicks go through it.
    fn region(&mut self, region: &ResolvedRegion, folded_into: Option<ElementId>) {
        if self.is_covered(region.bounds, folded_into) {
            return;
        }
        let Some(rect) = self.on_screen(region.bounds) else { return };
        let id = self.ui.scope_id().with(("region", region.id.kind, region.id.number));
        let response = self.ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &region.name));
        let pointer = self.ui.input(|input| input.pointer.hover_pos());
        let inside = response.hovered() && pointer.is_some_and(|pointer| region.holds(self.view.on_table(pointer)));
        if inside {
            self.events.hovered = Some(region.id);
        }
        let Some(help) = self.help else { return };
        if inside || (response.is_tooltip_open() && self.may_go_to_a_tooltip()) {
            let rule = &mut self.events.rule;
            let more = (help.reason)(region.id).into_iter();
            let links = self.highlights.open.is_empty();
            let asked = links.then_some(rule);
            response.on_hover_ui(|ui| tooltip_ui(ui, &region.name, region.help.as_ref(), more, asked));
        }
    }

    /// Whether the pointer moves, or is on something above the table.
    fn may_go_to_a_tooltip(&self) -> bool {
        let moves = self.ui.input(|input| input.pointer.time_since_last_movement() < ON_ITS_WAY);
        moves || !self.ui.rect_contains_pointer(self.room)
    }
}

/// What a tooltip says. The number of the rule is a link, unless the table waits for clicks (then `asked` is nothing): a
/// tooltip with a link stays when the pointer moves onto it, and would cover what is to be clicked.
fn tooltip_ui(
    ui: &mut Ui,
    heading: &str,
    help: Option<&(String, &'static str)>,
    more: impl Iterator<Item = String>,
    asked: Option<&mut Option<&'static str>>,
) {
    ui.set_max_width(340.0);
    ui.label(RichText::new(heading).font(theme::strong(15.0)));
    if let Some((text, rule)) = help {
        ui.label(text);
        match asked {
            _ if rule.is_empty() => {}
            None => {
                ui.label(RichText::new(*rule).color(theme::palette(ui.ctx()).faint));
            }
            Some(asked) => {
                if ui.link(*rule).clicked() {
                    *asked = Some(rule);
                }
            }
        }
    }
    for line in more {
        ui.label(RichText::new(line).color(theme::palette(ui.ctx()).faint));
    }
}
