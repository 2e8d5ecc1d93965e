//! The result sheet that covers the table at the end of a game: the winners, the reason, and the points line by line.

use egui::{Align, Grid, Layout, RichText, Ui, Vec2, vec2};
use rondel::{MAX_SEATS, Plugin, Seat};
use rondel_painter::table::brush::seat_shape;
use rondel_painter::{theme, widgets};
use rondel_presenter::goals::GoalProgress;
use rondel_system::Speed;

use super::action::Action;
use super::celebration::celebrate;
use super::ending::EndingText;
use super::ending_goals::{has_ways, ways_ui};
use super::ending_turns::{KeyTurn, TURNS, key_turns, turns_ui};
use super::online::OnlinePanel;
use super::people::OnlineAction;
use super::reviewing::at_end::EndReview;
use super::view::GameView;
use crate::command::Command;
use crate::context::AppContext;

/// The result sheet that covers the table at the end of a game.
pub(super) struct EndingSheet {
    pub(super) open: bool,
    /// Time at which the sheet appeared, in seconds. `None` while it is hidden.
    pub(super) since: Option<f64>,
    /// The most important turns, with the language of their text.
    turns: Option<(String, Vec<KeyTurn>)>,
    /// The review of the game, or `None` if the game is not reviewed on this sheet.
    review: Option<EndReview>,
    /// Whether the sheet has already tried to start a review.
    asked: bool,
}

impl EndingSheet {
    /// Creates the sheet. It is shown if `open` is `true` and the game is over.
    pub(super) fn new(open: bool) -> Self {
        Self { open, since: None, turns: None, review: None, asked: false }
    }
}

/// The message key of the result for a person who has lost.
const LOST: &str = "end-you-lost";
/// Interval between lines of the score sheet, in seconds.
const BEAT: f64 = 0.3;

impl EndingSheet {
    /// Returns the ending shown on the result sheet, or `None` if the sheet is hidden. The sheet is never shown in
    /// lessons or in practice mode.
    pub(super) fn shown_ending<'a>(&self, game: &'a GameView) -> Option<&'a EndingText> {
        let present = game.watching.is_present() && !game.watching.dwells && !game.watching.looks_back();
        game.reading.ending.as_ref().filter(|_| self.open && present && game.mode.is_game())
    }

    /// Draws the result sheet.
    pub(super) fn ending_ui(
        &mut self,
        game: &mut GameView,
        goals: &GoalProgress,
        online: &mut OnlinePanel,
        ui: &mut Ui,
        cx: &mut AppContext,
    ) -> Option<Action> {
        if self.shown_ending(game).is_none() {
            self.since = None;
            self.turns = None;
            self.put_review_away(game);
            return None;
        }
        let since = *self.since.get_or_insert(cx.now);
        let ending = self.shown_ending(game)?;
        let counted = lines_at(cx.now - since, cx.settings.speed, ending.lines.len());
        if counted < ending.lines.len() {
            ui.ctx().request_repaint_after_secs(BEAT as f32 / 3.0);
        }
        self.weigh(game, cx);
        let (_, mut turns) = self
            .turns
            .take()
            .filter(|(language, _)| language == cx.words.language())
            .unwrap_or_else(|| (cx.words.language().to_owned(), key_turns(game, cx)));
        let mut review = self.review.take();
        let ending = self.shown_ending(game)?;
        let mut turn = None;
        let sheet = widgets::dialog(ui.ctx(), "ending").show(ui.ctx(), |ui| {
            let most = ui.ctx().content_rect().size() - MARGINS;
            let is_reviewed = review.is_some();
            let ways = Some(goals).filter(|goals| ending.lines.len() < 2 && has_ways(goals));
            let (width, beside) = widths(ui, ending, is_reviewed, most.x);
            // The buttons below may require a wider sheet.
            let buttons: Vec2 = ui.data(|data| data.get_temp(buttons_id())).unwrap_or(vec2(0.0, 40.0));
            ui.set_width(width.max(buttons.x).min(most.x));
            let told = egui::ScrollArea::vertical().id_salt("ending").auto_shrink([false, true]);
            told.max_height((most.y - buttons.y - BUTTONS).max(100.0)).show(ui, |ui| {
                game.told_ui(ui, cx, ending, online);
                let review = review.as_mut();
                ui.add_space(10.0);
                ui.horizontal_top(|ui| {
                    if let Some(scores) = beside {
                        ui.vertical(|ui| {
                            ui.set_width(scores);
                            figures_ui(ui, cx, game.plugin, ways, (ending, counted));
                        });
                    }
                    if let Some(review) = &review {
                        turn = ui.vertical(|ui| review.curve_ui(game, ui, cx)).inner;
                    }
                });
                if beside.is_none() {
                    figures_ui(ui, cx, game.plugin, ways, (ending, counted));
                }
                let progress = review.as_ref().and_then(|review| review.progress(cx));
                let shared = if review.is_some() { 1 } else { TURNS };
                let own = review.into_iter().flat_map(EndReview::turns);
                let shown: Vec<&mut KeyTurn> = turns.iter_mut().take(shared).chain(own).collect();
                if !shown.is_empty() {
                    turn = turns_ui(ui, cx, shown, progress.as_ref()).or(turn);
                }
            });
            ui.add_space(BUTTONS);
            let way = game.buttons_ui(ui, cx);
            game.celebrate_ui(ui, cx, ending, cx.now - since);
            way
        });
        self.turns = Some((cx.words.language().to_owned(), turns));
        self.review = review;
        if matches!(sheet.inner, Some(EndingWay::Look)) || sheet.should_close() {
            self.open = false;
        }
        match sheet.inner {
            Some(EndingWay::Again(again)) => online.act(game, again),
            Some(EndingWay::Review) => {
                self.put_review_away(game);
                return Some(Action::ToggleReview);
            }
            Some(EndingWay::Look) | None => {}
        }
        turn.map(|step| Action::PlayFrom(game.turn_start(step)))
    }

    /// Reviews the game while the sheet is shown.
    fn weigh(&mut self, game: &GameView, cx: &AppContext) {
        if !self.asked {
            self.asked = true;
            self.review = EndReview::begin(game, cx);
        }
        if let Some(review) = &mut self.review {
            review.advance(game, cx);
        }
    }

    /// Ends the review of the game and saves its results.
    fn put_review_away(&mut self, game: &GameView) {
        self.asked = false;
        if let Some(mut review) = self.review.take() {
            review.keep(game);
        }
    }
}

