//! Which rules: the edition and its variants.

use super::form_box::FormBox;
use crate::app::components::{CollectAnyView, EditionName, RuleLink, Switch};
use crate::app::state::{SetupState, phrases};
use crate::engine::{Edition, Variant};
use leptos::prelude::*;

/// The editions, each the rules of a printed sheet, and rules of one's own.
#[component]
pub fn EditionBox() -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let phrases = phrases();
    let chosen = setup.memo(|draft| draft.rules.edition);
    let editions = Edition::SHEETS.into_iter().chain([Edition::Custom]).map(move |edition| {
        view! {
            <label class="ed">
                <input
                    class="vh"
                    type="radio"
                    name="edition"
                    prop:checked=move || chosen.get() == edition
                    on:change=move |_| setup.update(|draft| draft.set_edition(edition))
                />
                <span class={"ed__dot"} aria-hidden="true"></span>
                <span>
                    <EditionName edition/>
                    " "
                    <small>{phrases.edition_from(edition)}</small>
                </span>
            </label>
        }
    });
    view! {
        <FormBox class="box--rules" heading_id="rules-title" title=phrases.rules()>
            <div class="eds" role="radiogroup" aria-labelledby="rules-title">
                {editions.collect_any_view()}
            </div>
            <p class="box__p" prop:textContent=move || phrases.sheet_has(chosen.get())></p>
        </FormBox>
    }
}

/// The switches of the variants.
#[component]
pub fn VariantBox() -> impl IntoView {
    let switches = Variant::ALL.into_iter().map(|variant| view! { <VariantSwitch variant/> });
    view! {
        <FormBox class="box--var" heading_id="variants-title" title=phrases().variants()>
            {switches.collect_any_view()}
        </FormBox>
    }
}

/// The switch of a variant, with the rule in the book. One that cannot be chosen says why.
#[component]
fn VariantSwitch(variant: Variant) -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let phrases = phrases();
    let is_idle = setup.memo(move |draft| variant == Variant::RunOfThree && draft.players() != 2);
    let is_in = setup.memo(move |draft| variant.is_in(&draft.rules));
    // What already holds can be given up, whatever stands against it.
    let fault =
        setup.memo(move |draft| variant.fault(&draft.rules, draft.players()).filter(|_| !variant.is_in(&draft.rules)));
    let description = setup.memo(move |draft| {
        let what = match draft.partners_names() {
            Some([a, b, c, d]) if variant == Variant::Partners => phrases.pairs(&[a, c], &[b, d]),
            _ => phrases.variant_what(variant).to_owned(),
        };
        let edition = draft.rules.edition;
        let is_foreign = edition != Edition::Custom && !variant.is_on_sheet(edition);
        if is_foreign { phrases.not_on_sheet(&what) } else { what }
    });
    let text = move || match fault.get() {
        _ if is_idle.get() => phrases.run_rule_only_two().to_owned(),
        Some(fault) => phrases.rules_fault(fault).to_owned(),
        None => description.get(),
    };
    let is_disabled = move || is_idle.get() || fault.get().is_some();
    let name = phrases.variant(variant);
    view! {
        <div class="sw">
            <Switch
                label=name
                description=text
                is_on=move || is_in.get() && !is_idle.get()
                is_disabled=is_disabled
                on_change=move |on| setup.update(|draft| draft.set_variant(variant, on))
            />
            <RuleLink rule=variant.rule() about=name/>
        </div>
    }
}
