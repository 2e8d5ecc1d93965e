//! All that one observer may know of one moment of a game, as one value. Nothing else ever leaves the house: windows,
//! terminals, replays and guests far away show views.

use serde::{Deserialize, Serialize};

use crate::dealer::Announcement;
use crate::goals::Goals;
use crate::ruleset::Stage;
use crate::scene::{Choice, Observer, Obstacle, Scene, ScoreSheet, Withheld};
use crate::seat::{Seat, SeatSet};
use crate::text::Text;
use crate::together;
use crate::turn::Turn;

pub use crate::dealer::Told;

/// The deepest nesting in a view; texts within texts within the help of a card come to thirty. What is new in a view of this depth is
/// read by guests elsewhere, and law 3 asks every game for it.
pub const DEEPEST_VIEW: usize = 64;

/// Which moment of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place {
    /// Which ply, from 1; 0 is the deal.
    pub ply: usize,
    /// Which moment of it, from 0.
    pub moment: usize,
}

/// What an observer may know of the table at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Which moment.
    pub place: Place,
    /// Who looks.
    pub observer: Observer,
    /// Whose decision brought it about; nothing for the deal.
    pub mover: Option<Seat>,
    /// Whose decision comes next, or how the game ended; nothing where more of the same ply follows.
    pub turn: Option<Turn>,
    /// All who decide now: the seat of `turn`, and whoever decides at the same time and is asked after it.
    pub deciders: SeatSet,
    /// Which round it is, from 1, where the game counts any.
    pub round: Option<u16>,
    /// The table.
    pub scene: Scene,
    /// Every way to win, to end the game and to score, and how near everybody is, as far as the observer may know.
    #[serde(default)]
    pub goals: Goals,
    /// What happened since the moment before.
    pub heard: Vec<Told>,
    /// What the observer is asked. Others are not told: it may say what somebody drew.
    pub prompt: Option<Text>,
    /// What the observer may do, where they decide; also where others who decide at the same time are asked before, and
    /// then it is played when their turn comes.
    pub choices: Vec<Choice>,
    /// What they might try and cannot, where they decide.
    pub obstacles: Vec<Obstacle>,
    /// What is offered at other times and not now, where they decide.
    #[serde(default)]
    pub withheld: Vec<Withheld>,
    /// The points line by line, once the game is over.
    pub score: Option<ScoreSheet>,
}

/// What brought a position about.
#[derive(Clone, Copy, Debug)]
pub struct Happening<'a> {
    /// Which moment it is.
    pub place: Place,
    /// Who decided.
    pub mover: Option<Seat>,
    /// What was announced.
    pub heard: &'a [Announcement],
    /// Whether it is the last moment of its ply, so that somebody decides or the game is over.
    pub at_rest: bool,
}

impl View {
    /// Makes a view; nothing else does.
    pub fn of<R: Stage>(rules: &R, state: &R::State, observer: Observer, happening: &Happening<'_>) -> Self {
        let turn = happening.at_rest.then(|| rules.turn(state));
        let mut scene = rules.scene(state, observer);
        rules.other_shapes(state, observer).iter().for_each(|other| scene.add_layout(other));
        let mut view = Self {
            place: happening.place,
            observer,
            mover: happening.mover,
            turn,
            deciders: SeatSet::NONE,
            round: rules.round(state),
            scene,
            goals: rules.goals(state, observer),
            heard: happening.heard.iter().map(|told| told.to(observer)).collect(),
            prompt: None,
            choices: Vec::new(),
            obstacles: Vec::new(),
            withheld: Vec::new(),
            score: None,
        };
        match turn {
            Some(Turn::Decide(_)) => {
                view.deciders = together::deciders(rules, state);
                if let Observer::Seat(seat) = observer
                    && view.deciders.has(seat)
                {
                    let asked = together::asked(rules, state, seat);
                    view.ask(rules, asked.as_ref().unwrap_or(state));
                }
            }
            Some(Turn::Over(_)) => view.score = Some(rules.score_sheet(state)),
            None => {}
        }
        view
    }

    /// What the observer is asked in a position in which they decide.
    fn ask<R: Stage>(&mut self, rules: &R, state: &R::State) {
        let mut actions = Vec::new();
        rules.legal_actions(state, &mut actions);
        self.prompt = Some(rules.prompt(state));
        self.choices = actions.into_iter().map(|action| rules.choice(state, action)).collect();
        self.obstacles = rules.obstacles(state);
        self.withheld = rules.withheld(state);
    }
}
