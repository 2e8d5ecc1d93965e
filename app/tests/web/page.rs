//! A page in a browser, on a phone or tablet.

use std::fmt::Write as _;
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::chrome::{Browser, Line, lock};

/// Script with which the tests inspect a page.
const EYE: &str = include_str!("eye.js");

/// A phone or tablet with the preferences of its user.
#[derive(Clone, Copy)]
pub(crate) struct Device {
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// The user's language.
    pub(crate) language: &'static str,
    /// Whether animations are enabled.
    pub(crate) moves: bool,
    pub(crate) dark: bool,
}

/// A typical phone.
pub(crate) const PHONE: Device = Device { width: 390, height: 844, language: "en-GB", moves: false, dark: false };
/// A tablet in portrait orientation.
pub(crate) const TABLET: Device = Device { width: 820, height: 1180, ..PHONE };

impl Device {
    pub(crate) fn reads(self, language: &'static str) -> Self {
        Self { language, ..self }
    }
}

/// Recorded events of a page.
#[derive(Default)]
pub(crate) struct Heard {
    /// Errors: console messages, script errors and failed requests.
    pub(crate) faults: Vec<String>,
    /// Whether requests may currently fail because the network or the host is down.
    pub(crate) may_fail: bool,
    /// Requested addresses, including those of `WebSocket`s.
    pub(crate) asked: Vec<String>,
    /// Received WebSocket frames.
    pub(crate) frames: Vec<String>,
}

impl Heard {
    pub(crate) fn note(&mut self, event: &str, told: &Value) {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        match event {
            "Runtime.consoleAPICalled" => self.faults.push(format!("console: {}", told["args"])),
            "Runtime.exceptionThrown" => self.faults.push(format!("exception: {}", told["exceptionDetails"])),
            "Log.entryAdded" if !self.may_fail => self.faults.push(format!("log: {}", told["entry"])),
            "Network.loadingFailed" if !self.may_fail => self.faults.push(format!("failed: {told}")),
            "Network.webSocketFrameError" if !self.may_fail => self.faults.push(format!("frame: {told}")),
            "Network.responseReceived" => {
                let status = told["response"]["status"].as_u64().unwrap_or(0);
                if status >= 400 {
                    self.faults.push(format!("status {status}: {}", told["response"]["url"]));
                }
            }
            "Network.requestWillBeSent" => self.asked.push(text(&told["request"]["url"])),
            "Network.webSocketCreated" => self.asked.push(text(&told["url"])),
            "Network.webSocketFrameReceived" => self.frames.push(text(&told["response"]["payloadData"])),
            _ => {}
        }
    }
}

/// An open page in its own browser context.
pub(crate) struct Page {
    line: Arc<Line>,
    session: String,
    pub(crate) heard: Arc<Mutex<Heard>>,
    context: String,
}

impl Page {
    /// Opens a page on a new device without stored data.
    pub(crate) fn new(browser: &Browser, device: Device) -> Self {
        let context = browser.line().call(None, "Target.createBrowserContext", &json!({}));
        let context = context["browserContextId"].as_str().expect("a context").to_owned();
        Self::within(browser, device, context)
    }

    /// Opens another page on the same device.
    pub(crate) fn beside(&self, browser: &Browser, device: Device) -> Self {
        Self::within(browser, device, self.context.clone())
    }

    fn within(browser: &Browser, device: Device, context: String) -> Self {
        let line = browser.line().clone();
        let target = json!({ "url": "about:blank", "browserContextId": context, "newWindow": true });
        let target = line.call(None, "Target.createTarget", &target);
        let attached =
            line.call(None, "Target.attachToTarget", &json!({ "targetId": target["targetId"], "flatten": true }));
        let session = attached["sessionId"].as_str().expect("a session").to_owned();
        let heard = Arc::new(Mutex::new(Heard::default()));
        line.follow(&session, heard.clone());
        let page = Self { line, session, heard, context };
        for part in ["Page", "Runtime", "Network", "Log"] {
            page.call(&format!("{part}.enable"), &json!({}));
        }
        let Device { width, height, language, moves, dark } = device;
        page.resize(width, height);
        page.call("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true, "maxTouchPoints": 5 }));
        page.call("Emulation.setFocusEmulationEnabled", &json!({ "enabled": true }));
        let agent = json!({ "userAgent": browser.agent(), "acceptLanguage": language });
        page.call("Emulation.setUserAgentOverride", &agent);
        page.call("Emulation.setLocaleOverride", &json!({ "locale": language }));
        let features = json!([
            { "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } },
            { "name": "prefers-reduced-motion", "value": if moves { "no-preference" } else { "reduce" } },
        ]);
        page.call("Emulation.setEmulatedMedia", &json!({ "features": features }));
        page.call("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": EYE }));
        page
    }

