//! Which module of `src` may import which, and how long a file may be. The compiler and clippy enforce the rest:
//! without the feature `web` there is no browser to import, and clippy.toml lists what players and the library must not
//! use.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A module of the crate, and the modules that its files may import.
const LAYERS: [(&str, &[&str]); 21] = [
    ("engine", &[]),
    ("sound", &[]),
    ("motion", &["engine"]),
    ("players", &["engine"]),
    ("record", &["engine", "players"]),
    ("drivers", &["engine", "players", "record"]),
    ("packing", &["engine", "record"]),
    ("history", &["engine", "packing", "record"]),
    ("club", &["engine", "history", "players", "record"]),
    ("remarks", &["club", "engine", "history", "players", "record"]),
    ("i18n", &["engine", "players", "record", "remarks"]),
    ("people", &["engine", "history", "i18n", "record"]),
    ("coach", &["engine", "i18n", "players", "record"]),
    ("share", &["club", "engine", "packing", "players", "record"]),
    ("bot", &["engine", "players", "record"]),
    ("selfplay", &["engine", "players", "record"]),
    ("storage", &["club", "engine", "history", "i18n", "people", "players", "record", "share"]),
    ("setup", &["club", "engine", "i18n", "players", "record", "storage"]),
    ("table", &["drivers", "engine", "i18n", "players", "record", "remarks", "storage"]),
    ("lazy_parts", &[]),
    ("messages", &["coach", "engine", "i18n", "lazy_parts", "players"]),
];

/// The layers of the page, lowest first; every other module of `app` is a screen, above them. No file imports from a
/// layer above its own.
const PAGE_LAYERS: [&str; 4] = ["browser", "state", "components", "motion"];

/// What stands above the screens.
const ROOTS: [&str; 6] = ["app", "lazy_app", "lazy_loader", "parts", "startup", "worker"];

/// The most lines a file may have.
const LONGEST: usize = 400;

/// All files below a folder of the package.
fn files(folder: PathBuf) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(path) } else { vec![path] }).collect()
}

fn package(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)
}

/// The path of a module in parts: `src/app/table/tray.rs` is `app`, `table`, `tray`.
type Module = Vec<String>;

/// Every module of the library with the paths it imports outside its tests.
fn imports() -> BTreeMap<Module, Vec<Module>> {
    let src = package("src");
    let rust = files(src.clone()).into_iter().filter(|path| path.extension().is_some_and(|it| it == "rs"));
    rust.map(|path| {
        let text = fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let inside = path.strip_prefix(&src).unwrap().with_extension("");
        let mut module: Module = inside.iter().map(|part| part.to_str().unwrap().to_owned()).collect();
        let is_folder = module.last().is_some_and(|name| name == "mod");
        module.truncate(module.len() - usize::from(is_folder));
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        let paths = lines.flat_map(|line| paths_in(line, &module)).collect();
        (module, paths)
    })
    .collect()
}

/// The paths in a line that begin with `crate::` or `super::`, resolved from the crate root.
fn paths_in(line: &str, module: &Module) -> Vec<Module> {
    let is_of_path = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let words =
        line.split(|c: char| !is_of_path(c)).filter(|word| word.starts_with("crate::") || word.starts_with("super::"));
    words
        .map(|word| {
            let mut path = if word.starts_with("crate") { Vec::new() } else { module.clone() };
            for part in word.split("::").filter(|part| !part.is_empty() && *part != "crate") {
                if part == "super" {
                    path.pop();
                } else {
                    path.push(part.to_owned());
                }
            }
            path
        })
        .collect()
}

#[test]
fn layers_import_only_what_is_below_them() {
    let all = imports();
    // A path may also begin with a macro of the crate.
    let tops: BTreeSet<String> = all.keys().filter_map(|module| module.first().cloned()).collect();
    for (module, paths) in all {
        let Some((layer, below)) = LAYERS.iter().find(|(layer, _)| module.first().is_some_and(|it| it == layer)) else {
            continue;
        };
        for path in paths.iter().filter(|path| tops.contains(&path[0])) {
            assert!(path[0] == *layer || below.contains(&path[0].as_str()), "{module:?} imports {path:?}");
        }
    }
}

/// The layer of a module of the page: its index, then the screens, then the roots.
fn layer(module: &[String]) -> usize {
    let name = module.get(1).map_or("", String::as_str);
    let above = PAGE_LAYERS.len() + usize::from(ROOTS.contains(&name));
    PAGE_LAYERS.iter().position(|floor| *floor == name).unwrap_or(above)
}

#[test]
fn nothing_on_the_page_imports_what_is_above_it() {
    let all = imports();
    let tops: BTreeSet<String> =
        all.keys().filter(|it| it.len() > 1 && it[0] == "app").map(|it| it[1].clone()).collect();
    let of_page = |path: &Module| path.len() > 1 && path[0] == "app" && tops.contains(&path[1]);
    for (module, paths) in all {
        for path in paths.iter().filter(|path| module.len() > 1 && module[0] == "app" && of_page(path)) {
            assert!(layer(path) <= layer(&module), "{module:?} imports {path:?}");
        }
    }
}

/// What trusts an event to be of the kind that its name says: see `app/browser/events.rs`.
const TRUSTING: [&str; 6] = [":target=", "KeyboardEvent", "PointerEvent", "MouseEvent", "SubmitEvent", "CustomEvent"];

#[test]
fn only_the_browser_layer_reads_what_an_event_tells() {
    for path in files(package("src/app")).into_iter().filter(|path| !path.starts_with(package("src/app/browser"))) {
        let text = fs::read_to_string(&path).unwrap();
        for word in TRUSTING {
            assert!(!text.contains(word), "{} has {word}", path.display());
        }
    }
}

#[test]
fn no_two_files_import_each_other() {
    let all = imports();
    let modules: Vec<&Module> = all.keys().filter(|module| module.len() > 1).collect();
    // The module that a path leads to. Re-exports by a parent do not count.
    let target =
        |path: &Module| modules.iter().filter(|module| path.starts_with(module)).max_by_key(|module| module.len());
    let mut open: BTreeMap<&Module, Vec<&Module>> = modules
        .iter()
        .map(|&module| {
            let others = all[module].iter().filter_map(target).copied();
            (module, others.filter(|other| *other != module && other.len() >= module.len()).collect())
        })
        .collect();
    // A module that imports nothing unresolved is not part of a cycle.
    loop {
        let names: Vec<&Module> = open.keys().copied().collect();
        open.retain(|_, others| others.iter().any(|other| names.contains(other)));
        if open.len() == names.len() {
            break;
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn no_file_is_too_long() {
    for path in ["src", "style"].into_iter().flat_map(|folder| files(package(folder))) {
        if path.extension().is_some_and(|it| it == "rs" || it == "css") {
            let lines = fs::read_to_string(&path).unwrap().lines().count();
            assert!(lines <= LONGEST, "{} has {lines} lines", path.display());
        }
    }
}
