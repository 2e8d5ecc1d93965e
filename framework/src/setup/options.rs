//! The options of a setup, and macros that generate the code that every setup with options needs.

use std::ops::RangeInclusive;

use super::SetupError;
use crate::seat::MAX_SEATS;
use crate::text::Text;

/// The type of an option's values. [`option_values!`](crate::option_values) implements this trait for an enum.
pub trait OptionValue: Copy + PartialEq + 'static {
    /// Every value with its name on the command line and in saved games.
    const VALUES: &'static [(&'static str, Self)];
}

impl OptionValue for bool {
    const VALUES: &'static [(&'static str, Self)] = &[("without", false), ("with", true)];
}

/// An option of a setup, as the dialog shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct SetupOption {
    /// The id on the command line and in files.
    pub id: &'static str,
    /// The label.
    pub label: Text,
    /// The available values, as pairs of name and label.
    pub values: Vec<(&'static str, Text)>,
    /// The name of the selected value.
    pub chosen: &'static str,
    /// Whether the option is rarely changed, such as an alternative interpretation of a rule. The dialog shows rare
    /// options in a collapsed section.
    pub rare: bool,
    /// The player counts for which the option makes a difference.
    pub players: RangeInclusive<u8>,
    /// Whether the option has no effect because of the values of other options.
    pub idle: bool,
}

impl SetupOption {
    /// Creates an option with the values of this type. Its message keys are `option-<id>` and `option-<id>-<value>`. If
    /// there is a message `option-<id>-about`, the dialog for a new game shows it as an explanation.
    pub fn of<T: OptionValue>(id: &'static str, chosen: T) -> Self {
        Self {
            id,
            label: Text::new(format!("option-{id}")),
            values: T::VALUES.iter().map(|(name, _)| (*name, Text::new(format!("option-{id}-{name}")))).collect(),
            chosen: T::VALUES.iter().find(|(_, value)| *value == chosen).map_or("", |(name, _)| *name),
            rare: false,
            players: 1..=MAX_SEATS as u8,
            idle: false,
        }
    }

    /// Marks the option as rarely changed.
    #[must_use]
    pub fn rarely(mut self) -> Self {
        self.rare = true;
        self
    }

    /// Sets the player counts for which the option makes a difference. For all other player counts, dialogs hide
    /// the option.
    #[must_use]
    pub fn for_players(mut self, players: RangeInclusive<u8>) -> Self {
        self.players = players;
        self
    }

    /// Sets whether the option has no effect because of other options. If so, dialogs hide the option.
    #[must_use]
    pub fn idle_if(mut self, idle: bool) -> Self {
        self.idle = idle;
        self
    }

    /// Returns whether the option makes a difference in a game with this many players.
    pub fn applies(&self, players: u8) -> bool {
        self.players.contains(&players) && !self.idle
    }

    /// Returns the option with this id.
    ///
    /// # Errors
    /// Returns an error if there is no such option.
    pub fn find<'a>(options: &'a [Self], id: &str) -> Result<&'a Self, SetupError> {
        options.iter().find(|known| known.id == id).ok_or_else(|| SetupError::no_such_option(id, options))
    }

    /// Returns the value with this name.
    ///
    /// # Errors
    /// Returns an error if there is no such value.
    pub fn value<T: OptionValue>(&self, name: &str) -> Result<T, SetupError> {
        let named = T::VALUES.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
        named.ok_or_else(|| SetupError::no_such_value(self, name))
    }
}

/// Defines enums for the values of options, with the name of each value on the command line and in saved games.
/// One value must be marked `#[default]`. The calling crate must depend on `serde`.
#[macro_export]
macro_rules! option_values {
    ($($(#[$about:meta])* $public:vis enum $name:ident {
        $($(#[$about_value:meta])* $value:ident = $word:literal),+ $(,)?
    })+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        $public enum $name {
            $($(#[$about_value])* #[serde(rename = $word)] $value),+
        }

        impl $crate::setup::OptionValue for $name {
            const VALUES: &'static [(&'static str, Self)] = &[$(($word, Self::$value)),+];
        }
    )+};
}

/// Implements [`Setup::options`](crate::Setup::options) and [`Setup::choose`](crate::Setup::choose) inside an `impl
/// Setup`. The arguments are the fields that are options, in the order of the dialog. A field may be followed by
/// methods of [`SetupOption`], such as `.rarely()`. A leading `|setup|` gives these methods access to the other
/// options.
#[macro_export]
macro_rules! options {
    ($(|$setup:ident|)? $($field:ident $(.$said:ident($($argument:tt)*))*),+ $(,)?) => {
        fn options(&self) -> ::std::vec::Vec<$crate::SetupOption> {
            $(let $setup = self;)?
            ::std::vec![$($crate::SetupOption::of(stringify!($field), self.$field)$(.$said($($argument)*))*),+]
        }

        fn choose(&mut self, option: &str, value: &str) -> ::std::result::Result<(), $crate::SetupError> {
            let options = $crate::Setup::options(self);
            let found = $crate::SetupOption::find(&options, option)?;
            $(if found.id == stringify!($field) {
                self.$field = found.value(value)?;
            })+
            Ok(())
        }
    };
}

/// Implements the methods of [`Setup`](crate::Setup) for content files, inside an `impl Setup`. The arguments are the
/// field with the user's files, and the list of bundled files.
#[macro_export]
macro_rules! own_content {
    ($field:ident, $bundled:expr) => {
        fn bundled_content(&self) -> &'static [(&'static str, &'static str)] {
            $bundled
        }

        fn own_content(&self) -> Option<&::std::collections::BTreeMap<String, String>> {
            Some(&self.$field)
        }

        fn own_content_mut(&mut self) -> Option<&mut ::std::collections::BTreeMap<String, String>> {
            Some(&mut self.$field)
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_applies_where_it_makes_a_difference() {
        let option = || SetupOption::of("inland", true);
        assert!((1..=MAX_SEATS as u8).all(|players| option().applies(players)));
        let for_some = option().for_players(3..=4);
        assert_eq!([1, 2, 3, 4, 5].map(|players| for_some.applies(players)), [false, false, true, true, false]);
        assert!(!option().idle_if(true).applies(2));
    }
}
