//! The first screen: the games that live here, and games to resume.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::time::SystemTime;

use egui::{
    CentralPanel, Frame, Margin, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};
use rondel::plain::plain;
use rondel::{Plugin, StartError, Text};

use super::faults;
use super::house::House;
use super::table::brush::{Brush, Faces, Table, View};
use super::table::effects::Effects;
use super::table::folding::Folding;
use super::table::highlights::Highlights;
use super::table::lasting::Marks;
use super::table::motion::Motion;
use super::table::resolved::ResolvedScene;
use super::theme;
use super::widgets;
use crate::local;
use crate::store::{Age, Contents, SavedGame, Shelf};

/// The first screen.
pub struct Home {
    saved: Vec<Shelved>,
    /// How many saved games are looked at, the youngest first, and how many older ones there are.
    most: usize,
    older: usize,
    /// Why the folder of saved games cannot be looked into.
    fault: Option<String>,
    pictures: Vec<Picture>,
    lookup: Option<Lookup>,
    drawn: bool,
    language: String,
}

/// How many saved games are shown at first, and each time that older ones are asked for.
const SHELF: usize = 40;

/// A saved game, and once that was looked up: whether it is over, or why it cannot begin.
struct Shelved {
    game: SavedGame,
    looked_up: Option<Result<bool, StartError>>,
}

impl Shelved {
    /// What is in the file, or why it cannot be opened.
    fn contents(&self, house: &House) -> Result<&Contents, String> {
        let contents = self.game.contents.as_ref().map_err(|fault| faults::unopened(fault, &house.words))?;
        if house.plugin(&contents.game).is_none() {
            return Err(house.words.with("fault-no-game", "game", Text::verbatim(contents.game.as_str())));
        }
        match &self.looked_up {
            Some(Err(error)) => Err(faults::start_error(error, &house.words)),
            _ => Ok(contents),
        }
    }
}

/// Saved games being replayed on a thread of their own. One that would break the rules so badly that the thread dies
/// leaves the others as they were listed.
struct Lookup {
    found: Receiver<(usize, Result<bool, StartError>)>,
}

impl Lookup {
    fn start(ctx: &egui::Context, saved: &[Shelved]) -> Option<Self> {
        let (send, found) = channel();
        let files: Vec<PathBuf> = saved.iter().map(|shelved| shelved.game.path.clone()).collect();
        let waker = ctx.clone();
        let look = move || {
            for (place, file) in files.iter().enumerate() {
                if send.send((place, local::is_over(file))).is_err() {
                    // The person has gone on to something else.
                    return;
                }
                waker.request_repaint();
            }
        };
        std::thread::Builder::new().name("saved games".to_owned()).spawn(look).ok()?;
        Some(Self { found })
    }
}

/// A game's own table, small.
struct Picture {
    plugin: &'static Plugin,
    scene: Option<ResolvedScene>,
    faces: Faces,
}

/// Where a person goes from Home.
pub enum Choose {
    /// To the dialog of a new game.
    New(&'static Plugin),
    /// To a saved game.
    Resume(PathBuf),
    /// To the rules of a game.
    Rules(&'static Plugin),
    /// To the dialog that opens a file.
    Open,
    /// To the table of what the games share.
    Matrix,
    /// To the settings.
    Settings,
    /// To the lab.
    Lab,
}

impl Home {
    /// Looks what there is.
    pub fn new(house: &House) -> Self {
        let pictures = house.plugins.iter().map(|plugin| Picture::of(plugin, house)).collect();
        let language = house.words.language().to_owned();
        let (saved, fault) = (Vec::new(), None);
        let mut home = Self { saved, most: SHELF, older: 0, fault, pictures, lookup: None, drawn: false, language };
        home.look_at_shelf(house);
        home
    }

    fn look_at_shelf(&mut self, house: &House) {
        let Shelf { games, older, fault } = house.store.saved(self.most);
        self.saved = games.into_iter().map(|game| Shelved { game, looked_up: None }).collect();
        self.older = older;
        self.fault = fault.map(|fault| {
            let folder = Text::verbatim(house.store.games().to_string_lossy());
            let reason = Text::verbatim(fault.to_string());
            house.words.say(&Text::new("home-shut").with("folder", folder).with("reason", reason))
        });
        self.lookup = None;
    }

    /// Draws the screen.
    pub fn ui(&mut self, ui: &mut Ui, house: &mut House) -> Option<Choose> {
        if self.language != house.words.language() {
            *self = Self::new(house);
        }
        self.look_up(ui.ctx());
        let palette = theme::palette(ui.ctx());
        let mut chosen = None;
        let frame = Frame::NONE.fill(palette.panel).inner_margin(Margin::symmetric(0, 0));
        CentralPanel::default().frame(frame).show(ui, |ui| {
            banner_ui(ui, house, &mut chosen);
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                Frame::NONE.inner_margin(Margin::symmetric(32, 22)).show(ui, |ui| {
                    self.games_ui(ui, house, &mut chosen);
                    ui.add_space(22.0);
                    self.saved_ui(ui, house, &mut chosen);
                });
            });
        });
        chosen
    }

