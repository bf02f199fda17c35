//! The licence of every library in the lock file allows using it and distributing it with the game.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Licences that ask for no more than attribution.
const FREE: [&str; 12] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "0BSD",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Libraries under the MPL-2.0, which requires publishing changes to its own files. Only `xtask` uses them, to build
/// the page; none is in the game.
const BUILDS: [&str; 7] = [
    "cssparser",
    "cssparser-color",
    "cssparser-macros",
    "dtoa-short",
    "lightningcss",
    "lightningcss-derive",
    "parcel_selectors",
];

/// Whether a licence expression allows it: one alternative in which every licence is free.
fn is_free(licence: &str) -> bool {
    let plain = licence.replace(['(', ')'], " ").replace('/', " OR ");
    plain.split(" AND ").all(|part| part.split(" OR ").any(|one| FREE.contains(&one.trim())))
}

#[test]
fn every_library_has_a_free_licence() {
    let out = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline", "--all-features"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let told: Value = serde_json::from_slice(&out.stdout).unwrap();
    let packages = told["packages"].as_array().expect("cargo tells of no packages");
    assert!(packages.len() > 50);
    let mut others = Vec::new();
    for package in packages {
        let text = |name: &str| package[name].as_str().unwrap_or_default();
        let builds = text("license") == "MPL-2.0" && BUILDS.contains(&text("name"));
        if !is_free(text("license")) && !builds {
            others.push(format!("{}: {}", text("name"), text("license")));
        }
    }
    assert_eq!(others, Vec::<String>::new());
}

/// The Open Font License asks to be passed on with the typeface.
#[test]
fn the_typeface_brings_its_licence_along() {
    let fonts = Path::new(env!("CARGO_MANIFEST_DIR")).join("public/fonts");
    let licence = fs::read_to_string(fonts.join("OFL.txt")).unwrap();
    assert!(licence.starts_with("Copyright 2020 The Besley Project Authors"), "{licence}");
    assert!(licence.contains("SIL OPEN FONT LICENSE Version 1.1"), "{licence}");
    let is_besley = |name: &str| name == "OFL.txt" || name.starts_with("besley");
    let names = fs::read_dir(fonts).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert_eq!(names.filter(|name| !is_besley(name)).collect::<Vec<_>>(), Vec::<String>::new());
}

#[test]
fn what_only_builds_the_page_is_not_in_the_game() {
    let out = Command::new(env!("CARGO"))
        .args([
            "tree",
            "--package",
            "rack-o",
            "--edges",
            "all",
            "--target",
            "all",
            "--prefix",
            "none",
            "--format",
            "{p}",
        ])
        .args(["--locked", "--offline", "--features", "web"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let tree = String::from_utf8(out.stdout).unwrap();
    let names: Vec<&str> = tree.lines().filter_map(|line| line.split(' ').next()).collect();
    assert!(names.contains(&"leptos"), "{names:?}");
    assert!(BUILDS.iter().all(|tool| !names.contains(tool)), "{names:?}");
}

#[test]
fn a_licence_that_asks_for_more_is_found() {
    for (licence, free) in [
        ("MIT OR Apache-2.0", true),
        ("GPL-3.0 OR MIT", true),
        ("MIT/Unlicense", true),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ("MIT AND GPL-3.0", false),
        ("GPL-3.0", false),
        ("", false),
    ] {
        assert_eq!(is_free(licence), free, "{licence}");
    }
}
