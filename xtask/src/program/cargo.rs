//! Compiles the program to WebAssembly.

use crate::files;
use anyhow::{Context, Result, ensure};
use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

const TARGET: &str = "wasm32-unknown-unknown";

/// How the program is compiled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// Small, to be split.
    Release,
    /// Fast, in one part.
    Dev,
}

impl Build {
    const fn profile(self) -> &'static str {
        match self {
            Build::Release => "wasm-release",
            Build::Dev => "wasm-dev",
        }
    }
}

/// Compiles the program and returns its file. What the compiler says goes to the terminal; what stops a dev build is in the
/// error, for the page.
pub fn build(build: Build) -> Result<PathBuf> {
    // Debian's compiler has a cargo of its own (scripts/lib/rust.sh).
    let cargo = env::var_os("WASM_CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.current_dir(files::root()).args(["build", "--quiet", "--package=rack-o", "--bin=rack-o"]);
    command.args(["--target", TARGET, "--profile", build.profile()]);
    match build {
        Build::Release => {
            // The linker says where everything is, so that the program can be split.
            command.args(["--config", r#"target.wasm32-unknown-unknown.rustflags=["-Clink-args=--emit-relocs"]"#]);
            // Nothing is downloaded while the page is built.
            ensure!(command.args(["--locked", "--offline"]).status()?.success(), "the program does not compile");
        }
        Build::Dev => {
            command.args(["--no-default-features", "--features=page"]);
            let told = command.stderr(Stdio::piped()).output()?;
            let said = String::from_utf8_lossy(&told.stderr);
            ensure!(told.status.success(), "{said}");
            eprint!("{said}");
        }
    }
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| files::root().join("target"), PathBuf::from);
    let file = target.join(TARGET).join(build.profile()).join("rack-o.wasm");
    file.is_file().then_some(()).with_context(|| format!("cargo has made no {}", file.display()))?;
    Ok(file)
}
