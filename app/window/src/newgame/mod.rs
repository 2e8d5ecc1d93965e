//! The new-game dialog: seats, options and seed.

mod banner;
mod occupant;
mod portrait;
mod programs;
mod seats;

use egui::{
    CollapsingHeader, Id, Key, Modifiers, Popup, Rect, Response, RichText, Sense, TextEdit, Ui, UiBuilder, vec2,
};
use rondel::bots::Level;
use rondel::journal::{Header, Player};
use rondel::{AnyGame, Bot, Plugin, Seats, Setup, Text};
use rondel_painter::{theme, widgets};
use rondel_presenter::opponents::offered;
use rondel_system::LastTable;

use self::banner::banner_ui;
use self::occupant::{Opponents, occupant_ui};
use self::programs::Programs;
use self::seats::{PHONE, PROGRAM, SeatRow, Who, all_elsewhere_ui};
use super::command::Command;
use super::content::{OwnContent, trial_ui};
use super::context::{AppContext, HAS_NETWORK};
use super::home::{COVER, facts};
use super::invited::Invited;
use super::options::{self, hint, section};

/// The settings of a new game while its dialog is open.
pub struct NewGame {
    /// The game to play.
    pub plugin: &'static Plugin,
    setup: Box<dyn Setup>,
    seats: Vec<SeatRow>,
    count: usize,
    /// Index of the seat whose player is being chosen.
    selected: usize,
    /// Whether the strength of the bot levels has been measured in this game.
    is_measured: bool,
    /// The player counts at which the bots have trained models for the default content but not for the chosen
    /// content.
    untrained: Vec<Seats>,
    /// The available bots.
    opponents: Vec<Bot>,
    /// Whether the coach is enabled.
    coach: bool,
    /// Whether remote spectators are allowed.
    watchers: bool,
    seed: String,
    /// The user's custom content files. The game cannot begin until they are valid.
    content: OwnContent,
    programs: Programs,
    fault: Option<String>,
    focus: Focus,
}

/// The state of the keyboard focus after the dialog opens.
#[derive(Clone, Copy, PartialEq)]
enum Focus {
    /// The control for the selected number of players, or else the first control, is to receive the focus. Contains
    /// the remaining number of attempts. Several attempts may be needed, because the click that opens the dialog
    /// may take the focus away again.
    Wanted(u8),
    /// This control was focused.
    Given(Id),
    /// The user has moved the focus.
    Moved,
}

const FIRST_CONTROL: Focus = Focus::Wanted(4);

/// The default opponent.
const OPPONENT: Bot = Bot::Level(Level::Journeyman);

/// Width of the dialog, in points.
const WIDTH: f32 = 1060.0;
/// Width of the seats and the options, in points.
const SEATS: f32 = 416.0;
/// Minimum width for two columns, in points. In a narrower dialog, the panel for choosing a player is below the
/// seats.
const WIDE: f32 = 700.0;

impl NewGame {
    /// Proposes the settings of the last game. By default, the user plays against bots.
    pub fn propose(cx: &AppContext, plugin: &'static Plugin) -> Self {
        let mut setup = (plugin.setup)();
        let last = cx.settings.tables.iter().find(|table| table.game == plugin.id);
        for (option, value) in last.iter().flat_map(|table| &table.options) {
            // Options and values that are no longer available are ignored.
            let _ = setup.choose(option, value);
        }
        let content = OwnContent::read(cx, plugin, setup.as_mut());
        let programs = Programs::read(cx);
        let (fewest, most) = plugin.players;
        let seats = (0..usize::from(most)).map(|index| {
            let sat = last.and_then(|table| table.players.get(index));
            let proposed = if index == 0 { Who::Person } else { Who::Bot(OPPONENT) };
            let who = match sat.map(Option::as_deref) {
                None => proposed,
                Some(None) => Who::Person,
                Some(Some(PHONE)) if HAS_NETWORK => Who::Phone,
                Some(Some(named)) => match named.strip_prefix(PROGRAM) {
                    Some(name) if programs.available().any(|program| program.name == name) => {
                        Who::Program(name.to_owned())
                    }
                    _ => named.parse().map_or(proposed, Who::Bot),
                },
            };
            let name = cx.settings.names.get(index).cloned().unwrap_or_default();
            SeatRow { name, who, seat_name: String::new(), icon: None }
        });
        let seats: Vec<SeatRow> = seats.collect();
        let usual = usize::from(fewest.max(most.min(2)));
        let count = last.map_or(usual, |table| table.players.len().clamp(fewest.into(), most.into()));
        let seed = cx.seed().to_string();
        let coach = cx.settings.coach;
        let (is_measured, watchers, fault, focus) = (false, false, None, FIRST_CONTROL);
        let opponents = offered(&Level::UNMEASURED);
        // The opponent is what the user most often wants to change.
        let selected = seats.iter().take(count).position(|place| place.who != Who::Person).unwrap_or(0);
        let mut new = Self {
            plugin,
            setup,
            seats,
            count,
            selected,
            is_measured,
            untrained: Vec::new(),
            opponents,
            coach,
            watchers,
            seed,
            content,
            programs,
            fault,
            focus,
        };
        new.open_setup(cx);
        new
    }

