//! Seals what is in `dist/`, as the last step of a build:
//!
//! - Trunk's script in the page becomes a file, `start.js`, with the small scripts of `public/` that belong before it: so the page
//!   needs no scripts within itself, and one request for all of them;
//! - scripts are made small;
//! - the page gets its Content Security Policy, with the hash of the styles within it;
//! - the build gets a name from its content, and the service worker the list of all files with their hashes.
//!
//! `cargo run --no-default-features --example seal -- dist`, as `scripts/build` does. Done twice, it changes nothing; done after a
//! change it makes another build.

#[path = "seal/minify.rs"]
mod minify;
#[path = "seal/sha256.rs"]
mod sha256;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

/// Files that nobody has to have without a network: the worker itself, what only hosts and shops of programs read.
const NOT_KEPT: [&str; 6] = ["sw.js", "_headers", "_redirects", "robots.txt", "icons/wide.jpg", "icons/narrow.jpg"];

/// Everything is forbidden but what the game does. The one hash stands for the styles in the page itself.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'sha256-HASH'; \
    img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
    form-action 'none'; require-trusted-types-for 'script'; trusted-types default";

/// Scripts that keep their words. The worker is read by people who want to see what keeps the game on their device, and its two lines are
/// found again; and what tells a browser that it is too old must not become JavaScript that such a browser cannot read.
const AS_THEY_ARE: [&str; 2] = ["sw.js", "supported.js"];

/// The scripts that become one with Trunk's.
const PARTS: [&str; 5] = ["policy.js", "tabs.js", "offline.js", "history.js", "lazy-screens.js"];

/// The scripts that stand before everything else in the page, which become one.
const FIRST: [&str; 2] = ["language.js", "failure.js"];
const FIRSTS: &str = "<script src=language.js></script><script src=failure.js></script>";
const FIRST_ONE: &str = "<script src=failure.js></script>";

const SCRIPT: &str = "<script type=module>";
const STARTS: &str = "<script src=start.js type=module></script>";

