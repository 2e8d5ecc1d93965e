//! A matrix of the mechanics and components that the games share, with a comparison of the rules of two games.

mod beside;
mod rows;

use std::collections::BTreeSet;
use std::sync::mpsc::Receiver;

use egui::text::LayoutJob;
use egui::{
    Align, Align2, CentralPanel, Color32, Context, CornerRadius, CursorIcon, Frame, Key, Label, Margin, Popup, Rect,
    Response, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Tooltip, Ui, WidgetInfo, pos2, vec2,
};
use rondel::mechanics::{self, Component};
use rondel::{Mechanic, Plugin, Seats, Text};
use rondel_painter::theme::{self, Palette};
use rondel_painter::{header, widgets};

use self::beside::GameComparison;
use self::rows::MatrixRow;
use super::background;
use super::command::Command;
use super::context::AppContext;

/// The screen for comparing games.
pub struct Matrix {
    mechanics: Vec<MatrixRow<&'static str>>,
    seen: Vec<Option<BTreeSet<Component>>>,
    looking: Option<Looking>,
    beside: Option<GameComparison>,
}

/// Receives the components of each game, found by random play on a separate thread.
type Looking = Receiver<(usize, BTreeSet<Component>)>;

/// The effect of a click in the matrix.
enum Click {
    Rule(&'static Plugin, &'static str),
    Compare(&'static str, [&'static Plugin; 2]),
}

/// The widths of the name column and of each game's column.
#[derive(Clone, Copy)]
struct Widths {
    name: f32,
    game: f32,
}

impl Widths {
    /// Returns the width of a whole row.
    fn all(self, games: usize) -> f32 {
        self.name + self.game * games as f32
    }
}

/// Height of a row, in points.
const ROW: f32 = 31.0;
/// The seed of the games played to find components. Its value is arbitrary.
const SEED: u64 = 1780;

impl Matrix {
    /// Opens the screen and starts to search for components.
    pub fn open(ctx: &Context, cx: &AppContext) -> Self {
        let mechanics = rows::mechanics(&cx.plugins);
        let seen = vec![None; cx.plugins.len()];
        Self { mechanics, seen, looking: look(ctx, cx.plugins.clone()), beside: None }
    }

    /// Draws the screen. `free` is `false` while a dialog covers it.
    pub fn ui(&mut self, ui: &mut Ui, cx: &mut AppContext, free: bool) {
        if let Some(looking) = &self.looking {
            for (place, things) in looking.try_iter() {
                self.seen[place] = Some(things);
            }
        }
        let frame = Frame::NONE.fill(theme::palette(ui.ctx()).panel);
        CentralPanel::default().frame(frame).show(ui, |ui| match &mut self.beside {
            Some(beside) => {
                if !beside.ui(ui, cx) {
                    self.beside = None;
                }
            }
            None => self.screen_ui(ui, cx, free),
        });
        let dismissed = free && !ui.ctx().text_edit_focused() && !Popup::is_any_open(ui.ctx());
        if dismissed && ui.input(|input| input.key_pressed(Key::Escape)) && self.beside.take().is_none() {
            cx.send(Command::Leave);
        }
    }

