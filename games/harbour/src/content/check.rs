//! Rejects unplayable content, reporting the location and the reason.

use rondel::ContentError;
use rondel::components::Kind;
use rondel::content::Files;

use super::{
    Ability, Bonus, Bundle, Content, Deed, Effect, FIRST_GAME, FULL, Good, Icon, Points, TOO_MANY_PURCHASES, Training,
    Trigger,
};

/// Maximum price of a building, chosen to exceed the proceeds of any shipment on the printed market.
const DEAREST: u8 = 20;
/// Minimum number of characters, so that four players can each choose from two boards.
const FEWEST_CHARACTERS: usize = 8;
/// Maximum number of buildings with "buy a building". With more of these buildings, too many displays would
/// have to be laid out again.
const MOST_PURCHASES: usize = 16;

/// Returns an error for the first unplayable entry.
pub(super) fn check(content: &Content, files: &Files<'_>) -> Result<(), ContentError> {
    let inspector = Inspector { content, files };
    inspector.buildings()?;
    inspector.boards()?;
    inspector.market()?;
    inspector.bonus()?;
    inspector.trainer()
}

struct Inspector<'a> {
    content: &'a Content,
    files: &'a Files<'a>,
}

impl Inspector<'_> {
    fn buildings(&self) -> Result<(), ContentError> {
        let file = "buildings.ron";
        let cards = &self.content.buildings;
        for card in cards {
            let refuse = |reason: String| Err(self.entry(file, &card.id, reason));
            if cards.iter().filter(|other| other.id == card.id).count() > 1 {
                return refuse("is listed twice".to_owned());
            }
            if [&card.name_en, &card.name_de, &card.name_nl].iter().any(|name| name.trim().is_empty()) {
                return refuse("has no name in one of the languages".to_owned());
            }
            if let Some(cost) = card.cost.filter(|cost| !(1..=DEAREST).contains(cost)) {
                return refuse(format!("costs {cost}, a price is 1 to {DEAREST}"));
            }
            if card.victory_points > 30 {
                return refuse(format!("has {} points; the maximum is 30", card.victory_points));
            }
            icons(&card.icons).or_else(refuse)?;
            deed(&card.action).or_else(refuse)?;
            if matches!(card.action, Deed::Either(..)) {
                return refuse("only starting buildings offer two things to choose from".to_owned());
            }
        }
        let names = cards.iter().map(|card| (card.id.as_str(), [&card.name_en, &card.name_de, &card.name_nl]));
        self.names(file, names)?;
        for id in FIRST_GAME {
            if !cards.iter().any(|card| card.id == id) {
                return Err(self.entry(file, id, "is missing, a first game begins with it".to_owned()));
            }
        }
        let fixed = cards.iter().filter(|card| FIRST_GAME.contains(&card.id.as_str()));
        if fixed.filter(|card| card.action.is_purchase()).count() >= TOO_MANY_PURCHASES {
            let reason = "all three let one buy, so a first game could not be laid out (HB-1.10)".to_owned();
            return Err(self.entry(file, FIRST_GAME[0], reason));
        }
        if cards.iter().filter(|card| card.cost.is_some()).count() <= MOST_PURCHASES {
            let reason = format!("no more than {MOST_PURCHASES} cards have a price, too few for four players");
            return Err(self.entry(file, "buildings", reason));
        }
        let purchases = cards.iter().filter(|card| card.action.is_purchase()).count();
        if purchases > MOST_PURCHASES {
            let reason = format!("{purchases} cards let one buy, more than {MOST_PURCHASES} cannot be laid out");
            return Err(self.entry(file, "buildings", reason));
        }
        Ok(())
    }

    fn boards(&self) -> Result<(), ContentError> {
        let file = "characters.ron";
        let boards = &self.content.boards;
        if boards.len() <= FEWEST_CHARACTERS || boards.len() > 60 {
            let reason = format!("{} characters are not between {FEWEST_CHARACTERS} and 59", boards.len() - 1);
            return Err(self.entry(file, "characters", reason));
        }
        for board in boards {
            let refuse = |reason: String| Err(self.entry(file, &board.id, reason));
            if boards.iter().filter(|other| other.id == board.id).count() > 1 {
                return refuse("is listed twice".to_owned());
            }
            let words =
                [&board.name_en, &board.name_de, &board.name_nl, &board.text_en, &board.text_de, &board.text_nl];
            if words.iter().any(|word| word.trim().is_empty()) {
                return refuse("has no name or text in one of the languages".to_owned());
            }
            icons(&board.icons).or_else(refuse)?;
            deed(&board.start).or_else(refuse)?;
            if !matches!(board.start, Deed::Either(Effect::Gain { others: None, .. }, Effect::Buy { .. })) {
                return refuse("a starting building offers goods or a purchase (HB-3.18)".to_owned());
            }
            ability(&board.ability).or_else(refuse)?;
        }
        self.names(
            file,
            boards.iter().map(|board| (board.id.as_str(), [&board.name_en, &board.name_de, &board.name_nl])),
        )?;
        let nobles = boards.iter().filter(|board| matches!(board.ability, Ability::FreeBuilding { .. })).count();
        if nobles > 1 {
            let reason = format!("{nobles} characters look at the stack, the rules know of one (HB-8.2)");
            return Err(self.entry(file, "characters", reason));
        }
        if boards[0].ability != Ability::None {
            return Err(self.entry(file, &boards[0].id, "the common side has no ability (HB-1.5)".to_owned()));
        }
        Ok(())
    }

    fn market(&self) -> Result<(), ContentError> {
        let market = &self.content.market;
        for pair in market.slots.windows(2) {
            if pair[1].dollars <= pair[0].dollars {
                let (mark, dollars) = (format!("dollars: {}", pair[1].dollars), pair[1].dollars);
                let reason =
                    format!("slots rise in price, and the one of ${dollars} comes after one of ${}", pair[0].dollars);
                return Err(self.files.refuse("market.ron", &mark, "slots", reason));
            }
        }
        for slot in &market.slots {
            if !(1..=FULL).contains(&slot.minimum) || slot.dollars > 9 {
                let reason = format!("a slot asks {} units for ${}", slot.minimum, slot.dollars);
                return Err(self.files.refuse("market.ron", &format!("minimum: {},", slot.minimum), "slots", reason));
            }
        }
        if market.inland_traders > 9 {
            let reason = format!("the inland traders pay ${}", market.inland_traders);
            return Err(self.files.refuse("market.ron", "inland_traders:", "inland_traders", reason));
        }
        Ok(())
    }

    fn bonus(&self) -> Result<(), ContentError> {
        let file = "bonus.ron";
        ContentError::check_count(file, self.content.bonus.len(), Good::ALL.len())?;
        for (card, good) in self.content.bonus.iter().zip(Good::ALL) {
            if card.good != *good {
                return Err(self.entry(file, &card.id, format!("is in the place of the card of {good:?}")));
            }
            if card.units == 0 || card.points > 6 {
                let reason = format!("{} points for {} units cannot be counted", card.points, card.units);
                return Err(self.entry(file, &card.id, reason));
            }
        }
        Ok(())
    }

    fn trainer(&self) -> Result<(), ContentError> {
        let trainer = &self.content.trainer;
        for (level, training) in [("easy", trainer.easy), ("usual", trainer.usual), ("hard", trainer.hard)] {
            let Training { extra, first, turns } = training;
            if extra > FULL || [first, turns].iter().any(|turns| !(1..=30).contains(turns)) {
                let reason = format!(
                    "gains {extra} goods of choice (0 to {FULL}), buys after {first} turns (1 to 30) and every {turns} (1 to 30)"
                );
                return Err(self.files.refuse("trainer.ron", &format!("{level}:"), level, reason));
            }
        }
        Ok(())
    }

    /// Checks that no two entries of the same kind have the same name in any language.
    fn names<'n>(
        &self,
        file: &'static str,
        things: impl Iterator<Item = (&'n str, [&'n String; 3])>,
    ) -> Result<(), ContentError> {
        let things = things.map(|(id, names)| (id, names.map(String::as_str)));
        self.files.check_names(file, |id| format!("\"{id}\""), things)
    }

    fn entry(&self, file: &'static str, id: &str, reason: String) -> ContentError {
        self.files.refuse(file, &format!("\"{id}\""), id, reason)
    }
}

