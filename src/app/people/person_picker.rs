//! Who plays at a seat, of those who have played here.

use super::editor::PersonEditor;
use super::face::face_of;
use super::name_field::NameField;
use super::name_of_person;
use crate::app::browser::focus::focus_later;
use crate::app::components::{Keyed, or_nothing};
use crate::app::state::{people_phrases, saves};
use crate::people::{People, Person, PersonId};
use leptos::prelude::*;

/// The id of the field for the name of somebody new.
pub const NEW_NAME: &str = "new-person-name";

/// The id of the button that edits whoever is chosen.
const EDIT: &str = "edit-person";

/// Who plays at a seat: those who have played here, or somebody new. Whoever is chosen can be edited.
#[component]
pub fn PersonPicker(
    /// Which seat, from 0.
    index: usize,
    /// Everybody who plays here: they may be edited while the picker is there.
    people: RwSignal<People>,
    /// What the person at the seat is called now; empty where nobody has said so.
    #[prop(into)]
    name: Signal<String>,
    /// What the people at the other seats are called: they cannot be chosen.
    #[prop(into)]
    elsewhere: Signal<Vec<String>>,
    /// Called with what the person at the seat is called.
    #[prop(into)]
    on_choose: Callback<String>,
    /// What the field for the name of somebody new is called.
    #[prop(into)]
    field: String,
    /// What stands in that field before anything is typed.
    #[prop(into)]
    placeholder: Signal<&'static str>,
    /// Called when somebody is called otherwise from now on: as before, and as now.
    #[prop(into)]
    on_rename: Callback<(String, String)>,
) -> impl IntoView {
    let texts = people_phrases();
    let is_known = move |name: &str| people.with(|people| people.called(name).is_some());
    let is_new = RwSignal::new(name.with_untracked(|name| name.trim().is_empty() || !is_known(name)));
    let chosen = Memo::new(move |_| {
        let called = |name: &String| people.with(|people| people.called(name).map(|person| person.id));
        name.with(called).filter(|_| !is_new.get())
    });
    let edited = RwSignal::new(None::<PersonId>);
    let choose = Callback::new(move |person: Person| {
        is_new.set(false);
        // Of several people nobody is “You”: whoever has said no name yet is asked for it.
        let is_asked = person.name.is_empty() && elsewhere.with_untracked(|names| !names.is_empty());
        edited.set(is_asked.then_some(person.id));
        on_choose.run(name_of_person(&person));
    });
    let choose_new = move || {
        edited.set(None);
        is_new.set(true);
        on_choose.run(String::new());
        focus_later(NEW_NAME);
    };
    let radios = move |(people, elsewhere): (People, Vec<String>)| {
        let is_elsewhere = |person: &Person| {
            let is_it = |name: &String| people.called(name).is_some_and(|other| other.id == person.id);
            elsewhere.iter().any(is_it)
        };
        let radio = |person: &Person| {
            let (person, is_disabled) = (person.clone(), is_elsewhere(person));
            view! { <PersonRadio index person is_disabled chosen on_choose=choose/> }
        };
        people.shown().iter().map(radio).collect_view()
    };
    let close_editor = Callback::new(move |before_and_after: Option<(String, String)>| {
        edited.set(None);
        people.set(saves().people());
        if let Some(names) = before_and_after {
            on_rename.run(names);
        }
        focus_later(EDIT);
    });
    // The editor takes the place of its button.
    let edit = move |(chosen, is_edited): (Option<PersonId>, bool)| {
        let person = chosen.and_then(|id| people.with_untracked(|people| people.get(id).cloned()));
        or_nothing(person.map(|person| match is_edited {
            true => view! { <PersonEditor person people on_close=close_editor/> }.into_any(),
            false => view! { <EditButton person on_press=move |()| edited.set(chosen)/> }.into_any(),
        }))
    };
    view! {
        <fieldset class="person-picker">
            <legend class="vh">{texts.at_seat(index + 1)}</legend>
            <div class="persons">
                <Keyed key=Signal::derive(move || (people.get(), elsewhere.get())) children=radios/>
                <label class="person">
                    <input
                        class="vh"
                        type="radio"
                        name=group_at(index)
                        prop:checked=is_new
                        on:change=move |_| choose_new()
                    />
                    <span class={"person-face is-new"} aria-hidden="true">"+"</span>
                    <b>{texts.somebody_new()}</b>
                </label>
            </div>
            <div class="person-picker__n" hidden=move || !is_new.get()>
                <NameField id=NEW_NAME label=field name placeholder on_type=on_choose/>
            </div>
            <Keyed
                key=Signal::derive(move || (chosen.get(), chosen.get().is_some() && chosen.get() == edited.get()))
                children=edit
            />
        </fieldset>
    }
}

/// The name of the radio buttons for a seat, unlike that of any other group on the page.
fn group_at(index: usize) -> String {
    format!("person-{index}")
}

/// Somebody who has played here.
#[component]
fn PersonRadio(
    index: usize,
    person: Person,
    is_disabled: bool,
    chosen: Memo<Option<PersonId>>,
    on_choose: Callback<Person>,
) -> impl IntoView {
    let (id, name, face) = (person.id, name_of_person(&person), face_of(&person));
    let person = StoredValue::new(person);
    view! {
        <label class="person" class:is-off=is_disabled>
            <input
                class="vh"
                type="radio"
                name=group_at(index)
                disabled=is_disabled
                prop:checked=move || chosen.get() == Some(id)
                on:change=move |_| on_choose.run(person.get_value())
            />
            {face}
            <b dir="auto" translate="no">{name}</b>
        </label>
    }
}

/// Opens what a person is called, and their face, to be changed.
#[component]
fn EditButton(person: Person, #[prop(into)] on_press: Callback<()>) -> impl IntoView {
    view! {
        <button type="button" id=EDIT class="key key--quiet key--small" on:click=move |_| on_press.run(())>
            {people_phrases().edit_person(&name_of_person(&person))}
        </button>
    }
}
