//! Serves the page while it is worked on: builds it anew after every save, and the browser shows it by itself.

mod changes;
mod news;
mod styles;

use crate::{files, program, serve};
use anyhow::{Context, Result, ensure};
use changes::Change;
use news::News;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Instant;

/// Serve the page while it is worked on: every save of Rust, style, text or script is soon there
#[derive(clap::Args)]
pub struct Options {
    /// The folder for the page
    #[arg(long, default_value = "target/dev-page")]
    dir: PathBuf,
    /// The port; 0 takes any free one
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// The address to listen on; 0.0.0.0 for all
    #[arg(long, default_value = "127.0.0.1")]
    host: String,
}

/// Builds, serves and builds again until the process ends.
pub fn run(options: &Options) -> Result<()> {
    let dist = options.dir.clone();
    let (changed, changes) = changes::watch(&files::root())?;
    files::make_folder(&dist)?;
    let news = News::new();
    let site = serve::site(&dist, "/")?.merge(news.site());
    thread::spawn(move || {
        let _watching = changed;
        let mut change = Change::Page;
        loop {
            build(&dist, change, &news);
            let Some(next) = changes::next(&changes) else { return };
            change = next;
        }
    });
    serve::listen(site, &options.host, options.port, "/")
}

/// Brings the page up to date and tells the browser.
fn build(dist: &Path, change: Change, news: &News) {
    let start = Instant::now();
    let is_first = !dist.join("index.html").is_file();
    let built = match change {
        Change::Styles if !is_first => styles::renew(dist),
        Change::Program if !is_first => program::dev(dist),
        _ => bundle(dist),
    };
    match built {
        Ok(()) => {
            println!("{} after {:.1} s", change.is_there(), start.elapsed().as_secs_f32());
            news.tell(change);
        }
        Err(fault) => {
            eprintln!("{fault:#}");
            news.tell_fault(&format!("{fault:#}"));
        }
    }
}

/// The whole page, by Trunk and its hook, which is built anew if the texts' declarations have changed.
fn bundle(dist: &Path) -> Result<()> {
    let dist = std::path::absolute(dist)?;
    let trunk = Command::new("trunk")
        .current_dir(files::root())
        .args(["build", "--dist"])
        .arg(dist)
        .env_remove("NO_COLOR")
        .env("RUST_LOG", "error,trunk=warn")
        .output()
        .context("trunk")?;
    let said = String::from_utf8_lossy(&trunk.stderr);
    ensure!(trunk.status.success(), "{}{said}", String::from_utf8_lossy(&trunk.stdout));
    Ok(())
}

/// Makes a bundled page one that is worked on: it hears what is new, and drops what `make play` has left on this device.
pub fn prepare(dist: &Path) -> Result<()> {
    files::change(&dist.join("start.js"), |start| Ok(format!("{start}{}", include_str!("dev/client.js"))))?;
    files::write(&dist.join("sw.js"), include_str!("dev/sw.js"))
}
