//! Law 10: the declarations of a plug-in are correct.

use std::collections::BTreeSet;

use crate::aid;
use crate::catalog::Catalog;
use crate::dealer::{Announcement, Dealer};
use crate::game::{AnyState, Game};
use crate::goals::Goals;
use crate::rulebook;
use crate::rules_panic::caught;
use crate::scene::{Face, Inline, Observer, Scene};
use crate::seat::Seats;
use crate::setup::{Plugin, Setup};
use crate::text::Text;
use crate::turn::Turn;
use rondel_laws::{Breach, CheckPlan, Law, Violation, brief, holds};

/// Checks law 10: the declarations of a plug-in match its game. The setup is tagged with the id of the plug-in, and
/// the game supports the declared player counts with every option. All drawings and rules that its games refer to
/// exist. Each of these rules exists in every language in which the game has rules. All symbols and card backs on
/// its tables have a name in every language, and the player aid explains the symbols. Plays random games under
/// `setup`, as many as the plan specifies, at tables of every size in turn.
///
/// # Errors
/// Returns the first violation. Violations outside a game are reported at ply 0 of the first game.
pub fn check_plugin(plugin: &Plugin, setup: &dyn Setup, plan: &CheckPlan<'_>) -> Result<(), Violation> {
    let mut at = (plan.seed, 0);
    let checked = caught(|| check_games(plugin, setup, plan, &mut at));
    let (seed, ply) = at;
    checked.unwrap_or_else(|broken| Err(broken.into())).map_err(|breach| Violation::of(breach, seed, ply))
}

/// Checks law 10, and stores the current game and ply in `at`.
fn check_games(plugin: &Plugin, setup: &dyn Setup, plan: &CheckPlan<'_>, at: &mut (u64, u32)) -> Result<(), Breach> {
    let check = PluginCheck::new(plugin)?;
    check.check_setups(setup)?;
    check.check_mechanics()?;
    check.check_rules()?;
    check.check_aid()?;
    let game = setup.open().map_err(|error| not_so(error.to_string()))?;
    let tables: Vec<Seats> = game.seats().filter_map(Seats::new).collect();
    for (index, seats) in (0..plan.games).zip(tables.iter().cycle()) {
        let seed = plan.seed.wrapping_add(u64::from(index));
        let (mut dealer, mut hand) = (Dealer::seeded(seed).with_listener(), Dealer::seeded(!seed));
        let mut state = game.deal(*seats, &mut dealer);
        for ply in 0.. {
            *at = (seed, ply);
            check.check_flows(&dealer.take_announcements())?;
            let is_over = matches!(game.turn(&state), Turn::Over(_));
            if is_over || (u64::from(ply) + seed).is_multiple_of(u64::from(plan.look_every.max(1))) {
                check.check_position(game.as_ref(), &state, *seats)?;
            }
            let count = if is_over { 0 } else { game.actions(&state).len() as u32 };
            if count == 0 || game.apply(&mut state, hand.below(count) as usize, &mut dealer).is_err() {
                break;
            }
        }
    }
    Ok(())
}

fn quoted(text: &Text) -> String {
    format!("`{}`", brief(text))
}

fn not_so(fault: String) -> Breach {
    Breach::new(Law::Plugin, fault)
}

struct PluginCheck<'a> {
    plugin: &'a Plugin,
    icons: BTreeSet<&'a str>,
    /// The rule numbers that the rules define, in each of their languages.
    rules: Vec<(&'a str, BTreeSet<&'a str>)>,
    /// The messages in each language of the plug-in.
    catalogs: Vec<Catalog>,
    /// The drawings that the player aid explains, or `None` if the aid is generated.
    explained: Option<BTreeSet<&'a str>>,
}

impl<'a> PluginCheck<'a> {
    fn new(plugin: &'a Plugin) -> Result<Self, Breach> {
        let numbers = |text: &'a str| rulebook::told(text).map(|(number, _)| number).collect();
        let catalogs = plugin.locales.iter().map(|(language, _)| plugin.catalog(language)).collect::<Result<_, _>>();
        let explained: BTreeSet<&str> = aid::explained(plugin.aid).collect();
        Ok(Self {
            plugin,
            catalogs: catalogs.map_err(|error| not_so(error.to_string()))?,
            explained: Some(explained).filter(|explained| !explained.is_empty()),
            icons: plugin.icons.iter().map(|(name, _)| *name).collect(),
            rules: plugin.rules.iter().map(|(language, text)| (*language, numbers(text))).collect(),
        })
    }

