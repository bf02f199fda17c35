//! A field for a number.

use leptos::prelude::*;
use std::ops::RangeInclusive;

/// A field for a whole number, with its limits below. What is typed counts as soon as it is one within them. Anything else
/// stays as it was typed, and the browser refuses it together with the form.
#[component]
pub fn NumberField(
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
    let id = format!("limits-{most}");
    // Only a number that differs is written into the field: what is being typed there stays.
    let shown = Memo::new(move |_| value.get());
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
                    prop:value=move || shown.get()
                    on:input:target=move |event| {
                        if let Ok(number) = event.target().value().parse::<u16>()
                            && bounds.contains(&number)
                        {
                            on_change.run(number);
                        }
                    }
                />
            </label>
            <small class="num__w" id=id>{limits}</small>
        </div>
    }
}
