//! Arrays for a batch, owned in Rust.

use super::{BatchSettings, Encoding, Rows};

/// The arrays of a batch. Observations and actions can be emptied if they are not needed.
#[derive(Clone, Debug, PartialEq)]
pub struct Buffers {
    /// See [`Rows::observation`].
    pub observation: Vec<f32>,
    /// See [`Rows::actions`].
    pub actions: Vec<f32>,
    /// See [`Rows::mask`].
    pub mask: Vec<u8>,
    /// See [`Rows::seat`].
    pub seat: Vec<i8>,
    /// See [`Rows::reward`].
    pub reward: Vec<f32>,
    /// See [`Rows::done`].
    pub done: Vec<u8>,
}

impl Buffers {
    /// Allocates the arrays, filled with zeros.
    pub fn new(encoding: &Encoding, settings: &BatchSettings) -> Self {
        let rows = settings.rows;
        Self {
            observation: vec![0.0; rows * encoding.observation().len()],
            actions: vec![0.0; rows * encoding.most_choices() * encoding.action().len()],
            mask: vec![0; rows * settings.mask_width(encoding)],
            seat: vec![0; rows],
            reward: vec![0.0; rows * encoding.seats().count()],
            done: vec![0; rows],
        }
    }

    /// Returns the arrays for a batch to fill.
    pub fn rows(&mut self) -> Rows<'_> {
        Rows {
            observation: &mut self.observation,
            actions: &mut self.actions,
            mask: &mut self.mask,
            seat: &mut self.seat,
            reward: &mut self.reward,
            done: &mut self.done,
        }
    }

    /// Splits the arrays among batches with these numbers of tables.
    pub fn split(&mut self, counts: impl Iterator<Item = usize>) -> Vec<Rows<'_>> {
        let tables = self.seat.len().max(1);
        let mut left = self.rows();
        let widths = [left.observation.len(), left.actions.len(), left.mask.len(), left.reward.len()];
        let [observation, actions, mask, reward] = widths.map(|length| length / tables);
        let mut parts = Vec::new();
        for count in counts {
            let (part_observation, rest_observation) = left.observation.split_at_mut(count * observation);
            let (part_actions, rest_actions) = left.actions.split_at_mut(count * actions);
            let (part_mask, rest_mask) = left.mask.split_at_mut(count * mask);
            let (part_seat, rest_seat) = left.seat.split_at_mut(count);
            let (part_reward, rest_reward) = left.reward.split_at_mut(count * reward);
            let (part_done, rest_done) = left.done.split_at_mut(count);
            parts.push(Rows {
                observation: part_observation,
                actions: part_actions,
                mask: part_mask,
                seat: part_seat,
                reward: part_reward,
                done: part_done,
            });
            left = Rows {
                observation: rest_observation,
                actions: rest_actions,
                mask: rest_mask,
                seat: rest_seat,
                reward: rest_reward,
                done: rest_done,
            };
        }
        parts
    }
}
