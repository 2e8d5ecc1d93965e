//! Renders the application icon for packages: `cargo run --example icon -- packaging/icons` writes `rondel.png`
//! and `rondel.icns`.

use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

const EMBLEM: &str = include_str!("../painter/src/icons/rondel.svg");

/// Sizes in a macOS icon, with Apple's type codes.
const APPLE: [(&[u8; 4], u32); 3] = [(b"ic07", 128), (b"ic08", 256), (b"ic09", 512)];

fn main() -> anyhow::Result<()> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from).context("usage: icon FOLDER")?;
    std::fs::create_dir_all(&folder)?;
    std::fs::write(folder.join("rondel.png"), drawn(256)?)?;
    write_icns(&folder.join("rondel.icns"))
}

/// Renders the emblem as a PNG file of the given size.
fn drawn(size: u32) -> anyhow::Result<Vec<u8>> {
    let tree = Tree::from_str(EMBLEM, &Options::default())?;
    let mut pixmap = Pixmap::new(size, size).ok_or_else(|| anyhow!("a picture of {size} pixels"))?;
    let scale = size as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    let mut rgba = Vec::new();
    for pixel in pixmap.pixels() {
        let pixel = pixel.demultiply();
        rgba.extend_from_slice(&[pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]);
    }
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, size, size);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_compression(png::Compression::Best);
    encoder.write_header()?.write_image_data(&rgba)?;
    Ok(file)
}

/// Writes a macOS icon, which is a list of images, each with its type and length.
fn write_icns(file: &Path) -> anyhow::Result<()> {
    let mut list = Vec::new();
    for (name, size) in APPLE {
        let picture = drawn(size)?;
        list.extend_from_slice(name);
        list.extend_from_slice(&u32::try_from(picture.len() + 8)?.to_be_bytes());
        list.extend_from_slice(&picture);
    }
    let mut whole = b"icns".to_vec();
    whole.extend_from_slice(&u32::try_from(list.len() + 8)?.to_be_bytes());
    whole.extend_from_slice(&list);
    Ok(std::fs::write(file, whole)?)
}
