//! Follows the chapter *Your first game in an hour* literally: its code compiles and passes every gate after
//! each step, and the described mistakes produce the quoted messages.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use crate::new::{cargo, checkout, written};
use crate::run;

/// A mistake, and the message that the chapter quotes for it.
struct Mistake {
    /// The heading of the step.
    step: &'static str,
    from: &'static str,
    to: &'static str,
    told: &'static str,
}

const MISTAKES: [Mistake; 2] = [
    Mistake {
        step: "A rule of your own",
        from: "table.pairs[seat.index()] += 1;",
        to: "table.points[seat.index()] += PAIR;",
        told: "law 2, seed 1, ply 6: points: counted 24, expected 21",
    },
    Mistake {
        step: "A secret",
        from: "table.wishes[seat.index()] = left.draw(dealer).map_or(0, |card| card + 1);\n        }\n    }",
        to: "let _ = (seat, left.draw(dealer));\n        }\n    }",
        told: "seats see different pieces, but no sample ever differs",
    },
];

/// A code block of the chapter: the file it refers to, its kind and its lines.
struct Block<'a> {
    file: &'a str,
    kind: &'a str,
    text: Vec<&'a str>,
}

/// Returns the code blocks of a step. A block refers to the file named at the end of the preceding line.
fn blocks(step: &str) -> Vec<Block<'_>> {
    let (mut blocks, mut file, mut open) = (Vec::new(), "", None::<Block<'_>>);
    for line in step.lines() {
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(kind)) => open = Some(Block { file, kind, text: Vec::new() }),
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (Some(block), None) => block.text.push(line),
            (None, None) if !line.is_empty() => {
                file =
                    line.trim_end_matches(':').strip_suffix('`').and_then(|line| line.rsplit('`').next()).unwrap_or("");
            }
            (None, None) => (),
        }
    }
    blocks
}

/// Applies a patch to a file. The patch must match in exactly one place.
fn patch(folder: &Path, block: &Block<'_>) {
    let path = folder.join(block.file);
    let told = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", block.file));
    let side = |other: char| -> String {
        let lines = block.text.iter().filter(|line| !line.starts_with(other));
        lines.flat_map(|line| [line.get(1..).unwrap_or(""), "\n"]).collect()
    };
    let (before, after) = (side('+'), side('-'));
    assert_eq!(told.matches(&before).count(), 1, "a patch of {} fits in one place:\n{before}", block.file);
    fs::write(path, told.replace(&before, &after)).expect("a file");
}

/// Applies a code block. A text block that does not belong to a mistake is the expected output of the gates.
fn follow(folder: &Path, block: &Block<'_>, test: &impl Fn(&[&str]) -> (bool, String)) {
    match block.kind {
        "diff" => patch(folder, block),
        "svg" => fs::write(folder.join(block.file), block.text.join("\n")).expect("a file"),
        "text" => {
            let is_of_mistake = |line: &&&str| MISTAKES.iter().any(|mistake| line.contains(mistake.told));
            let lines: Vec<_> = block.text.iter().filter(|line| !is_of_mistake(line)).collect();
            if !lines.is_empty() {
                let (passes, told) = test(&["test", "--test", "gates"]);
                assert!(!passes && lines.iter().all(|line| told.contains(**line)), "{lines:?}: {told}");
            }
        }
        _ => (),
    }
}