    /// Checks the given setup, and the default setup with each value of each option.
    fn check_setups(&self, setup: &dyn Setup) -> Result<(), Breach> {
        self.check_setup(setup, "as it is")?;
        for option in (self.plugin.setup)().options() {
            for (value, _) in &option.values {
                let mut variant = (self.plugin.setup)();
                let what = format!("with {}={value}", option.id);
                variant.choose(option.id, value).map_err(|error| not_so(format!("{what}: {error}")))?;
                self.check_setup(variant.as_ref(), &what)?;
            }
        }
        Ok(())
    }

    fn check_setup(&self, setup: &dyn Setup, what: &str) -> Result<(), Breach> {
        let written = serde_json::to_value(setup).map_err(|error| not_so(error.to_string()))?;
        let tag = written["ruleset"].as_str().unwrap_or_default();
        let id = self.plugin.id;
        holds(Law::Plugin, tag == id, || {
            format!("the plug-in is `{id}`, its setup is tagged `{tag}`: write `#[typetag::serde(name = \"{id}\")]`")
        })?;
        let game = setup.open().map_err(|error| not_so(format!("{what}: {error}")))?;
        let (fewest, most) = self.plugin.players;
        holds(Law::Plugin, game.seats() == (fewest..=most), || {
            let seats = game.seats();
            format!("the plug-in is for {fewest} to {most} players, {what} for {} to {}", seats.start(), seats.end())
        })?;
        game.usage_hints().iter().try_for_each(|hint| self.tells(hint.rule, &quoted(&hint.text)))?;
        // Other values of the options may show other pieces.
        let seats = Seats::new(fewest).ok_or_else(|| not_so(format!("no table has {fewest} seats")))?;
        let dealt = game.deal(seats, &mut Dealer::seeded(1));
        self.check_scene(&game.scene(&dealt, Observer::Spectator))
    }

    fn check_mechanics(&self) -> Result<(), Breach> {
        self.plugin.mechanics.iter().try_for_each(|mechanic| self.tells(mechanic.rule, &format!("`{}`", mechanic.id)))
    }

    /// Checks that every rule cited in the rules is defined in the same language.
    fn check_rules(&self) -> Result<(), Breach> {
        for ((language, text), (_, told)) in self.plugin.rules.iter().zip(&self.rules) {
            let prefixes: BTreeSet<&str> = told.iter().filter_map(|number| number.split('-').next()).collect();
            let looks_so = |number: &str| number.split('-').next().is_some_and(|prefix| prefixes.contains(prefix));
            let named = rulebook::named(text, looks_so).into_iter().map(|range| &text[range]);
            let stray = named.filter(|number| number.contains('.')).find(|number| !told.contains(number));
            holds(Law::Plugin, stray.is_none(), || {
                format!("the rules in `{language}` refer to {}, which they do not define", stray.unwrap_or_default())
            })?;
        }
        Ok(())
    }

    fn check_aid(&self) -> Result<(), Breach> {
        for part in self.plugin.aid {
            self.says(part.heading, "the player aid")?;
            for line in part.lines {
                self.says(&line.key(), "the player aid")?;
                self.tells(line.rule, "the player aid")?;
                line.icon.iter().try_for_each(|icon| self.draws(icon, "the player aid"))?;
            }
        }
        Ok(())
    }

    fn check_position(&self, game: &dyn Game, state: &AnyState, seats: Seats) -> Result<(), Breach> {
        for observer in seats.each().map(Observer::Seat).chain([Observer::Spectator]) {
            self.check_scene(&game.scene(state, observer))?;
            self.check_goals(&game.goals(state, observer))?;
        }
        for icon in seats.each().filter_map(|seat| game.seat_icon(seat)) {
            self.draws(icon, "a seat")?;
        }
        if matches!(game.turn(state), Turn::Over(_)) {
            return Ok(());
        }
        for choice in game.choices(state) {
            choice.icons.iter().try_for_each(|icon| self.draws(icon, &quoted(&choice.label)))?;
            for inline in &choice.face {
                if let Inline::Icon(icon) = inline {
                    self.draws(icon, &quoted(&choice.label))?;
                }
            }
        }
        for disabled in game.disabled_choices(state) {
            disabled.icon.iter().try_for_each(|icon| self.draws(icon, &quoted(&disabled.label)))?;
            self.tells(disabled.rule, &quoted(&disabled.reason))?;
        }
        game.blocked_clicks(state).iter().try_for_each(|blocked| self.tells(blocked.rule, &quoted(&blocked.reason)))
    }

