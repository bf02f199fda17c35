//! Builds the program: cargo, then the split, wasm-bindgen and wasm-opt. `docs/build.md` says how that fits in.

mod cargo;

use crate::{files, minify};
use anyhow::{Context, Result, anyhow, ensure};
use cargo::Build;
use rayon::prelude::*;
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

/// The folder of the program, as the page names it. In a release its name gets a hash (`release`).
pub const FOLDER: &str = "program";

/// The script that starts the program.
pub const SCRIPT: &str = "rack-o.js";

/// The script that loads the parts. An unsplit program has an empty one, since the page asks for it.
const LOADER: &str = "parts.js";

/// How wasm-opt makes each part small. Beyond -O2 it rebuilds loops and branches and puts similar functions side by side:
/// 3 % smaller. With -Oz the code is smaller, but no longer once it is compressed. (rustc puts the stack first, so no data
/// lies in the lowest kilobyte.) Splitting adds a function for each function of another part that is called. With these inlined
/// the later parts are 2 % smaller, and the browser compiles a sixth fewer functions at a start.
const SMALL: [&str; 7] = [
    "--low-memory-unused",
    "--always-inline-max-function-size=5",
    "--flatten",
    "--rereloop",
    "-O2",
    "--dealign",
    "--reorder-functions-by-name",
];

/// Builds the program for release: split, so that what is only needed later is a file of its own, and small. Returns the
/// name of its folder in `dist`, which changes with any of its files: hosts and browsers may keep files, and a page must
/// never run the program of another build.
pub fn release(dist: &Path) -> Result<String> {
    let built = files::read(&cargo::build(Build::Release)?)?;
    let (made, folder) = (dist.join(".parts"), dist.join(FOLDER));
    files::make_folder(&folder)?;
    let main = made.join("rack-o.wasm");
    let (script, loader) = (format!("./{SCRIPT}"), format!("./{LOADER}"));
    let mut options = Options::new(&built);
    (options.output_dir, options.main_out_path) = (&made, &main);
    (options.main_module, options.link_name) = (&script, &loader);
    let split = transform(options).map_err(|error| anyhow!("the program cannot be split: {error:#}"))?;
    bindgen(&main, &made, Build::Release)?;
    make_small(&[vec![made.join("rack-o_bg.wasm")], split.split_modules].concat(), &folder)?;
    for name in [SCRIPT, LOADER] {
        files::write(&folder.join(name), minify::minify(&files::read_text(&made.join(name))?)?)?;
    }
    files::remove_all(&made)?;
    named_by_content(dist)
}

/// Builds the program as fast as possible, in one part.
pub fn dev(dist: &Path) -> Result<()> {
    let built = cargo::build(Build::Dev)?;
    let folder = dist.join(FOLDER);
    files::make_folder(&folder)?;
    bindgen(&built, &folder, Build::Dev)?;
    files::write(&folder.join(LOADER), "")
}

/// Makes the script of a program, and the program as that runs it.
fn bindgen(program: &Path, folder: &Path, build: Build) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(program).web(true)?.typescript(false).out_name("rack-o").omit_default_module_path(false);
    match build {
        // The parts of a split program find each other by what the linker exports.
        Build::Release => bindgen.keep_lld_exports(true),
        // Names in a stack stay as the compiler writes them: reading them costs a second of every build.
        Build::Dev => bindgen.debug(true).demangle(false),
    };
    bindgen.generate(folder).map_err(|error| anyhow!("wasm-bindgen: {error:#}"))
}

/// Gives the program's folder its name: all it holds is in it.
fn named_by_content(dist: &Path) -> Result<String> {
    let folder = dist.join(FOLDER);
    let mut whole = Sha256::new();
    for path in files::all(&folder)? {
        whole.update(files::name(&folder, &path));
        whole.update(Sha256::digest(files::read(&path)?));
    }
    let hash: String = whole.finalize()[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let name = format!("{FOLDER}-{hash}");
    files::rename(&folder, &dist.join(&name))?;
    Ok(name)
}

/// Makes parts small, side by side, into a folder.
fn make_small(parts: &[PathBuf], folder: &Path) -> Result<()> {
    let one = |part: &PathBuf| {
        let name = part.file_name().with_context(|| part.display().to_string())?;
        let to = format!("--output={}", folder.join(name).display());
        let output = Command::new("wasm-opt").args(SMALL).arg(part).arg(to).output().context("wasm-opt")?;
        ensure!(output.status.success(), "wasm-opt: {}", String::from_utf8_lossy(&output.stderr));
        Ok(())
    };
    parts.par_iter().try_for_each(one)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_program_with_other_content_has_another_name() {
        let dist = std::env::temp_dir().join(format!("rack-o-program-{}", std::process::id()));
        let named = |script: &str| {
            fs::create_dir_all(dist.join(FOLDER)).unwrap();
            fs::write(dist.join(FOLDER).join(SCRIPT), script).unwrap();
            let name = named_by_content(&dist).unwrap();
            assert_eq!(fs::read_to_string(dist.join(&name).join(SCRIPT)).unwrap(), script);
            fs::remove_dir_all(dist.join(&name)).unwrap();
            name
        };
        let first = named("a()");
        assert!(first.starts_with("program-") && first.len() == "program-".len() + 16, "{first}");
        assert_eq!(named("a()"), first);
        assert_ne!(named("b()"), first);
        fs::remove_dir_all(dist).unwrap();
    }
}
