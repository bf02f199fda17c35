//! Compiles the languages in `src/i18n/languages` into what the page loads. Fails if a phrase is missing or unknown, or
//! its arguments differ from the program's.

use crate::files;
use anyhow::{Context, Result, anyhow};
use rack_o::i18n::{FILES, Language, source};
use std::fs;
use std::path::Path;

/// Writes every part of every language into a folder per language below `into`.
pub fn write(into: &Path) -> Result<()> {
    let sources = files::root().join("src/i18n/languages");
    for language in Language::ALL {
        let folder = into.join(language.code());
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        for (part, phrases) in FILES {
            let file = format!("{part}.txt");
            let written = sources.join(language.code()).join(&file);
            let text = files::read_text(&written)?;
            let text =
                source::compact(language, &text, phrases).map_err(|fault| anyhow!("{}: {fault}", written.display()))?;
            files::write(&folder.join(file), text)?;
        }
    }
    Ok(())
}
