use rondel::{Dealer, trial};
use rondel_tests::games;
use std::time::{Duration, Instant};
fn main() {
    let secs: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let only = std::env::args().nth(2);
    let mut hand = Dealer::seeded(std::env::args().nth(3).map_or(1, |s| s.parse().unwrap()));
    std::panic::set_hook(Box::new(|_| {}));
    for plugin in games() {
        let setup = (plugin.setup)();
        let files = setup.bundled_content();
        if files.is_empty() || only.as_ref().is_some_and(|o| o != plugin.id) {
            continue;
        }
        let t = Instant::now();
        let (mut tried, mut refused, mut sound, mut bad) = (0, 0, 0, 0);
        let mut longest = Duration::ZERO;
        let mut longest_bad = Duration::ZERO;
        while t.elapsed() < Duration::from_secs(secs) {
            tried += 1;
            let (file, text) = files[hand.below(files.len() as u32) as usize];
            // change up to 2 number or swap enum words on a line
            let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
            let mut what = String::new();
            for _ in 0..=hand.below(3) {
                let n = hand.below(lines.len() as u32) as usize;
                let m = hand.below(lines.len() as u32) as usize;
                let line = lines[n].clone();
                if line.trim_start().starts_with("//") {
                    continue;
                }
                let spots: Vec<usize> = line
                    .char_indices()
                    .filter(|(i, c)| c.is_ascii_digit() && !line[..*i].ends_with(|p: char| p.is_ascii_digit()))
                    .map(|(i, _)| i)
                    .collect();
                let words: Vec<usize> = line
                    .char_indices()
                    .filter(|(i, c)| c.is_ascii_uppercase() && line[..*i].ends_with(['(', ' ', '[']))
                    .map(|(i, _)| i)
                    .collect();
                let kind = hand.below(4);
                let new = if kind < 2 && !spots.is_empty() {
                    let at = spots[hand.below(spots.len() as u32) as usize];
                    let end = line[at..].find(|c: char| !c.is_ascii_digit()).map_or(line.len(), |e| at + e);
                    let v = [0, 1, 2, 3, 5, 6, 9, 12, 20, 30][hand.below(10) as usize];
                    format!("{}{}{}", &line[..at], v, &line[end..])
                } else if kind == 2 && !words.is_empty() {
                    let other: Vec<&str> = lines[m]
                        .split(|c: char| !c.is_ascii_alphanumeric())
                        .filter(|w| w.starts_with(|c: char| c.is_ascii_uppercase()))
                        .collect();
                    if other.is_empty() {
                        continue;
                    }
                    let at = words[hand.below(words.len() as u32) as usize];
                    let end = line[at..].find(|c: char| !c.is_ascii_alphanumeric()).map_or(line.len(), |e| at + e);
                    format!("{}{}{}", &line[..at], other[hand.below(other.len() as u32) as usize], &line[end..])
                } else {
                    // take a quoted name from another line
                    let quoted = |l: &str| -> Vec<(usize, usize)> {
                        let q: Vec<usize> = l.match_indices('"').map(|(i, _)| i).collect();
                        q.chunks(2).filter(|c| c.len() == 2).map(|c| (c[0], c[1])).collect()
                    };
                    let (a, b) = (quoted(&line), quoted(&lines[m]));
                    if a.len() < 2 || b.len() < 2 {
                        continue;
                    }
                    let i = 1 + hand.below(a.len() as u32 - 1) as usize;
                    let j = 1 + hand.below(b.len() as u32 - 1) as usize;
                    format!("{}{}{}", &line[..a[i].0], &lines[m][b[j].0..b[j].1], &line[a[i].1..])
                };
                if new != line {
                    what += &format!(
                        "\n      - {}\n      + {}",
                        line.trim().chars().take(150).collect::<String>(),
                        new.trim().chars().take(150).collect::<String>()
                    );
                    lines[n] = new;
                }
            }
            let mut setup = (plugin.setup)();
            if what.is_empty() || setup.replace_content(file, lines.join("\n")).is_err() {
                refused += 1;
                continue;
            }
            let began = Instant::now();
            match trial::open(setup.as_ref()) {
                Ok(_) => {
                    sound += 1;
                    longest = longest.max(began.elapsed());
                }
                Err(e) => {
                    bad += 1;
                    longest_bad = longest_bad.max(began.elapsed());
                    println!("BAD {:?} {e}{what}", began.elapsed());
                }
            }
        }
        println!(
            "{}: tried {tried}, refused {refused}, sound {sound} (longest {longest:?}), bad {bad} (longest {longest_bad:?})",
            plugin.id
        );
    }
}
