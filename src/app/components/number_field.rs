//! A field for a number.

use crate::app::browser::events::value_of;
use crate::app::state::RefusedNumbers;
use leptos::prelude::*;
use std::ops::RangeInclusive;

/// A field for a whole number, with its limits below. What is typed counts as soon as it is one within them. Anything else
/// stays as it was typed, also while other screens are shown, and the browser refuses it together with the form.
#[component]
pub fn NumberField(
    /// Its own name among these fields.
    name: &'static str,
    /// What it is called.
    #[prop(into)]
    label: String,
    /// The least and the most.
    bounds: RangeInclusive<u16>,
    /// The same as a sentence: it also says why a number is refused.
    limits: &'static str,
    /// The number that counts, as it is written.
    #[prop(into)]
    value: Signal<String>,
    /// Called with a number that is typed.
    #[prop(into)]
    on_change: Callback<u16>,
) -> impl IntoView {
    let (least, most) = (bounds.start().to_string(), bounds.end().to_string());
    let id = format!("limits-{name}");
    let refused = expect_context::<RefusedNumbers>();
    // Only a number that differs is written into the field: what is being typed there stays.
    let number = Memo::new(move |_| value.get());
    let text = RwSignal::new(refused.of(name).unwrap_or_else(|| number.get_untracked()));
    Effect::watch(
        move || number.get(),
        move |number, _, _| {
            refused.keep(name, None);
            text.set(number.clone());
        },
        false,
    );
    view! {
        <div class="num">
            <label class="num__l">
                <span>{label}</span>
                <input
                    class="num__f"
                    type="number"
                    inputmode="numeric"
                    enterkeyhint="done"
                    required=true
                    min=least
                    max=most
                    aria-describedby=id.clone()
                    prop:value=text
                    on:input=move |event| {
                        let Some(typed) = value_of(&event) else { return };
                        let number = typed.parse::<u16>().ok().filter(|number| bounds.contains(number));
                        refused.keep(name, if number.is_none() { Some(typed) } else { None });
                        if let Some(number) = number {
                            on_change.run(number);
                        }
                    }
                />
            </label>
            <small class="num__w" id=id>{limits}</small>
        </div>
    }
}
