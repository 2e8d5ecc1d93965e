//! The palace, the campaign, the collections and the decks.

use rondel::components::Kind;
use rondel::scene::{Inline, Piece, Rect, Shape, Tone, Zone, ZoneKind, layout};
use rondel::{ElementId, Observer, Seat, Text};

use super::{TITLE, faces, nearest, sees};
use crate::content::{DeckKind, Reward, TOP_LEVEL};
use crate::rules::army;
use crate::state::State;
use crate::{Spandau, words};

/// Share of the palace's height used by the shields.
const SHIELDS: f32 = 0.58;
/// Share of the campaign's height used by its rewards.
const REWARDS: f32 = 0.56;
/// Maximum size of a player's marker.
const MARKER: f32 = 30.0;
/// Width of the decks next to the collections, as a share of the whole and at most.
const DECKS: (f32, f32) = (0.13, 80.0);

/// Lays out the levels with their shields, and the counters of all players below them.
pub(super) fn palace(rules: &Spandau, state: &State, area: Rect, zones: &mut Vec<Zone>) {
    let shields = (area.h - TITLE - 14.0) * SHIELDS;
    let mut zone = Zone::new(ZoneKind::Mat, area).titled(Text::new("zone-palace"));
    let usual = (area.w - 12.0) / f32::from(TOP_LEVEL + 1);
    // The starting space shows the least, and the last shield the most.
    let wide = |level: u8| match level {
        0 => usual * 0.66,
        TOP_LEVEL => usual * 1.62,
        _ => usual * 0.93,
    };
    let column = |level: u8| area.x + 6.0 + (0..level).map(wide).sum::<f32>();
    let top = area.y + TITLE + 4.0;
    let lanes = Rect::new(area.x + 6.0, top + shields + 6.0, area.w - 12.0, area.h - TITLE - shields - 16.0);
    let start = Rect::new(column(0), top, wide(0) - 4.0, shields);
    zone.pieces.push(
        Piece::new(ElementId::new("palace-start", 0), Shape::Space, start, Text::new("palace-start"))
            .icon("palace")
            .help(Text::new("help-palace"), "SP-4.2"),
    );
    for (level, shield) in (1..).zip(&rules.content().shields) {
        let rect = Rect::new(column(level), top, wide(level) - 4.0, shields);
        let help = Text::new("help-shield").with("level", level).with("what", words::symbols(shield.gives));
        let there: Vec<Seat> = state.seats.each().filter(|seat| state.players[*seat].shield == Some(level)).collect();
        let (shown, stones) = beside_stones(rect, there.len());
        let piece = Piece::new(words::shield_element(level), Shape::Tile, shown, shield.name());
        let piece = piece.icon(faces::vignette(&shield.id)).help(help, "SP-4.5");
        zone.pieces.push(faces::symbol_lines(shield.gives).into_iter().fold(piece, Piece::line));
        for (seat, stone) in there.iter().zip(stones) {
            let seat = *seat;
            let name = Text::new("on-shield").with("player", words::player(seat)).with("shield", shield.name());
            zone.pieces.push(
                Piece::new(words::on_shield_element(seat), Shape::Figure, stone, name)
                    .icon(words::stone(seat))
                    .only_seen(),
            );
        }
    }
    for level in 0..=TOP_LEVEL {
        let space = Rect::new(column(level), lanes.y, wide(level) - 4.0, lanes.h);
        let id = ElementId::new("palace-level", level.into());
        let name = Text::new("palace-level").with("level", level);
        zone.pieces.push(Piece::new(id, Shape::Space, space, name).help(Text::new("help-counter"), "SP-4.2"));
        let here: Vec<Seat> = state.seats.each().filter(|seat| state.players[*seat].level == level).collect();
        for (seat, rect) in here.iter().zip(layout::huddled(space.shrunk(1.0), here.len(), MARKER)) {
            let name = Text::new("counter-of").with("player", words::player(*seat)).with("level", level);
            zone.pieces.push(
                Piece::new(words::counter(*seat), Shape::Figure, rect, name)
                    .icon(words::stone(*seat))
                    .help(Text::new("help-counter"), "SP-4.2"),
            );
        }
    }
    zones.push(zone);
}

/// Divides the place of a shield between the shield and the stones on it, which stand along its upper edge in rows of
/// three and cover nothing.
fn beside_stones(place: Rect, count: usize) -> (Rect, Vec<Rect>) {
    const STONE: f32 = 22.0;
    const BESIDE: usize = 3;
    if count == 0 {
        return (place, Vec::new());
    }
    let size = STONE.min(place.w / BESIDE.min(count) as f32);
    let strip = Rect { h: count.div_ceil(BESIDE) as f32 * size, ..place };
    let shield = Rect { y: place.y + strip.h, h: place.h - strip.h, ..place };
    (shield, layout::huddled(strip, count, size))
}

