//! The games that live here, as covers: the big ones first, the toys last.

use std::cmp::Reverse;

use egui::{Image, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};
use rondel::{Plugin, Text};

use super::Choose;
use crate::local;
use crate::ui::house::House;
use crate::ui::miniature::{Miniature, paint_room};
use crate::ui::table::resolved::ResolvedScene;
use crate::ui::theme;
use crate::ui::widgets;

/// The name of a game's own drawing for its cover, 16 wide and 9 high. A game without one shows its opening.
const COVER: &str = "cover";

/// A game in its box.
pub(super) struct Cover {
    plugin: &'static Plugin,
    /// The opening as everybody sees it, where the game has no drawing for its cover.
    opening: Option<Miniature>,
}

/// Every game of the house: what takes longest comes first.
pub(super) fn covers(house: &House) -> Vec<Cover> {
    let mut plugins = house.plugins.clone();
    plugins
        .sort_by_key(|plugin| (Reverse((plugin.minutes.1, plugin.minutes.0)), house.words.of(plugin.id).word("title")));
    plugins.into_iter().map(|plugin| Cover::of(plugin, house)).collect()
}

/// Draws the covers side by side, as many as fit.
pub(super) fn covers_ui(ui: &mut Ui, covers: &mut [Cover], house: &mut House) -> Option<Choose> {
    const GAP: f32 = 20.0;
    let mut chosen = None;
    let width = ui.available_width();
    let most = covers.len().clamp(1, 4);
    let columns = ((width / 360.0).floor() as usize).clamp(1, most);
    let card = ((width - GAP * (columns as f32 - 1.0)) / columns as f32 - 1.0).min(520.0);
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    for row in covers.chunks_mut(columns) {
        // A card is as high as the longest words of its row need.
        let words = row.iter().map(|cover| cover.words_height(ui, card, house)).fold(0.0, f32::max);
        let size = vec2(card, picture_height(card) + words);
        ui.horizontal(|ui| {
            for cover in row {
                chosen = cover.card_ui(ui, size, house).or(chosen.take());
            }
        });
    }
    chosen
}

const MARGIN: f32 = 8.0;
const SIDE: f32 = 18.0;

fn picture_height(card: f32) -> f32 {
    (card - 2.0 * MARGIN) * 9.0 / 16.0 + 2.0 * MARGIN
}

impl Cover {
    fn of(plugin: &'static Plugin, house: &House) -> Self {
        let opening = || {
            let view = local::opening(plugin)?;
            Some(Miniature::of(plugin, ResolvedScene::new(&view.scene, house.words.of(plugin.id))))
        };
        Self { plugin, opening: plugin.icon(COVER).is_none().then(opening).flatten() }
    }

    /// How much room the words below the picture need on a card of this width.
    fn words_height(&self, ui: &Ui, card: f32, house: &House) -> f32 {
        const TITLE_FACTS_AND_BUTTONS: f32 = 142.0;
        let tagline = house.words.of(self.plugin.id).word("tagline");
        let wrapped = ui.painter().layout(tagline, theme::text(TAGLINE), egui::Color32::PLACEHOLDER, card - 2.0 * SIDE);
        TITLE_FACTS_AND_BUTTONS + wrapped.size().y
    }

    fn card_ui(&mut self, ui: &mut Ui, size: Vec2, house: &mut House) -> Option<Choose> {
        let mut chosen = None;
        let palette = theme::palette(ui.ctx());
        let title = house.words.of(self.plugin.id).word("title");
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &title));
        if !ui.is_rect_visible(rect) {
            return response.clicked().then_some(Choose::New(self.plugin));
        }
        let lit = response.hovered() || response.has_focus();
        let shadow = ui.visuals().popup_shadow;
        ui.painter().add(shadow.as_shape(rect, 14));
        ui.painter().rect_filled(rect, 14, palette.sheet);
        let picture = Rect::from_min_size(rect.min, vec2(rect.width(), picture_height(rect.width()))).shrink(MARGIN);
        self.picture_ui(ui, picture, house);
        let edge = if lit { Stroke::new(2.5, palette.brand) } else { Stroke::new(1.0, palette.edge) };
        ui.painter().rect_stroke(rect, 14, edge, StrokeKind::Inside);
        let words = Rect::from_min_max(pos2(rect.left(), picture.bottom()), rect.max).shrink2(vec2(SIDE, 8.0));
        let mut inner = ui.new_child(UiBuilder::new().max_rect(words).layout(egui::Layout::top_down(egui::Align::Min)));
        let catalog = house.words.of(self.plugin.id);
        inner.spacing_mut().item_spacing = vec2(8.0, 4.0);
        widgets::heading(&mut inner, title, 23.0);
        let tagline = RichText::new(catalog.word("tagline")).size(TAGLINE).color(palette.faint);
        inner.add(egui::Label::new(tagline).wrap());
        let facts = facts(self.plugin, house);
        inner.label(RichText::new(facts).font(theme::strong(13.5)));
        self.mechanics_ui(&mut inner, house);
        let buttons = Rect::from_min_max(pos2(words.left(), words.bottom() - 40.0), words.max);
        let row = egui::Layout::left_to_right(egui::Align::Center);
        inner.scope_builder(UiBuilder::new().max_rect(buttons).layout(row), |ui| {
            if widgets::primary(ui, house.words.word("home-play")).clicked() {
                chosen = Some(Choose::New(self.plugin));
            }
            if !self.plugin.lessons.is_empty() {
                let game =
                    Text::new("lessons-of").with("game", Text::verbatim(house.words.of(self.plugin.id).word("title")));
                let learn = ui.button(house.words.word("home-learn")).accessible_name(house.words.say(&game));
                if learn.clicked() {
                    chosen = Some(Choose::Lessons(self.plugin));
                }
            }
            if ui.button(house.words.word("rules-title")).clicked() {
                chosen = Some(Choose::Rules(self.plugin));
            }
        });
        if response.clicked() {
            chosen = Some(Choose::New(self.plugin));
        }
        chosen
    }

    fn mechanics_ui(&self, ui: &mut Ui, house: &House) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            // As many as the card has room for: longer words tell of fewer.
            let mut room = ui.available_width();
            for mechanic in self.plugin.mechanics.iter().take(3) {
                let words = house.words.of(self.plugin.id).say(&mechanic.term());
                room -= widgets::chip_width(ui, &words) + ui.spacing().item_spacing.x;
                if room < 0.0 {
                    break;
                }
                widgets::chip(ui, words);
            }
        });
    }

    fn picture_ui(&mut self, ui: &Ui, room: Rect, house: &mut House) {
        paint_room(ui, room);
        if let Some(opening) = &mut self.opening {
            opening.paint(ui, room, &mut house.icons);
        } else if let Some(drawing) =
            house.icons.backdrop(ui.ctx(), self.plugin, COVER, room.width() * ui.pixels_per_point())
        {
            let tint = theme::palette(ui.ctx()).tint;
            Image::from_texture((drawing, room.size())).corner_radius(9).tint(tint).paint_at(ui, room);
        }
    }
}

const TAGLINE: f32 = 14.5;

fn facts(plugin: &Plugin, house: &House) -> String {
    let range = |(least, most): (u16, u16)| if least == most { least.to_string() } else { format!("{least}–{most}") };
    let (fewest, most) = plugin.players;
    let players = house.words.with("home-players", "range", Text::verbatim(range((fewest.into(), most.into()))));
    let minutes = house.words.with("home-minutes", "range", Text::verbatim(range(plugin.minutes)));
    format!("{players}  ·  {minutes}")
}
