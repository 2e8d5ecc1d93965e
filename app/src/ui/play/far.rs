//! People elsewhere: what they do reaches the table, who is there is told, and what only all together may do is asked.

use egui::{Button, ComboBox, Frame, Margin, Panel, RichText, TextEdit, Ui};
use rondel::hosting::{Heard, Presence, Said, Sitting, TakeBack, Wish, WishRefused, Words};
use rondel::{Bot, Seat, Table as _, Text, Turn};

use super::Play;
use super::clicking::Message;
use crate::local::{Away, Held, LocalTable};
use crate::sound::Sound;
use crate::ui::house::House;
use crate::ui::theme;

/// Who plays for somebody who is gone, until they are back.
const STAND_IN: Bot = Bot::Level(rondel::bots::Level::Journeyman);
/// So many phrases everybody reads in their own language.
const PHRASES: u8 = 8;
/// So long words stay over the table, in seconds.
const HEARD: f64 = 8.0;

/// What the screen knows of people elsewhere.
#[derive(Default)]
pub(super) struct Far {
    /// Whether the list of all is open.
    pub(super) open: bool,
    /// What is being written to the others.
    words: String,
    /// Whose words are not shown.
    muted: Vec<Seat>,
    /// How many words were heard.
    heard: u32,
    /// Whether the game was fair, in words, once that is known.
    verdict: Option<Result<String, String>>,
}

/// What somebody wants to do about the people elsewhere.
enum Deed {
    StandIn(Seat, Option<Bot>),
    Agree(Seat, bool),
    Say(Words),
}

impl Play {
    /// Whether somebody takes part from elsewhere: then nobody is helped by the engine before the end.
    pub(super) fn has_people_elsewhere(&self) -> bool {
        match &self.held {
            Held::Here(table) => table.is_hosted(),
            Held::Away(_) => true,
        }
    }

    /// Hears what was done elsewhere; called once for every frame.
    pub(super) fn attend(&mut self, house: &House, now: f64) {
        if !self.has_people_elsewhere() {
            return;
        }
        let plies = self.held.plies();
        let back = match &mut self.held {
            Held::Here(table) => {
                table.attend();
                table.take_back_to()
            }
            Held::Away(visit) => {
                let all = visit.attend();
                self.hear_all(all, house, now)
            }
        };
        if let Some(ply) = back {
            self.taken_back_to(ply.min(self.held.plies()), house, now);
        }
        if self.held.plies() != plies || back.is_some() {
            self.message = None;
            self.ending_open |= matches!(self.held.turn(), Turn::Over(_));
        }
        self.watching.hear(&self.held, self.observer());
        self.hear_words(house, now);
    }

    /// Takes note of what a host said; to the end of which ply the game went back, if it did.
    fn hear_all(&mut self, all: Vec<Heard>, house: &House, now: f64) -> Option<usize> {
        let mut back: Option<usize> = None;
        for heard in all {
            match heard {
                Heard::TakenBack(ply) => back = Some(back.map_or(ply, |before| before.min(ply))),
                Heard::Refused(refused) => {
                    self.message = Some(Message::lasting(house.words.word(refusal(refused))));
                    self.read(house, Some(now));
                }
                Heard::Opened => self.judge(house),
                Heard::Nothing | Heard::Welcomed | Heard::Standing | Heard::Played | Heard::Missed | Heard::Said => {}
            }
        }
        back
    }

    /// Replays what the host has opened, and keeps the game among one's own where all was fair.
    fn judge(&mut self, house: &House) {
        let Some(visit) = self.held.away_mut() else { return };
        let said = match visit.verdict() {
            Some(Ok(verdict)) => {
                let journal = verdict.journal.clone();
                let key = if verdict.shared { "far-fair" } else { "far-fair-since" };
                let folder = house.store.games();
                if let Ok(journal) = rondel::journal::Journal::read(journal)
                    && let Ok((mut kept, _)) = LocalTable::hold(folder, self.plugin, journal)
                {
                    kept.write_from_here();
                }
                Ok(house.words.word(key))
            }
            Some(Err(broken)) => Err(house.words.with("far-unfair", "reason", Text::verbatim(broken.to_string()))),
            None => return,
        };
        self.far.verdict = Some(said);
    }

