//! Who sits where.

use super::draft::{Draft, Kind, LONGEST_NAME};
use crate::app::parts::{Choice3, Glyph, Icon};
use crate::app::store::phrases;
use crate::players::Level;
use leptos::prelude::*;

/// The number of players and the four seats.
#[component]
pub fn Seats(draft: RwSignal<Draft>) -> impl IntoView {
    let phrases = phrases();
    let counts = [2, 3, 4].map(|count: usize| (count, count.to_string()));
    view! {
        <div role="group" aria-labelledby="players-title" class="box box--players">
            <div class="box__h">
                <h2 id="players-title">{phrases.players()}</h2>
                <Choice3
                    kind="seg--corner"
                    label=phrases.number_of_players().to_owned()
                    group="players".to_owned()
                    options=counts.to_vec()
                    chosen=Signal::derive(move || draft.with(|draft| draft.players()))
                    change=move |count| draft.update(|draft| draft.set_players(count))
                />
            </div>
            <ol class="seats">{(0..4).map(|place| view! { <SeatRow draft place/> }).collect_view()}</ol>
        </div>
    }
}

#[component]
fn SeatRow(draft: RwSignal<Draft>, place: usize) -> impl IntoView {
    let phrases = phrases();
    let kind = Memo::new(move |_| draft.with(|draft| draft.seats.get(place).map_or(Kind::Empty, |seat| seat.kind)));
    let name = Memo::new(move |_| {
        draft.with(|draft| draft.seats.get(place).map_or_else(String::new, |seat| seat.name.clone()))
    });
    let level = Memo::new(move |_| draft.with(|draft| draft.seats.get(place).map_or(Level::Medium, |seat| seat.level)));
    let change = move |of: &dyn Fn(&mut super::draft::SeatDraft)| {
        draft.update(|draft| {
            if let Some(seat) = draft.seats.get_mut(place) {
                of(seat);
            }
        });
    };
    let kinds = [
        (Kind::Human, phrases.human(), "person"),
        (Kind::Computer, phrases.computer(), "chip"),
        (Kind::Empty, phrases.empty(), "x"),
    ];
    let levels = move || {
        Level::ALL
            .into_iter()
            .map(|one| {
                view! {
                    <option value=one.name() selected=move || level.get() == one>{phrases.level(one.name())}</option>
                }
            })
            .collect_view()
    };
    view! {
        <li class=format!("seat p{}", place + 1) class:is-vacant=move || kind.get() == Kind::Empty>
            <span class="seat__g"><Glyph colour=place + 1/></span>
            <input
                class="seat__n"
                autocomplete="off"
                maxlength=LONGEST_NAME.to_string()
                aria-label=phrases.seat_name(place + 1)
                prop:value=name
                prop:disabled=move || kind.get() == Kind::Empty
                on:input=move |event| {
                    let typed = event_target_value(&event);
                    change(&|seat| seat.name.clone_from(&typed));
                }
            />
            <div class="seg seg--ic seg--3" role="radiogroup" aria-label=phrases.seat_played_by(place + 1)>
                {kinds
                    .map(|(one, text, icon)| {
                        view! {
                            <label>
                                <input
                                    class="vh"
                                    type="radio"
                                    name=format!("kind-{place}")
                                    aria-label=text
                                    prop:checked=move || kind.get() == one
                                    on:change=move |_| change(&|seat| seat.kind = one)
                                />
                                <span><Icon name=icon/><em>{text}</em></span>
                            </label>
                        }
                    })
                    .collect_view()}
            </div>
            {move || match kind.get() {
                Kind::Human => view! { <span class="seat__x">{phrases.this_device()}</span> }.into_any(),
                Kind::Empty => view! { <span class="seat__x">{phrases.nobody()}</span> }.into_any(),
                Kind::Computer => view! {
                    <select
                        class="sel"
                        aria-label=move || phrases.level_of(&name.get())
                        on:change=move |event| {
                            if let Some(level) = Level::from_name(&event_target_value(&event)) {
                                change(&|seat| seat.level = level);
                            }
                        }
                    >
                        {levels()}
                    </select>
                }.into_any(),
            }}
        </li>
    }
}
