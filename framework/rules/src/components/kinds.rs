//! A closed list of kinds of things: goods, cards.

use std::fmt::Debug;

/// A kind of thing out of a fixed list, such as the products of a game. Usually a fieldless enum made by
/// [`kinds!`](crate::kinds).
pub trait Kind: Copy + Eq + Debug + 'static {
    /// Every kind, in order.
    const ALL: &'static [Self];

    /// Where the kind stands in [`Kind::ALL`].
    fn index(self) -> usize;
}

/// Declares a fieldless enum and makes it a [`Kind`].
///
/// ```
/// rondel::kinds! {
///     /// What caravans carry.
///     pub enum Spice { Saffron, Pepper }
/// }
/// use rondel::components::Kind;
/// assert_eq!(Spice::ALL[Spice::Pepper.index()], Spice::Pepper);
/// ```
#[macro_export]
macro_rules! kinds {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$inner:meta])* $kind:ident),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
        $vis enum $name { $($(#[$inner])* $kind),+ }

        impl $crate::components::Kind for $name {
            const ALL: &'static [Self] = &[$(Self::$kind),+];

            fn index(self) -> usize {
                self as usize
            }
        }
    };
}
