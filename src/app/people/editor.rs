//! Changes what a person is called, and their face.

use super::face::PersonFace;
use super::name_field::NameField;
use super::name_of_person;
use crate::app::browser::document::find;
use crate::app::browser::focus::focus;
use crate::app::browser::timers::after_paint;
use crate::app::components::{Keyed, Switch, or_nothing};
use crate::app::state::{Notice, Notices, people_phrases, saves};
use crate::people::{Colour, People, Person, PersonEdit, PersonId, Sign};
use leptos::prelude::*;

/// The id of the field with the name.
const NAME: &str = "person-name";

/// Changes what a person is called, and their face. Nothing is kept before it is saved.
#[component]
pub fn PersonEditor(
    /// Who is changed.
    person: Person,
    /// Everybody who plays here.
    people: RwSignal<People>,
    /// Called when it is done: with what the person was called and is called now, where that was saved.
    #[prop(into)]
    on_close: Callback<Option<(String, String)>>,
) -> impl IntoView {
    let (texts, notices) = (people_phrases(), expect_context::<Notices>());
    let (id, before) = (person.id, name_of_person(&person));
    let edit = RwSignal::new(PersonEdit { name: before.clone(), ..PersonEdit::of(&person) });
    let namesake = Memo::new(move |_| {
        let other = |name: &str| people.with(|people| people.namesake(id, name).map(name_of_person));
        edit.with(|edit| other(&edit.name)).map(|name| texts.one_person(&name)).unwrap_or_default()
    });
    let save = move || {
        let kept = edit.with_untracked(|edit| people.with_untracked(|people| people.edited(id, edit)));
        match saves().keep_people(&kept) {
            Ok(()) => {
                // They are known again by the name before.
                let now = saves().people().called(&before).map(name_of_person);
                on_close.run(now.map(|now| (before.clone(), now)));
            }
            Err(fault) => notices.show(Notice::NotSaved(fault)),
        }
    };
    // Only of several people there is one whose device it is.
    let asks_whose = id != PersonId::OWN && people.with_untracked(People::are_several);
    let own = or_nothing(asks_whose.then(|| view! { <OwnSwitch edit/> }));
    after_paint(|| focus(find(&format!("#{NAME}"))));
    view! {
        <div class="person-editor" role="group" aria-label=texts.edit_person(&name_of_person(&person))>
            <Keyed
                key=Signal::derive(move || edit.with(|edit| (edit.sign, edit.colour)))
                children=|(sign, colour)| view! { <PersonFace sign colour/> }
            />
            <NameField
                id=NAME
                label=texts.new_name()
                name=Signal::derive(move || edit.with(|edit| edit.name.clone()))
                on_type=move |name| edit.update(|edit| edit.name = name)
            />
            <p class="person-editor__n" aria-live="polite" prop:textContent=move || namesake.get()></p>
            <SignChoice edit/>
            <ColourChoice edit/>
            {own}
            <p class="person-editor__k">
                <button type="button" class="key key--sun key--small" on:click=move |_| save()>{texts.save()}</button>
                <button type="button" class="key key--quiet key--small" on:click=move |_| on_close.run(None)>
                    {texts.leave()}
                </button>
            </p>
        </div>
    }
}

/// Whose the matches are that were played as “You”.
#[component]
fn OwnSwitch(edit: RwSignal<PersonEdit>) -> impl IntoView {
    let texts = people_phrases();
    let name = edit.with_untracked(|edit| edit.name.clone());
    view! {
        <Switch
            label=texts.own_device(&name)
            description=texts.own_device_what(&name)
            is_on=Signal::derive(move || edit.with(|edit| edit.is_own))
            on_change=move |is_own| edit.update(|edit| edit.is_own = is_own)
        />
    }
}

/// What is drawn on the face.
#[component]
fn SignChoice(edit: RwSignal<PersonEdit>) -> impl IntoView {
    let texts = people_phrases();
    let radios = Sign::ALL.map(|sign| {
        let colour = Signal::derive(move || edit.with(|edit| edit.colour));
        view! {
            <LookRadio
                group="sign"
                name=texts.sign(sign.word())
                is_chosen=Signal::derive(move || edit.with(|edit| edit.sign == sign))
                on_choose=move |()| edit.update(|edit| edit.sign = sign)
            >
                <Keyed key=colour children=move |colour| view! { <PersonFace sign colour/> }/>
            </LookRadio>
        }
    });
    view! {
        <div class="looks" role="radiogroup" aria-label=texts.sign_label()>{radios.into_iter().collect_view()}</div>
    }
}

/// What it is drawn on.
#[component]
fn ColourChoice(edit: RwSignal<PersonEdit>) -> impl IntoView {
    let texts = people_phrases();
    let radios = Colour::ALL.map(|colour| {
        view! {
            <LookRadio
                group="colour"
                name=texts.colour(colour.word())
                is_chosen=Signal::derive(move || edit.with(|edit| edit.colour == colour))
                on_choose=move |()| edit.update(|edit| edit.colour = colour)
            >
                <i class=format!("person-face is-{}", colour.word())></i>
            </LookRadio>
        }
    });
    view! {
        <div class="looks" role="radiogroup" aria-label=texts.colour_label()>{radios.into_iter().collect_view()}</div>
    }
}

/// One of the signs or colours.
#[component]
fn LookRadio(
    group: &'static str,
    /// What it is called.
    name: String,
    is_chosen: Signal<bool>,
    #[prop(into)] on_choose: Callback<()>,
    children: Children,
) -> impl IntoView {
    view! {
        <label class="look">
            <input
                class="vh"
                type="radio"
                name=format!("person-{group}")
                aria-label=name
                prop:checked=is_chosen
                on:change=move |_| on_choose.run(())
            />
            {children()}
        </label>
    }
}
