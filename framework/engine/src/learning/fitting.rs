//! Fits models of several kinds to games, and compares them on held-out games.

use std::sync::Arc;

use super::Advised;
use super::fit::{Examples, fit};
use super::model::{Model, WIDTHS, usual_features};
use super::schema::Schema;
use super::selfplay::{TrainingGame, astray, features};
use super::survey::Survey;
use crate::arena::{Decision, Luck, follow, game_seed};
use crate::dealer::Dealer;
use crate::ruleset::Ruleset;
use crate::seat::{MAX_SEATS, Seat, Seats};
use crate::turn::Turn;

/// The fit of one kind of model.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// The model.
    pub model: Arc<Model>,
    /// The mean squared error on held-out games.
    pub error: f32,
}

/// The fits of all kinds of models, and the baseline for comparison.
#[derive(Clone, Debug)]
pub struct FitReport {
    /// The number of positions used for fitting, and the number of held-out positions.
    pub positions: (usize, usize),
    /// The mean squared error, on the held-out games, of the estimate with which the games were played. `None` if
    /// there was no estimate.
    pub before: Option<f32>,
    /// All fits, best first.
    pub fits: Vec<Fitted>,
}

/// The limits that are tried for the number of inputs from the state. A model with fewer inputs is faster.
const MOST_INPUTS: [usize; 3] = [0, 100, 1500];
/// The strengths of weight decay that are tried.
const DECAYS: [f32; 2] = [0.01, 0.2];

/// Calls `with` for each position at which a turn begins, passing a sample from the view of the deciding seat and the
/// target results. If `mix` is above 0, `with` is also called for the positions after random turns. A game is replayed
/// up to the first choice that is not legal.
fn positions<R: Ruleset>(
    rules: &R,
    seats: Seats,
    games: &[&TrainingGame],
    mix: f32,
    mut with: impl FnMut(&R::State, Seat, &[f32]),
) {
    for game in games {
        let mut thoughts = Dealer::seeded(game_seed(!game.seed, game.index));
        let (mut ply, mut before) = (0, None);
        let mut searched = game.searched.iter().peekable();
        let mut strays = game.strays.iter().peekable();
        let mut sample = None;
        let mut legal = Vec::new();
        let luck = Luck::of(game_seed(game.seed, game.index));
        follow(rules, seats, luck, |&Decision { state, known, seat, .. }| {
            let found = searched.next_if(|(at, _)| usize::from(*at) == ply);
            let starts = before.replace(seat) != Some(seat) || rules.begins_turn(known);
            if starts || found.is_some() {
                let supposed = sample.get_or_insert_with(|| known.clone());
                supposed.clone_from(known);
                rules.determinize(supposed, seat, &mut thoughts);
                // If several seats decide simultaneously, all of them know the position in which the first of them
                // decides.
                if let Turn::Decide(decides) = rules.turn(supposed) {
                    let mixed = |(at, result): (usize, &f32)| match found {
                        Some((_, values)) => mix * values.get(at).unwrap_or(result) + (1.0 - mix) * result,
                        None => *result,
                    };
                    let targets: Vec<f32> = game.results.iter().enumerate().map(mixed).collect();
                    with(supposed, decides, &targets);
                }
            }
            while let Some(stray) = strays.next_if(|stray| usize::from(stray.ply) == ply) {
                if mix == 0.0 || stray.values.len() != seats.count() {
                    continue;
                }
                if let Some((state, decides)) = astray(rules, known, seat, stray.seed) {
                    with(&state, decides, &stray.values);
                }
            }
            let choice = usize::from(*game.choices.get(ply)?);
            ply += 1;
            legal.clear();
            rules.legal_actions(state, &mut legal);
            legal.get(choice).copied()
        });
    }
}

/// One of every `KEPT` games is held out to compare the fits.
const KEPT: usize = 5;
/// The weight of a recorded search result in a target. The result of the game has the remaining weight.
const MIX: f32 = 0.5;

/// The data and the settings for fitting.
#[derive(Clone, Copy)]
pub struct FitTask<'a> {
    /// The [`fingerprint`](super::fingerprint()) of the rules that the models are made for.
    pub rules: &'a str,
    /// The number of seats.
    pub seats: Seats,
    /// The games. One in five is held out to compare the fits.
    pub games: &'a [TrainingGame],
    /// The seed of the random draws of the fits.
    pub seed: u64,
    /// Called repeatedly. If it returns `true`, the fits completed so far are returned.
    pub stop: &'a dyn Fn() -> bool,
    /// Called with a line of text for each fit.
    pub tell: &'a dyn Fn(&str),
}

