//! A field for a number.

use crate::app::browser::events::value_of;
use leptos::prelude::*;
use std::cell::RefCell;
use std::ops::RangeInclusive;

thread_local! {
    /// What was typed and does not count, by the name of its field.
    static REFUSED: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
}

/// Keeps what does not count in a field, or forgets it.
fn keep_refused(name: &'static str, text: Option<String>) {
    REFUSED.with_borrow_mut(|all| {
        all.retain(|(field, _)| *field != name);
        all.extend(text.map(|text| (name, text)));
    });
}

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
    let refused = REFUSED.with_borrow(|all| all.iter().find(|(field, _)| *field == name).map(|(_, text)| text.clone()));
    // Only a number that differs is written into the field: what is being typed there stays.
    let number = Memo::new(move |_| value.get());
    let text = RwSignal::new(refused.unwrap_or_else(|| number.get_untracked()));
    Effect::watch(
        move || number.get(),
        move |number, _, _| {
            keep_refused(name, None);
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
                        keep_refused(name, if number.is_none() { Some(typed) } else { None });
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
