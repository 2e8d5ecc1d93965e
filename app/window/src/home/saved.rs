//! Saved games as list rows, and their texts.

use std::path::Path;
use std::time::SystemTime;

use egui::{Color32, Id, Rect, Response, RichText, Role, Sense, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use rondel::Turn;
use rondel::plain::plain;
use rondel_painter::icons::Icons;
use rondel_painter::miniature::Miniature;
use rondel_painter::{theme, widgets};
use rondel_presenter::opponents::listed;
use rondel_presenter::words::Words;
use rondel_system::{Age, Contents, SavedGame};
use rondel_tables::only_person;

use super::lookup::{Answer, Found};
use crate::context::AppContext;
use crate::faults;
use crate::library::{finish, went};
use crate::listed::age;

/// A saved game, and the result of replaying it.
pub(super) struct Shelved {
    /// The file.
    pub(super) game: SavedGame,
    /// The result of replaying the game. `None` until it has been replayed.
    pub(super) looked_up: Option<Answer>,
    /// An image of the table, if it is shown.
    pub(super) table: Option<Miniature>,
}

impl Shelved {
    /// Creates an entry for a file that has not been replayed yet.
    pub(super) fn new(game: SavedGame) -> Self {
        Self { game, looked_up: None, table: None }
    }

    /// Returns the contents of the file, or the reason why it cannot be opened.
    pub(super) fn contents(&self, cx: &AppContext) -> Result<&Contents, String> {
        let contents = self.game.contents.as_ref().map_err(|fault| faults::unopened(fault, &cx.words))?;
        if cx.plugin(&contents.game).is_none() {
            return Err(cx.words.with("fault-no-game", "game", contents.game.as_str()));
        }
        match &self.looked_up {
            Some(Err(fault)) => Err(faults::unopened(fault, &cx.words)),
            _ => Ok(contents),
        }
    }

    fn found(&self) -> Option<&Found> {
        self.looked_up.as_ref()?.as_ref().ok()?.as_ref()
    }

    /// Returns whether the game is known to be over.
    pub(super) fn is_over(&self) -> bool {
        self.found().is_some_and(|found| matches!(found.turn, Turn::Over(_)))
    }

    /// Returns text that states whose turn it is, or `None` if that is unknown or the game is over.
    pub(super) fn turn(&self, game: &Contents, words: &Words) -> Option<String> {
        let found = self.found()?;
        let Turn::Decide(seat) = found.turn else { return None };
        let is_named = game.players.get(seat.index()).is_some_and(|it| it.bot.is_none() && !it.name.is_empty());
        let name = if is_named { people(game, words).into_iter().nth(seat.index()) } else { found.decider.clone() };
        let name = name.unwrap_or_default();
        Some(if only_person(&game.players) == Some(seat) {
            words.word("home-your-turn")
        } else {
            words.with("home-turn", "player", name)
        })
    }

    /// Returns the outcome, or `None` if the game is not known to be over.
    fn outcome(&self) -> Option<rondel_library::Outcome> {
        let Turn::Over(outcome) = self.found()?.turn else { return None };
        Some(rondel_library::Outcome::of(&outcome))
    }

    /// Returns text that describes the outcome, or `None` if the game is not known to be over.
    fn ending(&self, game: &Contents, words: &Words) -> Option<String> {
        Some(went(&self.outcome()?, only_person(&game.players), &people(game, words), words))
    }

    /// Returns the most important facts: the outcome and any damage to the file.
    pub(super) fn remarks(&self, game: &Contents, words: &Words) -> Vec<String> {
        let damaged = game.damaged.then(|| words.word("home-damaged"));
        self.ending(game, words).into_iter().chain(damaged).collect()
    }
}

/// Returns the players' names.
pub(super) fn people(game: &Contents, words: &Words) -> Vec<String> {
    listed(&game.game, game.players.iter().map(|player| (player.name.as_str(), player.bot)), words)
}

/// Returns the time since the game was played, as text.
pub(super) fn age_of(game: &SavedGame, words: &Words) -> String {
    age(Age::of(game.played, SystemTime::now()), words)
}

/// Returns the text for screen readers.
pub(super) fn spoken(shelved: &Shelved, game: &Contents, words: &Words) -> String {
    let title = words.of(&game.game).word("title");
    let mut spoken = format!("{}: {title}, {}", words.word("home-resume"), people(game, words).join(", "));
    for remark in shelved.remarks(game, words) {
        spoken.extend([", ", &remark]);
    }
    spoken
}

/// Draws a clickable row with an icon. The id of the row is derived from the file instead of the index, because rows
/// move while games are being read, and a click must not hit the wrong row.
fn row_of(
    ui: &mut Ui,
    file: &Path,
    height: f32,
    spoken: &str,
    icons: &mut Icons,
    icon: (&str, Color32),
) -> (Rect, Response) {
    let (_, rect) = ui.allocate_space(vec2(ui.available_width().min(900.0), height));
    let row = ui.interact(rect, Id::unique(("saved game", file)), Sense::click());
    row.widget_info(|| WidgetInfo::labeled(Role::Button, true, spoken));
    let edge = widgets::clickable_edge(ui, &row);
    ui.painter().rect(rect, 10, theme::palette(ui.ctx()).sheet, edge, StrokeKind::Inside);
    let place = Rect::from_center_size(pos2(rect.left() + 28.0, rect.center().y), vec2(24.0, 24.0));
    widgets::paint_house_icon(ui, icons, icon.0, place, icon.1);
    (rect, row)
}

/// Draws a row for a file that cannot be opened, with the reason and the file's location. Returns whether the row
/// was clicked. The caller then tries to open the file, so that the full message appears.
pub(super) fn broken_row_ui(ui: &mut Ui, game: &SavedGame, reason: &str, cx: &mut AppContext) -> bool {
    let palette = theme::palette(ui.ctx());
    let (name, path) = (game.name(), plain(&game.path.to_string_lossy()).into_owned());
    let spoken = format!("{}: {name}, {reason}, {path}", cx.words.word("home-unopened"));
    let (rect, row) = row_of(ui, &game.path, 72.0, &spoken, &mut cx.icons, ("close", palette.alarm));
    let inner = Rect::from_min_max(rect.min + vec2(56.0, 6.0), rect.max - vec2(18.0, 4.0));
    let mut lines = ui.new_child(UiBuilder::new().max_rect(inner).layout(egui::Layout::top_down(egui::Align::Min)));
    lines.spacing_mut().item_spacing.y = 2.0;
    for words in [
        RichText::new(name).font(theme::strong(15.5)),
        RichText::new(format!("{}: {reason}", cx.words.word("home-unopened"))).size(13.5).color(palette.alarm),
        RichText::new(path).size(12.5).color(palette.faint),
    ] {
        lines.add(egui::Label::new(words).truncate().selectable(false));
    }
    row.clicked()
}

pub(super) fn saved_row_ui(ui: &mut Ui, shelved: &Shelved, game: &Contents, cx: &mut AppContext) -> bool {
    let palette = theme::palette(ui.ctx());
    let icon = shelved.outcome().map_or("play", |outcome| finish(&outcome, only_person(&game.players)));
    let title = cx.words.of(&game.game).word("title");
    let people = people(game, &cx.words).join(" – ");
    let progress = cx.words.with("home-moves", "count", game.plies);
    let age = age_of(&shelved.game, &cx.words);
    let remarks = shelved.remarks(game, &cx.words);
    let spoken = spoken(shelved, game, &cx.words);
    let (rect, row) = row_of(ui, &shelved.game.path, 54.0, &spoken, &mut cx.icons, (icon, palette.brand));
    let age = widgets::elided(ui.painter(), &age, theme::text(13.5), palette.faint, f32::INFINITY);
    let at = egui::Align2::RIGHT_CENTER.anchor_size(pos2(rect.right() - 18.0, rect.center().y), age.size());
    let inner =
        Rect::from_min_max(pos2(rect.left() + 56.0, rect.top() + 7.0), pos2(at.left() - 14.0, rect.bottom() - 7.0));
    let title = widgets::elided(ui.painter(), &title, theme::strong(15.5), palette.ink, inner.width());
    // Remarks are at the beginning, so that they remain visible next to long names.
    let mut about = String::new();
    for remark in &remarks {
        about.extend([remark, "  ·  "]);
    }
    about.extend([&progress, "  ·  ", &people]);
    let about = widgets::elided(ui.painter(), &about, theme::text(13.5), palette.faint, inner.width());
    let below = pos2(inner.left(), inner.bottom() - about.size().y);
    ui.painter().galley(inner.left_top(), title, palette.ink);
    let row = if about.elided { row.on_hover_text(people) } else { row };
    ui.painter().galley(below, about, palette.faint);
    ui.painter().galley(at.min, age, palette.faint);
    row.clicked()
}
