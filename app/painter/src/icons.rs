//! The vector icons of games and house as textures, drawn anew for every size so that they are crisp at any zoom.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, channel};

use egui::{Color32, ColorImage, Context, Rect, SizeHint, TextureHandle, TextureId, TextureOptions, Vec2};
use rondel::Plugin;

/// The textures made so far.
#[derive(Default)]
pub struct Icons {
    made: HashMap<(&'static str, String, u32), Option<Texture>>,
    /// One for the table, and a small one for its pictures beside it: they may be seen at the same time.
    backdrops: HashMap<(&'static str, String, bool), Backdrop>,
    /// Whether whoever asks for a large drawing waits for it.
    at_once: bool,
}

#[derive(Clone)]
struct Texture {
    handle: TextureHandle,
    size: Vec2,
}

#[derive(Default)]
struct Backdrop {
    shown: Option<TextureHandle>,
    shown_width: u32,
    colours: Option<Colours>,
    coming: Option<(u32, Receiver<Option<ColorImage>>)>,
    broken: bool,
}

/// What a drawing looks like from afar.
pub struct Colours(ColorImage);

/// A backdrop that is no wider, in dots, belongs to a picture.
const SMALL_BACKDROP: u32 = 640;

/// The id under which the house keeps its own icons.
const HOUSE: &str = "";

const SIZES: [u32; 15] = [12, 16, 20, 24, 32, 40, 48, 64, 96, 128, 192, 320, 512, 1024, 2048];

impl Icons {
    /// Draws large drawings at once from now on, however long that takes: for pictures, which nobody waits for.
    pub fn draw_at_once(&mut self) {
        self.at_once = true;
    }

    /// Draws those of a game anew when they are wanted: it has others now.
    pub fn forget(&mut self, plugin: &Plugin) {
        self.made.retain(|(owner, ..), _| *owner != plugin.id);
        self.backdrops.retain(|(owner, ..), _| *owner != plugin.id);
    }

    /// A texture for a drawing of `plugin` (or of the house) and its size in its own units, to be shown `pixels` wide or
    /// high; nothing where there is no such drawing.
    pub fn icon(
        &mut self,
        ctx: &Context,
        plugin: Option<&Plugin>,
        name: &str,
        pixels: f32,
    ) -> Option<(TextureId, Vec2)> {
        let bucket = SIZES.iter().copied().find(|size| *size as f32 >= pixels * 0.96).unwrap_or(2048);
        let owner = plugin.map_or(HOUSE, |plugin| plugin.id);
        // The key is only built when it is needed: looking up must not allocate on every frame for every icon.
        let made = self.made.entry((owner, name.to_owned(), bucket)).or_insert_with(|| {
            let svg = match plugin {
                Some(plugin) => plugin.icon(name)?,
                None => house_icon(name)?,
            };
            let image = drawing(svg, bucket)?;
            let size = image.source_size;
            Some(Texture { handle: ctx.load_texture(format!("{owner}/{name}"), image, TextureOptions::LINEAR), size })
        });
        made.as_ref().map(|texture| (texture.handle.id(), texture.size))
    }

    /// The drawing under a whole table, `pixels` wide. It is made on a thread of its own; until it is there a coarser one
    /// is shown, or nothing.
    pub fn backdrop(&mut self, ctx: &Context, plugin: &'static Plugin, name: &str, pixels: f32) -> Option<TextureId> {
        let most = ctx.input(|input| input.max_texture_side) as u32;
        let width = ((pixels / 320.0).ceil() as u32 * 320).clamp(320, most.clamp(320, 4096));
        let svg = plugin.icon(name)?;
        let backdrop = self.backdrops.entry((plugin.id, name.to_owned(), width <= SMALL_BACKDROP)).or_default();
        if let Some((coming_width, coming)) = &backdrop.coming
            && let Ok(image) = coming.try_recv()
        {
            let coming_width = *coming_width;
            match image {
                Some(image) => {
                    backdrop.colours = Some(Colours::of(&image));
                    backdrop.shown =
                        Some(ctx.load_texture(format!("{}/{name}", plugin.id), image, TextureOptions::LINEAR));
                    backdrop.shown_width = coming_width;
                }
                None => backdrop.broken = true,
            }
            backdrop.coming = None;
        }
        let finer_wanted = width > backdrop.shown_width || width * 2 < backdrop.shown_width;
        if finer_wanted && backdrop.coming.is_none() && !backdrop.broken {
            let (send, coming) = channel();
            let waker = ctx.clone();
            let size = SizeHint::Size { width, height: most, maintain_aspect_ratio: true };
            if self.at_once {
                let image = rasterize(svg, size)?;
                backdrop.colours = Some(Colours::of(&image));
                backdrop.shown = Some(ctx.load_texture(format!("{}/{name}", plugin.id), image, TextureOptions::LINEAR));
                backdrop.shown_width = width;
                return backdrop.shown.as_ref().map(TextureHandle::id);
            }
            let drawing = std::thread::Builder::new().name("backdrop".to_owned()).spawn(move || {
                // Nobody listens any more when the window was closed meanwhile.
                let _ = send.send(rasterize(svg, size));
                waker.request_repaint();
            });
            backdrop.broken = drawing.is_err();
            backdrop.coming = Some((width, coming));
        }
        backdrop.shown.as_ref().map(TextureHandle::id)
    }

    /// What a backdrop that was shown looks like from afar.
    pub fn colours_of(&self, plugin: &Plugin, name: &str) -> Option<&Colours> {
        let of = |small: bool| self.backdrops.get(&(plugin.id, name.to_owned(), small))?.colours.as_ref();
        of(false).or_else(|| of(true))
    }
}

impl Colours {
    /// So many cells across and down.
    const CELLS: usize = 32;

    fn of(image: &ColorImage) -> Self {
        let [width, height] = image.size;
        let cell = |number: usize| {
            let range = |at: usize, length: usize| at * length / Self::CELLS..((at + 1) * length).div_ceil(Self::CELLS);
            let (across, down) = (range(number % Self::CELLS, width), range(number / Self::CELLS, height));
            average(down.flat_map(|y| across.clone().map(move |x| image[(x, y)])))
        };
        let cells = (0..Self::CELLS * Self::CELLS).map(cell).collect();
        Self(ColorImage::new([Self::CELLS; 2], cells))
    }

    /// The average colour of a part, in shares of the whole.
    pub fn within(&self, part: Rect) -> Color32 {
        let cell = |share: f32| ((share * Self::CELLS as f32).max(0.0) as usize).min(Self::CELLS - 1);
        let across = cell(part.left())..=cell(part.right());
        let down = cell(part.top())..=cell(part.bottom());
        average(down.flat_map(|y| across.clone().map(move |x| self.0[(x, y)])))
    }
}

fn average(colours: impl Iterator<Item = Color32>) -> Color32 {
    let (mut sum, mut count) = ([0_u64; 3], 0);
    for colour in colours {
        sum = [0, 1, 2].map(|channel| sum[channel] + u64::from(colour[channel]));
        count += 1;
    }
    let [r, g, b] = sum.map(|sum| (sum / count.max(1)) as u8);
    Color32::from_rgb(r, g, b)
}

/// A drawing, no wider and no higher than so many dots; nothing where it is none.
pub fn drawing(svg: &str, dots: u32) -> Option<ColorImage> {
    rasterize(svg, SizeHint::Size { width: dots, height: dots, maintain_aspect_ratio: true })
}

#[allow(clippy::default_trait_access, reason = "the options are those of resvg, which this crate does not name")]
fn rasterize(svg: &str, size: SizeHint) -> Option<ColorImage> {
    egui_extras::image::load_svg_bytes_with_size(svg.as_bytes(), size, &Default::default()).ok()
}

/// The emblem of the house.
pub const EMBLEM: &str = include_str!("icons/rondel.svg");

/// The emblem of the house, for the window.
pub fn emblem() -> egui::IconData {
    const SIZE: u32 = 128;
    let drawn = rasterize(EMBLEM, SizeHint::Width(SIZE)).unwrap_or_default();
    let [width, height] = drawn.size;
    let rgba = drawn.pixels.iter().flat_map(egui::Color32::to_srgba_unmultiplied).collect();
    egui::IconData { rgba, width: width as u32, height: height as u32 }
}

/// The house's own drawings, in one colour but for the emblem: white, to be tinted.
fn house_icon(name: &str) -> Option<&'static str> {
    Some(match name {
        "rondel" => EMBLEM,
        "undo" => include_str!("icons/undo.svg"),
        "home" => include_str!("icons/home.svg"),
        "aid" => include_str!("icons/aid.svg"),
        "rules" => include_str!("icons/rules.svg"),
        "settings" => include_str!("icons/settings.svg"),
        "share" => include_str!("icons/share.svg"),
        "fit" => include_str!("icons/fit.svg"),
        "person" => include_str!("icons/person.svg"),
        "bot" => include_str!("icons/bot.svg"),
        "pause" => include_str!("icons/pause.svg"),
        "play" => include_str!("icons/play.svg"),
        "step" => include_str!("icons/step.svg"),
        "skip" => include_str!("icons/skip.svg"),
        "first" => include_str!("icons/first.svg"),
        "back" => include_str!("icons/back.svg"),
        "forward" => include_str!("icons/forward.svg"),
        "last" => include_str!("icons/last.svg"),
        "trophy" => include_str!("icons/trophy.svg"),
        "flag" => include_str!("icons/flag.svg"),
        "open" => include_str!("icons/open.svg"),
        "dice" => include_str!("icons/dice.svg"),
        "clock" => include_str!("icons/clock.svg"),
        "review" => include_str!("icons/review.svg"),
        "branch" => include_str!("icons/branch.svg"),
        "beside" => include_str!("icons/beside.svg"),
        "replay" => include_str!("icons/replay.svg"),
        "log" => include_str!("icons/log.svg"),
        "hint" => include_str!("icons/hint.svg"),
        "lab" => include_str!("icons/lab.svg"),
        "add" => include_str!("icons/add.svg"),
        "copy" => include_str!("icons/copy.svg"),
        "close" => include_str!("icons/close.svg"),
        "goals" => include_str!("icons/goals.svg"),
        "keys" => include_str!("icons/keys.svg"),
        "star" => include_str!("icons/star.svg"),
        "starred" => include_str!("icons/starred.svg"),
        "bin" => include_str!("icons/bin.svg"),
        "order" => include_str!("icons/order.svg"),
        "people" => include_str!("icons/people.svg"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use rondel_games as _;

    use super::*;

    #[test]
    fn a_table_and_its_picture_are_not_drawn_anew_in_turn() {
        let plugin = rondel::plugins().expect("the bundled games")["harbour"];
        let name = plugin.icons.iter().map(|(name, _)| *name).find(|name| *name == "table").expect("a backdrop");
        let (ctx, mut icons) = (Context::default(), Icons::default());
        icons.draw_at_once();
        let mut drawn = |pixels| icons.backdrop(&ctx, plugin, name, pixels).expect("a texture");
        let (table, picture) = (drawn(1500.0), drawn(120.0));
        assert_ne!(table, picture);
        assert_eq!((drawn(1500.0), drawn(120.0)), (table, picture));
    }
}
