//! The scenes of pictures in the rules. They are computed on a separate thread when the rules are opened, and cached.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError};

use egui::Context;
use rondel::Plugin;

use super::scenes::{Shot, shoot};
use crate::background;

/// The cache of scenes for pictures, which is kept until the program exits.
#[derive(Default)]
pub struct Pictures {
    made: HashMap<(&'static str, &'static str), Made>,
    coming: Vec<Receiver<(&'static str, &'static str, Made)>>,
}

/// The state of a picture.
pub(super) enum Made {
    Coming,
    There(Arc<Shot>),
    Failed,
}

impl Pictures {
    /// Starts to compute the given pictures, except for those that are cached.
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
            // No thread could be created.
            None => self.made.extend(all.into_iter().map(|words| ((plugin.id, words), Made::Failed))),
        }
    }

    /// Stores the pictures that have been computed since the last call.
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

    /// Returns the state of a requested picture.
    pub(super) fn get(&self, plugin: &Plugin, words: &'static str) -> Option<&Made> {
        self.made.get(&(plugin.id, words))
    }
}