    pub(crate) fn call(&self, method: &str, params: &Value) -> Value {
        self.line.call(Some(&self.session), method, params)
    }

    /// Changes the size of the device, for example by rotating it.
    pub(crate) fn resize(&self, width: u32, height: u32) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true });
        self.call("Emulation.setDeviceMetricsOverride", &size);
    }

    /// Opens an address, as if it had been scanned.
    pub(crate) fn goes_to(&self, address: &str) {
        self.call("Page.navigate", &json!({ "url": address }));
        self.waits_for("document.readyState === 'complete' && location.href !== 'about:blank'", 15);
    }

    pub(crate) fn reload(&self) {
        // This marker distinguishes the old document from the new one.
        self.says("globalThis.old = true");
        self.call("Page.reload", &json!({}));
        self.waits_for("!globalThis.old && document.readyState === 'complete'", 15);
    }

    /// Evaluates a script and returns its value.
    pub(crate) fn says(&self, script: &str) -> Value {
        self.try_says(script).unwrap_or_else(|why| panic!("{script}: {why}"))
    }

    fn try_says(&self, script: &str) -> Result<Value, String> {
        let params = json!({ "expression": script, "returnByValue": true, "awaitPromise": true });
        let mut said = self.line.try_call(Some(&self.session), "Runtime.evaluate", &params)?;
        if said["exceptionDetails"].is_object() {
            return Err(said["exceptionDetails"].to_string());
        }
        Ok(said["result"]["value"].take())
    }

    pub(crate) fn is(&self, script: &str) -> bool {
        // While a document is being replaced, no condition holds.
        self.try_says(script).is_ok_and(|said| said == true)
    }

    pub(crate) fn text(&self, script: &str) -> String {
        self.says(script).as_str().unwrap_or_default().to_owned()
    }

    /// Waits until a condition holds.
    pub(crate) fn waits_for(&self, script: &str, seconds: u64) {
        let until = Instant::now() + Duration::from_secs(seconds);
        while !self.is(script) {
            assert!(Instant::now() < until, "in {seconds} seconds not: {script}\n{}", self.tells());
            sleep(Duration::from_millis(15));
        }
    }

    /// Describes the visible page and its errors, for failure messages.
    pub(crate) fn tells(&self) -> String {
        let seen = self.try_says("eye.tells()").unwrap_or_default();
        let mut told = seen.as_str().unwrap_or_default().to_owned();
        for fault in &lock(&self.heard).faults {
            let _ = write!(told, "\n{fault}");
        }
        told
    }

    /// Taps an element at its centre or any other reachable point. Returns whether a point was found.
    pub(crate) fn taps(&self, thing: &str) -> bool {
        let spot = self.says(&format!("eye.spot({thing})"));
        let (Some(x), Some(y)) = (spot["x"].as_f64(), spot["y"].as_f64()) else { return false };
        let finger = json!([{ "x": x, "y": y }]);
        self.call("Input.dispatchTouchEvent", &json!({ "type": "touchStart", "touchPoints": finger }));
        self.call("Input.dispatchTouchEvent", &json!({ "type": "touchEnd", "touchPoints": [] }));
        true
    }

    /// Taps an element and returns the time until any change, in milliseconds.
    pub(crate) fn taps_for_an_answer(&self, thing: &str) -> Option<f64> {
        self.says("eye.watch()");
        self.taps(thing).then_some(())?;
        self.says("eye.answer").as_f64()
    }

    /// Presses a key, named as in `KeyboardEvent.key`.
    pub(crate) fn presses(&self, key: &str) {
        let (code, text) = match key {
            "Tab" => (9, ""),
            "Enter" => (13, "\r"),
            " " => (32, " "),
            "Escape" => (27, ""),
            "ArrowRight" => (39, ""),
            "ArrowDown" => (40, ""),
            _ => panic!("no key {key}"),
        };
        let named = if key == " " { "Space" } else { key };
        let kind = if text.is_empty() { "rawKeyDown" } else { "keyDown" };
        let mut press = json!({ "type": kind, "key": key, "code": named, "windowsVirtualKeyCode": code });
        if !text.is_empty() {
            press["text"] = text.into();
        }
        self.call("Input.dispatchKeyEvent", &press);
        self.call(
            "Input.dispatchKeyEvent",
            &json!({ "type": "keyUp", "key": key, "code": named, "windowsVirtualKeyCode": code }),
        );
    }

    pub(crate) fn writes(&self, words: &str) {
        self.call("Input.insertText", &json!({ "text": words }));
    }

    /// Sets whether requests may fail.
    pub(crate) fn may_fail(&self, may: bool) {
        lock(&self.heard).may_fail = may;
    }

    /// Checks that the page reported no errors.
    pub(crate) fn is_sound(&self) {
        let faults = lock(&self.heard).faults.clone();
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
