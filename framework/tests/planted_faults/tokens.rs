//! A tiny game with hidden cards, with every fault that the laws must detect.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use rondel::bots::EstimatePart;
use rondel::scene::{BlockedClick, DisabledChoice, Piece, Rect, Shape, Zone, ZoneKind};
use rondel::{
    Choice, ConservationError, Dealer, ElementId, Goal, Goals, Group, MAX_SEATS, Observer, Outcome, Ruleset, Scene,
    Seat, Seats, Stage, Text, Turn, Urgent,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::map;

/// The fault in the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    Nothing,
    NoAction,
    ListsTwice,
    ActsAfterTheEnd,
    NeverEnds,
    DrawsWhatIsNotLegal,
    IsUrgentAndNotLegal,
    SaysThatItWins,
    EstimatesAllOtherwise,
    BreaksDownInAnAction,
    BreaksDownOnTheTable,
    BreaksDownAtTheDeal,
    BreaksDownOnAnotherThread,
    LosesAToken,
    ForgetsInJson,
    SaysTextsWithinTexts,
    DealsByTheClock,
    DealsByTheThread,
    ShowsTheRivalsCard,
    ShowsItToBystanders,
    AsksByTheRivalsCard,
    AllowsByTheRivalsCard,
    SlipsByTheRivalsCard,
    NamesByTheRivalsCard,
    HindersByTheRivalsCard,
    DisablesByTheRivalsCard,
    DisablesWhatIsOffered,
    DisablesWithoutAReason,
    NoSuchPart,
    NeverSamples,
    SamplesAnotherThingOnly,
    SamplesTheOwnCard,
    SamplesACardTwice,
    SamplesByTheRealCard,
    SameLabels,
    SameLabelsInDutch,
    NoSuchText,
    NoSuchReason,
    NoSuchTarget,
    OffTheTable,
    TwiceOnTheTable,
    NoSuchRegionName,
    NoSuchRegionHelp,
    RegionTwice,
    RegionCalledAsAThing,
    RegionOfTwoCorners,
    RegionOffTheTable,
    RegionNamedOffTheTable,
    NoSuchField,
    NoSuchNeighbour,
    BordersOnOneSideOnly,
    FoldsIntoNothing,
    FoldsIntoItself,
    LosesAThingInAnotherShape,
    OffATableOfAnotherShape,
    SharesItsState,
    TiesAgainstTheRules,
    NobodyFirst,
    ForgetsASeat,
    GoalOfNobody,
    GoalReachedTooSoon,
    GoalTheWinnerMissed,
    GoalOfThreeColumns,
    GoalWithoutBound,
    NoSuchGoal,
    GoalTellsTheRivalsCard,
}

/// Each of two seats has one of four cards. The seats in turn take a token until all three are gone. Then the
/// higher card wins. A ruleset that is `LAX` accepts any JSON as an action.
pub(crate) struct Tokens<const LAX: bool>(pub(crate) Fault);

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Table {
    cards: [u8; 2],
    taken: Vec<u8>,
    #[serde(skip)]
    forgotten: u8,
    #[serde(serialize_with = "count_of", deserialize_with = "counter")]
    shared: Arc<AtomicU8>,
}

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        (self.cards, &self.taken, self.forgotten) == (other.cards, &other.taken, other.forgotten)
    }
}

fn count_of<S: Serializer>(shared: &Arc<AtomicU8>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(shared.load(Ordering::Relaxed))
}

fn counter<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<AtomicU8>, D::Error> {
    u8::deserialize(deserializer).map(|count| Arc::new(AtomicU8::new(count)))
}

/// Takes a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Take<const LAX: bool>(u8);

impl<'de, const LAX: bool> Deserialize<'de> for Take<LAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = serde_json::Value::deserialize(deserializer)?;
        match value.as_u64().and_then(|number| u8::try_from(number).ok()) {
            Some(number) => Ok(Self(number)),
            None if LAX => Ok(Self(0)),
            None => Err(serde::de::Error::custom("not a token")),
        }
    }
}

static DEALT: AtomicU8 = AtomicU8::new(0);

impl<const LAX: bool> Tokens<LAX> {
    fn is(&self, fault: Fault) -> bool {
        self.0 == fault
    }
}

