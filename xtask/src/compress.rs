//! Compresses files as a host would, at the highest level.

use crate::files;
use anyhow::Result;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;
use std::path::PathBuf;

/// Extensions of files that a host could serve compressed.
const TEXTS: [&str; 8] = ["html", "js", "css", "wasm", "svg", "txt", "json", "webmanifest"];

/// Put a .br and a .gz beside every file of the page, for hosts that serve them
#[derive(clap::Args)]
pub struct Options {
    /// The folder with the page
    #[arg(default_value = "dist")]
    dist: PathBuf,
}

pub fn run(options: &Options) -> Result<()> {
    files::ensure_built(&options.dist)?;
    for file in files::all(&options.dist)? {
        if file.extension().is_some_and(|end| TEXTS.iter().any(|text| end == *text)) {
            let bytes = files::read(&file)?;
            files::write(&file.with_added_extension("br"), brotli(&bytes)?)?;
            files::write(&file.with_added_extension("gz"), gzip(&bytes)?)?;
        }
    }
    Ok(())
}

/// Compressed by brotli at level 11.
pub fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let params = BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: bytes.len(), ..Default::default() };
    let mut small = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut small, &params)?;
    Ok(small)
}

/// Compressed by gzip at level 9.
pub fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop")]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn what_was_compressed_comes_back() {
        let text = "rack ".repeat(1000).into_bytes();
        let (small, packed) = (brotli(&text).unwrap(), gzip(&text).unwrap());
        assert!(small.len() < 100 && packed.len() < 100);
        let mut again = Vec::new();
        brotli::BrotliDecompress(&mut &*small, &mut again).unwrap();
        assert_eq!(again, text);
        again.clear();
        flate2::read::GzDecoder::new(&*packed).read_to_end(&mut again).unwrap();
        assert_eq!(again, text);
    }
}
