//! The library of all saved games, with search, preview, names, stars, import, export, a bin and statistics.

mod asking;
mod chosen;
mod detail;
mod filters;
mod game_text;
mod list;
mod preview;
mod statistics;

use std::path::PathBuf;
use std::sync::Arc;

use egui::{Align, CentralPanel, Context, Frame, Key, Layout, Margin, Panel, Popup, RichText, Ui};
use rondel::Text;
use rondel::plain::plain;
use rondel_library::{
    Done, GameLocation, Imported, IndexProgress, Library, LibraryRequest, LibraryRow, Query, UnreadableFolder,
};
use rondel_painter::header::{self, BarClick, HeaderButton};
use rondel_painter::theme;
use rondel_presenter::words::Words;

use self::asking::{AskPlace, LibraryDialog};
use self::chosen::Chosen;
use self::detail::LibraryAction;
use self::list::List;
use self::preview::Preview;
use self::statistics::Counted;
use super::command::Command;
use super::context::AppContext;
use super::faults;

pub use self::game_text::{finish, went};

/// The library screen.
pub struct LibraryScreen {
    /// The library, or `None` if no thread can be created.
    library: Option<Library>,
    tab: Tab,
    query: Query,
    /// The last query and its number.
    asked: Option<(Query, u64)>,
    /// The number of the query whose results are in `rows`.
    answered: u64,
    rows: Arc<Vec<LibraryRow>>,
    /// Whether `rows` is complete.
    complete: bool,
    chosen: Chosen,
    list: List,
    preview: Preview,
    counted: Counted,
    dialog: Option<LibraryDialog>,
    /// A message about the last action.
    told: String,
    /// Whether to focus the search field.
    enters: bool,
    /// Whether the window was in the foreground in the previous frame.
    in_front: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Games,
    Statistics,
}

impl LibraryScreen {
    /// Opens the library and starts to index the games.
    pub fn open(ctx: &Context, cx: &AppContext) -> Self {
        let waker = ctx.clone();
        let library = Library::open(cx.store.clone(), move || waker.request_repaint()).ok();
        Self {
            library,
            tab: Tab::Games,
            query: Query::default(),
            asked: None,
            answered: 0,
            rows: Arc::default(),
            complete: false,
            chosen: Chosen::default(),
            list: List::default(),
            preview: Preview::default(),
            counted: Counted::default(),
            dialog: None,
            told: String::new(),
            enters: true,
            in_front: true,
        }
    }

    /// Re-enters the library and refreshes it, because games may have been played in the meantime.
    pub fn enter(&mut self) {
        self.enters = true;
        self.told.clear();
        if let Some(library) = &self.library {
            library.refresh();
        }
    }

    /// Imports games from files and folders.
    pub fn import(&mut self, places: Vec<PathBuf>) {
        self.wish(LibraryRequest::Import(places));
    }

    /// Returns the games in display order, or `None` until the current query has been answered.
    pub fn shown(&self) -> Option<&[LibraryRow]> {
        let asked = self.asked.as_ref().map(|(_, number)| *number);
        (asked == Some(self.answered) && self.complete).then_some(self.rows.as_slice())
    }

    fn progress(&self) -> IndexProgress {
        self.library.as_ref().map(Library::progress).unwrap_or_default()
    }

    /// Returns the folders that cannot be read, with the reasons.
    fn unreadable(&self, words: &Words) -> Vec<String> {
        let folders = self.library.as_ref().map(Library::unreadable).unwrap_or_default();
        let said = |unreadable: UnreadableFolder| {
            let folder = plain(&unreadable.folder.to_string_lossy()).into_owned();
            words.say(&Text::new("library-unreadable").with("folder", folder).with("reason", unreadable.reason))
        };
        folders.into_iter().map(said).collect()
    }

    fn wish(&self, wish: LibraryRequest) {
        if let Some(library) = &self.library {
            library.wish(wish);
        }
    }

    /// Draws the screen. `free` is `false` while a dialog of the window covers it.
    pub fn ui(&mut self, ui: &mut Ui, cx: &mut AppContext, free: bool) {
        self.look(ui.ctx(), cx);
        self.bar_ui(ui, cx);
        let frame = Frame::NONE.fill(theme::palette(ui.ctx()).panel);
        let free = free && self.dialog.is_none();
        CentralPanel::default().frame(frame).show(ui, |ui| match self.tab {
            Tab::Games => self.games_ui(ui, cx, free),
            Tab::Statistics => self.counted.ui(ui, &self.rows, cx),
        });
        self.dialog_ui(ui.ctx(), cx);
        self.keys(ui, cx, free);
    }

