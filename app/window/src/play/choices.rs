//! The list of choices, in groups, with keyboard shortcuts and a filter that is set by clicks on the table.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align2, CursorIcon, Galley, Key, Pos2, Rect, Response, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, collapsing_header, pos2, vec2,
};
use rondel::scene::{Group, ZoneKind};
use rondel::{ElementId, Plugin, Text};
use rondel_painter::icons::Icons;
use rondel_painter::table::marks::pointer_at;
use rondel_painter::{theme, widgets};
use rondel_presenter::choices::{GROUPS, group_title};
use rondel_presenter::narrowing::Narrowing;
use rondel_presenter::words::Words;

use super::action::{Action, PanelScope};
use super::choice_face::ChoiceFace;
use super::choice_room;
use super::focus::Area;
use super::message::Message;
use super::places::Places;
use super::reading::ShownChoice;
use super::unavailable::unavailable_ui;
use super::view::GameView;
use crate::context::AppContext;

/// The shortcut keys, in list order. Letters with other functions are left out.
const KEYS: &str = "123456789ABCDEFGIJKLMNOPQRSTUVW";
/// The shortcut key of the first choice that passes or ends a step, however many choices are listed.
const PASS_KEY: Key = Key::Num0;

/// Maximum number of asides (choices available at any time) that cannot be collapsed. If there are more, the user
/// can collapse them.
const FEW: usize = 3;
/// Maximum number of main choices on a map, and on the squares or points of a board, that are always listed, with the
/// heading of a longer list.
const MANY_PLACES: [(ZoneKind, usize, &str); 2] =
    [(ZoneKind::Map, 6, "choices-on-map"), (ZoneKind::Grid, 30, "choices-on-board")];
/// Maximum height, in points, of a column in which the choice that ends a step is at the lower edge. In a taller
/// column, that choice directly follows the list, because the lower edge would be too far away.
const LONG: f32 = 620.0;

/// Minimum height of the list above the choices that pass or end a step, in points.
pub(super) const LIST: f32 = 80.0;

/// Time in seconds, and distance in points, within which a second click is assumed to belong to the same double click.
const DOUBLE: (f64, f32) = (0.5, 8.0);

/// The displayed list of choices, with its filter and keyboard cursor.
pub(super) struct ChoiceList {
    pub(super) narrowing: Narrowing,
    /// Index of the choice at the keyboard cursor.
    pub(super) cursor: Option<usize>,
    /// Whether the cursor was just moved with the arrow keys, so that the list must scroll to it.
    cursor_moved: bool,
    /// Whether the user has toggled the asides from their default state.
    asides_turned: bool,
    /// Whether the user has expanded the main choices that are places on a map or board.
    map_turned: bool,
    /// Height of the choices pinned below a long list in the last frame, in points.
    pinned: f32,
    /// The order of the choices in the list.
    pub(super) places: Places,
    /// The element to click after the aside that was just made, and the total number of plies including that aside.
    pub(super) then: Option<(ElementId, usize)>,
    /// The number of plies after the last undo. The player is asked even if the choice is obvious.
    pub(super) asks_at: Option<usize>,
    /// The number of plies and the index of a choice without effect about which the player has been asked.
    pub(super) asked: Option<(usize, usize)>,
    /// The time and place of the last click on a choice, and the label of the choice.
    clicked: Option<(f64, Pos2, String)>,
    /// Labels of the asides that were offered at the player's previous decision in the same turn.
    pub(super) ignored: Vec<String>,
}

impl Default for ChoiceList {
    fn default() -> Self {
        Self {
            narrowing: Narrowing::default(),
            cursor: None,
            cursor_moved: false,
            asides_turned: false,
            map_turned: false,
            pinned: 60.0,
            places: Places::default(),
            then: None,
            asks_at: None,
            asked: None,
            clicked: None,
            ignored: Vec::new(),
        }
    }
}

/// The data for drawing the list in one frame, and the user's interaction with it.
#[derive(Default)]
struct Picked {
    /// Indices of the choices that are advised.
    advised: Vec<usize>,
    /// The shortcut keys with the indices of their choices.
    keys: Vec<(Key, usize)>,
    /// Whether the pointer has rested since the choices appeared.
    rests: bool,
    first: Option<Response>,
    taken: Option<usize>,
    pointed: Option<usize>,
}

