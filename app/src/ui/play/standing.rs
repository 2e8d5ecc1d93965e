//! How near everybody is to winning and to the end: beside the table all of it, above the table what one step parts from it.

use egui::{Align, Button, CornerRadius, Layout, Rect, RichText, ScrollArea, Sense, Stroke, Ui, pos2, vec2};
use rondel::goals::{Brings, Goal, Reach};
use rondel::scene::{Icon, Name};
use rondel::{Catalog, Goals, Seat, Table as _, Text, Turn};

use super::Play;
use crate::ui::house::House;
use crate::ui::linked;
use crate::ui::table::brush::seat_shape;
use crate::ui::theme::{self, faded};
use crate::ui::widgets;
use crate::ui::words::Words;

/// The goals of a position in words.
#[derive(Default)]
pub struct Standing {
    goals: Vec<ShownGoal>,
    /// Who has which column.
    columns: Vec<Column>,
    /// What one step parts from victory or the end, the weightiest first.
    warnings: Vec<Warning>,
    /// Those that were told of the present, also while the past is looked at.
    told: Vec<About>,
}

struct Column {
    seat: Option<Seat>,
    name: String,
}

/// A goal in words, for whoever shows it elsewhere.
pub struct ToldGoal {
    /// What comes of it.
    pub brings: String,
    /// What is to be reached or is counted.
    pub text: String,
    /// Its icon.
    pub icon: Option<Icon>,
    /// Who has come how far: whose it is, where it is anybody's, and the count in words.
    pub counts: Vec<(Option<Seat>, String, String)>,
}

struct ShownGoal {
    kind: Kind,
    icon: Option<Icon>,
    text: String,
    rule: Name,
    counts: Vec<i32>,
    together: bool,
    needs: Option<i32>,
}

/// What comes of a goal; goals stand in this order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Victory,
    End,
    Points,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Victory, Self::End, Self::Points];

    const fn title(self) -> &'static str {
        match self {
            Self::Victory => "standing-victory",
            Self::End => "standing-end",
            Self::Points => "standing-points",
        }
    }
}

/// What one step parts from victory or the end.
#[derive(Clone, Debug)]
struct Warning {
    about: About,
    text: String,
}

/// What a warning is about, in any language: whose the goal is, which one, and whether it is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct About {
    seat: Option<Seat>,
    goal: usize,
    reached: bool,
}

impl Standing {
    /// Says goals in words. Nothing is urgent in a game that is over.
    pub fn of(goals: &Goals, seats: &[String], is_over: bool, catalog: &Catalog, words: &Words) -> Self {
        let own = seats
            .iter()
            .enumerate()
            .map(|(seat, name)| Column { seat: Some(Seat::new(seat as u8)), name: name.clone() });
        let others = goals.others.iter().map(|name| Column { seat: None, name: catalog.say(name) });
        let mut standing = Self { columns: own.chain(others).collect(), ..Self::default() };
        for goal in &goals.list {
            standing.goals.push(ShownGoal::of(goal, catalog));
        }
        if !is_over {
            for (number, goal) in goals.list.iter().enumerate() {
                standing.warn(number, goal, catalog, words);
            }
        }
        standing
    }

    /// Warns of a goal that is reached or all but reached. What ends the game for certain goes first.
    fn warn(&mut self, number: usize, goal: &Goal, catalog: &Catalog, words: &Words) {
        let text = || Text::verbatim(catalog.say(&goal.text));
        match goal.brings {
            Brings::Points => return,
            Brings::Victory { .. } => {
                for column in goal.one_short() {
                    let Some(Column { seat, name }) = self.columns.get(column) else { continue };
                    let said = Text::new("standing-near").with("seat", Text::verbatim(name)).with("goal", text());
                    let about = About { seat: *seat, goal: number, reached: false };
                    self.warnings.push(Warning { about, text: words.say(&said) });
                }
                return;
            }
            Brings::End { .. } => {}
        }
        if let Some(column) = goal.reached().next() {
            let seat = self.columns.get(column).and_then(|column| column.seat).filter(|_| goal.is_of_each());
            let then = goal.until_then.as_ref().map(|then| catalog.say(then)).unwrap_or_default();
            let said = Text::new("standing-reached").with("goal", text()).with("then", Text::verbatim(then));
            let about = About { seat, goal: number, reached: true };
            self.warnings.insert(0, Warning { about, text: words.say(&said) });
        } else if let Some(column) = goal.one_short().next() {
            let seat = self.columns.get(column).and_then(|column| column.seat).filter(|_| goal.is_of_each());
            let said = Text::new("standing-end-near").with("goal", text());
            let about = About { seat, goal: number, reached: false };
            self.warnings.push(Warning { about, text: words.say(&said) });
        }
    }