impl<const LAX: bool> Ruleset for Tokens<LAX> {
    type State = Table;
    type Action = Take<LAX>;

    fn seats(&self) -> RangeInclusive<u8> {
        2..=2
    }

    fn longest_game(&self) -> usize {
        3
    }

    fn deal(&self, _seats: Seats, dealer: &mut Dealer) -> Table {
        let mut deck = [0, 1, 2, 3];
        dealer.shuffle(&mut deck);
        let mut cards = [deck[0], deck[1]];
        assert!(!self.is(Fault::BreaksDownAtTheDeal), "there is no deck");
        let has_name = std::thread::current().name().is_some();
        assert!(has_name || !self.is(Fault::BreaksDownOnAnotherThread), "there is no table here");
        if self.is(Fault::DealsByTheClock) {
            cards = [DEALT.fetch_add(1, Ordering::Relaxed) % 2, 2];
        }
        if self.is(Fault::DealsByTheThread) {
            // The thread of a test has a name, but the thread of a replay does not.
            cards = [u8::from(has_name), 2];
        }
        Table { cards, taken: Vec::new(), forgotten: 0, shared: Arc::default() }
    }

    fn turn(&self, table: &Table) -> Turn {
        if table.taken.len() < 3 || self.is(Fault::NeverEnds) {
            return Turn::Decide(Seat::new(table.taken.len() as u8 % 2));
        }
        let winner = Seat::new(u8::from(table.cards[1] > table.cards[0]));
        Turn::Over(match self.0 {
            Fault::TiesAgainstTheRules => Outcome::draw(Seats::TWO, "end"),
            Fault::NobodyFirst => Outcome::win(Seat::new(2), Seats::TWO, "end"),
            Fault::ForgetsASeat => Outcome::win(Seat::new(0), Seats::new(1).expect("one seat"), "end"),
            Fault::NoSuchReason => Outcome::win(winner, Seats::TWO, "end-unheard-of"),
            _ => Outcome::win(winner, Seats::TWO, "end"),
        })
    }

    fn legal_actions(&self, table: &Table, into: &mut Vec<Take<LAX>>) {
        let ply = table.taken.len();
        if ply == 1 && self.is(Fault::NoAction) {
            return;
        }
        if ply >= 3 && self.is(Fault::NeverEnds) {
            return into.push(Take(0));
        }
        into.extend((0..3).filter(|token| !table.taken.contains(token)).map(Take));
        if self.is(Fault::ListsTwice) {
            into.extend(into.last().copied());
        }
        if ply == 3 && self.is(Fault::ActsAfterTheEnd) {
            into.push(Take(0));
        }
        if ply == 0 && self.is(Fault::AllowsByTheRivalsCard) && table.cards[1] == 3 {
            into.pop();
        }
    }

    fn allows_slips(&self, table: &Table) -> bool {
        !self.is(Fault::SlipsByTheRivalsCard) || table.cards[1] != 3
    }

    fn estimate(&self, _table: &Table, _seat: Seat) -> Option<f32> {
        self.is(Fault::EstimatesAllOtherwise).then_some(0.5)
    }

    fn estimates(&self, _table: &Table, _seats: Seats) -> [f32; MAX_SEATS] {
        [0.4; MAX_SEATS]
    }

    fn urgent(&self, table: &Table) -> Urgent<Take<LAX>> {
        match (self.0, table.taken.len()) {
            (Fault::IsUrgentAndNotLegal, 1) => Urgent::Parries(Take(table.taken[0])),
            (Fault::SaysThatItWins, 0) => Urgent::Wins(Take(0)),
            _ => Urgent::Unasked,
        }
    }

    fn random_action(&self, table: &Table, dealer: &mut Dealer, buffer: &mut Vec<Take<LAX>>) -> Take<LAX> {
        if self.is(Fault::DrawsWhatIsNotLegal) {
            return Take(9);
        }
        buffer.clear();
        self.legal_actions(table, buffer);
        buffer[dealer.below(buffer.len() as u32) as usize]
    }