/// Total horizontal and vertical margins between the sheet and the window, in points.
const MARGINS: Vec2 = vec2(72.0, 72.0);
/// Minimum width of the sheet in points, unless the window is narrower.
const NARROWEST: f32 = 640.0;
/// Distance between the sheet and the buttons below, in points.
const BUTTONS: f32 = 14.0;

fn buttons_id() -> egui::Id {
    egui::Id::unique("ending buttons")
}

/// The action selected on the result sheet.
enum EndingWay {
    Again(OnlineAction),
    Review,
    /// Closes the sheet.
    Look,
}

impl GameView {
    /// Returns the message key of the result for the only person at this screen. Returns `None` if there is
    /// no such person, or if nobody or everybody has won.
    fn own_result(&self, ending: &EndingText) -> Option<&'static str> {
        let persons = self.persons();
        let [own] = persons.as_slice() else { return None };
        if !self.mode.is_live() || ending.winners.is_empty() || ending.winners.len() == ending.seats.len() {
            return None;
        }
        Some(if ending.winners.contains(own) { "end-you-won" } else { LOST })
    }

    /// Celebrates the winners, unless the only person at this screen has lost.
    fn celebrate_ui(&self, ui: &Ui, cx: &AppContext, ending: &EndingText, age: f64) {
        if self.mode.is_live() && self.own_result(ending) != Some(LOST) {
            let room = ui.clip_rect().intersect(ui.min_rect().expand(12.0));
            celebrate(ui.painter(), room, age, &ending.winners, cx);
        }
    }

    /// Draws the winners and the reason for the result.
    fn told_ui(&self, ui: &mut Ui, cx: &mut AppContext, ending: &EndingText, online: &OnlinePanel) {
        let palette = theme::palette(ui.ctx());
        self.ending_cover_ui(ui, cx);
        ui.vertical_centered(|ui| {
            self.crests_ui(ui, cx, &ending.winners);
            if let Some(own) = self.own_result(ending) {
                widgets::rows_ui(ui, &cx.words.word(own), theme::serif(31.0), palette.ink, 1);
                widgets::rows_ui(ui, &ending.headline, theme::strong(17.0), palette.ink, 2);
            } else {
                widgets::rows_ui(ui, &ending.headline, theme::serif(29.0), palette.ink, 2);
            }
            ui.add(egui::Label::new(RichText::new(&ending.reason).size(16.0)).wrap());
            if let Some(verdict) = &online.verdict {
                let (words, colour) = match verdict {
                    Ok(words) => (words, palette.faint),
                    Err(words) => (words, palette.alarm),
                };
                ui.add(egui::Label::new(RichText::new(words).size(13.0).color(colour)).wrap());
            }
            if let Some(wanted) = self.again_words(cx) {
                widgets::rows_ui(ui, &wanted, theme::strong(14.5), palette.ink, 2);
            }
        });
    }

    /// Draws the buttons below the sheet, in a single row if the window is wide enough.
    fn buttons_ui(&self, ui: &mut Ui, cx: &AppContext) -> Option<EndingWay> {
        let mut way = None;
        let most = ui.ctx().content_rect().width() - MARGINS.x;
        let known: Vec2 = ui.data(|data| data.get_temp(buttons_id())).unwrap_or_default();
        let wraps = known.x > most;
        let row = Layout::left_to_right(Align::Center).with_main_wrap(wraps);
        let room = vec2(ui.available_width(), ui.spacing().interact_size.y);
        let has_rivals = !self.held.teams().are_together(self.held.seats());
        let again = if has_rivals { "end-rematch" } else { "end-again" };
        let buttons = ui.allocate_ui_with_layout(room, row, |ui| {
            if self.has_people_elsewhere() {
                way = self.again_ui(ui, cx).map(EndingWay::Again);
            } else if self.mode.is_live() && widgets::primary(ui, cx.words.word(again)).clicked() {
                cx.send(Command::Rematch);
            }
            if self.can_review() && ui.button(cx.words.word("review-open")).clicked() {
                way = Some(EndingWay::Review);
            }
            if ui.button(cx.words.word("end-look")).clicked() {
                way = Some(EndingWay::Look);
            }
            let home = if self.mode.is_replay() { cx.words.word("lab-return") } else { cx.words.word("end-home") };
            if ui.button(home).clicked() {
                cx.send(Command::Leave);
            }
        });
        // Only the buttons are measured. If wrapped text were measured too, the sheet would become wider with every
        // frame. If the buttons wrap, the width that they had in a single row is kept.
        let size = buttons.response.rect.size();
        let size = if wraps { vec2(known.x, size.y) } else { size };
        ui.data_mut(|data| data.insert_temp(buttons_id(), size));
        way
    }
}

