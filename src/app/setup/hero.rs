//! The left of the first screen: the wordmark, a rack in order, Play.

use super::draft::Draft;
use crate::app::parts::{Logo, Molded, RackBody, SlotShell};
use crate::app::store::{Sheet, phrases, use_store};
use crate::app::table::hand::{CardPrint, card_class, card_style};
use crate::app::table::look::{Face, open_slot};
use crate::engine::{Card, Rack, Stage};
use leptos::prelude::*;

/// A rack in order, to show what it is all about.
const SHOWN: [u8; 10] = [4, 9, 14, 22, 28, 33, 39, 45, 52, 58];

/// The wordmark, a rack in order, Play, and the ways elsewhere.
#[component]
pub fn Hero(draft: RwSignal<Draft>, heading: &'static str) -> impl IntoView {
    let store = use_store();
    let phrases = phrases();
    let rack = Rack::from_slots(SHOWN.map(Card::new));
    let summary = Memo::new(move |_| draft.with(|draft| draft.summary(phrases)));
    let resume = store.play.with_untracked(|play| {
        let play = play.as_ref().filter(|play| play.unfinished())?;
        let round = play.round_number();
        Some(match play.recorded.game().stage() {
            Stage::BetweenRounds => phrases.continue_next_round(round),
            _ => phrases.continue_round(round),
        })
    });
    view! {
        <section class="hero">
            <h1 id=heading tabindex="-1"><Logo height="5.25rem"/></h1>
            <p class="tag">{phrases.tagline()}</p>
            <div class="hero__rack" aria-hidden="true" inert>
                <RackBody
                    colour=1
                    highest=60
                    slots=move |slot| {
                        let look = open_slot(&rack, slot, false);
                        view! {
                            <SlotShell at=slot look>
                                <span class=card_class(look.face) style=card_style(look.face)>
                                    {match look.face {
                                        Face::Card(card) => Some(view! { <CardPrint card/> }),
                                        _ => None,
                                    }}
                                </span>
                            </SlotShell>
                        }
                    }
                >
                    <Molded/>
                </RackBody>
            </div>
            <div class="go">
                <button
                    class="key key--sun key--big go__b"
                    form="opts"
                    aria-disabled=move || summary.get().is_none().then_some("true")
                >
                    {phrases.play()}
                </button>
                <p class="go__s" aria-live="polite">
                    {move || summary.get().unwrap_or_else(|| phrases.too_few_players().to_owned())}
                </p>
            </div>
            <p class="links">
                {resume.map(|text| view! {
                    <button class="link" on:click=move |_| store.back_to_table()>{text}</button>
                })}
                <button class="link" on:click=move |_| store.sheet.set(Some(Sheet::Rules))>{phrases.rule_book()}</button>
                <button class="link" on:click=move |_| store.sheet.set(Some(Sheet::Settings))>{phrases.settings()}</button>
            </p>
        </section>
    }
}
