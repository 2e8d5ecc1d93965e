//! Turns rule numbers in running text into links: hovering over a link shows the rule, and clicking it opens the
//! rulebook at that rule.

use std::ops::Range;

use egui::text::{CCursor, LayoutJob, TextFormat};
use egui::text_selection::LabelSelectionState;
use egui::{
    Color32, Context, CursorIcon, FontId, Galley, Id, Label, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo,
};
use rondel::{Plugin, rulebook};
use rondel_presenter::words::Words;

use super::theme;

/// A reference to a rule within text: its byte range and the number of the rule.
pub type Link = (Range<usize>, &'static str);

/// The result of drawing text with links.
pub struct Linked {
    /// The response of the text.
    pub response: Response,
    /// The number of the rule whose link was clicked, if any.
    pub asked: Option<&'static str>,
}

/// Finds the rule numbers in `text` that refer to rules of `plugin` in the language of `words`.
pub fn links(text: &str, plugin: &Plugin, words: &Words) -> Vec<Link> {
    let named = rulebook::named(text, |_| true).into_iter();
    named.filter_map(|range| words.rule(plugin.id, &text[range.clone()]).map(|number| (range, number))).collect()
}

/// Lays out text with its links highlighted. The first `begun` bytes, which have no links, have the first format.
fn job((text, begun): (&str, usize), [first, plain]: [&TextFormat; 2], links: &[Link], ui: &Ui) -> LayoutJob {
    let mut job = LayoutJob::default();
    let linked = as_link(plain, ui);
    job.append(&text[..begun], 0.0, first.clone());
    let mut rest = begun;
    for (range, _) in links {
        job.append(&text[rest..range.start], 0.0, plain.clone());
        job.append(&text[range.clone()], 0.0, linked.clone());
        rest = range.end;
    }
    job.append(&text[rest..], 0.0, plain.clone());
    job
}

/// Returns the format of a link within text of the format `plain`.
pub fn as_link(plain: &TextFormat, ui: &Ui) -> TextFormat {
    let colour = theme::palette(ui.ctx()).brand;
    TextFormat { color: colour, underline: Stroke::new(1.0, theme::faded(colour, 0.55)), ..plain.clone() }
}

/// Draws text that may contain rule numbers. Clicking a number opens the rulebook at that rule.
///
/// The text can be selected and copied unless `sense` is given.
pub fn words_ui(
    ui: &mut Ui,
    words: &str,
    font: FontId,
    colour: Color32,
    plugin: &'static Plugin,
    house: &Words,
    sense: Option<Sense>,
) -> Response {
    begun_ui(ui, (words, 0), [font.clone(), font], colour, plugin, house, sense)
}

/// Draws text like [`words_ui`]. The font of its first `begun` bytes, which have no links, is `fonts[0]`, and that of the
/// rest is `fonts[1]`.
pub fn begun_ui(
    ui: &mut Ui,
    (words, begun): (&str, usize),
    fonts: [FontId; 2],
    colour: Color32,
    plugin: &'static Plugin,
    house: &Words,
    sense: Option<Sense>,
) -> Response {
    let mut links = links(words, plugin, house);
    links.retain(|(range, _)| range.start >= begun);
    let formats = fonts.map(|font_id| TextFormat { font_id, color: colour, ..TextFormat::default() });
    let job = job((words, begun), [&formats[0], &formats[1]], &links, ui);
    let Linked { response, asked } = show(ui, job, &links, plugin, house.language(), sense);
    if let Some(rule) = asked {
        ask(ui.ctx(), plugin, rule);
    }
    response
}

/// Draws text that has already been laid out, with its links. The text can be selected and copied unless `sense` is
/// given.
pub fn show(
    ui: &mut Ui,
    job: LayoutJob,
    links: &[Link],
    plugin: &'static Plugin,
    language: &str,
    sense: Option<Sense>,
) -> Linked {
    let label = Label::new(job).wrap();
    let label = if let Some(sense) = sense { label.selectable(false).sense(sense) } else { label.selectable(true) };
    let (place, galley, response) = label.layout_in_ui(ui);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, galley.text()));
    let mut asked = None;
    if ui.is_rect_visible(response.rect) {
        for (count, (range, number)) in links.iter().enumerate() {
            for (row, rect) in rows(&galley, range).into_iter().enumerate() {
                let id = response.id.with(("link", count, row));
                let link = ui.interact(rect.translate(place.to_vec2()), id, Sense::click());
                if link_ui(link, number, plugin, language) {
                    asked = Some(*number);
                }
            }
        }
        let ink = ui.visuals().text_color();
        if sense.is_none() {
            LabelSelectionState::label_text_selection(ui, &response, place, galley, ink, Stroke::NONE);
        } else {
            ui.painter().galley(place, galley, ink);
        }
    }
    Linked { response, asked }
}

