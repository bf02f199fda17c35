//! The tray in the middle: what to do now, the stock, the hand and the discard pile.

use super::hand::LooseCard;
use super::input::{Choice, Touch};
use super::look::{self, Hand, TrayLook};
use crate::app::parts::{Figure, Number};
use crate::app::store::{phrases, use_store};
use crate::engine::{Decision, Phase, highest_card};
use leptos::prelude::*;

/// The tray.
#[component]
pub fn Tray() -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let looking = store.looking.get_untracked();
    let highest = store
        .play
        .with_untracked(|play| play.as_ref().map_or(60, |play| highest_card(play.recorded.game().playing().len())));
    let look = Memo::new(move |_| {
        let choice = store.choice.get();
        store.of_play(|play| look::tray(play, looking, choice))
    });
    let of = move |field: fn(&TrayLook) -> bool| Memo::new(move |_| look.get().as_ref().is_some_and(field));
    let turn = of(|look| look.due == Some(Decision::Turn));
    let drawn = of(|look| look.due == Some(Decision::Drawn));
    let picked = of(|look| look.choice == Choice::Discard);
    let slot_waits = of(|look| matches!(look.choice, Choice::Slot(_)));
    let stock = Memo::new(move |_| look.get().map_or(0, |look| look.stock));
    let pile = Memo::new(move |_| look.get().map_or((None, None), |look| (look.top, look.under)));
    let hand = Memo::new(move |_| look.get().map_or(Hand::Nothing, |look| look.hand));
    let in_hand = move || match hand.get() {
        Hand::Card(card) => Some(card.number()),
        _ => None,
    };
    let discard_name = move || {
        let top = pile.get().0.map(|card| card.number());
        match (drawn.get(), picked.get(), in_hand().or(top)) {
            (true, _, Some(card)) => phrases.discard_the(card),
            (_, true, Some(card)) => phrases.take_from_discards(card),
            _ => top.map_or_else(|| phrases.discard_pile_empty().to_owned(), |top| phrases.take_from_discards(top)),
        }
    };
    let stock_name = move || match stock.get() {
        0 => phrases.stock_used_up().to_owned(),
        left => phrases.draw_from_stock(left),
    };
    view! {
        <section class="tray" aria-label=phrases.card_tray()>
            <Prompt look/>
            <div class="cells">
                <div class="well well--stock" class:is-target=move || turn.get() && !picked.get() && !slot_waits.get()>
                    <button
                        class="pile pile--stock"
                        class:is-out=move || stock.get() == 0
                        aria-label=stock_name
                        aria-disabled=move || (!turn.get()).then_some("true")
                        on:click=move |_| store.touch(Touch::Stock)
                    >
                        {move || (stock.get() > 0).then(|| view! {
                            <span class="card loose card--back"></span>
                            <span class="roundel"><Number value=stock.get() as u32/></span>
                        })}
                    </button>
                    <span class="cap" aria-hidden="true">
                        {move || if turn.get() && !picked.get() { phrases.draw() } else { phrases.stock() }}
                    </span>
                </div>
                <div class="hand">
                    {move || match hand.get() {
                        Hand::Nothing => view! {
                            <span class="emboss" aria-hidden="true"><Figure text="RACK-O"/></span>
                        }.into_any(),
                        Hand::Covered => view! {
                            <div class="hand__card"><LooseCard card=None highest kind="is-held"/></div>
                        }.into_any(),
                        Hand::Card(card) => view! {
                            <div class="hand__card"><LooseCard card=Some(card) highest kind="is-held"/></div>
                        }.into_any(),
                    }}
                </div>
                <div
                    class="well well--discard"
                    class:is-target=move || drawn.get() || turn.get() && !picked.get()
                    class:is-chosen=picked
                >
                    <button
                        class="pile"
                        class:is-out=move || pile.get().0.is_none()
                        aria-label=discard_name
                        aria-pressed=move || picked.get().then_some("true")
                        aria-disabled=move || (!turn.get() && !drawn.get()).then_some("true")
                        on:click=move |_| store.touch(Touch::DiscardPile)
                    >
                        {move || {
                            let (top, under) = pile.get();
                            view! {
                                {under.map(|card| view! { <LooseCard card=Some(card) highest kind="under"/> })}
                                {top.map(|card| view! { <LooseCard card=Some(card) highest/> })}
                            }
                        }}
                    </button>
                    <span class="cap" aria-hidden="true">
                        {move || match (drawn.get(), picked.get(), turn.get()) {
                            (true, ..) => view! { {phrases.discard()} " " <b>{in_hand()}</b> }.into_any(),
                            (_, true, _) => phrases.put_back().into_any(),
                            (.., true) => {
                                let top = pile.get().0.map(|card| card.number());
                                view! { {phrases.take()} " " <b>{top}</b> }.into_any()
                            }
                            _ => phrases.discard_pile().into_any(),
                        }}
                    </span>
                </div>
            </div>
        </section>
    }
}

/// What to do now, in a sentence: the heart of it, and the rest. It is the page's status, read out when it changes.
#[component]
fn Prompt(look: Memo<Option<TrayLook>>) -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let text = Memo::new(move |_| prompt(look.get(), phrases));
    view! {
        <p class="prompt" role="status">
            {move || {
                if let Some(refusal) = store.remark.get() {
                    return view! { <span class="prompt__no">{phrases.refusal(refusal)}</span> }.into_any();
                }
                let (heart, rest) = text.get();
                view! { <span><b>{heart}</b> " " {rest}</span> }.into_any()
            }}
        </p>
    }
}

fn prompt(look: Option<TrayLook>, phrases: &'static dyn crate::i18n::Phrases) -> (String, String) {
    let store = use_store();
    let Some(look) = look else { return Default::default() };
    let top = look.top.map(|card| card.number());
    let held = match look.hand {
        Hand::Card(card) => card.number(),
        _ => 0,
    };
    let (heart, rest): (String, String) = match (look.due, look.choice) {
        (Some(Decision::Turn), Choice::Discard) => (phrases.do_taking(held), phrases.do_taking_how().into()),
        (Some(Decision::Turn), Choice::Slot(slot)) if top.is_some() => {
            (phrases.do_slot(slot.label()), phrases.do_slot_how(top.unwrap_or(0)))
        }
        (Some(Decision::Turn), _) if look.may_call => {
            (phrases.do_in_order().into(), phrases.do_in_order_turn_how().into())
        }
        (Some(Decision::Turn), _) => (phrases.do_turn().into(), phrases.do_turn_how(top)),
        (Some(Decision::Drawn), _) => (phrases.do_drawn(held), phrases.do_drawn_how().into()),
        (Some(Decision::Announce | Decision::Eclair), _) => {
            (phrases.do_in_order().into(), phrases.do_in_order_how().into())
        }
        (Some(Decision::Place), _) => (phrases.do_taking(held), phrases.do_taking_how().into()),
        (None, _) => (String::new(), waiting_for(&store, phrases)),
    };
    (heart, rest)
}

fn waiting_for(store: &crate::app::store::Store, phrases: &'static dyn crate::i18n::Phrases) -> String {
    store.of_play(|play| {
        let game = play.recorded.game();
        let Some(seat) = game.to_act() else { return String::new() };
        match game.round().map(|round| round.phase()) {
            Some(Phase::Drawn) => phrases.do_wait_drawn(play.name(seat)),
            _ => phrases.do_wait(play.name(seat)),
        }
    })
}
