//! Finds the file for a URL.

use std::fs;
use std::path::{Path, PathBuf};

/// What is at a URL.
#[derive(Debug, PartialEq)]
pub enum Found {
    File(PathBuf),
    Redirect(String),
    Nothing,
}

/// The file that a URL names. It is inside `root`, which must be canonical.
pub fn find(root: &Path, prefix: &str, url: &str) -> Found {
    let address = url.split(['?', '#']).next().unwrap_or_default();
    let Some(inner) = address.strip_prefix(prefix) else {
        return match prefix.strip_suffix('/') {
            Some(bare) if bare == address => Found::Redirect(prefix.to_owned()),
            _ => Found::Nothing,
        };
    };
    let mut path = root.to_owned();
    for part in inner.split('/') {
        match decode(part) {
            Some(name) if name == ".." || name.contains(['/', '\\', '\0', ':']) => {
                return Found::Nothing;
            }
            Some(name) => path.push(name),
            None => return Found::Nothing,
        }
    }
    // Resolves symbolic links, so that none leads out of the folder.
    match fs::canonicalize(&path) {
        Ok(real) if !real.starts_with(root) => Found::Nothing,
        Ok(real) if real.is_file() => Found::File(real),
        Ok(real) if real.is_dir() && !address.ends_with('/') => {
            // From the host's root, and never "//elsewhere", which would name another host.
            Found::Redirect(format!("{prefix}{}/", inner.trim_start_matches('/')))
        }
        Ok(real) if real.join("index.html").is_file() => Found::File(real.join("index.html")),
        _ => Found::Nothing,
    }
}

/// Decodes percent-encoding; `None` if it is broken or not UTF-8.
fn decode(part: &str) -> Option<String> {
    let mut bytes = part.bytes();
    let mut decoded = Vec::with_capacity(part.len());
    while let Some(byte) = bytes.next() {
        decoded.push(if byte == b'%' {
            let mut digit = || char::from(bytes.next()?).to_digit(16);
            u8::try_from(digit()? * 16 + digit()?).ok()?
        } else {
            byte
        });
    }
    String::from_utf8(decoded).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files;

    /// The project's own folder has enough files to look for.
    fn project_root() -> PathBuf {
        fs::canonicalize(files::root()).unwrap_or_default()
    }

    #[test]
    fn addresses_name_files() {
        let root = project_root();
        let file = Found::File(root.join("src").join("lib.rs"));
        assert_eq!(find(&root, "/", "/src/lib.rs"), file);
        assert_eq!(find(&root, "/", "/src/l%69b.rs?x=/../y"), file);
        assert_eq!(find(&root, "/a/b/", "/a/b/src/lib.rs"), file);
        assert_eq!(find(&root, "/", "/"), Found::File(root.join("index.html")));
    }

    #[test]
    fn folders_get_their_slash() {
        let root = project_root();
        let to = |address: &str| Found::Redirect(address.to_owned());
        assert_eq!(find(&root, "/", "/src"), to("/src/"));
        assert_eq!(find(&root, "/", "//src"), to("/src/"));
        assert_eq!(find(&root, "/a/", "/a/src"), to("/a/src/"));
        assert_eq!(find(&root, "/a/b/", "/a/b"), to("/a/b/"));
    }

    #[test]
    fn nothing_else_is_served() {
        let root = project_root().join("src");
        for address in [
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/..%2fCargo.toml",
            "/..%5cCargo.toml",
            "/engine/../../Cargo.toml",
            "//etc/passwd",
            "/%00",
            "/%2",
            "/%zz",
            "/%ff",
            "/lib.rs/",
            "/engine/",
            "*",
        ] {
            assert_eq!(find(&root, "/", address), Found::Nothing, "{address}");
        }
        assert_eq!(find(&root, "/a/", "/lib.rs"), Found::Nothing);
    }
}
