//! Which rules: the edition and its variants.

use super::form_box::{FormBox, SideEffects};
use crate::app::browser::document::scroll_to_later;
use crate::app::browser::events::details_is_open;
use crate::app::components::{RuleLink, Switch, edition_translation};
use crate::app::state::{FirstScreenMemory, ReadingScreen, ScreenStack, SetupState, phrases, setup_phrases};
use crate::engine::{Edition, Variant};
use crate::setup::{Changed, SetupDraft};
use leptos::prelude::*;

/// The part of the form that opens.
const ID: &str = "edition-and-rules";

/// The part of the form with the edition and its variants. It opens; at first only where the rules are those of no kind of
/// game that is offered.
#[component]
pub fn RulesPart() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let edition = setup.memo(|draft| draft.rules.edition);
    let part = expect_context::<FirstScreenMemory>().rules;
    let is_open_at_first = part.is_open(setup.with_untracked(|draft| draft.preset().is_none()));
    let toggle = move |event: web_sys::Event| {
        let was_open = part.is_open(is_open_at_first);
        part.leave(details_is_open(&event));
        if part.is_open(false) && !was_open {
            // On phones what has opened lies below the window.
            scroll_to_later(ID);
        }
    };
    view! {
        <details class="more" id=ID open=is_open_at_first on:toggle=toggle>
            <summary class="box">
                <b>{setup_phrases().edition_and_rules()}</b>
                " "
                <small
                    translate=move || edition_translation(edition.get())
                    prop:textContent=move || phrases().edition(edition.get())
                ></small>
            </summary>
            <EditionBox/>
            <VariantBox/>
        </details>
    }
}

/// The editions, each the rules of a printed sheet, and rules of one's own.
#[component]
fn EditionBox() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let (phrases, texts) = (phrases(), setup_phrases());
    let has = setup.memo(|draft| texts.sheet_has(draft.rules.edition, phrases));
    let editions = Edition::SHEETS.into_iter().chain([Edition::Custom]).map(move |edition| {
        view! {
            <label class="ed">
                <input
                    class="vh"
                    type="radio"
                    name="edition"
                    prop:checked=move || setup.with(|draft| draft.rules.edition == edition)
                    on:change=move |_| setup.change(Changed::Edition, |draft| draft.set_edition(edition))
                />
                <span class={"ed__dot"} aria-hidden="true"></span>
                <span>
                    <b translate=edition_translation(edition)>{phrases.edition(edition)}</b>
                    " "
                    <small>{phrases.edition_from(edition)}</small>
                </span>
            </label>
        }
    });
    view! {
        <FormBox class="box--rules" heading_id="rules-title" title=texts.rules()>
            <div class="eds" role="radiogroup" aria-labelledby="rules-title">
                {editions.collect_view()}
            </div>
            <p class="box__p" prop:textContent=move || has.get()></p>
            <SideEffects of=Changed::Edition/>
        </FormBox>
    }
}

/// The switches of the variants.
#[component]
fn VariantBox() -> impl IntoView {
    let switches = Variant::ALL.into_iter().map(|variant| view! { <VariantSwitch variant/> });
    view! {
        <FormBox class="box--var" heading_id="variants-title" title=setup_phrases().variants()>
            {switches.collect_view()}
            <SideEffects of=Changed::Variant/>
        </FormBox>
    }
}

/// The switch of a variant, with the rule in the book. One that cannot be chosen says why.
#[component]
fn VariantSwitch(variant: Variant) -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let stack = expect_context::<ScreenStack>();
    let (phrases, texts) = (phrases(), setup_phrases());
    let is_idle = move |draft: &SetupDraft| variant == Variant::RunOfThree && draft.players() != 2;
    let is_in = move |draft: &SetupDraft| variant.is_in(&draft.rules);
    // What already holds can be given up, whatever stands against it.
    let fault = move |draft: &SetupDraft| variant.fault(&draft.rules, draft.players()).filter(|_| !is_in(draft));
    let description = move |draft: &SetupDraft| {
        let what = match draft.partners_names(phrases) {
            Some([a, b, c, d]) if variant == Variant::Partners => phrases.pairs(&[&a, &c], &[&b, &d]),
            _ => texts.variant_what(variant).to_owned(),
        };
        let edition = draft.rules.edition;
        let is_foreign = edition != Edition::Custom && !variant.is_on_sheet(edition);
        if is_foreign { texts.not_on_sheet(&what) } else { what }
    };
    let text = move |draft: &SetupDraft| match fault(draft) {
        _ if is_idle(draft) => texts.run_rule_only_two().to_owned(),
        Some(fault) => phrases.rules_fault(fault).to_owned(),
        None => description(draft),
    };
    let name = phrases.variant(variant);
    view! {
        <div class="sw">
            <Switch
                label=name
                description=move || setup.with(text)
                is_on=move || setup.with(|draft| is_in(draft) && !is_idle(draft))
                is_disabled=move || setup.with(|draft| is_idle(draft) || fault(draft).is_some())
                on_change=move |on| setup.change(Changed::Variant, |draft| draft.set_variant(variant, on))
            />
            <RuleLink
                rule=variant.rule()
                about=name
                on_open=move |rule| stack.push(ReadingScreen::RuleBook(Some(rule)))
            />
        </div>
    }
}
