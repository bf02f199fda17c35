//! Reads the table out to a screen reader, by one live region: what the others did since the person's last turn, all
//! together, and then whose turn it is; what the person did, what was refused and what the coach says at once.

use super::prompt::PromptLine;
use crate::app::browser::timers::after_paint;
use crate::app::state::{Coach, TableMode, TableState, phrases};
use crate::engine::{Call, Decision, Seat, Stage};
use crate::table::Match;
use crate::table::sentences::{
    deal_in_full, has_just_renewed_stock, own_turn, own_turn_in_full, stock_sentence, turn_report,
};
use crate::table::view::TrayView;
use leptos::prelude::*;

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
    Effect::new(move || {
        let tray = tray.get();
        let now = Now {
            tray,
            line: PromptLine::now(table, coach, tray),
            viewer: current.viewer.get(),
            refusals: current.selection.refusals(),
            taken_back: current.selection.taken_back.try_update_value(Option::take).flatten(),
            is_lesson: matches!(table.mode, TableMode::Lesson(_)),
        };
        let announcement = current.with(|game| {
            let mut of_round =
                told.take().filter(|told| told.is_same_round(game)).unwrap_or_else(|| Told::at_first(game, now.viewer));
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
    /// How often anything was refused.
    refusals: u32,
    /// What was taken back since.
    taken_back: Option<String>,
    /// Whether the lesson says how the round begins and what to do.
    is_lesson: bool,
}

/// What has been told of a round.
#[derive(Default)]
struct Told {
    round: usize,
    /// Whether the deal. Where several people share the device, they are told when it is handed on.
    deal: bool,
    /// How many turns.
    turns: usize,
    /// How many times the stock was made anew (R12).
    renewals: u16,
    /// Whether the person was asked whether to announce at the end of a turn, or after the deal.
    was_asked: bool,
    /// Whether the round is over.
    is_over: bool,
    /// What the person is to do, or was answered.
    line: Option<PromptLine>,
    /// How many refusals.
    refusals: u32,
}

impl Told {
    /// Whoever comes to the table has heard everything up to their own last turn.
    fn at_first(game: &Match, viewer: Option<Seat>) -> Told {
        let log = game.engine().log();
        let own = viewer.and_then(|seat| log.iter().rposition(|turn| turn.seat == seat));
        let is_over = is_over(game);
        let turns = if is_over { log.len() } else { own.map_or(0, |own| own + 1) };
        let deal = !log.is_empty() || is_over || game.has_several_people();
        Told { round: game.round_number(), deal, turns, is_over, ..Told::default() }
    }

    /// Whether it is about the round at the table. After the end of a round nothing of it goes on, be the next one the
    /// first of another match.
    fn is_same_round(&self, game: &Match) -> bool {
        self.round == game.round_number() && (!self.is_over || is_over(game))
    }

    /// What is to be said now.
    fn announcement(&mut self, game: &Match, now: Now) -> String {
        let phrases = phrases();
        let engine = game.engine();
        let mut sentences: Vec<String> = Vec::new();
        let log = engine.log();
        if let Some(taken_back) = now.taken_back {
            self.turns = self.turns.min(log.len());
            self.was_asked = false;
            sentences.push(taken_back);
        }
        let is_over = is_over(game);
        let due = now.tray.and_then(|tray| tray.due);
        let is_asked = matches!(due, Some(Decision::Announce | Decision::Eclair));
        if std::mem::replace(&mut self.was_asked, is_asked) && !is_asked && !is_over {
            sentences.push(phrases.keeps_playing().to_owned());
        }
        if !self.deal
            && let Some(deal) = deal_in_full(game, now.viewer, phrases).filter(|_| !now.is_lesson)
        {
            self.deal = true;
            sentences.push(deal);
        }
        // While a computer player is to act, its moves and those of others wait until the person's turn comes.
        let waits =
            game.people().next().is_some() && engine.to_act().is_some_and(|seat| game.recorded.is_computer(seat));
        let mut others_moved = false;
        for (nth, turn) in log.iter().enumerate().skip(self.turns) {
            if waits && game.recorded.is_computer(turn.seat) {
                break;
            }
            self.turns += 1;
            let is_own = Some(turn.seat) == now.viewer;
            others_moved |= !is_own;
            // That the stock was made anew is told to whoever drew when they did.
            let turn = if is_own { own_turn_in_full(game, turn, phrases) } else { turn_report(game, nth, phrases) };
            sentences.push(format!("{turn}."));
        }
        let renewals = engine.round().map_or(0, |round| round.renewals());
        if std::mem::replace(&mut self.renewals, renewals) != renewals
            && has_just_renewed_stock(game)
            && due == Some(Decision::Drawn)
        {
            sentences.push(stock_sentence(game, phrases));
        }
        if let Some(result) = engine.last_result().filter(|_| is_over && !self.is_over) {
            sentences.push(phrases.calls(game.who(result.announcer), result.call == Call::Eclair));
        }
        self.is_over = is_over;
        let is_refused_again = std::mem::replace(&mut self.refusals, now.refusals) != now.refusals
            && matches!(now.line, PromptLine::Refused(_));
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

/// Whether the round at the table has been played to its end.
fn is_over(game: &Match) -> bool {
    game.engine().stage() != Stage::Playing
}
