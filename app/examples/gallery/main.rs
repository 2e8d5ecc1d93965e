//! Draws the gallery and writes its page: `cargo run -p rondel-app --example gallery -- docs/gallery` writes a picture for each page into the
//! folder and `gallery.md` beside it.

mod pages;

use std::path::PathBuf;

use anyhow::Context;
use egui::ColorImage;
use rondel::{Observer, Place, Plugin, Scene, SeatSet, View, goals::Goals};
use rondel_app::picture::moment::Moments;
use rondel_app::picture::studio::Look;
use rondel_app::picture::to_png;
use rondel_app::store::ThemeChoice;

/// Whose drawings lie on the tables. It is no game that could be played.
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
/// How much of a picture the words below its table take.
const BAND: f32 = 0.105;

fn main() -> anyhow::Result<()> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from).context("usage: gallery FOLDER")?;
    std::fs::create_dir_all(&folder)?;
    for page in &pages::PAGES {
        let mut scene = Scene::new(Observer::Bystander);
        (scene.width, scene.height) = (1500.0, 1000.0);
        scene.zones = (page.zones)();
        let look = Look { text: 100, theme: ThemeChoice::Light, language: "en" };
        let mut moments = Moments::new(&PLUGIN, Vec::new(), SIZE, look);
        moments.lay(&view(scene));
        std::fs::write(folder.join(page.name).with_extension("png"), to_png(&table_of(&moments.draw()))?)?;
    }
    let book = folder.parent().unwrap_or(&folder).join("gallery.md");
    Ok(std::fs::write(book, pages::markdown())?)
}

/// A table that belongs to no game.
fn view(scene: Scene) -> View {
    View {
        place: Place::default(),
        observer: Observer::Bystander,
        mover: None,
        turn: None,
        deciders: SeatSet::NONE,
        round: None,
        scene,
        goals: Goals::default(),
        heard: Vec::new(),
        prompt: None,
        choices: Vec::new(),
        obstacles: Vec::new(),
        withheld: Vec::new(),
        score: None,
    }
}

/// A picture without the words below its table.
fn table_of(picture: &ColorImage) -> ColorImage {
    let [width, height] = picture.size;
    let rows = height - (height as f32 * BAND) as usize;
    ColorImage::new([width, rows], picture.pixels[..width * rows].to_vec())
}