    fn check_goals(&self, goals: &Goals) -> Result<(), Breach> {
        for goal in &goals.list {
            self.tells(goal.rule, &quoted(&goal.text))?;
            goal.icon.iter().try_for_each(|icon| self.draws(icon, &quoted(&goal.text)))?;
        }
        Ok(())
    }

    /// Checks that every moving item has a drawing and a name.
    fn check_flows(&self, heard: &[Announcement]) -> Result<(), Breach> {
        let mut flows = heard.iter().flat_map(|told| &told.flows);
        flows.try_for_each(|flow| {
            self.draws(flow.icon, "what flows")?;
            self.says(&aid::word_of(flow.icon), "what flows")
        })
    }

    fn check_scene(&self, scene: &Scene) -> Result<(), Breach> {
        scene.backdrop.iter().try_for_each(|icon| self.draws(icon, "the table"))?;
        let steps = scene.phases.iter().flat_map(|phases| &phases.steps);
        steps.into_iter().try_for_each(|step| self.draws(step.icon, "a step"))?;
        for piece in scene.pieces() {
            icons(&piece.face).try_for_each(|icon| self.draws(icon, &piece.id.to_string()))?;
            symbols(&piece.face).try_for_each(|icon| self.explains(icon, &piece.id.to_string()))?;
            // A back needs a name because pieces may move face down in a game, even if no piece does so in the
            // games played here.
            piece.face.back.iter().try_for_each(|back| self.says(&aid::word_of(back), &piece.id.to_string()))?;
            piece.help.iter().try_for_each(|help| self.tells(help.rule, &piece.id.to_string()))?;
        }
        let regions = scene.zones.iter().flat_map(|zone| &zone.regions);
        regions
            .flat_map(|region| region.help.iter().map(|help| (help.rule, region.id)))
            .try_for_each(|(rule, id)| self.tells(rule, &id.to_string()))
    }

    fn draws(&self, icon: &str, what: &str) -> Result<(), Breach> {
        holds(Law::Plugin, self.icons.contains(icon), || {
            let id = self.plugin.id;
            format!("{what} has the drawing `{icon}`, which {id} does not include: add it to `Plugin::icons`")
        })
    }

    /// Checks that a symbol has a name, and that the player aid explains it.
    fn explains(&self, icon: &str, what: &str) -> Result<(), Breach> {
        self.says(&aid::word_of(icon), what)?;
        let in_aid = self.explained.as_ref().is_none_or(|explained| explained.contains(icon));
        holds(Law::Plugin, in_aid, || {
            format!("{what} shows the symbol `{icon}`, which the player aid does not explain: add it to `Plugin::aid`")
        })
    }

    fn says(&self, key: &str, what: &str) -> Result<(), Breach> {
        let silent = self.catalogs.iter().find(|catalog| !catalog.has(key));
        holds(Law::Plugin, silent.is_none(), || {
            let language = silent.map_or("", Catalog::language);
            format!("{what} needs the message `{key}`, which is missing in `{language}`: write `{key} = …`")
        })
    }

    fn tells(&self, rule: &str, what: &str) -> Result<(), Breach> {
        let silent = self.rules.iter().find(|(_, numbers)| !numbers.contains(rule));
        holds(Law::Plugin, silent.is_none(), || {
            let language = silent.map_or("", |(language, _)| *language);
            format!(
                "{what} cites rule {rule}, which the rules in `{language}` do not define: begin a line with \
                 `**{rule}**`"
            )
        })
    }
}

/// Returns every drawing on a face.
fn icons(face: &Face) -> impl Iterator<Item = &'static str> {
    face.icon.into_iter().chain(face.back).chain(symbols(face))
}

/// Returns the drawings on a face that represent words. The main drawing is excluded, because the name of the
/// piece describes it.
fn symbols(face: &Face) -> impl Iterator<Item = &'static str> {
    let inlines = face.lines.iter().flatten().chain(face.badges.iter().flat_map(|badge| &badge.inlines));
    inlines.filter_map(|inline| if let Inline::Icon(icon) = inline { Some(*icon) } else { None })
}
