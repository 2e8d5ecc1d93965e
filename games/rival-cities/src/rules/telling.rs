//! Announces what happens: the log messages, their short form in a turn's headline, and the steps that
//! observers see. Announcements are skipped if there is no listener.

use rondel::line::{Line, great, small, usual};
use rondel::scene::Icon;
use rondel::{Announcement, Arg, ElementId, Flow, NonPlayer, Seat, Text, Weight};

use super::Table;
use crate::content::{Goods, Product};
use crate::state::State;
use crate::words;

pub(crate) const STARTS: Line = usual("log-starts");
pub(crate) const MOVES: Line = usual("log-moves").brief("brief-moves");
pub(crate) const PAYS: Line = small("log-pays").brief("brief-pays");
pub(crate) const UPKEEP: Line = small("log-upkeep").brief("brief-upkeep");
pub(crate) const GAINS: Line = usual("log-gains").brief("brief-gains");
pub(crate) const PRODUCES: Line = usual("log-produces").brief("brief-produces");
pub(crate) const GAINS_MORE: Line = usual("log-gains-more").brief("brief-gains-more");
pub(crate) const TAKES_SCARCE: Line = usual("log-takes-scarce").brief("brief-takes-scarce");
pub(crate) const FORGOES: Line = small("log-forgoes");
pub(crate) const OPTION_A: Line = small("log-option-a");
pub(crate) const OPTION_B: Line = great("log-option-b").brief("brief-option-b");
pub(crate) const OPTION_C: Line = small("log-option-c");
pub(crate) const OPTION_D: Line = usual("log-option-d").brief("brief-option-d");
pub(crate) const LEAVES: Line = small("log-leaves").brief("brief-leaves");
pub(crate) const USES_NOTHING: Line = small("log-uses-nothing").brief("brief-uses-nothing");
pub(crate) const TURNS: Line = small("log-turns");
pub(crate) const SWAPS: Line = usual("log-swaps").brief("brief-swaps");
pub(crate) const DRAWS: Line = usual("log-draws").brief("brief-draws");
pub(crate) const NOTHING_TO_DRAW: Line = small("log-nothing-to-draw");
pub(crate) const RESHUFFLES: Line = great("log-reshuffles");
pub(crate) const STACK_EMPTY: Line = great("log-stack-empty");
pub(crate) const BUILDS: Line = usual("log-builds").brief("brief-builds");
pub(crate) const NO_FACTORY: Line = small("log-no-factory");
pub(crate) const REACTIVATES: Line = usual("log-reactivates").brief("brief-reactivates");
pub(crate) const STEALS: Line = usual("log-steals").brief("brief-steals");
pub(crate) const PRESTIGE: Line = great("log-prestige").brief("brief-prestige");
pub(crate) const ALLIES: Line = great("log-allies").brief("brief-allies");
pub(crate) const TAKES_ALLIANCE: Line = great("log-takes-alliance").brief("brief-takes-alliance");
pub(crate) const BUYS: Line = great("log-buys").brief("brief-buys");
pub(crate) const NEW_SHIP: Line = usual("log-new-ship");
pub(crate) const ADVANCES: Line = great("log-advances").brief("brief-advances");
pub(crate) const SWAYS: Line = usual("log-sways");
pub(crate) const SWAYS_IN_VAIN: Line = small("log-sways-in-vain");
pub(crate) const SWAPS_LAWSUITS: Line = great("log-swaps-lawsuits").brief("brief-swaps-lawsuits");
pub(crate) const LAWSUIT_DROPPED: Line = great("log-lawsuit-dropped");
pub(crate) const WINS_LAWSUIT: Line = great("log-wins-lawsuit").brief("brief-wins-lawsuit");
pub(crate) const NEW_LAWSUIT: Line = usual("log-new-lawsuit");
pub(crate) const SEASON: Line = great("log-season").brief("brief-season");
pub(crate) const RETURNS: Line = great("log-returns").brief("brief-returns");
pub(crate) const NEW_SPECIALS: Line = great("log-new-specials");
pub(crate) const SEASON_OVER: Line = usual("log-season-over");
pub(crate) const WINS: Line = great("log-wins").brief("brief-wins");

/// Returns the off-season, as the phase in which nobody acts.
fn off_season(state: &State) -> NonPlayer {
    NonPlayer { name: Text::new("season").with("season", state.seasons), look: None }
}

/// A step that is being announced.
pub(crate) struct Telling<'a> {
    /// The state after the step.
    pub(crate) state: &'a State,
    told: Announcement,
}

