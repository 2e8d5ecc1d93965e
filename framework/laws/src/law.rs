//! The laws by name and number.

use std::fmt;

/// One of the laws, as [the list of them](super) has it; it is written as its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Law {
    /// 0: nothing breaks down.
    Soundness,
    /// 1: what may be done.
    Actions,
    /// 2: every piece is somewhere.
    Census,
    /// 3: what is written down comes back.
    Json,
    /// 4: luck comes from the dealer alone.
    Luck,
    /// 5: views and choices betray nothing.
    Views,
    /// 5a: a sample keeps nothing that its observer cannot know, in any place.
    Places,
    /// 5b: the log betrays nothing.
    Log,
    /// 5c: samples come as often as what is true.
    Evenness,
    /// 6: what is read and clicked.
    Words,
    /// 7: what is refused changes nothing.
    Refusals,
    /// 7b: what was seen is not undone.
    Undoing,
    /// 8: how games end.
    Endings,
    /// 9: samples hang on what is known and on luck alone.
    Samples,
    /// 10: what a game says of itself to the house is so.
    Plugin,
    /// 11: who decides together decides unseen.
    Together,
    /// 12: goals are what ends games.
    Goals,
}

impl Law {
    /// Its number in the list.
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
