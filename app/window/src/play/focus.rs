//! The parts of the screen that F6 leads through: each zone of the table, the choices, the log, and the header.

use egui::{Key, Modifiers, Rect, Response, Ui};

use super::view::GameView;

/// Where the parts of the screen beside the table lie, as they were drawn last.
#[derive(Default)]
pub(super) struct FocusAreas {
    pub(super) header: Option<Area>,
    pub(super) choices: Option<Area>,
    pub(super) log: Option<Area>,
}

/// A part of the screen beside the table.
#[derive(Clone, Copy)]
pub(super) struct Area {
    rect: Rect,
    /// What takes the keyboard there.
    first: egui::Id,
}

/// A stop of the F6 key.
#[derive(Clone, Copy, PartialEq)]
enum Stop {
    Beside(egui::Id),
    Zone(usize),
}

impl Area {
    /// The part of the screen that has this widget for its first.
    pub(super) fn beginning(first: &Response, rect: Rect) -> Self {
        Self { rect, first: first.id }
    }
}

impl FocusAreas {
    /// F6 brings the keyboard to the next part of the screen, with the shift key to the one before.
    pub(super) fn area_keys(&self, game: &mut GameView, ui: &Ui) {
        let pressed = |modifiers| ui.input_mut(|input| input.consume_key(modifiers, Key::F6));
        let back = pressed(Modifiers::SHIFT);
        if !back && !pressed(Modifiers::NONE) {
            return;
        }
        let zones = game.table.areas();
        let beside = |area: Option<Area>| area.map(|area| Stop::Beside(area.first));
        let FocusAreas { header, choices, log } = *self;
        // The game first: what leads away from it comes last.
        let table = (0..zones.len()).map(Stop::Zone);
        let stops: Vec<Stop> = table.chain([choices, log, header].into_iter().filter_map(beside)).collect();
        if stops.is_empty() {
            return;
        }
        let at = self.stop(game, ui).and_then(|at| stops.iter().position(|stop| *stop == at));
        let next = match (at, back) {
            (None, false) => 0,
            (None, true) => stops.len() - 1,
            (Some(at), false) => (at + 1) % stops.len(),
            (Some(at), true) => (at + stops.len() - 1) % stops.len(),
        };
        match stops[next] {
            Stop::Zone(zone) => game.table.walk_to(zones[zone]),
            Stop::Beside(first) => ui.memory_mut(|memory| memory.request_focus(first)),
        }
    }

    /// The part of the screen that has the keyboard.
    fn stop(&self, game: &GameView, ui: &Ui) -> Option<Stop> {
        let focused = ui.memory(egui::Memory::focused)?;
        if let Some(zone) = game.table.area() {
            return Some(Stop::Zone(zone));
        }
        let FocusAreas { header, choices, log } = *self;
        let areas = || [header, choices, log].into_iter().flatten();
        // The first of a list may be scrolled out of sight.
        let begins = areas().find(|area| area.first == focused);
        let place = ui.ctx().read_response(focused)?.rect.center();
        let area = begins.or_else(|| areas().find(|area| area.rect.contains(place)))?;
        Some(Stop::Beside(area.first))
    }
}
