//! Fallback fonts for scripts that the app's own fonts do not cover. Names, notes and chat can be in any language.
//!
//! A few scripts have a bundled font. For all other scripts, the system fonts are searched the first time they are
//! needed, so that startup is not delayed.

use std::sync::{Arc, LazyLock};

use egui::epaint::text::{FallbackRequest, FontInsert, FontPriority, FontProvider, InsertFontFamily};
use egui::{Context, FontData};
use egui_system_font_provider::SystemFontProvider;

/// A bundled font and the ranges of characters for which it is used.
struct BundledFont {
    name: &'static str,
    bytes: &'static [u8],
    blocks: &'static [(char, char)],
}

const BUNDLED: [BundledFont; 4] = [
    BundledFont {
        name: "noto-hebrew",
        bytes: include_bytes!("fonts/NotoSansHebrew-Regular.ttf"),
        blocks: &[('\u{590}', '\u{5ff}'), ('\u{fb1d}', '\u{fb4f}')],
    },
    BundledFont {
        name: "noto-arabic",
        bytes: include_bytes!("fonts/NotoSansArabic-Regular.ttf"),
        blocks: &[
            ('\u{600}', '\u{6ff}'),
            ('\u{750}', '\u{77f}'),
            ('\u{8a0}', '\u{8ff}'),
            ('\u{fb50}', '\u{fdff}'),
            ('\u{fe70}', '\u{fefc}'),
        ],
    },
    BundledFont {
        name: "noto-devanagari",
        bytes: include_bytes!("fonts/NotoSansDevanagari-Regular.ttf"),
        blocks: &[('\u{900}', '\u{97f}'), ('\u{a8e0}', '\u{a8ff}')],
    },
    BundledFont {
        name: "noto-thai",
        bytes: include_bytes!("fonts/NotoSansThai-Regular.ttf"),
        blocks: &[('\u{e00}', '\u{e7f}')],
    },
];

/// Adds the fallback fonts to a context.
pub(super) fn install(ctx: &Context) {
    ctx.add_font_provider(Arc::new(FallbackFonts));
}

struct FallbackFonts;

impl FontProvider for FallbackFonts {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        static SYSTEM: LazyLock<SystemFontProvider> = LazyLock::new(SystemFontProvider::new);
        let first = request.cluster.chars().next()?;
        let has_block = |font: &&BundledFont| font.blocks.iter().any(|(from, to)| (*from..=*to).contains(&first));
        match BUNDLED.iter().find(has_block) {
            Some(font) => Some(FontInsert {
                name: font.name.to_owned(),
                data: FontData::from_static(font.bytes),
                families: vec![InsertFontFamily { family: request.family.clone(), priority: FontPriority::Lowest }],
            }),
            None => SYSTEM.font_for(request),
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::RawInput;

    use super::*;
    use crate::theme;

    #[test]
    fn names_in_other_scripts_have_glyphs_in_every_face() {
        let ctx = Context::default();
        theme::install(&ctx);
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            ui.ctx().fonts_mut(|fonts| {
                for font in [theme::text(14.0), theme::strong(14.0), theme::serif(14.0)] {
                    for name in ["דוד", "محمد", "विकास", "สมชาย", "🎲", "Ħ", "Дмитрий", "Ελένη"]
                    {
                        assert!(fonts.has_glyphs(&font, name), "{name} in {font:?}");
                    }
                }
            });
        });
        output.textures_delta.clear();
    }

    #[test]
    fn a_word_from_right_to_left_is_laid_out_from_right_to_left() {
        let ctx = Context::default();
        theme::install(&ctx);
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            for (name, first, last) in [("אבג", 'א', 'ג'), ("محمد", 'ح', 'د'), ("abc", 'c', 'a')] {
                let galley = ui.painter().layout_no_wrap(name.to_owned(), theme::text(14.0), egui::Color32::BLACK);
                let glyphs = &galley.rows[0].glyphs;
                let at = |letter| glyphs.iter().find(|glyph| glyph.chr == letter).map(|glyph| glyph.pos.x);
                assert!(at(first) > at(last) && at(last).is_some(), "{name}: {glyphs:#?}");
            }
        });
        output.textures_delta.clear();
    }
}