    /// Takes up what was looked up since the last frame. The first one is drawn before any game is replayed.
    fn look_up(&mut self, ctx: &egui::Context) {
        let unknown = self.saved.iter().any(|shelved| shelved.looked_up.is_none());
        match &self.lookup {
            None if unknown && self.drawn => self.lookup = Lookup::start(ctx, &self.saved),
            None => {}
            Some(lookup) => {
                for (place, found) in lookup.found.try_iter() {
                    self.saved[place].looked_up = Some(found);
                }
            }
        }
        if unknown && !self.drawn {
            ctx.request_repaint();
        }
        self.drawn = true;
    }

    fn games_ui(&mut self, ui: &mut Ui, house: &mut House, chosen: &mut Option<Choose>) {
        const GAP: f32 = 20.0;
        ui.horizontal(|ui| {
            widgets::heading(ui, house.words.word("home-games"), 24.0);
            ui.add_space(10.0);
            if ui.button(house.words.word("home-compare")).clicked() {
                *chosen = Some(Choose::Matrix);
            }
        });
        ui.add_space(4.0);
        let width = ui.available_width();
        let most = self.pictures.len().clamp(1, 4) as f32;
        let columns = (width / 360.0).floor().clamp(1.0, most);
        let card = ((width - GAP * (columns - 1.0)) / columns - 1.0).min(520.0);
        let size = vec2(card, card * 9.0 / 16.0 + 168.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(GAP, GAP);
            for picture in &mut self.pictures {
                if let Some(choice) = picture.card_ui(ui, size, house) {
                    *chosen = Some(choice);
                }
            }
        });
    }

    fn saved_ui(&mut self, ui: &mut Ui, house: &mut House, chosen: &mut Option<Choose>) {
        ui.horizontal(|ui| {
            widgets::heading(ui, house.words.word("home-saved"), 24.0);
            ui.add_space(10.0);
            if ui.button(house.words.word("home-open")).clicked() {
                *chosen = Some(Choose::Open);
            }
        });
        ui.add_space(4.0);
        if let Some(fault) = &self.fault {
            ui.label(RichText::new(fault).color(theme::palette(ui.ctx()).alarm));
        } else if self.saved.is_empty() {
            ui.label(RichText::new(house.words.word("home-none")).color(theme::palette(ui.ctx()).faint));
        }
        for shelved in &self.saved {
            let clicked = match shelved.contents(house) {
                Ok(contents) => saved_row_ui(ui, shelved, contents, house),
                Err(reason) => broken_row_ui(ui, &shelved.game, &reason, house),
            };
            if clicked {
                *chosen = Some(Choose::Resume(shelved.game.path.clone()));
            }
        }
        if self.older > 0 && ui.button(house.words.with("home-older", "count", self.older)).clicked() {
            self.most += SHELF;
            self.look_at_shelf(house);
        }
    }
}

fn banner_ui(ui: &mut Ui, house: &mut House, chosen: &mut Option<Choose>) {
    let palette = theme::palette(ui.ctx());
    let light = egui::Color32::from_rgb(0xf8, 0xee, 0xd6);
    Frame::NONE
        .fill(theme::between(palette.room, egui::Color32::BLACK, 0.12))
        .inner_margin(Margin::symmetric(32, 16))
        .show(ui, |ui| {
            ui.horizontal(|ui| {
                widgets::house_icon(ui, &mut house.icons, "rondel", 44.0, egui::Color32::WHITE);
                ui.add_space(2.0);
                ui.label(RichText::new("Rondel").font(theme::serif(38.0)).color(light));
                ui.add_space(8.0);
                let words = RichText::new(house.words.word("home-tagline")).size(16.0);
                ui.label(words.color(theme::between(light, palette.room, 0.25)));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    if widgets::icon_button(ui, &mut house.icons, "settings", house.words.word("settings-title"), false)
                        .clicked()
                    {
                        *chosen = Some(Choose::Settings);
                    }
                    if ui.button(house.words.word("lab-title")).on_hover_text(house.words.word("lab-tagline")).clicked()
                    {
                        *chosen = Some(Choose::Lab);
                    }
                });
            });
        });
}

