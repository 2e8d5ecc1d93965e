//! Draws the gallery: `cargo run -p rondel-app --example gallery -- docs/gallery` writes an image for each page into
//! the folder, and writes the page `gallery.md` next to the folder.

mod pages;

use std::path::PathBuf;

use anyhow::Context;
use egui::{Color32, ColorImage};
use rondel::scene::Zone;
use rondel::{Dealer, MomentId, Observer, Plugin, Scene, Seat, SeatSet, View, goals::Goals};
use rondel_export::moment::Moments;
use rondel_export::moment::RenderOptions;
use rondel_painter::picture::to_png;
use rondel_system::ThemeChoice;

use self::pages::Shows;

/// The source of the drawings on the tables. It is not a playable game.
static PLUGIN: Plugin = Plugin {
    id: "gallery",
    version: "1",
    setup: || unreachable!("nobody plays it"),
    players: (2, 2),
    minutes: (1, 1),
    mechanics: &[],
    credits: "",
    locales: &[],
    rules: &[],
    icons: &[
        (
            "ship",
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><path d='M6 42h52l-9 14H15z' fill='#7a4a22'/><path d='M30 6v32H12z' fill='#b03a2e'/><path d='M34 10v28h18z' fill='#1f4e79'/></svg>",
        ),
        (
            "coin",
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><circle cx='32' cy='32' r='27' fill='#d9a520' stroke='#7a5a10' stroke-width='5'/></svg>",
        ),
        (
            "back",
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 84'><rect width='64' height='84' rx='6' fill='#284b63'/><path d='M8 8h48v68H8z' fill='none' stroke='#e8d9b5' stroke-width='3'/></svg>",
        ),
    ],
    lessons: &[],
    aid: &[],
};

const SIZE: [usize; 2] = [960, 640];
/// Size of an animation frame, and the times of the frames as shares of the animation's duration.
const FRAME: [usize; 2] = [720, 480];
const SHARES: [f64; 4] = [0.0, 0.25, 0.5, 1.0];
/// Height of the caption below the table, as a share of the image height.
const BAND: f32 = 0.105;

fn main() -> anyhow::Result<()> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from).context("usage: gallery FOLDER")?;
    std::fs::create_dir_all(&folder)?;
    for page in &pages::PAGES {
        let picture = match page.shows {
            Shows::Table(zones) => {
                let mut moments = moments(SIZE);
                moments.lay(&view(zones()));
                table_of(&moments.draw())
            }
            Shows::Marks(marks) => {
                let ([before, after], highlights) = marks();
                let mut moments = moments(SIZE);
                moments.lay(&view(before));
                moments.draw();
                moments.show(&View { mover: Some(Seat::new(1)), ..view(after) });
                moments.mark(highlights);
                table_of(&moments.draw())
            }
            Shows::Moment(moment) => frames(moment),
        };
        std::fs::write(folder.join(page.name).with_extension("png"), to_png(&picture)?)?;
    }
    let book = folder.parent().unwrap_or(&folder).join("gallery.md");
    Ok(std::fs::write(book, pages::markdown())?)
}

fn moments(size: [usize; 2]) -> Moments {
    let look = RenderOptions { text: 100, theme: ThemeChoice::Light, language: "en" };
    Moments::new(&PLUGIN, Vec::new(), size, look)
}

/// Renders an animation as four frames in a 2 × 2 grid.
fn frames(moment: fn(&mut Dealer) -> [Vec<Zone>; 2]) -> ColorImage {
    const APART: usize = 10;
    let mut dealer = Dealer::seeded(1).with_listener();
    let [before, after] = moment(&mut dealer).map(view);
    let heard = dealer.take_announcements().iter().map(|told| told.to(Observer::Spectator)).collect();
    let mut moments = moments(FRAME);
    moments.lay(&before);
    let frames = moments.moving(&View { mover: Some(Seat::new(0)), heard, ..after }, &SHARES);
    let frames: Vec<ColorImage> = frames.iter().map(table_of).collect();
    let [width, height] = frames[0].size;
    let mut all = ColorImage::filled([2 * width + APART, 2 * height + APART], Color32::WHITE);
    for (number, frame) in frames.iter().enumerate() {
        let (left, top) = (number % 2 * (width + APART), number / 2 * (height + APART));
        for (row, dots) in frame.pixels.chunks(width).enumerate() {
            let first = (top + row) * all.size[0] + left;
            all.pixels[first..first + width].copy_from_slice(dots);
        }
    }
    all
}

/// Returns a view of a table without a game.
fn view(zones: Vec<Zone>) -> View {
    let mut scene = Scene::new(Observer::Spectator);
    (scene.width, scene.height) = (1500.0, 1000.0);
    scene.zones = zones;
    View {
        place: MomentId::default(),
        observer: Observer::Spectator,
        mover: None,
        turn: None,
        deciders: SeatSet::NONE,
        ends_turn: false,
        round: None,
        scene,
        goals: Goals::default(),
        heard: Vec::new(),
        prompt: None,
        choices: Vec::new(),
        blocked_clicks: Vec::new(),
        disabled_choices: Vec::new(),
        indirect_choices: Vec::new(),
        score: None,
    }
}

/// Crops the caption below the table.
fn table_of(picture: &ColorImage) -> ColorImage {
    let [width, height] = picture.size;
    let rows = height - (height as f32 * BAND) as usize;
    ColorImage::new([width, rows], picture.pixels[..width * rows].to_vec())
}
