//! The tables of pictures in rules: played on a thread when the rules are opened, and kept.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError};

use egui::Context;
use rondel::Plugin;

use super::scenes::{Shot, shoot};
use crate::background;

/// The tables of pictures, played on a thread of their own and kept while the program runs.
#[derive(Default)]
pub struct Pictures {
    made: HashMap<(&'static str, &'static str), Made>,
    coming: Vec<Receiver<(&'static str, &'static str, Made)>>,
}

/// What has become of a picture.
pub(super) enum Made {
    Coming,
    There(Arc<Shot>),
    Failed,
}

impl Pictures {
    /// Begins to play for those of these pictures that are not there yet.
    pub(super) fn want(&mut self, ctx: &Context, plugin: &'static Plugin, wanted: &[&'static str]) {
        let new = |words: &&&'static str| !self.made.contains_key(&(plugin.id, **words));
        let new: Vec<&'static str> = wanted.iter().filter(new).copied().collect();
        if new.is_empty() {
            return;
        }
        self.made.extend(new.iter().map(|words| ((plugin.id, *words), Made::Coming)));
        let all = new.clone();
        let coming = background::spawn(ctx, "pictures", move |tell| {
            let play = |words| {
                let made = shoot(plugin, words).map_or(Made::Failed, |shot| Made::There(Arc::new(shot)));
                tell((plugin.id, words, made))
            };
            let _ = new.into_iter().all(play);
        });
        match coming {
            Some(coming) => self.coming.push(coming),
            // No thread can be had.
            None => self.made.extend(all.into_iter().map(|words| ((plugin.id, words), Made::Failed))),
        }
    }

    /// Takes what was played in the meantime.
    pub(super) fn take(&mut self) {
        let made = &mut self.made;
        self.coming.retain(|coming| {
            loop {
                match coming.try_recv() {
                    Ok((game, words, shot)) => made.insert((game, words), shot),
                    Err(ended) => break ended == TryRecvError::Empty,
                };
            }
        });
    }

    /// What has become of a picture that was wanted.
    pub(super) fn get(&self, plugin: &Plugin, words: &'static str) -> Option<&Made> {
        self.made.get(&(plugin.id, words))
    }
}
