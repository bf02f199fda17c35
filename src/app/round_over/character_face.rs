//! The face of a character beside what their rack has scored.

use crate::app::components::{Face, or_nothing};
use crate::app::state::CurrentMatch;
use crate::club::{Mood, Score};
use crate::engine::Seat;
use crate::players::ComputerPlayer;
use crate::remarks::{Company, mood_after_round};
use crate::table::TableMatch;
use leptos::prelude::*;

/// The face of whoever sits there, as the round has left them; nothing where no character sits.
#[component]
pub fn CharacterFace(
    /// The seat.
    seat: Seat,
) -> impl IntoView {
    let sitter = expect_context::<CurrentMatch>().with_untracked(|game| sitter(game, seat));
    or_nothing(sitter.map(|(character, mood)| view! { <Face character mood=Signal::stored(mood)/> }))
}

fn sitter(game: &TableMatch, seat: Seat) -> Option<(ComputerPlayer, Mood)> {
    // What they remember of the person shows in no face.
    let company = Company::of(&game.recorded, |_| Score::default());
    let result = game.state().last_result()?;
    Some((company.character(seat)?, mood_after_round(seat, &company, result, game.goal())))
}
