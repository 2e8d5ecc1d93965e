//! How what happens is told: the lines of the log, what the headline of a turn says of them, and the steps that a person
//! sees one after another. Nothing here costs anything while nobody listens.

use rondel::line::{Line, great, small, usual};
use rondel::scene::Icon;
use rondel::{Announcement, Arg, ElementId, Flow, Seat, Text, Weight};

use super::Table;
use crate::content::{Goods, Product};
use crate::state::State;
use crate::words;

pub(crate) const STARTS: Line = usual("log-starts");
pub(crate) const MOVES: Line = usual("log-moves").brief("brief-moves");
pub(crate) const PAYS: Line = small("log-pays");
pub(crate) const GAINS: Line = usual("log-gains").brief("brief-gains");
pub(crate) const TAKES_SCARCE: Line = usual("log-takes-scarce").brief("brief-takes-scarce");
pub(crate) const FORGOES: Line = small("log-forgoes");
pub(crate) const OPTION_A: Line = small("log-option-a");
pub(crate) const OPTION_B: Line = great("log-option-b").brief("brief-option-b");
pub(crate) const OPTION_C: Line = small("log-option-c");
pub(crate) const OPTION_D: Line = usual("log-option-d").brief("brief-option-d");
pub(crate) const LEAVES: Line = small("log-leaves");
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

/// A step while it is told.
pub(crate) struct Telling<'a> {
    /// The table after it.
    pub(crate) state: &'a State,
    told: Announcement,
}

impl<'a> Telling<'a> {
    /// Fills the gap `name` of the line and of what the headline says.
    pub(crate) fn with(self, name: &'static str, value: impl Into<Arg>) -> Self {
        Self { told: self.told.with(name, value), ..self }
    }

    /// Names the things it changes.
    pub(crate) fn about(self, elements: impl IntoIterator<Item = ElementId>) -> Self {
        Self { told: self.told.about(elements), ..self }
    }

    /// Tells one city more.
    pub(crate) fn whispered(self, seat: Seat, text: Text) -> Self {
        Self { told: self.told.private_to(seat, text), ..self }
    }

    /// Names what went from where to where.
    pub(crate) fn flow(mut self, flow: Flow) -> Self {
        self.told.flows.push(flow);
        self
    }

    /// So many of something went from one thing to another; nothing where none did.
    pub(crate) fn went(self, icon: Icon, count: u8, from: ElementId, to: ElementId) -> Self {
        if count == 0 { self } else { self.flow(Flow::of(icon, count).from(from).to(to)) }
    }

    /// Products went from one pile of each kind to another.
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

    /// So many of a product went from the rival's pile to a city's own.
    pub(crate) fn taken_from_rival(self, seat: Seat, product: Product, count: u8) -> Self {
        let [from, to] = [seat.rival(), seat].map(|city| words::product_tile(city, product));
        self.about([to, from]).went(words::product_icon(product), count, from, to)
    }

    fn new(state: &'a State, line: Line) -> Self {
        Self { state, told: line.announcement() }
    }
}

impl Table<'_> {
    /// Tells what a city did.
    #[inline]
    pub(crate) fn say(&mut self, line: Line, seat: Seat, fill: impl FnOnce(Telling<'_>) -> Telling<'_>) {
        let mover = self.mover;
        self.step(|state| {
            let mut told = fill(Telling::new(state, line).with("city", words::city(seat))).told;
            // The headline is about who decided, and an off-season is a long list: of that and of the other city it says
            // what is great alone.
            let is_own = mover == Some(seat);
            told.brief = told.brief.filter(|_| line.weight == Weight::Great || (is_own && state.season_step == 0));
            if !is_own {
                let named = |what| Text::new("brief-of-other").with("city", words::city(seat)).with("what", what);
                told.brief = told.brief.map(named);
            }
            told
        });
    }

    /// Tells what happened.
    #[inline]
    pub(crate) fn tell(&mut self, line: Line, fill: impl FnOnce(Telling<'_>) -> Telling<'_>) {
        self.step(|state| fill(Telling::new(state, line)).told);
    }

    /// Shows what needs no words.
    #[inline]
    pub(crate) fn show(&mut self, fill: impl FnOnce(Telling<'_>) -> Telling<'_>) {
        self.step(|state| {
            let told = Announcement::new(Text::List(Vec::new())).weighing(Weight::Small);
            fill(Telling { state, told }).told
        });
    }

    /// The ink jar is about to go so many spaces: whoever watches sees it on each of them.
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

    /// Each announcement is a step of its own. It ends when the next one is told, so that the last step of an action ends in
    /// the position after it.
    #[inline]
    fn step(&mut self, tell: impl FnOnce(&State) -> Announcement) {
        #[cold]
        #[inline(never)]
        fn take(table: &mut Table<'_>, tell: impl FnOnce(&State) -> Announcement) {
            if let Some(before) = table.told_so_far.replace(*table.state) {
                table.dealer.moment(&before);
            }
            let told = tell(table.state);
            table.dealer.announce(|| told);
        }
        if self.dealer.is_heard() {
            take(self, tell);
        }
    }
}