/// Draws a small rule number that opens the rule when clicked.
pub fn number_ui(ui: &mut Ui, number: &'static str, plugin: &'static Plugin, language: &str) {
    let words = egui::RichText::new(number).size(11.0).color(theme::palette(ui.ctx()).faint);
    let response = ui.add(Label::new(words).selectable(false).sense(Sense::click()));
    if link_ui(response, number, plugin, language) {
        ask(ui.ctx(), plugin, number);
    }
}

/// Gives a link a tooltip that shows the rule. Returns whether the link was clicked.
fn link_ui(link: Response, number: &str, plugin: &Plugin, language: &str) -> bool {
    link.widget_info(|| WidgetInfo::labeled(Role::Link, true, number));
    let link = link.on_hover_cursor(CursorIcon::PointingHand).on_hover_ui(|ui| {
        ui.set_max_width(380.0);
        if let Some(sentence) = plugin.rule(language, number) {
            ui.label(sentence.replace("**", "").replace('\n', " "));
        }
    });
    link.clicked()
}

/// Returns the rectangles that a range of the text covers, one per row.
fn rows(galley: &Galley, range: &Range<usize>) -> Vec<Rect> {
    let letters = |end: usize| galley.text()[..end].chars().count();
    let mut rows: Vec<Rect> = Vec::new();
    for letter in letters(range.start)..letters(range.end) {
        let begin = galley.pos_from_cursor(CCursor { index: letter.into(), prefer_next_row: true });
        let end = galley.pos_from_cursor(CCursor { index: (letter + 1).into(), prefer_next_row: false });
        let whole = begin.union(end);
        match rows.last_mut().filter(|row| (row.center().y - begin.center().y).abs() < 1.0) {
            Some(row) => *row = row.union(whole),
            None => rows.push(whole),
        }
    }
    rows
}

fn mailbox() -> Id {
    Id::unique("a rule that was asked for")
}

/// Asks the shell to open a game's rulebook at a rule, for code that cannot open the rulebook itself.
pub fn ask(ctx: &Context, plugin: &'static Plugin, rule: &'static str) {
    ctx.data_mut(|data| data.insert_temp(mailbox(), Some((plugin, rule))));
    ctx.request_repaint();
}

/// Returns the rule requested in this frame, if any, and clears the request.
pub fn asked(ctx: &Context) -> Option<(&'static Plugin, &'static str)> {
    ctx.data_mut(|data| data.remove_temp(mailbox())).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_rules_that_are_told_are_links() {
        let plugin = Plugin {
            rules: &[("en", "**CV-1.1** Rest.\n**CV-1.2** Drink."), ("de", "**CV-1.1** Raste.")],
            ..rondel_testing::stuck::PLUGIN
        };
        let plugin: &'static Plugin = Box::leak(Box::new(plugin));
        let text = "By CV-1.2, CV-1.1 and CV-9.9.";
        let numbers = |language: &str| {
            let links = links(text, plugin, &Words::new(language, [plugin]));
            links.into_iter().map(|(_, number)| number).collect::<Vec<_>>()
        };
        assert_eq!(numbers("en"), ["CV-1.2", "CV-1.1"]);
        assert_eq!(numbers("de"), ["CV-1.1"]);
    }
}