    fn screen_ui(&mut self, ui: &mut Ui, cx: &mut AppContext, free: bool) {
        let (back, title) = (cx.words.word("header-home"), cx.words.word("matrix-title"));
        if header::bar_ui(ui, &mut cx.icons, ("home", back), title, &[], &[]).is_some() {
            return cx.send(Command::Leave);
        }
        let mut clicked = None;
        Frame::NONE.inner_margin(Margin::symmetric(24, 14)).show(ui, |ui| {
            ui.label(RichText::new(cx.words.word("matrix-about")).color(theme::palette(ui.ctx()).faint));
            ui.add_space(2.0);
            widgets::sheet(ui).show(ui, |ui| {
                let widths = self.widths(ui, cx);
                let is_wider = widths.all(cx.plugins.len()) > ui.available_width();
                ScrollArea::new([is_wider, false]).auto_shrink([false, false]).show(ui, |ui| {
                    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
                    heads_ui(ui, cx, widths);
                    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                        clicked = self.rows_ui(ui, cx, widths, free);
                    });
                });
            });
        });
        match clicked {
            None => {}
            Some(Click::Rule(plugin, rule)) => cx.send(Command::OpenRules(plugin, Some(rule))),
            Some(Click::Compare(mechanic, games)) => self.beside = Some(GameComparison::open(mechanic, games, cx)),
        }
    }

    /// Returns the column widths. The name column is as wide as the longest name, and the games share the
    /// remaining width.
    fn widths(&self, ui: &Ui, cx: &AppContext) -> Widths {
        const BAR: f32 = 16.0;
        let things = Component::ALL.into_iter().map(|thing| thing_name(cx, thing));
        let terms = self.mechanics.iter().map(|row| term(cx, cx.plugins[row.having[0]], row.what));
        let wide =
            |words: String| ui.painter().layout_no_wrap(words, theme::strong(15.0), Color32::PLACEHOLDER).size().x;
        let name = terms.chain(things).map(wide).fold(120.0, f32::max) + 62.0;
        let share = (ui.available_width() - BAR - name) / cx.plugins.len().max(1) as f32;
        Widths { name, game: share.clamp(104.0, 240.0) }
    }

    fn rows_ui(&self, ui: &mut Ui, cx: &AppContext, widths: Widths, free: bool) -> Option<Click> {
        let mut clicked = None;
        let (shared, alone): (Vec<_>, Vec<_>) = self.mechanics.iter().partition(|row| row.is_shared());
        let (several, one) = (cx.words.word("matrix-shared"), cx.words.word("matrix-alone"));
        for (title, rows) in [(several, shared), (one, alone)] {
            section_ui(ui, title, widths, cx.plugins.len());
            for (number, row) in rows.into_iter().enumerate() {
                clicked = clicked.or(mechanic_row_ui(ui, cx, row, (widths, number), free));
            }
        }
        section_ui(ui, cx.words.word("matrix-things"), widths, cx.plugins.len());
        for (number, row) in rows::components(&self.seen).iter().enumerate() {
            self.thing_row_ui(ui, cx, row, (widths, number));
        }
        ui.add_space(12.0);
        clicked
    }

    fn thing_row_ui(
        &self,
        ui: &mut Ui,
        cx: &AppContext,
        row: &MatrixRow<Component>,
        (widths, number): (Widths, usize),
    ) {
        let palette = theme::palette(ui.ctx());
        let name = thing_name(cx, row.what);
        band(ui, widths, cx.plugins.len(), number);
        ui.horizontal(|ui| {
            let (rect, response) = ui.allocate_exact_size(vec2(widths.name, ROW), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            write_name(ui, rect, &name, palette.ink, row.having.len());
            for (place, plugin) in cx.plugins.iter().enumerate() {
                let (rect, cell) = ui.allocate_exact_size(vec2(widths.game, ROW), Sense::hover());
                if row.having.contains(&place) {
                    let lies = Text::new("matrix-thing")
                        .with("game", cx.words.of(plugin.id).word("title"))
                        .with("component", name.clone());
                    let lies = cx.words.say(&lies);
                    cell.widget_info(|| WidgetInfo::labeled(Role::Label, true, &lies));
                    ui.painter().circle_filled(rect.center(), 6.5, tint(palette, row.is_shared(), 0.85));
                    cell.on_hover_text(lies);
                } else if self.seen[place].is_some() {
                    nothing(ui, rect);
                } else {
                    ui.painter().text(rect.center(), Align2::CENTER_CENTER, "…", theme::text(14.0), palette.faint);
                }
            }
        });
    }
}

/// Plays one complete game of each plugin on a separate thread. A game that cannot be opened has no components.
/// If the thread panics, the components of the remaining games stay unknown.
fn look(ctx: &Context, plugins: Vec<&'static Plugin>) -> Option<Looking> {
    background::spawn(ctx, "components", move |tell| {
        let look = |(place, plugin): (usize, &'static Plugin)| {
            let table = (plugin.setup)().open().ok().zip(Seats::new(plugin.players.1));
            let things = table.map(|(game, seats)| mechanics::components(game.as_ref(), seats, SEED));
            tell((place, things.unwrap_or_default()))
        };
        let _ = plugins.into_iter().enumerate().all(look);
    })
}