    /// Reopens the dialog with the values entered before it was closed.
    pub fn reopen(&mut self, cx: &AppContext) {
        self.focus = FIRST_CONTROL;
        self.fault = None;
        self.read_content(cx);
    }

    /// Opens the game with the chosen setup, to obtain the names of its seats and information about its bots.
    fn open_setup(&mut self, cx: &AppContext) {
        let catalog = cx.words.of(self.plugin.id);
        let Ok(opened) = self.setup.open() else { return };
        let skills = opened.skills();
        (self.is_measured, self.opponents) = (skills != Level::UNMEASURED, offered(&skills));
        let usual = (self.plugin.setup)().open();
        self.untrained = usual.map_or_else(|_| Vec::new(), |usual| missing_models(&usual, &opened));
        for (place, seat) in
            self.seats.iter_mut().zip(Seats::new(self.plugin.players.1).into_iter().flat_map(Seats::each))
        {
            place.seat_name = catalog.say(&opened.seat_name(seat));
            place.icon = opened.seat_icon(seat);
        }
    }

    /// Shows why the game cannot begin.
    pub fn refuse(&mut self, why: String) {
        self.fault = Some(why);
    }

    /// Draws the dialog.
    pub fn ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        // Enter starts the game if the user has not moved the focus.
        let focused = ui.ctx().memory(egui::Memory::focused);
        if let (Focus::Given(first), Some(focused)) = (self.focus, focused)
            && first != focused
        {
            self.focus = Focus::Moved;
        }
        let untouched = focused.is_none_or(|focused| self.focus == Focus::Given(focused));
        let enter = untouched
            && !Popup::is_any_open(ui.ctx())
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        self.content.advance(ui.ctx(), self.setup.as_ref(), &cx.words);
        let title = cx.words.of(self.plugin.id).word("title");
        let title = cx.words.with("new-title", "game", title);
        let dialog = widgets::hanging_dialog(ui.ctx(), "new game");
        let (cancelled, dismissed) = widgets::titled_ui(ui.ctx(), dialog, WIDTH, &title, |ui| {
            let fault = if self.fault.is_some() { 40.0 } else { 0.0 };
            let room = widgets::hanging_room(ui.ctx(), 116.0 + fault);
            egui::ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
                self.contents_ui(ui, cx);
            });
            if let Some(fault) = &self.fault {
                ui.colored_label(theme::palette(ui.ctx()).alarm, fault);
            }
            ui.add_space(10.0);
            let buttons = ui.horizontal(|ui| {
                let sound = self.content.is_sound();
                let begin =
                    ui.add_enabled_ui(sound, |ui| widgets::primary(ui, cx.words.word("new-begin")).clicked()).inner;
                if begin || (enter && sound) {
                    self.agree(cx);
                }
                let cancel = ui.button(cx.words.word("cancel"));
                cancel.on_hover_text(cx.words.word("new-cancel-hint")).clicked()
            });
            buttons.inner
        });
        cx.send_if((cancelled || dismissed).then_some(Command::CloseDialog));
    }

    /// Draws the contents of the dialog above its buttons, in two columns if there is room and in one otherwise.
    fn contents_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        self.head_ui(ui, cx);
        if ui.available_width() < WIDE {
            self.cards_ui(ui, cx);
            ui.add_space(6.0);
            self.occupant_ui(ui, cx);
            self.setup_ui(ui, cx);
            return;
        }
        let width = ui.available_width() - SEATS - 26.0;
        ui.horizontal_top(|ui| {
            let column = egui::Layout::top_down(egui::Align::Min);
            ui.allocate_ui_with_layout(vec2(SEATS, 0.0), column, |ui| {
                ui.set_width(SEATS);
                self.cards_ui(ui, cx);
                self.setup_ui(ui, cx);
            });
            ui.add_space(8.0);
            ui.allocate_ui_with_layout(vec2(width, 0.0), column, |ui| {
                ui.set_width(width);
                self.occupant_ui(ui, cx);
            });
        });
    }

    /// Draws the description of the game and the possible numbers of players over the left part of its cover. The
    /// height does not depend on the image, so that the controls do not move while it is being rendered.
    fn head_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        /// Minimum height of the banner, height of the numbers of players, and the fraction of the banner's width that
        /// the text may take up.
        const HEIGHT: f32 = 112.0;
        const COUNT: f32 = 78.0;
        const TEXT: f32 = 0.46;
        if self.plugin.icon(COVER).is_none() || ui.available_width() < WIDE {
            return self.count_ui(ui, cx);
        }
        let tagline = cx.words.of(self.plugin.id).word("tagline");
        let palette = theme::palette(ui.ctx());
        let width = ui.available_width() * TEXT;
        let rows = ui.painter().layout(tagline.clone(), theme::text(14.5), palette.faint, width).size().y;
        let height = HEIGHT.max(rows + COUNT);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        banner_ui(ui, rect, self.plugin, cx);
        let text = Rect::from_min_size(rect.min, vec2(width, height));
        // The text does not move what follows, even if it is shorter than the banner.
        let mut ui = ui.new_child(UiBuilder::new().max_rect(text));
        ui.add(egui::Label::new(RichText::new(tagline).size(14.5).color(palette.faint)).wrap());
        if self.plugin.players.0 == self.plugin.players.1 {
            ui.label(RichText::new(facts(self.plugin, cx)).font(theme::strong(13.5)));
        }
        self.count_ui(&mut ui, cx);
    }

    /// Focuses a control after the dialog has opened.
    fn take_focus(&mut self, control: &Response) {
        let Focus::Wanted(frames) = self.focus else { return };
        if control.has_focus() || frames == 0 {
            self.focus = Focus::Given(control.id);
        } else {
            control.request_focus();
            control.ctx.request_repaint();
            self.focus = Focus::Wanted(frames - 1);
        }
    }

    /// Draws the options of the game and the other settings.
    fn setup_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        if let Some(answer) = options::options_ui(ui, cx, self.plugin, self.setup.as_mut(), self.count as u8) {
            self.fault = answer.err();
            self.content.options_changed();
        }
        let has_guests = self.seats.iter().take(self.count).any(SeatRow::is_guest);
        if has_guests {
            ui.checkbox(&mut self.watchers, cx.words.word("new-watchers"))
                .on_hover_text(cx.words.word("new-watchers-hint"));
        }
        // The coach requires a local human player, and is not allowed in games with remote players.
        if !has_guests && self.seats.iter().take(self.count).any(|place| place.who == Who::Person) {
            ui.checkbox(&mut self.coach, cx.words.word("new-coach")).on_hover_text(cx.words.word("new-coach-hint"));
        }
        // In a game with remote players, the seed cannot be chosen.
        if !has_guests {
            self.seed_ui(ui, cx);
        }
        self.content_ui(ui, cx);
    }

    /// Draws the possible numbers of players.
    fn count_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        let (fewest, most) = self.plugin.players;
        if fewest < most {
            section(ui, cx.words.word("new-seats"));
            ui.horizontal_wrapped(|ui| {
                for count in fewest..=most {
                    let words = cx.words.with("players-count", "count", count);
                    let choice = widgets::option_value(ui, &mut self.count, usize::from(count), words);
                    if usize::from(count) == self.count {
                        self.take_focus(&choice);
                    }
                }
            });
            ui.add_space(4.0);
        }
        self.selected = self.selected.min(self.count - 1);
    }

    /// Draws the seats' cards.
    fn cards_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        ui.set_width(ui.available_width());
        let mut first = None;
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            for (index, place) in self.seats.iter().take(self.count).enumerate() {
                let card = place.card_ui(ui, (index, self.selected == index), self.plugin, cx);
                if card.clicked() {
                    self.selected = index;
                }
                first.get_or_insert(card);
            }
        });
        if let Some(first) = first.filter(|_| self.plugin.players.0 == self.plugin.players.1) {
            self.take_focus(&first);
        }
        let seats = &mut self.seats[..self.count];
        if seats.len() > 1 && HAS_NETWORK {
            ui.add_space(2.0);
            ui.horizontal_wrapped(|ui| all_elsewhere_ui(ui, seats, cx));
        }
    }

    /// Draws the panel for choosing the player at the selected seat.
    fn occupant_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        let opponents = Opponents {
            bots: &self.opponents,
            are_measured: self.is_measured,
            are_untrained: self.untrained.iter().any(|seats| seats.count() == self.count),
            are_several: self.seats.iter().take(self.count).filter(|place| place.bot().is_some()).count() > 1,
        };
        let place = (self.selected, &mut self.seats[self.selected]);
        let changed = occupant_ui(ui, cx, place, &opponents, &mut self.programs);
        if changed.who {
            self.fault = None;
        }
        if let Some(bot) = changed.all {
            self.seats.iter_mut().filter(|place| place.bot().is_some()).for_each(|place| place.who = Who::Bot(bot));
        }
        // The default opponent takes over the seats of a removed program.
        for place in &mut self.seats {
            let is_gone = |name: &String| !self.programs.available().any(|program| program.name == *name);
            if matches!(&place.who, Who::Program(name) if is_gone(name)) {
                place.who = Who::Bot(OPPONENT);
            }
        }
    }

    fn seed_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        ui.add_space(10.0);
        let title = RichText::new(cx.words.word("new-seed")).font(theme::strong(14.0));
        // The seed is rarely needed, so its section is collapsed unless the seed is invalid.
        let wrong = self.seed.trim().parse::<u64>().is_err().then_some(true);
        CollapsingHeader::new(title).id_salt("seed").open(wrong).show(ui, |ui| {
            ui.horizontal(|ui| {
                let edit = TextEdit::singleline(&mut self.seed).char_limit(20).desired_width(150.0);
                ui.add(edit).accessible_name(cx.words.word("new-seed"));
                if widgets::icon_button(ui, &mut cx.icons, "dice", cx.words.word("new-reroll"), false).clicked() {
                    self.seed = cx.seed().to_string();
                }
            });
            hint(ui, cx.words.word("new-seed-hint"));
        });
    }

    /// Draws the list of custom content files in use, and the errors to fix.
    fn content_ui(&mut self, ui: &mut Ui, cx: &AppContext) {
        if !self.content.good.is_empty() {
            let files = Text::List(self.content.good.iter().map(Text::verbatim).collect());
            ui.add_space(10.0);
            ui.label(cx.words.with("new-content", "files", files));
        }
        if self.content.is_on_trial() {
            trial_ui(ui, &cx.words);
        }
        if self.content.faults().next().is_none() {
            return;
        }
        let alarm = theme::palette(ui.ctx()).alarm;
        ui.add_space(10.0);
        for fault in self.content.faults() {
            ui.colored_label(alarm, fault);
        }
        ui.label(cx.words.word("new-content-wrong"));
        if ui.button(cx.words.word("new-content-again")).clicked() {
            self.read_content(cx);
        }
    }

    /// Reads the custom content files again, and keeps the chosen options.
    fn read_content(&mut self, cx: &AppContext) {
        self.content = OwnContent::read_anew(cx, self.plugin, &mut self.setup);
        self.open_setup(cx);
    }

    fn agree(&mut self, cx: &mut AppContext) {
        let Ok(seed) = self.seed.trim().parse::<u64>() else {
            self.fault = Some(cx.words.word("new-seed-bad"));
            return;
        };
        let places = &self.seats[..self.count];
        if places.iter().any(SeatRow::is_guest) && places.iter().any(|place| matches!(place.who, Who::Program(_))) {
            self.fault = Some(cx.words.word("programs-no-guests"));
            return;
        }
        let players: Vec<Player> = places.iter().map(SeatRow::player).collect();
        let options = self.setup.options().into_iter().map(|option| (option.id.to_owned(), option.chosen.to_owned()));
        let bots = places.iter().map(|place| match &place.who {
            Who::Bot(bot) => Some(bot.to_string()),
            Who::Program(name) => Some(format!("{PROGRAM}{name}")),
            Who::Phone => Some(PHONE.to_owned()),
            Who::Person | Who::Guest => None,
        });
        let last = LastTable { game: self.plugin.id.to_owned(), players: bots.collect(), options: options.collect() };
        last.remember(&mut cx.settings.tables);
        cx.settings.coach = self.coach;
        cx.settings.names = self.seats.iter().map(|place| place.name.trim().to_owned()).collect();
        cx.keep_settings();
        let setup = rondel::setup::clone_setup(self.setup.as_ref());
        cx.send(if places.iter().any(SeatRow::is_guest) {
            let seats =
                places.iter().zip(players).map(|(place, player)| (!place.is_guest()).then_some(player)).collect();
            let phones = places.iter().any(|place| place.who == Who::Phone);
            Command::Invite(Invited { setup, seats, watchers: self.watchers, phones })
        } else {
            Command::Begin(Box::new(Header::of(self.plugin, setup, players, seed)))
        });
    }
}

/// Returns the player counts for which `usual` has a trained model but `opened` has none.
fn missing_models(usual: &AnyGame, opened: &AnyGame) -> Vec<Seats> {
    let has = |game: &AnyGame, seats| game.training().is_some_and(|training| training.model(seats).is_some());
    let models = usual.training().map_or(&[][..], |training| &training.models);
    models.iter().map(|model| model.seats()).filter(|seats| !has(opened, *seats)).collect()
}
