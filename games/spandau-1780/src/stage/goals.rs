//! The end conditions of the game, the progress towards them, and the works that count.

use rondel::goals::{Goal, Goals};
use rondel::scene::{Icon, Name};
use rondel::{Observer, Text};

use super::{knows, sees};
use crate::Spandau;
use crate::content::{FULL_CABINET, STONES};
use crate::rules::setup;
use crate::state::State;

pub(super) fn goals(rules: &Spandau, state: &State, observer: Observer) -> Goals {
    let end = |text: &'static str, reason: Name, rule: Name, icon: Icon| {
        Goal::end(Text::new(text), [reason], rule).icon(icon).last_step(Text::new(format!("{text}-step")))
    };
    let seats = || state.seats.each();
    // SP-10.8: a work is counted only if the observer knows who owns it and that it is genuine.
    let genuine = seats().map(|seat| {
        let works = state.players[seat].works;
        let seen = if sees(state, observer, seat) { works } else { works.and(state.seen) };
        seen.and(state.genuine).iter().filter(|piece| knows(state, observer, *piece)).count() as i32
    });
    let works = seats().map(|seat| state.players[seat].works.len() as i32);
    let placed = seats().map(|seat| state.players[seat].placed.count_ones() as i32);
    let auctioned = state.lots.len() - u32::from(state.displayed.is_some());
    // Before the deal, all artworks count except those that will be dealt.
    let is_dealt = state.round > 0 || !state.stack.is_empty();
    let artworks = if is_dealt {
        state.lots.len() + state.stack.len()
    } else {
        rules.content.pieces().len() - setup::DEALT * state.seats.count() as u32
    };
    let list = vec![
        Goal::points(Text::new("goal-genuine"), "SP-10.8").icon("genuine").each(genuine),
        end("goal-cabinet", "ending-cabinet", "SP-10.1", "cabinet").each(works).needs(FULL_CABINET as i32),
        end("goal-campaigns", "ending-campaigns", "SP-10.2", "campaign")
            .together(state.campaign.into())
            .needs(rules.content.campaigns.len() as i32),
        end("goal-map", "ending-map", "SP-10.3", "map")
            .together(state.taken().len() as i32)
            .needs(rules.content.atlas.all.len() as i32),
        end("goal-stones", "ending-stones", "SP-10.4", "stone-place").each(placed).needs(STONES.into()),
        end("goal-artworks", "ending-artworks", "SP-10.5", "artwork").together(auctioned as i32).needs(artworks as i32),
        Goal::end(Text::new("goal-berlin"), ["ending-berlin"], "SP-10.6")
            .icon("stone-berlin")
            .together(state.berlin.len() as i32),
    ];
    Goals { list, others: Vec::new() }
}
