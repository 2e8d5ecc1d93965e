//! Work on a thread of its own, so that no frame waits for it.

use std::sync::mpsc::{Receiver, channel};

use egui::Context;

/// Begins work on a thread of this name. What it tells is received here and wakes the window; telling is false once nobody listens
/// any more. Nothing where the system gives no thread.
pub(crate) fn spawn<T: Send + 'static>(
    ctx: &Context,
    name: &str,
    work: impl FnOnce(&dyn Fn(T) -> bool) + Send + 'static,
) -> Option<Receiver<T>> {
    let (send, received) = channel();
    let waker = ctx.clone();
    let tell = move |message: T| {
        let is_heard = send.send(message).is_ok();
        waker.request_repaint();
        is_heard
    };
    std::thread::Builder::new().name(name.to_owned()).spawn(move || work(&tell)).ok()?;
    Some(received)
}