impl ChoiceList {
    /// Returns the choices that match the click filter, and those that pass or end a step, with their indices.
    pub(super) fn listed<'a>(&'a self, game: &'a GameView) -> impl Iterator<Item = (usize, &'a ShownChoice)> {
        let listed = self.narrowing.listed(&game.reading.clickables());
        let order = self.places.order().iter().copied().filter(move |place| listed.get(*place) == Some(&true));
        order.filter_map(|place| Some((place, game.reading.choices.get(place)?)))
    }

    /// Returns the indices of the listed choices in a group. Choices that would have no effect are last.
    fn of_group<'a>(&'a self, game: &'a GameView, group: Group) -> impl Iterator<Item = usize> + 'a {
        let of =
            move |idle: bool| self.listed(game).filter(move |(_, choice)| choice.group == group && choice.idle == idle);
        of(false).chain(of(true)).map(|(place, _)| place)
    }

    /// Returns whether a group is collapsed, or `None` if it cannot be. Main choices are collapsed if they are many
    /// places on a map or board, because they are found more easily there. Asides are collapsed if there are many,
    /// unless there are no main choices.
    fn folds(&self, game: &GameView, group: Group) -> Option<bool> {
        if !self.narrowing.is_empty() {
            return None;
        }
        let places: Vec<usize> = self.of_group(game, group).collect();
        let has_main = self.of_group(game, Group::Main).next().is_some();
        let is_turned = if group == Group::Main { self.map_turned } else { self.asides_turned };
        folds_at_first(game, (group, &places), has_main).map(|is_folded| is_folded != is_turned)
    }

    /// Returns the indices of the visible choices in list order.
    pub(super) fn order(&self, game: &GameView) -> Vec<usize> {
        let shown = GROUPS.into_iter().filter(|group| self.folds(game, *group) != Some(true));
        shown.flat_map(|group| self.of_group(game, group)).collect()
    }

    /// Returns the shortcut keys with the indices of their choices. Choices beyond the last key have none.
    fn keys(&self, game: &GameView) -> Vec<(Key, usize)> {
        let pass = self.of_group(game, Group::Pass).next();
        let others = self.order(game).into_iter().filter(|place| Some(*place) != pass);
        let keys = (0..KEYS.len()).filter_map(|place| KEYS.get(place..=place).and_then(Key::from_name));
        keys.zip(others).chain(pass.map(|place| (PASS_KEY, place))).collect()
    }

    /// Returns whether a click is meant for the choice with this label, and remembers it if so. The second click of a
    /// double click on the choice that was at this place before is not.
    fn is_meant(&mut self, ui: &Ui, label: &str) -> bool {
        let Some((now, at)) = ui.input(|input| Some((input.time, input.pointer.interact_pos()?))) else { return true };
        let last = self.clicked.as_ref().filter(|(time, place, _)| {
            now - time < DOUBLE.0 && place.distance(at) < DOUBLE.1 && ui.input(|input| input.pointer.any_click())
        });
        let is_meant = last.is_none_or(|(.., before)| before == label);
        if is_meant {
            self.clicked = Some((now, at, label.to_owned()));
        }
        is_meant
    }

    /// Draws the choices of a group below its title.
    fn titled_ui(
        &self,
        game: &GameView,
        ui: &mut Ui,
        (group, places): (Group, &[usize]),
        cx: &mut AppContext,
        picked: &mut Picked,
    ) {
        if group != Group::Main {
            ui.add_space(4.0);
            let title = RichText::new(group_title(group, &cx.words)).small();
            ui.label(title.color(theme::palette(ui.ctx()).faint));
        }
        self.rows_ui(game, ui, places, cx, picked);
    }

    /// Draws choices with their shortcut keys.
    fn rows_ui(&self, game: &GameView, ui: &mut Ui, places: &[usize], cx: &mut AppContext, picked: &mut Picked) {
        for place in places {
            let choice = &game.reading.choices[*place];
            let key = picked.keys.iter().find(|(_, other)| other == place).map(|(key, _)| *key);
            let advised = picked.advised.contains(place);
            let (at_cursor, rests) = (self.cursor == Some(*place), picked.rests);
            let row = ChoiceRow { choice, key, at_cursor, advised, rests, words: &cx.words };
            let row = row.ui(ui, game.plugin, &mut cx.icons);
            picked.first.get_or_insert_with(|| row.clone());
            if row.gained_focus() || self.cursor == Some(*place) && self.cursor_moved {
                row.scroll_to_me(None);
            }
            if row.clicked() {
                picked.taken = Some(*place);
            }
            if row.hovered() && !rests || row.has_focus() || self.cursor == Some(*place) {
                picked.pointed = Some(*place);
            }
        }
    }

    /// Handles keys: a shortcut makes its choice, the arrow keys move the cursor, and Enter makes the choice at the
    /// cursor.
    pub(super) fn choice_keys(&mut self, game: &mut GameView, ui: &Ui) -> Option<Action> {
        self.cursor_moved = false;
        if ui.ctx().text_edit_focused() || game.deciding_here().is_none() {
            return None;
        }
        let (order, keys) = (self.order(game), self.keys(game));
        let focused = ui.memory(|memory| memory.focused().is_some());
        let (pressed, down, up, enter, escape) = ui.input(|input| {
            let plain = input.modifiers.is_none();
            let key = keys.iter().find(|(key, _)| plain && input.key_pressed(*key)).map(|(_, place)| *place);
            let arrow = |key| !focused && input.key_pressed(key);
            (key, arrow(Key::ArrowDown), arrow(Key::ArrowUp), arrow(Key::Enter), input.key_pressed(Key::Escape))
        });
        if escape {
            self.narrowing.clear();
            self.cursor = None;
            game.announcer.message = None;
        }
        let at = self.cursor.and_then(|cursor| order.iter().position(|place| *place == cursor));
        if down && !order.is_empty() {
            self.cursor = Some(order[at.map_or(0, |at| (at + 1) % order.len())]);
        } else if up && !order.is_empty() {
            self.cursor = Some(order[at.map_or(order.len() - 1, |at| (at + order.len() - 1) % order.len())]);
        }
        self.cursor_moved = (down || up) && !order.is_empty();
        if let Some(place) = self.cursor.filter(|_| self.cursor_moved) {
            // The list never has the keyboard focus, so a screen reader would not read the choice.
            game.announcer.speech.say(game.reading.choices[place].label.clone());
        }
        pressed.or(self.cursor.filter(|_| enter)).map(Action::Choose)
    }

    /// Draws a button that puts all clicked elements back, and how many elements have been clicked.
    fn narrowed_ui(&mut self, game: &GameView, ui: &mut Ui, cx: &AppContext) {
        if self.narrowing.is_empty() {
            return;
        }
        let chosen: usize = self.narrowing.chosen().values().sum();
        let listed = self.listed(game).filter(|(_, choice)| choice.group != Group::Pass);
        let counts: BTreeSet<usize> = listed.map(|(_, choice)| choice.targets.len()).collect();
        let all = counts.first().filter(|all| **all > 1 && counts.len() == 1);
        ui.horizontal(|ui| {
            let back = ui.button(cx.words.word("choices-all"));
            if back.on_hover_text(cx.words.word("choices-all-key")).clicked() {
                self.narrowing.clear();
            }
            if let Some(all) = all {
                let text = Text::new("choices-chosen").with("chosen", chosen).with("all", *all);
                ui.label(RichText::new(cx.words.say(&text)).font(theme::strong(14.0)));
            }
        });
    }

    /// Draws the list. A click on a choice makes that choice.
    pub(super) fn choices_ui(&mut self, scope: PanelScope<'_>, ui: &mut Ui, cx: &mut AppContext) -> Option<Action> {
        let PanelScope { game, marks, timing, focus } = scope;
        self.narrowed_ui(game, ui, cx);
        let too_early = timing.clicks_too_early(ui.ctx());
        let (keys, rests) = (self.keys(game), timing.pointer_rests(ui.ctx()));
        let mut picked = Picked { keys, rests, advised: marks.advised.clone(), ..Picked::default() };
        let mut turned = None;
        let mut asked = None;
        // The choice that ends a step is always below the list, even if there are no other choices.
        let pinned = self.of_group(game, Group::Pass).next().is_some();
        let above = if pinned {
            (ui.available_height() - self.pinned).max(LIST.min(choice_room::heights(game)[0]))
        } else {
            f32::INFINITY
        };
        let shrinks = !pinned || ui.available_height() > LONG;
        let list =
            ScrollArea::vertical().id_salt("choices").auto_shrink([false, shrinks]).max_height(above).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 5.0;
                for group in GROUPS {
                    let places: Vec<usize> = self.of_group(game, group).collect();
                    if places.is_empty() && group != Group::Main || pinned && group == Group::Pass {
                        continue;
                    }
                    if let Some(folded) = self.folds(game, group) {
                        let title = places_title(game, &places).filter(|_| group == Group::Main);
                        let title = title.map_or_else(|| group_title(group, &cx.words), |key| cx.words.word(key));
                        // What the hint or the coach advises is listed in any case.
                        let shown: Vec<usize> =
                            places.into_iter().filter(|place| !folded || picked.advised.contains(place)).collect();
                        let heading = fold_ui(ui, &title, !folded);
                        self.rows_ui(game, ui, &shown, cx, &mut picked);
                        turned = turned.or_else(|| heading.clicked().then_some(group));
                        picked.first.get_or_insert(heading);
                    } else {
                        self.titled_ui(game, ui, (group, &places), cx, &mut picked);
                    }
                    if group == Group::Main && self.narrowing.is_empty() {
                        asked = unavailable_ui(game, ui, cx).or(asked.take());
                    }
                }
            });
        if pinned {
            let top = ui.cursor().top();
            let places: Vec<usize> = self.of_group(game, Group::Pass).collect();
            self.titled_ui(game, ui, (Group::Pass, &places), cx, &mut picked);
            self.pinned = ui.cursor().top() - top;
        }
        let Picked { first, taken, pointed, .. } = picked;
        let taken = taken.filter(|place| !too_early && self.is_meant(ui, &game.reading.choices[*place].label));
        if let Some((reason, rule)) = asked {
            game.announcer.message = Some(Message { rule: Some(rule), ..Message::answer(reason) });
        }
        focus.choices = first.map(|first| {
            let size = list.inner_rect.size().min(list.content_size);
            Area::beginning(&first, Rect::from_min_size(list.inner_rect.min, size))
        });
        if let Some(place) = pointed {
            marks.pointed.clone_from(&game.reading.choices[place].targets);
        }
        if let Some(group) = turned {
            let turned = if group == Group::Main { &mut self.map_turned } else { &mut self.asides_turned };
            *turned = !*turned;
            // The cursor must not remain on a collapsed choice.
            self.cursor = None;
        }
        taken.map(Action::Choose)
    }
}

