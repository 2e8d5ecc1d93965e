//! The home screen: unfinished games, the installed games, and other saved games.

mod elsewhere;
mod games;
mod lookup;
mod saved;
mod unfinished;

use egui::{Align, CentralPanel, Frame, Layout, Margin, RichText, ScrollArea, Ui, vec2};
use rondel::{Plugin, Text};

use self::elsewhere::Elsewhere;

pub(super) use self::games::{COVER, facts};
use self::games::{Cover, covers, covers_ui};
use self::lookup::{Asked, Lookup, look_up};
use self::saved::{Shelved, broken_row_ui, saved_row_ui};
use super::command::Command;
use super::context::AppContext;
use super::lessons::NextLesson;
use super::online::OnlineTables;
use rondel_painter::header::{self, Header, HeaderButton};
use rondel_painter::miniature::Miniature;
use rondel_painter::{theme, widgets};
use rondel_system::SavedGames;

/// The home screen.
pub struct Home {
    saved: Vec<Shelved>,
    /// Number of older games that have not been read.
    older: usize,
    /// The reason why the folder of saved games cannot be read.
    fault: Option<String>,
    covers: Vec<Cover>,
    /// The lesson to learn next, once the user has begun to learn a game.
    next_lesson: Option<(&'static Plugin, NextLesson)>,
    /// The online tables.
    elsewhere: Elsewhere,
    lookup: Option<Lookup>,
    drawn: bool,
    language: String,
}

/// Maximum number of saved games to read, newest first. The home screen looks for unfinished games only among
/// these.
const SHELF: usize = 40;
/// Maximum number of other games listed. The library lists all games.
const OTHERS: usize = 8;

impl Home {
    /// Reads the lists of saved games and tables.
    pub fn new(cx: &AppContext) -> Self {
        let covers = covers(cx);
        let language = cx.words.language().to_owned();
        let (saved, fault, next_lesson, lookup) = (Vec::new(), None, None, None);
        let elsewhere = Elsewhere::look(cx);
        let (older, drawn) = (0, false);
        let mut home = Self { saved, older, fault, covers, next_lesson, elsewhere, lookup, drawn, language };
        home.look_at_shelf(cx);
        home
    }

