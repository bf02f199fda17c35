//! What to do now, in a sentence at the top of the tray.

use super::input::Choice;
use super::look::{Hand, TrayLook};
use crate::app::advice::Hint;
use crate::app::parts::{El, Following, el, icon, rule_key};
use crate::app::store::{Store, phrases, use_store};
use crate::engine::{Action, Decision, Phase, Refusal};
use crate::i18n::Phrases;

/// What stands in the prompt.
#[derive(Clone, PartialEq, Eq)]
pub enum Line {
    /// Why the last thing the person tried was refused.
    Refused(Refusal),
    /// What has just happened in a match that is looked back at.
    Happened(String),
    /// What the coach says.
    Hint(Hint),
    /// What to do now, the heart of it and the rest; or, with no heart, who is waited for.
    Due(String, String),
}

impl Line {
    /// What stands there now, for this middle of the table.
    pub fn of(store: Store, look: Option<TrayLook>) -> Line {
        let phrases = phrases();
        if let Some(refusal) = store.remark.get() {
            return Line::Refused(refusal);
        }
        if let Some(tells) = store.onlooker {
            return Line::Happened(store.of_play(|play| tells(play, phrases)));
        }
        // What is in the hand, or waits to be confirmed, goes before a hint.
        let free = store.choice.with(|choice| matches!(choice, Choice::Nothing));
        if let Some(hint) = store.hint().filter(|_| free) {
            return Line::Hint(hint);
        }
        let (heart, rest) = due(store, look, phrases);
        Line::Due(heart, rest)
    }

    /// It as a text.
    pub fn text(&self) -> String {
        match self {
            Line::Refused(refusal) => phrases().refusal(*refusal).to_owned(),
            Line::Happened(told) => told.clone(),
            Line::Hint(hint) => said(hint).to_owned(),
            Line::Due(heart, rest) => format!("{heart} {rest}"),
        }
    }
}

fn said(hint: &Hint) -> &str {
    if hint.action.is_some() { &hint.text } else { phrases().coach_thinks() }
}

/// What to do now, in a sentence. Looking back it is read out when it changes; at the table the announcer reads out what the person has to
/// hear of it.
pub fn prompt_line(look: Following<Option<TrayLook>>) -> El {
    let store = use_store();
    let line = el("p").class("prompt").set("role", "status");
    let line = if store.watching() { line } else { line.set("aria-live", "off") };
    line.dynamic_of(
        move || Line::of(store, look.get()),
        |line| match line {
            Line::Refused(refusal) => {
                let why = phrases().refusal(*refusal);
                let why = [el("span").text(why), rule_key(refusal.rule(), why)];
                el("span").class("prompt__no").children(why.into()).view()
            }
            Line::Happened(told) => el("span").text(told).view(),
            Line::Hint(hint) => {
                let line = el("span").class("prompt__hint").child(icon("lamp")).child(el("span").text(said(hint)));
                match hint.action {
                    Some(action) => line.child(rule_key(action.rule(), phrases().hint())).view(),
                    None => line.view(),
                }
            }
            Line::Due(heart, rest) => el("span").child(el("b").text(heart)).text(" ").text(rest).view(),
        },
    )
}

/// What to do now: the heart of it, and the rest.
fn due(store: Store, look: Option<TrayLook>, phrases: &'static Phrases) -> (String, String) {
    let Some(look) = look else { return Default::default() };
    let top = look.top.map(|card| card.number());
    let held = match look.hand {
        Hand::Card(card) => card.number(),
        _ => 0,
    };
    let (heart, rest): (String, String) = match (look.due, look.choice) {
        (Some(_), Choice::Asked(action)) if store.blunder(action).is_some() => {
            (phrases.blunder(store.blunder(action).unwrap_or_default()), phrases.blunder_how().into())
        }
        (Some(_), Choice::Asked(action)) => match action {
            Action::Take(slot) | Action::Exchange(slot) => {
                (phrases.ask_swap(held, slot.label()), phrases.ask_how(false))
            }
            _ => (phrases.ask_discard(held), phrases.ask_how(true)),
        },
        (Some(Decision::Turn), Choice::Discard) => (phrases.do_taking(held), phrases.do_taking_how().into()),
        (Some(Decision::Turn), Choice::Slot(slot)) if top.is_some() => {
            (phrases.do_slot(slot.label()), phrases.do_slot_how(top.unwrap_or(0)))
        }
        (Some(Decision::Turn), _) if look.may_call => {
            (phrases.do_in_order().into(), phrases.do_in_order_turn_how(look.call_scores))
        }
        (Some(Decision::Turn), _) if look.lacks_run => (phrases.do_lacks_run().into(), phrases.do_turn_how(top)),
        (Some(Decision::Turn), _) => (phrases.do_turn().into(), phrases.do_turn_how(top)),
        (Some(Decision::Drawn), _) => (phrases.do_drawn(held), phrases.do_drawn_how().into()),
        (Some(Decision::Announce), _) => (phrases.do_in_order().into(), phrases.do_in_order_how(look.call_scores)),
        (Some(Decision::Eclair), _) => (phrases.do_eclair().into(), phrases.do_eclair_how().into()),
        (Some(Decision::Place), _) => (phrases.do_place(held), phrases.do_place_how(look.placed + 1)),
        (None, _) => (String::new(), waiting_for(store, phrases)),
    };
    (heart, rest)
}

fn waiting_for(store: Store, phrases: &Phrases) -> String {
    store.of_play(|play| {
        let game = play.recorded.game();
        let Some(seat) = game.to_act() else { return String::new() };
        match game.round().map(|round| round.phase()) {
            Some(Phase::Drawn) => phrases.do_wait_drawn(play.who(seat)),
            Some(Phase::Place) => phrases.do_wait_placing(play.who(seat)),
            _ => phrases.do_wait(play.who(seat)),
        }
    })
}
