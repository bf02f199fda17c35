//! Between the turns of two people at one device: every rack is covered until the next one says so.

use super::frame::heading;
use super::parts::{El, el, glyph};
use super::store::{phrases, use_store};
use crate::engine::Seat;

/// The screen that stands between two people's turns; `seat` comes next. No card at all is in the page while it does.
pub fn hand_over(seat: Seat) -> El {
    let store = use_store();
    let phrases = phrases();
    let (name, colour) = store.play.with_untracked(|play| {
        play.as_ref().map_or_else(Default::default, |play| (play.name(seat, phrases).to_owned(), play.colour(seat)))
    });
    el("main")
        .class(&format!("handover p{colour}"))
        .child(el("div").class("handover__g").child(glyph(colour)))
        .child(heading(&phrases.pass_device(&name)))
        .child(el("p").text(phrases.pass_device_why()))
        .child(
            el("button")
                .class("key key--sun key--big")
                .on("click", move |_| store.looking.set(Some(seat)))
                .text(phrases.show_my_rack()),
        )
        .child(el("button").class("key key--quiet").on("click", move |_| store.leave_table()).text(phrases.end_match()))
}
