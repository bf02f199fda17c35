//! What the coach thinks of the rounds that are over: every decision of a player, worst first, with the position and what the
//! coach would have done; and how the chance to win went up and down. Part of the study.

mod chances;
mod looked;
mod position;

use super::frame::heading;
use super::parts::{Changing, El, Following, changeable, close_key, el, follow, nothing};
use super::store::{Store, phrases};
use super::study::Desk;
use crate::coach::view_at;
use crate::engine::{Action, Seat};
use crate::i18n::Tenths;
use crate::record::RecordedGame;
use chances::chances;
use leptos::prelude::{document, event_target_value, request_animation_frame};
use looked::Judged;
pub use looked::Looked;
use position::position;

/// From which loss on a decision counts as a slip, a mistake, a blunder, in tenths of a point.
const DEGREES: [i32; 3] = [5, 20, 60];

/// What the screen is about.
#[derive(Clone, Copy)]
struct Review {
    store: Store,
    desk: Desk,
    looked: Changing<Option<Looked>>,
    failed: Changing<bool>,
}

/// The screen.
pub fn review_screen(store: Store, desk: Desk) -> El {
    let recorded = store.play.with_untracked(|play| play.as_ref().map(|play| play.recorded.clone()));
    let place = el("main").class("study review formica");
    let head = el("header")
        .class("study__h")
        .child(heading(desk.phrases().coach_title()))
        .child(close_key(move || desk.close()));
    let Some(recorded) = recorded.filter(|recorded| !recorded.results().is_empty()) else {
        return place.child(head).child(el("p").text(phrases().no_rounds_yet()));
    };
    let last = recorded.results().len() - 1;
    // A person's own decisions first.
    let person = store.play.with_untracked(|play| play.as_ref().and_then(|play| play.people().next()));
    let seat = person.filter(|&seat| played(&recorded, last, seat)).unwrap_or_else(|| announcer(&recorded, last));
    let review = Review { store, desk, looked: desk.looked, failed: changeable(false) };
    // Back from the replay everything is as it was.
    if desk.looked.with_untracked(Option::is_none) {
        review.look_at(&recorded, last, seat);
    } else {
        store.look_through(desk.looked, review.failed, desk.own);
    }
    let shown = review.shown();
    place
        .child(head.child(review.choices(recorded)))
        .child(review.summary())
        .child(el("section").class("box review__c").child(el("h2").text(desk.phrases().chances_title())).dynamic(
            move || review.looked.with(|looked| looked.as_ref().map_or_else(nothing, |looked| chances(looked, desk))),
        ))
        .child(review.list())
        .child(
            el("section")
                .class("box review__p")
                .set("id", "review-position")
                .set("aria-live", "polite")
                .label(desk.phrases().position_title())
                .dynamic(move || match (shown.get(), review.looked.get_untracked()) {
                    (Some((_, _, nth)), Some(looked)) => position(store, desk, &looked, nth),
                    _ => nothing(),
                }),
        )
}

fn played(recorded: &RecordedGame, round: usize, seat: Seat) -> bool {
    recorded.results().get(round).is_some_and(|result| result.seats.has(seat))
}

fn announcer(recorded: &RecordedGame, round: usize) -> Seat {
    recorded.results().get(round).map_or(Seat::ALL[0], |result| result.announcer)
}

impl Review {
    /// Begins to look at a seat's decisions in a round.
    fn look_at(self, recorded: &RecordedGame, round: usize, seat: Seat) {
        self.store.stop_thinking();
        self.failed.set(false);
        self.looked.set(Some(Looked::new(recorded, round, seat)));
        self.store.look_through(self.looked, self.failed, self.desk.own);
    }

    /// Which decision is shown: its round, its player and its place. It changes only when another is shown or the coach has
    /// looked at it.
    fn shown(self) -> Following<Option<(usize, Seat, usize)>> {
        follow(move || {
            self.looked.with(|looked| {
                let looked = looked.as_ref()?;
                let judged = looked.all.get(looked.chosen)?;
                judged.answer.as_ref().map(|_| (looked.round, looked.seat, looked.chosen))
            })
        })
    }

