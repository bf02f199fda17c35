//! Finds and replaces the parts of a page that sealing changes.

use anyhow::{Context, Result, ensure};

/// Forbids everything the game does not do. The hash is that of the page's inline styles.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'sha256-HASH'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'none'; require-trusted-types-for 'script'; trusted-types default";

/// The element that starts the game.
pub const START: &str = "<script src=start.js type=module></script>";

const TRUNK_SCRIPT: &str = "<script type=module>";
const LANGUAGE_AND_FAILURE: &str = "<script src=language.js></script><script src=failure.js></script>";
const FAILURE: &str = "<script src=failure.js></script>";

/// The page without the parts that an earlier sealing added, and with its scripts as Trunk's minifier writes them.
pub fn unsealed(page: &str) -> String {
    // Trunk minifies only release builds.
    let page = page
        .replace("<script type=\"module\">", TRUNK_SCRIPT)
        .replace("<script src=\"language.js\"></script>\n<script src=\"failure.js\"></script>", LANGUAGE_AND_FAILURE);
    let page = without(&page, "<meta http-equiv=Content-Security-Policy", ">");
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

/// Trunk's own script in the page, with what is before and after it.
pub fn trunk_script(page: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = page.split_once(TRUNK_SCRIPT)?;
    let (script, after) = rest.split_once("</script>")?;
    Some((before, script, after))
}

/// The program that Trunk's script starts.
pub fn program(script: &str) -> Option<&str> {
    Some(script.split_once("from './")?.1.split_once(".js'")?.0)
}

/// The page with one script for both language and failure, if it has both.
pub fn with_one_failure(page: &str) -> Option<String> {
    page.contains(LANGUAGE_AND_FAILURE).then(|| page.replacen(LANGUAGE_AND_FAILURE, FAILURE, 1))
}

/// The page with its policy, before everything it applies to. `hash` returns the SHA-256 of the styles in base64.
pub fn with_policy(page: &str, hash: impl Fn(&str) -> String) -> Result<String> {
    let (_, rest) = page.split_once("<style>").context("index.html has no styles")?;
    let (style, after) = rest.split_once("</style>").context("the styles in index.html do not end")?;
    ensure!(!after.contains("<style"), "index.html has more styles than its policy allows");
    ensure!(!page.contains(TRUNK_SCRIPT), "index.html has a script in it, which its policy forbids");
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