fn icons(icons: &[Icon]) -> Result<(), String> {
    if (1..=2).contains(&icons.len()) { Ok(()) } else { Err(format!("has {} icons, not one or two", icons.len())) }
}

fn deed(deed: &Deed) -> Result<(), String> {
    match deed {
        Deed::May(one) if !matches!(one, Effect::Market(_) | Effect::Buy { .. }) => {
            Err("may be declined, which is for purchases and changes of the market (HB-3.19)".to_owned())
        }
        Deed::One(one) | Deed::May(one) => effect(one),
        Deed::Both(one, other) | Deed::Either(one, other) => {
            if matches!((one, other), (Effect::Buy { .. }, Effect::Buy { .. })) {
                return Err("lets one buy twice (HB-4.13)".to_owned());
            }
            if matches!(one, Effect::Copy(_)) || matches!(other, Effect::Copy(_)) {
                return Err("copies an action as one of two parts, which no rule covers".to_owned());
            }
            effect(one).and_then(|()| effect(other))
        }
    }
}

fn effect(effect: &Effect) -> Result<(), String> {
    match effect {
        Effect::Gain { per: Some(_), others: Some(_), .. } => {
            Err("gains per icon and for the others as well, which no rule covers".to_owned())
        }
        Effect::Gain { goods, others, .. } => gained(goods).and_then(|()| others.as_ref().map_or(Ok(()), gained)),
        Effect::Convert { pay, gain, times } => {
            bundle(pay)?;
            bundle(gain)?;
            if gain.same > 0 && gain.total() > gain.same {
                return Err("gains goods of one kind together with others, which no rule covers".to_owned());
            }
            if pay.same > 0 && pay.named().total() > 0 {
                return Err("takes named goods and goods of one kind, which could not be told apart".to_owned());
            }
            if pay.same > 0 && pay.any >= pay.same {
                return Err("which of the goods paid are of one kind could not be told".to_owned());
            }
            if !(1..=6).contains(times) {
                return Err(format!("is done {times} times, not 1 to 6"));
            }
            Ok(())
        }
        Effect::Buy { count: 2, discount: 1.., .. } => {
            Err("buys two buildings and for less: it is one or the other".to_owned())
        }
        Effect::Buy { count, discount, .. } if !(1..=2).contains(count) || *discount > 9 => {
            Err(format!("buys {count} buildings for ${discount} less"))
        }
        Effect::Double | Effect::Market(_) | Effect::Buy { .. } | Effect::Levy(_) | Effect::Copy(_) => Ok(()),
    }
}