    /// Processes results from the library, and sends the current query to the library.
    fn look(&mut self, ctx: &Context, cx: &AppContext) {
        let in_front = ctx.input(|input| input.focused);
        let Some(library) = &mut self.library else { return };
        if in_front && !self.in_front {
            // Other programs may have added games in the meantime.
            library.refresh();
        }
        self.in_front = in_front;
        // The statistics cover all games.
        let wanted = if self.tab == Tab::Games { self.query.clone() } else { Query::default() };
        let is_new = self.asked.as_ref().is_none_or(|(asked, _)| *asked != wanted);
        if is_new {
            let number = library.ask(wanted.clone());
            self.asked = Some((wanted, number));
        }
        if let Some(answer) = library.answer()
            && self.asked.as_ref().is_some_and(|(_, number)| *number == answer.question)
            && !Arc::ptr_eq(&answer.rows, &self.rows)
        {
            let is_another = self.answered != answer.question;
            self.rows = answer.rows;
            self.complete = answer.complete;
            self.answered = answer.question;
            self.counted.forget();
            if is_another && self.tab == Tab::Games {
                self.chosen.begin(&self.rows);
                self.list.shows_current = true;
            } else {
                self.chosen.follow(&self.rows);
            }
        }
        for done in library.take_done() {
            self.tell(done, cx);
        }
    }

    /// Shows a message about a completed action.
    fn tell(&mut self, done: Done, cx: &AppContext) {
        let words = &cx.words;
        let failed = |path: &std::path::Path, reason: String| format!("{}: {reason}", plain(&path.to_string_lossy()));
        let mut faults = Vec::new();
        self.told = match done {
            Done::Moved { into_bin, games, left } => {
                faults.extend(left.iter().map(|why| faults::unmoved(why, words)));
                words.with(if into_bin { "library-deleted" } else { "library-restored" }, "count", games)
            }
            Done::Emptied(Ok(games)) => words.with("library-emptied", "count", games),
            Done::Emptied(Err(error)) => failed(&cx.store.bin(), error.to_string()),
            Done::Imported(Imported { new, known, refused }) => {
                faults.extend(refused.iter().map(|(path, why)| failed(path, faults::unopened(why, words))));
                let told = Text::new("library-imported").with("new", new).with("known", known);
                words.say(&told.with("refused", refused.len()))
            }
            Done::Exported(folder, exported) => {
                let why = exported.left.iter().map(|left| failed(&left.path, left.source.to_string()));
                faults.extend(why);
                words.say(
                    &Text::new("library-exported")
                        .with("count", exported.files.len())
                        .with("folder", plain(&folder.to_string_lossy()).into_owned()),
                )
            }
            Done::Unwritten(path, error) => failed(&path, error.to_string()),
        };
        if !faults.is_empty() {
            self.dialog = Some(LibraryDialog::Report(self.told.clone(), faults));
        }
    }

