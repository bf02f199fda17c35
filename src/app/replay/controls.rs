//! The strip that moves a replay: round, back, on, by itself, and a slider.

use super::Watched;
use crate::app::browser::focus_when_there;
use crate::app::parts::{El, Following, Part, el, follow, icon};
use crate::app::store::phrases as table_phrases;
use crate::app::study::Desk;
use leptos::prelude::*;

/// The key that puts another rack in front.
const TURN: &str = "replay-turn";

/// The strip.
pub fn controls(desk: Desk) -> Part {
    let phrases = desk.phrases();
    let of = move |field: fn(&Watched) -> usize| move || desk.watched.with(|watched| watched.as_ref().map_or(0, field));
    let (round, step, last) = (of(|w| w.round), of(|w| w.step), of(Watched::last_step));
    let rounds = desk.watched.with_untracked(|watched| watched.as_ref().map_or(0, |watched| watched.replay.rounds()));
    let stepping = move |to: fn(&Watched) -> Option<(usize, usize)>| {
        move |_: web_sys::Event| {
            if let Some(place) = desk.watched.with_untracked(|watched| watched.as_ref().and_then(to)) {
                desk.jump(place, false);
            }
        }
    };
    let key = |name: &str, picture: &str| el("button").class("icon").label(name).child(icon(picture));
    let at_end = follow(move || desk.watched.with(|watched| watched.as_ref().is_none_or(|w| w.onward().is_none())));
    let at_start = follow(move || desk.watched.with(|watched| watched.as_ref().is_none_or(|w| w.back().is_none())));
    let choose_round = move |event: web_sys::Event| {
        if let Ok(round) = event_target_value(&event).parse() {
            desk.jump((round, 0), false);
        }
    };
    let options =
        (0..rounds).map(|round| el("option").set("value", &round.to_string()).text(&phrases.replay_round(round + 1)));
    let slider = el("input")
        .class("replay__s")
        .set("type", "range")
        .set("min", "0")
        .bind("max", move || Some(last().to_string()))
        .value(move || step().to_string())
        .label(phrases.replay_place())
        .bind("aria-valuetext", move || Some(phrases.replay_step(step(), last())))
        .on("input", move |event| {
            if let Ok(step) = event_target_value(&event).parse() {
                desk.jump((untrack(round), step), false);
            }
        });
    let playing = move || desk.watched.with(|watched| watched.as_ref().is_some_and(|watched| watched.playing));
    let play = key(phrases.replay_play(), "play").bind_true("aria-pressed", playing).on("click", move |_| {
        desk.watched.update(|watched| {
            if let Some(watched) = watched {
                watched.playing = !watched.playing;
            }
        });
    });
    let turn = key(phrases.replay_turn(), "person").set("id", TURN).on("click", move |_| {
        desk.turn_table();
        // The table is laid anew, and this key with it.
        focus_when_there(TURN);
    });
    el("section")
        .class("bar bar--replay")
        .label(table_phrases().replay())
        .child(
            el("select")
                .class("sel")
                .label(table_phrases().round())
                .children(options.collect())
                .value(move || round().to_string())
                .on("change", choose_round),
        )
        .child(faded(key(phrases.replay_back(), "back"), at_start).on("click", stepping(Watched::back)))
        .child(play)
        .child(faded(key(phrases.replay_on(), "arrow"), at_end).on("click", stepping(Watched::onward)))
        .child(turn)
        .child(slider)
        .child(key(phrases.replay_close(), "x").on("click", move |_| desk.close()))
        .view()
}

/// A key that is off limits while this holds.
fn faded(key: El, off_limits: Following<bool>) -> El {
    key.bind_true("aria-disabled", move || off_limits.get())
}
