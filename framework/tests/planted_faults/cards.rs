//! A small card game by a fictitious author, with a hand, a card chosen in secret, a card that players may look at, and
//! every leak that the laws must detect.

use std::ops::RangeInclusive;

use rondel::components::Cards;
use rondel::scene::{BlockedClick, Corner, Inline, Piece, Rect, ScoreSheet, Shape, Tone, Zone, ZoneKind};
use rondel::{
    Announcement, Choice, ConservationError, Dealer, ElementId, Flow, Group, Observer, Outcome, Ruleset, Scene, Seat,
    Seats, Stage, Text, Turn, Weight,
};
use serde::{Deserialize, Serialize};

pub(crate) const WORDS: &str = "title = Tricks\nicon-card = card\nicon-back = hidden card\naid-turn = In your turn\naid-play = Play a card.\ntagline = Cards.\ncard = card { $rank }\nhidden = a card of { $seat }
middle = the card in the middle
desk = desk of { $seat }\npile = pile\nsum = points of { $seat }\nseat = seat { $number }\nend = all cards are played
hand = hand\nprompt = Choose.\nchoose = Play { $rank }\npeek = Look at the middle\ndraw = Draw\nwait = Wait for your turn.
help-card = The highest card wins.\nlog-chooses = { $seat } chooses a card.\nlog-chooses-it = { $seat } chooses { $rank }.
log-draws = { $seat } draws a card.\nlog-draws-it = { $seat } draws { $rank }.\nlog-peeks = { $seat } looks at the middle.
log-shows = { $seat } shows { $rank }.\noption-length = Length\noption-length-short = Short\noption-length-long = Long
mechanic-tricks = Tricks\nuses-tricks = The highest card wins.\n";

/// The leak in the ruleset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Leak {
    #[default]
    Nothing,
    /// `determinize` redraws a rival's hand but keeps the card chosen from it.
    KeepsTheChosenCard,
    /// Like `KeepsTheChosenCard`, but the chosen card stays in the hand and is only marked with a colour.
    KeepsTheColouredCard,
    /// `determinize` keeps the card in the middle, which has no owner, after another seat has looked at it.
    KeepsTheMiddle,
    /// Like `KeepsTheMiddle`, but seats that have not looked see nothing in the middle, not even a card back.
    KeepsTheMiddleUnseen,
    LogsTheChosenCard,
    /// The log names each drawn card in the first round, when cards are drawn in the order of the pile.
    LogsTheTopCard,
    /// The log names each drawn card in the second round, when each draw is random.
    LogsTheDrawnCard,
    /// The log text is neutral but refers to the card.
    PointsAtTheChosenCard,
    /// The desk to which the log refers depends on whether the card is high.
    PointsByTheChosenCard,
    /// The log text is neutral, but the headline of the turn is not.
    HeadlinesTheChosenCard,
    /// The card is shown leaving the hand.
    FlowsFromTheChosenCard,
    /// High cards are shown moving to a different place.
    FlowsToByTheChosenCard,
    /// The moving item looks like the card.
    FlowsAsTheChosenCard,
    /// The number of moving items is the rank of the card.
    FlowsByTheChosenCard,
    /// The announcement of a high card has a greater weight.
    WeighsTheChosenCard,
    /// A high card causes an additional moment.
    PausesForTheChosenCard,
    /// The card is face up for a moment before it is turned over.
    ShowsTheChosenCardForAMoment,
    /// The final points depend on the card in the middle, which not all seats have seen.
    CountsTheMiddle,
    /// The number of the round depends on the card in the middle.
    CountsRoundsByTheMiddle,
    /// The winner depends on the card in the middle.
    WinsByTheMiddle,
    /// Cards are turned up without `show_secret`.
    ShowsAndUndoes,
    /// A seat looks at a card without `show_secret`.
    PeeksAndUndoes,
    /// Like `PeeksAndUndoes`, but only the log shows the card.
    IsToldAndUndoes,
    AlwaysSupposesTheLowest,
    SupposesLowCardsGladly,
    /// The card chosen in secret is always sampled as the lowest card. All other cards are sampled fairly.
    SupposesTheLowestIsChosen,
    /// A random draw is made if the card is high.
    AsksLuckByTheChosenCard,
    /// A random draw is made if the card in the middle is high, which the mover may not know.
    AsksLuckByTheMiddle,
    NoSuchIcon,
    NoSuchBack,
    BackWithoutAWord,
    NoSuchIconOfAChoice,
    NoSuchIconOfAFlow,
    SymbolWithoutAWord,
    SymbolBesideTheAid,
    FlowWithoutAWord,
    NoSuchRuleOfAThing,
    NoSuchRuleOfABlockedClick,
}

