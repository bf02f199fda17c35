//! The typeface of headings has every letter that the languages need.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use rack_o::i18n::{FILES, Language, source};
use std::collections::BTreeSet;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Signs of the texts that no heading, key or name has: they are drawn in whatever face has them.
const SIGNS: &str = "↑↓✓✕\u{202f}";

fn package(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// All characters of a language's texts, and those of names that the game gives.
fn said(language: Language) -> BTreeSet<char> {
    let mut all = BTreeSet::new();
    for (part, phrases) in FILES {
        let file = package(&format!("src/i18n/languages/{}/{part}.txt", language.code()));
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        all.extend(source::entries(&text, phrases).unwrap().iter().flat_map(|(_, text)| text.chars()));
    }
    all
}

/// The characters that a face in WOFF2 has, from its table `cmap`.
///
/// WOFF2 begins with 48 bytes, among them the number of tables. For each table follow a byte (its tag, and how it is
/// transformed), its tag where that is not one of the usual ones, its length, and its length once transformed, if it
/// is. Then all tables follow one after another, in one stream of brotli.
fn characters(face: &[u8]) -> BTreeSet<char> {
    const CMAP: u8 = 0;
    const GLYF: u8 = 10;
    const LOCA: u8 = 11;
    const OTHER: u8 = 63;
    assert_eq!(&face[..4], b"wOF2");
    let mut rest = &face[48..];
    let (mut offset, mut cmap) = (0, None);
    for _ in 0..short(face, 12) {
        let flags = byte(&mut rest);
        let (tag, version) = (flags & 63, flags >> 6);
        if tag == OTHER {
            rest = &rest[4..];
        }
        let mut length = number(&mut rest);
        let is_transformed = if [GLYF, LOCA].contains(&tag) { version == 0 } else { version != 0 };
        if is_transformed {
            length = number(&mut rest);
        }
        if tag == CMAP {
            cmap = Some(offset..offset + length);
        }
        offset += length;
    }
    let mut tables = Vec::new();
    let packed = &rest[..long(face, 20)];
    brotli::Decompressor::new(packed, 4096).read_to_end(&mut tables).unwrap();
    mapped(&tables[cmap.expect("the face has no cmap")])
}

/// The characters of a `cmap`, by its subtables of format 4: ranges of 16-bit codes.
fn mapped(cmap: &[u8]) -> BTreeSet<char> {
    let mut all = BTreeSet::new();
    for record in 0..short(cmap, 2) {
        let table = &cmap[long(cmap, 4 + 8 * record + 4)..];
        if short(table, 0) != 4 {
            continue;
        }
        let size = short(table, 6);
        for at in (0..size).step_by(2) {
            let (last, first) = (short(table, 14 + at), short(table, 16 + size + at));
            all.extend((first..=last).filter_map(|code| char::from_u32(u32::try_from(code).unwrap())));
        }
    }
    all
}

fn short(bytes: &[u8], at: usize) -> usize {
    usize::from(bytes[at]) << 8 | usize::from(bytes[at + 1])
}

fn long(bytes: &[u8], at: usize) -> usize {
    short(bytes, at) << 16 | short(bytes, at + 2)
}

fn byte(rest: &mut &[u8]) -> u8 {
    let (first, after) = rest.split_first().expect("the face is not whole");
    *rest = after;
    *first
}

/// A number of WOFF2: seven bits a byte, the last one without the highest bit.
fn number(rest: &mut &[u8]) -> usize {
    let mut number = 0;
    loop {
        let next = byte(rest);
        number = number << 7 | usize::from(next & 127);
        if next < 128 {
            return number;
        }
    }
}

#[test]
fn the_typeface_has_every_letter_of_every_language() {
    let there = characters(&std::fs::read(package("public/fonts/besley-700.woff2")).unwrap());
    assert!(there.contains(&'A') && !there.contains(&'Ж'), "{there:?}");
    for language in Language::ALL {
        let missing: String = said(language).difference(&there).filter(|&&sign| !SIGNS.contains(sign)).collect();
        assert_eq!(missing, "", "{}: run scripts/typeface", language.code());
    }
    // In names that people type.
    let western = ('A'..='Z').chain('a'..='z').chain('0'..='9').chain('À'..='ÿ');
    assert_eq!(western.filter(|letter| !there.contains(letter)).collect::<String>(), "", "run scripts/typeface");
}
