//! How what happens is told: the lines of the log, what the headline of a turn says of them, and the steps that a person
//! sees one after another. Nothing here costs anything while nobody listens.

use rondel::scene::Icon;
use rondel::{Announcement, Arg, ElementId, Flow, Seat, Text, Weight};

use super::Table;
use crate::content::{Goods, Product};
use crate::state::State;
use crate::words;

/// A line of the log: its text, what a headline says of it, and how much it matters.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    text: &'static str,
    brief: Option<&'static str>,
    weight: Weight,
}

impl Line {
    const fn new(text: &'static str, weight: Weight) -> Self {
        Self { text, brief: None, weight }
    }

    const fn in_brief(self, brief: &'static str) -> Self {
        Self { brief: Some(brief), ..self }
    }
}

pub(crate) const STARTS: Line = Line::new("log-starts", Weight::Usual);
pub(crate) const MOVES: Line = Line::new("log-moves", Weight::Usual).in_brief("brief-moves");
pub(crate) const PAYS: Line = Line::new("log-pays", Weight::Small);
pub(crate) const GAINS: Line = Line::new("log-gains", Weight::Usual).in_brief("brief-gains");
pub(crate) const TAKES_SCARCE: Line = Line::new("log-takes-scarce", Weight::Usual).in_brief("brief-takes-scarce");
pub(crate) const FORGOES: Line = Line::new("log-forgoes", Weight::Small);
pub(crate) const OPTION_A: Line = Line::new("log-option-a", Weight::Small);
pub(crate) const OPTION_B: Line = Line::new("log-option-b", Weight::Great).in_brief("brief-option-b");
pub(crate) const OPTION_C: Line = Line::new("log-option-c", Weight::Small);
pub(crate) const OPTION_D: Line = Line::new("log-option-d", Weight::Usual).in_brief("brief-option-d");
pub(crate) const LEAVES: Line = Line::new("log-leaves", Weight::Small);
pub(crate) const TURNS: Line = Line::new("log-turns", Weight::Small);
pub(crate) const SWAPS: Line = Line::new("log-swaps", Weight::Usual).in_brief("brief-swaps");
pub(crate) const DRAWS: Line = Line::new("log-draws", Weight::Usual).in_brief("brief-draws");
pub(crate) const NOTHING_TO_DRAW: Line = Line::new("log-nothing-to-draw", Weight::Small);
pub(crate) const RESHUFFLES: Line = Line::new("log-reshuffles", Weight::Great);
pub(crate) const STACK_EMPTY: Line = Line::new("log-stack-empty", Weight::Great);
pub(crate) const BUILDS: Line = Line::new("log-builds", Weight::Usual).in_brief("brief-builds");
pub(crate) const NO_FACTORY: Line = Line::new("log-no-factory", Weight::Small);
pub(crate) const REACTIVATES: Line = Line::new("log-reactivates", Weight::Usual).in_brief("brief-reactivates");
pub(crate) const STEALS: Line = Line::new("log-steals", Weight::Usual).in_brief("brief-steals");
pub(crate) const PRESTIGE: Line = Line::new("log-prestige", Weight::Great).in_brief("brief-prestige");
pub(crate) const ALLIES: Line = Line::new("log-allies", Weight::Great).in_brief("brief-allies");
pub(crate) const TAKES_ALLIANCE: Line = Line::new("log-takes-alliance", Weight::Great).in_brief("brief-takes-alliance");
pub(crate) const BUYS: Line = Line::new("log-buys", Weight::Great).in_brief("brief-buys");
pub(crate) const NEW_SHIP: Line = Line::new("log-new-ship", Weight::Usual);
pub(crate) const ADVANCES: Line = Line::new("log-advances", Weight::Great).in_brief("brief-advances");
pub(crate) const SWAYS: Line = Line::new("log-sways", Weight::Usual);
pub(crate) const SWAYS_IN_VAIN: Line = Line::new("log-sways-in-vain", Weight::Small);
pub(crate) const SWAPS_LAWSUITS: Line = Line::new("log-swaps-lawsuits", Weight::Great).in_brief("brief-swaps-lawsuits");
pub(crate) const LAWSUIT_DROPPED: Line = Line::new("log-lawsuit-dropped", Weight::Great);
pub(crate) const WINS_LAWSUIT: Line = Line::new("log-wins-lawsuit", Weight::Great).in_brief("brief-wins-lawsuit");
pub(crate) const NEW_LAWSUIT: Line = Line::new("log-new-lawsuit", Weight::Usual);
pub(crate) const SEASON: Line = Line::new("log-season", Weight::Great).in_brief("brief-season");
pub(crate) const RETURNS: Line = Line::new("log-returns", Weight::Great).in_brief("brief-returns");
pub(crate) const NEW_SPECIALS: Line = Line::new("log-new-specials", Weight::Great);
pub(crate) const SEASON_OVER: Line = Line::new("log-season-over", Weight::Usual);
pub(crate) const WINS: Line = Line::new("log-wins", Weight::Great).in_brief("brief-wins");

/// A step while it is told.
pub(crate) struct Telling<'a> {
    /// The table after it.
    pub(crate) state: &'a State,
    told: Announcement,
}

impl<'a> Telling<'a> {
    /// Fills the gap `name` of the line and of what the headline says.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        let value = value.into();
        self.told.brief = self.told.brief.map(|brief| brief.with(name, value.clone()));
        self.told.text = self.told.text.with(name, value);
        self
    }

    /// Names the things it changes.
    pub(crate) fn about(self, elements: impl IntoIterator<Item = ElementId>) -> Self {
        Self { told: self.told.about(elements), ..self }
    }

    /// Tells one city more.
    pub(crate) fn whispered(self, seat: Seat, text: Text) -> Self {
        Self { told: self.told.whispered(seat, text), ..self }
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
        let mut told = Announcement::new(Text::new(line.text)).weighing(line.weight);
        told.brief = line.brief.map(Text::new);
        Self { state, told }
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
