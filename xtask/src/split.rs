//! Splits the program: what is only needed later (`#[wasm_split]` in `src/app/parts/`) becomes files of its own.
//!
//! Trunk cannot do that: the program must be split before wasm-bindgen reads it. So this takes what cargo has built, and
//! replaces what Trunk has put in the folder.

use crate::{files, seal};
use anyhow::{Context, Result, anyhow, ensure};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_split_cli_support::{Options, transform};

/// The script that loads the parts.
const LOADER: &str = "./parts.js";

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

/// Splits the program of the page in a folder.
pub fn split(dist: &Path) -> Result<()> {
    let program = seal::program_of(&files::read_text(&dist.join("index.html"))?)?;
    let parts = dist.join(".parts");
    // The program names its script in every import: a short name is 2 kB less, and the same in every build.
    let main = parts.join("rack-o.wasm");
    let built = files::read(&built_by_cargo())?;
    let script = format!("./{program}.js");
    let mut options = Options::new(&built);
    (options.output_dir, options.main_out_path) = (&parts, &main);
    (options.main_module, options.link_name) = (&script, LOADER);
    let split = transform(options).map_err(|error| anyhow!("the program cannot be split: {error:#}"))?;
    run(Command::new("wasm-bindgen")
        .args(["--target", "web", "--no-typescript", "--keep-lld-exports"])
        .arg("--out-dir")
        .arg(&parts)
        .arg(&main))?;
    let mut programs = vec![(parts.join("rack-o_bg.wasm"), dist.join(format!("{program}_bg.wasm")))];
    for part in split.split_modules {
        let name = part.file_name().with_context(|| part.display().to_string())?.to_owned();
        programs.push((part, dist.join(name)));
    }
    for (from, to) in programs {
        run(Command::new("wasm-opt").args(SMALL).arg(from).arg(format!("--output={}", to.display())))?;
    }
    for (from, to) in [("rack-o.js", &*format!("{program}.js")), (LOADER, LOADER)] {
        files::write(&dist.join(to), files::read(&parts.join(from))?)?;
    }
    files::remove_all(&parts)
}

/// What cargo has built for Trunk.
fn built_by_cargo() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| files::root().join("target"), PathBuf::from);
    let is_debug = env::var_os("TRUNK_PROFILE").is_some_and(|profile| profile == "debug");
    target.join("wasm32-unknown-unknown").join(if is_debug { "debug" } else { "wasm-release" }).join("rack-o.wasm")
}

fn run(command: &mut Command) -> Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().with_context(|| name.clone())?;
    ensure!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    Ok(())
}
