//! A decision with its position: the rack, the cards it was about, what was done and what the coach would have done.

use super::decision::{ReviewedDecision, slot_of};
use crate::app::components::{Button, Icon, Keyed, LooseCard, Plate, Rack};
use crate::app::state::{
    CurrentMatch, DecisionAt, LookingBackScreen, ReplayState, ReviewState, Reviewed, ScreenStack, ShownMatch,
    looking_back_phrases, phrases,
};
use crate::engine::{Action, Card, Slot};
use crate::i18n::Tenths;
use crate::table::TableMatch;
use crate::table::view::open_slot;
use leptos::prelude::*;

/// The id of the element where the position is shown.
pub const POSITION: &str = "review-position";

/// The position of the decision that is chosen. It is read out when the person chooses one.
#[component]
pub fn ShownPosition() -> impl IntoView {
    let review = expect_context::<ReviewState>();
    let shown = Signal::derive(move || review.with(shown_decision));
    let position = move |shown: Option<DecisionAt>| {
        let nth = shown?.nth;
        let decision = review.reviewed.with_untracked(|reviewed| ReviewedDecision::of(reviewed.as_ref()?, nth))?;
        Some(view! { <Position decision/> })
    };
    let live = move || if review.with(|reviewed| reviewed.chosen_by_hand) { "polite" } else { "off" };
    view! {
        <section class={"box review__p"} id=POSITION aria-live=live aria-label=looking_back_phrases().position_title()>
            <Keyed key=shown children=position/>
        </section>
    }
}

/// The decision that is chosen, once the coach has looked at it.
fn shown_decision(reviewed: &Reviewed) -> Option<DecisionAt> {
    let judged = reviewed.decisions.get(reviewed.chosen)?;
    judged.answer.as_ref().map(|_| reviewed.at(reviewed.chosen))
}

#[component]
fn Position(decision: ReviewedDecision) -> impl IntoView {
    let ReviewedDecision { top_discard, drawn, highest, .. } = decision;
    let decision = StoredValue::new(decision);
    view! {
        <Sentences decision/>
        <div class={"review__r"}>
            <DecisionRack decision/>
            <div class={"review__ks"}>
                <CardFigure card=top_discard highest caption=phrases().discard_pile()/>
                <CardFigure card=drawn highest caption=looking_back_phrases().in_hand()/>
            </div>
        </div>
        <Buttons decision/>
    }
}

/// What was done, and what the coach would have done.
#[component]
fn Sentences(decision: StoredValue<ReviewedDecision>) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let texts = looking_back_phrases();
    decision.with_value(|decision| {
        let done = current.with_untracked(|game| {
            let card = decision.card().map_or(0, Card::number);
            texts.said(game.who(decision.at.seat), decision.done, card, phrases())
        });
        let verdict = match decision.loss {
            0 if decision.best == Some(decision.done) => texts.as_the_coach().to_owned(),
            0 => texts.hardly_mattered().to_owned(),
            loss => texts.gave_away(Tenths(if decision.is_for_chips { 0 } else { loss })),
        };
        let suggestion = decision.best.map(|best| suggestion(decision, best));
        view! {
            <div class={"review__t"}>
                <p><b>{decision.turn_text()}</b> " " {done} " " {verdict}</p>
                {suggestion.map(|suggestion| view! {
                    <p class={"review__b"}><Icon name="lamp"/><span>{suggestion}</span></p>
                })}
            </div>
        }
    })
}

/// What the coach would have done, and why. What draws, discards or announces is named by its reason.
fn suggestion(decision: &ReviewedDecision, best: Action) -> String {
    let what = decision.action_text(best);
    let named = match (decision.loss, slot_of(best)) {
        _ if best == decision.done => None,
        (0, _) => Some(looking_back_phrases().just_as_good(&what)),
        (_, slot) => slot.map(|_| looking_back_phrases().better(&what)),
    };
    named.into_iter().chain([decision.reason.clone()]).collect::<Vec<_>>().join(" ")
}

/// The rack: the slot a card was put into is marked, and a card the coach would have put elsewhere is drawn there.
#[component]
fn DecisionRack(decision: StoredValue<ReviewedDecision>) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    decision.with_value(|decision| {
        let missed = decision.missed();
        let cards = Slot::ALL.map(|slot| {
            let mut view = open_slot(&decision.rack, slot, false);
            view.chosen = slot_of(decision.done) == Some(slot);
            if let Some((_, card)) = missed.filter(|&(missed, _)| missed == slot) {
                view.hint(card, decision.highest);
            }
            view
        });
        let colour = current.with_untracked(|game| game.colour(decision.at.seat));
        let name = phrases().called(decision.before.name(decision.at.seat)).to_owned();
        let lip = view! { <Plate colour partner=None name/> };
        view! { <Rack colour highest=decision.highest cards lip=lip.into_any()/> }
    })
}

/// A card with what it is.
#[component]
fn CardFigure(card: Option<Card>, highest: u8, caption: &'static str) -> impl IntoView {
    card.map(|card| {
        view! {
            <figure class={"review__k"}>
                <LooseCard card=Some(card) highest label=card.number().to_string()/>
                <figcaption>{caption}</figcaption>
            </figure>
        }
    })
}

/// The ways on from the position: watch the round from there, or try another move.
#[component]
fn Buttons(decision: StoredValue<ReviewedDecision>) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let replay = expect_context::<ReplayState>();
    let review = expect_context::<ReviewState>();
    let stack = expect_context::<ScreenStack>();
    let texts = looking_back_phrases();
    let at = decision.with_value(|decision| decision.at);
    let watch = move |()| {
        // The coach may find a worse one meanwhile.
        review.choose(at.nth);
        if let Some(game) = current.game.get_untracked() {
            replay.open(&game, at.round, decision.with_value(|decision| decision.step));
            stack.push(LookingBackScreen::Replay(ShownMatch::Own, at.round));
        }
    };
    let try_out = move |()| {
        // Whatever led here: the match itself tells which review to come back to.
        let shown = |game: TableMatch| ShownMatch::of(&game.recorded);
        let shown = current.game.get_untracked().map_or(ShownMatch::Own, shown);
        stack.try_out(
            decision.with_value(|decision| decision.before.clone()),
            LookingBackScreen::Review(shown, Some(at)),
        );
    };
    // A computer player would make its decision at once.
    let can_try = decision.with_value(|decision| !decision.before.is_computer(decision.at.seat));
    view! {
        <p class={"review__f"}>
            <Button id="watch-from-here" class="key--quiet" on_press=watch>
                <Icon name="play"/>
                <span>{texts.watch_from_here()}</span>
            </Button>
            {can_try.then(|| view! {
                <Button class="key--quiet" on_press=try_out>
                    <Icon name="swap"/>
                    <span>{texts.try_from_here()}</span>
                </Button>
            })}
        </p>
    }
}
