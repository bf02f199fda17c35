//! Serves the page while it is worked on: builds it anew after every save, and the browser shows it by itself.

mod changes;
mod news;
mod styles;

use crate::{files, program, serve};
use anyhow::{Context, Result, anyhow, ensure};
use changes::Change;
use news::News;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;
use std::{panic, thread};

/// The script that hears what is new, in a page that is worked on.
const CLIENT: &str = "dev.js";

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
    let (watcher, changes) = changes::watch(&files::root())?;
    wait_in(&dist)?;
    let news = News::new();
    let site = serve::site(&dist, "/")?.merge(news.site());
    thread::spawn(move || {
        let _watcher = watcher;
        println!("Building the page, which takes a few minutes the first time");
        let mut due = Change::Page;
        loop {
            let is_built = build(&dist, due, &news);
            let Some(saved) = changes::next(&changes) else { return };
            // What could not be built is still to be built.
            due = if is_built { saved } else { due.max(saved) };
        }
    });
    serve::listen(site, &options.host, options.port, "/")
}

/// A page to look at until the first one is built, unless there is one of the last time.
fn wait_in(dist: &Path) -> Result<()> {
    let page = dist.join("index.html");
    if page.is_file() {
        return Ok(());
    }
    files::make_folder(dist)?;
    files::write(&dist.join(CLIENT), include_str!("dev/client.js"))?;
    files::write(&page, include_str!("dev/waiting.html"))
}

/// Brings the page up to date and tells the browser. Returns whether it could.
fn build(dist: &Path, change: Change, news: &News) -> bool {
    let start = Instant::now();
    let built = panic::catch_unwind(|| match change {
        Change::Styles => styles::renew(dist),
        Change::Program => program::dev(dist),
        Change::Page => bundle(dist),
    });
    match built.unwrap_or_else(|_| Err(anyhow!("a tool of the build has stopped; the terminal says where"))) {
        Ok(()) => {
            println!("{} after {:.1} s", change.done(), start.elapsed().as_secs_f32());
            news.tell(change);
            true
        }
        Err(fault) => {
            eprintln!("{fault:#}");
            news.tell_fault(&format!("{fault:#}"));
            false
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
    // The compiler's warnings.
    eprint!("{said}");
    Ok(())
}

/// Makes a bundled page one that is worked on: it hears what is new, and drops what `make play` has left on this device.
pub fn prepare(dist: &Path) -> Result<()> {
    files::write(&dist.join(CLIENT), include_str!("dev/client.js"))?;
    files::write(&dist.join("sw.js"), include_str!("dev/sw.js"))?;
    files::change(&dist.join("index.html"), |page| {
        // Before the others, so that it hears what is new where they fail.
        let (before, after) = page.split_once("<script").context("index.html has no scripts")?;
        Ok(format!("{before}<script src=\"{CLIENT}\" type=\"module\"></script>\n<script{after}"))
    })
}
