//! A single value that contains everything an observer may know about one moment of a game. Windows, terminals,
//! replays, phones and remote guests receive views and nothing else.

use serde::{Deserialize, Serialize};

use crate::dealer::{Announcement, NonPlayer};
use crate::goals::Goals;
use crate::ruleset::Stage;
use crate::scene::{BlockedClick, Choice, DisabledChoice, IndirectChoice, Observer, Scene, ScoreSheet};
use crate::seat::{Seat, SeatSet};
use crate::text::Text;
use crate::together;
use crate::turn::{Outcome, Turn};

pub use crate::dealer::HeardAnnouncement;

/// Maximum nesting depth that remote guests accept in the JSON of a view. Law 3 enforces this limit for every
/// game. Nested texts in the help of a card reach a depth of about thirty.
pub const DEEPEST_VIEW: usize = 64;

/// Identifies a moment of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MomentId {
    /// The number of the ply, from 1; 0 for the deal.
    pub ply: usize,
    /// The number of the moment within the ply, from 0.
    pub moment: usize,
}

/// The information that an observer may have about the table at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The moment that the view shows.
    pub place: MomentId,
    /// The observer of the view.
    pub observer: Observer,
    /// The seat whose decision led to this moment; `None` for the deal.
    pub mover: Option<Seat>,
    /// The seat that decides next, or the outcome; `None` if more moments of the same ply follow.
    pub turn: Option<Turn>,
    /// All seats that decide now: the seat of `turn`, and the seats that decide simultaneously but are asked later.
    pub deciders: SeatSet,
    /// Whether the next decision begins a new turn, even if the same seat makes it. See [`Ruleset::begins_turn`].
    ///
    /// [`Ruleset::begins_turn`]: crate::Ruleset::begins_turn
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ends_turn: bool,
    /// The number of the round, from 1; `None` if the game does not count rounds. See [`Stage::round`].
    pub round: Option<u16>,
    /// The table.
    pub scene: Scene,
    /// Every way to win, to end the game and to score, with as much of the seats' progress as the observer may
    /// know.
    #[serde(default)]
    pub goals: Goals,
    /// Announcements made since the previous moment.
    pub heard: Vec<HeardAnnouncement>,
    /// The question put to the observer; `None` if the observer does not decide. Other observers do not see the
    /// question, because it may reveal a drawn card.
    pub prompt: Option<Text>,
    /// The observer's choices; empty if the observer does not decide. In a simultaneous decision, the list
    /// contains the choices even before the observer is asked. A choice made early takes effect when the observer
    /// is asked.
    pub choices: Vec<Choice>,
    /// Pieces that the observer might click but cannot choose; empty if the observer does not decide.
    #[serde(rename = "obstacles")]
    pub blocked_clicks: Vec<BlockedClick>,
    /// Choices that are offered at other times but not now; empty if the observer does not decide.
    #[serde(rename = "withheld", default)]
    pub disabled_choices: Vec<DisabledChoice>,
    /// Pieces that the observer could choose after another choice; empty if the observer does not decide.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub indirect_choices: Vec<IndirectChoice>,
    /// The itemised score; `None` until the game is over.
    pub score: Option<ScoreSheet>,
}

/// The context of a position, as input to [`View::of`].
#[derive(Clone, Copy, Debug)]
pub struct Happening<'a> {
    /// The moment to show.
    pub place: MomentId,
    /// The seat that decided; `None` for the deal.
    pub mover: Option<Seat>,
    /// Announcements made since the previous moment.
    pub heard: &'a [Announcement],
    /// Whether this is the last moment of its ply, so that a seat decides next or the game is over.
    pub at_rest: bool,
}

impl View {
    /// Returns what acts at this moment without a seat; `None` if a seat acts.
    pub fn non_player(&self) -> Option<&NonPlayer> {
        self.heard.iter().find_map(|told| told.non_player.as_ref())
    }

    /// Returns the seat that acts at this moment. If an automatic opponent acts, returns the seat whose colour
    /// represents the opponent. Returns `None` for the deal and for a phase.
    pub fn actor(&self) -> Option<Seat> {
        self.non_player().map_or(self.mover, |non_player| non_player.look)
    }

    /// Creates a view. This is the only function that creates views.
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
            ends_turn: matches!(turn, Some(Turn::Decide(_))) && rules.begins_turn(state),
            round: rules.round(state),
            scene,
            goals: rules.goals(state, observer),
            heard: happening.heard.iter().map(|told| told.to(observer)).collect(),
            prompt: None,
            choices: Vec::new(),
            blocked_clicks: Vec::new(),
            disabled_choices: Vec::new(),
            indirect_choices: Vec::new(),
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
            Some(Turn::Over(_)) => view.score = Some(rules.decisive_score(state)),
            None => {}
        }
        view
    }

    /// Returns the view of a game that ends here although the rules would let it go on, because a player forfeited it.
    #[must_use]
    pub fn ended_by(self, outcome: Outcome) -> Self {
        Self {
            turn: Some(Turn::Over(outcome)),
            deciders: SeatSet::NONE,
            ends_turn: false,
            prompt: None,
            choices: Vec::new(),
            blocked_clicks: Vec::new(),
            disabled_choices: Vec::new(),
            indirect_choices: Vec::new(),
            ..self
        }
    }

    /// Fills in the question and the choices, given a position in which the observer decides.
    fn ask<R: Stage>(&mut self, rules: &R, state: &R::State) {
        let mut actions = Vec::new();
        rules.legal_actions(state, &mut actions);
        self.prompt = Some(rules.prompt(state));
        self.choices = actions.into_iter().map(|action| rules.choice(state, action)).collect();
        self.blocked_clicks = rules.blocked_clicks(state);
        self.disabled_choices = rules.disabled_choices(state);
        self.indirect_choices = rules.indirect_choices(state);
    }
}
