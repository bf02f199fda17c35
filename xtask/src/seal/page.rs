//! Finds and replaces the parts of a page that sealing changes.

use crate::program::{FOLDER, SCRIPT};
use anyhow::{Context, Result, ensure};

/// Forbids everything the game does not do. The hash is that of the page's inline styles.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'sha256-HASH'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'none'; require-trusted-types-for 'script'; trusted-types default";

/// The page without what an earlier sealing added.
pub fn unsealed(page: &str) -> String {
    let page = without(page, "<meta http-equiv=Content-Security-Policy", ">");
    match page.split_once(" data-build=") {
        Some((before, rest)) => format!("{before}{}", &rest[rest.find([' ', '>']).unwrap_or(0)..]),
        None => page,
    }
}

/// The page without the first part that starts with `from` and ends with `to`.
fn without(page: &str, from: &str, to: &str) -> String {
    match page.split_once(from) {
        Some((before, rest)) => format!("{before}{}", rest.split_once(to).map_or("", |(_, after)| after)),
        None => page.to_owned(),
    }
}

/// The page with the name that the program's folder has in this build, and without the line that told Trunk to leave it out.
pub fn with_program(page: &str, folder: &str) -> Result<String> {
    let named = format!("{FOLDER}/{SCRIPT}");
    ensure!(page.contains(&named), "index.html does not name the program, {named}");
    Ok(without(page, "<link data-trunk ", ">").replace(&format!("{FOLDER}/"), &format!("{folder}/")))
}

/// Whether a page has a script in it, and not in a file.
fn has_script(page: &str) -> bool {
    page.split("<script").skip(1).any(|rest| !rest.split('>').next().is_some_and(|tag| tag.contains("src=")))
}

/// The page with its policy, before everything it applies to. `hash` returns the SHA-256 of the styles in base64.
pub fn with_policy(page: &str, hash: impl Fn(&str) -> String) -> Result<String> {
    let (_, rest) = page.split_once("<style>").context("index.html has no styles")?;
    let (style, after) = rest.split_once("</style>").context("the styles in index.html do not end")?;
    ensure!(!after.contains("<style"), "index.html has more styles than its policy allows");
    ensure!(!has_script(page), "index.html has a script in it, which its policy forbids");
    ensure!(!page.contains(" style="), "index.html has a style attribute, which its policy forbids");
    let policy = POLICY.replace("HASH", &hash(style));
    let meta = format!("<meta http-equiv=Content-Security-Policy content=\"{policy}\">");
    let (before, after) = page.split_once("<meta").context("index.html has no meta element")?;
    let (charset, after) = after.split_once('>').context("index.html is not whole")?;
    Ok(format!("{before}<meta{charset}>{meta}{after}"))
}

/// The page with the name of the build.
pub fn with_build(page: &str, build: &str) -> String {
    page.replacen("<html", &format!("<html data-build={build}"), 1)
}
