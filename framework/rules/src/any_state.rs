//! Type-erased positions.

use std::any::Any;

use crate::ruleset::Ruleset;

/// A type-erased position of any game.
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

    /// Erases the type of a position of ruleset `R`.
    pub fn of<R: Ruleset>(state: R::State) -> Self {
        Self::new(state)
    }

    /// Returns the position as type `S`, or `None` if the position has a different type.
    pub fn get<S: 'static>(&self) -> Option<&S> {
        self.0.as_any().downcast_ref()
    }

    /// Returns the position with the state type of ruleset `R`.
    ///
    /// # Panics
    /// Panics if the position belongs to a different game.
    pub fn typed<R: Ruleset>(&self) -> &R::State {
        self.0.as_any().downcast_ref().expect("a state stays with the game that dealt it")
    }

    /// Returns a mutable reference to the position, with the state type of ruleset `R`.
    ///
    /// # Panics
    /// Panics if the position belongs to a different game.
    pub fn typed_mut<R: Ruleset>(&mut self) -> &mut R::State {
        self.0.as_any_mut().downcast_mut().expect("a state stays with the game that dealt it")
    }
}
