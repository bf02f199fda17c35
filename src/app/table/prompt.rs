//! What to do now, in a sentence at the top of the tray.

use crate::app::browser::events::on_window;
use crate::app::browser::fitting::{fit, fit_no_more};
use crate::app::browser::timers::after_paint;
use crate::app::components::{Icon, Keyed, RuleLink};
use crate::app::state::{Coach, Hint, SettingsState, TableMode, TableState, phrases};
use crate::engine::{Action, Card, Decision, Refusal};
use crate::storage::SettingsStoreFields;
use crate::table::input::Selection;
use crate::table::sentences::{own_turn, waiting_sentence};
use crate::table::view::{Hand, TrayView};
use leptos::html;
use leptos::prelude::*;

/// What stands in the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PromptLine {
    /// Why the last thing the person tried was refused.
    Refused(Refusal),
    /// What has just happened in a replay.
    Happened(String),
    /// What the coach says.
    Hint(Hint),
    /// What to do now, the heart of it and the rest; or, with no heart, who is waited for.
    Due(String, String),
}

impl PromptLine {
    /// What stands there now, with this in the tray; tracked.
    pub fn now(table: TableState, coach: Coach, tray: Option<TrayView>) -> PromptLine {
        let selection = table.current.selection;
        if let Some(refusal) = selection.refusal.get() {
            return PromptLine::Refused(*refusal);
        }
        if let TableMode::Replay(describe) = table.mode {
            return PromptLine::Happened(table.current.with(|game| describe(game, phrases())));
        }
        // What is in the hand, or waits to be confirmed, goes before a hint.
        let is_free = selection.selected.get() == Selection::Nothing;
        if let Some(hint) = coach.hint().filter(|_| is_free) {
            return PromptLine::Hint(hint);
        }
        match tray {
            Some(tray) if tray.due.is_none() => {
                PromptLine::Due(String::new(), table.current.with(|game| waiting_sentence(game, phrases())))
            }
            Some(tray) => {
                let (heart, rest) = what_to_do(&tray, table, coach);
                PromptLine::Due(heart, rest)
            }
            None => PromptLine::Due(String::new(), String::new()),
        }
    }

    /// It as a text, to be read out.
    pub fn text(&self) -> String {
        match self {
            PromptLine::Refused(refusal) => phrases().refusal(*refusal).to_owned(),
            PromptLine::Happened(event) => event.clone(),
            PromptLine::Hint(hint) => {
                hinted_move(hint).map_or_else(String::new, |target| target + " ") + hint_text(hint)
            }
            PromptLine::Due(heart, rest) => format!("{heart} {rest}"),
        }
    }
}

/// The slot the coach means and the card for it, in words that go before the others.
fn hinted_move(hint: &Hint) -> Option<String> {
    let card = hint.card?.number();
    match hint.action? {
        Action::Take(slot) => Some(phrases().hint_take(card, slot.label())),
        Action::Exchange(slot) | Action::Place(slot) => Some(phrases().hint_put(card, slot.label())),
        _ => None,
    }
}

fn hint_text(hint: &Hint) -> &str {
    if hint.action.is_some() { &hint.text } else { phrases().coach_thinks() }
}

