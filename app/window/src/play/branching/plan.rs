//! The plan for a branch: who plays, and how the branch differs from the original game.

use egui::{Grid, RichText, Ui};
use rondel::bots::Level;
use rondel::journal::Player;
use rondel::review::Verdict;
use rondel::{Bot, Seat};
use rondel_painter::dropdown::Dropdown;
use rondel_painter::{theme, widgets};
use rondel_presenter::opponents::{bot_name, offered};
use rondel_tables::{Branching, LocalTable};

use super::super::view::GameView;
use crate::context::AppContext;

/// A branch being set up.
pub(super) struct BranchPlan {
    /// Number of decisions before the branch.
    pub(super) ply: usize,
    decider: Seat,
    players: Vec<Player>,
    /// The bots that can be selected.
    opponents: Vec<Bot>,
    /// Whether any information is hidden from any seat at the start of the branch.
    hides: bool,
    /// Whether the branch may use the game's actual hidden information and random draws.
    open: bool,
    /// Whether any decision in the game so far involved a random draw.
    draws: bool,
    /// The choice that the review recommends at the start of the branch, as an index from 0 and as text.
    better: Option<(usize, String)>,
    /// Whether the branch starts with the recommended choice.
    begins_better: bool,
    supposes: bool,
    other_luck: bool,
    fault: Option<String>,
}

/// The result of the dialog.
pub(super) enum Agreed {
    /// The branch was cancelled.
    Never,
    /// The branch begins.
    Begin(Branching),
}

/// Bot that takes over from a person who does not take part in the branch.
const OPPONENT: Bot = Bot::Level(Level::Journeyman);

impl BranchPlan {
    /// Creates the default plan. If exactly one seat is played by a person, the user plays that seat; otherwise, the
    /// user plays the seat to move. Bots play all other seats.
    pub(super) fn new(game: &GameView, ply: usize, decider: Seat, cx: &AppContext) -> Self {
        let held = game.held.here();
        let person = |seat: Seat| match game.persons().as_slice() {
            [only] => seat == *only,
            _ => seat == decider,
        };
        let player = |seat: Seat| {
            let before = game.held.player(seat).unwrap_or_else(|| Player::human(""));
            match before.bot {
                _ if person(seat) => Player::human(before.name),
                Some(bot) => Player::bot(bot),
                None => Player::bot(OPPONENT),
            }
        };
        Self {
            ply,
            decider,
            players: game.held.seats().each().map(player).collect(),
            hides: held.is_some_and(|held| held.hides_at(ply)),
            open: held.is_some_and(LocalTable::is_settled),
            draws: held.is_some_and(LocalTable::draws_luck),
            opponents: offered(&held.map_or(Level::UNMEASURED, LocalTable::skills)),
            better: game.better_at(ply, cx),
            begins_better: true,
            supposes: false,
            other_luck: false,
            fault: None,
        }
    }

    /// Shows why the branch cannot be created.
    pub(super) fn refuse(&mut self, why: String) {
        self.fault = Some(why);
    }

    /// Draws the plan. Returns `None` until the user confirms or cancels.
    pub(super) fn ui(&mut self, ui: &mut Ui, game: &GameView, cx: &AppContext) -> Option<Agreed> {
        let words = &cx.words;
        Grid::new("branch players").num_columns(2).spacing([8.0, 4.0]).show(ui, |ui| {
            for seat in game.held.seats().each() {
                let name = game.seat_name(seat, cx);
                ui.label(RichText::new(&name).size(14.0));
                self.who_ui(ui, seat, &name, cx);
                ui.end_row();
            }
        });
        if let Some((_, better)) = &self.better {
            let words = words.with("branch-better", "choice", better.as_str());
            ui.checkbox(&mut self.begins_better, words);
        }
        if self.hides && self.open {
            ui.checkbox(&mut self.supposes, words.with("branch-supposed", "seat", game.seat_name(self.decider, cx)))
                .on_hover_text(words.word("branch-supposed-hint"));
        }
        if self.open && self.draws {
            ui.checkbox(&mut self.other_luck, words.word("branch-luck")).on_hover_text(words.word("branch-luck-hint"));
        } else if !self.open {
            let note = RichText::new(words.word("branch-while-it-lasts")).size(13.0);
            ui.label(note.color(theme::palette(ui.ctx()).faint));
        }
        if let Some(fault) = &self.fault {
            ui.label(RichText::new(fault).color(theme::palette(ui.ctx()).alarm));
        }
        let answer = widgets::answers_ui(ui, words.word("branch-go"), words.word("cancel"))?;
        Some(if answer { Agreed::Begin(self.branching(cx)) } else { Agreed::Never })
    }

    fn who_ui(&mut self, ui: &mut Ui, seat: Seat, name: &str, cx: &AppContext) {
        let words = &cx.words;
        let Some(player) = self.players.get_mut(seat.index()) else { return };
        let person = (None, words.word("branch-me"));
        let kinds: Vec<(Option<Bot>, String)> = std::iter::once(person)
            .chain(self.opponents.iter().map(|bot| (Some(*bot), bot_name(*bot, words))))
            .collect();
        let mut who = player.bot;
        let label = words.with("branch-who", "seat", name);
        Dropdown::new(&format!("branch {}", seat.index()), label).width(170.0).value(ui, &mut who, &kinds);
        if who != player.bot {
            *player = who.map_or_else(|| Player::human(""), Player::bot);
        }
    }

    /// Returns the branch of this plan that begins with the choice at this index.
    pub(super) fn with_first(&self, choice: usize, cx: &AppContext) -> Branching {
        Branching { first: Some(choice), ..self.branching(cx) }
    }

    fn branching(&self, cx: &AppContext) -> Branching {
        Branching {
            ply: self.ply,
            players: self.players.clone(),
            supposed_by: self.supposes.then_some(self.decider),
            luck: (self.other_luck || !self.open).then(|| cx.seed()),
            first: self.better.as_ref().filter(|_| self.begins_better).map(|(choice, _)| *choice),
        }
    }
}

impl GameView {
    /// Returns the choice that a saved review recommends at a ply, as an index from 0 and as text. Returns
    /// `None` if the actual choice was equally good.
    fn better_at(&self, ply: usize, cx: &AppContext) -> Option<(usize, String)> {
        let mut reviewed = self.held.here()?.kept_review().into_iter().map(|weighed| weighed.decision);
        let flaw = reviewed.find(|decision| decision.ply == ply && decision.verdict() > Verdict::Good)?;
        let (choices, _) = self.held.choices_at(ply).filter(|_| self.may_weigh(flaw.seat, ply))?;
        let label = &choices.get(flaw.best)?.label;
        Some((flaw.best, cx.words.of(self.plugin.id).say(label)))
    }
}
