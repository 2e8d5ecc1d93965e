//! A side-by-side comparison of two lines of a game. Both are shown at the same number of decisions after they
//! diverged.

use std::path::PathBuf;

use egui::{Align, Context, Key, Label, Layout, Rect, RichText, Sense, Slider, Ui, UiBuilder, pos2, vec2};
use rondel::{Observer, Table, Turn};
use rondel_painter::miniature::{Miniature, paint_room};
use rondel_painter::{theme, widgets};
use rondel_presenter::heard::heaviest;
use rondel_presenter::resolved::ResolvedScene;
use rondel_tables::{GameLine, LocalTable};

use super::super::branching::Branches;
use super::super::view::GameView;
use crate::context::AppContext;
use crate::faults;

/// A comparison of two lines.
pub(super) struct LineComparison {
    other: LocalTable,
    titles: [String; 2],
    observer: Observer,
    /// Number of decisions before the lines diverge.
    parting: usize,
    /// Number of decisions since the divergence.
    at: usize,
    shown: Option<ComparedScene>,
}

/// Both lines at the same point, with their text in one language.
struct ComparedScene {
    at: usize,
    language: String,
    sides: [ComparedSide; 2],
}

struct ComparedSide {
    table: Option<Miniature>,
    /// The latest announcement, or the result if the line has ended.
    told: String,
    ply: usize,
}

impl LineComparison {
    /// Opens the line in `file` for comparison with the line on the table. Returns `None` if it cannot be opened.
    pub(super) fn open(game: &GameView, lines: &[GameLine], cx: &mut AppContext, file: PathBuf) -> Option<Self> {
        let title = |file: Option<&std::path::Path>| {
            let line = lines.iter().find(|line| Some(line.file.as_path()) == file);
            line.map_or_else(|| cx.words.word("branch-new"), |line| game.title_of(line, cx))
        };
        let titles = [title(game.held.file()), title(Some(&file))];
        let other = match LocalTable::resume(cx.store.games(), &cx.plugins, file) {
            Ok(resumed) => resumed.table,
            Err(error) => {
                cx.notices.push(faults::open_error(&error, &cx.words));
                return None;
            }
        };
        let parting = game.held.here()?.parts_from(&other);
        let observer = game.observer();
        Some(Self { other, titles, observer, parting, at: 0, shown: None })
    }

    /// Returns the number of decisions in the longer line since the divergence.
    fn last(&self, game: &GameView) -> usize {
        game.held.plies().max(self.other.plies()).saturating_sub(self.parting)
    }

    fn look(&mut self, game: &GameView, cx: &AppContext) {
        let language = cx.words.language();
        if self.shown.as_ref().is_some_and(|shown| shown.at == self.at && shown.language == language) {
            return;
        }
        let reached = self.parting + self.at;
        let side = |table: &dyn Table, plies: usize| {
            let ply = reached.min(plies);
            let catalog = cx.words.of(game.plugin.id);
            let place = super::rest_of(table, ply, self.observer);
            let view = place.and_then(|place| table.view(place, self.observer));
            let ended = match table.turn() {
                Turn::Over(outcome) if ply == plies => Some(catalog.word(outcome.reason())),
                _ => None,
            };
            let step = place.and_then(|place| table.step(place, self.observer));
            let told = step.as_ref().and_then(|step| heaviest(&step.heard)).map(|told| catalog.say(&told.text));
            let told = ended.or(told).unwrap_or_default();
            let table = view.map(|view| Miniature::readable(game.plugin, ResolvedScene::new(&view.scene, catalog)));
            ComparedSide { table, told, ply }
        };
        let sides = [side(&game.held, game.held.plies()), side(&self.other, self.other.plies())];
        self.shown = Some(ComparedScene { at: self.at, language: language.to_owned(), sides });
    }

    fn keys(&mut self, ui: &Ui, last: usize) {
        let pressed = |key| ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
        for (key, at) in [
            (Key::ArrowLeft, self.at.saturating_sub(1)),
            (Key::ArrowRight, (self.at + 1).min(last)),
            (Key::Home, 0),
            (Key::End, last),
        ] {
            if pressed(key) {
                self.at = at;
            }
        }
    }

    /// Draws both lines. Returns whether the comparison was closed.
    fn ui(&mut self, ctx: &Context, game: &GameView, cx: &mut AppContext) -> bool {
        let last = self.last(game);
        let window = ctx.content_rect();
        let mut close = false;
        let sheet = widgets::dialog(ctx, "beside").show(ctx, |ui| {
            ui.set_width((window.width() - 80.0).max(300.0));
            self.keys(ui, last);
            self.look(game, cx);
            ui.horizontal(|ui| {
                widgets::heading(ui, cx.words.word("branch-beside-title"), 24.0);
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let words = cx.words.word("close");
                    close = widgets::icon_button(ui, &mut cx.icons, "close", words, false).clicked();
                });
            });
            let size = vec2(ui.available_width(), (window.height() - 230.0).max(160.0));
            let (room, _) = ui.allocate_exact_size(size, Sense::hover());
            self.tables_ui(ui, room, cx);
            ui.horizontal(|ui| {
                let name = cx.words.word("branch-beside-place");
                ui.spacing_mut().slider_width = (ui.available_width() - 90.0).max(80.0);
                let slider = ui.add(Slider::new(&mut self.at, 0..=last).show_value(false));
                slider.on_hover_text(&name).accessible_name(name);
                ui.label(format!("{} / {last}", self.at));
            });
        });
        close || sheet.should_close()
    }

    fn tables_ui(&mut self, ui: &mut Ui, room: Rect, cx: &mut AppContext) {
        const GAP: f32 = 16.0;
        const WORDS: f32 = 58.0;
        let palette = theme::palette(ui.ctx());
        let Some(shown) = &mut self.shown else { return };
        let width = (room.width() - GAP) / 2.0;
        for ((number, side), title) in (0..).zip(&mut shown.sides).zip(&self.titles) {
            let left = room.left() + number as f32 * (width + GAP);
            let column = Rect::from_min_size(pos2(left, room.top()), vec2(width, room.height()));
            let mut words = ui.new_child(UiBuilder::new().max_rect(column).layout(Layout::top_down(Align::Min)));
            words.add(Label::new(RichText::new(title).font(theme::strong(16.0))).truncate());
            let place = cx.words.with("note-place", "ply", side.ply + 1);
            let told = RichText::new(format!("{place}  {}", side.told)).size(14.0).color(palette.faint);
            words.add(Label::new(told).truncate());
            let picture = Rect::from_min_max(pos2(column.left(), column.top() + WORDS), column.max);
            paint_room(ui, picture);
            if let Some(table) = &mut side.table {
                table.paint(ui, picture, &mut cx.icons);
            }
        }
    }
}

impl Branches {
    /// Returns whether a comparison is open over the table.
    pub(in super::super) fn lies_beside(&self) -> bool {
        self.beside.is_some()
    }

    /// Draws the comparison over the table if it is open.
    pub(in super::super) fn beside_ui(&mut self, game: &GameView, ctx: &Context, cx: &mut AppContext) {
        let Some(mut beside) = self.beside.take() else { return };
        if !beside.ui(ctx, game, cx) {
            self.beside = Some(beside);
        }
    }
}