/// Returns the number of score lines revealed after `seconds`. If animations are off, all lines are revealed.
fn lines_at(seconds: f64, speed: Speed, lines: usize) -> usize {
    match speed {
        Speed::None => lines,
        speed => ((seconds / (BEAT * f64::from(speed.factor()))) as usize + 1).min(lines),
    }
}

/// Widths of the text column and of each points column, including the gap after the column, in points. In a
/// narrow window, points columns may be as narrow as `LEAST`.
const COLUMN_OF_WORDS: f32 = 216.0;
const COLUMN: f32 = 122.0;
const LEAST: f32 = 92.0;
const GAP: f32 = 26.0;

/// Returns the width of a points column including its gap: wide enough for the longest heading, if the window permits.
fn column_width(ui: &Ui, ending: &EndingText) -> f32 {
    /// Space for the marker before a heading, in points.
    const MARKER: f32 = 22.0;
    let names = ending.ranked.iter().map(|(_, name)| name).chain(&ending.others);
    let wide = |name: &String| {
        let words = ui.painter().layout_no_wrap(name.clone(), theme::strong(14.0), egui::Color32::WHITE);
        words.size().x + MARKER + GAP
    };
    let columns = (ending.ranked.len() + ending.others.len()).max(1) as f32;
    let room = (ui.ctx().content_rect().width() - MARGINS.x - COLUMN_OF_WORDS) / columns;
    names.map(wide).fold(COLUMN, f32::max).min(room.max(COLUMN))
}

