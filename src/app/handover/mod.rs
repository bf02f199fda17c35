//! Between the turns of two people at one device: every rack is covered until the next one wants to see theirs.

use crate::app::components::{Button, Glyph, Heading, Icon, MoveList};
use crate::app::state::{CurrentMatch, Navigation, TakingBack, phrases};
use crate::engine::Seat;
use crate::table::TableMatch;
use crate::table::moves::turns_since;
use crate::table::sentences::how_round_begins;
use leptos::prelude::*;

/// The screen between two people's turns. No card is in the page while it is shown; what everybody saw since the last turn
/// of who comes next is told in words.
#[component]
pub fn Handover(
    /// Who comes next.
    seat: Seat,
) -> impl IntoView {
    let current = expect_context::<CurrentMatch>();
    let navigation = expect_context::<Navigation>();
    let phrases = phrases();
    let take_back = TakingBack::here().and_then(|taking_back| {
        let whose_move = |game: &TableMatch| {
            let whose = game.taken_back(false)?.state().to_act()?;
            Some(phrases.take_back_of(game.name(whose, phrases)))
        };
        Some((taking_back, current.with_untracked(whose_move)?))
    });
    let beginning = current.with_untracked(|game| how_round_begins(game, phrases));
    let turns = current.with_untracked(|game| turns_since(game, seat, phrases));
    let meanwhile = (!turns.is_empty()).then(|| {
        view! {
            <section class="handover__m" aria-labelledby="meanwhile">
                <h2 id="meanwhile">{phrases.meanwhile()}</h2>
                <MoveList turns/>
            </section>
        }
    });
    let (name, colour) = current.with_untracked(|game| (game.name(seat, phrases).to_owned(), game.colour(seat)));
    view! {
        <main class=format!("handover p{colour}")>
            <div class="handover__g"><Glyph colour/></div>
            <Heading>{phrases.pass_device(&name)}</Heading>
            {beginning.map(|beginning| view! { <p>{beginning}</p> })}
            <p>{phrases.pass_device_why()}</p>
            {meanwhile}
            <Button class="key--sun key--big" on_press=move |()| current.viewer.set(Some(seat))>
                {phrases.show_my_rack()}
            </Button>
            {take_back.map(|(taking_back, text)| view! {
                <Button class="key--quiet" on_press=move |()| taking_back.take_back()><Icon name="undo"/>{text}</Button>
            })}
            <Button class="key--quiet" on_press=move |()| navigation.leave_table()>{phrases.end_match()}</Button>
        </main>
    }
}
