//! Every character of the Club has its pictures, and so has every sign of a person. They hold nothing but drawings.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may fail")]

use rack_o::club::{Mood, face_address};
use rack_o::people::Sign;
use rack_o::players::ComputerPlayer;
use std::fs;
use std::path::{Path, PathBuf};

/// A picture is smaller, in bytes.
const SMALLER: usize = 2500;
/// All signs of people together are smaller, in bytes.
const SIGNS_SMALLER: usize = 4000;

fn public() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("public")
}

fn addresses() -> Vec<String> {
    ComputerPlayer::characters().flat_map(|one| Mood::ALL.map(|mood| face_address(one.id(), mood))).collect()
}

fn signs() -> Vec<String> {
    Sign::ALL.into_iter().map(|sign| format!("people/{}.svg", sign.word())).collect()
}

#[test]
fn every_character_has_a_picture_of_each_mood_and_there_are_no_others() {
    all_there_and_no_others("faces", addresses());
}

#[test]
fn every_sign_of_a_person_has_a_picture_and_there_are_no_others() {
    all_there_and_no_others("people", signs());
    let size = |address: &String| fs::metadata(public().join(address)).unwrap().len() as usize;
    assert!(signs().iter().map(size).sum::<usize>() < SIGNS_SMALLER);
}

/// In this folder are these pictures, each of them another one.
fn all_there_and_no_others(folder: &str, mut expected: Vec<String>) {
    let files = fs::read_dir(public().join(folder)).unwrap();
    let mut found: Vec<String> =
        files.map(|file| format!("{folder}/{}", file.unwrap().file_name().to_str().unwrap())).collect();
    expected.sort();
    found.sort();
    assert_eq!(found, expected);
    let texts: Vec<String> = found.iter().map(|name| fs::read_to_string(public().join(name)).unwrap()).collect();
    for (nth, text) in texts.iter().enumerate() {
        assert!(!texts[..nth].contains(text), "{} is another picture once more", found[nth]);
    }
}

#[test]
fn a_picture_is_small_and_holds_neither_scripts_nor_links() {
    for address in addresses().into_iter().chain(signs()) {
        let text = fs::read_to_string(public().join(&address)).unwrap();
        assert!(text.len() < SMALLER, "{address}: {} bytes", text.len());
        // The name of the format is an address, and the only one.
        let drawing = text.strip_prefix("<svg xmlns=\"http://www.w3.org/2000/svg\" ").unwrap_or_default();
        assert!(drawing.contains("viewBox=") && drawing.trim_end().ends_with("</svg>"), "{address}");
        for found in ["script", "href", "://", "url(", "<style", "style=", "<image", "foreignObject", " on"] {
            assert!(!drawing.contains(found), "{address} has {found}");
        }
    }
}
