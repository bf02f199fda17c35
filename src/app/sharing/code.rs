//! A link as a picture for cameras.

use crate::app::parts::{El, el, svg};
use qrcodegen::{QrCode, QrCodeEcc};

/// The QR code of a text; `None` where it is too long for one that a camera can read off a phone.
pub fn code(text: &str, name: &str) -> Option<El> {
    const MOST: usize = 1200;
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok().filter(|_| text.len() <= MOST)?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| code.get_module(x, y)) {
            path.push_str(&format!("M{x} {y}h1v1h-1z"));
        }
    }
    // Four free modules all round belong to it.
    let picture = svg("svg")
        .set("viewBox", &format!("-4 -4 {0} {0}", size + 8))
        .set("role", "img")
        .set("aria-label", name)
        .set("shape-rendering", "crispEdges")
        .child(svg("path").set("d", &path));
    Some(el("figure").class("qr").child(picture).child(el("figcaption").text(name)))
}
