//! What the desktop tells a person whose window is not in front. Where it has no such service nothing is told, and nobody waits.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// Tells the desktop what happens.
#[derive(Debug, Default)]
pub struct Notifier {
    outlet: Outlet,
}

/// Where it is told.
#[derive(Debug, Default)]
enum Outlet {
    /// Nowhere.
    #[default]
    Silence,
    /// On the desktop.
    Desktop,
    /// To somebody who looks at it.
    Listener(SyncSender<String>),
}

impl Notifier {
    /// One that the desktop shows.
    pub fn desktop() -> Self {
        Self { outlet: Outlet::Desktop }
    }

    /// One that is not shown but told of.
    pub fn told() -> (Self, Receiver<String>) {
        let (send, told) = sync_channel(64);
        (Self { outlet: Outlet::Listener(send) }, told)
    }

    /// Tells a sentence.
    pub fn tell(&self, words: &str) {
        match &self.outlet {
            Outlet::Silence => {}
            Outlet::Desktop => show(words.to_owned()),
            Outlet::Listener(send) => {
                // Who lags behind hears of fewer.
                let _ = send.try_send(words.to_owned());
            }
        }
    }
}

/// Shows it on a thread of its own: the desktop may take its time.
#[cfg(feature = "net")]
fn show(words: String) {
    let show = move || {
        let mut notification = notify_rust::Notification::new();
        notification.appname("Rondel").summary("Rondel").body(&words).icon("rondel");
        // Who has no desktop is told by the title and the sound.
        let _ = notification.show();
    };
    let _ = std::thread::Builder::new().name("notification".to_owned()).spawn(show);
}

/// Without people elsewhere nobody is called.
#[cfg(not(feature = "net"))]
fn show(_: String) {}
