//! A field for a number.

use leptos::prelude::*;
use std::ops::RangeInclusive;

/// A field for a whole number. What is typed counts as soon as it is one within the bounds; leaving the field shows what
/// counts.
#[component]
pub fn NumberField(
    /// What it is called.
    #[prop(into)]
    label: String,
    /// The least and the most.
    bounds: RangeInclusive<u16>,
    /// The number that counts, as it is written.
    #[prop(into)]
    value: Signal<String>,
    /// Called with a number that is typed.
    #[prop(into)]
    on_change: Callback<u16>,
) -> impl IntoView {
    let (least, most) = (bounds.start().to_string(), bounds.end().to_string());
    // Only a number that differs is written into the field: what is being typed there stays.
    let shown = Memo::new(move |_| value.get());
    view! {
        <label class="num__l">
            <span>{label}</span>
            <input
                class="num__f"
                type="number"
                inputmode="numeric"
                min=least
                max=most
                prop:value=move || shown.get()
                on:input:target=move |event| {
                    if let Ok(number) = event.target().value().parse::<u16>()
                        && bounds.contains(&number)
                    {
                        on_change.run(number);
                    }
                }
                on:change:target=move |event| event.target().set_value(&value.get_untracked())
            />
        </label>
    }
}
