//! Seals a page, the last step of a build:
//! - Trunk's script and the small scripts of `public/` that belong before it become one file, `start.js`, so that the
//!   page has no inline script;
//! - scripts are minified;
//! - the page gets its Content Security Policy, with the hash of its inline styles;
//! - the build is named by its content, and the service worker gets the list of all files with their hashes.
//!
//! Sealing twice changes nothing; sealing after a change makes another build.

mod page;
mod worker;

use crate::{files, minify};
use anyhow::{Context, Result};
use base64::prelude::{BASE64_STANDARD, Engine};
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};

/// Files that are not needed offline: the worker itself, and what only people, hosts and app stores read.
const NOT_KEPT: [&str; 7] =
    ["sw.js", "_headers", "_redirects", "robots.txt", "fonts/OFL.txt", "icons/wide.jpg", "icons/narrow.jpg"];

/// Scripts that are not minified. People read sw.js to see what the game keeps on their device, and two of its lines
/// are replaced; supported.js must stay readable for browsers that are too old.
const AS_WRITTEN: [&str; 2] = ["sw.js", "supported.js"];

/// The scripts that are joined with Trunk's, in this order.
const PARTS: [&str; 6] = ["policy.js", "tabs.js", "offline.js", "press.js", "history.js", "lazy-screens.js"];

/// The worker's script, which starts the same program.
const WORKER: &str = "worker.js";

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
    page = with_start(dist, &page)?;
    page = with_failure(dist, &page)?;
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

/// The name of the program that a page as Trunk makes it starts.
pub fn program_of(page: &str) -> Result<String> {
    let page = page::unsealed(page);
    let (_, script, _) = page::trunk_script(&page).context("index.html has no script that starts the game")?;
    Ok(page::program(script).context("Trunk's script names no program")?.to_owned())
}

/// The page with `start.js` instead of Trunk's script. A page that has it already is unchanged.
fn with_start(dist: &Path, page: &str) -> Result<String> {
    let Some((before, script, after)) = page::trunk_script(page) else {
        return page
            .contains(page::START)
            .then(|| page.to_owned())
            .context("index.html has no script that starts the game");
    };
    let parts: String = PARTS.iter().map(|name| files::read_text(&dist.join(name))).collect::<Result<_>>()?;
    let program = page::program(script).context("Trunk's script names no program")?;
    files::write(&dist.join("start.js"), start(program, &parts))?;
    files::change(&dist.join(WORKER), |script| Ok(script.replace("rack-o", program)))?;
    PARTS.iter().try_for_each(|name| files::remove(&dist.join(name)))?;
    Ok(format!("{before}{}{after}", page::START))
}

/// The script that starts the program after these parts.
fn start(program: &str, parts: &str) -> String {
    // Whether this tab owns the match is known before the program reads it; and if the program fails to load, the other
    // parts still work.
    format!(
        "{parts}try {{\nconst {{ default: init }} = await import(\"./{program}.js\");\nawait known;\n\
         await init({{ module_or_path: \"./{program}_bg.wasm\" }});\n}} finally {{\nkeep();\n}}\n"
    )
}

/// The page with `language.js` and `failure.js` joined into one file.
fn with_failure(dist: &Path, page: &str) -> Result<String> {
    let Some(page) = page::with_one_failure(page) else { return Ok(page.to_owned()) };
    let language = dist.join("language.js");
    let first = files::read_text(&language)?;
    files::change(&dist.join("failure.js"), |failure| Ok(first + failure))?;
    files::remove(&language)?;
    Ok(page)
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

    const PAGE: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>x</title><script type=module>import init, * as b from './rack-o-1.js';\n</script><style>a{b:c}</style><body>";

    /// A folder with a page as Trunk makes it.
    fn folder(name: &str) -> PathBuf {
        let dist = env::temp_dir().join(format!("rack-o-seal-{name}-{}", std::process::id()));
        fs::create_dir_all(dist.join("lang")).unwrap();
        let files = [
            ("index.html", PAGE),
            ("sw.js", include_str!("../../public/sw.js")),
            ("a.js", "a()"),
            ("policy.js", "p();\n"),
            ("tabs.js", "t();\n"),
            ("offline.js", "o();\n"),
            ("press.js", "u();\n"),
            ("history.js", "b();\n"),
            ("lazy-screens.js", "w();\n"),
            ("worker.js", "import \"./rack-o.js\""),
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
    fn a_sealed_page_has_no_scripts_in_it_and_a_policy() {
        let dist = folder("page");
        let build = seal(&dist).unwrap();
        let page = text(&dist, "index.html");
        assert!(page.starts_with(&format!(
            "<!doctype html><html data-build={build} lang=en><meta charset=utf-8><meta http-equiv"
        )));
        assert!(page.contains(page::START) && !page.contains("import init"));
        // printf 'a{b:c}' | openssl dgst -sha256 -binary | base64
        assert!(page.contains("'sha256-0cRUVYRKwNwnl1hkfkPGjkht16b039TjFdJzmXfFK2o='"), "{page}");
        let start = text(&dist, "start.js");
        let positions =
            ["p()", "t()", "o()", "b()", "w()", "./rack-o-1.js", "await known", "keep()"].map(|part| start.find(part));
        assert!(positions.iter().all(Option::is_some) && positions.is_sorted(), "{start}");
        let worker = text(&dist, "sw.js");
        for (name, there) in [
            ("./", true),
            ("a.js", true),
            ("start.js", true),
            ("tabs.js", false),
            ("lang/x.json", true),
            ("sw.js", false),
            (".b", false),
        ] {
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
        fs::remove_dir_all(dist).unwrap();
    }
}