    /// All goals in words, in the order in which they are read.
    pub fn told(&self, words: &Words) -> Vec<ToldGoal> {
        let told = |goal: &ShownGoal| {
            let all = [Column { seat: None, name: String::new() }];
            let columns = if goal.together { &all[..] } else { &self.columns };
            let count = |(column, has): (&Column, &i32)| (column.seat, column.name.clone(), goal.count(*has, words));
            ToldGoal {
                brings: words.word(goal.kind.title()),
                text: goal.text.clone(),
                icon: goal.icon,
                counts: columns.iter().zip(&goal.counts).map(count).collect(),
            }
        };
        let of = |kind: Kind| self.goals.iter().filter(move |goal| goal.kind == kind);
        Kind::ALL.into_iter().flat_map(of).map(told).collect()
    }

    /// What one step parts from victory or the end, in words.
    pub fn warnings(&self) -> impl Iterator<Item = &str> {
        self.warnings.iter().map(|warning| warning.text.as_str())
    }

    /// Whether the game says anything of goals.
    pub(super) fn is_empty(&self) -> bool {
        self.goals.is_empty()
    }

    /// The warnings that were not told before.
    pub(super) fn news_since<'a>(&'a self, before: &'a Self) -> impl Iterator<Item = &'a str> {
        let is_new = |warning: &&Warning| !before.told.contains(&warning.about);
        self.warnings.iter().filter(is_new).map(|warning| warning.text.as_str())
    }
}

impl ShownGoal {
    fn of(goal: &Goal, catalog: &Catalog) -> Self {
        Self {
            kind: match goal.brings {
                Brings::Victory { .. } => Kind::Victory,
                Brings::End { .. } => Kind::End,
                Brings::Points => Kind::Points,
            },
            icon: goal.icon,
            text: catalog.say(&goal.text),
            rule: goal.rule,
            counts: goal.counts().to_vec(),
            together: matches!(goal.reach, Reach::Together(_)),
            needs: goal.needs,
        }
    }

    /// "3 of 4", or what is counted alone; nothing where there is no number.
    fn count(&self, has: i32, words: &Words) -> String {
        match self.needs {
            Some(needs) => words.say(&Text::new("standing-count").with("has", has).with("needs", needs)),
            // How near it is no number says.
            None if self.kind == Kind::End => String::new(),
            None => has.to_string(),
        }
    }
}

impl Play {
    /// Says how near everybody is, and what has only just come near.
    pub(super) fn read_goals(&mut self, goals: &Goals, house: &House) {
        let is_over = matches!(self.held.turn(), Turn::Over(_)) && self.watching.is_present();
        let catalog = house.words.of(self.plugin.id);
        let mut standing = Standing::of(goals, &self.reading.seats, is_over, catalog, &house.words);
        if self.watching.looks_back() {
            standing.told = std::mem::take(&mut self.standing.told);
        } else {
            standing.news_since(&self.standing).for_each(|news| self.speaking.say(news.to_owned()));
            standing.told = standing.warnings.iter().map(|warning| warning.about).collect();
        }
        self.standing = standing;
    }

    /// Every way to win and to end the game, as everybody may know them.
    pub fn goals(&self) -> Goals {
        self.held.view(self.held.place(), rondel::Observer::Bystander).map_or_else(Goals::default, |view| view.goals)
    }