/// Fits models of each kind to games.
pub fn fit_games<R: Ruleset>(rules: &Advised<R>, task: FitTask<'_>) -> FitReport {
    let seats = task.seats;
    let sound: Vec<&TrainingGame> = task.games.iter().filter(|game| game.results.len() == seats.count()).collect();
    let part = |kept: bool| -> Vec<&TrainingGame> {
        let numbered = sound.iter().enumerate().filter(|(at, _)| (at % KEPT == KEPT - 1) == kept);
        numbered.map(|(_, game)| *game).collect()
    };
    let count = features(&**rules.rules(), seats);
    let data = Data { rules: &**rules.rules(), task, features: count, fitted: part(false), kept: part(true) };
    let all = data.survey();
    let (importance, positions) = data.importance(&all);
    let mut ordered = importance.clone();
    ordered.sort_by(|one, other| other.total_cmp(one));
    let useful = importance.iter().filter(|importance| **importance > 0.0).count();
    let mut fits = Vec::new();
    let mut all_in = false;
    for most in MOST_INPUTS {
        // A higher limit than the number of useful inputs gives the same fits again.
        if std::mem::replace(&mut all_in, most >= useful) {
            break;
        }
        if most == 0 && count as usize == usual_features(seats.count()) {
            continue;
        }
        let least = ordered.get(most).copied().unwrap_or(0.0);
        let keep: Vec<bool> = importance.iter().map(|importance| most > 0 && *importance > least).collect();
        fits.extend(data.fits_of(&all.keeping(&keep).0));
    }
    fits.sort_by(|one, other| one.error.total_cmp(&other.error));
    // Whether there is an estimate does not depend on the position.
    let deal = rules.deal(seats, &mut Dealer::seeded(0));
    let before = rules.has_estimates(&deal, seats).then(|| data.error_of(|state, _| rules.estimates(state, seats)));
    FitReport { positions, before, fits }
}

/// The games to fit to, and the data shared by all fits.
struct Data<'a, R> {
    rules: &'a R,
    task: FitTask<'a>,
    /// The number of features for each seat.
    features: u32,
    fitted: Vec<&'a TrainingGame>,
    kept: Vec<&'a TrainingGame>,
}

impl<R: Ruleset> Data<'_, R> {
    /// Returns the schema of all numbers that vary in the games.
    fn survey(&self) -> Schema {
        let mut survey = Survey::new(self.task.seats.count() as u32, u32::from(*self.rules.seats().end()));
        positions(self.rules, self.task.seats, &self.fitted, MIX, |state, _, _| survey.see(state));
        survey.schema()
    }

    /// Returns the positions to fit to, and the held-out positions.
    fn examples(&self, schema: &Schema) -> (Examples, Examples) {
        let read = |games: &[&TrainingGame], mix: f32| {
            let mut examples = Examples::new(self.task.seats, schema, self.features);
            positions(self.rules, self.task.seats, games, mix, |state, decides, targets| {
                examples.add(self.rules, schema, (state, decides), targets);
            });
            examples
        };
        (read(&self.fitted, MIX), read(&self.kept, 0.0))
    }

    /// Returns the importance of each input of the schema in a linear model of all inputs. Also returns the number
    /// of positions used for fitting and the number of held-out positions.
    fn importance(&self, all: &Schema) -> (Vec<f32>, (usize, usize)) {
        let (fitting, judging) = self.examples(all);
        let (line, judged) = fit(&fitting, &judging, 1, DECAYS[1], self.task.seed, self.task.stop);
        (self.task.tell)(&format!("linear model of all {} inputs: {judged:.4}", all.count() - 1));
        let mut importance = line.importance(&fitting);
        importance.truncate(all.count());
        (importance, (fitting.len(), judging.len()))
    }

    /// Returns the best fit of each size with the inputs of a schema. Sizes that were not fitted before the stop
    /// are omitted.
    fn fits_of(&self, schema: &Schema) -> Vec<Fitted> {
        let (fitting, judging) = self.examples(schema);
        WIDTHS.into_iter().filter_map(|sums| self.best_of(schema, (&fitting, &judging), sums)).collect()
    }

    fn best_of(&self, schema: &Schema, (fitting, judging): (&Examples, &Examples), sums: usize) -> Option<Fitted> {
        let mut best: Option<Fitted> = None;
        for decay in DECAYS {
            if (self.task.stop)() {
                break;
            }
            let (weights, judged) = fit(fitting, judging, sums, decay, self.task.seed, self.task.stop);
            let model = Arc::new(weights.model((self.task.rules, self.task.seats), schema, self.features));
            // Games are played with the integer version of the model, so that version is compared.
            let error = self.error_of(|state, decides| model.values(self.rules, state, decides));
            debug_assert!((error - judged).abs() < 0.01, "rounding costs little: {error} for {judged}");
            (self.task.tell)(&format!(
                "{} inputs, {} hidden units, decay {decay}: {error:.4}",
                model.inputs(),
                model.hidden()
            ));
            if best.as_ref().is_none_or(|best| error < best.error) {
                best = Some(Fitted { model, error });
            }
        }
        best
    }

    /// Returns the mean squared error of expected results on the held-out games (Brier 1950).
    fn error_of(&self, values: impl Fn(&R::State, Seat) -> [f32; MAX_SEATS]) -> f32 {
        let (mut sum, mut count) = (0.0_f64, 0_u32);
        positions(self.rules, self.task.seats, &self.kept, 0.0, |state, decides, targets| {
            for (value, target) in values(state, decides).iter().zip(targets) {
                sum += f64::from((value - target).powi(2));
                count += 1;
            }
        });
        (sum / f64::from(count.max(1))) as f32
    }
}
