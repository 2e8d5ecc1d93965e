use rondel::trial;
use rondel_tests::games;
use std::time::Instant;
fn main() {
    for plugin in games() {
        let mut setup = (plugin.setup)();
        if setup.bundled_content().is_empty() {
            continue;
        }
        for (file, text) in setup.bundled_content() {
            setup.replace_content(file, (*text).to_owned()).unwrap();
        }
        let t = Instant::now();
        let ok = trial::open(setup.as_ref()).map(|_| ()).map_err(|e| e.to_string());
        println!("{} {:?} {:?}", plugin.id, t.elapsed(), ok);
    }
}
