//! Seals a page, the last step of a build:
//! - scripts are minified;
//! - the page gets its Content Security Policy, with the hash of its inline styles;
//! - the build is named by its content, and the service worker gets the list of all files with their hashes.
//!
//! Sealing twice changes nothing; sealing after a change makes another build.

mod page;
mod worker;

pub use page::with_program;

use crate::{files, minify};
use anyhow::Result;
use base64::prelude::{BASE64_STANDARD, Engine};
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};

/// Files that are not needed offline: the worker itself, and what only people, hosts and app stores read.
const NOT_KEPT: [&str; 7] =
    ["sw.js", "_headers", "_redirects", "robots.txt", "fonts/OFL.txt", "icons/wide.jpg", "icons/narrow.jpg"];

/// Scripts that are not minified. People read sw.js to see what the game keeps on their device, and two of its lines
/// are replaced; supported.js must stay readable for browsers that are too old.
const AS_WRITTEN: [&str; 2] = ["sw.js", "supported.js"];

/// Seal a finished page anew: its policy, the name of the build, the service worker's list of files
#[derive(clap::Args)]
pub struct Options {
    /// The folder with the page
    #[arg(default_value = "dist")]
    dist: PathBuf,
}

pub fn run(options: &Options) -> Result<()> {
    println!("build {}", seal(&options.dist)?);
    Ok(())
}

/// Seals the page in a folder. Returns the name of the build.
pub fn seal(dist: &Path) -> Result<String> {
    let index = dist.join("index.html");
    let mut page = page::unsealed(&files::read_text(&index)?);
    page = page::with_policy(&page, |style| BASE64_STANDARD.encode(Sha256::digest(style)))?;
    for path in files::all(dist)? {
        let as_written = AS_WRITTEN.iter().any(|name| path.ends_with(name));
        if path.extension().is_some_and(|end| end == "js") && !as_written {
            files::change(&path, minify::minify)?;
        }
    }

    // Scripts first: the page names them, and the worker names the page.
    let mut kept = kept(dist)?;
    let mut whole = Sha256::new_with_prefix(&page);
    kept.iter().for_each(|(name, bytes)| whole.update([name.as_bytes(), &Sha256::digest(bytes)].concat()));
    let build: String = whole.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect();

    page = page::with_build(&page, &build);
    files::write(&index, &page)?;
    kept.insert(0, ("./".to_owned(), page.into_bytes()));
    let hashes = kept.iter().map(|(name, bytes)| (name.as_str(), BASE64_STANDARD.encode(Sha256::digest(bytes))));
    files::change(&dist.join("sw.js"), |script| worker::filled_in(script, &build, hashes))?;
    Ok(build)
}

/// What the service worker keeps besides the page: names and contents, sorted.
fn kept(dist: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let mut kept = Vec::new();
    for path in files::all(dist)? {
        let name = files::name(dist, &path);
        if name != "index.html" && !NOT_KEPT.contains(&name.as_str()) && !files::is_hidden(&name) {
            kept.push((name, files::read(&path)?));
        }
    }
    kept.sort();
    Ok(kept)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use std::{env, fs};

    const PAGE: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>x</title><script src=start.js type=module></script><style>a{b:c}</style><body>";

    /// A folder with a finished page.
    fn folder(name: &str) -> PathBuf {
        let dist = env::temp_dir().join(format!("rack-o-seal-{name}-{}", std::process::id()));
        fs::create_dir_all(dist.join("lang")).unwrap();
        let files = [
            ("index.html", PAGE),
            ("sw.js", include_str!("../../public/sw.js")),
            ("a.js", "a()"),
            ("start.js", "s();\n"),
            ("lang/x.json", "{}"),
            (".b", ""),
        ];
        files.iter().for_each(|(name, text)| fs::write(dist.join(name), text).unwrap());
        dist
    }

    fn text(dist: &Path, name: &str) -> String {
        fs::read_to_string(dist.join(name)).unwrap()
    }

    #[test]
    fn a_sealed_page_has_a_policy_and_its_build_and_the_worker_knows_all_files() {
        let dist = folder("page");
        let build = seal(&dist).unwrap();
        let page = text(&dist, "index.html");
        assert!(page.starts_with(&format!(
            "<!doctype html><html data-build={build} lang=en><meta charset=utf-8><meta http-equiv"
        )));
        // printf 'a{b:c}' | openssl dgst -sha256 -binary | base64
        assert!(page.contains("'sha256-0cRUVYRKwNwnl1hkfkPGjkht16b039TjFdJzmXfFK2o='"), "{page}");
        let worker = text(&dist, "sw.js");
        for (name, there) in
            [("./", true), ("a.js", true), ("start.js", true), ("lang/x.json", true), ("sw.js", false), (".b", false)]
        {
            assert_eq!(worker.contains(&format!("\"{name}\":\"")), there, "{name}");
        }
        assert!(worker.contains(&format!("const BUILD = \"{build}\";")));
        fs::remove_dir_all(dist).unwrap();
    }

    #[test]
    fn the_same_files_are_the_same_build_and_any_change_makes_another() {
        let dist = folder("twice");
        let first = seal(&dist).unwrap();
        let sealed = ["index.html", "sw.js", "start.js"].map(|name| text(&dist, name));
        assert_eq!(seal(&dist).unwrap(), first);
        assert_eq!(["index.html", "sw.js", "start.js"].map(|name| text(&dist, name)), sealed);
        fs::write(dist.join("lang/x.json"), "{ }").unwrap();
        assert_ne!(seal(&dist).unwrap(), first);
        fs::remove_dir_all(dist).unwrap();
    }

    #[test]
    fn a_page_that_the_policy_would_break_is_not_sealed() {
        let dist = folder("bad");
        fs::write(dist.join("index.html"), PAGE.replace("<body>", "<body><p style=color:red>")).unwrap();
        assert!(seal(&dist).is_err());
        fs::write(dist.join("index.html"), PAGE.replace("<body>", "<body><script>a()</script>")).unwrap();
        assert!(seal(&dist).is_err());
        fs::remove_dir_all(dist).unwrap();
    }
}
