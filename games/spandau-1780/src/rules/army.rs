//! Chapter 5: the army.

use rondel::Seat;
use rondel::line::{great, usual};

use super::Table;
use crate::content::{Content, Reward, Symbol};
use crate::state::{Ending, State, Task};
use crate::words;

/// Returns the number of ranks that receive a reward (SP-5.5).
pub(crate) const fn rewarded_ranks(seats: usize) -> usize {
    if seats == 2 { 2 } else { 3 }
}

/// Returns the participants, ordered by space, then by level in the palace, then by turn order (SP-5.4), and their
/// number.
pub(crate) fn ranking(state: &State) -> ([Seat; 5], usize) {
    let mut ranks = [Seat::default(); 5];
    let mut count = 0;
    for seat in state.clockwise(state.start).filter(|seat| state.players[*seat].progress.is_some()) {
        let merit = |seat: Seat| (state.players[seat].progress, state.players[seat].level);
        let place = ranks[..count].iter().position(|other| merit(seat) > merit(*other)).unwrap_or(count);
        ranks[place..=count].rotate_right(1);
        ranks[place] = seat;
        count += 1;
    }
    (ranks, count)
}

/// Returns the space a seat would reach by advancing (SP-5.1). Steps beyond the last space are lost (SP-5.2).
pub(crate) fn reached(content: &Content, state: &State, seat: Seat) -> u8 {
    let steps = state.symbols(content, seat).count(Symbol::Military);
    let before = state.players[seat].progress.unwrap_or(0);
    (before + steps).min(content.campaigns[usize::from(state.campaign)].length)
}

impl Table<'_> {
    /// Lets a player with military symbols advance (SP-5.1).
    pub(super) fn count_army(&mut self, seat: Seat) {
        if self.military(seat) > 0 {
            self.open(seat, Task::Advance);
        }
    }

    fn military(&self, seat: Seat) -> u8 {
        self.state.symbols(&self.rules.content, seat).count(Symbol::Military)
    }

    /// Advances by the number of military symbols (SP-5.1). The last space ends the campaign, and any remaining
    /// steps are lost (SP-5.2).
    pub(super) fn advance(&mut self, seat: Seat) {
        let length = self.rules.content.campaigns[usize::from(self.state.campaign)].length;
        let space = reached(&self.rules.content, self.state, seat);
        self.player(seat).progress = Some(space);
        let rules = self.rules;
        let campaign = usize::from(self.state.campaign);
        self.say(
            usual("log-advance").brief("brief-advance"),
            seat,
            move |text| {
                text.with("space", space)
                    .with("length", length)
                    .with("campaign", rules.content.campaigns[campaign].name())
            },
            [words::soldier(seat)],
        );
        if space == length {
            self.evaluate_campaign();
        }
    }

    /// Evaluates the campaign (SP-5.3 to SP-5.7). The evaluation is completed for all players before the game
    /// ends (SP-10.7).
    fn evaluate_campaign(&mut self) {
        let (ranks, count) = ranking(self.state);
        let campaign = usize::from(self.state.campaign);
        let rules = self.rules;
        self.moment();
        self.tell(
            great("log-campaign-over"),
            move |text| text.with("campaign", rules.content.campaigns[campaign].name()),
            [words::campaign_element(self.state.campaign)],
        );
        // SP-5.3: every participant draws an artwork.
        for seat in &ranks[..count] {
            self.draw_work(*seat);
        }
        for (rank, seat) in ranks[..count].iter().enumerate().take(rewarded_ranks(self.state.seats.count())) {
            self.moment();
            let rewards = rules.content.campaigns[campaign].reward(rank);
            self.say(
                great("log-campaign-rank"),
                *seat,
                |text| text.with("rank", rank + 1).with("what", words::rewards(rewards)),
                [words::soldier(*seat), words::reward_element(rank)],
            );
            for reward in rewards {
                self.reward(*seat, *reward);
            }
        }
        self.next_campaign();
        self.check_cabinets();
    }

    /// Gives a player coins, levels, goods or artworks (SP-5.6).
    fn reward(&mut self, seat: Seat, reward: Reward) {
        match reward {
            Reward::Coins(coins) => {
                self.move_coins(None, Some(seat), coins.into());
                let line = usual("log-reward-coins").brief("brief-reward-coins");
                self.say(line, seat, move |text| text.with("coins", coins), [words::coins_element(seat)]);
            }
            Reward::Palace(levels) => {
                self.rise_by(seat, levels);
            }
            Reward::Goods(good, count) => {
                let before = self.state.prices;
                let stored = self.store(seat, good, count);
                let reward = usual("log-reward-goods").brief("brief-reward-goods");
                let (line, told) = if stored > 0 { (reward, stored) } else { (super::harvest::SPOILT, count) };
                let pushed = words::price_elements(self.prices_changed_since(before));
                let about = [words::good_element(good)].into_iter().chain(pushed);
                self.say(line, seat, move |text| text.with("what", words::amount(good, told)), about);
            }
            Reward::Artworks(count) => (0..count).for_each(|_| {
                self.draw_work(seat);
            }),
        }
    }

    /// Begins the next campaign without participants (SP-5.7), or ends the game after the last one (SP-10.2).
    fn next_campaign(&mut self) {
        let (rules, campaign) = (self.rules, self.state.campaign + 1);
        let is_over = usize::from(campaign) == rules.content.campaigns.len();
        if !is_over {
            self.moment();
        }
        for seat in self.state.seats.each() {
            self.player(seat).progress = None;
        }
        self.state.campaign = campaign;
        if is_over {
            return self.end(Ending::Campaigns);
        }
        self.tell(
            great("log-next-campaign"),
            move |text| text.with("campaign", rules.content.campaigns[usize::from(campaign)].name()),
            [words::campaign_element(campaign)],
        );
    }
}