/// Draws the titles of the games above their columns.
fn heads_ui(ui: &mut Ui, cx: &AppContext, widths: Widths) {
    const HEIGHT: f32 = 44.0;
    let palette = theme::palette(ui.ctx());
    ui.horizontal(|ui| {
        ui.allocate_exact_size(vec2(widths.name, HEIGHT), Sense::hover());
        for plugin in &cx.plugins {
            let title = cx.words.of(plugin.id).word("title");
            let (rect, head) = ui.allocate_exact_size(vec2(widths.game, HEIGHT), Sense::hover());
            head.widget_info(|| WidgetInfo::labeled(Role::Label, true, &title));
            let mut job = LayoutJob::simple(title, theme::serif(17.0), palette.ink, rect.width() - 12.0);
            job.halign = Align::Center;
            let words = ui.painter().layout_job(job);
            let top = rect.center() - vec2(0.0, words.size().y / 2.0);
            ui.painter().galley(top, words, palette.ink);
        }
    });
    let line = Stroke::new(1.5, palette.edge);
    let left = ui.min_rect().left();
    ui.painter().hline(left..=left + widths.all(cx.plugins.len()), ui.min_rect().bottom(), line);
}

fn section_ui(ui: &mut Ui, title: String, widths: Widths, games: usize) {
    let palette = theme::palette(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(widths.all(games), 40.0), Sense::hover());
    let title = Label::new(RichText::new(title).font(theme::serif(18.0)).color(palette.faint));
    let place = Rect::from_min_max(pos2(rect.left() + 10.0, rect.top() + 8.0), rect.max);
    ui.scope_builder(egui::UiBuilder::new().max_rect(place), |ui| ui.add(title));
}

/// Draws the background of a row. Every other row is darker, and the row under the pointer is bright.
fn band(ui: &Ui, widths: Widths, games: usize, number: usize) {
    let palette = theme::palette(ui.ctx());
    let size = vec2(widths.all(games), ROW);
    let rect = Rect::from_min_size(ui.cursor().min, size);
    let fill = if ui.rect_contains_pointer(rect) {
        theme::faded(palette.glow, 0.22)
    } else if number.is_multiple_of(2) {
        theme::faded(palette.edge, 0.26)
    } else {
        Color32::TRANSPARENT
    };
    ui.painter().rect_filled(rect, 6, fill);
}

/// Draws the name of a mechanic or component and, if several games have it, the number of these games.
fn write_name(ui: &Ui, rect: Rect, name: &str, ink: Color32, games: usize) {
    let palette = theme::palette(ui.ctx());
    let place = rect.left_center() + vec2(10.0, 0.0);
    let font = if games > 1 { theme::strong(15.0) } else { theme::text(15.0) };
    ui.painter().text(place, Align2::LEFT_CENTER, name, font, ink);
    if games > 1 {
        let badge = rect.right_center() - vec2(20.0, 0.0);
        ui.painter().circle(badge, 10.0, tint(palette, true, 0.16), Stroke::new(1.0, palette.brand));
        ui.painter().text(badge, Align2::CENTER_CENTER, games.to_string(), theme::strong(12.0), palette.ink);
    }
}

fn mechanic_row_ui(
    ui: &mut Ui,
    cx: &AppContext,
    row: &MatrixRow<&'static str>,
    (widths, number): (Widths, usize),
    free: bool,
) -> Option<Click> {
    let mut clicked = None;
    band(ui, widths, cx.plugins.len(), number);
    ui.horizontal(|ui| {
        clicked = name_ui(ui, cx, row, widths, free);
        for (place, plugin) in cx.plugins.iter().copied().enumerate() {
            let size = vec2(widths.game, ROW);
            let Some(mechanic) = plugin.mechanic(row.what).filter(|_| row.having.contains(&place)) else {
                let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                nothing(ui, rect);
                continue;
            };
            let (rect, cell) = ui.allocate_exact_size(size, Sense::click());
            cell_ui(ui, rect, &cell, mechanic.rule, row.is_shared());
            let spoken = beside::spoken(cx, plugin, mechanic);
            cell.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
            if cell.clicked() {
                clicked = Some(Click::Rule(plugin, mechanic.rule));
            }
            explain(ui, cell, free, |ui| sentence_ui(ui, cx, plugin, mechanic));
        }
    });
    clicked
}

