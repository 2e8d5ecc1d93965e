//! Rejects unplayable content, reporting the location and the reason.

use rondel::ContentError;
use rondel::components::Kind;
use rondel::content::Files;

use super::{ArtKind, Content, DeckKind, FIRST_CARDS, Good, MOST_CARDS, Reward, Symbol, Symbols, Terrain};

/// Maximum number of regions, so that a set of regions fits into 64 bits.
pub(super) const MOST_REGIONS: usize = 64;
/// Maximum length of a campaign. A longer campaign would practically never end.
const LONGEST_CAMPAIGN: u8 = 30;
/// Maximum number of rewards per rank, so that they can be read at a glance.
const MOST_REWARDS: usize = 4;
/// Minimum distance of a field from the edge of the map, so that it is fully visible.
const MARGIN: f32 = 25.0;
/// Maximum number of cells in a row of the warehouse, so that the row fits on the table.
const MOST_CELLS: u8 = 12;

/// Returns an error for the first unplayable entry.
pub(super) fn check(content: &Content, files: &Files<'_>) -> Result<(), ContentError> {
    let inspector = Inspector { content, files };
    inspector.map()?;
    inspector.cards()?;
    inspector.boards()?;
    inspector.market()?;
    inspector.palace()?;
    inspector.campaigns()?;
    inspector.collections()?;
    inspector.artworks()?;
    inspector.names()
}

struct Inspector<'a> {
    content: &'a Content,
    files: &'a Files<'a>,
}

