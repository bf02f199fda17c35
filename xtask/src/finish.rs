//! Turns Trunk's bundle into the finished page.

use crate::{languages, lower, seal};
use anyhow::Result;
use std::path::PathBuf;

/// Finish the page that Trunk has bundled: languages, styles for older browsers, then `seal`. Trunk calls it (Trunk.toml)
#[derive(clap::Args)]
pub struct Options {
    /// The folder with the bundled page
    #[arg(env = "TRUNK_STAGING_DIR")]
    dist: PathBuf,
}

pub fn run(options: &Options) -> Result<()> {
    languages::write(&options.dist.join("lang"))?;
    lower::lower(&options.dist)?;
    seal::seal(&options.dist)?;
    Ok(())
}
