//! Prints the sizes of the page's files.

use crate::{compress, files};
use anyhow::Result;
use std::ops::AddAssign;
use std::path::PathBuf;

/// Extensions of the game's code.
const CODE: [&str; 4] = [".html", ".css", ".js", ".wasm"];

/// Print the size of every file of the page, in bytes: raw, gzip -9, brotli -11
#[derive(clap::Args)]
pub struct Options {
    /// The folder with the page
    #[arg(default_value = "dist")]
    dist: PathBuf,
}

/// A size in bytes: raw and compressed in two ways.
#[derive(Clone, Copy, Default)]
struct Size {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

impl AddAssign for Size {
    fn add_assign(&mut self, other: Size) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }
}

pub fn run(options: &Options) -> Result<()> {
    files::ensure_built(&options.dist)?;
    let (mut code, mut all) = (Size::default(), Size::default());
    println!("{:>10} {:>10} {:>10}  file", "raw", "gzip", "brotli");
    let line = |size: Size, name: &str| println!("{:>10} {:>10} {:>10}  {name}", size.raw, size.gzip, size.brotli);
    for file in files::all(&options.dist)? {
        let name = files::name(&options.dist, &file);
        if files::is_hidden(&name) {
            continue;
        }
        let bytes = files::read(&file)?;
        let (gzip, brotli) = (compress::gzip(&bytes)?.len(), compress::brotli(&bytes)?.len());
        let size = Size { raw: bytes.len(), gzip, brotli };
        line(size, &name);
        all += size;
        if CODE.iter().any(|end| name.ends_with(end)) {
            code += size;
        }
    }
    line(code, "(html, css, js and wasm)");
    line(all, "(everything)");
    Ok(())
}
