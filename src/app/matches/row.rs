//! A match: who played with which totals, when, what kind of game, who has won, and what can be done with it.

use super::MatchesState;
use crate::app::browser::clock::moment_in_words;
use crate::app::browser::focus::focus_back_later;
use crate::app::components::{Button, IconButton, Keyed, Plate, Total};
use crate::app::state::{
    CurrentMatch, LookingBackScreen, Notices, ReplayState, ReviewState, ScreenStack, ShownMatch, looking_back_phrases,
    phrases, saves,
};
use crate::engine::{Chance, Goal, Seat};
use crate::history::Entry;
use crate::record::told_apart;
use crate::setup::kind_and_goal;
use crate::storage::{DeletedMatch, KeptMatch};
use crate::table::TableMatch;
use leptos::prelude::*;

/// A match of the list.
#[component]
pub fn MatchRow(
    /// The match.
    one: KeptMatch,
) -> impl IntoView {
    let notices = expect_context::<Notices>();
    let deleted = StoredValue::new(None::<DeletedMatch>);
    let is_gone = RwSignal::new(false);
    let names = names(&one.entry);
    let when = moment_in_words(one.entry.time, phrases().language());
    let which = format!("{}, {when}", phrases().within(&phrases().list(&called(&names))));
    let delete = phrases().delete_match(&which);
    let id = one.id.clone();
    let remove = {
        let id = id.clone();
        move |()| {
            deleted.set_value(Some(saves().delete_finished(&id)));
            is_gone.set(true);
            focus_back_later(Some(key_id("undo", &id)));
        }
    };
    let put_back = {
        let id = id.clone();
        move |()| {
            let gone = deleted.try_update_value(Option::take).flatten();
            if let Some(gone) = gone {
                notices.show_saved(saves().put_match_back(gone));
            }
            is_gone.set(false);
            focus_back_later(Some(key_id("delete", &id)));
        }
    };
    let content = {
        let which = which.clone();
        move |is_gone: bool| {
            if is_gone {
                let undo = undo_label(&which);
                return view! {
                    <p role="status"><b>{phrases().match_deleted()}</b></p>
                    <Button
                        id=key_id("undo", &id)
                        class="key--quiet key--small"
                        label=undo
                        on_press=put_back.clone()
                    >
                        {phrases().undo()}
                    </Button>
                }
                .into_any();
            }
            view! {
                <Played entry=one.entry.clone() names=names.clone() when=when.clone()/>
                <p class={"months__k"}><Keys id=id.clone() which=which.clone()/></p>
                <IconButton id=key_id("delete", &id) name=delete.clone() icon="bin" on_press=remove.clone()/>
            }
            .into_any()
        }
    };
    view! { <li class={"box"}><Keyed key=is_gone children=content/></li> }
}

/// The id of a key of the match with this id.
fn key_id(key: &str, id: &str) -> String {
    format!("{key}-{id}")
}

fn undo_label(which: &str) -> String {
    phrases().detail(phrases().undo(), which)
}

/// The names of the players, told apart.
fn names(entry: &Entry) -> Vec<String> {
    told_apart(&entry.seats.iter().map(|seat| &*seat.player.name).collect::<Vec<&str>>())
}

fn called(names: &[String]) -> Vec<&str> {
    names.iter().map(|name| phrases().called(name)).collect()
}

/// Who played with which totals, when, what kind of game, and who has won.
#[component]
fn Played(entry: Entry, names: Vec<String>, when: String) -> impl IntoView {
    let is_chips = matches!(entry.rules.goal, Goal::Chips(_));
    let seats = entry.seats.iter().zip(&names).zip(entry.totals()).map(|((seat, name), total)| {
        let colour = usize::from(seat.colour) % Seat::MOST + 1;
        let total = total.to_string();
        view! {
            <span class=format!("p{colour}")>
                <Plate colour name=phrases().called(name)>
                    <Total is_chips total=Signal::stored(total)/>
                </Plate>
            </span>
        }
    });
    let kind = kind_and_goal(&entry.rules, entry.seats.len(), phrases());
    view! {
        <p>{seats.collect_view()}</p>
        <small>{format!("{when} · {kind}")}</small>
        <b>{result(&entry, &names)}</b>
    }
}

/// Who has won, in words.
fn result(entry: &Entry, names: &[String]) -> String {
    let winners: Vec<&str> = Seat::ALL
        .into_iter()
        .filter(|&seat| entry.winners.has(seat))
        .filter_map(|seat| names.get(seat.number()).map(|name| phrases().called(name)))
        .collect();
    let is_own = entry.only_person().is_some_and(|person| entry.winners.has(person));
    let side = if entry.rules.partners { 2 } else { 1 };
    let state = match (is_own, winners.len()) {
        (true, count) if count <= side => "won",
        (true, _) => "shared",
        (false, 1) => "one",
        (false, _) => "several",
    };
    looking_back_phrases().match_result(state, &phrases().list(&winners))
}

/// What can be done with it.
#[component]
fn Keys(id: String, which: String) -> impl IntoView {
    let state = expect_context::<MatchesState>();
    let (replayed, reviewed) = (id.clone(), id.clone());
    let keys = KeysOf::new();
    let label = |text: &str| phrases().detail(text, &which);
    view! {
        <Button id=key_id("replay", &id) class="key--quiet key--small" label=label(phrases().replay()) on_press=move |()| keys.replay(&replayed)>
            {phrases().replay()}
        </Button>
        <Button id=key_id("review", &id) class="key--quiet key--small" label=label(phrases().review()) on_press=move |()| keys.review(&reviewed)>
            {phrases().review()}
        </Button>
        <Button
            class="key--quiet key--small"
            label=label(phrases().share())
            on_press=move |()| state.shared.set(Some(id.clone()))
        >
            {phrases().share()}
        </Button>
    }
}

/// What the keys lead to.
#[derive(Clone, Copy)]
struct KeysOf {
    stack: ScreenStack,
    current: CurrentMatch,
    replay: ReplayState,
    review: ReviewState,
}

impl KeysOf {
    fn new() -> KeysOf {
        KeysOf {
            stack: expect_context(),
            current: expect_context(),
            replay: expect_context(),
            review: expect_context(),
        }
    }

    fn replay(self, id: &str) {
        if self.lay(id) {
            self.replay.opened.set(None);
            self.stack.push(LookingBackScreen::Replay(ShownMatch::Own, 0));
        }
    }

    fn review(self, id: &str) {
        if self.lay(id) {
            self.review.reviewed.set(None);
            self.stack.push(LookingBackScreen::Review(ShownMatch::Own, None));
        }
    }

    /// Makes this match the one that the screens are about; whether it can be read.
    fn lay(self, id: &str) -> bool {
        let game = finished(id);
        let is_there = game.is_some();
        if is_there {
            self.current.lay(game);
        }
        is_there
    }
}

/// The match of the history with this id.
pub fn finished(id: &str) -> Option<TableMatch> {
    let read = saves().finished_match(id)?.ok()?;
    let colours = read.entry.seats.iter().map(|seat| seat.colour).collect();
    let chance = Chance::new(read.seed.unwrap_or_default());
    Some(TableMatch { recorded: read.recorded, chance, colours, id: Some(id.to_owned()) })
}
