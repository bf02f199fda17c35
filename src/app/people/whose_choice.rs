//! Whose figures a screen shows.

use super::face::face_of;
use super::name_of_person;
use crate::app::state::people_phrases;
use crate::people::{People, Whose};
use leptos::prelude::*;

/// A choice of one of those who have played here. Where only one has, there is none.
#[component]
pub fn WhoseChoice(
    /// What is chosen.
    label: &'static str,
    /// Everybody who plays here.
    people: StoredValue<People>,
    /// Whether the figures of all of them together can be chosen.
    #[prop(optional)]
    has_everyone: bool,
    /// What is chosen now.
    #[prop(into)]
    chosen: Signal<Whose>,
    /// Called with what is chosen.
    #[prop(into)]
    on_change: Callback<Whose>,
) -> impl IntoView {
    if !people.with_value(People::are_several) {
        return None;
    }
    let everyone = has_everyone.then(|| {
        let name = people_phrases().everyone();
        view! { <WhoseRadio whose=Whose::Everyone name chosen on_change>{name}</WhoseRadio> }
    });
    let radios = people.with_value(|people| {
        let radio = |person| {
            let name = name_of_person(person);
            let face = face_of(person);
            view! {
                <WhoseRadio whose=Whose::One(person.id) name=name.clone() chosen on_change>
                    {face}
                    <em dir="auto" translate="no">{name}</em>
                </WhoseRadio>
            }
        };
        people.who_have_played().map(radio).collect_view()
    });
    Some(view! { <div class="seg whose" role="radiogroup" aria-label=label>{everyone}{radios}</div> })
}

#[component]
fn WhoseRadio(
    whose: Whose,
    #[prop(into)] name: String,
    chosen: Signal<Whose>,
    on_change: Callback<Whose>,
    children: Children,
) -> impl IntoView {
    view! {
        <label>
            <input
                class="vh"
                type="radio"
                name="whose"
                aria-label=name
                prop:checked=move || chosen.get() == whose
                on:change=move |_| on_change.run(whose)
            />
            <span>{children()}</span>
        </label>
    }
}
