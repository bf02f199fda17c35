//! A table to sit down at, from a link.

use super::friends::remember_friend;
use super::learn_first::LearnFirst;
use super::special_rules::SpecialRules;
use crate::app::components::Button;
use crate::app::files::ContinueButton;
use crate::app::state::{Continued, ScreenStack, phrases, saves, sharing_phrases};
use crate::record::{PlayerKind, SeatEntry};
use crate::setup::USUAL_NAMES;
use crate::share::TableLink;
use crate::table::TableMatch;
use leptos::prelude::*;

/// The button that begins a match at the table of a link, or goes on with it where it was begun before; and what is special
/// about it.
#[component]
pub fn TableOffer(
    /// The table.
    table: TableLink,
    /// The link that led here.
    link: String,
    /// The link to a friend's result with the same deals: it is compared in the end.
    #[prop(optional, into)]
    friend: Option<String>,
    /// Whether a line says who plays what.
    #[prop(optional)]
    with_summary: bool,
) -> impl IntoView {
    let stack = expect_context::<ScreenStack>();
    let texts = sharing_phrases();
    let entries = entries(&table);
    let summary = with_summary.then(|| view! { <p>{phrases().summary(&entries, &table.rules)}</p> });
    let seed = table.seed;
    let play = at_beginning(&table).map(|game| {
        let recorded = game.recorded;
        if let Some(saved) = saves().same_matches(&recorded).into_iter().find(|saved| !saved.is_over) {
            return view! {
                <p>{texts.already_begun()}</p>
                <p class={"sheetbox__f"}><ContinueButton recorded saved=Some(saved)/></p>
            }
            .into_any();
        }
        let begin = move |()| {
            if let Some(friend) = &friend {
                remember_friend(friend);
            }
            stack.continue_match(Continued::Beside(Box::new(recorded.clone()), Some(seed)));
        };
        view! {
            <SpecialRules rules=table.rules/>
            <p class={"sheetbox__f"}>
                <Button class="key--sun" is_main=true on_press=begin>{texts.link_play()}</Button>
                <LearnFirst link=link.clone()/>
            </p>
        }
        .into_any()
    });
    view! {
        {summary}
        {play}
    }
}

/// How many people sit at the table.
pub fn people(table: &TableLink) -> usize {
    table.seats.iter().filter(|seat| seat.computer.is_none()).count()
}

/// The match at the table before its first move.
pub fn at_beginning(table: &TableLink) -> Option<TableMatch> {
    TableMatch::start(table.rules, entries(table), Vec::new(), table.seed).ok()
}

/// The players, with names for those who have none. The one person there is whoever has followed the link, not who sent it.
fn entries(table: &TableLink) -> Vec<SeatEntry> {
    let is_alone = people(table) == 1;
    let mut entries = table.entries(|index| usual_name(table, index));
    for entry in entries.iter_mut().filter(|entry| is_alone && entry.player == PlayerKind::Human) {
        entry.name = phrases().you().to_owned();
    }
    entries
}

/// What a player without a name is called: a level as where a match is set up.
pub fn usual_name(table: &TableLink, index: usize) -> String {
    let is_computer = table.seats.get(index).is_some_and(|seat| seat.computer.is_some());
    let name = index.checked_sub(1).and_then(|nth| USUAL_NAMES.get(nth)).filter(|_| is_computer);
    name.map_or_else(|| phrases().default_name(index + 1), |name| (*name).to_owned())
}
