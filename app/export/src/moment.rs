//! A moment of a game as a picture for others: the table, and below it who did what.

use egui::{Align2, ColorImage, CornerRadius, Rect, Ui, UiBuilder, pos2, vec2};
use rondel::table::PlayerInfo;
use rondel::{Plugin, Scene, Seat, Text, Turn, View, Weight};
use rondel_painter::icons::Icons;
use rondel_painter::picture::Rasterizer;
use rondel_painter::table::TableView;
use rondel_painter::table::brush::seat_shape;
use rondel_painter::table::dwell_time::DwellTime;
use rondel_painter::theme;
use rondel_presenter::ending::told_end;
use rondel_presenter::heard::heaviest;
use rondel_presenter::highlights::Highlights;
use rondel_presenter::resolved::ResolvedScene;
use rondel_presenter::words::Words;
use rondel_system::{Settings, Speed, ThemeChoice};

/// How a table is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RenderOptions {
    /// The size of all text, in percent.
    pub text: u16,
    /// Light or dark.
    pub theme: ThemeChoice,
    /// The language, as `en`.
    pub language: &'static str,
}

/// A window without a screen in which the moments of one game are drawn.
pub struct Moments {
    easel: Rasterizer,
    settings: Settings,
    words: Words,
    icons: Icons,
    plugin: &'static Plugin,
    company: Vec<PlayerInfo>,
    table: TableView,
    pace: DwellTime,
    /// Whose decision it was, and what is told of it.
    told: (Option<Seat>, String),
    /// How much that weighs; nothing where nothing is told yet.
    weight: Option<Weight>,
    /// How much of the film has been shown, from 0 to 1; nothing where it is a picture alone.
    shown: Option<f32>,
    /// Whether nothing was drawn yet: the sizes of text settle within two frames.
    is_new: bool,
}

/// How much of the picture's height the words below the table take.
const BAND: f32 = 0.105;

impl Moments {
    /// A picture of so many dots, in which nothing lies yet.
    pub fn new(plugin: &'static Plugin, company: Vec<PlayerInfo>, size: [usize; 2], look: RenderOptions) -> Self {
        // As many words fit as into a window of this size.
        const USUAL: f32 = 720.0;
        let easel = Rasterizer::new(size, (size[1] as f32 / USUAL).clamp(0.5, 4.0));
        theme::install(easel.ctx());
        let settings = Settings { speed: Speed::None, text: 100, theme: look.theme, ..Settings::default() };
        let settings = Settings { language: Some(look.language.to_owned()), ..settings };
        let words = Words::new(&settings.spoken(), [plugin]);
        let mut icons = Icons::default();
        icons.draw_at_once();
        let empty = ResolvedScene::new(&Scene::new(rondel::Observer::Spectator), words.of(plugin.id));
        let (table, pace, told) = (TableView::new(empty), DwellTime::default(), (None, String::new()));
        Self {
            easel,
            settings,
            words,
            icons,
            plugin,
            company,
            table,
            pace,
            told,
            weight: None,
            shown: None,
            is_new: true,
        }
    }

    /// Lays the table without telling how it came to be so: what is told next happened on it.
    pub fn lay(&mut self, view: &View) {
        let scene = self.resolved(view);
        self.table.clear_marks();
        self.table.show_scene(scene, 0.0, 0.0);
        self.told = (None, String::new());
        self.weight = None;
    }

    /// Begins another picture, of which nothing is told yet.
    pub fn begin(&mut self) {
        self.told.1.clear();
        self.weight = None;
    }

    /// Lays the table as it is at a moment, with marks on what has changed, and says how many seconds that is worth looking at.
    pub fn show(&mut self, view: &View) -> f32 {
        let scene = self.resolved(view);
        let mover = view.mover;
        if mover != self.told.0 {
            self.table.clear_marks();
        }
        let traces = self.table.traces_to(&scene, &view.heard);
        let seconds = self.pace.seconds(&traces, mover, Speed::Normal);
        self.table.show_moment(scene, &view.heard, mover, 0.0, 0.0);
        self.told.0 = mover;
        // Of several moments in a picture the heaviest is told, the last of those.
        if let Some((weight, words)) = self.words_of(view).filter(|(weight, _)| Some(*weight) >= self.weight) {
            (self.told.1, self.weight) = (words, Some(weight));
        }
        seconds
    }

    /// The moment as it moves: pictures after these shares of the time for which it is shown, in their order.
    pub fn moving(&mut self, view: &View, shares: &[f64]) -> Vec<ColorImage> {
        self.draw();
        let scene = self.resolved(view);
        let traces = self.table.traces_to(&scene, &view.heard);
        let seconds = self.pace.seconds(&traces, view.mover, Speed::Normal);
        let began = self.easel.now();
        self.table.show_moment(scene, &view.heard, view.mover, seconds, began);
        self.told = (view.mover, self.words_of(view).map(|(_, words)| words).unwrap_or_default());
        let picture = |share: &f64| {
            self.draw_after(began + share * f64::from(seconds) - self.easel.now());
            self.easel.picture()
        };
        shares.iter().map(picture).collect()
    }

