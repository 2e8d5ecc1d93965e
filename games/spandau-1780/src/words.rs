//! Names of components: their texts and their elements on the table.

use rondel::components::Kind;
use rondel::{ElementId, Seat, Text};

use crate::Spandau;
use crate::content::{ArtKind, Content, DeckKind, Field, Good, Reward, Symbol, Symbols, Terrain};
use crate::state::{CardId, Phase, Spot, State, title};

/// Returns a player's name, which is the colour of their stones.
pub(crate) fn player(seat: Seat) -> Text {
    Text::new(SEATS[seat.index() % SEATS.len()])
}

const SEATS: [&str; 5] = ["seat-red", "seat-blue", "seat-green", "seat-yellow", "seat-purple"];

/// Returns a player's emblem.
pub(crate) fn emblem(seat: Seat) -> &'static str {
    const EMBLEMS: [&str; 5] = ["player-0", "player-1", "player-2", "player-3", "player-4"];
    EMBLEMS[seat.index() % EMBLEMS.len()]
}

/// Returns the icon of a player's stones.
pub(crate) fn stone(seat: Seat) -> &'static str {
    const STONES: [&str; 5] = ["stone-0", "stone-1", "stone-2", "stone-3", "stone-4"];
    STONES[seat.index() % STONES.len()]
}

/// Returns the icon of a symbol.
pub(crate) const fn symbol_icon(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Coin => "coin",
        Symbol::Progress => "progress",
        Symbol::Palace => "palace",
        Symbol::Military => "military",
        Symbol::Artist => "artist",
        Symbol::Silk => "silk",
        Symbol::Wine => "wine",
        Symbol::Tobacco => "tobacco",
        Symbol::Potato => "potato",
        Symbol::Cattle => "cattle",
        Symbol::Wheat => "wheat",
        Symbol::City => "deck-city",
        Symbol::Land => "deck-land",
        Symbol::River => "deck-river",
    }
}

/// Returns the name of a symbol.
pub(crate) fn symbol(symbol: Symbol) -> Text {
    Text::new(format!("icon-{}", symbol_icon(symbol)))
}

/// Returns the icon of a good.
pub(crate) const fn good_icon(good: Good) -> &'static str {
    symbol_icon(Symbol::of_good(good))
}

/// Returns the name of a good.
pub(crate) fn good(good: Good) -> Text {
    symbol(Symbol::of_good(good))
}

/// Returns the text for a number of units of a good.
pub(crate) fn amount(good: Good, count: u8) -> Text {
    Text::new(match good {
        Good::Silk => "count-silk",
        Good::Wine => "count-wine",
        Good::Tobacco => "count-tobacco",
        Good::Potato => "count-potato",
        Good::Cattle => "count-cattle",
        Good::Wheat => "count-wheat",
    })
    .with("count", count)
}

/// Returns a list of the units of each good, omitting goods with a count of 0.
pub(crate) fn goods(counts: &[u8; 6]) -> Text {
    let of = |(good, count): (&Good, &u8)| (*count > 0).then(|| amount(*good, *count));
    Text::List(Good::ALL.iter().zip(counts).filter_map(of).collect())
}

/// Returns a list of stored units and coins.
pub(crate) fn harvest(stored: &[u8; 6], coins: u8) -> Text {
    let units = Good::ALL.iter().zip(stored).filter(|(_, count)| **count > 0);
    let units = units.map(|(good, count)| amount(*good, *count));
    Text::List(units.chain((coins > 0).then(|| Text::new("count-coins").with("count", coins))).collect())
}

/// Returns a list of the prices of all goods.
pub(crate) fn prices(prices: &[u8; 6]) -> Text {
    let of = |(one, price): (&Good, &u8)| Text::new("good-at").with("good", good(*one)).with("price", *price);
    Text::List(Good::ALL.iter().zip(prices).map(of).collect())
}

/// Returns a list of symbols with their counts.
pub(crate) fn symbols(symbols: Symbols) -> Text {
    if symbols.is_empty() {
        return Text::new("nothing");
    }
    let of = |(one, count): (Symbol, u8)| Text::new("count-symbol").with("count", count).with("symbol", symbol(one));
    Text::List(symbols.iter().map(of).collect())
}

/// Returns the name of an action of the round.
pub(crate) fn phase(phase: Phase) -> Text {
    Text::new(match phase {
        Phase::Palace => "step-palace",
        Phase::Army => "step-army",
        Phase::Artist => "step-artist",
        Phase::Cards => "step-cards",
        Phase::Draw => "step-draw",
        Phase::Expand => "step-expand",
        Phase::Exchange => "step-exchange",
    })
}

