//! Draws and measures tables in an off-screen window.

use egui::{ColorImage, Rect};
use rondel::journal::{Journal, LoadError, Player};
use rondel::scene::Shape;
use rondel::{Bot, Plugin, Seat, StartError};
use rondel_export::moment::RenderOptions;
use rondel_painter::picture::legibility::{self, Edge, Legibility, Measured};
use rondel_painter::picture::{FrameText, Rasterizer};
use rondel_painter::table::TableFrame;
use rondel_painter::table::marks::reach_at;
use rondel_painter::theme;
use rondel_system::{Settings, Speed, Store};
use rondel_tables::LocalTable;
use rondel_window::context::AppContext;
use rondel_window::play::Play;

/// An off-screen window with everything the program needs to draw in it.
pub struct ScreenshotRig {
    easel: Rasterizer,
    cx: AppContext,
}

impl ScreenshotRig {
    /// Creates a window of `size` pixels with `scale` pixels per point. No files are read or written.
    pub fn new(size: [usize; 2], scale: f32) -> Self {
        let easel = Rasterizer::new(size, scale);
        theme::install(easel.ctx());
        let settings = Settings { speed: Speed::None, forced: false, coach: false, ..Settings::default() };
        let mut cx = AppContext::furnish(Store::at("nowhere"), settings, Some(0));
        cx.icons.draw_at_once();
        Self { easel, cx }
    }

    /// Applies options to all subsequent drawing.
    pub fn dress(&mut self, look: RenderOptions) {
        let settings = &mut self.cx.settings;
        settings.text = look.text.clamp(Settings::TEXT.0, Settings::TEXT.1);
        settings.theme = look.theme;
        settings.language = Some(look.language.to_owned());
        self.cx.change_language();
    }

    /// Opens a game as seen by `seat`, or by a spectator if it is `None`. All other players are bots, which
    /// do not move. A bot that replaces a person has that person's name.
    ///
    /// # Errors
    /// Returns an error if the game cannot start.
    pub fn open(&self, plugin: &'static Plugin, mut journal: Journal, seat: Option<Seat>) -> Result<Play, StartError> {
        let opened = journal.header.setup.open().ok();
        let catalog = self.cx.words.of(plugin.id);
        for (place, player) in (0..).map(Seat::new).zip(&mut journal.header.players) {
            // A person without a name is named after the seat.
            let seat_name = || opened.as_ref().map(|game| catalog.say(&game.seat_name(place))).unwrap_or_default();
            *player = match player.bot {
                _ if seat == Some(place) => Player::human(player.name.clone()),
                Some(bot) => Player::bot(bot),
                None if player.name.is_empty() => Player { name: seat_name(), ..Player::bot(Bot::Greedy) },
                None => Player { name: player.name.clone(), ..Player::bot(Bot::Greedy) },
            };
        }
        let (held, _) = LocalTable::hold(self.cx.store.games(), plugin, journal)?;
        Ok(Play::stand_still(&self.cx, held))
    }

    /// Draws a game in as many frames as its layout needs to settle.
    pub fn draw(&mut self, play: &mut Play) {
        /// Number of frames. Text sizes settle in up to two frames, and the layout, which depends on text
        /// sizes, in up to two more.
        const FRAMES: usize = 4;
        play.read(&self.cx);
        let Self { easel, cx } = self;
        for _ in 0..FRAMES {
            easel.draw(|ui| {
                theme::apply(ui.ctx(), &cx.settings);
                play.ui(ui, cx, true);
            });
        }
    }

    /// Returns the last drawn image.
    pub fn picture(&self) -> ColorImage {
        self.easel.picture()
    }

    /// Returns all text in the last drawn image.
    pub fn words(&self) -> Vec<FrameText> {
        self.easel.words()
    }

    /// Measures the last drawn image. Contrast requires further rendering and is measured only on request.
    pub fn measure(&mut self, play: &mut Play, contrasts: bool) -> Legibility {
        let ground = contrasts.then(|| self.easel.without_words());
        let found = legibility::of_words(&self.easel.words(), ground.as_ref());
        let shown = play.shown_table().clone();
        let least_mark_contrast = if contrasts { self.marks(play, &shown) } else { None };
        let overlapping_pieces = overlapping(play);
        let untold_texts = self.untold(play, &shown);
        let blank_pieces = play.view_mut().blank_pieces();
        let empty_share = empty(play, &shown);
        Legibility { least_mark_contrast, untold_texts, blank_pieces, overlapping_pieces, empty_share, ..found }
    }