impl Inspector<'_> {
    fn map(&self) -> Result<(), ContentError> {
        let file = "map.ron";
        let regions = &self.content.regions;
        for region in regions {
            let refuse = |reason: String| Err(self.entry(file, &region.id, reason));
            if regions.iter().filter(|other| other.id == region.id).count() > 1 {
                return refuse("is listed twice".to_owned());
            }
            if region.name.trim().is_empty() {
                return refuse("has no name".to_owned());
            }
            let places =
                region.outline.iter().chain([&region.label, &region.slots.0, &region.slots.1, &region.slots.2]);
            if region.outline.len() < 3 || places.into_iter().any(|(x, y)| !on_map(*x) || !on_map(*y)) {
                return refuse("needs a border of three places or more, all within 0 to 1000".to_owned());
            }
            let on_edge = |at: f32| !(MARGIN..=1000.0 - MARGIN).contains(&at);
            if [region.slots.0, region.slots.1, region.slots.2].iter().any(|(x, y)| on_edge(*x) || on_edge(*y)) {
                return refuse(format!("has a field nearer than {MARGIN} to the edge of the map"));
            }
            for other in &region.neighbours {
                let back = regions.iter().find(|region| region.id == *other);
                match back {
                    _ if *other == region.id => return refuse("is its own neighbour".to_owned()),
                    None => return refuse(format!("borders {other}, which is not on the map")),
                    Some(back) if !back.neighbours.contains(&region.id) => {
                        return refuse(format!("borders {other}, which does not border it"));
                    }
                    Some(_) => {}
                }
            }
        }
        let names = regions.iter().map(|region| (region.id.as_str(), [region.name.as_str()]));
        self.files.check_names(file, |id| mark(file, id), names)?;
        let berlin = regions.iter().find(|region| region.id == "berlin");
        if berlin.is_none_or(|berlin| berlin.fields != (Terrain::City, Terrain::City, Terrain::City)) {
            let reason = "must be there with three city fields, for its black stones (SP-1.13)".to_owned();
            return Err(self.entry(file, "berlin", reason));
        }
        let terrains = regions.iter().flat_map(|region| [region.fields.0, region.fields.1, region.fields.2]);
        let cities = terrains.filter(|terrain| *terrain == Terrain::City).count();
        if regions.len() > MOST_REGIONS || cities < 8 {
            let reason = format!(
                "{} regions with {cities} cities; a map has at most {MOST_REGIONS} regions and at least 8 cities, \
                three of Berlin and one for each player",
                regions.len()
            );
            return Err(self.entry(file, "map", reason));
        }
        Ok(())
    }

    fn cards(&self) -> Result<(), ContentError> {
        let file = "cards.ron";
        for (deck, cards) in DeckKind::ALL.iter().zip(&self.content.cards) {
            for card in cards {
                let refuse = |reason: &str| Err(self.entry(file, &card.id, reason.to_owned()));
                if draws(card.gives) || draws(card.needs) {
                    return refuse("has a card symbol, which only player boards have");
                }
                let payable = |symbol: Symbol| {
                    symbol == Symbol::Coin || Good::ALL.iter().any(|good| Symbol::of_good(*good) == symbol)
                };
                if card.pays.iter().any(|(symbol, _)| !payable(symbol)) {
                    return refuse("is paid with something that is neither coins nor goods (SP-7.3)");
                }
                if card.gives.is_empty() {
                    return refuse("has no effect");
                }
            }
            let fewest = FIRST_CARDS as usize * 5;
            if !(fewest..=MOST_CARDS).contains(&cards.len()) {
                let reason =
                    format!("the deck {deck:?} has {} cards, it may have {fewest} to {MOST_CARDS}", cards.len());
                return Err(self.entry(file, "cards", reason));
            }
        }
        Ok(())
    }

    fn boards(&self) -> Result<(), ContentError> {
        let file = "boards.ron";
        let boards = &self.content.boards;
        ContentError::check_count(file, boards.len(), 10)?;
        for board in boards {
            let refuse = |reason: String| Err(self.entry(file, &board.id, reason));
            let sides = boards.iter().filter(|other| other.board == board.board && other.side == board.side).count();
            if sides != 1 || !(1..=5).contains(&board.board) {
                return refuse("each of the boards 1 to 5 has one front and one back".to_owned());
            }
            for terrain in Terrain::ALL {
                let stones = if *terrain == Terrain::City { 1 } else { 3 };
                if board.columns(*terrain).iter().any(|column| column.len() != stones) {
                    return refuse(format!("each column has {stones} stones of the terrain {terrain:?} (SP-1.11)"));
                }
            }
        }
        Ok(())
    }

    fn market(&self) -> Result<(), ContentError> {
        let file = "market.ron";
        let rows = &self.content.market;
        ContentError::check_count(file, rows.len(), Good::ALL.len())?;
        for (row, good) in rows.iter().zip(Good::ALL) {
            let refuse = |reason: String| Err(self.entry(file, &format!("{:?}", row.good), reason));
            if row.good != *good {
                return refuse(format!("is in the place of {good:?}"));
            }
            if row.cells > MOST_CELLS || row.lowest == 0 || row.start < row.lowest || row.start > row.cells {
                return refuse(format!(
                    "prices rise from at least 1 over the start to the number of cells, at most {MOST_CELLS}"
                ));
            }
            if row.lowest >= row.cells {
                return refuse("has no cell for a unit (SP-2.5)".to_owned());
            }
        }
        Ok(())
    }

    fn palace(&self) -> Result<(), ContentError> {
        let file = "palace.ron";
        ContentError::check_count(file, self.content.shields.len(), usize::from(super::TOP_LEVEL))?;
        for shield in &self.content.shields {
            if draws(shield.gives) || shield.gives.is_empty() {
                let reason = "has no effect, or draws cards, which only player boards may do".to_owned();
                return Err(self.entry(file, &shield.id, reason));
            }
        }
        Ok(())
    }

    fn campaigns(&self) -> Result<(), ContentError> {
        let file = "campaigns.ron";
        ContentError::check_count(file, self.content.campaigns.len(), 4)?;
        for (place, campaign) in self.content.campaigns.iter().enumerate() {
            let refuse = |reason: String| Err(self.entry(file, &campaign.id, reason));
            if !(1..=LONGEST_CAMPAIGN).contains(&campaign.length) {
                return refuse(format!("has {} spaces, a campaign has 1 to {LONGEST_CAMPAIGN}", campaign.length));
            }
            if place > 0 && self.content.campaigns[place - 1].length > campaign.length {
                return refuse("is shorter than the one before (SP-1.6)".to_owned());
            }
            let most = |reward: &Reward| match reward {
                Reward::Coins(count) | Reward::Palace(count) | Reward::Goods(_, count) | Reward::Artworks(count) => {
                    *count
                }
            };
            if (0..3).any(|rank| campaign.reward(rank).len() > MOST_REWARDS) {
                return refuse(format!("a rank has at most {MOST_REWARDS} rewards"));
            }
            if (0..3).any(|rank| campaign.reward(rank).iter().any(|reward| !(1..=9).contains(&most(reward)))) {
                return refuse("a reward is 1 to 9 of something".to_owned());
            }
        }
        Ok(())
    }

    fn collections(&self) -> Result<(), ContentError> {
        let file = "collections.ron";
        ContentError::check_count(file, self.content.collections.len(), 8)?;
        for collection in &self.content.collections {
            let refuse = |reason: &str| Err(self.entry(file, &collection.id, reason.to_owned()));
            for needs in [&collection.needs, &collection.with_seven_kinds] {
                if needs.is_empty() || needs.iter().any(|(_, count)| !(1..=4).contains(count)) {
                    return refuse("asks for 1 to 4 works of each of its kinds");
                }
                if needs.iter().any(|(kind, _)| needs.iter().filter(|(other, _)| other == kind).count() > 1) {
                    return refuse("names a kind twice");
                }
                if needs.iter().map(|(_, count)| count).sum::<u8>() > 11 {
                    return refuse("asks for more works than anybody can own (SP-10.1)");
                }
            }
            if collection.with_seven_kinds.iter().any(|(kind, _)| *kind == ArtKind::Instrument) {
                return refuse("asks for the eighth kind where only seven are played (SP-1.8)");
            }
        }
        Ok(())
    }

    fn artworks(&self) -> Result<(), ContentError> {
        let file = "artworks.ron";
        let works = &self.content.artworks;
        let per_kind = usize::from(super::WORKS_OF_A_KIND);
        ContentError::check_count(file, works.len(), ArtKind::ALL.len() * per_kind)?;
        for (place, work) in works.iter().enumerate() {
            if work.kind.index() != place / per_kind {
                let reason = format!("is in the place of a work of the kind {:?}", ArtKind::ALL[place / per_kind]);
                return Err(self.entry(file, &work.id, reason));
            }
        }
        Ok(())
    }

    /// Checks that every entry has a unique ID in its file and a name in each language.
    fn names(&self) -> Result<(), ContentError> {
        macro_rules! names_of {
            ($things:expr) => {
                $things.iter().map(|it| (it.id.as_str(), [&it.name_en, &it.name_de, &it.name_nl])).collect::<Vec<_>>()
            };
        }
        let content = self.content;
        for (file, entries) in [
            ("cards.ron", content.cards.iter().flat_map(|deck| names_of!(deck)).collect()),
            ("boards.ron", names_of!(content.boards)),
            ("palace.ron", names_of!(content.shields)),
            ("campaigns.ron", names_of!(content.campaigns)),
            ("collections.ron", names_of!(content.collections)),
            ("artworks.ron", names_of!(content.artworks)),
        ] {
            for (id, names) in &entries {
                if entries.iter().filter(|(other, _)| other == id).count() > 1 {
                    return Err(self.entry(file, id, "is listed twice".to_owned()));
                }
                if names.iter().any(|name| name.trim().is_empty()) {
                    return Err(self.entry(file, id, "has no name in one of the languages".to_owned()));
                }
            }
            let names = entries.iter().map(|(id, names)| (*id, names.map(String::as_str)));
            self.files.check_names(file, |id| mark(file, id), names)?;
        }
        Ok(())
    }

    fn entry(&self, file: &'static str, id: &str, reason: String) -> ContentError {
        self.files.refuse(file, &mark(file, id), id, reason)
    }
}

/// Returns the text that identifies the line of an entry in its file.
fn mark(file: &str, id: &str) -> String {
    if file == "market.ron" { format!("good: {id}") } else { format!("id: \"{id}\"") }
}

fn on_map(coordinate: f32) -> bool {
    (0.0..=1000.0).contains(&coordinate)
}

fn draws(symbols: Symbols) -> bool {
    DeckKind::ALL.iter().any(|deck| symbols.count(Symbol::of_deck(*deck)) > 0)
}
