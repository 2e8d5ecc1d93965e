//! The areas of the screen that F6 cycles through: the zones of the table, the choices, the log, and the header.

use egui::{Key, Modifiers, Rect, Response, Ui};

use super::view::GameView;

/// The areas of the screen outside the table, as last drawn.
#[derive(Default)]
pub(super) struct FocusAreas {
    pub(super) header: Option<Area>,
    pub(super) choices: Option<Area>,
    pub(super) log: Option<Area>,
}

/// An area of the screen outside the table.
#[derive(Clone, Copy)]
pub(super) struct Area {
    pub(super) rect: Rect,
    /// First widget of the area, which receives the keyboard focus.
    first: egui::Id,
}

/// An area reached with F6.
#[derive(Clone, Copy, PartialEq)]
enum Stop {
    Beside(egui::Id),
    Zone(usize),
}

impl Area {
    /// Creates an area that begins with this widget.
    pub(super) fn beginning(first: &Response, rect: Rect) -> Self {
        Self { rect, first: first.id }
    }
}

impl FocusAreas {
    /// Handles F6, which moves the keyboard focus to the next area, and Shift+F6, which moves it to the previous area.
    pub(super) fn area_keys(&self, game: &mut GameView, ui: &Ui) {
        let pressed = |modifiers| ui.input_mut(|input| input.consume_key(modifiers, Key::F6));
        let back = pressed(Modifiers::SHIFT);
        if !back && !pressed(Modifiers::NONE) {
            return;
        }
        let zones = game.table.areas();
        let beside = |area: Option<Area>| area.map(|area| Stop::Beside(area.first));
        let FocusAreas { header, choices, log } = *self;
        // The areas of the game come first. The header, which contains the controls for leaving the game, comes
        // last.
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

    /// Returns the area that has the keyboard focus.
    fn stop(&self, game: &GameView, ui: &Ui) -> Option<Stop> {
        let focused = ui.memory(egui::Memory::focused)?;
        if let Some(zone) = game.table.area() {
            return Some(Stop::Zone(zone));
        }
        let FocusAreas { header, choices, log } = *self;
        let areas = || [header, choices, log].into_iter().flatten();
        // The first entry of a list may be scrolled out of the visible area.
        let begins = areas().find(|area| area.first == focused);
        let place = ui.ctx().read_response(focused)?.rect.center();
        let area = begins.or_else(|| areas().find(|area| area.rect.contains(place)))?;
        Some(Stop::Beside(area.first))
    }
}