/// Returns the name of a deck.
pub(crate) fn deck(deck: DeckKind) -> Text {
    Text::new(match deck {
        DeckKind::City => "deck-city",
        DeckKind::Land => "deck-land",
        DeckKind::River => "deck-river",
    })
}

/// Returns the icon for the back of a deck's cards.
pub(crate) const fn card_back(deck: DeckKind) -> &'static str {
    match deck {
        DeckKind::City => "card-back-city",
        DeckKind::Land => "card-back-land",
        DeckKind::River => "card-back-river",
    }
}

/// Returns a list of the number of cards of each deck.
pub(crate) fn cards(counts: [u8; 3]) -> Text {
    let of = |(kind, count): (&DeckKind, &u8)| {
        (*count > 0).then(|| Text::new("count-cards").with("count", *count).with("deck", deck(*kind)))
    };
    Text::List(DeckKind::ALL.iter().zip(&counts).filter_map(of).collect())
}

/// Returns the name of a terrain.
pub(crate) fn terrain(terrain: Terrain) -> Text {
    Text::new(terrain_icon(terrain))
}

/// Returns the icon of a terrain.
pub(crate) const fn terrain_icon(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::City => "terrain-city",
        Terrain::Field => "terrain-field",
        Terrain::Forest => "terrain-forest",
        Terrain::River => "terrain-river",
    }
}

/// Returns the name of a region.
pub(crate) fn region(content: &Content, region: u8) -> Text {
    Text::verbatim(content.regions[usize::from(region)].name.clone())
}

/// Returns a list of regions for a headline, with one region. Two such lists can be joined.
pub(crate) fn headline_regions(content: &Content, region_number: u8) -> Text {
    Text::List(vec![Text::new("in-region").with("region", region(content, region_number)).with("count", 1)])
}

/// Returns the name of a field, with its region and terrain.
pub(crate) fn field(content: &Content, field: Field) -> Text {
    Text::new("field-in")
        .with("region", region(content, field.region()))
        .with("terrain", terrain(content.atlas.terrain_of(field)))
}

/// Returns a list of the rewards of a rank.
pub(crate) fn rewards(rewards: &[Reward]) -> Text {
    let of = |reward: &Reward| match *reward {
        Reward::Coins(count) => Text::new("count-coins").with("count", count),
        Reward::Palace(count) => Text::new("count-levels").with("count", count),
        Reward::Goods(good, count) => amount(good, count),
        Reward::Artworks(count) => Text::new("count-works").with("count", count),
    };
    if rewards.is_empty() { Text::new("nothing") } else { Text::List(rewards.iter().map(of).collect()) }
}

/// Returns the name of a kind of artwork.
pub(crate) fn kind(kind: ArtKind) -> Text {
    Text::new(kind_icon(kind))
}

/// Returns the icon of a kind.
pub(crate) const fn kind_icon(kind: ArtKind) -> &'static str {
    match kind {
        ArtKind::Painting => "kind-painting",
        ArtKind::Sculpture => "kind-sculpture",
        ArtKind::Porcelain => "kind-porcelain",
        ArtKind::Clockwork => "kind-clockwork",
        ArtKind::Medal => "kind-medal",
        ArtKind::Naturalia => "kind-naturalia",
        ArtKind::Manuscript => "kind-manuscript",
        ArtKind::Instrument => "kind-instrument",
    }
}

/// Returns the name of an artwork; its two copies are distinguished by a number (SP-1.8).
pub(crate) fn work(rules: &Spandau, piece: u8) -> Text {
    let entry = &rules.content().artworks[usize::from(title(piece))];
    Text::new("copy-of").with("work", entry.name()).with("copy", piece % 2 + 1)
}

/// Returns the name of an artwork, with a remark if a player knows whether it is genuine.
pub(crate) fn known_work(rules: &Spandau, state: &State, seat: Seat, piece: u8) -> Text {
    let name = work(rules, piece);
    match (state.knows(seat, piece), state.genuine.has(piece)) {
        (false, _) => name,
        (true, true) => Text::new("known-genuine").with("work", name),
        (true, false) => Text::new("known-forged").with("work", name),
    }
}

/// Returns the element ID of the reward of a campaign rank.
pub(crate) fn reward_element(rank: usize) -> ElementId {
    ElementId::new("reward", rank as u32)
}

/// Returns the element ID of a player's portrait.
pub(crate) fn portrait(seat: Seat) -> ElementId {
    ElementId::new("portrait", seat.index() as u32)
}