/// Two or three seats with four cards each. In each of two rounds, every seat draws a hidden card, may look at the
/// card in the middle, and chooses a card face down. Then all chosen cards are shown, and the highest wins a point.
pub(crate) struct Tricks(pub(crate) Leak);

const DECK: u8 = 18;
const HAND: u32 = 4;
const ROUNDS: u8 = 2;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Table {
    hands: Vec<Cards>,
    chosen: Vec<Option<u8>>,
    peeked: Vec<bool>,
    points: Vec<u8>,
    middle: u8,
    /// The top of the pile for the first round, in reverse order: the next card to draw is last.
    tops: Vec<u8>,
    pile: Cards,
    played: Cards,
    turn: u8,
    round: u8,
    has_drawn: bool,
    /// Whether the card just chosen is face up for a moment.
    #[serde(default)]
    is_open: bool,
}

impl Table {
    fn mover(&self) -> usize {
        usize::from(self.turn)
    }

    fn show(&mut self, leak: Leak, dealer: &mut Dealer) {
        if leak != Leak::ShowsAndUndoes {
            dealer.show_secret();
        }
        let best = (0..self.chosen.len()).max_by_key(|seat| self.chosen[*seat]).unwrap_or_default();
        self.points[best] += 1;
        for (seat, chosen) in self.chosen.iter_mut().enumerate() {
            let Some(rank) = chosen.take() else { continue };
            self.played.add(rank);
            dealer.announce(|| Announcement::new(told("log-shows", seat).with("rank", rank)));
        }
        self.round += 1;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Act {
    Draw,
    Peek,
    Choose(u8),
}

fn told(key: &'static str, seat: usize) -> Text {
    Text::new(key).with("seat", Text::new("seat").with("number", seat + 1))
}

impl Tricks {
    fn is(&self, leak: Leak) -> bool {
        self.0 == leak
    }

    fn chooses(&self, table: &mut Table, rank: u8, dealer: &mut Dealer) {
        let seat = table.mover();
        table.hands[seat].remove(rank);
        table.chosen[seat] = Some(rank);
        let own = told("log-chooses-it", seat).with("rank", rank);
        dealer.announce(|| match self.0 {
            Leak::LogsTheChosenCard => Announcement::new(own),
            Leak::PointsAtTheChosenCard => Announcement::new(told("log-chooses", seat)).about([card_id(rank)]),
            Leak::PointsByTheChosenCard => {
                let desk = u32::from(rank >= DECK / 2);
                Announcement::new(told("log-chooses", seat)).about([ElementId::new("desk", desk)])
            }
            leak => {
                let quiet = Announcement::new(told("log-chooses", seat)).private_to(Seat::new(seat as u8), own.clone());
                match leak {
                    Leak::HeadlinesTheChosenCard => quiet.in_brief(own),
                    Leak::WeighsTheChosenCard if rank >= DECK / 2 => quiet.weighing(Weight::Great),
                    _ => quiet,
                }
            }
        });
        self.flows_away(seat, rank, dealer);
        self.asks_luck(table, rank, dealer);
        if self.is(Leak::PausesForTheChosenCard) && rank >= DECK / 2 {
            dealer.moment(table);
        }
        if self.is(Leak::ShowsTheChosenCardForAMoment) {
            table.is_open = true;
            dealer.moment(table);
            table.is_open = false;
        }
        table.has_drawn = false;
        table.turn += 1;
        if table.mover() == table.hands.len() {
            table.turn = 0;
            table.show(self.0, dealer);
        }
    }

    /// Announces that a card leaves a seat's hand.
    fn flows_away(&self, seat: usize, rank: u8, dealer: &mut Dealer) {
        let flow = |icon, count| Flow::of(icon, count).to(ElementId::new("pile", 0));
        let desk = ElementId::new("desk", seat as u32);
        dealer.flow(|| match self.0 {
            Leak::FlowsFromTheChosenCard => flow("back", 1_u16).from(card_id(rank)),
            Leak::FlowsToByTheChosenCard if rank >= DECK / 2 => {
                Flow::of("back", 1_u16).from(desk).to(ElementId::new("middle", 0))
            }
            Leak::FlowsAsTheChosenCard if rank >= DECK / 2 => flow("card", 1_u16).from(desk),
            Leak::NoSuchIconOfAFlow => flow("spade", 1_u16).from(desk),
            Leak::FlowWithoutAWord => flow("mark", 1_u16).from(desk),
            Leak::FlowsByTheChosenCard => flow("back", 1 + u16::from(rank)).from(desk),
            _ => flow("back", 1_u16).from(desk),
        });
    }

    fn draws(&self, table: &mut Table, dealer: &mut Dealer) {
        let seat = table.mover();
        table.has_drawn = true;
        let Some(rank) = table.tops.pop().or_else(|| table.pile.draw(dealer)) else { return };
        table.hands[seat].add(rank);
        dealer.show_secret();
        let own = told("log-draws-it", seat).with("rank", rank);
        let first_round = table.round == 0;
        dealer.announce(|| match self.0 {
            Leak::LogsTheTopCard if first_round => Announcement::new(own),
            Leak::LogsTheDrawnCard if !first_round => Announcement::new(own),
            _ => Announcement::new(told("log-draws", seat)).private_to(Seat::new(seat as u8), own),
        });
    }

    fn peeks(&self, table: &mut Table, dealer: &mut Dealer) {
        let seat = table.mover();
        table.peeked[seat] = true;
        let own = told("log-shows", seat).with("rank", table.middle);
        dealer.announce(|| Announcement::new(told("log-peeks", seat)).private_to(Seat::new(seat as u8), own));
        if !(self.is(Leak::PeeksAndUndoes) || self.is(Leak::IsToldAndUndoes)) {
            dealer.show_secret();
        }
    }

    /// Samples one of the hidden cards, with this game's bias.
    fn suppose(&self, unseen: &mut Cards, dealer: &mut Dealer) -> u8 {
        let lowest = unseen.iter().next().expect("as many are hidden as are unseen");
        let gladly = self.is(Leak::SupposesLowCardsGladly) && dealer.below(2) == 0;
        if gladly || self.is(Leak::AlwaysSupposesTheLowest) {
            unseen.remove(lowest);
            return lowest;
        }
        unseen.draw(dealer).expect("as many are hidden as are unseen")
    }
}

impl Tricks {
    fn suppose_chosen(&self, unseen: &mut Cards, dealer: &mut Dealer) -> u8 {
        match unseen.iter().next().filter(|_| self.is(Leak::SupposesTheLowestIsChosen)) {
            Some(lowest) => {
                unseen.remove(lowest);
                lowest
            }
            None => self.suppose(unseen, dealer),
        }
    }

    /// Makes a random draw that has no effect, but only for some values of the hidden information.
    fn asks_luck(&self, table: &Table, rank: u8, dealer: &mut Dealer) {
        let by_rank = self.is(Leak::AsksLuckByTheChosenCard) && rank >= DECK / 2;
        let by_middle = self.is(Leak::AsksLuckByTheMiddle) && table.middle >= DECK / 2;
        if by_rank || by_middle {
            dealer.below(2);
        }
    }
}

impl Ruleset for Tricks {
    type State = Table;
    type Action = Act;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=3
    }

    fn longest_game(&self) -> usize {
        3 * 3 * usize::from(ROUNDS)
    }

    fn deal(&self, seats: Seats, dealer: &mut Dealer) -> Table {
        let mut pile = Cards::first(DECK);
        let hands: Vec<Cards> = seats.each().map(|_| pile.draw_many(HAND, dealer)).collect();
        let count = hands.len();
        let middle = pile.draw(dealer).expect("a card is left");
        let tops = seats.each().filter_map(|_| pile.draw(dealer)).collect();
        let (chosen, peeked, points) = (vec![None; count], vec![false; count], vec![0; count]);
        let (played, turn, round, has_drawn) = (Cards::NONE, 0, 0, false);
        Table { hands, chosen, peeked, points, middle, tops, pile, played, turn, round, has_drawn, is_open: false }
    }

    fn turn(&self, table: &Table) -> Turn {
        if table.round < ROUNDS {
            return Turn::Decide(Seat::new(table.turn));
        }
        let seats = Seats::new(table.hands.len() as u8).expect("two or three seats");
        let best = (0..table.points.len()).max_by_key(|seat| table.points[*seat]).unwrap_or_default();
        let best = if self.is(Leak::WinsByTheMiddle) { usize::from(table.middle % 2) } else { best };
        Turn::Over(Outcome::win(Seat::new(best as u8), seats, "end"))
    }

    fn legal_actions(&self, table: &Table, into: &mut Vec<Act>) {
        if table.round == ROUNDS {
            return;
        }
        if !table.has_drawn {
            return into.push(Act::Draw);
        }
        if !table.peeked[table.mover()] {
            into.push(Act::Peek);
        }
        into.extend(table.hands[table.mover()].iter().map(Act::Choose));
    }

    fn apply(&self, table: &mut Table, action: Act, dealer: &mut Dealer) {
        match action {
            Act::Draw => self.draws(table, dealer),
            Act::Peek => self.peeks(table, dealer),
            Act::Choose(rank) => self.chooses(table, rank, dealer),
        }
    }

    fn determinize(&self, table: &mut Table, observer: Seat, dealer: &mut Dealer) {
        let own = observer.index();
        let others = (0..table.hands.len()).filter(|seat| *seat != own);
        let keeps_chosen = self.is(Leak::KeepsTheChosenCard) || self.is(Leak::KeepsTheColouredCard);
        let keeps_middle = self.is(Leak::KeepsTheMiddle) || self.is(Leak::KeepsTheMiddleUnseen);
        let knows_middle = table.peeked[own] || keeps_middle && table.peeked.contains(&true);
        let mut unseen = table.pile.or(table.tops.iter().copied().collect());
        if !knows_middle {
            unseen.add(table.middle);
        }
        for seat in others.clone() {
            unseen = unseen.or(table.hands[seat]);
            unseen = unseen.or(table.chosen[seat].filter(|_| !keeps_chosen).into_iter().collect());
        }
        if !knows_middle {
            table.middle = self.suppose(&mut unseen, dealer);
        }
        for seat in others {
            if !keeps_chosen && table.chosen[seat].is_some() {
                table.chosen[seat] = Some(self.suppose_chosen(&mut unseen, dealer));
            }
            let count = table.hands[seat].len();
            table.hands[seat] = (0..count).map(|_| self.suppose(&mut unseen, dealer)).collect();
        }
        for top in &mut table.tops {
            *top = unseen.draw(dealer).expect("as many are hidden as are unseen");
        }
        table.pile = unseen;
    }

    fn check_conservation(&self, table: &Table) -> Result<(), ConservationError> {
        let chosen: Cards = table.chosen.iter().flatten().copied().collect();
        let hands = table.hands.iter().fold(chosen, |cards, hand| cards.or(*hand));
        let tops: Cards = table.tops.iter().copied().collect();
        let cards = hands.or(tops).or(table.pile).or(table.played).or([table.middle].into_iter().collect());
        ConservationError::check("cards", cards.len() as usize, usize::from(DECK))
    }
}

const SIZE: (f32, f32) = (60.0, 90.0);

fn card_id(rank: u8) -> ElementId {
    ElementId::new("card", u32::from(rank))
}

impl Tricks {
    fn face(&self, rank: u8, rect: Rect) -> Piece {
        let icon = if self.is(Leak::NoSuchIcon) { "spade" } else { "card" };
        let rule = if self.is(Leak::NoSuchRuleOfAThing) { "TR-1.1" } else { "TR-1.10" };
        let name = Text::new("card").with("rank", rank);
        let piece = Piece::new(card_id(rank), Shape::Card, rect, name).icon(icon).help(Text::new("help-card"), rule);
        match self.0 {
            Leak::SymbolWithoutAWord => piece.badge(Corner::TopLeft, [Inline::Icon("mark")]),
            Leak::SymbolBesideTheAid => piece.line([Inline::Icon("back")]),
            _ => piece,
        }
    }