impl<'a> Telling<'a> {
    /// Fills the placeholder `name` in the log message and its headline.
    pub(crate) fn with(self, name: &'static str, value: impl Into<Arg>) -> Self {
        Self { told: self.told.with(name, value), ..self }
    }

    /// Adds the elements that the step changes.
    pub(crate) fn about(self, elements: impl IntoIterator<Item = ElementId>) -> Self {
        Self { told: self.told.about(elements), ..self }
    }

    /// Adds text that only one city can see.
    pub(crate) fn whispered(self, seat: Seat, text: Text) -> Self {
        Self { told: self.told.private_to(seat, text), ..self }
    }

    /// Adds a flow of pieces between two elements.
    pub(crate) fn flow(mut self, flow: Flow) -> Self {
        self.told.flows.push(flow);
        self
    }

    /// Adds a flow of `count` pieces between two elements, unless `count` is 0.
    pub(crate) fn went(self, icon: Icon, count: u8, from: ElementId, to: ElementId) -> Self {
        if count == 0 { self } else { self.flow(Flow::of(icon, count).from(from).to(to)) }
    }

    /// Adds a flow of products for each kind, between the piles that `from` and `to` return.
    pub(crate) fn goods(
        self,
        goods: &Goods,
        from: impl Fn(Product) -> ElementId,
        to: impl Fn(Product) -> ElementId,
    ) -> Self {
        goods.iter().fold(self, |told, (product, count)| {
            told.went(words::product_icon(product), count, from(product), to(product))
        })
    }

    /// Adds a flow of products from the rival's pile to the city's own pile.
    pub(crate) fn taken_from_rival(self, seat: Seat, product: Product, count: u8) -> Self {
        let [from, to] = [seat.rival(), seat].map(|city| words::product_tile(city, product));
        self.about([to, from]).went(words::product_icon(product), count, from, to)
    }

    fn new(state: &'a State, line: Line) -> Self {
        Self { state, told: line.announcement() }
    }
}

impl Table<'_> {
    /// Announces a city's action.
    #[inline]
    pub(crate) fn say(&mut self, line: Line, seat: Seat, fill: impl FnOnce(Telling<'_>) -> Telling<'_>) {
        let mover = self.mover;
        self.step(|state| {
            let mut told = fill(Telling::new(state, line).with("city", words::city(seat))).told;
            // The headline is about the deciding city, so it includes only major steps of the other city. That of an
            // off-season is about both.
            let is_own = mover == Some(seat);
            told.brief = told.brief.filter(|_| line.weight == Weight::Great || is_own || mover.is_none());
            if !is_own {
                let named = |what| Text::new("brief-of-other").with("city", words::city(seat)).with("what", what);
                told.brief = told.brief.map(named);
            }
            told
        });
    }

    /// Announces an event.
    #[inline]
    pub(crate) fn tell(&mut self, line: Line, fill: impl FnOnce(Telling<'_>) -> Telling<'_>) {
        self.step(|state| fill(Telling::new(state, line)).told);
    }

    /// Shows a step that needs no log message.
    #[inline]
    pub(crate) fn show(&mut self, fill: impl FnOnce(Telling<'_>) -> Telling<'_>) {
        self.step(|state| {
            let told = Announcement::new(Text::List(Vec::new())).weighing(Weight::Small);
            fill(Telling { state, told }).told
        });
    }

    /// Shows the ink jar on each space along a move of `spaces` spaces.
    #[inline]
    pub(crate) fn show_the_way(&mut self, spaces: u8) {
        #[cold]
        #[inline(never)]
        fn walk(table: &mut Table<'_>, spaces: u8) {
            let mut on_the_way = *table.state;
            for _ in 1..spaces {
                on_the_way.jar.advance(1);
                table.dealer.moment(&on_the_way);
            }
        }
        if self.dealer.is_heard() {
            walk(self, spaces);
        }
    }

    /// Records an announcement as a separate step. A step ends when the next step is announced, so that the
    /// last step of an action ends in the state after the action.
    #[inline]
    fn step(&mut self, tell: impl FnOnce(&State) -> Announcement) {
        #[cold]
        #[inline(never)]
        fn take(table: &mut Table<'_>, tell: impl FnOnce(&State) -> Announcement) {
            if let Some(before) = table.told_so_far.replace(*table.state) {
                table.dealer.moment(&before);
            }
            let told = tell(table.state);
            let is_season = table.mover.is_none() && table.state.season_step > 0;
            let told = if is_season { told.in_turn_of(off_season(table.state)) } else { told };
            table.dealer.announce(|| told);
        }
        if self.dealer.is_heard() {
            take(self, tell);
        }
    }
}