    /// Returns the text that is cut off and has no tooltip. Pieces, and text that ends in an ellipsis, always
    /// have a tooltip.
    fn untold(&self, play: &Play, shown: &TableFrame) -> Vec<String> {
        let pixels = self.easel.pixels_per_point();
        let (room, pieces) = (shown.room * pixels, &play.scene().pieces);
        let told = |words: &FrameText| {
            let middle = words.rect.center();
            let on_piece = || pieces.iter().any(|piece| (shown.view.rect(piece.rect) * pixels).contains(middle));
            words.elided || room.contains(middle) && on_piece()
        };
        self.words().into_iter().filter(|words| words.cut && !told(words)).map(|words| words.text).collect()
    }

    /// Returns the mark with the lowest contrast among the marks of the selectable elements.
    fn marks(&mut self, play: &mut Play, shown: &TableFrame) -> Option<Measured> {
        if shown.open.is_empty() {
            return None;
        }
        let with = self.easel.picture();
        play.view_mut().hide_marks(true);
        self.draw(play);
        let without = self.easel.picture();
        play.view_mut().hide_marks(false);
        self.draw(play);
        let pixels = self.easel.pixels_per_point();
        let measured = shown.open.iter().filter_map(|(id, rect)| {
            let piece = play.scene().piece(*id)?;
            let edge = match (piece.dot(*rect), piece.border(*rect), piece.shape) {
                (Some(dot), ..) => Edge::Circle(dot * pixels),
                (None, Some(border), _) => Edge::Border(border.into_iter().map(|at| at * pixels).collect()),
                (None, None, Shape::Disc) => Edge::Circle(*rect * pixels),
                (None, None, _) => Edge::Rect(*rect * pixels),
            };
            let value = legibility::contrast_of_mark(&with, &without, &edge, reach_at(shown.view.scale) * pixels);
            Some(Measured { value, of: piece.name.clone(), at: (*rect * pixels).center().into() })
        });
        measured.min_by(|one, other| one.value.total_cmp(&other.value))
    }
}

/// Parses the first `plies` plies of a journal. After its header, the journal must have one line per ply, as
/// written by a session.
///
/// # Errors
/// Returns an error if the text is not a journal.
pub fn beginning(journal: &str, plies: usize) -> Result<Journal, LoadError> {
    let lines: Vec<&str> = journal.lines().take(plies + 1).collect();
    Journal::read(lines.join("\n").as_bytes())
}

/// Returns pairs of cards or tiles that partly overlap. Pieces folded into different elements are not compared.
fn overlapping(play: &Play) -> Vec<[String; 2]> {
    /// Minimum overlap, as a share of the smaller piece.
    const MUCH: f32 = 0.04;
    let scene = play.scene();
    let body = |shape: Shape| matches!(shape, Shape::Card | Shape::Tile);
    let mut found = Vec::new();
    for (place, upper) in scene.pieces.iter().enumerate() {
        for lower in &scene.pieces[..place] {
            let both = upper.rect.intersect(lower.rect);
            let smaller = upper.rect.area().min(lower.rect.area());
            let apart = upper.folded_into != lower.folded_into || !body(upper.shape) || !body(lower.shape);
            if apart || !both.is_positive() || both.area() < MUCH * smaller || both.area() > 0.97 * smaller {
                continue;
            }
            found.push([lower.name.clone(), upper.name.clone()]);
        }
    }
    found
}

/// Returns the share of the table area that is not covered by pieces.
fn empty(play: &Play, shown: &TableFrame) -> f32 {
    const COLUMNS: usize = 160;
    const ROWS: usize = 90;
    let open = play.scene().pieces.iter().filter(|piece| piece.folded_into.is_none());
    let pieces: Vec<Rect> = open.map(|piece| shown.view.rect(piece.rect)).collect();
    let room = shown.room;
    let places = (0..COLUMNS * ROWS).map(|place| {
        let share = egui::vec2((place % COLUMNS) as f32 / COLUMNS as f32, (place / COLUMNS) as f32 / ROWS as f32);
        room.min + share * room.size()
    });
    let free = places.filter(|place| !pieces.iter().any(|piece| piece.contains(*place))).count();
    free as f32 / (COLUMNS * ROWS) as f32
}
