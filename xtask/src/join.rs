//! Joins scripts of `public/` that are written apart and belong together.

use crate::files;
use anyhow::Result;
use std::path::Path;

/// Each script with those that come before it in the same file.
const JOINED: [(&str, &[&str]); 2] = [
    ("failure.js", &["language.js"]),
    ("start.js", &["policy.js", "tabs.js", "offline.js", "press.js", "history.js", "lazy-screens.js"]),
];

/// Joins the scripts in a folder. The files they were in are gone.
pub fn join(dist: &Path) -> Result<()> {
    for (name, before) in JOINED {
        let mut text = String::new();
        for first in before {
            text += &files::read_text(&dist.join(first))?;
            files::remove(&dist.join(first))?;
        }
        files::change(&dist.join(name), |last| Ok(text + last))?;
    }
    Ok(())
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn what_is_joined_stands_in_one_file_in_order() {
        let dist = std::env::temp_dir().join(format!("rack-o-join-{}", std::process::id()));
        fs::create_dir_all(&dist).unwrap();
        for (name, before) in JOINED {
            for name in before.iter().chain([&name]) {
                fs::write(dist.join(name), format!("// {name}\n")).unwrap();
            }
        }
        join(&dist).unwrap();
        assert_eq!(fs::read_to_string(dist.join("failure.js")).unwrap(), "// language.js\n// failure.js\n");
        let start = fs::read_to_string(dist.join("start.js")).unwrap();
        assert!(start.starts_with("// policy.js\n// tabs.js\n") && start.ends_with("// start.js\n"), "{start}");
        assert_eq!(files::all(&dist).unwrap().len(), 2);
        fs::remove_dir_all(dist).unwrap();
    }
}
