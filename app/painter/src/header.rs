//! The header of a screen, with its title on the left and its buttons on the right, in as many rows as needed. The
//! title is shortened if it would overlap a button.

use egui::accesskit::Role;
use egui::{Align, Button, Color32, Frame, Layout, Margin, Rect, RichText, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::icons::Icons;
use crate::{theme, widgets};

/// Height of a row of buttons, in points.
const ROW: f32 = 36.0;
/// Distance between two rows, in points.
const BETWEEN: f32 = 4.0;

/// A button in a header.
pub struct HeaderButton {
    icon: Option<&'static str>,
    words: String,
    hint: Option<String>,
    on: bool,
    /// The entries of the menu that the button opens, each with a tooltip. If empty, the button opens no menu.
    menu: Vec<(String, Option<String>)>,
}

/// A click on a header button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeaderClick {
    /// The index of the button.
    pub button: usize,
    /// The index of the clicked entry of its menu, or `None` if it has no menu.
    pub entry: Option<usize>,
}

impl HeaderButton {
    /// Creates a button with a label.
    pub fn new(words: String) -> Self {
        Self { icon: None, words, hint: None, on: false, menu: Vec::new() }
    }

    /// Creates a button with only an icon. `words` is its accessible name and its tooltip.
    pub fn icon(icon: &'static str, words: String) -> Self {
        Self { icon: Some(icon), ..Self::new(words) }
    }

    /// Adds a tooltip.
    #[must_use]
    pub fn hint(self, hint: String) -> Self {
        Self { hint: Some(hint), ..self }
    }

    /// Sets whether the button is drawn as selected.
    #[must_use]
    pub fn on(self, on: bool) -> Self {
        Self { on, ..self }
    }

    /// Makes the button open a menu with these entries, each with a tooltip.
    #[must_use]
    pub fn menu(self, menu: Vec<(String, Option<String>)>) -> Self {
        Self { menu, ..self }
    }

    fn width(&self, ui: &Ui) -> f32 {
        if self.icon.is_some() { widgets::ICON_BUTTON } else { widgets::button_width(ui, &self.words) }
    }

    /// Draws a button with a menu. Returns the index of the clicked entry.
    fn menu_ui(&self, ui: &mut Ui) -> Option<usize> {
        let mut clicked = None;
        ui.menu_button(&self.words, |ui| {
            for (place, (words, hint)) in self.menu.iter().enumerate() {
                let entry = ui.button(words);
                let entry = if let Some(hint) = hint { entry.on_hover_text(hint) } else { entry };
                if entry.clicked() {
                    clicked = Some(place);
                    ui.close();
                }
            }
        });
        clicked
    }

    fn ui(&self, ui: &mut Ui, icons: &mut Icons) -> bool {
        if let Some(icon) = self.icon {
            return widgets::icon_button(ui, icons, icon, self.words.as_str(), self.on).clicked();
        }
        let button = ui.add(Button::new(&self.words).selected(self.on));
        match &self.hint {
            Some(hint) => button.on_hover_text(hint).clicked(),
            None => button.clicked(),
        }
    }
}

/// The arrangement of a header's buttons in rows.
#[derive(Debug, PartialEq)]
struct Rows {
    /// Number of buttons in each row. The first row also contains the title and may have no buttons.
    buttons: Vec<usize>,
    /// Width left for the title in the first row, in points.
    title: f32,
}

impl Rows {
    /// Arranges buttons of these widths in rows. A title of width `wanted` is not shortened if it fits in a row. If
    /// all buttons fit next to the title, the title gets all the remaining space.
    fn of(widths: &[f32], wanted: f32, width: f32, gap: f32) -> Self {
        let mut room = (width - wanted).max(0.0);
        let mut buttons = vec![0];
        for button in widths {
            // Every row except the title row has at least one button, even if the button is too wide.
            let row = buttons.len() - 1;
            if button + gap > room && (row == 0 || buttons[row] > 0) {
                buttons.push(0);
                room = width + gap;
            }
            room -= button + gap;
            let row = buttons.len() - 1;
            buttons[row] += 1;
        }
        let beside: f32 = widths[..buttons[0]].iter().map(|button| button + gap).sum();
        Self { buttons, title: (width - beside).max(0.0) }
    }
}

/// A header that is being drawn.
pub struct Header {
    ui: Ui,
    rows: Rows,
    /// Height of the first row, in points.
    first: f32,
}

/// Returns the height, in points, of a header that is `width` points wide and whose title has the size `title`.
pub fn height(ui: &Ui, width: f32, title: Vec2, buttons: &[HeaderButton]) -> f32 {
    let rows = rows(ui, width, title, buttons).buttons.len();
    title.y.max(ROW) + (rows - 1) as f32 * (ROW + BETWEEN)
}

fn rows(ui: &Ui, width: f32, title: Vec2, buttons: &[HeaderButton]) -> Rows {
    let widths: Vec<f32> = buttons.iter().map(|button| button.width(ui)).collect();
    Rows::of(&widths, title.x, width, ui.spacing().item_spacing.x)
}

impl Header {
    /// Allocates space for a header with these buttons and a title of the size `title`.
    pub fn new(ui: &mut Ui, title: Vec2, buttons: &[HeaderButton]) -> Self {
        let width = ui.available_width();
        let size = vec2(width, height(ui, width, title, buttons));
        let rect = Rect::from_min_size(ui.cursor().min, size);
        let rows = rows(ui, width, title, buttons);
        let inner = ui.new_child(UiBuilder::new().max_rect(rect).accessibility_role(Role::Banner));
        ui.advance_cursor_after_rect(rect);
        Self { ui: inner, rows, first: title.y.max(ROW) }
    }

