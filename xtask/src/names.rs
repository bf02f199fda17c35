//! Fills in what the scripts and the page call by name, so that each text and each key stands in one place.
//!
//! | written | becomes |
//! |---|---|
//! | `TEXTS.failed_full` in a script | the line of this text in every `table.txt` that the page loads |
//! | `data-says="failed_title"` in the page | the same, for the script that shows it |
//! | `KEYS.MATCH` in a script | the storage key of this name, in quotes |

use crate::files;
use anyhow::{Context, Result};
use rack_o::i18n::Phrases;
use rack_o::storage::keys;
use std::path::Path;

/// Fills in the scripts and the page in a folder. What has been filled in already stays.
pub fn fill(dist: &Path) -> Result<()> {
    for path in files::all(dist)? {
        if path.extension().is_some_and(|end| end == "js") {
            files::change(&path, script)?;
        }
    }
    files::change(&dist.join("index.html"), page)
}

fn script(text: &str) -> Result<String> {
    let text = filled(text, "TEXTS.", |part| with_name(part, "", line))?;
    filled(&text, "KEYS.", |part| with_name(part, "", key))
}

fn page(text: &str) -> Result<String> {
    const MARK: &str = "data-says=";
    filled(text, MARK, |part| {
        // Trunk's minifier takes the quotes away.
        match part.strip_prefix('"') {
            Some(part) => with_name(part, "data-says=\"", line),
            None => with_name(part, MARK, line),
        }
    })
}

/// The line of a text in the language's `table.txt`; the first one, 0, says which language it is. A line is one already.
fn line(name: &str) -> Option<String> {
    if name.parse::<usize>().is_ok() {
        return Some(name.to_owned());
    }
    Phrases::PHRASES.iter().position(|(phrase, _)| *phrase == name).map(|line| (line + 1).to_string())
}

/// A storage key, in quotes.
fn key(name: &str) -> Option<String> {
    keys::ALL.iter().find(|(known, _)| *known == name).map(|(_, key)| format!("\"{key}\""))
}

/// The text with all that follows a mark filled in, and the mark gone.
fn filled(text: &str, mark: &str, fill: impl Fn(&str) -> Result<String>) -> Result<String> {
    let mut parts = text.split(mark);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.try_fold(first, |filled, part| Ok(filled + &fill(part)?))
}

/// A part that begins with a name, with what that means in its place, after `before`.
fn with_name(part: &str, before: &str, meant: impl Fn(&str) -> Option<String>) -> Result<String> {
    let end = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(part.len());
    let (name, rest) = part.split_at(end);
    let meant = meant(name).with_context(|| format!("nothing is called “{name}”"))?;
    Ok(format!("{before}{meant}{rest}"))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;

    #[test]
    fn texts_and_keys_are_called_by_name() {
        let line = Phrases::PHRASES.iter().position(|(name, _)| *name == "failed_full").unwrap() + 1;
        assert_eq!(script("put(TEXTS.failed_full);").unwrap(), format!("put({line});"));
        assert_eq!(script("get(KEYS.MATCH, `${KEYS.EXTRAS}/7`)").unwrap(), {
            "get(\"rack-o/1/match\", `${\"rack-o/1/match-extras\"}/7`)"
        });
        for written in ["<h1 data-says=\"failed_full\">", "<h1 data-says=failed_full>"] {
            let once = page(written).unwrap();
            assert_eq!(once, written.replace("failed_full", &line.to_string()));
            assert_eq!(page(&once).unwrap(), once);
        }
    }

    #[test]
    fn a_name_that_nothing_has_is_refused() {
        assert!(
            script("TEXTS.failed").is_err() && script("KEYS.match").is_err() && page("<p data-says=fail>").is_err()
        );
    }

    #[test]
    fn the_scripts_of_the_page_have_no_keys_of_their_own() {
        for path in files::all(&files::root().join("public")).unwrap() {
            if path.extension().is_some_and(|end| end == "js") {
                let text = files::read_text(&path).unwrap();
                assert!(!text.contains("rack-o/1/"), "{}", path.display());
                assert!((0..10).all(|line| !text.contains(&format!("lines[{line}"))), "{}", path.display());
                assert!(script(&text).is_ok(), "{}", path.display());
            }
        }
        assert!(page(&files::read_text(&files::root().join("index.html")).unwrap()).is_ok());
    }
}