    /// What was said lately, as a sentence over the table.
    fn hear_words(&mut self, house: &House, now: f64) {
        let Some(last) = self.said().last().cloned().filter(|last| last.number >= self.far.heard) else { return };
        self.far.heard = last.number + 1;
        if self.held.is_here(last.by) || self.far.muted.contains(&last.by) {
            return;
        }
        let words = self.spoken(&last, house);
        house.sound(Sound::Turn, 0.4);
        self.message = Some(Message { until: Some(now + HEARD), ..Message::lasting(words) });
    }

    fn said(&self) -> &[Said] {
        match &self.held {
            Held::Here(table) => table.host().said(),
            Held::Away(visit) => visit.guest().said(),
        }
    }

    /// Who says what.
    fn spoken(&self, said: &Said, house: &House) -> String {
        let words = match &said.words {
            Words::Phrase(number) => house.words.word(phrase(*number)),
            Words::Own(words) => words.clone(),
        };
        format!("{}: {words}", self.player_name(said.by, house))
    }

    fn asks(&self) -> Option<TakeBack> {
        match &self.held {
            Held::Here(table) => table.host().asks(),
            Held::Away(visit) => visit.guest().standing().and_then(|standing| standing.asks),
        }
    }

    /// The seat of the person at this screen.
    fn own_seat(&self) -> Option<Seat> {
        self.persons().first().copied()
    }

    /// Asks everybody whether a decision may be taken back, where others are elsewhere; whether that was the way to do it.
    pub(super) fn asks_back(&mut self, house: &House) -> bool {
        if !self.has_people_elsewhere() {
            return false;
        }
        let Some(own) = self.own_seat() else { return true };
        let asked = match &mut self.held {
            Held::Here(table) => table.with_host(|host| host.ask_back(own)),
            Held::Away(visit) => {
                visit.guest_mut().ask_back();
                Ok(())
            }
        };
        if let Err(refused) = asked {
            self.message = Some(Message::lasting(house.words.word(refusal(refused))));
        }
        true
    }

    fn act(&mut self, deed: Deed) {
        match (&mut self.held, deed) {
            (Held::Here(table), deed) => table.with_host(|host| {
                // What cannot be done any more has been overtaken by what is shown next.
                let _ = match deed {
                    Deed::StandIn(seat, bot) => host.stand_in(seat, bot),
                    Deed::Agree(seat, yes) => host.agree(seat, yes),
                    Deed::Say(words) => {
                        let own = host.sitting().iter().position(|sitting| sitting.presence == Presence::Here);
                        host.say_as(Seat::new(own.unwrap_or(0) as u8), &words);
                        Ok(())
                    }
                };
            }),
            (Held::Away(visit), Deed::Agree(_, yes)) => visit.guest_mut().agree(yes),
            (Held::Away(visit), Deed::Say(words)) => visit.guest_mut().wish(Wish::Say(words)),
            (Held::Away(_), Deed::StandIn(..)) => {}
        }
    }

