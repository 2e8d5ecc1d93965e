//! Chapter 8: expanding influence.

use rondel::components::{Cards, Kind};
use rondel::line::{Line, great, small, usual};
use rondel::{Flow, Seat, Text};

use super::Table;
use crate::Spandau;
use crate::content::{Content, DeckKind, Field, Regions, STONES, Stones, Terrain};
use crate::rules::cards::card;
use crate::state::{CardId, Ending, Player, Spot, State, Task, column, count_of, spots};
use crate::words;

/// Returns the column from which the next stone of a terrain is taken (SP-8.7).
pub(crate) fn next_column(player: &Player, terrain: Terrain) -> Option<u8> {
    (0..3).find(|column| spots(terrain, *column) & !player.placed != 0)
}

/// Returns whether the next city stone may be placed: the second requires an empty first column, the third also
/// an empty second one (SP-8.9).
pub(crate) fn city_is_open(player: &Player, next: u8) -> bool {
    (0..next).all(|before| column(before) & !player.placed == 0)
}

/// Returns the price of a stone of a column, in cards (SP-8.5).
pub(crate) const fn cost(column: u8) -> u32 {
    column as u32 + 1
}

/// Returns the number of cards a player has in hand or face down (SP-8.6).
pub(crate) fn cards_to_spend(player: &Player) -> u32 {
    count_of(&player.hand) + count_of(&player.drawn)
}

/// Returns the free fields in reach where a player may place a stone now, by terrain (SP-8.8). Of equivalent
/// fields in a region, only one is returned.
pub(crate) fn places(rules: &Spandau, state: &State, seat: Seat) -> [Stones; 4] {
    let mut places = [Stones::NONE; 4];
    let player = &state.players[seat];
    if cards_to_spend(player) > 0 {
        let free = free_in_reach(rules, state, player);
        for terrain in affordable(player) {
            places[terrain.index()] = free.and(rules.content.atlas.terrain[terrain.index()]).first_of_each();
        }
    }
    places
}

/// Returns whether [`places`] would return any field.
pub(crate) fn can_place(rules: &Spandau, state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    cards_to_spend(player) > 0 && {
        let free = free_in_reach(rules, state, player);
        affordable(player).any(|terrain| !free.and(rules.content.atlas.terrain[terrain.index()]).is_empty())
    }
}

/// Returns the free fields in regions where the player has a stone and in their neighbouring regions.
#[inline]
fn free_in_reach(rules: &Spandau, state: &State, player: &Player) -> Stones {
    let atlas = &rules.content.atlas;
    atlas.all.without(state.taken()).within(atlas.reach(player.influence.regions()))
}

/// Returns the terrains for which the player has a stone that may be placed, and enough cards to pay for it.
#[inline]
fn affordable(player: &Player) -> impl Iterator<Item = Terrain> {
    let cards = cards_to_spend(player);
    let is_open = |terrain: Terrain, column: u8| terrain != Terrain::City || city_is_open(player, column);
    let can = move |terrain: Terrain| {
        next_column(player, terrain).is_some_and(|column| cards >= cost(column) && is_open(terrain, column))
    };
    Terrain::ALL.iter().copied().filter(move |terrain| can(*terrain))
}

/// Returns the stones that may be placed on a field of this terrain, one for each symbol they would uncover (SP-8.7).
pub(crate) fn stones_for(
    content: &Content,
    state: &State,
    seat: Seat,
    terrain: Terrain,
) -> impl Iterator<Item = Spot> + use<> {
    let player = &state.players[seat];
    let open = next_column(player, terrain).map_or(0, |column| spots(terrain, column) & !player.placed);
    let open = Cards::from_bits(u64::from(open));
    let under =
        player.side.map_or([crate::content::Symbol::Coin; STONES as usize], |side| content.under[usize::from(side)]);
    let first = move |spot: &u8| {
        open.iter().take_while(|other| other < spot).all(|other| under[usize::from(other)] != under[usize::from(*spot)])
    };
    open.iter().filter(first).map(Spot)
}