fn main() -> ExitCode {
    let dist = env::args().nth(1).unwrap_or_else(|| "dist".to_owned());
    match seal(Path::new(&dist)) {
        Ok(build) => {
            println!("build {build}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("seal: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Seals a folder; says what the build is called.
fn seal(dist: &Path) -> Result<String, String> {
    let told = |path: &Path, error| format!("{}: {error}", path.display());
    let read = |name: &str| fs::read_to_string(dist.join(name)).map_err(|error| told(&dist.join(name), error));
    let write =
        |name: &str, text: &str| fs::write(dist.join(name), text).map_err(|error| told(&dist.join(name), error));

    let mut page = plain(&read("index.html")?);
    if let Some((before, program, after)) = trunk_script(&page) {
        let parts: String = PARTS.iter().map(|name| read(name)).collect::<Result<_, _>>()?;
        write("start.js", &start(program, &parts).ok_or("Trunk's script names no program")?)?;
        for name in PARTS {
            fs::remove_file(dist.join(name)).map_err(|error| told(&dist.join(name), error))?;
        }
        page = format!("{before}{STARTS}{after}");
    }
    if page.contains(FIRSTS) {
        let both: String = FIRST.iter().map(|name| read(name)).collect::<Result<_, _>>()?;
        write("failure.js", &both)?;
        fs::remove_file(dist.join("language.js")).map_err(|error| told(&dist.join("language.js"), error))?;
        page = page.replacen(FIRSTS, FIRST_ONE, 1);
    }
    if !page.contains(STARTS) {
        return Err("there is no script to start the game with in index.html".to_owned());
    }
    page = with_policy(&page)?;
    for path in all_files(dist).map_err(|error| told(dist, error))? {
        let as_it_is = AS_THEY_ARE.iter().any(|name| path.ends_with(name));
        if path.extension().is_some_and(|ending| ending == "js") && !as_it_is {
            let script = fs::read_to_string(&path).map_err(|error| told(&path, error))?;
            let small = minify::minified(&script).ok_or(format!("{} is no script", path.display()))?;
            fs::write(&path, small).map_err(|error| told(&path, error))?;
        }
    }

    let mut files = Vec::new();
    for path in all_files(dist).map_err(|error| told(dist, error))? {
        let name = path.strip_prefix(dist).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let bytes = fs::read(&path).map_err(|error| told(&path, error))?;
        if name != "index.html"
            && !NOT_KEPT.contains(&name.as_str())
            && !name.split('/').any(|part| part.starts_with('.'))
        {
            files.push((name, sha256::sum(&bytes)));
        }
    }
    files.sort();
    let mut whole = page.clone().into_bytes();
    files.iter().for_each(|(name, sum)| whole.extend([name.as_bytes(), sum].concat()));
    let build: String = sha256::sum(&whole)[..8].iter().map(|byte| format!("{byte:02x}")).collect();

    page = page.replacen("<html", &format!("<html data-build={build}"), 1);
    write("index.html", &page)?;
    files.insert(0, ("./".to_owned(), sha256::sum(page.as_bytes())));
    write("sw.js", &worker(&read("sw.js")?, &build, &files)?)?;
    Ok(build)
}

/// The page without what an earlier sealing has put in.
fn plain(page: &str) -> String {
    let cut = |page: &str, from: &str, to: &str| match page.split_once(from) {
        Some((before, rest)) => format!("{before}{}", rest.split_once(to).map_or("", |(_, after)| after)),
        None => page.to_owned(),
    };
    let page = cut(page, "<meta http-equiv=Content-Security-Policy", ">");
    match page.split_once(" data-build=") {
        Some((before, rest)) => format!("{before}{}", &rest[rest.find([' ', '>']).unwrap_or(0)..]),
        None => page,
    }
}

/// Trunk's own script in the page, and what stands before and after it.
fn trunk_script(page: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = page.split_once(SCRIPT)?;
    let (script, after) = rest.split_once("</script>")?;
    Some((before, script, after))
}

/// What starts the program that Trunk's script names, after these parts.
fn start(script: &str, parts: &str) -> Option<String> {
    let name = script.split_once("from './")?.1.split_once(".js'")?.0;
    // Whether this tab may write is known before anything is read; and a program that does not come leaves the rest at work.
    Some(format!(
        "{parts}try {{\nconst {{ default: init }} = await import(\"./{name}.js\");\nawait known;\n\
         await init({{ module_or_path: \"./{name}_bg.wasm\" }});\n}} finally {{\nkeep();\n}}\n"
    ))
}

/// The page with its policy, in front of everything that it is about.
fn with_policy(page: &str) -> Result<String, String> {
    let style = page.split_once("<style>").and_then(|(_, rest)| rest.split_once("</style>"));
    let (style, after) = style.ok_or("there are no styles in index.html")?;
    if after.contains("<style") || page.contains(SCRIPT) || page.contains(" style=") {
        return Err("index.html has a script, a style attribute or more styles than the policy allows".to_owned());
    }
    let policy = POLICY.replace("HASH", &sha256::base64(&sha256::sum(style.as_bytes())));
    let meta = format!("<meta http-equiv=Content-Security-Policy content=\"{policy}\">");
    let (before, after) = page.split_once("<meta").ok_or("index.html has no meta element")?;
    let (charset, after) = after.split_once('>').ok_or("index.html is not whole")?;
    Ok(format!("{before}<meta{charset}>{meta}{after}"))
}

/// The worker with the name of the build and its files.
fn worker(script: &str, build: &str, files: &[(String, [u8; 32])]) -> Result<String, String> {
    let list: Vec<String> = files.iter().map(|(name, sum)| format!("\"{name}\":\"{}\"", sha256::base64(sum))).collect();
    let line = |line: &str| match () {
        () if line.starts_with("const BUILD = ") => format!("const BUILD = \"{build}\";\n"),
        () if line.starts_with("const FILES = ") => format!("const FILES = {{{}}};\n", list.join(",")),
        () => format!("{line}\n"),
    };
    let sealed: String = script.lines().map(line).collect();
    let there = |what: &str| sealed.matches(what).count() == 1;
    if there("const BUILD = ") && there("const FILES = ") {
        Ok(sealed)
    } else {
        Err("sw.js is not the worker".to_owned())
    }
}

fn all_files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { files.extend(all_files(&path)?) } else { files.push(path) }
    }
    Ok(files)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;

    const PAGE: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>x</title><script type=module>import init, * as b from './rack-o-1.js';\n</script><style>a{b:c}</style><body>";

    /// A folder with a page as Trunk makes it.
    fn folder(name: &str) -> PathBuf {
        let dist = env::temp_dir().join(format!("rack-o-seal-{name}-{}", std::process::id()));
        fs::create_dir_all(dist.join("lang")).unwrap();
        let files = [
            ("index.html", PAGE),
            ("sw.js", include_str!("../public/sw.js")),
            ("a.js", "a()"),
            ("policy.js", "p();\n"),
            ("tabs.js", "t();\n"),
            ("offline.js", "o();\n"),
            ("press.js", "u();\n"),
            ("back.js", "b();\n"),
            ("way.js", "w();\n"),
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
        assert!(page.contains(STARTS) && !page.contains("import init"));
        assert!(page.contains(&sha256::base64(&sha256::sum(b"a{b:c}"))));
        let start = text(&dist, "start.js");
        let places =
            ["p()", "t()", "o()", "b()", "w()", "./rack-o-1.js", "await known", "keep()"].map(|part| start.find(part));
        assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{start}");
        let worker = text(&dist, "sw.js");
        for (name, there) in [
            ("./", true),
            ("a.js", true),
            ("start.js", true),
            ("tabs.js", false),
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
