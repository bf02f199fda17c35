//! Checks that the page keeps within `scripts/budgets`.

use crate::{compress, files};
use anyhow::{Context, Result, ensure};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Fail where the page is larger than scripts/budgets allows
#[derive(clap::Args)]
pub struct Options {
    /// The folder with the page
    #[arg(default_value = "dist")]
    dist: PathBuf,
}

/// When a file is downloaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Group {
    /// Before a match can be played.
    First,
    /// When it is first wanted: all other parts of the program.
    Lazy,
    /// Later, for offline use and installation.
    Kept,
}

impl Group {
    const ALL: [Group; 3] = [Group::First, Group::Lazy, Group::Kept];

    /// Its name in `scripts/budgets`.
    fn name(self) -> &'static str {
        match self {
            Group::First => "MATCH",
            Group::Lazy => "LAZY",
            Group::Kept => "KEPT",
        }
    }
}

pub fn run(options: &Options) -> Result<()> {
    files::ensure_built(&options.dist)?;
    let text = files::read_text(&files::root().join("scripts/budgets"))?;
    let budgets = budgets(&text)?;
    let sums = sums(&options.dist)?;
    for group in Group::ALL {
        let name = group.name();
        let sum = sums.get(&group).copied().unwrap_or_default();
        let most = *budgets.get(name).with_context(|| format!("scripts/budgets has no {name}"))?;
        println!("{name}: {sum} of {most} bytes");
        ensure!(sum <= most, "{name} is {} bytes over its budget: `make sizes` shows every file", sum - most);
    }
    Ok(())
}

/// The lines NAME=BYTES of `scripts/budgets`.
fn budgets(text: &str) -> Result<BTreeMap<&str, usize>> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines
        .map(|line| {
            let (name, bytes) = line.split_once('=').with_context(|| format!("scripts/budgets: {line}"))?;
            Ok((name, bytes.parse().with_context(|| format!("scripts/budgets: {line}"))?))
        })
        .collect()
}

/// The size of each group compressed by brotli. A page loads one language, so the largest counts.
fn sums(dist: &Path) -> Result<BTreeMap<Group, usize>> {
    let mut sums = BTreeMap::new();
    let mut languages = BTreeMap::new();
    for file in files::all(dist)? {
        let name = files::name(dist, &file);
        let Some(group) = group(&name) else { continue };
        let size = compress::brotli(&files::read(&file)?)?.len();
        match name.strip_prefix("lang/").and_then(|name| name.split_once('/')) {
            Some((_, part)) => {
                let largest = languages.entry((group, part.to_owned())).or_default();
                *largest = size.max(*largest);
            }
            None => *sums.entry(group).or_default() += size,
        }
    }
    languages.into_iter().for_each(|((group, _), size)| *sums.entry(group).or_default() += size);
    Ok(sums)
}

/// When a file is downloaded; `None` where it never is.
fn group(name: &str) -> Option<Group> {
    if files::is_hidden(name) || name.ends_with(".br") || name.ends_with(".gz") {
        return None;
    }
    let lazy =
        ["split_", "chunk_"].iter().any(|start| name.starts_with(start)) || ["lazy.css", "worker.js"].contains(&name);
    Some(match name.rsplit_once('/') {
        Some((folder, file)) if folder.starts_with("lang/") && file != "table.txt" => Group::Lazy,
        Some(("icons", _)) => Group::Kept,
        None if name == "sw.js" || name == "manifest.webmanifest" => Group::Kept,
        None if lazy => Group::Lazy,
        _ => Group::First,
    })
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;

    #[test]
    fn every_file_counts_when_it_is_downloaded() {
        for (name, wanted) in [
            ("index.html", Some(Group::First)),
            ("rack-o-0123.js", Some(Group::First)),
            ("lang/de/table.txt", Some(Group::First)),
            ("split_lazy.wasm", Some(Group::Lazy)),
            ("chunk_2.wasm", Some(Group::Lazy)),
            ("lazy.css", Some(Group::Lazy)),
            ("lang/de/book.txt", Some(Group::Lazy)),
            ("sw.js", Some(Group::Kept)),
            ("icons/64.png", Some(Group::Kept)),
            ("index.html.br", None),
            (".stage/index.html", None),
        ] {
            assert_eq!(group(name), wanted, "{name}");
        }
    }

    #[test]
    fn budgets_are_read_and_faults_named() {
        let read = budgets("# What it is\nLAZY=20\n\nKEPT=3\n").unwrap();
        assert_eq!((read["LAZY"], read["KEPT"]), (20, 3));
        assert!(budgets("LAZY=much").unwrap_err().to_string().contains("LAZY=much"));
        assert!(budgets("LAZY").is_err());
    }

    #[test]
    fn there_is_a_budget_for_each() {
        let text = files::read_text(&files::root().join("scripts/budgets")).unwrap();
        let budgets = budgets(&text).unwrap();
        assert!(Group::ALL.iter().all(|group| budgets.contains_key(group.name())));
    }
}