    fn bar_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        const TABS: [(Tab, &str); 2] = [(Tab::Games, "library-games"), (Tab::Statistics, "library-statistics")];
        let back = ("home", cx.words.word("header-home"));
        let title = cx.words.word("library-title");
        let tabs = TABS.map(|(tab, words)| HeaderButton::new(cx.words.word(words)).on(self.tab == tab));
        let buttons = [
            HeaderButton::new(cx.words.word("practice-title")),
            HeaderButton::new(cx.words.word("library-import")).hint(cx.words.word("library-import-how")),
        ];
        let bar = Panel::top("library bar").frame(Frame::NONE).show_separator_line(false);
        let clicked = bar.show(ui, |ui| header::bar_ui(ui, &mut cx.icons, back, title, &tabs, &buttons)).inner;
        match clicked {
            None => {}
            Some(BarClick::Back) => cx.send(Command::Leave),
            Some(BarClick::Tab(place)) => self.tab = TABS[place].0,
            Some(BarClick::Button(0)) => cx.send(Command::OpenPractice),
            Some(BarClick::Button(_)) => self.dialog = Some(LibraryDialog::Import(AskPlace::at(String::new()))),
        }
    }

    fn games_ui(&mut self, ui: &mut Ui, cx: &mut AppContext, free: bool) {
        let rows = Arc::clone(&self.rows);
        let wanted = !self.query.words.is_empty();
        let asked = free.then(|| self.list.keys(ui, &rows, &mut self.chosen, filters::field(), wanted)).flatten();
        let palette = theme::palette(ui.ctx());
        let margin = Frame::NONE.fill(palette.panel).inner_margin(Margin::symmetric(20, 10));
        let progress = self.progress();
        Panel::top("library filters").frame(margin).show_separator_line(false).show(ui, |ui| {
            if filters::filters_ui(ui, &mut self.query, progress, cx) {
                self.dialog = Some(LibraryDialog::Empty(progress.binned));
            }
        });
        if std::mem::take(&mut self.enters) {
            ui.memory_mut(|memory| memory.request_focus(filters::field()));
        }
        Panel::bottom("library status").frame(margin.inner_margin(Margin::symmetric(22, 6))).show(ui, |ui| {
            self.status_ui(ui, cx);
        });
        let width = (ui.available_width() * 0.28).clamp(250.0, 400.0);
        let mut deed = None;
        if let Some(row) = self.chosen.current(&rows) {
            let side = Panel::right("library detail").resizable(false).exact_size(width);
            side.frame(margin.inner_margin(Margin { left: 12, right: 20, top: 2, bottom: 8 })).show(ui, |ui| {
                deed = detail::detail_ui(ui, row, self.chosen.count(), &mut self.preview, cx);
            });
        }
        let body = margin.inner_margin(Margin { left: 20, right: 4, top: 2, bottom: 4 });
        CentralPanel::default().frame(body).show(ui, |ui| {
            if rows.is_empty() {
                self.nothing_ui(ui, cx);
            } else {
                let asked = self.list.ui(ui, &rows, &mut self.chosen, cx).or(asked);
                let binned = self.chosen.current(&rows).is_some_and(|row| row.place == GameLocation::Bin);
                deed = deed.or(asked.filter(|asked| !binned || *asked == LibraryAction::Export));
            }
        });
        if let Some(deed) = deed {
            self.do_it(deed, &rows, cx);
        }
    }

    /// Draws a message if no games are shown.
    fn nothing_ui(&self, ui: &mut Ui, cx: &AppContext) {
        let words = &cx.words;
        let progress = self.progress();
        let said = match () {
            () if self.library.is_none() => words.word("library-no-thread"),
            () if !progress.looked || progress.waiting > 0 && self.rows.is_empty() => words.word("library-looking"),
            () if !self.unreadable(words).is_empty() => self.unreadable(words).join("\n"),
            () if progress.games + progress.binned == 0 => words.word("home-none"),
            () => words.word("library-nothing"),
        };
        ui.add_space(40.0);
        ui.vertical_centered(|ui| {
            ui.label(RichText::new(said).size(16.0).color(theme::palette(ui.ctx()).faint));
        });
    }

    fn status_ui(&self, ui: &mut Ui, cx: &AppContext) {
        let (palette, words, progress) = (theme::palette(ui.ctx()), &cx.words, self.progress());
        ui.horizontal(|ui| {
            let mut told = vec![words.with("library-shown", "count", self.rows.len())];
            if self.chosen.count() > 1 {
                told.push(words.with("library-chosen", "count", self.chosen.count()));
            }
            if progress.waiting > 0 {
                told.push(words.with("library-waiting", "count", progress.waiting));
            }
            if progress.in_memory {
                told.push(words.word("library-in-memory"));
            }
            if !self.rows.is_empty() {
                told.extend(self.unreadable(words));
            }
            ui.label(RichText::new(told.join("  ·  ")).color(palette.faint));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let said = ui.add(egui::Label::new(RichText::new(&self.told).color(palette.ink)).truncate());
                // Screen readers also announce the message.
                ui.ctx().accesskit_node_builder(said.id, |node| node.set_live(egui::accesskit::Live::Polite));
            });
        });
    }

    fn do_it(&mut self, deed: LibraryAction, rows: &[LibraryRow], cx: &AppContext) {
        let Some(row) = self.chosen.current(rows) else { return };
        // If a Ctrl click has deselected the last game, the action applies to the focused game.
        let files = if self.chosen.count() == 0 { vec![row.path.clone()] } else { self.chosen.files() };
        match deed {
            LibraryAction::Open => cx.send(Command::OpenGame(row.path.clone())),
            LibraryAction::Review => cx.send(Command::ReviewGame(row.path.clone())),
            LibraryAction::Practise => cx.send(Command::PractiseGame(row.path.clone())),
            LibraryAction::Star => self.wish(LibraryRequest::Star(files, !row.about.star)),
            LibraryAction::Delete => self.wish(LibraryRequest::Delete(files)),
            LibraryAction::Restore => self.wish(LibraryRequest::Restore(files)),
            LibraryAction::Rename => self.dialog = Some(LibraryDialog::Name(row.path.clone(), row.about.name.clone())),
            LibraryAction::Export => {
                let folder = cx.store.carried_out().display().to_string();
                self.dialog = Some(LibraryDialog::Export(files, AskPlace::at(folder)));
            }
        }
    }

    fn dialog_ui(&mut self, ctx: &Context, cx: &AppContext) {
        let Some(dialog) = &mut self.dialog else { return };
        let Some(decision) = dialog.ui(ctx, cx) else { return };
        self.dialog = None;
        ctx.memory_mut(|memory| memory.request_focus(List::id()));
        if let Some(wish) = decision {
            self.wish(wish);
        }
    }

    /// Handles Escape, which clears the search text or, if there is none, leaves the library.
    fn keys(&mut self, ui: &Ui, cx: &AppContext, free: bool) {
        if !free || Popup::is_any_open(ui.ctx()) || !ui.input(|input| input.key_pressed(Key::Escape)) {
            return;
        }
        if self.tab == Tab::Games && !self.query.words.is_empty() {
            self.query.words.clear();
            self.enters = true;
        } else {
            cx.send(Command::Leave);
        }
    }
}
