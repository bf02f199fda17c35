//! Who takes a seat: the twelve opponents by face, a friend, or nobody.

use super::faces::Faces;
use super::open_seat::{OpenSeat, PICKER, PICKER_TITLE};
use super::opponents::Opponents;
use super::person_at_seat::PersonAtSeat;
use crate::app::browser::document::find;
use crate::app::browser::focus::{focus, focus_is_lost};
use crate::app::browser::keyboard::{Key, is_in_field, is_in_text_field};
use crate::app::browser::timers::after_paint;
use crate::app::components::{Icon, Keyed, or_nothing};
use crate::app::people::NEW_NAME;
use crate::app::state::{SetupState, phrases, setup_phrases};
use crate::players::ComputerPlayer;
use crate::setup::{Changed, SeatKind};
use leptos::prelude::*;

/// The picker of the seat that is open; nothing where none is.
#[component]
pub fn Picker() -> impl IntoView {
    let open = expect_context::<OpenSeat>();
    let picker = |index: Option<usize>| or_nothing(index.map(|index| view! { <SeatPicker index/> }));
    view! { <Keyed key=open.index() children=picker/> }
}

#[component]
fn SeatPicker(
    /// Which seat, from 0.
    index: usize,
) -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let open = expect_context::<OpenSeat>();
    let texts = setup_phrases();
    let is_person = setup.memo(move |draft| draft.seats.get(index).is_some_and(|seat| seat.kind == SeatKind::Human));
    let at_seat = setup.with_untracked(|draft| draft.seats.get(index).map(|seat| (seat.kind, seat.computer)));
    let at_seat = at_seat.filter(|(kind, computer)| *kind == SeatKind::Computer && computer.is_character());
    let chosen = RwSignal::new(at_seat.map(|(_, character)| character));
    let seat = move |()| {
        if let Some(character) = chosen.get_untracked() {
            setup.change(Changed::Players, |draft| draft.seat_character(index, character));
            open.close();
        }
    };
    let person = move |is_person: bool| or_nothing(is_person.then(|| view! { <PersonAtSeat index/> }));
    view! {
        <section class="box pick" id=PICKER aria-labelledby=PICKER_TITLE on:keydown=|event| choose_only(&event)>
            <div class={"pick__h"}>
                <h2 id=PICKER_TITLE tabindex="-1">{texts.who_takes(index + 1)}</h2>
                <button type="button" class="icon" aria-label=phrases().close() on:click=move |_| open.close()>
                    <Icon name="x"/>
                </button>
            </div>
            <Keyed key=is_person children=person/>
            <Faces index chosen on_enter=seat/>
            <div class={"pick__d"}>
                <p aria-live="polite"><Keyed key=chosen children=|chosen| view! { <AboutChosen chosen/> }/></p>
                <Keys index chosen on_seat=seat/>
            </div>
        </section>
    }
}

/// Enter where something is chosen begins no match.
fn choose_only(event: &web_sys::Event) {
    let is_enter = Key::of(event).is_some_and(|key| key.name == "Enter");
    if is_enter && is_in_field(event) && !is_in_text_field(event) {
        event.prevent_default();
    }
}

/// Who is chosen, how they play, and how the matches against them have ended.
#[component]
fn AboutChosen(chosen: Option<ComputerPlayer>) -> impl IntoView {
    let opponents = expect_context::<Opponents>();
    match chosen {
        Some(character) => {
            let [way, score] = opponents.way_and_score(character);
            view! {
                <b translate="no">{phrases().level(character.id())}</b>
                " "
                <span>{way}</span>
                " "
                <small>{score}</small>
            }
            .into_any()
        }
        None => setup_phrases().choose_opponent().into_any(),
    }
}

/// Who takes the seat: a friend, nobody, or whoever is chosen.
#[component]
fn Keys(
    /// Which seat, from 0.
    index: usize,
    chosen: RwSignal<Option<ComputerPlayer>>,
    /// Seats who is chosen.
    #[prop(into)]
    on_seat: Callback<()>,
) -> impl IntoView {
    let setup = expect_context::<SetupState>();
    let open = expect_context::<OpenSeat>();
    let texts = setup_phrases();
    let kind = setup.memo(move |draft| draft.seats.get(index).map(|seat| seat.kind).unwrap_or_default());
    let become_kind = move |kind| setup.change(Changed::Players, |draft| draft.set_kind(index, kind));
    let seat_friend = move |_| {
        become_kind(SeatKind::Human);
        chosen.set(None);
        after_paint(|| {
            focus(find(&format!("#{NEW_NAME}")));
            // Whoever comes back has their name.
            if focus_is_lost() {
                focus(find(&format!("#{PICKER_TITLE}")));
            }
        });
    };
    let seat_nobody = move |_| {
        become_kind(SeatKind::Empty);
        open.close();
    };
    let friend = move |kind| {
        or_nothing((kind != SeatKind::Human).then(|| {
            view! {
                <button type="button" class="key key--quiet" on:click=seat_friend>
                    <Icon name="person"/>
                    {texts.friend()}
                </button>
            }
        }))
    };
    let nobody = move |kind| {
        or_nothing((kind != SeatKind::Empty).then(|| {
            view! {
                <button type="button" class="key key--quiet" on:click=seat_nobody>
                    <Icon name="x"/>
                    {texts.nobody_key()}
                </button>
            }
        }))
    };
    let seat = move |chosen: Option<ComputerPlayer>| {
        or_nothing(chosen.map(|character| {
            view! {
                <button type="button" class="key key--sun" on:click=move |_| on_seat.run(())>
                    {texts.seat_character(&phrases().level(character.id()))}
                </button>
            }
        }))
    };
    view! {
        <div class={"pick__b"}>
            <Keyed key=kind children=friend/>
            <Keyed key=kind children=nobody/>
            <Keyed key=chosen children=seat/>
        </div>
    }
}
