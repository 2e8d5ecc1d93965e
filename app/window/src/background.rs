//! Background threads, which keep long-running work from blocking frames.

use std::sync::mpsc::{Receiver, channel};

use egui::Context;

/// Runs `work` on a thread with this name. `work` receives a function that sends a message, wakes the window, and
/// returns `false` if the receiver has been dropped. Returns `None` if no thread can be created.
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
