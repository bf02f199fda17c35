//! What the lesson says, and its keys.

use super::Lesson;
use super::script::{Beat, SCRIPT, said};
use crate::app::frame::{HEADING, heading};
use crate::app::language::book_phrases;
use crate::app::parts::{El, el, icon, nothing};
use crate::app::store::Store;
use crate::app::study::Desk;

/// The panel: the step, what it is about, and how to go on or leave.
pub fn panel(lesson: Lesson, table: Store, desk: Desk) -> El {
    let phrases = book_phrases();
    let step = move || lesson.step.get();
    let counted =
        move || table.play.with_untracked(|play| play.as_ref()?.recorded.results().last().map(|r| r.scores[1]));
    let text = move || said(step(), counted().unwrap_or(0), phrases);
    let strayed = move || if lesson.strayed.get() { phrases.lesson_not_that().to_owned() } else { String::new() };
    let key = |kind: &str, text: &str| el("button").class(&format!("key key--small {kind}")).text(text);
    let keys = move || match SCRIPT.get(step()) {
        Some(Beat::Look) => key("key--sun", phrases.lesson_next()).on("click", move |_| lesson.go_on()).view(),
        Some(Beat::Act(..)) => nothing(),
        _ => {
            let again = key("key--quiet", phrases.lesson_again()).on("click", move |_| lesson.begin_anew(table));
            let play = key("key--sun", phrases.lesson_play()).on("click", move |_| desk.close());
            vec![play, again].into_iter().flat_map(El::view).collect()
        }
    };
    let leaves = el("button").class("icon").label(phrases.lesson_skip()).set("title", phrases.lesson_skip());
    el("section")
        .class("guide")
        .set("aria-labelledby", HEADING)
        .child(heading(phrases.lesson_title()).class("guide__h"))
        .child(el("p").class("guide__n").say(move || phrases.lesson_step((step() + 1).min(SCRIPT.len()), SCRIPT.len())))
        .child(
            el("div")
                .class("guide__t")
                .set("role", "status")
                .child(el("p").say(text))
                .child(el("p").class("guide__s").say(strayed)),
        )
        .child(el("p").class("guide__k").dynamic(keys))
        .child(leaves.on("click", move |_| desk.close()).child(icon("x")))
}