    fn look_at_shelf(&mut self, cx: &AppContext) {
        let SavedGames { games, older, fault } = cx.store.saved(SHELF);
        self.saved = games.into_iter().map(Shelved::new).collect();
        self.older = older;
        self.fault = fault.map(|fault| {
            cx.words.say(
                &Text::new("home-shut")
                    .with("folder", cx.store.games().to_string_lossy())
                    .with("reason", fault.to_string()),
            )
        });
        self.lookup = None;
        let last = cx.settings.lessons.first().map(|learnt| learnt.game.as_str());
        let next: Vec<_> = self.covers.iter_mut().filter_map(|cover| cover.look_at_lessons(cx)).collect();
        self.next_lesson = next.into_iter().find(|(plugin, _)| Some(plugin.id) == last);
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, cx: &mut AppContext, tables: &OnlineTables) {
        if self.language != cx.words.language() {
            *self = Self::new(cx);
        }
        self.look_up(ui.ctx(), cx);
        self.elsewhere.refresh(ui.ctx(), cx, tables, self.drawn);
        let palette = theme::palette(ui.ctx());
        CentralPanel::default().frame(Frame::NONE.fill(palette.panel)).show(ui, |ui| {
            banner_ui(ui, cx);
            let height = ui.available_height();
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                let top = ui.cursor().top();
                Frame::NONE.inner_margin(Margin::symmetric(32, 18)).show(ui, |ui| {
                    let unfinished = self.unfinished_ui(ui, cx);
                    let left = height - (ui.cursor().top() - top);
                    self.games_ui(ui, left, cx);
                    ui.add_space(22.0);
                    self.saved_ui(ui, &unfinished, cx);
                });
            });
        });
    }

    /// Starts to replay the saved games once the first frame has been drawn, and processes the results.
    fn look_up(&mut self, ctx: &egui::Context, cx: &AppContext) {
        let unknown = self.saved.iter().any(|shelved| shelved.looked_up.is_none());
        match &self.lookup {
            None if unknown && self.drawn => {
                let asked = self.saved.iter().map(|shelved| Asked {
                    file: shelved.game.path.clone(),
                    plugin: shelved.game.contents.as_ref().ok().and_then(|contents| cx.plugin(&contents.game)),
                });
                self.lookup = look_up(ctx, &self.language, asked.collect(), unfinished::MOST);
            }
            None => {}
            Some(lookup) => {
                for (place, mut answer) in lookup.try_iter() {
                    let shelved = &mut self.saved[place];
                    let plugin = shelved.game.contents.as_ref().ok().and_then(|contents| cx.plugin(&contents.game));
                    let scene = answer.as_mut().ok().and_then(Option::as_mut).and_then(|found| found.scene.take());
                    shelved.table = plugin.zip(scene).map(|(plugin, scene)| Miniature::of(plugin, scene));
                    shelved.looked_up = Some(answer);
                }
            }
        }
        if unknown && !self.drawn {
            ctx.request_repaint();
        }
        self.drawn = true;
    }

    /// Draws the unfinished games, with online games first. Returns the list indices of the games that are drawn
    /// here or open as online tables, so that they are not listed a second time.
    fn unfinished_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) -> Vec<usize> {
        let columns = unfinished::columns(ui.available_width());
        let far = self.elsewhere.count();
        // Shows enough saved games to fill the last row.
        let most = (far + 1).next_multiple_of(columns).max(columns) - far;
        let open: Vec<usize> =
            (0..self.saved.len()).filter(|at| self.elsewhere.holds(&self.saved[*at].game.path)).collect();
        let unfinished = |at: &usize| !open.contains(at) && unfinished::is_unfinished(&self.saved[*at], cx);
        let places: Vec<usize> = (0..self.saved.len()).filter(unfinished).take(most).collect();
        if places.is_empty() && far == 0 {
            return open;
        }
        widgets::heading(ui, cx.words.word("home-continue"), 24.0);
        let mut cards = self.elsewhere.cards(cx);
        let chosen_saved = {
            let saved = self.saved.iter_mut().enumerate().filter(|(at, _)| places.contains(at));
            cards.extend(saved.filter_map(|(_, shelved)| shelved.card(cx)));
            unfinished::cards_ui(ui, &mut cards, cx)
        };
        if let Some(at) = chosen_saved {
            cx.send_if(match at.checked_sub(far) {
                Some(at) => Some(Command::OpenGame(self.saved[places[at]].game.path.clone())),
                None => self.elsewhere.place(at).map(Command::GoToTable),
            });
        }
        ui.add_space(10.0);
        places.into_iter().chain(open).collect()
    }

    fn games_ui(&mut self, ui: &mut Ui, height: f32, cx: &mut AppContext) {
        /// Height of the heading above the games, plus a margin below them.
        const HEADING: f32 = 60.0;
        ui.horizontal(|ui| {
            widgets::heading(ui, cx.words.word("home-games"), 24.0);
            self.next_lesson_ui(ui, cx);
        });
        ui.scope(|ui| covers_ui(ui, &mut self.covers, height - HEADING, cx));
    }

    /// Draws a button for the next lesson of the game in which the user last took a lesson.
    fn next_lesson_ui(&self, ui: &mut Ui, cx: &AppContext) {
        let Some((plugin, next)) = &self.next_lesson else { return };
        let catalog = cx.words.of(plugin.id);
        let (game, lesson) = (catalog.word("title"), catalog.say(&Text::new(next.title.clone())));
        let words = Text::new("home-next-lesson").with("game", game).with("lesson", lesson);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(cx.words.say(&words)).clicked() {
                cx.send(Command::BeginLesson(plugin, next.name, next.step));
            }
        });
    }

    fn saved_ui(&mut self, ui: &mut Ui, unfinished: &[usize], cx: &mut AppContext) {
        let title = if unfinished.is_empty() { "home-saved" } else { "home-others" };
        widgets::heading(ui, cx.words.word(title), 24.0);
        ui.add_space(4.0);
        if let Some(fault) = &self.fault {
            ui.label(RichText::new(fault).color(theme::palette(ui.ctx()).alarm));
        } else if self.saved.is_empty() {
            ui.label(RichText::new(cx.words.word("home-none")).color(theme::palette(ui.ctx()).faint));
        }
        let others = || self.saved.iter().enumerate().filter(|(place, _)| !unfinished.contains(place));
        for (_, shelved) in others().take(OTHERS) {
            let clicked = match shelved.contents(cx) {
                Ok(contents) => saved_row_ui(ui, shelved, contents, cx),
                Err(reason) => broken_row_ui(ui, &shelved.game, &reason, cx),
            };
            if clicked {
                cx.send(Command::OpenGame(shelved.game.path.clone()));
            }
        }
        if others().count() > OTHERS || self.older > 0 {
            ui.add_space(4.0);
            let all = self.saved.len() + self.older;
            if ui.button(cx.words.with("home-all", "count", all)).clicked() {
                cx.send(Command::OpenLibrary);
            }
        }
    }
}