    fn back(&self, kind: &'static str, number: u32, seat: usize, rect: Rect) -> Piece {
        let back = match self.0 {
            Leak::NoSuchBack => "no-back",
            Leak::BackWithoutAWord => "mark",
            _ => "back",
        };
        Piece::new(ElementId::new(kind, number), Shape::Card, rect, told("hidden", seat)).back(back)
    }

    /// Lays out a seat: its hand, its chosen card, and, for its owner only, its points, which are public information.
    fn lay_seat(&self, table: &Table, observer: Observer, seat: usize, scene: &mut Scene) {
        let owner = Seat::new(seat as u8);
        let sees = observer.sees_secrets_of(owner);
        let row = Rect::new(20.0, 20.0 + 250.0 * seat as f32, 700.0, 100.0);
        let place = |index: usize| Rect::new(row.x + 70.0 * index as f32, row.y, SIZE.0, SIZE.1);
        let mut hand = Zone::new(ZoneKind::Fan, row).of(owner).titled(Text::new("hand"));
        let mut apart = Zone::new(ZoneKind::Row, Rect { x: 800.0, w: 100.0, ..row }).of(owner);
        for (index, rank) in table.hands[seat].iter().enumerate() {
            let number = (10 * seat + index) as u32;
            hand.pieces.push(if sees {
                self.face(rank, place(index))
            } else {
                self.back("held", number, seat, place(index))
            });
        }
        if let Some(rank) = table.chosen[seat] {
            if self.is(Leak::KeepsTheColouredCard) {
                let rect = place(9);
                let held = self.back("held", (10 * seat + 9) as u32, seat, rect);
                hand.pieces.push(if sees { self.face(rank, rect).tone(Tone::Active) } else { held });
            } else {
                let rect = Rect::new(800.0, row.y, SIZE.0, SIZE.1);
                let is_just_chosen = table.is_open && seat == table.mover();
                apart.pieces.push(if sees || is_just_chosen {
                    self.face(rank, rect)
                } else {
                    self.back("chosen", seat as u32, seat, rect)
                });
            }
        }
        let front = Rect::new(1100.0, row.y, SIZE.0, SIZE.1);
        let place_of_seat = Piece::new(ElementId::new("desk", seat as u32), Shape::Tile, front, told("desk", seat));
        let mut desk = Zone::new(ZoneKind::Mat, Rect { x: 1000.0, w: 200.0, ..row }).of(owner);
        if sees {
            let name = told("sum", seat);
            let rect = Rect::new(1000.0, row.y, SIZE.0, SIZE.1);
            let sum = Piece::new(ElementId::new("sum", seat as u32), Shape::Tile, rect, name);
            desk.pieces.push(sum.count(u16::from(table.points[seat])));
        }
        desk.pieces.push(place_of_seat);
        scene.zones.extend([hand, apart, desk]);
    }
}

impl Stage for Tricks {
    fn scene(&self, table: &Table, observer: Observer) -> Scene {
        let mut scene = Scene::new(observer);
        (0..table.hands.len()).for_each(|seat| self.lay_seat(table, observer, seat, &mut scene));
        let area = Rect::new(20.0, 780.0, 1500.0, 100.0);
        let rect = Rect::new(20.0, 780.0, SIZE.0, SIZE.1);
        let knows = matches!(observer, Observer::Seat(seat) if table.peeked[seat.index()]);
        let middle = Piece::new(ElementId::new("middle", 0), Shape::Card, rect, Text::new("middle"));
        let middle = if knows { middle.title(Text::verbatim(table.middle.to_string())) } else { middle.back("back") };
        let mut centre = Zone::new(ZoneKind::Row, area);
        if knows || !self.is(Leak::KeepsTheMiddleUnseen) {
            // The mover learns the card only from the log and has to remember it.
            let closed = Piece::new(middle.id, Shape::Card, rect, Text::new("middle")).back("back");
            centre.pieces.push(if self.is(Leak::IsToldAndUndoes) { closed } else { middle });
        }
        let pile = Piece::new(ElementId::new("pile", 0), Shape::Card, Rect { x: 120.0, ..rect }, Text::new("pile"));
        centre.pieces.push(pile.back("back").count(table.pile.len() as u16 + table.tops.len() as u16));
        let places = (0..).map(|index| Rect { x: 220.0 + 70.0 * index as f32, ..rect });
        centre.pieces.extend(table.played.iter().zip(places).map(|(rank, rect)| self.face(rank, rect)));
        scene.zones.push(centre);
        scene
    }

