//! The user's results by game, seat, opponent and month, as bars with confidence intervals, and a rating on the
//! scale of the bot levels.

use std::collections::BTreeMap;

use egui::{
    Color32, Frame, Id, Label, Margin, Rect, RichText, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};
use rondel::bots::{Level, LevelRatings};
use rondel::lab::Unit;
use rondel::{Bot, Text};
use rondel_charts::numbers;
use rondel_library::LibraryRow;
use rondel_library::statistics::{FEWEST_RATED, GameTally, Opponent, Rated, Statistics, count, level_ratings};
use rondel_painter::dropdown::Dropdown;
use rondel_painter::{theme, widgets};
use rondel_presenter::opponents::bot_name;

use crate::context::AppContext;

/// The statistics of one game or of all games.
#[derive(Default)]
pub(super) struct Counted {
    of: Option<String>,
    found: Option<Statistics>,
    ratings: Option<BTreeMap<&'static str, LevelRatings>>,
}

/// Widths of the names to the left of the bars and of the figures to their right, in points.
const NAME: f32 = 190.0;
const FIGURES: f32 = 290.0;
const BAR: f32 = 18.0;

impl Counted {
    /// Discards the statistics because the games have changed. They are recomputed when shown.
    pub(super) fn forget(&mut self) {
        self.found = None;
    }

    /// Draws the statistics.
    pub(super) fn ui(&mut self, ui: &mut Ui, rows: &[LibraryRow], cx: &AppContext) {
        let measured = || cx.plugins.iter().filter_map(|plugin| Some((plugin.id, level_ratings(plugin)?))).collect();
        let ratings = self.ratings.get_or_insert_with(measured);
        let of = self.of.clone();
        let counted = self.found.get_or_insert_with(|| count(rows, of.as_deref(), |id| ratings.get(id).copied()));
        let mut chosen = self.of.clone();
        Frame::NONE.inner_margin(Margin::symmetric(24, 12)).show(ui, |ui| {
            ui.horizontal(|ui| {
                let mut games = vec![(None, cx.words.word("library-any-game"))];
                let plugins = cx.plugins.iter();
                games.extend(plugins.map(|it| (Some(it.id.to_owned()), cx.words.of(it.id).word("title"))));
                let list = Dropdown::new("statistics game", cx.words.word("library-game")).width(190.0);
                list.value(ui, &mut chosen, &games);
                ui.add_space(6.0);
                let how = RichText::new(cx.words.word("statistics-how")).color(theme::palette(ui.ctx()).faint);
                ui.add(Label::new(how).wrap());
            });
            ui.add_space(6.0);
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                if counted.all.games() == 0 {
                    ui.add_space(24.0);
                    ui.label(RichText::new(cx.words.word("statistics-none")).size(16.0));
                } else {
                    charts_ui(ui, counted, ratings, cx);
                }
            });
        });
        if chosen != self.of {
            self.of = chosen;
            self.found = None;
        }
    }
}

fn charts_ui(ui: &mut Ui, counted: &Statistics, ratings: &BTreeMap<&'static str, LevelRatings>, cx: &AppContext) {
    let words = &cx.words;
    legend_ui(ui, cx);
    let title = |id: &String| words.of(id).word("title");
    let mut games: Vec<(String, GameTally)> = vec![(words.word("statistics-all"), counted.all)];
    if counted.games.len() > 1 {
        games.extend(counted.games.iter().map(|(id, tally)| (title(id), *tally)));
    }
    let seats = counted.seats.iter().map(|(seat, tally)| (words.with("statistics-seat", "number", seat + 1), *tally));
    let opponents = counted.opponents.iter().map(|(opponent, tally)| {
        let name = match opponent {
            Opponent::Bot(bot) => bot.parse::<Bot>().map_or_else(|_| bot.clone(), |bot| bot_name(bot, words)),
            Opponent::Person(name) if name.is_empty() => words.word("statistics-person"),
            Opponent::Person(name) => name.clone(),
        };
        (name, *tally)
    });
    // Months without games are also shown, so that breaks are visible.
    let mut months = Vec::new();
    if let (Some((first, _)), Some((last, _))) = (counted.months.first_key_value(), counted.months.last_key_value()) {
        const MOST: usize = 36;
        let all = std::iter::successors(Some(*first), |month| Some(month.next())).take_while(|month| month <= last);
        let all: Vec<_> = all.collect();
        let tally = |month| counted.months.get(month).copied().unwrap_or_default();
        months.extend(all.iter().rev().take(MOST).map(|month| (words.say(&month.text()), tally(month))));
    }
    section_ui(ui, &words.word("statistics-games"), &games, cx);
    ratings_ui(ui, counted, ratings, cx);
    section_ui(ui, &words.word("statistics-opponents"), &opponents.collect::<Vec<_>>(), cx);
    section_ui(ui, &words.word("statistics-seats"), &seats.collect::<Vec<_>>(), cx);
    section_ui(ui, &words.word("statistics-months"), &months, cx);
    ui.add_space(16.0);
}

