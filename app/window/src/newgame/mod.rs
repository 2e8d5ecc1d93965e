//! The new-game dialog: seats, options and seed.

mod cards;
mod extras;
mod foot;
mod head;
mod levels;
mod occupant;
mod programs;
mod seats;

use egui::{Align, Id, Key, Layout, Modifiers, Popup, Response, RichText, ScrollArea, Ui, vec2};
use rondel::bots::Level;
use rondel::clock::TimeControl;
use rondel::journal::{Header, Player};
use rondel::{AnyGame, Bot, Plugin, Seats, Setup};
use rondel_painter::{theme, widgets};
use rondel_presenter::opponents::offered;
use rondel_system::LastTable;

use self::head::head_ui;
use self::occupant::{Opponents, occupant_ui};
use self::programs::Programs;
use self::seats::{PHONE, PROGRAM, SeatRow, Who, note_partners};
use super::command::Command;
use super::content::OwnContent;
use super::context::{AppContext, HAS_NETWORK};
use super::invited::Invited;

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
    extras: Extras,
    /// The user's custom content files. The game cannot begin until they are valid.
    content: OwnContent,
    programs: Programs,
    fault: Option<String>,
    focus: Focus,
}

/// The settings that are less often changed.
struct Extras {
    /// Whether the coach is enabled.
    coach: bool,
    /// Whether remote spectators are allowed.
    watchers: bool,
    seed: String,
    /// The time that each player has, if it is limited.
    clock: Option<TimeControl>,
    /// Whether two players play against each other, so that one of them can lose by running out of time.
    is_duel: bool,
    /// Whether people roll their own dice, and whether that is offered for this game.
    own_luck: bool,
    offers_luck: bool,
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

/// Width of the dialog in points, and of that of a game for few players without options.
const WIDTH: f32 = 1180.0;
const COMPACT: f32 = 780.0;
/// Width of the options, their distance from the panel for choosing a player, and the height of both, in points.
const OPTIONS: f32 = 404.0;
const APART: f32 = 32.0;
const HEIGHT: f32 = 312.0;
/// Minimum width for two columns, in points. In a narrower dialog, the options are below the panel for choosing a
/// player.
const WIDE: f32 = 1000.0;
/// Minimum width of the dialog and height of the window for showing the cover, in points.
const COVERED: (f32, f32) = (700.0, 740.0);

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
            SeatRow { name, who, seat_name: String::new(), partners: Vec::new(), icon: None }
        });
        let seats: Vec<SeatRow> = seats.collect();
        let usual = usize::from(fewest.max(most.min(2)));
        let count = last.map_or(usual, |table| table.players.len().clamp(fewest.into(), most.into()));
        let clock = last.and_then(|table| table.clock.as_ref()?.parse().ok());
        let extras = Extras {
            coach: cx.settings.coach,
            watchers: false,
            seed: cx.seed().to_string(),
            clock,
            is_duel: false,
            own_luck: false,
            offers_luck: false,
        };
        let (is_measured, fault, focus) = (false, None, FIRST_CONTROL);
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
            extras,
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
    pub(super) fn open_setup(&mut self, cx: &AppContext) {
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
        self.extras.offers_luck = self.begins_with_open_dice();
        if let Some(seats) = u8::try_from(self.count).ok().and_then(Seats::new) {
            note_partners(&mut self.seats, opened.teams(seats), seats);
            self.extras.is_duel = opened.is_duel(seats);
        }
    }

    /// Shows why the game cannot begin.
    pub fn refuse(&mut self, why: String) {
        self.fault = Some(why);
    }

    /// Draws the dialog.
    pub fn ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        let enter = self.takes_enter(ui);
        self.content.advance(ui.ctx(), self.setup.as_ref(), &cx.words);
        let room = ui.ctx().content_rect().size();
        let width = self.width().min(room.x - 60.0);
        let shown = widgets::hanging_dialog(ui.ctx(), "new game").show(ui.ctx(), |ui| {
            ui.set_width(width);
            let top = ui.cursor().top();
            head_ui(ui, self.plugin, cx, width >= COVERED.0 && room.y >= COVERED.1);
            let head = ui.cursor().top() - top;
            let foot = if self.fault.is_some() { 92.0 } else { 64.0 };
            let room = widgets::hanging_room(ui.ctx(), head + foot);
            // The height depends only on the contents, not on that of the previous frame.
            let scroll = ScrollArea::vertical().max_height(room).min_scrolled_height(room);
            scroll.auto_shrink([false, true]).show(ui, |ui| self.contents_ui(ui, cx));
            self.foot_ui(ui, cx)
        });
        let dismissed = shown.should_close();
        if (shown.inner.begin || enter) && self.content.is_sound() {
            self.agree(cx);
        }
        cx.send_if((shown.inner.cancel || dismissed).then_some(Command::CloseDialog));
    }

    /// Returns whether Enter was pressed to start the game, which it does if the user has not moved the focus.
    fn takes_enter(&mut self, ui: &mut Ui) -> bool {
        let focused = ui.ctx().memory(egui::Memory::focused);
        if let (Focus::Given(first), Some(focused)) = (self.focus, focused)
            && first != focused
        {
            self.focus = Focus::Moved;
        }
        let untouched = focused.is_none_or(|focused| self.focus == Focus::Given(focused));
        untouched
            && !Popup::is_any_open(ui.ctx())
            && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
    }

    /// Returns the width of the dialog. It does not depend on what the user chooses.
    fn width(&self) -> f32 {
        let is_small = self.plugin.players.1 <= 3 && self.setup.options().iter().all(|option| option.rare);
        if is_small { COMPACT } else { WIDTH }
    }

    /// Draws the contents of the dialog between its head and its foot: the players, and below them two columns if there
    /// is room and one otherwise.
    fn contents_ui(&mut self, ui: &mut Ui, cx: &mut AppContext) {
        self.count_ui(ui, cx);
        self.cards_ui(ui, cx);
        ui.add_space(8.0);
        let has_options = self.setup.options().iter().any(|option| !option.rare);
        if ui.available_width() < WIDE || !has_options {
            ui.scope(|ui| {
                ui.set_min_height(HEIGHT);
                self.occupant_ui(ui, cx);
            });
            self.options_ui(ui, cx);
        } else {
            let width = ui.available_width() - OPTIONS - APART;
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = APART;
                let column = Layout::top_down(Align::Min);
                ui.allocate_ui_with_layout(vec2(width, HEIGHT), column, |ui| {
                    ui.set_width(width);
                    ui.set_min_height(HEIGHT);
                    ui.spacing_mut().item_spacing.x = 8.0;
                    self.occupant_ui(ui, cx);
                });
                ui.allocate_ui_with_layout(vec2(OPTIONS, HEIGHT), column, |ui| {
                    ui.set_width(OPTIONS);
                    ui.spacing_mut().item_spacing.x = 8.0;
                    self.options_ui(ui, cx);
                });
            });
        }
        self.extras_ui(ui, cx);
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
        // The default opponent takes over the seats of a removed program, which can still be restored.
        for place in &mut self.seats {
            let is_gone = |name: &String| !self.programs.available().any(|program| program.name == *name);
            if matches!(&place.who, Who::Program(name) if is_gone(name)) {
                place.who = Who::Bot(OPPONENT);
                self.programs.shown = true;
            }
        }
    }

    /// Reads the custom content files again, and keeps the chosen options.
    fn read_content(&mut self, cx: &AppContext) {
        self.content = OwnContent::read_anew(cx, self.plugin, &mut self.setup);
        self.open_setup(cx);
    }

    fn agree(&mut self, cx: &mut AppContext) {
        let Ok(seed) = self.extras.seed.trim().parse::<u64>() else {
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
        let clock = self.clock();
        let last = LastTable {
            game: self.plugin.id.to_owned(),
            players: bots.collect(),
            options: options.collect(),
            clock: self.extras.clock.map(|clock| clock.to_string()),
        };
        last.remember(&mut cx.settings.tables);
        cx.settings.coach = self.extras.coach;
        cx.settings.names = self.seats.iter().map(|place| place.name.trim().to_owned()).collect();
        cx.keep_settings();
        let setup = rondel::setup::clone_setup(self.setup.as_ref());
        cx.send(if places.iter().any(SeatRow::is_guest) {
            let seats =
                places.iter().zip(players).map(|(place, player)| (!place.is_guest()).then_some(player)).collect();
            let phones = places.iter().any(|place| place.who == Who::Phone);
            Command::Invite(Invited { setup, seats, watchers: self.extras.watchers, clock, phones })
        } else {
            let own_luck = self.extras.own_luck && self.extras.offers_luck;
            Command::Begin(Box::new(Header { clock, own_luck, ..Header::of(self.plugin, setup, players, seed) }))
        });
    }
}

/// Draws the heading of a part of the dialog.
fn heading_ui(ui: &mut Ui, words: String) {
    ui.label(RichText::new(words).font(theme::strong(14.0)).color(theme::palette(ui.ctx()).faint));
}

/// Returns the player counts for which `usual` has a trained model but `opened` has none.
fn missing_models(usual: &AnyGame, opened: &AnyGame) -> Vec<Seats> {
    let has = |game: &AnyGame, seats| game.training().is_some_and(|training| training.model(seats).is_some());
    let models = usual.training().map_or(&[][..], |training| &training.models);
    models.iter().map(|model| model.seats()).filter(|seats| !has(opened, *seats)).collect()
}
