//! Rejects unplayable content, reporting the location and the reason.

use rondel::ContentError;
use rondel::components::Kind;
use rondel::content::Files;

use super::{
    ALLIANCES, ActionCard, AllianceId, BASICS, Benefit, CITY_NAME, Content, Effect, Goods, Holders, LAWSUITS, Pick,
    SHIPS, SPECIALS, ShipEffect, ShipId, ShipStars, Upkeep,
};

/// Returns an error for the first unplayable entry.
pub(super) fn check(content: &Content, files: &Files<'_>) -> Result<(), ContentError> {
    let inspector = Inspector { content, files };
    inspector.board()?;
    inspector.action_cards("basic.ron", &content.basics, 0, BASICS)?;
    inspector.action_cards("special.ron", &content.specials, 1, SPECIALS)?;
    inspector.alliances()?;
    inspector.lawsuits()?;
    inspector.ships()
}

/// Collects the cards with lasting effects.
pub(super) fn holders(content: &Content) -> Holders {
    let mut holders = Holders::default();
    for (card, alliance) in (0..).map(AllianceId).zip(&content.alliances) {
        let price = alliance.repeat.map_or(Goods::EMPTY, |(product, count)| Goods::of(product, count));
        match alliance.benefit {
            Benefit::Favours(product) => holders.favours[product.index()] = Some(card),
            Benefit::ExtraStar => holders.extra_star.add(card),
            Benefit::BothHalves => holders.both_halves.add(card),
            Benefit::RepeatPrestige => {
                holders.repeat_prestige.add(card);
                holders.repeat_prestige_price = price;
            }
            Benefit::RepeatLawsuit => holders.repeat_lawsuit.add(card),
            Benefit::RepeatDraw => {
                holders.repeat_draw.add(card);
                holders.repeat_draw_price = price;
            }
        }
    }
    for (card, ship) in (0..).map(ShipId).zip(&content.ships) {
        match ship.effect {
            ShipEffect::Income(_) => holders.income.add(card),
            ShipEffect::EachProduction(_) => holders.each_production.add(card),
            ShipEffect::StarsForLawsuits(_) => holders.stars_for_lawsuits.add(card),
            ShipEffect::RepeatPrestige(..) => holders.ship_repeat_prestige.add(card),
            ShipEffect::FreeSpace => holders.free_space.add(card),
            ShipEffect::FreeOptionC => holders.free_option_c.add(card),
            ShipEffect::CheaperShips(_) => holders.cheaper_ships.add(card),
            ShipEffect::Now(_) | ShipEffect::Nothing => {}
        }
    }
    holders
}

struct Inspector<'a> {
    content: &'a Content,
    files: &'a Files<'a>,
}