    /// Shows the goals in place of the log, or the log again.
    pub fn open_standing(&mut self, open: bool) {
        self.standing_open = open;
        if open {
            // They stand in the same place.
            self.insight = None;
            self.open_branches(false);
            self.put_review_away();
        }
    }

    /// Draws the goals in place of the log.
    pub(super) fn standing_ui(&mut self, ui: &mut Ui, house: &mut House) {
        ui.horizontal(|ui| {
            widgets::heading(ui, house.words.word("standing-title"), 19.0);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let words = house.words.word("standing-close");
                if widgets::icon_button(ui, &mut house.icons, "close", words, false).clicked() {
                    self.standing_open = false;
                }
            });
        });
        ScrollArea::vertical().id_salt("standing").auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            for kind in Kind::ALL {
                let mut goals = self.standing.goals.iter().filter(|goal| goal.kind == kind).peekable();
                if goals.peek().is_some() {
                    ui.add_space(4.0);
                    let title = RichText::new(house.words.word(kind.title())).size(13.0);
                    ui.label(title.color(theme::palette(ui.ctx()).faint));
                }
                for goal in goals {
                    self.goal_ui(ui, house, goal);
                }
            }
        });
    }

    fn goal_ui(&self, ui: &mut Ui, house: &mut House, goal: &ShownGoal) {
        const ICON: f32 = 22.0;
        ui.horizontal(|ui| {
            widgets::game_icon(ui, &mut house.icons, self.plugin, goal.icon, ICON);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                linked::number_ui(ui, goal.rule, self.plugin, house.words.language());
                if goal.together {
                    ui.label(RichText::new(goal.count(goal.counts[0], &house.words)).size(14.0));
                }
                ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
                    ui.label(RichText::new(&goal.text).size(14.5).strong());
                });
            });
        });
        if goal.together {
            bar_ui(ui, goal, None, goal.counts[0], ui.available_width(), &house.words);
        } else {
            ui.horizontal(|ui| {
                let gap = ui.spacing().item_spacing.x;
                let count = self.standing.columns.len().max(1) as f32;
                let width = (ui.available_width() - gap * (count - 1.0)) / count;
                for (column, has) in self.standing.columns.iter().zip(&goal.counts) {
                    bar_ui(ui, goal, Some(column), *has, width, &house.words);
                }
            });
        }
        ui.add_space(5.0);
    }

    /// How wide the banner of a warning is; nothing where there is none.
    pub(super) fn warning_width(&self, room: f32) -> f32 {
        const WIDEST: f32 = 400.0;
        if self.standing.warnings.is_empty() || self.watching.looks_back() { 0.0 } else { (room * 0.5).min(WIDEST) }
    }

    /// Draws what one step parts from victory or the end; a click tells all of it.
    pub(super) fn warning_ui(&mut self, ui: &mut Ui, house: &House, width: f32) {
        let Some(first) = self.standing.warnings.first() else { return };
        let palette = theme::palette(ui.ctx());
        let colour = first.about.seat.map_or(palette.alarm, theme::seat_colour);
        let more = self.standing.warnings.len() - 1;
        let mut words = first.text.clone();
        if more > 0 {
            words = format!("{words} {}", house.words.with("standing-more", "count", more));
        }
        let button = Button::new(RichText::new(words).size(13.5).strong())
            .wrap()
            .fill(faded(colour, 0.25))
            .stroke(Stroke::new(2.0, colour))
            .min_size(vec2(width, 0.0));
        let all: Vec<&str> = self.standing.warnings.iter().map(|warning| warning.text.as_str()).collect();
        let room = vec2(width, ui.available_height());
        let shown = ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
            ui.set_max_width(width);
            ui.add(button)
        });
        if shown.inner.on_hover_text(all.join("\n")).clicked() {
            self.open_standing(true);
        }
    }
}