    /// The strip below the header that says who is missing and what is asked; with the list of all where that is open.
    pub(super) fn people_ui(&mut self, ui: &mut Ui, house: &House) {
        if !self.has_people_elsewhere() {
            return;
        }
        let sitting = self.held.sitting();
        let missing: Vec<Seat> =
            seats(&sitting).filter(|(_, it)| is_missing(it.presence)).map(|(seat, _)| seat).collect();
        let stood_in: Vec<Seat> = self.stood_in();
        let asks = self.asks().filter(|_| self.own_seat().is_some());
        let lost = self.held.away().is_some_and(|visit| !visit.is_connected());
        let verdict = self.far.verdict.clone().filter(|_| matches!(self.held.turn(), Turn::Over(_)));
        if !self.far.open && !lost && missing.is_empty() && stood_in.is_empty() && asks.is_none() && verdict.is_none() {
            return;
        }
        let palette = theme::palette(ui.ctx());
        let strip = Frame::NONE.fill(palette.room).inner_margin(Margin::symmetric(14, 6));
        let mut deed = None;
        Panel::top("people").frame(strip).show(ui, |ui| {
            if lost {
                let fault = self.held.away().and_then(Away::fault);
                let words = match fault {
                    Some(why) => house.words.with("far-ended", "reason", Text::verbatim(why)),
                    None => house.words.word("far-lost-host"),
                };
                ui.label(RichText::new(words).strong());
            }
            if let Some(verdict) = verdict {
                match verdict {
                    Ok(words) => ui.label(RichText::new(words)),
                    Err(words) => ui.label(RichText::new(words).strong().color(palette.alarm)),
                };
            }
            if let Some(asks) = asks {
                ui.horizontal_wrapped(|ui| deed = self.asked_ui(ui, asks, house).or(deed.take()));
            }
            for seat in missing {
                ui.horizontal_wrapped(|ui| deed = self.missing_ui(ui, seat, &sitting, house).or(deed.take()));
            }
            for seat in stood_in {
                ui.horizontal_wrapped(|ui| deed = self.stood_in_ui(ui, seat, house).or(deed.take()));
            }
            if self.far.open {
                deed = self.everybody_ui(ui, &sitting, house).or(deed.take());
            }
        });
        if let Some(deed) = deed {
            self.act(deed);
        }
    }

    /// The seats of guests for whom a bot plays.
    fn stood_in(&self) -> Vec<Seat> {
        let Some(table) = self.held.here() else { return Vec::new() };
        let is_guest = |seat: &Seat| {
            let hosted = table.host().hosted();
            hosted
                .and_then(|hosted| hosted.agreement.chairs.get(seat.index()))
                .is_some_and(|chair| chair.key().is_some())
        };
        let over = matches!(self.held.turn(), Turn::Over(_));
        table.seats().each().filter(|seat| !over && table.bot(*seat).is_some() && is_guest(seat)).collect()
    }

    fn asked_ui(&self, ui: &mut Ui, asks: TakeBack, house: &House) -> Option<Deed> {
        let own = self.own_seat()?;
        let count = Text::new("far-asks")
            .with("count", asks.plies)
            .with("player", Text::verbatim(self.player_name(asks.by, house)));
        if asks.by == own {
            ui.label(house.words.word("far-asked"));
            return ui.button(house.words.word("cancel")).clicked().then_some(Deed::Agree(own, false));
        }
        ui.label(RichText::new(house.words.say(&count)).strong());
        if asks.agreed.has(own) {
            return None;
        }
        let yes = ui.button(house.words.word("far-agree")).clicked().then_some(Deed::Agree(own, true));
        ui.button(house.words.word("far-decline")).clicked().then_some(Deed::Agree(own, false)).or(yes)
    }

    fn missing_ui(&self, ui: &mut Ui, seat: Seat, sitting: &[Sitting], house: &House) -> Option<Deed> {
        let key = if sitting[seat.index()].presence == Presence::Left { "far-left" } else { "far-missing" };
        let name = Text::verbatim(self.player_name(seat, house));
        ui.label(RichText::new(house.words.with(key, "player", name)).strong());
        let bot = Text::verbatim(crate::ui::newgame::bot_name(STAND_IN, &house.words));
        let stands_in = self.held.here().is_some() && matches!(self.held.turn(), Turn::Decide(_));
        let clicked = stands_in && ui.button(house.words.with("far-stand-in", "bot", bot)).clicked();
        clicked.then_some(Deed::StandIn(seat, Some(STAND_IN)))
    }

    fn stood_in_ui(&self, ui: &mut Ui, seat: Seat, house: &House) -> Option<Deed> {
        let named = |key| house.words.with(key, "seat", Text::verbatim(self.seat_name(seat, house)));
        ui.label(named("far-stood-in"));
        ui.button(house.words.word("far-hand-back")).clicked().then_some(Deed::StandIn(seat, None))
    }

