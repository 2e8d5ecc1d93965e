//! Tables drawn and measured in a window without a screen.

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

/// A window without a screen, and all that the program needs to draw into it.
pub struct ScreenshotRig {
    easel: Rasterizer,
    cx: AppContext,
}

impl ScreenshotRig {
    /// A window of so many dots on a desktop with so many of them for each point. Nothing is read or written there.
    pub fn new(size: [usize; 2], scale: f32) -> Self {
        let easel = Rasterizer::new(size, scale);
        theme::install(easel.ctx());
        let settings = Settings { speed: Speed::None, forced: false, coach: false, ..Settings::default() };
        let mut cx = AppContext::furnish(Store::at("nowhere"), settings, Some(0));
        cx.icons.draw_at_once();
        Self { easel, cx }
    }

    /// From now on everything looks so.
    pub fn dress(&mut self, look: RenderOptions) {
        let settings = &mut self.cx.settings;
        settings.text = look.text.clamp(Settings::TEXT.0, Settings::TEXT.1);
        settings.theme = look.theme;
        settings.language = Some(look.language.to_owned());
        self.cx.change_language();
    }

    /// Opens a game as `seat` sees it, or a bystander. All others are bots, which stand still.
    ///
    /// # Errors
    /// A game that cannot begin.
    pub fn open(&self, plugin: &'static Plugin, mut journal: Journal, seat: Option<Seat>) -> Result<Play, StartError> {
        for (place, player) in journal.header.players.iter_mut().enumerate() {
            let person = seat.is_some_and(|seat| seat.index() == place);
            *player = match player.bot {
                _ if person => Player::human(player.name.clone()),
                Some(bot) => Player::bot(bot),
                None => Player::bot(Bot::Greedy),
            };
        }
        let (held, _) = LocalTable::hold(self.cx.store.games(), plugin, journal)?;
        Ok(Play::stand_still(&self.cx, held))
    }

    /// Draws a game until nothing moves.
    pub fn draw(&mut self, play: &mut Play) {
        /// The size of the text and what depends on it settles within two frames.
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

    /// What was drawn last.
    pub fn picture(&self) -> ColorImage {
        self.easel.picture()
    }

    /// The words on it.
    pub fn words(&self) -> Vec<FrameText> {
        self.easel.words()
    }

    /// Measures what was drawn last. What needs pictures (contrasts) is left out unless they are asked for.
    pub fn measure(&mut self, play: &mut Play, contrasts: bool) -> Legibility {
        let ground = contrasts.then(|| self.easel.without_words());
        let found = legibility::of_words(&self.easel.words(), ground.as_ref());
        let shown = play.shown_table().clone();
        let least_mark_contrast = if contrasts { self.marks(play, &shown) } else { None };
        let overlapping_pieces = overlapping(play);
        let untold_texts = self.untold(play, &shown);
        let empty_share = empty(play, &shown);
        Legibility { least_mark_contrast, untold_texts, overlapping_pieces, empty_share, ..found }
    }

    /// Words that are cut where no tooltip tells them whole. Every piece has one, and whatever ends in dots.
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

    /// The mark of what can be chosen that stands out least.
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
            let edge = match (piece.border(*rect), piece.shape) {
                (Some(border), _) => Edge::Border(border.into_iter().map(|at| at * pixels).collect()),
                (None, Shape::Disc) => Edge::Circle(*rect * pixels),
                (None, _) => Edge::Rect(*rect * pixels),
            };
            let value = legibility::contrast_of_mark(&with, &without, &edge, reach_at(shown.view.scale) * pixels);
            Some(Measured { value, of: piece.name.clone(), at: (*rect * pixels).center().into() })
        });
        measured.min_by(|one, other| one.value.total_cmp(&other.value))
    }
}

/// The beginning of a game, so many plies of it, from its journal as a session writes it: a line for each after the first.
///
/// # Errors
/// What is no journal.
pub fn beginning(journal: &str, plies: usize) -> Result<Journal, LoadError> {
    let lines: Vec<&str> = journal.lines().take(plies + 1).collect();
    Journal::read(lines.join("\n").as_bytes())
}

/// Cards and plates that lie on others of their sheet without lying within them.
fn overlapping(play: &Play) -> Vec<[String; 2]> {
    /// Less than this share of the smaller one is a matter of taste.
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

/// The share of the room for the table on which no piece lies.
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