/// How far somebody has come: whose it is, the count, and a bar below it.
fn bar_ui(ui: &mut Ui, goal: &ShownGoal, whose: Option<&Column>, has: i32, width: f32, words: &Words) {
    const BAR: f32 = 5.0;
    let palette = theme::palette(ui.ctx());
    let height = if whose.is_some() { 26.0 } else { BAR + 2.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let count = goal.count(has, words);
    let said = whose
        .map_or_else(|| format!("{}: {count}", goal.text), |column| format!("{}, {}: {count}", goal.text, column.name));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &said));
    let colour = whose.and_then(|column| column.seat).map_or(palette.faint, theme::seat_colour);
    if let Some(column) = whose {
        let middle = pos2(rect.left() + 8.0, rect.top() + 10.0);
        match column.seat {
            Some(seat) => seat_shape(ui.painter(), middle, 6.0, seat),
            None => {
                ui.painter().circle_stroke(middle, 5.0, Stroke::new(1.5, palette.ink));
            }
        }
        let said_in_full = widgets::elided(ui.painter(), &count, theme::text(14.0), palette.ink, width - 20.0);
        // Where five share the panel "3 of 12" has no room: what is needed is said when one points at it.
        let count = if said_in_full.elided {
            ui.painter().layout_no_wrap(has.to_string(), theme::text(14.0), palette.ink)
        } else {
            said_in_full
        };
        ui.painter().galley(pos2(rect.left() + 18.0, rect.top() + 1.0), count, palette.ink);
        response.on_hover_text(&said);
    }
    if let Some(needs) = goal.needs.filter(|needs| *needs > 0) {
        let share = (has as f32 / needs as f32).clamp(0.0, 1.0);
        let bar = Rect::from_min_max(pos2(rect.left(), rect.bottom() - BAR), rect.max);
        let done = Rect::from_min_size(bar.min, vec2(bar.width() * share, BAR));
        let corner = CornerRadius::same(2);
        ui.painter().rect_filled(bar, corner, faded(palette.ink, 0.16));
        ui.painter().rect_filled(done, corner, colour);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(goal: Goal, is_over: bool) -> Standing {
        let words = Words::new("en", []);
        let catalog = Catalog::new("en", []).expect("no words are needed");
        let seats = ["Red", "Blue"].map(str::to_owned);
        Standing::of(&Goals { list: vec![goal], others: Vec::new() }, &seats, is_over, &catalog, &words)
    }

    fn alliances(has: [i32; 2]) -> Goal {
        Goal::victory(Text::verbatim("all four alliances"), "end", "X-1").each(has).needs(4)
    }

    #[test]
    fn whoever_is_one_step_from_winning_is_named() {
        let near = standing(alliances([3, 1]), false);
        assert_eq!(near.warnings.len(), 1);
        assert_eq!(near.warnings[0].about.seat, Some(Seat::new(0)));
        assert!(near.warnings[0].text.contains("Red") && near.warnings[0].text.contains("all four alliances"));
        assert!(standing(alliances([2, 1]), false).warnings.is_empty());
        assert!(standing(alliances([3, 1]), true).warnings.is_empty(), "a game that is over warns of nothing");
    }

    #[test]
    fn what_is_said_once_is_no_news() {
        let (none, mut near) = (standing(alliances([2, 1]), false), standing(alliances([3, 1]), false));
        assert_eq!(near.news_since(&none).count(), 1);
        near.told = near.warnings.iter().map(|warning| warning.about).collect();
        assert_eq!(near.news_since(&near).count(), 0);
    }

    #[test]
    fn the_last_turns_are_told_with_what_happens_until_the_end() {
        let goal = Goal::end(Text::verbatim("four buildings"), ["end"], "X-2").each([4, 3]).needs(4);
        let last = standing(goal.until_then(Text::verbatim("One more turn.")), false);
        assert_eq!(last.warnings.len(), 1, "that it is near is said no more");
        assert!(last.warnings[0].text.contains("four buildings") && last.warnings[0].text.contains("One more turn."));
    }
}
