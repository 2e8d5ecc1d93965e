//! Renders a moment of a game as an image: the table with a caption below it.

use egui::{Align2, ColorImage, CornerRadius, Rect, Ui, UiBuilder, pos2, vec2};
use rondel::table::PlayerInfo;
use rondel::{Plugin, Scene, Seat, Turn, View, Weight};
use rondel_painter::icons::Icons;
use rondel_painter::picture::Rasterizer;
use rondel_painter::table::TableView;
use rondel_painter::table::brush::seat_shape;
use rondel_painter::table::dwell_time::DwellTime;
use rondel_painter::theme;
use rondel_presenter::ending::told_end;
use rondel_presenter::heard::heaviest;
use rondel_presenter::highlights::Highlights;
use rondel_presenter::opponents::Company;
use rondel_presenter::resolved::ResolvedScene;
use rondel_presenter::words::Words;
use rondel_system::{Settings, Speed, ThemeChoice};

/// Appearance of an exported image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RenderOptions {
    /// Text size in percent.
    pub text: u16,
    /// Light or dark theme.
    pub theme: ThemeChoice,
    /// Language code, such as `en`.
    pub language: &'static str,
}

/// An off-screen renderer for the moments of one game.
pub struct Moments {
    easel: Rasterizer,
    settings: Settings,
    words: Words,
    icons: Icons,
    plugin: &'static Plugin,
    company: Company,
    table: TableView,
    pace: DwellTime,
    /// The seat that decided, and the caption.
    told: (Option<Seat>, String),
    /// Weight of the captioned event, or `None` if there is no caption yet.
    weight: Option<Weight>,
    /// Progress of the film, from 0 to 1. `None` for a single image.
    shown: Option<f32>,
    /// Whether no frame has been drawn yet. The first image is drawn twice, because text sizes settle in the
    /// second frame.
    is_new: bool,
    highlights: Highlights,
}

/// Height of the caption band, as a share of the image height.
const BAND: f32 = 0.105;

impl Moments {
    /// Creates a renderer with the given size in pixels and an empty table.
    pub fn new(plugin: &'static Plugin, company: Vec<PlayerInfo>, size: [usize; 2], look: RenderOptions) -> Self {
        // The image is scaled like a window of this height, so that both show the same amount of text.
        const USUAL: f32 = 720.0;
        let easel = Rasterizer::new(size, (size[1] as f32 / USUAL).clamp(0.5, 4.0));
        theme::install(easel.ctx());
        let settings = Settings { speed: Speed::None, text: 100, theme: look.theme, ..Settings::default() };
        let settings = Settings { language: Some(look.language.to_owned()), ..settings };
        let words = Words::new(&settings.spoken(), [plugin]);
        let company = Company::at(company, words.of(plugin.id), &words);
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
            highlights: Highlights::default(),
        }
    }

    /// Shows a view without a caption or highlighted changes, as the starting point for the next moment.
    pub fn lay(&mut self, view: &View) {
        let scene = self.resolved(view);
        self.table.clear_marks();
        self.table.show_scene(scene, 0.0, 0.0);
        self.told = (None, String::new());
        self.weight = None;
    }

    /// Sets the highlighted elements of the following images.
    pub fn mark(&mut self, highlights: Highlights) {
        self.highlights = highlights;
    }

    /// Starts a new image with an empty caption.
    pub fn begin(&mut self) {
        self.told.1.clear();
        self.weight = None;
    }

    /// Shows a view with its changes highlighted, and returns how long it should remain visible, in seconds.
    pub fn show(&mut self, view: &View) -> f32 {
        let scene = self.resolved(view);
        let actor = view.actor();
        if actor != self.told.0 {
            self.table.clear_marks();
        }
        let traces = self.table.traces_to(&scene, &view.heard);
        let seconds = self.pace.seconds(&traces, actor, Speed::Normal);
        self.table.show_moment(scene, &view.heard, actor, 0.0, 0.0);
        self.told.0 = actor;
        // If an image covers several moments, the moment with the greatest weight provides the caption. If several
        // moments have the same weight, the last of these moments provides the caption.
        if let Some((weight, words)) = self.words_of(view).filter(|(weight, _)| Some(*weight) >= self.weight) {
            (self.told.1, self.weight) = (words, Some(weight));
        }
        seconds
    }

    /// Renders the transition to a view at the given fractions of its duration, which must be in ascending order.
    pub fn moving(&mut self, view: &View, shares: &[f64]) -> Vec<ColorImage> {
        self.draw();
        let scene = self.resolved(view);
        let traces = self.table.traces_to(&scene, &view.heard);
        let seconds = self.pace.seconds(&traces, view.actor(), Speed::Normal);
        let began = self.easel.now();
        self.table.show_moment(scene, &view.heard, view.actor(), seconds, began);
        self.told = (view.actor(), self.words_of(view).map(|(_, words)| words).unwrap_or_default());
        self.table.caption_close_up(self.told.1.clone());
        let picture = |share: &f64| {
            self.draw_after(began + share * f64::from(seconds) - self.easel.now());
            self.easel.picture()
        };
        shares.iter().map(picture).collect()
    }

    /// Sets the progress of the film, from 0 to 1.
    pub fn note_share(&mut self, share: f32) {
        self.shown = Some(share);
    }

    /// Returns the caption.
    pub fn words(&self) -> &str {
        &self.told.1
    }

    /// Renders the current state.
    pub fn draw(&mut self) -> ColorImage {
        let frames = if std::mem::take(&mut self.is_new) { 2 } else { 1 };
        for _ in 0..frames {
            self.draw_after(0.5);
        }
        self.easel.picture()
    }

    fn draw_after(&mut self, seconds: f64) {
        let Self { easel, settings, words, icons, plugin, company, table, told, shown, highlights, .. } = self;
        easel.draw_after(seconds, |ui| {
            theme::apply(ui.ctx(), settings);
            let palette = theme::palette(ui.ctx());
            let whole = ui.ctx().content_rect();
            ui.painter().rect_filled(whole, 0.0, palette.room);
            let band = Rect::from_min_max(pos2(whole.left(), whole.bottom() - whole.height() * BAND), whole.max);
            let room = Rect::from_min_max(whole.min, pos2(whole.right(), band.top()));
            let mut on_table = ui.new_child(UiBuilder::new().max_rect(room));
            table.ui(&mut on_table, plugin, icons, highlights, None);
            band_ui(ui, band, &words.of(plugin.id).word("title"), told, *shown, &|seat| company.full(seat));
        });
    }

    fn resolved(&self, view: &View) -> ResolvedScene {
        ResolvedScene::new(&view.scene, self.words.of(self.plugin.id))
    }

    /// Returns the heaviest announcement in a view, or the result if the game is over.
    fn words_of(&self, view: &View) -> Option<(Weight, String)> {
        let catalog = self.words.of(self.plugin.id);
        if let Some(Turn::Over(outcome)) = &view.turn {
            return Some((Weight::Great, told_end(outcome, &self.company, catalog, &self.words)));
        }
        heaviest(&view.heard).map(|told| (told.weight, catalog.say(&told.text)))
    }
}

/// Draws the caption band: the player, the caption, the title and the progress of the film.
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
