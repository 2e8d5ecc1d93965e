//! The bar above the list: the search field, the filters and the sort order.

use egui::{Id, TextEdit, Ui};
use rondel::bots::Level;
use rondel_library::{GameLocation, GameScore, GameStatus, IndexProgress, Query, Sort};
use rondel_painter::dropdown::Dropdown;
use rondel_painter::widgets;
use rondel_presenter::opponents::bot_name;

use crate::context::AppContext;

/// Returns the id of the search field.
pub(super) fn field() -> Id {
    Id::unique("library search")
}

/// Draws the bar. Returns whether the user asked to empty the bin.
pub(super) fn filters_ui(ui: &mut Ui, query: &mut Query, progress: IndexProgress, cx: &mut AppContext) -> bool {
    let mut empties = false;
    ui.horizontal_wrapped(|ui| {
        let words = &cx.words;
        let edit = TextEdit::singleline(&mut query.words).id(field()).char_limit(200);
        let edit = edit.hint_text(words.word("library-search-hint")).desired_width(300.0);
        ui.add(edit).accessible_name(words.word("library-search"));
        let mut games = vec![(None, words.word("library-any-game"))];
        games.extend(cx.plugins.iter().map(|it| (Some(it.id.to_owned()), words.of(it.id).word("title"))));
        Dropdown::new("library game", words.word("library-game")).width(150.0).value(ui, &mut query.game, &games);
        let standings = [
            (GameStatus::Any, words.word("library-standing-any")),
            (GameStatus::Over, words.word("library-standing-over")),
            (GameStatus::Unfinished, words.word("library-standing-unfinished")),
        ];
        let standing = Dropdown::new("library standing", words.word("library-standing")).width(140.0);
        standing.value(ui, &mut query.standing, &standings);
        let scores = [
            (None, words.word("library-score-any")),
            (Some(GameScore::Won), words.word("library-score-won")),
            (Some(GameScore::Drawn), words.word("library-score-drawn")),
            (Some(GameScore::Lost), words.word("library-score-lost")),
        ];
        Dropdown::new("library score", words.word("library-score")).width(140.0).value(ui, &mut query.score, &scores);
        let mut levels = vec![(None, words.word("library-level-any"))];
        levels.extend(Level::ALL.map(|level| (Some(level), bot_name(rondel::Bot::Level(level), words))));
        Dropdown::new("library level", words.word("library-level")).width(170.0).value(ui, &mut query.level, &levels);
        let sorts = Sort::ALL.map(|sort| (sort, words.word(sort_key(sort))));
        Dropdown::new("library sort", words.word("library-sort")).width(130.0).value(ui, &mut query.sort, &sorts);
        let reverse = words.word("library-reverse");
        if widgets::icon_button(ui, &mut cx.icons, "order", reverse, query.reversed).clicked() {
            query.reversed = !query.reversed;
        }
        let (icon, starred) = (if query.starred { "starred" } else { "star" }, cx.words.word("library-starred-only"));
        if widgets::icon_button(ui, &mut cx.icons, icon, starred, query.starred).clicked() {
            query.starred = !query.starred;
        }
        let in_bin = query.place == GameLocation::Bin;
        let bin = cx.words.with("library-bin", "count", progress.binned);
        if widgets::icon_button(ui, &mut cx.icons, "bin", bin, in_bin).clicked() {
            query.place = if in_bin { GameLocation::Shelf } else { GameLocation::Bin };
        }
        if in_bin && progress.binned > 0 {
            empties = ui.button(cx.words.word("library-empty-bin")).clicked();
        }
    });
    empties
}

fn sort_key(sort: Sort) -> &'static str {
    match sort {
        Sort::Played => "library-sort-played",
        Sort::Title => "library-sort-game",
        Sort::Length => "library-sort-length",
        Sort::Result => "library-sort-result",
    }
}
