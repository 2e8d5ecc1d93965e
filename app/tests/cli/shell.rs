//! Completion scripts and manual pages.

use super::*;

#[test]
fn every_shell_gets_a_script_that_knows_the_commands() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = said(&["completions", shell]);
        for word in ["simulate", "review", "json"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
        assert!(!script.contains('\u{fffd}'), "{shell}: a character was replaced");
    }
    assert!(complaint(&["completions", "tcsh"]).contains("tcsh"));
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let pages = folder.path().join("man1");
    said(&["man", &pages.to_string_lossy()]);
    for command in ["", "-play", "-simulate", "-review", "-completions"] {
        let page = std::fs::read_to_string(pages.join(format!("rondel{command}.1"))).expect("a page");
        assert!(page.contains(".SH SYNOPSIS"), "{command}: {page}");
    }
    assert!(complaint(&["man", "/dev/null/man1"]).contains("/dev/null/man1"));
}
