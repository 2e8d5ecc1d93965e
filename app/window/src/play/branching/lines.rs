//! The lines of a game as a tree: the game as played, and the branches that diverge from it.

use egui::{Frame, Id, Label, Margin, Response, RichText, Role, Sense, Stroke, Ui, WidgetInfo};
use rondel::Text;
use rondel_painter::{theme, widgets};
use rondel_presenter::opponents::bot_name;
use rondel_tables::{GameLine, LineStatus};

use super::super::branching::Branches;
use super::super::view::GameView;
use super::{GoesTo, LineComparison};
use crate::context::AppContext;

/// Indentation per level of branching, in points.
const STEP: f32 = 14.0;
/// Maximum number of indentation levels.
const DEEPEST: usize = 5;

/// Draws a line as a row: its title, with a summary below.
fn row_ui(ui: &mut Ui, line: &GameLine, [title, about]: [&str; 2], here: bool, room: f32) -> Response {
    const MARGIN: i8 = 9;
    let palette = theme::palette(ui.ctx());
    let id = Id::unique(("line", &line.file));
    let lit = ui.ctx().read_response(id).is_some_and(|row| row.hovered());
    let edge = if here || lit { Stroke::new(2.0, palette.brand) } else { Stroke::new(1.0, palette.edge) };
    let fill = if here { theme::between(palette.sheet, palette.brand, 0.14) } else { palette.sheet };
    let frame = Frame::NONE.fill(fill).stroke(edge).corner_radius(8).inner_margin(Margin::symmetric(MARGIN, 5));
    let shown = frame.show(ui, |ui| {
        ui.set_width(room - 2.0 * f32::from(MARGIN));
        ui.spacing_mut().item_spacing.y = 1.0;
        let words = |words: &str, font, colour| Label::new(RichText::new(words).font(font).color(colour)).wrap();
        ui.vertical(|ui| {
            ui.add(words(title, theme::strong(14.0), palette.ink).selectable(false));
            ui.add(words(about, theme::text(13.0), palette.faint).selectable(false));
        });
    });
    let row = ui.interact(shown.response.rect, id, Sense::click());
    row.widget_info(|| WidgetInfo::selected(Role::Button, true, here, format!("{title}, {about}")));
    row
}

impl GameView {
    /// Returns the title of a line: the name given by the user, or the ply and choice at which it begins.
    pub(super) fn title_of(&self, line: &GameLine, cx: &AppContext) -> String {
        let words = &cx.words;
        if line.fork.is_none() {
            return words.word("branch-main");
        }
        if !line.name.is_empty() {
            return line.name.clone();
        }
        let from = words.with("note-place", "ply", line.from + 1);
        match &line.first {
            Some(told) => format!("{from}: {}", words.of(self.plugin.id).say(told)),
            None => from,
        }
    }

    /// Returns a summary of a line: its length or result, its players, and how it differs from the game.
    fn about(&self, line: &GameLine, cx: &AppContext) -> String {
        let words = &cx.words;
        let standing = match &line.standing {
            LineStatus::Decides(_) => words.with("branch-plies", "count", line.plies),
            LineStatus::Scored(rule) => words.with("branch-score", "rule", words.of(self.plugin.id).word(rule)),
            LineStatus::Over(winners, rule) => {
                let catalog = words.of(self.plugin.id);
                let names = winners.iter().map(|seat| Text::verbatim(self.seat_name(*seat, cx))).collect();
                let won = if winners.is_empty() { "branch-lost" } else { "branch-won" };
                words.say(&Text::new(won).with("seats", Text::List(names)).with("rule", catalog.word(rule)))
            }
        };
        let players = line.players.iter().map(|player| match player.bot {
            Some(bot) => bot_name(bot, words),
            None if player.name.is_empty() => words.word("branch-me"),
            None => player.name.clone(),
        });
        let players = players.collect::<Vec<_>>().join(" – ");
        let fork = line.fork;
        let luck = fork.and_then(|fork| fork.luck).map(|_| words.word("branch-with-luck"));
        let supposed = fork.and_then(|fork| fork.supposed_by).map(|_| words.word("branch-with-supposed"));
        let parts = [Some(standing), Some(players), luck, supposed];
        parts.into_iter().flatten().collect::<Vec<_>>().join("  ·  ")
    }
}

impl Branches {
    /// Draws all lines. A click on a line opens it.
    pub(super) fn lines_ui(&mut self, game: &mut GameView, ui: &mut Ui, cx: &mut AppContext) {
        let palette = theme::palette(ui.ctx());
        ui.label(RichText::new(cx.words.word("branch-lines")).size(13.0).color(palette.faint));
        let own = game.held.file().map(ToOwned::to_owned);
        if self.lines.len() < 2 && !game.is_branch() {
            ui.label(RichText::new(cx.words.word("branch-none")).color(palette.faint));
            self.thrown_ui(game, ui, cx);
            return;
        }
        let (mut goes_to, mut beside, mut thrown) = (None, None, None);
        for line in &self.lines {
            let here = own.as_ref() == Some(&line.file);
            let title = game.title_of(line, cx);
            let about = game.about(line, cx);
            ui.horizontal_top(|ui| {
                ui.add_space(STEP * line.depth.min(DEEPEST) as f32);
                // Leaves space for the buttons after the row.
                let button = widgets::ICON_BUTTON + ui.spacing().item_spacing.x;
                let room = ui.available_width() - 2.0 * button;
                if row_ui(ui, line, [&title, &about], here, room).clicked() && !here {
                    goes_to = Some(line.file.clone());
                }
                if !here {
                    let words = cx.words.with("branch-beside", "line", title.as_str());
                    if widgets::icon_button(ui, &mut cx.icons, "beside", words, false).clicked() {
                        beside = Some(line.file.clone());
                    }
                }
                if !here && line.fork.is_some() {
                    let words = cx.words.with("branch-throw", "line", title.as_str());
                    if widgets::icon_button(ui, &mut cx.icons, "bin", words, false).clicked() {
                        thrown = Some(line.file.clone());
                    }
                }
            });
        }
        if game.is_branch() {
            self.name_ui(game, ui, cx);
        }
        self.thrown_ui(game, ui, cx);
        if let Some(file) = thrown {
            self.throw_away(game, &file, cx);
        }
        if let Some(file) = goes_to {
            self.goes_to = Some(GoesTo::Line(file));
        }
        if let Some(file) = beside {
            self.beside = LineComparison::open(game, &self.lines, cx, file);
        }
    }
}
