//! In place of [`online`](super::online) where the program was built without a network: nobody is elsewhere.

use std::convert::Infallible;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::Context;
use rondel::{Plugin, View};
use rondel_presenter::resolved::ResolvedScene;
use rondel_system::Store;
use rondel_tables::{Change, OnScreen, TableKey, TableSummary};

use super::context::AppContext;
use super::invited::Invited;
use super::play::Play;

/// There are none.
#[derive(Default)]
pub struct OnlineTables {}

/// There is none.
pub struct Dialog(Infallible);

/// Tables would be looked after this often.
pub const LOOK: Duration = Duration::from_secs(1);

/// There are none.
pub fn table_files(_: &Store) -> Vec<PathBuf> {
    Vec::new()
}

/// Nothing.
pub fn look(_: &Path) -> Option<(TableSummary, Option<View>)> {
    None
}

impl OnlineTables {
    /// Opens no table.
    ///
    /// # Errors
    /// Always.
    pub fn invite(&mut self, _: &Context, _: &AppContext, _: &'static Plugin, _: Invited) -> Result<TableKey, String> {
        Err(String::new())
    }

    /// A game with guests goes on without them.
    pub fn adopt(&mut self, _: &Context, _: &mut AppContext, _: &mut Play) {}

    /// Nobody takes part in it: it lies in its file.
    pub fn give_back(&mut self, _: Box<Play>) {}

    /// Nothing.
    pub fn take(&mut self, _: TableKey, _: &AppContext) -> Option<Box<Play>> {
        None
    }

    /// None.
    pub fn key_of(&mut self, _: &Path, _: Option<TableKey>) -> Option<TableKey> {
        None
    }

    /// Opens no table.
    ///
    /// # Errors
    /// Always.
    pub fn open_file(&mut self, _: &Context, _: &AppContext, _: &Path) -> Result<TableKey, String> {
        Err(String::new())
    }

    /// None.
    pub fn dialog(&self, _: TableKey, _: &AppContext) -> Option<Dialog> {
        None
    }

    /// Nothing happens.
    pub fn attend(
        &mut self,
        _: &Context,
        _: &mut AppContext,
        _: Option<OnScreen<'_>>,
        _: bool,
    ) -> (Vec<Change>, Vec<String>) {
        Default::default()
    }

    /// There is no table.
    pub fn has_begun(&self, _: TableKey) -> Option<bool> {
        None
    }

    /// There are none.
    pub fn open(&self) -> Vec<(TableKey, TableSummary)> {
        Vec::new()
    }

    /// Nothing.
    pub fn picture(&self, _: TableKey, _: &AppContext) -> Option<ResolvedScene> {
        None
    }

    /// None.
    pub fn news(&self, _: &AppContext) -> Vec<(TableKey, String)> {
        Vec::new()
    }

    /// There are none.
    pub fn put_away(&mut self, _: TableKey) {}
}

impl Dialog {
    /// Draws nothing.
    pub fn ui(&mut self, _: &mut OnlineTables, _: &Context, _: &mut AppContext) -> ControlFlow<Option<TableKey>> {
        match self.0 {}
    }
}
