//! Desktop notifications, shown while the window is in the background. On a desktop without a notification
//! service, nothing is shown.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// Sends desktop notifications.
#[derive(Debug, Default)]
pub struct Notifier {
    outlet: Outlet,
}

/// The destination of notifications.
#[derive(Debug, Default)]
enum Outlet {
    /// No destination: notifications are discarded.
    #[default]
    Silence,
    /// The desktop.
    Desktop,
    /// A channel, for tests.
    Listener(SyncSender<String>),
}

impl Notifier {
    /// Creates a notifier that shows desktop notifications.
    pub fn desktop() -> Self {
        Self { outlet: Outlet::Desktop }
    }

    /// Creates a notifier that sends notifications to a channel instead.
    pub fn told() -> (Self, Receiver<String>) {
        let (send, told) = sync_channel(64);
        (Self { outlet: Outlet::Listener(send) }, told)
    }

    /// Sends a notification.
    pub fn tell(&self, words: &str) {
        match &self.outlet {
            Outlet::Silence => {}
            Outlet::Desktop => show(words.to_owned()),
            Outlet::Listener(send) => {
                // If the channel is full, the notification is dropped.
                let _ = send.try_send(words.to_owned());
            }
        }
    }
}

/// Shows the notification on a separate thread, because the notification service may block.
#[cfg(feature = "net")]
fn show(words: String) {
    let show = move || {
        let mut notification = notify_rust::Notification::new();
        notification.appname("Rondel").summary("Rondel").body(&words).icon("rondel");
        // If there is no notification service, the window title and the sound still inform the user.
        let _ = notification.show();
    };
    let _ = std::thread::Builder::new().name("notification".to_owned()).spawn(show);
}

/// Does nothing, because there are no remote players without a network.
#[cfg(not(feature = "net"))]
fn show(_: String) {}
