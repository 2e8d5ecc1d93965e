//! All that one observer may know of one moment of a game, as one value. Windows, terminals, replays, phones and guests
//! elsewhere are given views and nothing else.

use serde::{Deserialize, Serialize};

use crate::dealer::Announcement;
use crate::goals::Goals;
use crate::ruleset::Stage;
use crate::scene::{BlockedClick, Choice, DisabledChoice, Observer, Scene, ScoreSheet};
use crate::seat::{Seat, SeatSet};
use crate::text::Text;
use crate::together;
use crate::turn::Turn;

pub use crate::dealer::HeardAnnouncement;

/// The deepest nesting of a view as JSON that guests elsewhere read; law 3 holds every game to it. Texts within
/// texts within the help of a card come to about thirty levels.
pub const DEEPEST_VIEW: usize = 64;

/// Which moment of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MomentId {
    /// The ply, from 1; 0 is the deal.
    pub ply: usize,
    /// The moment within the ply, from 0.
    pub moment: usize,
}

/// What an observer may know of the table at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Which moment.
    pub place: MomentId,
    /// Whose eyes it is made for.
    pub observer: Observer,
    /// The seat whose decision led to it; `None` for the deal.
    pub mover: Option<Seat>,
    /// Who decides next, or how the game ended; `None` where more moments of the same ply follow.
    pub turn: Option<Turn>,
    /// All seats that decide now: the seat of `turn`, and those that decide at the same time and are asked after
    /// it.
    pub deciders: SeatSet,
    /// The round, from 1; `None` where the game counts none. See [`Stage::round`].
    pub round: Option<u16>,
    /// The table.
    pub scene: Scene,
    /// Every way to win, to end the game and to score, as far as the observer may know.
    #[serde(default)]
    pub goals: Goals,
    /// What was announced since the previous moment.
    pub heard: Vec<HeardAnnouncement>,
    /// What the observer is asked, while they decide. Others are not shown it: it may say what somebody drew.
    pub prompt: Option<Text>,
    /// The observer's choices, while they decide. They are there also while others who decide at the same time are
    /// asked first; what is chosen then is played when the observer's turn comes.
    pub choices: Vec<Choice>,
    /// What the observer might try and cannot, while they decide.
    #[serde(rename = "obstacles")]
    pub blocked_clicks: Vec<BlockedClick>,
    /// What is offered at other times but not now, while they decide.
    #[serde(rename = "withheld", default)]
    pub disabled_choices: Vec<DisabledChoice>,
    /// The points line by line, once the game is over.
    pub score: Option<ScoreSheet>,
}

/// What led to a position, for [`View::of`].
#[derive(Clone, Copy, Debug)]
pub struct Happening<'a> {
    /// Which moment it is.
    pub place: MomentId,
    /// The seat that decided; `None` for the deal.
    pub mover: Option<Seat>,
    /// What was announced since the previous moment.
    pub heard: &'a [Announcement],
    /// Whether it is the last moment of its ply, so that a seat decides or the game is over.
    pub at_rest: bool,
}

impl View {
    /// Makes a view. No other function does.
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
            blocked_clicks: Vec::new(),
            disabled_choices: Vec::new(),
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

    /// Fills in what the observer is asked, in a position in which they decide.
    fn ask<R: Stage>(&mut self, rules: &R, state: &R::State) {
        let mut actions = Vec::new();
        rules.legal_actions(state, &mut actions);
        self.prompt = Some(rules.prompt(state));
        self.choices = actions.into_iter().map(|action| rules.choice(state, action)).collect();
        self.blocked_clicks = rules.blocked_clicks(state);
        self.disabled_choices = rules.disabled_choices(state);
    }
}
