//! Reads the table out to a screen reader, by one live region: what the others did since the person's last turn, all
//! together, and then whose turn it is; what the person did, what was refused and what the coach says at once.

use super::prompt::PromptLine;
use crate::app::browser::timers::after_paint;
use crate::app::state::{Coach, Happened, TableMode, TableState, Why, is_another, phrases};
use crate::engine::{Event, Refusal, Seat, Stage};
use crate::table::sentences::{deal_in_full, own_turn};
use crate::table::view::TrayView;
use crate::table::{TableMatch, moves};
use leptos::prelude::*;
use std::sync::Arc;

/// The live region of the table. In a replay it says nothing: there the prompt does.
#[component]
pub fn Announcer() -> impl IntoView {
    let table = expect_context::<TableState>();
    let text = RwSignal::new(String::new());
    if !table.is_replay() {
        announce_changes(table, text);
    }
    view! {
        <div class="vh">
            <p class="said" aria-live="polite" aria-atomic="true" prop:textContent=move || text.get()></p>
        </div>
    }
}

/// Puts into `text` what is to be heard now.
fn announce_changes(table: TableState, text: RwSignal<String>) {
    let coach = expect_context::<Coach>();
    let current = table.current;
    let tray = Memo::new(move |_| table.tray());
    let waiting = StoredValue::new(String::new());
    let answer = move || current.selection.answer.get();
    Effect::watch(answer, move |answer, _, _| say(text, waiting, answer), false);
    let mut told: Option<Told> = None;
    // Nothing yet: a move may have been taken back before the next person sees the table.
    let mut last: Option<Arc<Happened>> = None;
    Effect::new(move || {
        let tray = tray.get();
        let happened = current.happened.get();
        let is_new = is_another(Some(&happened), last.replace(Arc::clone(&happened)).as_ref());
        let taken_back = match &*happened {
            Happened::LaidAnew(Why::TakenBack(undone)) if is_new => Some(moves::taken_back(undone.as_ref(), phrases())),
            Happened::LaidAnew(_) if is_new => {
                told = None;
                None
            }
            _ => None,
        };
        let now = Now {
            tray,
            line: PromptLine::now(table, coach, tray),
            viewer: current.viewer.get(),
            refusal: current.selection.refusal.get(),
            taken_back,
            is_lesson: matches!(table.mode, TableMode::Lesson(_)),
        };
        let announcement = current.with(|game| {
            let mut of_round = told
                .take()
                .filter(|told| told.round == game.round_number())
                .unwrap_or_else(|| Told::at_first(game, now.viewer));
            let announcement = of_round.announcement(game, now);
            told = Some(of_round);
            announcement
        });
        if !announcement.is_empty() {
            say(text, waiting, &announcement);
        }
    });
}

/// Adds to what waits to be said, and says all of it after the next paint.
fn say(text: RwSignal<String>, waiting: StoredValue<String>, announcement: &str) {
    let is_first = waiting.try_update_value(|waiting| {
        let is_first = waiting.is_empty();
        if !is_first {
            waiting.push(' ');
        }
        waiting.push_str(announcement);
        is_first
    });
    if is_first == Some(true) {
        // The same text once more is only heard where it was gone in between.
        if text.with_untracked(|text| !text.is_empty()) {
            text.set(String::new());
        }
        after_paint(move || {
            if let Some(announcement) = waiting.try_update_value(std::mem::take) {
                text.set(announcement);
            }
        });
    }
}

/// What can be told now, beside the match.
struct Now {
    tray: Option<TrayView>,
    line: PromptLine,
    viewer: Option<Seat>,
    /// What was refused last.
    refusal: Option<Arc<Refusal>>,
    /// What was taken back since.
    taken_back: Option<String>,
    /// Whether the lesson says how the round begins and what to do.
    is_lesson: bool,
}

/// What has been told of a round.
#[derive(Default)]
struct Told {
    round: usize,
    /// How many of its events.
    events: usize,
    /// What the person is to do, or was answered.
    line: Option<PromptLine>,
    /// What was refused last.
    refusal: Option<Arc<Refusal>>,
}

impl Told {
    /// Whoever comes to the table has heard everything up to their own last turn.
    fn at_first(game: &TableMatch, viewer: Option<Seat>) -> Told {
        let events = game.state().events();
        let own = events.iter().rposition(|event| event.public_move().is_some_and(|turn| Some(turn.seat) == viewer));
        let events = if is_over(game) { events.len() } else { own.map_or(0, |own| own + 1) };
        Told { round: game.round_number(), events, ..Told::default() }
    }

    /// What is to be said now.
    fn announcement(&mut self, game: &TableMatch, now: Now) -> String {
        let phrases = phrases();
        let engine = game.state();
        let mut sentences: Vec<String> = Vec::new();
        if let Some(taken_back) = &now.taken_back {
            self.events = self.events.min(engine.events().len());
            sentences.push(taken_back.clone());
        }
        let due = now.tray.and_then(|tray| tray.due);
        // While a computer player is to act, its moves and those of others wait until the person's turn comes.
        let waits =
            game.people().next().is_some() && engine.to_act().is_some_and(|seat| game.recorded.is_computer(seat));
        let mut others_moved = false;
        for (nth, event) in engine.events().iter().enumerate().skip(self.events) {
            if waits && event.seat().is_some_and(|seat| game.recorded.is_computer(seat)) {
                break;
            }
            self.events = nth + 1;
            let is_own = event.seat().is_some() && event.seat() == now.viewer;
            others_moved |= !is_own && event.public_move().is_some();
            sentences.extend(told(game, nth, &now));
        }
        let is_refused_again = is_another(now.refusal.as_ref(), self.refusal.as_ref());
        self.refusal = now.refusal;
        let line = match now.line {
            PromptLine::Due(..) if due.is_none() || now.is_lesson => None,
            PromptLine::Happened(_) => None,
            line => Some(line),
        };
        if let Some(line) = &line
            && (!sentences.is_empty() || is_refused_again || self.line.as_ref() != Some(line))
        {
            sentences.push(match line {
                // After what the others did that is enough: it told the top discard.
                PromptLine::Due(heart, _) if others_moved && *heart == own_turn(game, now.viewer, phrases) => {
                    heart.clone()
                }
                line => line.text(),
            });
        }
        self.line = line;
        sentences.join(" ")
    }
}

/// What is said of an event, by its index in the round.
fn told(game: &TableMatch, nth: usize, now: &Now) -> Option<String> {
    let phrases = phrases();
    let event = game.state().events().get(nth)?;
    let is_own = event.seat().is_some() && event.seat() == now.viewer;
    match event {
        // Where several people share the device, they are told when it is handed on.
        Event::TurnedUp { .. } if now.is_lesson || game.has_several_people() => None,
        Event::TurnedUp { .. } => deal_in_full(game, now.viewer, phrases),
        Event::Passed { .. } => is_own.then(|| phrases.keeps_playing().to_owned()),
        // That the stock was made anew is told to whoever drew when they did.
        Event::Drew { .. } if is_own => moves::renewal_before_draw(game, nth, phrases),
        Event::Exchanged { .. } | Event::Discarded { .. } if is_own => {
            Some(format!("{}.", moves::in_full(game, event, now.viewer, phrases)?))
        }
        Event::Exchanged { .. } | Event::Discarded { .. } => Some(format!("{}.", moves::report(game, nth, phrases)?)),
        Event::Announced { .. } => moves::in_full(game, event, now.viewer, phrases),
        _ => None,
    }
}

/// Whether the round at the table has been played to its end.
fn is_over(game: &TableMatch) -> bool {
    game.state().stage() != Stage::Playing
}
