//! The `rondel check` command.

use std::collections::BTreeSet;
use std::io::Write;
use std::sync::Mutex;
use std::time::Instant;

use anyhow::{anyhow, bail};
use clap::Args;
use indicatif::ProgressBar;
use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use rondel::conformance::{self, CheckPlan, LawReport, Violation};
use rondel::{LANGUAGES, Plugin};
use rondel_system::ThemeChoice;
use rondel_window::rules::faults;

use super::table::{GameArgs, Opened};
use crate::screenshots::survey::{self, SurveyFindings};

#[derive(Debug, Args)]
pub(super) struct Check {
    #[command(flatten)]
    game: GameArgs,
    /// Number of random games.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Seed of the first game; each further game uses the next one.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Also check the layout of one in this many positions; all other laws are checked at every ply.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    look_every: u32,
    /// Number of positions per game whose table is drawn and measured, in light and dark; 0 for none.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u16).range(..=100))]
    pictures: u16,
}

/// Number of games that one thread checks in a batch. Translations are checked once per batch.
const AT_ONCE: u32 = 16;

impl Check {
    pub(super) fn run(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let Opened { plugin, setup, game } = self.game.open()?;
        let catalogs = LANGUAGES.map(|language| plugin.catalog(language)).into_iter().collect::<Result<Vec<_>, _>>()?;
        let started = Instant::now();
        check_pictures(plugin)?;
        let bar = ProgressBar::new(u64::from(self.games));
        let total = Mutex::new(LawReport::default());
        let check = |part: u32| {
            let first = part * AT_ONCE;
            let games = AT_ONCE.min(self.games - first);
            let plan = CheckPlan {
                games,
                seed: self.seed.wrapping_add(u64::from(first)),
                catalogs: &catalogs,
                look_every: self.look_every,
            };
            let is_kept = conformance::check_plugin(plugin, setup.as_ref(), &plan);
            match is_kept.and_then(|()| game.check(1, &plan)) {
                Ok(report) => {
                    let mut total = total.lock().ok()?;
                    *total = std::mem::take(&mut *total).and(report);
                    bar.inc(u64::from(games));
                    None
                }
                Err(violation) => Some(violation),
            }
        };
        let first_broken = (0..self.games.div_ceil(AT_ONCE)).into_par_iter().find_map_first(check);
        bar.finish_and_clear();
        first_broken.map_or(Ok(()), |violation| Err(explain(plugin, &violation, out)))?;
        let report = total.into_inner().map_err(|_| anyhow!("the reports of the games were lost"))?;
        report.verdict().map_err(|violation| explain(plugin, &violation, out))?;
        writeln!(
            out,
            "{}: all laws hold in {} games, {} plies, {} examined positions with hidden information ({:.1} s)",
            plugin.id,
            report.games,
            report.plies,
            report.hidden_positions,
            started.elapsed().as_secs_f64()
        )?;
        let (unexplained, clicks) = report.unexplained_clicks();
        let kinds: Vec<String> = unexplained.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
        let silent: u64 = unexplained.values().sum();
        let told = if clicks == 0 { 100.0 } else { (clicks - silent) as f64 / clicks as f64 * 100.0 };
        write!(
            out,
            "Of {clicks} clicks on elements that cannot be chosen at that moment, {told:.1}% show a reason and a rule"
        )?;
        writeln!(out, "{}", if kinds.is_empty() { String::new() } else { format!("; not: {}", kinds.join(", ")) })?;
        let endings: Vec<String> =
            report.endings.iter().map(|(reason, games)| format!("{} {games}", catalogs[0].word(reason))).collect();
        writeln!(out, "Endings: {}", endings.join("; "))?;
        self.look(plugin, out)
    }

    /// Draws tables from games between greedy bots and reports legibility problems, which do not violate any law.
    fn look(&self, plugin: &'static Plugin, out: &mut impl Write) -> anyhow::Result<()> {
        if self.pictures == 0 {
            return Ok(());
        }
        let plan = survey::SurveyPlan {
            sizes: vec![[1280, 720]],
            texts: vec![100],
            themes: vec![ThemeChoice::Dark, ThemeChoice::Light],
            languages: vec!["en"],
            positions: self.pictures.into(),
            contrasts: true,
        };
        let found = survey::survey(plugin, &plan)?;
        let pictures: usize = found.iter().map(|found| found.pictures).sum();
        let short: BTreeSet<String> = found.iter().flat_map(remarks).collect();
        let said = if short.is_empty() { "everything is legible" } else { "these parts could be more legible:" };
        writeln!(out, "In {pictures} pictures of its tables {said}")?;
        short.iter().try_for_each(|line| writeln!(out, "- {line}"))?;
        Ok(())
    }
}

/// Returns suggestions for better legibility, including overlapping pieces.
fn remarks(found: &SurveyFindings) -> Vec<String> {
    let over = |[below, above]: &[String; 2]| {
        format!("{} at {} seats: `{above}` partly covers `{below}`", found.game, found.seats)
    };
    survey::shortcomings(found).into_iter().chain(found.worst.overlapping_pieces.iter().map(over)).collect()
}

/// Returns the message for a violation. If two views differ, they are first printed side by side.
fn explain(plugin: &Plugin, violation: &Violation, out: &mut impl Write) -> anyhow::Error {
    let views = violation.side_by_side().map_or(Ok(()), |views| writeln!(out, "{views}"));
    views.err().map_or_else(|| anyhow!("{}: {violation}", plugin.id), Into::into)
}

/// Checks that every image in the rules can be drawn, in every language.
fn check_pictures(plugin: &Plugin) -> anyhow::Result<()> {
    for (language, rules) in plugin.rules {
        if let Some(fault) = faults(plugin, rules).first() {
            bail!("{}: a picture in the rules ({language}) cannot be drawn: {fault}", plugin.id);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_that_cannot_be_drawn_is_told_with_its_game_and_language() {
        let rules = &[("en", "![Begun](scene:ply=0)"), ("de", "![Keller](scene:zone=cellar)")];
        let plugin = Plugin { rules, ..rondel_testing::stuck::PLUGIN };
        let fault = check_pictures(&plugin).expect_err("a fault").to_string();
        assert!(fault.contains(plugin.id) && fault.contains("(de)") && fault.contains("cellar"), "{fault}");
        assert!(check_pictures(&rondel_testing::stuck::PLUGIN).is_ok());
    }
}
