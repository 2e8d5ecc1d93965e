//! Dialogs in which people enter what they rolled with their own dice.

use egui::{Button, Context, Key, RichText, ScrollArea, Ui, Vec2};
use rondel::{Luck, LuckRequest};
use rondel_painter::{theme, widgets};
use rondel_tables::DealQuestion;

use super::command::Command;
use super::context::AppContext;

/// What a person answers when asked for the result of a random event.
#[derive(Clone, Copy, Debug)]
pub enum LuckAnswer {
    /// The result.
    Given(Luck),
    /// The remaining results are left to chance.
    Chance,
    /// The choice is not made, or the game does not begin.
    Cancel,
}

/// A random event as it is shown.
pub struct LuckQuestion<'a> {
    /// The event.
    pub request: &'a LuckRequest,
    /// What leads to the event: the choice of a player, or the deal.
    pub cause: String,
    /// Whether the choice can be taken back.
    pub can_cancel: bool,
}

/// Width of the dialog and size of a die, in points.
const WIDTH: f32 = 520.0;
const DIE: f32 = 52.0;

/// Asks for the result of a random event.
pub fn ask_ui(ctx: &Context, cx: &AppContext, question: &LuckQuestion<'_>) {
    let title = cx.words.word(match question.request {
        LuckRequest::Die(_) => "luck-die",
        LuckRequest::Card(_) => "luck-card",
        LuckRequest::Item(_) => "luck-item",
        LuckRequest::Number(_) => "luck-number",
    });
    let (answer, dismissed) = widgets::dialog_ui(ctx, "own luck", WIDTH, &title, |ui| {
        ui.label(RichText::new(&question.cause).color(theme::palette(ui.ctx()).faint));
        ui.add_space(8.0);
        let most = (ctx.content_rect().height() - 230.0).max(120.0);
        let given = ScrollArea::vertical().max_height(most).show(ui, |ui| options_ui(ui, question)).inner;
        ui.add_space(10.0);
        let left = ui.horizontal_wrapped(|ui| {
            let chance = ui.button(cx.words.word("luck-chance")).clicked().then_some(LuckAnswer::Chance);
            let cancel = question.can_cancel && ui.button(cx.words.word("cancel")).clicked();
            chance.or(cancel.then_some(LuckAnswer::Cancel))
        });
        given.map(LuckAnswer::Given).or(left.inner)
    });
    let cancelled = dismissed && question.can_cancel;
    if let Some(answer) = answer.or(cancelled.then_some(LuckAnswer::Cancel)) {
        cx.send(Command::AnswerLuck(answer));
    }
}

/// Asks for a result of a deal.
pub fn deal_ui(ctx: &Context, cx: &AppContext, question: &DealQuestion) {
    let cause = cx.words.with("luck-deal", "number", question.given() + 1);
    ask_ui(ctx, cx, &LuckQuestion { request: question.request(), cause, can_cancel: true });
}

/// Draws a button for each possible result. The number on a die can be typed too.
fn options_ui(ui: &mut Ui, question: &LuckQuestion<'_>) -> Option<Luck> {
    let mut chosen = None;
    let typed = typed_digit(ui);
    ui.horizontal_wrapped(|ui| {
        for option in question.request.options() {
            let number = match option {
                Luck::Card(card) => u32::from(card),
                Luck::Die(shown) => u32::from(shown),
                Luck::Item(item) | Luck::Number(item) => item + 1,
            };
            let name = number.to_string();
            let button = match option {
                Luck::Die(_) => Button::new(RichText::new(&name).font(theme::strong(22.0))).min_size(Vec2::splat(DIE)),
                _ => Button::new(&name),
            };
            let is_typed = matches!(option, Luck::Die(_)) && typed == Some(number);
            if ui.add(button).clicked() || is_typed {
                chosen = Some(option);
            }
        }
    });
    chosen
}

/// Returns the digit that has just been typed.
fn typed_digit(ui: &Ui) -> Option<u32> {
    const DIGITS: [Key; 9] =
        [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    if ui.ctx().text_edit_focused() {
        return None;
    }
    ui.input_mut(|input| {
        let place = DIGITS.iter().position(|key| input.consume_key(egui::Modifiers::NONE, *key))?;
        u32::try_from(place + 1).ok()
    })
}