    fn apply(&self, table: &mut Table, take: Take<LAX>, dealer: &mut Dealer) {
        assert!(table.taken.len() != 1 || !self.is(Fault::BreaksDownInAnAction), "the bag is torn");
        table.taken.push(if self.is(Fault::LosesAToken) { 7 } else { take.0 });
        if table.taken.len() == 3 {
            // The result reveals which card is higher.
            dealer.show_secret();
        }
        if self.is(Fault::ForgetsInJson) {
            table.forgotten += 1;
        }
        if self.is(Fault::SharesItsState) {
            table.shared.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn determinize(&self, table: &mut Table, observer: Seat, dealer: &mut Dealer) {
        // At the end, the cards determine the winner and are known to all.
        if self.is(Fault::NeverSamples) || matches!(self.turn(table), Turn::Over(_)) {
            return;
        }
        if self.is(Fault::SamplesAnotherThingOnly) {
            // The sample differs, but still contains the rival's real card.
            table.forgotten = 1 + dealer.below(200) as u8;
            return;
        }
        let own = table.cards[observer.index()];
        if self.is(Fault::SamplesByTheRealCard) {
            // The sample is fair, but it is computed from the hidden card.
            let hidden = &mut table.cards[observer.rival().index()];
            for _ in 0..=dealer.below(3) {
                *hidden = if (*hidden + 1) % 4 == own { (own + 1) % 4 } else { (*hidden + 1) % 4 };
            }
            return;
        }
        let steps = if self.is(Fault::SamplesACardTwice) { 0 } else { 1 + dealer.below(3) as u8 };
        table.cards[observer.rival().index()] = (own + steps) % 4;
        if self.is(Fault::SamplesTheOwnCard) {
            table.cards.reverse();
        }
    }

    fn check_conservation(&self, table: &Table) -> Result<(), ConservationError> {
        ConservationError::check("cards", usize::from(table.cards[0] != table.cards[1]) + 1, 2)?;
        if self.is(Fault::NeverEnds) {
            return Ok(());
        }
        ConservationError::check(
            "tokens",
            (0..3).filter(|token| table.taken.contains(token)).count(),
            table.taken.len(),
        )
    }
}

impl<const LAX: bool> Stage for Tokens<LAX> {
    fn scene(&self, table: &Table, observer: Observer) -> Scene {
        let token = |number: u8| {
            let shift = if self.is(Fault::OffTheTable) { 1500.0 } else { 0.0 };
            let rect = Rect::new(100.0 + shift + 100.0 * f32::from(number), 100.0, 50.0, 50.0);
            let id = ElementId::new("token", if self.is(Fault::TwiceOnTheTable) { 0 } else { u32::from(number) });
            let within = if self.is(Fault::SaysTextsWithinTexts) { 20 } else { 0 };
            let name = (0..within).fold(Text::new("token"), |inner, _| Text::new("token").with("of", inner));
            Piece::new(id, Shape::Disc, rect, name)
        };
        let card = |seat: Seat| {
            let shown = observer.sees_secrets_of(seat)
                || (self.is(Fault::ShowsTheRivalsCard) && observer != Observer::Spectator)
                || (self.is(Fault::ShowsItToBystanders) && observer == Observer::Spectator);
            let rect = Rect::new(100.0 + 200.0 * seat.index() as f32, 400.0, 80.0, 120.0);
            let card = Piece::new(ElementId::new("card", seat.index() as u32), Shape::Card, rect, Text::new("card"));
            if shown { card.title(Text::verbatim(table.cards[seat.index()].to_string())) } else { card.back("back") }
        };
        assert!(table.taken.len() != 2 || !self.is(Fault::BreaksDownOnTheTable), "the table is gone");
        let left = (0..3).filter(|number| !table.taken.contains(number)).map(token);
        let mut scene = Scene::new(observer);
        let zone = Zone::new(ZoneKind::Mat, scene.bounds()).with(left).with(Seat::each_of(2).map(card));
        scene.zones.push(zone);
        map::lay_out(self.0, &mut scene);
        scene
    }

    fn other_shapes(&self, table: &Table, observer: Observer) -> Vec<Scene> {
        let mut wide = self.scene(table, observer);
        (wide.width, wide.height) = (2200.0, 1000.0);
        match self.0 {
            Fault::LosesAThingInAnotherShape => drop(wide.zones[0].pieces.pop()),
            Fault::OffATableOfAnotherShape => wide.zones[0].pieces[0].rect.x = 2190.0,
            Fault::Nothing => {}
            _ => return Vec::new(),
        }
        vec![wide]
    }

    fn choice(&self, table: &Table, take: Take<LAX>) -> Choice {
        let number = if self.is(Fault::SameLabels) { 0 } else { take.0 };
        let key = match self.0 {
            Fault::NoSuchText => "unheard-of",
            Fault::SameLabelsInDutch => "take-alike-in-dutch",
            _ => "take",
        };
        let target = if self.is(Fault::NoSuchTarget) { 9 } else { take.0 };
        let target = if self.is(Fault::NeverEnds) {
            ElementId::new("card", 0)
        } else {
            ElementId::new("token", u32::from(target))
        };
        let rival = table.cards[1 - table.taken.len() % 2];
        let is_named_apart = self.is(Fault::NamesByTheRivalsCard) && rival == 3;
        let group = if is_named_apart { Group::Aside } else { Group::Main };
        Choice::new(Text::new(key).with("number", number), group).on([target])
    }

    fn prompt(&self, table: &Table) -> Text {
        let rival = table.cards[1 - table.taken.len() % 2];
        Text::new(if self.is(Fault::AsksByTheRivalsCard) && rival == 3 { "card" } else { "prompt" })
    }

    fn goals(&self, table: &Table, _observer: Observer) -> Goals {
        let won = |has: [i32; 2]| Goal::victory(Text::new("card"), "end", "1").each(has).needs(3);
        let taken = |key: &'static str| Goal::end(Text::new(key), ["end"], "1").together(table.taken.len() as i32);
        let goal = match self.0 {
            Fault::GoalOfNobody => taken("token").needs(4),
            Fault::GoalReachedTooSoon => won([3, 3]),
            Fault::GoalTheWinnerMissed => won([2, 2]),
            Fault::GoalOfThreeColumns => Goal::points(Text::new("token"), "1").each([1, 2, 3]),
            Fault::GoalWithoutBound => Goal::victory(Text::new("card"), "end", "1").each([0, 0]),
            Fault::NoSuchGoal => taken("unheard-of").needs(3),
            Fault::GoalTellsTheRivalsCard => Goal::points(Text::new("card"), "1").each(table.cards.map(i32::from)),
            _ => taken("token").needs(3),
        };
        Goals { list: vec![goal], others: Vec::new() }
    }

    fn blocked_clicks(&self, table: &Table) -> Vec<BlockedClick> {
        let rival = table.cards[1 - table.taken.len() % 2];
        let is_hindered = self.is(Fault::HindersByTheRivalsCard) && rival == 3;
        let blocked = || BlockedClick { element: ElementId::new("token", 0), reason: Text::new("prompt"), rule: "1" };
        is_hindered.then(blocked).into_iter().collect()
    }

    fn estimate_parts(&self, _table: &Table, _seat: Seat) -> Vec<EstimatePart> {
        self.is(Fault::NoSuchPart).then(|| EstimatePart::new(Text::new("unheard-of"), 1.0, 1.0)).into_iter().collect()
    }

    fn disabled_choices(&self, table: &Table) -> Vec<DisabledChoice> {
        let rival = table.cards[1 - table.taken.len() % 2];
        let disabled = |label: Text, reason| DisabledChoice { label, icon: None, reason: Text::new(reason), rule: "1" };
        match self.0 {
            Fault::DisablesByTheRivalsCard if rival == 3 => vec![disabled(Text::new("card"), "prompt")],
            Fault::DisablesWithoutAReason => vec![disabled(Text::new("card"), "unheard-of")],
            Fault::DisablesWhatIsOffered => {
                let mut actions = Vec::new();
                self.legal_actions(table, &mut actions);
                let offered = actions.into_iter().take(1).map(|action| self.choice(table, action).label);
                offered.map(|label| disabled(label, "prompt")).collect()
            }
            _ => Vec::new(),
        }
    }

    fn seat_name(&self, seat: Seat) -> Text {
        Text::new("seat").with("number", seat.index())
    }
}
