//! A self-contained HTML page with the review of a game. It embeds its images and uses no scripts or external
//! resources.

mod curve;

use std::fmt::Write as _;

use data_encoding::BASE64;
use rondel::review::{Decision, Review, Swing, Verdict};
use rondel::{Catalog, Chronicle, MAX_SEATS, MomentId, Observer, Plugin, Seat, Session, Table, Text, Turn, View};
use rondel_charts::report::{PAGE_SIGN, escaped};
use rondel_painter::picture::to_png;
use rondel_presenter::analysis::{line_words, percent};
use rondel_presenter::ending::told_end;
use rondel_presenter::opponents::Company;
use rondel_presenter::reviewed;
use rondel_presenter::sides::Sides;
use rondel_presenter::words::Words;

use crate::moment::{Moments, RenderOptions};

/// Style sheet of the page, for light and dark themes and for print.
const STYLE: &str = include_str!("page.css");
/// Width and height of the images, in pixels.
const PICTURE: [usize; 2] = [1120, 700];

/// The content of a review page.
pub struct ReviewPage<'a> {
    /// The plugin of the game.
    pub plugin: &'static Plugin,
    /// The session of the game.
    pub session: &'a Session,
    /// The review of the game.
    pub review: &'a Review,
    /// The reviewed seat, or `None` if the review covers all seats.
    pub of: Option<Seat>,
    /// Texts in the page's language.
    pub words: &'a Words,
    /// Appearance of the images.
    pub look: RenderOptions,
}