/// Returns whether a group is collapsed until the user expands it, or `None` if it cannot be collapsed.
pub(super) fn folds_at_first(game: &GameView, (group, places): (Group, &[usize]), has_main: bool) -> Option<bool> {
    match group {
        Group::Main => places_title(game, places).map(|_| true),
        Group::Aside => (places.len() > FEW).then_some(has_main),
        Group::Pay | Group::Pass => None,
    }
}

/// Returns the heading for choices that are all made by clicking a place on a map or board, if there are many.
fn places_title(game: &GameView, places: &[usize]) -> Option<&'static str> {
    let scene = game.table.scene();
    let is_on = |target: &ElementId, kind: ZoneKind| {
        scene.piece(*target).is_some_and(|piece| scene.zones[piece.zone].kind == kind)
    };
    let are_on = |kind: ZoneKind| {
        places.iter().all(|place| game.reading.choices[*place].targets.iter().any(|target| is_on(target, kind)))
    };
    let title = MANY_PLACES.iter().find(|(kind, most, _)| places.len() > *most && are_on(*kind));
    title.map(|(.., key)| *key)
}

/// Draws the heading of a collapsible group. The whole heading is clickable.
fn fold_ui(ui: &mut Ui, title: &str, open: bool) -> Response {
    let palette = theme::palette(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 30.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, open, title));
    let lit = response.hovered() || response.has_focus();
    let colour = if lit { palette.ink } else { palette.faint };
    if lit {
        ui.painter().rect_filled(rect, 8.0, palette.sheet);
    }
    let mark = Rect::from_center_size(pos2(rect.left() + 19.0, rect.center().y), vec2(12.0, 12.0));
    collapsing_header::paint_default_icon(ui, if open { 1.0 } else { 0.0 }, &response.clone().with_new_rect(mark));
    let place = pos2(rect.left() + 38.0, rect.center().y);
    ui.painter().text(place, Align2::LEFT_CENTER, title, theme::text(14.5), colour);
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// A row in the list of choices.
struct ChoiceRow<'a> {
    choice: &'a ShownChoice,
    /// Shortcut key of the choice.
    key: Option<Key>,
    at_cursor: bool,
    /// Whether the hint or the coach advises the choice.
    advised: bool,
    /// Whether the pointer has rested since the choice appeared, so that it does not point at the choice.
    rests: bool,
    words: &'a Words,
}

