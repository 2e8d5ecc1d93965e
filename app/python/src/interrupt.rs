//! Handles Ctrl+C during long work. Python records the signal, and raises the exception only when signals are
//! checked.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use pyo3::prelude::*;

/// Interval between two checks.
const INTERVAL: Duration = Duration::from_millis(100);

/// Checks for signals while a search keeps the calling thread busy.
pub(crate) struct Interrupt {
    state: Mutex<(Instant, Option<PyErr>)>,
}

impl Interrupt {
    pub(crate) fn new() -> Self {
        Self { state: Mutex::new((Instant::now(), None)) }
    }

    /// Returns whether the work must stop.
    pub(crate) fn must_stop(&self) -> bool {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.1.is_none() && state.0.elapsed() >= INTERVAL {
            *state = (Instant::now(), Python::attach(|py| py.check_signals()).err());
        }
        state.1.is_some()
    }

    /// Returns the exception that stopped the work, if any.
    pub(crate) fn result(self) -> PyResult<()> {
        self.state.into_inner().unwrap_or_else(PoisonError::into_inner).1.map_or(Ok(()), Err)
    }
}

/// Runs `work` on another thread. `work` must end soon after its flag is set.
pub(crate) fn interruptible<T: Send>(py: Python<'_>, work: impl FnOnce(&AtomicBool) -> T + Send) -> PyResult<T> {
    let (stop, interrupt) = (AtomicBool::new(false), Interrupt::new());
    let done = py.detach(|| {
        std::thread::scope(|scope| {
            let (send, ended) = channel::<()>();
            let worker = scope.spawn(|| {
                let done = work(&stop);
                drop(send);
                done
            });
            while matches!(ended.recv_timeout(INTERVAL), Err(std::sync::mpsc::RecvTimeoutError::Timeout)) {
                stop.fetch_or(interrupt.must_stop(), Ordering::Relaxed);
            }
            worker.join()
        })
    });
    interrupt.result()?;
    done.map_err(|_| crate::wrong("the rules of the game panicked"))
}
