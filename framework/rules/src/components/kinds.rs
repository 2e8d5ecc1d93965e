//! Fixed sets of kinds, such as goods or cards.

use std::fmt::Debug;

/// A kind of item from a fixed list, such as the products in a game. It is usually a fieldless enum declared with
/// [`kinds!`](crate::kinds).
pub trait Kind: Copy + Eq + Debug + 'static {
    /// Every kind, in order.
    const ALL: &'static [Self];

    /// Returns the position of the kind in [`Kind::ALL`].
    fn index(self) -> usize;
}

/// Declares a fieldless enum and implements [`Kind`] for it.
///
/// ```
/// rondel::kinds! {
///     /// Spices that caravans carry.
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