fn bundle(bundle: &Bundle) -> Result<(), String> {
    let counts = [bundle.fish, bundle.livestock, bundle.wood, bundle.stone, bundle.any, bundle.same];
    if counts.iter().any(|count| *count > FULL) || !(1..=FULL).contains(&bundle.total()) {
        return Err(format!("{bundle:?} is nothing, or more than {FULL} goods"));
    }
    Ok(())
}

fn gained(goods: &Bundle) -> Result<(), String> {
    if goods.same > 0 { Err("gains of one kind are known from conversions only".to_owned()) } else { bundle(goods) }
}

fn ability(ability: &Ability) -> Result<(), String> {
    match ability {
        Ability::When { on: Trigger::YouGain(good), gain } if gain.any > 0 || gain.named().total() == 0 => {
            Err(format!("with every {good:?} goods of choice would be gained, which could not be told apart"))
        }
        Ability::When { gain, .. } | Ability::EnterOccupied { occupant: gain } => gained(gain),
        Ability::OncePerTurn(once @ Effect::Convert { .. }) => effect(once),
        Ability::OncePerTurn(other) => Err(format!("{other:?} is nothing for once in a turn; a conversion is")),
        Ability::ShipBonus { on: Bonus::Kinds(0), .. } => Err("a shipment has one kind at least".to_owned()),
        Ability::ShipBonus { dollars, .. } if *dollars > 9 => Err(format!("pays ${dollars} more; the maximum is 9")),
        Ability::FreeBuilding { look } if !(1..=4).contains(look) => Err(format!("looks at {look} cards, not 1 to 4")),
        Ability::EndPoints(Points::PerGoods(0)) => Err("a point for every 0 goods has no end".to_owned()),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::super::{FILES, load};

    fn with(file: &str, from: &str, to: &str) -> String {
        let bundled = FILES.iter().find(|(name, _)| *name == file).expect("a content file").1;
        assert!(bundled.contains(from), "{file} has no `{from}`");
        load(&[(file.to_owned(), bundled.replacen(from, to, 1))].into()).expect_err("a fault").to_string()
    }

    #[test]
    fn the_bundled_content_can_be_played_with() {
        let content = load(&BTreeMap::new()).expect("the bundled content");
        assert_eq!((content.buildings.len(), content.boards.len()), (36, 21));
        assert_eq!(content.buildings.iter().filter(|card| card.action.is_purchase()).count(), 6);
    }

    #[test]
    fn faults_are_named_with_file_line_entry_and_reason() {
        let error = with(
            "buildings.ron",
            "cost: 8, victory_points: 7, icons: [Coin]",
            "cost: 99, victory_points: 7, icons: []",
        );
        assert!(error.starts_with("buildings.ron, line ") && error.contains("sushi_shop: costs 99"), "{error}");
        let error = with("buildings.ron", "icons: [Coin]", "icons: []");
        assert!(error.contains("sushi_shop: has 0 icons"), "{error}");
        let error = with("buildings.ron", "\"lighthouse\"", "\"light_house\"");
        assert!(error.contains("lighthouse: is missing"), "{error}");
        let error = with("buildings.ron", "\"bathhouse\"", "\"pub\"");
        assert!(error.contains("pub: is listed twice"), "{error}");
        let error = with("buildings.ron", "pay: (fish: 1), gain", "pay: (), gain");
        assert!(error.contains("is nothing, or more than 6 goods"), "{error}");
        let error = with("characters.ron", "start: Either(Gain(goods: (any: 2)), Buy())", "start: One(Buy())");
        assert!(error.contains("wharfs: a starting building offers goods or a purchase"), "{error}");
        let error = with("characters.ron", "text_de: \"Keine Spezialfähigkeit.\"", "text_de: \"\"");
        assert!(error.contains("wharfs: has no name or text"), "{error}");
        let error = with("characters.ron", "pay: (any: 1, same: 2)", "pay: (any: 2, same: 2)");
        assert!(error.contains("alchemist: which of the goods paid"), "{error}");
        let error = with("characters.ron", "PerGoods(3)", "PerGoods(0)");
        assert!(error.contains("miser: a point for every 0 goods"), "{error}");
        let error = with("characters.ron", "ability: NoFees", "ability: FreeBuilding(look: 2)");
        assert!(error.contains("2 characters look at the stack"), "{error}");
        let error = with("market.ron", "minimum: 4, dollars: 4", "minimum: 7, dollars: 4");
        assert!(error.contains("a slot asks 7 units"), "{error}");
        let error = with("market.ron", "minimum: 4, dollars: 4", "minimum: 4, dollars: 3");
        assert!(error.contains("slots: slots rise in price, and the one of $3 comes after one of $3"), "{error}");
        let error = with("buildings.ron", "name_de: \"Badehaus\"", "name_de: \"Schenke\"");
        assert!(error.contains("bathhouse: is called `Schenke`, as pub is"), "{error}");
        let error = with("bonus.ron", "good: Fish, units: 2", "good: Wood, units: 2");
        assert!(error.contains("is in the place of the card of Fish"), "{error}");
    }

    #[test]
    fn only_purchases_and_changes_of_the_market_may_be_declined() {
        let error = with("buildings.ron", "One(Double)", "May(Double)");
        assert!(error.contains("hall_of_mirrors: may be declined"), "{error}");
        let file = ("buildings.ron".to_owned(), FILES[0].1.replace("One(Market(Move))", "May(Market(Move))"));
        assert!(load(&[file].into()).is_ok());
    }

    #[test]
    fn a_training_opponent_that_never_or_always_buys_is_refused() {
        for figures in ["extra: 0, first: 3, turns: 0", "extra: 0, first: 0, turns: 3", "extra: 7, first: 9, turns: 9"]
        {
            let trainer = FILES[4].1;
            let usual = trainer.lines().find(|line| line.contains("usual: (")).expect("the usual level");
            let error = with("trainer.ron", usual, &format!("    usual: ({figures}),"));
            assert!(error.starts_with("trainer.ron, line ") && error.contains("usual: "), "{error}");
        }
    }

    #[test]
    fn a_first_game_that_could_never_be_laid_out_is_refused() {
        let file = "buildings.ron".to_owned();
        let text = FILES[0]
            .1
            .replace("One(Gain(goods: (fish: 1, any: 1)))", "One(Buy())")
            .replace("One(Market(Move))", "One(Buy())");
        let error = load(&[(file, text)].into()).expect_err("three purchases in every first display");
        assert!(error.to_string().contains("lighthouse: all three let one buy"), "{error}");
    }

    #[test]
    fn effects_that_could_not_be_told_are_refused() {
        let error = with("buildings.ron", "gain: (any: 3)", "gain: (any: 1, same: 2)");
        assert!(error.contains("pawn_shop: gains goods of one kind together with others"), "{error}");
        let error = with("buildings.ron", "Buy(count: 2)", "Buy(count: 2, discount: 1)");
        assert!(error.contains("library: buys two buildings and for less"), "{error}");
        let error = with("characters.ron", "pay: (any: 1, same: 2)", "pay: (wood: 1, same: 2)");
        assert!(error.contains("alchemist: takes named goods and goods of one kind"), "{error}");
    }

    #[test]
    fn too_few_cards_and_broken_lines_are_refused() {
        let error =
            with("buildings.ron", "    (\n        id: \"sushi_shop\"", "    /* ( */ (\n        idd: \"sushi_shop\"");
        assert!(error.contains("buildings.ron, line "), "{error}");
        let short = "#![enable(implicit_some)]\n[]".to_owned();
        let error = load(&[("buildings.ron".to_owned(), short)].into()).expect_err("no card");
        assert_eq!(error.to_string(), "buildings.ron: has 0 entries; the game needs 36");
    }
}