/// What the person is to do: the heart of it, and the rest.
fn what_to_do(tray: &TrayView, table: TableState, coach: Coach) -> (String, String) {
    let phrases = phrases();
    let top = tray.top.map(Card::number);
    let held = match tray.hand {
        Hand::Card(card) => card.number(),
        _ => 0,
    };
    match (tray.due, tray.selection) {
        (_, Selection::Asked(action)) => match (coach.loss_to_warn_of(action), action) {
            (Some(loss), _) => (phrases.blunder(loss), phrases.blunder_how().into()),
            (None, Action::Take(slot) | Action::Exchange(slot)) => {
                (phrases.ask_swap(held, slot.label()), phrases.ask_how(false))
            }
            (None, _) => (phrases.ask_discard(held), phrases.ask_how(true)),
        },
        (Some(Decision::Turn), Selection::Discard) => (phrases.do_taking(held), phrases.do_taking_how().into()),
        (Some(Decision::Turn), Selection::Slot(slot)) if let Some(top) = top => {
            (phrases.do_slot(slot.label()), phrases.do_slot_how(top))
        }
        (Some(Decision::Turn), _) if tray.may_announce => {
            (phrases.do_in_order().into(), phrases.do_in_order_turn_how(tray.announcing_scores))
        }
        (Some(Decision::Turn), _) if tray.lacks_run => (phrases.do_lacks_run().into(), phrases.do_turn_how(top)),
        (Some(Decision::Turn), _) => {
            let viewer = table.current.viewer.get_untracked();
            let heart = table.current.with_untracked(|game| own_turn(game, viewer, phrases));
            (heart, phrases.do_turn_how(top))
        }
        (Some(Decision::Drawn), _) => (phrases.do_drawn(held), phrases.do_drawn_how().into()),
        (Some(Decision::Announce), _) => {
            (phrases.do_in_order().into(), phrases.do_in_order_how(tray.announcing_scores))
        }
        (Some(Decision::Eclair), _) => (phrases.do_eclair().into(), phrases.do_eclair_how().into()),
        (Some(Decision::Place), _) => (phrases.do_place(held), phrases.do_place_how(tray.placed + 1)),
        (None, _) => Default::default(),
    }
}

/// What to do now, in a sentence. In a replay it is read out when it changes; at the table the announcer reads out what
/// the person has to hear of it.
#[component]
pub fn Prompt(
    /// What the tray shows.
    tray: Memo<Option<TrayView>>,
) -> impl IntoView {
    let table = expect_context::<TableState>();
    let coach = expect_context::<Coach>();
    let line = Memo::new(move |_| PromptLine::now(table, coach, tray.get()));
    let live = if table.is_replay() { None } else { Some("off") };
    let prompt = NodeRef::<html::P>::new();
    fit_each(prompt, line);
    view! {
        <p class="prompt" role="status" aria-live=live node_ref=prompt>
            <Keyed key=line let:line>
                <PromptText line/>
            </Keyed>
        </p>
    }
}

/// Keeps each line within the prompt: where it has a fixed height, a long text becomes smaller rather than move the rack
/// below.
fn fit_each(prompt: NodeRef<html::P>, line: Memo<PromptLine>) {
    let text_size = expect_context::<SettingsState>().fields.text();
    let fit_now = move || {
        if let Some(prompt) = prompt.try_get_untracked().flatten() {
            fit(&prompt);
        }
    };
    Effect::new(move || {
        text_size.track();
        let is_asked_for = line.with(|line| matches!(line, PromptLine::Hint(_) | PromptLine::Refused(_)));
        if is_asked_for {
            fit_now();
        } else {
            // Measured once the browser has laid it out anyway: a turn has enough to do.
            if let Some(prompt) = prompt.get_untracked() {
                fit_no_more(&prompt);
            }
            after_paint(fit_now);
        }
    });
    on_window("resize", move |_| fit_now());
}

#[component]
fn PromptText(line: PromptLine) -> impl IntoView {
    let phrases = phrases();
    match line {
        PromptLine::Refused(refusal) => {
            let why = phrases.refusal(refusal);
            view! {
                <span class="prompt__no">
                    <span>{why}</span>
                    <RuleLink rule=refusal.rule() about=why/>
                </span>
            }
            .into_any()
        }
        PromptLine::Happened(event) => view! { <span>{event}</span> }.into_any(),
        PromptLine::Hint(hint) => {
            let text = hint_text(&hint).to_owned();
            let target = hinted_move(&hint);
            let rule = hint.action.map(|action| view! { <RuleLink rule=action.rule() about=phrases.hint()/> });
            view! {
                <span class="prompt__hint">
                    <Icon name="lamp"/>
                    <span>{target.map(|target| view! { <b>{target}" "</b> })}{text}</span>
                    {rule}
                </span>
            }
            .into_any()
        }
        PromptLine::Due(heart, rest) => view! { <span><b>{heart}</b>" "{rest}</span> }.into_any(),
    }
}
