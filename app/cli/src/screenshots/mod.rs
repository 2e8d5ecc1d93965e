//! Tables drawn and measured without a window, for pictures of them and for tests of how well they can be read.

pub mod rig;
pub mod survey;
