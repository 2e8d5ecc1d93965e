//! Replaces [`online`](super::online) in builds without a network. There are no remote players, and searches
//! find nothing.

use std::convert::Infallible;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use egui::Context;
use rondel::{Plugin, View};
use rondel_presenter::resolved::ResolvedScene;
use rondel_system::Store;
use rondel_tables::{Change, OnScreen, TableKey, TableSummary};

use super::context::AppContext;
use super::invited::Invited;
use super::play::Play;

#[derive(Default)]
pub struct OnlineTables {}

pub struct Dialog(Infallible);

pub fn table_files(_: &Store) -> Vec<PathBuf> {
    Vec::new()
}

pub fn look(_: &Path) -> Option<(TableSummary, Option<View>)> {
    None
}

impl OnlineTables {
    /// # Errors
    /// Always returns an error.
    pub fn invite(&mut self, _: &Context, _: &AppContext, _: &'static Plugin, _: Invited) -> Result<TableKey, String> {
        Err(String::new())
    }

    pub fn adopt(&mut self, _: &Context, _: &mut AppContext, _: &mut Play) {}

    pub fn give_back(&mut self, _: Box<Play>) {}

    pub fn take(&mut self, _: TableKey, _: &AppContext) -> Option<Box<Play>> {
        None
    }

    pub fn key_of(&mut self, _: &Path, _: Option<TableKey>) -> Option<TableKey> {
        None
    }

    /// # Errors
    /// Always returns an error.
    pub fn open_file(&mut self, _: &Context, _: &AppContext, _: &Path) -> Result<TableKey, String> {
        Err(String::new())
    }

    pub fn dialog(&self, _: TableKey, _: &AppContext) -> Option<Dialog> {
        None
    }

    pub fn attend(
        &mut self,
        _: &Context,
        _: &mut AppContext,
        _: Option<OnScreen<'_>>,
        _: bool,
    ) -> (Vec<Change>, Vec<String>) {
        Default::default()
    }

    pub fn has_begun(&self, _: TableKey) -> Option<bool> {
        None
    }

    pub fn open(&self) -> Vec<(TableKey, TableSummary)> {
        Vec::new()
    }

    pub fn picture(&self, _: TableKey, _: &AppContext) -> Option<ResolvedScene> {
        None
    }

    pub fn news(&self, _: &AppContext) -> Vec<(TableKey, String)> {
        Vec::new()
    }

    pub fn put_away(&mut self, _: TableKey) {}
}

impl Dialog {
    pub fn ui(&mut self, _: &mut OnlineTables, _: &Context, _: &mut AppContext) -> ControlFlow<Option<TableKey>> {
        match self.0 {}
    }
}