    /// Everybody with where they are, what was said, and what one may say.
    fn everybody_ui(&mut self, ui: &mut Ui, sitting: &[Sitting], house: &House) -> Option<Deed> {
        let palette = theme::palette(ui.ctx());
        let mut deed = None;
        ui.horizontal_wrapped(|ui| {
            for (seat, it) in seats(sitting) {
                let name = RichText::new(self.full_name(seat, house)).color(theme::seat_colour(seat)).strong();
                ui.label(name);
                ui.label(RichText::new(house.words.word(presence(it.presence))).size(13.0).color(palette.faint));
                if matches!(it.presence, Presence::There | Presence::Lost) && !self.held.is_here(seat) {
                    let muted = self.far.muted.contains(&seat);
                    let key = if muted { "far-unmute" } else { "far-mute" };
                    if ui.add(Button::new(RichText::new(house.words.word(key)).size(13.0))).clicked() {
                        if muted {
                            self.far.muted.retain(|other| *other != seat);
                        } else {
                            self.far.muted.push(seat);
                        }
                    }
                }
                ui.add_space(12.0);
            }
        });
        let heard: Vec<&Said> = self.said().iter().filter(|said| !self.far.muted.contains(&said.by)).collect();
        for said in &heard[heard.len().saturating_sub(3)..] {
            ui.label(RichText::new(self.spoken(said, house)).size(14.0));
        }
        self.own_seat()?;
        ui.horizontal_wrapped(|ui| {
            ComboBox::from_id_salt("phrases").selected_text(house.words.word("far-phrases")).show_ui(ui, |ui| {
                for number in 0..PHRASES {
                    if ui.selectable_label(false, house.words.word(phrase(number))).clicked() {
                        deed = Some(Deed::Say(Words::Phrase(number)));
                    }
                }
            });
            let hint = house.words.word("far-say-hint");
            let edit = TextEdit::singleline(&mut self.far.words)
                .hint_text(hint.clone())
                .char_limit(rondel::hosting::LONGEST_WORDS);
            let edit = ui.add(edit.desired_width(300.0));
            let entered = edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            let said = ui.button(house.words.word("far-say")).clicked() || entered;
            edit.accessible_name(hint);
            if said && !self.far.words.trim().is_empty() {
                deed = Some(Deed::Say(Words::Own(std::mem::take(&mut self.far.words))));
            }
        });
        deed
    }

    /// What the header says while somebody elsewhere decides; nothing where a bot does, or the person at this screen.
    pub(super) fn waits_for(&self, seat: Seat, house: &House) -> Option<String> {
        if !self.has_people_elsewhere() || self.held.bot(seat).is_some() {
            return None;
        }
        if self.held.is_choosing() {
            return Some(house.words.word("far-sent"));
        }
        if self.held.is_here(seat) {
            return None;
        }
        Some(house.words.with("far-waits", "player", Text::verbatim(self.player_name(seat, house))))
    }
}

fn seats(sitting: &[Sitting]) -> impl Iterator<Item = (Seat, &Sitting)> {
    (0..).map(Seat::new).zip(sitting)
}

fn is_missing(presence: Presence) -> bool {
    matches!(presence, Presence::Lost | Presence::Left | Presence::Open)
}

fn presence(presence: Presence) -> &'static str {
    match presence {
        Presence::Open => "far-open",
        Presence::Bot => "far-bot",
        Presence::Here => "far-host",
        Presence::There => "far-there",
        Presence::Lost => "far-gone",
        Presence::Left => "far-gone-for-good",
    }
}

fn refusal(refused: WishRefused) -> &'static str {
    match refused {
        WishRefused::Late => "far-late",
        WishRefused::NotYours | WishRefused::NoSuchChoice => "far-not-yours",
        WishRefused::NothingPlayed => "undo-nothing",
        WishRefused::SecretSeen => "undo-secret",
        WishRefused::Declined => "far-declined",
        WishRefused::TooOften => "far-too-often",
    }
}

/// The key of a phrase; of one that a later program has, the friendliest.
fn phrase(number: u8) -> &'static str {
    const KEYS: [&str; PHRASES as usize] = [
        "phrase-hello",
        "phrase-luck",
        "phrase-well",
        "phrase-thanks",
        "phrase-oops",
        "phrase-moment",
        "phrase-game",
        "phrase-bye",
    ];
    KEYS.get(usize::from(number)).copied().unwrap_or(KEYS[0])
}
