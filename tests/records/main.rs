//! Match records as files: good ones of every kind, bad ones with their faults, and malicious ones.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

#[path = "../common/mod.rs"]
mod common;

mod alterations;
mod hostile;
mod invalid;
mod samples;
mod valid;

use rack_o::record::Record;
use std::fs;
use std::path::PathBuf;

/// The folder `valid` or `invalid`.
fn folder(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "records", name].iter().collect()
}

/// A record of a folder, as text.
fn text(kind: &str, name: &str) -> String {
    let path = folder(kind).join(format!("{name}.json"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A good record, parsed but not checked.
fn record(name: &str) -> Record {
    serde_json::from_str(&text("valid", name)).unwrap()
}

/// The names of the records in a folder.
fn names(kind: &str) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder(kind))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    names.sort_unstable();
    names
}

fn write(kind: &str, name: &str, json: &str) {
    fs::write(folder(kind).join(format!("{name}.json")), format!("{json}\n")).unwrap();
}

#[test]
#[ignore = "writes the files that the other tests read; for a new kind of record only"]
fn write_the_records() {
    for sample in samples::all() {
        write("valid", sample.name, &sample.play());
    }
    for (name, json) in alterations::all() {
        write("invalid", name, &json);
    }
}
