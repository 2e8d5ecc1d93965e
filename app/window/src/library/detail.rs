//! The details of the focused game, next to the list: its table, its metadata and the available actions.

use egui::{Label, RichText, ScrollArea, Sense, Ui, vec2};
use rondel::plain::plain;
use rondel_library::{GameLocation, LibraryRow, Outcome, Record, day};
use rondel_painter::miniature::paint_room;
use rondel_painter::{theme, widgets};

use super::game_text;
use super::preview::Preview;
use crate::context::AppContext;
use crate::faults;

/// An action on the selected games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LibraryAction {
    Open,
    Review,
    Practise,
    /// Adds stars to the selected games, or removes their stars.
    Star,
    Rename,
    Export,
    Delete,
    Restore,
}

/// Draws the focused game and the actions that apply to all `count` selected games.
pub(super) fn detail_ui(
    ui: &mut Ui,
    row: &LibraryRow,
    count: usize,
    preview: &mut Preview,
    cx: &mut AppContext,
) -> Option<LibraryAction> {
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            picture_ui(ui, row, preview, cx);
            ui.add_space(6.0);
            if count > 1 {
                widgets::heading(ui, cx.words.with("library-chosen", "count", count), 21.0);
            } else {
                widgets::heading(ui, game_text::title(row, &cx.words), 21.0);
                facts_ui(ui, row, preview, cx);
            }
            ui.add_space(8.0);
            deeds_ui(ui, row, count, cx)
        })
        .inner
}

fn picture_ui(ui: &mut Ui, row: &LibraryRow, preview: &mut Preview, cx: &mut AppContext) {
    let width = ui.available_width();
    let (rect, _) = ui
        .allocate_exact_size(vec2(width, (width * 0.62).min(ui.ctx().content_rect().height() * 0.36)), Sense::hover());
    paint_room(ui, rect);
    let plugin = row.game.as_ref().ok().and_then(|game| cx.plugin(&game.id));
    preview.show(ui.ctx(), cx, &row.path, row.played, plugin);
    if plugin.is_some() {
        preview.paint(ui, &row.path, rect.shrink(4.0), cx);
    } else {
        let place = egui::Rect::from_center_size(rect.center(), vec2(44.0, 44.0));
        widgets::paint_house_icon(ui, &mut cx.icons, "close", place, theme::palette(ui.ctx()).wood_ink);
    }
}

fn facts_ui(ui: &mut Ui, row: &LibraryRow, preview: &Preview, cx: &AppContext) {
    let (palette, words) = (theme::palette(ui.ctx()), &cx.words);
    let say = |ui: &mut Ui, text: String, colour| {
        if !text.is_empty() {
            ui.add(Label::new(RichText::new(text).color(colour)).wrap());
        }
    };
    ui.spacing_mut().item_spacing.y = 5.0;
    match &row.game {
        Ok(game) => {
            if !row.about.name.is_empty() {
                say(ui, words.of(&game.id).word("title"), palette.faint);
            }
            players_ui(ui, game, cx);
            let result = game_text::result(game, words);
            let ending = game_text::ending(game, words).map(|ending| format!(" – {ending}")).unwrap_or_default();
            say(ui, format!("{result}{ending}"), palette.ink);
            if game.damaged {
                say(ui, words.word("home-damaged"), palette.alarm);
            }
            say(ui, game_text::length(game, words), palette.faint);
            if let Some(begun) = game.begun {
                say(ui, words.with("library-begun", "date", day(begun)), palette.faint);
            }
            say(ui, words.with("library-played", "date", day(row.played)), palette.faint);
            if let Some(judged) = game_text::judged(game, words) {
                say(ui, words.with("library-judged", "told", judged), palette.faint);
            }
        }
        Err(reason) => {
            // Until the preview reports an error, the reason stored in the index is shown.
            let told =
                preview.fault(&row.path).map(|fault| faults::of_file(&row.path, &faults::unopened(fault, words)));
            let told = told.unwrap_or_else(|| reason.clone());
            say(ui, format!("{}: {told}", words.word("home-unopened")), palette.alarm);
            return;
        }
    }
    say(ui, plain(&row.path.to_string_lossy()).into_owned(), theme::faded(palette.faint, 0.85));
}

/// Draws the players with their final places.
fn players_ui(ui: &mut Ui, game: &Record, cx: &AppContext) {
    for (seat, name) in game_text::people(game, &cx.words).into_iter().enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let (dot, _) = ui.allocate_exact_size(vec2(12.0, 12.0), Sense::hover());
            ui.painter().circle_filled(dot.center(), 5.5, theme::seat_colour(rondel::Seat::new(seat as u8)));
            let is_joint = game.outcome.as_ref().is_some_and(Outcome::is_joint);
            let place = game.outcome.as_ref().and_then(|outcome| outcome.placing.get(seat));
            let told = match place {
                Some(place) if game.seats.len() > 2 && !is_joint => format!("{place}.  {name}"),
                _ => name,
            };
            let won = place == Some(&1) && game.outcome.as_ref().is_some_and(|outcome| !outcome.winners().is_empty());
            let text = RichText::new(told);
            ui.add(Label::new(if won { text.font(theme::strong(14.5)) } else { text }).truncate());
        });
    }
}

fn deeds_ui(ui: &mut Ui, row: &LibraryRow, count: usize, cx: &AppContext) -> Option<LibraryAction> {
    let words = &cx.words;
    let (one, is_game, binned) = (count <= 1, row.game.is_ok(), row.place == GameLocation::Bin);
    let is_over = row.game.as_ref().is_ok_and(|game| game.outcome.is_some());
    let judged = row.game.as_ref().ok().and_then(|game| game.judged);
    let mistakes = judged.map_or(0, |judged| judged.blunders + judged.mistakes);
    let mut deed = None;
    if one && !binned && widgets::primary(ui, words.word("library-open")).clicked() {
        deed = Some(LibraryAction::Open);
    }
    let mut buttons = Vec::new();
    if binned {
        buttons.push((words.word("library-restore"), LibraryAction::Restore));
    } else {
        if one && is_over {
            buttons.push((words.word("review-open"), LibraryAction::Review));
        }
        if one && is_over && mistakes > 0 {
            buttons.push((words.word("library-practise"), LibraryAction::Practise));
        }
        let star = words.word(if row.about.star { "library-unstar" } else { "library-star" });
        buttons.push((star, LibraryAction::Star));
        if one {
            buttons.push((words.word("library-rename"), LibraryAction::Rename));
        }
        buttons.push((words.word("library-delete"), LibraryAction::Delete));
    }
    if is_game || !one {
        buttons.push((words.word("library-export"), LibraryAction::Export));
    }
    ui.spacing_mut().item_spacing.y = 8.0;
    ui.horizontal_wrapped(|ui| {
        for (words, of) in buttons {
            if ui.button(words).clicked() {
                deed = Some(of);
            }
        }
    });
    deed
}
