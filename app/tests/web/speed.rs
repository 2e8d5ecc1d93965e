//! Measures the loading and response times of a page. They are printed but not asserted, since they depend on
//! the machine.

use crate::chrome::browser;
use crate::guest::Guest;
use crate::host::Host;
use crate::page::{PHONE, Page};
use crate::{is_whole, tell};

/// Script that returns the time of the first paint, in milliseconds after the request.
const PAINTED: &str = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null";
/// Script that returns the total size of page, scripts and style sheets, in bytes.
const BYTES: &str = "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]\
    .filter(({ name }) => !name.endsWith('.svg')).reduce((sum, part) => sum + part.decodedBodySize, 0)";

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_unstable_by(f64::total_cmp);
    times[times.len() / 2]
}

#[test]
fn a_page_is_small_and_it_is_told_how_soon_it_is_there() {
    let Some(browser) = browser("speed") else { return };
    let host = Host::open("spandau-1780", 2, &[]);
    let links = host.links();
    let times = if is_whole() { 21 } else { 5 };
    let mut doors = Vec::new();
    for _ in 0..times {
        let page = Page::new(&browser, PHONE);
        page.goes_to(&links[0]);
        page.waits_for(&format!("({PAINTED}) !== null"), 10);
        doors.extend(page.says(PAINTED).as_f64());
    }
    let guests = [0, 1].map(|number| Guest::comes(&browser, PHONE, &links[number], number));
    let page = &guests[0].page;
    let bytes = page.says(BYTES).as_u64().expect("a number");
    assert!((10_000..150_000).contains(&bytes), "{bytes} bytes without icons");
    let (mut painted, mut drawn) = (Vec::new(), Vec::new());
    for _ in 0..times {
        page.reload();
        page.waits_for("document.querySelectorAll('#felt .piece').length > 100", 20);
        drawn.extend(page.says("performance.now()").as_f64());
        painted.extend(page.says(PAINTED).as_f64());
    }
    tell(&format!(
        "medians of {times}: the door is painted after {:.0} ms, and after a reload amid Spandau 1780 the page after {:.0} ms and the \
         whole table after {:.0} ms; page, scripts and styles have {bytes} bytes",
        median(doors),
        median(painted),
        median(drawn),
    ));
}
