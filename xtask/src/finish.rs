//! Turns Trunk's bundle into the finished page, as `docs/build.md` says.

use crate::{dev, files, join, languages, lower, names, program, seal};
use anyhow::Result;
use std::path::PathBuf;

/// Finish the page that Trunk has bundled: builds the program, adds languages, names and styles for older browsers, then `seal`s. Trunk calls it (Trunk.toml)
#[derive(clap::Args)]
pub struct Options {
    /// The folder with the bundled page
    #[arg(env = "TRUNK_STAGING_DIR")]
    dist: PathBuf,
    /// What the page is for
    #[arg(long, env = "TRUNK_PROFILE", default_value = "release")]
    profile: Profile,
}

/// What a page is for, as Trunk calls it.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Profile {
    /// To be played
    Release,
    /// To be worked on
    Debug,
}

pub fn run(options: &Options) -> Result<()> {
    let dist = &options.dist;
    languages::write(&dist.join("lang"))?;
    names::fill(dist)?;
    lower::lower(dist)?;
    join::join(dist)?;
    if options.profile == Profile::Release {
        let folder = program::release(dist)?;
        files::change(&dist.join("index.html"), |page| seal::with_program(page, &folder))?;
        seal::seal(dist)?;
    } else {
        dev::prepare(dist)?;
        program::dev(dist)?;
    }
    Ok(())
}
