//! What a save changes, and so what has to be built anew.

use anyhow::Result;
use notify::{Event, RecommendedWatcher, RecursiveMode, Watcher, recommended_watcher};
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// How long no more may be saved before a build begins: editors write a file in several steps.
const QUIET: Duration = Duration::from_millis(50);

/// The folders that are watched, in the project's.
const FOLDERS: [&str; 3] = ["src", "style", "public"];

/// The files beside them that count.
const FILES: [&str; 3] = ["index.html", "Cargo.toml", "Trunk.toml"];

/// What says something to the build itself: the texts' declarations, the keys of the storage, the parts.
const FOR_BUILD: [&str; 3] = ["src/i18n", "src/storage/keys.rs", "src/lazy_parts.rs"];

/// What has to be built anew, from the least to the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    /// The styles, which are exchanged in the page.
    Styles,
    /// The program.
    Program,
    /// Everything.
    Page,
}

impl Change {
    /// What to say when it is done.
    pub const fn done(self) -> &'static str {
        match self {
            Change::Styles => "The new styles are there",
            Change::Program => "The new program is there",
            Change::Page => "The page is there",
        }
    }

    /// What a change of this file means; `None` for a folder, and for a file that an editor keeps for itself.
    fn of(root: &Path, path: &Path) -> Option<Change> {
        let inside = path.strip_prefix(root).ok()?;
        let name = inside.file_name()?.to_string_lossy();
        let end = inside.extension()?;
        let is_editors = name.starts_with(['.', '#']) || name.ends_with('~') || end == "swp" || end == "tmp";
        let counts = FOLDERS.iter().any(|folder| inside.starts_with(folder))
            || FILES.iter().any(|file| inside == Path::new(file));
        if is_editors || !counts {
            return None;
        }
        let is_for_build = FOR_BUILD.iter().any(|place| inside.starts_with(place));
        Some(match end.to_str() {
            Some("css") => Change::Styles,
            Some("rs") if !is_for_build => Change::Program,
            _ => Change::Page,
        })
    }
}

/// Watches the files of a project. Changes come until the watcher is dropped.
pub fn watch(root: &Path) -> Result<(RecommendedWatcher, Receiver<Change>)> {
    let (tell, changes) = channel();
    let root = root.canonicalize()?;
    let folder = root.clone();
    let mut watcher = recommended_watcher(move |event: notify::Result<Event>| {
        let Ok(event) = event else { return };
        // A build reads all files.
        if event.kind.is_access() {
            return;
        }
        if let Some(change) = event.paths.iter().filter_map(|path| Change::of(&folder, path)).max() {
            // It fails when nobody builds any more.
            let _ = tell.send(change);
        }
    })?;
    // The files by their folder: many an editor saves by putting a new file in the place of the old one.
    watcher.watch(&root, RecursiveMode::NonRecursive)?;
    for folder in FOLDERS {
        watcher.watch(&root.join(folder), RecursiveMode::Recursive)?;
    }
    Ok((watcher, changes))
}

/// Waits for the next change; what is saved with it, or was while something was built, counts as one. `None` when no more
/// will come.
pub fn next(changes: &Receiver<Change>) -> Option<Change> {
    let mut change = changes.recv().ok()?;
    while let Ok(more) = changes.recv_timeout(QUIET) {
        change = change.max(more);
    }
    Some(change)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn each_file_asks_for_as_little_as_it_can() {
        let root = Path::new("/a");
        for (name, wanted) in [
            ("style/card.css", Some(Change::Styles)),
            ("src/app/table/mod.rs", Some(Change::Program)),
            ("src/engine/deal.rs", Some(Change::Program)),
            ("Cargo.toml", Some(Change::Page)),
            ("src/i18n/languages/de/table.txt", Some(Change::Page)),
            ("src/i18n/table.rs", Some(Change::Page)),
            ("src/storage/keys.rs", Some(Change::Page)),
            ("src/lazy_parts.rs", Some(Change::Page)),
            ("public/tabs.js", Some(Change::Page)),
            ("index.html", Some(Change::Page)),
            ("src/app/.mod.rs.swp", None),
            ("src/app/mod.rs~", None),
            ("src/app/#mod.rs#", None),
            ("src/app/4913", None),
            ("README.md", None),
            ("Cargo.lock", None),
            ("src/app", None),
        ] {
            assert_eq!(Change::of(root, &root.join(name)), wanted, "{name}");
        }
    }

    #[test]
    fn what_is_saved_together_is_built_once() {
        let (tell, changes) = channel();
        for change in [Change::Styles, Change::Page, Change::Program] {
            tell.send(change).unwrap();
        }
        assert_eq!(next(&changes), Some(Change::Page));
        drop(tell);
        assert_eq!(next(&changes), None);
    }

    #[test]
    fn a_save_is_noticed_and_reading_is_not() {
        let root = std::env::temp_dir().join(format!("rack-o-changes-{}", std::process::id()));
        FOLDERS.iter().for_each(|folder| fs::create_dir_all(root.join(folder)).unwrap());
        let (script, style, page) = (root.join("public/tabs.js"), root.join("style/card.css"), root.join("index.html"));
        fs::write(&script, "").unwrap();
        let (_watcher, changes) = watch(&root).unwrap();
        let wait_for = |wanted| while changes.recv_timeout(Duration::from_secs(10)).unwrap() != wanted {};
        fs::read(&script).unwrap();
        fs::write(&style, "a{}").unwrap();
        assert_eq!(changes.recv_timeout(Duration::from_secs(10)), Ok(Change::Styles));
        // A file that takes the place of another, more than once.
        for _ in 0..2 {
            fs::write(root.join("index.new"), "").unwrap();
            fs::rename(root.join("index.new"), &page).unwrap();
            wait_for(Change::Page);
            // When this one is heard of, all that came before has been.
            fs::write(&style, "b{}").unwrap();
            wait_for(Change::Styles);
        }
        fs::remove_dir_all(root).unwrap();
    }
}