/// Returns the width of the sheet and, if the curve of the game fits next to the score sheet, the width of the score
/// sheet.
fn widths(ui: &Ui, ending: &EndingText, is_reviewed: bool, most: f32) -> (f32, Option<f32>) {
    /// Width of a curve next to the score sheet, in points.
    const CURVE: f32 = 330.0;
    let columns = (ending.ranked.len() + ending.others.len()) as f32;
    let scores = COLUMN_OF_WORDS + columns * column_width(ui, ending);
    match (ending.lines.is_empty(), is_reviewed) {
        (true, _) => (NARROWEST, None),
        (false, true) if scores + CURVE <= most => (scores + CURVE, Some(scores)),
        (false, _) => (scores.max(NARROWEST), None),
    }
}

/// Draws the progress in the ways to win, if `ways` is given, or else the score sheet.
fn figures_ui(
    ui: &mut Ui,
    cx: &mut AppContext,
    plugin: &'static Plugin,
    ways: Option<&GoalProgress>,
    (ending, counted): (&EndingText, usize),
) {
    match ways {
        Some(goals) => ways_ui(goals, plugin, ui, cx),
        None if ending.lines.is_empty() => {}
        None => sheet_ui(ui, ending, counted),
    }
}

fn sheet_ui(ui: &mut Ui, ending: &EndingText, counted: usize) {
    let palette = theme::palette(ui.ctx());
    let columns = (ending.ranked.len() + ending.others.len()).max(1) as f32;
    let column = ((ui.available_width() - COLUMN_OF_WORDS) / columns).max(LEAST) - GAP;
    egui::ScrollArea::horizontal().show(ui, |ui| {
        Grid::new("score sheet").striped(true).spacing([GAP, 7.0]).min_col_width(column).show(ui, |ui| {
            ui.allocate_space(egui::vec2(COLUMN_OF_WORDS - GAP, 1.0));
            for (seat, name) in &ending.ranked {
                let words = RichText::new(name).font(theme::strong(14.0));
                let words = if ending.winners.contains(seat) { words } else { words.color(palette.faint) };
                let words = cell_ui(ui, column, words);
                let left = words.rect.left_center() - egui::vec2(13.0, 0.0);
                seat_shape(ui.painter(), left, 7.0, *seat);
            }
            for (name, look) in ending.others.iter().zip(ending.seats.len()..MAX_SEATS) {
                let words = cell_ui(ui, column, RichText::new(name).font(theme::strong(14.0)));
                let left = words.rect.left_center() - egui::vec2(13.0, 0.0);
                seat_shape(ui.painter(), left, 7.0, Seat::new(look as u8));
            }
            ui.end_row();
            for (place, (what, points)) in ending.lines.iter().enumerate() {
                let last = place + 1 == ending.lines.len();
                let dress = |words: String| {
                    if last { RichText::new(words).font(theme::strong(16.0)) } else { RichText::new(words) }
                };
                // Lines that have not been revealed yet already take up space.
                let seen = |words: RichText| {
                    if place < counted { words } else { words.color(egui::Color32::TRANSPARENT) }
                };
                ui.label(seen(dress(what.clone())));
                let ranked = ending.ranked.iter().filter_map(|(seat, _)| points.get(seat.index()));
                for count in ranked.chain(points.iter().skip(ending.seats.len())) {
                    cell_ui(ui, column, seen(dress(count.to_string())));
                }
                ui.end_row();
            }
        });
    });
}

/// Draws text centred in a column.
fn cell_ui(ui: &mut Ui, width: f32, words: RichText) -> egui::Response {
    ui.allocate_ui_with_layout(egui::vec2(width, 20.0), Layout::top_down(Align::Center), |ui| {
        ui.set_width(width);
        ui.add(egui::Label::new(words).truncate())
    })
    .inner
}

#[cfg(test)]
mod tests {
    use rondel::journal::{Header, Player};
    use rondel::{Dealer, Outcome, Session, Turn};
    use rondel_presenter::words::Words;
    use rondel_system::Store;
    use rondel_testing::{crossing, lanterns};

    use super::*;
    use crate::play::Play;

    #[test]
    fn points_are_counted_line_by_line_unless_nothing_moves() {
        assert_eq!(lines_at(0.0, Speed::Normal, 6), 1);
        assert_eq!(lines_at(0.7, Speed::Normal, 6), 3);
        assert_eq!(lines_at(0.7, Speed::Fast, 6), 5);
        assert_eq!(lines_at(60.0, Speed::Slow, 6), 6);
        assert_eq!(lines_at(0.0, Speed::None, 6), 6);
    }

