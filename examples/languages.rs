//! Makes of the languages in `src/i18n/languages` what the page loads, in `dist/lang`: part of `make build`, which fails
//! where a phrase is missing, unknown, or filled in otherwise than the program does.
//!
//! `cargo run --no-default-features --example languages -- dist [CODE]`; with a code only that language.

use rack_o::i18n::{Language, PARTS, source};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    let dist = env::args().nth(1).unwrap_or_else(|| "dist".to_owned());
    let only = env::args().nth(2);
    match build(&Path::new(&dist).join("lang"), only.as_deref()) {
        Ok(files) => {
            println!("{files} files");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("languages: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Writes all parts of all languages into a folder; says how many files.
fn build(into: &Path, only: Option<&str>) -> Result<usize, String> {
    let told = |path: &Path, error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let mut files = 0;
    for language in Language::ALL.into_iter().filter(|language| only.is_none_or(|only| only == language.code())) {
        let folder = into.join(language.code());
        fs::create_dir_all(&folder).map_err(|error| told(&folder, &error))?;
        for (part, phrases) in PARTS {
            let file = written(language, part);
            let text = fs::read_to_string(&file).map_err(|error| told(&file, &error))?;
            let text = source::compact(language, &text, phrases).map_err(|fault| told(&file, &fault))?;
            let path = folder.join(format!("{part}.txt"));
            fs::write(&path, text).map_err(|error| told(&path, &error))?;
            files += 1;
        }
    }
    Ok(files)
}

/// Where translators write a part of a language.
fn written(language: Language, part: &str) -> PathBuf {
    let languages = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/i18n/languages");
    languages.join(language.code()).join(format!("{part}.txt"))
}
