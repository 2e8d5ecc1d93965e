//! Advice to bots: an estimate that counts the packs whose porters know where to carry them, so that signals have a
//! value of their own.

use rondel::components::Cards;

use crate::{DEPOT, FALLS, GONE, HOURS, IN_HUT, Mountain, SHELVES, STOCKED, place};

/// The worth of a defeat with all shelves full but one, the factor for a defeat through fallen packs, and the worth of
/// a victory in the last hour.
const PROGRESS: f32 = 0.35;
pub(crate) const FALLEN: f32 = 0.5;
const VICTORY: f32 = 0.8;
/// The turns that a shelf takes, apart from that in which the pack is carried: to tell a porter of it, or to find one.
const TELL: f32 = 0.75;
const FIND: f32 = 1.0;
/// The value of a pack that a porter keeps for a closed hut, relative to one that can be carried now.
const KEPT: f32 = 0.7;
/// The turns lost because a shelf can be filled with only one of the packs left.
const RARE: f32 = 1.0;
/// The number of turns by which a position must be ahead for a victory to be likely.
const SURE: f32 = 2.0;

pub(crate) fn defeat(supplied: u32) -> f32 {
    PROGRESS * supplied as f32 / SHELVES as f32
}

pub(crate) fn victory(hours_left: u8) -> f32 {
    VICTORY + (1.0 - VICTORY) * f32::from(hours_left) / f32::from(HOURS)
}

/// Returns the likelihood of victory, based on the turns that remain and those that the rest of the work takes.
pub(crate) fn estimate(mountain: &Mountain) -> f32 {
    let (stocked, packs) = (mountain.packs.at(STOCKED), known_packs(mountain));
    let (lost, gone) = (defeat(stocked.len()), mountain.packs.at(GONE).or(stocked));
    let (mut work, mut unknown, mut used) = (0.0_f32, 0.0_f32, Cards::NONE);
    for shelf in (0..SHELVES).filter(|shelf| mountain.stocked[*shelf].is_none()) {
        let asked = mountain.asked[shelf].packs();
        work += match asked.without(gone).len() {
            0 => return lost,
            1 => 1.0 + RARE,
            _ => 1.0,
        };
        let fitting = packs.iter().filter(|(pack, _)| !pack.and(asked).without(used).is_empty());
        let chance = |all: Cards| all.and(asked).len() as f32 / all.len().max(1) as f32;
        let best = fitting.map(|(pack, all)| (*pack, chance(*all))).max_by(|one, other| one.1.total_cmp(&other.1));
        let ready = if mountain.is_open(shelf / IN_HUT) { 1.0 } else { KEPT };
        unknown += best.map_or(FIND, |(_, chance)| TELL * (1.0 - ready * chance));
        used = best.map_or(used, |(pack, _)| used.or(pack));
    }
    let ahead = f32::from(HOURS - mountain.hour) - work - unknown;
    let safe = 1.0 - 0.5 * (f32::from(mountain.fallen) / f32::from(FALLS)).powi(2);
    lost + (VICTORY - lost) * safe / (1.0 + (-ahead / SURE).exp())
}

/// Returns each pack on a porter's back, with all packs that it may be as far as the porter knows. The second set is
/// empty if the porter may not carry the pack yet.
fn known_packs(mountain: &Mountain) -> [(Cards, Cards); DEPOT] {
    let mut known = [(Cards::NONE, Cards::NONE); DEPOT];
    for seat in mountain.seats.each() {
        let unseen = mountain.carried(seat).fold(mountain.packs.at(DEPOT), |all, (_, pack, _)| all.with(pack));
        for (slot, pack, told) in mountain.carried(seat) {
            let is_named = told.known() != [None; 2];
            known[place(seat, slot)].0 = Cards::NONE.with(pack);
            known[place(seat, slot)].1 = if is_named { told.packs().and(unseen) } else { Cards::NONE };
        }
    }
    known
}