    #[test]
    fn a_column_is_wide_enough_for_the_name_of_an_automatic_opponent() {
        let ending = |other: &str| EndingText {
            headline: String::new(),
            reason: String::new(),
            winners: Vec::new(),
            seats: vec!["Red".to_owned()],
            columns: vec![(Seat::new(0), "Red".to_owned())],
            ranked: vec![(Seat::new(0), "Red".to_owned())],
            others: vec![other.to_owned()],
            lines: Vec::new(),
            turns: Vec::new(),
            headlines: Vec::new(),
        };
        let ctx = egui::Context::default();
        theme::install(&ctx);
        let mut drawn = ctx.run_ui(egui::RawInput::default(), |ui| {
            let name = "Training opponent";
            let words = ui.painter().layout_no_wrap(name.to_owned(), theme::strong(14.0), egui::Color32::WHITE);
            assert!(column_width(ui, &ending(name)) - GAP > words.size().x, "the heading is not cut off");
            assert!((column_width(ui, &ending("Blue")) - COLUMN).abs() < 0.1, "short names change nothing");
        });
        drawn.textures_delta.clear();
    }

    /// Plays a whole game between random bots, and returns its end as shown on the sheet.
    fn ended(plugin: &'static Plugin, seats: usize, won: bool) -> (EndingText, Outcome) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut cx = AppContext::open(Store::at(folder.path()), Some(1));
        cx.words = Words::new("en", [plugin]);
        for seed in 0..500 {
            let header = || Header::of(plugin, (plugin.setup)(), vec![Player::human("Ann"); seats], seed);
            let mut session = Session::start(header()).expect("a game");
            let mut dealer = Dealer::seeded(seed);
            let mut chosen = Vec::new();
            while matches!(session.turn(), Turn::Decide(_)) {
                // The last choice, which is to wait, is made often, because most other choices lose.
                let count = session.choices().len() as u32;
                let choice = if dealer.below(3) == 0 { dealer.below(count) } else { count - 1 } as usize;
                session.play(choice).expect("a choice");
                chosen.push(choice);
            }
            let Turn::Over(outcome) = session.turn() else { panic!("it is over") };
            if outcome.is_defeat() == won {
                continue;
            }
            let play = Play::begin(&cx, plugin, header()).expect("a game");
            let names: Vec<String> = session.seats().each().map(|seat| format!("P{}", seat.index() + 1)).collect();
            let sheet = session.game().score_sheet(session.state());
            return (play.game.read_ending(&play.log, &names, &outcome, sheet, &cx), outcome);
        }
        panic!("no such end of {}", plugin.id)
    }

    #[test]
    fn the_sheet_tells_what_partners_won() {
        let (told, outcome) = ended(&crossing::PLUGIN, 4, true);
        let winners: Vec<Seat> = outcome.winners().collect();
        assert_eq!((told.winners.clone(), winners.len()), (winners, 2));
        assert!(told.headline.ends_with(" win") && told.headline.contains(" and "), "{}", told.headline);
        // Partners have the same points, and therefore one column.
        let columns: Vec<&str> = told.ranked.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(columns, ["P2 and P4", "P1 and P3"]);
        let total = told.total().expect("points");
        assert!(total.contains("P1 and P3 ") && total.contains("P2 and P4 "), "{total}");
    }

    #[test]
    fn the_sheet_tells_what_all_won_or_lost_together() {
        let (told, outcome) = ended(&lanterns::PLUGIN, 3, true);
        let score = outcome.score().expect("a score");
        assert_eq!(told.headline, format!("Won together · {score} points"));
        assert_eq!((told.winners.len(), told.ranked[0].1.as_str()), (3, "P1"), "nobody has a place");
        let (told, _) = ended(&lanterns::PLUGIN, 8, true);
        assert_eq!((told.winners.len(), told.ranked.len(), told.ranked[7].1.as_str()), (8, 8, "P8"));
        let (told, _) = ended(&lanterns::PLUGIN, 3, false);
        assert!(told.headline.starts_with("Lost together"), "{}", told.headline);
        assert!(told.winners.is_empty(), "no laurels");
    }
}