/// Returns the colours for won, drawn and lost games.
fn colours(ui: &Ui) -> [Color32; 3] {
    let palette = theme::palette(ui.ctx());
    let lost = theme::between(palette.brand, palette.alarm, 0.5);
    // In the dark theme, muted colours avoid glare.
    let calm = if ui.visuals().dark_mode { 0.42 } else { 0.12 };
    [palette.point, theme::between(palette.edge, palette.faint, 0.35), lost]
        .map(|colour| theme::between(colour, palette.sheet, calm))
}

fn legend_ui(ui: &mut Ui, cx: &AppContext) {
    ui.horizontal(|ui| {
        let keys = ["statistics-won", "statistics-drawn", "statistics-lost"];
        for (colour, key) in colours(ui).into_iter().zip(keys) {
            let (rect, _) = ui.allocate_exact_size(vec2(16.0, 12.0), Sense::hover());
            ui.painter().rect_filled(rect, 3, colour);
            ui.label(cx.words.word(key));
            ui.add_space(8.0);
        }
        let (rect, _) = ui.allocate_exact_size(vec2(30.0, 12.0), Sense::hover());
        paint_interval(ui, rect, rect.left()..=rect.right(), rect.center().x);
        ui.label(cx.words.word("statistics-interval"));
    });
}

fn section_ui(ui: &mut Ui, title: &str, tallies: &[(String, GameTally)], cx: &AppContext) {
    if tallies.is_empty() {
        return;
    }
    ui.add_space(12.0);
    widgets::heading(ui, title, 20.0);
    widgets::sheet(ui).show(ui, |ui| {
        ui.set_width((ui.available_width() - 12.0).min(1100.0));
        ui.spacing_mut().item_spacing.y = 5.0;
        for (name, tally) in tallies {
            tally_ui(ui, title, name, *tally, cx);
        }
    });
}

fn tally_ui(ui: &mut Ui, section: &str, name: &str, tally: GameTally, cx: &AppContext) {
    const HIGH: f32 = 26.0;
    let palette = theme::palette(ui.ctx());
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), HIGH));
    let row = ui.interact(rect, Id::unique(("statistics", section, name)), Sense::focusable_noninteractive());
    let figures = figures(tally, cx);
    row.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name}: {figures}")));
    let painter = ui.painter();
    widgets::paint_line(painter, rect.left_center(), name, theme::text(14.5), palette.ink, NAME - 12.0);
    let bar = Rect::from_x_y_ranges(
        rect.left() + NAME..=rect.right() - FIGURES,
        rect.center().y - BAR / 2.0..=rect.center().y + BAR / 2.0,
    );
    let at = bar.right_center() + vec2(14.0, 0.0);
    widgets::paint_line(painter, at, &figures, theme::text(13.5), palette.faint, FIGURES - 16.0);
    painter.rect_filled(bar, 4, theme::faded(palette.edge, 0.25));
    if tally.games() == 0 {
        return;
    }
    let mut left = bar.left();
    for (colour, count) in colours(ui).into_iter().zip([tally.won, tally.drawn, tally.lost]) {
        let width = bar.width() * count as f32 / tally.games() as f32;
        painter.rect_filled(Rect::from_min_size(pos2(left, bar.top()), vec2(width, BAR)), 3, colour);
        left += width;
    }
    let (share, (low, high)) = tally.share();
    let at = |share: f64| bar.left() + bar.width() * share as f32;
    paint_interval(ui, bar, at(low)..=at(high), at(share));
}

/// Paints the confidence interval of a value as a line with ticks at its ends and a marker at the value. An
/// outline in a contrasting colour keeps the line visible on any bar.
fn paint_interval(ui: &Ui, bar: Rect, reach: std::ops::RangeInclusive<f32>, at: f32) {
    let palette = theme::palette(ui.ctx());
    let (y, painter) = (bar.center().y, ui.painter());
    for (width, colour) in [(4.0, palette.sheet), (1.8, palette.ink)] {
        widgets::paint_whisker(painter, reach.clone(), y, 4.0, Stroke::new(width, colour));
    }
    painter.circle(pos2(at, y), 4.0, palette.ink, Stroke::new(1.5, palette.sheet));
}