/// Returns the coins that the owner of a displaced stone receives (SP-8.11).
pub(crate) const fn compensation(terrain: Terrain) -> u16 {
    terrain as u16 + 1
}

/// Returns the fields to which a stone may be moved: free fields of the same terrain in neighbouring regions
/// (SP-8.10). Of equivalent fields in a region, only one is returned.
pub(crate) fn targets(content: &Content, state: &State, from: Field) -> Stones {
    let atlas = &content.atlas;
    let terrain = atlas.terrain_of(from);
    atlas.terrain[terrain.index()].within(atlas.neighbours(from.region())).without(state.taken()).first_of_each()
}

/// Calls `see` with each stone of a player in these regions that can be displaced for at most `most` coins.
/// Only one stone from each group of equivalent stones is included. Black stones belong to no player and cannot
/// be displaced (SP-8.12).
pub(crate) fn each_displaceable(
    content: &Content,
    state: &State,
    owner: Seat,
    regions: Regions,
    most: u16,
    mut see: impl FnMut(Field),
) {
    let atlas = &content.atlas;
    let stones = state.players[owner].influence.within(regions);
    if stones.is_empty() {
        return;
    }
    let free = atlas.all.without(state.taken());
    for terrain in Terrain::ALL {
        if compensation(*terrain) > most {
            return;
        }
        let room = free.and(atlas.terrain[terrain.index()]).regions();
        let there = stones.and(atlas.terrain[terrain.index()]).first_of_each();
        there.iter().filter(|field| !atlas.neighbours(field.region()).and(room).is_empty()).for_each(&mut see);
    }
}

/// Calls `see` with the stones of other players that a player can displace and pay for (SP-8.10).
pub(crate) fn each_displacement(content: &Content, state: &State, seat: Seat, mut see: impl FnMut(Field)) {
    let player = &state.players[seat];
    if player.coins == 0 {
        return;
    }
    for other in state.others(seat) {
        each_displaceable(content, state, other, player.influence.regions(), player.coins, &mut see);
    }
}

