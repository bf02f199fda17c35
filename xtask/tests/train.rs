//! The expert's networks can be trained again.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use rack_o::players::training::{BYTES, KINDS};
use std::process::Command;
use std::{env, fs, process};

#[test]
fn training_with_the_same_seed_makes_the_same_bytes() {
    let folder = env::temp_dir().join(format!("rack-o-train-{}", process::id()));
    fs::create_dir_all(&folder).unwrap();
    let train = |name: &str, seed: &str| {
        let out = folder.join(name);
        let words = ["--rounds", "60", "--again", "30", "--more", "0", "--lot", "30", "--only", "1", "--seed", seed];
        let tool = env!("CARGO_BIN_EXE_xtask");
        let ran = Command::new(tool).arg("train").args(words).arg("--out").arg(&out).output().unwrap();
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        fs::read(out).unwrap()
    };
    let (one, same, other) = (train("one", "1"), train("same", "1"), train("other", "2"));
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(one.len(), KINDS * BYTES);
    assert!(one == same, "the same seed made other numbers");
    assert!(one != other, "another seed made the same numbers");
}