impl Picture {
    /// The opening of a game as everybody sees it.
    fn of(plugin: &'static Plugin, house: &House) -> Self {
        let catalog = house.words.of(plugin.id);
        let scene = local::opening(plugin).map(|view| ResolvedScene::new(&view.scene, catalog));
        Self { plugin, scene, faces: Faces::default() }
    }

    fn card_ui(&mut self, ui: &mut Ui, size: egui::Vec2, house: &mut House) -> Option<Choose> {
        let mut chosen = None;
        let palette = theme::palette(ui.ctx());
        let catalog_title = house.words.of(self.plugin.id).word("title");
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &catalog_title));
        if !ui.is_rect_visible(rect) {
            return response.clicked().then_some(Choose::New(self.plugin));
        }
        let lit = response.hovered() || response.has_focus();
        let shadow = ui.visuals().popup_shadow;
        ui.painter().add(shadow.as_shape(rect, 14));
        ui.painter().rect_filled(rect, 14, palette.sheet);
        let picture = Rect::from_min_size(rect.min, vec2(rect.width(), rect.width() * 9.0 / 16.0)).shrink(8.0);
        self.picture_ui(ui, picture, house);
        let edge = if lit { Stroke::new(2.5, palette.brand) } else { Stroke::new(1.0, palette.edge) };
        ui.painter().rect_stroke(rect, 14, edge, StrokeKind::Inside);
        let words = Rect::from_min_max(pos2(rect.left(), picture.bottom()), rect.max).shrink2(vec2(18.0, 8.0));
        let mut inner = ui.new_child(UiBuilder::new().max_rect(words).layout(egui::Layout::top_down(egui::Align::Min)));
        let catalog = house.words.of(self.plugin.id);
        inner.spacing_mut().item_spacing.y = 4.0;
        widgets::heading(&mut inner, catalog_title, 23.0);
        inner.add(egui::Label::new(RichText::new(catalog.word("tagline")).color(palette.faint)).truncate());
        let facts = facts(self.plugin, house);
        inner.label(RichText::new(facts).font(theme::strong(13.5)));
        inner.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            // As many as the card has room for: longer words tell of fewer.
            let mut room = ui.available_width();
            for mechanic in self.plugin.mechanics.iter().take(3) {
                let words = house.words.of(self.plugin.id).say(&mechanic.term());
                room -= widgets::chip_width(ui, &words) + ui.spacing().item_spacing.x;
                if room < 0.0 {
                    break;
                }
                widgets::chip(ui, words);
            }
        });
        inner.add_space(2.0);
        inner.horizontal(|ui| {
            if widgets::primary(ui, house.words.word("home-play")).clicked() {
                chosen = Some(Choose::New(self.plugin));
            }
            if ui.button(house.words.word("rules-title")).clicked() {
                chosen = Some(Choose::Rules(self.plugin));
            }
        });
        if response.clicked() {
            chosen = Some(Choose::New(self.plugin));
        }
        chosen
    }

    fn picture_ui(&mut self, ui: &Ui, room: Rect, house: &mut House) {
        let palette = theme::palette(ui.ctx());
        ui.painter().rect_filled(room, 9, palette.room);
        let Some(scene) = &self.scene else { return };
        let view = View::fit(scene.size, room);
        self.faces.prepare(ui.ctx(), scene, &[], 0, view.scale);
        let now = ui.input(|input| input.time);
        let painter = ui.painter_at(room);
        let mut brush = Brush { painter: &painter, plugin: self.plugin, icons: &mut house.icons, view, now };
        let (faces, motion, folding) = (&self.faces, &Motion::default(), &Folding::default());
        let (effects, marks) = (&Effects::default(), &Marks::default());
        brush.table(&Table { scene, faces, motion, folding, highlights: &Highlights::default(), effects, marks });
    }
}

fn facts(plugin: &Plugin, house: &House) -> String {
    let range = |(least, most): (u16, u16)| if least == most { least.to_string() } else { format!("{least}–{most}") };
    let (fewest, most) = plugin.players;
    let players = house.words.with("home-players", "range", Text::verbatim(range((fewest.into(), most.into()))));
    let minutes = house.words.with("home-minutes", "range", Text::verbatim(range(plugin.minutes)));
    format!("{players}  ·  {minutes}")
}