impl Inspector<'_> {
    fn board(&self) -> Result<(), ContentError> {
        let board = &self.content.board;
        let refuse = |field: &str, reason: String| Err(self.entry("board.ron", &format!("{field}:"), field, reason));
        if board.movement.is_empty() || board.movement.len() > usize::from(super::SPACES) {
            return refuse("movement", "needs at least one figure, and no more than there are spaces".to_owned());
        }
        if board.movement[0] > 0 {
            let reason =
                "the first space must cost nothing, or a city without products could not move (RC-2.2)".to_owned();
            return refuse("movement", reason);
        }
        if let Some(cost) = board.movement.iter().find(|cost| **cost > 4) {
            return refuse("movement", format!("a space costs {cost}; the maximum is 4"));
        }
        if board.prestige.len() != CITY_NAME as usize - 1 {
            let found = board.prestige.len();
            return refuse("prestige", format!("has {found} spaces on a side, the track has {}", CITY_NAME - 1));
        }
        for (field, count) in [
            ("products", board.products),
            ("letters", board.letters),
            ("factories", board.factories),
            ("stars", board.stars),
        ] {
            if !(3..=30).contains(&count) {
                return refuse(field, format!("the supply cannot begin with {count}; it is 3 to 30"));
            }
        }
        for income in board.prestige.iter().filter_map(|space| space.income) {
            if !matches!(income, Effect::Gain(Pick::Only(_), _) | Effect::Letters(_) | Effect::Stars(_)) {
                return refuse("prestige", format!("{income:?} is not an income for a space"));
            }
            self.amount(&income).or_else(|reason| refuse("prestige", reason))?;
        }
        if let Some(repeats) = board.lawsuit_repeats.iter().find(|repeats| **repeats > 4) {
            return refuse("lawsuit_repeats", format!("{repeats} repeats are more than a marker can move"));
        }
        Ok(())
    }

    fn action_cards(&self, file: &'static str, cards: &[ActionCard], first: u8, last: u8) -> Result<(), ContentError> {
        ContentError::check_count(file, cards.len(), usize::from(last - first + 1))?;
        for (number, card) in (first..).zip(cards) {
            self.number(file, card.number, number)?;
            let refuse = |reason: String| Err(self.numbered(file, number, reason));
            if card.split && card.actions.len() != 2 {
                return refuse(format!("a split card has two halves, this one has {}", card.actions.len()));
            }
            if card.actions.is_empty() || card.actions.len() > 4 {
                return refuse(format!("a card has one to four actions, this one has {}", card.actions.len()));
            }
            for effect in &card.actions {
                if matches!(effect, Effect::Gain(..) | Effect::Stars(_) | Effect::Sway) {
                    return refuse(format!("{effect:?} is not an action for an action card"));
                }
                self.amount(effect).or_else(refuse)?;
            }
        }
        Ok(())
    }

    fn alliances(&self) -> Result<(), ContentError> {
        let file = "alliances.ron";
        ContentError::check_count(file, self.content.alliances.len(), usize::from(ALLIANCES))?;
        let cities = self.content.alliances.iter().map(|card| (card.city.as_str(), [card.city.as_str()]));
        self.files.check_names(file, |city| format!("\"{city}\""), cities)?;
        for card in &self.content.alliances {
            let refuse = |reason| Err(self.entry(file, &format!("\"{}\"", card.city), &card.city, reason));
            if self.content.alliances.iter().filter(|other| other.benefit == card.benefit).count() > 1 {
                return refuse("another alliance has the same benefit".to_owned());
            }
            let upkeep = match card.upkeep {
                Upkeep::Goods(_, count) | Upkeep::Letters(count) => count,
            };
            if upkeep == 0 || upkeep > 3 {
                return refuse(format!("an upkeep of {upkeep} is not between 1 and 3"));
            }
            if card.repeat.is_some_and(|(_, count)| !(1..=3).contains(&count) || !card.benefit.has_a_price()) {
                return refuse("a repeat costs 1 to 3 of a product, of prestige and drawing alone".to_owned());
            }
        }
        Ok(())
    }

    fn lawsuits(&self) -> Result<(), ContentError> {
        let file = "lawsuits.ron";
        ContentError::check_count(file, self.content.lawsuits.len(), usize::from(LAWSUITS))?;
        for (number, card) in (1..).zip(&self.content.lawsuits) {
            self.number(file, card.number, number)?;
            let refuse = |reason: String| Err(self.numbered(file, number, reason));
            if card.costs.goods.total() + u32::from(card.costs.letters) == 0 {
                return refuse("an advance costs nothing, so it could be repeated without end".to_owned());
            }
            if card.advance.len() > 4 || card.win.len() > 4 {
                return refuse("has more than four things in a bonus".to_owned());
            }
            if card.advance.iter().filter(|effect| **effect == Effect::Sway).count() != 1 {
                return refuse("an advance sways exactly once (RC-5.21)".to_owned());
            }
            for effect in &card.advance {
                if !matches!(
                    effect,
                    Effect::Sway
                        | Effect::Gain(Pick::Only(_), _)
                        | Effect::Letters(_)
                        | Effect::Stars(_)
                        | Effect::Prestige
                        | Effect::Reactivate(_)
                ) {
                    return refuse(format!("{effect:?} is not a bonus for an advance"));
                }
                self.amount(effect).or_else(refuse)?;
            }
            for effect in &card.win {
                if !matches!(
                    effect,
                    Effect::Gain(..) | Effect::Letters(_) | Effect::Stars(_) | Effect::Prestige | Effect::Factory(0)
                ) {
                    return refuse(format!("{effect:?} is not a bonus for winning a lawsuit"));
                }
                self.amount(effect).or_else(refuse)?;
            }
        }
        Ok(())
    }

    fn ships(&self) -> Result<(), ContentError> {
        let file = "ships.ron";
        ContentError::check_count(file, self.content.ships.len(), usize::from(SHIPS))?;
        for (number, card) in (1..).zip(&self.content.ships) {
            self.number(file, card.number, number)?;
            let refuse = |reason: String| Err(self.numbered(file, number, reason));
            let products = self.content.board.products;
            if card.cost.1 == 0 || card.cost.1 > products {
                return refuse(format!("costs {} {:?}, there are {products} in the game", card.cost.1, card.cost.0));
            }
            if matches!(card.stars, ShipStars::Printed(stars) if stars > 20) {
                return refuse("has more than 20 stars".to_owned());
            }
            let effects: &[Effect] = match &card.effect {
                ShipEffect::Now(effects) => effects,
                ShipEffect::Income(effect) => std::slice::from_ref(effect),
                _ => &[],
            };
            if effects.len() > 3 {
                return refuse("does more than three things when it is bought".to_owned());
            }
            for effect in effects {
                let allowed = match card.effect {
                    ShipEffect::Income(_) => matches!(
                        effect,
                        Effect::Gain(Pick::Only(_), _) | Effect::Letters(_) | Effect::Stars(_) | Effect::Prestige
                    ),
                    _ => matches!(
                        effect,
                        Effect::Prestige | Effect::Lawsuit | Effect::Draw | Effect::Letters(_) | Effect::Stars(_)
                    ),
                };
                if !allowed {
                    return refuse(format!("{effect:?} is nothing a ship does"));
                }
                self.amount(effect).or_else(refuse)?;
            }
        }
        Ok(())
    }

    /// Checks that an amount does not exceed the total supply.
    fn amount(&self, effect: &Effect) -> Result<(), String> {
        let board = &self.content.board;
        let (count, limit) = match *effect {
            Effect::Production(_, count) | Effect::Gift(_, count) | Effect::Gain(_, count) => (count, board.products),
            Effect::Letters(count) => (count, board.letters),
            Effect::Stars(count) => (count, board.stars),
            Effect::Reactivate(count) => (count, board.factories),
            Effect::Donation(_, price, stars, times) => {
                if price == 0 {
                    return Err("a Donation costs nothing".to_owned());
                }
                (price.max(stars).max(times), board.stars)
            }
            Effect::Swap(count) | Effect::Piracy(count) | Effect::PiracyForPrestige(count) => (count, 6),
            Effect::Factory(cost) => return if cost <= 3 { Ok(()) } else { Err(format!("a factory costs {cost}")) },
            Effect::Draw
            | Effect::Prestige
            | Effect::Alliance
            | Effect::Ship
            | Effect::Lawsuit
            | Effect::Court
            | Effect::Sway => return Ok(()),
        };
        if (1..=limit).contains(&count) {
            Ok(())
        } else {
            Err(format!("{effect:?}: {count} is not between 1 and {limit}"))
        }
    }

    fn number(&self, file: &'static str, found: u8, expected: u8) -> Result<(), ContentError> {
        if found == expected {
            return Ok(());
        }
        Err(self.numbered(file, found, format!("is in the place of number {expected}")))
    }

    fn numbered(&self, file: &'static str, number: u8, reason: String) -> ContentError {
        self.entry(file, &format!("number: {number},"), &format!("number {number}"), reason)
    }

    fn entry(&self, file: &'static str, mark: &str, entry: &str, reason: String) -> ContentError {
        self.files.refuse(file, mark, entry, reason)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::super::load;
    use super::*;

    fn with(file: &str, from: &str, to: &str) -> ContentError {
        let printed = super::super::FILES.iter().find(|(name, _)| *name == file).expect("a content file").1;
        assert!(printed.contains(from), "{file} has no `{from}`");
        load(&[(file.to_owned(), printed.replacen(from, to, 1))].into()).expect_err("a fault")
    }

    #[test]
    fn the_printed_content_can_be_played_with() {
        let content = load(&BTreeMap::new()).expect("the printed content");
        assert_eq!(content.ships[20].number, 21);
        assert_eq!(
            content.holders.favours,
            [None, Some(AllianceId(1)), Some(AllianceId(2)), Some(AllianceId(0))],
            "no alliance favours beer"
        );
    }

    #[test]
    fn alliances_of_a_file_that_says_no_prices_have_the_printed_ones() {
        let printed = super::super::FILES[3].1;
        let silent = printed.replace(", repeat: Some((Furniture, 1))", "").replace(", repeat: Some((Beer, 1))", "");
        assert!(silent.len() < printed.len() && !silent.contains("repeat"), "{silent}");
        let content = load(&[("alliances.ron".to_owned(), silent)].into()).expect("a file from before");
        assert_eq!(content.alliances, load(&BTreeMap::new()).expect("the printed content").alliances);
        let error = with("alliances.ron", "repeat: Some((Beer, 1))", "repeat: Some((Beer, 9))");
        assert!(error.to_string().contains("a repeat costs 1 to 3 of a product"), "{error}");
    }

    #[test]
    fn a_wrong_number_is_named_with_its_place() {
        let error = with("ships.ron", "cost: (Furniture, 3)", "cost: (Furniture, 13)");
        assert_eq!(error.to_string(), "ships.ron, line 4, number 1: costs 13 Furniture, there are 12 in the game");
        let error = with("board.ron", "letters: 12", "letters: 200");
        assert!(error.to_string().contains("the supply cannot begin with 200"), "{error}");
        let error = with("board.ron", "movement: [0, 0, 1, 1, 2]", "movement: [1]");
        assert!(error.to_string().contains("movement: the first space must cost nothing"), "{error}");
        let error = with("basic.ron", "number: 7", "number: 8");
        assert!(error.to_string().contains("is in the place of number 7"), "{error}");
    }

    #[test]
    fn a_line_that_cannot_be_read_is_named() {
        let error = with("special.ron", "actions: [Lawsuit, Ship", "actions: [Lawsuit, Shipp");
        assert!(matches!(error, ContentError::Syntax { file: "special.ron", line: 6, .. }), "{error}");
    }

    #[test]
    fn too_few_cards_and_unknown_files_are_refused() {
        let printed = super::super::FILES[4].1;
        let short: String = printed.lines().filter(|line| !line.contains("number: 10,")).collect::<Vec<_>>().join("\n");
        let error = load(&[("lawsuits.ron".to_owned(), short)].into()).expect_err("nine lawsuits");
        assert_eq!(error.to_string(), "lawsuits.ron: has 9 entries; the game needs 10");
        let error = load(&[("boats.ron".to_owned(), String::new())].into()).expect_err("no such file");
        assert_eq!(error.to_string(), "boats.ron: this game has no content file with this name");
    }

    #[test]
    fn a_bonus_or_income_the_game_could_not_hold_is_refused() {
        let many = format!("win: [{}]", vec!["Stars(1)"; 30].join(", "));
        let error = with("lawsuits.ron", "win: [Gain(Only(Leather), 3), Prestige]", &many);
        assert!(error.to_string().contains("number 1: has more than four things in a bonus"), "{error}");
        let error = with("board.ron", "Some(Gain(Only(Beer), 1))", "Some(Sway)");
        assert!(error.to_string().contains("prestige: Sway is not an income for a space"), "{error}");
        let error = with("board.ron", "Some(Stars(1))", "Some(Stars(99))");
        assert!(error.to_string().contains("99 is not between 1 and 12"), "{error}");
    }

    #[test]
    fn a_split_card_has_two_halves() {
        let error = with("basic.ron", "number: 2, split: false", "number: 2, split: true");
        assert!(error.to_string().contains("a split card has two halves, this one has 1"), "{error}");
    }
}