/// Draws the banner at the top. Its buttons remain visible while the games are scrolled.
fn banner_ui(ui: &mut Ui, cx: &mut AppContext) {
    /// Size of the emblem, in points.
    const EMBLEM: f32 = 44.0;
    let palette = theme::palette(ui.ctx());
    let ways = ways();
    let buttons: Vec<HeaderButton> = ways.iter().map(|way| way.button(cx)).collect();
    let tools = tools();
    Frame::NONE
        .fill(theme::between(palette.room, egui::Color32::BLACK, 0.12))
        .inner_margin(Margin::symmetric(32, 16))
        .show(ui, |ui| {
            let laid = |words: String, font| ui.painter().layout_no_wrap(words, font, egui::Color32::PLACEHOLDER);
            let name = laid("Rondel".to_owned(), theme::serif(38.0));
            let tagline = laid(cx.words.word("home-tagline"), theme::text(16.0));
            let gap = ui.spacing().item_spacing.x;
            let size = vec2(EMBLEM + name.size().x + 2.0 * gap + 2.0, name.size().y.max(EMBLEM));
            let mut header = Header::new(ui, size, &buttons);
            header.title_ui(|ui| {
                widgets::house_icon(ui, &mut cx.icons, "rondel", EMBLEM, egui::Color32::WHITE);
                ui.add_space(2.0);
                ui.label(RichText::new(name.text()).font(theme::serif(38.0)).color(header::LIGHT));
                ui.add_space(8.0);
                // The tagline is omitted if the buttons need its space.
                if tagline.size().x + gap < ui.available_width() {
                    let colour = theme::between(header::LIGHT, palette.room, 0.25);
                    ui.label(RichText::new(tagline.text()).size(16.0).color(colour));
                }
            });
            if let Some(clicked) = header.buttons_ui(&mut cx.icons, &buttons) {
                let way = clicked.entry.map_or(&ways[clicked.button], |entry| &tools[entry]);
                cx.send((way.command)());
            }
        });
}

/// A button in the banner.
struct Way {
    icon: Option<&'static str>,
    words: &'static str,
    hint: Option<&'static str>,
    command: fn() -> Command,
    /// Whether the button opens the menu of tools instead of sending its command.
    opens_tools: bool,
}

impl Way {
    fn new(words: &'static str, command: fn() -> Command) -> Self {
        Self { icon: None, words, hint: None, command, opens_tools: false }
    }

    fn button(&self, cx: &AppContext) -> HeaderButton {
        let words = cx.words.word(self.words);
        let button =
            self.icon.map_or_else(|| HeaderButton::new(words.clone()), |it| HeaderButton::icon(it, words.clone()));
        if self.opens_tools {
            let entry = |way: Way| (cx.words.word(way.words), way.hint.map(|hint| cx.words.word(hint)));
            return button.menu(tools().map(entry).into());
        }
        match self.hint {
            Some(hint) => button.hint(cx.words.word(hint)),
            None => button,
        }
    }
}

/// Returns the entries of the menu of tools.
fn tools() -> [Way; 4] {
    [
        Way::new("practice-title", || Command::OpenPractice),
        Way::new("home-open", || Command::OpenFile),
        Way::new("home-compare", || Command::OpenMatrix),
        Way { hint: Some("lab-tagline"), ..Way::new("lab-title", || Command::OpenLab) },
    ]
}

fn ways() -> Vec<Way> {
    vec![
        #[cfg(feature = "net")]
        Way::new("far-join", || Command::JoinTable),
        Way::new("library-title", || Command::OpenLibrary),
        Way { opens_tools: true, ..Way::new("home-tools", || Command::OpenPractice) },
        Way { icon: Some("keys"), ..Way::new("keys-title", || Command::OpenKeys) },
        Way { icon: Some("settings"), ..Way::new("settings-title", || Command::OpenSettings) },
    ]
}