/// Lays out the current campaign: its spaces, the stones of the participants, and its rewards.
pub(super) fn campaign(rules: &Spandau, state: &State, area: Rect, zones: &mut Vec<Zone>) {
    let rewards_height = (area.h - TITLE - 14.0) * REWARDS;
    let content = rules.content();
    let number = usize::from(state.campaign).min(content.campaigns.len() - 1);
    let entry = &content.campaigns[number];
    let title = Text::new("zone-campaign")
        .with("campaign", entry.name())
        .with("number", number + 1)
        .with("count", content.campaigns.len());
    let mut zone = Zone::new(ZoneKind::Mat, area).titled(title);
    let upper = Rect::new(area.x + 6.0, area.y + TITLE + 4.0, area.w - 12.0, rewards_height);
    zone.pieces.push(
        Piece::new(words::campaign_element(number as u8), Shape::Tile, Rect { w: 46.0, ..upper }, entry.name())
            .icon(faces::vignette(&entry.id))
            .help(Text::new("help-campaign").with("length", entry.length), "SP-5.2"),
    );
    let ranks = army::rewarded_ranks(state.seats.count());
    let places = layout::row(
        Rect::new(upper.x + 52.0, upper.y, upper.w - 52.0, upper.h),
        3,
        (upper.w - 52.0) / 3.0 - 5.0,
        upper.h,
        6.0,
    );
    for (rank, rect) in (0..3).zip(places) {
        let rewards = entry.reward(rank);
        let name = Text::new("reward-of").with("rank", rank + 1).with("what", words::rewards(rewards));
        let piece = Piece::new(words::reward_element(rank), Shape::Tile, rect, name)
            .title(Text::new("rank").with("rank", rank + 1))
            .line(rewards.iter().flat_map(|reward| [Inline::Number(count(*reward)), Inline::Icon(icon(*reward))]))
            .help(Text::new("help-reward"), "SP-5.5");
        zone.pieces.push(if rank < ranks { piece } else { piece.tone(Tone::Spent) });
    }
    let track = Rect::new(upper.x, upper.y + upper.h + 4.0, upper.w, area.h - TITLE - upper.h - 16.0);
    let width = track.w / f32::from(entry.length + 1);
    for space in 0..=entry.length {
        let rect = Rect::new(track.x + width * f32::from(space), track.y, width - 2.0, track.h);
        let piece =
            Piece::new(words::space_element(space), Shape::Space, rect, Text::new("space-number").with("space", space));
        let piece = piece.help(Text::new("help-space").with("length", entry.length), "SP-5.1");
        let piece = if space == entry.length { piece.tone(Tone::Accent).icon("campaign") } else { piece };
        zone.pieces.push(piece);
    }
    for space in 0..=entry.length {
        let here: Vec<Seat> = state.seats.each().filter(|seat| state.players[*seat].progress == Some(space)).collect();
        let place = Rect::new(track.x + width * f32::from(space), track.y, width - 2.0, track.h).shrunk(1.0);
        for (seat, rect) in here.iter().zip(layout::huddled(place, here.len(), MARKER)) {
            let name = Text::new("soldier-of").with("player", words::player(*seat)).with("space", space);
            let soldier = Piece::new(words::soldier(*seat), Shape::Figure, rect, name).icon(words::stone(*seat));
            let soldier = soldier.help(Text::new("help-space").with("length", entry.length), "SP-5.1");
            zone.pieces.push(soldier.stands_for(words::space_element(space)));
        }
    }
    zones.push(zone);
}

fn count(reward: Reward) -> i32 {
    match reward {
        Reward::Coins(count) | Reward::Palace(count) | Reward::Goods(_, count) | Reward::Artworks(count) => {
            count.into()
        }
    }
}

fn icon(reward: Reward) -> &'static str {
    match reward {
        Reward::Coins(_) => "coin",
        Reward::Palace(_) => "palace",
        Reward::Goods(good, _) => words::good_icon(good),
        Reward::Artworks(_) => "artwork",
    }
}

/// Lays out the open collections, the private one of the nearest player, and the decks.
pub(super) fn collections(rules: &Spandau, state: &State, observer: Observer, mat: Rect, zones: &mut Vec<Zone>) {
    let mut zone = Zone::new(ZoneKind::Mat, mat).titled(Text::new("zone-collections"));
    let area = Rect::new(mat.x + 6.0, mat.y + TITLE + 4.0, mat.w - 12.0, mat.h - TITLE - 10.0);
    let for_decks = (area.w * DECKS.0).min(DECKS.1);
    let cards = Rect { w: area.w - for_decks - 6.0, ..area };
    let mut places = layout::row(cards, 3, cards.w / 3.0 - 4.0, cards.h, 6.0);
    for (open, rect) in state.open.iter().zip(places.by_ref()) {
        if let Some(collection) = open {
            zone.pieces.push(faces::collection(rules, state, observer, *collection, rect, false));
        }
    }
    let near = nearest(state, observer);
    if let (Some(collection), Some(rect)) = (state.players[near].collection, places.next()) {
        zone.pieces.push(if sees(state, observer, near) {
            faces::collection(rules, state, observer, collection, rect, true).tone(Tone::Seat(near))
        } else {
            faces::private_back(near, rect)
        });
    }
    let decks = Rect { x: area.x + area.w - for_decks, w: for_decks, ..area };
    for (deck, rect) in DeckKind::ALL.iter().zip(layout::column(decks, 3, decks.w, decks.h / 3.0 - 4.0, 5.0)) {
        let pile = &state.decks[deck.index()];
        let help = Text::new("help-deck").with("pile", pile.pile.len()).with("discard", pile.discard.len());
        zone.pieces.push(
            Piece::new(
                words::deck_element(*deck),
                Shape::Tile,
                rect,
                Text::new("deck-of").with("deck", words::deck(*deck)),
            )
            .icon(words::symbol_icon(crate::content::Symbol::of_deck(*deck)))
            .count(pile.pile.len() as u16)
            .help(help, "SP-8.2"),
        );
    }
    zones.push(zone);
}
