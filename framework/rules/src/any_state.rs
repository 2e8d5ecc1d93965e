//! A position with its type erased.

use std::any::Any;

use crate::ruleset::Ruleset;

/// A position of some game, with its type erased.
#[derive(Debug)]
pub struct AnyState(Box<dyn ErasedState>);

trait ErasedState: Any + Send + Sync + std::fmt::Debug {
    fn clone_box(&self) -> Box<dyn ErasedState>;
    fn equals(&self, other: &dyn ErasedState) -> bool;
    fn as_any(&self) -> &dyn Any;
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

impl<T: Clone + PartialEq + Send + Sync + std::fmt::Debug + 'static> ErasedState for T {
    fn clone_box(&self) -> Box<dyn ErasedState> {
        Box::new(self.clone())
    }
    fn equals(&self, other: &dyn ErasedState) -> bool {
        other.as_any().downcast_ref::<T>() == Some(self)
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

impl Clone for AnyState {
    fn clone(&self) -> Self {
        Self(self.0.clone_box())
    }
}

impl PartialEq for AnyState {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(other.0.as_ref())
    }
}

impl AnyState {
    /// Erases the type of a position.
    pub fn new<S: Clone + PartialEq + Send + Sync + std::fmt::Debug + 'static>(state: S) -> Self {
        Self(Box::new(state))
    }

    /// A position of this ruleset.
    pub fn of<R: Ruleset>(state: R::State) -> Self {
        Self::new(state)
    }

    /// The position with its type; `None` where it has another type.
    pub fn get<S: 'static>(&self) -> Option<&S> {
        self.0.as_any().downcast_ref()
    }

    /// The position with the type of its ruleset.
    ///
    /// # Panics
    /// When it belongs to another game.
    pub fn typed<R: Ruleset>(&self) -> &R::State {
        self.0.as_any().downcast_ref().expect("a state stays with the game that dealt it")
    }

    /// As [`AnyState::typed`], mutable.
    ///
    /// # Panics
    /// When it belongs to another game.
    pub fn typed_mut<R: Ruleset>(&mut self) -> &mut R::State {
        self.0.as_any_mut().downcast_mut().expect("a state stays with the game that dealt it")
    }
}
