//! A screen of the Club for one of several people.

use super::known::Known;
use crate::app::components::Keyed;
use crate::app::people::WhoseChoice;
use crate::app::state::{Notice, Notices, people_phrases, saves};
use crate::people::{People, Whose};
use leptos::prelude::*;

/// What a screen of the Club shows, for the person whose ladder is looked at: where several play here one is chosen, and is still
/// chosen the next time.
#[component]
pub fn WhoseClub<C, V>(
    /// Draws it from what is known of that person.
    children: C,
) -> impl IntoView
where
    C: Fn(Known) -> V + Send + Sync + 'static,
    V: IntoView + 'static,
{
    let notices = expect_context::<Notices>();
    let history = StoredValue::new(saves().history());
    let people = StoredValue::new(history.with_value(|history| saves().people_of(history)));
    let whose = RwSignal::new(people.with_value(People::chosen));
    let choose = move |chosen: Whose| {
        whose.set(chosen);
        if let Whose::One(id) = chosen
            && let Err(fault) = saves().keep_people(&people.with_value(|people| people.with_chosen(id)))
        {
            notices.show(Notice::NotSaved(fault));
        }
    };
    let known =
        move |whose| history.with_value(|history| people.with_value(|people| Known::of(history, people, whose)));
    view! {
        <WhoseChoice label=people_phrases().whose_ladder() people chosen=whose on_change=choose/>
        <Keyed key=whose children=move |whose| children(known(whose))/>
    }
}