    /// Which round, and whose decisions.
    fn choices(self, recorded: RecordedGame) -> El {
        let said = self.desk.phrases();
        let rounds = recorded.results().len();
        let seats: Vec<Seat> = Seat::ALL.into_iter().take(recorded.record().seats.len()).collect();
        let now = move || self.looked.with(|looked| looked.as_ref().map_or((0, 0), |l| (l.round, l.seat.number())));
        let option = |value: usize, text: &str| el("option").set("value", &value.to_string()).text(text);
        let round_options = (0..rounds).map(|round| option(round, &said.replay_round(round + 1)));
        let seat_options: Vec<El> = seats
            .iter()
            .map(|&seat| {
                let name = recorded.seat(seat).map_or("", |entry| phrases().called(&entry.name));
                option(seat.number(), name).untranslated()
            })
            .collect();
        let again = recorded.clone();
        let choose_round = move |event: web_sys::Event| {
            let Ok(round) = event_target_value(&event).parse() else { return };
            let seat = self.looked.with_untracked(|looked| looked.as_ref().map(|looked| looked.seat));
            let seat = seat.filter(|&seat| played(&recorded, round, seat));
            self.look_at(&recorded, round, seat.unwrap_or_else(|| announcer(&recorded, round)));
        };
        let choose_seat = move |event: web_sys::Event| {
            let round = self.looked.with_untracked(|looked| looked.as_ref().map_or(0, |looked| looked.round));
            let seat = event_target_value(&event).parse().ok().and_then(Seat::new);
            if let Some(seat) = seat.filter(|&seat| played(&again, round, seat)) {
                self.look_at(&again, round, seat);
            }
        };
        el("p")
            .class("study__o")
            .child(
                el("select")
                    .class("sel")
                    .label(phrases().round())
                    .children(round_options.collect())
                    .value(move || now().0.to_string())
                    .on("change", choose_round),
            )
            .child(
                el("select")
                    .class("sel")
                    .label(said.whose())
                    .children(seat_options)
                    .value(move || now().1.to_string())
                    .on("change", choose_seat),
            )
    }

    /// How far the coach has come, and what it says of all.
    fn summary(self) -> El {
        let said = self.desk.phrases();
        let counts = follow(move || {
            let counts = |l: &Looked| (l.done(), l.all.len(), l.better(), (!l.for_chips).then(|| l.lost()));
            self.looked.with(|looked| looked.as_ref().map(counts).unwrap_or_default())
        });
        el("section")
            .class("review__s")
            .child(el("p").set("role", "status").dynamic(move || {
                let (done, all, better, lost) = counts.get();
                let text = if self.failed.get() {
                    phrases().no_study().to_owned()
                } else if done < all {
                    said.coach_at_work(done + 1, all)
                } else {
                    said.coach_done(all, better, lost.map(|lost| (lost, tenths_each(lost, all))))
                };
                el("span").text(&text).view()
            }))
            .dynamic(move || {
                let (done, all, ..) = counts.get();
                if done == all {
                    return nothing();
                }
                let bar = el("progress").set("max", &all.to_string()).set("value", &done.to_string());
                bar.label(said.progress()).view()
            })
    }

    /// The decisions, worst first.
    fn list(self) -> El {
        let said = self.desk.phrases();
        // The rows are made anew when their order changes, not when another is chosen: the focus stays.
        let order = follow(move || {
            self.looked.with(|looked| looked.as_ref().map(|looked| (looked.round, looked.seat, looked.worst_first())))
        });
        let rows = move || match (order.get(), self.looked.get_untracked()) {
            (Some((_, _, order)), Some(looked)) => order.into_iter().map(|nth| self.row(&looked, nth)).collect(),
            _ => nothing(),
        };
        el("section")
            .class("box review__l")
            .child(el("h2").text(said.worst_first()))
            .child(el("ol").class("slips").dynamic(rows))
    }

    fn row(self, looked: &Looked, nth: usize) -> El {
        let said = self.desk.phrases();
        let judged = &looked.all[nth];
        let card = card_at(looked, nth);
        let what = format!("{}: {}", said.turn(judged.moment.turn), said.did(judged.moment.action, card));
        let choose = move |_| {
            self.looked.update(|looked| {
                if let Some(looked) = looked {
                    (looked.chosen, looked.by_hand) = (nth, true);
                }
            });
            bring_to_sight("review-position");
        };
        let button = el("button")
            .class(&format!("slip slip--{}", degree(judged)))
            .child(el("span").class("slip__d").text(said.degree(degree(judged))))
            .child(el("span").class("slip__w").text(&what))
            .children(if looked.for_chips {
                nothing()
            } else {
                el("b").class("slip__n tn").untranslated().text(&said.loss(Tenths(-judged.loss()))).view()
            })
            .bind_true("aria-current", move || self.looked.with(|l| l.as_ref().is_some_and(|l| l.chosen == nth)))
            .on("click", choose);
        el("li").child(button)
    }
}

/// On narrow screens the decision stands above the list: it comes to sight when another is chosen.
fn bring_to_sight(id: &'static str) {
    request_animation_frame(move || {
        if let Some(place) = document().get_element_by_id(id)
            && place.get_bounding_client_rect().top() < 0.0
        {
            place.scroll_into_view();
        }
    });
}

/// How bad a decision was, from 0 for good to 3.
fn degree(judged: &Judged) -> usize {
    DEGREES.iter().filter(|&&least| judged.loss() >= least).count()
}

/// The mean of so many tenths.
fn tenths_each(sum: i32, count: usize) -> i32 {
    let count = count.max(1) as i32;
    (sum + count / 2) / count
}

/// The card that a decision was about: the one in the hand, or the top discard.
fn card_at(looked: &Looked, nth: usize) -> Option<u8> {
    let before = looked.before(nth)?;
    let view = view_at(&before, looked.seat)?;
    match looked.all.get(nth)?.moment.action {
        Action::Draw => None,
        _ => view.drawn.or(view.top_discard).map(|card| card.number()),
    }
}