/// A file that cannot be opened: which, why, and where it lies. A click says so above, where it can be read in full.
fn broken_row_ui(ui: &mut Ui, game: &SavedGame, reason: &str, house: &mut House) -> bool {
    let palette = theme::palette(ui.ctx());
    let (name, path) = (game.name(), plain(&game.path.to_string_lossy()).into_owned());
    let (rect, row) = ui.allocate_exact_size(vec2(ui.available_width().min(900.0), 72.0), Sense::click());
    let spoken = format!("{}: {name}, {reason}, {path}", house.words.word("home-unopened"));
    row.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    let lit = row.hovered() || row.has_focus();
    let edge = if lit { Stroke::new(2.0, palette.brand) } else { Stroke::new(1.0, palette.edge) };
    ui.painter().rect(rect, 10, palette.sheet, edge, StrokeKind::Inside);
    let place = Rect::from_center_size(pos2(rect.left() + 28.0, rect.center().y), vec2(24.0, 24.0));
    widgets::paint_house_icon(ui, &mut house.icons, "close", place, palette.alarm);
    let inner = Rect::from_min_max(rect.min + vec2(56.0, 6.0), rect.max - vec2(18.0, 4.0));
    let mut lines = ui.new_child(UiBuilder::new().max_rect(inner).layout(egui::Layout::top_down(egui::Align::Min)));
    lines.spacing_mut().item_spacing.y = 2.0;
    for words in [
        RichText::new(name).font(theme::strong(15.5)),
        RichText::new(format!("{}: {reason}", house.words.word("home-unopened"))).size(13.5).color(palette.alarm),
        RichText::new(path).size(12.5).color(palette.faint),
    ] {
        lines.add(egui::Label::new(words).truncate().selectable(false));
    }
    row.clicked()
}

fn saved_row_ui(ui: &mut Ui, shelved: &Shelved, game: &Contents, house: &mut House) -> bool {
    let palette = theme::palette(ui.ctx());
    let over = matches!(shelved.looked_up, Some(Ok(true)));
    let title = house.words.of(&game.game).word("title");
    let people: Vec<String> = game
        .players
        .iter()
        .enumerate()
        .map(|(index, player)| match player.bot {
            Some(bot) => super::newgame::bot_name(bot, &house.words),
            None if player.name.is_empty() => house.words.with("player-number", "number", index + 1),
            None => player.name.clone(),
        })
        .collect();
    let progress = house.words.with("home-moves", "count", game.plies);
    let age = match Age::of(shelved.game.played, SystemTime::now()) {
        Age::Now => house.words.word("age-now"),
        Age::Minutes(count) => house.words.with("age-minutes", "count", count as usize),
        Age::Hours(count) => house.words.with("age-hours", "count", count as usize),
        Age::Days(count) => house.words.with("age-days", "count", count as usize),
    };
    let (rect, row) = ui.allocate_exact_size(vec2(ui.available_width().min(900.0), 54.0), Sense::click());
    let mut remarks = Vec::new();
    if over {
        remarks.push(house.words.word("home-over"));
    }
    if game.damaged {
        remarks.push(house.words.word("home-damaged"));
    }
    let mut spoken = format!("{}: {title}, {}", house.words.word("home-resume"), people.join(", "));
    for remark in &remarks {
        spoken.extend([", ", remark]);
    }
    row.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    let lit = row.hovered() || row.has_focus();
    let edge = if lit { Stroke::new(2.0, palette.brand) } else { Stroke::new(1.0, palette.edge) };
    ui.painter().rect(rect, 10, palette.sheet, edge, StrokeKind::Inside);
    let place = Rect::from_center_size(pos2(rect.left() + 28.0, rect.center().y), vec2(24.0, 24.0));
    widgets::paint_house_icon(ui, &mut house.icons, if over { "trophy" } else { "play" }, place, palette.brand);
    let age = widgets::line(ui, age, theme::text(13.5), palette.faint, f32::INFINITY);
    let at = egui::Align2::RIGHT_CENTER.anchor_size(pos2(rect.right() - 18.0, rect.center().y), age.size());
    let inner =
        Rect::from_min_max(pos2(rect.left() + 56.0, rect.top() + 7.0), pos2(at.left() - 14.0, rect.bottom() - 7.0));
    let title = widgets::line(ui, title, theme::strong(15.5), palette.ink, inner.width());
    // What is wrong with a game, or that it is over, is seen however long the names are.
    let mut about = String::new();
    for remark in &remarks {
        about.extend([remark, "  ·  "]);
    }
    about.extend([&progress, "  ·  ", &people.join(" – ")]);
    let about = widgets::line(ui, about, theme::text(13.5), palette.faint, inner.width());
    let below = pos2(inner.left(), inner.bottom() - about.size().y);
    ui.painter().galley(inner.left_top(), title, palette.ink);
    ui.painter().galley(below, about, palette.faint);
    ui.painter().galley(at.min, age, palette.faint);
    row.clicked()
}