/// Draws the name of a mechanic. A click compares two games that share it, or opens the rule if only one game
/// has it.
fn name_ui(ui: &mut Ui, cx: &AppContext, row: &MatrixRow<&'static str>, widths: Widths, free: bool) -> Option<Click> {
    let palette = theme::palette(ui.ctx());
    let first = cx.plugins[row.having[0]];
    let name = term(cx, first, row.what);
    let (rect, response) = ui.allocate_exact_size(vec2(widths.name, ROW), Sense::click());
    let pair = beside::first_two(cx, &row.having);
    let key = if pair.is_some() { "matrix-compare" } else { "matrix-read" };
    let spoken = cx.words.say(&Text::new(key).with("mechanic", name.clone()));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    let lit = response.hovered() || response.has_focus();
    write_name(ui, rect, &name, if lit { palette.brand } else { palette.ink }, row.having.len());
    if response.has_focus() {
        let edge = Stroke::new(2.0, palette.brand);
        ui.painter().rect_stroke(rect.shrink(2.0), 6, edge, StrokeKind::Inside);
    }
    let clicked = response.clicked();
    explain(ui, response, free, |ui| {
        ui.label(spoken);
    });
    let rule = first.mechanic(row.what)?.rule;
    clicked.then(|| pair.map_or(Click::Rule(first, rule), |games| Click::Compare(row.what, games)))
}

/// Draws the cell of a game that has the mechanic, with the number of the relevant rule.
fn cell_ui(ui: &Ui, rect: Rect, cell: &Response, rule: &str, is_shared: bool) {
    let palette = theme::palette(ui.ctx());
    let lit = cell.hovered() || cell.has_focus();
    let plate = Rect::from_center_size(rect.center(), vec2((rect.width() - 12.0).min(104.0), ROW - 7.0));
    let fill = tint(palette, is_shared, if lit { 0.42 } else { 0.2 });
    let edge = if lit { Stroke::new(2.0, palette.brand) } else { Stroke::new(1.0, tint(palette, is_shared, 0.55)) };
    ui.painter().rect(plate, CornerRadius::same(9), fill, edge, StrokeKind::Inside);
    ui.painter().text(plate.center(), Align2::CENTER_CENTER, rule, theme::strong(12.5), palette.ink);
}

/// Draws the cell of a game without the mechanic or component.
fn nothing(ui: &Ui, rect: Rect) {
    let palette = theme::palette(ui.ctx());
    ui.painter().circle_filled(rect.center(), 1.5, theme::faded(palette.faint, 0.5));
}

/// Returns the tint of a cell: the brand colour if the mechanic or component is shared, and a faint colour otherwise.
fn tint(palette: Palette, is_shared: bool, share: f32) -> Color32 {
    let colour = if is_shared { palette.brand } else { palette.faint };
    theme::between(palette.sheet, colour, share)
}

/// Shows a tooltip for a hovered or focused cell.
fn explain(ui: &Ui, cell: Response, free: bool, say: impl FnOnce(&mut Ui)) {
    if cell.gained_focus() {
        cell.scroll_to_me(None);
    }
    if free && cell.has_focus() && ui.clip_rect().contains(cell.rect.center()) {
        Tooltip::for_widget(&cell).show(say);
    } else if free {
        cell.on_hover_cursor(CursorIcon::PointingHand).on_hover_ui(say);
    }
}

fn sentence_ui(ui: &mut Ui, cx: &AppContext, plugin: &Plugin, mechanic: &Mechanic) {
    let palette = theme::palette(ui.ctx());
    let words = cx.words.of(plugin.id);
    let title = format!("{} – {}", words.word("title"), words.say(&mechanic.term()));
    ui.label(RichText::new(title).font(theme::strong(15.0)).color(palette.brand));
    ui.label(words.say(&mechanic.sentence()));
    ui.label(RichText::new(cx.words.with("matrix-open", "rule", mechanic.rule)).color(palette.faint));
}

/// Returns the term for a mechanic, as worded by a game that has it.
fn term(cx: &AppContext, plugin: &Plugin, id: &str) -> String {
    plugin.mechanic(id).map(|mechanic| cx.words.of(plugin.id).say(&mechanic.term())).unwrap_or_default()
}

/// Returns the name of a component. Every game has a text for the name.
fn thing_name(cx: &AppContext, thing: Component) -> String {
    cx.plugins.first().map(|plugin| cx.words.of(plugin.id).say(&thing.term())).unwrap_or_default()
}