pub(super) const KEY: f32 = 22.0;
pub(super) const ICON: f32 = 24.0;

impl ChoiceRow<'_> {
    /// Lays out the label. If the choice would have no effect, the label is paler and has a remark.
    fn galley(&self, ui: &Ui, width: f32) -> Arc<Galley> {
        let palette = theme::palette(ui.ctx());
        let choice = self.choice;
        let ink = if choice.idle { palette.faint } else { palette.ink };
        let mut job = LayoutJob::simple(choice.label.clone(), theme::text(14.5), ink, width);
        if choice.idle {
            let remark = format!("\n{}", self.words.word("choice-idle"));
            job.append(&remark, 0.0, TextFormat::simple(theme::text(12.0), palette.faint));
        }
        ui.painter().layout_job(job)
    }

    /// Lays out the short form of the label, if there is one.
    fn short(&self, ui: &Ui, width: f32) -> Option<ChoiceFace> {
        let face = &self.choice.face;
        (!face.is_empty() && !self.choice.idle).then(|| ChoiceFace::of(ui, face, width, theme::palette(ui.ctx()).ink))
    }

    /// Draws the row.
    fn ui(&self, ui: &mut Ui, plugin: &'static Plugin, icons: &mut Icons) -> Response {
        let Self { choice, key, at_cursor, rests, .. } = *self;
        let palette = theme::palette(ui.ctx());
        let drawings = choice.icons.len() as f32 * (ICON + 3.0);
        let start = 8.0 + KEY + 8.0 + drawings;
        let width = ui.available_width();
        let room = (width - start - 10.0).max(40.0);
        let short = self.short(ui, room);
        let galley = short.is_none().then(|| self.galley(ui, room));
        let text =
            short.as_ref().map_or_else(|| galley.as_ref().map_or(0.0, |text| text.size().y), |short| short.size.y);
        let height = (text + 12.0).max(34.0);
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &choice.label));
        if choice.idle {
            let remark = self.words.word("choice-idle");
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(remark));
        }
        let response = if short.is_some() {
            let response = response.on_hover_text(&choice.label);
            // Screen readers would also read the tooltip, which only repeats the label.
            ui.ctx().accesskit_node_builder(response.id, egui::accesskit::Node::clear_description);
            response
        } else {
            response
        };
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let lit = response.hovered() && !rests || response.has_focus() || at_cursor;
        let fill = if response.is_pointer_button_down_on() {
            theme::between(palette.sheet, palette.glow, 0.45)
        } else if lit {
            theme::between(palette.sheet, palette.glow, 0.22)
        } else {
            palette.sheet
        };
        let edge = if lit { Stroke::new(1.6, palette.brand) } else { Stroke::new(1.0, palette.edge) };
        let edge = if self.advised && !lit { Stroke::new(2.0, palette.point) } else { edge };
        ui.painter().rect(rect, 8.0, fill, edge, StrokeKind::Inside);
        if self.advised {
            // The advised piece on the table has the same mark.
            pointer_at(ui.painter(), rect.right_top() + vec2(-14.0, 15.0), 8.0, palette.point);
        }
        if let Some(key) = key {
            let chip = Rect::from_center_size(pos2(rect.left() + 8.0 + KEY / 2.0, rect.center().y), vec2(KEY, KEY));
            ui.painter().rect(chip, 5.0, palette.panel, Stroke::new(1.0, palette.edge), StrokeKind::Inside);
            ui.painter().text(
                chip.center(),
                Align2::CENTER_CENTER,
                key.symbol_or_name(),
                theme::strong(12.0),
                palette.faint,
            );
        }
        for (index, icon) in choice.icons.iter().enumerate() {
            let x = rect.left() + 8.0 + KEY + 8.0 + index as f32 * (ICON + 3.0);
            let place = Rect::from_min_size(pos2(x, rect.center().y - ICON / 2.0), vec2(ICON, ICON));
            widgets::paint_game_icon(ui, icons, plugin, icon, place, egui::Color32::WHITE);
        }
        let place = pos2(rect.left() + start, rect.center().y - text / 2.0);
        if let Some(short) = short {
            short.paint(ui, place, (plugin, icons), (palette.ink, egui::Color32::WHITE));
        } else if let Some(galley) = galley {
            ui.painter().galley(place, galley, palette.ink);
        }
        response
    }
}
