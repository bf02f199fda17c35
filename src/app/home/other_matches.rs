//! The saved matches beside the one to go on with, in a list that opens.

use super::match_words::MatchWords;
use super::saved_cards::{OtherMatches, SavedCards, ShownMatch, continue_id};
use super::undo::Undo;
use crate::app::browser::events::details_is_open;
use crate::app::components::{Button, IconButton, Keyed, Plate, Total, or_nothing};
use crate::app::state::{FirstScreenMemory, TabMatch, phrases};
use leptos::prelude::*;

/// The longest list that is open from the beginning.
const SHORT_LIST: usize = 2;

/// The other matches; nothing where there are none.
#[component]
pub fn OtherMatchList() -> impl IntoView {
    let part = expect_context::<FirstScreenMemory>().matches;
    let others = expect_context::<SavedCards>().others();
    let content = move |OtherMatches { list, has_last, is_open }: OtherMatches| {
        or_nothing((!list.is_empty()).then(|| {
            let is_short = has_last && list.len() <= SHORT_LIST;
            let left = list.iter().filter(|shown| !shown.is_gone).count();
            view! {
                <section class="others" aria-label=phrases().saved_matches()>
                    <details
                        open=is_open || part.is_open(is_short)
                        on:toggle=move |event| part.leave(details_is_open(&event))
                    >
                        <summary>{phrases().more_matches(left.max(1), !has_last)}</summary>
                        <div>{list.into_iter().map(|shown| view! { <Card shown/> }).collect_view()}</div>
                    </details>
                </section>
            }
        }))
    };
    view! { <Keyed key=others children=content/> }
}

/// A match: who plays with which totals, what it is, when it was last played, and what can be done with it.
#[component]
fn Card(shown: ShownMatch) -> impl IntoView {
    let tab = expect_context::<TabMatch>();
    let cards = expect_context::<SavedCards>();
    let phrases = phrases();
    let ShownMatch { one, is_gone } = shown;
    let words = MatchWords::of(&one);
    let is_chips = one.is_for_chips();
    let seats = one.seats().map(|(colour, name, total)| {
        let total = Signal::stored(total.to_string());
        view! {
            <span class=format!("p{colour}")>
                <Plate colour name=phrases.called(name)><Total is_chips total/></Plate>
            </span>
        }
    });
    let seats = seats.collect_view();
    // Of several buttons each says which match it is.
    let label = phrases.detail(&words.what, &words.which);
    let (key_id, delete_id) = (continue_id(&one.id), format!("delete-{}", one.id));
    let id = one.id.clone();
    let open = move |()| tab.open(id.clone(), None);
    let delete = move |()| cards.ask_to_delete(one.clone(), false);
    view! {
        <div class=if is_gone { "box is-gone" } else { "box" }>
            <p>{seats}</p>
            <small>{words.about}</small>
            <Button id=key_id class="key--small" label on_press=open>{words.what}</Button>
            <IconButton id=delete_id name=words.delete icon="bin" on_press=delete/>
            {is_gone.then(|| view! { <Undo/> })}
        </div>
    }
}