    /// How much of the film has been shown, from 0 to 1.
    pub fn note_share(&mut self, share: f32) {
        self.shown = Some(share);
    }

    /// What is told below the table.
    pub fn words(&self) -> &str {
        &self.told.1
    }

    /// Draws what was laid.
    pub fn draw(&mut self) -> ColorImage {
        let frames = if std::mem::take(&mut self.is_new) { 2 } else { 1 };
        for _ in 0..frames {
            self.draw_after(0.5);
        }
        self.easel.picture()
    }

    fn draw_after(&mut self, seconds: f64) {
        let Self { easel, settings, words, icons, plugin, company, table, told, shown, .. } = self;
        easel.draw_after(seconds, |ui| {
            theme::apply(ui.ctx(), settings);
            let palette = theme::palette(ui.ctx());
            let whole = ui.ctx().content_rect();
            ui.painter().rect_filled(whole, 0.0, palette.room);
            let band = Rect::from_min_max(pos2(whole.left(), whole.bottom() - whole.height() * BAND), whole.max);
            let room = Rect::from_min_max(whole.min, pos2(whole.right(), band.top()));
            let mut on_table = ui.new_child(UiBuilder::new().max_rect(room));
            table.ui(&mut on_table, plugin, icons, &Highlights::default(), None);
            band_ui(ui, band, &words.of(plugin.id).word("title"), told, *shown, &|seat| {
                let sitter = company.iter().find(|sitter| sitter.seat == seat);
                sitter.map(|sitter| words.of(plugin.id).say(&sitter.name)).unwrap_or_default()
            });
        });
    }

    fn resolved(&self, view: &View) -> ResolvedScene {
        ResolvedScene::new(&view.scene, self.words.of(self.plugin.id))
    }

    /// What weighs most of what was heard, or how the game ended.
    fn words_of(&self, view: &View) -> Option<(Weight, String)> {
        let catalog = self.words.of(self.plugin.id);
        if let Some(Turn::Over(outcome)) = &view.turn {
            let name = |seat: Seat| self.company.iter().find(|sitter| sitter.seat == seat).map(|sitter| &sitter.name);
            let named: Vec<Text> =
                outcome.winners().filter_map(name).map(|name| Text::verbatim(catalog.say(name))).collect();
            return Some((Weight::Great, told_end(outcome, named, catalog, &self.words)));
        }
        heaviest(&view.heard).map(|told| (told.weight, catalog.say(&told.text)))
    }
}

/// The words below the table: who, what, and how far the film is.
fn band_ui(
    ui: &Ui,
    band: Rect,
    title: &str,
    (mover, words): &(Option<Seat>, String),
    shown: Option<f32>,
    name: &dyn Fn(Seat) -> String,
) {
    const PAD: f32 = 20.0;
    const LINE: f32 = 4.0;
    let palette = theme::palette(ui.ctx());
    let painter = ui.painter_at(band);
    painter.rect_filled(band, 0.0, palette.panel);
    let inside = band.shrink2(vec2(PAD, LINE));
    let title = painter.layout_no_wrap(title.to_owned(), theme::serif(15.0), palette.faint);
    let mut left = inside.left();
    if let Some(seat) = mover {
        painter.rect_filled(Rect::from_min_size(band.min, vec2(band.width(), LINE)), 0.0, theme::seat_colour(*seat));
        seat_shape(&painter, pos2(left + 11.0, inside.center().y), 11.0, *seat);
        left += 32.0;
    }
    let room = (inside.right() - title.size().x - PAD - left).max(60.0);
    let line = |words: String, size: f32| {
        rondel_painter::widgets::elided(&painter, &words, theme::text(size), palette.ink, room)
    };
    if let Some(seat) = mover {
        let name = painter.layout_no_wrap(name(*seat), theme::strong(15.0), palette.faint);
        let words = line(words.clone(), 19.0);
        let high = name.size().y + words.size().y;
        let top = inside.center().y - high / 2.0;
        let below = top + name.size().y;
        painter.galley(pos2(left, top), name, palette.faint);
        painter.galley(pos2(left, below), words, palette.ink);
    } else {
        let words = line(words.clone(), 19.0);
        painter.galley(pos2(left, inside.center().y - words.size().y / 2.0), words, palette.ink);
    }
    let at = Align2::RIGHT_CENTER.align_size_within_rect(title.size(), inside).min;
    painter.galley(at, title, palette.faint);
    if let Some(share) = shown {
        let bar = Rect::from_min_max(pos2(band.left(), band.bottom() - LINE), band.max);
        painter.rect_filled(bar, CornerRadius::ZERO, palette.edge);
        let done = Rect::from_min_size(bar.min, vec2(bar.width() * share.clamp(0.0, 1.0), LINE));
        painter.rect_filled(done, CornerRadius::ZERO, palette.brand);
    }
}