#[test]
fn who_follows_the_first_chapter_has_a_game_that_passes_every_gate() {
    let tmp = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (crates, target) = (tmp.join("readers"), tmp.join("authors-target"));
    let _ = fs::remove_dir_all(&crates);
    let folder = written("pearl-fishers", &["--players", "2-4"], &crates);
    let chapter = fs::read_to_string(checkout().join("docs/first-game.md")).expect("the chapter");
    let test = |words: &[&str]| {
        let output = cargo(&folder, &target, words);
        let told = [output.stdout, output.stderr].map(|told| String::from_utf8_lossy(&told).into_owned()).concat();
        (output.status.success(), told)
    };
    let mut changed = 0;
    for step in chapter.split("\n## ").skip(1) {
        let heading = step.lines().next().unwrap_or_default();
        let patches = blocks(step).iter().filter(|block| block.kind == "diff").count();
        if patches == 0 {
            continue;
        }
        changed += patches;
        for block in blocks(step) {
            follow(&folder, &block, &test);
        }
        let (passes, told) = test(&["test"]);
        if told.contains("--offline was specified") {
            // Unlike the output of `eprintln!`, this is visible even if the test passes.
            let _ =
                writeln!(std::io::stderr(), "*** THE FIRST CHAPTER WAS NOT FOLLOWED: cargo lacks crates offline. ***");
            return;
        }
        assert!(passes && !told.contains("warning:"), "{heading}: {told}");
        for mistake in MISTAKES.iter().filter(|mistake| mistake.step == heading) {
            assert!(step.contains(mistake.told), "the chapter says: {}", mistake.told);
            let (path, right) =
                (folder.join("src/lib.rs"), fs::read_to_string(folder.join("src/lib.rs")).expect("a file"));
            assert_eq!(right.matches(mistake.from).count(), 1, "{}", mistake.from);
            fs::write(&path, right.replace(mistake.from, mistake.to)).expect("a file");
            let (passes, told) = test(&["test", "--test", "gates"]);
            assert!(!passes && told.contains(mistake.told), "{}: {told}", mistake.told);
            fs::write(&path, right).expect("a file");
        }
    }
    assert!(changed > 20, "{changed} patches were found");
}

/// Returns the pages in a folder of the book, relative to its root.
fn pages(folder: &Path, root: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a page").path());
    let (folders, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let is_page = |path: &&std::path::PathBuf| path.extension().is_some_and(|extension| extension == "md");
    let name =
        |path: &std::path::PathBuf| path.strip_prefix(root).map(|path| path.to_string_lossy().replace('\\', "/"));
    let own = files.iter().filter(is_page).filter_map(|path| name(path).ok());
    own.chain(folders.iter().flat_map(|folder| pages(folder, root))).collect()
}

#[test]
fn every_page_stands_in_the_contents_its_code_is_compiled_and_it_leads_to_pages_that_exist() {
    let root = checkout().join("docs");
    let contents = fs::read_to_string(root.join("SUMMARY.md")).expect("the contents");
    let compiled = fs::read_to_string(checkout().join("framework/src/lib.rs")).expect("the framework");
    for page in pages(&root, &root).iter().filter(|page| *page != "SUMMARY.md") {
        assert!(contents.contains(&format!("]({page})")), "{page} does not stand in docs/SUMMARY.md");
        let text = fs::read_to_string(root.join(page)).expect("a page");
        let has_code = text.lines().any(|line| line.trim() == "```rust");
        assert!(!has_code || compiled.contains(&format!("docs/{page}\")")), "nobody compiles the code in {page}");
        let folder = root.join(page).parent().expect("a folder").to_owned();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link) {
            let file = link.split('#').next().unwrap_or_default();
            let elsewhere = file.is_empty() || link.contains("://") || link.starts_with("scene:");
            assert!(elsewhere || folder.join(file).exists(), "{page} leads to {link}, which is not there");
        }
    }
}

/// Returns the program's commands on a page, in shell blocks and within sentences.
fn commands(text: &str) -> Vec<&str> {
    let lines = text.split("```sh\n").skip(1).flat_map(|rest| rest.split("```").next().unwrap_or_default().lines());
    let within = text.lines().flat_map(|line| line.split('`').skip(1).step_by(2));
    let command = |words| -> Option<&str> {
        let command: &str = ["rondel ", "cargo play "].iter().find_map(|program| str::strip_prefix(words, program))?;
        // Removes a trailing comment.
        Some(command.split(" #").next().unwrap_or_default().trim())
    };
    lines.chain(within).filter_map(command).filter(|command| !command.contains('…')).collect()
}

#[test]
fn every_command_the_pages_for_authors_name_is_one() {
    let root = checkout().join("docs");
    let mut asked = 0;
    for page in pages(&root, &root) {
        if !(page.starts_with("authors/") || ["first-game.md", "adding-a-game.md"].contains(&page.as_str())) {
            continue;
        }
        let text = fs::read_to_string(root.join(&page)).expect("a page");
        for command in commands(&text) {
            // `--help` prevents any action, but invalid arguments are still rejected.
            let words: Vec<&str> = command.split_whitespace().chain(["--help"]).collect();
            assert!(run(&words).status.success(), "{page}: {command}");
            asked += 1;
        }
    }
    assert!(asked > 10, "{asked} commands were found");
}