fn figures(tally: GameTally, cx: &AppContext) -> String {
    if tally.games() == 0 {
        return cx.words.word("statistics-no-games");
    }
    let language = cx.words.language();
    let (share, interval) = tally.share();
    let (low, high) = numbers::ends(language, Unit::Share, interval);
    let told = Text::new("statistics-figures")
        .with("won", tally.won as usize)
        .with("drawn", tally.drawn as usize)
        .with("lost", tally.lost as usize)
        .with("share", numbers::value(language, Unit::Share, share));
    cx.words.say(&told.with("low", low).with("high", high))
}

fn ratings_ui(ui: &mut Ui, counted: &Statistics, ratings: &BTreeMap<&'static str, LevelRatings>, cx: &AppContext) {
    if counted.ratings.is_empty() {
        return;
    }
    ui.add_space(12.0);
    widgets::heading(ui, cx.words.word("statistics-ratings"), 20.0);
    widgets::sheet(ui).show(ui, |ui| {
        ui.set_width((ui.available_width() - 12.0).min(1100.0));
        ui.add(
            Label::new(RichText::new(cx.words.word("statistics-ratings-how")).color(theme::palette(ui.ctx()).faint))
                .wrap(),
        );
        for (id, rated) in &counted.ratings {
            if let Some(levels) = ratings.get(id.as_str()) {
                rating_ui(ui, id, *rated, levels, cx);
            }
        }
    });
}

/// Draws a rating scale with the bot levels and the user's rating.
fn rating_ui(ui: &mut Ui, id: &str, rated: Rated, levels: &LevelRatings, cx: &AppContext) {
    const HIGH: f32 = 58.0;
    let (palette, words) = (theme::palette(ui.ctx()), &cx.words);
    let title = words.of(id).word("title");
    let told = told_of_rating(rated, cx);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), HIGH));
    let row = ui.interact(rect, Id::unique(("rating", id)), Sense::focusable_noninteractive());
    row.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{title}: {told}")));
    let y = rect.top() + 18.0;
    let at = pos2(rect.left(), y);
    widgets::paint_line(ui.painter(), at, &title, theme::text(14.5), palette.ink, NAME - 12.0);
    let scale = Rect::from_x_y_ranges(rect.left() + NAME..=rect.right() - FIGURES, y - BAR / 2.0..=y + BAR / 2.0);
    let at = pos2(scale.right() + 14.0, y);
    widgets::paint_line(ui.painter(), at, &told, theme::text(13.5), palette.faint, FIGURES - 14.0);
    let own = rated.rating.map(|rating| rating.elo);
    let ends = levels.iter().map(|level| f64::from(*level)).chain(own);
    let (least, most) = ends.fold((f64::MAX, f64::MIN), |(least, most), elo| (least.min(elo), most.max(elo)));
    let (least, most) = (least - 120.0, most + 120.0);
    let at = |elo: f64| scale.left() + scale.width() * ((elo.clamp(least, most) - least) / (most - least)) as f32;
    ui.painter().rect_filled(scale, 4, theme::faded(palette.edge, 0.4));
    let mut free = f32::MIN;
    for level in Level::ALL {
        let x = at(level.rating(levels).into());
        ui.painter().vline(x, scale.y_range(), Stroke::new(1.2, palette.faint));
        let name = bot_name(Bot::Level(level), words);
        let name = name.rsplit(": ").next().unwrap_or_default();
        let name = ui.painter().layout_no_wrap(name.to_owned(), theme::text(12.0), palette.faint);
        let left = x - name.size().x / 2.0;
        // Names that would overlap are omitted.
        if left > free {
            free = left + name.size().x + 6.0;
            ui.painter().galley(pos2(left, scale.bottom() + 3.0), name, palette.faint);
        }
    }
    if let Some(rating) = rated.rating {
        let (low, high) = (rating.low.unwrap_or(least), rating.high.unwrap_or(most));
        paint_interval(ui, scale, at(low)..=at(high), at(rating.elo));
    }
}

fn told_of_rating(rated: Rated, cx: &AppContext) -> String {
    let words = &cx.words;
    let round = |elo: f64| format!("{elo:.0}");
    let open = || "…".to_owned();
    match rated.rating {
        None => words.say(&Text::new("statistics-few").with("count", rated.games).with("least", FEWEST_RATED)),
        Some(rating) => {
            let (low, high) = (rating.low.map_or_else(open, round), rating.high.map_or_else(open, round));
            let told = Text::new("statistics-rating").with("rating", round(rating.elo)).with("low", low);
            words.say(&told.with("high", high).with("count", rated.games))
        }
    }
}