impl Table<'_> {
    /// Begins placing a stone on this field (SP-8.5). The stone is chosen next.
    pub(super) fn place(&mut self, seat: Seat, field: Field) {
        if self.state.placing == 0 {
            self.open(seat, Task::Expand);
        }
        self.open(seat, Task::ChooseStone(field));
    }

    /// Places the chosen stone (SP-8.7), which is paid for with cards (SP-8.6).
    pub(super) fn place_stone(&mut self, seat: Seat, field: Field, spot: Spot) {
        let player = self.player(seat);
        player.placed |= 1 << spot.0;
        player.influence.add(field);
        let rules = self.rules;
        let side = self.state.players[seat].side.map_or(0, usize::from);
        let (left, taken) = (words::spot_element(seat, spot), words::field_element(field));
        self.dealer.flow(move || Flow::of(words::stone(seat), 1_u16).from(left).to(taken));
        let line = usual("log-place");
        // If the stone wins control of the region, only the headline about winning control names the region.
        let line = if self.wins_with(seat, field) { line } else { line.brief("brief-place") };
        let fill = move |text: Text| {
            let symbol = rules.content.under[side][usize::from(spot.0)];
            text.with("field", words::field(&rules.content, field)).with("symbol", words::symbol(symbol))
        };
        self.say_on_map(line, seat, field, (|text| text, fill), [left, taken]);
        self.say_control(seat, field);
        self.open(seat, Task::Discard(cost(spot.column()) as u8));
        // SP-10.4: the game ends when a player has placed all thirty stones.
        if self.state.players[seat].placed == crate::state::ALL_SPOTS {
            self.end(Ending::Stones);
        }
        self.check_map();
    }

    /// Ends the game if every field is occupied (SP-10.3).
    pub(super) fn check_map(&mut self) {
        if self.state.ended.is_none() && self.state.taken() == self.rules.content.atlas.all {
            self.end(Ending::Map);
        }
    }

    /// Discards a hand card (SP-8.6).
    pub(super) fn discard(&mut self, seat: Seat, id: CardId, left: u8) {
        self.throw_card(seat, id);
        let rules = self.rules;
        self.whisper(
            small("log-discard"),
            seat,
            move |text| text.with("deck", words::deck(id.deck())),
            ("log-discard-own", move |text: Text| text.with("card", card(&rules.content, id).name())),
            [words::hand_element(seat, id.deck())],
        );
        self.discard_more(seat, left);
    }

    /// Discards a face-down card that nobody has seen (SP-8.6).
    pub(super) fn discard_drawn(&mut self, seat: Seat, deck: DeckKind, left: u8) {
        let card = self.state.players[seat].drawn[deck.index()].draw(self.dealer);
        if let Some(card) = card {
            self.add_to_discards(CardId::new(deck, card), words::portrait(seat));
        }
        let about = [words::drawn_element(seat, deck), words::portrait(seat)];
        self.say(small("log-discard-drawn"), seat, move |text| text.with("deck", words::deck(deck)), about);
        self.discard_more(seat, left);
    }

    fn discard_more(&mut self, seat: Seat, left: u8) {
        if left > 1 {
            self.open(seat, Task::Discard(left - 1));
        }
    }

    /// Displaces another player's stone for coins (SP-8.10). The vacated field need not be taken (SP-8.12).
    pub(super) fn displace(&mut self, seat: Seat, from: Field) {
        self.open(seat, Task::Expand);
        self.open(seat, Task::MoveStone(from));
    }

    /// Moves the displaced stone and pays its owner (SP-8.11).
    pub(super) fn move_stone(&mut self, seat: Seat, from: Field, to: Field) {
        self.relocate(seat, from, to, Some(seat), usual("log-displace").brief("brief-displace"));
    }

    /// Moves a stone and pays its owner; the bank pays if `payer` is `None`.
    pub(super) fn relocate(&mut self, seat: Seat, from: Field, to: Field, payer: Option<Seat>, line: Line) {
        let Some(owner) = self.state.owner(from) else { return };
        let rules = self.rules;
        let amount = compensation(rules.content.atlas.terrain_of(from));
        self.move_coins(payer, Some(owner), amount);
        let influence = &mut self.player(owner).influence;
        influence.remove(from);
        influence.add(to);
        let (left, taken) = (words::field_element(from), words::field_element(to));
        self.dealer.flow(move || Flow::of(words::stone(owner), 1_u16).from(left).to(taken));
        let fill = move |text: Text| text.with("owner", words::player(owner));
        let fill_line = move |text: Text| {
            text.with("from", words::field(&rules.content, from))
                .with("to", words::field(&rules.content, to))
                .with("coins", amount)
        };
        self.say_on_map(line, seat, from, (fill, fill_line), [left, taken]);
        self.say_lost_control(owner, from);
        self.say_control(owner, to);
    }

    /// Returns whether the stone just placed wins control of its region, because it is the second stone there (SP-1.3).
    fn wins_with(&self, seat: Seat, placed: Field) -> bool {
        self.stones_beside(seat, placed) == 2
    }

    fn say_control(&mut self, seat: Seat, placed: Field) {
        if self.wins_with(seat, placed) {
            self.say_of_region(great("log-control").brief("brief-control"), seat, placed);
        }
    }

    /// Announces the loss of a region if only one stone is left in it (SP-1.3).
    fn say_lost_control(&mut self, seat: Seat, left: Field) {
        if self.stones_beside(seat, left) == 1 {
            self.say_of_region(usual("log-control-lost").brief("brief-control-lost"), seat, left);
        }
    }

    fn stones_beside(&self, seat: Seat, field: Field) -> u32 {
        self.state.players[seat].influence.within(Regions::NONE.with(field.region())).len()
    }

    fn say_of_region(&mut self, line: Line, seat: Seat, field: Field) {
        let (rules, region) = (self.rules, field.region());
        let name = move |text: Text| text.with("region", words::region(&rules.content, region));
        self.say_on_map(line, seat, field, (|text| text, name), [words::region_element(region)]);
    }
}
