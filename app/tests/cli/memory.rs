//! Reading a part takes at most ten times its size in memory, whatever its contents.

use rondel_charts::RunPart;
use rondel_games as _;
use serde_json::Value;

use super::said;

#[test]
fn reading_a_part_takes_no_more_than_ten_times_its_size() {
    let text = said(&["compare", "tic-tac-toe", "harbour@2", "--bot", "random", "--games", "40", "--shard", "1/1"]);
    // Each variant repeats something within a list, a map or a string.
    let grown = |after: &str, piece: &dyn Fn(usize) -> String, times: usize| {
        let pieces: String = (0..times).map(piece).collect();
        let grown = text.replacen(after, &format!("{after}{pieces}"), 1);
        assert_ne!(grown, text, "{after}");
        grown
    };
    let use_of = &serde_json::from_str::<Value>(&text).expect("JSON")["columns"][0]["measures"]["actions"][0][1];
    let empty_lists = ["{\"List\":[]}"; 64].join(",");
    let of_lists = |_| format!("[{{\"List\":[{empty_lists}]}},{use_of}],");
    let files = [
        ("as written", text.clone()),
        ("options", grown("\"setup\":{", &|_| "\"x\":[0],".to_owned(), 100_000)),
        ("texts of many texts", grown("\"actions\":[", &of_lists, 1_000)),
        ("a text of too many", grown("\"args\":[", &|_| "[\"\",{\"Number\":1}],".to_owned(), 100_000)),
        ("uses", grown("\"actions\":[", &|at| format!("[{{\"Verbatim\":\"{at}\"}},{use_of}],"), 5_000)),
        ("bots", grown("\"bots\":[", &|_| "\"random\",".to_owned(), 100_000)),
        ("endings", grown("\"endings\":{", &|at| format!("\"{at}\":{{\"count\":1,\"game\":1}},"), 50_000)),
        ("bins", grown("\"bins\":{", &|at| format!("\"-{at}\":{{\"count\":1,\"game\":1}},"), 50_000)),
        ("columns", grown("\"columns\":[", &|_| "{},".to_owned(), 300_000)),
        ("a name", grown("\"name\":\"", &|_| "a".to_owned(), 1_000_000)),
    ];
    for (name, file) in files {
        let mut read = false;
        let asked = allocation_counter::measure(|| read = RunPart::read("a part", &file).is_ok());
        assert!(read || name != "as written");
        // The file itself is also in memory.
        let times = 1.0 + asked.bytes_max as f64 / file.len() as f64;
        assert!(times < 10.0, "{name}: {times:.1} times {} bytes", file.len());
    }
}
