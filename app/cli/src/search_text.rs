//! The results of a bot's analysis as text.

use std::io::Write;

use anyhow::Context as _;
use rondel::bots::ProvenResult;
use rondel::{Bot, Seat, Session};
use rondel_system::clock;

use super::play::words::Words;
use super::table;

/// Number of positions sampled to estimate hidden information.
const SAMPLES: u32 = 200;
/// Maximum number of estimates shown for each seat.
const LIKELIEST: usize = 12;

/// Analyses the decision of `seat` before ply `ply`: each choice with its visits and its value for each seat,
/// the expected line, and the other seats' estimated hidden information.
pub(super) fn say(
    out: &mut impl Write,
    words: &Words,
    session: &Session,
    ply: usize,
    seat: Seat,
    bot: Bot,
) -> anyhow::Result<()> {
    let game = session.game();
    let observation = session.observe_at(ply, seat).context("the game has no such ply")?;
    let state = session.state_at(ply).context("the game has no such ply")?;
    let mut dealer = session.aside_dealer_at(ply, seat);
    let thought = table::think(game, bot, &observation, &mut dealer, clock::threads());
    let name = bot.to_string();
    writeln!(out)?;
    if thought.considered.is_empty() {
        let slipped = matches!(bot, Bot::Level(_)) && game.choices(state).len() > 1;
        let key = if slipped { "cli-considered-slip" } else { "cli-considered-none" };
        return words.line(out, key, &[("bot", name.into())]);
    }
    words.line(out, "cli-considered", &[("bot", name.into()), ("count", (thought.iterations as i64).into())])?;
    let choices = game.choices(state);
    for choice in thought.most_tried(usize::MAX) {
        let considered = &thought.considered[choice];
        write!(out, "{:>9}  ", considered.visits)?;
        for other in session.seats().each() {
            let name = words.game.say(&game.seat_name(other));
            if let Some(proven) = considered.proven {
                let ending = if other == seat { proven.ending } else { proven.ending.for_rival() };
                let key = match ending {
                    ProvenResult::Won => "cli-won-surely",
                    ProvenResult::Drawn => "cli-drawn-surely",
                    ProvenResult::Lost => "cli-lost-surely",
                };
                write!(out, "{name} {}  ", words.say(key, &[]))?;
                continue;
            }
            let returns = &considered.results[other.index()];
            let mean = words.say("cli-percent", &[("value", format!("{:.1}", 100.0 * returns.mean()).into())]);
            write!(out, "{name} {mean} ± {:.1}  ", 100.0 * returns.reach())?;
        }
        writeln!(out, "{}", words.game.say(&choices[choice].label))?;
    }
    words.line(out, "cli-expects", &[])?;
    for step in &thought.line {
        writeln!(out, "  {}: {}", words.game.say(&game.seat_name(step.seat)), words.game.say(&step.choice))?;
    }
    let beliefs = game.beliefs(&observation, session.seats(), SAMPLES, &mut dealer);
    for of_seat in beliefs.chunk_by(|one, next| one.seat == next.seat) {
        words.line(out, "cli-believes", &[("seat", words.seat(session, of_seat[0].seat))])?;
        for belief in of_seat.iter().take(LIKELIEST) {
            let share = words.say("cli-percent", &[("value", format!("{:.0}", 100.0 * belief.share).into())]);
            writeln!(out, "{share:>6}  {}", words.game.say(&belief.thing))?;
        }
    }
    Ok(())
}
