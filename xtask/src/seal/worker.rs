//! Fills the build into the service worker.

use anyhow::{Result, ensure};

/// The worker with the name of the build and its files, each with its SHA-256 in base64.
pub fn filled_in<'a>(script: &str, build: &str, hashes: impl Iterator<Item = (&'a str, String)>) -> Result<String> {
    let list: Vec<String> = hashes.map(|(name, hash)| format!("\"{name}\":\"{hash}\"")).collect();
    let line = |line: &str| match () {
        () if line.starts_with("const BUILD = ") => format!("const BUILD = \"{build}\";\n"),
        () if line.starts_with("const FILES = ") => format!("const FILES = {{{}}};\n", list.join(",")),
        () => format!("{line}\n"),
    };
    let filled: String = script.lines().map(line).collect();
    let once = |what: &str| filled.matches(what).count() == 1;
    ensure!(once("const BUILD = ") && once("const FILES = "), "sw.js is not the service worker");
    Ok(filled)
}
