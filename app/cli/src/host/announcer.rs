//! The output of `rondel host`: one line for each event.

use std::io::{self, Write};
use std::time::Duration;

use rondel::Seat;
use rondel_hosting::TableId;
use rondel_online::TableServer;
use rondel_online::net::Invitation;
use rondel_tables::{TableChange, TableEvent, TableKey};
use rondel_web::Server;
use serde_json::{Value, json};

use super::super::aside;

/// A writer of table events, as text or as JSON.
pub(super) struct Announcer<'a, W> {
    pub(super) out: &'a mut W,
    pub(super) json: bool,
    /// The web server of the tables, if they are open to browsers.
    pub(super) pages: Option<Server>,
    /// Whether standard output was closed. The tables continue without it.
    pub(super) is_closed: bool,
}

impl<W: Write> Announcer<'_, W> {
    fn say(&mut self, event: &str, table: TableId, more: Value, words: &str) -> anyhow::Result<()> {
        tracing::info!(?table, "{event}");
        if self.is_closed {
            return Ok(());
        }
        match self.write(event, table, more, words) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.is_closed = true;
                aside(
                    "rondel: standard output was closed; the tables stay open, and their events are no longer printed",
                );
                Ok(())
            }
            written => Ok(written?),
        }
    }

    fn write(&mut self, event: &str, table: TableId, more: Value, words: &str) -> io::Result<()> {
        if self.json {
            let mut line = json!({ "event": event, "table": table.hex() });
            if let (Some(line), Value::Object(more)) = (line.as_object_mut(), more) {
                line.extend(more);
            }
            writeln!(self.out, "{line}")?;
        } else {
            writeln!(self.out, "{} {words}", &table.hex()[..8])?;
        }
        self.out.flush()
    }

    /// Writes a table event.
    pub(super) fn announce(&mut self, server: &TableServer, event: TableEvent) -> anyhow::Result<()> {
        let TableEvent { key, table, change } = event;
        let mut of_seat = |event, seat: Seat, words: &str| {
            let seat = seat.index() + 1;
            self.say(event, table, json!({ "seat": seat }), &format!("seat {seat}{words}"))
        };
        match change {
            TableChange::Resumed { path, .. } => {
                self.say("resumed", table, json!({}), &format!("resumed: {}", path.display()))
            }
            TableChange::Came(seat, name) => {
                let seat = seat.index() + 1;
                let words = format!("seat {seat}: {name} has joined");
                self.say("joined", table, json!({ "seat": seat, "name": name }), &words)
            }
            TableChange::Free(seat) => {
                of_seat("left", seat, " is free again")?;
                self.invite(server, key, Some(seat))
            }
            TableChange::StandsIn(seat) => of_seat("stood-in", seat, ": the computer is playing for now"),
            TableChange::Back(seat) => of_seat("back", seat, ": is playing again"),
            TableChange::Began => {
                let Some(held) = server.playing(key) else { return Ok(()) };
                let file = held.file().map(|path| path.display().to_string()).unwrap_or_default();
                let more = json!({ "game": held.plugin().map(|plugin| plugin.id), "file": file });
                self.say("dealt", table, more, &format!("the game begins: {file}"))
            }
            TableChange::Over(outcome) => {
                let places: Vec<u8> = outcome.seats().each().map(|seat| outcome.placing(seat)).collect();
                let mut more = json!({ "reason": outcome.reason(), "places": places });
                let mut told = format!("is over: places {places:?}");
                if outcome.teams().has_partners(outcome.seats()) {
                    let teams: Vec<Vec<usize>> = (outcome.teams().each(outcome.seats()))
                        .map(|team| team.iter().map(|seat| seat.index() + 1).collect())
                        .collect();
                    told = format!("{told}, teams {teams:?}");
                    more["teams"] = teams.into();
                }
                if let Some(score) = outcome.score() {
                    told = format!("{told}, score {score}");
                    more["score"] = score.into();
                }
                self.say("over", table, more, &told)
            }
            TableChange::Again(next) => self.go_on(server, table, next, ("again", "starts a rematch")),
            TableChange::Anew(next) => self.go_on(server, table, next, ("anew", "moves to a new table")),
            TableChange::Failed(reason) => {
                self.say("failed", table, json!({ "reason": reason }), &format!("cannot continue: {reason}"))
            }
            TableChange::Unsaved(reason) => {
                let words = format!("cannot be saved: {reason}; the game waits until its file can be written");
                if !self.json {
                    aside(&format!("rondel: {} {words}", &table.hex()[..8]));
                }
                self.say("unsaved", table, json!({ "reason": reason }), &words)
            }
            TableChange::Saved => self.say("saved", table, json!({}), "is saved again and continues"),
            TableChange::NotAgain(reason) => {
                tracing::warn!(?table, "no rematch: {reason}");
                Ok(())
            }
            TableChange::YourTurn | TableChange::TakenBack(_) | TableChange::Refused(_) | TableChange::Opened => Ok(()),
        }
    }

    /// Reports that the players of a table have moved to another table.
    fn go_on(
        &mut self,
        server: &TableServer,
        table: TableId,
        next: TableKey,
        (event, words): (&str, &str),
    ) -> anyhow::Result<()> {
        let Some(lobby) = server.lobby(next) else { return Ok(()) };
        let id = lobby.table().hex();
        self.say(event, table, json!({ "next": id }), &format!("{words}: {}", &id[..8]))?;
        self.invite(server, next, None)
    }

    /// Writes the unused invitations of a table, or only the invitation to one seat.
    pub(super) fn invite(&mut self, server: &TableServer, key: TableKey, only: Option<Seat>) -> anyhow::Result<()> {
        let Some(lobby) = server.lobby(key) else { return Ok(()) };
        for (seat, invitation) in lobby.invitations(Duration::ZERO) {
            if only.is_none_or(|only| only == seat) {
                self.say_invitation(lobby.table(), Some(seat.index() + 1), &invitation)?;
            }
        }
        match lobby.watchers() {
            Some(invitation) if only.is_none() => self.say_invitation(lobby.table(), None, &invitation),
            _ => Ok(()),
        }
    }

    fn say_invitation(&mut self, table: TableId, seat: Option<usize>, words: &Invitation) -> anyhow::Result<()> {
        let page = self.pages.as_ref().map(|pages| pages.link(table, words.secret));
        let words = words.to_string();
        let who = seat.map_or_else(|| "spectator".to_owned(), |seat| format!("seat {seat}"));
        let (mut more, mut said) = (json!({ "seat": seat, "invitation": words }), format!("{who}: {words}"));
        if let Some(page) = page {
            said = format!("{said}\n         {who}, in a browser: {page}");
            more["page"] = page.into();
        }
        self.say("invitation", table, more, &said)
    }
}
