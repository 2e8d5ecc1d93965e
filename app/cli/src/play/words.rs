//! The messages of the terminal, in the player's language.

use std::io::Write;

use anyhow::Context as _;
use rondel::scene::ScoreSheet;
use rondel::scene::print::print;
use rondel::table::Step;
use rondel::{Arg, Catalog, LANGUAGES, MomentId, Observer, Outcome, Plugin, Seat, Session, Table, Text, View};
use rondel_presenter::heard::worded;
use rondel_presenter::opponents::with_player;
use rondel_presenter::team_columns::{are_of_teams, heading, shown_seats};

/// The messages of a game and of the terminal.
pub(crate) struct Words {
    pub(crate) game: Catalog,
    terminal: Catalog,
}

const TERMINAL: [&str; 3] =
    [include_str!("../../locales/en.ftl"), include_str!("../../locales/de.ftl"), include_str!("../../locales/nl.ftl")];

impl Words {
    pub(crate) fn new(plugin: &Plugin, language: &str) -> anyhow::Result<Self> {
        let words = LANGUAGES.iter().zip(TERMINAL).find(|(spoken, _)| **spoken == language).map(|(_, words)| words);
        let terminal = Catalog::new(language, words)?;
        Ok(Self { game: plugin.catalog(language).with_context(|| plugin.id)?, terminal })
    }

    /// Returns a message of the terminal. The arguments must already be localised.
    pub(crate) fn say(&self, key: &'static str, gaps: &[(&'static str, Arg)]) -> String {
        self.terminal.say(&gaps.iter().fold(Text::new(key), |text, (name, value)| text.with(name, value.clone())))
    }

    /// Returns a text of the terminal.
    pub(crate) fn said(&self, text: &Text) -> String {
        self.terminal.say(text)
    }

    /// Writes a message of the terminal as one line.
    pub(crate) fn line(
        &self,
        out: &mut impl Write,
        key: &'static str,
        gaps: &[(&'static str, Arg)],
    ) -> anyhow::Result<()> {
        Ok(writeln!(out, "{}", self.say(key, gaps))?)
    }

    /// Returns a seat's name, with the name of its player if there is one, as a message argument.
    pub(crate) fn seat(&self, session: &Session, seat: Seat) -> Arg {
        self.seated(session, seat).into()
    }

    /// Returns a seat's name, with the name of its player if there is one.
    pub(crate) fn seated(&self, session: &Session, seat: Seat) -> String {
        let name = self.game.say(&session.game().seat_name(seat));
        let person = session.header().players.get(seat.index()).map_or("", |player| player.name.as_str());
        if person.is_empty() { name } else { with_player(&name, person) }
    }

    /// Writes what was announced to `observer`, from a ply up to a moment.
    pub(crate) fn tell(
        &self,
        out: &mut impl Write,
        table: &dyn Table,
        observer: Observer,
        from: usize,
        to: MomentId,
    ) -> anyhow::Result<()> {
        for ply in from..=to.ply {
            let places = (0..).map(|moment| MomentId { ply, moment }).take_while(|place| *place <= to);
            let steps: Vec<Step> = places.map_while(|place| table.step(place, observer)).collect();
            for told in worded(&steps) {
                writeln!(out, "{}", self.game.say(&told.text))?;
            }
        }
        Ok(())
    }

    /// Writes a table with its numbered choices. If `asked` is given, that seat is named and prompted.
    pub(crate) fn show(&self, out: &mut impl Write, view: &View, asked: Option<Arg>) -> anyhow::Result<()> {
        write!(out, "\n{}\n", print(&view.scene, &self.game))?;
        if let Some(seat) = asked {
            let prompt = view.prompt.as_ref().map(|prompt| self.game.say(prompt)).unwrap_or_default();
            self.line(out, "cli-asked", &[("seat", seat), ("prompt", prompt.into())])?;
        }
        for (index, choice) in view.choices.iter().enumerate() {
            writeln!(out, "{:>3}  {}", index + 1, self.game.say(&choice.label))?;
        }
        Ok(())
    }

    pub(crate) fn to_move(&self, out: &mut impl Write, session: &Session, seat: Seat) -> anyhow::Result<()> {
        self.line(out, "cli-to-move", &[("seat", self.seat(session, seat))])
    }

    /// Writes the winner, the reason and the score, line by line.
    pub(crate) fn outcome(
        &self,
        out: &mut impl Write,
        session: &Session,
        sheet: &ScoreSheet,
        outcome: &Outcome,
    ) -> anyhow::Result<()> {
        let game = session.game();
        let seated: Vec<String> = outcome.seats().each().map(|seat| self.game.say(&game.seat_name(seat))).collect();
        let rows = sheet.lines.iter().map(|(_, points)| points.as_slice());
        let shown = shown_seats(outcome.teams(), seated.len(), are_of_teams(outcome.teams(), seated.len(), rows));
        for (line, points) in &sheet.lines {
            let seats = shown.iter().filter_map(|seat| {
                let heading = heading(*seat, &shown, outcome.teams(), &seated);
                Some(format!("{} {}", self.game.say(&heading), points.get(seat.index())?))
            });
            let others = sheet.others.iter().zip(points.iter().skip(seated.len()));
            let others = others.map(|(other, points)| format!("{} {points}", self.game.say(other)));
            let points: Vec<String> = seats.chain(others).collect();
            writeln!(out, "{}: {}", self.game.say(line), points.join(" · "))?;
        }
        let reason: Arg = self.game.word(outcome.reason()).into();
        if let Some(winner) = outcome.winner() {
            return self.line(out, "cli-won", &[("seat", self.seat(session, winner)), ("reason", reason)]);
        }
        let named = |seats: Vec<Seat>| -> Arg {
            let names = seats.into_iter().map(|seat| Text::verbatim(self.seated(session, seat))).collect();
            // Only the game's words know how a list ends.
            self.game.say(&Text::List(names)).into()
        };
        let winners: Vec<Seat> = outcome.winners().collect();
        let all = || outcome.seats().each().collect();
        let (key, seats) = match winners.len() {
            _ if outcome.is_scored() => ("cli-scored", named(all())),
            0 if outcome.is_joint() => ("cli-lost-together", named(all())),
            0 => ("cli-defeat", named(all())),
            _ if outcome.is_joint() => ("cli-won-together", named(winners)),
            _ if outcome.winning_team().is_some() => ("cli-won-team", named(winners)),
            count if count == outcome.seats().count() => ("cli-draw", named(winners)),
            _ => ("cli-shared", named(winners)),
        };
        self.line(out, key, &[("seats", seats), ("reason", reason)])?;
        match outcome.score() {
            Some(score) => self.line(out, "cli-score", &[("count", i64::from(score).into())]),
            None => Ok(()),
        }
    }
}

/// Parses the number of a choice, counted from 1. Returns its index, or `None` if it is out of range.
pub(crate) fn choice(typed: &str, count: usize) -> Option<usize> {
    typed.parse::<usize>().ok().filter(|number| (1..=count).contains(number)).map(|number| number - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_terminal_says_the_same_things_in_every_language() {
        let keys = |words: &str| -> Vec<String> {
            words.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned()).collect()
        };
        for (language, words) in LANGUAGES.iter().zip(TERMINAL) {
            assert_eq!(keys(words), keys(TERMINAL[0]), "{language}");
            Catalog::new(language, [words]).expect("a good locale");
        }
    }
}
