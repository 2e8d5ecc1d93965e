//! Textures of the vector icons of the games and the app. Each size is rendered separately, so that icons are crisp
//! at any zoom level.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, channel};

use egui::{Color32, ColorImage, Context, Rect, SizeHint, TextureHandle, TextureId, TextureOptions, Vec2};
use rondel::Plugin;

/// The cache of icon textures.
#[derive(Default)]
pub struct Icons {
    made: HashMap<(&'static str, String, u32), Option<Texture>>,
    /// Backdrops. The flag marks the small version for miniatures, which may be visible at the same time as the
    /// table.
    backdrops: HashMap<(&'static str, String, bool), Backdrop>,
    /// Whether large drawings are rendered synchronously.
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

/// The average colours of a drawing, on a coarse grid.
pub struct Colours(ColorImage);

/// Maximum width of a backdrop in a miniature, in pixels.
const SMALL_BACKDROP: u32 = 640;

/// The owner id of the app's own icons.
const HOUSE: &str = "";

const SIZES: [u32; 15] = [12, 16, 20, 24, 32, 40, 48, 64, 96, 128, 192, 320, 512, 1024, 2048];

impl Icons {
    /// Renders large drawings synchronously from now on, which is necessary for images rendered without a window.
    pub fn draw_at_once(&mut self) {
        self.at_once = true;
    }

    /// Discards the textures of a game whose icons have changed. They are rendered again on demand.
    pub fn forget(&mut self, plugin: &Plugin) {
        self.made.retain(|(owner, ..), _| *owner != plugin.id);
        self.backdrops.retain(|(owner, ..), _| *owner != plugin.id);
    }

    /// Returns the texture of an icon, rendered for a width or height of `pixels`, and the icon's size in its
    /// own units. The icon belongs to `plugin`, or to the app if `plugin` is `None`. Returns `None` if there
    /// is no such icon.
    pub fn icon(
        &mut self,
        ctx: &Context,
        plugin: Option<&Plugin>,
        name: &str,
        pixels: f32,
    ) -> Option<(TextureId, Vec2)> {
        let bucket = SIZES.iter().copied().find(|size| *size as f32 >= pixels * 0.96).unwrap_or(2048);
        let owner = plugin.map_or(HOUSE, |plugin| plugin.id);
        // Failed lookups are cached too, so that a missing or broken icon is rendered only once.
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

    /// Returns the texture of a table's backdrop, `pixels` wide. It is rendered on a separate thread. Until it is
    /// ready, the previous texture is returned, or `None` if there is no previous texture.
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
                // The receiver is gone if the window was closed in the meantime.
                let _ = send.send(rasterize(svg, size));
                waker.request_repaint();
            });
            backdrop.broken = drawing.is_err();
            backdrop.coming = Some((width, coming));
        }
        backdrop.shown.as_ref().map(TextureHandle::id)
    }

    /// Returns the average colours of a backdrop, or `None` if it has not been rendered yet.
    pub fn colours_of(&self, plugin: &Plugin, name: &str) -> Option<&Colours> {
        let of = |small: bool| self.backdrops.get(&(plugin.id, name.to_owned(), small))?.colours.as_ref();
        of(false).or_else(|| of(true))
    }
}

impl Colours {
    /// Number of cells in each direction.
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

    /// Returns the average colour of a part of the drawing, whose edges are given as fractions of the drawing's
    /// size.
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

/// Renders an SVG with a maximum width and height of `dots` pixels. Returns `None` if it is not valid.
pub fn drawing(svg: &str, dots: u32) -> Option<ColorImage> {
    rasterize(svg, SizeHint::Size { width: dots, height: dots, maintain_aspect_ratio: true })
}

#[allow(clippy::default_trait_access, reason = "the options are those of resvg, which this crate does not name")]
fn rasterize(svg: &str, size: SizeHint) -> Option<ColorImage> {
    egui_extras::image::load_svg_bytes_with_size(svg.as_bytes(), size, &Default::default()).ok()
}

/// The app's emblem, as SVG.
pub const EMBLEM: &str = include_str!("icons/rondel.svg");

/// Returns the app's emblem as a window icon.
pub fn emblem() -> egui::IconData {
    const SIZE: u32 = 128;
    let drawn = rasterize(EMBLEM, SizeHint::Width(SIZE)).unwrap_or_default();
    let [width, height] = drawn.size;
    let rgba = drawn.pixels.iter().flat_map(egui::Color32::to_srgba_unmultiplied).collect();
    egui::IconData { rgba, width: width as u32, height: height as u32 }
}

/// Returns the SVG of one of the app's own icons. All except the emblem and the
/// portraits are white, so that they can be tinted.
fn house_icon(name: &str) -> Option<&'static str> {
    Some(match name {
        "rondel" => EMBLEM,
        "resign" => include_str!("icons/resign.svg"),
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
        "phone" => include_str!("icons/phone.svg"),
        "portrait-beginner" => include_str!("icons/portraits/beginner.svg"),
        "portrait-apprentice" => include_str!("icons/portraits/apprentice.svg"),
        "portrait-journeyman" => include_str!("icons/portraits/journeyman.svg"),
        "portrait-expert" => include_str!("icons/portraits/expert.svg"),
        "portrait-master" => include_str!("icons/portraits/master.svg"),
        "portrait-grandmaster" => include_str!("icons/portraits/grandmaster.svg"),
        "portrait-person" => include_str!("icons/portraits/person.svg"),
        "portrait-person-2" => include_str!("icons/portraits/person-2.svg"),
        "portrait-guest" => include_str!("icons/portraits/guest.svg"),
        "portrait-phone" => include_str!("icons/portraits/phone.svg"),
        "portrait-program" => include_str!("icons/portraits/program.svg"),
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
