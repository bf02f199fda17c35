//! Reading and writing files, with errors that name them.

use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::{Path, PathBuf};

/// The project's root folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The bytes of a file.
pub fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| path.display().to_string())
}

/// The text of a file.
pub fn read_text(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// Writes a file, replacing what was there.
pub fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<()> {
    fs::write(path, content).with_context(|| path.display().to_string())
}

/// Removes a file.
pub fn remove(path: &Path) -> Result<()> {
    fs::remove_file(path).with_context(|| path.display().to_string())
}

/// Replaces the text of a file by one made from it.
pub fn change(path: &Path, made: impl FnOnce(&str) -> Result<String>) -> Result<()> {
    let text = made(&read_text(path)?).with_context(|| path.display().to_string())?;
    write(path, text)
}

/// All files below a folder, sorted.
pub fn all(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    Ok(files)
}

/// A file's name as the page requests it: relative to `folder`, with slashes.
pub fn name(folder: &Path, path: &Path) -> String {
    path.strip_prefix(folder).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

/// Whether any part of the name starts with a dot.
pub fn is_hidden(name: &str) -> bool {
    name.split('/').any(|part| part.starts_with('.'))
}

/// Fails if the folder has no built page.
pub fn ensure_built(dist: &Path) -> Result<()> {
    ensure!(dist.join("index.html").is_file(), "there is no page in {}: `make build` makes one", dist.display());
    Ok(())
}

/// Makes a folder, and those it is in.
pub fn make_folder(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())
}

/// Gives a file or folder another name, in place of what had it.
pub fn rename(from: &Path, to: &Path) -> Result<()> {
    if to.is_dir() {
        remove_all(to)?;
    }
    fs::rename(from, to).with_context(|| format!("{} to {}", from.display(), to.display()))
}

/// Removes a folder with all that is in it.
pub fn remove_all(folder: &Path) -> Result<()> {
    fs::remove_dir_all(folder).with_context(|| folder.display().to_string())
}
