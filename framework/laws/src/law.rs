//! The laws by name and number.

use std::fmt;

/// One of the [laws](super), displayed as its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    /// 0: the rules do not panic.
    Soundness,
    /// 1: legal actions.
    Actions,
    /// 2: conservation of pieces.
    Census,
    /// 3: serialisation.
    Json,
    /// 4: all random draws come from the dealer.
    Luck,
    /// 5: views and choices reveal no secrets.
    Views,
    /// 5a: samples replace hidden pieces in every place.
    Places,
    /// 5b: the log reveals no secrets.
    Log,
    /// 5c: samples are unbiased.
    Evenness,
    /// 6: texts and clickable elements.
    Words,
    /// 7: rejected actions change nothing.
    Refusals,
    /// 7b: an action that revealed a secret cannot be undone.
    Undoing,
    /// 8: endings of games.
    Endings,
    /// 9: samples depend only on the observer's knowledge and the random seed.
    Samples,
    /// 10: declarations of a plug-in.
    Plugin,
    /// 11: simultaneous choices are hidden.
    Together,
    /// 12: goals match the endings of games.
    Goals,
}

impl Law {
    /// Returns the number of the law in the list.
    pub const fn number(self) -> &'static str {
        match self {
            Self::Soundness => "0",
            Self::Actions => "1",
            Self::Census => "2",
            Self::Json => "3",
            Self::Luck => "4",
            Self::Views => "5",
            Self::Places => "5a",
            Self::Log => "5b",
            Self::Evenness => "5c",
            Self::Words => "6",
            Self::Refusals => "7",
            Self::Undoing => "7b",
            Self::Endings => "8",
            Self::Samples => "9",
            Self::Plugin => "10",
            Self::Together => "11",
            Self::Goals => "12",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.number())
    }
}