    fn choice(&self, _table: &Table, action: Act) -> Choice {
        let choice = match action {
            Act::Draw => Choice::new(Text::new("draw"), Group::Main).on([ElementId::new("pile", 0)]),
            Act::Peek => Choice::new(Text::new("peek"), Group::Aside),
            Act::Choose(rank) => Choice::new(Text::new("choose").with("rank", rank), Group::Main).on([card_id(rank)]),
        };
        if self.is(Leak::NoSuchIconOfAChoice) { choice.icon("spade") } else { choice }
    }

    fn prompt(&self, _table: &Table) -> Text {
        Text::new("prompt")
    }

    fn seat_name(&self, seat: Seat) -> Text {
        Text::new("seat").with("number", seat.index() + 1)
    }

    fn round(&self, table: &Table) -> Option<u16> {
        let counted = if self.is(Leak::CountsRoundsByTheMiddle) { table.middle } else { table.round };
        Some(u16::from(counted) + 1)
    }

    fn score_sheet(&self, table: &Table) -> ScoreSheet {
        let middle = if self.is(Leak::CountsTheMiddle) { i32::from(table.middle) } else { 0 };
        let points = table.points.iter().map(|points| i32::from(*points) + middle).collect();
        ScoreSheet { lines: vec![(Text::new("title"), points)], ..ScoreSheet::default() }
    }

    fn blocked_clicks(&self, _table: &Table) -> Vec<BlockedClick> {
        let rule = if self.is(Leak::NoSuchRuleOfABlockedClick) { "TR-1" } else { "TR-1.2" };
        vec![BlockedClick { element: ElementId::new("pile", 0), reason: Text::new("wait"), rule }]
    }
}
