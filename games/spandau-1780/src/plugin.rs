//! The options of the game, and its registration with the house.

use std::collections::BTreeMap;
use std::sync::Arc;

use rondel::components::Bidding;
use rondel::{AnyGame, ContentError, Plugin, Setup, SetupError, SetupOption};
use serde::{Deserialize, Serialize};

use crate::{Spandau, content};

/// How units of several players lie in a row of the warehouse (SP-2.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Storage {
    /// Each player fills it alone.
    #[default]
    PerPlayer,
    /// All fill it together.
    Shared,
}

/// Whether what is paid too much comes back (SP-3.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// It does.
    #[default]
    Given,
    /// It is lost.
    Kept,
}

/// Where drawn cards go (SP-8.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drawn {
    /// Before the player, face down.
    #[default]
    FaceDown,
    /// Into the hand.
    ToHand,
}

/// How many kinds of artworks are played (SP-1.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kinds {
    /// All eight: 32 titles.
    #[default]
    Eight,
    /// Seven: 28 titles.
    Seven,
}

/// What is agreed before a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SpandauSetup {
    /// How many kinds of artworks are played.
    pub kinds: Kinds,
    /// How bids are made (SP-3.2).
    pub auction: Bidding,
    /// How the warehouse is filled.
    pub storage: Storage,
    /// Whether change is given.
    pub change: Change,
    /// Where drawn cards go.
    pub drawn: Drawn,
    /// Content files of one's own, by name: they travel with a saved game.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub content: BTreeMap<String, String>,
}

const KINDS: [(&str, Kinds); 2] = [("eight", Kinds::Eight), ("seven", Kinds::Seven)];
const AUCTIONS: [(&str, Bidding); 2] = [("ascending", Bidding::Ascending), ("once-around", Bidding::OnceAround)];
const STORAGES: [(&str, Storage); 2] = [("per-player", Storage::PerPlayer), ("shared", Storage::Shared)];
const CHANGES: [(&str, Change); 2] = [("given", Change::Given), ("kept", Change::Kept)];
const DRAWN: [(&str, Drawn); 2] = [("face-down", Drawn::FaceDown), ("to-hand", Drawn::ToHand)];

impl SpandauSetup {
    /// The ruleset of these options.
    ///
    /// # Errors
    /// A content file that cannot be played with.
    pub fn rules(&self) -> Result<Spandau, ContentError> {
        Ok(Spandau { content: content::load(&self.content, self.kinds.count())?, setup: self.clone() })
    }
}

impl Kinds {
    const fn count(self) -> u8 {
        match self {
            Self::Eight => 8,
            Self::Seven => 7,
        }
    }
}

#[typetag::serde(name = "spandau-1780")]
impl Setup for SpandauSetup {
    fn open(&self) -> Result<AnyGame, SetupError> {
        Ok(Arc::new(self.rules()?))
    }

    fn options(&self) -> Vec<SetupOption> {
        vec![
            SetupOption::of("kinds", &KINDS, self.kinds),
            SetupOption::of("auction", &AUCTIONS, self.auction),
            SetupOption::of("storage", &STORAGES, self.storage).rarely(),
            SetupOption::of("change", &CHANGES, self.change).rarely(),
            SetupOption::of("drawn", &DRAWN, self.drawn).rarely(),
        ]
    }

    fn choose(&mut self, option: &str, value: &str) -> Result<(), SetupError> {
        let options = self.options();
        let wanted = SetupOption::find(&options, option)?;
        match wanted.id {
            "kinds" => self.kinds = wanted.value(&KINDS, value)?,
            "auction" => self.auction = wanted.value(&AUCTIONS, value)?,
            "storage" => self.storage = wanted.value(&STORAGES, value)?,
            "change" => self.change = wanted.value(&CHANGES, value)?,
            _ => self.drawn = wanted.value(&DRAWN, value)?,
        }
        Ok(())
    }

    fn replace_content(&mut self, file: &str, text: String) -> Result<(), SetupError> {
        let kinds = self.kinds.count();
        Ok(rondel::content::replace(&mut self.content, file, text, |own| content::load(own, kinds).map(|_| ()))?)
    }
}