impl ReviewPage<'_> {
    /// Renders the whole page. Returns `None` if `goes_on` returns `false`, which cancels the work.
    pub fn html(&self, goes_on: &dyn Fn() -> bool) -> Option<String> {
        let word = |key: &'static str| escaped(&self.words.word(key));
        let title = self.words.with("page-title", "game", self.catalog().word("title"));
        let mut html = format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, \
             initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n{PAGE_SIGN}\n<title>{1} – Rondel</title>\n<style>\n{STYLE}</style>\n\
             </head>\n<body>\n<header>\n<h1>{1}</h1>\n{2}</header>\n<main>\n",
            self.words.language(),
            escaped(&title),
            self.head(),
        );
        if self.review.decisions.is_empty() {
            let _ = writeln!(html, "<p>{}</p>", word("review-faultless"));
        } else {
            html.push_str(&curve::section(self));
            if self.of.is_none() {
                self.swings(&mut html, goes_on)?;
                self.balances(&mut html);
            }
            self.decisions(&mut html);
        }
        let _ = writeln!(html, "</main>\n<footer><p>{}</p></footer>\n</body>\n</html>", word("review-how"));
        goes_on().then_some(html)
    }

    fn catalog(&self) -> &Catalog {
        self.words.of(self.plugin.id)
    }

    /// Returns a seat's name.
    fn name(&self, seat: Seat) -> String {
        self.catalog().say(&self.session.game().seat_name(seat))
    }

    fn names(&self) -> Vec<String> {
        self.session.seats().each().map(|seat| self.name(seat)).collect()
    }

    fn sides(&self) -> Sides {
        let teams = self.session.game().teams(self.session.seats());
        Sides::new(teams, &self.names(), |text| self.words.say(text))
    }

    /// Renders the players and the result.
    fn head(&self) -> String {
        let mut head = String::new();
        let company = Company::at(self.session.players(), self.catalog(), self.words);
        if let Turn::Over(outcome) = self.session.turn() {
            let told = told_end(&outcome, &company, self.catalog(), self.words);
            let _ = writeln!(head, "<p class=\"end\">{}</p>", escaped(&told));
        }
        let players = self
            .session
            .players()
            .into_iter()
            .map(|sitter| format!("{}{}", mark(sitter.seat), escaped(&company.full(sitter.seat))));
        let plies = self.words.with("page-plies", "count", self.session.plies().len());
        let _ =
            writeln!(head, "<p class=\"faint\">{} · {}</p>", players.collect::<Vec<_>>().join(" · "), escaped(&plies));
        if self.of.is_some() {
            let is_supposed = self.session.header().forks.iter().any(|fork| fork.supposed_by.is_some());
            let partial = reviewed::partial(is_supposed);
            let _ = writeln!(head, "<p class=\"faint\">{}</p>", escaped(&self.words.word(partial)));
        }
        head
    }

    /// Returns the observer whose view the images show.
    fn eyes(&self) -> Observer {
        match (self.session.turn(), self.of) {
            (Turn::Over(_), _) => Observer::Open,
            (_, Some(seat)) => Observer::Seat(seat),
            _ => Observer::Spectator,
        }
    }

    /// Renders the decisive moments, each with an image. Returns `None` if cancelled.
    fn swings(&self, html: &mut String, goes_on: &dyn Fn() -> bool) -> Option<()> {
        let swings = reviewed::swings(self.review);
        if swings.is_empty() {
            return Some(());
        }
        let (names, sides) = (self.names(), self.sides());
        let mut moments = Moments::new(self.plugin, self.session.players(), PICTURE, self.look);
        let _ = writeln!(html, "<section>\n<h2>{}</h2>", escaped(&self.words.word("review-decided")));
        for swing in &swings {
            if !goes_on() {
                return None;
            }
            let by = self.brought_by(swing, &names);
            let place = self.words.with("page-position", "ply", swing.ply + 1);
            let _ = writeln!(html, "<figure>\n<figcaption><h3>{}</h3>", escaped(&by));
            let _ = write!(html, "<p><span class=\"faint\">{}</span> · ", escaped(&place));
            let _ = writeln!(html, "{}</p>", escaped(&reviewed::changes(self.words, &sides, swing)));
            if let Some(decision) = self.taken(swing) {
                self.better(decision, html);
            }
            html.push_str("</figcaption>\n");
            if let Some(picture) = self.picture(&mut moments, swing.ply) {
                let told = escaped(&format!("{place}: {by}"));
                let [width, height] = PICTURE;
                let _ = writeln!(
                    html,
                    "<img alt=\"{told}\" width=\"{width}\" height=\"{height}\" src=\"data:image/png;base64,{}\">",
                    BASE64.encode(&picture)
                );
            }
            html.push_str("</figure>\n");
        }
        html.push_str("</section>\n");
        Some(())
    }

    /// Returns the decision that caused a swing, or `None` if the swing was due to luck.
    fn taken(&self, swing: &Swing) -> Option<&Decision> {
        self.review.decisions.iter().find(|decision| swing.decision && decision.ply == swing.ply)
    }

    fn brought_by(&self, swing: &Swing, names: &[String]) -> String {
        match self.taken(swing) {
            Some(decision) => {
                let choice = self.choice(decision, decision.chosen);
                reviewed::by_decision(self.words, &names[decision.seat.index()], &choice)
            }
            None => reviewed::by_luck(self.words, self.heard_with(swing.ply)),
        }
    }

    fn heard_with(&self, ply: usize) -> Option<String> {
        let mut chronicle = Chronicle::of(self.eyes());
        chronicle.follow(self.session);
        reviewed::heard_with(chronicle.steps(), ply, self.catalog())
    }

    /// Renders the table after the ply at this index, counted from 0, with the changes highlighted.
    fn picture(&self, moments: &mut Moments, ply: usize) -> Option<Vec<u8>> {
        moments.lay(&self.view_after(ply)?);
        let count = self.session.moments(ply + 1)?.len();
        moments.begin();
        for moment in 0..count {
            moments.show(&Table::view(self.session, MomentId { ply: ply + 1, moment }, self.eyes())?);
        }
        to_png(&moments.draw()).ok()
    }

    /// Returns the last view after the given number of plies.
    fn view_after(&self, plies: usize) -> Option<View> {
        let moment = self.session.moments(plies)?.len().checked_sub(1)?;
        Table::view(self.session, MomentId { ply: plies, moment }, self.eyes())
    }

    /// Renders a table that breaks down each seat's result by cause.
    fn balances(&self, html: &mut String) {
        let seats: Vec<Seat> = self.session.seats().each().collect();
        let title = escaped(&self.words.word("review-balance"));
        let _ = write!(
            html,
            "<section>\n<h2>{title}</h2>\n<div class=\"scroll\"><table class=\"balance\"><thead><tr><td></td>"
        );
        for seat in &seats {
            let _ = write!(html, "<th scope=\"col\">{}{}</th>", mark(*seat), escaped(&self.name(*seat)));
        }
        html.push_str("</tr></thead>\n<tbody>\n");
        let told: Vec<[String; 6]> =
            seats.iter().map(|seat| reviewed::parts(&self.review.balance(*seat), self.words)).collect();
        for (place, key) in reviewed::PARTS.into_iter().enumerate() {
            let hint = self.words.say(&Text::new(format!("{key}-hint")));
            let (part, hint) = (escaped(&self.words.word(key)), escaped(&hint));
            let _ = write!(html, "<tr><th scope=\"row\">{part}<br><small class=\"faint\">{hint}</small></th>");
            for parts in &told {
                let _ = write!(html, "<td>{}</td>", escaped(&parts[place]));
            }
            html.push_str("</tr>\n");
        }
        html.push_str("</tbody></table></div>\n</section>\n");
    }

    /// Renders all decisions in the order in which they were made.
    fn decisions(&self, html: &mut String) {
        let word = |key: &'static str| escaped(&self.words.word(key));
        let _ =
            write!(html, "<section>\n<h2>{}</h2>\n<div class=\"scroll\"><table>\n<thead><tr>", word("page-decisions"));
        for column in ["page-ply", "page-seat", "page-choice", "page-verdict", "page-cost"] {
            let _ = write!(html, "<th scope=\"col\">{}</th>", word(column));
        }
        html.push_str("</tr></thead>\n<tbody>\n");
        for decision in &self.review.decisions {
            self.decision(decision, html);
        }
        html.push_str("</tbody></table></div>\n</section>\n");
    }

    fn decision(&self, decision: &Decision, html: &mut String) {
        let verdict = decision.verdict();
        let (seat, loss) = (decision.seat, percent(decision.loss()));
        let cost = if loss == 0 {
            "0".to_owned()
        } else {
            let share = self.words.with("percent", "value", format!("−{loss}"));
            format!("{share} ± {}", percent(decision.reach()).max(1))
        };
        let _ = write!(
            html,
            "<tr class=\"{}\"><td>{}</td><th scope=\"row\">{}{}</th><td>{}",
            class(verdict),
            decision.ply + 1,
            mark(seat),
            escaped(&self.name(seat)),
            escaped(&self.choice(decision, decision.chosen)),
        );
        self.better(decision, html);
        let verdict = self.words.word(reviewed::key(verdict));
        let _ = writeln!(html, "</td><td class=\"verdict\">{}</td><td>{}</td></tr>", escaped(&verdict), escaped(&cost));
    }

    /// Renders the better choice and a possible continuation. Writes nothing if the decision was already good.
    fn better(&self, decision: &Decision, html: &mut String) {
        if decision.verdict() > Verdict::Good {
            let better = self.choice(decision, decision.best);
            let better = self.words.with("review-better", "choice", better);
            let _ = write!(html, "<p class=\"better\">{}</p>", escaped(&better));
            // The first step is the better choice itself, which has already been rendered.
            let after = &decision.line[decision.line.len().min(1)..];
            let line = line_words(after, &self.names(), self.words, self.catalog());
            for (seat, step) in line {
                let _ = write!(html, "<p class=\"step\">{}{}</p>", mark(seat), escaped(&step));
            }
        }
    }

    fn choice(&self, decision: &Decision, place: usize) -> String {
        let state = self.session.state_at(decision.ply);
        let choice = state.and_then(|state| self.session.game().choices(state).into_iter().nth(place));
        choice.map(|choice| self.catalog().say(&choice.label)).unwrap_or_default()
    }
}

/// Returns a seat's coloured symbol, which precedes its name.
fn mark(seat: Seat) -> String {
    const SHAPES: [&str; MAX_SEATS] = ["●", "■", "▲", "◆", "⬟", "⬢", "▼", "▶"];
    let place = seat.index();
    format!("<span class=\"s{place}\" aria-hidden=\"true\">{}</span> ", SHAPES[place])
}

fn class(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Best => "best",
        Verdict::Good => "good",
        Verdict::Inexact => "inexact",
        Verdict::Mistake => "mistake",
        Verdict::Blunder => "blunder",
    }
}

#[cfg(test)]
mod tests;
