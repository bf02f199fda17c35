//! The left of the first screen: the wordmark, a rack in order, Play.

use super::draft::Draft;
use crate::app::files::open_link;
use crate::app::frame::heading;
use crate::app::parts::{Changing, El, Given, el, logo, molded, rack, slot_shell};
use crate::app::store::{Study, phrases, use_store};
use crate::app::table::hand::fixed_card;
use crate::app::table::look::open_slot;
use crate::engine::{Card, Rack, Slot, Stage};

/// A rack in order, to show what it is all about.
const SHOWN: [u8; 10] = [4, 9, 14, 22, 28, 33, 39, 45, 52, 58];

/// The wordmark, a rack in order, Play, and the ways elsewhere.
pub fn hero(draft: Changing<Draft>) -> El {
    let store = use_store();
    let phrases = phrases();
    let shown = Rack::from_slots(SHOWN.map(Card::new));
    let slot = |slot: Slot| {
        let look = open_slot(&shown, slot, false);
        slot_shell(slot, Given::Fixed(look), Some(fixed_card(look.face)))
    };
    let summary = move || draft.with(|draft| draft.summary(phrases));
    let play = el("button")
        .class("key key--sun key--big go__b")
        .set("form", "opts")
        .bind_true("aria-disabled", move || summary().is_none())
        .text(phrases.play());
    let says = move || summary().unwrap_or_else(|| phrases.too_few_players().to_owned());
    let link = |text: &str| el("button").class("link").text(text);
    let resume = store.play.with_untracked(|play| {
        let play = play.as_ref().filter(|play| play.unfinished())?;
        let round = play.round_number();
        Some(match play.recorded.game().stage() {
            Stage::BetweenRounds => phrases.continue_next_round(round),
            _ => phrases.continue_round(round),
        })
    });
    let mut links: Vec<El> =
        resume.into_iter().map(|text| link(&text).on("click", move |_| store.back_to_table())).collect();
    for (study, text) in [
        (Study::Lesson, phrases.lesson()),
        (Study::Rules, phrases.rule_book()),
        (Study::Statistics, phrases.statistics()),
    ] {
        links.push(link(text).on("click", move |_| store.open_study(study, String::new())));
    }
    links.push(link(phrases.day_deal()).on("click", move |_| store.open_study(Study::Link, "#d=".into())));
    links.push(link(phrases.settings()).on("click", move |_| store.open_settings()));
    links.push(open_link());
    el("section")
        .class("hero")
        .child(heading("").child(logo("5.25rem")))
        .child(el("p").class("tag").text(phrases.tagline()))
        .child(el("div").class("hero__rack").hidden_from_readers().set("inert", "").child(rack(
            1,
            60,
            slot,
            el("div").child(molded()),
        )))
        .child(el("div").class("go").child(play).child(el("p").class("go__s").set("aria-live", "polite").say(says)))
        .child(el("p").class("links").children(links))
}
