//! A link as a picture for cameras.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// The longest link that a camera can read off a phone, in bytes.
const LONGEST: usize = 1200;

/// The QR code of a link, with its name below; nothing where the link is too long.
#[component]
pub fn LinkCode(
    /// The link.
    link: String,
    /// The name.
    name: &'static str,
) -> impl IntoView {
    let code = QrCode::encode_text(&link, QrCodeEcc::Low).ok().filter(|_| link.len() <= LONGEST)?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| code.get_module(x, y)) {
            path.push_str(&format!("M{x} {y}h1v1h-1z"));
        }
    }
    // Four free modules all round belong to it.
    let view_box = format!("-4 -4 {0} {0}", size + 8);
    Some(view! {
        <figure class={"qr"}>
            <svg viewBox=view_box role="img" aria-label=name shape-rendering="crispEdges"><path d=path/></svg>
            <figcaption>{name}</figcaption>
        </figure>
    })
}