    /// Draws the title in the space reserved for it.
    pub fn title_ui<R>(&mut self, add: impl FnOnce(&mut Ui) -> R) -> R {
        let size = vec2(self.rows.title, self.first);
        let rect = Rect::from_min_size(self.ui.max_rect().min, size);
        let row = Layout::left_to_right(Align::Center);
        add(&mut self.ui.new_child(UiBuilder::new().id_salt("title").max_rect(rect).layout(row)))
    }

    /// Draws the buttons. Returns what was clicked.
    pub fn buttons_ui(mut self, icons: &mut Icons, buttons: &[HeaderButton]) -> Option<HeaderClick> {
        let room = self.ui.max_rect();
        let gap = self.ui.spacing().item_spacing.x;
        let (mut top, mut height) = (room.top(), self.first);
        let (mut clicked, mut first) = (None, 0);
        for count in &self.rows.buttons {
            let places = first..first + count;
            first += count;
            let widths = buttons[places.clone()].iter().map(|button| button.width(&self.ui) + gap);
            let left = (room.right() - (widths.sum::<f32>() - gap)).max(room.left());
            let rect = Rect::from_min_max(pos2(left, top), pos2(room.right().max(left), top + height));
            let layout = Layout::left_to_right(Align::Center);
            let row = UiBuilder::new().id_salt(("row", places.start)).max_rect(rect).layout(layout);
            let mut row = self.ui.new_child(row);
            for place in places {
                let button = &buttons[place];
                let click = if button.menu.is_empty() {
                    button.ui(&mut row, icons).then_some(None)
                } else {
                    button.menu_ui(&mut row).map(Some)
                };
                clicked = click.map(|entry| HeaderClick { button: place, entry }).or(clicked);
            }
            (top, height) = (top + height + BETWEEN, ROW);
        }
        clicked
    }
}

/// The control that was clicked in a [`bar_ui`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarClick {
    /// The back button.
    Back,
    /// The tab with this index.
    Tab(usize),
    /// The button with this index.
    Button(usize),
}

/// Draws the dark bar at the top of a screen: a back button, the title, the tabs, and buttons on the right.
pub fn bar_ui(
    ui: &mut Ui,
    icons: &mut Icons,
    (icon, back): (&'static str, String),
    title: String,
    tabs: &[HeaderButton],
    buttons: &[HeaderButton],
) -> Option<BarClick> {
    const SIZE: f32 = 27.0;
    const APART: f32 = 18.0;
    let strip = Frame::NONE.fill(theme::between(theme::palette(ui.ctx()).room, Color32::BLACK, 0.12));
    strip
        .inner_margin(Margin::symmetric(24, 10))
        .show(ui, |ui| {
            let gap = ui.spacing().item_spacing.x;
            let beside: f32 = tabs.iter().map(|tab| tab.width(ui) + gap).sum();
            let beside = if tabs.is_empty() { 0.0 } else { beside + APART };
            let before = widgets::ICON_BUTTON + 2.0 * gap;
            let words = ui.painter().layout_no_wrap(title.clone(), theme::serif(SIZE), Color32::PLACEHOLDER);
            let wanted = vec2(before + words.size().x + gap + beside, words.size().y);
            let mut header = Header::new(ui, wanted, buttons);
            let clicked = header.title_ui(|ui| {
                let mut clicked =
                    widgets::icon_button(ui, icons, icon, back, false).clicked().then_some(BarClick::Back);
                ui.add_space(8.0);
                widgets::shortened_ui(
                    ui,
                    ui.available_width() - beside,
                    RichText::new(title).font(theme::serif(SIZE)).color(LIGHT),
                );
                if !tabs.is_empty() {
                    ui.add_space(APART - gap);
                }
                for (place, tab) in tabs.iter().enumerate() {
                    // The tabs are drawn as buttons with their own background, since the bar is dark in both themes.
                    if tab.ui(ui, icons) {
                        clicked = Some(BarClick::Tab(place));
                    }
                }
                clicked
            });
            header.buttons_ui(icons, buttons).map(|click| BarClick::Button(click.button)).or(clicked)
        })
        .inner
}

/// The colour of text on the dark bar at the top of a screen.
pub const LIGHT: Color32 = Color32::from_rgb(0xf8, 0xee, 0xd6);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buttons_that_do_not_fit_beside_the_title_go_on_in_further_rows() {
        let of = |widths: &[f32], title: f32| Rows::of(widths, title, 100.0, 5.0);
        assert_eq!(of(&[], 40.0), Rows { buttons: vec![0], title: 100.0 });
        assert_eq!(of(&[20.0, 20.0], 40.0), Rows { buttons: vec![2], title: 50.0 });
        assert_eq!(of(&[20.0, 20.0, 20.0], 40.0), Rows { buttons: vec![2, 1], title: 50.0 });
        assert_eq!(of(&[60.0, 40.0], 90.0), Rows { buttons: vec![0, 1, 1], title: 100.0 });
        assert_eq!(of(&[60.0, 35.0], 90.0), Rows { buttons: vec![0, 2], title: 100.0 });
        assert_eq!(of(&[300.0, 20.0], 400.0), Rows { buttons: vec![0, 1, 1], title: 100.0 });
    }
}