/// Element ID of the face-down artworks.
pub(crate) const STACK: ElementId = ElementId::new("stack", 0);

/// Returns the element ID of a deck and its discards.
pub(crate) const fn deck_element(deck: DeckKind) -> ElementId {
    ElementId::new("deck", deck as u32)
}

/// Returns the element ID of a region.
pub(crate) fn region_element(region: u8) -> ElementId {
    ElementId::new("region", region.into())
}

/// Returns the element ID of a good's row in the warehouse.
pub(crate) fn good_element(good: Good) -> ElementId {
    ElementId::new("good", good.index() as u32)
}

/// Returns the element ID of a good's price marker.
pub(crate) fn price_element(good: Good) -> ElementId {
    ElementId::new("price", good.index() as u32)
}

/// Returns the element IDs of the price markers of the goods for which `is_meant` returns `true`.
pub(crate) fn price_elements(is_meant: impl Fn(usize) -> bool) -> impl Iterator<Item = ElementId> {
    let meant = Good::ALL.iter().filter(move |good| is_meant(good.index()));
    meant.map(|good| price_element(*good))
}

/// Returns the element ID of a space of the current campaign.
pub(crate) fn space_element(space: u8) -> ElementId {
    ElementId::new("space", space.into())
}

/// Returns the element ID of a campaign, by its position in the order of campaigns.
pub(crate) fn campaign_element(campaign: u8) -> ElementId {
    ElementId::new("campaign", campaign.into())
}

/// Returns the element ID for the number of a player's hand cards of a deck.
pub(crate) fn hand_element(seat: Seat, deck: DeckKind) -> ElementId {
    ElementId::new("hand-count", (seat.index() * 3 + deck.index()) as u32)
}

/// Returns the element ID for the number of a player's active cards.
pub(crate) fn limit_element(seat: Seat) -> ElementId {
    ElementId::new("limit", seat.index() as u32)
}

/// Returns the element ID of a player's stone on a shield of the palace.
pub(crate) fn on_shield_element(seat: Seat) -> ElementId {
    ElementId::new("on-shield", seat.index() as u32)
}

/// Returns the element ID of a player's offer while it is secret.
pub(crate) fn secret_offer(seat: Seat) -> ElementId {
    ElementId::new("secret-offer", seat.index() as u32)
}

/// Returns the element ID of a player's coins.
pub(crate) fn coins_element(seat: Seat) -> ElementId {
    ElementId::new("coins", seat.index() as u32)
}

/// Returns the element ID of a player's tile in the auction.
pub(crate) fn bidder(seat: Seat) -> ElementId {
    ElementId::new("bidder", seat.index() as u32)
}

/// Returns the element ID of a player's counter in the palace.
pub(crate) fn counter(seat: Seat) -> ElementId {
    ElementId::new("counter", seat.index() as u32)
}

/// Returns the element ID of a player's stone on the campaign.
pub(crate) fn soldier(seat: Seat) -> ElementId {
    ElementId::new("soldier", seat.index() as u32)
}

/// Returns the element ID of a shield of the palace, from 1.
pub(crate) fn shield_element(shield: u8) -> ElementId {
    ElementId::new("shield", shield.into())
}

/// Returns the element ID of a field of the map.
pub(crate) fn field_element(field: Field) -> ElementId {
    ElementId::new("field", field.0.into())
}

/// Returns the element ID of a stone's place on a player's board.
pub(crate) fn spot_element(seat: Seat, spot: Spot) -> ElementId {
    ElementId::new("spot", seat.index() as u32 * 30 + u32::from(spot.0))
}

/// Returns the element ID of a face-up card.
pub(crate) fn card_element(card: CardId) -> ElementId {
    ElementId::new("card", card.index().into())
}

/// Returns the element ID of a player's face-down cards of a deck.
pub(crate) fn drawn_element(seat: Seat, deck: DeckKind) -> ElementId {
    ElementId::new("drawn", (seat.index() * 3 + deck.index()) as u32)
}

/// Returns the element ID of a face-up artwork.
pub(crate) fn work_element(piece: u8) -> ElementId {
    ElementId::new("work", piece.into())
}

/// Returns the element ID of a face-up collection.
pub(crate) fn collection_element(collection: u8) -> ElementId {
    ElementId::new("collection", collection.into())
}

/// Returns the element ID of a player's units of a good.
pub(crate) fn stock_element(seat: Seat, good: Good) -> ElementId {
    ElementId::new("stock", (seat.index() * 6 + good.index()) as u32)
}
