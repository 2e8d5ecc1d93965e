//! Helpers for tests of rules.

/// Defines a game in which a test can set up positions and play. `rondel::test_table!(Harbour)` defines the type
/// `Table` with the ruleset, the state and the dealer as fields. Methods that set up a position belong in an `impl
/// Table` in the game's own tests. Every action of a test goes through [`play`](#method.play), which checks that it
/// is legal and that no piece was lost.
#[macro_export]
macro_rules! test_table {
    ($rules:ty) => {
        /// A game in which a test sets up positions and plays.
        pub(crate) struct Table {
            pub(crate) rules: $rules,
            pub(crate) state: <$rules as $crate::Ruleset>::State,
            pub(crate) dealer: $crate::Dealer,
        }

        #[allow(dead_code, reason = "not every game asks all of it")]
        impl Table {
            /// Deals a new game.
            pub(crate) fn deal(rules: $rules, seats: u8, seed: u64) -> Self {
                let mut dealer = $crate::Dealer::seeded(seed);
                let seats = $crate::Seats::new(seats).expect("a table");
                let state = $crate::Ruleset::deal(&rules, seats, &mut dealer);
                Self { rules, state, dealer }
            }

            /// Plays an action, which must be legal, and checks that no piece was lost.
            pub(crate) fn play(&mut self, action: <$rules as $crate::Ruleset>::Action) -> &mut Self {
                let turn = $crate::Ruleset::turn(&self.rules, &self.state);
                assert!(self.may(action), "{action:?} is not among {:?} at {turn:?}", self.legal());
                $crate::Ruleset::apply(&self.rules, &mut self.state, action, &mut self.dealer);
                assert_eq!($crate::Ruleset::check_conservation(&self.rules, &self.state), Ok(()), "after {action:?}");
                self
            }

            /// Plays several actions in order.
            pub(crate) fn play_all(
                &mut self,
                actions: impl IntoIterator<Item = impl ::std::borrow::Borrow<<$rules as $crate::Ruleset>::Action>>,
            ) -> &mut Self {
                actions.into_iter().fold(self, |table, action| table.play(*action.borrow()))
            }

            /// Returns the legal actions of the deciding seat.
            pub(crate) fn legal(&self) -> Vec<<$rules as $crate::Ruleset>::Action> {
                let mut actions = Vec::new();
                $crate::Ruleset::legal_actions(&self.rules, &self.state, &mut actions);
                actions
            }

            /// Returns whether the deciding seat may take this action.
            pub(crate) fn may(&self, action: <$rules as $crate::Ruleset>::Action) -> bool {
                self.legal().contains(&action)
            }

            /// Returns the outcome, or `None` if the game is not over.
            pub(crate) fn outcome(&self) -> Option<$crate::Outcome> {
                match $crate::Ruleset::turn(&self.rules, &self.state) {
                    $crate::Turn::Over(outcome) => Some(outcome),
                    $crate::Turn::Decide(_) => None,
                }
            }

            /// Returns the winners in seat order. The list is empty before the end of the game.
            pub(crate) fn winners(&self) -> Vec<$crate::Seat> {
                self.outcome().iter().flat_map($crate::Outcome::winners).collect()
            }
        }
    };
}
