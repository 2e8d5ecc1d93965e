//! Tables of measurements in Markdown files, with the command, date, commit and machine that produced them.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, process, thread};

use anyhow::Context as _;
use clap::Args;

#[derive(Debug, Args)]
pub(super) struct PublishArgs {
    /// Write the result as a table into this Markdown file, with date, commit and machine. The table of an earlier run
    /// of the same command is replaced; otherwise it is added at the end.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    publish: Option<PathBuf>,
}

impl PublishArgs {
    /// Checks that the file can be read or, if the file is missing, that its folder exists. This is done before the
    /// measurements.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read or written, or if its folder does not exist.
    pub(super) fn check(&self) -> anyhow::Result<()> {
        let Some(file) = &self.publish else { return Ok(()) };
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        if !file.exists() {
            return fs::read_dir(folder).map(drop).with_context(|| reading(file));
        }
        fs::read_to_string(file).with_context(|| reading(file))?;
        fs::OpenOptions::new().append(true).open(file).map(drop).with_context(|| writing(file))
    }

    /// Writes a table into the file, if one was named.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read or written. A missing file is created.
    pub(super) fn write(&self, table: &str) -> anyhow::Result<()> {
        let Some(file) = &self.publish else { return Ok(()) };
        let text = if file.exists() { fs::read_to_string(file).with_context(|| reading(file))? } else { String::new() };
        let block = block(&command(env::args().skip(1)), table, &origin());
        fs::write(file, with_block(&text, &block)).with_context(|| writing(file))
    }
}

fn reading(file: &Path) -> String {
    format!("{} cannot be read", file.display())
}

fn writing(file: &Path) -> String {
    format!("{} cannot be written", file.display())
}

/// The line that ends a block.
const END: &str = "<!-- end -->";

/// Returns the command line without the options that do not change the result.
fn command(arguments: impl Iterator<Item = String>) -> String {
    let mut words = vec!["rondel".to_owned()];
    let mut arguments = arguments.peekable();
    while let Some(argument) = arguments.next() {
        let (option, has_value) = argument.split_once('=').map_or((argument.as_str(), false), |(name, _)| (name, true));
        if matches!(option, "--publish" | "--keep" | "--threads") {
            if !has_value {
                arguments.next();
            }
        } else {
            words.push(argument);
        }
    }
    words.join(" ")
}

fn block(command: &str, table: &str, origin: &str) -> String {
    format!("<!-- {command} -->\n`{command}`\n\n{}\n\n{origin}\n{END}\n", table.trim_end())
}

/// Returns the text with the block of the same command replaced, or with the block added at the end.
fn with_block(text: &str, block: &str) -> String {
    let marker = block.lines().next().unwrap_or_default();
    let start = text.match_indices(marker).map(|(at, _)| at).find(|at| *at == 0 || text[..*at].ends_with('\n'));
    let Some(start) = start else {
        let text = text.trim_end();
        return if text.is_empty() { block.to_owned() } else { format!("{text}\n\n{block}") };
    };
    let rest = &text[start..];
    let end = rest.find(END).map_or(rest.len(), |at| at + END.len());
    format!("{}{block}{}", &text[..start], rest[end..].strip_prefix('\n').unwrap_or_default())
}

/// Returns the sentence below a table: date, commit and machine.
fn origin() -> String {
    let date = jiff::Timestamp::now().strftime("%Y-%m-%d").to_string();
    let mut text = format!("Measured on {date}, {}", program());
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let _ = write!(text, ", {} {}, {threads} threads", env::consts::OS, env::consts::ARCH);
    if let Some(processor) = processor() {
        let _ = write!(text, " of {processor}");
    }
    text + "."
}

/// Returns the commit of the sources in the current folder, or the program version if the folder is not in a
/// repository.
fn program() -> String {
    let git = process::Command::new("git").args(["describe", "--always", "--dirty", "--exclude=*"]).output();
    let commit = git.ok().filter(|git| git.status.success()).and_then(|git| String::from_utf8(git.stdout).ok());
    commit
        .map_or_else(|| format!("version {}", env!("CARGO_PKG_VERSION")), |commit| format!("commit {}", commit.trim()))
}

/// Returns the processor's name as reported by Linux.
fn processor() -> Option<String> {
    let info = fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = info.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_that_do_not_change_the_result_are_left_out() {
        let words = ["ladder", "harbour", "--publish", "a.md", "--games", "60", "--keep=games", "--threads", "2"];
        assert_eq!(command(words.into_iter().map(str::to_owned)), "rondel ladder harbour --games 60");
    }

    #[test]
    fn a_table_replaces_that_of_the_same_command() {
        let first = block("rondel bench a", "| 1 |\n", "Measured today.");
        let other = block("rondel bench", "| 2 |", "Measured today.");
        let text = with_block(&with_block("# Title\n", &first), &other);
        assert_eq!(text, format!("# Title\n\n{first}\n{other}"));
        let newer = block("rondel bench a", "| 3 |", "Measured later.");
        let text = with_block(&text, &newer);
        assert_eq!(text, format!("# Title\n\n{newer}\n{other}"));
        assert_eq!(with_block(&text, &newer), text, "nothing changes");
        let text = with_block(&text, &other);
        assert_eq!(text, format!("# Title\n\n{newer}\n{other}"), "the last block too");
        assert_eq!(with_block("", &first), first);
    }
}
