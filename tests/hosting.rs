//! The ready-made headers are the same for every host.

#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may fail")]

use std::fs;
use std::path::Path;

fn file(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("hosting").join(name)).unwrap()
}

/// Every header with its value.
fn headers() -> Vec<(String, String)> {
    let text = file("_headers");
    let lines = text.lines().filter_map(|line| line.trim().split_once(": "));
    lines.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

#[test]
fn every_host_is_told_the_same() {
    assert!(headers().len() >= 7);
    for (host, write) in [
        ("htaccess", (|name, value| format!("Header always set {name} \"{value}\"\n")) as fn(&str, &str) -> String),
        ("nginx.conf", |name, value| format!("add_header {name} \"{value}\" always;\n")),
        ("Caddyfile", |name, value| format!("\t{name} \"{value}\"\n")),
        ("vercel.json", |name, value| format!("\"key\": \"{name}\",\n          \"value\": \"{value}\"")),
    ] {
        let text = file(host);
        for (name, value) in headers() {
            assert!(text.contains(&write(&name, &value)), "{host} lacks {name}: {value}");
        }
    }
}

#[test]
fn nobody_may_frame_the_game_or_ask_for_a_camera() {
    let all = headers();
    let value = |wanted: &str| all.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str()).unwrap();
    assert_eq!(value("Content-Security-Policy"), "frame-ancestors 'none'");
    for feature in ["camera", "geolocation", "microphone"] {
        assert!(value("Permissions-Policy").contains(&format!("{feature}=()")), "{feature}");
    }
    // The worker and the page must be revalidated, or a new version is never found; and files that a proxy has changed
    // are never kept.
    assert_eq!(value("Cache-Control"), "no-cache, no-transform");
}
