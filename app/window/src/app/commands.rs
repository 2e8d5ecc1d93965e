//! Executes the commands that screens send while they are drawn.

use egui::Context;
use rondel::journal::Header;
use rondel::{Plugin, StartError};
use rondel_tables::OwnDeal;

use super::{Overlay, Screen, Shell};
use crate::command::{Command, Departure};
use crate::context::AppContext;
use crate::dialogs::AskFile;
use crate::faults;
use crate::invited::Invited;
use crate::matrix::Matrix;
use crate::newgame::NewGame;
use crate::own_luck::LuckAnswer;
use crate::play::Play;
use crate::rules::Rules;
use crate::sharing::Share;

impl Shell {
    /// Executes all queued commands.
    pub(super) fn run_commands(&mut self, ctx: &Context) {
        while let Some(command) = self.cx.commands.take() {
            self.run(ctx, command);
        }
    }

    fn run(&mut self, ctx: &Context, command: Command) {
        match command {
            Command::Leave => self.leave(ctx),
            Command::Rematch => self.depart_once_saved(ctx, Departure::Rematch),
            Command::SaveAs(departure) => self.ask_where(AskFile::to_save, departure),
            Command::SaveCopy => self.ask_where(AskFile::to_give, None),
            Command::UseFile(path) => self.use_file(ctx, path),
            Command::Depart(departure) => {
                self.overlay = None;
                self.depart(ctx, departure);
            }
            Command::CloseDialog => self.close_dialog(),
            Command::Begin(header) => self.begin(*header),
            Command::Invite(invited) => self.invite(ctx, invited),
            Command::SitDown(table) => self.sit_down_at(table),
            Command::OpenAfterTrial(path) => {
                self.overlay = None;
                // The result of the trial is cached, so opening the game does not block.
                let opened = self.open(ctx, path);
                self.cx.notices.extend(opened.err());
            }
            Command::Practise(round) => self.practise_round(*round),
            Command::Make(making) => {
                self.overlay = None;
                // Replacing an export in progress cancels it.
                self.making = Some(*making);
            }
            Command::AskToResign => self.overlay = Some(Overlay::Resign),
            Command::Resign => self.resign(),
            Command::AnswerLuck(answer) => self.answer_luck(answer),
            Command::Share => self.overlay = Some(Overlay::Share(Share::default())),
            Command::ToggleAid => self.toggle_aid(),
            Command::PractiseMistakes => self.practise_mistakes(),
            Command::BeginLesson(plugin, name, step) => {
                if !self.holds(Departure::Home) {
                    self.teach(plugin, name, step);
                }
            }
            Command::OpenRules(plugin, rule) => self.rules = Some(Rules::open(plugin, &self.cx, rule)),
            Command::OpenSettings => self.overlay = Some(Overlay::Settings),
            Command::OpenKeys => self.overlay = Some(Overlay::Keys),
            Command::OpenMatrix => self.screen = Screen::Matrix(Box::new(Matrix::open(ctx, &self.cx))),
            Command::OpenLab => self.screen = Screen::Lab,
            Command::OpenLibrary => {
                self.overlay = None;
                self.origin.behind = None;
                self.enter_library(ctx);
            }
            Command::OpenPractice => self.open_practice(ctx),
            Command::OpenFile => self.overlay = Some(Overlay::File(AskFile::to_open(&self.cx), None)),
            Command::NewGame(plugin) => {
                let new = match self.drafts.remove(plugin.id) {
                    Some(mut draft) => {
                        draft.reopen(&self.cx);
                        draft
                    }
                    None => Box::new(NewGame::propose(&self.cx, plugin)),
                };
                self.overlay = Some(Overlay::New(new));
            }
            Command::OpenLessons(plugin) => self.overlay = Some(Overlay::Lessons(plugin)),
            Command::OpenGame(path) => self.open_chosen(ctx, path, false),
            Command::ReviewGame(path) => self.open_chosen(ctx, path, true),
            Command::PractiseGame(path) => self.practise_file(&path),
            #[cfg(feature = "net")]
            Command::JoinTable => self.overlay = Some(Overlay::Online(self.online.join(&self.cx))),
            Command::GoToTable(place) => self.go_to_table(ctx, &place),
            Command::ShowGame(table) => self.sit_down(Play::show(&self.cx, *table)),
        }
    }

    fn ask_where(&mut self, ask: fn(&AppContext, &str) -> AskFile, departure: Option<Departure>) {
        let Screen::Play(play) = &self.screen else { return };
        self.overlay = Some(Overlay::File(ask(&self.cx, play.game().id), departure));
    }

    fn resign(&mut self) {
        self.overlay = None;
        if let Screen::Play(play) = &mut self.screen {
            play.resign(&self.cx);
        }
    }

    fn close_dialog(&mut self) {
        match self.overlay.take() {
            Some(Overlay::New(new)) => {
                self.drafts.insert(new.plugin.id, new);
            }
            Some(Overlay::Online(_)) => self.close_online(),
            _ => {}
        }
    }

    fn begin(&mut self, header: Header) {
        let Some(Overlay::New(new)) = &mut self.overlay else { return };
        let plugin = new.plugin;
        if let Err(error) = self.deal(plugin, header)
            && let Some(Overlay::New(new)) = &mut self.overlay
        {
            new.refuse(faults::start_error(&error, &self.cx.words));
        }
    }

    /// Begins a game, after the results of its deal have been entered if people roll their own dice and draw their own
    /// cards.
    pub(super) fn deal(&mut self, plugin: &'static Plugin, header: Header) -> Result<(), StartError> {
        self.go_on_dealing(plugin, OwnDeal::of(header)?)
    }

    fn go_on_dealing(&mut self, plugin: &'static Plugin, deal: OwnDeal) -> Result<(), StartError> {
        match deal {
            OwnDeal::Asks(question) => {
                // The settings of the new game are kept in case the deal is cancelled.
                self.close_dialog();
                self.overlay = Some(Overlay::Deal(plugin, Box::new(question)));
            }
            OwnDeal::Complete(header) => {
                let play = Play::begin(&self.cx, plugin, header)?;
                self.sit_down(play);
            }
        }
        Ok(())
    }

    fn answer_luck(&mut self, answer: LuckAnswer) {
        if let Some(Overlay::Deal(plugin, question)) =
            self.overlay.take_if(|overlay| matches!(overlay, Overlay::Deal(..)))
        {
            let next = match answer {
                LuckAnswer::Given(luck) => question.give(luck),
                LuckAnswer::Chance => Ok(OwnDeal::Complete(question.leave_to_chance())),
                LuckAnswer::Cancel => return,
            };
            let begun = next.and_then(|deal| self.go_on_dealing(plugin, deal));
            if let Err(error) = begun {
                self.cx.notices.push(faults::start_error(&error, &self.cx.words));
            }
        } else if let Screen::Play(play) = &mut self.screen {
            play.answer_luck(answer, &self.cx);
        }
    }

    fn invite(&mut self, ctx: &Context, invited: Invited) {
        let Some(Overlay::New(new)) = &mut self.overlay else { return };
        if invited.phones {
            self.cx.settings.phones = true;
            self.cx.keep_settings();
        }
        match self.online.invite(ctx, &self.cx, new.plugin, invited) {
            Ok(table) => self.overlay = self.online.dialog(table, &self.cx).map(Overlay::Online),
            Err(why) => new.refuse(why),
        }
    }
}
